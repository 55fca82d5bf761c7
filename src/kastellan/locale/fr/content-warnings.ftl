# Ce qu’il est bon de savoir d’un contenu jouable

content-colours-uneven = De la carte 1 à la carte { $last }, les couleurs ne sont pas en nombre égal, ce qui rend certaines suppositions plus faciles.
content-roots-shared = « { $one } » et « { $other } » ont une racine commune ({ $language }) et ne sortent jamais dans la même partie.
content-map-example = L’exemple des règles évalue à l’emplacement 2 des provinces qui valent 3, 4 et 5 ; ici, elles valent autre chose.
content-map-diagonal = À aucun emplacement quatre provinces ne se rencontrent : rien n’est donc jamais en diagonale.
content-map-ports = { $ports ->
    [0] Il n’y a aucun port
    [one] Il y a un port
   *[other] Il y a { $ports } ports
} : avec moins de { $least }, un Amiral peut n’en trouver aucun de libre.

content-doubts = { $known ->
    [0] Les ordinateurs de cette table ne connaissent aucun des { $count } mots de la liste : ils devinent.
   *[other] Les ordinateurs de cette table connaissent { $known } des { $count } mots de la liste. Pour les autres, ils donnent et lisent mal les indices.
}
