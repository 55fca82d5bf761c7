# Ce qui ne va pas dans une carte de Kreta

content-map-number = { $place } : il y a { $found } ici ; il faut { $wanted }. Écrivez { $wanted }.
content-map-size = { $place } : la feuille doit faire { $wide } de large et { $high } de haut, comme les plateaux la montrent. Dessinez la carte à cette taille.
content-map-terrain-missing = { $place } : ce terrain manque. Reprenez-le de la carte de la maison.
content-map-tiles = { $place } : ce ne sont pas les tuiles du jeu. Écrivez { $wanted }.
content-map-provinces = { $place } : { $found ->
    [one] il y a une province
   *[other] il y a { $found } provinces
} ; le jeu en compte { $wanted }. Divisez-en ou réunissez-en.
content-map-terrains = { $place } : { $found ->
    [0] aucune province n’est
    [one] une province est
   *[other] { $found } provinces sont
} { $terrain ->
    [field] en champs
    [hill] en collines
   *[mountain] en montagnes
} ; il en faut { $wanted }. Changez le terrain de certaines.
content-map-id = { $place } : « { $value } » se confond avec un nombre. Utilisez des lettres.
content-map-corners = { $place } : les contours ont { $found } sommets ; { $limit } sont permis. Retirez-en.
content-map-ring = { $place } : un contour a au moins trois sommets, tous différents. Redessinez-le.
content-map-outside = { $place } : un sommet est hors de la feuille, à { $x }, { $y }. Ramenez-le.
content-map-overlap = { $place } : { $others } se recouvrent près de { $x }, { $y }. Donnez-leur une frontière commune.
content-map-crossing = { $place } : des lignes de { $others } se croisent près de { $x }, { $y }. Écartez leurs sommets.
content-map-gap = { $place } : { $others } laisse un trou dans les terres près de { $x }, { $y }, ou en est séparée. Faites se rejoindre les frontières, sommet contre sommet.
content-map-euler = { $place } : les provinces laissent un trou ou se recouvrent. Faites se rejoindre les frontières, sommet contre sommet.
content-map-small = { $place } : la province est trop petite pour sept pièces ({ $found } ; le minimum est { $wanted }). Agrandissez-la.
content-map-tile = { $place } : la tuile n’est pas dans sa province. Ramenez-la.
content-map-inland = { $place } : un port a besoin de la mer, et la province n’a pas de côte. Retirez le port.
content-map-berth = { $place } : les navires n’y seraient pas en mer. Déplacez le port là où il y a de l’eau.
content-map-stranger = { $place } : « { $value } » n’est pas une province. Écrivez l’une de celles du dessus.
content-map-border-unlisted = { $place } : { $others } ont une frontière commune mais ne figurent pas comme voisines. Ajoutez la paire.
content-map-border-none = { $place } : { $others } n’ont pas de frontière commune. Retirez la paire.
content-map-cut-off = { $place } : { $others } est inaccessible par la terre. Faites-y mener une frontière.
content-map-site-number = { $place } : emplacement { $site } ; les emplacements sont numérotés de 1 à { $last }. Écrivez un numéro libre.
content-map-site-twice = { $place } : l’emplacement { $site } s’y trouve deux fois. Donnez à l’un des deux un numéro libre.
content-map-site-nowhere = { $place } : à l’emplacement { $site }, aucune province n’en rencontre une autre. Mettez-le là où des frontières se rejoignent, ou là où l’une atteint la côte.
content-map-site-provinces = { $place } : l’emplacement { $site } touche { $others }. Écrivez celles-ci.
content-map-site-coast = { $place } : l’emplacement { $site } { $coast ->
    [true] est sur la côte. Écrivez true.
   *[false] n’est pas sur la côte. Écrivez false.
}
content-map-sites = { $place } : { $found ->
    [0] il n’y a aucun emplacement
    [one] il y a un emplacement
   *[other] il y a { $found } emplacements
} ; le jeu en compte { $wanted }, un pour chaque carte Fort. Placez-en ou retirez-en.
content-map-card-stray = { $place } : la carte { $card } n’a pas d’emplacement. Retirez-la.
content-map-card-none = { $place } : l’emplacement { $site } n’a pas de carte. Ajoutez-la.

# Là où une carte se dessine

