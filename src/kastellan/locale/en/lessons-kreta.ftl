# The guided first game of Kreta.  $seat1 is the other player.
lesson-kreta-first-title = Your first game of Kreta
lesson-kreta-first-about = Every character once, and three scorings until the game is won.

lesson-kreta-first-goal = The game ends with the eleventh scoring, and most points win.
lesson-kreta-first-goal-why = Eight scorings are over and you are behind, 24 to 42. Three are still to come. Here you see how to catch up.

lesson-kreta-first-next = The next scoring will be at fort site 13.
lesson-kreta-first-next-why = Look at the row “Fort cards”: those with a tick are scored, and the big one that “scores next” follows. It names a site, one of the numbered circles on the map. The provinces that touch it will be scored: around 13 there are four.

lesson-kreta-first-sum = In each province, whoever has the most influence takes its value.
lesson-kreta-first-sum-why = Temenos is worth 5, the number in its hexagon. Every piece counts 1, only a village counts 2; yours have the colour of your name. You: village 2, villager 1, together 3. { SEAT($seat1) }: two villagers 2, a ship in the port 1, and the fort on 13, which counts 1 in every province it touches. Together 4.

lesson-kreta-first-villager = Play the Commander and put a villager into Temenos.
lesson-kreta-first-villager-why = You play one card in each turn. Press the Commander, then the button in the bar at the bottom; then press Temenos on the map, and the button again. That makes it 4 to 4. In a tie, each takes the full 5.
lesson-kreta-first-villager-hint = The rules allow that. But Temenos needs you: play the Commander, and put the new villager into Temenos.
lesson-kreta-first-villager-farmer = The Farmer harvests where one of your villagers and one of your ships are in the same province. You will need him soon. Now play the Commander.
lesson-kreta-first-villager-king = The King repeats a card that you have already played, and you have played none yet. Begin with the Commander.
lesson-kreta-first-villager-early = The Castellan would start the scoring now, while { SEAT($seat1) } is ahead in Temenos. Get stronger first: with the Commander.

lesson-kreta-first-fort = Play the Architect and build a fort on site 16.
lesson-kreta-first-fort-why = { SEAT($seat1) } has sent a ship to the east. In Temenos it is 4 to 4: break the tie. Four provinces touch 16, and your fort will count 1 in each of them: also in Messara, worth 6, where it is 1 to 1.
lesson-kreta-first-fort-hint = That is allowed, but it helps less. Play the Architect, then press the round site 16, at the southern tip of Temenos.
lesson-kreta-first-fort-taken = A site holds a single fort, and { SEAT($seat1) } was there first. Site 16, to the south-east of it, is free.
lesson-kreta-first-fort-north = 14 touches Temenos, too, but the province beside it is worth only 2. 16 touches Temenos and also Messara, which is worth 6.

lesson-kreta-first-castellan = Now you lead in Temenos and in Messara. Call the scoring: play the Castellan.
lesson-kreta-first-castellan-why = The table “Site 13, if scored now” shows it: 11 points to you, 4 to { SEAT($seat1) }. Call while it is good for you: whoever waits gives the others time.
lesson-kreta-first-castellan-hint = You could still build up, but so could { SEAT($seat1) }. At this moment you gain 11 to 4: play the Castellan.
lesson-kreta-first-castellan-played = A card that is played lies on the table until the next scoring. The Castellan is what brings all cards back.

lesson-kreta-first-new = A new card came up: 26. Replace it.
lesson-kreta-first-new-why = You have 35 now. Everybody has all seven cards back, and who called the scoring may replace the new fort card once. Around 26 only { SEAT($seat1) } has anything: a ship and a villager, good for 11 points. Away with it.
lesson-kreta-first-new-hint = Press “Replace” in the bar at the bottom.
lesson-kreta-first-new-kept = You may keep it. But around 26 you have nothing, and { SEAT($seat1) } would take 11 points. Any other card is better: replace it.

lesson-kreta-first-ship = Play the Admiral and send a ship to Messara, into the port of Matala.
lesson-kreta-first-ship-why = The new card is 15: Messara and Viannos, fine for you. A ship counts 1 in the province of its port. And it fetches harvests, as you will see in a moment.
lesson-kreta-first-ship-hint = You may, but the ship is needed elsewhere. Play the Admiral, then press Messara.
lesson-kreta-first-ship-taken = With two players a port holds a single ship, and { SEAT($seat1) }’s lies there. The port of Messara is free.
lesson-kreta-first-ship-inland = Pediada has no port: ports are marked with a ship’s wheel. Press Messara.

