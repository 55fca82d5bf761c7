# Votre page

client-played-with = avec { $others }
client-played-teams = avec { $mates }, contre { $others }
client-scan-device = Ou scannez ce code avec l’autre appareil.
client-me-title = Vous
client-save = Enregistrer
client-saved = Enregistré.
client-played = Parties jouées
client-none-played = Aucune partie terminée pour l’instant. Dès que vous en aurez terminé une ici, elle figurera à cet endroit avec sa relecture.
client-history-empty = Votre historique est vide : vous en avez retiré toutes les parties.
client-history-game = Jeu
client-history-any-game = Tous les jeux
client-history-result = Résultat
client-history-any-result = Tous les résultats
client-history-won = Gagnées
client-history-lost = Non gagnées
client-history-left = Quittées avant la fin
client-history-company = Avec
client-history-anybody = N’importe qui
client-history-people = Des personnes
client-history-computers = Des ordinateurs seulement
client-history-count = { $count ->
    [0] Aucune partie ne correspond.
    [one] { $count } partie
   *[other] { $count } parties
}
client-history-more = En afficher plus
client-history-out = Retirer de mon historique
client-history-out-ask = Retirer cette partie de { $game } de votre historique ?
client-history-out-help = La partie du { $day } ne sera plus ni affichée ni comptée sur vos pages ; c’est définitif. Les autres la gardent dans leur historique. La table et sa relecture restent, votre niveau aussi.
client-history-out-yes = Retirer
client-result = { $game ->
    [decrypto] { $rank ->
        [1] victoire
       *[other] défaite
    }
   *[other] { $place }, { $points }
}
client-rating = { $game } : { $rating } ({ $games ->
    [one] { $games } partie
   *[other] { $games } parties
})
client-account = Compte
client-account-help = Facultatif. Avec un compte, vos parties et votre niveau vous suivent sur d’autres appareils.
client-account-of = Compte utilisé : { $name }. Les autres vous voient sous le nom { $shown } ; vous pouvez le changer plus haut.
client-account-name = Nom du compte
client-password = Mot de passe
client-password-change = Changer le mot de passe
client-password-help = Tous les autres appareils seront déconnectés.
client-password-old = Mot de passe actuel
client-password-new = Nouveau mot de passe
client-password-changed = Le mot de passe est changé.
client-logout = Se déconnecter
client-device-help = Continuez vos parties sur un autre appareil : ouvrez-y un lien qui ne sert qu’une fois.
client-device-make = Créer un lien
client-device-link = Sert une seule fois, pour peu de temps
client-import-help = Un fichier enregistré depuis une relecture. La partie est rejouée, mais cela ne prouve pas que sa donne est authentique.
client-import-wrong = Ce fichier n’est pas une partie enregistrée.
client-result-left = partie quittée avant la fin
client-account-create = Créer un compte
client-account-login = Se connecter
client-data = Vos données
client-data-help = Tout ce que ce serveur garde de vous, dans un fichier : nom, places, résultats, messages, contenus, notifications.
client-data-save = Télécharger mes données
client-erase = Tout supprimer
client-erase-ask = Supprimer tout ce qui vous concerne ?
client-erase-help = Votre nom, votre compte, vos résultats, vos niveaux, vos contenus, vos notifications et vos messages sont supprimés définitivement. Dans les parties en cours, vous serez considéré comme parti. Les coups que vous avez joués restent dans les parties des autres, sans nom. Ce qui se trouve dans ce navigateur y reste jusqu’à ce que vous l’en retiriez.
client-erase-name = Pour confirmer, écrivez « { $name } »
client-erase-yes = Supprimer définitivement

# Results and ratings over time

client-course = Votre parcours
client-course-weeks = Résultats par semaine
client-course-weeks-help = Sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} des douze dernières semaines, gagnées : { $won }.
client-course-ratings = Niveaux
client-course-ratings-help = Tout le monde commence à 25. Le niveau change après chaque partie entre comptes.
client-course-unrated = Aucune partie classée à tracer pour l’instant : seules comptent celles jouées avec d’autres titulaires d’un compte.
client-course-guest = Seules les parties entre comptes changent le niveau ; vous jouez sans compte.
client-course-figures = En chiffres
client-course-week = Semaine du
client-course-won = gagnées
client-course-other = non gagnées
client-course-rating = Niveau
client-course-sure = Précision

# Game by game

client-games-title = Jeu par jeu
client-games-played = Jouées
client-games-won = Gagnées
client-games-best = Record
client-games-best-of = { $game ->
    [decrypto] –
   *[other] { $points }
}
client-games-last = Dix dernières
client-games-last-won = { $won } gagnées sur les { $games } dernières
client-games-sources = D’où viennent les points : { $points } par partie
client-games-source = { $source } : { $points }
client-games-right = Nombres trouvés : { $well } sur { $of } ({ $share }). Au hasard parmi les nombres encore possibles, ce serait { $chance }.
client-games-understood = Codes de votre équipe compris : { $well } sur { $of } ({ $share })
client-games-intercepted = Codes interceptés : { $well } sur { $of } ({ $share })
client-games-clear = Codes compris grâce à vos indices : { $well } sur { $of } ({ $share })
