# The browser client: all pages but the boards

client-title = Four games, one quiet table.
client-subtitle = No account needed. Send a link, or sit down against an opponent worth beating.
client-language = Language
client-pages = Pages
client-puzzle = Puzzle
client-puzzle-today = Today’s puzzle
client-rules = Rules
client-me = You
client-home = Home
client-menu = Menu
client-help = What is this?
client-retry = Retry your mistakes
client-loading = One moment…
client-again = Try again
client-cannot-show = This page cannot be shown
client-cannot-enter = You cannot enter here
client-lost = There is nothing at this address
client-lost-help = The link may be old or incomplete. Everything begins on the home page.
client-unreachable = The server cannot be reached. Check your connection and try again.
client-broken = Something went wrong here. Reload the page and try again.
client-http = The server answered with status { $status }. Try again in a moment.
client-skips = Skip links
client-skip-main = Skip to the page
client-skip-bar = Skip to what you may do now
client-skip-board = Skip to the board
client-skip-panel = Skip to log, chat and rules
client-keys = Keys of this page
client-games = Games
client-players = { $low }–{ $high } players
client-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
client-length = { $game ->
    [kryptos] 30 min
    [decrypto] 45 min
    [kreta] 60 min
    [krysis] 90 min
   *[other] any length
}
client-about = { $game ->
    [kryptos] Sorted hands, hidden numbers. Deduce theirs before they read yours.
    [decrypto] Clues your team understands, and the other team must not.
    [kreta] Abbots, ships and forts: be first in the provinces that will score.
    [krysis] Bid in secret, send your crew down five levels, bring crystals home.
   *[other] A game of hidden information.
}
client-two-minutes = How to play in two minutes
client-how-to = { $game ->
    [kryptos] { $step ->
        [1] Everybody holds cards sorted from low to high. The others see only their backs, their order, and how many there are of each colour.
        [2] On your turn say what one hidden card is. All numbers already found are marked on the track.
        [3] Right: the card is turned up, and you score up to 3 points. Wrong: you may pay 1 point and try once more.
       *[other] When somebody has 15 points the round is played to its end. Most points win.
    }
    [decrypto] { $step ->
        [1] Each team has four secret keywords, numbered 1 to 4.
        [2] One player of a team gives three clues for a secret code of three digits. Their team-mates must find the code.
        [3] The other team listens too, and tries to intercept from the second round on.
       *[other] Two interceptions win; two miscommunications lose.
    }
    [kreta] { $step ->
        [1] Play a character card and do what it allows: move, build, sail, harvest. Or let the Castellan score a fort site.
        [2] The next two fort sites are known in advance: the provinces around them score next.
        [3] Whoever has the most influence in a province gets its points; with 3 or 4 players the second gets half.
       *[other] After the eleventh scoring the highest total wins.
    }
    [krysis] { $step ->
        [1] Bid crystals in secret. The highest bid places its miner first; each space of the mine brings goods to your camp.
        [2] Form a team of three agents: speeds decide who acts first, combat and capacity what they can do.
        [3] Then load goods for your headquarters or the bank, rob a weaker camp, or work overtime.
       *[other] After five rounds what you sold and what lies in your headquarters counts; goods left in the camp do not.
    }
   *[other] { $step ->
        [1] Open a table and take a seat.
        [2] The sentence at the bottom says what you may do now.
        [3] Choose; what the rules forbid is explained.
       *[other] The rulebook has every detail.
    }
}
client-example-0 = Ana
client-example-1 = Boyan
client-example-2 = Chloé
client-example-3 = Dimo
client-whole-rules = The whole rulebook
client-play-computer = Play against the computer
client-learn-first = Learn it first
client-learn-on = Go on learning
client-learn-more = More lessons
client-solo-level = How well the computers play
client-solo-seats = How many play
client-invite-friends = Invite friends
client-more-options = More options
client-option-list = Separated by commas
client-open-tables = Open tables
client-running-tables = Running tables
client-no-open-tables = Nobody is waiting just now. Open a table and others can join you.
client-no-running-tables = No table to watch at the moment.
client-all = All { $count }
client-fewer = Fewer
client-seats-taken = { $taken } of { $seats } seats taken
client-sit-down = Sit down
client-watch = Watch
client-resume = Resume
client-computer = computer
client-others-turn = The others are to move.
client-open = Open
client-invitation = I have an invitation
client-invitation-link = Paste the link here
client-invitation-wrong = This is not a link to a table here.
client-how-fair = How it is fair
client-fair-deals = Deals you can check
client-fair-deals-text = The server seals its seed first, then every browser adds random digits. At the end yours checks that nothing was changed.
client-fair-secrets = Secrets stay secret
client-fair-secrets-text = Your screen gets only what your seat may know. A test proves it for every game.
client-fair-saved = Nothing is lost
client-fair-saved-text = A move is written down before anybody sees it, so even a power cut loses nothing.
client-legal = Kastellan is an unofficial implementation. Rules by the games’ authors; drawings and words are our own.

