# Problèmes de Krysis.

puzzle-krysis-last = C’est votre dernier tour de la partie. Comment gagner le plus de points ?
puzzle-krysis-last-short = Le dernier tour
puzzle-krysis-last-help = Jouez votre tour : chargez, attaquez ou faites des heures supplémentaires. Ce qui compte, ce sont les points qu’il ajoute à votre score final.
puzzle-krysis-last-know-1 = Au quartier général, un cristal rouge vaut 3, un bleu 2, un blanc 1, et les artefacts selon leurs groupes. La banque paie 2 pour chaque bien.
puzzle-krysis-last-know-2 = Ce qui reste dans votre campement ne vaut rien à la fin. Personne ne peut prendre ce qui est au quartier général ou vendu.
puzzle-krysis-last-know-3 = { $unseen ->
        [0] Vous avez vu tous les artefacts.
        [1] Il reste un artefact que vous n’avez pas vu : un artefact volé ne peut être que celui-là.
       *[other] Il y a { $unseen } artefacts que vous n’avez pas vus. Un artefact volé peut être n’importe lequel d’entre eux, avec la même chance ; vous le voyez avant de choisir où va le butin.
    }
puzzle-krysis-agents = C’est votre dernier tour, avec un agent spécial. Comment gagner le plus de points ?
puzzle-krysis-agents-short = Un dernier tour avec un agent spécial
puzzle-krysis-agents-help = Jouez votre tour. Ce qui compte, ce sont les points qu’il ajoute à votre score final ; un agent spécial agit avant l’action ou après elle.
puzzle-krysis-agents-know-1 = { puzzle-krysis-last-know-1 }
puzzle-krysis-agents-know-2 = { puzzle-krysis-last-know-2 }
puzzle-krysis-agents-know-3 = { puzzle-krysis-last-know-3 }

puzzle-krysis-points = { $pointsTenths ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $points },{ $pointsTenths } points
    }
puzzle-krysis-best = { $bestTenths ->
        [0] { $best }
       *[other] { $best },{ $bestTenths }
    }
puzzle-krysis-second = { $secondTenths ->
        [0] { $second }
       *[other] { $second },{ $secondTenths }
    }
puzzle-krysis-nudge-agent = Pensez d’abord à ce que cet agent peut faire avant l’action : { NAME($agent, kind: "agent") }.
puzzle-krysis-nudge-camp = Regardez le campement { SEAT($target, after: "de") }.
puzzle-krysis-nudge-load = Regardez ce qui se trouve dans votre propre campement, et vos emplacements.
puzzle-krysis-right = Cela rapporte { puzzle-krysis-points } : aucun autre tour ne rapporte plus.
puzzle-krysis-less = Cela rapporte { puzzle-krysis-points } ; il y a un tour qui en rapporte { puzzle-krysis-best }.
puzzle-krysis-nothing = Cela ne rapporte aucun point : ce qui est dans votre campement ne vaut rien à la fin. Il y a un tour qui en rapporte { puzzle-krysis-best }.
puzzle-krysis-note-less = { $tenths ->
        [0] { $value }
       *[other] { $value },{ $tenths }
    }
puzzle-krysis-note-points = +{ puzzle-krysis-note-less }

puzzle-krysis-first = { $helper ->
        [thief] D’abord, votre agent ({ NAME($agent, kind: "agent") }) prend { $taken ->
            [one] { $taken } cristal
           *[other] { $taken } cristaux
        } dans le campement { SEAT($victim, after: "de") }.{ " " }
        [alchemist] D’abord, votre agent ({ NAME($agent, kind: "agent") }) change { $changed } { $colour ->
            [white] { $changed ->
                [one] blanc en bleu
               *[other] blancs en bleus
            }
           *[other] { $changed ->
                [one] bleu en rouge
               *[other] bleus en rouges
            }
        }.{ " " }
        [miner] D’abord, votre agent ({ NAME($agent, kind: "agent") }) apporte des cristaux au campement.{ " " }
       *[none] { "" }
    }
puzzle-krysis-ride = { $rides ->
        [0] { "" }
       *[other] { "" } avec un transport ({ NAME($ride, kind: "artefact") })
    }
puzzle-krysis-next = Le meilleur plan après celui-ci, { $next ->
        [load-hq] charger pour le quartier général
        [load-bank] charger pour la banque
        [attack-hq] attaquer { SEAT($rival) } et rapporter les cristaux
        [attack-bank] attaquer { SEAT($rival) } et vendre les cristaux
       *[attack-either] attaquer { SEAT($rival) } en prenant aussi des artefacts
    }, arrive à { puzzle-krysis-second }.
puzzle-krysis-force = { $open ->
        [1] personne ne le défend
       *[other] { $force } contre { $defence }{ $arms ->
            [0] { "" }
           *[other] , arme comprise : { NAME($arm, kind: "artefact") }
        }
    }
puzzle-krysis-why-load-hq = { puzzle-krysis-first }Chargez { krysis-goods } pour le quartier général{ puzzle-krysis-ride } : { $crystals } pour les cristaux{ $artefacts ->
        [0] { "" }
       *[other] , { $groups } pour ce que gagnent vos groupes d’artefacts
    }. Cela fait { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-load-bank = { puzzle-krysis-first }Chargez { krysis-goods } pour la banque{ puzzle-krysis-ride } : { $goods } biens à 2 points. Cela fait { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-attack-hq = { puzzle-krysis-first }Attaquez le campement { SEAT($target, after: "de") } ({ puzzle-krysis-force }) et rapportez { krysis-goods }{ puzzle-krysis-ride }. Cela fait { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-attack-bank = { puzzle-krysis-first }Attaquez le campement { SEAT($target, after: "de") } ({ puzzle-krysis-force }) et vendez { krysis-goods }{ puzzle-krysis-ride } : { $goods } biens à 2 points. Cela fait { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-attack-either = { puzzle-krysis-first }Attaquez le campement { SEAT($target, after: "de") } ({ puzzle-krysis-force }) et prenez { krysis-goods }{ puzzle-krysis-ride }. Compté sur les { $unseen } artefacts que vous n’avez pas vus, et rapporté ou vendu selon ce qui vaut le plus, cela fait { puzzle-krysis-points } en moyenne. { puzzle-krysis-next }
