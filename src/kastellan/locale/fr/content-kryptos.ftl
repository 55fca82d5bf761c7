# L’éditeur de ses propres couleurs pour Kryptos

kryptos-count-numbers = { $found } nombres sur { $wanted }

colours-title = Vos propres couleurs
colours-help = Nommez les quatre couleurs et donnez-leur leurs nombres. Chacune en a douze.
colours-name = Nom de ces couleurs
colours-name-example = Les quatre saisons
colours-unnamed = Mes couleurs
colours-open = Ouvrir une table avec ces couleurs
colours-mine = Vos couleurs
colours-new = De nouvelles, d’après celles de la maison
colours-delete = Les supprimer
colours-delete-text = Les couleurs « { $name } » seront supprimées. Les parties jouées ou en cours avec elles les gardent.
colours-kept = Les couleurs sont conservées par leur empreinte. Une partie commencée avec elles les garde, quoi que vous changiez ensuite.
colours-not-yours = Ces couleurs sont à quelqu’un d’autre. Les enregistrer en fait une copie à vous.
colours-who-me-help = Aux tables que j’ouvre. Ceux qui y jouent reçoivent les couleurs avec la partie, une fois finie.
colours-who-link-help = Ils peuvent regarder les couleurs et y jouer
colours-who-all-help = Dans la liste de Kryptos, avec votre nom
colours-paint = Choisissez une couleur, puis pressez les nombres qui l’auront.
colours-brush = Couleur { $number }
colours-numbers = Nombres
colours-number = { $number } : { $colour }
colours-shapes = Teintes et formes restent celles de la maison : chaque couleur a sa forme, pour que personne n’ait à distinguer les teintes.
