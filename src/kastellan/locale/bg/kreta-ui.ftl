# Дъската на Kreta

kreta-ui-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
kreta-ui-first = започва
kreta-ui-over = Играта свърши.
kreta-ui-setting-up = Островът се подготвя.
kreta-ui-next-scoring = Точкуване { $number } от 11 ще бъде при място { $site }.
kreta-ui-your-turn = Вие сте на ход.

# Докато чакаме някого

kreta-ui-wait-card = { SEAT($seat) } избира карта.
kreta-ui-wait-copy = { SEAT($seat) } изигра Краля и избира коя карта да повтори.
kreta-ui-wait-admiral = { SEAT($seat) } използва Адмирала.
kreta-ui-wait-commander = { SEAT($seat) } използва Командира: { $points ->
    [one] остава { $points } стъпка
   *[other] остават { $points } стъпки
} от 4.
kreta-ui-wait-abbot = { SEAT($seat) } използва Абата.
kreta-ui-wait-farmer = { SEAT($seat) } избира плочка за прибиране.
kreta-ui-wait-architect = { SEAT($seat) } избира къде да строи.
kreta-ui-wait-fort_card = { SEAT($seat) } запазва или сменя новата карта за крепост.
kreta-ui-wait-turn_up = Обръща се следващата карта за крепост.

# Персонажи

kreta-ui-card = { $card ->
    [king] Крал
    [architect] Архитект
    [admiral] Адмирал
    [commander] Командир
    [castellan] Кастелан
    [abbot] Абат
   *[farmer] Земеделец
}
# Същите, с места за пренасяне
kreta-ui-card-narrow = { $card ->
    [king] Крал
    [architect] Архи­тект
    [admiral] Адми­рал
    [commander] Коман­дир
    [castellan] Касте­лан
    [abbot] Абат
   *[farmer] Земе­делец
}
kreta-ui-short = { $card ->
    [king] повтаря изиграна карта
    [architect] крепост или село
    [admiral] нов кораб или плаване
    [commander] селянин или 4 стъпки
    [castellan] точкува място
    [abbot] мир, до 3 стъпки
   *[farmer] прибира плочка
}
kreta-ui-does = { $card ->
    [king] Прави същото като някоя от картите пред вас.
    [architect] Построявате крепост на свободно място или село в провинция.
    [admiral] Поставяте кораб в пристанище или местите един или двата си кораба.
    [commander] Добавяте селянин или правите до 4 стъпки със селяните си.
    [castellan] Точкува провинциите около следващото място за крепост; после всички карти се връщат в ръцете, освен при последното точкуване.
    [abbot] Поставяте абата си или го премествате с до 3 стъпки.
   *[farmer] Вземате плочка от провинция, която селяните ви свързват с ваш кораб.
}
kreta-ui-cards-of = Карти на { SEAT($seat) }
kreta-ui-card-hand = в ръката
kreta-ui-card-now = изпълнява се
kreta-ui-card-out = изиграна
kreta-ui-card-under = изиграна и повторена от Краля
kreta-ui-card-idle = Сега не може да се изпълни.
kreta-ui-now = сега
kreta-ui-played = изиграна
kreta-ui-copied = повторена
kreta-ui-doing = Изпълнява се: { kreta-ui-card }
kreta-ui-by-king = повторен от Краля

kreta-ui-choose-card = Изиграйте някоя от картите си.
kreta-ui-choose-copy = Изберете коя от картите пред вас да повтори Кралят.
kreta-ui-play-this = Изигравате { kreta-the-card }.
kreta-ui-copy-this = Кралят повтаря { kreta-the-card }.
kreta-ui-play = Изиграй { kreta-the-card }
kreta-ui-copy = Повтори { kreta-the-card }
kreta-ui-change = Промени
kreta-ui-done = Готово
kreta-ui-take-back = Върни
kreta-ui-castellan-gives = Сега се точкува място { $site }: { $gains }. { $number ->
    [11] С това точкуване играта свършва.
   *[other] Всички карти се връщат в ръцете.
}
kreta-ui-gain = { SEAT($seat) } +{ $points }
kreta-ui-nobody = никой не печели точки

# Изпълнение на карта

