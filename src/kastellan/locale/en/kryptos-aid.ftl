# Figures beside a hint

kryptos-aid-card = Chances of a card
kryptos-aid-option = Card { $index } of { SEAT($owner) }
kryptos-aid-exposes = How much each card would tell the others
kryptos-aid-place = Place { $index }
