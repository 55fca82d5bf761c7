# Puzzles of Decrypto.

puzzle-decrypto-intercept = Which code do these three clues stand for?
puzzle-decrypto-intercept-short = Intercept a code
puzzle-decrypto-intercept-help = You intercept { SEAT($one) } and { SEAT($other) }, round { $round }. Set the three digits and lock the code in.
puzzle-decrypto-intercept-know-1 = Each digit from 1 to 4 stands for one secret word of the team, the same one all game long.
puzzle-decrypto-intercept-know-2 = The sheet shows what was said for each digit so far. All clues of a digit are about the same word.
puzzle-decrypto-intercept-know-3 = The code has three different digits, and its clues stand in its order. One digit is left out.

puzzle-decrypto-nudge = Begin with “{ $clue }”.
puzzle-decrypto-right = The code is { $code }.
puzzle-decrypto-not = “{ $clue }” is not { $number }: it goes better with what was said for another digit than with { $earlier }.
puzzle-decrypto-note-not = not { $value }
puzzle-decrypto-note-word = { $value }
puzzle-decrypto-why = “{ $a }” belongs with { $aEarlier }: digit { $aNumber } is “{ $aWord }”. “{ $b }” belongs with { $bEarlier }: digit { $bNumber } is “{ $bWord }”. “{ $c }” belongs with { $cEarlier }: digit { $cNumber } is “{ $cWord }”.
