# Moves in words, for hints and reviews

kryptos-do-reveal = Show the card in place { $index }
kryptos-do-guess = Say that card { $index } of { SEAT($owner) } is the { $value }
kryptos-do-end_turn = End the turn without a second attempt
