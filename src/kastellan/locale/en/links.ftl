# What a link tells of itself where it is passed on: a title and a sentence of each kind.

links-lobby = { $game } at { SEAT($host) }’s table
links-lobby-help = { $free ->
    [0] All { $seats } seats are taken for now.
    [one] An invitation to play: { $free } of { $seats } seats is free.
   *[other] An invitation to play: { $free } of { $seats } seats are free.
}
links-lobby-unhosted = A table of { $game }
links-lobby-unhosted-help = { links-lobby-help }
links-running = { $game }
links-running-help = A game is being played at this table.
links-closed = { $game }
links-closed-help = This game was ended without a result.
links-over = { $game }: { $count ->
    [one] { SEAT($first) } wins
   *[other] { $winners } share the victory
}
links-over-help = Points: { $points }. Watch the game again, move by move.
links-over-teams = { $game }, won by { $winners }
links-over-teams-help = Against { $others }. Watch the game again, move by move.
links-over-shared = { $game }: a shared victory
links-over-shared-help = { $winners }. Watch the game again, move by move.
links-puzzles = Today’s puzzles
links-puzzles-help = One for each game, the same for everybody today.
links-puzzle-today = { $game }: today’s puzzle
links-puzzle-today-help = The same for everybody today. Can you solve it?
links-puzzle = { $game }: a puzzle
links-puzzle-help = { $kind }. Can you solve it?
links-analysis = An analysis
links-analysis-help = Go on from any point of a game, try other moves, and see what comes of them.
