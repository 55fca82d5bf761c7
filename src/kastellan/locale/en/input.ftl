# What is wrong with something handed in, and the proofs of a record

input-missing = The field “{ $field }” is missing (at { $place }). Add it and try again.
input-needed = Something is missing (at { $place }). Add it and try again.
input-unknown-field = There is no field “{ $field }” here (at { $place }). Leave it out or check its spelling.
input-type = { $wanted ->
    [int] A whole number is expected (at { $place }). Write one and try again.
    [float] A number is expected (at { $place }). Write one and try again.
    [str] A text is expected (at { $place }). Write it in quotation marks and try again.
    [bool] Yes or no is expected (at { $place }). Write true or false and try again.
    [array] A list is expected (at { $place }). Write it in square brackets and try again.
    [object] An object with named fields is expected (at { $place }). Write it in curly brackets and try again.
   *[other] Something else is expected (at { $place }). Correct it and try again.
}
input-least = The number is too small (at { $place }): the least is { $limit }.
input-most = The number is too large (at { $place }): the most is { $limit }.
input-text-short = The text is too short (at { $place }): it needs at least { $limit } { $limit ->
    [1] character
   *[other] characters
}.
input-text-long = The text is too long (at { $place }): it may have at most { $limit } characters.
input-pattern = The text has characters that cannot be used here (at { $place }). Leave them out.
input-list-length = The list has too many or too few entries (at { $place }). Correct it and try again.
input-value = “{ $value }” is not one of the possible values (at { $place }). Choose another one.
input-language = There are no texts in “{ $value }” (at { $place }). Choose one of: { $languages }.
input-json = This is not valid JSON. Check quotation marks, commas and brackets, and try again.
input-unfit = This cannot be used (at { $place }). Correct it and try again.

record-moves = All { $count } moves follow the rules of { $game } (version { $version }).
record-over = The game is over.
record-unfinished = The game is not finished.
record-unsealed = There is no seal, so the deal cannot be proven fair.
record-sealed = The server’s seed matches its commitment; { $count ->
    [one] one seat
   *[other] { $count } seats
} stirred.
record-drawn = All { $count } outcomes of chance follow from the seed and the nonces.
record-consistent = The deal is consistent with itself. That proves nothing about when the seed was chosen: compare it with the receipt of a seat.
record-proven = Proven to whoever kept this receipt, on seat { $seat }: seed and all other random digits were fixed before those of this seat were known. Nobody chose this deal.
record-withheld = Not proven: { $count ->
    [one] seat { $seats } promised
   *[other] seats { $seats } promised
} random digits and did not give them, so the deal may be one chosen out of a few.
record-again = Not proven: the seat of the receipt was asked for random digits { $count } times, so the deal may be one chosen out of as many.
record-brought-in = The game was brought in from a file: its deal is not proven here.
record-other-table = The receipt is of table “{ $kept }”, but the game is of table “{ $now }”. Take the receipt that belongs to it.
record-fraud-set-up = FRAUD: the record has another game, other options, another content or other seats than the table had when this seat gave its random digits.
record-fraud-commitment = FRAUD: the server has replaced its sealed seed. It was { $then }… when this seat gave its random digits, it is { $now }… in the record. Whoever does that can pick the cards.
record-fraud-mine = FRAUD: the random digits of this seat were left out. Without them the server can work out the deal beforehand and pick it.
record-fraud-unsealed = FRAUD: the record has no seal, but the table had one when this seat gave its random digits. Without it nobody can check the deal.
record-fraud-others = FRAUD: the random digits of seat { $seat } are not those that were promised before this seat gave its own. Whoever chose them later could pick the deal.
record-game = There is no game called “{ $game }” here. The games are: { $games }.
record-outcome = The result in the record is not the one that its moves lead to. Use the record as it was exported.
record-commitment = The commitment is not the SHA-256 of the server’s seed, so the record was changed. Use it as it was exported.
record-nonces = The record has { $count } nonces for { $seats } seats. Use it as it was exported.
record-unfair = What chance did in move { $number } does not follow from the seed: the deal is not fair, or the record was changed.
