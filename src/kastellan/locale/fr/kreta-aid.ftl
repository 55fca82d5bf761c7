# Les chiffres à côté d’un conseil

kreta-aid-swing = Provinces qui peuvent basculer
kreta-aid-province = Province
kreta-aid-scored = Fois
kreta-aid-gain = Votre pièce
kreta-aid-risk = Pièce rivale
kreta-aid-move = Ce coup
kreta-aid-help = Fois : combien de décomptes la province devrait encore avoir. Points : ce qu’une pièce de plus, ou ce coup, fait basculer pour ou contre vous à chacun.
