# Tables dans ce navigateur, sans serveur.

client-local-title = Une table dans votre navigateur
client-local-fetching = Téléchargement des règles et des joueurs virtuels : { $percent } %
client-local-starting = Démarrage des règles et des joueurs virtuels…
client-local-none = Ce navigateur ou cette installation ne peut pas tenir de table à lui seul. Ouvrez plutôt une table depuis l’accueil.
client-local-missing = Ce navigateur n’a pas cette table. Elle a peut-être été jouée dans un autre, ou les données ont été effacées.
client-local-failed = Impossible de télécharger ou de démarrer les règles et les joueurs virtuels. Vérifiez votre connexion et réessayez.
client-local-about = Cette table n’existe que dans votre navigateur. Ses secrets sont sur cet appareil et la partie n’est pas classée.
client-local-unkept = Votre navigateur ne laisse rien conserver : la partie s’arrête quand vous fermez la page.
