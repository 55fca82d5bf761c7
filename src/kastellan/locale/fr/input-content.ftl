# Ce qui ne va pas dans un fichier de mots, de couleurs ou de cartes

content-count = Il y en a { $found } ici (à { $place }) ; le jeu en compte { $wanted }. Ajoutez ce qui manque ou retirez ce qui est de trop.
content-order = Il faut { $wanted }, dans cet ordre (à { $place }). Rangez-les ainsi.
content-name-missing = Il n’y a pas de nom en { $languages } (à { $place }). Écrivez-en un ; il peut être le même dans toutes les langues.
content-name-signs = Le nom contient des signes que personne ne voit (à { $place }). Tapez-le de nouveau.
content-twice = « { $value } » s’y trouve deux fois (à { $place }). Donnez un autre nom à l’un des deux.
content-id = « { $value } » n’est pas un nom simple (à { $place }). Utilisez des lettres sans accent, des chiffres et des traits d’union.

content-no-card = { $number } n’est pas une carte (à { $place }). Les cartes portent les nombres de 1 à { $last } ; écrivez l’un d’eux.
content-number-taken = { $number } appartient déjà à la couleur « { $other } » (à { $place }). Chaque nombre a une seule couleur : retirez-le de l’une des deux.

content-side-taken = Le côté { $side } de la carte { $card } porte déjà un mot (à { $place }). Donnez à celui-ci un côté libre : A1, A2, B1 ou B2.
content-card-words = La carte { $card } porte { $found ->
    [one] un mot
   *[other] { $found } mots
} (à { $place }). Chaque carte en porte quatre : A1, A2, B1 et B2.
content-card-numbers = Les cartes ne sont pas numérotées de 1 à { $cards } (à { $place }). N’oubliez aucun numéro.
content-cards-few = Il y a { $found ->
    [one] une carte
   *[other] { $found } cartes
} (à { $place }) ; il en faut { $least } pour une partie. Ajoutez des mots.
content-unlike = « { $word } » est le mot clé lui-même et ne peut donc pas seulement lui ressembler (à { $place }). Retirez-le.
content-roots-many = « { $word } » a trop de racines ou de formes (à { $place }). Gardez-en { $limit } au plus.

content-agent-kind = Les neuf premiers agents sont des convoyeurs, les neuf suivants des guerriers (à { $place }) : écrivez ici « { $kind } », ou changez l’ordre.
content-agent-no-skill = Les agents ordinaires n’ont pas de talent (à { $place }). Retirez-le, ou donnez-le à un agent spécial.
content-agent-few = Un paquet de cette compagnie n’a { $found ->
    [0] aucun agent
    [one] qu’un agent
   *[other] que { $found } agents
} de niveau { $stars } (à { $place }). On en retire deux de chaque niveau : donnez { $stars ->
    [1] une étoile
   *[other] { $stars } étoiles
} à deux agents au moins.
content-agent-stars = { $stars } étoiles ne sont pas possibles (à { $place }). Un agent en a 1, 2 ou 3.
content-carrier-fights = Les convoyeurs ne se battent pas (à { $place }). Écrivez 0, ou faites de cet agent un guerrier.
content-warrior-carries = Les guerriers ne portent rien (à { $place }). Laissez vide, ou faites de cet agent un convoyeur.
content-number = « { $value } » n’est pas une valeur (à { $place }). Écrivez un nombre de 0 à 99, ou un multiplicateur comme W*3 : R est rouge, B bleu, W blanc.
content-skill = « { $value } » n’est pas un talent (à { $place }). On connaît { $known }.
content-skill-form = Ce talent s’écrit comme « { $example } » (à { $place }). Écrivez-le ainsi.
content-artefact-copies = Chaque type d’artefact a au moins une carte (à { $place }). Écrivez 1 ou plus.
content-weapon = Une arme a une force de 1 à 99 et aucun emplacement (à { $place }). Corrigez-la, ou faites-en un transport.
content-transport-fights = Un transport ne se bat pas (à { $place }). Écrivez 0, ou faites-en une arme.
content-artefact-kinds = { $weapons ->
    [one] { $weapons } type est une arme
   *[other] { $weapons } types sont des armes
} (à { $place }). Il y a trois types d’armes et trois de transports : changez le genre de certains.
content-artefact-cards = Tous les types ensemble ont { $found } cartes (à { $place }) ; il y en a { $wanted }. Changez les exemplaires jusqu’à ce que la somme soit juste.
content-space-choices = « { $value } » a plus de deux possibilités (à { $place }). Écrivez un seul « ? » au plus.
content-goods = « { $value } » ne peut pas se trouver ici (à { $place }). Écrivez au moins une lettre parmi { $letters } : R est rouge, B bleu, W blanc, A un artefact.
content-goods-many = Il y a ici { $found } éléments (à { $place }) ; il y a de la place pour { $limit }. Enlevez-en.
