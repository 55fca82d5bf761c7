# Le plateau de Kreta

kreta-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kreta-ui-first = commence
kreta-ui-over = La partie est terminée.
kreta-ui-setting-up = L’île est en cours de mise en place.
kreta-ui-next-scoring = Le décompte { $number } sur 11 aura lieu à l’emplacement { $site }.
kreta-ui-your-turn = À vous.

# En attendant quelqu’un

kreta-ui-wait-card = { SEAT($seat) } choisit une carte.
kreta-ui-wait-copy = { SEAT($seat) } a joué le Roi et choisit la carte à copier.
kreta-ui-wait-admiral = { SEAT($seat) } se sert de l’Amiral.
kreta-ui-wait-commander = { SEAT($seat) } se sert du Commandant : { $points ->
    [one] { $points } pas restant
   *[other] { $points } pas restants
} sur 4.
kreta-ui-wait-abbot = { SEAT($seat) } se sert de l’Abbé.
kreta-ui-wait-farmer = { SEAT($seat) } choisit une tuile à récolter.
kreta-ui-wait-architect = { SEAT($seat) } choisit où construire.
kreta-ui-wait-fort_card = { SEAT($seat) } garde ou remplace la nouvelle carte Fort.
kreta-ui-wait-turn_up = La carte Fort suivante est retournée.

# Personnages

kreta-ui-card = { $card ->
    [king] Roi
    [architect] Architecte
    [admiral] Amiral
    [commander] Commandant
    [castellan] Gardien de fort
    [abbot] Abbé
   *[farmer] Fermier
}
# Les mêmes, avec des coupures possibles
kreta-ui-card-narrow = { $card ->
    [king] Roi
    [architect] Archi­tecte
    [admiral] Amiral
    [commander] Comman­dant
    [castellan] Gardien de fort
    [abbot] Abbé
   *[farmer] Fermier
}
kreta-ui-short = { $card ->
    [king] copie une carte jouée
    [architect] un fort ou un village
    [admiral] placer ou déplacer
    [commander] un villageois ou 4 pas
    [castellan] lance le décompte
    [abbot] la paix, 3 pas au plus
   *[farmer] récolter une tuile
}
kreta-ui-does = { $card ->
    [king] Fait ce que fait l’une des cartes posées devant vous.
    [architect] Construisez un fort sur un emplacement libre, ou un village dans une province.
    [admiral] Placez un navire dans un port, ou déplacez un ou deux des vôtres.
    [commander] Ajoutez un villageois, ou faites jusqu’à 4 pas avec vos villageois.
    [castellan] Décompte les provinces autour de l’emplacement suivant ; puis, sauf au dernier décompte, toutes les cartes reviennent en main.
    [abbot] Placez votre abbé, ou faites-lui faire jusqu’à 3 pas.
   *[farmer] Prenez la tuile d’une province que vos villageois relient à l’un de vos navires.
}
kreta-ui-cards-of = Cartes { SEAT($seat, after: "de") }
kreta-ui-card-hand = en main
kreta-ui-card-now = en cours
kreta-ui-card-out = jouée
kreta-ui-card-under = jouée et copiée par le Roi
kreta-ui-card-idle = Injouable pour l’instant.
kreta-ui-now = en cours
kreta-ui-played = jouée
kreta-ui-copied = copiée
kreta-ui-doing = En cours : { kreta-ui-card }
kreta-ui-by-king = carte copiée par le Roi

kreta-ui-choose-card = Jouez l’une de vos cartes.
kreta-ui-choose-copy = Choisissez la carte posée devant vous que le Roi copie.
kreta-ui-play-this = Vous jouez { kreta-the-card }.
kreta-ui-copy-this = Le Roi copie { kreta-the-card }.
kreta-ui-play = Jouer { kreta-the-card }
kreta-ui-copy = Copier { kreta-the-card }
kreta-ui-change = Changer
kreta-ui-done = Terminé
kreta-ui-take-back = Annuler
kreta-ui-castellan-gives = L’emplacement { $site } est décompté maintenant : { $gains }. { $number ->
    [11] Ce décompte met fin à la partie.
   *[other] Toutes les cartes reviennent en main.
}
kreta-ui-gain = { SEAT($seat) } +{ $points }
kreta-ui-nobody = personne ne marque

# Exécuter une carte

