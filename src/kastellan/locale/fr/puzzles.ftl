# Problèmes, quel que soit le jeu.

puzzle-title = Problèmes
puzzle-today = Le problème du jour
puzzle-todays = Les problèmes du jour
puzzle-todays-help = Un pour chaque jeu, le même pour tout le monde aujourd’hui. Le jour compte dès que vous en résolvez un.
puzzle-of = Problème
puzzle-number = Nº { $number }
puzzle-grade-easy = facile
puzzle-grade-medium = moyen
puzzle-grade-hard = difficile
puzzle-graded = La difficulté est mesurée : c’est la fréquence à laquelle les joueurs de l’ordinateur échouent.
puzzle-eyes = Vous êtes à la place { SEAT($seat, after: "de") } et voyez ce qu’on voit de là.
puzzle-language = Ici, mots et indices sont en { $language }.
puzzle-know = Ce sur quoi vous pouvez compter
puzzle-wrong = Pas encore.
puzzle-right = Juste !
puzzle-tried = Vos essais
puzzle-solved = résolu
puzzle-open = à résoudre
puzzle-count = { $solved } sur { $total } résolus
puzzle-streak = Série
puzzle-streak-days = { $count ->
        [0] pas commencée
        [one] { $count } jour
       *[other] { $count } jours
    }
puzzle-streak-help = Un jour compte dès que vous résolvez l’un de ses problèmes, en autant d’essais qu’il vous faut.
puzzle-share = Partager
puzzle-copy = Copier
puzzle-copied = Copié
puzzle-share-head = Problème Kastellan{ $number ->
        [0] { "" }
       *[other] { "" } { $number }
    }, { $game }
puzzle-share-tries = résolu à l’essai { $tries }
puzzle-share-days = { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
puzzle-nudge = Un indice
puzzle-back = Revenir d’un pas
puzzle-next = Problème suivant
puzzle-go-on = Continuer à partir d’ici
puzzle-all = Tous les problèmes
puzzle-begin = Le résoudre
puzzle-see-again = Le revoir
puzzle-none = Il n’y a pas de problème à cette adresse.
puzzle-none-of = Il n’y a pas encore de problèmes pour ce jeu.
puzzle-unknown = Ce jeu n’a pas de problème « { $id } » ({ $place }). La liste de tous les problèmes est à /puzzles.
