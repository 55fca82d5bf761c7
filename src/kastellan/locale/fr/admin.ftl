# Les pages des responsables de la maison

client-admin = Tenir la maison
client-admin-parts = Parties de cette page
client-admin-reports = Signalements
client-admin-tables = Tables
client-admin-people = Personnes
client-admin-acts = Registre
client-admin-search = Chercher
client-admin-search-reports = Nom, identifiant d’une personne ou d’une table
client-admin-search-tables = Table, joueur ou identifiant
client-admin-search-people = Nom, compte ou identifiant
client-admin-search-acts = Qui a agi, sur quoi, ou quel acte
client-admin-status = Lesquels
client-admin-status-all = Tout
client-admin-status-unsettled = À examiner
client-admin-status-settled = Traités
client-admin-status-open = En attente
client-admin-status-playing = En cours
client-admin-status-over = Terminées
client-admin-status-banned = Exclus
client-admin-none-reports = Aucun signalement ici.
client-admin-none-tables = Aucune table ne correspond.
client-admin-none-people = Personne ne correspond.
client-admin-none-acts = Rien n’a encore été fait.
client-admin-most = Voici les { $count } premiers. Cherchez pour en trouver d’autres.
client-admin-done = C’est fait, et noté dans le registre.
client-admin-why = Pourquoi ? C’est gardé dans le registre.

client-admin-report-message = { $name } a écrit
client-admin-report-person = Au sujet de { $name }
client-admin-report-by = Signalé par { $name } :
client-admin-report-by-nobody = Signalé par une personne effacée depuis :
client-admin-report-at = À une table de { $game }
client-admin-report-at-gone = À une table supprimée depuis
client-admin-report-context = Ce qui s’est dit avant
client-admin-report-withheld = Ce qui s’est dit au sein d’une équipe apparaîtra ici quand la partie sera finie.
client-admin-report-open-person = Voir { $name }
client-admin-report-settled = Traité le { $day }
client-admin-report-dismissed = Non fondé, le { $day }
client-admin-settle = C’est réglé
client-admin-settle-title = Classer ce signalement comme réglé ?
client-admin-settle-text = Personne n’est prévenu. Le signalement reste parmi ceux qui sont traités.
client-admin-settle-why = Qu’est-ce qui a été fait ? C’est gardé dans le registre.
client-admin-dismiss = Non fondé
client-admin-dismiss-title = Classer ce signalement comme non fondé ?
client-admin-dismiss-text = Personne n’est prévenu. Le signalement reste parmi ceux qui sont traités.

client-admin-table-seats = Qui y est assis
client-admin-table-changed = Dernier changement : { $day }
client-admin-table-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
client-admin-table-is = { $status ->
    [open] En attente
    [playing] En cours
   *[over] Terminée
}
client-admin-table-public = ouverte à tous
client-admin-table-private = sur invitation
client-admin-seat-bot = ordinateur
client-admin-seat-free = libre
client-admin-seat-left = a quitté la partie ; l’ordinateur garde la place
client-admin-close = Fermer
client-admin-close-title = Fermer la table { $name } ({ $id }) ?
client-admin-close-text = La partie s’arrête maintenant, sans résultat, et on ne peut plus y jouer. Ce qui a été joué reste enregistré, et les joueurs apprennent que la maison l’a fermée.
client-admin-delete = Supprimer
client-admin-delete-title = Supprimer la table { $name } ({ $id }) ?
client-admin-delete-text = Ses coups, ses places, ses messages et ses résultats disparaissent pour toujours. Personne ne pourra les retrouver.

client-admin-person-since = Ici depuis le { $day }
client-admin-nameless = quelqu’un sans nom
client-admin-person-guest = sans compte
client-admin-person-account = compte { $account }
client-admin-person-tables = { $count ->
    [0] aucune table
    [one] { $count } table
   *[other] { $count } tables
}
client-admin-person-reports = { $count ->
    [one] { $count } signalement à examiner
   *[other] { $count } signalements à examiner
}
client-admin-banned = Exclusion définitive
client-admin-banned-until = Exclusion jusqu’au { $day }
client-admin-ban = Exclure
client-admin-ban-title = Exclure { $name } ?
client-admin-ban-text = Tant que dure l’exclusion, { $name } n’entre plus nulle part. Ses pages ouvertes se ferment, et ses parties en cours comptent comme abandonnées.
client-admin-ban-days = Pour combien de temps ?
client-admin-ban-for = { $days ->
    [one] un jour
    [7] une semaine
    [30] 30 jours
    [365] un an
   *[other] { $days } jours
}
client-admin-ban-for-good = pour toujours
client-admin-unban = Laisser revenir
client-admin-unban-title = Laisser revenir { $name } ?
client-admin-unban-text = L’exclusion prend fin tout de suite.
client-admin-sign-out = Déconnecter
client-admin-sign-out-title = Déconnecter { $name } partout ?
client-admin-sign-out-text = { $account ->
    [true] Tous les appareils et programmes sont déconnectés. Qui connaît le mot de passe peut se reconnecter.
   *[other] Cette personne n’a pas de compte : elle ne pourra plus revenir sous le nom { $name }.
}
client-admin-export = Exporter
client-admin-export-title = Enregistrer les données gardées sur { $name } ?
client-admin-export-text = Vous obtenez un fichier à remettre. Il ne dit ni qui a signalé cette personne, ni ce qui se dit au sein d’une équipe dont la partie est en cours.
client-admin-erase = Effacer
client-admin-erase-title = Effacer { $name } ?
client-admin-erase-text = Nom, compte, résultats, classements et messages disparaissent pour toujours. Les coups joués restent, sans nom.
client-admin-erase-export = Enregistrer d’abord dans un fichier les données gardées sur cette personne

client-admin-act-line = { $what ->
    [close] { $who } a fermé une table
    [delete] { $who } a supprimé une table
    [ban] { $who } a exclu quelqu’un
    [unban] { $who } a laissé revenir quelqu’un
    [sign-out] { $who } a déconnecté quelqu’un
    [export] { $who } a enregistré les données de quelqu’un
    [erase] { $who } a effacé quelqu’un
    [settle] { $who } a réglé un signalement
    [dismiss] { $who } a classé un signalement comme non fondé
   *[other] { $who } : { $what }
}
