# Reprendre une partie à n’importe quel moment : variantes, regards, fichiers et liens.

branches-damaged = Cette analyse est abîmée : il y manque quelque chose, ou un passage a été modifié en route. Demandez-la à nouveau, de préférence sous forme de fichier.
branches-foreign = Ce n’est ni une analyse, ni une partie enregistrée, ni une position de Kastellan. Choisissez un fichier enregistré ici, ou collez une position et indiquez son jeu.
branches-version = Ceci a été fait avec une autre version des règles ou du contenu du jeu : impossible de continuer ici.
branches-large = Ceci dépasse { $limit } Mo. Partagez une seule variante plutôt que l’arbre entier.
branches-many = Ceci compte plus de { $limit } coups. Partagez une seule variante plutôt que l’arbre entier.
branches-gone = Cette variante n’existe plus. Choisissez-en une autre dans l’arbre.
branches-not-to-act = { SEAT($seat) } n’a rien à décider ici.
