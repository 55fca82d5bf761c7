# Дъската на Decrypto

decrypto-ui-white = Белите
decrypto-ui-black = Черните
decrypto-ui-team = Отборът
decrypto-ui-interceptor = Прихващачът
decrypto-ui-seat = { SEAT($seat) }
decrypto-ui-us = { $alone ->
    [yes] вие
   *[no] ние
}
decrypto-ui-encryptor-of = { $team } · шифровчик
decrypto-ui-encryptor = шифровчик
decrypto-ui-round = рунд
decrypto-ui-intercepted = прихванати
decrypto-ui-misread = неразбирателство
decrypto-ui-intercepted-of = Жетони за прихващане: { $count ->
    [3] 3
   *[other] { $count } от 2
}
decrypto-ui-misread-of = Жетони за неразбирателство: { $count } от 2
decrypto-ui-state-writes = писане
decrypto-ui-state-chooses = избор
decrypto-ui-state-chosen = избран
decrypto-ui-state-submitted = предадено
decrypto-ui-state-fixed = потвърден отговор
decrypto-ui-state-agreeing = съгласуване
decrypto-ui-state-names = назоваване
decrypto-ui-state-named = предадено

decrypto-ui-limit = { $what ->
    [sand] пясъчен часовник
    [clues] за подсказки
    [guess] за отгатване
    [answer] за отговор
    [vote] за гласуване
   *[names] за назоваване
}
decrypto-ui-seconds-left = { $seconds ->
    [one] Остава { $seconds } секунда.
   *[other] Остават { $seconds } секунди.
}

decrypto-ui-screen = Екран: { $team }
decrypto-ui-their-screen = { $team }: запечатан екран
decrypto-ui-sealed = запечатано
decrypto-ui-windows-own = Само вашият отбор вижда тези думи.
decrypto-ui-windows-pegs = Само вашият отбор вижда тези думи. Поставете по едно щифтче за всяка подсказка.
decrypto-ui-windows-sealed = Тези думи вижда само самият отбор.
decrypto-ui-code-is = Вашият код: { $code }
decrypto-ui-code-secret = Вашият код. Никой друг не го вижда преди разкриването.

decrypto-ui-desk = Вашите три подсказки
decrypto-ui-clue = подсказка { $line }
decrypto-ui-they-know = Другите знаят за { $digit }: { $clues }
decrypto-ui-they-know-none = Другите не знаят нищо за { $digit }
decrypto-ui-near-ask = Близо ли е до това, което знаят?
decrypto-ui-near-thinking = Подсказките ви се претеглят…
decrypto-ui-near = По това, което знаят, биха я поставили вярно с вероятност около { $percent }%.
decrypto-ui-near-to = Биха я поставили вярно с вероятност около { $percent }%, най-близо до „{ $clue }“ ({ $digit }).
decrypto-ui-empty = Дума или изречение за смисъла на „{ $keyword }“.
decrypto-ui-checking = Проверява се…
decrypto-ui-passes = Няма забележки.
decrypto-ui-refused = Отказано:
decrypto-ui-attention = Внимание:
decrypto-ui-confirm = Потвърждавам тази подсказка
decrypto-ui-perform = Изпълнявам тази подсказка; текстът е надписът ѝ
decrypto-ui-read-rule = Прочетете правило { $rule }
decrypto-ui-your-clues = Вашите подсказки.
decrypto-ui-clue-missing = { $count ->
    [one] Липсва още подсказка { $lines }.
   *[other] Липсват още подсказки { $lines }.
}
decrypto-ui-clue-confirm = { $count ->
    [one] Потвърдете подсказка { $lines } или я пренапишете.
   *[other] Потвърдете подсказки { $lines } или ги пренапишете.
}
decrypto-ui-clue-correct = { $count ->
    [one] Пренапишете подсказка { $lines }: тя нарушава правило.
   *[other] Пренапишете подсказки { $lines }: те нарушават правило.
}
decrypto-ui-hand-in-ready = И трите подсказки са допустими. Предавате ли ги?
decrypto-ui-hand-in-help = Предаването е окончателно. След това пясъкът тече за другия шифровчик.
decrypto-ui-hand-in-final = Предаването е окончателно.
decrypto-ui-hand-in-sand = Предаването е окончателно. Изтече ли времето, отказан ред остава празен (DEC-14).
decrypto-ui-hand-in = Предай 3 подсказки

