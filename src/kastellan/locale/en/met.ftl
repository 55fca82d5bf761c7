met-heading = People you have met
met-help = Whoever you choose finds the table on their first page; until they come, their seat is kept.
met-ask = Ask { $name }
met-games = { $games ->
    [one] one game together
   *[other] { $games } games together
}
met-asked = { $name } finds this table on their first page.
by-name = Ask people by name
by-name-on = People I have played with may ask me to their tables by name
by-name-help = And I am offered those of them who allow it too. Nobody else finds me, and one press takes it back.
server-not-met = You cannot ask this person by name: both of you must have played together and have allowed it on the page You. Send them the link instead.
server-sits-here = { $name } already has a seat at this table.
server-too-many-invitations = You have kept seats for many people within an hour. Send the link instead, or wait a little.
