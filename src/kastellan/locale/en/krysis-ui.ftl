# The board of Krysis

krysis-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
krysis-ui-agent = { NAME($agent, kind: "agent") }
krysis-ui-artefact = { NAME($artefact, kind: "artefact") }
krysis-ui-company = { NAME($company, kind: "company") }
krysis-ui-times-artefact = { $count } × { NAME($artefact, kind: "artefact") }
krysis-ui-you = you
krysis-ui-your-turn = Your turn.
krysis-ui-over = The game is over.
krysis-ui-setting-up = The game is being set up.
krysis-ui-sealed = sealed
krysis-ui-ready = ready
krysis-ui-choosing = choosing
krysis-ui-has-acted = has acted
krysis-ui-initiative-is = initiative { $initiative }
krysis-ui-round = Round { $round } of 5
krysis-ui-phases = Parts of the round
krysis-ui-part-bid = Bid
krysis-ui-part-dig = Dig
krysis-ui-part-team = Team
krysis-ui-part-act = Act
krysis-ui-part-refill = Refill
krysis-ui-or = or
krysis-ui-artefact-place = An artefact can be played here.
krysis-ui-none = none
krysis-ui-empty = empty

# The mine and the supply

krysis-ui-mine = The mine
krysis-ui-mine-all = The whole mine
krysis-ui-mine-less = This level only
krysis-ui-level = Level { $level }
krysis-ui-space = Space { $space }:
krysis-ui-miner = Miner of { SEAT($seat) }
krysis-ui-dig-here = Space { $space }: { $goods }
krysis-ui-endless = { $kind ->
    [red] Red
    [blue] Blue
   *[white] White
} crystals never run out
krysis-ui-pile = { $count } { $kind ->
    [red] red
    [blue] blue
    [white] white
   *[artefact] { $count ->
        [one] face-down artefact
       *[other] face-down artefacts
    }
}
krysis-ui-to-draw = to draw
krysis-ui-scrap = Discarded:

# Agents and artefacts

krysis-ui-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
krysis-ui-stars-help = Stars: how strong an agent is, from 1 to 3. Only those who build a deck are asked for them.
krysis-ui-speed = speed
krysis-ui-combat = combat
krysis-ui-times = { $times } for each { NAME($crystal, kind: "crystal") } crystal in the camp
krysis-ui-carries = slots:
krysis-ui-skill = { $skill ->
    [thief] Thief: { $value }
    [spy] Spy
    [master_miner] Brings
    [alchemist] Alchemist
   *[defence] Defence +{ $value }
}
krysis-ui-plus-combat = combat +{ $combat }
krysis-ui-slots = { $count ->
    [one] { $count } { $colour } slot
   *[other] { $count } { $colour } slots
}
krysis-ui-slot = { $colour ->
    [red] Red
    [blue] Blue
   *[white] White
} slot: { $what }
krysis-ui-unknown-artefact = an artefact
krysis-ui-of-slots = { $slots ->
    [one] { $filled } of { $slots } slot
   *[other] { $filled } of { $slots } slots
}
krysis-ui-undo = Undo

# The players

