# Setting up a game

decrypto-option-language = Language of the words
decrypto-option-language-help = Keywords and clues are in this language, whatever language each of you reads the screen in.
decrypto-option-language-en = English
decrypto-option-language-fr = French
decrypto-option-language-bg = Bulgarian
decrypto-option-timer = Sand timer
decrypto-option-timer-help = Seconds for the second encryptor once the first has handed in three clues. 0 switches the timer off.
decrypto-option-first_clue_limit = Limit for the first clues
decrypto-option-first_clue_limit-help = Seconds until clues have to be there even if nobody has handed any in. 0 for no limit.
decrypto-option-guess_limit = Limit for guesses
decrypto-option-guess_limit-help = Seconds for both guesses of a half-round. A complete draft then counts; an incomplete one is wrong. 0 for no limit.
decrypto-option-names_limit = Limit for naming keywords
decrypto-option-names_limit-help = Seconds for naming the other team’s keywords in a tie-break. 0 for no limit.
decrypto-option-root_rule = Root rule
decrypto-option-root_rule-help = No clue may contain a word of the same root as one of the team’s own keywords. The Bulgarian rulebook prints this rule; the French one bans only the keywords and their translations.
decrypto-option-performed_clues = Performed clues
decrypto-option-performed_clues-help = Clues may be hummed, mimed or danced on a call; a written caption is still needed.
decrypto-option-guess_lock = Locking in a guess
decrypto-option-guess_lock-help = Either any member of the team who guesses may lock it in, or all of them have to agree.
decrypto-option-guess_lock-any = Any member
decrypto-option-guess_lock-all = All together
decrypto-option-objections = Objections
decrypto-option-objections-help = Players may object to a clue; a clue that is conceded or voted down is struck.
decrypto-option-white = Team White
decrypto-option-white-help = The seats of White. If left open, seats alternate; with three players the first two are the team.
decrypto-option-encryptor_order = Encryptors
decrypto-option-encryptor_order-help = Members of a team take turns, in the order of the seats or in one that you write. Or each team names its encryptor at the start of a round, nobody again before all others were.
decrypto-option-encryptor_order-list = In turn
decrypto-option-encryptor_order-chosen = Named each round
decrypto-option-silent_encryptor = Silent encryptors
decrypto-option-silent_encryptor-help = An encryptor may not talk with the team about the other team’s clues either, until the own code is revealed.
decrypto-option-uneven_teams = Two against four
decrypto-option-uneven_teams-help = Allows teams of two and four: a free chair’s arrow moves it to the other side. Both rulebooks advise against it: teams should be as even as possible.
decrypto-option-used = Words played before
decrypto-option-used-help = These keywords are not dealt again until too few others are left.
decrypto-option-used-count = { $count ->
    [one] { $count } word played before is left out
   *[other] { $count } words played before are left out
}

decrypto-players = Decrypto is for 3 to 8 players, and { $seats ->
    [one] there is { $seats }
   *[other] there are { $seats }
}. Add or remove players.
decrypto-white-seats = White needs different seats, numbered from 1 to { $last }. Choose again, or leave the teams to seat order.
decrypto-white-of-three = With three players two form the team and one intercepts; White was given { $white }. Choose two.
decrypto-uneven = The teams differ by more than one player: { $white } against { $black }. Even them out.
decrypto-two-against-four = The teams differ by two players: { $white } against { $black }. Even them out, or allow two against four.
decrypto-encryptor-order = The order of encryptors has to name each of these seats once: { $seats }. Complete it, or leave it open.
decrypto-limits = A time limit is a number of seconds, or 0 for none. Choose 0 to { $most }.

# Why a move is refused

