# Les parties conservées par ce navigateur : leur liste, et ce qu’on peut en faire.

client-local-games-help = Les parties contre l’ordinateur que ce navigateur conserve. Personne d’autre ne les a : enregistrez celles auxquelles vous tenez.
client-local-no-games = Ce navigateur ne conserve encore aucune partie.
client-local-over = Terminée
client-local-brought = Tirée d’un fichier
client-local-import-help = Un fichier enregistré depuis une relecture, ici ou sur un serveur. La partie est rejouée dans votre navigateur et sa donne vérifiée.
client-local-foreign = Ce fichier n’est pas une partie enregistrée, ou il est abîmé. Choisissez-en un créé par « Enregistrer la partie », ici ou sur un serveur.
client-local-hand-over = Confier au serveur
client-local-hand-over-help = Le serveur la garde alors comme une partie venue d’un fichier, sans preuve. Vous pourrez partager sa relecture par un lien.
client-local-forget = Supprimer
client-local-forget-title = Supprimer cette partie ?
client-local-forget-text = Personne d’autre ne l’a. Une fois supprimée, elle est perdue, sauf si vous l’avez enregistrée dans un fichier.
client-local-unkept-room = Il n’y a plus de place dans ce navigateur : la partie n’est plus conservée pour le moment. Continuez, ou supprimez d’anciennes parties de cet appareil ; elle sera conservée en entier au premier coup pour lequel il y aura de la place.
client-local-unkept-forbidden = Ce navigateur ne permet de rien conserver. Continuez : la partie dure jusqu’à la fermeture de la page et pourra être enregistrée dans un fichier à la fin.
client-local-unkept-tab = Un autre onglet a poursuivi cette partie. Ce que vous faites ici n’est pas conservé : rechargez la page pour reprendre là où en est l’autre onglet.
client-local-elsewhere = Cette partie est ouverte dans un autre onglet
client-local-elsewhere-text = Elle reprend ici quand vous la fermez là-bas, ou tout de suite si vous le demandez. Rien n’en est perdu.
client-local-take = Continuer ici
