# Какво е това? в Kryptos

help-kryptos-seat = { SEAT($seat) }
help-kryptos-colour = { NAME($colour, kind: "colour") }
help-kryptos-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
help-kryptos-count = { $count }
help-kryptos-hidden = Скрити карти
help-kryptos-each-worth = Всяка струва

# Заглавия

help-kryptos-possible = Какво е възможно тук
help-kryptos-possible-note = по тази ръка, вашите карти и лентата; всички ръце заедно може да кажат повече
help-kryptos-why = Защо
help-kryptos-worth = Колко струва сега
help-kryptos-change = Какво би го променило
help-kryptos-here = Тук и сега
help-kryptos-others = Какво знаят другите
help-kryptos-colours = Цветовете, които още са скрити

# Карти

help-kryptos-card = Карта { $n } на { SEAT($seat) }
help-kryptos-mine = Ваша карта { $n }
help-kryptos-card-what = Скрита карта. Ръцете са подредени: тя е по-голяма от всичко вляво и по-малка от всичко вдясно.
help-kryptos-known = { $value }, { NAME($colour, kind: "colour") }.
help-kryptos-open = Лежи открита за всички и числото ѝ е покрито на лентата.
help-kryptos-shown = Никой не я отгатна; накрая се показват всички карти.
help-kryptos-between = Мястото ѝ сред откритите карти оставя от { $low } до { $high }.
help-kryptos-wrong = { $count ->
    [one] Не е { $values }: беше казано грешно.
   *[other] Не е никое от { $values }: бяха казани грешно.
}
help-kryptos-left = { $count ->
    [0] Нищо не става: за тази карта не остава число.
    [one] Сигурно: { $values }.
   *[other] Едно от { $count }: { $values }.
}
help-kryptos-brings = { $points ->
    [one] Отгатната сега носи { $points } точка
   *[other] Отгатната сега носи { $points } точки
}: собственикът крие { $hidden ->
    [one] { $hidden } карта.
   *[other] { $hidden } карти.
}
help-kryptos-loses = { $points ->
    [one] Който я отгатне сега, печели { $points } точка.
   *[other] Който я отгатне сега, печели { $points } точки.
}
help-kryptos-card-change = Всяка карта, обърната до нея, я стеснява, както и всяко грешно предположение.
help-kryptos-others-see = По откритите карти в ръката ви другите знаят: от { $low } до { $high }.

# Запас и лента

help-kryptos-stock = Запас на { SEAT($seat) }
help-kryptos-stock-what = По един жетон за всяка скрита карта, в нейния цвят: коя карта какъв цвят има, не се вижда.
help-kryptos-stock-change = Когато се обърне карта, жетон от нейния цвят отива на лентата.
help-kryptos-number = Число { $value }
help-kryptos-number-what = Карта { $value } е в цвят { NAME($colour, kind: "colour") }.
help-kryptos-lies = Това е карта { $n } на { SEAT($seat) }.
help-kryptos-lies-mine = Това е вашата скрита карта { $n }: никой друг не знае.
help-kryptos-covered = Покрито е: картата му не е в игра.
help-kryptos-free = Свободно е: може да се назове и никой още не го е отгатнал.
help-kryptos-maybe = { SEAT($seat) } може да го има: { $count ->
    [one] карта { $places }.
   *[other] карти { $places }.
}
help-kryptos-nowhere = В никоя ръка няма място за него: не е раздадено на никого.

# Играчи

help-kryptos-to-goal = { $points ->
    [one] Още { $points } точка и започва последният кръг.
   *[other] Още { $points } точки и започва последният кръг.
}
help-kryptos-triggered = Някой има 15 точки: този кръг е последният.