lesson-kreta-first-harvest = Play the Farmer and harvest the olives of Temenos.
lesson-kreta-first-harvest-why = A tile is the small picture in a province: here olives. The Farmer takes one where your villagers are linked to your ship. The ship lies at Messara, a villager of yours stands there, and Temenos, with two more, is the next province. Your first tile of a kind gives 1 point, the second 2, the third 3: you have olives already.
lesson-kreta-first-harvest-hint = Play the Farmer, then press Temenos: its olives are your second, and give 2 points.
lesson-kreta-first-harvest-wheat = The wheat would be your first: 1 point. The olives of Temenos are your second: 2 points.
lesson-kreta-first-harvest-nobody = None of your villagers is there. A harvest needs one in the province itself, and a chain of them to a ship.

lesson-kreta-first-village = Play the Architect and build a village in Temenos.
lesson-kreta-first-village-why = { SEAT($seat1) } built a fort on 17: in Temenos it is 5 to 5. A village counts 2. Every tile that you have harvested allows one village; the tile stays with you. You have two tiles and one village, so you may build a second.
lesson-kreta-first-village-hint = Allowed, but it does not break the tie. Play the Architect, then press Temenos itself, not a site.
lesson-kreta-first-village-closed = { SEAT($seat1) }’s abbot is there. Where a foreign abbot stands and yours does not, you may bring neither villagers nor villages. In Temenos there is no abbot.
lesson-kreta-first-village-elsewhere = There you are ahead anyway, 3 to 2. In Temenos it is 5 to 5: there a village brings more.

lesson-kreta-first-king = Play the King, copy the Architect, and build a fort on site 18.
lesson-kreta-first-king-why = The King does once more what one of your played cards does, and you may choose anew: this time a fort. 18 touches Pediada and Viannos. In both it is 1 to 1, and both will be scored with 16.
lesson-kreta-first-king-hint = Play the King, choose the Architect among your played cards, then press the round site 18.
lesson-kreta-first-king-hand = The King repeats only cards that lie played before you. Choose the Architect.

lesson-kreta-first-call = Which card now? Look at what site 16 would give.
lesson-kreta-first-call-why = { SEAT($seat1) }’s abbot has walked to Pediada, and there you are level again. With every turn that you wait, more of your lead will melt.
lesson-kreta-first-call-hint = If it is scored now, you gain 16 and { SEAT($seat1) } 3. Which character starts a scoring?
lesson-kreta-first-call-wait = You could strengthen yourself further, but { SEAT($seat1) } answers each time. 16 to 3 is excellent: call the scoring.

lesson-kreta-first-abbot = Play the Abbot and put him into Messara.
lesson-kreta-first-abbot-why = You lead, 53 to 50, and only card 15 is left. But { SEAT($seat1) } walked two villagers into Messara: 3 to 4. Your abbot counts 1, and he brings peace: while he is there and no abbot of theirs, the others can bring no villager and no village into Messara.
lesson-kreta-first-abbot-hint = That would count, too. But the abbot also keeps others out. Play the Abbot, then press Messara.
lesson-kreta-first-abbot-behind = If it were scored now, { SEAT($seat1) } would take the 6 of Messara, and win. Get stronger there first.

lesson-kreta-first-alone = Now play on by yourself. The last scoring decides.
lesson-kreta-first-alone-why = { SEAT($seat1) } built a fort on 15: Messara stands 4 to 5. Peace does not stop forts, nor ships. Get ahead there, or at least level, and then call the last scoring.
lesson-kreta-first-alone-hint = Another villager in Messara makes it level: the Commander. The King can repeat him. Then the Castellan.

# Forts and villages.
lesson-kreta-forts-title = One fort, many provinces
lesson-kreta-forts-about = What a fort counts, what a village counts, and where to build.

