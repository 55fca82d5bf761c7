# Le client du navigateur : toutes les pages sauf les plateaux

client-title = Quatre jeux, une table tranquille.
client-subtitle = Sans compte. Envoyez un lien, ou affrontez un adversaire qui en vaut la peine.
client-language = Langue
client-pages = Pages
client-puzzle = Problème
client-puzzle-today = Le problème du jour
client-rules = Règles
client-me = Vous
client-home = Accueil
client-menu = Menu
client-help = Qu’est-ce que c’est ?
client-retry = Rejouer vos erreurs
client-loading = Un instant…
client-again = Réessayer
client-cannot-show = Cette page ne peut pas s’afficher
client-cannot-enter = Vous ne pouvez pas entrer ici
client-lost = Il n’y a rien à cette adresse
client-lost-help = Le lien est peut-être ancien ou incomplet. Tout commence à la page d’accueil.
client-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
client-broken = Quelque chose s’est mal passé ici. Rechargez la page et réessayez.
client-http = Le serveur a répondu par l’état { $status }. Réessayez dans un instant.
client-skips = Liens d’évitement
client-skip-main = Aller à la page
client-skip-bar = Aller à ce que vous pouvez faire
client-skip-board = Aller au plateau
client-skip-panel = Aller au journal, à la discussion et aux règles
client-keys = Touches de cette page
client-games = Jeux
client-players = { $low } à { $high } joueurs
client-players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
client-length = { $game ->
    [kryptos] 30 min
    [decrypto] 45 min
    [kreta] 60 min
    [krysis] 90 min
   *[other] durée libre
}
client-about = { $game ->
    [kryptos] Mains triées, nombres cachés. Devinez les leurs avant qu’ils ne lisent les vôtres.
    [decrypto] Des indices que votre équipe comprend, et que l’autre ne doit pas comprendre.
    [kreta] Abbés, navires et forts : soyez en tête dans les provinces qui vont rapporter.
    [krysis] Misez en secret, envoyez votre équipe cinq niveaux plus bas, rapportez des cristaux.
   *[other] Un jeu à information cachée.
}
client-two-minutes = Les règles en deux minutes
client-how-to = { $game ->
    [kryptos] { $step ->
        [1] Chacun tient des cartes triées par ordre croissant. Les autres n’en voient que le dos, l’ordre et le nombre par couleur.
        [2] À votre tour, annoncez la valeur d’une carte cachée. Les nombres déjà trouvés sont marqués sur la piste.
        [3] Juste : la carte est retournée et vous marquez jusqu’à 3 points. Faux : vous pouvez payer 1 point et réessayer une fois.
       *[other] Dès que quelqu’un a 15 points, on termine le tour de table. Le plus grand total gagne.
    }
    [decrypto] { $step ->
        [1] Chaque équipe a quatre mots-clés secrets, numérotés de 1 à 4.
        [2] Un joueur de l’équipe donne trois indices pour un code secret de trois chiffres. Ses coéquipiers doivent trouver le code.
        [3] L’autre équipe écoute aussi et tente d’intercepter à partir de la deuxième manche.
       *[other] Deux interceptions font gagner ; deux malentendus font perdre.
    }
    [kreta] { $step ->
        [1] Jouez une carte Personnage et faites ce qu’elle permet : se déplacer, construire, naviguer, récolter. Ou faites décompter un emplacement de fort par le Gardien de fort.
        [2] Les deux prochains emplacements sont connus d’avance : les provinces qui les entourent seront décomptées ensuite.
        [3] Qui a le plus d’influence dans une province en prend les points ; à 3 ou 4 joueurs, le deuxième en reçoit la moitié.
       *[other] Après le onzième décompte, le plus grand total gagne.
    }
    [krysis] { $step ->
        [1] Misez des cristaux en secret. La plus forte mise place son mineur la première ; chaque case de la mine apporte des biens à votre campement.
        [2] Formez une équipe de trois agents : les vitesses décident de l’ordre, la force et la capacité de ce qu’elle peut faire.
        [3] Chargez alors des biens pour votre quartier général ou la banque, pillez un campement plus faible ou faites des heures supplémentaires.
       *[other] Après cinq manches comptent vos ventes et ce qui est au quartier général ; ce qui reste au campement ne vaut rien.
    }
   *[other] { $step ->
        [1] Ouvrez une table et prenez place.
        [2] La phrase du bas dit ce que vous pouvez faire.
        [3] Choisissez ; ce que les règles interdisent est expliqué.
       *[other] Le livret de règles contient tous les détails.
    }
}
client-example-0 = Ana
client-example-1 = Boyan
client-example-2 = Chloé
client-example-3 = Damien
client-whole-rules = Tout le livret de règles
client-play-computer = Jouer contre l’ordinateur
client-learn-first = Apprendre d’abord
client-learn-on = Reprendre la leçon
client-learn-more = D’autres leçons
client-solo-level = Niveau des ordinateurs
client-solo-seats = Nombre de joueurs
client-invite-friends = Inviter des amis
client-more-options = Autres options
client-option-list = Séparés par des virgules
client-open-tables = Tables ouvertes
client-running-tables = Tables en cours
client-no-open-tables = Personne n’attend pour l’instant. Ouvrez une table et d’autres vous rejoindront.
client-no-running-tables = Aucune table à regarder pour le moment.
client-all = Toutes ({ $count })
client-fewer = Moins
client-seats-taken = { $taken } { $taken ->
    [one] place prise
   *[other] places prises
} sur { $seats }
client-sit-down = S’asseoir
client-watch = Regarder
client-resume = Continuer
client-computer = ordinateur
client-others-turn = Aux autres de jouer.
client-open = Ouvrir
client-invitation = J’ai une invitation
client-invitation-link = Collez le lien ici
client-invitation-wrong = Ce n’est pas un lien vers une table d’ici.
client-how-fair = Pourquoi c’est équitable
client-fair-deals = Des donnes vérifiables
client-fair-deals-text = Le serveur scelle d’abord sa graine, puis chaque navigateur ajoute des chiffres au hasard. À la fin, le vôtre vérifie que rien n’a changé.
client-fair-secrets = Les secrets restent secrets
client-fair-secrets-text = Votre écran ne reçoit que ce que votre place peut savoir. Un test le prouve pour chaque jeu.
client-fair-saved = Rien ne se perd
client-fair-saved-text = Un coup est enregistré avant que quiconque le voie : il survit même à une coupure de courant.
client-legal = Kastellan est une réalisation non officielle. Les règles sont celles des auteurs des jeux ; les dessins et les textes sont les nôtres.

