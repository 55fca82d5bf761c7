# Decrypto : ce que ferait un joueur fort, et pourquoi

hint-decrypto-clue = Écrivez « { $clue } » pour « { $keyword } » : parmi vos quatre mots, l’indice y mène à environ { $understood } %, alors que l’autre camp le placerait à environ { $danger } %.
hint-decrypto-first-clue = Écrivez « { $clue } » pour « { $keyword } » : parmi vos quatre mots, l’indice y mène à environ { $understood } %, et il apprend peu à l’autre camp pour la suite.
hint-decrypto-submit = Les trois indices sont prêts. Remettez-les.
hint-decrypto-decode = { $guess } est le code qui va le mieux à vos mots : environ { $percent } %.
hint-decrypto-intercept = { $guess } est le code qui va le mieux avec leurs indices précédents : environ { $percent } %.
hint-decrypto-name = Derrière la liste { $number }, les indices mènent surtout à « { $word } ».
hint-decrypto-names = Les mots sont notés. Remettez-les.
hint-decrypto-objection = Jugez d’après ce qui se vérifie dans l’indice, et rien d’autre.
hint-decrypto-encryptor = Tous ceux qu’on peut désigner se valent. Choisissez qui en a envie.
