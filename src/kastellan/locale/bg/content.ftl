# Собствени списъци с думи, карти и полета

content-word-two = Това са повече от една дума. Напишете една или махнете реда.
content-word-sign = „{ $sign }“ не е буква от този език. Напишете думата без този знак или изберете друг език.
content-word-letters = „{ $word }“ не е една дума с малки букви от езика си (на { $place }). Напишете я така.
content-word-length = „{ $word }“ има { $letters ->
    [one] една буква
   *[other] { $letters } букви
}. В прозорец се събират от { $least } до { $most }.
content-word-twice = „{ $word }“ вече я има{ $line ->
    [0] {""}
   *[other] {" "}на ред { $line }
}. Махнете я.
content-word-shares = Има общ корен с „{ $word }“ на ред { $line }: двете никога не се падат в една игра.
content-words-many = Един списък има най-много { $limit } думи. Махнете някои.
content-root = „{ $root }“ не е корен: нужни са поне две букви в една дума. Променете го или го махнете.
content-root-none = „{ $word }“ няма корен (на { $place }). Дайте поне един: никоя подсказка не бива да го съдържа.
content-list-short = Ако думите са по-малко от { $few }, който знае списъка, може да отгатне част от чуждите думи.
content-list-for-three = За четирима и повече играчи са нужни { $least } думи без общ корен. За трима списъкът стига.
content-list-foreign = Подсказките се сравняват буква по буква, за останалото съдят хората. Компютрите не знаят този език.
content-unfit = Това още не е списък. Напишете още думи.
content-wrong = Файлът не може да се използва (на { $place }). Проверката казва на английски: { $reason }. Поправете го там и опитайте отново.

content-title = Ваши собствени думи
content-help = Поставете списък: по една дума на ред или със запетаи. Всеки ред се проверява, докато пишете.
content-back = Decrypto
content-paste-label = Думи, по една на ред
content-paste-example = Поставете или напишете думи тук
content-add = Добави думите
content-file = От файл
content-save-file = Запази като файл
content-fine = { $count } наред
content-notes = { $count } със забележка
content-mends = { $count } за поправка
content-only-mends = Покажи само тези за поправка
content-show-all = Покажи всички
content-word = дума
content-letters = букви
content-roots = корени, забранени в подсказки
content-roots-derived = предложени по правило
content-line = Ред { $line }
content-line-remove = Махни „{ $word }“
content-root-add = Добави корен към „{ $word }“
content-root-remove = Махни корена „{ $root }“
content-root-label = Корен
content-write = Напиши „{ $word }“
content-take-out = Махни
content-name = Име на списъка
content-name-example = Лято на морето
content-language = Език на думите
content-language-en = English
content-language-fr = Français
content-language-bg = Български
content-language-other = Друг
content-who = Кой може да го ползва?
content-who-me = Само аз
content-who-me-help = На маси, които отварям. Който седи там, получава списъка с играта, след като тя свърши.
content-who-link = Който има връзката
content-who-link-help = Може да прочете думите преди игра
content-who-all = Всички тук
content-who-all-help = Показва се при Decrypto с вашето име
content-gets = Какво получава масата
content-gets-cards = { $count ->
    [one] Готова е { $count } дума
   *[other] Готови са { $count } думи
}. Играта тегли 8 от тях, при трима играчи 4, никога две с общ корен.
content-known = { $known ->
    [0] Компютрите не знаят нито една от тези думи: ще гадаят.
   *[other] Компютрите знаят { $known } от { $count }. За другите дават и четат подсказки зле.
}
content-known-all = Компютрите знаят всички тези думи.
content-kept = Списъкът се пази по отпечатъка си. Игра, започнала с него, го запазва, каквото и да промените после.
content-ready = { $count ->
    [0] Още няма готова дума.
    [one] Готова е { $count } дума.
   *[other] Готови са { $count } думи.
}
content-out = { $count ->
    [0] {""}
    [one] { $count } ред остава вън, докато не го поправите.
   *[other] { $count } реда остават вън, докато не ги поправите.
}
content-checking = Проверява се…
content-save = Запази
content-waits = Още не е запазено. Този браузър го пази за вас.
content-saved = Запазено.
content-open = Отвори маса с тях
content-delete = Изтрий списъка
content-delete-text = Списъкът „{ $name }“ се изтрива. Игрите, играни или започнати с него, го запазват.
content-yours = Вашите думи, полета и карти
content-yours-none = Още нямате свои. Тук стои това, което сте направили и запазили.
content-mine = Вашите списъци
content-shared = Списъци за всички
content-shared-by = от { $name }
content-none = Още нямате списъци.
content-new = Нов списък
content-unnamed = Моите думи
content-not-yours = Този списък е на друг. Като го запазите, правите свое копие.
content-offline = Без сървър списъците нито се проверяват, нито се пазят. Свържете се и опитайте отново.
content-choose = Думи
content-house = Думите на Kastellan
content-choose-other = Играе се с
content-house-other = Това на Kastellan
content-own-file = Играй със свой файл
content-unofficial = { $game ->
    [kryptos] Kryptos е игра на Пьотър Шилка, издадена от Muduko и Cranio Creations.
    [decrypto] Decrypto е игра на Тома Дажне-Лесперанс, издадена от Le Scorpion masqué; марката принадлежи на Hachette.
    [kreta] Kreta е игра на Щефан Дора, издадена от Goldsieber.
   *[krysis] Krysis е игра на Золтан Ацел и Золтан Аго, издадена от Gém Klub, Heidelberger и Rio Grande Games.
} Това е неофициално изпълнение. Отпечатаната игра може да се купи, нова или втора ръка.

server-content-large = Файлът има { $size } хиляди байта; позволени са { $limit } хиляди. Съкратете го.
server-content-not-for-all = На този сървър не може да предлагате списъци, полета и карти на всички. Споделете чрез връзката.
server-content-not-yours = Това е на друг човек. Запазете си свое копие.
server-content-no-lines = { $game } не се пише ред по ред. Изберете файл.
server-content-other-game = С това не може да се играе на тази маса: направено е за друга игра. Изберете друго.
server-no-content = Тук няма такъв списък, поле или карти или не са споделени с вас. Поискайте връзката от собственика.
server-too-many-contents = Вече пазите { $limit } списъка, полета и карти. Първо изтрийте нещо.
content-undo = Отмени
content-redo = Върни
content-languages = Имена на
content-same = Пиши го така на всички езици
content-faults = { $count ->
    [0] Всичко е наред: може да се играе с това.
    [one] Остава да поправите { $count } нещо.
   *[other] Остава да поправите { $count } неща.
}
content-faults-list = За поправка
content-fault-show = Покажи
content-not-this = Файлът не е от този вид. { $why }
content-here = Няма връзка със сървъра, затова това остава в този браузър. С него може да се играе на това устройство.
content-edit = { $game ->
    [decrypto] Играй със свои думи
    [kryptos] Направи свои цветове
    [kreta] Начертай свое поле
   *[krysis] Направи свои карти
}
