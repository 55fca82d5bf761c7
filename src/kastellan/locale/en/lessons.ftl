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
lesson-leave = Leave the lesson
lesson-show = Show me
lesson-watch = Now the others play. Watch what they say.
lesson-won = You have won your first game!
lesson-won-why = You know all that you need. Play a whole game now: the lamp beside the buttons gives a hint whenever you want one.
lesson-over = The game is over. You did not win, but you have seen it all.
lesson-over-why = Take the last step once more, or play a whole game: the lamp beside the buttons gives a hint whenever you want one.
lesson-play = Play a whole game
lesson-none = Guided games run in the browser itself, and this browser or this installation cannot do that. You can read the rules in two minutes, or play an easy game against the computer: there is a hint for every decision.
lesson-unknown = There is no guided game of this yet. You can read the rules, or play an easy game against the computer: there is a hint for every decision.
lesson-title = A guided game
lesson-rules = Read the rules
