# Задачи за Krysis.

puzzle-krysis-last = Това е последният ви ход в играта. Как печелите най-много точки?
puzzle-krysis-last-short = Последният ход
puzzle-krysis-last-help = Изиграйте хода си: товарене, нападение или извънреден труд. Броят се точките, които той добавя към крайния ви резултат.
puzzle-krysis-last-know-1 = В щаба червен кристал струва 3, син 2, бял 1, а артефактите според групите си. Банката плаща 2 за всяка стока.
puzzle-krysis-last-know-2 = Каквото остане в лагера ви, накрая не струва нищо. Никой не може да вземе това, което е в щаба или е продадено.
puzzle-krysis-last-know-3 = { $unseen ->
        [0] Видели сте всички артефакти.
        [1] Не сте видели само един артефакт: откраднатият може да е единствено той.
       *[other] Не сте видели { $unseen } артефакта. Откраднатият може да е всеки от тях с еднаква вероятност; виждате го, преди да изберете къде отива плячката.
    }
puzzle-krysis-agents = Това е последният ви ход, със специален агент. Как печелите най-много точки?
puzzle-krysis-agents-short = Последен ход със специален агент
puzzle-krysis-agents-help = Изиграйте хода си. Броят се точките, които той добавя към крайния ви резултат; специалният агент действа преди действието или след него.
puzzle-krysis-agents-know-1 = { puzzle-krysis-last-know-1 }
puzzle-krysis-agents-know-2 = { puzzle-krysis-last-know-2 }
puzzle-krysis-agents-know-3 = { puzzle-krysis-last-know-3 }

puzzle-krysis-points = { $pointsTenths ->
        [0] { $points ->
            [one] { $points } точка
           *[other] { $points } точки
        }
       *[other] { $points },{ $pointsTenths } точки
    }
puzzle-krysis-best = { $bestTenths ->
        [0] { $best }
       *[other] { $best },{ $bestTenths }
    }
puzzle-krysis-second = { $secondTenths ->
        [0] { $second }
       *[other] { $second },{ $secondTenths }
    }
puzzle-krysis-nudge-agent = Помислете първо какво може да направи преди действието { NAME($agent, kind: "agent") }.
puzzle-krysis-nudge-camp = Вижте лагера на { SEAT($target) }.
puzzle-krysis-nudge-load = Вижте какво лежи във вашия лагер и какви места имате.
puzzle-krysis-right = Това носи { puzzle-krysis-points }: никой друг ход не носи повече.
puzzle-krysis-less = Това носи { puzzle-krysis-points }; има ход, който носи { puzzle-krysis-best }.
puzzle-krysis-nothing = Това не носи нито една точка: каквото е в лагера ви, накрая не струва нищо. Има ход, който носи { puzzle-krysis-best }.
puzzle-krysis-note-less = { $tenths ->
        [0] { $value }
       *[other] { $value },{ $tenths }
    }
puzzle-krysis-note-points = +{ puzzle-krysis-note-less }

puzzle-krysis-first = { $helper ->
        [thief] Първо агентът ви ({ NAME($agent, kind: "agent") }) взема { $taken ->
            [one] { $taken } кристал
           *[other] { $taken } кристала
        } от лагера на { SEAT($victim) }.{ " " }
        [alchemist] Първо агентът ви ({ NAME($agent, kind: "agent") }) превръща { $changed } { $colour ->
            [white] { $changed ->
                [one] бял кристал в син
               *[other] бели кристала в сини
            }
           *[other] { $changed ->
                [one] син кристал в червен
               *[other] сини кристала в червени
            }
        }.{ " " }
        [miner] Първо агентът ви ({ NAME($agent, kind: "agent") }) носи кристали в лагера.{ " " }
       *[none] { "" }
    }
puzzle-krysis-ride = { $rides ->
        [0] { "" }
       *[other] { "" } с транспорт ({ NAME($ride, kind: "artefact") })
    }
puzzle-krysis-next = Следващият по сила план, { $next ->
        [load-hq] товарене за щаба
        [load-bank] товарене за банката
        [attack-hq] нападение над { SEAT($rival) } с кристали за щаба
        [attack-bank] нападение над { SEAT($rival) } с продажба на кристалите
       *[attack-either] нападение над { SEAT($rival) } и за артефакти
    }, стига до { puzzle-krysis-second }.
puzzle-krysis-force = { $open ->
        [1] никой не го пази
       *[other] { $force } срещу { $defence }{ $arms ->
            [0] { "" }
           *[other] , с оръжието { NAME($arm, kind: "artefact") }
        }
    }
puzzle-krysis-why-load-hq = { puzzle-krysis-first }Натоварете { krysis-goods } за щаба{ puzzle-krysis-ride }: { $crystals } за кристалите{ $artefacts ->
        [0] { "" }
       *[other] , { $groups } за това, което печелят групите ви артефакти
    }. Това прави { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-load-bank = { puzzle-krysis-first }Натоварете { krysis-goods } за банката{ puzzle-krysis-ride }: { $goods } стоки по 2 точки. Това прави { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-attack-hq = { puzzle-krysis-first }Нападнете лагера на { SEAT($target) } ({ puzzle-krysis-force }) и отнесете в щаба { krysis-goods }{ puzzle-krysis-ride }. Това прави { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-attack-bank = { puzzle-krysis-first }Нападнете лагера на { SEAT($target) } ({ puzzle-krysis-force }) и продайте { krysis-goods }{ puzzle-krysis-ride }: { $goods } стоки по 2 точки. Това прави { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-attack-either = { puzzle-krysis-first }Нападнете лагера на { SEAT($target) } ({ puzzle-krysis-force }) и вземете { krysis-goods }{ puzzle-krysis-ride }. Пресметнато за { $unseen }-те артефакта, които не сте видели, и отнесено или продадено според това кое струва повече, това прави средно { puzzle-krysis-points }. { puzzle-krysis-next }
