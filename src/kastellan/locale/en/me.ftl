# Your own page

client-played-with = with { $others }
client-played-teams = with { $mates }, against { $others }
client-scan-device = Or scan it with the other device.
client-me-title = You
client-save = Save
client-saved = Saved.
client-played = Games played
client-none-played = No finished game yet. Once you have finished one here, it stands in this place with its replay.
client-history-empty = Your history is empty: you have taken every game out of it.
client-history-game = Game
client-history-any-game = All games
client-history-result = Result
client-history-any-result = Any result
client-history-won = Won
client-history-lost = Not won
client-history-left = Left before the end
client-history-company = With
client-history-anybody = Anybody
client-history-people = People
client-history-computers = Computers only
client-history-count = { $count ->
    [0] No game fits.
    [one] One game
   *[other] { $count } games
}
client-history-more = Show more
client-history-out = Take out of my history
client-history-out-ask = Take this game of { $game } out of your history?
client-history-out-help = The game of { $day } is then no longer listed or counted on your pages; that cannot be undone. The others keep it in their histories. The table with its replay stays, and so does your rating.
client-history-out-yes = Take out
client-result = { $game ->
    [decrypto] { $rank ->
        [1] won
       *[other] lost
    }
   *[other] { $place }, { $points }
}
client-rating = { $game }: { $rating } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
client-account = Account
client-account-help = Optional. With an account your games and ratings follow you to other devices.
client-account-of = You are signed in as { $name }. Others see you as { $shown }; you can change that above.
client-account-name = Account name
client-password = Password
client-password-change = Change the password
client-password-help = All other devices are signed out.
client-password-old = Current password
client-password-new = New password
client-password-changed = The password is changed.
client-logout = Sign out
client-device-help = Go on with your games on another device: open a link there that works once.
client-device-make = Make a link
client-device-link = Works once, for a short time
client-import-help = A file that was saved from a replay. It is played again; its deal is not proven by that.
client-import-wrong = This file is not a saved game.
client-result-left = left before the end
client-account-create = Create an account
client-account-login = Sign in
client-data = Your data
client-data-help = All that this server keeps about you, as a file: name, seats, results, talk, contents, notices.
client-data-save = Download my data
client-erase = Delete everything
client-erase-ask = Delete everything about you?
client-erase-help = Your name, account, results, ratings, contents, notices and what you have said are deleted for good. In running games you count as having left. Moves that you played stay in the games of the others, as nobody’s. What lies in this browser stays until you delete it there.
client-erase-name = To be sure, write “{ $name }”
client-erase-yes = Delete for good

# Results and ratings over time

client-course = Your course
client-course-weeks = Results a week
client-course-weeks-help = Of { $games ->
    [one] one game
   *[other] { $games } games
} in the last twelve weeks, won: { $won }.
client-course-ratings = Ratings
client-course-ratings-help = Everybody starts at 25. A rating moves after each game between accounts.
client-course-unrated = No rated game to draw yet: only games with others who have an account are rated.
client-course-guest = Only games between accounts are rated; you are here as a guest.
client-course-figures = As figures
client-course-week = Week from
client-course-won = won
client-course-other = not won
client-course-rating = Rating
client-course-sure = How sure

# Game by game

client-games-title = Game by game
client-games-played = Played
client-games-won = Won
client-games-best = Best
client-games-best-of = { $game ->
    [decrypto] –
   *[other] { $points }
}
client-games-last = Last ten
client-games-last-won = { $won } of the last { $games } won
client-games-sources = Where the points come from: { $points } a game
client-games-source = { $source }: { $points }
client-games-right = Numbers named right: { $well } of { $of } ({ $share }). Any number that could lie there would be right { $chance } of the time.
client-games-understood = Own team’s codes understood: { $well } of { $of } ({ $share })
client-games-intercepted = Codes intercepted: { $well } of { $of } ({ $share })
client-games-clear = Codes understood from your clues: { $well } of { $of } ({ $share })
