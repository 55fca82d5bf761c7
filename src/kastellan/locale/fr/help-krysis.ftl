# Qu’est-ce que c’est ? dans Krysis

help-krysis-seat = { SEAT($seat) }
help-krysis-agent = { NAME($agent, kind: "agent") }
help-krysis-artefact = { NAME($artefact, kind: "artefact") }
help-krysis-points = { $points ->
    [one] { $points } point pour l’instant.
   *[other] { $points } points pour l’instant.
}

# Titres

help-krysis-does = Ce qu’il apporte cette manche
help-krysis-in-team = Dans les totaux de l’équipe
help-krysis-sums = Le total
help-krysis-change = Ce qui changerait cela
help-krysis-worth = Ce que cela vaut maintenant
help-krysis-lies = Ce qui se trouve ici
help-krysis-here = En ce moment
help-krysis-at-end = À la fin
help-krysis-at-end-note = d’après ce qui s’y trouve maintenant
help-krysis-goods = Biens
help-krysis-crystals = Cristaux
help-krysis-points-end = Points
help-krysis-speed = Vitesse
help-krysis-combat = Force
help-krysis-slots = Emplacements
help-krysis-defence = Défense
help-krysis-team-speed = Vitesse de l’équipe
help-krysis-team-combat = Force de l’équipe

# Agents et équipes

help-krysis-agent-what = { $kind ->
    [carrier] Un convoyeur
   *[warrior] Un guerrier
}{ $stars ->
    [0] { "" }
    [one] , { $stars } étoile
   *[other] , { $stars } étoiles
}.
help-krysis-fixed = toujours la même valeur
help-krysis-multiplied = { $each } par cristal { $colour ->
    [red] rouge
    [blue] bleu
   *[white] blanc
} au campement
help-krysis-in-camp = cristaux { $colour ->
    [red] rouges
    [blue] bleus
   *[white] blancs
} au campement
help-krysis-for-each = pour chacun
help-krysis-printed = imprimé
help-krysis-slots-none = ne transporte rien
help-krysis-slots-are = { $red } rouges, { $blue } bleus, { $white } blancs : un rouge contient 1 rouge, jusqu’à 3 blancs ou un artefact, un bleu 1 bleu, jusqu’à 2 blancs ou un artefact, un blanc 1 blanc
help-krysis-defends = Ajoute { $points } à la défense du campement.
help-krysis-agent-change = Les cristaux qui arrivent au campement ou le quittent, là où un agent multiplie. Une fois les équipes révélées, l’ordre de la manche ne change plus.
help-krysis-hand-change = En main, il ne compte pas : trois agents forment l’équipe d’une manche, et leurs valeurs s’additionnent.
help-krysis-order-fixed = l’ordre a été fixé avec { $speed } et ne change plus cette manche
help-krysis-order-open = l’ordre est fixé quand toutes les équipes sont révélées
help-krysis-team = Équipe { SEAT($seat, after: "de") }
help-krysis-team-what = Trois agents : la vitesse fixe l’ordre, la force attaque et défend, les emplacements servent à emporter les biens.
help-krysis-team-change = Une arme jouée ajoute de la force, un transport des emplacements ; les cristaux du campement changent ce qui est multiplié.
help-krysis-to-exceed = une attaque doit dépasser { $defence }

# Campement, quartier général, banque, mine

help-krysis-camp = Campement { SEAT($seat, after: "de") }
help-krysis-camp-what = Ce qui a été extrait y reste jusqu’à ce qu’on le rapporte. Les autres peuvent le piller.
help-krysis-crystal = { $colour ->
    [red] rouges
    [blue] bleus
   *[white] blancs
}
help-krysis-artefacts = artefacts
help-krysis-camp-worth = À la fin de la partie, ce qui est encore au campement ne vaut rien.
help-krysis-guarded = Une équipe le défend : une attaque doit dépasser { $defence }.
help-krysis-unguarded = Aucune équipe ne le défend : toute équipe peut l’attaquer.
help-krysis-camp-change = Un chargement emporte les biens au quartier général ou à la banque ; une attaque les enlève.
help-krysis-hq = Votre quartier général
help-krysis-hq-what = À l’abri des attaques. Ce qui s’y trouve paie les mises, et compte à la fin.
help-krysis-crystals-at = { $count } { $colour ->
    [red] rouges
    [blue] bleus
   *[white] blancs
} à { $each }
help-krysis-hoard = { $count ->
    [one] { $count } artefact dans son meilleur groupe
   *[other] { $count } artefacts dans leurs meilleurs groupes
}
help-krysis-mission = Votre mission s’y ajoute si elle est remplie.
help-krysis-hq-change = Chaque chargement rapporté ici ; et les artefacts comptent plus en groupes de types différents ou identiques.
help-krysis-space = Niveau { $level }, case { $number }
help-krysis-space-what = Une case où creuser. La plus forte mise choisit d’abord ; la case { $number } départage aussi les égalités : les plus petits numéros d’abord.
help-krysis-brings = Elle rapporte
help-krysis-either = Choix { $n }
help-krysis-stands = Le mineur { SEAT($seat, after: "de") } est ici.
help-krysis-level-of = On creuse à ce niveau à la manche { $round }.
help-krysis-bank = La banque
help-krysis-bank-what = Les cristaux en viennent et y retournent ; chaque bien vendu rapporte aussitôt 2 points.

