# The board of Decrypto

decrypto-ui-white = White
decrypto-ui-black = Black
decrypto-ui-team = The team
decrypto-ui-interceptor = The interceptor
decrypto-ui-seat = { SEAT($seat) }
decrypto-ui-us = { $alone ->
    [yes] you
   *[no] us
}
decrypto-ui-encryptor-of = { $team } · encryptor
decrypto-ui-encryptor = encryptor
decrypto-ui-round = round
decrypto-ui-intercepted = intercepted
decrypto-ui-misread = miscommunication
decrypto-ui-intercepted-of = Interception tokens: { $count ->
    [3] 3
   *[other] { $count } of 2
}
decrypto-ui-misread-of = Miscommunication tokens: { $count } of 2
decrypto-ui-state-writes = writing
decrypto-ui-state-chooses = choosing
decrypto-ui-state-chosen = chosen
decrypto-ui-state-submitted = handed in
decrypto-ui-state-fixed = locked in
decrypto-ui-state-agreeing = agreeing
decrypto-ui-state-names = naming
decrypto-ui-state-named = handed in

decrypto-ui-limit = { $what ->
    [sand] sand timer
    [clues] for clues
    [guess] to guess
    [answer] to answer
    [vote] to vote
   *[names] to name
}
decrypto-ui-seconds-left = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}

decrypto-ui-screen = Screen: { $team }
decrypto-ui-their-screen = { $team }: sealed screen
decrypto-ui-sealed = sealed
decrypto-ui-windows-own = Only your team sees these words.
decrypto-ui-windows-pegs = Only your team sees these words. Put one peg in each clue’s row.
decrypto-ui-windows-sealed = Only the team itself sees these words.
decrypto-ui-code-is = Your code: { $code }
decrypto-ui-code-secret = Your code. Nobody else sees it before the reveal.

decrypto-ui-desk = Your three clues
decrypto-ui-clue = clue { $line }
decrypto-ui-they-know = The others know for { $digit }: { $clues }
decrypto-ui-they-know-none = The others know nothing for { $digit }
decrypto-ui-near-ask = How near is it to what they know?
decrypto-ui-near-thinking = Weighing your clues…
decrypto-ui-near = From what they know, they would place it with a chance of about { $percent }%.
decrypto-ui-near-to = They would place it with a chance of about { $percent }%, nearest to “{ $clue }” ({ $digit }).
decrypto-ui-empty = A word or a sentence about the meaning of “{ $keyword }”.
decrypto-ui-checking = Checking…
decrypto-ui-passes = Passes the checks.
decrypto-ui-refused = Refused:
decrypto-ui-attention = Careful:
decrypto-ui-confirm = I confirm this clue
decrypto-ui-perform = I perform this clue; the text is its caption
decrypto-ui-read-rule = Read rule { $rule }
decrypto-ui-your-clues = Your clues.
decrypto-ui-clue-missing = { $count ->
    [one] Line { $lines } still needs a clue.
   *[other] Lines { $lines } still need clues.
}
decrypto-ui-clue-confirm = { $count ->
    [one] Confirm clue { $lines }, or rewrite it.
   *[other] Confirm clues { $lines }, or rewrite them.
}
decrypto-ui-clue-correct = { $count ->
    [one] Rewrite clue { $lines }: it breaks a rule.
   *[other] Rewrite clues { $lines }: they break a rule.
}
decrypto-ui-hand-in-ready = All three clues pass the checks. Hand them in?
decrypto-ui-hand-in-help = Handing in is final. Then the sand runs for the other encryptor.
decrypto-ui-hand-in-final = Handing in is final.
decrypto-ui-hand-in-sand = Handing in is final. When time is up, a refused line stays empty (DEC-14).
decrypto-ui-hand-in = Hand in 3 clues

decrypto-ui-dealing = Keywords and codes are being dealt.
decrypto-ui-your-encryptor = Your encryptor.
decrypto-ui-choose-now = Name whoever gives your team’s clues this round.
decrypto-ui-choose-help = Any of you may; the first naming counts. Nobody is named again before all others were.
decrypto-ui-choose-wait = { SEAT($seat) } gives your team’s clues. The other team is still choosing.
decrypto-ui-choose-watch = The teams choose their encryptors.
decrypto-ui-choose-one = { decrypto-story-team } chooses an encryptor.
decrypto-ui-choose-seat = Name { SEAT($seat) }
decrypto-ui-choose-me = I give the clues
decrypto-ui-choose-been = has been encryptor
decrypto-ui-chosen = { SEAT($seat) } gives the clues.
decrypto-ui-chooses = is choosing
decrypto-ui-write-one = { SEAT($seat) } is writing three clues.
decrypto-ui-write-two = { SEAT($seat) } and { SEAT($other) } are writing their clues.
decrypto-ui-write-done = Your clues are handed in. { SEAT($seat) } is still writing.
decrypto-ui-write-wait-help = Think about what was given so far: it is all on the sheet.
decrypto-ui-write-first-help = Meanwhile look at your team’s four words: the clues will be about them.
decrypto-ui-wait-writes = { SEAT($seat) } is writing three clues.
decrypto-ui-wait-done = { SEAT($seat) } has handed in three clues.

