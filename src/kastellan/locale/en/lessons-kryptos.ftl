# The guided first game of Kryptos.  $seat1 and $seat2 are the other two players.
lesson-kryptos-first-title = Your first game of Kryptos
lesson-kryptos-first-about = Read a sorted hand, count colours, try twice.

lesson-kryptos-first-goal = Fifteen points end the game, and most points win.
lesson-kryptos-first-goal-why = You score by saying which number a hidden card of another player is. You begin with 2 points; a card that you find is worth 3, less only from somebody who hides one or two.

lesson-kryptos-first-order = Every row is in order: lowest card on the left, highest on the right.
lesson-kryptos-first-order-why = So a hidden card must lie between its open neighbours. Look at the row of { SEAT($seat1) }: one hidden card stands between the open 12 and the open 14.

lesson-kryptos-first-gap = Say what the card between 12 and 14 is.
lesson-kryptos-first-gap-why = Only one number fits. Press { SEAT($seat1) }’s third card, then the number on the track, which is the row of all numbers, then the button at the bottom.
lesson-kryptos-first-gap-hint = The rules allow that, but it would be a guess in the dark. Take the third card of { SEAT($seat1) }: which number comes after 12 and before 14?
lesson-kryptos-first-gap-open = That card lies open already: there is nothing to find. Press the hidden one to the right of the 12.
lesson-kryptos-first-gap-covered = A covered number lies open somewhere, so no hidden card can have it. Choose one that is still free on the track.

lesson-kryptos-first-found = Right: 3 points. The others found cards, too.
lesson-kryptos-first-found-why = Whatever is found lies open for everybody. { SEAT($seat1) } found the 5, { SEAT($seat2) } the 27. Every open card narrows down its neighbours, also for you.

lesson-kryptos-first-own = Find the card between 20 and 23.
lesson-kryptos-first-own-why = 21 and 22 would fit. But each number exists only once: look at your own hand before you choose.
lesson-kryptos-first-own-hint = Not that one. In the row of { SEAT($seat2) } a single hidden card stands between 20 and 23. Press it, the seventh from the left.
lesson-kryptos-first-own-mine = You may say 22, but you hold it yourself, so it cannot lie there. What is left?

lesson-kryptos-first-stock = Beside every name you see how many hidden cards there are of each colour.
lesson-kryptos-first-stock-why = Each number has a colour with its shape: the track shows which. { SEAT($seat1) } hides five cards, but not one of them is blue: at the square there is a 0.

lesson-kryptos-first-colour = Find the card between 27 and 31.
lesson-kryptos-first-colour-why = 28, 29 and 30 would fit. Your own hand rules out one of them, the colours of { SEAT($seat1) } another.
lesson-kryptos-first-colour-hint = Try the eighth card of { SEAT($seat1) }, between the open 27 and the open 31. Which of 28, 29 and 30 is neither yours nor blue?
lesson-kryptos-first-colour-mine = 29 is in your own hand. Two numbers are left: look at the colours.
lesson-kryptos-first-colour-blue = 30 is blue, and { SEAT($seat1) } hides no blue card. One number is left.

lesson-kryptos-first-risk = Not everything can be known. Say 2 for the first card of { SEAT($seat2) }.
lesson-kryptos-first-risk-why = It is lower than 5, and you hold the 1 and the 3. It is 2 or 4, and nothing tells which. A wrong guess costs nothing by itself, so take the chance.
lesson-kryptos-first-risk-hint = This time, take the first card in the row of { SEAT($seat2) }, and say 2.
lesson-kryptos-first-risk-lucky = 4 is just as likely. But say 2 first: I want to show you what happens when one is wrong.

lesson-kryptos-first-second = Wrong. Now pay 1 point and say 4.
lesson-kryptos-first-second-why = After a wrong guess you may try once more for 1 point. Choose card and number as before: the point is taken from you as soon as you confirm. It cannot be 2, so it is certainly 4: you pay 1 and win 3.
lesson-kryptos-first-second-hint = You may try anything, but here is a certain card: the first one of { SEAT($seat2) } can only be 4.
lesson-kryptos-first-second-ended = You may stop here and keep your point. But the first card of { SEAT($seat2) } is certain now: 3 points for the price of 1.
lesson-kryptos-first-second-again = You said 2 a moment ago, and it was wrong. There is only one other number left.

lesson-kryptos-first-alone = You have 13 points. One more card wins: find it yourself.
lesson-kryptos-first-alone-why = There is a card that can be only one number. Look for open cards whose neighbour has nowhere else to be. If you are wrong, the game simply goes on.
lesson-kryptos-first-alone-hint = Look at the ends of the rows: what can still be higher than an open 31?

# What the colours tell.
lesson-kryptos-colours-title = Colours that are left
lesson-kryptos-colours-about = What cannot be there, and how cards share what is left.

