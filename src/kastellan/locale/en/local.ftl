# Tables in this browser, without a server.

client-local-title = A table in your browser
client-local-fetching = Fetching the rules and the computer players: { $percent } %
client-local-starting = Starting the rules and the computer players…
client-local-none = This browser or this installation cannot run tables of its own. Open a table on the home page instead.
client-local-missing = This browser keeps no such table. It may have been played in another browser, or its data was cleared.
client-local-failed = The rules and the computer players could not be fetched or started. Check your connection and try again.
client-local-about = This table is in your browser alone. Its secrets are on this device, and the game is not rated.
client-local-unkept = Your browser lets nothing be kept: the game ends when you close this page.
