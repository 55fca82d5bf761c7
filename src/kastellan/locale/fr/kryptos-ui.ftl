# Le plateau de Kryptos

kryptos-ui-points = { $points } { $points ->
    [one] point
   *[other] points
} sur { $goal }
kryptos-ui-first = premier joueur
kryptos-ui-first-help = Premier joueur : chaque tour de table finit juste avant son tour et, à égalité, le premier à partir de lui l’emporte.
kryptos-ui-over = La partie est terminée. Le meilleur score est { $points }.
kryptos-ui-dealing = On distribue les cartes.
kryptos-ui-your-turn = À vous.
kryptos-ui-your-last-turn = À vous, pour la dernière fois.
kryptos-ui-wrong = Faux.
kryptos-ui-reveal-choose = Choisissez une de vos cartes cachées à montrer, la { $number ->
    [1] première
   *[2] seconde
} de deux.
kryptos-ui-reveal-wait = { SEAT($seat) } choisit une carte à montrer, la { $number ->
    [1] première
   *[2] seconde
} de deux.
kryptos-ui-reveal-this = Vous montrez le { $value }.
kryptos-ui-reveal-help = La carte reste à sa place ; tout le monde la voit désormais.
kryptos-ui-reveal = Montrer le { $value }
kryptos-ui-first-wait = { SEAT($seat) } choisit une carte à deviner.
kryptos-ui-second-wait = { SEAT($seat) } n’a pas trouvé et peut réessayer une fois.
kryptos-ui-last-round = C’est le dernier tour de table.
kryptos-ui-choose-card = Choisissez une carte cachée d’un autre joueur, ou commencez par un nombre.
kryptos-ui-choose-card-for = Quelle carte est le { $value } ? Choisissez une carte cachée d’un autre joueur.
kryptos-ui-choose-number = Choisissez un nombre pour la carte { $index } { SEAT($seat, after: "de") }.
kryptos-ui-second = Payez 1 point pour réessayer une fois, ou terminez votre tour.
kryptos-ui-say-this = La carte { $index } { SEAT($seat, after: "de") } est le { $value } ? Rien n’est dit avant d’appuyer sur « Dire { $value } ».
kryptos-ui-if-first = Juste : +{ $points }. { $have ->
    [0] Faux : votre tour s’arrête.
   *[other] Faux : vous pourrez payer 1 point pour réessayer une fois.
}
kryptos-ui-if-second = { $bribe ->
    [yes] Vous donnez { SEAT($seat, after: "à") } { $have ->
        [1] votre seul point
       *[other] 1 de vos { $have } points
    }.
   *[no] Cela vous coûte { $have ->
        [1] votre seul point
       *[other] 1 de vos { $have } points
    }.
} Juste : +{ $points }.
kryptos-ui-say = Dire { $value }
kryptos-ui-change = Changer
kryptos-ui-end-turn = Terminer mon tour

kryptos-ui-hand-of = Cartes { SEAT($seat, after: "de") }
kryptos-ui-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
} · +{ $worth } la carte
kryptos-ui-all-open = toutes visibles
kryptos-ui-stock = Couleurs des cartes cachées : { $stock }
kryptos-ui-stock-of = { NAME($colour, kind: "colour") } { $count }
kryptos-ui-colour = { NAME($colour, kind: "colour") }
kryptos-ui-card-open = { SEAT($seat) }, carte { $index } : { $value }, { NAME($colour, kind: "colour") }, visible.
kryptos-ui-card-hidden = { SEAT($seat) }, carte { $index }, cachée.
kryptos-ui-card-never-found = { SEAT($seat) }, carte { $index } : { $value }, { NAME($colour, kind: "colour") }, jamais trouvée.
kryptos-ui-card-wrong = Ce n’est pas { $values }.
kryptos-ui-card-title = Carte { $index } { SEAT($seat, after: "de") }
kryptos-ui-between = Entre { $low } et { $high }.
kryptos-ui-above = Plus grande que { $low }.
kryptos-ui-below = Plus petite que { $high }.
kryptos-ui-anywhere = Aucune carte visible à côté.
kryptos-ui-not = Pas { $values }.
kryptos-ui-known = Ce que l’on sait de la carte
kryptos-ui-fits = { $count ->
    [one] Un seul nombre convient à cette main :
   *[other] { $count } nombres conviennent à cette main :
}
kryptos-ui-no-card = Aucune carte choisie
kryptos-ui-no-card-help = Choisissez une carte cachée, ou commencez par un nombre de la piste.

kryptos-ui-track = Piste de décryptage
kryptos-ui-space = { $number }, { NAME($colour, kind: "colour") }
kryptos-ui-space-found = déjà visible
kryptos-ui-space-unused = hors jeu
kryptos-ui-space-own = dans votre main
kryptos-ui-space-said = déjà dit pour cette carte
kryptos-ui-space-out = impossible pour cette carte
kryptos-ui-space-may = convient à cette main
kryptos-ui-space-free = libre
kryptos-ui-space-struck = rayé par vous
kryptos-ui-mystery = { $count } cartes mystère
kryptos-ui-undealt = { $count } non distribuées
kryptos-ui-pencil = Crayon
kryptos-ui-pencil-clear = Effacer
kryptos-ui-pencil-help = Les nombres choisis sont rayés pour cette carte. Personne d’autre ne le voit.

kryptos-ui-my-hand = Votre main
kryptos-ui-only-you = vous seul la voyez
kryptos-ui-open-to-all = visible de tous
kryptos-ui-mine-open = Votre carte { $index } : { $value }, { NAME($colour, kind: "colour") }, visible de tous.
kryptos-ui-mine-hidden = Votre carte { $index } : { $value }, { NAME($colour, kind: "colour") }, vous seul la voyez.
kryptos-ui-mine-undealt = Votre carte { $index } n’est pas encore distribuée.
kryptos-ui-legend-found = déjà visible
kryptos-ui-legend-unused = hors jeu
kryptos-ui-legend-out = impossible pour cette carte
kryptos-ui-legend-own = dans votre main
kryptos-ui-legend-may = convient à cette main
kryptos-ui-never-found = { $count ->
    [one] { $count } jamais trouvée
   *[other] { $count } jamais trouvées
}
kryptos-ui-log-setup = Mise en place
kryptos-ui-log-round = Tour de table { $round }
kryptos-ui-legend = Lire la piste
kryptos-ui-look = Touchez une main pour voir ses cartes en grand.
kryptos-ui-open-values = Visibles : { $values }.
kryptos-ui-marked = Rayé par vous : { $values }.
kryptos-ui-slip-found = { SEAT($seat) } a trouvé votre { $value }
kryptos-ui-said = { SEAT($seat) } annonce : la carte { $index } { SEAT($owner, after: "de") } est le { $value }.

# D’où viennent les points

kryptos-points-start = Points de départ
kryptos-points-found = Cartes trouvées
kryptos-points-second = Seconds essais
kryptos-points-bribes = Pots-de-vin reçus
