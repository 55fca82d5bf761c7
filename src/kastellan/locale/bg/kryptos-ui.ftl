# Дъската на Kryptos

kryptos-ui-points = { $points } от { $goal } точки
kryptos-ui-first = първи играч
kryptos-ui-first-help = Първи играч: кръгът свършва точно преди неговия ход, а при равенство печели първият по ред, броено от него.
kryptos-ui-over = Играта свърши. Най-добрият резултат е { $points }.
kryptos-ui-dealing = Картите се раздават.
kryptos-ui-your-turn = Вие сте на ход.
kryptos-ui-your-last-turn = Последният ви ход.
kryptos-ui-wrong = Грешно.
kryptos-ui-reveal-choose = Изберете своя закрита карта, която да покажете: { $number ->
    [1] първата
   *[2] втората
} от двете.
kryptos-ui-reveal-wait = { SEAT($seat) } избира карта за показване: { $number ->
    [1] първата
   *[2] втората
} от двете.
kryptos-ui-reveal-this = Показвате { $value }.
kryptos-ui-reveal-help = Картата остава на мястото си и отсега всички я виждат.
kryptos-ui-reveal = Покажи { $value }
kryptos-ui-first-wait = { SEAT($seat) } избира карта за отгатване.
kryptos-ui-second-wait = { SEAT($seat) } не отгатна и може да опита още веднъж.
kryptos-ui-last-round = Това е последната обиколка.
kryptos-ui-choose-card = Изберете закрита карта на друг играч или започнете с число.
kryptos-ui-choose-card-for = Коя карта е { $value }? Изберете закрита карта на друг играч.
kryptos-ui-choose-number = Изберете число за карта { $index } на { SEAT($seat) }.
kryptos-ui-second = Платете 1 точка, за да опитате още веднъж, или завършете хода си.
kryptos-ui-say-this = Карта { $index } на { SEAT($seat) } е { $value }? Нищо не е казано, преди да натиснете „Кажи { $value }“.
kryptos-ui-if-first = Вярно: +{ $points }. { $have ->
    [0] Грешно: ходът ви свършва.
   *[other] Грешно: можете да платите 1 точка и да опитате още веднъж.
}
kryptos-ui-if-second = { $bribe ->
    [yes] Давате на { SEAT($seat) } { $have ->
        [1] единствената си точка
       *[other] 1 от своите { $have } точки
    }.
   *[no] Това ви струва { $have ->
        [1] единствената ви точка
       *[other] 1 от вашите { $have } точки
    }.
} Вярно: +{ $points }.
kryptos-ui-say = Кажи { $value }
kryptos-ui-change = Промени
kryptos-ui-end-turn = Край на хода

kryptos-ui-hand-of = Картите на { SEAT($seat) }
kryptos-ui-hidden = { $count ->
    [one] { $count } закрита
   *[other] { $count } закрити
} · +{ $worth } за карта
kryptos-ui-all-open = всички са открити
kryptos-ui-stock = Цветове на закритите карти: { $stock }
kryptos-ui-stock-of = { NAME($colour, kind: "colour") } { $count }
kryptos-ui-colour = { NAME($colour, kind: "colour") }
kryptos-ui-card-open = { SEAT($seat) }, карта { $index }: { $value }, { NAME($colour, kind: "colour") }, открита.
kryptos-ui-card-hidden = { SEAT($seat) }, карта { $index }, закрита.
kryptos-ui-card-never-found = { SEAT($seat) }, карта { $index }: { $value }, { NAME($colour, kind: "colour") }, неотгатната.
kryptos-ui-card-wrong = Не е { $values }.
kryptos-ui-card-title = Карта { $index } на { SEAT($seat) }
kryptos-ui-between = Между { $low } и { $high }.
kryptos-ui-above = Над { $low }.
kryptos-ui-below = Под { $high }.
kryptos-ui-anywhere = До нея няма открита карта.
kryptos-ui-not = Не е { $values }.
kryptos-ui-known = Какво се знае за картата
kryptos-ui-fits = { $count ->
    [one] Само { $count } число пасва на тази ръка:
   *[other] { $count } числа пасват на тази ръка:
}
kryptos-ui-no-card = Няма избрана карта
kryptos-ui-no-card-help = Изберете закрита карта или започнете с число от пистата.

kryptos-ui-track = Писта за разшифроване
kryptos-ui-space = { $number }, { NAME($colour, kind: "colour") }
kryptos-ui-space-found = открито
kryptos-ui-space-unused = извън играта
kryptos-ui-space-own = във вашата ръка
kryptos-ui-space-said = вече казано за тази карта
kryptos-ui-space-out = не може да е тази карта
kryptos-ui-space-may = пасва на тази ръка
kryptos-ui-space-free = свободно
kryptos-ui-space-struck = зачеркнато от вас
kryptos-ui-mystery = { $count } мистериозни карти
kryptos-ui-undealt = { $count } нераздадени
kryptos-ui-pencil = Молив
kryptos-ui-pencil-clear = Изтрий
kryptos-ui-pencil-help = Избраните числа се зачеркват за тази карта. Само вие виждате това.

kryptos-ui-my-hand = Вашата ръка
kryptos-ui-only-you = само вие я виждате
kryptos-ui-open-to-all = видима за всички
kryptos-ui-mine-open = Ваша карта { $index }: { $value }, { NAME($colour, kind: "colour") }, видима за всички.
kryptos-ui-mine-hidden = Ваша карта { $index }: { $value }, { NAME($colour, kind: "colour") }, само вие я виждате.
kryptos-ui-mine-undealt = Вашата карта { $index } още не е раздадена.
kryptos-ui-legend-found = открито
kryptos-ui-legend-unused = извън играта
kryptos-ui-legend-out = не може да е тази карта
kryptos-ui-legend-own = във вашата ръка
kryptos-ui-legend-may = пасва на тази ръка
kryptos-ui-never-found = { $count ->
    [one] { $count } неотгатната
   *[other] { $count } неотгатнати
}
kryptos-ui-log-setup = Подготовка
kryptos-ui-log-round = Обиколка { $round }
kryptos-ui-legend = Как се чете пистата
kryptos-ui-look = Докоснете ръка, за да видите картите ѝ едро.
kryptos-ui-open-values = Открити: { $values }.
kryptos-ui-marked = Зачеркнахте: { $values }.
kryptos-ui-slip-found = { SEAT($seat) } откри вашата карта { $value }
kryptos-ui-said = { SEAT($seat) } казва: карта { $index } на { SEAT($owner) } е { $value }.

# Откъде идват точките

kryptos-points-start = Точки в началото
kryptos-points-found = Открити карти
kryptos-points-second = Втори опити
kryptos-points-bribes = Получени подкупи
