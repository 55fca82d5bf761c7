# Listes de mots, cartes et plateaux personnels

content-word-two = Cela fait plus d’un mot. Écrivez-en un seul, ou retirez la ligne.
content-word-sign = « { $sign } » n’est pas une lettre de cette langue. Écrivez le mot sans ce signe, ou choisissez une autre langue.
content-word-letters = « { $word } » n’est pas un mot unique en minuscules de sa langue (à { $place }). Écrivez-le ainsi.
content-word-length = « { $word } » a { $letters ->
    [one] une lettre
   *[other] { $letters } lettres
}. Une fenêtre en accepte de { $least } à { $most }.
content-word-twice = « { $word } » y est déjà{ $line ->
    [0] {""}
   *[other] , ligne { $line }
}. Retirez-le.
content-word-shares = A une racine commune avec « { $word } », ligne { $line } : les deux ne sortent jamais dans la même partie.
content-words-many = Une liste compte au plus { $limit } mots. Retirez-en.
content-root = « { $root } » n’est pas une racine : deux lettres ou plus, en un seul mot. Changez-la ou retirez-la.
content-root-none = « { $word } » n’a pas de racine (à { $place }). Donnez-en au moins une : aucun indice ne peut la contenir.
content-list-short = Avec moins de { $few } mots, qui connaît la liste peut deviner une partie des mots adverses.
content-list-for-three = À quatre joueurs ou plus, il faut { $least } mots sans racine commune. La liste suffit pour trois joueurs.
content-list-foreign = Les indices sont comparés lettre à lettre, et les joueurs jugent le reste. Les ordinateurs ne connaissent pas cette langue.
content-unfit = Cela ne fait pas encore une liste. Écrivez d’autres mots.
content-wrong = Le fichier est inutilisable (à { $place }). Le contrôle dit, en anglais : { $reason }. Corrigez à cet endroit et réessayez.