kreta-ui-lead-admiral = Amiral.
kreta-ui-lead-commander = Commandant, { $points ->
    [one] { $points } pas restant
   *[other] { $points } pas restants
} sur 4.
kreta-ui-lead-abbot = Abbé.
kreta-ui-lead-farmer = Fermier.
kreta-ui-lead-architect = Architecte.
kreta-ui-lead-fort_card = La carte Fort { $site } est retournée.
kreta-ui-choose-admiral = { $from ->
    [only] Choisissez un port doré pour votre navire à { NAME($province, kind: "port") }.
    [new] Choisissez un port doré pour un nouveau navire.
    [map] Choisissez un port doré pour votre navire à { NAME($province, kind: "port") }, ou un autre navire.
   *[reserve] Choisissez un port doré pour un nouveau navire, ou un navire à déplacer.
}
kreta-ui-choose-commander = { $from ->
    [only] Choisissez une province dorée pour votre villageois à { NAME($province, kind: "province") }.
    [new] Choisissez une province dorée pour un nouveau villageois.
    [map] Choisissez une province dorée pour votre villageois à { NAME($province, kind: "province") }, ou un autre villageois.
   *[reserve] Choisissez une province dorée pour un nouveau villageois, ou un villageois à déplacer.
}
kreta-ui-choose-abbot = { $from ->
    [only] Choisissez une province dorée, à 3 pas au plus.
   *[new] Choisissez une province dorée pour votre abbé.
}
kreta-ui-choose-farmer = Choisissez une province dorée pour en récolter la tuile.
kreta-ui-choose-architect = { $villages ->
    [0] Choisissez un emplacement doré pour un fort.
   *[other] { $forts ->
        [0] Choisissez une province dorée pour un village.
       *[other] Choisissez un emplacement doré pour un fort, ou une province dorée pour un village.
    }
}
kreta-ui-choose-fort_card = Gardez-la, ou remplacez-la par la première carte de la pioche.
kreta-ui-then-fort_card = Elle fait décompter { NAME($provinces, kind: "province") }. La carte tirée à sa place devrait être gardée.
kreta-ui-replace = Remplacer
kreta-ui-keep = Garder le { $site }

kreta-ui-pick-add_ship = Un nouveau navire arrive à { NAME($province, kind: "port") }.
kreta-ui-pick-move_ship = Votre navire quitte { NAME($origin, kind: "port") } pour { NAME($province, kind: "port") }.
kreta-ui-pick-add_villager = Un nouveau villageois s’installe à { NAME($province, kind: "province") }.
kreta-ui-pick-move_villager = Votre villageois quitte { NAME($origin, kind: "province") } pour { NAME($province, kind: "province") }.
kreta-ui-pick-add_abbot = Votre abbé arrive à { NAME($province, kind: "province") }.
kreta-ui-pick-move_abbot = Votre abbé se rend à { NAME($province, kind: "province") }.
kreta-ui-pick-harvest = Vous récoltez { kreta-a-tile } à { NAME($province, kind: "province") }.
kreta-ui-pick-build_fort = Vous construisez un fort sur l’emplacement { $site } : { NAME($provinces, kind: "province") }.
kreta-ui-pick-build_village = Vous construisez un village à { NAME($province, kind: "province") }.
kreta-ui-then-move_villager = { $cost } pas ; il en restera { $left }.
kreta-ui-then-harvest = { $points ->
    [one] Elle rapporte { $points } point.
   *[other] Elle rapporte { $points } points.
}
kreta-ui-do-add_ship = Placer le navire
kreta-ui-do-move_ship = Naviguer
kreta-ui-do-add_villager = Placer le villageois
kreta-ui-do-move_villager = Marcher
kreta-ui-do-add_abbot = Placer l’abbé
kreta-ui-do-move_abbot = Marcher
kreta-ui-do-harvest = Récolter
kreta-ui-do-build_fort = Construire le fort
kreta-ui-do-build_village = Construire le village

kreta-ui-which-tile = Quelle tuile récolter
kreta-ui-which-piece = Pièce à jouer
kreta-ui-from-reserve = de la réserve
kreta-ui-steps-left = reste { $points } pas sur 4

# La carte

