# Games that this browser keeps: their list, and what can be done with one.

client-local-games-help = Games against the computer that this browser keeps. Nobody else has them: save what you do not want to lose.
client-local-no-games = This browser keeps no games yet.
client-local-over = Finished
client-local-brought = From a file
client-local-import-help = A file that was saved from a replay, here or on a server. It is played again in your browser, and its deal is checked.
client-local-foreign = This file is no saved game, or it is damaged. Choose one that was made with “Save the game”, here or on a server.
client-local-hand-over = Hand to the server
client-local-hand-over-help = The server then keeps it as a game brought in from a file, not proven there. You can share its replay by a link.
client-local-forget = Delete
client-local-forget-title = Delete this game?
client-local-forget-text = Nobody else has it. Once deleted it cannot be brought back, unless you saved it as a file.
client-local-unkept-room = There is no more room in this browser: the game is not kept for now. Play on, or delete old games on this device; it is kept whole with the next step for which there is room.
client-local-unkept-forbidden = This browser lets nothing be kept. Play on: the game lasts until you close this page, and can be saved as a file at its end.
client-local-unkept-tab = Another tab has gone on with this game. What you do here is not kept: load this page again to go on from there.
client-local-elsewhere = This game is open in another tab
client-local-elsewhere-text = It goes on here when you close it there, or at once if you say so. Nothing of it is lost.
client-local-take = Play on here
