# Leaving a table, and sending others away

client-leave-title = Leave the table?
client-leave-yes = Leave
client-leave-no = Stay
client-leave-open = { $host ->
    [true] Your seat becomes free. As long as nobody takes it, you can sit down again. Another player becomes the host.
   *[other] Your seat becomes free. As long as nobody takes it, you can sit down again.
}
client-leave-last = Nobody else sits here, so the table will be closed.
client-leave-rated = A computer player goes on for you. If you are not back before the end, you come last: your rating falls, and those of your opponents rise.
client-leave-unrated = A computer player goes on for you. If you are not back before the end, you come last. No rating of yours is at stake.
client-leave-replaced = A computer player goes on for you. If you are not back before the end, you come last. You have been replaced once, so your rating falls if your seat loses and does not rise if it wins.
client-leave-alone = { $rated ->
    [true] Nobody else plays here, so the game stands still until you come back; only if somebody watches it, a computer player goes on for you. If it ends without you, you come last and your rating falls.
   *[other] Nobody else plays here, so the game stands still until you come back; only if somebody watches it, a computer player goes on for you. You find it on the home page.
}
client-send-away-title = Send { $name } away?
client-send-away-yes = Send away
client-send-away-open = { $name } loses the seat and cannot sit down at this table again.
client-send-away-rated = { $mine ->
    [true] A computer player takes over for { $name }, who cannot come back and for whom the game does not count. For you it counts as if you had left: your rating falls at once. From now on it changes nobody else’s rating.
   *[other] A computer player takes over for { $name }, who cannot come back. For { $name } the game does not count, and from now on it changes nobody’s rating.
}
client-send-away-unrated = A computer player takes over for { $name }, who cannot come back and for whom the game does not count.
client-stand-in-title = Let the computer play for { $name }?
client-stand-in-yes = Let it play
client-stand-in-help = { $rated ->
    [true] { $name } can take the seat again at any time, and whoever is not back before the end comes last. If the seat loses, the rating of { $name } falls; if it wins, it does not rise. The others gain nothing by that seat; among them the game counts as before.
   *[other] { $name } can take the seat again at any time. Whoever is not back before the end comes last.
}