kreta-ui-map = Carte de la Crète
kreta-ui-sea-north = Mer de Crète
kreta-ui-sea-south = Mer de Libye
kreta-ui-map-help = 16 provinces ; les flèches mènent de l’une à l’autre.
kreta-ui-province = { NAME($province, kind: "province") }
kreta-ui-port = { NAME($province, kind: "port") }
kreta-ui-worth = vaut { $value }
kreta-ui-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} sur 7
kreta-ui-tag-here = ici
kreta-ui-tag-steps = { $steps } pas
kreta-ui-tag-admiral = port
kreta-ui-tag-commander = ajouter
kreta-ui-tag-abbot = placer
kreta-ui-tag-farmer = récolter
kreta-ui-tag-architect = village
kreta-ui-tag-peace = paix
kreta-ui-tag-peace-full = paix · pleine
kreta-ui-tag-full = pleine 7/7
kreta-ui-province-is = { NAME($province, kind: "province") }, { $terrain ->
    [field] champs
    [hill] collines
   *[mountain] montagnes
}, vaut { $value }, { kreta-ui-pieces }.
kreta-ui-tile = Tuile : { kreta-tile }.
kreta-ui-port-is = Port : { NAME($province, kind: "port") }.
kreta-ui-full = Pleine.
kreta-ui-closed = Paix : fermée pour vous.
kreta-ui-closed-to = Paix : fermée pour { $names }.
kreta-ui-may = Possible.
kreta-ui-may-steps = Possible, { $steps } pas.
kreta-ui-has = { SEAT($seat) } : { $pieces }.
kreta-ui-would = { SEAT($seat) } : influence { $influence }, marquerait { $points }.
kreta-ui-count = { $piece ->
    [abbot] abbé
    [ship] navire
    [village] { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
   *[villager] { $count } villageois
}
kreta-ui-site = Emplacement de fort { $site }, { NAME($provinces, kind: "province") }.
kreta-ui-site-fort = Fort { SEAT($seat, after: "de") }.

# Cartes Fort et ce qu’elles rapporteraient

kreta-ui-forts = Cartes Fort
kreta-ui-pile = pioche { $count }
kreta-ui-fort-next = d’abord
kreta-ui-fort-then = ensuite
kreta-ui-fort-new = nouvelle
kreta-ui-fort-unknown = Carte Fort inconnue
kreta-ui-fort-scored = Position { $position } : emplacement { $site }, décompté
kreta-ui-fort-up = Position { $position } : emplacement { $site }, visible ({ $word })
kreta-ui-replaced = Sous la pioche : { $sites }.
kreta-ui-unseen = { $count ->
    [one] { $count } numéro encore inconnu.
   *[other] { $count } numéros encore inconnus.
}
kreta-ui-if-fort = Si l’on décomptait le { $site }
kreta-ui-looked-at = Ce que vous regardez
kreta-ui-look = Choisissez une province ou un emplacement de fort pour voir l’influence de chacun.
kreta-ui-legend = Les points, et à côté l’influence dans la province.
kreta-ui-head-cards = Cartes
kreta-ui-head-reserve = En réserve
kreta-ui-head-harvest = Récolte
kreta-ui-final = Score final
kreta-ui-total = Total
kreta-ui-influence = influence { $influence }

# Joueurs

kreta-ui-players = Cartes, réserve et récolte de chacun
kreta-ui-in-hand = { $count ->
    [0] Aucune carte en main.
   *[other] En main ({ $count }) : { $cards }.
}
kreta-ui-on-table = { $count ->
    [0] Aucune carte jouée.
   *[other] Jouées ({ $count }) : { $cards }.
}
kreta-ui-reserve-is = Réserve : villageois { $villager }, villages { $village }, abbés { $abbot }, forts { $fort }, navires { $ship }.
kreta-ui-tiles = { kreta-tile } ×{ $count } ({ $left ->
    [0] il n’en reste plus
   *[other] la prochaine rapporte { $next }
})
kreta-ui-no-tiles = Rien n’a encore été récolté.
kreta-ui-permits = { $tiles ->
    [0] Vous n’avez encore rien récolté : aucun village possible.
   *[other] { $count ->
        [0] { $left ->
            [0] Tous vos villages sont construits.
           *[other] Votre récolte ne permet plus de village.
        }
        [one] Votre récolte permet encore { $count } village.
       *[other] Votre récolte permet encore { $count } villages.
    }
}
kreta-ui-log-towards = Vers le décompte { $number }
kreta-ui-log-scoring = Décompte { $number } : emplacement { $site }
kreta-ui-slip-scored = L’emplacement { $site } est décompté
kreta-ui-again-card = Appuyez encore sur la carte, ou sur le bouton, pour la jouer.
kreta-ui-again-place = Appuyez encore au même endroit, ou sur le bouton, pour confirmer.
kreta-ui-weight = { $kind ->
    [villager] { $count ->
        [one] { $count } villageois
       *[other] { $count } villageois
    }
    [village] { $count ->
        [one] { $count } village
       *[other] { $count } villages
    }
    [abbot] 1 abbé
    [ship] 1 navire
   *[fort] { $count ->
        [one] { $count } fort
       *[other] { $count } forts
    }
} : { $influence }
kreta-ui-influence-rule = Villageois, abbé, navire et fort comptent 1, un village 2 ; un fort compte dans chaque province qu’il touche.

# D’où viennent les points

kreta-points-before = Points de départ
kreta-points-most = Provinces dominées
kreta-points-second = Deuxièmes places
kreta-points-harvests = Récoltes
kreta-course = Décompte par décompte
kreta-course-help = Chaque colonne est un décompte, sous le numéro de son emplacement de fort ; le meilleur gain est coloré.
