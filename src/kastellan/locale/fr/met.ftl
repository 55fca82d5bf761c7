met-heading = Vos partenaires de jeu
met-help = La personne choisie trouve la table sur sa page d’accueil ; sa place lui est réservée jusqu’à son arrivée.
met-ask = Inviter { $name }
met-games = { $games ->
    [one] une partie ensemble
   *[other] { $games } parties ensemble
}
met-asked = { $name } trouvera cette table sur sa page d’accueil.
by-name = Invitations par le nom
by-name-on = Les personnes avec qui j’ai joué peuvent m’inviter par mon nom
by-name-help = En retour, je peux inviter celles qui le permettent aussi. Personne d’autre ne me trouve, et il suffit de décocher pour y mettre fin.
server-not-met = Vous ne pouvez pas inviter cette personne par son nom : il faut que vous ayez joué ensemble et que chacun l’ait permis sur la page Vous. Envoyez-lui plutôt le lien.
server-sits-here = { $name } a déjà une place à cette table.
server-too-many-invitations = Vous avez réservé beaucoup de places en une heure. Envoyez plutôt le lien, ou patientez un peu.
