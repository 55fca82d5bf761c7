# What is wrong with a file of words, colours or cards

content-count = Here { $found ->
    [one] is one
   *[other] are { $found }
} (at { $place }); the game has { $wanted }. Add what is missing or take out what is too much.
content-order = These must be { $wanted }, in this order (at { $place }). Put them so.
content-name-missing = There is no name in { $languages } (at { $place }). Write one; it may be the same in every language.
content-name-signs = The name holds signs that nobody sees (at { $place }). Type it again.
content-twice = “{ $value }” is there twice (at { $place }). Call one of them something else.
content-id = “{ $value }” is no plain name (at { $place }). Use letters without accents, digits and hyphens.

content-no-card = { $number } is no card (at { $place }). Cards have the numbers 1 to { $last }; write one of those.
content-number-taken = { $number } already belongs to the colour “{ $other }” (at { $place }). Each number has one colour: take it out of one of the two.

content-side-taken = Side { $side } of card { $card } already has a word (at { $place }). Give this one a free side: A1, A2, B1 or B2.
content-card-words = Card { $card } has { $found ->
    [one] one word
   *[other] { $found } words
} (at { $place }). Each card has four: A1, A2, B1 and B2.
content-card-numbers = The cards are not numbered from 1 to { $cards } (at { $place }). Leave no number out.
content-cards-few = There { $found ->
    [one] is one card
   *[other] are { $found } cards
} (at { $place }); a game needs { $least }. Add words.
content-unlike = “{ $word }” is the keyword itself, so it cannot be something that only looks like it (at { $place }). Take it out.
content-roots-many = “{ $word }” has too many roots or forms (at { $place }). Keep at most { $limit }.

content-agent-kind = The first nine agents are carriers, the next nine warriors (at { $place }): write “{ $kind }” here, or change the order.
content-agent-no-skill = Normal agents have no skill (at { $place }). Take it out, or give it to a special agent.
content-agent-few = A deck of this company has { $found ->
    [0] no agent
    [one] only one agent
   *[other] only { $found } agents
} of level { $stars } (at { $place }). Two of each level are removed from it, so give at least two agents { $stars ->
    [1] one star
   *[other] { $stars } stars
}.
content-agent-stars = { $stars } stars are not possible (at { $place }). An agent has 1, 2 or 3.
content-carrier-fights = Carriers do not fight (at { $place }). Write 0, or make a warrior of this agent.
content-warrior-carries = Warriors carry nothing (at { $place }). Leave it empty, or make a carrier of this agent.
content-number = “{ $value }” is no figure (at { $place }). Write a number from 0 to 99, or a multiplier such as W*3: R is red, B blue, W white.
content-skill = “{ $value }” is no skill (at { $place }). Known are { $known }.
content-skill-form = This skill is written like “{ $example }” (at { $place }). Write it so.
content-artefact-copies = Each type of artefact has at least one card (at { $place }). Write 1 or more.
content-weapon = A weapon has a combat value from 1 to 99 and no slots (at { $place }). Correct it, or make a transport of it.
content-transport-fights = A transport does not fight (at { $place }). Write 0, or make a weapon of it.
content-artefact-kinds = { $weapons ->
    [one] One type is a weapon
   *[other] { $weapons } types are weapons
} (at { $place }). There are three types of weapons and three of transports: change the kind of some.
content-artefact-cards = All types together have { $found } cards (at { $place }); there are { $wanted }. Change the copies until the sum is right.
content-space-choices = “{ $value }” has more than two alternatives (at { $place }). Write one “?” at most.
content-goods = “{ $value }” cannot stand here (at { $place }). Write at least one of { $letters }: R is red, B blue, W white, A an artefact.
content-goods-many = This holds { $found } things (at { $place }); there is room for { $limit }. Take some out.
