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
client-local-games = Games on this device
client-local-running = Unfinished
client-site-server = This copy of Kastellan has no server behind it. Here you can learn the games, play against the computer, solve puzzles, read the rules and go through saved games; playing with others needs a server.