# A new table

client-new-title = A new table: { $game }
client-new-help = Two answers, and you have a link to send. Everything can still be changed at the table.
client-name-ask = What shall the others call you?
client-name-guest = Guest
client-name-save = That’s me
client-name-help = So that they know who moved. Without a name you play under that of a bird. You can change it at any time.
client-invite-send = Send this link
client-invite-share = Send …
client-invite-words = A game of { $game } at Kastellan
client-links-more = Link to watch, new links
client-links-watch = Link to watch
client-two-teams = Two teams
client-team-name = { $game ->
    [decrypto] { $team ->
        [0] White
       *[other] Black
    }
   *[other] { $team ->
        [0] First team
       *[other] Second team
    }
}
client-team-seated = { $taken } of { $seats } seated
client-side-change = { $name }: go to { $team }
client-side-swap = { $name }: change places with { $other } and go to { $team }
client-lacks = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
client-lacks-teams = Seats still free: { $where }.
client-lacks-help = Send the link, or let computers sit down.
client-fill = { $count ->
    [one] Fill the seat
   *[other] Fill the seats
}
client-may-begin = Everybody is here: you may begin.
client-may-begin-absent = Every seat is taken: you may begin, though not everybody is looking.
client-new-seats = How many play?
client-new-who = Who plays?
client-new-who-help = Leave seats to friends, or give them to the computer. You can still change it afterwards.
client-new-all = All others:
client-seat-number = Seat { $number }
client-seat-who = Who plays on seat { $number }?
client-seat-free = Seat { $number } is free
client-seat-for-friend = A friend
client-seat-for-bot = Computer, { $level }
client-level-easy = easy
client-level-normal = normal
client-level-hard = hard
client-you-mark = you
client-options = Options
client-options-usual = Played as usual.
client-option-is = { $label }: { $value }
client-unit-seconds = seconds
client-option-open = Leave it to chance
client-off = off
client-table-name = Name of the table
client-table-name-example = Blue hour
client-per-move = Time for each decision
client-per-game = Time for the whole game, each
client-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
client-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
client-no-limit = No limit
client-public = Everybody may join and watch
client-public-help = The table is listed on the home page. Otherwise only those with your link get in.
client-hints = Hints and thinking aids
client-hints-help = Everybody may ask what a strong player would do, and the boards work out what already follows from what one sees.
client-cancel = Cancel
client-open-table = Open the table

# The lobby

client-lobby = The table is laid
client-lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
client-lobby-full = Everybody is here.
client-lobby-taken = Every seat is taken.
client-your-name = Your name
client-host = host
client-offline = not here
client-kick = Send away
client-start = Begin the game
client-wait-host = You are seated. The host begins the game when all are here.
client-choose-seat = Choose a seat to play.
client-no-seat-left = Every seat is taken. As soon as one is free again, you can sit down here.
client-invitation-over = This invitation no longer opens the table: the game has probably begun, or the host has made a new link. Ask someone who sits there for a link.
client-lobby-teams = { $game ->
    [decrypto] { $seats ->
        [3] Two are the team, the third intercepts alone.
       *[other] The arrows change sides. Two to four a team, at most one apart.
    }
   *[other] { "" }
}
client-invite-help = Whoever opens this link can take a free seat. No account is needed.
client-invite-link = Link to play
client-watch-link = Link to watch only
client-new-links = Make new links
client-new-links-help = The links above then stop working at once, also for those who only watch. Whoever has a seat keeps it.
client-new-links-made = These are the new links. The old ones no longer work.
client-copy = Copy
client-copied = Copied
client-copy-invite = Copy the invitation link
client-copy-watch = Copy the link to watch
client-qr = QR code of the link
client-scan = Or let friends scan this with a phone.

# The table