# Une nouvelle table

client-new-title = Nouvelle table : { $game }
client-new-help = Deux réponses et vous avez un lien à envoyer. Tout peut encore changer à la table.
client-new-seats = Combien de joueurs ?
client-new-who = Qui joue ?
client-new-who-help = Laissez des places à des amis ou confiez-les à l’ordinateur. Vous pourrez encore changer ensuite.
client-new-all = Tous les autres :
client-seat-number = Place { $number }
client-seat-who = Qui joue à la place { $number } ?
client-seat-free = La place { $number } est libre
client-seat-for-friend = Une personne
client-seat-for-bot = Ordinateur, { $level }
client-level-easy = facile
client-level-normal = moyen
client-level-hard = difficile
client-you-mark = vous
client-options = Options
client-options-usual = Partie ordinaire.
client-option-is = { $label } : { $value }
client-unit-seconds = secondes
client-option-open = Laisser au hasard
client-off = non
client-table-name = Nom de la table
client-table-name-example = L’heure bleue
client-per-move = Temps par décision
client-per-game = Temps par joueur pour toute la partie
client-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
client-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
client-no-limit = Sans limite
client-public = Tout le monde peut entrer et regarder
client-public-help = La table figure sur la page d’accueil. Sinon, seules les personnes qui ont votre lien entrent.
client-hints = Conseils et aides à la réflexion
client-hints-help = Chacun peut demander ce que ferait un joueur fort, et les plateaux calculent ce qui découle déjà de ce qu’on voit.
client-cancel = Annuler
client-open-table = Ouvrir la table

# Avant la partie

