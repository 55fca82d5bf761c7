# Дъската на Krysis

krysis-ui-points = { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
krysis-ui-agent = { NAME($agent, kind: "agent") }
krysis-ui-artefact = { NAME($artefact, kind: "artefact") }
krysis-ui-company = { NAME($company, kind: "company") }
krysis-ui-times-artefact = { $count } × { NAME($artefact, kind: "artefact") }
krysis-ui-you = вие
krysis-ui-your-turn = Вие сте на ход.
krysis-ui-over = Играта свърши.
krysis-ui-setting-up = Играта се подготвя.
krysis-ui-sealed = запечатано
krysis-ui-ready = готово
krysis-ui-choosing = избира
krysis-ui-has-acted = вече игра
krysis-ui-initiative-is = инициатива { $initiative }
krysis-ui-round = Рунд { $round } от 5
krysis-ui-phases = Части на рунда
krysis-ui-part-bid = Залози
krysis-ui-part-dig = Мина
krysis-ui-part-team = Екип
krysis-ui-part-act = Действия
krysis-ui-part-refill = Набор
krysis-ui-or = или
krysis-ui-artefact-place = Място за изигран артефакт.
krysis-ui-none = няма
krysis-ui-empty = празно

# Мината и запасът

krysis-ui-mine = Мината
krysis-ui-mine-all = Цялата мина
krysis-ui-mine-less = Само това ниво
krysis-ui-level = Ниво { $level }
krysis-ui-space = Място { $space }:
krysis-ui-miner = Миньор на { SEAT($seat) }
krysis-ui-dig-here = Място { $space }: { $goods }
krysis-ui-endless = { $kind ->
    [red] Червените
    [blue] Сините
   *[white] Белите
} кристали не свършват
krysis-ui-pile = { $count ->
    [one] { $count } { $kind ->
        [red] червен
        [blue] син
        [white] бял
       *[artefact] закрит артефакт
    }
   *[other] { $count } { $kind ->
        [red] червени
        [blue] сини
        [white] бели
       *[artefact] закрити артефакта
    }
}
krysis-ui-to-draw = за теглене
krysis-ui-scrap = Изхвърлени:

# Агенти и артефакти

krysis-ui-stars = { $stars ->
    [one] { $stars } звезда
   *[other] { $stars } звезди
}
krysis-ui-stars-help = Звезди: колко силен е агентът, от 1 до 3. Питат за тях само при съставяне на тесте.
krysis-ui-speed = скорост
krysis-ui-combat = бойна сила
krysis-ui-times = по { $times } за всеки { NAME($crystal, kind: "crystal") } кристал в лагера
krysis-ui-carries = места за:
krysis-ui-skill = { $skill ->
    [thief] Крадец: { $value }
    [spy] Шпионин
    [master_miner] Носи
    [alchemist] Алхимик
   *[defence] Защита +{ $value }
}
krysis-ui-plus-combat = сила +{ $combat }
krysis-ui-slots = { $count ->
    [one] { $count } { $colour ->
        [red] червено
        [blue] синьо
       *[white] бяло
    } място
   *[other] { $count } { $colour ->
        [red] червени
        [blue] сини
       *[white] бели
    } места
}
krysis-ui-slot = { $colour ->
    [red] Червено
    [blue] Синьо
   *[white] Бяло
} място: { $what }
krysis-ui-unknown-artefact = артефакт
krysis-ui-of-slots = { $slots ->
    [one] { $filled } от { $slots } място
   *[other] { $filled } от { $slots } места
}
krysis-ui-undo = Отмени

# Играчите

krysis-ui-players = Играчите
krysis-ui-others = Другите играчи
krysis-ui-camp = Лагер
krysis-ui-hq = Щаб
krysis-ui-defence-is = Защита { $defence }
krysis-ui-undefended = без защита
krysis-ui-played = изиграно
krysis-ui-hand-of = { $count ->
    [one] { $count } агент в ръка
   *[other] { $count } агенти в ръка
}
krysis-ui-drew = Изтеглени: { $carriers ->
    [one] { $carriers } носач
   *[other] { $carriers } носачи
}, { $warriors ->
    [one] { $warriors } воин
   *[other] { $warriors } воини
}
krysis-ui-gone = { $count ->
    [one] { $count } изхвърлен агент
   *[other] { $count } изхвърлени агенти
}
krysis-ui-gone-short = { $count ->
    [one] { $count } изхвърлен
   *[other] { $count } изхвърлени
}
krysis-ui-kind = { $kind ->
    [carrier] Носачи:
   *[warrior] Воини:
}
krysis-ui-your-camp = Вашият лагер
krysis-ui-camp-note = може да бъде ограбен
krysis-ui-your-hq = Вашият щаб
krysis-ui-hq-note = само вие го виждате
krysis-ui-hq-open = открит, видовете са тайни
krysis-ui-mission = Мисия:
krysis-ui-mission-is = { NAME($mission, kind: "mission") } (10 точки)
krysis-ui-your-team = Вашият екип
krysis-ui-place-open = предстои
krysis-ui-no-team = Екипът ви замина: лагерът е без защита.
krysis-ui-your-hand = Вашите агенти
krysis-ui-your-deck = Вашето тесте
krysis-ui-deck-group = { $gone ->
    [one] отстранен { $gone } от { $of }
   *[other] отстранени { $gone } от { $of }
}
krysis-ui-removed = отстранен
krysis-ui-in-hand = в ръка
krysis-ui-load-one = Натоварване на един { $kind ->
    [red] червен
    [blue] син
   *[white] бял
} кристал; в лагера има { $count }
krysis-ui-bid-one = Един { $kind ->
    [red] червен
    [blue] син
   *[white] бял
} кристал в ръката; { $count ->
    [one] остава { $count }
   *[other] остават { $count }
}
krysis-ui-steal-one = { $kind ->
    [red] Вземане на един червен кристал
    [blue] Вземане на един син кристал
    [white] Вземане на един бял кристал
   *[artefact] Обявяване на един артефакт
}; в лагера има { $count }
krysis-ui-rob-one = Открадване на един { $kind ->
    [red] червен
    [blue] син
   *[white] бял
} кристал; в лагера има { $count }
krysis-ui-load-it = Натовари
krysis-ui-load-artefact = Натоварване: { NAME($artefact, kind: "artefact") }
krysis-ui-play-it = Изиграй
krysis-ui-play-artefact = Изиграване: { NAME($artefact, kind: "artefact") }

# Залагане

krysis-ui-your-bid = Вашият залог
krysis-ui-only-you = само вие го виждате
krysis-ui-empty-hand = нищо
krysis-ui-ahead = Ред при равенство
krysis-ui-bid-note = Плащат се всички залози, и по-ниските. При равни залози пръв избира миньорът на мястото с по-малък номер.
krysis-ui-bids = Залози
krysis-ui-turn = Ред
krysis-ui-player = Играч
krysis-ui-worth = Стойност
krysis-ui-state = Състояние
krysis-ui-on-space = място { $space }
krysis-ui-bid-lead = Залагайте, за да избирате по-рано.
krysis-ui-bid-so-far = В ръката ви: { krysis-crystals }. Залогът е { $value }.
krysis-ui-bid-none = Вземете в ръката кристали от щаба си или не залагайте нищо.
krysis-ui-bid-final = Червеният е 3, синият 2, белият 1. Запечатан залог не се променя.
krysis-ui-seal = Запечатай
krysis-ui-seal-empty = Без залог

# Подготовка

krysis-ui-deck-lead = Съставете тестето си.
krysis-ui-deck-so-far = { $number ->
    [one] Отстранен е { $number } агент от { $of }.
   *[other] Отстранени са { $number } агенти от { $of }.
}
krysis-ui-deck-note = Отстранете двама агенти с една звезда, двама с две и двама с три и още един от нивото на допълнителния си агент, ако имате такъв.
krysis-ui-tactical-lead = Изберете началната си ръка.
krysis-ui-tactical-so-far = { $number ->
    [one] Избран е { $number } агент от { $of }.
   *[other] Избрани са { $number } агенти от { $of }.
}
krysis-ui-tactical-note = Никой не вижда кои агенти вземате.
krysis-ui-confirm = Потвърди
krysis-ui-anew = Отначало

# Копаене и находки

krysis-ui-choose-space = Изберете свободно място на ниво { $level } за своя миньор.
krysis-ui-dig-this = Копаене на място { $space }: { krysis-goods }.
krysis-ui-dig-note = { $count ->
    [0] Всичко отива в лагера ви.
   *[other] Всичко отива в лагера ви. За всеки артефакт теглите два и запазвате един.
}
krysis-ui-short = Не е останало достатъчно. Получавате: { krysis-goods }.
krysis-ui-dig = Копай тук
krysis-ui-keep-title = Запазете един от два артефакта
krysis-ui-keep-note = { $count ->
    [one] Другият се изхвърля открито.
   *[other] Другият се изхвърля открито. После теглите отново.
}
krysis-ui-choose-keep = Изтеглихте два артефакта: изберете кой да запазите.
krysis-ui-keep-this = Запазвате „{ NAME($artefact, kind: "artefact") }“; другият се изхвърля.
krysis-ui-keep = Запази

# Екипи

krysis-ui-team-lead = Агент { $number } от 3.
krysis-ui-choose-agent = Изберете агент от ръката си; всички се разкриват заедно.
krysis-ui-choose-this = Избирате: { NAME($agent, kind: "agent") }.
krysis-ui-choose-final = Избраният агент не се сменя.
krysis-ui-choose = Сложи закрит

# Действия

krysis-ui-actions = Действия
krysis-ui-choose-act = { $may ->
    [load] Натоварете стоки или работете извънредно; сега не можете да нападнете никой лагер.
    [attack] Нападнете лагер или работете извънредно; сега не можете да натоварите нищо.
    [overtime] От трите действия сега е възможен само извънредният труд.
   *[all] Натоварете стоки, нападнете лагер или работете извънредно.
}
krysis-ui-combat-is = Екипът ви се бие със сила { $combat }.
krysis-ui-act-load = Товарене
krysis-ui-act-load-note = към щаба или банката
krysis-ui-act-attack = Нападение над { SEAT($seat) }
krysis-ui-versus = { $force } срещу { $defence }
krysis-ui-act-overtime = Извънреден труд
krysis-ui-act-overtime-note = заплащане от банката; екипът остава
krysis-ui-act-rob = краде от { SEAT($target) }
krysis-ui-act-spy = шпионира { SEAT($target) }
krysis-ui-act-mine = носи в лагера
krysis-ui-act-transmute = { NAME($agent, kind: "agent") }: { $colour ->
    [1] { $number ->
        [one] { $number } син в червен
       *[other] { $number } сини в червени
    }
   *[2] { $number ->
        [one] { $number } бял в син
       *[other] { $number } бели в сини
    }
}
krysis-ui-use-mine = { NAME($agent, kind: "agent") } носи показаното на картата.
krysis-ui-use-transmute = { NAME($agent, kind: "agent") }: { $colour ->
    [1] { $number ->
        [one] { $number } син в червен
       *[other] { $number } сини в червени
    }
   *[2] { $number ->
        [one] { $number } бял в син
       *[other] { $number } бели в сини
    }
}.
krysis-ui-use-spy = { NAME($agent, kind: "agent") } оглежда артефактите на { SEAT($target) }; после можете да вземете един.
krysis-ui-use = Използвай
krysis-ui-specials-left = Можете да използвате още специални агенти или да завършите хода.
krysis-ui-leaving = Екипът ви напуска лагера в края на хода.
krysis-ui-end-turn = Край на хода

krysis-ui-act-load-lead = Товарене.
krysis-ui-load-what = { $transport ->
    [first] Екипът ви няма място за тези стоки: първо изиграйте транспорт.
    [yes] Изберете стоки от лагера си или изиграйте транспорт за повече места.
   *[no] Изберете стоки от лагера си.
}
krysis-ui-load-hq = { $count ->
    [one] { $count } стока отива в щаба: { krysis-ui-points } накрая.
   *[other] { $count } стоки отиват в щаба: { krysis-ui-points } накрая.
}
krysis-ui-load-bank = { $count ->
    [one] { $count } стока се продава: { krysis-ui-points } веднага.
   *[other] { $count } стоки се продават: { krysis-ui-points } веднага.
}
krysis-ui-room-left = Побира се още. Екипът заминава с товара и лагерът остава без защита.
krysis-ui-load-leaves = Екипът заминава с товара и лагерът остава без защита.
krysis-ui-where = Къде отиват стоките
krysis-ui-place-hq = Щаб
krysis-ui-place-hq-note = на сигурно място
krysis-ui-place-bank = Банка
krysis-ui-place-bank-note = точки веднага
krysis-ui-place-camp = Вашият лагер
krysis-ui-place-camp-note = може пак да бъде ограбен
krysis-ui-goods-times = { $count ->
    [one] { $count } стока × 2
   *[other] { $count } стоки × 2
}
krysis-ui-counts-end = брои се накрая
krysis-ui-with = с { NAME($artefact, kind: "artefact") } { $points }
krysis-ui-team-stays = Екипът остава и защитава лагера.
krysis-ui-deliver-hq = Към щаба
krysis-ui-deliver-bank = Продай
krysis-ui-deliver-camp = Към лагера

krysis-ui-attack-lead = Нападение над { SEAT($target) }.
krysis-ui-camp-of = Лагерът на { SEAT($seat) }
krysis-ui-against = срещу
krysis-ui-strong = достатъчно сила
krysis-ui-weak = липсва бойна сила: { $missing }
krysis-ui-taken = Вземате
krysis-ui-taken-none = още нищо
krysis-ui-loot-worth = { $artefacts ->
    [0] В щаба струва { $home } накрая, в банката { $bank } веднага.
   *[other] В щаба кристалите струват { $home } накрая, артефактите отделно; в банката всичко струва { $bank } веднага.
}
krysis-ui-attack-what = Изберете кои стоки да вземете.
krysis-ui-may-play = { $cards ->
    [weapon] Можете да изиграете и оръжие.
    [transport] Можете да изиграете и транспорт.
   *[both] Можете да изиграете и оръжие, и транспорт.
}
krysis-ui-weapon-first = Бойната ви сила не стига: първо изиграйте оръжие.
krysis-ui-transport-first = Екипът ви няма място за плячката: първо изиграйте транспорт.
krysis-ui-attack-takes = Вземате от { SEAT($target) }: { krysis-goods }.
krysis-ui-attack-random = Артефактите се теглят наслуки; после избирате къде отива всичко.
krysis-ui-attack-then = После избирате къде отива всичко.
krysis-ui-attack = Нападни
krysis-ui-loot-lead = Плячката ви: { krysis-goods }.
krysis-ui-loot-hq = В щаба струва { krysis-ui-points } накрая.
krysis-ui-loot-bank = Банката дава { krysis-ui-points } веднага.
krysis-ui-loot-camp = Отива в лагера ви.
krysis-ui-last-round = Това е последният рунд: останалото в лагерите накрая не струва нищо.

krysis-ui-overtime-lead = Извънреден труд.
krysis-ui-pay-title = Заплащането ви, на стойност { $value }
krysis-ui-choose-pay = { $weapon ->
    [yes] Изберете заплащане; можете да изиграете оръжие за защита на лагера.
   *[no] Изберете заплащане.
}
krysis-ui-overtime-note = Екипът остава и защитава лагера.
krysis-ui-overtime-armed = Екипът остава и защитава лагера с това оръжие: { NAME($artefact, kind: "artefact") }.
krysis-ui-pay-this = Вземате в лагера: { krysis-crystals }.
krysis-ui-take-pay = Вземи

krysis-ui-rob-lead = { NAME($agent, kind: "agent") } краде от { SEAT($target) }.
krysis-ui-rob-what = Изберете кои кристали да откраднете.
krysis-ui-rob-takes = Крадете за своя лагер: { krysis-crystals }.
krysis-ui-rob = Открадни
krysis-ui-spy-lead = Шпионинът ви е в лагера на { SEAT($target) }.
krysis-ui-spy-title = Артефакти в лагера на { SEAT($target) }
krysis-ui-choose-snatch = Вземете един от артефактите или нито един.
krysis-ui-snatch-this = Вземате в лагера си: { NAME($artefact, kind: "artefact") }.
krysis-ui-snatch = Вземи
krysis-ui-snatch-none = Не вземай нищо

# Край на рунда и на играта

krysis-ui-refill = Нови агенти
krysis-ui-refill-lead = Нов агент { $number } от 3.
krysis-ui-choose-pile = { $piles ->
    [carrier] Останали са ви само носачи: изтеглете един.
    [warrior] Останали са ви само воини: изтеглете един.
   *[both] Изтеглете от носачите или от воините си.
}
krysis-ui-draw = { $kind ->
    [carrier] Изтегли носач
   *[warrior] Изтегли воин
}
krysis-ui-may-be = В купчината:
krysis-ui-final = Краен резултат
krysis-ui-sold = Продажби
krysis-ui-crystals = Кристали
krysis-ui-artefacts = Артефакти
krysis-ui-mission-short = Мисия
krysis-ui-total = Общо

# Чакане

krysis-ui-done-deck = Тестето ви е готово.
krysis-ui-done-tactical = Ръката ви е избрана.
krysis-ui-done-bid = Залогът ви е запечатан.
krysis-ui-done-team = Агентът ви е избран.
krysis-ui-done-refill = Ръката ви е попълнена.
krysis-ui-waiting = { $count ->
    [one] Чака се { $count } играч.
   *[other] Чакат се { $count } играчи.
}
krysis-ui-wait-place = { SEAT($seat) } избира място за миньора си.
krysis-ui-wait-keep = { SEAT($seat) } избира един от два артефакта.
krysis-ui-wait-action = { SEAT($seat) } действа.
krysis-ui-wait-theft = { SEAT($seat) } ограбва лагера на { SEAT($target) }.
krysis-ui-wait-destination = { SEAT($seat) } ограби { SEAT($target) } и избира къде отива плячката.
krysis-ui-team-of = Екипът на { SEAT($seat) }

# Сцени

krysis-ui-scene-hush = Всички залози са запечатани.
krysis-ui-scene-open = Отваряме!
krysis-ui-scene-order = { SEAT($seat) } копае пръв.
krysis-ui-scene-tie = По { $value }: пръв е миньорът на мястото с по-малък номер.
krysis-ui-scene-pay = Всички залози отиват в банката.
krysis-ui-scene-nothing = нищо
krysis-ui-slip-robbed = Обраха ви
krysis-ui-slip-spied = Шпионираха лагера ви

# Откъде са точките

krysis-points-sold = Продажби на банката
krysis-points-red = Червени кристали в щаба
krysis-points-blue = Сини кристали в щаба
krysis-points-white = Бели кристали в щаба
krysis-points-artefacts = Групи артефакти
krysis-points-mission = Мисия
