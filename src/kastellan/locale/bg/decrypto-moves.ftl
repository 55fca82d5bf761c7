# Ходовете с думи, за съвети и разбори

decrypto-do-write_clue = Подсказка на ред { $line }: „{ $text }“
decrypto-do-submit_clues = Предаване на подсказките
decrypto-do-draft_guess = Предлагане на { $guess } на отбора
decrypto-do-fix_guess = Отговор { $guess }
decrypto-do-reopen_guess = Отваряне отново на отговора на отбора
decrypto-do-object = Възражение срещу подсказка { $line } по { $rule }
decrypto-do-answer_objection = { $answer ->
    [concede] Признаване на възражението
   *[contest] Оспорване на възражението
}
decrypto-do-vote = { $vote ->
    [uphold] Глас за възражението
    [reject] Глас против възражението
   *[abstain] Въздържане
}
decrypto-do-name_keyword = Назоваване на „{ $text }“ като ключова дума { $place }
decrypto-do-fix_names = Предаване на назованите думи
decrypto-do-note = Бележка за отбора
decrypto-do-name_team = Име на отбора: „{ $text }“
