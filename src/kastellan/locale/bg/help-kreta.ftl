# Какво е това? в Kreta

help-kreta-province = { NAME($province, kind: "province") }
help-kreta-provinces = { NAME($provinces, kind: "province") }
help-kreta-seat = { SEAT($seat) }
help-kreta-land = { $terrain ->
    [field] Поле
    [hill] Хълмове
   *[mountain] Планини
}
help-kreta-province-what = { help-kreta-land }: стойност { $value }.
help-kreta-province-port-what = { help-kreta-land } { $land } + пристанище 2: стойност { $value }.

# Заглавия

help-kreta-influence = Влиянието, фигура по фигура
help-kreta-worth = Колко струва сега
help-kreta-change = Какво би го променило
help-kreta-here = Тук и сега
help-kreta-where = У кого е
help-kreta-reserve = В запаса
help-kreta-unseen = Какво може да е
help-kreta-if-scored = Ако място { $site } се точкува сега
help-kreta-harvest-points = Какво би дала

# Влияние и точки

help-kreta-piece = { $piece ->
    [abbot] абат
    [villager] селянин
    [village] село
   *[ship] кораб
}
help-kreta-piece-fort = крепост на { $site }
help-kreta-scored-next = и точките, ако карта за крепост { $site } се точкува сега
help-kreta-scored-then = и точките, които би дала сега; карта { $site } я точкува по-късно
help-kreta-scored-not = и точките, които би дала; следващата карта, { $site }, не я точкува
help-kreta-scored-over = както беше накрая
help-kreta-most = най-голямо влияние: цялата стойност
help-kreta-tied = { $count } делят първото място: цялата стойност за всекиго
help-kreta-second = второ място: половината стойност, закръглена надолу
help-kreta-later = от трето място нататък няма точки
help-kreta-no-second = нищо: при равенство за първото място няма второ място
help-kreta-two-players = нищо: при двама играчи няма второ място
help-kreta-none = никоя фигура не се брои тук
help-kreta-without = { $points ->
    [0] без това: няма точки
    [one] без това: { $points } точка
   *[other] без това: { $points } точки
}
help-kreta-without-same = без това точките биха били същите
help-kreta-more = Още { $more } влияние за { SEAT($seat) } би донесло { $points } точки вместо { $now }.
help-kreta-free-sites = { $count ->
    [one] Място { $sites } е свободно: крепост на него се брои тук за 1.
   *[other] Места { $sites } са свободни: крепост на някое от тях се брои тук за 1.
}
help-kreta-full = Провинцията е пълна: влияние могат да добавят само крепост или кораб, или фигура, която заема мястото на друга.
help-kreta-all-tied = Всички са наравно на първо място: който добави 1 влияние, изпреварва останалите.
help-kreta-change-over = Вече нищо: играта свърши.

help-kreta-room = Заети места
help-kreta-room-is = { $count } от 7
help-kreta-peace = Мир
help-kreta-peace-none = няма абат, отворена за всички
help-kreta-peace-closed = { $count ->
    [one] затворена за { SEAT($seat) }, чийто абат не е тук: не може да се оставя селянин, нито да се строи село
   *[other] затворена за { $count } играчи, чиито абати не са тук: не може да се оставя селянин, нито да се строи село
}
help-kreta-peace-shared = всеки има абат тук, така че не е затворена за никого
help-kreta-tile-label = Плочка
help-kreta-tile = { kreta-tile }
help-kreta-tile-gone = прибрана
help-kreta-neighbours = Съседни

# Места и карти за крепост

help-kreta-site = Място за крепост { $site }
help-kreta-site-what = Свободно място за крепост между { NAME($provinces, kind: "province") }.
help-kreta-site-change = Който построи тук крепост с Архитекта, има 1 влияние повече във всяка от тези провинции: { NAME($provinces, kind: "province") }.
help-kreta-fort = Крепост на { SEAT($seat) }, място { $site }
help-kreta-fort-what = Брои се за 1 във всяка провинция около себе си: { NAME($provinces, kind: "province") }.
help-kreta-fort-note = провинция по провинция, с точките, които всяка би дала
help-kreta-fort-stays = Нищо: крепостта остава на мястото си докрай и друга не може да се построи тук.
help-kreta-card = Карта за крепост { $site }
help-kreta-card-what = Когато Кастеланът я задейства, се точкуват { NAME($provinces, kind: "province") }.
help-kreta-card-next = Картата му лежи открита и се точкува следваща, щом някой изиграе Кастелана.
help-kreta-card-then = Картата му лежи открита и се точкува след следващата.
help-kreta-card-scored = Картата му е точкувана: точкуване { $number } от 11.
help-kreta-card-unseen = Никой още не е видял картата му: тя е една от { $count }, а в редицата ще дойдат още { $left }.
help-kreta-card-away = Картата му отиде под тестето и няма да се върне.
help-kreta-card-down = Карта за крепост, която предстои
help-kreta-card-down-what = Точкуване { $number } от 11: картата се обръща по-късно.
help-kreta-unseen-are = Една от { $count } карти, които никой не е видял: { $sites }.

