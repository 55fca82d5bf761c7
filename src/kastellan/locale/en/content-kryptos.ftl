# The editor of one's own colours for Kryptos

kryptos-count-numbers = { $found } of { $wanted } numbers

colours-title = Your own colours
colours-help = Name the four colours and say which numbers have them. Each has twelve.
colours-name = Name of the colours
colours-name-example = The four seasons
colours-unnamed = My colours
colours-open = Open a table with these
colours-mine = Your colours
colours-new = New ones, from the house’s
colours-delete = Delete them
colours-delete-text = The colours “{ $name }” are deleted. Games that were played with them, or are being played, keep them.
colours-kept = The colours are kept by their fingerprint. A game that began with them keeps them, whatever you change later.
colours-not-yours = These belong to somebody else. Saving makes a copy that is yours.
colours-who-me-help = At tables that I open. Who sits there gets the colours with the game once it is over.
colours-who-link-help = They may look at the colours and play with them
colours-who-all-help = Listed under Kryptos, with your name
colours-paint = Choose a colour, then press the numbers that shall have it.
colours-brush = Colour { $number }
colours-numbers = Numbers
colours-number = { $number }: { $colour }
colours-shapes = Paints and shapes stay those of the house: each colour has a shape of its own, so that nobody has to see the paint.
