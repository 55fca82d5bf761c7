# Le guide des parties guidées.

lesson-not-now = Cela ne mène à rien ici.
lesson-coach = Guide
lesson-about = Partie guidée, environ { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
lesson-step = Étape { $number } sur { $total }
lesson-read-hint = Un instant : lisez d’abord ceci, puis touchez « Continuer ».
lesson-go-on = Continuer
lesson-back = Revenir en arrière
lesson-again = Depuis le début
lesson-leave = Quitter la leçon
lesson-show = Montrez-moi
lesson-watch = Aux autres de jouer. Regardez ce qu’ils annoncent.
lesson-won = Vous avez gagné votre première partie !
lesson-won-why = Vous savez tout ce qu’il faut. Jouez maintenant une partie entière : la lampe près des boutons donne un conseil dès que vous le souhaitez.
lesson-over = La partie est finie. Ce n’est pas une victoire, mais vous avez tout vu.
lesson-over-why = Reprenez la dernière étape, ou jouez une partie entière : la lampe près des boutons donne un conseil dès que vous le souhaitez.
lesson-play = Jouer une partie entière
lesson-none = Les parties guidées tournent dans le navigateur même, et ce navigateur ou cette installation ne le permet pas. Vous pouvez lire les règles, ou jouer une partie facile contre l’ordinateur : chaque décision a son conseil.
lesson-unknown = Il n’y a pas encore de partie guidée de ce jeu. Vous pouvez lire les règles, ou jouer une partie facile contre l’ordinateur : chaque décision a son conseil.
lesson-title = Une partie guidée
lesson-rules = Lire les règles