decrypto-ui-dealing = Ключовите думи и кодовете се теглят.
decrypto-ui-your-encryptor = Вашият шифровчик.
decrypto-ui-choose-now = Посочете кой ще дава подсказките на отбора ви в този рунд.
decrypto-ui-choose-help = Може всеки от вас; важи първото посочване. Никой не се посочва отново, преди да са били всички останали.
decrypto-ui-choose-wait = Подсказките на отбора ви ще дава { SEAT($seat) }. Другият отбор още избира.
decrypto-ui-choose-watch = Отборите посочват шифровчиците си.
decrypto-ui-choose-one = Избор на шифровчик за { decrypto-story-team }.
decrypto-ui-choose-seat = Да бъде { SEAT($seat) }
decrypto-ui-choose-me = Подсказките давам аз
decrypto-ui-choose-been = беше шифровчик
decrypto-ui-chosen = Подсказките дава { SEAT($seat) }.
decrypto-ui-chooses = изборът предстои
decrypto-ui-write-one = { SEAT($seat) } пише три подсказки.
decrypto-ui-write-two = { SEAT($seat) } и { SEAT($other) } пишат подсказките си.
decrypto-ui-write-done = Подсказките ви са предадени. { SEAT($seat) } още пише.
decrypto-ui-write-wait-help = Помислете върху досегашните подсказки: всички са на листа.
decrypto-ui-write-first-help = Междувременно разгледайте четирите думи на отбора си: подсказките ще са за тях.
decrypto-ui-wait-writes = { SEAT($seat) } пише три подсказки.
decrypto-ui-wait-done = { SEAT($seat) } предаде три подсказки.

decrypto-ui-clue-row = Подсказка { $line }: { $clue }
decrypto-ui-no-clue = без подсказка
decrypto-ui-performed = изпълнена
decrypto-ui-struck = зачеркната
decrypto-ui-stands = остава
decrypto-ui-socket = Ключова дума { $digit }
decrypto-ui-socket-word = { $digit }, { $word }
decrypto-ui-socket-used = тук е щифтчето на подсказка { $line }
decrypto-ui-drafted-by = щифтче на { SEAT($seat) }
decrypto-ui-you = Вие
decrypto-ui-decode = Разшифровайте:
decrypto-ui-intercept = Прихванете:
decrypto-ui-put-pegs = поставете на всеки ред по едно щифтче под думата, за която е подсказката.
decrypto-ui-draft = черновата ви е { $guess }.
decrypto-ui-mate-waits = { SEAT($seat) } оставя избора на вас.
decrypto-ui-ask-mate = Питай { SEAT($seat) }
decrypto-ui-thinking = { SEAT($seat) } мисли…
decrypto-ui-thinks-so = така мисли { SEAT($seat) }
decrypto-ui-take-over = Постави така
decrypto-ui-why = Защо?
decrypto-ui-why-close = Затвори доводите
decrypto-ui-decode-help = Потвърждаването е окончателно. При грешка отборът ви взема жетон за неразбирателство.
decrypto-ui-decode-three = Потвърждаването е окончателно. При грешка прихващачът взема жетон.
decrypto-ui-intercept-help = Потвърждаването е окончателно. Познаете ли, вземате жетон за прихващане; сгрешите ли, не губите нищо.
decrypto-ui-intercept-talk = Потвърждаването е окончателно. Можете да говорите с отбора си за тези подсказки; вашият код остава ваша тайна.
decrypto-ui-intercept-silent = Потвърждаването е окончателно. На тази маса мълчите, докато вашият код не бъде разкрит.
decrypto-ui-fix-all = Отговорът е потвърден, когато всички отгатващи са съгласни.
decrypto-ui-fix-none = Потвърди
decrypto-ui-fix = Потвърди { $guess }
decrypto-ui-propose-none = Предложи
decrypto-ui-propose = Предложи { $guess }
decrypto-ui-agree-now = { $seats }: предложение за { $guess }.
decrypto-ui-agree-help = Съгласете се или отворете отговора отново, за да го промените.
decrypto-ui-agree = Приеми { $guess }
decrypto-ui-reopen = Отвори отново
decrypto-ui-agreed = Вие се съгласихте с { $guess }.
decrypto-ui-agreed-help = Съотборниците ви също се съгласяват или отварят отговора отново.
decrypto-ui-fixed = { $alone ->
    [yes] Отговорът ви е потвърден: { $guess }.
   *[no] Отговорът на отбора ви е потвърден: { $guess }.
}
decrypto-ui-fixed-help = Когато и другата страна е готова, прихващането се обявява първо.
decrypto-ui-own-clues = Обсъждат се вашите подсказки.
decrypto-ui-own-clues-help = Не участвате и не показвате реакция, докато кодът ви не бъде разкрит.
decrypto-ui-watch = Обсъждат се подсказките на { decrypto-story-team }.
decrypto-ui-listen = { $team ->
    [white] Белите разшифроват
    [black] Черните разшифроват
    [pair] Отборът разшифрова
    [interceptor] Прихващачът разшифрова
   *[named] „{ $called }“ разшифрова
}. Запишете си подсказките.
decrypto-ui-listen-help = В рунд 1 не се прихваща.
decrypto-ui-listen-talk = В рунд 1 не се прихваща. Можете да говорите с отбора си за тези подсказки; вашият код остава ваша тайна.

