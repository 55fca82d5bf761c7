# Ce que ferait un joueur fort, et pourquoi

hint-move = { $move }
hint-only = Il n’y a rien à choisir : c’est le seul coup possible.
hint-go-on = Aucun autre coup ne semblait valoir un essai.
hint-lost = La partie est presque perdue. C’est le coup qui tient le plus longtemps.
hint-won = La partie est presque gagnée. C’est le coup le plus sûr.
hint-best = Sur { $tries ->
    [one] une partie imaginée
   *[other] { $tries } parties imaginées
}, c’est le coup qui réussit le mieux : environ { $percent } sur 100, 100 étant toujours premier et 0 toujours dernier.
hint-close = Sur { $tries ->
    [one] une partie imaginée
   *[other] { $tries } parties imaginées
}, c’est le coup qui réussit le mieux, environ { $percent } sur 100 (100 : toujours premier, 0 : toujours dernier), mais un autre le vaut presque.

hint-kryptos-reveal = Montrez le { $value }, à la place { $index } : c’est la carte qui en dit le moins sur le reste de votre main.
hint-kryptos-certain = La carte { $index } { SEAT($owner, after: "de") } ne peut être que le { $value }. Prenez { $points ->
    [one] le point
   *[other] les { $points } points
}.
hint-kryptos-believed = Sauf si quelqu’un bluffe avec un nombre de sa propre main, la carte { $index } { SEAT($owner, after: "de") } ne peut être que le { $value }. Prenez { $points ->
    [one] le point
   *[other] les { $points } points
}.
hint-kryptos-guess = La carte { $index } { SEAT($owner, after: "de") } est le { $value } à { $percent } %, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} : tout bien pesé, aucune autre annonce n’est meilleure.
hint-kryptos-deny = La carte { $index } { SEAT($owner, after: "de") } est le { $value } à { $percent } %, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et d’autres sont près de la trouver avant vous.
hint-kryptos-quiet = La carte { $index } { SEAT($owner, after: "de") } est le { $value } à { $percent } %, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et une erreur n’aiderait guère les autres.
hint-kryptos-stop = Gardez votre point : aucun second essai ne promet plus qu’il ne coûte.
hint-kryptos-stop-last = { $win ->
    [0] Arrêtez-vous là : la partie n’est presque plus à gagner, et un second essai n’y changerait rien.
   *[other] Arrêtez-vous là : sans second essai, vos chances de gagner sont d’environ { $win } %, et en payer un ne les améliorerait pas.
}
hint-kryptos-last-round = { $win ->
    [0] C’est le dernier tour de table. La carte { $index } { SEAT($owner, after: "de") } est le { $value } à { $percent } % : vous ne pouvez presque plus gagner, mais des points peuvent encore vous valoir une meilleure place.
   *[other] C’est le dernier tour de table. La carte { $index } { SEAT($owner, after: "de") } est le { $value } à { $percent } % ; avec cette annonce, vos chances de gagner sont d’environ { $win } %.
}

hint-kreta-score = Jouez le Gardien de fort maintenant : le décompte vous rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et { $others } au meilleur des autres.
hint-kreta-harvest = Récoltez à { NAME($province, kind: "province") } : cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
hint-kreta-swing = Ce coup fait basculer { NAME($province, kind: "province") } : à son décompte, vous gagnez { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur votre meilleur rival.

hint-krysis-attack = Attaquez { SEAT($owner) } : ce que contient ce campement en vaut la peine.
hint-krysis-hq = Rapportez le tout à votre quartier général : en fin de partie, cela vaut { $kept }, alors que la banque en donnerait { $sold } maintenant.
hint-krysis-bank = Vendez : la banque donne { $sold } maintenant, et en fin de partie cela vaudrait { $kept }.
