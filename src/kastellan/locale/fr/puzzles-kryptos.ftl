# Problèmes de Kryptos.

puzzle-kryptos-certain = Une carte cachée est certaine. Laquelle, et quelle est-elle ?
puzzle-kryptos-certain-short = Une carte certaine
puzzle-kryptos-certain-help = C’est votre tour, avec { $points } { $points ->
        [one] point
       *[other] points
    }. Soyez sûr de vous : on demande la carte qui se démontre.
puzzle-kryptos-certain-know-1 = Chaque main est triée, de la plus petite à la plus grande en partant de la gauche.
puzzle-kryptos-certain-know-2 = Les jetons près d’un nom sont les couleurs des cartes qui y sont encore cachées.
puzzle-kryptos-certain-know-3 = Il y a { $out } nombres que vous n’avez pas vus. Chacun est une carte cachée de quelqu’un{ $aside ->
        [0] { "." }
       *[other] { "" }, ou l’une des { $aside } cartes non distribuées.
    }
puzzle-kryptos-best = Aucune carte n’est certaine. Quelle annonce est juste le plus souvent ?
puzzle-kryptos-best-short = La meilleure chance
puzzle-kryptos-best-help = C’est votre tour, avec { $points } { $points ->
        [one] point
       *[other] points
    }. Pensez à toutes les donnes possibles d’après ce que vous voyez : une annonce est juste dans nettement plus de donnes que toute autre.
puzzle-kryptos-best-know-1 = { puzzle-kryptos-certain-know-1 }
puzzle-kryptos-best-know-2 = { puzzle-kryptos-certain-know-2 }
puzzle-kryptos-best-know-3 = { puzzle-kryptos-certain-know-3 }

puzzle-kryptos-nudge = Regardez les cartes cachées { SEAT($owner, after: "de") }.
puzzle-kryptos-right = La carte { $index } { SEAT($owner, after: "de") } est le { $value }.
puzzle-kryptos-own = Le { $value } est dans votre propre main : la carte { $index } { SEAT($owner, after: "de") } ne peut pas l’être.
puzzle-kryptos-card = La carte { $index } { SEAT($owner, after: "de") } est certaine, mais ce n’est pas le { $value }.
puzzle-kryptos-edge = { $edge ->
        [between] entre { $low } et { $high }
        [above] au-dessus de { $low }
        [below] au-dessous de { $high }
       *[anywhere] n’importe où
    }
puzzle-kryptos-order = La carte { $index } { SEAT($owner, after: "de") } se trouve { puzzle-kryptos-edge } : elle ne peut pas être le { $value }.
puzzle-kryptos-colour = { SEAT($owner) } ne cache aucune carte de cette couleur ({ NAME($colour, kind: "colour") }) : la carte { $index } ne peut pas être le { $value }.
puzzle-kryptos-never = Dans aucune des { $deals } donnes possibles d’après ce que vous voyez, la carte { $index } { SEAT($owner, after: "de") } n’est le { $value }.
puzzle-kryptos-may = La carte { $index } { SEAT($owner, after: "de") } peut être le { $value }, mais rien n’y oblige. Elle peut être l’un de ces nombres : { $numbers }.
puzzle-kryptos-less = C’est juste dans { $count } donnes sur { $deals }, soit { $percent } %. Une autre annonce est juste plus souvent.
puzzle-kryptos-note-not = pas { $value }
puzzle-kryptos-note-may = { $value } ?
puzzle-kryptos-note-less = { $value } : { $percent } %
puzzle-kryptos-note-may-be = { $numbers }

puzzle-kryptos-why-gap = La carte { $index } { SEAT($owner, after: "de") } se trouve { puzzle-kryptos-edge }, et là il ne manque plus que le { $value }.
puzzle-kryptos-why-colour = La carte { $index } { SEAT($owner, after: "de") } se trouve { puzzle-kryptos-edge }. Parmi les nombres qui y manquent encore ({ $numbers }), seul le { $value } a une couleur encore cachée dans cette main.
puzzle-kryptos-why-hand = L’ordre et les couleurs de cette main suffisent : de quelque façon qu’on remplisse les cartes cachées { SEAT($owner, after: "de") }, la carte { $index } est le { $value }.
puzzle-kryptos-why-only = D’après l’ordre et la couleur, la carte { $index } { SEAT($owner, after: "de") } pourrait être l’un de ces nombres : { $numbers }. Mais le { $value } ne convient à aucune autre carte cachée : il est donc ici.
puzzle-kryptos-why-taken = D’après l’ordre et la couleur, la carte { $index } { SEAT($owner, after: "de") } pourrait être l’un de ces nombres : { $numbers }. Mais la carte { $otherIndex } { SEAT($other, after: "de") } et la carte { $thirdIndex } { SEAT($third, after: "de") } ne peuvent être que ces deux-là : { $taken }. Il reste le { $value }.
puzzle-kryptos-why-deals = D’après l’ordre et la couleur, la carte { $index } { SEAT($owner, after: "de") } pourrait être l’un de ces nombres : { $numbers }. Avec tout autre que le { $value }, une autre carte cachée resterait sans nombre : c’est le { $value } dans chacune des { $deals } donnes possibles.
puzzle-kryptos-why-best = Sur les { $deals } donnes possibles d’après ce que vous voyez, { $count } ont le { $value } comme carte { $index } { SEAT($owner, after: "de") } : { $percent } %. La meilleure annonce après celle-ci, le { $otherValue } comme carte { $otherIndex } { SEAT($other, after: "de") }, arrive à { $second } %.