decrypto-ui-object = Възражение
decrypto-ui-spell = Покажете буква по буква
decrypto-ui-object-line = Възрази срещу подсказка { $line }
decrypto-ui-objecting = Възражение.
decrypto-ui-object-choose = Изберете подсказката и правилото, което тя нарушава.
decrypto-ui-object-this = Подсказка { $line } нарушава { $rule }.
decrypto-ui-object-help = { SEAT($author) } признава или оспорва; при оспорване гласуват всички останали. По едно възражение на ред.
decrypto-ui-object-send = Възрази
decrypto-ui-cancel = Отказ
decrypto-ui-which-clue = Коя подсказка?
decrypto-ui-which-rule = По кое правило?
decrypto-ui-choose-rule = Изберете правило
decrypto-ui-objection = Възражение
decrypto-ui-objects = { SEAT($seat) } възразява срещу подсказка { $line }, „{ $clue }“.
decrypto-ui-answer-wait = { SEAT($author) } отговаря на възражението срещу подсказка { $line }. Дотогава не се отгатва.
decrypto-ui-your-answer = Вашият отговор.
decrypto-ui-answer-now = Според { SEAT($seat) } подсказка { $line } нарушава { $rule }.
decrypto-ui-answer-help = Признаете ли, подсказката се зачерква. Оспорите ли, другите гласуват.
decrypto-ui-concede = Признавам
decrypto-ui-contest = Оспорвам
decrypto-ui-your-vote = Вашият глас.
decrypto-ui-vote-now = Нарушава ли подсказка { $line } „{ $ground }“ ({ $rule })?
decrypto-ui-vote-help = Зачерква се, ако гласовете „за“ са повече и поне един е от нейния отбор.
decrypto-ui-vote-uphold = Зачеркни я
decrypto-ui-vote-reject = Да остане
decrypto-ui-vote-abstain = Въздържам се
decrypto-ui-votes = Гласове
decrypto-ui-has-voted = гласува
decrypto-ui-votes-still = гласът още се чака
decrypto-ui-your-vote-was = Вашият глас: { $vote ->
    [uphold] зачеркване
    [reject] остава
   *[abstain] въздържане
}.
decrypto-ui-vote-author = Другите гласуват за вашата подсказка { $line }.
decrypto-ui-vote-wait = Гласува се за подсказка { $line }.
decrypto-ui-voted = Вие гласувахте. Другите още гласуват за подсказка { $line }.
decrypto-ui-ground-DEC-40 = Три отделни подсказки
decrypto-ui-ground-DEC-42 = Смисълът
decrypto-ui-ground-DEC-43 = Не изписването
decrypto-ui-ground-DEC-44 = Не броят на буквите
decrypto-ui-ground-DEC-45 = Не мястото
decrypto-ui-ground-DEC-46 = Не звученето
decrypto-ui-ground-DEC-48 = Общодостъпно знание
decrypto-ui-ground-DEC-50 = Едно и също за всички
decrypto-ui-ground-DEC-51 = Никоя подсказка два пъти
decrypto-ui-ground-DEC-52 = Не кодът
decrypto-ui-ground-DEC-53 = Никоя собствена ключова дума
decrypto-ui-ground-DEC-54 = Никакъв превод
decrypto-ui-ground-DEC-55 = Никакъв общ корен

