# The keys of a page, and what the board answers to them

keys-title = Keys of this page
keys-ask = Ask the board
keys-game = The game
keys-about = Getting about
keys-may = What may I do now?
keys-lies = What lies where?
keys-changed = What changed last?
keys-list = Show this list
keys-help = Ask what something on the board is
keys-take-back = Take back one step
keys-take-back-all = Take back all steps of this turn
keys-skip = End the scene that is played
keys-again = See once more what happened
keys-tab = To the next part of the page, and back
keys-press = Press what has the focus
keys-arrows = On the board: from card to card, place to place
keys-tabs = From tab to tab
keys-close = Close what lies open
keys-note = A screen reader may keep letters and signs for itself. The function keys reach the board; the questions are buttons here, too.
keys-cap = { $key ->
    [Control] Ctrl
   *[other] { $key }
}
keys-choices = { $count ->
    [one] One move is possible.
   *[other] { $count } moves are possible.
}
keys-buttons = Buttons: { $buttons }.
