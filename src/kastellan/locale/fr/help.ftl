# Qu’est-ce que c’est ?

help-on = Touchez n’importe quoi sur la table pour savoir ce que c’est et ce que cela vaut.
help-on-playing = Rien de ce que vous touchez maintenant n’est un coup. Votre tour et votre pendule continuent.
help-on-turn = C’est à vous. Rien de ce que vous touchez maintenant n’est un coup ; la pendule continue.
help-on-watching = La partie continue pendant ce temps.
help-back = Retour au jeu
help-press = Touchez n’importe quoi sur la table pour savoir ce que c’est, ce que cela vaut maintenant et ce qui le changerait.
help-missed = Il n’y a rien à dire de cet endroit. Touchez une pièce, une carte ou un lieu.
help-keys = Au clavier : les flèches mènent d’une chose à l’autre, Entrée interroge, Échap quitte. Un appui long ou un clic droit interroge à tout moment.
help-you = Vous
help-row = { $who } : { $parts }, en tout { $total }.
help-row-times = { $who } : { $parts }, soit en multipliant { $total }.
help-row-plain = { $who } : { $total }.
help-row-gain = { $points ->
    [one] Plus { $points } point :
   *[other] Plus { $points } points :
}
