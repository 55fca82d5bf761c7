# Puzzles, whatever the game.

puzzle-title = Puzzles
puzzle-today = Today’s puzzle
puzzle-todays = Today’s puzzles
puzzle-todays-help = One for each game, the same for everybody today. A day counts when you solve one of them.
puzzle-of = Puzzle
puzzle-number = No. { $number }
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-graded = How hard a puzzle is was measured: by how often computer players fail at it.
puzzle-eyes = You sit in { SEAT($seat) }’s seat and see what that seat sees.
puzzle-language = Words and clues are in { $language } here.
puzzle-know = What you may build on
puzzle-wrong = Not yet.
puzzle-right = Right!
puzzle-tried = Your tries
puzzle-solved = solved
puzzle-open = to be solved
puzzle-count = { $solved } of { $total } solved
puzzle-streak = Streak
puzzle-streak-days = { $count ->
        [0] not begun
        [one] { $count } day
       *[other] { $count } days
    }
puzzle-streak-help = A day counts when you solve one of its puzzles, with as many tries as you need.
puzzle-share = Share
puzzle-copy = Copy
puzzle-copied = Copied
puzzle-share-head = Kastellan puzzle{ $number ->
        [0] { "" }
       *[other] { "" } { $number }
    }, { $game }
puzzle-share-tries = solved at try { $tries }
puzzle-share-days = { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
puzzle-nudge = A nudge
puzzle-back = Step back
puzzle-next = Next puzzle
puzzle-go-on = Go on from here
puzzle-all = All puzzles
puzzle-begin = Solve it
puzzle-see-again = Look at it again
puzzle-none = There is no puzzle at this address.
puzzle-none-of = There are no puzzles of this game yet.
puzzle-unknown = There is no puzzle “{ $id }” of this game ({ $place }). The list of all puzzles is at /puzzles.