lesson-kreta-forts-cards = Two fort cards lie open: first 9 will be scored, then 12.
lesson-kreta-forts-cards-why = Everybody sees both. Around site 9 lie Rethymno, Agios Vasilios, Mylopotamos and Amari; around 12 lie Agios Vasilios, Amari and Messara. A fort never moves again, so look for a site that helps more than once.

lesson-kreta-forts-fort = Play the Architect and build a fort on site 9.
lesson-kreta-forts-fort-why = It counts 1 in all four provinces around it. In Rethymno and Agios Vasilios it is 1 to 1: there you take the lead. And Agios Vasilios and Amari will be scored once more with 12.
lesson-kreta-forts-fort-hint = Play the Architect, then press the round site 9, where Rethymno, Agios Vasilios, Mylopotamos and Amari meet.
lesson-kreta-forts-fort-taken = { SEAT($seat1) }’s fort stands on 14, and a site holds a single fort. Site 9 is free.
lesson-kreta-forts-fort-west = 7 touches Rethymno and Agios Vasilios, too, but its other two provinces are not scored with 9. On site 9 all four count.
lesson-kreta-forts-fort-later = 12 helps with the second card. But 9 comes first, and in Rethymno, worth 5, you would still be level.

lesson-kreta-forts-call = { SEAT($seat1) } answers with a fort on 12. Call the scoring: play the Castellan.
lesson-kreta-forts-call-why = 9 would give you 12 points now, and { SEAT($seat1) } 7. Your fort alone decides Rethymno, 2 to 1. A turn later that may be gone.
lesson-kreta-forts-call-hint = The Castellan starts the scoring. As it stands, site 9 gives 12 to 7.
lesson-kreta-forts-call-wait = You may go on gathering strength, but so does { SEAT($seat1) }. 12 to 7 is good: call the scoring.

lesson-kreta-forts-card = The new fort card is 6. Keep it.
lesson-kreta-forts-card-why = Site 6 touches Kydonia and Rethymno. Your fort stands on 9, but 9 touches Rethymno as well: a fort counts in every province around it, whichever card is scored. So there you lead, 2 to 1.
lesson-kreta-forts-card-hint = Press “Keep 6” in the bar at the bottom.
lesson-kreta-forts-card-replaced = You may replace it. But around 6 you would get 5 points and { SEAT($seat1) } none. Keep it.

lesson-kreta-forts-village = Card 12 is next. Play the Architect and build a village in Messara.
lesson-kreta-forts-village-why = All your cards are back. In Messara, worth 6, you are behind, 1 to 2. A village counts 2, but only in its own province. You have harvested one tile, so you may build one village. It makes 12 worth 11 points to you and 5 to { SEAT($seat1) }.
lesson-kreta-forts-village-hint = Play the Architect, then press the province Messara itself, not a round site.
lesson-kreta-forts-village-fort = A fort on 13 would make it 2 to 2: both of you would take 6. With the village it is 3 to 2, and the 6 are yours alone.
lesson-kreta-forts-village-elsewhere = In Agios Vasilios it is about 3 points, in Messara about 6. Build in Messara.

lesson-kreta-forts-sum = A fort counts 1 all around, a village counts 2 in one place.
lesson-kreta-forts-sum-why = Forts are strongest where three or four provinces meet, and where the next card scores some of them again. Villages decide a single rich province. Neither can ever be moved, and you have only three forts and four villages: keep one or two for the last scorings.

# Harvests.
lesson-kreta-harvest-title = From the field to the ship
lesson-kreta-harvest-about = A harvest needs a chain of villagers, and is worth more with every tile of a kind.

lesson-kreta-harvest-series = Tiles of one kind bring more and more: 1, 2, 3, 4 points.
lesson-kreta-harvest-series-why = You have harvested two of wine. The third brings 3 points, the fourth 4. Wine lies in Agios Vasilios and in Temenos, and you have a villager in each of them. What is missing is the way to a ship.