client-table-called = Table “{ $name }”
client-round = round { $round }
client-round-title = Round { $round }
client-seal = Deal sealed
client-seal-open = Deal opened
client-seal-before = Deal sealed before seats locked:
client-seal-opened = The seal of this deal is open:
client-log-chat = Log, chat
client-unread = unread messages
client-seats-rail = Seats, in turn order
client-seat = { SEAT($seat) }
client-to-act = To act now.
client-sealed = Has answered in secret.
client-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
client-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-away = away { $time }
client-on-holiday = on holiday until { $until }
client-for-absent = a computer stands in
client-now = What you may do now
client-your-turn = Your turn
client-waiting = The others are choosing.
client-reconnecting = Reconnecting. Your last move is saved.
client-sending = Sending …
client-step-kept = The line is lost. What you chose is kept here and goes out as soon as the line is back.
client-step-overtaken = The line was lost, and the game went on before your step could leave. Nothing was sent for you.
client-line-lost = The line is lost. Reconnecting.
client-table-closed = This table is not open to you, or no longer exists.
client-read-rule = Read the rule
client-dismiss = Dismiss
client-close = Close
client-panel = Log, chat and rules
client-tab-log = Log
client-tab-chat = Chat
client-tab-rules = Rules
client-log = What happened
client-log-empty = Nothing has happened yet.
client-channel = To whom
client-channel-table = Table
client-channel-team = Team
client-channel-watch = Spectators
client-chat-empty = Nobody has said anything yet.
client-chat-write = Write something
client-send = Send
client-reactions = Reactions
client-reaction-bravo = Bravo!
client-reaction-thanks = Thank you!
client-reaction-laugh = Ha ha!
client-reaction-surprise = Oh!
client-reaction-doubt = Hmm…
client-reaction-oops = Oops!
client-muted = You may not talk now: the rules ask for silence.
client-muted-table = Only your team may hear you now: the rules ask for silence towards the others.
client-over = The game is over.
client-you-win = You win, { $best } to { $next }.
client-wins = { $count ->
    [one] { $names } wins, { $best } to { $next }.
   *[other] { $names } share the victory with { $best }.
}
client-place = You come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $count }.
client-you-share = You are among the winners.
client-team-wins = Your team has won.
client-team-loses = Your team has lost.
client-tie-kryptos = Equal points: of those tied, { $names } is ahead, being earlier from the first player on (KRP-37).
client-tie-krysis = Equal points: on the last level the miner of { $names } stands ahead (KRY-68).
client-tie-kreta = Equal points share the victory (KRE-90).
client-rematch = Rematch
client-rematch-join = Join the rematch
client-take-back = Take back
client-take-back-now = Your last step can be taken back at once.
client-take-back-ask = The others will be asked if they have seen it.
client-take-back-none = There is no step of yours to take back now.
client-take-back-mine = { $what ->
    [all] You have asked to take back all steps of your turn.
   *[last] You have asked to take your last step back.
  } Playing on withdraws the request.
client-take-back-asked = { $what ->
    [all] { SEAT($seat) } would like to take back the whole turn, as far as that is still possible.
   *[last] { SEAT($seat) } would like to take back the last step.
  } Do you agree?
client-take-back-waiting = { $what ->
    [all] { SEAT($seat) } would like to take back the whole turn, as far as that is still possible.
   *[last] { SEAT($seat) } would like to take back the last step.
  } The others are being asked.
client-take-back-all = Take back all { $count } steps
client-end-turn = End turn
client-end-turn-now = That was your turn.
client-end-turn-help = Nothing is final yet: the computer waits for up to a minute until you end the turn.
client-end-turn-asked = End my turn with a button
client-yes = Agree
client-no = Refuse
client-leave = Leave the table
client-stand-in = Let the computer play for { $name }
client-watching = You are watching.
client-absent = { $name } is not here. A computer can go on meanwhile.
client-come-back = Take my seat again
client-come-back-help = A computer player has kept your seat. Whoever is not back before the end comes last.
client-any-view = What you see
client-any-legal = What you may do ({ $count })
client-any-write = An action, written out

# Replay and fair deals

