# What is this? in Decrypto

help-decrypto-seat = { SEAT($seat) }
help-decrypto-team = { $team ->
    [0] White
   *[1] Black
}
help-decrypto-of-team = { $team ->
    [0] of White
   *[1] of Black
}

# Headings

help-decrypto-came = Where they came from
help-decrypto-may-decide = What they may decide
help-decrypto-tie = If it comes to a tie-break
help-decrypto-tie-note = interceptions less misreadings
help-decrypto-balance = Together
help-decrypto-change = What would change it
help-decrypto-clues-so-far = Clues so far
help-decrypto-guess = Guesses so far
help-decrypto-clues = Clue by clue
help-decrypto-came-of-it = What came of it
help-decrypto-here = Here now

# Tokens

help-decrypto-intercepted = intercepted
help-decrypto-misread = misread
help-decrypto-intercepted-title = Interceptions { help-decrypto-of-team }
help-decrypto-misread-title = Misreadings { help-decrypto-of-team }
help-decrypto-intercepted-what = A team gets one for finding the code of the other. It has { $count }.
help-decrypto-misread-what = A team gets one when it does not find its own code. It has { $count }.
help-decrypto-intercepted-in = Round { $round }: the code was { $code }.
help-decrypto-misread-in = Round { $round }: the code was { $code }.
help-decrypto-came-not = None has been given yet.
help-decrypto-intercepted-more = { $count ->
    [one] One more, and this team wins at the end of the round, unless a tie-break decides.
   *[other] With { $count } of them this team wins at the end of the round.
}
help-decrypto-misread-more = { $count ->
    [one] One more, and this team loses at the end of the round, unless a tie-break decides.
   *[other] With { $count } of them this team loses at the end of the round.
}
help-decrypto-decided = With { $count } the game ends with this round.

# Windows, clues, sheets

help-decrypto-window = Window { $n } { help-decrypto-of-team }
help-decrypto-word = The keyword is “{ $word }”.
help-decrypto-word-secret = A keyword that you may not see: clues point to it by its number.
help-decrypto-given = { $count ->
    [one] One clue pointed here: { $clues }.
   *[other] { $count } clues pointed here: { $clues }.
}
help-decrypto-given-none = No clue has pointed here in a finished round.
help-decrypto-keyword-change = Keywords stay for the whole game; each round a code of three digits says which three get clues, and in which order.
help-decrypto-clue = Clue { $n }
help-decrypto-clue-what = “{ $text }” points to one keyword by its meaning.
help-decrypto-clue-none = no clue
help-decrypto-struck = It is struck: an objection was upheld.
help-decrypto-guessed = { help-decrypto-team } guesses keyword { $digit }.
help-decrypto-guessed-not = { help-decrypto-team } has not chosen yet.
help-decrypto-guess-hidden = The guesses of others stay hidden until the code is told.
help-decrypto-clue-change = Until the guess is fixed, everybody in the team may change it; the three digits all differ.
help-decrypto-round = Round { $round } { help-decrypto-of-team }
help-decrypto-round-what = Three clues, the guess of this sheet’s team, and the true code once it is told.
help-decrypto-digit = Keyword { $digit }
help-decrypto-line = Clue { $n }
help-decrypto-text = { $text }
help-decrypto-our-guess = Guess
help-decrypto-code = { $code }
help-decrypto-round-open = The code is not told yet.
help-decrypto-was-decoded = The team found its own code.
help-decrypto-was-misread = The team misread its own clues: a misreading.
help-decrypto-was-caught = The other team found the code: an interception.
help-decrypto-was-safe = The other team did not find it.
help-decrypto-list = Column { $n } { help-decrypto-of-team }
help-decrypto-list-what = All clues that were given for this keyword, whose word is secret.
help-decrypto-list-change = When a code is told, its clues are written under their keywords: clues for one word resemble each other.

# Players

help-decrypto-seat-what = Plays for { help-decrypto-team }.
help-decrypto-encrypts = Encrypts this round: sees the code and writes the three clues.
help-decrypto-decodes = Decodes the own team’s clues and intercepts the others’.
help-decrypto-of-two = { $count } of 2