client-lobby = La table est prête
client-lobby-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
client-lobby-full = Tout le monde est là.
client-lobby-taken = Toutes les places sont prises.
client-name-ask = Comment les autres vous appelleront-ils ?
client-name-guest = Invité
client-name-save = C’est moi
client-name-help = Pour qu’ils sachent qui a joué. Sans nom, vous jouez sous celui d’un oiseau. Vous pourrez en changer à tout moment.
client-invite-send = Envoyez ce lien
client-invite-share = Envoyer…
client-invite-words = Une partie de { $game } sur Kastellan
client-links-more = Lien pour regarder, nouveaux liens
client-links-watch = Lien pour regarder
client-two-teams = Deux équipes
client-team-name = { $game ->
    [decrypto] { $team ->
        [0] Blancs
       *[other] Noirs
    }
   *[other] { $team ->
        [0] Première équipe
       *[other] Seconde équipe
    }
}
client-team-seated = { $taken } sur { $seats }
client-side-change = { $name } : passer chez les { $team }
client-side-swap = { $name } : échanger avec { $other } et passer chez les { $team }
client-lacks = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
client-lacks-teams = Places encore libres : { $where }.
client-lacks-help = Envoyez le lien, ou laissez s’asseoir des ordinateurs.
client-fill = { $count ->
    [one] Remplir la place
   *[other] Remplir les places
}
client-may-begin = Tout le monde est là : vous pouvez commencer.
client-may-begin-absent = Toutes les places sont prises : vous pouvez commencer, même si tout le monde ne regarde pas.
client-your-name = Votre nom
client-host = hôte
client-offline = absent
client-kick = Exclure
client-start = Commencer la partie
client-wait-host = Vous êtes à table. L’hôte commence quand tout le monde est là.
client-choose-seat = Choisissez une place pour jouer.
client-no-seat-left = Toutes les places sont prises. Dès que l’une se libère, vous pourrez vous y asseoir.
client-invitation-over = Cette invitation n’ouvre plus la table : la partie a sans doute commencé, ou l’hôte a créé un nouveau lien. Demandez un lien à quelqu’un qui y joue.
client-lobby-teams = { $game ->
    [decrypto] { $seats ->
        [3] Deux forment l’équipe, la troisième personne intercepte seule.
       *[other] Les flèches font changer d’équipe. De deux à quatre par équipe, avec un d’écart au plus.
    }
   *[other] { "" }
}
client-invite-help = Qui ouvre ce lien peut prendre une place libre. Aucun compte n’est nécessaire.
client-invite-link = Lien pour jouer
client-watch-link = Lien pour regarder seulement
client-new-links = Créer de nouveaux liens
client-new-links-help = Les liens ci-dessus cesseront aussitôt de fonctionner, y compris pour qui ne fait que regarder. Qui a une place la garde.
client-new-links-made = Voici les nouveaux liens. Les anciens ne fonctionnent plus.
client-copy = Copier
client-copied = Copié
client-copy-invite = Copier le lien d’invitation
client-copy-watch = Copier le lien pour regarder
client-qr = Code QR du lien
client-scan = Ou faites scanner ce code avec un téléphone.

# La table

client-table-called = Table « { $name } »
client-round = manche { $round }
client-round-title = Manche { $round }
client-seal = Donne scellée
client-seal-open = Donne descellée
client-seal-before = Donne scellée avant le début :
client-seal-opened = Le sceau de cette donne est ouvert :
client-log-chat = Journal
client-unread = messages non lus
client-seats-rail = Places, dans l’ordre du tour
client-seat = { SEAT($seat) }
client-to-act = C’est à cette place de jouer.
client-sealed = A répondu en secret.
client-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
client-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-away = absent { $time }
client-on-holiday = en congé jusqu’au { $until }
client-for-absent = l’ordinateur prend le relais
client-now = Ce que vous pouvez faire
client-your-turn = À vous
client-waiting = Les autres choisissent.
client-reconnecting = Reconnexion en cours. Votre dernier coup est enregistré.
client-sending = Envoi en cours …
client-step-kept = La connexion est perdue. Votre choix est gardé ici et partira dès qu’elle sera rétablie.
client-step-overtaken = La connexion était perdue et la partie a continué avant que votre coup ait pu partir. Rien n’a été envoyé à votre place.
client-line-lost = La connexion est perdue. Reconnexion en cours.
client-table-closed = Cette table ne vous est pas ouverte, ou n’existe plus.
client-read-rule = Lire la règle
client-dismiss = Fermer ce message
client-close = Fermer
client-panel = Journal, discussion et règles
client-tab-log = Journal
client-tab-chat = Discussion
client-tab-rules = Règles
client-log = Ce qui s’est passé
client-log-empty = Il ne s’est encore rien passé.
client-channel = À qui
client-channel-table = Table
client-channel-team = Équipe
client-channel-watch = Spectateurs
client-chat-empty = Personne n’a encore rien dit.
client-chat-write = Écrire un message
client-send = Envoyer
client-reactions = Réactions
client-reaction-bravo = Bravo !
client-reaction-thanks = Merci !
client-reaction-laugh = Ha ha !
client-reaction-surprise = Oh !
client-reaction-doubt = Hum…
client-reaction-oops = Aïe !
client-muted = Vous ne pouvez pas parler maintenant : les règles demandent le silence.
client-muted-table = Pour l’instant, seule votre équipe peut vous entendre : les règles demandent le silence envers les autres.
client-over = La partie est terminée.
client-you-win = Vous gagnez, { $best } à { $next }.
client-wins = { $count ->
    [one] Victoire : { $names }, { $best } à { $next }.
   *[other] Victoire partagée : { $names }, avec { $best }.
}
client-place = Vous finissez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] sixième
} sur { $count }.
client-you-share = Vous partagez la victoire.
client-team-wins = Votre équipe a gagné.
client-team-loses = Votre équipe a perdu.
client-tie-kryptos = À égalité de points, { $names } passe devant : son tour vient plus tôt à partir du premier joueur (KRP-37).
client-tie-krysis = À égalité de points, le mineur de { $names } est en tête au dernier niveau (KRY-68).
client-tie-kreta = À égalité de points, la victoire est partagée (KRE-90).
client-rematch = Revanche
client-rematch-join = Rejoindre la revanche
client-take-back = Reprendre le coup
client-take-back-now = Votre dernière action peut être reprise tout de suite.
client-take-back-ask = L’accord des autres sera demandé s’ils l’ont vue.
client-take-back-none = Vous n’avez aucune action à reprendre pour l’instant.
client-take-back-mine = { $what ->
    [all] Vous avez demandé à reprendre toutes les actions de votre tour.
   *[last] Vous avez demandé à reprendre votre dernière action.
  } Continuer à jouer retire la demande.
