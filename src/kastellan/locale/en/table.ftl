# What holds at any table, whatever is played

table-malformed = This is not a move of the game: { $detail }. Reload the page and try again.
table-stale = The game has moved on since this screen was drawn. Look at the new position and choose again.
table-take-back = This step can no longer be taken back: only your own steps that revealed nothing can, until somebody else has moved.
table-take-back-replaced = A computer player has the seat of somebody whom the host replaced: nobody can agree for them, so the step stands.
table-seat-kept = A seat of this game is kept for you: sit down again to talk there, or talk with the spectators once the game is over.
table-sent-away = The host has asked you to leave this game: look on if you like, and talk with the spectators once it is over.
table-impossible = This position cannot arise (at { $place }). Correct it and try again.
table-foreign = This record does not fit (at { $place }). Use the game, version and content it was played with.
table-options = These options cannot be used (at { $place }). Choose one of the values offered.
table-remembered = The option “{ $option }” cannot be chosen: whoever chose it would know what is dealt. Leave it empty; a rematch of the same people fills it.
table-drafts = You have acted { $limit } times here without coming to a decision. Now play something that goes on with the game.
table-taken-back-often = You have taken back { $limit } times in this game. From here on, what you play stands.
table-no-such-thing = That is not on the table, or no longer. Press something that is.
