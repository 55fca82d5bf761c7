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
lesson-analyse = Essayer d’autres coups
lesson-leave = Quitter la leçon
lesson-show = Montrez-moi
lesson-watch = Aux autres de jouer. Regardez ce qu’ils annoncent.
lesson-won = Vous avez gagné votre première partie !
lesson-won-why = Vous savez tout ce qu’il faut. Jouez maintenant une partie entière : la lampe près des boutons donne un conseil dès que vous le souhaitez.
lesson-over = La partie est finie. Ce n’est pas une victoire, mais vous avez tout vu.
lesson-over-why = Reprenez la dernière étape, ou jouez une partie entière : la lampe près des boutons donne un conseil dès que vous le souhaitez.
lesson-said = Vous savez tout.
lesson-said-why = Essayez-le maintenant dans une partie. Refaites la leçon quand vous voulez.
lesson-play = Jouer une partie entière
lesson-none = Les parties guidées tournent dans le navigateur même, et ce navigateur ou cette installation ne le permet pas. Vous pouvez lire les règles, ou jouer une partie facile contre l’ordinateur : chaque décision a son conseil.
lesson-unknown = Cette leçon n’existe pas. Choisissez-en une dans la liste de toutes les leçons, ou jouez une partie facile contre l’ordinateur : chaque décision a son conseil.
lesson-title = Une partie guidée
lesson-rules = Lire les règles

# The list of lessons.

lesson-list = Apprendre
lesson-list-of = Apprendre { $game }
lesson-list-about = Chaque leçon se joue sur le vrai plateau, contre des ordinateurs qui vous attendent. Rien n’est compté, chaque étape peut être reprise, et vous pouvez partir quand vous voulez : ce navigateur se souvient d’où vous en étiez.
lesson-left = Reprendre où vous en étiez
lesson-take-up = Continuer
lesson-count = { $done } sur { $total }
lesson-done = faite
lesson-at-step = étape { $number } sur { $total }
lesson-minutes = { $minutes } min
lesson-rulebook = Livret de règles
lesson-all = Toutes les leçons
lesson-next = Ensuite : { $title }
lesson-about-short = Petite leçon, environ { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }

# Before somebody’s first game against the computer.

lesson-ask = Est-ce votre première partie de { $game } ?
lesson-ask-text = Vous pouvez l’apprendre en { $minutes } minutes environ, sur le vrai plateau, avec un guide à vos côtés. Ou commencer tout de suite contre des adversaires faciles : chaque décision a son conseil.
lesson-ask-learn = Apprendre d’abord
lesson-ask-play = Jouer (facile)