decrypto-ui-clue-row = Clue { $line }: { $clue }
decrypto-ui-no-clue = no clue
decrypto-ui-performed = performed
decrypto-ui-struck = struck
decrypto-ui-stands = stands
decrypto-ui-socket = Keyword { $digit }
decrypto-ui-socket-word = { $digit }, { $word }
decrypto-ui-socket-used = has the peg of clue { $line }
decrypto-ui-drafted-by = peg of { SEAT($seat) }
decrypto-ui-you = You
decrypto-ui-decode = Decode:
decrypto-ui-intercept = Intercept:
decrypto-ui-put-pegs = put one peg in each clue’s row, under the keyword it is for.
decrypto-ui-draft = your draft is { $guess }.
decrypto-ui-mate-waits = { SEAT($seat) } leaves the choice to you.
decrypto-ui-ask-mate = Ask { SEAT($seat) }
decrypto-ui-thinking = { SEAT($seat) } is thinking…
decrypto-ui-thinks-so = { SEAT($seat) } thinks so
decrypto-ui-take-over = Use these pegs
decrypto-ui-why = Why?
decrypto-ui-why-close = Close the reasons
decrypto-ui-decode-help = Locking in is final. Wrong: your team takes a miscommunication token.
decrypto-ui-decode-three = Locking in is final. Wrong: the interceptor takes a token.
decrypto-ui-intercept-help = Locking in is final. Right: an interception token. Wrong: it costs nothing.
decrypto-ui-intercept-talk = Locking in is final. You may talk with your team about these clues; your own code stays your secret.
decrypto-ui-intercept-silent = Locking in is final. At this table you stay silent until your own code is revealed.
decrypto-ui-fix-all = The guess is locked in when all who guess have agreed.
decrypto-ui-fix-none = Lock in
decrypto-ui-fix = Lock in { $guess }
decrypto-ui-propose-none = Propose
decrypto-ui-propose = Propose { $guess }
decrypto-ui-agree-now = { $seats } would lock in { $guess }.
decrypto-ui-agree-help = Agree to it, or reopen the guess to change it.
decrypto-ui-agree = Agree to { $guess }
decrypto-ui-reopen = Reopen
decrypto-ui-agreed = You have agreed to { $guess }.
decrypto-ui-agreed-help = Your team-mates agree as well or reopen it.
decrypto-ui-fixed = { $alone ->
    [yes] Your guess is locked in: { $guess }.
   *[no] Your team’s guess is locked in: { $guess }.
}
decrypto-ui-fixed-help = As soon as the other side is ready, the interception is announced first.
decrypto-ui-own-clues = Your clues are being discussed.
decrypto-ui-own-clues-help = You take no part and show no reaction until your code is revealed.
decrypto-ui-watch = { decrypto-story-team }: the clues are being discussed.
decrypto-ui-listen = { decrypto-story-team } decodes. Note the clues.
decrypto-ui-listen-help = There is no interception in round 1.
decrypto-ui-listen-talk = There is no interception in round 1. You may talk with your team about these clues; your own code stays your secret.

decrypto-ui-object = Object to a clue
decrypto-ui-spell = Spell it out
decrypto-ui-object-line = Object to clue { $line }
decrypto-ui-objecting = Objection.
decrypto-ui-object-choose = Choose the clue and the rule that it breaks.
decrypto-ui-object-this = Clue { $line } breaks { $rule }.
decrypto-ui-object-help = { SEAT($author) } concedes or contests; if contested, all others vote. One objection a line.
decrypto-ui-object-send = Object
decrypto-ui-cancel = Cancel
decrypto-ui-which-clue = Which clue?
decrypto-ui-which-rule = By which rule?
decrypto-ui-choose-rule = Choose a rule
decrypto-ui-objection = Objection
decrypto-ui-objects = { SEAT($seat) } objects to clue { $line }, “{ $clue }”.
decrypto-ui-answer-wait = { SEAT($author) } answers the objection to clue { $line }. Guessing pauses meanwhile.
decrypto-ui-your-answer = Your answer.
decrypto-ui-answer-now = { SEAT($seat) } holds that clue { $line } breaks { $rule }.
decrypto-ui-answer-help = Concede: the clue is struck. Contest: the others vote.
decrypto-ui-concede = Concede
decrypto-ui-contest = Contest
decrypto-ui-your-vote = Your vote.
decrypto-ui-vote-now = Does clue { $line } break “{ $ground }” ({ $rule })?
decrypto-ui-vote-help = It is struck if more uphold than reject, at least one of its own team among them.
decrypto-ui-vote-uphold = Strike it
decrypto-ui-vote-reject = It stands
decrypto-ui-vote-abstain = Abstain
decrypto-ui-votes = Votes
decrypto-ui-has-voted = has voted
decrypto-ui-votes-still = has not voted yet
decrypto-ui-your-vote-was = Your vote: { $vote ->
    [uphold] strike it
    [reject] it stands
   *[abstain] abstention
}.
decrypto-ui-vote-author = The others vote on your clue { $line }.
decrypto-ui-vote-wait = There is a vote on clue { $line }.
decrypto-ui-voted = You have voted. The others still vote on clue { $line }.
decrypto-ui-ground-DEC-40 = Three separate clues
decrypto-ui-ground-DEC-42 = About the meaning
decrypto-ui-ground-DEC-43 = Not the spelling
decrypto-ui-ground-DEC-44 = Not the number of letters
decrypto-ui-ground-DEC-45 = Not the position
decrypto-ui-ground-DEC-46 = Not the sound
decrypto-ui-ground-DEC-48 = Public knowledge
decrypto-ui-ground-DEC-50 = The same for all
decrypto-ui-ground-DEC-51 = No clue twice
decrypto-ui-ground-DEC-52 = Not the code
decrypto-ui-ground-DEC-53 = No own keyword
decrypto-ui-ground-DEC-54 = No translation
decrypto-ui-ground-DEC-55 = No common root

