# Goods, used inside other messages

krysis-red = { $red ->
    [one] { $red } red
   *[other] { $red } red
}
krysis-blue = { $blue ->
    [one] { $blue } blue
   *[other] { $blue } blue
}
krysis-white = { $white ->
    [one] { $white } white
   *[other] { $white } white
}
krysis-artefacts = { $artefacts ->
    [one] { $artefacts } artefact
   *[other] { $artefacts } artefacts
}
krysis-crystals = { $red ->
    [0] { krysis-blue-white }
   *[other] { krysis-red }{ $blue ->
        [0] { $white ->
            [0] { "" }
           *[other] , { krysis-white }
        }
       *[other] , { krysis-blue-white }
    }
}
krysis-blue-white = { $blue ->
    [0] { $white ->
        [0] nothing
       *[other] { krysis-white }
    }
   *[other] { krysis-blue }{ $white ->
        [0] { "" }
       *[other] , { krysis-white }
    }
}
krysis-goods = { $artefacts ->
    [0] { krysis-crystals }
   *[other] { krysis-artefacts }{ krysis-and-crystals }
}
krysis-and-crystals = { $red ->
    [0] { $blue ->
        [0] { $white ->
            [0] { "" }
           *[other] , { krysis-white }
        }
       *[other] , { krysis-blue-white }
    }
   *[other] , { krysis-crystals }
}

# Setting up a game

krysis-option-advanced = Special agents
krysis-option-advanced-help = Each company adds six special agents, and everybody removes six of their 24 cards in secret before the game.
krysis-option-tactical = Chosen opening hand
krysis-option-tactical-help = Everybody chooses nine agents for the opening hand instead of drawing three carriers and three warriors.
krysis-option-missions = Secret missions
krysis-option-missions-help = Everybody gets a secret mission worth 10 points at the end.
krysis-option-extra_agents = Extra agents
krysis-option-extra_agents-help = A house module: everybody is dealt one of seven extra agents before building the deck. Needs the special agents.
krysis-option-bank = Crystals in the bank
krysis-option-bank-help = Either the 125 crystals of the box are all there are, or the bank never runs out.
krysis-option-bank-finite = 125 crystals
krysis-option-bank-unlimited = Never runs out
krysis-option-reveal_loaded_artefacts = Show loaded artefacts
krysis-option-reveal_loaded_artefacts-help = Artefacts that a player loads from their own camp are shown to all.
krysis-option-open_hq = Open headquarters
krysis-option-open_hq-help = Everybody sees the crystals and the number of artefacts in every headquarters. Their types stay secret.
krysis-option-companies = Companies
krysis-option-companies-help = The company of each seat by its number: 1 RubyCo, 2 Kryztal, 3 Aion, 4 Umbra; left empty, in this order. It matters only with special agents, of which three are the company’s own.
krysis-players = Krysis is for 2 to 4 players, and { $seats ->
    [one] there is { $seats }
   *[other] there are { $seats }
}. Add or remove players.
krysis-companies = Name { $seats } different companies, one for each seat, numbered from 1 to 4.
krysis-extra-agents = The extra agents need the special agents. Switch those on too, or leave the extra agents out.

# Why a move is refused

