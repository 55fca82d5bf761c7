# Moves in words, for hints and reviews

decrypto-do-write_clue = Write in line { $line }: “{ $text }”
decrypto-do-submit_clues = Hand in the clues
decrypto-do-draft_guess = Propose { $guess } to the team
decrypto-do-fix_guess = Answer { $guess }
decrypto-do-reopen_guess = Reopen the guess of the team
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
decrypto-do-note = Write a note for the team
decrypto-do-name_team = Name the team “{ $text }”