lesson-kreta-harvest-ship = Play the Admiral and sail your ship from Chania to Rethymno.
lesson-kreta-harvest-ship-why = A harvest begins at a ship: in the province of its port there must be a villager of yours. In Rethymno you have a villager but no ship; at Chania, the port of Kydonia, it is the other way round. Choose the ship in Chania, press Rethymno, then the button. The other ship stays: press “Done”.
lesson-kreta-harvest-ship-hint = Play the Admiral, choose the ship in Chania, press Rethymno and then the button. End with “Done”.
lesson-kreta-harvest-ship-farmer = The Farmer finds nothing yet: where your ships lie, none of your villagers stands. First the Admiral.
lesson-kreta-harvest-ship-taken = { SEAT($seat1) }’s ship lies there. With two players a port holds one ship, with three or four it holds two. Rethymno is free.
lesson-kreta-harvest-ship-east = That ship counts 1 in Ierapetra, which is worth 6. Kydonia is worth 5: rather take the one from Chania.

lesson-kreta-harvest-third = Play the Farmer and harvest the wine of Agios Vasilios.
lesson-kreta-harvest-third-why = A ship at Rethymno, a villager in Rethymno, another one in Agios Vasilios next to it: that is the chain. Your third wine brings 3 points. Ship and villagers stay where they are.
lesson-kreta-harvest-third-hint = Play the Farmer, then press Agios Vasilios and the button.
lesson-kreta-harvest-third-olive = The olives of Rethymno would be your first: 1 point. The wine brings 3.
lesson-kreta-harvest-third-gap = Your villager in Temenos has no link to the ship: nobody of yours stands between Rethymno and Temenos. First take the wine of Agios Vasilios.

lesson-kreta-harvest-link = Now for Temenos: play the Commander and put a villager into Mylopotamos.
lesson-kreta-harvest-link-why = Mylopotamos has a border with Rethymno and one with Temenos. With a villager there the chain reaches the fourth wine. Only villagers are links: abbots, villages and forts are not, and foreign pieces are in nobody’s way.
lesson-kreta-harvest-link-hint = Play the Commander, choose a villager from the reserve, press Mylopotamos and the button.
lesson-kreta-harvest-link-corner = Amari and Temenos meet only at a corner, at site 13. No chain and no walk leads across a corner. Mylopotamos has a border with Temenos.
lesson-kreta-harvest-link-moved = Then nobody would be left in Rethymno, where the ship lies. Take a new villager from the reserve.

lesson-kreta-harvest-fourth = Play the King, copy the Farmer, and harvest the wine of Temenos.
lesson-kreta-harvest-fourth-why = Your fourth wine brings 4 points. The Farmer lies on the table until the next scoring, but the King repeats him.
lesson-kreta-harvest-fourth-hint = Play the King, choose the Farmer among your played cards, then press Temenos and the button.
lesson-kreta-harvest-fourth-thyme = The thyme of Mylopotamos would be your first: 1 point. The wine of Temenos brings 4.

lesson-kreta-harvest-sum = Two harvests brought you 7 points.
lesson-kreta-harvest-sum-why = Four tiles of one kind bring 1 + 2 + 3 + 4 = 10 points, four different ones only 4. And each tile allows a village: you may build four now. Each province yields a single tile, so watch which kind the others collect.

# Peace and ports.
lesson-kreta-peace-title = Peace and ports
lesson-kreta-peace-about = What a foreign abbot forbids, what he does not, and which ports are open to your ships.

lesson-kreta-peace-closed = { SEAT($seat1) }’s abbot stands in Messara: the province is closed to you.
lesson-kreta-peace-closed-why = You may bring no villager and no village into it. Your villager who was there before stays and counts, but an abbot counts 1 as well: you are behind, 1 to 2. And Messara will be scored with the next card, 16, together with Temenos, Pediada and Viannos.

lesson-kreta-peace-through = Play the Commander and walk a villager from Agios Vasilios to Viannos.
lesson-kreta-peace-through-why = The Commander brings one new villager, or moves yours four steps in all. The way leads through Messara: to pass is allowed, to stay is not. In Viannos it becomes 1 to 1. Choose the villager in Agios Vasilios, press Viannos and the button; you need no more steps, so press “Done”.
lesson-kreta-peace-through-hint = Play the Commander, choose the villager in Agios Vasilios, press Viannos and the button. End with “Done”.
lesson-kreta-peace-through-temenos = The villager in Temenos stands where card 16 scores: 1 to 1, and 5 points for you. Leave it there, and take the one in Agios Vasilios.