krysis-ui-players = The players
krysis-ui-others = The other players
krysis-ui-camp = Camp
krysis-ui-hq = Headquarters
krysis-ui-defence-is = Defence { $defence }
krysis-ui-undefended = undefended
krysis-ui-played = played
krysis-ui-hand-of = { $count ->
    [one] { $count } agent in hand
   *[other] { $count } agents in hand
}
krysis-ui-drew = Drawn: { $carriers ->
    [one] { $carriers } carrier
   *[other] { $carriers } carriers
}, { $warriors ->
    [one] { $warriors } warrior
   *[other] { $warriors } warriors
}
krysis-ui-gone = { $count ->
    [one] { $count } agent discarded
   *[other] { $count } agents discarded
}
krysis-ui-gone-short = { $count } discarded
krysis-ui-kind = { $kind ->
    [carrier] Carriers:
   *[warrior] Warriors:
}
krysis-ui-your-camp = Your camp
krysis-ui-camp-note = can be robbed
krysis-ui-your-hq = Your headquarters
krysis-ui-hq-note = only you see it
krysis-ui-hq-open = open, types secret
krysis-ui-mission = Mission:
krysis-ui-mission-is = { NAME($mission, kind: "mission") } (10 points)
krysis-ui-your-team = Your team
krysis-ui-place-open = still to come
krysis-ui-no-team = Your team has left: the camp is undefended.
krysis-ui-your-hand = Your agents
krysis-ui-your-deck = Your deck
krysis-ui-deck-group = { $gone } of { $of } removed
krysis-ui-removed = removed
krysis-ui-in-hand = in hand
krysis-ui-load-one = Load one { $kind } crystal; { $count } left in your camp
krysis-ui-bid-one = Put one { $kind } crystal into your hand; { $count } left
krysis-ui-steal-one = { $kind ->
    [artefact] Announce one artefact; { $count } left in the camp
   *[other] Take one { $kind } crystal; { $count } left in the camp
}
krysis-ui-rob-one = Take one { $kind } crystal; { $count } left in the camp
krysis-ui-load-it = Load
krysis-ui-load-artefact = Load the { NAME($artefact, kind: "artefact") }
krysis-ui-play-it = Play
krysis-ui-play-artefact = Play the { NAME($artefact, kind: "artefact") }

# Bids

krysis-ui-your-bid = Your bid
krysis-ui-only-you = only you see this
krysis-ui-empty-hand = nothing
krysis-ui-ahead = Who goes first in a tie
krysis-ui-bid-note = All bids are paid, the lower ones too. Of equal bids, the miner on the lower space number chooses first.
krysis-ui-bids = Bids
krysis-ui-turn = Order
krysis-ui-player = Player
krysis-ui-worth = Value
krysis-ui-state = State
krysis-ui-on-space = space { $space }
krysis-ui-bid-lead = Bid for the right to choose early.
krysis-ui-bid-so-far = Your hand holds { krysis-crystals }: a bid of { $value }.
krysis-ui-bid-none = Put crystals of your headquarters into your hand, or bid nothing.
krysis-ui-bid-final = Red counts 3, blue 2, white 1. A sealed bid is final.
krysis-ui-seal = Seal the bid
krysis-ui-seal-empty = Bid nothing

# Setting up

krysis-ui-deck-lead = Build your deck.
krysis-ui-deck-so-far = { $number } of { $of } agents removed.
krysis-ui-deck-note = Remove two agents with one star, two with two and two with three, and one more of your extra agent’s stars if you have one.
krysis-ui-tactical-lead = Choose your opening hand.
krysis-ui-tactical-so-far = { $number } of { $of } agents chosen.
krysis-ui-tactical-note = Nobody sees which agents you take.
krysis-ui-confirm = Confirm
krysis-ui-anew = Start over

# Digging and finding

krysis-ui-choose-space = Choose a free space of level { $level } for your miner.
krysis-ui-dig-this = Dig on space { $space }: { krysis-goods }.
krysis-ui-dig-note = { $count ->
    [0] All of it goes to your camp.
   *[other] All of it goes to your camp. For each artefact you draw two and keep one.
}
krysis-ui-short = Not enough of it is left. You get: { krysis-goods }.
krysis-ui-dig = Dig here
krysis-ui-keep-title = Keep one of two artefacts
krysis-ui-keep-note = { $count ->
    [one] The other one is discarded, face up.
   *[other] The other one is discarded, face up. Then you draw again.
}
krysis-ui-choose-keep = You drew two artefacts: choose the one you keep.
krysis-ui-keep-this = Keep the { NAME($artefact, kind: "artefact") }; the other one is discarded.
krysis-ui-keep = Keep it

# Teams

krysis-ui-team-lead = Agent { $number } of 3.
krysis-ui-choose-agent = Choose an agent of your hand; all are revealed together.
krysis-ui-choose-this = You choose the { NAME($agent, kind: "agent") }.
krysis-ui-choose-final = The choice is final.
krysis-ui-choose = Put face down

# Actions

