# La première page de qui revient

home-hello = { $part ->
    [morning] Bonjour
    [day] Bonjour
   *[evening] Bonsoir
}{ $named ->
    [yes] { " " }{ $name }
   *[no] {""}
}.
home-waits = { $count ->
    [0] Rien ne vous attend.
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
home-turns = { $count ->
    [one] à vous de jouer à une table
   *[other] à vous de jouer à { $count } tables
}
home-with = { $game } avec { $others }
home-with-against = { $game } avec { $mates }, contre { $others }
home-against = { $game } contre { $others }
home-your-turn = À vous :
home-others = On attend { $others }.
home-paused = En pause depuis le { $since }.
home-nobody = On attend la suite.
home-invited = { $name } vous invite à jouer.
home-play = Jouer
home-look = Regarder
home-come = S’asseoir
home-puzzle-go = Résoudre
home-again = Rejouer avec les mêmes
home-again-do = Rejouer
home-again-label = Rejouer à { $game } avec { $others }
home-again-help = Le même jeu avec les mêmes réglages ; chacun avance d’une place, et les autres trouvent l’invitation sur leur première page.
home-won-you = { $game }, gagné par vous
home-won = { $game }, { $count ->
    [one] gagné par { $names }
   *[other] gagné par { $names }
}
home-won-computer = { $game }, gagné par un ordinateur
home-won-nobody = { $game }
home-score = Victoires sur { $games } parties : { $score }
home-score-you = vous { $count }
home-score-one = { $name } { $count }

home-task-kryptos-reveal = montrez une de vos cartes.
home-task-kryptos-first = devinez une carte.
home-task-kryptos-second = devinez encore, ou finissez votre tour.
home-task-decrypto-choose = désignez qui donnera les indices de votre équipe.
home-task-decrypto-write = écrivez trois indices.
home-task-decrypto-guess = choisissez un code.
home-task-decrypto-names = nommez les mots des autres.
home-task-decrypto-object = répondez à une objection.
home-task-decrypto-vote = votez sur une objection.
home-task-kreta-card = jouez un personnage.
home-task-kreta-copy = choisissez la carte que le Roi copie.
home-task-kreta-admiral = agissez avec l’Amiral.
home-task-kreta-commander = agissez avec le Commandant.
home-task-kreta-abbot = agissez avec l’Abbé.
home-task-kreta-farmer = agissez avec le Fermier.
home-task-kreta-architect = agissez avec l’Architecte.
home-task-kreta-fort_card = gardez la carte Fort ou remplacez-la.
home-task-krysis-deck = composez votre paquet.
home-task-krysis-tactical = choisissez votre main de départ.
home-task-krysis-bid = faites votre mise.
home-task-krysis-place = choisissez une case pour votre mineur.
home-task-krysis-keep = gardez l’un des deux artefacts.
home-task-krysis-team = choisissez un agent.
home-task-krysis-action = choisissez ce que fait votre équipe.
home-task-krysis-destination = dites où va le butin.
home-task-krysis-refill = piochez un agent.
