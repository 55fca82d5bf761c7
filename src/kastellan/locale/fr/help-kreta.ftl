# Qu’est-ce que c’est ? dans Kreta

help-kreta-province = { NAME($province, kind: "province") }
help-kreta-provinces = { NAME($provinces, kind: "province") }
help-kreta-seat = { SEAT($seat) }
help-kreta-land = { $terrain ->
    [field] Champs
    [hill] Collines
   *[mountain] Montagnes
}
help-kreta-province-what = { help-kreta-land } : valeur { $value }.
help-kreta-province-port-what = { help-kreta-land } { $land } + port 2 : valeur { $value }.

# Titres

help-kreta-influence = L’influence, pièce par pièce
help-kreta-worth = Ce que cela vaut maintenant
help-kreta-change = Ce qui changerait cela
help-kreta-here = En ce moment
help-kreta-where = Qui l’a
help-kreta-reserve = En réserve
help-kreta-unseen = Ce que cela peut être
help-kreta-if-scored = Si l’emplacement { $site } est décompté maintenant
help-kreta-harvest-points = Ce qu’elle rapporterait

# Influence et points

help-kreta-piece = { $piece ->
    [abbot] abbé
    [villager] villageois
    [village] village
   *[ship] navire
}
help-kreta-piece-fort = fort sur le { $site }
help-kreta-scored-next = et les points, si la carte Fort { $site } est décomptée maintenant
help-kreta-scored-then = et les points qu’elle donnerait maintenant ; la carte { $site } la décompte plus tard
help-kreta-scored-not = et les points qu’elle donnerait ; la prochaine carte, le { $site }, ne la décompte pas
help-kreta-scored-over = telle qu’elle était à la fin
help-kreta-most = le plus d’influence : toute la valeur
help-kreta-tied = { $count } à égalité en tête : toute la valeur pour chacun
help-kreta-second = deuxième : la moitié de la valeur, arrondie vers le bas
help-kreta-later = rien à partir de la troisième place
help-kreta-no-second = rien : à égalité en tête, il n’y a pas de deuxième place
help-kreta-two-players = rien : à deux joueurs, il n’y a pas de deuxième place
help-kreta-none = aucune pièce ne compte ici
help-kreta-without = { $points ->
    [0] sans cela : aucun point
    [one] sans cela : { $points } point
   *[other] sans cela : { $points } points
}
help-kreta-without-same = sans cela, les points seraient les mêmes
help-kreta-more = Avec { $more } d’influence en plus, { SEAT($seat) } recevrait { $points } points au lieu de { $now }.
help-kreta-free-sites = { $count ->
    [one] L’emplacement { $sites } est libre : un fort y compte 1 ici.
   *[other] Les emplacements { $sites } sont libres : un fort sur l’un d’eux compte 1 ici.
}
help-kreta-full = La province est pleine : seul un fort ou un navire peut encore y ajouter de l’influence, ou une pièce qui prend la place d’une autre.
help-kreta-all-tied = Tous sont à égalité en tête : qui ajoute 1 d’influence laisse les autres derrière.
help-kreta-change-over = Plus rien : la partie est terminée.

help-kreta-room = Places prises
help-kreta-room-is = { $count } sur 7
help-kreta-peace = Paix
help-kreta-peace-none = pas d’abbé, ouverte à tous
help-kreta-peace-closed = { $count ->
    [one] fermée pour { SEAT($seat) }, dont l’abbé n’est pas ici : ni villageois qui s’arrête, ni village
   *[other] fermée pour { $count } joueurs dont l’abbé n’est pas ici : ni villageois qui s’arrête, ni village
}
help-kreta-peace-shared = chacun a son abbé ici : elle n’est fermée pour personne
help-kreta-tile-label = Tuile
help-kreta-tile = { kreta-tile }
help-kreta-tile-gone = récoltée
help-kreta-neighbours = Voisines

# Emplacements et cartes Fort

