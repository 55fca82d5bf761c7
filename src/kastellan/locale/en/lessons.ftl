# The coach of guided games.

lesson-not-now = That does not lead on here.
lesson-coach = Coach
lesson-about = Guided game, about { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
lesson-step = Step { $number } of { $total }
lesson-read-hint = One moment: read this first, then press “Go on”.
lesson-go-on = Go on
lesson-back = Step back
lesson-again = From the start
lesson-analyse = Try other moves
lesson-leave = Leave the lesson
lesson-show = Show me
lesson-watch = Now the others play. Watch what they say.
lesson-won = You have won your first game!
lesson-won-why = You know all that you need. Play a whole game now: the lamp beside the buttons gives a hint whenever you want one.
lesson-over = The game is over. You did not win, but you have seen it all.
lesson-over-why = Take the last step once more, or play a whole game: the lamp beside the buttons gives a hint whenever you want one.
lesson-said = That is all of it.
lesson-said-why = Now try it in a game. Take the lesson once more whenever you like.
lesson-play = Play a whole game
lesson-none = Guided games run in the browser itself, and this browser or this installation cannot do that. You can read the rules in two minutes, or play an easy game against the computer: there is a hint for every decision.
lesson-unknown = There is no such lesson. Choose one from the list of all lessons, or play an easy game against the computer: there is a hint for every decision.
lesson-title = A guided game
lesson-rules = Read the rules

# The list of lessons.

lesson-list = Learn
lesson-list-of = Learn { $game }
lesson-list-about = Every lesson is played on the real board, against computers that wait for you. Nothing counts, every step can be taken back, and you may leave at any time: this browser remembers where you were.
lesson-left = Go on where you were
lesson-take-up = Go on
lesson-count = { $done } of { $total }
lesson-done = done
lesson-at-step = step { $number } of { $total }
lesson-minutes = { $minutes } min
lesson-rulebook = Rulebook
lesson-all = All lessons
lesson-next = Next: { $title }
lesson-about-short = Short lesson, about { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }

# Before somebody’s first game against the computer.

lesson-ask = Is this your first game of { $game }?
lesson-ask-text = You can learn it in about { $minutes } minutes on the real board, with a coach beside you. Or begin at once against easy players: there is a hint for every decision.
lesson-ask-learn = Learn it first
lesson-ask-play = Play (easy)