content-title = Vos propres mots
content-help = Collez une liste : un mot par ligne, ou séparés par des virgules. Chaque ligne est vérifiée pendant que vous écrivez.
content-back = Decrypto
content-paste-label = Mots, un par ligne
content-paste-example = Collez ou tapez des mots ici
content-add = Ajouter ces mots
content-file = Depuis un fichier
content-save-file = Enregistrer dans un fichier
content-fine = { $count } en ordre
content-notes = { $count } avec remarque
content-mends = { $count } à corriger
content-only-mends = Ne montrer que les lignes à corriger
content-show-all = Tout montrer
content-word = mot
content-letters = lettres
content-roots = racines interdites aux indices
content-roots-derived = proposées par une règle
content-line = Ligne { $line }
content-line-remove = Retirer « { $word } »
content-root-add = Ajouter une racine à « { $word } »
content-root-remove = Retirer la racine « { $root } »
content-root-label = Racine
content-write = Écrire « { $word } »
content-take-out = Retirer
content-name = Nom de la liste
content-name-example = Été à la mer
content-language = Langue des mots
content-language-en = English
content-language-fr = Français
content-language-bg = Български
content-language-other = Autre
content-who = Qui peut s’en servir ?
content-who-me = Moi seulement
content-who-me-help = Aux tables que j’ouvre. Qui y est assis reçoit la liste avec la partie, une fois celle-ci finie.
content-who-link = Toute personne qui a le lien
content-who-link-help = Elle peut lire les mots avant une partie
content-who-all = Tout le monde ici
content-who-all-help = Affichée sous Decrypto, avec votre nom
content-gets = Ce que reçoit une table
content-gets-cards = { $count ->
    [one] { $count } mot est prêt
   *[other] { $count } mots sont prêts
}. Une partie en tire 8, ou 4 à trois joueurs, jamais deux de même racine.
content-known = { $known ->
    [0] Les ordinateurs ne connaissent aucun de ces mots : ils devineront.
   *[other] Les ordinateurs en connaissent { $known } sur { $count }. Pour les autres, ils donnent et lisent mal les indices.
}
content-known-all = Les ordinateurs connaissent tous ces mots.
content-kept = La liste est conservée sous son empreinte. Une partie commencée la garde telle quelle, quoi que vous changiez ensuite.
content-ready = { $count ->
    [0] Aucun mot n’est encore prêt.
    [one] { $count } mot est prêt.
   *[other] { $count } mots sont prêts.
}
content-out = { $count ->
    [0] {""}
    [one] { $count } ligne reste de côté tant qu’elle n’est pas corrigée.
   *[other] { $count } lignes restent de côté tant qu’elles ne sont pas corrigées.
}
content-checking = Vérification…
content-save = Enregistrer
content-waits = Pas encore enregistré : ce navigateur le garde pour vous.
content-saved = Enregistré.
content-open = Ouvrir une table avec ces mots
content-delete = Supprimer la liste
content-delete-text = La liste « { $name } » sera supprimée. Les parties jouées ou en cours avec elle la gardent.
content-yours = Vos mots, plateaux et cartes
content-yours-none = Vous n’en gardez pas encore. Ce que vous composez et enregistrez se trouve ici.
content-mine = Vos listes
content-shared = Listes pour tous
content-shared-by = de { $name }
content-none = Vous n’avez pas encore de liste.
content-new = Une nouvelle liste
content-unnamed = Mes mots
content-not-yours = Cette liste est à quelqu’un d’autre. L’enregistrer en fait une copie à vous.
content-offline = Sans serveur, les listes ne sont ni vérifiées ni conservées. Rétablissez la connexion et réessayez.
content-choose = Mots
content-house = Les mots de la maison
content-choose-other = Joué avec
content-house-other = Le matériel de la maison
content-own-file = Utiliser votre propre fichier
content-unofficial = { $game ->
    [kryptos] Kryptos est un jeu de Piotr Siłka, édité par Muduko et Cranio Creations.
    [decrypto] Decrypto est un jeu de Thomas Dagenais-Lespérance, édité par Le Scorpion masqué ; la marque appartient à Hachette.
    [kreta] Kreta est un jeu de Stefan Dorra, édité par Goldsieber.
   *[krysis] Krysis est un jeu de Zoltán Aczél et Zoltán Ágó, édité par Gém Klub, Heidelberger et Rio Grande Games.
} Ceci est une réalisation non officielle. Le jeu imprimé s’achète, neuf ou d’occasion.

server-content-large = Le fichier pèse { $size } ko ; { $limit } ko sont permis. Raccourcissez-le.
server-content-not-for-all = Ce serveur ne permet pas d’offrir listes, plateaux et cartes à tout le monde. Partagez par le lien.
server-content-not-yours = Ceci est à quelqu’un d’autre. Gardez plutôt une copie à vous.
server-content-no-lines = { $game } ne s’écrit pas ligne par ligne. Apportez un fichier.
server-content-other-game = On ne peut pas jouer avec cela à cette table : c’est fait pour un autre jeu. Choisissez autre chose.
server-no-content = Il n’y a pas ici de liste, de plateau ou de cartes de ce nom, ou ce n’est pas partagé avec vous. Demandez le lien à son propriétaire.
server-too-many-contents = Vous gardez déjà { $limit } listes, plateaux et jeux de cartes. Supprimez-en un d’abord.
content-undo = Annuler
content-redo = Rétablir
content-languages = Noms en
content-same = L’écrire ainsi dans toutes les langues
content-faults = { $count ->
    [0] Tout est en ordre : on peut jouer avec.
    [one] Il reste { $count } point à corriger.
   *[other] Il reste { $count } points à corriger.
}
content-faults-list = À corriger
content-fault-show = Montrer
content-not-this = Ce n’est pas un fichier de cette sorte. { $why }
content-here = Le serveur n’est pas joignable : ceci reste dans ce navigateur. Les parties sur cet appareil peuvent s’en servir.
content-edit = { $game ->
    [decrypto] Utiliser vos propres mots
    [kryptos] Composer vos propres couleurs
    [kreta] Dessiner votre propre plateau
   *[krysis] Composer vos propres cartes
}