lesson-kryptos-colours-stock = { SEAT($seat1) } hides three cards: two red ones and a green one.
lesson-kryptos-colours-stock-why = The figures beside each name count the hidden cards by colour. Circles are red, squares blue, triangles green, stars yellow; each number on the track shows its own. Nobody needs to say which card has which colour: that is for you to find out.

lesson-kryptos-colours-only = Find the card between 13 and 20 in the row of { SEAT($seat1) }.
lesson-kryptos-colours-only-why = 14, 15, 16, 17, 18 and 19 lie between. Two of them are yours, one lies open, and two have a colour that { SEAT($seat1) } does not hide.
lesson-kryptos-colours-only-hint = Take the sixth card of { SEAT($seat1) }. You hold 15 and 18, and 19 lies open. Which of 14, 16 and 17 is red?
lesson-kryptos-colours-only-yellow = 16 is yellow, and { SEAT($seat1) } hides no yellow card.
lesson-kryptos-colours-only-blue = 14 is blue, and { SEAT($seat1) } hides no blue card.
lesson-kryptos-colours-only-open = 19 lies open in the row of { SEAT($seat2) }: its number is covered, and no hidden card can have it.

lesson-kryptos-colours-pair = Two cards are left, one red and one green. Find one of them.
lesson-kryptos-colours-pair-why = The first card of { SEAT($seat1) } is lower than 4. You hold the 2, and the 3 has just been opened. So you know that card, and with it the colour of the other one.
lesson-kryptos-colours-pair-hint = The first card can only be 1, which is red. So the ninth one, between 23 and 30, is green: which green number lies there?
lesson-kryptos-colours-pair-red = 29 is red. But the only red card is the first one of the row, for it can only be 1.

lesson-kryptos-colours-sum = Look at the gap first, then at the colours.
lesson-kryptos-colours-sum-why = A gap leaves a few numbers. Your own hand takes some away, open cards others, and colours often all but one. And each card that is found lowers a figure: what was open to doubt may be certain a turn later.

# Second attempts.
lesson-kryptos-second-title = One more try for a point
lesson-kryptos-second-about = When a second attempt pays, and when to stop.

lesson-kryptos-second-free = The first attempt is free. Say 32 for the last card of { SEAT($seat2) }.
lesson-kryptos-second-free-why = Nothing is certain about it: it is higher than 23, and six numbers would fit. Try your luck: a wrong guess costs nothing by itself.
lesson-kryptos-second-free-hint = Take the tenth card of { SEAT($seat2) }, the last one in the row, and say 32.
lesson-kryptos-second-free-open = That card lies open. Take the last one of the row.

lesson-kryptos-second-stop = Wrong. Now end your turn.
lesson-kryptos-second-stop-why = A second attempt would cost 1 point. Five numbers are left, so you would win 3 points one time in five: on average 0.6, and that is less than you pay.
lesson-kryptos-second-stop-hint = Press the button that ends the turn. You keep your points.
lesson-kryptos-second-stop-dear = You may pay for it, but the odds are bad: one in five for 3 points. End your turn.

lesson-kryptos-second-half = Now two numbers are left for the first card of { SEAT($seat2) }: 2 and 4. Say 2.
lesson-kryptos-second-half-why = The 5 beside it has been opened, and you hold 1 and 3. One in two: a good card for a first attempt, because after a mistake you know the rest.
lesson-kryptos-second-half-hint = Take the first card of { SEAT($seat2) } and say 2.
lesson-kryptos-second-half-lucky = 4 is just as likely. But say 2 first: I want to show what a mistake is worth.

lesson-kryptos-second-pay = Wrong again, and that is good news: it is 4. Pay 1 point and say it.
lesson-kryptos-second-pay-why = 3 points for 1, with certainty. With two numbers left paying is worth it, with three it comes to the same, with more of them stop.
lesson-kryptos-second-pay-hint = Take the first card of { SEAT($seat2) } once more, and say 4.
lesson-kryptos-second-pay-stopped = You may stop, but here 3 points are certain, and they cost 1.
lesson-kryptos-second-pay-again = You said 2 a moment ago. The other number is 4.

lesson-kryptos-second-worth = Think of what the card is worth, too.
lesson-kryptos-second-worth-why = A card brings 3 points while its owner hides three cards or more, 2 points when there are two, and only 1 for the last. To pay 1 point for somebody’s last card wins nothing.

# The advanced set-up.
lesson-kryptos-advanced-title = Show less at the beginning
lesson-kryptos-advanced-about = Advanced set-up: which cards may be shown.

lesson-kryptos-advanced-why = Before the first turn everybody shows two cards of their own. In the advanced set-up not any two.
lesson-kryptos-advanced-why-why = The lowest and the highest card of a hand would tell very little, because they have a neighbour on one side only. So these two may not be shown.