kreta-ui-lead-admiral = Адмирал.
kreta-ui-lead-commander = Командир, { $points ->
    [one] остава { $points } стъпка
   *[other] остават { $points } стъпки
} от 4.
kreta-ui-lead-abbot = Абат.
kreta-ui-lead-farmer = Земеделец.
kreta-ui-lead-architect = Архитект.
kreta-ui-lead-fort_card = Обърната е карта за крепост { $site }.
kreta-ui-choose-admiral = { $from ->
    [only] Изберете златно пристанище за кораба си в { NAME($province, kind: "port") }.
    [new] Изберете златно пристанище за нов кораб.
    [map] Изберете златно пристанище за кораба си в { NAME($province, kind: "port") } или друг кораб.
   *[reserve] Изберете златно пристанище за нов кораб или кораб, който да отплава.
}
kreta-ui-choose-commander = { $from ->
    [only] Изберете златна провинция за селянина си от { NAME($province, kind: "province") }.
    [new] Изберете златна провинция за нов селянин.
    [map] Изберете златна провинция за селянина си от { NAME($province, kind: "province") } или друг селянин.
   *[reserve] Изберете златна провинция за нов селянин или селянин, който да тръгне.
}
kreta-ui-choose-abbot = { $from ->
    [only] Изберете златна провинция на не повече от 3 стъпки.
   *[new] Изберете златна провинция за абата си.
}
kreta-ui-choose-farmer = Изберете златна провинция, чиято плочка ще приберете.
kreta-ui-choose-architect = { $villages ->
    [0] Изберете златно място за крепост.
   *[other] { $forts ->
        [0] Изберете златна провинция за село.
       *[other] Изберете златно място за крепост или златна провинция за село.
    }
}
kreta-ui-choose-fort_card = Запазете я или я сменете с горната карта на тестето.
kreta-ui-then-fort_card = Точкува { NAME($provinces, kind: "province") }. Картата, изтеглена вместо нея, ще трябва да остане.
kreta-ui-replace = Смени
kreta-ui-keep = Запази { $site }

kreta-ui-pick-add_ship = Нов кораб идва в { NAME($province, kind: "port") }.
kreta-ui-pick-move_ship = Корабът ви плава от { NAME($origin, kind: "port") } до { NAME($province, kind: "port") }.
kreta-ui-pick-add_villager = Нов селянин се заселва в провинция { NAME($province, kind: "province") }.
kreta-ui-pick-move_villager = Селянинът ви отива от { NAME($origin, kind: "province") } в провинция { NAME($province, kind: "province") }.
kreta-ui-pick-add_abbot = Абатът ви идва в провинция { NAME($province, kind: "province") }.
kreta-ui-pick-move_abbot = Абатът ви отива в провинция { NAME($province, kind: "province") }.
kreta-ui-pick-harvest = Прибирате { kreta-a-tile } от { NAME($province, kind: "province") }.
kreta-ui-pick-build_fort = Строите крепост на място { $site }: { NAME($provinces, kind: "province") }.
kreta-ui-pick-build_village = Строите село в провинция { NAME($province, kind: "province") }.
kreta-ui-then-move_villager = { $cost ->
    [one] { $cost } стъпка
   *[other] { $cost } стъпки
}; после { $left ->
    [0] не остава нито една.
    [one] остава { $left }.
   *[other] остават { $left }.
}
kreta-ui-then-harvest = { $points ->
    [one] Дава { $points } точка.
   *[other] Дава { $points } точки.
}
kreta-ui-do-add_ship = Постави кораба
kreta-ui-do-move_ship = Отплавай
kreta-ui-do-add_villager = Постави селянина
kreta-ui-do-move_villager = Тръгни
kreta-ui-do-add_abbot = Постави абата
kreta-ui-do-move_abbot = Тръгни
kreta-ui-do-harvest = Прибери
kreta-ui-do-build_fort = Построй крепостта
kreta-ui-do-build_village = Построй селото

kreta-ui-which-tile = Коя плочка да приберете
kreta-ui-which-piece = Коя фигура тръгва
kreta-ui-from-reserve = от запаса
kreta-ui-steps-left = { $points ->
    [one] остава { $points } стъпка
   *[other] остават { $points } стъпки
} от 4

# Картата

kreta-ui-map = Карта на Крит
kreta-ui-sea-north = Критско море
kreta-ui-sea-south = Либийско море
kreta-ui-map-help = 16 провинции; стрелките водят от една към друга.
kreta-ui-province = { NAME($province, kind: "province") }
kreta-ui-port = { NAME($province, kind: "port") }
kreta-ui-worth = стойност { $value }
kreta-ui-pieces = { $count ->
    [one] { $count } фигура
   *[other] { $count } фигури
} от 7
kreta-ui-tag-here = тук
kreta-ui-tag-steps = { $steps ->
    [one] { $steps } стъпка
   *[other] { $steps } стъпки
}
kreta-ui-tag-admiral = пристанище
kreta-ui-tag-commander = добавяне
kreta-ui-tag-abbot = добавяне
kreta-ui-tag-farmer = реколта
kreta-ui-tag-architect = село
kreta-ui-tag-peace = мир
kreta-ui-tag-peace-full = мир · пълна
kreta-ui-tag-full = пълна 7/7
kreta-ui-province-is = { NAME($province, kind: "province") }, { $terrain ->
    [field] поле
    [hill] хълмове
   *[mountain] планина
}, стойност { $value }, { kreta-ui-pieces }.
kreta-ui-tile = Плочка: { kreta-tile }.
kreta-ui-port-is = Пристанище: { NAME($province, kind: "port") }.
kreta-ui-full = Пълна.
kreta-ui-closed = Мир: затворена за вас.
kreta-ui-closed-to = Мир: затворена за { $names }.
kreta-ui-may = Възможно.
kreta-ui-may-steps = { $steps ->
    [one] Възможно, { $steps } стъпка.
   *[other] Възможно, { $steps } стъпки.
}
kreta-ui-has = { SEAT($seat) }: { $pieces }.
kreta-ui-would = { SEAT($seat) } има влияние { $influence }, което сега носи { $points }.
kreta-ui-count = { $piece ->
    [abbot] абат
    [ship] кораб
    [village] { $count ->
        [one] { $count } село
       *[other] { $count } села
    }
   *[villager] { $count ->
        [one] { $count } селянин
       *[other] { $count } селяни
    }
}
kreta-ui-site = Място за крепост { $site }, { NAME($provinces, kind: "province") }.
kreta-ui-site-fort = Крепост на { SEAT($seat) }.