decrypto-no-seat = There is no such seat at this table. Act from one of the seats that play.
decrypto-over = The game is over. Start another one to play on.
decrypto-dealing = Keywords and codes are being dealt. Wait a moment.
decrypto-clues-known = Clues are written only at the start of a round, and those that were handed in cannot be changed. Go on with what the round asks for now.
decrypto-interceptor-writes = The interceptor has no keywords and gives no clues. Wait for those of the team.
decrypto-not-encryptor = { SEAT($seat) } gives your team’s clues this round. Wait for them; your turn as encryptor will come.
decrypto-no-encryptor-yet = The teams are still naming their encryptors. Clues are written when both are named.
decrypto-encryptors-in-turn = Encryptors take turns at this table, so nobody is named. Go on with what the round asks for now.
decrypto-encryptor-chosen = { SEAT($seat) } is your team’s encryptor this round, and the first naming counts. Name another one next round.
decrypto-encryptor-of-others = A team names one of its own members. Choose among your team-mates and yourself.
decrypto-encryptor-again = { SEAT($seat) } has been encryptor, and it is the turn of those who have not. Name one of them.
decrypto-submitted = Your clues are handed in and final. Wait until they are read out.
decrypto-no-line = There are three lines, numbered 1 to 3. Choose one of them.
decrypto-clue-long = A clue has at most { $most } characters. Shorten it.
decrypto-not-performed = Clues are not performed at this table. Write the clue without the mark.
decrypto-clue-empty = Line { $line } is empty. Write a clue for each of the three digits, then hand them in.
decrypto-clue-keyword = Line { $line }: “{ $part }” is your team’s keyword “{ $keyword }”. No own keyword may be in a clue, not even for another one. Write something else.
decrypto-clue-translation = Line { $line }: “{ $part }” is a translation of your team’s keyword “{ $keyword }”. Write something else.
decrypto-clue-root = Line { $line }: “{ $part }” has the same root as your team’s keyword “{ $keyword }”. Choose a word of another root.
decrypto-clue-reuse = Line { $line }: your team has already given the clue “{ $earlier }”. Each clue is used once a game; find a new one.
decrypto-clue-twice = Line { $line } repeats another line, “{ $earlier }”. Three different clues are needed; find a new one.
decrypto-clue-code = Line { $line } states the code. Give clues to the meaning of the keywords instead.
decrypto-warning-several = Line { $line }: “{ $part }” looks as if the line held several clues. Confirm if it is a single clue, or rewrite it.
decrypto-warning-spelling = Line { $line }: “{ $part }” seems to be about letters. A clue is about meaning, never about spelling. Confirm if it is about the meaning, or rewrite it.
decrypto-warning-count = Line { $line }: “{ $part }” could be read as the number of letters of “{ $keyword }”. Confirm if it is about the meaning, or rewrite it.
decrypto-warning-position = Line { $line }: “{ $part }” could be read as the number of a keyword. Confirm if it is about the meaning, or rewrite it.
decrypto-warning-sound = Line { $line }: “{ $part }” sounds like your team’s keyword “{ $keyword }”. Confirm if it is about the meaning, or rewrite it.
decrypto-warning-root = Line { $line }: “{ $part }” contains a root of your team’s keyword “{ $keyword }”. Confirm if that is by chance, or rewrite it.
decrypto-warning-reuse = Line { $line } is much like your team’s clue “{ $earlier }”. Each clue is used once a game. Confirm if it is a new one, or rewrite it.
decrypto-not-guessing = No code is guessed now. Guesses are made once clues have been read out.
decrypto-own-clues = These clues are yours: you take no part in the guessing and show no reaction. Wait until your code is revealed.
decrypto-no-interception = There is no interception in round 1. Note the clues; you can intercept from round 2 on.
decrypto-fixed = The guess is locked in and cannot be changed. Wait for the other side.
decrypto-objection-open = An objection to a clue is being settled. Guessing goes on afterwards.
decrypto-agreed = You have agreed to this guess. Your team-mates decide now whether to agree as well or to reopen it.
decrypto-nothing-to-reopen = The guess is still open, so there is nothing to reopen. Change the draft instead.
decrypto-digits = { $guess } cannot be a code: a code has three different digits from 1 to 4. Correct it.
decrypto-incomplete = The guess is not complete. Choose three digits, then lock it in.
decrypto-agree-or-reopen = A team-mate wants to lock in { $guess }. Agree to it, or reopen the guess to change it.
decrypto-same-draft = This is the draft already. Change it or lock it in.
decrypto-no-objections = Objections are switched off at this table. Take the clue as it stands.
decrypto-too-late-to-object = You can object only while the clues are being discussed. What is found later changes nothing.
decrypto-object-empty = Line { $line } is empty, so there is nothing to object to. Choose another line.
decrypto-objected-before = There has been an objection to line { $line } already, and there can be only one a line. Object to another line, or go on guessing.
decrypto-no-grounds = An objection names the clue rule that is broken. Choose one of the clue rules.
decrypto-root-rule-off = The root rule is switched off at this table. Name another rule.
decrypto-no-objection = There is no objection to settle. Go on with the game.
decrypto-not-your-clue = { SEAT($seat) } gave this clue and has to answer. Wait for the answer.
decrypto-contested = You have contested the objection. Wait until the others have voted.
decrypto-no-vote-yet = { SEAT($seat) } has yet to answer the objection. There is a vote only if it is contested; wait for the answer.
decrypto-author-votes = The clue is yours, so you have no vote. Wait for the others.
decrypto-voted = You have voted. Wait for the others.
decrypto-no-naming = Keywords are named only to break a tie at the end of the game. Keep your ideas in the notes.
decrypto-no-tie-break = With three players there is no tie-break, so nobody names keywords. Keep your ideas in the notes.
decrypto-named = Your team has handed in its words. Wait for the other team.
decrypto-four-names = There are four words to name, numbered 1 to 4. Choose one of these places.
decrypto-name-long = A word has at most { $most } characters here. Shorten it.
decrypto-muted = You hold a secret code, so you write nothing but clues now. Your team-mates can write this down.
decrypto-muted-name = You hold a secret code, so nothing that you write may reach the other team before it is revealed. A team-mate can choose the name.
decrypto-notes-long = The notes hold at most { $most } characters. Shorten them.
decrypto-named-team = Names are chosen in round 1 and kept for the rest of the game. Go on with the one you have.
decrypto-team-name = A name has 1 to { $most } characters. Change its length.

