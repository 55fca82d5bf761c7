# The summary card: figures of agents, copies of artefacts, and what has been played

krysis-ui-summary = Summary card
krysis-ui-summary-note = One of each agent in a company. Filled: already played.
krysis-ui-summary-signs = Stars: how strong an agent is, from 1 to 3; they count only when a deck is built. A figure with a crystal and × 3 is 3 for each such crystal in one’s camp.
krysis-ui-summary-carriers = Carriers
krysis-ui-summary-warriors = Warriors
krysis-ui-summary-specials = Special agents
krysis-ui-summary-artefacts = Artefacts
krysis-ui-summary-agents-head = { $kind ->
    [carrier] speed · slots · played
    [warrior] speed · combat · played
   *[special] figures · skill · played
}
krysis-ui-summary-artefacts-head = copies · dark: discarded
krysis-ui-summary-played = { $names ->
    [none] Not played yet.
   *[some] Played by { $names }.
}
krysis-ui-summary-copies = { $copies } copies, { $gone } discarded.
krysis-ui-summary-groups = Artefacts in a group
krysis-ui-summary-same = all the same
krysis-ui-summary-different = all different
krysis-ui-summary-home = Headquarters, at the end:
krysis-ui-summary-sold = Bank: 2 points for any good, at once.
krysis-ui-summary-holds = { $colour ->
    [red] Red slot:
   *[blue] Blue slot:
}
krysis-ui-summary-or = or
krysis-ui-summary-one-of = { $white ->
    [3] one red crystal, up to three white ones, or one artefact
   *[2] one blue crystal, up to two white ones, or one artefact
}
krysis-ui-summary-points = red 3, blue 2, white 1
