# The guided first game of Krysis.  $seat1 is the other player.
lesson-krysis-first-title = Your first game of Krysis
lesson-krysis-first-about = The last two rounds: bid, dig, form a team, load, and win with an attack.

lesson-krysis-first-goal = Five rounds are played, and most points win.
lesson-krysis-first-goal-why = You and { SEAT($seat1) } dig crystals from the same mine, and may rob each other. Three rounds are over: you have 18 points, { SEAT($seat1) } 31. Points come from what you sell at the bank and, at the very end, from what lies in your headquarters.

lesson-krysis-first-places = What you dig lies in your camp, and there it can be robbed.
lesson-krysis-first-places-why = Only in the headquarters it is safe. There, at the end, a red crystal counts 3, a blue one 2, a white one 1. What is left in the camp counts nothing.

lesson-krysis-first-bid = Bid a blue crystal, then seal the bid.
lesson-krysis-first-bid-why = Each round begins with a secret bid from the headquarters. Who bids the higher value chooses first where to dig. Red is worth 3, blue 2, white 1. All bids are paid, so do not give too much. Press the blue crystal in your headquarters, then the button.
lesson-krysis-first-bid-hint = One blue crystal is enough here: press it in your headquarters, then seal the bid.
lesson-krysis-first-bid-red = You may bid red. But left at home it counts 3 at the end, and a blue one should do. Bid blue.

lesson-krysis-first-dig = You bid 2, { SEAT($seat1) } 1: you choose first. Dig on space 3.
lesson-krysis-first-dig-why = Each space shows what it gives: two red and two white crystals on space 3. All of it goes to your camp. Press the space, then the button.
lesson-krysis-first-dig-hint = You may dig there. But four crystals are the most that you can get now: take space 3.
lesson-krysis-first-dig-other = The card sign is an artefact: of two drawn ones you keep one. Not bad, but here four crystals are better. Take space 3.

lesson-krysis-first-team = Form a team: Foreman, Mule driver and Runner, one after the other.
lesson-krysis-first-team-why = You want to carry much away. Carriers (green) have slots: a red slot holds 1 red crystal or up to 3 white ones, a blue slot 1 blue or up to 2 white ones. These three have two red and three blue slots: room for all that lies in your camp. Press an agent, then “Put face down”.
lesson-krysis-first-team-hint = This time you need slots. Choose the Foreman, then the Mule driver, then the Runner.
lesson-krysis-first-team-warrior = Warriors (red) fight, but carry nothing. This time you want to load: choose the carriers.

lesson-krysis-first-order = You are faster, 21 to 17, so you act first.
lesson-krysis-first-order-why = The speeds of the three agents are added up: that is the initiative. { SEAT($seat1) }’s two warriors fight with 10. Had they been faster, they could have robbed your camp before you loaded it: your carriers defend nothing.

lesson-krysis-first-load = Load everything and sell it to the bank.
lesson-krysis-first-load-why = Press “Load goods”, then the red and the white crystals in your camp until all are loaded; then “Bank”, and the button. The bank pays 2 points for each good, whatever its kind: 14 for seven. In the headquarters they would count only 11, because white is worth only 1 there.
lesson-krysis-first-load-hint = Load the two red and the five white crystals, choose “Bank”, and press the button.
lesson-krysis-first-load-attack = Your team fights with 0, and only a stronger team breaks into a defended camp. Load your own goods.
lesson-krysis-first-load-overtime = Overtime brings crystals worth 6 into the camp, and the team stays to defend it. But it also leaves everything there. Load your goods.
lesson-krysis-first-load-home = In the headquarters these goods would count 11 at the end. The bank pays 14, at once. Choose “Bank”.
lesson-krysis-first-load-few = Not yet: your team has room for all seven. Load the other crystals of your camp, too, then sell.