# The story of a game

decrypto-story-team = { $team ->
    [white] White
    [black] Black
    [pair] The team
    [interceptor] The interceptor
   *[named] { $called }
}
decrypto-story-dealt = The keywords are dealt.
decrypto-story-uneven = Two play against four. Both rulebooks advise teams as even as possible.
decrypto-story-encryptor = { decrypto-story-team }: { SEAT($seat) } names { SEAT($named) } as encryptor.
decrypto-story-round = Round { $round }: { $three ->
    [yes] { SEAT($white) } is the encryptor.
   *[no] { SEAT($white) } and { SEAT($black) } are the encryptors.
}
decrypto-story-submitted = { SEAT($seat) } has handed in three clues.
decrypto-story-clues = { decrypto-story-team }: { SEAT($seat) } reads out the clues.
decrypto-story-clue = { $line }: { $clue }
decrypto-story-clue-performed = { $line }: { $clue } (performed)
decrypto-story-no-clue = { $line }: no clue
decrypto-story-fixed = { decrypto-story-team } has locked in a guess.
decrypto-story-agrees = { SEAT($seat) } wants to lock in the team’s guess.
decrypto-story-reopened = { SEAT($seat) } reopens the team’s guess.
decrypto-story-objection = { SEAT($seat) } objects to clue { $line } by { $rule }.
decrypto-story-contested = { SEAT($seat) } contests the objection. The others vote.
decrypto-story-voted = { SEAT($seat) } has voted.
decrypto-story-conceded = { SEAT($seat) } concedes: clue { $line } is struck.
decrypto-story-struck = Clue { $line } is struck, { $uphold } to { $reject }.
decrypto-story-stands = Clue { $line } stands: { $uphold } for the objection, { $reject } against.
decrypto-story-guesses-open = The guesses are open again.
decrypto-story-interception = { decrypto-story-team } tries to intercept: { $guess }.
decrypto-story-decoding = { decrypto-story-team } tries to decode: { $guess }.
decrypto-story-code = { SEAT($seat) } reveals the code: { $code }.
decrypto-story-token = { decrypto-story-team } takes { $tokens ->
    [one] an interception token
   *[other] { $tokens } interception tokens
}.
decrypto-story-miscommunication = { decrypto-story-team } takes a miscommunication token.
decrypto-story-time-up = { $what ->
    [clues] Time is up: the clues count as they stand.
    [answer] No answer in time: the objection counts as contested.
    [vote] Time is up: missing votes are abstentions.
    [guess] Time is up: the guesses count as they stand.
   *[names] Time is up: the words count as they stand.
}
decrypto-story-names = The teams are even. Each names the other’s keywords.
decrypto-story-named = { decrypto-story-team } has handed in its words.
decrypto-story-found = { decrypto-story-team } has found { $found } of 4 keywords.
decrypto-story-points = Tie-break by points: { decrypto-story-team } has { $points }.
decrypto-story-team-name = { decrypto-story-team } is now called { $name }.
decrypto-story-shared = Both teams share the victory.
decrypto-story-over = { $result ->
    [rounds] Five rounds are over without a second interception token. { decrypto-story-team } wins.
   *[won] { decrypto-story-team } wins.
}
decrypto-list-language = These words are in another language than the table. Choose { $language ->
    [fr] French
    [bg] Bulgarian
   *[en] English
} as the language of the table.
decrypto-list-few = { $words ->
    [one] One word is ready
   *[other] { $words } words are ready
} that share no root, and { $least } are needed. Write more words, or play with fewer people.
