# Puzzles of Kreta.

puzzle-kreta-next = Site { $site } is scored right after your turn. How do you gain most on the others?
puzzle-kreta-next-short = Before a scoring
puzzle-kreta-next-help = Play your whole turn. What counts is your points at this scoring, and for a harvest, less those of whoever of the others scores most at it.
puzzle-kreta-next-know-1 = Nobody does anything between your turn and the scoring. If you play the Castellan yourself, it is scored as all lies now.
puzzle-kreta-next-know-2 = Influence: 1 for a villager, the abbot or a ship, 2 for a village, 1 for a fort in every province around it.
puzzle-kreta-next-know-3 = No hidden card can change it: the site that is scored lies open.
puzzle-kreta-both = Sites { $site } and { $second } are scored right after your turn. How do you gain most on the others?
puzzle-kreta-both-short = Before two scorings
puzzle-kreta-both-help = Play your whole turn. What counts is your points at both scorings, and for a harvest, less those of whoever of the others scores most at them.
puzzle-kreta-both-know-1 = Nobody does anything between your turn and the scorings. If you play the Castellan yourself, they are scored as all lies now.
puzzle-kreta-both-know-2 = { puzzle-kreta-next-know-2 } A province that touches both sites is scored twice.
puzzle-kreta-both-know-3 = No hidden card can change it: the sites that are scored lie open.

puzzle-kreta-nudge = Think of { kreta-the-card }.
puzzle-kreta-right = You { puzzle-kreta-standing }: no other turn does better.
puzzle-kreta-standing = { $lead ->
        [0] gain as many points as the best of the others, { $points }
       *[other] gain { $points } points and the best of the others { $others }
    }
puzzle-kreta-less = You { puzzle-kreta-standing }. The best turn is worth { $best } on the others, yours { $lead }.
puzzle-kreta-note-less = { $value }
puzzle-kreta-note-points = +{ $value }
puzzle-kreta-why-swing = { kreta-ui-card }: in { NAME($province, kind: "province") } your influence goes from { $before } to { $after }, against { $against } of { SEAT($rival) }. In all you gain { $points } points and the best of the others { $others }. That is a difference of { $lead }; the next best turn comes to { $second }.
puzzle-kreta-why-alone = { kreta-ui-card }: in { NAME($province, kind: "province") } your influence goes from { $before } to { $after }, and nobody else has any there. In all you gain { $points } points and the best of the others { $others }. That is a difference of { $lead }; the next best turn comes to { $second }.
puzzle-kreta-why-harvest = { kreta-ui-card }: the tile brings { $tiles } points at once, more than any piece could win in the scoring. In all you gain { $points } points and the best of the others { $others }. That is a difference of { $lead }; the next best turn comes to { $second }.
