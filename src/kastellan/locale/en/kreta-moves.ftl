# Moves in words, for hints and reviews

kreta-do-play = Play { kreta-the-card }
kreta-do-copy = Let the King copy { kreta-the-card }
kreta-do-add_ship = Bring a ship into { NAME($port, kind: "port") }
kreta-do-move_ship = Sail from { NAME($origin, kind: "port") } to { NAME($port, kind: "port") }
kreta-do-add_villager = Settle a villager in { NAME($province, kind: "province") }
kreta-do-move_villager = Lead a villager from { NAME($origin, kind: "province") } to { NAME($province, kind: "province") }
kreta-do-add_abbot = Send the abbot to { NAME($province, kind: "province") }
kreta-do-move_abbot = Walk the abbot to { NAME($province, kind: "province") }
kreta-do-harvest = Harvest in { NAME($province, kind: "province") }
kreta-do-build_fort = Build a fort on site { $site }
kreta-do-build_village = Build a village in { NAME($province, kind: "province") }
kreta-do-done = Leave the rest unused and end the action
kreta-do-keep = Keep the fort card just turned up
kreta-do-replace = Put the fort card just turned up under the pile
