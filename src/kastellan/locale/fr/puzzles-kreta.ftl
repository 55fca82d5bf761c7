# Problèmes de Kreta.

puzzle-kreta-next = L’emplacement { $site } est décompté juste après votre tour. Comment prendre le plus d’avance sur les autres ?
puzzle-kreta-next-short = Avant un décompte
puzzle-kreta-next-help = Jouez votre tour entier. Ce qui compte : vos points lors de ce décompte, et ceux d’une récolte, moins ceux du joueur adverse qui y marque le plus.
puzzle-kreta-next-know-1 = Personne ne fait rien entre votre tour et le décompte. Si vous jouez vous-même le Gardien de fort, on décompte l’île telle qu’elle est maintenant.
puzzle-kreta-next-know-2 = Influence : 1 pour un villageois, l’abbé ou un navire, 2 pour un village, 1 pour un fort dans chaque province autour.
puzzle-kreta-next-know-3 = Aucune carte cachée n’y change rien : l’emplacement décompté est visible.
puzzle-kreta-both = Les emplacements { $site } et { $second } sont décomptés juste après votre tour. Comment prendre le plus d’avance sur les autres ?
puzzle-kreta-both-short = Avant deux décomptes
puzzle-kreta-both-help = Jouez votre tour entier. Ce qui compte : vos points lors des deux décomptes, et ceux d’une récolte, moins ceux du joueur adverse qui y marque le plus.
puzzle-kreta-both-know-1 = Personne ne fait rien entre votre tour et les décomptes. Si vous jouez vous-même le Gardien de fort, on décompte l’île telle qu’elle est maintenant.
puzzle-kreta-both-know-2 = { puzzle-kreta-next-know-2 } Une province qui touche les deux emplacements est décomptée deux fois.
puzzle-kreta-both-know-3 = Aucune carte cachée n’y change rien : les emplacements décomptés sont visibles.

puzzle-kreta-nudge = Pensez à cette carte : { kreta-the-card }.
puzzle-kreta-right = Vous { puzzle-kreta-standing } : aucun autre tour ne fait mieux.
puzzle-kreta-standing = { $lead ->
        [0] gagnez autant de points que le meilleur des autres, { $points }
       *[other] gagnez { $points } points et le meilleur des autres { $others }
    }
puzzle-kreta-less = Vous { puzzle-kreta-standing }. Avance sur les autres avec le meilleur tour : { $best } ; avec le vôtre : { $lead }.
puzzle-kreta-note-less = { $value }
puzzle-kreta-note-points = +{ $value }
puzzle-kreta-why-swing = { kreta-ui-card } : à { NAME($province, kind: "province") }, votre influence passe de { $before } à { $after }, contre { $against } pour { SEAT($rival) }. En tout, vous gagnez { $points } points et le meilleur des autres { $others }. Cela fait un écart de { $lead } ; le meilleur tour après celui-ci arrive à { $second }.
puzzle-kreta-why-alone = { kreta-ui-card } : à { NAME($province, kind: "province") }, votre influence passe de { $before } à { $after }, et personne d’autre n’en a. En tout, vous gagnez { $points } points et le meilleur des autres { $others }. Cela fait un écart de { $lead } ; le meilleur tour après celui-ci arrive à { $second }.
puzzle-kreta-why-harvest = { kreta-ui-card } : la tuile rapporte { $tiles } points tout de suite, plus qu’aucune pièce ne gagnerait au décompte. En tout, vous gagnez { $points } points et le meilleur des autres { $others }. Cela fait un écart de { $lead } ; le meilleur tour après celui-ci arrive à { $second }.
