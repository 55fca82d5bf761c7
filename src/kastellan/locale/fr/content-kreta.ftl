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