krysis-ui-actions = Actions
krysis-ui-choose-act = { $may ->
    [load] Load goods or work overtime; no camp can be attacked now.
    [attack] Attack a camp or work overtime; nothing can be loaded now.
    [overtime] Of the three actions only overtime is possible now.
   *[all] Load goods, attack a camp or work overtime.
}
krysis-ui-combat-is = Your team fights with { $combat }.
krysis-ui-act-load = Load goods
krysis-ui-act-load-note = to headquarters or bank
krysis-ui-act-attack = Attack { SEAT($seat) }
krysis-ui-versus = { $force } against { $defence }
krysis-ui-act-overtime = Overtime
krysis-ui-act-overtime-note = pay from the bank; the team stays
krysis-ui-act-rob = robs { SEAT($target) }
krysis-ui-act-spy = spies on { SEAT($target) }
krysis-ui-act-mine = brings into your camp
krysis-ui-act-transmute = The { NAME($agent, kind: "agent") } turns { $number } { $colour ->
    [1] blue into red
   *[2] white into blue
}
krysis-ui-use-mine = The { NAME($agent, kind: "agent") } brings what the card shows.
krysis-ui-use-transmute = The { NAME($agent, kind: "agent") } turns { $number } { $colour ->
    [1] blue into red
   *[2] white into blue
}.
krysis-ui-use-spy = The { NAME($agent, kind: "agent") } looks at the artefacts of { SEAT($target) }; then you may take one.
krysis-ui-use = Use
krysis-ui-specials-left = You may still use special agents, or end your turn.
krysis-ui-leaving = Your team leaves the camp when your turn ends.
krysis-ui-end-turn = End turn

krysis-ui-act-load-lead = Load goods.
krysis-ui-load-what = { $transport ->
    [first] Your team has no slot for these goods: play a transport first.
    [yes] Choose goods of your camp, or play a transport for more slots.
   *[no] Choose goods of your camp.
}
krysis-ui-load-hq = { $count ->
    [one] { $count } good goes home, worth { krysis-ui-points } at the end.
   *[other] { $count } goods go home, worth { krysis-ui-points } at the end.
}
krysis-ui-load-bank = { $count ->
    [one] { $count } good is sold for { krysis-ui-points } at once.
   *[other] { $count } goods are sold for { krysis-ui-points } at once.
}
krysis-ui-room-left = More would still fit. Your team leaves with the load, so the camp is undefended afterwards.
krysis-ui-load-leaves = Your team leaves with it: the camp is undefended afterwards.
krysis-ui-where = Where the goods go
krysis-ui-place-hq = Headquarters
krysis-ui-place-hq-note = safe from robbers
krysis-ui-place-bank = Bank
krysis-ui-place-bank-note = points at once
krysis-ui-place-camp = Own camp
krysis-ui-place-camp-note = can be robbed again
krysis-ui-goods-times = { $count ->
    [one] { $count } good × 2
   *[other] { $count } goods × 2
}
krysis-ui-counts-end = counts at the end
krysis-ui-with = with { NAME($artefact, kind: "artefact") } { $points }
krysis-ui-team-stays = Your team stays and defends the camp.
krysis-ui-deliver-hq = Take home
krysis-ui-deliver-bank = Sell
krysis-ui-deliver-camp = Take to camp

krysis-ui-attack-lead = Attack on { SEAT($target) }.
krysis-ui-camp-of = Camp of { SEAT($seat) }
krysis-ui-against = against
krysis-ui-strong = strong enough
krysis-ui-weak = { $missing } more combat needed
krysis-ui-taken = You take
krysis-ui-taken-none = nothing yet
krysis-ui-loot-worth = { $artefacts ->
    [0] At home worth { $home } at the end, in the bank { $bank } at once.
   *[other] At home the crystals are worth { $home } at the end, the artefacts more; in the bank all are worth { $bank } at once.
}
krysis-ui-attack-what = Choose the goods to take.
krysis-ui-may-play = { $cards ->
    [weapon] You may also play a weapon.
    [transport] You may also play a transport.
   *[both] You may also play a weapon and a transport.
}
krysis-ui-weapon-first = You are not strong enough: play a weapon first.
krysis-ui-transport-first = Your team has no slot for what lies there: play a transport first.
krysis-ui-attack-takes = You take { krysis-goods } from { SEAT($target) }.
krysis-ui-attack-random = The artefacts are drawn at random; then you choose where everything goes.
krysis-ui-attack-then = Then you choose where everything goes.
krysis-ui-attack = Attack
krysis-ui-loot-lead = Your loot: { krysis-goods }.
krysis-ui-loot-hq = At home it is worth { krysis-ui-points } at the end.
krysis-ui-loot-bank = The bank gives { krysis-ui-points } at once.
krysis-ui-loot-camp = It goes to your camp.
krysis-ui-last-round = This is the last round: what is left in camps is worth nothing at the end.

