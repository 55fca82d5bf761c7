# Qu’est-ce que c’est ? dans Kryptos

help-kryptos-seat = { SEAT($seat) }
help-kryptos-colour = { NAME($colour, kind: "colour") }
help-kryptos-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
help-kryptos-count = { $count }
help-kryptos-hidden = Cartes cachées
help-kryptos-each-worth = Chacune vaut

# Titres

help-kryptos-possible = Ce qui est possible ici
help-kryptos-possible-note = d’après cette main, vos cartes et la piste ; toutes les mains ensemble peuvent en dire plus
help-kryptos-why = Pourquoi
help-kryptos-worth = Ce qu’elle vaut maintenant
help-kryptos-change = Ce qui changerait cela
help-kryptos-here = En ce moment
help-kryptos-others = Ce que les autres savent
help-kryptos-colours = Les couleurs encore cachées

# Cartes

help-kryptos-card = Carte { $n } { SEAT($seat, after: "de") }
help-kryptos-mine = Votre carte { $n }
help-kryptos-card-what = Une carte cachée. Les mains sont triées : elle est plus grande que celles de gauche, plus petite que celles de droite.
help-kryptos-known = Le { $value }, { NAME($colour, kind: "colour") }.
help-kryptos-open = Elle est visible de tous, et son nombre est couvert sur la piste.
help-kryptos-shown = Elle n’a jamais été trouvée ; à la fin, toutes les cartes sont montrées.
help-kryptos-between = Sa place parmi les cartes visibles laisse { $low } à { $high }.
help-kryptos-wrong = { $count ->
    [one] Ce n’est pas { $values } : annoncé à tort.
   *[other] Ce n’est aucun de ces nombres, annoncés à tort : { $values }.
}
help-kryptos-left = { $count ->
    [0] Rien ne convient : il ne reste aucun nombre pour cette carte.
    [one] Certain : { $values }.
   *[other] L’un de ces { $count } : { $values }.
}
help-kryptos-brings = { $points ->
    [one] Trouvée maintenant, elle rapporte { $points } point
   *[other] Trouvée maintenant, elle rapporte { $points } points
} : son propriétaire cache { $hidden ->
    [one] { $hidden } carte.
   *[other] { $hidden } cartes.
}
help-kryptos-loses = { $points ->
    [one] Qui la trouve maintenant gagne { $points } point.
   *[other] Qui la trouve maintenant gagne { $points } points.
}
help-kryptos-card-change = Chaque carte retournée à côté d’elle réduit les nombres possibles, et chaque annonce fausse aussi.
help-kryptos-others-see = D’après les cartes visibles de votre main, les autres savent qu’elle va de { $low } à { $high }.

# Réserve et piste

help-kryptos-stock = Réserve { SEAT($seat, after: "de") }
help-kryptos-stock-what = Un jeton par carte cachée, de sa couleur : on ne voit pas quelle carte a quelle couleur.
help-kryptos-stock-change = Quand une carte est retournée, un jeton de sa couleur passe sur la piste.
help-kryptos-number = Nombre { $value }
help-kryptos-number-what = Le { $value } est de couleur { NAME($colour, kind: "colour") }.
help-kryptos-lies = C’est la carte { $n } { SEAT($seat, after: "de") }.
help-kryptos-lies-mine = C’est votre carte cachée { $n } : personne d’autre ne le sait.
help-kryptos-covered = Il est couvert : sa carte n’est pas en jeu.
help-kryptos-free = Il est libre : on peut l’annoncer, et personne ne l’a encore trouvé.
help-kryptos-maybe = { SEAT($seat) } peut l’avoir : { $count ->
    [one] carte { $places }.
   *[other] cartes { $places }.
}
help-kryptos-nowhere = Aucune main n’a de place pour lui : il n’a été distribué à personne.

# Joueurs

help-kryptos-to-goal = { $points ->
    [one] Encore { $points } point, et le tour de table en cours sera le dernier.
   *[other] Encore { $points } points, et le tour de table en cours sera le dernier.
}
help-kryptos-triggered = Quelqu’un a atteint 15 points : ce tour de table est le dernier.
