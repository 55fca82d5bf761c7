# Reprendre une partie à n’importe quel moment : variantes, regards, fichiers et liens.

branches-damaged = Cette analyse est abîmée : il y manque quelque chose, ou un passage a été modifié en route. Demandez-la à nouveau, de préférence sous forme de fichier.
branches-foreign = Ce n’est ni une analyse, ni une partie enregistrée, ni une position de Kastellan. Choisissez un fichier enregistré ici, ou collez une position et indiquez son jeu.
branches-version = Ceci a été fait avec une autre version des règles, ou avec un contenu de jeu qui ne s’y trouve pas : impossible de continuer ici.
branches-large = Ceci dépasse { $limit } Mo. Partagez une seule variante plutôt que l’arbre entier.
branches-many = Ceci compte plus de { $limit } coups. Partagez une seule variante plutôt que l’arbre entier.
branches-gone = Cette variante n’existe plus. Choisissez-en une autre dans l’arbre.
branches-not-to-act = { SEAT($seat) } n’a rien à décider ici.

branches-title = Analyse
branches-branch = Variante { $letter }
branches-back = Revenir à la partie
branches-missing = Ce navigateur n’a pas cette analyse. Elle a peut-être été faite dans un autre, ou les données ont été effacées.
branches-unkept = Votre navigateur n’a plus de place pour cette analyse ou ne laisse rien conserver : enregistrez l’essentiel dans un fichier avant de fermer la page.

branches-eyes = Avec les yeux de qui ?
branches-eyes-of = avec les yeux { SEAT($seat, after: "de") }
branches-eyes-help = Vous savez ce que savait { SEAT($seat) }. Le reste est imaginé en accord avec cela, à nouveau pour chaque variante.
branches-eyes-alone = Seul ce que savait { SEAT($seat) } a été partagé. Le reste est imaginé en accord avec cela, à nouveau pour chaque variante.
branches-deals = { $count ->
    [one] Ici, une seule donne correspond à ce que sait { SEAT($seat) } : il ne reste rien à imaginer.
   *[other] Ici, { $count } donnes correspondent à ce que sait { SEAT($seat) }. L’une d’elles est imaginée, à nouveau pour chaque variante.
}
branches-eyes-nothing = { SEAT($seat) } voyait tout : ce jeu ne cache rien, sauf ce qui reste à tirer.
branches-open = Cartes ouvertes
branches-open-help = Les cartes sont celles qui ont vraiment été distribuées : prenez n’importe quelle place pour voir ce qui s’y trouve. Choisissez les yeux de quelqu’un pour juger d’après ce qu’il pouvait savoir.
branches-anew = Imaginer autrement
branches-luck = Retirer au sort
branches-place = Prendre la place de
branches-place-any = qui doit décider
branches-imagined = Vous êtes à la place { SEAT($seat, after: "de") } : ce qui y est hachuré est imaginé.
branches-imagined-part = imaginé

branches-best = Meilleurs coups
branches-best-help = Un joueur fort regarde ce que sait la place, dit ce qu’il ferait et pourquoi.
branches-for = Conseil pour { SEAT($seat) }
branches-think = Réfléchir
branches-thinking = L’ordinateur réfléchit pour { SEAT($seat) }…
branches-chance = { SEAT($seat) } gagne :
branches-do = Jouer ce coup
branches-figures = Les chiffres derrière ce conseil
branches-over = Ici, la partie est terminée : il n’y a plus rien à décider.

branches-chances = Calculer les chances
branches-chances-help = L’évolution des chances de gagner, coup par coup, le long de la ligne que vous regardez.
branches-chances-none = Dès qu’un coup est joué, ses chances peuvent être calculées ici, coup par coup.
branches-chances-eyes = Chaque ligne est la chance telle que { SEAT($seat) } pouvait l’estimer.

branches-tree = Variantes
branches-root = Point de départ
branches-deal = L’inconnu, imaginé autrement
branches-secret = { SEAT($seat) } décide en secret
branches-luck-acts = Le hasard
branches-more = Que faire de ce coup
branches-rename = Lui donner un nom
branches-name = Nom de la variante
branches-name-it = Nommer
branches-lead = En faire la ligne principale
branches-delete = Supprimer à partir d’ici
branches-delete-sure = Ce coup et tout ce qui le suit dans l’arbre seront supprimés, sans retour possible.

branches-steps = Coups
branches-move = Un coup d’ordinateur
branches-play-on = Continuer seul
branches-stop = Arrêter
branches-players = Qui joue ?
branches-me = Vous

branches-share = Partager
branches-share-title = Partager cette variante
branches-share-eyes = Qui la reçoit a la ligne jusqu’à ce coup et tout ce qui le suit, avec les mêmes yeux et les mêmes cartes imaginées. Les vraies cartes n’y sont pas.
branches-share-open = Qui la reçoit a la ligne jusqu’à ce coup et tout ce qui le suit, toutes cartes ouvertes.
branches-share-long = Cette variante est trop longue pour un lien. Transmettez-la sous forme de fichier.
branches-share-link = Copier le lien
branches-share-file = Enregistrer le fichier

branches-list-help = Elles ne sont que dans ce navigateur, aucun serveur ne les a. Ouvrez la relecture d’une partie terminée et choisissez « Reprendre d’ici », ou commencez ci-dessous.
branches-none = Il n’y en a pas encore.
branches-forget = Supprimer l’analyse { $name }
branches-begin = En commencer une autre
branches-paste = Une position, une partie enregistrée ou une variante partagée
branches-paste-help = Collez le texte ou ouvrez le fichier. Pour une simple position, indiquez son jeu.
branches-paste-game = Jeu de la position
branches-paste-any = le texte le dit
branches-read = Reprendre d’ici
branches-file = Ouvrir un fichier
