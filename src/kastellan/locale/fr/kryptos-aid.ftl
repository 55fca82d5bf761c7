# Les chiffres à côté d’un conseil

kryptos-aid-card = Chances d’une carte
kryptos-aid-option = Carte { $index } { SEAT($owner, after: "de") }
kryptos-aid-exposes = Ce que chaque carte apprendrait aux autres
kryptos-aid-place = Place { $index }
