# Les coups en mots, pour les conseils et les bilans

kryptos-do-reveal = Montrer la carte à la place { $index }
kryptos-do-guess = Annoncer le { $value } pour la carte { $index } { SEAT($owner, after: "de") }
kryptos-do-end_turn = Terminer le tour sans second essai
