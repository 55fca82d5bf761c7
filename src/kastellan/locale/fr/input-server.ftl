# Ce qu’aucune page ne cause : dit par le serveur aux programmes qui demandent

server-binary = Seuls les messages de texte sont compris ici. Envoyez du JSON sous forme de texte.
server-foreign-page = Cette demande ne vient pas d’une page de ce serveur. Rouvrez la page et recommencez.
server-media = Le serveur lit ici du JSON. Envoyez le type de contenu application/json.
server-method = Cette adresse existe, mais pas pour ce genre de demande. Voyez la documentation de l’API.
server-no-language = Les règles existent dans ces langues : { $languages }. Choisissez l’une d’elles.
server-no-rulebook = Les règles de ce jeu n’existent pas encore dans cette langue. Choisissez-en une autre.
server-other-table = Ce jeton ne vaut que pour une autre table. Employez celui de cette table.
server-program-only-plays = Le jeton d’un programme ne sert qu’à jouer sa place. Passez par la page dans un navigateur.
server-records-at-once = Vous consultez trop de parties à la fois. Attendez que l’une d’elles soit chargée.
server-share = Ces chiffres ne sont pas ceux qui étaient promis : leur SHA-256 n’est pas la part annoncée. Envoyez ceux qui vont ensemble.
server-unknown-token = Ce jeton est inconnu ici. Demandez-en un nouveau à la table.
server-not-your-name = Ce n’est pas votre nom. Écrivez « { $name } » pour tout supprimer, ou annulez.
