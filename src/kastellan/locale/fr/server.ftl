# Ce que dit le serveur : tables, personnes, liens et fichiers

table-not-playing = Aucune partie n’est en cours à cette table. Attendez que l’hôte la lance, ou ouvrez une autre table.
table-not-seated = Vous regardez cette table : vous ne pouvez ni jouer ni parler comme un joueur. Prenez d’abord une place.
table-muted = Les règles vous demandent le silence en ce moment. Vous pourrez de nouveau parler à tous dès que votre secret sera révélé.
table-muted-to-others = Les règles vous demandent pour l’instant de ne rien dire aux autres. Votre équipe vous entend dans son propre canal.
table-no-team = Vous n’avez pas d’équipe à qui parler pour l’instant. Adressez-vous à toute la table.
table-no-mate = Aucun ordinateur de votre équipe n’occupe cette place : il n’y a personne à consulter.
table-nothing-to-say = Cet ordinateur n’a rien à dire en ce moment. Demandez-lui pendant que votre équipe cherche le code.
table-story-taken-back = { SEAT($seat) } reprend sa dernière action.

server-account-taken = Le nom « { $name } » appartient déjà à un compte. Choisissez-en un autre, ou connectez-vous.
server-account-tried = On essaie beaucoup de mots de passe pour ce compte : les nouveaux appareils doivent patienter. Réessayez dans une minute, ou connectez-vous depuis un appareil que vous avez déjà utilisé.
server-broken = Une erreur s’est produite de notre côté ; rien n’a été modifié. Veuillez réessayer.
server-empty-name = Un nom comporte au moins une lettre, et pas trop. Choisissez-en un autre.
server-eyes = Choisissez par quels yeux regarder : ceux de l’une des { $seats } places, d’un spectateur (« spectator ») ou de tous (« all »).
server-eyes-later = Pendant la partie, vous ne pouvez regarder que par vos propres yeux ou ceux d’un spectateur. Revenez après la fin.
server-free-seats = { $count ->
    [one] La place { $seats } est encore libre. Invitez quelqu’un ou confiez-la à l’ordinateur.
   *[other] Les places { $seats } sont encore libres. Invitez quelqu’un ou confiez-les à l’ordinateur.
}
server-full = Le serveur est plein pour le moment. Réessayez dans quelques minutes.
server-has-account = Vous avez déjà un compte, « { $name } ». Déconnectez-vous d’abord pour en ouvrir un autre.
server-host-only = Seul l’hôte de la table peut le faire. Demandez-le-lui.
server-import-long = Cette partie a plus de coups qu’on ne peut en importer : { $limit } au plus.
server-import-unfinished = Cette partie n’est pas terminée : elle ne peut pas être conservée ici. Importez-la quand elle sera finie.
server-kicked = L’hôte vous a demandé de quitter cette table. Choisissez-en une autre ou ouvrez la vôtre.
server-link-used = Ce lien a déjà servi ou date de plus de dix minutes. Créez-en un nouveau sur l’autre appareil.
server-no-free-seat = Toutes les places sont prises. Vous pouvez regarder, ou chercher une autre table.
server-no-game = Il n’y a pas ici de jeu nommé « { $game } ». Les jeux sont : { $games }.
server-no-records = Le serveur n’a pas accès à ses données en ce moment. Patientez un peu, vérifiez si c’est fait et, sinon, réessayez.
server-no-seat = La place { $seat } ne peut pas servir ainsi. Choisissez-en une autre.
server-no-table = Cette table n’existe pas. Vérifiez le lien, ou consultez la liste des tables.
server-nobody-to-kick = Personne d’autre n’occupe la place { $seat }. Choisissez celle d’un autre joueur.
server-not-found = Il n’y a rien à cette adresse. Vérifiez le lien.
server-not-invited = Cette table est privée. Demandez le lien d’invitation à l’hôte.
server-not-over = La partie n’est pas encore terminée. Revenez après la fin.
server-not-old = Cette partie peut continuer. Quittez la table si vous ne voulez plus jouer.
server-not-seated = Vous n’avez pas de place à cette table. Prenez d’abord une place.
server-private = Cette table est privée. Demandez un lien de spectateur à quelqu’un qui y joue.
server-seat-taken = La place { $seat } est déjà occupée. Choisissez-en une autre.
server-no-pause = On ne peut convenir d’une pause que dans une partie à un jour ou plus par coup.
server-holiday-runs = Vous êtes déjà en congé.
server-holiday-days = { $left ->
    [0] Il ne vous reste aucun jour de congé cette année.
    [one] Il vous reste { $left } jour de congé cette année.
   *[other] Il vous reste { $left } jours de congé cette année.
}
server-pause-answered = Cette question sur une pause est déjà réglée.
server-no-stand-in = Quand on a des jours pour jouer, un ordinateur ne remplace quelqu’un que s’il quitte lui-même la table.
server-bot-stays = Un ordinateur garde sa place et son niveau jusqu’à la fin de la partie. Vous ne pouvez le faire jouer que pour quelqu’un qui est absent.
server-not-away-yet = { $seconds ->
    [one] Laissez-lui le temps de revenir : vous pourrez laisser jouer l’ordinateur dans { $seconds } seconde.
   *[other] Laissez-lui le temps de revenir : vous pourrez laisser jouer l’ordinateur dans { $seconds } secondes.
}
server-share-late = La partie va commencer : ce que vous avez promis reste promis. Envoyez les chiffres qui vont avec, sinon la partie commence sans eux.
server-seats-changed = Les places ont changé au moment de commencer. Regardez-les, puis commencez à nouveau.
server-game-unreadable = Cette partie a été jouée avec d’autres règles ou d’autres données que celles d’aujourd’hui. Son résultat reste acquis et vous pouvez l’enregistrer dans un fichier, mais ses coups ne peuvent plus être montrés ici.
server-table-old = Cette partie a été jouée avec une version antérieure des règles ou des données et ne peut pas continuer ici.
server-table-started = La partie a déjà commencé à cette table. Vous pouvez regarder, ou chercher une autre table.
server-too-fast = C’était trop à la fois. Patientez un instant et réessayez.
server-too-few-seats = { $people } personnes sont déjà assises. Gardez une place pour chacune.
server-too-large = C’est plus que le serveur n’accepte. Envoyez un fichier plus petit.
server-too-many-connections = Vous avez déjà { $limit } connexions ouvertes. Fermez d’abord quelques fenêtres.
server-too-many-logins = Trop de tentatives de connexion. Patientez une minute et réessayez.
server-too-many-tables = Vous avez ouvert { $limit } tables qui ne sont pas terminées. Finissez d’abord une partie ; celles que tout le monde a quittées sont fermées au bout de { $hours } heures.
server-too-many-tables-there = Depuis votre réseau, { $limit } tables inachevées ont déjà été ouvertes. Terminez-en d’abord quelques-unes, ou réessayez plus tard.
server-wrong-password = Le nom et le mot de passe ne vont pas ensemble. Vérifiez les deux et réessayez.
server-wrong-old-password = Le mot de passe actuel n’est pas le bon. Rien n’a changé.
server-no-account = Vous n’avez pas encore de compte. Créez-en un d’abord.
