# Имена, използвани в други съобщения

kreta-the-card = { $card ->
    [king] Краля
    [architect] Архитекта
    [admiral] Адмирала
    [commander] Командира
    [castellan] Кастелана
    [abbot] Абата
   *[farmer] Земеделеца
}
kreta-of-the-card = на { kreta-the-card }
kreta-a-tile = { $tile ->
    [wheat] жито
    [olive] маслини
    [wine] вино
    [thyme] мащерка
   *[cheese] сирене
}
kreta-tile = { kreta-a-tile }

# Подготовка на играта

kreta-option-first_player = Първи играч
kreta-option-first_player-help = Кой играе първия ход. Без избор се тегли жребий.
kreta-option-full_transit = Преминаване през пълни провинции
kreta-option-full_transit-help = Провинция със 7 фигури е пълна и никой не може да спре там. Изберете кой все пак може да мине през нея.
kreta-option-full_transit-abbots_only = Само абатите
kreta-option-full_transit-all = Абатите и селяните

kreta-players = Kreta се играе от 2 до 4 души, а сега { $seats ->
    [one] има { $seats } играч
   *[other] има { $seats } играчи
}. Добавете или махнете играчи.
kreta-first-player = Няма такова място: местата са с номера от 1 до { $last }. Посочете едно от тях или оставете първия играч на жребия.

# Защо един ход е отказан

kreta-over = Играта свърши: единайсетото точкуване е проведено. Започнете нова, за да играете още.
kreta-setup = Островът още се подготвя. Изчакайте, докато две карти за крепост лежат с лицето нагоре.
kreta-turning-up = В момента се обръща следващата карта за крепост. Изчакайте малко.
kreta-not-your-turn = На ход е { SEAT($seat) }. Изчакайте своя ред.
kreta-no-such-card = Няма такъв персонаж. Изберете един от вашите седем.
kreta-no-such-province = Няма такава провинция. Изберете някоя от картата.
kreta-no-such-site = Няма такова място за крепост. Изберете някое с номер от 1 до 26.
kreta-one-card = На ход се играе само една карта, а действието { kreta-of-the-card } още не е завършено. Довършете го или го върнете назад.
kreta-on-the-table = Вече сте изиграли { kreta-the-card }. Картата ще се върне в ръката ви след следващото точкуване; изиграйте друга.
kreta-on-the-table-for-good = Вече сте изиграли { kreta-the-card }, а следващото точкуване слага край на играта: картата няма да се върне в ръката ви. Изиграйте друга.
kreta-no-passing = Не можете да пропускате ход. Изиграйте някоя от картите си; Кастеланът винаги може да се играе.
kreta-card-first = Това е работа { kreta-of-the-card }. Първо изиграйте тази карта.
kreta-other-card = Изпълнявате действието { kreta-of-the-card }, а то е друго. Довършете го или го върнете назад.
kreta-not-carried-out = Още не сте изпълнили действието { kreta-of-the-card }. Поставете, преместете, постройте или приберете нещо – или върнете картата.
kreta-no-mixing = С действието { kreta-of-the-card } вече започнахте да местите, затова не можете и да добавяте. Продължете или кажете, че сте готови.
kreta-full = Провинция { NAME($province, kind: "province") } е пълна: в нея има 7 фигури. Изберете провинция със свободно място или изчакайте някоя фигура да излезе.
kreta-closed = Абатът на { SEAT($seat) } пази мира в провинция { NAME($province, kind: "province") }, а вашият не е там. Изберете друга провинция или първо доведете своя абат.
kreta-same-province = Тази фигура вече е в провинция { NAME($province, kind: "province") }. Изберете друга провинция.