lesson-krysis-first-refill = 14 points! Now draw three agents: two warriors, then a carrier.
lesson-krysis-first-refill-why = { SEAT($seat1) } sold three crystals, too. Agents who worked are gone; before the last round everybody draws three new ones, from the carriers or the warriors. For an attack you will need warriors.
lesson-krysis-first-refill-hint = Draw two warriors first, then the carrier.

lesson-krysis-first-again = The last round. This time you need not bid anything.
lesson-krysis-first-again-why = What you keep in the headquarters counts at the end: red 3, blue 2, white 1. On the deepest level all spaces are good, so save your crystals: press “Bid nothing”. Or bid some, as before.
lesson-krysis-first-again-hint = Press the button at the bottom: without crystals you bid nothing.

lesson-krysis-first-last = Dig on space 4: three red crystals and a blue one.
lesson-krysis-first-last-why = Now count: you have 32 points, { SEAT($seat1) } 37. { SEAT($seat1) } digs for red crystals, too: if they come home, you are behind.
lesson-krysis-first-last-hint = Space 4 gives the most. Press it, then the button.

lesson-krysis-first-alone = Now on your own: form a team, and act. This decides the game.
lesson-krysis-first-alone-why = What you rob, { SEAT($seat1) } cannot bring home. An attack needs more combat than the defence, a slot for each red crystal, and it must come before { SEAT($seat1) } acts. Your Truck adds two red slots when you play it. In the headquarters a red crystal counts 3, at the bank 2.
lesson-krysis-first-alone-hint = Marksman, Duellist and Courier fight with 12 and are fast. Attack, play the Truck, take three red crystals, and bring them to the headquarters.

# Bids.
lesson-krysis-bid-title = Bids and ties
lesson-krysis-bid-about = What a bid costs, and who comes first when bids are equal.

lesson-krysis-bid-paid = All bids are paid, those that lose, too.
lesson-krysis-bid-paid-why = A round begins with secret bids from the headquarters: red counts 3, blue 2, white 1. Who bids most chooses a space first, then the next. There are four spaces for three miners, so even the last one gets something. What was bid is gone: kept, it would have counted 3, 2 or 1 at the end.

lesson-krysis-bid-bid = Bid a white crystal.
lesson-krysis-bid-bid-why = Your miner stands on space 1, ahead of the others. If bids are equal, whoever stands ahead comes first, so you need not outbid anybody. Press the white crystal in your headquarters once, then “Seal the bid”.
lesson-krysis-bid-bid-hint = Press the white crystal in your headquarters once, then “Seal the bid”. If you pressed another one, “Start over” takes it back.
lesson-krysis-bid-bid-red = A red crystal would surely bring you far forward. But kept at home it counts 3 at the end. Bid a white one.
lesson-krysis-bid-bid-nothing = You may bid nothing, but then you would come last here. First press the white crystal in your headquarters.

lesson-krysis-bid-order = { SEAT($seat1) } bid 3 and chose first. You and { SEAT($seat2) } bid 1: you are next.
lesson-krysis-bid-order-why = { SEAT($seat1) } dug two red crystals on space 2. Your bid and { SEAT($seat2) }’s are equal, and your miner stands ahead: one white crystal has bought you the second choice.

lesson-krysis-bid-dig = Dig on space 4.
lesson-krysis-bid-dig-why = It gives a red crystal and three white ones. At the bank each crystal brings 2 points, so four bring 8, and the three of space 1 only 6. There is a price: on space 4 you stand last, and ties go to the others. Press the space, then the button.
lesson-krysis-bid-dig-hint = Press space 4, then the button.
lesson-krysis-bid-dig-taken = { SEAT($seat1) }’s miner stands there, and a space holds one. Space 4 is free.
lesson-krysis-bid-dig-first = Space 1 would keep you ahead, but it gives three crystals only. Take the four of space 4 this time.
lesson-krysis-bid-dig-artefact = Space 3 gives an artefact, one of two drawn, and a red crystal. Not bad, but take the four crystals of space 4.

