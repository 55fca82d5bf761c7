# Les coups en mots, pour les conseils et les bilans

kreta-do-play = Jouer { kreta-the-card }
kreta-do-copy = Avec le Roi, copier { kreta-the-card }
kreta-do-add_ship = Placer un navire à { NAME($port, kind: "port") }
kreta-do-move_ship = Faire voile : { NAME($origin, kind: "port") } → { NAME($port, kind: "port") }
kreta-do-add_villager = Installer un villageois à { NAME($province, kind: "province") }
kreta-do-move_villager = Mener un villageois : { NAME($origin, kind: "province") } → { NAME($province, kind: "province") }
kreta-do-add_abbot = Envoyer l’abbé à { NAME($province, kind: "province") }
kreta-do-move_abbot = Faire marcher l’abbé jusqu’à { NAME($province, kind: "province") }
kreta-do-harvest = Récolter à { NAME($province, kind: "province") }
kreta-do-build_fort = Construire un fort sur l’emplacement { $site }
kreta-do-build_village = Construire un village à { NAME($province, kind: "province") }
kreta-do-done = Renoncer au reste et terminer l’action
kreta-do-keep = Garder la carte Fort révélée
kreta-do-replace = Glisser la carte Fort révélée sous la pioche