decrypto-ui-told = { decrypto-story-team }: reveal of round { $round }
decrypto-ui-told-interception = { decrypto-story-team } tried to intercept: { $guess }.
decrypto-ui-told-decoding = { decrypto-story-team } tried to decode: { $guess }.
decrypto-ui-told-code = The code is { $code }.
decrypto-ui-told-caught = { decrypto-story-team } takes an interception token.
decrypto-ui-told-misread = { decrypto-story-team } takes a miscommunication token.
decrypto-ui-told-misread-three = Not decoded: the interceptor takes an interception token.
decrypto-ui-told-fine = Read by its own team alone: no token.
decrypto-ui-told-close = Close the reveal
decrypto-ui-step-interception = { $team } intercepts
decrypto-ui-step-decoding = { $team } decodes
decrypto-ui-step-code = the code
decrypto-ui-stamp-intercepted = intercepted
decrypto-ui-stamp-misread = miscommunication
decrypto-ui-stamp-safe = safe

decrypto-ui-sheet = Note sheet
decrypto-ui-our-side = { $alone ->
    [yes] Your side
   *[no] Our side
}
decrypto-ui-their-side = { $alone ->
    [yes] Other side
   *[no] Their side
}
decrypto-ui-ours = ours: we decode
decrypto-ui-ours-none = yours
decrypto-ui-theirs = { $alone ->
    [yes] theirs: you intercept
   *[no] theirs: we intercept
}
decrypto-ui-theirs-none = theirs
decrypto-ui-rounds = Clues, guesses and codes by round
decrypto-ui-col-clue = clue
decrypto-ui-col-guess = { $alone ->
    [yes] your guess
   *[no] our guess
}
decrypto-ui-col-decoding = guess
decrypto-ui-col-true = true code
decrypto-ui-your-three = your three clues
decrypto-ui-lists = Clues for each keyword
decrypto-ui-no-keywords = The interceptor has no keywords: nothing is written here.
decrypto-ui-hunch = Your hunch for keyword { $place }; only you see it
decrypto-ui-notes = Notes
decrypto-ui-notes-of = { $alone ->
    [yes] Your notes
   *[no] Our notes
}
decrypto-ui-notes-empty = { $alone ->
    [yes] Only you read this.
   *[no] Only your team reads this.
}
decrypto-ui-notes-muted = You hold a secret code: for now you write nothing but clues.
decrypto-ui-name-team = { $alone ->
    [yes] Choose your name
   *[no] Name your team
}
decrypto-ui-save = Save

decrypto-ui-tie = Tie-break.
decrypto-ui-naming = What are the keywords of { $team }?
decrypto-ui-name-word = Word { $place }
decrypto-ui-names-now = Name up to four keywords of the other team.
decrypto-ui-names-watch = The teams are even: each names the other’s keywords.
decrypto-ui-names-help = The order does not matter; whoever finds more wins. Handing in is final for your team.
decrypto-ui-names-send = Hand in the words
decrypto-ui-names-wait = Your words are handed in. The other team is still naming.
decrypto-ui-over = { decrypto-story-team } wins.
decrypto-ui-shared = Both teams share the victory.
decrypto-ui-winner = wins
decrypto-ui-face-up = All keywords
decrypto-ui-found = { $team } found { $count } of 4. Words named: { $words }
decrypto-ui-found-nothing = { $team } named no word.
decrypto-ui-audit = Unheeded warnings: { $count }
decrypto-ui-audit-line = Round { $round }, { $team }, clue { $line }:
decrypto-ui-fate-for = for you
decrypto-ui-fate-against = against you
