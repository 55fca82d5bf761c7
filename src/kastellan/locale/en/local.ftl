# Tables in this browser, without a server.

client-here = On this device (unrated)
client-local-title = A table in your browser
client-local-fetching = Fetching the rules and the computer players: { NUMBER($here, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
client-local-starting = Starting the rules and the computer players…
client-local-server = Play on the server instead
client-local-none = This browser or this installation cannot run tables of its own. Play on the server instead.
client-local-missing = This browser keeps no such table. It may have been played in another browser, or its data was cleared.
client-local-failed = The rules and the computer players could not be fetched or started. Check your connection and try again.
client-local-outdated = This page is older than what the server has now. Load it again.
client-local-about = This table is in your browser alone. Its secrets are on this device, and the game is not rated.
client-local-unkept = This browser cannot keep the game any further: there is no room, or it is not allowed. It lasts until you close this page.
client-local-games = Games on this device
client-local-games-help = Games against the computer that this browser keeps. Nobody else has them: save what you do not want to lose.
client-local-no-games = This browser keeps no games yet.
client-local-running = Unfinished
client-local-over = Finished
client-local-brought = From a file
client-local-import-help = A file that was saved from a replay, here or on a server. It is played again in your browser, and its deal is checked.
client-local-hand-over = Hand to the server
client-local-hand-over-help = The server then keeps it as a game brought in from a file, not proven there. You can share its replay by a link.
client-local-forget = Delete
client-local-forget-title = Delete this game?
client-local-forget-text = Nobody else has it. Once deleted it cannot be brought back, unless you saved it as a file.
client-site-server = This copy of Kastellan has no server behind it. You can play against the computer, read the rules and look at saved games here; playing with others needs a server.
