# Moves in words, for hints and reviews

krysis-do-add_crystal = Add a crystal: { NAME($crystal, kind: "crystal") }
krysis-do-add_artefact = Load an artefact: { NAME($artefact, kind: "artefact") }
krysis-do-announce = Announce one more artefact to steal
krysis-do-add_agent = Choose an agent: { NAME($agent, kind: "agent") }
krysis-do-take_back = Start this choice over
krysis-do-confirm = Confirm the choice
krysis-do-confirm-bid = Seal the bid
krysis-do-confirm-nothing = Bid nothing
krysis-do-confirm-attack = Carry out the attack
krysis-do-confirm-rob = Carry out the theft
krysis-do-dig = Dig on space { $space }{ $alternative ->
    [0] { "" }
   *[other] , the second offer
}
krysis-do-keep = Keep the artefact: { NAME($artefact, kind: "artefact") }
krysis-do-choose = Put an agent on the team: { NAME($agent, kind: "agent") }
krysis-do-load = Load goods
krysis-do-attack = Attack the camp of { SEAT($target) }
krysis-do-overtime = Work overtime
krysis-do-play = Use an artefact: { NAME($artefact, kind: "artefact") }
krysis-do-deliver = { $place ->
    [hq] Take it home to headquarters
    [bank] Sell it to the bank
   *[camp] Bring it to your own camp
}
krysis-do-take_pay = Take for overtime: { krysis-crystals }
krysis-do-rob = Rob { SEAT($target) } with the { NAME($agent, kind: "agent") }
krysis-do-spy = Let the { NAME($agent, kind: "agent") } look at the artefacts of { SEAT($target) }
krysis-do-snatch = Let the spy take an artefact: { NAME($artefact, kind: "artefact") }
krysis-do-snatch-none = Let the spy take nothing
krysis-do-mine = Let the { NAME($agent, kind: "agent") } mine
krysis-do-transmute = Let the { NAME($agent, kind: "agent") } change crystals: { $number } { $colour ->
    [blue] blue into red
   *[white] white into blue
}
krysis-do-end_turn = End the turn
krysis-do-recruit = { $kind ->
    [carrier] Draw a carrier
   *[warrior] Draw a warrior
}
