# Les coups en mots, pour les conseils et les bilans

decrypto-do-write_clue = Écrire à la ligne { $line } : « { $text } »
decrypto-do-choose_encryptor = Désigner { SEAT($seat) } comme encrypteur
decrypto-do-submit_clues = Remettre les indices
decrypto-do-draft_guess = Mettre { $guess } au brouillon
decrypto-do-fix_guess = Valider { $guess }
decrypto-do-reopen_guess = Rouvrir la réponse
decrypto-do-object = Contester l’indice { $line } au nom de { $rule }
decrypto-do-answer_objection = { $answer ->
    [concede] Admettre l’objection
   *[contest] Maintenir l’indice
}
decrypto-do-vote = { $vote ->
    [uphold] Voter pour l’objection
    [reject] Voter contre l’objection
   *[abstain] S’abstenir
}
decrypto-do-name_keyword = Nommer « { $text } » comme mot-clé { $place }
decrypto-do-fix_names = Remettre les mots nommés
decrypto-do-note = Écrire une note
decrypto-do-name_team = Prendre le nom « { $text } »
