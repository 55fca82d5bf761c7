# Quitter une table, exclure quelqu’un

client-leave-title = Quitter la table ?
client-leave-yes = Quitter
client-leave-no = Rester
client-leave-open = { $host ->
    [true] Votre place redevient libre. Tant que personne ne la prend, vous pouvez vous rasseoir. Quelqu’un d’autre devient l’hôte.
   *[other] Votre place redevient libre. Tant que personne ne la prend, vous pouvez vous rasseoir.
}
client-leave-last = Il n’y a personne d’autre : la table sera fermée.
client-leave-rated = L’ordinateur joue à votre place. Sans retour de votre part avant la fin, vous finissez en dernière position : votre niveau baisse et celui de vos adversaires monte.
client-leave-unrated = L’ordinateur joue à votre place. Sans retour de votre part avant la fin, vous finissez en dernière position. Votre niveau n’est pas en jeu.
client-leave-replaced = L’ordinateur joue à votre place. Sans retour avant la fin, vous finissez en dernière position. Il a déjà tenu votre place une fois : votre niveau baisse si elle perd, et ne monte pas si elle gagne.
client-leave-alone = { $rated ->
    [true] Personne d’autre ne joue ici : la partie vous attend ; l’ordinateur ne joue à votre place que si quelqu’un la regarde. Si elle se termine sans vous, vous finissez en dernière position et votre niveau baisse.
   *[other] Personne d’autre ne joue ici : la partie vous attend ; l’ordinateur ne joue à votre place que si quelqu’un la regarde. Vous la retrouverez sur la page d’accueil.
}
client-send-away-title = Exclure { $name } ?
client-send-away-yes = Exclure
client-send-away-open = { $name } perd sa place et ne pourra plus s’asseoir à cette table.
client-send-away-rated = { $mine ->
    [true] L’ordinateur remplace { $name }, sans retour possible, et la partie ne compte pas pour { $name }. Pour vous, c’est comme si vous l’aviez quittée : votre niveau baisse aussitôt. Elle ne change désormais le niveau de personne d’autre.
   *[other] L’ordinateur remplace { $name }, sans retour possible. La partie ne compte pas pour { $name } et ne change désormais le niveau de personne.
}
client-send-away-unrated = L’ordinateur remplace { $name }, sans retour possible ; la partie ne compte pas pour { $name }.
client-stand-in-title = Laisser l’ordinateur jouer pour { $name } ?
client-stand-in-yes = Le laisser jouer
client-stand-in-help = { $rated ->
    [true] { $name } peut reprendre sa place à tout moment ; qui n’est pas de retour avant la fin finit en dernière position. Si cette place perd, le niveau de { $name } baisse ; si elle gagne, il ne monte pas. Les autres n’y gagnent rien ; entre eux, la partie compte comme avant.
   *[other] { $name } peut reprendre sa place à tout moment. Qui n’est pas de retour avant la fin finit en dernière position.
}