help-kreta-site = Emplacement { $site }
help-kreta-site-what = Une place libre pour un fort, entre { NAME($provinces, kind: "province") }.
help-kreta-site-change = Qui construit un fort ici avec l’Architecte gagne 1 d’influence dans chacune de ces provinces : { NAME($provinces, kind: "province") }.
help-kreta-fort = Fort { SEAT($seat, after: "de") } sur l’emplacement { $site }
help-kreta-fort-what = Compte 1 dans chaque province qu’il touche : { NAME($provinces, kind: "province") }.
help-kreta-fort-note = province par province, avec les points que chacune donnerait
help-kreta-fort-stays = Rien : un fort reste en place jusqu’à la fin, et aucun autre ne peut être construit ici.
help-kreta-card = Carte Fort { $site }
help-kreta-card-what = Quand le Gardien de fort l’active, on décompte { NAME($provinces, kind: "province") }.
help-kreta-card-next = Sa carte est visible et sera décomptée la prochaine, dès que quelqu’un joue le Gardien de fort.
help-kreta-card-then = Sa carte est visible et sera décomptée après la prochaine.
help-kreta-card-scored = Sa carte a été décomptée : décompte { $number } sur 11.
help-kreta-card-unseen = Personne n’a encore vu sa carte : c’est l’une des { $count } inconnues, et { $left } viendront encore dans la rangée.
help-kreta-card-away = Sa carte est passée sous la pioche et ne revient pas.
help-kreta-card-down = Une carte Fort à venir
help-kreta-card-down-what = Décompte { $number } sur 11 : la carte sera retournée plus tard.
help-kreta-unseen-are = L’une des { $count } cartes que personne n’a vues : { $sites }.

# Pièces

help-kreta-piece-note = l’influence de son propriétaire dans la province, avec les points qu’elle donnerait
help-kreta-villager-of = Villageois { SEAT($seat, after: "de") } à { NAME($province, kind: "province") }
help-kreta-villager-what = { $count ->
    [one] Un villageois, qui compte 1.
   *[other] { $count } villageois, qui comptent 1 chacun : { $weight }.
}
help-kreta-villager-change = Avec le Commandant, { SEAT($seat) } ajoute un villageois ou fait jusqu’à 4 pas, répartis entre tous les siens.
help-kreta-village-of = Villages { SEAT($seat, after: "de") } à { NAME($province, kind: "province") }
help-kreta-village-what = { $count ->
    [one] Un village, qui compte 2.
   *[other] { $count } villages, qui comptent 2 chacun : { $weight }.
}
help-kreta-village-change = Un village reste jusqu’à la fin. Pour chacun, { SEAT($seat) } doit avoir récolté une tuile.
help-kreta-abbot-of = Abbé { SEAT($seat, after: "de") } à { NAME($province, kind: "province") }
help-kreta-abbot-what = Compte 1 et garde la paix : qui n’a pas d’abbé ici n’y arrête aucun villageois et n’y construit pas de village.
help-kreta-abbot-change = Avec l’Abbé, { SEAT($seat) } lui fait faire jusqu’à 3 pas, et la paix le suit.
help-kreta-ship-of = Navire { SEAT($seat, after: "de") } devant { NAME($province, kind: "province") }
help-kreta-ship-what = Compte 1 dans la province de son port, et emporte ce qui est récolté.
help-kreta-ship-change = Avec l’Amiral, { SEAT($seat) } peut l’envoyer dans tout autre port qui a de la place.
help-kreta-chain = Des villageois relient à un navire { SEAT($seat, after: "de") } les tuiles de { NAME($provinces, kind: "province") } : le Fermier peut en prendre une.
help-kreta-chain-none = Aucune tuile n’est reliée par des villageois à un navire { SEAT($seat, after: "de") } en ce moment.
help-kreta-tile-in = Tuile à { NAME($province, kind: "province") } : { kreta-tile }
help-kreta-tile-what = Une tuile à récolter : avec le Fermier, qui la relie par ses villageois à l’un de ses navires peut la prendre.
help-kreta-series = la première tuile d’une sorte rapporte 1 point, la deuxième 2, la troisième 3, la quatrième 4
help-kreta-reaches = peut la récolter maintenant
help-kreta-reaches-not = pas reliée à un navire en ce moment
help-kreta-tile-change = Elle est à qui la récolte le premier. Chaque tuile permet aussi un village.

# Personnages

help-kreta-card-in-hand = en main
help-kreta-card-idle = en main, injouable pour l’instant
help-kreta-card-out = jouée
help-kreta-card-under-king = jouée, copiée par le Roi
help-kreta-card-returns = Après un décompte, les cartes jouées reviennent dans toutes les mains : un Gardien de fort rend donc à chacun ses sept cartes.

# Joueurs

help-kreta-seat-what = { $points ->
    [one] { $points } point pour l’instant.
   *[other] { $points } points pour l’instant.
}
help-kreta-points = Points
help-kreta-points-provinces = provinces décomptées
help-kreta-points-harvest = tuiles récoltées
help-kreta-would-gain = Si la carte Fort { $site } est décomptée maintenant : +{ $points }.
help-kreta-reserve-kind = { $kind ->
    [villagers] Villageois
    [villages] Villages
    [ships] Navires
    [forts] Forts
   *[abbots] Abbé
}
help-kreta-reserve-left = encore { $count }
help-kreta-permits = { $count ->
    [0] La récolte ne permet aucun village en ce moment.
    [one] La récolte permet un village en ce moment.
   *[other] La récolte permet { $count } villages en ce moment.
}