lesson-kreta-peace-ship = Play the Admiral and send a ship to Messara.
lesson-kreta-peace-ship-why = Peace holds on land: no ship is ever kept out by it, nor by a province that is full. So a ship enters Messara, from wherever it is: 2 to 2, and in a tie each takes the full 6. A port also adds 2 to what its province is worth: without one Messara would be worth 4.
lesson-kreta-peace-ship-hint = Play the Admiral, choose a ship from the reserve, press Messara and the button.
lesson-kreta-peace-ship-taken = { SEAT($seat1) }’s ship lies at Sitia. With two players a port holds one ship; with three or four it holds two, but never two of the same player. The port of Messara is free.
lesson-kreta-peace-ship-moved = The Admiral could also move the ships that you have on the map, both if you like. But that one counts in Ierapetra: rather take the new one from the reserve.

lesson-kreta-peace-fort = Play the Architect and build a fort on site 16.
lesson-kreta-peace-fort-why = Nor does peace stop forts or harvests. 16 touches Messara and the three other provinces of the card. In Messara that makes it 3 to 2, and the 6 are yours alone.
lesson-kreta-peace-fort-hint = Play the Architect, then press the round site 16, where Temenos, Messara, Pediada and Viannos meet.
lesson-kreta-peace-fort-village = Villages are forbidden there, too, as long as only { SEAT($seat1) }’s abbot is there. A fort is not: build it on 16.
lesson-kreta-peace-fort-west = 13 touches Messara, too, but also two provinces that are not scored with 16. On 16 all four count.

lesson-kreta-peace-abbot = Play the Abbot and put yours into Messara as well.
lesson-kreta-peace-abbot-why = Abbots never keep each other out. Yours counts 1: 4 to 2. And where your own abbot stands, the province is open to you.
lesson-kreta-peace-abbot-hint = Play the Abbot, then press Messara and the button.
lesson-kreta-peace-abbot-elsewhere = In Temenos you lead already, 2 to 1. In Messara the abbot opens the province for you.

lesson-kreta-peace-in = Now play the King, copy the Commander, and put a villager into Messara.
lesson-kreta-peace-in-why = Both abbots are there, so both of you may bring villagers and villages. A third player without an abbot there could not. It becomes 5 to 2.
lesson-kreta-peace-in-hint = Play the King, choose the Commander among your played cards, then a villager from the reserve, Messara and the button.
lesson-kreta-peace-in-architect = That would do, too: now you might even build a village in Messara. But copy the Commander this time.

lesson-kreta-peace-sum = { SEAT($seat1) }’s abbot has left. Now Messara is closed to { SEAT($seat1) }.
lesson-kreta-peace-sum-why = Your abbot is alone there. Peace comes and goes with the abbots, at once; what stands there stays and counts, 5 to 1. An abbot walks up to three provinces in a turn, so peace can soon be somewhere else.

# Three players.
lesson-kreta-three-title = Three players: second place
lesson-kreta-three-about = Half for the second, ties, and two ships in a port.

lesson-kreta-three-half = With three or four players the second in a province gets half its value.
lesson-kreta-three-half-why = Card 24 scores Ierapetra, worth 6: { SEAT($seat1) } has 3, you and { SEAT($seat2) } have 1 each. In a tie for second place each gets half, here 3. Halves are rounded down: of 5 points it is 2. With two players the second gets nothing.

lesson-kreta-three-tie = Play the Commander and put a villager into Sitia.
lesson-kreta-three-tie-why = Sitia is worth 5. { SEAT($seat1) } and { SEAT($seat2) } have 2 each, you have 1. In a tie for first place each takes the full value, and nobody is second: you would get nothing. With one more villager you are in the tie: 5 points.
lesson-kreta-three-tie-hint = Play the Commander, then press Sitia and the button.
lesson-kreta-three-tie-second = In Ierapetra you would be second alone, for the same 3 points as now. In Sitia a villager brings you 5.

lesson-kreta-three-ship = Play the Admiral and send a ship to Ierapetra.
lesson-kreta-three-ship-why = With three players a port holds two ships, never two of the same player. With 2 in Ierapetra you are second alone: you keep your 3 points, and { SEAT($seat2) } gets none there.
lesson-kreta-three-ship-hint = Play the Admiral, then press Ierapetra and the button.
lesson-kreta-three-ship-full = Two ships lie in the port of Sitia: it is full. In Ierapetra there is only one.
lesson-kreta-three-ship-elsewhere = Messara is not scored with 24. Ierapetra is.

