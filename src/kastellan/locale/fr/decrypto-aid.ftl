# Les chiffres à côté d’un conseil

decrypto-aid-points = Vers quoi mène chaque indice
decrypto-aid-clue = Indice
decrypto-aid-number = Numéro { $number }
decrypto-aid-understood = Compris
decrypto-aid-danger = Dangereux
decrypto-aid-danger-help = Dangereux : à quel point les autres situeraient l’indice.
decrypto-aid-behind = Ce qui se cache peut-être derrière leurs listes