krysis-ui-overtime-lead = Overtime.
krysis-ui-pay-title = Your pay, worth { $value }
krysis-ui-choose-pay = { $weapon ->
    [yes] Choose your pay; you may play a weapon to defend the camp.
   *[no] Choose your pay.
}
krysis-ui-overtime-note = The team stays and defends the camp.
krysis-ui-overtime-armed = The team stays and defends the camp with the { NAME($artefact, kind: "artefact") }.
krysis-ui-pay-this = Take { krysis-crystals } into your camp.
krysis-ui-take-pay = Take the pay

krysis-ui-rob-lead = The { NAME($agent, kind: "agent") } robs { SEAT($target) }.
krysis-ui-rob-what = Choose the crystals to steal.
krysis-ui-rob-takes = Steal { krysis-crystals } for your camp.
krysis-ui-rob = Steal
krysis-ui-spy-lead = Your spy is in the camp of { SEAT($target) }.
krysis-ui-spy-title = Artefacts in the camp of { SEAT($target) }
krysis-ui-choose-snatch = Take one of the artefacts, or none.
krysis-ui-snatch-this = Take the { NAME($artefact, kind: "artefact") } into your camp.
krysis-ui-snatch = Take it
krysis-ui-snatch-none = Take nothing

# The end of a round and of the game

krysis-ui-refill = New agents
krysis-ui-refill-lead = New agent { $number } of 3.
krysis-ui-choose-pile = { $piles ->
    [carrier] Only carriers are left in your piles: draw one.
    [warrior] Only warriors are left in your piles: draw one.
   *[both] Draw from your carriers or your warriors.
}
krysis-ui-draw = { $kind ->
    [carrier] Draw a carrier
   *[warrior] Draw a warrior
}
krysis-ui-may-be = Left in the pile:
krysis-ui-final = Final scores
krysis-ui-sold = Sold
krysis-ui-crystals = Crystals
krysis-ui-artefacts = Artefacts
krysis-ui-mission-short = Mission
krysis-ui-total = Total

# Waiting

krysis-ui-done-deck = Your deck is final.
krysis-ui-done-tactical = Your hand is final.
krysis-ui-done-bid = Your bid is sealed.
krysis-ui-done-team = Your agent is sealed.
krysis-ui-done-refill = Your hand is refilled.
krysis-ui-waiting = { $count ->
    [one] Waiting for { $count } player.
   *[other] Waiting for { $count } players.
}
krysis-ui-wait-place = { SEAT($seat) } is choosing a space for the miner.
krysis-ui-wait-keep = { SEAT($seat) } is choosing one of two artefacts.
krysis-ui-wait-action = { SEAT($seat) } is acting.
krysis-ui-wait-theft = { SEAT($seat) } is robbing the camp of { SEAT($target) }.
krysis-ui-wait-destination = { SEAT($seat) } has robbed { SEAT($target) } and chooses where the loot goes.
krysis-ui-team-of = Team of { SEAT($seat) }

# Scenes

krysis-ui-scene-hush = All bids are sealed.
krysis-ui-scene-open = Open!
krysis-ui-scene-order = { SEAT($seat) } digs first.
krysis-ui-scene-tie = { $value } each: the miner on the lower space number goes first.
krysis-ui-scene-pay = All bids go to the bank.
krysis-ui-scene-nothing = nothing
krysis-ui-slip-robbed = You were robbed
krysis-ui-slip-spied = Your camp was spied on

# Where the points came from

krysis-points-sold = Sold to the bank
krysis-points-red = Red crystals at home
krysis-points-blue = Blue crystals at home
krysis-points-white = White crystals at home
krysis-points-artefacts = Artefacts in groups
krysis-points-mission = Mission