lesson-kreta-three-fort = Play the Architect and build a fort on site 24.
lesson-kreta-three-fort-why = It touches all three provinces of the card. In Sitia you lead with 3: 5 points for you, 2 for each of the others. In Ierapetra you draw level with { SEAT($seat1) }: 6 points each. In Mirabello you and { SEAT($seat2) } have 1: 3 points each.
lesson-kreta-three-fort-hint = Play the Architect, then press the round site 24, where Mirabello, Ierapetra and Sitia meet.
lesson-kreta-three-fort-two = 26 touches Ierapetra and Sitia alone. 24 touches Mirabello as well.

lesson-kreta-three-call = Call the scoring: play the Castellan.
lesson-kreta-three-call-why = As it stands, you get 14 points, { SEAT($seat1) } 8 and { SEAT($seat2) } 5. With three players waiting is dear: two others move before you do again.
lesson-kreta-three-call-hint = The Castellan starts the scoring.
lesson-kreta-three-call-wait = You may wait, but two others move before your next turn. 14 points are plenty: play the Castellan.

lesson-kreta-three-sum = You lead, 60 to 59 to 54.
lesson-kreta-three-sum-why = A tie for first place is worth as much as winning alone, and leaves nothing to the second. So look for two things before a scoring: a tie that you can join, and somebody whom you can push out of second place.

# When to call.
lesson-kreta-call-title = When to call
lesson-kreta-call-about = Whose cards are spent, who has to call, and which card comes next.

lesson-kreta-call-table = See which cards { SEAT($seat1) } has played.
lesson-kreta-call-table-why = Five of seven. The Farmer and the Castellan are left, and the Farmer finds nothing: { SEAT($seat1) }’s ship lies at Messara, where none of { SEAT($seat1) }’s villagers stands. A card whose action is impossible cannot be played, and nobody may pass. So after your turn { SEAT($seat1) } must call the scoring.

lesson-kreta-call-build = Use that: play the Architect and build a fort on site 7.
lesson-kreta-call-build-why = If 7 is scored as it stands, you get 10 points and { SEAT($seat1) } 15. A fort on 7 counts in all four provinces around it and makes it 12 to 5. And you need not spend your turn on calling.
lesson-kreta-call-build-hint = Play the Architect, then press the round site 7, where Kydonia, Sfakia, Rethymno and Agios Vasilios meet.
lesson-kreta-call-build-early = If you call now, it is 10 to 15. Build first: { SEAT($seat1) } has to call anyway.
lesson-kreta-call-build-played = Your Commander lies on the table until the next scoring. The Architect is still in your hand.

lesson-kreta-call-forced = { SEAT($seat1) } had to call: 12 points for you, 5 for { SEAT($seat1) }.
lesson-kreta-call-forced-why = A strong card that you hold back until the others have no answer left is worth most. Now all cards are back in all hands. Whoever calls may replace the new fort card; { SEAT($seat1) } kept it.

lesson-kreta-call-now = Card 5 is next, and it is good for you. Call at once: play the Castellan.
lesson-kreta-call-now-why = As it stands it is 7 to 2. { SEAT($seat1) } has a full hand to answer with, and every turn that you wait is an answer. Calling costs you no card: all of them come back.
lesson-kreta-call-now-hint = The Castellan starts the scoring.
lesson-kreta-call-now-wait = You could gain a little more, but { SEAT($seat1) } answers first. 7 to 2 is good: call.

lesson-kreta-call-card = The new fort card is 21. Replace it.
lesson-kreta-call-card-why = This time the choice is yours, and it is the second gain of calling. 21 touches Viannos and Ierapetra. { SEAT($seat1) } has a fort there, on 26, good for 6 points; you have nothing. You may replace a card once, and must take what comes.
lesson-kreta-call-card-hint = Press “Replace” in the bar at the bottom.
lesson-kreta-call-card-kept = You may keep it, but around 21 { SEAT($seat1) } would get 6 points and you none. Replace it.

lesson-kreta-call-sum = Before you call, ask three things.
lesson-kreta-call-sum-why = Is the next card good for me as it stands? Who can still answer, and with which cards? And what would I like to see turned up? The cards that are played lie open before everybody: count them.
