# Problèmes de Decrypto.

puzzle-decrypto-intercept = Quel code se cache derrière ces trois indices ?
puzzle-decrypto-intercept-short = Intercepter un code
puzzle-decrypto-intercept-help = Vous interceptez { SEAT($one) } et { SEAT($other) }, manche { $round }. Placez les trois chiffres, puis validez le code.
puzzle-decrypto-intercept-know-1 = Chaque chiffre de 1 à 4 désigne un mot secret de l’équipe, le même pendant toute la partie.
puzzle-decrypto-intercept-know-2 = La feuille montre ce qui a été dit jusqu’ici pour chaque chiffre. Tous les indices d’un chiffre parlent du même mot.
puzzle-decrypto-intercept-know-3 = Le code a trois chiffres différents, et ses indices sont dans son ordre. L’un des quatre chiffres n’y est pas.

puzzle-decrypto-nudge = Commencez par « { $clue } ».
puzzle-decrypto-right = Le code est { $code }.
puzzle-decrypto-not = « { $clue } » n’est pas le { $number } : cela va mieux avec ce qui a été dit pour un autre chiffre qu’avec { $earlier }.
puzzle-decrypto-note-not = pas { $value }
puzzle-decrypto-note-word = { $value }
puzzle-decrypto-why = « { $a } » va avec { $aEarlier } : le { $aNumber }, c’est « { $aWord } ». « { $b } » va avec { $bEarlier } : le { $bNumber }, c’est « { $bWord } ». « { $c } » va avec { $cEarlier } : le { $cNumber }, c’est « { $cWord } ».
