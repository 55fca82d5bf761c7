# Ce qui ne va pas dans ce qui a été remis, et les preuves d’un enregistrement

input-missing = Le champ « { $field } » manque (à { $place }). Ajoutez-le et réessayez.
input-needed = Il manque quelque chose (à { $place }). Ajoutez-le et réessayez.
input-unknown-field = Il n’y a pas de champ « { $field } » ici (à { $place }). Retirez-le ou vérifiez son orthographe.
input-type = { $wanted ->
    [int] Un nombre entier est attendu (à { $place }). Écrivez-en un et réessayez.
    [float] Un nombre est attendu (à { $place }). Écrivez-en un et réessayez.
    [str] Un texte est attendu (à { $place }). Écrivez-le entre guillemets et réessayez.
    [bool] Oui ou non est attendu (à { $place }). Écrivez true ou false et réessayez.
    [array] Une liste est attendue (à { $place }). Écrivez-la entre crochets et réessayez.
    [object] Un objet avec des champs nommés est attendu (à { $place }). Écrivez-le entre accolades et réessayez.
   *[other] Autre chose est attendu (à { $place }). Corrigez et réessayez.
}
input-least = Le nombre est trop petit (à { $place }) : le minimum est { $limit }.
input-most = Le nombre est trop grand (à { $place }) : le maximum est { $limit }.
input-text-short = Le texte est trop court (à { $place }) : il lui faut au moins { $limit } { $limit ->
    [1] caractère
   *[other] caractères
}.
input-text-long = Le texte est trop long (à { $place }) : il ne peut dépasser { $limit } caractères.
input-pattern = Le texte contient des caractères inutilisables ici (à { $place }). Retirez-les.
input-list-length = La liste a trop ou trop peu d’éléments (à { $place }). Corrigez et réessayez.
input-value = « { $value } » n’est pas une valeur possible (à { $place }). Choisissez-en une autre.
input-language = Il n’y a pas de textes en « { $value } » (à { $place }). Choisissez parmi : { $languages }.
input-json = Ce n’est pas du JSON valable. Vérifiez les guillemets, les virgules et les crochets, puis réessayez.
input-unfit = Ceci est inutilisable (à { $place }). Corrigez et réessayez.

record-moves = Les { $count } coups suivent tous les règles de { $game } (version { $version }).
record-over = La partie est terminée.
record-unfinished = La partie n’est pas terminée.
record-unsealed = Il n’y a pas de sceau : l’équité de la donne ne peut pas être prouvée.
record-sealed = La graine du serveur correspond à son engagement ; { $count ->
    [one] une place a
   *[other] { $count } places ont
} pris part au mélange.
record-drawn = Les { $count } tirages du hasard découlent tous de la graine et des nonces.
record-consistent = La donne est cohérente. Cela ne dit pas quand la graine a été choisie : comparez-la au reçu d’une place.
record-proven = Prouvé pour qui a gardé ce reçu, à la place { $seat } : la graine et les chiffres de tous les autres étaient fixés avant que ceux de cette place soient connus. Personne n’a choisi cette donne.
record-withheld = Non prouvé : { $count ->
    [one] la place { $seats } avait promis des chiffres et ne les a pas donnés
   *[other] les places { $seats } avaient promis des chiffres et ne les ont pas donnés
} ; la donne a pu être choisie parmi quelques-unes.
record-again = Non prouvé : ses chiffres ont été demandés { $count } fois à la place du reçu ; la donne a pu être choisie parmi autant d’autres.
record-brought-in = La partie vient d’un fichier : sa donne n’est pas prouvée ici.
record-other-table = Le reçu est celui de la table « { $kept } », mais la partie est celle de la table « { $now } ». Prenez le reçu qui va avec.
record-fraud-set-up = FRAUDE : l’enregistrement n’a pas le jeu, les options, les données ou les places que la table avait quand cette place a donné ses chiffres.
record-fraud-commitment = FRAUDE : le serveur a remplacé sa graine scellée : { $then }… quand cette place a donné ses chiffres, { $now }… dans l’enregistrement. Qui fait cela peut choisir les cartes.
record-fraud-mine = FRAUDE : les chiffres de cette place ont été laissés de côté. Sans eux, le serveur peut calculer la donne d’avance et la choisir.
record-fraud-unsealed = FRAUDE : l’enregistrement n’a pas de sceau, alors que la table en avait un quand cette place a donné ses chiffres. Sans lui, personne ne peut vérifier la donne.
record-fraud-others = FRAUDE : les chiffres de la place { $seat } ne sont pas ceux qui avaient été promis avant que cette place donne les siens. Qui les a choisis après coup a pu choisir la donne.
record-game = Il n’y a pas ici de jeu nommé « { $game } ». Les jeux sont : { $games }.
record-outcome = Le résultat inscrit n’est pas celui auquel mènent les coups. Employez l’enregistrement tel qu’il a été exporté.
record-commitment = L’engagement n’est pas le SHA-256 de la graine du serveur : l’enregistrement a été modifié. Employez-le tel qu’il a été exporté.
record-nonces = L’enregistrement a { $count } nonces pour { $seats } places. Employez-le tel qu’il a été exporté.
record-unfair = Le tirage du coup { $number } ne découle pas de la graine : la donne n’est pas équitable, ou l’enregistrement a été modifié.
