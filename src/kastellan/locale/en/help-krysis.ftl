# What is this? in Krysis

help-krysis-seat = { SEAT($seat) }
help-krysis-agent = { NAME($agent, kind: "agent") }
help-krysis-artefact = { NAME($artefact, kind: "artefact") }
help-krysis-points = { $points ->
    [one] { $points } point so far.
   *[other] { $points } points so far.
}

# Headings

help-krysis-does = What it does this round
help-krysis-in-team = In the team’s sums
help-krysis-sums = What it comes to
help-krysis-change = What would change it
help-krysis-worth = What it is worth now
help-krysis-lies = What lies here
help-krysis-here = Here now
help-krysis-at-end = At the end
help-krysis-at-end-note = as it lies now
help-krysis-goods = Goods
help-krysis-crystals = Crystals
help-krysis-points-end = Points
help-krysis-speed = Speed
help-krysis-combat = Combat
help-krysis-slots = Slots
help-krysis-defence = Defence
help-krysis-team-speed = Speed of the team
help-krysis-team-combat = Combat of the team

# Agents and teams

help-krysis-agent-what = { $kind ->
    [carrier] A carrier
   *[warrior] A warrior
}{ $stars ->
    [0] { "" }
    [one] , { $stars } star
   *[other] , { $stars } stars
}.
help-krysis-fixed = always the same
help-krysis-multiplied = { $each } for each { $colour ->
    [red] red
    [blue] blue
   *[white] white
} crystal in the camp
help-krysis-in-camp = { $colour ->
    [red] red
    [blue] blue
   *[white] white
} crystals in the camp
help-krysis-for-each = for each
help-krysis-printed = printed
help-krysis-slots-none = carries nothing
help-krysis-slots-are = { $red } red, { $blue } blue, { $white } white: a red slot holds 1 red, up to 3 white or an artefact, a blue one 1 blue, up to 2 white or an artefact, a white one 1 white
help-krysis-defends = Adds { $points } to the defence of the camp.
help-krysis-agent-change = Crystals that come to the camp or leave it, where an agent multiplies. Once the teams are open, the order of the round stays.
help-krysis-hand-change = In hand it counts nothing: three agents make the team of a round, and their values are added up.
help-krysis-order-fixed = the order was set with { $speed } and stays for this round
help-krysis-order-open = the order is set when all teams lie open
help-krysis-team = Team of { SEAT($seat) }
help-krysis-team-what = Three agents: speed sets the order, combat attacks and defends, slots carry goods home.
help-krysis-team-change = A played weapon adds combat, a vehicle adds slots; crystals in the camp move what is multiplied.
help-krysis-to-exceed = an attacker must exceed { $defence }

# Camp, headquarters, bank, mine

help-krysis-camp = Camp of { SEAT($seat) }
help-krysis-camp-what = What was dug lies here until it is carried home. Others can rob it.
help-krysis-crystal = { $colour ->
    [red] red
    [blue] blue
   *[white] white
}
help-krysis-artefacts = artefacts
help-krysis-camp-worth = At the end of the game, what still lies in the camp counts nothing.
help-krysis-guarded = A team defends it: an attacker must exceed { $defence }.
help-krysis-unguarded = No team defends it: any team may attack it.
help-krysis-camp-change = Loading takes goods to headquarters or to the bank; an attack takes them away.
help-krysis-hq = Your headquarters
help-krysis-hq-what = Safe from attacks. What lies here pays bids, and counts at the end.
help-krysis-crystals-at = { $count } { $colour ->
    [red] red
    [blue] blue
   *[white] white
} at { $each }
help-krysis-hoard = { $count ->
    [one] { $count } artefact in its best group
   *[other] { $count } artefacts in their best groups
}
help-krysis-mission = Your mission adds to this if it is fulfilled.
help-krysis-hq-change = Every load that is brought here; and artefacts count more in groups of different or of equal ones.
help-krysis-space = Level { $level }, space { $number }
help-krysis-space-what = A place to dig. Who bids most chooses first; space { $number } also settles ties: lower numbers go first.
help-krysis-brings = It brings
help-krysis-either = Choice { $n }
help-krysis-stands = The miner of { SEAT($seat) } stands here.
help-krysis-level-of = This level is dug in round { $round }.
help-krysis-bank = The bank
help-krysis-bank-what = Crystals come from here and go back here; goods that are sold bring 2 points each, at once.

# Artefacts, slots, missions

help-krysis-in-camp-end = In the camp
help-krysis-in-hq = In headquarters
help-krysis-at-bank = At the bank
help-krysis-if-played = If you play it
help-krysis-adds = It adds
help-krysis-card-what = { $kind ->
    [weapon] A weapon. In the camp it lies face down.
   *[vehicle] A vehicle. In the camp it lies face down.
}
help-krysis-card-when = { $kind ->
    [weapon] On your turn, with an attack or with overtime; at most one weapon a round.
   *[vehicle] On your turn, with a load or an attack; at most one vehicle a round.
}
help-krysis-card-combat = { $combat } combat for the team, in attack and defence
help-krysis-card-nothing = nothing at the end, and it can be stolen
help-krysis-card-home = { $points ->
    [one] { $points } point more at the end, with the artefacts that lie there now
   *[other] { $points } points more at the end, with the artefacts that lie there now
}
help-krysis-card-sold = { $points } points at once
help-krysis-card-change = Once played it is discarded after the round at the latest; once at headquarters it can no longer be played.
help-krysis-played-what = { $kind ->
    [weapon] A weapon that was played: it fights as long as it lies here.
   *[vehicle] A vehicle that was played: it carries in the action it was played for.
}
help-krysis-played-change = It cannot be stolen, loaded or sold, and is discarded with the team.
help-krysis-kept-what = An artefact in your headquarters: safe, no longer played, counted at the end.
help-krysis-groups = Groups of artefacts
help-krysis-groups-are = All equal or all different: 1 card counts { $of1 }, 2 count { $of2 }, 3 count { $of3 }, 4 count { $of4 }, 5 count { $of5 }; all 6 kinds together count { $of6 }. Each card is in one group, and the best grouping counts.
help-krysis-slot = { $colour ->
    [red] Red slot
    [blue] Blue slot
   *[white] White slot
}
help-krysis-slot-what = { $colour ->
    [red] Holds 1 red crystal, or up to 3 white ones, or 1 artefact.
    [blue] Holds 1 blue crystal, or up to 2 white ones, or 1 artefact.
   *[white] Holds 1 white crystal.
}
help-krysis-slot-change = A slot never mixes goods, and may stay empty. A vehicle played with a load or an attack adds slots.
help-krysis-mission-is = Mission: { NAME($mission, kind: "mission") }
help-krysis-mission-what = { $points } points at the end, if you have more of these in headquarters than anybody else, and at least one.
help-krysis-mission-goods = In headquarters now
help-krysis-mission-hidden = What lies in the other headquarters stays hidden until the end.
help-krysis-mission-leads = As it lies now, the mission is fulfilled.
help-krysis-mission-behind = As it lies now, the mission is not fulfilled.
help-krysis-mission-change = What you bring home, and the crystals you bid away. Among equals, the miner ahead counts as having most.

# Players

help-krysis-score-open = Points on the track come from goods sold to the bank. What lies in headquarters is counted at the end.
help-krysis-score-part = { $part ->
    [track] on the track
    [crystals] crystals
    [artefacts] artefacts
   *[mission] mission
}
