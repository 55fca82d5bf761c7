# Le plateau de Decrypto

decrypto-ui-white = Blancs
decrypto-ui-black = Noirs
decrypto-ui-team = L’équipe
decrypto-ui-interceptor = L’intercepteur
decrypto-ui-seat = { SEAT($seat) }
decrypto-ui-us = { $alone ->
    [yes] vous
   *[no] nous
}
decrypto-ui-encryptor-of = { $team } · encrypteur
decrypto-ui-encryptor = encrypteur
decrypto-ui-round = manche
decrypto-ui-intercepted = intercepté
decrypto-ui-misread = malentendu
decrypto-ui-intercepted-of = Jetons d’interception : { $count ->
    [3] 3
   *[other] { $count } sur 2
}
decrypto-ui-misread-of = Jetons de malentendu : { $count } sur 2
decrypto-ui-state-writes = rédaction
decrypto-ui-state-chooses = choix
decrypto-ui-state-chosen = désigné
decrypto-ui-state-submitted = remis
decrypto-ui-state-fixed = réponse validée
decrypto-ui-state-agreeing = accord en cours
decrypto-ui-state-names = recherche
decrypto-ui-state-named = mots remis

decrypto-ui-limit = { $what ->
    [sand] sablier
    [clues] pour les indices
    [guess] pour deviner
    [answer] pour répondre
    [vote] pour voter
   *[names] pour nommer
}
decrypto-ui-seconds-left = Encore { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.

decrypto-ui-screen = Écran : { $team }
decrypto-ui-their-screen = { $team } : écran scellé
decrypto-ui-sealed = scellé
decrypto-ui-windows-own = Seule votre équipe voit ces mots.
decrypto-ui-windows-pegs = Seule votre équipe voit ces mots. Placez une fiche par indice.
decrypto-ui-windows-sealed = Seule l’équipe elle-même voit ces mots.
decrypto-ui-code-is = Votre code : { $code }
decrypto-ui-code-secret = Votre code. Personne d’autre ne le voit avant la révélation.

decrypto-ui-desk = Vos trois indices
decrypto-ui-clue = indice { $line }
decrypto-ui-they-know = Les autres connaissent pour { $digit } : { $clues }
decrypto-ui-they-know-none = Les autres ne connaissent rien pour { $digit }
decrypto-ui-near-ask = Est-ce proche de ce qu’ils connaissent ?
decrypto-ui-near-thinking = Vos indices sont pesés…
decrypto-ui-near = D’après ce qu’ils connaissent, ils le placeraient bien environ { $percent } fois sur 100.
decrypto-ui-near-to = Ils le placeraient bien environ { $percent } fois sur 100, au plus près de « { $clue } » ({ $digit }).
decrypto-ui-empty = Un mot ou une phrase sur le sens du mot « { $keyword } ».
decrypto-ui-checking = Vérification…
decrypto-ui-passes = Rien à signaler.
decrypto-ui-refused = Refusé :
decrypto-ui-attention = Attention :
decrypto-ui-confirm = Je confirme cet indice
decrypto-ui-perform = Je joue cet indice ; le texte en est la légende
decrypto-ui-read-rule = Lire la règle { $rule }
decrypto-ui-your-clues = Vos indices.
decrypto-ui-clue-missing = { $count ->
    [one] Il manque encore l’indice { $lines }.
   *[other] Il manque encore les indices { $lines }.
}
decrypto-ui-clue-confirm = { $count ->
    [one] Confirmez l’indice { $lines }, ou réécrivez-le.
   *[other] Confirmez les indices { $lines }, ou réécrivez-les.
}
decrypto-ui-clue-correct = { $count ->
    [one] Réécrivez l’indice { $lines } : il enfreint une règle.
   *[other] Réécrivez les indices { $lines } : ils enfreignent une règle.
}
decrypto-ui-hand-in-ready = Les trois indices sont recevables. Les remettre ?
decrypto-ui-hand-in-help = La remise est définitive. Le sable coule ensuite pour l’autre encrypteur.
decrypto-ui-hand-in-final = La remise est définitive.
decrypto-ui-hand-in-sand = La remise est définitive. Le temps écoulé, une ligne refusée reste vide (DEC-14).
decrypto-ui-hand-in = Remettre 3 indices

decrypto-ui-dealing = On distribue les mots-clés et les codes.
decrypto-ui-your-encryptor = Votre encrypteur.
decrypto-ui-choose-now = Désignez qui donnera les indices de votre équipe cette manche.
decrypto-ui-choose-help = Chacun de vous le peut ; la première désignation compte. Personne ne revient avant que tous les autres l’aient été.
decrypto-ui-choose-wait = Les indices de votre équipe viendront de { SEAT($seat) }. L’autre équipe choisit encore.
decrypto-ui-choose-watch = Les équipes désignent leurs encrypteurs.
decrypto-ui-choose-one = Désignation de l’encrypteur par { decrypto-story-team }.
decrypto-ui-choose-seat = Désigner { SEAT($seat) }
decrypto-ui-choose-me = Je donne les indices
decrypto-ui-choose-been = déjà encrypteur
decrypto-ui-chosen = { SEAT($seat) } donne les indices.
decrypto-ui-chooses = choix en cours
decrypto-ui-write-one = { SEAT($seat) } écrit trois indices.
decrypto-ui-write-two = { SEAT($seat) } et { SEAT($other) } écrivent leurs indices.
decrypto-ui-write-done = Vos indices sont remis. { SEAT($seat) } écrit encore.
decrypto-ui-write-wait-help = Réfléchissez à ce qui a été donné : tout est sur la feuille.
decrypto-ui-write-first-help = En attendant, regardez les quatre mots de votre équipe : les indices porteront sur eux.
decrypto-ui-wait-writes = { SEAT($seat) } écrit trois indices.
decrypto-ui-wait-done = { SEAT($seat) } a remis trois indices.

decrypto-ui-clue-row = Indice { $line } : { $clue }
decrypto-ui-no-clue = pas d’indice
decrypto-ui-performed = joué
decrypto-ui-struck = barré
decrypto-ui-stands = maintenu
decrypto-ui-socket = Mot-clé { $digit }
decrypto-ui-socket-word = { $digit }, { $word }
decrypto-ui-socket-used = porte la fiche de l’indice { $line }
decrypto-ui-drafted-by = fiche { SEAT($seat, after: "de") }
decrypto-ui-you = Vous
decrypto-ui-decode = Décodez :
decrypto-ui-intercept = Interceptez :
decrypto-ui-put-pegs = pour chaque indice, placez une fiche sous le mot-clé qu’il désigne.
decrypto-ui-draft = votre brouillon est { $guess }.
decrypto-ui-mate-waits = { SEAT($seat) } vous laisse choisir.
decrypto-ui-ask-mate = Consulter { SEAT($seat) }
decrypto-ui-thinking = { SEAT($seat) } réfléchit…
decrypto-ui-thinks-so = c’est l’avis { SEAT($seat, after: "de") }
decrypto-ui-take-over = Placer ces fiches
decrypto-ui-why = Pourquoi ?
decrypto-ui-why-close = Fermer les raisons
decrypto-ui-decode-help = Valider est définitif. Faux : votre équipe prend un jeton de malentendu.
decrypto-ui-decode-three = Valider est définitif. Faux : l’intercepteur prend un jeton.
decrypto-ui-intercept-help = Valider est définitif. Juste : un jeton d’interception. Faux : cela ne coûte rien.
decrypto-ui-intercept-talk = Valider est définitif. Vous pouvez parler de ces indices avec votre équipe ; votre code reste votre secret.
decrypto-ui-intercept-silent = Valider est définitif. À cette table, vous gardez le silence jusqu’à la révélation de votre code.
decrypto-ui-fix-all = La réponse est validée quand tous ceux qui devinent sont d’accord.
decrypto-ui-fix-none = Valider
decrypto-ui-fix = Valider { $guess }
decrypto-ui-propose-none = Proposer
decrypto-ui-propose = Proposer { $guess }
decrypto-ui-agree-now = { $seats } : proposition de valider { $guess }.
decrypto-ui-agree-help = Approuvez, ou rouvrez la réponse pour la modifier.
decrypto-ui-agree = Approuver { $guess }
decrypto-ui-reopen = Rouvrir
decrypto-ui-agreed = Vous avez approuvé { $guess }.
decrypto-ui-agreed-help = À vos coéquipiers d’approuver aussi ou de rouvrir la réponse.
decrypto-ui-fixed = { $alone ->
    [yes] Votre réponse est validée : { $guess }.
   *[no] La réponse de votre équipe est validée : { $guess }.
}
decrypto-ui-fixed-help = Dès que l’autre camp est prêt, l’interception est annoncée d’abord.
decrypto-ui-own-clues = On discute de vos indices.
decrypto-ui-own-clues-help = Vous n’intervenez pas et ne laissez rien paraître avant la révélation du code.
decrypto-ui-watch = On discute des indices donnés par { decrypto-story-team }.
decrypto-ui-listen = { $team ->
    [white] Les Blancs décodent
    [black] Les Noirs décodent
    [pair] L’équipe décode
    [interceptor] L’intercepteur décode
   *[named] « { $called } » décode
}. Notez les indices.
decrypto-ui-listen-help = On n’intercepte pas à la manche 1.
decrypto-ui-listen-talk = On n’intercepte pas à la manche 1. Vous pouvez parler de ces indices avec votre équipe ; votre code reste votre secret.

decrypto-ui-object = Contester un indice
decrypto-ui-spell = Épeler
decrypto-ui-object-line = Contester l’indice { $line }
decrypto-ui-objecting = Objection.
decrypto-ui-object-choose = Choisissez l’indice et la règle qu’il enfreint.
decrypto-ui-object-this = L’indice { $line } enfreint { $rule }.
decrypto-ui-object-help = { SEAT($author) } en convient ou maintient ; dans ce cas, tous les autres votent. Une objection par ligne.
decrypto-ui-object-send = Contester
decrypto-ui-cancel = Annuler
decrypto-ui-which-clue = Quel indice ?
decrypto-ui-which-rule = Au nom de quelle règle ?
decrypto-ui-choose-rule = Choisissez une règle
decrypto-ui-objection = Objection
decrypto-ui-objects = { SEAT($seat) } conteste l’indice { $line }, « { $clue } ».
decrypto-ui-answer-wait = { SEAT($author) } répond à l’objection sur l’indice { $line }. On ne devine pas pendant ce temps.
decrypto-ui-your-answer = Votre réponse.
decrypto-ui-answer-now = Selon { SEAT($seat) }, l’indice { $line } enfreint { $rule }.
decrypto-ui-answer-help = En convenir : l’indice est barré. Maintenir : les autres votent.
decrypto-ui-concede = En convenir
decrypto-ui-contest = Maintenir
decrypto-ui-your-vote = Votre voix.
decrypto-ui-vote-now = L’indice { $line } enfreint-il « { $ground } » ({ $rule }) ?
decrypto-ui-vote-help = Il est barré si les voix pour l’emportent, dont au moins une de sa propre équipe.
decrypto-ui-vote-uphold = Le barrer
decrypto-ui-vote-reject = Le garder
decrypto-ui-vote-abstain = M’abstenir
decrypto-ui-votes = Voix
decrypto-ui-has-voted = a voté
decrypto-ui-votes-still = n’a pas encore voté
decrypto-ui-your-vote-was = Votre voix : { $vote ->
    [uphold] le barrer
    [reject] le garder
   *[abstain] abstention
}.
decrypto-ui-vote-author = Les autres votent sur votre indice { $line }.
decrypto-ui-vote-wait = On vote sur l’indice { $line }.
decrypto-ui-voted = Vous avez voté. Les autres votent encore sur l’indice { $line }.
decrypto-ui-ground-DEC-40 = Trois indices séparés
decrypto-ui-ground-DEC-42 = Le sens
decrypto-ui-ground-DEC-43 = Pas l’orthographe
decrypto-ui-ground-DEC-44 = Pas le nombre de lettres
decrypto-ui-ground-DEC-45 = Pas la position
decrypto-ui-ground-DEC-46 = Pas la sonorité
decrypto-ui-ground-DEC-48 = Connaissances publiques
decrypto-ui-ground-DEC-50 = La même information pour tous
decrypto-ui-ground-DEC-51 = Jamais deux fois
decrypto-ui-ground-DEC-52 = Pas le code
decrypto-ui-ground-DEC-53 = Aucun de ses mots-clés
decrypto-ui-ground-DEC-54 = Aucune traduction
decrypto-ui-ground-DEC-55 = Aucune racine commune

decrypto-ui-told = Révélation de la manche { $round } pour { decrypto-story-team }
decrypto-ui-told-interception = { $team ->
    [white] Les Blancs ont tenté d’intercepter
    [black] Les Noirs ont tenté d’intercepter
    [pair] L’équipe a tenté d’intercepter
    [interceptor] L’intercepteur a tenté d’intercepter
   *[named] « { $called } » a tenté d’intercepter
} : { $guess }.
decrypto-ui-told-decoding = { $team ->
    [white] Les Blancs ont tenté de décoder
    [black] Les Noirs ont tenté de décoder
    [pair] L’équipe a tenté de décoder
    [interceptor] L’intercepteur a tenté de décoder
   *[named] « { $called } » a tenté de décoder
} : { $guess }.
decrypto-ui-told-code = Le code est { $code }.
decrypto-ui-told-caught = Un jeton d’interception pour { decrypto-story-team }.
decrypto-ui-told-misread = Un jeton de malentendu pour { decrypto-story-team }.
decrypto-ui-told-misread-three = Décodage manqué : l’intercepteur prend un jeton d’interception.
decrypto-ui-told-fine = Compris par sa seule équipe : aucun jeton.
decrypto-ui-told-close = Fermer la révélation
decrypto-ui-step-interception = Interception ({ $team })
decrypto-ui-step-decoding = Décodage ({ $team })
decrypto-ui-step-code = le code
decrypto-ui-stamp-intercepted = intercepté
decrypto-ui-stamp-misread = malentendu
decrypto-ui-stamp-safe = préservé

decrypto-ui-sheet = Feuille de notes
decrypto-ui-our-side = { $alone ->
    [yes] Votre côté
   *[no] Notre côté
}
decrypto-ui-their-side = { $alone ->
    [yes] L’autre côté
   *[no] Leur côté
}
decrypto-ui-ours = le nôtre : on décode
decrypto-ui-ours-none = le vôtre
decrypto-ui-theirs = { $alone ->
    [yes] le leur : vous interceptez
   *[no] le leur : on intercepte
}
decrypto-ui-theirs-none = le sien
decrypto-ui-rounds = Indices, réponses et codes par manche
decrypto-ui-col-clue = indice
decrypto-ui-col-guess = { $alone ->
    [yes] votre réponse
   *[no] notre réponse
}
decrypto-ui-col-decoding = réponse
decrypto-ui-col-true = vrai code
decrypto-ui-your-three = vos trois indices
decrypto-ui-lists = Indices de chaque mot-clé
decrypto-ui-no-keywords = L’intercepteur n’a pas de mots-clés : rien ne s’écrit ici.
decrypto-ui-hunch = Votre idée pour le mot-clé { $place } ; personne d’autre ne la voit
decrypto-ui-notes = Notes
decrypto-ui-notes-of = { $alone ->
    [yes] Vos notes
   *[no] Nos notes
}
decrypto-ui-notes-empty = { $alone ->
    [yes] Personne d’autre ne lit ceci.
   *[no] Seule votre équipe lit ceci.
}
decrypto-ui-notes-muted = Vous détenez un code secret : pour l’instant, vous n’écrivez que des indices.
decrypto-ui-name-team = { $alone ->
    [yes] Choisir votre nom
   *[no] Nommer votre équipe
}
decrypto-ui-save = Enregistrer

decrypto-ui-tie = Départage.
decrypto-ui-naming = Quels sont les mots-clés adverses ({ $team }) ?
decrypto-ui-name-word = Mot { $place }
decrypto-ui-names-now = Nommez jusqu’à quatre mots-clés de l’autre équipe.
decrypto-ui-names-watch = Égalité : chaque équipe nomme les mots-clés de l’autre.
decrypto-ui-names-help = L’ordre ne compte pas ; qui en trouve le plus gagne. La remise engage toute l’équipe.
decrypto-ui-names-send = Remettre les mots
decrypto-ui-names-wait = Vos mots sont remis. L’autre équipe cherche encore.
decrypto-ui-over = Victoire pour { decrypto-story-team }.
decrypto-ui-shared = Les deux équipes partagent la victoire.
decrypto-ui-winner = victoire
decrypto-ui-face-up = Tous les mots-clés
decrypto-ui-found = Trouvés par l’adversaire ({ $team }) : { $count } sur 4. Mots nommés : { $words }
decrypto-ui-found-nothing = Aucun mot nommé par l’adversaire ({ $team }).
decrypto-ui-audit = Avertissements non suivis : { $count }
decrypto-ui-audit-line = Manche { $round }, { $team }, indice { $line } :
decrypto-ui-fate-for = pour vous
decrypto-ui-fate-against = contre vous
