# Les chiffres à côté d’un conseil

decrypto-aid-points = Vers quoi mène chaque indice
decrypto-aid-clue = Indice
decrypto-aid-number = Numéro { $number }
decrypto-aid-danger = Risque
decrypto-aid-danger-help = Risque : probabilité que l’autre camp place bien l’indice.
decrypto-aid-behind = Ce qui se cache peut-être derrière leurs listes
