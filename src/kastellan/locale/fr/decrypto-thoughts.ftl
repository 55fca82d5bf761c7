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
decrypto-thought-so-far = { $doubt ->
    [0] D’accord jusqu’ici. En tout, je lis { $guess }.
   *[other] D’accord jusqu’ici ; en tout { $guess }, mais sans certitude.
}
decrypto-thought-not = Pour moi, l’indice { $at } est le { $mine }, pas le { $peg }. En tout, je lis { $guess }.
decrypto-reason-same = « { $clue } », pour moi, c’est tout de suite « { $word } » : { $number }.
decrypto-reason-like = « { $clue } » me fait penser à « { $near } », donc à « { $word } » : { $number }.
decrypto-reason-way = « { $clue } » me mène par « { $by } » à « { $word } » : { $number }.
decrypto-reason-near = De nos quatre mots, « { $word } » est le plus proche de l’indice « { $clue } » : { $number }.
decrypto-reason-left = « { $clue } » irait mieux avec le { $better }, mais un autre indice en a besoin. Donc { $number }.
decrypto-reason-dark = « { $clue } » ne me dit pas grand-chose : { $number } au hasard.
decrypto-reason-empty = Une ligne sans indice : { $number } au hasard.
decrypto-reason-behind = « { $clue } » : derrière leur { $number }, je soupçonne « { $word } », et cela irait.
decrypto-reason-earlier = « { $clue } » va avec « { $earlier } », donné pour le { $number }.
decrypto-reason-perhaps = « { $clue } » va peut-être avec « { $earlier } », donné pour le { $number } ; je n’y mettrais pas ma main au feu.
decrypto-reason-fresh = « { $clue } » ne va avec aucun de leurs indices, et le { $number } n’en a pas encore eu.
decrypto-reason-not = Pourquoi pas { $peg } : « { $clue } » me paraît plus loin de « { $word } » que de « { $better } ».
decrypto-reason-less = Pourquoi pas { $peg } : « { $clue } » va mieux avec ce qu’ils ont donné pour le { $number }.

# Ce qu’un ordinateur dit à tous quand un code est révélé

decrypto-remark-found = { $count ->
    [1] Nous avons rangé « { $clue } » avec « { $earlier } », au { $number }.
   *[other] Nous avons rangé « { $clue } » avec « { $other } » et « { $earlier } », au { $number }.
}
decrypto-remark-caught = Bien lu ! « { $clue } » après « { $earlier } » pour le { $number } : il fallait chercher plus loin.
decrypto-remark-fooled = « { $clue } » nous a trompés aussi : nous avions mis { $number } nous aussi.
decrypto-remark-hidden = Bien caché : nous n’avions pas un seul chiffre juste.
