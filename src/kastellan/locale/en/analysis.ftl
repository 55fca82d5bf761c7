# Hints and reviews

table-hints-off = This table was opened without hints. Think it over yourself, or open a table that allows them.
table-hints-turn = A hint is for a decision of your own, and you have none to make now. Ask again when it is your turn.
server-too-many-hints = Those were many hints in a short time. Wait a minute and ask again.
server-too-many-reviews = You have had many games reviewed in a short time. Wait a minute and ask again.
server-no-hint = There is no hint just now. Try again in a moment.

client-hint = Hint
client-hint-ask = What would a strong player do?
client-hint-thinking = A strong player looks at what you see…
client-hint-do = Do it
client-hint-allowed = Hints allowed
client-hint-forbidden = No hints
client-hint-others = Also considered
client-hint-fared = Success in imagined games
client-hint-scale = 100% would be first in every imagined game, 0% last in every one.
client-hint-surest = The move on top was tried most often, so its figure is the surest.

client-review = Review
client-review-help = Every figure comes from what a player knew at that moment, not from what came out later.
client-review-thinking = Every decision is being looked at again.
client-review-progress = { $percent }%
client-review-failed = The review could not be made. Try again in a minute.
client-review-chart = Chances to win
client-review-chart-help = Each line is the chance as that player could tell.
client-review-at = Move { $move }
client-review-chance = { SEAT($seat) } { $percent }%
client-review-costly = Most costly decisions
client-review-whose = Whose
client-review-everybody = Everybody
client-review-none = Nothing costly here: well played.
client-review-played = Played
client-review-better = Better
client-review-cost = −{ $percent }%
client-review-cost-said = cost { $percent }% of the chance to win
client-review-jump = Show move { $move }
client-review-balance = Luck and decisions
client-review-balance-help = How much of the chance to win came or went by luck and by the others, and how much a player’s own decisions gave away.
client-review-player = Player
client-review-luck = Luck and others
client-review-decisions = Decisions
client-review-save = Save the review

client-analyses = Your analyses
client-go-on-here = Go on from here
