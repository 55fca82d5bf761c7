# The guided first game of Decrypto.  $seat2 plays with the learner, $seat1 and $seat3 are the other team.
lesson-decrypto-first-title = Your first game of Decrypto
lesson-decrypto-first-about = Read your team’s clues, give your own, intercept theirs.

lesson-decrypto-first-goal = Two teams, White and Black. You and { SEAT($seat2) } are White.
lesson-decrypto-first-goal-why = Each team has four secret words and gives clues about them, so that everybody hears. Find out twice what Black’s clues mean, and you win. Misunderstand your own team’s clues twice, and you lose.

lesson-decrypto-first-words = These are your team’s four words. Each has a number.
lesson-decrypto-first-words-why = Only you and { SEAT($seat2) } see them. Black has four other words, which you do not know.

lesson-decrypto-first-clues = { SEAT($seat2) } has drawn a secret code and gives you three clues to it.
lesson-decrypto-first-clues-why = A code is three of the numbers 1 to 4 in a certain order. The first clue points to the word of its first number, the second to that of the second, the third to that of the third. Black hears the clues too, but does not see your words.

lesson-decrypto-first-decode = Which word does each clue point to? Put a peg in each row.
lesson-decrypto-first-decode-why = “Honey” makes one think of a bee: press the hole in the row of “honey” that is under BEE, and a peg is put there. Do the same for “eye patch” and “knight”, then press “Lock in” at the bottom.
lesson-decrypto-first-decode-hint = Take one clue after the other. Which of your four words do you think of when you hear “eye patch”, and which with “knight”? One peg in each row, under that word.
lesson-decrypto-first-decode-order = These are the right numbers, in the wrong order. The first clue is “honey”, so the number of bee comes first.
lesson-decrypto-first-decode-last = Almost. A knight lives in a castle, and that is word 4. Nothing points to snow this time: a code uses three of the four words.

lesson-decrypto-first-theirs = Right! Then Black gave its own clues, and at the end the code was shown: 2‑4‑1.
lesson-decrypto-first-theirs-why = The sheet keeps what everybody has heard: “astronaut” was for Black’s word 2, “cocoa” for 4, “white coat” for 1. In the first round nobody guesses at the other team’s code, for there is nothing to go by. From now on you will.

lesson-decrypto-first-secret = A new round, and now you give the clues. Your code is 2‑3‑4.
lesson-decrypto-first-secret-why = Nobody else sees it. So you need a clue to word 2, snow, one to word 3, bee, and one to word 4, castle. { SEAT($seat2) } should understand them and Black should not: they remember that “honey” was for 3 and “knight” for 4.

lesson-decrypto-first-write = Write three clues, one in each line, and hand them in.
lesson-decrypto-first-write-why = A word or a whole phrase, as long as it is about the meaning. Take something that is not too close to what Black has heard. If nothing comes to mind, “Show me” writes a line for you.
lesson-decrypto-first-write-hint = One clue in each line: the first to snow, the second to bee, the third to castle. Then press the button at the bottom. “Show me” fills in one line at a time.
lesson-decrypto-first-write-empty = There is a line without a clue. Each number of your code needs one.
lesson-decrypto-first-write-keyword = None of your four words may be in a clue, not even in one to another word. Say it in another way.
lesson-decrypto-first-write-translation = A translation of one of your words is forbidden as well. Say it in another way.
lesson-decrypto-first-write-root = That word has the same root as one of yours. Take one from another family.
lesson-decrypto-first-write-reuse = Your team has given this clue before, and each clue is good for one time. Find a new one.

lesson-decrypto-first-understood = { SEAT($seat2) } has read your code right, and Black has not.
lesson-decrypto-first-understood-why = Black tried 1‑3‑4, and your code was 2‑3‑4. Now your clues are on the sheet as well: every round tells a little more, so clues must become cleverer.

lesson-decrypto-first-intercept = Now intercept: which code do Black’s three clues stand for?
lesson-decrypto-first-intercept-why = You do not know their words, but you know what their earlier clues were for. “Praline” goes with “cocoa”, and that was for 4: put its peg under 4. Find what “prescription” and “Apollo 11” go with. A wrong guess would cost nothing.
lesson-decrypto-first-intercept-hint = Look at Black’s side of the sheet. Who writes prescriptions, and wears a white coat? Who flew with Apollo 11? The number of that earlier clue is the one you need.
lesson-decrypto-first-intercept-again = That was their code of the first round. These clues come in another order: begin with “praline”.

lesson-decrypto-first-token = Intercepted! That is a white token for your team. The second one wins.
lesson-decrypto-first-token-why = It has nothing to do with the teams’ names: white tokens are for codes that a team intercepts, black ones for its own codes that it misreads. Two black ones lose the game.

lesson-decrypto-first-alone = The next round is yours: read { SEAT($seat2) }’s clues, then intercept Black’s.
lesson-decrypto-first-alone-why = First come your own team’s clues: compare them with your words. Then come Black’s: compare them with the sheet. If something goes wrong, the game simply goes on.
lesson-decrypto-first-alone-hint = For your own clues, look at your four words. For Black’s, look at what is noted under 1, 2, 3 and 4. A clue that goes with none of it is for the number that has no clue yet.

