# The guided first game of Kryptos.  $seat1 and $seat2 are the other two players.
lesson-kryptos-title = Your first game of Kryptos

lesson-kryptos-goal = Fifteen points end the game, and most points win.
lesson-kryptos-goal-why = You score by saying which number a hidden card of another player is. You begin with 2 points; a card that you find is usually worth 3.

lesson-kryptos-order = Every row is in order: lowest card on the left, highest on the right.
lesson-kryptos-order-why = So a hidden card must lie between its open neighbours. Look at the row of { SEAT($seat1) }: one hidden card stands between the open 12 and the open 14.

lesson-kryptos-gap = Say what the card between 12 and 14 is.
lesson-kryptos-gap-why = Only one number fits. Press { SEAT($seat1) }’s third card, then the number on the track, then the button below.
lesson-kryptos-gap-hint = The rules allow that, but it would be a guess in the dark. Take the third card of { SEAT($seat1) }: which number comes after 12 and before 14?
lesson-kryptos-gap-open = That card lies open already: there is nothing to find. Press the hidden one to the right of the 12.
lesson-kryptos-gap-covered = A covered number lies open somewhere, so no hidden card can have it. Choose one that is still free on the track.

lesson-kryptos-found = Right: 3 points. The others found cards, too.
lesson-kryptos-found-why = Whatever is found lies open for everybody. { SEAT($seat1) } found the 5, { SEAT($seat2) } the 27. Every open card narrows down its neighbours, also for you.

lesson-kryptos-own = Find the card between 20 and 23.
lesson-kryptos-own-why = 21 and 22 would fit. But each number exists only once: look at your own hand before you choose.
lesson-kryptos-own-hint = Not that one. In the row of { SEAT($seat2) } a single hidden card stands between 20 and 23. Press it, the seventh from the left.
lesson-kryptos-own-mine = You may say 22, but you hold it yourself, so it cannot lie there. What is left?

lesson-kryptos-stock = Beside every name you see how many hidden cards there are of each colour.
lesson-kryptos-stock-why = Each number has a colour with its shape: the track shows which. { SEAT($seat1) } hides five cards, but not one of them is blue: at the square there is a 0.

lesson-kryptos-colour = Find the card between 27 and 31.
lesson-kryptos-colour-why = 28, 29 and 30 would fit. Your own hand rules out one of them, the colours of { SEAT($seat1) } another.
lesson-kryptos-colour-hint = Try the eighth card of { SEAT($seat1) }, between the open 27 and the open 31. Which of 28, 29 and 30 is neither yours nor blue?
lesson-kryptos-colour-mine = 29 is in your own hand. Two numbers are left: look at the colours.
lesson-kryptos-colour-blue = 30 is blue, and { SEAT($seat1) } hides no blue card. One number is left.

lesson-kryptos-risk = Not everything can be known. Say 2 for the first card of { SEAT($seat2) }.
lesson-kryptos-risk-why = It is lower than 5, and you hold the 1 and the 3. It is 2 or 4, and nothing tells which. A wrong guess costs nothing by itself, so take the chance.
lesson-kryptos-risk-hint = This time, take the first card in the row of { SEAT($seat2) }, and say 2.
lesson-kryptos-risk-lucky = 4 is just as likely. But say 2 first: I want to show you what happens when one is wrong.

lesson-kryptos-second = Wrong. Now pay 1 point and say 4.
lesson-kryptos-second-why = After a wrong guess you may pay 1 point for a second one. It cannot be 2, so it is certainly 4: you pay 1 and win 3.
lesson-kryptos-second-hint = You may try anything, but here is a certain card: the first one of { SEAT($seat2) } can only be 4.
lesson-kryptos-second-ended = You may stop here and keep your point. But the first card of { SEAT($seat2) } is certain now: 3 points for the price of 1.
lesson-kryptos-second-again = You said 2 a moment ago, and it was wrong. There is only one other number left.

lesson-kryptos-alone = You have 13 points. One more card wins: find it yourself.
lesson-kryptos-alone-why = There is a card that can be only one number. Look for open cards whose neighbour has nowhere else to be. If you are wrong, the game simply goes on.
lesson-kryptos-alone-hint = Look at the ends of the rows: what can still be higher than an open 31?