client-take-back-asked = { $what ->
    [all] { SEAT($seat) } souhaite reprendre tout son tour, autant qu’il est encore possible.
   *[last] { SEAT($seat) } souhaite reprendre sa dernière action.
  } Êtes-vous d’accord ?
client-take-back-waiting = { $what ->
    [all] { SEAT($seat) } souhaite reprendre tout son tour, autant qu’il est encore possible.
   *[last] { SEAT($seat) } souhaite reprendre sa dernière action.
  } On demande l’accord des autres.
client-take-back-all = Reprendre les { $count } actions
client-end-turn = Finir le tour
client-end-turn-now = Votre tour est joué.
client-end-turn-help = Rien n’est encore définitif : l’ordinateur attend, une minute au plus, que vous finissiez le tour.
client-end-turn-asked = Finir mon tour avec un bouton
client-yes = Accepter
client-no = Refuser
client-leave = Quitter la table
client-stand-in = Laisser l’ordinateur jouer pour { $name }
client-watching = Vous regardez.
client-absent = { $name } n’est pas là. Un ordinateur peut continuer en attendant.
client-come-back = Reprendre ma place
client-come-back-help = L’ordinateur a gardé votre place. Sans retour avant la fin, on finit en dernière position.
client-any-view = Ce que vous voyez
client-any-legal = Ce que vous pouvez faire ({ $count })
client-any-write = Une action, écrite en entier

# Revoir une partie

