# Where moves take days

days-pause = Ask for a pause
days-pause-help = If all agree, the clocks stand still until somebody plays or goes on.
days-pause-alone = The clock stands still until you play or go on.
days-pause-asked = { $name } asks for a pause. Do you agree?
days-pause-waiting = A pause begins when all agree. Still missing: { $others }.
days-paused = Paused since { $since }: the clocks stand still.
days-go-on = Go on
days-rules = If your days run out, one move is made for you and the game goes on; a computer takes your seat only if you leave; after 60 days without anybody the game is closed without a result.