# Reading the sheet.
lesson-decrypto-sheet-title = What the sheet gives away
lesson-decrypto-sheet-about = Guess their words, then intercept their code.

lesson-decrypto-sheet-lists = Three rounds are over. Try to guess Black’s words.
lesson-decrypto-sheet-lists-why = Below each number stand the clues that were given for it. Tarzan, vines and Mowgli are for 1: that will be something like jungle. Do the same with 2, 3 and 4. You may write your idea beside the number: only you see it.

lesson-decrypto-sheet-intercept = Now intercept: “black cat”, “conductor”, “five-tier cake”.
lesson-decrypto-sheet-intercept-why = Ask of each clue to which of the four words it could belong. Put a peg in each row under that number, then lock in.
lesson-decrypto-sheet-intercept-hint = Who has a broom, a cauldron and a black cat? Who asks for your ticket? Where is there a best man, a veil and a big cake?
lesson-decrypto-sheet-intercept-last = The first two are right. But a cake of five tiers is not for 1: think of the best man and the veil.

lesson-decrypto-sheet-sum = Intercepted. The longer a game lasts, the easier this becomes.
lesson-decrypto-sheet-sum-why = Guess words first and codes afterwards. You must always give a guess, and a wrong one costs nothing: two certain clues and a lucky third are worth it.

# Clues that hide.
lesson-decrypto-hide-title = A clue that gives little away
lesson-decrypto-hide-about = Your team understands, the others do not.

lesson-decrypto-hide-heard = You give clues for 3, 4 and 1. Look at what Black has heard already.
lesson-decrypto-hide-heard-why = Honey and stripes for 3, knight and Dracula for 4, eye patch for 1. Whoever hears “hive” now knows that it is 3, without ever having seen your word.

lesson-decrypto-hide-write = Write three clues that show your words from another side.
lesson-decrypto-hide-write-why = { SEAT($seat2) } sees the word and needs only a small push. Black sees the list: so keep away from honey and from knights. Think of films, sayings, places, what it is made of or what it is for. “Show me” has a suggestion for each line.
lesson-decrypto-hide-write-hint = One clue in each line: for bee, for castle, for pirate. Then press the button at the bottom. “Show me” fills in one line at a time.
lesson-decrypto-hide-write-empty = There is a line without a clue. Each number of your code needs one.
lesson-decrypto-hide-write-reuse = Your team has given that clue. Each one is good for one time in a game, and Black would know it at once.
lesson-decrypto-hide-write-own = There is one of your own words in it, and that is forbidden, even in a clue to another word.

lesson-decrypto-hide-sum = { SEAT($seat2) } has understood, and Black was wrong.
lesson-decrypto-hide-sum-why = Too easy, and they intercept; too far away, and your own team takes a black token. Between the two lies the game. A clue that would fit two of your words is often the best: the others cannot tell which one it was for.

# Three players.
lesson-decrypto-three-title = Decrypto with three
lesson-decrypto-three-about = Two are the team, one intercepts alone.

lesson-decrypto-three-alone = With three players you are alone against a team: the interceptor.
lesson-decrypto-three-alone-why = You have no words and give no clues. { SEAT($seat0) } and { SEAT($seat1) } take turns as encryptor, and you hear every clue. With two tokens by the end of round 5 you win; otherwise they do.

lesson-decrypto-three-intercept = Round 2: which code do “hospital”, “praline” and “eruption” stand for?
lesson-decrypto-three-intercept-why = In the first round you could only listen: “lava” was for 2, “white coat” for 1, “cocoa” for 4. Compare, put your pegs and lock in.
lesson-decrypto-three-intercept-hint = Where does one wear a white coat? What is a praline made of? What brings lava out? Take the numbers of these three earlier clues.
lesson-decrypto-three-intercept-again = That was the code of the first round. These clues come in another order: begin with “hospital”.
lesson-decrypto-three-intercept-clues = The interceptor gives no clues. Put your pegs and lock them in.

lesson-decrypto-three-sum = A token for you. One more, and you win.
lesson-decrypto-three-sum-why = You also get a token whenever they misunderstand each other, and that counts from the first round on. So they cannot hide too well: they have to be understood.

# The tie-break.
lesson-decrypto-tie-title = Equal: name their words
lesson-decrypto-tie-about = How a game ends that nobody has won.

lesson-decrypto-tie-equal = Eight rounds are over, and both teams have one white token.
lesson-decrypto-tie-equal-why = White tokens less black ones: nobody has a black one, so it is 1 against 1. Who has more would win; since both are equal, each team now names the words of the other.

lesson-decrypto-tie-name = Which words has Black? Write down up to four and hand them in.
lesson-decrypto-tie-name-why = All clues to a word stand below its field. The order does not matter, and a blank costs nothing: whoever finds more words wins. If both find as many, both win.
lesson-decrypto-tie-name-hint = Look at the clues below each field: Tarzan, vines and Mowgli live in the …? “Show me” writes one word after the other. Then press the button at the bottom.
lesson-decrypto-tie-name-late = There are no more clues to give. Write the words of the other team and hand them in.