maps-title = Votre propre carte
maps-help = Déplacez des sommets, divisez et réunissez des provinces, placez ports et emplacements. Les règles vérifient chaque changement.
maps-name = Nom de la carte
maps-name-example = L’île longue
maps-unnamed = Ma carte
maps-open = Ouvrir une table avec cette carte
maps-mine = Vos cartes
maps-new = Une nouvelle carte, depuis celle de la maison
maps-delete = Supprimer la carte
maps-delete-text = La carte « { $name } » sera supprimée. Les parties jouées ou en cours avec elle la gardent.
maps-kept = La carte est conservée sous son empreinte. Une partie commencée la garde telle quelle, quoi que vous changiez ensuite.
maps-not-yours = Cette carte est à quelqu’un d’autre. L’enregistrer en fait une copie à vous.
maps-who-me-help = Aux tables que j’ouvre. Qui y est assis reçoit la carte avec la partie, une fois celle-ci finie.
maps-who-link-help = Elle peut regarder la carte et y jouer
maps-who-all-help = Affichée sous Kreta, avec votre nom
maps-sheet = La carte à dessiner
maps-keys = Touches sur la carte : les flèches mènent d’une province à l’autre, Entrée à ses sommets, Page précédente et Page suivante d’un sommet à l’autre. Les flèches déplacent un sommet, plus loin avec Maj ; Inser en ajoute un, Suppr le retire, S commence une ligne à travers la province et Entrée la trace. Échap ramène en arrière.
maps-closer = Plus près
maps-farther = Plus loin
maps-reach = Quand un sommet est déplacé
maps-reach-is = { $reach ->
    [0] il bouge seul
    [25] les sommets voisins suivent
   *[other] toute la côte alentour suit
}
maps-pieces = Montrer où seraient sept pièces
maps-nothing = Rien n’est choisi
maps-begin = Touchez une province sur la carte, ou choisissez-la ici.
maps-whole = La carte
maps-province-name = Nom de la province
maps-terrain = Terrain
maps-terrain-field = Champs, valeur { $value }
maps-terrain-hill = Collines, valeur { $value }
maps-terrain-mountain = Montagnes, valeur { $value }
maps-worth = Rapporte { $value } points au décompte.
maps-port-name = Nom du port
maps-port-add = Ajouter un port
maps-port-remove = Retirer le port
maps-port-here = Mettre le port ici
maps-neighbours = { $count ->
    [0] Aucune province voisine
    [one] Une province voisine
   *[other] { $count } provinces voisines
}
maps-join = Réunir avec elle
maps-sites = { $count ->
    [0] Aucun emplacement
    [one] Un emplacement
   *[other] { $count } emplacements
}
maps-site = Emplacement { $site }
maps-site-number = Numéro de l’emplacement
maps-site-add = Placer un emplacement ici
maps-site-remove = Retirer l’emplacement
maps-to-corners = Aller à ses sommets
maps-corner = Sommet { $number } sur { $count }, à { $x }, { $y }. Il appartient à { $provinces }{ $coast ->
    [true] {" "}et se trouve sur la côte.
   *[false] .
}
maps-corner-before = Sommet précédent
maps-corner-next = Sommet suivant
maps-corner-leave = Retour à la province
maps-corner-add = Ajouter un sommet après lui
maps-corner-remove = Retirer ce sommet
maps-corner-merge = Le mettre sur le sommet suivant
maps-split-begin = Diviser { $province } à partir d’ici
maps-split-help = Choisissez maintenant le sommet où finit la ligne.
maps-split-here = Diviser selon cette ligne
maps-split-leave = Ne pas diviser
maps-chosen = { $province }, valeur { $value }.
maps-picked = Sommet { $number } sur { $count }, à { $x }, { $y }.
maps-moved = Maintenant à { $x }, { $y }.
maps-done = C’est fait. Provinces : { $provinces }, emplacements : { $sites }.
maps-no-split = La ligne entre ces deux sommets n’est pas sur la province. Choisissez-en d’autres.
maps-no-join = Ces deux provinces n’ont pas exactement un bout de frontière en commun : elles ne peuvent pas être réunies.
maps-no-remove = Ce sommet reste : des provinces s’y rencontrent, ou il en resterait moins de trois.
maps-no-corner = Il n’y a pas la place d’un sommet entre ces deux-là.
maps-no-coast = Cette province n’a pas de côte : elle ne peut pas avoir de port.
maps-warnings = Bon à savoir
maps-not-drawn = Cette carte ne peut pas être dessinée telle quelle. Lisez ce qu’il faut corriger dans son fichier, ou partez de la carte de la maison.