krysis-over = The game is over: five rounds have been played. Start another one to play on.
krysis-dealing = Cards are just being dealt. Wait a moment.
krysis-sealed = Your choice is final. The game goes on as soon as everybody has chosen.
krysis-drawn-all = You have no more agents to draw. The next round begins as soon as everybody has drawn.
krysis-not-your-turn = It is { SEAT($seat) }’s turn. Wait for yours.
krysis-now-deck = Decks are being built now: remove agents until your deck is complete, then confirm.
krysis-now-tactical = Opening hands are being chosen now: take nine agents, then confirm.
krysis-now-bid = Everybody bids now: add crystals of your headquarters, or none, and confirm.
krysis-now-place = Place your miner on a free space of this level now.
krysis-now-keep = You have drawn two artefacts. Keep one of them first.
krysis-now-team = Teams are being formed now: choose one agent of your hand.
krysis-now-act = It is time for actions: load goods, attack or work overtime.
krysis-now-destination = Your loot is in hand. Choose first where all of it goes: headquarters, bank or camp.
krysis-now-refill = Hands are being refilled now: draw from your carriers or your warriors.
krysis-nothing-chosen = There is nothing to take back: you have not chosen anything yet.
krysis-bid-hq = You bid with crystals of your own headquarters, and no more of this colour are left there. Choose another colour, or confirm.
krysis-no-such-space = There is no such space: every level has four. Choose one of them.
krysis-space-taken = A miner already stands on space { $space }. Choose a free one.
krysis-alternative = { $choices ->
    [1] This space offers one reward only. Take it as it is.
   *[other] This space offers two rewards. Take the first or the second.
}
krysis-not-drawn = You have not drawn that artefact. Keep one of the two in your hand.
krysis-not-in-hand = { $agent ->
    [none] There is no such agent. Choose one of your hand.
   *[other] The { NAME($agent, kind: "agent") } is not in your hand. Choose an agent that is.
}
krysis-empty-pile = Your pile of { $kind ->
    [carrier] carriers
   *[warrior] warriors
} is empty. Draw from the other one.
krysis-not-in-deck = { $agent ->
    [none] There is no such agent. Choose one of your deck.
   *[other] The { NAME($agent, kind: "agent") } is not in your deck, or already chosen. Choose another agent.
}
krysis-star-level = You have already removed { $number } agents with { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}. { $left ->
    [0] Your deck is complete. Confirm it, or start over.
   *[other] Choose agents of the other levels, or start over.
}
krysis-deck-incomplete = Your deck is not complete: remove { $number ->
    [one] { $number } more agent
   *[other] { $number } more agents
}, then confirm.
krysis-hand-full = You have chosen nine agents. Confirm them, or start over.
krysis-hand-incomplete = An opening hand has nine agents: choose { $number } more, then confirm.
krysis-finish-first = You have begun something else. Finish it, or take it back.
krysis-already-acted = You have already taken your action in this round. Use a special agent, or end your turn.
krysis-begin-first = Begin an action first: { $special ->
    [yes] load goods, attack, work overtime, or use a special agent.
   *[no] load goods, attack or work overtime.
}
krysis-nothing-fits = None of these goods fits into the slots of your team, even with a transport of your camp. Choose another action.
krysis-transport-useless = With this transport none of these goods fits either. Play another transport, or start over.
krysis-only-good = This transport is the only good in your camp: played, it leaves nothing to load. Load it, or start over.
krysis-rest-unfit = Once this transport is played, none of your other goods fits. Load the transport itself, or start over.
krysis-camp-empty = There is nothing in your camp to load. Choose another action.
krysis-no-such-target = Choose another player as your target.
krysis-too-weak = { $weapon ->
    [none] Your combat value of { $force } does not exceed the defence of { $defence }. { $others ->
        [0] Choose another action.
       *[other] Attack a weaker or an undefended camp, or choose another action.
    }
    [best] Even with your best weapon your combat value of { $force } does not exceed the defence of { $defence }. { $others ->
        [0] Choose another action.
       *[other] Attack a weaker or an undefended camp, or choose another action.
    }
   *[this] With this weapon your combat value of { $force } does not exceed the defence of { $defence }. Play a stronger one, or start over.
}
krysis-nothing-to-steal = There is nothing to steal in that camp. { $others ->
    [0] Choose another action.
   *[other] Choose another camp or another action.
}
krysis-no-such-crystal = Crystals are red, blue or white. Choose one of these.
krysis-no-room = No slot is left for that. { $transport ->
    [yes] Leave it, play a transport, or start over.
   *[no] Leave it, or start over.
}
krysis-not-in-camp = No more of these lie in your camp. Choose other goods.
krysis-not-there = No more of these lie in that camp. Choose something else.
krysis-weapon-needed = Your combat value of { $force } does not exceed the defence of { $defence }. Play a strong enough weapon first.
krysis-announce-only = In an attack you do not load your own artefacts: announce how many of the victim’s you take.
krysis-played-loaded = You are playing this artefact, so it cannot be loaded too. Load other goods, or start over.
krysis-loaded-played = Your load holds this artefact, so it cannot be played too. Start over to play it.
krysis-already-seen = Your spy has already looked. Take one of the artefacts, or none.
krysis-name-destination = Say where the load goes: to your headquarters or to the bank.
krysis-name-pay = Say which crystals you take as pay.
krysis-take-or-leave = Take one of the artefacts that your spy sees, or none.
krysis-spied = Your spy has already chosen: one artefact of that camp, or none. Go on with your turn.
krysis-steal-something = You must steal at least one good. Choose one, or take the action back.
krysis-no-artefacts-in-special = No artefact can be played in a special action. Finish it first.
krysis-not-face-down = No such artefact lies face down in your camp. Play one that does.
krysis-one-of-each = You may play one weapon and one transport in a round, and you have already chosen one of this kind. Go on without another.
krysis-play-with-action = Artefacts are played together with an action. Begin the action first.
krysis-wrong-kind = Weapons go with attacks and overtime, transports with loads and attacks. Play the other kind, or none.
krysis-steal-first = Announce and confirm what you steal first; then choose where it goes.
krysis-load-something = A load needs at least one good. Add one, or take the action back.
krysis-load-where = Loaded goods leave the camp: bring all of them to your headquarters or to the bank.
krysis-pay = The pay must be worth exactly { $worth }, counting 3 for red, 2 for blue and 1 for white. Choose one of the offered combinations.
krysis-bank-short = The bank does not hold enough crystals for this pay. Choose one of the offered combinations.
krysis-alchemist-short = The bank does not hold that many crystals of the new colour. Change fewer, or choose the other change.
krysis-must-act = You must act: load goods, attack or work overtime. There is no passing.
krysis-not-in-team = That agent is not in your team. Use one that is.
krysis-special-used = The { NAME($agent, kind: "agent") } has already been used this round. Each special agent acts once.
krysis-no-skill = The { NAME($agent, kind: "agent") } has no special skill. Use a special agent.
krysis-only-defends = The { NAME($agent, kind: "agent") } defends your camp without being asked and has no special action. Use another special agent.
krysis-other-skill = The { NAME($agent, kind: "agent") } has another skill. Use it for what it can do.
krysis-no-crystals = No crystals lie in { SEAT($seat) }’s camp. { $others ->
    [0] Do something else.
   *[other] Choose another target, or do something else.
}
krysis-thief-full = This thief carries no more than { $number ->
    [one] { $number } crystal
   *[other] { $number } crystals
}. Confirm, or start over.
krysis-no-artefacts = No face-down artefacts lie in { SEAT($seat) }’s camp. { $others ->
    [0] Do something else.
   *[other] Choose another target, or do something else.
}
krysis-brings-nothing = This master miner would bring nothing now: neither bank nor artefact pile has what it shows. Choose something else.
krysis-transmute-colour = An alchemist changes white into blue or blue into red, nothing else. Choose one of these changes.
krysis-transmute-number = { $most ->
    [0] No crystals of this colour lie in your camp. Choose the other change, or none.
    [one] Only one crystal of this colour lies in your camp: change that one.
   *[other] Change at least one crystal and at most the { $most } of this colour in your camp.
}