# Фигури

help-kreta-piece-note = влиянието на притежателя в провинцията с точките, които би дало
help-kreta-villager-of = Селяни на { SEAT($seat) } в { NAME($province, kind: "province") }
help-kreta-villager-what = { $count ->
    [one] Един селянин, който се брои за 1.
   *[other] { $count } селяни, които се броят по 1: { $weight }.
}
help-kreta-villager-change = С Командира { SEAT($seat) } добавя селянин или прави до 4 стъпки, разпределени между всичките.
help-kreta-village-of = Села на { SEAT($seat) } в { NAME($province, kind: "province") }
help-kreta-village-what = { $count ->
    [one] Едно село, което се брои за 2.
   *[other] { $count } села, които се броят по 2: { $weight }.
}
help-kreta-village-change = Селото остава докрай. За всяко село на { SEAT($seat) } е нужна по една прибрана плочка.
help-kreta-abbot-of = Абат на { SEAT($seat) } в { NAME($province, kind: "province") }
help-kreta-abbot-what = Брои се за 1 и пази мира: който няма абат тук, не може да оставя селянин, нито да строи село.
help-kreta-abbot-change = С Абата { SEAT($seat) } го премества с до 3 стъпки и мирът тръгва с него.
help-kreta-ship-of = Кораб на { SEAT($seat) } пред { NAME($province, kind: "province") }
help-kreta-ship-what = Брои се за 1 в провинцията на пристанището си и превозва реколтата.
help-kreta-ship-change = С Адмирала { SEAT($seat) } го праща във всяко пристанище, в което има място.
help-kreta-chain = Селяни свързват с кораб на { SEAT($seat) } плочките в { NAME($provinces, kind: "province") }: Земеделецът може да прибере една.
help-kreta-chain-none = Сега никоя плочка не е свързана чрез селяни с кораб на { SEAT($seat) }.
help-kreta-tile-in = Плочка в { NAME($province, kind: "province") }: { kreta-tile }
help-kreta-tile-what = Плочка за прибиране: със Земеделеца я взема онзи, който я свърже чрез селяните си със свой кораб.
help-kreta-series = първата плочка от един вид дава 1 точка, втората 2, третата 3, четвъртата 4
help-kreta-reaches = може да я прибере сега
help-kreta-reaches-not = сега не е свързана с кораб
help-kreta-tile-change = Взема я онзи, който пръв я прибере. Всяка плочка позволява и по едно село.

# Персонажи

help-kreta-card-in-hand = в ръката
help-kreta-card-idle = в ръката, сега не може да се изпълни
help-kreta-card-out = изиграна
help-kreta-card-under-king = изиграна, повторена от Краля
help-kreta-card-returns = След точкуване изиграните карти се връщат във всички ръце: Кастеланът връща на всекиго седемте карти.

# Играчи

help-kreta-seat-what = { $points ->
    [one] { $points } точка дотук.
   *[other] { $points } точки дотук.
}
help-kreta-points = Точки
help-kreta-points-provinces = точкувани провинции
help-kreta-points-harvest = прибрани плочки
help-kreta-would-gain = Ако карта за крепост { $site } се точкува сега: +{ $points }.
help-kreta-reserve-kind = { $kind ->
    [villagers] Селяни
    [villages] Села
    [ships] Кораби
    [forts] Крепости
   *[abbots] Абат
}
help-kreta-reserve-left = остават { $count }
help-kreta-permits = { $count ->
    [0] Реколтата сега не позволява село.
    [one] Реколтата сега позволява едно село.
   *[other] Реколтата сега позволява { $count } села.
}
