# The first page of somebody who comes back

home-hello = { $part ->
    [morning] Good morning
    [day] Good day
   *[evening] Good evening
}{ $named ->
    [yes] , { $name }
   *[no] {""}
}.
home-waits = { $count ->
    [0] Nothing waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
home-turns = { $count ->
    [one] your turn at one
   *[other] your turn at { $count }
}
home-with = { $game } with { $others }
home-with-against = { $game } with { $mates }, against { $others }
home-against = { $game } against { $others }
home-your-turn = Your turn:
home-others = Waiting for { $others }.
home-paused = Paused since { $since }.
home-nobody = Waiting for the next step.
home-invited = { $name } asks you to play.
home-play = Play
home-look = Look
home-come = Sit down
home-puzzle-go = Solve one
home-again = Again with the same people
home-again-do = Again
home-again-label = { $game } again with { $others }
home-again-help = The same game with the same settings; everybody moves up one seat, and the others find it on their first page.
home-won-you = { $game }, you won
home-won = { $game }, { $count ->
    [one] { $names } won
   *[other] { $names } won
}
home-won-computer = { $game }, a computer won
home-won-nobody = { $game }
home-score = Won of { $games } games: { $score }
home-score-you = you { $count }
home-score-one = { $name } { $count }

home-task-kryptos-reveal = show one of your cards.
home-task-kryptos-first = guess a card.
home-task-kryptos-second = guess once more, or end your turn.
home-task-decrypto-choose = name whoever gives your team’s clues.
home-task-decrypto-write = write three clues.
home-task-decrypto-guess = settle on a code.
home-task-decrypto-names = name the words of the others.
home-task-decrypto-object = answer an objection.
home-task-decrypto-vote = vote on an objection.
home-task-kreta-card = play a character.
home-task-kreta-copy = choose whom the King copies.
home-task-kreta-admiral = act with the Admiral.
home-task-kreta-commander = act with the Commander.
home-task-kreta-abbot = act with the Abbot.
home-task-kreta-farmer = act with the Farmer.
home-task-kreta-architect = act with the Architect.
home-task-kreta-fort_card = keep the fort card or replace it.
home-task-krysis-deck = build your deck.
home-task-krysis-tactical = choose your opening hand.
home-task-krysis-bid = make your bid.
home-task-krysis-place = choose a space for your miner.
home-task-krysis-keep = keep one of two artefacts.
home-task-krysis-team = choose an agent.
home-task-krysis-action = choose what your team does.
home-task-krysis-destination = say where the loot goes.
home-task-krysis-refill = take an agent.
