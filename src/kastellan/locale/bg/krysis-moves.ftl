# Ходовете с думи, за съвети и разбори

krysis-do-add_crystal = Добавяне на кристал: { NAME($crystal, kind: "crystal") }
krysis-do-add_artefact = Товарене на артефакт: { NAME($artefact, kind: "artefact") }
krysis-do-announce = Обявяване на още един артефакт за кражба
krysis-do-add_agent = Избор на агент: { NAME($agent, kind: "agent") }
krysis-do-take_back = Нов избор отначало
krysis-do-confirm = Потвърждаване на избора
krysis-do-confirm-bid = Запечатване на залога
krysis-do-confirm-nothing = Без залог
krysis-do-confirm-attack = Провеждане на нападението
krysis-do-confirm-rob = Извършване на кражбата
krysis-do-dig = Копаене на място { $space }{ $alternative ->
    [0] { "" }
   *[other] , второто предложение
}
krysis-do-keep = Запазване на артефакта: { NAME($artefact, kind: "artefact") }
krysis-do-choose = Агент за екипа: { NAME($agent, kind: "agent") }
krysis-do-load = Товарене на стоки
krysis-do-attack = Нападение срещу лагера на { SEAT($target) }
krysis-do-overtime = Извънреден труд
krysis-do-play = Използване на артефакт: { NAME($artefact, kind: "artefact") }
krysis-do-deliver = { $place ->
    [hq] Отнасяне в щаба
    [bank] Продажба на банката
   *[camp] Отнасяне в собствения лагер
}
krysis-do-take_pay = Заплащане за извънредния труд: { krysis-crystals }
krysis-do-rob = Ограбване на { SEAT($target) } ({ NAME($agent, kind: "agent") })
krysis-do-spy = Разглеждане на артефактите на { SEAT($target) } ({ NAME($agent, kind: "agent") })
krysis-do-snatch = Шпионинът взема артефакт: { NAME($artefact, kind: "artefact") }
krysis-do-snatch-none = Шпионинът не взема нищо
krysis-do-mine = Добив ({ NAME($agent, kind: "agent") })
krysis-do-transmute = Превръщане на кристали ({ NAME($agent, kind: "agent") }): { $colour ->
    [blue] { $number ->
        [one] { $number } син в червен
       *[other] { $number } сини в червени
    }
   *[white] { $number ->
        [one] { $number } бял в син
       *[other] { $number } бели в сини
    }
}
krysis-do-end_turn = Край на хода
krysis-do-recruit = { $kind ->
    [carrier] Теглене на носач
   *[warrior] Теглене на воин
}