# Карти за крепост и какво биха дали

kreta-ui-forts = Карти за крепост
kreta-ui-pile = тесте { $count }
kreta-ui-fort-next = следва
kreta-ui-fort-then = после
kreta-ui-fort-new = нова
kreta-ui-fort-unknown = Неизвестна карта за крепост
kreta-ui-fort-scored = Позиция { $position }: място { $site }, точкувано
kreta-ui-fort-up = Позиция { $position }: място { $site }, открита карта ({ $word })
kreta-ui-replaced = Под тестето: { $sites }.
kreta-ui-unseen = { $count ->
    [one] Още { $count } номер не е виждан.
   *[other] Още { $count } номера не са виждани.
}
kreta-ui-if-fort = Място { $site } при точкуване сега
kreta-ui-looked-at = Каквото разглеждате
kreta-ui-look = Изберете провинция или място за крепост, за да видите влиянието на всички.
kreta-ui-legend = Точките, а до тях влиянието в провинцията.
kreta-ui-head-cards = Карти
kreta-ui-head-reserve = В запас
kreta-ui-head-harvest = Реколта
kreta-ui-final = Крайни точки
kreta-ui-total = Общо
kreta-ui-influence = влияние { $influence }

# Играчи

kreta-ui-players = Карти, запас и реколта на всички
kreta-ui-in-hand = { $count ->
    [0] Няма карти в ръката.
   *[other] В ръката ({ $count }): { $cards }.
}
kreta-ui-on-table = { $count ->
    [0] Няма изиграни карти.
   *[other] Изиграни ({ $count }): { $cards }.
}
kreta-ui-reserve-is = Запас: селяни { $villager }, села { $village }, абати { $abbot }, крепости { $fort }, кораби { $ship }.
kreta-ui-tiles = { kreta-tile } ×{ $count } ({ $left ->
    [0] няма повече такива
   *[other] следващата дава { $next }
})
kreta-ui-no-tiles = Още нищо не е прибрано.
kreta-ui-permits = { $tiles ->
    [0] Още не сте прибрали плочка: не можете да строите село.
   *[other] { $count ->
        [0] { $left ->
            [0] Всичките ви села са построени.
           *[other] Реколтата ви не позволява още едно село.
        }
        [one] Реколтата ви позволява още { $count } село.
       *[other] Реколтата ви позволява още { $count } села.
    }
}
kreta-ui-log-towards = Към точкуване { $number }
kreta-ui-log-scoring = Точкуване { $number }: място { $site }
kreta-ui-slip-scored = Точкува се място { $site }
kreta-ui-again-card = Натиснете картата отново или бутона, за да я изиграете.
kreta-ui-again-place = Натиснете мястото отново или бутона, за да потвърдите.
kreta-ui-weight = { $kind ->
    [villager] { $count ->
        [one] { $count } селянин
       *[other] { $count } селяни
    }
    [village] { $count ->
        [one] { $count } село
       *[other] { $count } села
    }
    [abbot] 1 абат
    [ship] 1 кораб
   *[fort] { $count ->
        [one] { $count } крепост
       *[other] { $count } крепости
    }
}: { $influence }
kreta-ui-influence-rule = Селянин, абат, кораб и крепост носят по 1, село – 2; крепостта важи във всяка провинция, която докосва.

# Откъде идват точките

kreta-points-before = Точки в началото
kreta-points-most = Провинции с най-голямо влияние
kreta-points-second = Втори места
kreta-points-harvests = Реколти
kreta-course = Точкуване по точкуване
kreta-course-help = Всяка колона е едно точкуване, под номера на мястото за крепост; най-многото точки са оцветени.
