# Where moves take days

days-pause = Ask for a pause
days-pause-help = If all agree, the clocks stand still until somebody plays or goes on.
days-pause-alone = The clock stands still until you play or go on.
days-pause-asked = { $name } asks for a pause. Do you agree?
days-pause-waiting = A pause begins when all agree. Still missing: { $others }.
days-paused = Paused since { $since }: the clocks stand still.
days-go-on = Go on
days-rules = If your days run out, one move is made for you and the game goes on; a computer takes your seat only if you leave; on a holiday (your page, 30 days a year) your clock stands still; after 60 days without anybody the game is closed without a result.

# Holidays

holidays = Holidays
holidays-help = Where moves take days, your clocks stand still at all tables, and nobody calls you; the others see until when. You have { $most } days a year.
holidays-left = { $left ->
    [one] One day left this year.
   *[other] { $left } days left this year.
}
holidays-days = Days from now on
holidays-begin = Begin the holiday
holidays-until = On holiday until { $until }.
holidays-end = End the holiday
