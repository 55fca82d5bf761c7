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
client-local-games = Parties sur cet appareil
client-local-running = En cours
client-site-server = Cette copie de Kastellan n’a pas de serveur. Vous pouvez y apprendre les jeux, jouer contre l’ordinateur, résoudre des problèmes, lire les règles et revoir des parties enregistrées ; pour jouer à plusieurs, il faut un serveur.
