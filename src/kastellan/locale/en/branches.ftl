# Going on from any point of a game: branches, eyes, files and links.

branches-damaged = This analysis is damaged: something in it was lost or changed on the way. Ask for it again, best as a file.
branches-foreign = This is no analysis, saved game or position of Kastellan. Choose a file that was saved here, or paste a position and choose its game.
branches-version = This was made with another version of the rules, or with contents of the game that are not in it, so it cannot go on here.
branches-large = This is larger than { $limit } MB. Share a single branch instead of the whole tree.
branches-many = This has more than { $limit } steps. Share a single branch instead of the whole tree.
branches-gone = This branch is no longer there. Choose another one in the tree.
branches-not-to-act = { SEAT($seat) } has nothing to decide here.

branches-title = Analysis
branches-branch = Branch { $letter }
branches-back = Back to the game
branches-missing = This browser keeps no such analysis. It may have been made in another browser, or its data was cleared.
branches-unkept = Your browser has no room for this analysis or lets nothing be kept: save what matters as a file before you close the page.

branches-eyes = With whose eyes?
branches-eyes-of = with the eyes of { SEAT($seat) }
branches-eyes-help = You know what { SEAT($seat) } knew. All else is imagined to fit it, anew for every line.
branches-eyes-alone = Only what { SEAT($seat) } knew was shared. All else is imagined to fit it, anew for every line.
branches-deals = { $count ->
    [one] Here a single deal fits what { SEAT($seat) } knows: nothing is left to imagine.
   *[other] Here { $count } deals fit what { SEAT($seat) } knows. One of them is imagined, anew for every line.
}
branches-eyes-nothing = { SEAT($seat) } saw all there is: this game hides nothing but what is still to be drawn.
branches-open = All open
branches-open-help = The cards are as they were really dealt: sit at any place to see what lies there. Choose somebody’s eyes to judge by what that player could know.
branches-anew = Imagine anew
branches-luck = Other luck
branches-place = Sit at the place of
branches-place-any = whoever decides
branches-imagined = You sit at { SEAT($seat) }’s place: what is hatched there is imagined.
branches-imagined-part = imagined

branches-best = Best moves
branches-best-help = A strong player looks at what the seat knows, and says what it would do and why.
branches-for = Advice for { SEAT($seat) }
branches-think = Think it over
branches-thinking = The computer thinks for { SEAT($seat) }…
branches-chance = { SEAT($seat) } wins:
branches-do = Play it
branches-figures = The figures behind it
branches-over = The game is over here: there is nothing left to decide.

branches-chances = Work out the chances
branches-chances-help = How the chances to win went, step by step along the line that you look at.
branches-chances-none = As soon as something is played, its chances can be worked out here, step by step.
branches-chances-eyes = Each line is the chance as { SEAT($seat) } could tell.

branches-tree = Branches
branches-root = Where it begins
branches-deal = The unknown, imagined anew
branches-secret = { SEAT($seat) } decides in secret
branches-luck-acts = Chance
branches-more = More about this step
branches-rename = Name it
branches-name = Name of the branch
branches-name-it = Name
branches-lead = Make it the main line
branches-delete = Delete from here
branches-delete-sure = This step and all that follows it in the tree are deleted. That cannot be undone.

branches-steps = Steps
branches-move = Computer moves
branches-play-on = Play on
branches-stop = Stop
branches-players = Who plays?
branches-me = You

branches-share = Share
branches-share-title = Share this branch
branches-share-eyes = Whoever gets it has the line to this step and all that follows it, with the same eyes and the same imagined cards. What was really dealt is not in it.
branches-share-open = Whoever gets it has the line to this step and all that follows it, with all cards open.
branches-share-long = This branch is too long for a link. Pass it on as a file.
branches-share-link = Copy the link
branches-share-file = Save as a file

branches-list-help = They are kept in this browser alone; no server has them. Open the replay of a finished game and choose “Go on from here”, or begin below.
branches-none = There is none yet.
branches-forget = Delete the analysis { $name }
branches-begin = Begin another one
branches-paste = A position, a saved game or a shared branch
branches-paste-help = Paste the text, or open the file. Of a bare position, say which game it is of.
branches-paste-game = Game of the position
branches-paste-any = it says so itself
branches-read = Go on from here
branches-file = Open a file
