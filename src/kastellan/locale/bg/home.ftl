# Началната страница на завърналите се

home-hello = { $part ->
    [morning] Добро утро
    [day] Добър ден
   *[evening] Добър вечер
}{ $named ->
    [yes] , { $name }
   *[no] {""}
}.
home-waits = { $count ->
    [0] Нищо не ви чака.
    [one] Чака ви една маса.
   *[other] Чакат ви { $count } маси.
}
home-turns = { $count ->
    [one] на ход сте на една маса
   *[other] на ход сте на { $count } маси
}
home-with = { $game }: { $others }
home-with-against = { $game }: в отбора ви { $mates }, срещу вас { $others }
home-against = { $game }: срещу вас { $others }
home-your-turn = Вие сте на ход:
home-others = На ход: { $others }.
home-paused = На пауза от { $since }.
home-nobody = Предстои следващият ход.
home-invited = { $name } ви кани да играете.
home-play = Играй
home-look = Виж
home-come = Седни
home-puzzle-go = Реши една
home-again = Отново със същите хора
home-again-do = Отново
home-again-label = { $game }, отново: { $others }
home-again-help = Същата игра със същите настройки; всеки се мести с едно място, а останалите намират поканата на началната си страница.
home-won-you = { $game }, победихте вие
home-won = { $game }, { $count ->
    [one] победител: { $names }
   *[other] победители: { $names }
}
home-won-computer = { $game }, победи компютър
home-won-nobody = { $game }
home-score = Победи в { $games } игри: { $score }
home-score-you = вие { $count }
home-score-one = { $name } { $count }

home-task-kryptos-reveal = покажете една от картите си.
home-task-kryptos-first = отгатнете карта.
home-task-kryptos-second = опитайте още веднъж или завършете хода си.
home-task-decrypto-choose = посочете кой ще дава подсказките на отбора ви.
home-task-decrypto-write = напишете три подсказки.
home-task-decrypto-guess = решете за кой код става дума.
home-task-decrypto-names = назовете думите на другите.
home-task-decrypto-object = отговорете на възражение.
home-task-decrypto-vote = гласувайте по възражение.
home-task-kreta-card = изиграйте карта с персонаж.
home-task-kreta-copy = изберете кого да повтори Кралят.
home-task-kreta-admiral = действайте с Адмирала.
home-task-kreta-commander = действайте с Командира.
home-task-kreta-abbot = действайте с Абата.
home-task-kreta-farmer = действайте със Земеделеца.
home-task-kreta-architect = действайте с Архитекта.
home-task-kreta-fort_card = запазете картата за крепост или я сменете.
home-task-krysis-deck = съставете тестето си.
home-task-krysis-tactical = изберете началната си ръка.
home-task-krysis-bid = заложете.
home-task-krysis-place = изберете място за миньора си.
home-task-krysis-keep = запазете един от два артефакта.
home-task-krysis-team = изберете агент.
home-task-krysis-action = изберете какво прави екипът ви.
home-task-krysis-destination = кажете къде отива плячката.
home-task-krysis-refill = изтеглете агент.