# The story

krysis-story-mission = Your mission: { NAME($mission, kind: "mission") } in headquarters.
krysis-story-extra = Your extra agent: { NAME($agent, kind: "agent") }.
krysis-story-hands = Everybody has drawn an opening hand of six agents.
krysis-story-recruit = You draw an agent: { NAME($agent, kind: "agent") }.
krysis-story-recruits = { SEAT($seat) } draws a { $kind ->
    [carrier] carrier
   *[warrior] warrior
}.
krysis-story-first-artefact = Your first artefact: { NAME($artefact, kind: "artefact") }.
krysis-story-drawn = You draw an artefact: { NAME($artefact, kind: "artefact") }.
krysis-story-reshuffle = The artefact pile is empty: the discards are shuffled into a new one.
krysis-story-no-artefact = No artefact is left for { SEAT($seat) } to draw.
krysis-story-kept-alone = { SEAT($seat) } keeps the only artefact left to draw.
krysis-story-stolen = { SEAT($seat) } takes from { SEAT($target) } at random: { NAME($artefact, kind: "artefact") }.
krysis-story-enter = { SEAT($seat) }’s miner starts on entrance space { $space }: { krysis-crystals }.
krysis-story-deck = { SEAT($seat) } has built a deck.
krysis-story-tactical = { SEAT($seat) } has chosen an opening hand.
krysis-story-has-bid = { SEAT($seat) } has bid.
krysis-story-bid = { $value ->
    [0] { SEAT($seat) } bids { krysis-crystals }.
   *[other] { SEAT($seat) } bids { $value }: { krysis-crystals }.
}
krysis-story-dig = { SEAT($seat) } digs on space { $space }: { krysis-goods }.
krysis-story-keep = { SEAT($seat) } keeps one artefact and discards the other: { NAME($discarded, kind: "artefact") }.
krysis-story-keep-own = { SEAT($seat) } keeps the { NAME($kept, kind: "artefact") } and discards the { NAME($discarded, kind: "artefact") }.
krysis-story-has-chosen = { SEAT($seat) } has chosen an agent.
krysis-story-agent = { SEAT($seat) } reveals an agent: { NAME($agent, kind: "agent") }.
krysis-story-initiative = { SEAT($seat) } acts with initiative { $initiative }.
krysis-story-plays = { SEAT($seat) } plays an artefact: { NAME($artefact, kind: "artefact") }.
krysis-story-load-hq = { SEAT($seat) } takes home: { krysis-goods }.
krysis-story-load-bank = { SEAT($seat) } sells for { $points } points: { krysis-goods }.
krysis-story-loot-hq = { SEAT($seat) } takes the loot home: { krysis-goods }.
krysis-story-loot-bank = { SEAT($seat) } sells the loot for { $points } points: { krysis-goods }.
krysis-story-loot-camp = { SEAT($seat) } brings the loot to their own camp, and the team stays: { krysis-goods }.
krysis-story-shows = { SEAT($seat) } shows: { NAME($artefact, kind: "artefact") }.
krysis-story-attack = { SEAT($seat) } attacks { SEAT($target) }, { $force } against { $defence }, and takes { krysis-goods }.
krysis-story-attack-open = { SEAT($seat) } attacks the undefended camp of { SEAT($target) } and takes { krysis-goods }.
krysis-story-overtime = { SEAT($seat) } works overtime: { krysis-crystals }.
krysis-story-rob = { SEAT($seat) } robs { SEAT($target) } with the { NAME($agent, kind: "agent") }: { krysis-crystals }.
krysis-story-spy = { SEAT($seat) } lets the { NAME($agent, kind: "agent") } look at the artefacts of { SEAT($target) }.
krysis-story-spy-saw = In { SEAT($target) }’s camp you see: { NAME($artefact, kind: "artefact") }.
krysis-story-snatch = { SEAT($seat) }’s spy takes one artefact from { SEAT($target) }.
krysis-story-snatch-own = { SEAT($seat) }’s spy takes the { NAME($artefact, kind: "artefact") } from { SEAT($target) }.
krysis-story-snatch-none = { SEAT($seat) }’s spy takes nothing from { SEAT($target) }.
krysis-story-mine = { SEAT($seat) }’s { NAME($agent, kind: "agent") } brings { krysis-goods }.
krysis-story-transmute = { SEAT($seat) }’s { NAME($agent, kind: "agent") } turns { $number } { $colour ->
    [white] white into blue
   *[blue] blue into red
}.
krysis-story-round-over = Round { $round } ends: teams and played artefacts are discarded.
krysis-story-round = Round { $round } begins.
krysis-story-over = The game is over.
krysis-story-mission-shown = { SEAT($seat) }’s mission ({ NAME($mission, kind: "mission") }): { $points ->
    [0] not fulfilled.
   *[other] { $points } points.
}