lesson-krysis-bid-sum = { SEAT($seat2) } stands on space 1 now, and wins every tie.
lesson-krysis-bid-sum-why = Whoever stands ahead comes first when bids are equal, acts first when teams are equally fast, and wins a drawn game. That is why the foremost spaces give less, as a rule. Bid high only where one space is worth much more to you than the next.

# Teams.
lesson-krysis-team-title = Fast, strong, with room
lesson-krysis-team-about = A team for an attack, agent by agent, and where to take the loot.

lesson-krysis-team-figures = { SEAT($seat1) }’s camp holds two red crystals. An attack needs speed, combat and slots.
lesson-krysis-team-figures-why = You must act before { SEAT($seat1) }: that is speed, which every agent has. You must be stronger than { SEAT($seat1) }’s team: that is combat, which warriors have. And you must carry the loot: carriers have slots for it. A team is formed in three steps: each time all put one agent face down, then all are turned over.

lesson-krysis-team-fast = Begin with the Skirmisher.
lesson-krysis-team-fast-why = The Skirmisher’s speed is 3 for each white crystal in your camp. You have four: that makes 12, and no agent with a fixed speed has more than 10. The combat is 3. Press the card, then “Put face down”.
lesson-krysis-team-fast-hint = Press the Skirmisher in your hand, then “Put face down”.
lesson-krysis-team-fast-slow = The Golem carries much, but its speed is 3: you might act too late. Begin with the Skirmisher.

lesson-krysis-team-strong = { SEAT($seat1) } shows the Golem: slow, and no warrior. Now take the Marksman.
lesson-krysis-team-strong-why = So far { SEAT($seat1) } has speed 3 and combat 0, but two more agents will follow. The Marksman has combat 7 and speed 8. With the Skirmisher that is combat 10 and speed 20.
lesson-krysis-team-strong-hint = Press the Marksman in your hand, then “Put face down”.
lesson-krysis-team-strong-guard = The Guard has combat 6 and speed 7. The Marksman is better in both.
lesson-krysis-team-strong-mule = The Mule driver is slow and does not fight. First combat: take the Marksman.

lesson-krysis-team-slots = { SEAT($seat1) } shows the Brawler: combat 4. Now take the Foreman.
lesson-krysis-team-slots-why = You have combat 10, but warriors carry nothing, and without a slot there is no attack. The Foreman has two red slots: one for each red crystal.
lesson-krysis-team-slots-hint = Press the Foreman in your hand, then “Put face down”.
lesson-krysis-team-slots-warrior = Three warriors are strong but carry nothing, and an attack has to take something. Take the Foreman.
lesson-krysis-team-slots-blue = The Mule driver has blue slots, and a red crystal never goes into a blue slot. The Foreman has red ones.

lesson-krysis-team-attack = 27 to 19: you act first. Attack { SEAT($seat1) } and take both red crystals.
lesson-krysis-team-attack-why = It is 10 against 4. An attack must be stronger than the defence; the same is not enough. Press “Attack { SEAT($seat1) }”, then the red crystals in { SEAT($seat1) }’s camp until both are taken, then “Attack”.
lesson-krysis-team-attack-hint = Press “Attack { SEAT($seat1) }”, then the red crystals in that camp, twice, then “Attack”. “Start over” takes everything back.
lesson-krysis-team-attack-overtime = Overtime brings crystals worth 6 from the bank, as much as these two. But then { SEAT($seat1) } keeps them as well. Attack.
lesson-krysis-team-attack-load = Your white crystals are worth 8 points at the bank. But then { SEAT($seat1) } keeps the red ones. Attack.
lesson-krysis-team-attack-blue = The blue crystal does not go into a red slot, and the Foreman has only red ones. Take the red crystals.
lesson-krysis-team-attack-few = You have two red slots. Take the second red crystal, too, then press “Attack”.

