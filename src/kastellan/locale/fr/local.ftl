# Tables dans ce navigateur, sans serveur.

client-here = Sur cet appareil (non classée)
client-local-title = Une table dans votre navigateur
client-local-fetching = Téléchargement des règles et des joueurs virtuels : { NUMBER($here, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo
client-local-starting = Démarrage des règles et des joueurs virtuels…
client-local-server = Jouer plutôt sur le serveur
client-local-none = Ce navigateur ou cette installation ne peut pas tenir de table à lui seul. Jouez plutôt sur le serveur.
client-local-missing = Ce navigateur n’a pas cette table. Elle a peut-être été jouée dans un autre, ou les données ont été effacées.
client-local-failed = Impossible de télécharger ou de démarrer les règles et les joueurs virtuels. Vérifiez votre connexion et réessayez.
client-local-outdated = Cette page est plus ancienne que ce que propose le serveur. Rechargez-la.
client-local-about = Cette table n’existe que dans votre navigateur. Ses secrets sont sur cet appareil et la partie n’est pas classée.
client-local-unkept = Ce navigateur ne peut plus conserver la partie : la place manque ou c’est interdit. Elle dure jusqu’à la fermeture de la page.
client-local-games = Parties sur cet appareil
client-local-games-help = Les parties contre l’ordinateur que ce navigateur conserve. Personne d’autre ne les a : enregistrez celles auxquelles vous tenez.
client-local-no-games = Ce navigateur ne conserve encore aucune partie.
client-local-running = En cours
client-local-over = Terminée
client-local-brought = Tirée d’un fichier
client-local-import-help = Un fichier enregistré depuis une relecture, ici ou sur un serveur. La partie est rejouée dans votre navigateur et sa donne vérifiée.
client-local-hand-over = Confier au serveur
client-local-hand-over-help = Le serveur la garde alors comme une partie venue d’un fichier, sans preuve. Vous pourrez partager sa relecture par un lien.
client-local-forget = Supprimer
client-local-forget-title = Supprimer cette partie ?
client-local-forget-text = Personne d’autre ne l’a. Une fois supprimée, elle est perdue, sauf si vous l’avez enregistrée dans un fichier.
client-site-server = Cette copie de Kastellan n’a pas de serveur. Vous pouvez y jouer contre l’ordinateur, lire les règles et revoir des parties enregistrées ; pour jouer à plusieurs, il faut un serveur.