decrypto-ui-told = Разкриване в рунд { $round } за { decrypto-story-team }
decrypto-ui-told-interception = { $team ->
    [white] Белите се опитаха да прихванат
    [black] Черните се опитаха да прихванат
    [pair] Отборът се опита да прихване
    [interceptor] Прихващачът се опита да прихване
   *[named] „{ $called }“ се опита да прихване
}: { $guess }.
decrypto-ui-told-decoding = { $team ->
    [white] Белите се опитаха да разшифроват
    [black] Черните се опитаха да разшифроват
    [pair] Отборът се опита да разшифрова
    [interceptor] Прихващачът се опита да разшифрова
   *[named] „{ $called }“ се опита да разшифрова
}: { $guess }.
decrypto-ui-told-code = Кодът е { $code }.
decrypto-ui-told-caught = Жетон за прихващане за { decrypto-story-team }.
decrypto-ui-told-misread = Жетон за неразбирателство за { decrypto-story-team }.
decrypto-ui-told-misread-three = Неуспешно разшифроване: прихващачът взема жетон за прихващане.
decrypto-ui-told-fine = Разбран само от своя отбор: без жетон.
decrypto-ui-told-close = Затвори разкриването
decrypto-ui-step-interception = Прихващане ({ $team })
decrypto-ui-step-decoding = Разшифроване ({ $team })
decrypto-ui-step-code = кодът
decrypto-ui-stamp-intercepted = прихванат
decrypto-ui-stamp-misread = неразбирателство
decrypto-ui-stamp-safe = опазен

decrypto-ui-sheet = Лист за бележки
decrypto-ui-our-side = { $alone ->
    [yes] Вашата страна
   *[no] Нашата страна
}
decrypto-ui-their-side = { $alone ->
    [yes] Другата страна
   *[no] Тяхната страна
}
decrypto-ui-ours = наша: разшифроваме
decrypto-ui-ours-none = ваша
decrypto-ui-theirs = { $alone ->
    [yes] тяхна: прихващате
   *[no] тяхна: прихващаме
}
decrypto-ui-theirs-none = негова
decrypto-ui-rounds = Подсказки, отговори и кодове по рундове
decrypto-ui-col-clue = подсказка
decrypto-ui-col-guess = { $alone ->
    [yes] ваш отговор
   *[no] наш отговор
}
decrypto-ui-col-decoding = отговор
decrypto-ui-col-true = верен код
decrypto-ui-your-three = пишете ги сега
decrypto-ui-lists = Подсказки за всяка ключова дума
decrypto-ui-no-keywords = Прихващачът няма ключови думи: тук не се пише нищо.
decrypto-ui-hunch = Вашето предположение за ключова дума { $place }; само вие го виждате
decrypto-ui-notes = Бележки
decrypto-ui-notes-of = { $alone ->
    [yes] Вашите бележки
   *[no] Нашите бележки
}
decrypto-ui-notes-empty = { $alone ->
    [yes] Четете ги само вие.
   *[no] Чете ги само вашият отбор.
}
decrypto-ui-notes-muted = Пазите таен код: засега пишете само подсказки.
decrypto-ui-name-team = { $alone ->
    [yes] Изберете си име
   *[no] Дайте име на отбора
}
decrypto-ui-save = Запази

decrypto-ui-tie = Равенство.
decrypto-ui-naming = Кои са ключовите думи на противника ({ $team })?
decrypto-ui-name-word = Дума { $place }
decrypto-ui-names-now = Назовете до четири ключови думи на другия отбор.
decrypto-ui-names-watch = Равенство: всеки отбор назовава ключовите думи на другия.
decrypto-ui-names-help = Редът няма значение; печели този, който открие повече. Предаването важи за целия отбор.
decrypto-ui-names-send = Предай думите
decrypto-ui-names-wait = Думите ви са предадени. Другият отбор още назовава.
decrypto-ui-over = Победа за { decrypto-story-team }.
decrypto-ui-shared = Двата отбора си поделят победата.
decrypto-ui-winner = победа
decrypto-ui-face-up = Всички ключови думи
decrypto-ui-found = Открити от противника ({ $team }): { $count } от 4. Назовани думи: { $words }
decrypto-ui-found-nothing = Противникът ({ $team }) не назова дума.
decrypto-ui-audit = Пренебрегнати предупреждения: { $count }
decrypto-ui-audit-line = Рунд { $round }, { $team }, подсказка { $line }:
decrypto-ui-fate-for = във ваша полза
decrypto-ui-fate-against = срещу вас
