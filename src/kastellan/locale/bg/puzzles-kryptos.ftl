# Задачи за „Криптос“.

puzzle-kryptos-certain = Една закрита карта е сигурна. Коя и каква е тя?
puzzle-kryptos-certain-short = Сигурна карта
puzzle-kryptos-certain-help = Ваш ред е, имате { $points } { $points ->
        [one] точка
       *[other] точки
    }. Не налучквайте: търси се картата, чието число може да се докаже.
puzzle-kryptos-certain-know-1 = Всяка ръка е подредена отляво надясно, от малко към голямо.
puzzle-kryptos-certain-know-2 = Жетоните до името са цветовете на картите, които още са закрити там.
puzzle-kryptos-certain-know-3 = Числата, които не сте видели, са { $out }. Всяко от тях е закрита карта на някого{ $aside ->
        [0] { "." }
       *[other] { "" } или е сред { $aside }-те нераздадени.
    }
puzzle-kryptos-best = Никоя карта не е сигурна. Кое предположение е вярно най-често?
puzzle-kryptos-best-short = Най-добрият шанс
puzzle-kryptos-best-help = Ваш ред е, имате { $points } { $points ->
        [one] точка
       *[other] точки
    }. Помислете за всички раздавания, които съответстват на видяното: едно предположение е вярно в явно повече от тях, отколкото всяко друго.
puzzle-kryptos-best-know-1 = { puzzle-kryptos-certain-know-1 }
puzzle-kryptos-best-know-2 = { puzzle-kryptos-certain-know-2 }
puzzle-kryptos-best-know-3 = { puzzle-kryptos-certain-know-3 }

puzzle-kryptos-nudge = Вгледайте се в закритите карти на { SEAT($owner) }.
puzzle-kryptos-right = Карта { $index } на { SEAT($owner) } е { $value }.
puzzle-kryptos-own = { $value } е във вашата ръка, затова карта { $index } на { SEAT($owner) } не може да е то.
puzzle-kryptos-card = Карта { $index } на { SEAT($owner) } е сигурна, но не е { $value }.
puzzle-kryptos-edge = { $edge ->
        [between] между { $low } и { $high }
        [above] над { $low }
        [below] под { $high }
       *[anywhere] където и да е
    }
puzzle-kryptos-order = Карта { $index } на { SEAT($owner) } е { puzzle-kryptos-edge }: не може да е { $value }.
puzzle-kryptos-colour = { SEAT($owner) } не крие карта от този цвят ({ NAME($colour, kind: "colour") }): карта { $index } не може да е { $value }.
puzzle-kryptos-never = В нито едно от { $deals } раздавания, които съответстват на видяното, карта { $index } на { SEAT($owner) } не е { $value }.
puzzle-kryptos-may = Карта { $index } на { SEAT($owner) } може да е { $value }, но не е задължително. Може да е всяко от тези числа: { $numbers }.
puzzle-kryptos-less = Това е вярно в { $count } от { $deals } раздавания, { $percent } %. Има предположение, което е вярно по-често.
puzzle-kryptos-note-not = не { $value }
puzzle-kryptos-note-may = { $value } ?
puzzle-kryptos-note-less = { $value }: { $percent } %
puzzle-kryptos-note-may-be = { $numbers }

puzzle-kryptos-why-gap = Карта { $index } на { SEAT($owner) } е { puzzle-kryptos-edge }, а там липсва само { $value }.
puzzle-kryptos-why-colour = Карта { $index } на { SEAT($owner) } е { puzzle-kryptos-edge }. От числата, които липсват там ({ $numbers }), само { $value } е от цвят, който още се крие в тази ръка.
puzzle-kryptos-why-hand = Редът и цветовете на тази ръка решават сами: както и да се попълнят закритите карти на { SEAT($owner) }, карта { $index } е { $value }.
puzzle-kryptos-why-only = По ред и цвят карта { $index } на { SEAT($owner) } би могла да е всяко от тези числа: { $numbers }. Но { $value } не подхожда на никоя друга закрита карта, значи е тук.
puzzle-kryptos-why-taken = По ред и цвят карта { $index } на { SEAT($owner) } би могла да е всяко от тези числа: { $numbers }. Но карта { $otherIndex } на { SEAT($other) } и карта { $thirdIndex } на { SEAT($third) } могат да са само тези две: { $taken }. Остава { $value }.
puzzle-kryptos-why-deals = По ред и цвят карта { $index } на { SEAT($owner) } би могла да е всяко от тези числа: { $numbers }. При всяко друго освен { $value } някоя друга закрита карта би останала без число: тя е { $value } във всяко от { $deals } възможни раздавания.
puzzle-kryptos-why-best = От { $deals } раздавания, които съответстват на видяното, в { $count } карта { $index } на { SEAT($owner) } е { $value }: { $percent } %. Следващото по вероятност предположение, { $otherValue } за карта { $otherIndex } на { SEAT($other) }, стига до { $second } %.
