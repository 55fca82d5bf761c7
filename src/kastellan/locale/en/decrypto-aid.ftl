# Figures beside a hint

decrypto-aid-points = Where each clue points
decrypto-aid-clue = Clue
decrypto-aid-number = Number { $number }
decrypto-aid-danger = Risk
decrypto-aid-danger-help = Risk: how likely the other side places the clue.
decrypto-aid-behind = What may be behind their lists