kreta-admiral-idle = В никое пристанище няма място за ваш кораб. Изберете друга карта.
kreta-no-ship-left = И двата ви кораба са на дъската. Вместо това ги преместете.
kreta-no-ship-there = Нямате кораб в това пристанище. Изберете пристанище, в което има ваш кораб.
kreta-ship-moved = Корабът ви в пристанище { NAME($port, kind: "port") } вече е плавал в този ход. Преместете другия или кажете, че сте готови.
kreta-same-port = Корабът ви вече е в пристанище { NAME($port, kind: "port") }. Изберете друго пристанище.
kreta-no-port = Провинция { NAME($province, kind: "province") } няма пристанище. Изберете провинция с корабен щурвал.
kreta-own-ship-there = В пристанище { NAME($port, kind: "port") } вече има ваш кораб, а двата ви кораба никога не споделят пристанище. Изберете друго пристанище.
kreta-port-taken = В пристанище { NAME($port, kind: "port") } вече има кораб, а при двама играчи пристанището побира само един. Изберете друго пристанище.
kreta-port-full = В пристанище { NAME($port, kind: "port") } вече има два кораба и място за повече няма. Изберете друго пристанище.

kreta-commander-idle = Не можете нито да добавите, нито да преместите селянин. Изберете друга карта.
kreta-no-villager-left = И петимата ви селяни са на дъската. Вместо това ги преместете.
kreta-no-villager-there = Нямате селянин в тази провинция. Изберете провинция, в която има ваш селянин.
kreta-too-far = До { NAME($province, kind: "province") } има { $cost } стъпки, а { $points ->
    [one] остава само { $points } точка
   *[other] остават само { $points } точки
}. Изберете по-близка провинция.
kreta-way-blocked = Пълни провинции преграждат пътя към { NAME($province, kind: "province") }: селяните не могат да минават през тях, а заобикалянето струва повече от { $points ->
    [one] останалата { $points } точка
   *[other] останалите { $points } точки
}. Изберете друга провинция.

kreta-abbot-no-room = Всички провинции са пълни и за абата ви няма място. Изберете друга карта.
kreta-abbot-stuck = Всички провинции на { $steps } или по-малко стъпки от абата ви са пълни. Изберете друга карта.
kreta-abbot-on-board = Абатът ви вече е в провинция { NAME($province, kind: "province") }. Вместо това го преместете.
kreta-abbot-in-reserve = Абатът ви още е в запаса. Първо го поставете в някоя провинция.
kreta-abbot-too-far = До { NAME($province, kind: "province") } има { $steps } стъпки, а абатът изминава най-много { $most }. Изберете по-близка провинция.

kreta-farmer-no-link = Никой от селяните ви не е свързан с ваш кораб. Първо съберете селянин и кораб в провинция с пристанище.
kreta-farmer-no-tile = В никоя провинция, свързана с корабите ви, не е останала плочка. Заведете селяните си там, където има.
kreta-farmer-all-harvested = Всички плочки на острова са прибрани. Изберете друга карта.
kreta-harvest-no-villager = Нямате селянин в провинция { NAME($province, kind: "province") }. Приберете плочка там, където имате селянин.
kreta-not-connected = Никоя непрекъсната верига от ваши селяни не свързва { NAME($province, kind: "province") } с ваш кораб. Провинции, които се допират само в място за крепост, не са съседни. Изберете свързана провинция.
kreta-harvested = Плочката на { NAME($province, kind: "province") } вече е прибрана и друга не се поставя. Изберете провинция, която още има плочка.

kreta-architect-all-built = Всичките ви крепости и села са построени. Изберете друга карта.
kreta-architect-needs-tile = И трите ви крепости са построени, а реколтата ви не позволява ново село: за всяко е нужна отделна плочка. Първо приберете още една или изберете друга карта.
kreta-no-fort-left = И трите ви крепости са построени. Вместо това постройте село.
kreta-site-taken = На място { $site } стои крепостта на { SEAT($seat) }, а мястото е само за една. Изберете свободно място.
kreta-no-village-left = И четирите ви села са построени. Вместо това постройте крепост.
kreta-village-needs-tile = { $tiles ->
    [0] Нямате нито село, нито прибрана плочка
    [one] Имате { $villages } построено село и само { $tiles } прибрана плочка
   *[other] Имате { $villages } построени села и само { $tiles } прибрани плочки
}: за всяко село е нужна предварително прибрана плочка. Вместо това постройте крепост или първо приберете още една плочка.