lesson-krysis-team-where = Where to? Take the loot to your own camp.
lesson-krysis-team-where-why = In the headquarters the two would count 6 at the end, at the bank 4 at once. But then the team leaves, and your four white crystals lie there undefended while { SEAT($seat1) } is still to act. In your camp the team stays until the end of the round and defends all of it with 10.
lesson-krysis-team-where-hint = Choose “Own camp”, then press the button.
lesson-krysis-team-where-home = Then your team would leave, and { SEAT($seat1) } could take your four white crystals. Choose “Own camp”: there the team stays.
lesson-krysis-team-where-sold = 4 points, and your camp would be undefended. Choose “Own camp”: there the team stays.

lesson-krysis-team-sum = Two red and four white crystals lie in your camp. { SEAT($seat1) } could not touch them.
lesson-krysis-team-sum-why = Next round you may load them, but then you need slots, and there is a new fight. Figures with “×”, such as the Skirmisher’s speed, count the crystals in your camp: they rise with it, and they fall when it is emptied. The order of action is fixed as soon as the teams are out.

# Special agents.
lesson-krysis-special-title = Special agents
lesson-krysis-special-about = A thief and an alchemist act besides the normal action.

lesson-krysis-special-sign = Two agents of your team have a skill: the Thief and the Lapidary.
lesson-krysis-special-sign-why = With this option everybody adds six special agents to the deck and removes six agents of their choice. A skill is an action of its own, once, before or after the normal one. It needs neither combat nor slots, and no defence stops it.

lesson-krysis-special-thief = Use the Thief: steal a red and two blue crystals from { SEAT($seat1) }.
lesson-krysis-special-thief-why = Your team has combat 2 and { SEAT($seat1) } defends with 13: no attack is possible. But the Thief takes up to three crystals from any camp into yours. Press the Thief’s button, then the red crystal and both blue ones in { SEAT($seat1) }’s camp, then “Steal”.
lesson-krysis-special-thief-hint = Press the Thief’s button beside the actions, then one red and two blue crystals, then “Steal”. “Start over” takes them back.
lesson-krysis-special-thief-attack = An attack must be stronger than the defence. The Thief asks for no combat: use the skill.
lesson-krysis-special-thief-load = You may, but only two white crystals lie in your camp. Let the Thief fill it first.
lesson-krysis-special-thief-few = The Thief takes up to three: the red crystal and both blue ones. If you took a white one, press “Start over”.

lesson-krysis-special-alchemist = Use the Lapidary: turn one blue crystal into a red one.
lesson-krysis-special-alchemist-why = An alchemist turns white crystals into blue ones, or blue ones into red ones, as many as you like. You have two red slots, the Foreman’s, and a blue one, the Lapidary’s. With two red crystals and a blue one all are filled with the best. Press the choice “1” from blue to red, then “Use”.
lesson-krysis-special-alchemist-hint = Beside the Lapidary, press the choice that turns 1 blue crystal into a red one, then “Use”.
lesson-krysis-special-alchemist-both = Then you would have three red crystals for two red slots, and none for the blue slot. Change only one.
lesson-krysis-special-alchemist-white = More blue crystals would not help: you have a single blue slot. Turn one blue crystal into a red one.
lesson-krysis-special-alchemist-load = You may, but one of your red slots would have no red crystal. First use the Lapidary.

lesson-krysis-special-load = Now the normal action: load both red crystals and the blue one, for the headquarters.
lesson-krysis-special-load-why = There they count 3 + 3 + 2 = 8 points at the end; the bank would pay 6. Press “Load goods”, then the crystals, then “Headquarters” and the button. After the action a skill that is left could still be used; you have used both.
lesson-krysis-special-load-hint = Press “Load goods”, the red crystals twice, the blue one once, “Headquarters”, then the button. “Start over” takes everything back.
lesson-krysis-special-load-overtime = You may, but then the crystals stay in the camp. Bring them home: load.
lesson-krysis-special-load-sold = The bank pays 2 for each, 6 in all. In the headquarters both red ones and the blue one count 8. Choose “Headquarters”.