client-replay = Replay
client-back-to-table = Back to the table
client-eyes = Seen with the eyes of
client-eyes-spectator = A spectator
client-replay-first = To the beginning
client-replay-previous = One step back
client-replay-next = One step on
client-replay-last = To the end
client-replay-play = Play
client-replay-pause = Pause
client-replay-scrub = Move through the game
client-replay-step = { $at } of { $count }
client-fair = Fair deal
client-fair-sealed = Sealed before play:
client-fair-later = The seed is opened when the game is over. Then your browser can check it.
client-fair-check = Verify
client-fair-export = Save the game
client-fair-proven = Proven to you: nobody chose this deal.
client-fair-consistent = Consistent with itself, but not proven to you.
client-fair-consistent-help = This browser gave no random digits for this game, so it cannot know whether the seed was chosen before or after the others gave theirs.
client-fair-doubtful = Not proven: the deal may have been picked out of a few.
client-fair-fraud = FRAUD: this deal cannot be trusted.
client-fair-fraud-help = Save your receipt and the game: together they show it to anybody.
client-fair-imported = Brought in from a file, not proven here.
client-fair-pinned = The opened seed is the one that this browser saw sealed before it gave your random digits.
client-fair-others = The random digits of all others are those that were promised before yours were known.
client-fair-opened = The opened seed fits the seal that is shown now.
client-fair-broken-set-up = The table has other options, another content or other seats than when this browser gave your random digits.
client-fair-broken-commitment = The server has replaced its sealed seed: it was { $then }… when this browser gave your random digits, it is { $now }… now. Whoever does that can pick the cards.
client-fair-broken-seed = The opened seed does not fit the seal. The cards may come from another seed.
client-fair-broken-mine = Your own random digits were left out. Without them the server can work out the deal beforehand and pick it.
client-fair-broken-others = The random digits of { $name } are not those that were promised before yours were known. Whoever chose them later could pick the deal.
client-fair-broken-draws = Only { $fit } of { $all } outcomes of chance follow from the seed. The others were put there.
client-fair-broken-unsealed = The seal is missing, though this browser saw one before it gave your random digits. Without it nobody can check the deal.
client-fair-broken-withheld = { $name } promised random digits and did not give them, perhaps because of a lost connection. The server could choose between the deal with them and the one without.
client-fair-broken-again = This browser was asked for your random digits { $count } times before the game began, and gave others each time. The server could choose among as many deals.
client-fair-receipt = Save your receipt
client-fair-receipt-help = Your receipt is what this browser kept before it gave your random digits. With it “kastellan replay --verify” checks the saved game without this page.
client-fair-mine = Your own random digits stirred this deal.
client-fair-none = This game was not dealt with a seal.

# Rules

client-rules-of = Rules of { $game }
client-search-rules = Search the rules
client-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
}
client-nothing-found = Nothing found. Try another word.
client-contents = Contents
client-link-to-rule = Link to { $rule }
client-no-rulebook = This rulebook cannot be shown just now.
client-rules-table = At any table

# Me

client-appearance = Appearance
client-appearance-auto = System
client-appearance-light = Light
client-appearance-dark = Dark
client-my-tables = Your tables
client-no-tables = You are not sitting at any table.
client-device = Another device
client-device-title = Go on here?
client-device-text = This link comes from another device. With it you play here as the person who made it; seats that this device took before stay behind.
client-device-use = Go on here
client-import = Open a saved game
client-choose-file = Choose a file
client-old = This game cannot go on: it was begun under other rules or with other content than today’s.
client-old-help = Close it to end it without a result. What was played stays saved.
client-old-close = Close the game
client-old-closed = This game was closed without a result.
client-sound = Sounds of the table
client-mates-speak = Computer team-mates say what they think after a while
client-sound-ask = Small sounds for cards, pieces and your turn?
client-sound-yes = Yes, please
client-sound-no = No, thank you
client-volume = Volume
client-pace = Scenes of what happens
client-pace-slow = Slow
client-pace-normal = Normal
client-pace-quick = Quick
client-pace-off = None
client-skip = Skip
client-before-that = Before that:
client-scene-runs = This is what happens.
client-happened = What happened
client-happened-help = Shows once more what happened since your last turn (R)
client-happened-count = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
client-see-again = See it again
client-slip-seen = I saw it
client-thinks = { SEAT($seat) } is thinking
client-think = { $count ->
    [one] { $count } player is thinking
   *[other] { $count } players are thinking
}
client-fair-listed = What could be drawn each time is the server’s list; “kastellan replay --verify” works it out by itself.
client-fair-chances = All { $all } outcomes of chance follow from the seed.
client-send-away = Send { $name } away
