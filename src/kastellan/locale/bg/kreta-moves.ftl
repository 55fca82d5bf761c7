# Ходовете с думи, за съвети и разбори

kreta-do-play = Изиграване на { kreta-the-card }
kreta-do-copy = Кралят повтаря { kreta-the-card }
kreta-do-add_ship = Пускане на кораб в пристанище { NAME($port, kind: "port") }
kreta-do-move_ship = Плаване от { NAME($origin, kind: "port") } до { NAME($port, kind: "port") }
kreta-do-add_villager = Заселване на селянин в провинция { NAME($province, kind: "province") }
kreta-do-move_villager = Придвижване на селянин от { NAME($origin, kind: "province") } до { NAME($province, kind: "province") }
kreta-do-add_abbot = Изпращане на абата в провинция { NAME($province, kind: "province") }
kreta-do-move_abbot = Абатът отива в провинция { NAME($province, kind: "province") }
kreta-do-harvest = Прибиране на плочката от { NAME($province, kind: "province") }
kreta-do-build_fort = Строеж на крепост на място { $site }
kreta-do-build_village = Строеж на село в провинция { NAME($province, kind: "province") }
kreta-do-done = Край на действието без остатъка
kreta-do-keep = Запазване на откритата карта за крепост
kreta-do-replace = Слагане на откритата карта за крепост под тестето
