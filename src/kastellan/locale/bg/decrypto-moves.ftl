# Ходовете с думи, за съвети и разбори

decrypto-do-write_clue = Подсказка на ред { $line }: „{ $text }“
decrypto-do-choose_encryptor = Посочване на шифровчик: { SEAT($seat) }
decrypto-do-submit_clues = Предаване на подсказките
decrypto-do-draft_guess = Чернова на отговор: { $guess }
decrypto-do-fix_guess = Потвърждаване на { $guess }
decrypto-do-reopen_guess = Отваряне отново на отговора
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
decrypto-do-note = Писане на бележка
decrypto-do-name_team = Избор на име: „{ $text }“
