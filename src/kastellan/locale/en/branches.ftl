# Going on from any point of a game: branches, eyes, files and links.

branches-damaged = This analysis is damaged: something in it was lost or changed on the way. Ask for it again, best as a file.
branches-foreign = This is no analysis, saved game or position of Kastellan. Choose a file that was saved here, or paste a position and choose its game.
branches-version = This was made with another version of the rules or of the game’s content, so it cannot go on here.
branches-large = This is larger than { $limit } MB. Share a single branch instead of the whole tree.
branches-many = This has more than { $limit } steps. Share a single branch instead of the whole tree.
branches-gone = This branch is no longer there. Choose another one in the tree.
branches-not-to-act = { SEAT($seat) } has nothing to decide here.
