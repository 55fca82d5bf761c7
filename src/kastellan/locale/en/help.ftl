# What is this?

help-on = Press anything on the table to hear what it is and what it is worth.
help-on-playing = Nothing you press now is a move. Your turn and your clock go on.
help-on-turn = It is your turn. Nothing you press now is a move; the clock goes on.
help-on-watching = The game goes on meanwhile.
help-back = Back to the game
help-press = Press anything on the table: what it is, what it is worth now, and what would change that.
help-missed = There is nothing to say about that. Press a piece, a card or a place.
help-keys = With the keyboard: arrows lead from thing to thing, Enter asks, Escape leaves. A long press or a right click asks at any time.
help-you = You
help-row = { $who }: { $parts }, together { $total }.
help-row-times = { $who }: { $parts }, multiplied { $total }.
help-row-plain = { $who }: { $total }.
help-row-gain = { $points ->
    [one] Plus { $points } point:
   *[other] Plus { $points } points:
}