kreta-nothing-to-copy = Кралят повтаря карта, която лежи пред вас, а още няма такава. Изиграйте друга карта.
kreta-nothing-copyable = Никоя от картите пред вас не може да се изпълни отново сега. Изиграйте друга карта.
kreta-no-king = Само Кралят повтаря карта. Първо изиграйте Краля.
kreta-copy-first = Първо изберете коя от картите пред вас да повтори Кралят.
kreta-never-copied = Кралят никога не повтаря { kreta-the-card }. Изберете друга карта, която лежи пред вас.
kreta-copy-in-hand = Държите { kreta-the-card } в ръката си, а Кралят повтаря само това, което лежи пред вас. Изберете някоя от тези карти.
kreta-fort-card-first = Току-що беше обърната карта за крепост. Първо я запазете или я сменете.
kreta-no-fort-card = Няма карта за крепост, която да запазите или смените. Този избор идва след Кастелан, когато е обърната нова карта.
kreta-no-fort-card-left = И единайсетте карти за крепост вече са обърнати и няма какво да се запазва или сменя. Продължете хода си.

# Разказът

kreta-story-first = { SEAT($seat) } играе първия ход.
kreta-story-tiles = Плочките са разположени по провинциите.
kreta-story-turn-up = Карта за крепост { $site } е обърната на позиция { $position }.
kreta-story-replacement = Карта за крепост { $site } заема мястото ѝ на позиция { $position }.
kreta-story-play = { SEAT($seat) } играе { kreta-the-card }.
kreta-story-copy = Кралят повтаря { kreta-the-card }.
kreta-story-add-ship = { SEAT($seat) } пуска кораб в пристанище { NAME($port, kind: "port") }.
kreta-story-move-ship = { SEAT($seat) } плава от { NAME($origin, kind: "port") } до { NAME($port, kind: "port") }.
kreta-story-add-villager = { SEAT($seat) } заселва селянин в провинция { NAME($province, kind: "province") }.
kreta-story-move-villager = { SEAT($seat) } води селянин от { NAME($origin, kind: "province") } до { NAME($province, kind: "province") } ({ $points ->
    [one] { $points } стъпка
   *[other] { $points } стъпки
}).
kreta-story-add-abbot = { SEAT($seat) } изпраща абата си в провинция { NAME($province, kind: "province") }.
kreta-story-move-abbot = Абатът на { SEAT($seat) } отива от { NAME($origin, kind: "province") } в провинция { NAME($province, kind: "province") }.
kreta-story-harvest = { SEAT($seat) } прибира { kreta-a-tile } от { NAME($province, kind: "province") }: +{ $points }.
kreta-story-build-fort = { SEAT($seat) } строи крепост на място { $site }.
kreta-story-build-village = { SEAT($seat) } строи село в провинция { NAME($province, kind: "province") }.
kreta-story-done = { SEAT($seat) } приключва действието.
kreta-story-keep = { SEAT($seat) } запазва карта за крепост { $site }.
kreta-story-replace = { SEAT($seat) } слага карта за крепост { $site } под тестето.
kreta-story-scoring = Точкуване { $number } от 11: място за крепост { $site }.
kreta-story-award = { NAME($province, kind: "province") }: { SEAT($seat) } +{ $points }.
kreta-story-scored = { NAME($province, kind: "province") }: { SEAT($seat) } +{ $points } (влияние { $influence }).
kreta-story-no-award = { NAME($province, kind: "province") }: никой няма влияние.
kreta-story-hands-return = Всички карти се връщат в ръцете.
kreta-story-over = Единайсетото точкуване слага край на играта.
kreta-story-winner = { SEAT($seat) } печели с резултат { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
kreta-story-shared = { SEAT($seat) } дели победата с резултат { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
