# Qu’est-ce que c’est ? dans Decrypto

help-decrypto-seat = { SEAT($seat) }
help-decrypto-team = { $team ->
    [0] les Blancs
   *[1] les Noirs
}
help-decrypto-of-team = { $team ->
    [0] des Blancs
   *[1] des Noirs
}

# Titres

help-decrypto-came = D’où ils viennent
help-decrypto-may-decide = Ce qu’ils peuvent décider
help-decrypto-tie = En cas de départage
help-decrypto-tie-note = interceptions moins malentendus
help-decrypto-balance = Ensemble
help-decrypto-change = Ce qui changerait cela
help-decrypto-clues-so-far = Indices donnés
help-decrypto-guess = Propositions pour l’instant
help-decrypto-clues = Indice par indice
help-decrypto-came-of-it = Ce qu’il en est résulté
help-decrypto-here = En ce moment

# Jetons

help-decrypto-intercepted = interceptions
help-decrypto-misread = malentendus
help-decrypto-intercepted-title = Interceptions { help-decrypto-of-team }
help-decrypto-misread-title = Malentendus { help-decrypto-of-team }
help-decrypto-intercepted-what = Une équipe reçoit un jeton d’interception quand elle trouve le code de l’autre. Celle-ci en a { $count }.
help-decrypto-misread-what = Une équipe reçoit un jeton de malentendu quand elle ne trouve pas son propre code. Celle-ci en a { $count }.
help-decrypto-intercepted-in = Manche { $round } : le code était { $code }.
help-decrypto-misread-in = Manche { $round } : le code était { $code }.
help-decrypto-came-not = Aucun n’a encore été donné.
help-decrypto-intercepted-more = { $count ->
    [one] Encore un, et cette équipe gagne à la fin de la manche, sauf départage.
   *[other] Avec { $count } jetons, cette équipe gagne à la fin de la manche.
}
help-decrypto-misread-more = { $count ->
    [one] Encore un, et cette équipe perd à la fin de la manche, sauf départage.
   *[other] Avec { $count } jetons, cette équipe perd à la fin de la manche.
}
help-decrypto-decided = Avec { $count } jetons, la partie se termine à la fin de cette manche.

# Fenêtres, indices, feuilles

help-decrypto-window = Fenêtre { $n } { help-decrypto-of-team }
help-decrypto-word = Le mot-clé est « { $word } ».
help-decrypto-word-secret = Un mot-clé que vous ne pouvez pas voir : les indices le désignent par son numéro.
help-decrypto-given = { $count ->
    [one] Un indice l’a désigné : { $clues }.
   *[other] { $count } indices l’ont désigné : { $clues }.
}
help-decrypto-given-none = Aucun indice ne l’a désigné dans une manche terminée.
help-decrypto-keyword-change = Les mots-clés restent toute la partie ; à chaque manche, un code de trois chiffres dit lesquels reçoivent un indice, et dans quel ordre.
help-decrypto-clue = Indice { $n }
help-decrypto-clue-what = « { $text } » désigne un mot-clé par son sens.
help-decrypto-clue-none = pas d’indice
help-decrypto-struck = Il est barré : une objection a été retenue.
help-decrypto-guessed = Pour { help-decrypto-team }, c’est le mot-clé { $digit }.
help-decrypto-guessed-not = Rien n’est encore choisi par { help-decrypto-team }.
help-decrypto-guess-hidden = Les propositions des autres restent cachées jusqu’à la révélation du code.
help-decrypto-clue-change = Tant que la réponse n’est pas validée, chacun dans l’équipe peut la changer ; les trois chiffres sont différents.
help-decrypto-round = Manche { $round } { help-decrypto-of-team }
help-decrypto-round-what = Trois indices, la réponse de l’équipe de cette feuille, et le vrai code une fois révélé.
help-decrypto-digit = Mot-clé { $digit }
help-decrypto-line = Indice { $n }
help-decrypto-text = { $text }
help-decrypto-our-guess = Réponse
help-decrypto-code = { $code }
help-decrypto-round-open = Le code n’est pas encore révélé.
help-decrypto-was-decoded = L’équipe a trouvé son propre code.
help-decrypto-was-misread = L’équipe n’a pas compris ses propres indices : un malentendu.
help-decrypto-was-caught = L’autre équipe a trouvé le code : une interception.
help-decrypto-was-safe = L’autre équipe ne l’a pas trouvé.
help-decrypto-list = Colonne { $n } { help-decrypto-of-team }
help-decrypto-list-what = Tous les indices donnés pour ce mot-clé, qui reste secret.
help-decrypto-list-change = Quand un code est révélé, ses indices sont notés sous leurs mots-clés : les indices d’un même mot se ressemblent.

# Joueurs

help-decrypto-seat-what = Joue avec { help-decrypto-team }.
help-decrypto-encrypts = Encrypteur de cette manche : voit le code et écrit les trois indices.
help-decrypto-decodes = Décode les indices de son équipe et intercepte ceux des autres.
help-decrypto-of-two = { $count } sur 2
