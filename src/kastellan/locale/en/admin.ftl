# The pages of those who run the house

client-admin = Running the house
client-admin-parts = Parts of this page
client-admin-reports = Reports
client-admin-tables = Tables
client-admin-people = People
client-admin-acts = Book of acts
client-admin-search = Search
client-admin-search-reports = Name, person id or table id
client-admin-search-tables = Table, player or id
client-admin-search-people = Name, account or id
client-admin-search-acts = Who did it, what it was about, or which act
client-admin-status = Which ones
client-admin-status-all = All
client-admin-status-unsettled = To look at
client-admin-status-settled = Settled
client-admin-status-open = Waiting
client-admin-status-playing = Being played
client-admin-status-over = Over
client-admin-status-banned = Banned
client-admin-none-reports = No reports here.
client-admin-none-tables = No such tables.
client-admin-none-people = No such people.
client-admin-none-acts = Nothing was done yet.
client-admin-most = These are the first { $count }. Search to find others.
client-admin-done = Done, and written down in the book of acts.
client-admin-why = Why? It is kept in the book of acts.

client-admin-report-message = { $name } wrote
client-admin-report-person = About { $name }
client-admin-report-by = { $name } reports:
client-admin-report-by-nobody = Somebody who was erased reports:
client-admin-report-at = At a table of { $game }
client-admin-report-at-gone = At a table that is deleted
client-admin-report-context = What was said before
client-admin-report-withheld = What was said within a team is shown here once the game is over.
client-admin-report-open-person = Look at { $name }
client-admin-report-settled = Settled on { $day }
client-admin-report-dismissed = Not justified, { $day }
client-admin-settle = Done
client-admin-settle-title = Put this report aside as done?
client-admin-settle-text = Nobody is told. The report stays among the settled ones.
client-admin-settle-why = What was done about it? It is kept in the book of acts.
client-admin-dismiss = Not justified
client-admin-dismiss-title = Put this report aside as not justified?
client-admin-dismiss-text = Nobody is told. The report stays among the settled ones.

client-admin-table-seats = Who sits there
client-admin-table-changed = Last changed { $day }
client-admin-table-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
client-admin-table-is = { $status ->
    [open] Waiting
    [playing] Being played
   *[over] Over
}
client-admin-table-public = open to all
client-admin-table-private = by invitation
client-admin-seat-bot = computer
client-admin-seat-free = free
client-admin-seat-left = left; the computer keeps the seat
client-admin-close = Close
client-admin-close-title = Close the table { $name } ({ $id })?
client-admin-close-text = It ends now, without a result, and nothing can be played there any more. What was played stays saved, and the players are told that the house closed it.
client-admin-delete = Delete
client-admin-delete-title = Delete the table { $name } ({ $id })?
client-admin-delete-text = Its moves, seats, talk and results are gone for good. Nobody can bring them back.

client-admin-person-since = Here since { $day }
client-admin-nameless = somebody without a name
client-admin-person-guest = guest
client-admin-person-account = account { $account }
client-admin-person-tables = { $count ->
    [0] no tables
    [one] one table
   *[other] { $count } tables
}
client-admin-person-reports = { $count ->
    [one] one open report
   *[other] { $count } open reports
}
client-admin-banned = Banned for good
client-admin-banned-until = Banned until { $day }
client-admin-ban = Ban
client-admin-ban-title = Ban { $name }?
client-admin-ban-text = { $name } is let in nowhere as long as the ban lasts. Open pages close, and in running games they count as having left.
client-admin-ban-days = For how long?
client-admin-ban-for = { $days ->
    [one] one day
    [7] a week
    [30] 30 days
    [365] a year
   *[other] { $days } days
}
client-admin-ban-for-good = for good
client-admin-unban = Let in again
client-admin-unban-title = Let { $name } in again?
client-admin-unban-text = The ban ends at once.
client-admin-sign-out = Sign out
client-admin-sign-out-title = Sign { $name } out everywhere?
client-admin-sign-out-text = { $account ->
    [true] All devices and programs are signed out. Whoever knows the password can sign in again.
   *[other] This person has no account: there is no way back in as { $name }.
}
client-admin-export = Export
client-admin-export-title = Save what is kept about { $name }?
client-admin-export-text = You get a file to hand over. It holds neither who reported this person nor what is said within a team of a game that still runs.
client-admin-erase = Erase
client-admin-erase-title = Erase { $name }?
client-admin-erase-text = Name, account, results, ratings and messages are gone for good. Moves in games stay, as nobody’s.
client-admin-erase-export = First save what is kept about this person in a file

client-admin-act-line = { $what ->
    [close] { $who } closed a table
    [delete] { $who } deleted a table
    [ban] { $who } banned somebody
    [unban] { $who } let somebody in again
    [sign-out] { $who } signed somebody out
    [export] { $who } saved somebody’s data
    [erase] { $who } erased somebody
    [settle] { $who } settled a report
    [dismiss] { $who } put a report aside as not justified
   *[other] { $who }: { $what }
}