client-replay = Revoir la partie
client-back-to-table = Retour à la table
client-eyes = Vue par
client-eyes-spectator = Un spectateur
client-replay-first = Au début
client-replay-previous = Une étape en arrière
client-replay-next = Une étape en avant
client-replay-last = À la fin
client-replay-play = Lecture
client-replay-pause = Pause
client-replay-scrub = Parcourir la partie
client-replay-step = { $at } sur { $count }
client-fair = Donne équitable
client-fair-sealed = Scellée avant la partie :
client-fair-later = La graine est ouverte à la fin de la partie. Votre navigateur peut alors la vérifier.
client-fair-check = Vérifier
client-fair-export = Enregistrer la partie
client-fair-proven = Prouvé pour vous : personne n’a choisi cette donne.
client-fair-consistent = Cohérent, mais rien n’est prouvé pour vous.
client-fair-consistent-help = Ce navigateur n’a pas donné de chiffres pour cette partie : il ne peut pas savoir si la graine a été choisie avant ou après ceux des autres.
client-fair-doubtful = Non prouvé : la donne a pu être choisie parmi quelques-unes.
client-fair-fraud = FRAUDE : cette donne n’est pas fiable.
client-fair-fraud-help = Enregistrez votre reçu et la partie : ensemble, ils le montrent à tout le monde.
client-fair-imported = Partie venue d’un fichier, non prouvée ici.
client-fair-pinned = La graine ouverte est bien celle que ce navigateur a vue scellée avant de donner vos chiffres.
client-fair-others = Les chiffres de tous les autres sont ceux qu’ils avaient promis avant que les vôtres soient connus.
client-fair-opened = La graine ouverte correspond au sceau affiché maintenant.
client-fair-broken-set-up = La table n’a plus les mêmes options, données ou places qu’au moment où ce navigateur a donné vos chiffres.
client-fair-broken-commitment = Le serveur a remplacé sa graine scellée : { $then }… quand ce navigateur a donné vos chiffres, { $now }… maintenant. Qui fait cela peut choisir les cartes.
client-fair-broken-seed = La graine ouverte ne correspond pas au sceau. Les cartes viennent peut-être d’une autre graine.
client-fair-broken-mine = Vos propres chiffres ont été laissés de côté. Sans eux, le serveur peut calculer la donne d’avance et la choisir.
client-fair-broken-others = Les chiffres de { $name } ne sont pas ceux qui avaient été promis avant que les vôtres soient connus. Qui les a choisis après coup a pu choisir la donne.
client-fair-broken-draws = Seuls { $fit } tirages sur { $all } découlent de la graine. Les autres ont été arrangés.
client-fair-broken-unsealed = Le sceau a disparu, alors que ce navigateur l’avait vu avant de donner vos chiffres. Sans lui, personne ne peut vérifier la donne.
client-fair-broken-withheld = { $name } avait promis des chiffres et ne les a pas donnés, peut-être faute de connexion. Le serveur a pu choisir entre la donne avec et la donne sans.
client-fair-broken-again = Vos chiffres ont été demandés { $count } fois à ce navigateur avant la partie, et il en a donné d’autres chaque fois. Le serveur a pu choisir parmi autant de donnes.
client-fair-receipt = Enregistrer votre reçu
client-fair-receipt-help = Votre reçu est ce que ce navigateur a noté avant de donner vos chiffres. Avec lui, « kastellan replay --verify » vérifie la partie enregistrée sans cette page.
client-fair-mine = Vos propres chiffres ont contribué à cette donne.
client-fair-none = Cette partie n’a pas été distribuée avec un sceau.

# Règles

client-rules-of = Règles de { $game }
client-search-rules = Chercher dans les règles
client-found = { $count ->
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
client-nothing-found = Rien trouvé. Essayez un autre mot.
client-contents = Sommaire
client-link-to-rule = Lien vers { $rule }
client-no-rulebook = Ce livret ne peut pas être affiché pour l’instant.
client-rules-table = À toutes les tables

# Vous

client-appearance = Apparence
client-appearance-auto = Système
client-appearance-light = Claire
client-appearance-dark = Sombre
client-my-tables = Vos tables
client-no-tables = Vous ne jouez à aucune table.
client-device = Autre appareil
client-device-title = Continuer ici ?
client-device-text = Ce lien vient d’un autre appareil. Avec lui, vous prenez ici l’identité de la personne qui l’a créé ; les places prises auparavant sur cet appareil ne vous suivent pas.
client-device-use = Continuer ici
client-import = Ouvrir une partie enregistrée
client-choose-file = Choisir un fichier
client-old = Cette partie ne peut pas continuer : elle a commencé avec d’autres règles ou d’autres données que celles d’aujourd’hui.
client-old-help = Fermez-la pour la terminer sans résultat. Ce qui a été joué reste enregistré.
client-old-close = Fermer la partie
client-old-closed = Cette partie a été fermée sans résultat.
client-sound = Les sons de la table
client-mates-speak = Les ordinateurs de mon équipe donnent leur avis au bout d’un moment
client-sound-ask = De petits sons pour les coups et votre tour ?
client-sound-yes = Oui, volontiers
client-sound-no = Non, merci
client-volume = Volume
client-pace = Les scènes de la partie
client-pace-slow = Lentes
client-pace-normal = Normales
client-pace-quick = Vives
client-pace-off = Aucune
client-skip = Passer
client-before-that = Avant cela :
client-scene-runs = Voici ce qui se passe.
client-happened = Que s’est-il passé ?
client-happened-help = Remontre ce qui s’est passé depuis votre dernier tour (R)
client-happened-count = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
client-see-again = Revoir
client-slip-seen = C’est vu
client-thinks = { SEAT($seat) } réfléchit
client-think = { $count ->
    [one] { $count } joueur réfléchit
   *[other] { $count } joueurs réfléchissent
}
client-fair-listed = Ce qui pouvait être tiré chaque fois vient de la liste du serveur ; « kastellan replay --verify » le calcule lui-même.
client-fair-chances = Les { $all } tirages du hasard découlent tous de la graine.
client-send-away = Exclure { $name }
