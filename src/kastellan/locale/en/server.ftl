# What the server says: tables, people, links and files

table-not-playing = No game is being played at this table now. Wait until the host starts, or open a new table.
table-not-seated = You are watching this table, so you can neither play nor speak as a player. Take a seat first.
table-muted = The rules ask for your silence at this moment. You can speak to everybody again once your secret is revealed.
table-muted-to-others = The rules ask for your silence towards the others at this moment. Your team can hear you in its own channel.
table-no-team = You have no team to talk to at the moment. Speak to the whole table instead.
table-no-mate = No computer player of your team sits there, so there is nobody to ask.
table-nothing-to-say = That computer player has nothing to say about this moment. Ask while your team makes its guess.
table-story-taken-back = { SEAT($seat) } takes the last step back.

server-account-taken = The name “{ $name }” already belongs to an account. Choose another name, or sign in.
server-account-tried = Many passwords are being tried for this account, so new devices have to wait. Try again in a minute, or sign in from a device that you have used before.
server-broken = Something went wrong on our side; nothing was changed. Please try again.
server-empty-name = A name needs at least one letter and not too many. Choose another one.
server-eyes = Choose with whose eyes to look: those of one of the { $seats } seats, of a “spectator” or of “all”.
server-eyes-later = While the game is being played you can look only with your own eyes or a spectator’s. Come back after the end.
server-free-seats = { $count ->
    [one] Seat { $seats } is still free. Invite someone or put a computer player there.
   *[other] Seats { $seats } are still free. Invite someone or put computer players there.
}
server-full = The server is full at the moment. Please try again in a few minutes.
server-has-account = You already have an account, “{ $name }”. Sign out first if you want another one.
server-host-only = Only the host of the table can do this. Ask the host.
server-import-long = This game has more moves than can be brought in: at most { $limit }.
server-import-unfinished = This game is not finished, so it cannot be kept here. Import it once it is over.
server-kicked = The host has asked you to leave this table. Choose another table or open your own.
server-link-used = This link has been used or is older than ten minutes. Make a new one on the other device.
server-no-free-seat = All seats are taken. You can watch, or look for another table.
server-no-game = There is no game called “{ $game }” here. The games are: { $games }.
server-no-records = The server cannot reach its records at the moment. Wait a little, see whether this was done, and try again if not.
server-no-seat = There is no seat { $seat } to use like this. Choose another one.
server-no-table = There is no such table. Check the link, or look at the list of tables.
server-nobody-to-kick = Nobody else sits on seat { $seat }. Choose the seat of another player.
server-not-found = There is nothing at this address. Check the link.
server-not-invited = This table is private. Ask the host for the invitation link.
server-not-over = The game is not over yet. Come back after the end.
server-not-old = This game can go on. Leave the table if you do not want to play any more.
server-not-seated = You do not sit at this table. Take a seat first.
server-private = This table is private. Ask someone who sits there for a link to watch.
server-seat-taken = Somebody already sits on seat { $seat }. Choose another one.
server-no-pause = A pause can be agreed on only in a game with at least a day for each move.
server-holiday-runs = You are on holiday already.
server-holiday-days = { $left ->
    [0] No day of holiday is left this year.
    [one] One day of holiday is left this year.
   *[other] { $left } days of holiday are left this year.
}
server-pause-answered = This question about a pause is settled already.
server-no-stand-in = Where moves take days, a computer player goes on for somebody only if they leave the table themselves.
server-bot-stays = A computer player keeps its seat and its level until the end of the game. You can only let one go on for somebody who is away.
server-not-away-yet = { $seconds ->
    [one] Give them a moment to come back: you can let the computer play in { $seconds } second.
   *[other] Give them a moment to come back: you can let the computer play in { $seconds } seconds.
}
server-share-late = The game is about to begin: what you promised stays. Send the random digits that belong to it, or the game begins without them.
server-seats-changed = The seats changed while the game was about to begin. Look at them and start again.
server-game-unreadable = This game was played by other rules or with other content than today’s. Its result stands and you can save it as a file, but its moves can no longer be shown here.
server-table-old = This game was played with an older version of the rules or the content and cannot be continued here.
server-table-started = The game at this table has already started. You can watch, or look for another table.
server-too-fast = That was too much at once. Wait a moment and try again.
server-too-few-seats = { $people } people sit here already. Keep a seat for each of them.
server-too-large = This is larger than the server accepts. Send a smaller file.
server-too-many-connections = You have { $limit } open connections already. Close some windows first.
server-too-many-logins = Too many attempts to sign in. Wait a minute and try again.
server-too-many-tables = You have opened { $limit } tables that are not finished. Finish a game first; one that everybody has left is closed within { $hours } hours.
server-too-many-tables-there = From where you are, { $limit } tables have been opened that are not finished. Finish some of them first, or try again later.
server-wrong-password = Name and password do not go together. Check both and try again.
server-wrong-old-password = The current password is not right. Nothing was changed.
server-no-account = You have no account yet. Create one first.
