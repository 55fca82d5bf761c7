# Ce qu’un ordinateur dit à son équipe des indices sur la table

decrypto-thought = { $doubt ->
    [0] Je lis { $guess }.
    [1] Je lis { $guess } ; pour l’indice { $line }, je devine.
    [2] Je lis { $guess } ; pour les indices { $line } et { $other }, je devine.
   *[3] { $guess }, faute de mieux : je devine les trois.
}
decrypto-thought-agreed = { $doubt ->
    [0] D’accord : { $guess }.
   *[other] { $guess }, moi aussi, mais sans certitude.
}
decrypto-thought-rather = { $doubt ->
    [0] Je dirais plutôt { $guess }.
   *[other] Je dirais plutôt { $guess }, mais sans certitude.
}
decrypto-reason-same = « { $clue } », pour moi, c’est tout de suite « { $word } » : { $number }.
decrypto-reason-like = « { $clue } » me fait penser à « { $near } », donc à « { $word } » : { $number }.
decrypto-reason-way = « { $clue } » me mène par « { $by } » à « { $word } » : { $number }.
decrypto-reason-near = De nos quatre mots, « { $word } » est le plus proche de l’indice « { $clue } » : { $number }.
decrypto-reason-left = « { $clue } » irait mieux avec le { $better }, mais un autre indice en a besoin. Donc { $number }.
decrypto-reason-dark = « { $clue } » ne me dit pas grand-chose : { $number } au hasard.
decrypto-reason-empty = Une ligne sans indice : { $number } au hasard.
decrypto-reason-behind = « { $clue } » : derrière leur { $number }, je soupçonne « { $word } », et cela irait.
decrypto-reason-earlier = « { $clue } » va avec « { $earlier } », donné pour le { $number }.
decrypto-reason-fresh = « { $clue } » ne va avec aucun de leurs indices, et le { $number } n’en a pas encore eu.