# Artefacts, emplacements, missions

help-krysis-in-camp-end = Au campement
help-krysis-in-hq = Au quartier général
help-krysis-at-bank = À la banque
help-krysis-if-played = Si vous le jouez
help-krysis-adds = Il ajoute
help-krysis-card-what = { $kind ->
    [weapon] Une arme. Au campement, elle reste face cachée.
   *[vehicle] Un transport. Au campement, il reste face cachée.
}
help-krysis-card-when = { $kind ->
    [weapon] À votre tour, avec une attaque ou des heures supplémentaires ; une arme au plus par manche.
   *[vehicle] À votre tour, avec un chargement ou une attaque ; un transport au plus par manche.
}
help-krysis-card-combat = { $combat } de force à l’équipe, en attaque comme en défense
help-krysis-card-nothing = rien à la fin, et on peut vous le voler
help-krysis-card-home = { $points ->
    [one] { $points } point de plus à la fin, avec les artefacts qui s’y trouvent maintenant
   *[other] { $points } points de plus à la fin, avec les artefacts qui s’y trouvent maintenant
}
help-krysis-card-sold = { $points } points aussitôt
help-krysis-card-change = Une fois joué, il est défaussé au plus tard à la fin de la manche ; une fois au quartier général, il ne se joue plus.
help-krysis-played-what = { $kind ->
    [weapon] Une arme jouée : elle compte tant qu’elle est ici.
   *[vehicle] Un transport joué : il porte des biens pendant l’action pour laquelle il a été joué.
}
help-krysis-played-change = On ne peut ni le voler, ni le charger, ni le vendre ; il est défaussé avec l’équipe.
help-krysis-kept-what = Un artefact dans votre quartier général : à l’abri, il ne se joue plus et compte à la fin.
help-krysis-groups = Groupes d’artefacts
help-krysis-groups-are = Tous identiques ou tous différents : 1 carte vaut { $of1 }, 2 valent { $of2 }, 3 valent { $of3 }, 4 valent { $of4 }, 5 valent { $of5 } ; les 6 types ensemble valent { $of6 }. Chaque carte est dans un seul groupe, et le meilleur partage compte.
help-krysis-slot = { $colour ->
    [red] Emplacement rouge
    [blue] Emplacement bleu
   *[white] Emplacement blanc
}
help-krysis-slot-what = { $colour ->
    [red] Contient 1 cristal rouge, ou jusqu’à 3 blancs, ou 1 artefact.
    [blue] Contient 1 cristal bleu, ou jusqu’à 2 blancs, ou 1 artefact.
   *[white] Contient 1 cristal blanc.
}
help-krysis-slot-change = Un emplacement ne mélange jamais les biens et peut rester vide. Un transport joué avec un chargement ou une attaque en ajoute.
help-krysis-mission-is = Mission : { NAME($mission, kind: "mission") }
help-krysis-mission-what = { $points } points à la fin, si vous en avez plus que tous les autres au quartier général, et au moins un.
help-krysis-mission-goods = Au quartier général maintenant
help-krysis-mission-hidden = Ce qui se trouve dans les autres quartiers généraux reste caché jusqu’à la fin.
help-krysis-mission-leads = En l’état, la mission est remplie.
help-krysis-mission-behind = En l’état, la mission n’est pas remplie.
help-krysis-mission-change = Ce que vous rapportez, et les cristaux que vous misez. À égalité, le mineur le plus avancé est considéré comme ayant le plus.

# Joueurs

help-krysis-score-open = Les points de la piste viennent des biens vendus à la banque. Ce qui se trouve au quartier général est compté à la fin.
help-krysis-score-part = { $part ->
    [track] sur la piste
    [crystals] cristaux
    [artefacts] artefacts
   *[mission] mission
}
