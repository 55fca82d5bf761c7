# Moves in words, for hints and reviews

decrypto-do-write_clue = Write in line { $line }: “{ $text }”
decrypto-do-choose_encryptor = Name { SEAT($seat) } as encryptor
decrypto-do-submit_clues = Hand in the clues
decrypto-do-draft_guess = Draft { $guess }
decrypto-do-fix_guess = Lock in { $guess }
decrypto-do-reopen_guess = Reopen the guess
decrypto-do-object = Object to clue { $line } by { $rule }
decrypto-do-answer_objection = { $answer ->
    [concede] Concede the objection
   *[contest] Contest the objection
}
decrypto-do-vote = { $vote ->
    [uphold] Vote for the objection
    [reject] Vote against the objection
   *[abstain] Abstain
}
decrypto-do-name_keyword = Name “{ $text }” as keyword { $place }
decrypto-do-fix_names = Hand in the named words
decrypto-do-note = Write a note
decrypto-do-name_team = Take the name “{ $text }”
