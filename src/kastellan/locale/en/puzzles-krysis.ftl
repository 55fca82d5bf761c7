# Puzzles of Krysis.

puzzle-krysis-last = It is your last turn of the game. How do you gain most points?
puzzle-krysis-last-short = The last turn
puzzle-krysis-last-help = Play your turn: load, attack or work overtime. What counts are the points that it adds to your final score.
puzzle-krysis-last-know-1 = At home a red crystal is worth 3, a blue one 2, a white one 1, and artefacts by their groups. The bank pays 2 for every good.
puzzle-krysis-last-know-2 = What is left in your camp is worth nothing in the end. Nobody can take what is at home or sold.
puzzle-krysis-last-know-3 = { $unseen ->
        [0] You have seen all artefacts.
        [1] One artefact you have not seen: a stolen one can only be that.
       *[other] { $unseen } artefacts you have not seen. A stolen one may be any of them, each as likely; you see it before you choose where the loot goes.
    }
puzzle-krysis-agents = It is your last turn, with a special agent. How do you gain most points?
puzzle-krysis-agents-short = A last turn with a special agent
puzzle-krysis-agents-help = Play your turn. What counts are the points that it adds to your final score; a special agent acts before the action or after it.
puzzle-krysis-agents-know-1 = { puzzle-krysis-last-know-1 }
puzzle-krysis-agents-know-2 = { puzzle-krysis-last-know-2 }
puzzle-krysis-agents-know-3 = { puzzle-krysis-last-know-3 }

puzzle-krysis-points = { $pointsTenths ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $points }.{ $pointsTenths } points
    }
puzzle-krysis-best = { $bestTenths ->
        [0] { $best }
       *[other] { $best }.{ $bestTenths }
    }
puzzle-krysis-second = { $secondTenths ->
        [0] { $second }
       *[other] { $second }.{ $secondTenths }
    }
puzzle-krysis-nudge-agent = Think first of what your { NAME($agent, kind: "agent") } can do before the action.
puzzle-krysis-nudge-camp = Look at the camp of { SEAT($target) }.
puzzle-krysis-nudge-load = Look at what lies in your own camp, and at your slots.
puzzle-krysis-right = That brings { puzzle-krysis-points }: no other turn brings more.
puzzle-krysis-less = That brings { puzzle-krysis-points }; there is a turn that brings { puzzle-krysis-best }.
puzzle-krysis-nothing = That brings no point: what lies in your camp is worth nothing in the end. There is a turn that brings { puzzle-krysis-best }.
puzzle-krysis-note-less = { $tenths ->
        [0] { $value }
       *[other] { $value }.{ $tenths }
    }
puzzle-krysis-note-points = +{ puzzle-krysis-note-less }

puzzle-krysis-first = { $helper ->
        [thief] First your { NAME($agent, kind: "agent") } takes { $taken ->
            [one] { $taken } crystal
           *[other] { $taken } crystals
        } from the camp of { SEAT($victim) }.{ " " }
        [alchemist] First your { NAME($agent, kind: "agent") } turns { $changed } { $colour ->
            [white] white into blue
           *[other] blue into red
        }.{ " " }
        [miner] First your { NAME($agent, kind: "agent") } brings crystals into the camp.{ " " }
       *[none] { "" }
    }
puzzle-krysis-ride = { $rides ->
        [0] { "" }
       *[other] { "" } with the transport { NAME($ride, kind: "artefact") }
    }
puzzle-krysis-next = The next best plan, { $next ->
        [load-hq] loading for headquarters
        [load-bank] loading for the bank
        [attack-hq] attacking { SEAT($rival) } and taking the crystals home
        [attack-bank] attacking { SEAT($rival) } and selling the crystals
       *[attack-either] attacking { SEAT($rival) } for artefacts too
    }, comes to { puzzle-krysis-second }.
puzzle-krysis-force = { $open ->
        [1] nobody defends it
       *[other] { $force } against { $defence }{ $arms ->
            [0] { "" }
           *[other] { "" } with the { NAME($arm, kind: "artefact") }
        }
    }
puzzle-krysis-why-load-hq = { puzzle-krysis-first }Load { krysis-goods } for headquarters{ puzzle-krysis-ride }: { $crystals } for the crystals{ $artefacts ->
        [0] { "" }
       *[other] , { $groups } for what your groups of artefacts gain
    }. That makes { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-load-bank = { puzzle-krysis-first }Load { krysis-goods } for the bank{ puzzle-krysis-ride }: { $goods } goods at 2 each. That makes { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-attack-hq = { puzzle-krysis-first }Attack the camp of { SEAT($target) } ({ puzzle-krysis-force }) and take home { krysis-goods }{ puzzle-krysis-ride }. That makes { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-attack-bank = { puzzle-krysis-first }Attack the camp of { SEAT($target) } ({ puzzle-krysis-force }) and sell { krysis-goods }{ puzzle-krysis-ride }: { $goods } goods at 2 each. That makes { puzzle-krysis-points }. { puzzle-krysis-next }
puzzle-krysis-why-attack-either = { puzzle-krysis-first }Attack the camp of { SEAT($target) } ({ puzzle-krysis-force }) and take { krysis-goods }{ puzzle-krysis-ride }. Counted over the { $unseen } artefacts that you have not seen, and taken home or sold, whichever is worth more, that makes { puzzle-krysis-points } on average. { puzzle-krysis-next }