lesson-krysis-special-sum = 8 points came home without a fight.
lesson-krysis-special-sum-why = There are three other skills. Master miners bring goods from the bank. Spies look at somebody’s artefacts and may take one. Defence makes a camp harder to attack, all by itself. Mind the order: what is stolen, brought or changed before the normal action can still be loaded.

# The tactical option.
lesson-krysis-tactical-title = Choose your opening hand
lesson-krysis-tactical-about = The tactical option: nine of your eighteen agents, as you like.

lesson-krysis-tactical-rule = With the tactical option no agents are dealt: you choose nine of your eighteen.
lesson-krysis-tactical-rule-why = The other nine are shuffled into your two piles, carriers and warriors. After each round you draw three of them, as always, so that after the third round you have seen them all. The question is: whom do you want early?

lesson-krysis-tactical-nine = Choose nine agents, then confirm.
lesson-krysis-tactical-nine-why = Leave agents with “×” for later: their speed or combat counts crystals in your camp, and at first there are few. Those that glow are a sound choice: five carriers and four warriors with fixed figures. But any nine will do.
lesson-krysis-tactical-nine-hint = Press agents until the bar says that nine are chosen, then “Confirm”. “Start over” takes all of them back.
lesson-krysis-tactical-nine-few = Exactly nine are needed. The bar at the bottom counts them.

lesson-krysis-tactical-sum = Your nine agents are in your hand, and nobody knows which.
lesson-krysis-tactical-sum-why = In the first four rounds you form your team from nine agents instead of six. So plan two rounds at once: whom for loading, and whom for an attack. { SEAT($seat1) } has chosen, too.

# Bank or headquarters.
lesson-krysis-mission-title = Bank or headquarters?
lesson-krysis-mission-about = What groups of artefacts and a secret mission are worth at home.

lesson-krysis-mission-mission = You have a secret mission: most blue crystals in the headquarters.
lesson-krysis-mission-mission-why = With this option everybody is dealt a mission. It brings 10 points at the end to whoever has more of it than each of the others. At this table headquarters are open, too: { SEAT($seat1) } has four blue crystals there, you have two.

lesson-krysis-mission-sets = Artefacts in the headquarters count in groups.
lesson-krysis-mission-sets-why = Equal cards make a group, and so do cards that are all different: one card counts 1 point, two 5, three 10, four 20. You have a Pistol and a Rifle there, 5 points. With the Cannon from your camp it would be 10.

lesson-krysis-mission-home = Load the three blue crystals and the Cannon, for the headquarters.
lesson-krysis-mission-home-why = There the crystals count 6 at the end and the Cannon 5 more. And with five blue crystals against four the mission would be yours: 10. That makes 21. The bank pays 2 for each good: 8. Press “Load goods”, then the crystals and “Load” at the Cannon, then “Headquarters” and the button.
lesson-krysis-mission-home-hint = Press “Load goods”, the blue crystals three times, “Load” at the Cannon, “Headquarters”, then the button.
lesson-krysis-mission-home-attack = Your carriers do not fight, and { SEAT($seat1) } defends with 10. Load your goods.
lesson-krysis-mission-home-overtime = You may, but then everything stays in the camp, where it counts nothing at the end. Load your goods.
lesson-krysis-mission-home-sold = The bank pays 8 for all of it, at once. At home it is worth 21 at the end. Choose “Headquarters”.
lesson-krysis-mission-home-few = Your team has room for more: load all three blue crystals and the Cannon, then press the button.

lesson-krysis-mission-sum = You have five blue crystals, { SEAT($seat1) } has four.
lesson-krysis-mission-sum-why = Until the end that may change: bids are paid from the headquarters. Where neither groups nor missions count, remember: red crystals go home, 3 points instead of 2; white ones go to the bank, 2 instead of 1; blue ones count 2 in both places.
