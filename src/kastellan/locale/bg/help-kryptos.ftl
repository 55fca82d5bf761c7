# Какво е това? в Kryptos

help-kryptos-seat = { SEAT($seat) }
help-kryptos-colour = { NAME($colour, kind: "colour") }
help-kryptos-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
help-kryptos-count = { $count }
help-kryptos-hidden = Закрити карти
help-kryptos-each-worth = Всяка струва

# Заглавия

help-kryptos-possible = Какво е възможно тук
help-kryptos-possible-note = по тази ръка, вашите карти и пистата; всички ръце заедно може да кажат повече
help-kryptos-why = Защо
help-kryptos-worth = Колко струва сега
help-kryptos-change = Какво би го променило
help-kryptos-here = Тук и сега
help-kryptos-others = Какво знаят другите
help-kryptos-colours = Цветовете, които още са закрити

# Карти

help-kryptos-card = Карта { $n } на { SEAT($seat) }
help-kryptos-mine = Ваша карта { $n }
help-kryptos-card-what = Закрита карта. Ръцете са подредени: тя е по-голяма от всичко вляво и по-малка от всичко вдясно.
help-kryptos-known = { $value }, { NAME($colour, kind: "colour") }.
help-kryptos-open = Лежи открита за всички и числото ѝ е покрито на пистата.
help-kryptos-shown = Никой не я отгатна; накрая се показват всички карти.
help-kryptos-between = Мястото ѝ сред откритите карти оставя от { $low } до { $high }.
help-kryptos-wrong = { $count ->
    [one] Не е { $values }: вече е казано и беше грешно.
   *[other] Не е никое от { $values }: вече са казани и бяха грешни.
}
help-kryptos-left = { $count ->
    [0] Нищо не подхожда: за тази карта не остава число.
    [one] Сигурно: { $values }.
   *[other] Едно от { $count }: { $values }.
}
help-kryptos-brings = { $points ->
    [one] Отгатната сега носи { $points } точка
   *[other] Отгатната сега носи { $points } точки
}: притежателят ѝ крие { $hidden ->
    [one] { $hidden } карта.
   *[other] { $hidden } карти.
}
help-kryptos-loses = { $points ->
    [one] Който я отгатне сега, печели { $points } точка.
   *[other] Който я отгатне сега, печели { $points } точки.
}
help-kryptos-card-change = Всяка карта, обърната до нея, стеснява избора, както и всяко грешно предположение.
help-kryptos-others-see = По откритите карти в ръката ви другите знаят: от { $low } до { $high }.

# Запас и писта

help-kryptos-stock = Запас на { SEAT($seat) }
help-kryptos-stock-what = По един жетон за всяка закрита карта, в нейния цвят: коя карта какъв цвят има, не се вижда.
help-kryptos-stock-change = Когато се обърне карта, жетон от нейния цвят отива на пистата.
help-kryptos-number = Число { $value }
help-kryptos-number-what = Карта { $value } е в цвят { NAME($colour, kind: "colour") }.
help-kryptos-lies = Това е карта { $n } на { SEAT($seat) }.
help-kryptos-lies-mine = Това е вашата закрита карта { $n }: никой друг не знае.
help-kryptos-covered = Покрито е: картата му не е в игра.
help-kryptos-free = Свободно е: може да се назове и никой още не го е отгатнал.
help-kryptos-maybe = { SEAT($seat) } може да го има: { $count ->
    [one] карта { $places }.
   *[other] карти { $places }.
}
help-kryptos-nowhere = В никоя ръка няма място за него: не е раздадено на никого.

# Играчи

help-kryptos-to-goal = { $points ->
    [one] Още { $points } точка и започва последната обиколка.
   *[other] Още { $points } точки и започва последната обиколка.
}
help-kryptos-triggered = Някой има 15 точки: тази обиколка е последна.
