# Lists of words, maps and cards of one’s own

content-word-two = This is more than one word. Write one, or leave it out.
content-word-sign = “{ $sign }” is not a letter of this language. Write the word without it, or choose another language.
content-word-letters = “{ $word }” is not one word in small letters of its language (at { $place }). Write it so.
content-word-length = “{ $word }” has { $letters ->
    [one] one letter
   *[other] { $letters } letters
}. From { $least } to { $most } fit a window.
content-word-twice = “{ $word }” is there already{ $line ->
    [0] {""}
   *[other] , on line { $line }
}. Take it out.
content-word-shares = Shares a root with “{ $word }” on line { $line }: the two never come in one game.
content-words-many = A list has at most { $limit } words. Take some out.
content-root = “{ $root }” is no root: two letters or more, in one word. Change it or take it out.
content-root-none = “{ $word }” has no root (at { $place }). Give at least one: no clue may contain it.
content-list-short = With fewer than { $few } words, whoever knows the list can work out some of the others’ words.
content-list-for-three = For four players or more a game needs { $least } words that share no root. This is enough for three players.
content-list-foreign = Clues are compared letter by letter, and people judge the rest. Computers do not know this language.
content-unfit = This makes no list yet. Write more words.
content-wrong = The file cannot be used (at { $place }). The check says: { $reason }. Correct it there and try again.

content-title = Your own words
content-help = Paste a list: one word a line, or with commas. Each line is checked as you write.
content-back = Decrypto
content-paste-label = Words, one a line
content-paste-example = Paste or type words here
content-add = Add these words
content-file = From a file
content-save-file = Save as a file
content-fine = { $count } fine
content-notes = { $count } with a note
content-mends = { $count } to mend
content-only-mends = Show only what to mend
content-show-all = Show all
content-word = word
content-letters = letters
content-roots = roots that no clue may contain
content-roots-derived = suggested by rule
content-line = Line { $line }
content-line-remove = Take out “{ $word }”
content-root-add = Add a root to “{ $word }”
content-root-remove = Take out the root “{ $root }”
content-root-label = Root
content-write = Write “{ $word }”
content-take-out = Take it out
content-name = Name of the list
content-name-example = Seaside summer
content-language = Language of the words
content-language-en = English
content-language-fr = Français
content-language-bg = Български
content-language-other = Another
content-who = Who may use it?
content-who-me = Only me
content-who-me-help = At tables that I open. Who sits there gets the list with the game once it is over.
content-who-link = Whoever has the link
content-who-link-help = They may read the words before a game
content-who-all = Everybody here
content-who-all-help = Listed under Decrypto, with your name
content-gets = What a table gets
content-gets-cards = { $count ->
    [one] One word is ready
   *[other] { $count } words are ready
}. A game draws 8 of them, with three players 4, never two that share a root.
content-known = { $known ->
    [0] Computers know none of these words: they will guess.
   *[other] Computers know { $known } of the { $count }. They give and read clues for the others badly.
}
content-known-all = Computers know all of these words.
content-kept = The list is kept by its fingerprint. A game that began with it keeps it, whatever you change later.
content-ready = { $count ->
    [0] No word is ready yet.
    [one] One word is ready.
   *[other] { $count } words are ready.
}
content-out = { $count ->
    [0] {""}
    [one] One line stays out until you mend it.
   *[other] { $count } lines stay out until you mend them.
}
content-checking = Checking…
content-save = Save
content-waits = Not saved yet. This browser keeps it for you.
content-saved = Saved.
content-open = Open a table with these
content-delete = Delete the list
content-delete-text = The list “{ $name }” is deleted. Games that were played with it, or are being played, keep it.
content-yours = Your words, maps and cards
content-yours-none = You keep none yet. What you make and save stands here.
content-mine = Your lists
content-shared = Lists for everybody
content-shared-by = from { $name }
content-none = You have no lists yet.
content-new = A new list
content-unnamed = My words
content-not-yours = This list belongs to somebody else. Saving makes a copy that is yours.
content-offline = Without a server lists are neither checked nor kept. Connect and try again.
content-choose = Words
content-house = The words of the house
content-choose-other = Played with
content-house-other = What the house has
content-own-file = Use your own file
content-unofficial = { $game ->
    [kryptos] Kryptos was designed by Piotr Siłka and is published by Muduko and Cranio Creations.
    [decrypto] Decrypto was designed by Thomas Dagenais-Lespérance and is published by Le Scorpion masqué; the brand belongs to Hachette.
    [kreta] Kreta was designed by Stefan Dorra and published by Goldsieber.
   *[krysis] Krysis was designed by Zoltán Aczél and Zoltán Ágó and published by Gém Klub, Heidelberger and Rio Grande Games.
} This is an unofficial implementation. The printed game can be bought, new or second-hand.

server-content-large = The file has { $size } thousand bytes; { $limit } thousand are allowed. Make it shorter.
server-content-not-for-all = Whoever runs this server does not let people offer lists, maps and cards to everybody. Share it by its link.
server-content-not-yours = This belongs to somebody else. Keep a copy of your own instead.
server-content-no-lines = { $game } is not written line by line. Bring a file.
server-content-other-game = This cannot be played with at this table: it is made for another game. Choose another one.
server-no-content = There is no such list, map or set of cards here, or it is not shared with you. Ask its owner for the link.
server-too-many-contents = You keep { $limit } lists, maps and sets of cards already. Delete one first.
content-undo = Undo
content-redo = Redo
content-languages = Names in
content-same = Write it so in every language
content-faults = { $count ->
    [0] All is in order: this can be played with.
    [one] One thing is still to be mended.
   *[other] { $count } things are still to be mended.
}
content-faults-list = To be mended
content-fault-show = Show it
content-not-this = This is no such file. { $why }
content-here = There is no connection to the server, so this stays in this browser. Games on this device can be played with it.
content-edit = { $game ->
    [decrypto] Use your own words
    [kryptos] Make your own colours
    [kreta] Draw your own map
   *[krysis] Make your own cards
}