lesson-kryptos-advanced-show = Show your 15.
lesson-kryptos-advanced-show-why = It stands in the middle: the others then know which of your cards are lower and which are higher. Press it, then the button at the bottom.
lesson-kryptos-advanced-show-hint = Your 15 is the fifth card from the left in your own row. Press it, then the button.
lesson-kryptos-advanced-show-end = This is an end of your row. Neither the lowest nor the highest card may be shown.

lesson-kryptos-advanced-next = Now choose the second card yourself.
lesson-kryptos-advanced-next-why = It must not be next to the first in number: after the 15 neither 14 nor 16. And with three players only two cards of a colour are shown in all: 15 and { SEAT($seat1) }’s 19 are green, so green is closed.
lesson-kryptos-advanced-next-hint = Take a card that is neither an end, nor 16, nor green. Your 12 would do.
lesson-kryptos-advanced-next-neighbour = 16 comes right after 15. The second card must not be a neighbour of the first in number.
lesson-kryptos-advanced-next-colour = 23 is green, and two green cards lie open already. No third one may be shown.

lesson-kryptos-advanced-sum = That is all: no ends, no neighbours, no colour too often.
lesson-kryptos-advanced-sum-why = The game itself is the same, only harder to begin: what lies open is spread over the rows and the colours. If somebody has no card that fits, the rule about colours is left out for them.

# Mystery.
lesson-kryptos-mystery-title = Mystery: cards that nobody has
lesson-kryptos-mystery-about = A variant for four or five players.

lesson-kryptos-mystery-four = Four cards lie beside the track, face down. Nobody looks at them.
lesson-kryptos-mystery-four-why = So a number that you see nowhere is not always in somebody’s hand. Only the colours of the four are known: small tokens of these colours lie on them for all to see. They cannot be guessed.

lesson-kryptos-mystery-find = Find the card between 14 and 22 in the row of { SEAT($seat1) }.
lesson-kryptos-mystery-find-why = You hold 15 and 19; 17, 20 and 21 lie open. Two numbers are left, 16 and 18. One of them is not with { SEAT($seat1) }: the colours say which.
lesson-kryptos-mystery-find-hint = Take the fifth card of { SEAT($seat1) }. 16 is yellow, 18 is blue: which of the two colours does { SEAT($seat1) } still hide?
lesson-kryptos-mystery-find-yellow = 16 is yellow, and { SEAT($seat1) } hides no yellow card. It may well lie beside the track.

lesson-kryptos-mystery-sum = Where is the 16? Perhaps nobody has it.
lesson-kryptos-mystery-sum-why = One of the four cards is yellow: it may be the 16. Take care when only the numbers speak for a card, and trust the colours in the rows.

# Bribe.
lesson-kryptos-bribe-title = Bribe: who gets your point?
lesson-kryptos-bribe-about = A variant in which second attempts help somebody.

lesson-kryptos-bribe-rule = In this variant the point for a second attempt goes to a player.
lesson-kryptos-bribe-rule-why = It goes to the owner of the card that you try second, before you hear whether you are right, and they keep it in any case. Look at the points: { SEAT($seat1) } has 14, and 15 end the game.

lesson-kryptos-bribe-wrong = First a wrong guess: say 32 for the last card of { SEAT($seat2) }.
lesson-kryptos-bribe-wrong-why = It could be that or something else; the first attempt costs nothing here either.
lesson-kryptos-bribe-wrong-hint = Take the tenth card of { SEAT($seat2) }, the last one in the row, and say 32.

lesson-kryptos-bribe-whom = Wrong. Two cards are certain now. Which one do you pay for?
lesson-kryptos-bribe-whom-why = { SEAT($seat1) } has a card between 12 and 14. { SEAT($seat2) } has one between 20 and 23, and you hold the 22. Each would bring you 3 points; but whom do you give one?
lesson-kryptos-bribe-whom-hint = { SEAT($seat1) } has 14 points and needs one more. { SEAT($seat2) } has 5. Take the seventh card of { SEAT($seat2) }, between 20 and 23.
lesson-kryptos-bribe-whom-end = 13 is right, but your point would give { SEAT($seat1) } 15: the end would come, and you would have 12.
lesson-kryptos-bribe-whom-stopped = You may stop and pay nobody. But there is a certain card of somebody who is far behind.
lesson-kryptos-bribe-whom-again = You have just said that. Look for the two cards that are certain.

lesson-kryptos-bribe-sum = Pay those who are behind.
lesson-kryptos-bribe-sum-why = You paid 1 and won 3, and { SEAT($seat2) } got a point that does no harm. A bribe can also bring somebody to 15 and so end the game.
