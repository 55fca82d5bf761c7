# Les touches d’une page, et ce que le plateau y répond

keys-title = Touches de cette page
keys-ask = Interroger le plateau
keys-game = La partie
keys-about = Se déplacer
keys-may = Que puis-je faire maintenant ?
keys-lies = Qu’y a-t-il, et où ?
keys-changed = Qu’est-ce qui vient de changer ?
keys-list = Afficher cette liste
keys-help = Demander ce qu’est une chose du plateau
keys-take-back = Reprendre un coup
keys-take-back-all = Reprendre tous les coups de ce tour
keys-skip = Abréger la scène en cours
keys-again = Revoir ce qui s’est passé
keys-tab = Vers la partie suivante de la page, ou en arrière
keys-press = Actionner ce qui a le focus
keys-arrows = Sur le plateau : de carte en carte, de lieu en lieu
keys-tabs = D’un onglet à l’autre
keys-close = Fermer ce qui est ouvert
keys-note = Un lecteur d’écran peut garder pour lui les lettres et les signes. Les touches de fonction parviennent au plateau ; les questions sont aussi des boutons ici.
keys-cap = { $key ->
    [Control] Ctrl
    [Shift] Maj
    [Space] Espace
    [Escape] Échap
    [Enter] Entrée
   *[other] { $key }
}
keys-choices = { $count ->
    [1] Un seul coup est possible.
   *[other] { $count } coups sont possibles.
}
keys-buttons = Boutons : { $buttons }.
