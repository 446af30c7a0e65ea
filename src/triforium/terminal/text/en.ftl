## Playing

welcome = { $title }. Type a number to choose, h for help, q to leave.
choose = Your choice:
several = Several in one go: 2 1x3 is choice 2 once, then choice 1 three times.
in-order = Or one after the other, in the order of the list: what stands higher than your choice cannot follow it.
and-the-rest = { $moves }, then what is left
only-names = t: what each of them brings.
cut-short = t: all of it in full.
may-decline = n: “{ $answer }” for a while, without being asked.
decline-until = “{ $answer }” without being asked; nobody else sees this. Until when?
until-turn = until it is my turn
until-phase = until the end of the phase
until-round = until the end of the round
until-law = until a law is played
until-game = until the end of the game
curtain = { $name } is next: the others look away. Enter to go on.
help =
    1, 2, …    choose that option
    Enter      the question again
    ?          the rule behind the question;  ? II.3  any other rule;  ? market  a card, a place, a word
    u          take your last move back, as long as nothing new was seen
    t          the table and the question again, with nothing cut short
    m          what would a master do here?
    l          all that happened so far
    n          where an offer may be declined: do not ask me again for a while
    h          this help
    q          leave; the game is saved after every move
not-understood = “{ $answer }” is no answer here: type a number ({ $numbers }), or h for help.
chain-broken = Not all of that is possible, so nothing of it is done.
master-would = A master would do this (share of its thoughts, points ahead then, what it expects to follow):
master-forced = There is only one choice here.
master-waits = Among people a master keeps silent until the game is over.
thinks = { $name } thinks …
no-rule = The handbook has no paragraph { $rule }.
also-in = Also in { $rules }.
undone = Your last move is taken back.
undo-refused = That cannot be taken back: something was drawn or revealed since your last move.
undo-nothing = You have not moved yet: there is nothing to take back.
left = The game is saved in { $path }; go on with --resume.
left-older = { $path } holds an earlier state only: what came after it is not saved.
left-unsaved = Nothing is saved.
save-failed = The game goes on, but it cannot be saved in { $path }: { $why }.
kept = The record lies in { $path } (seed { $seed }).
pure-play = The engine runs as plain Python here: bots that search see less far. With a C compiler it is about 20 times as fast.
ignored = The saved game has these already, so they are left aside: { $options }
skipped-over = Left aside, since it is over: { $path }
skipped-damaged = Left aside, since it cannot be read: { $path } ({ $why })

## Scores

player = Player
points = Points
winner = { $count ->
        [one] { $names } wins.
       *[other] A shared win: { $names }.
    }

## Games and rules

name = Name
title = Title
seats = Players
options = Options (default first)
rules-hint = Read a paragraph with: triforium rules { $game } II.3
no-saves = No game is saved in { $folder }.
save-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
save-unfinished = unfinished
save-over = over
save-damaged = damaged

## Replay

replay = { $title }, { $moves } moves
replay-at = After { $at } of { $moves } moves
unfinished = The game is not finished.
seed-promised = The seed is the one that was promised: its SHA-256 is the one shown at the start.
replays = The game of { $game } replays: { $moves } moves, scores { $scores }.

## Simulation

simulating = Games
pure-engine = The engine runs as plain Python; compiled it is about 20 times as fast.
by-bot = By bot
by-seat = By seat
by-rank = By rank
rank = No. { $rank }
played = Games
mean = Mean
median = Median
spread = Spread
win-share = Wins
speed = { $games } games in { $seconds } s: { $rate } games and { $decisions } decisions a second.
rotated = The bots moved up one seat each game, so seat and strength do not mix.
simulation-stopped = Stopped after { $played } of { $games } games.

## Arena

margin = Margin
rating = Rating
thinking = ms/move
arena-kept = { $games } games; par is { $par }. Results: { $path }
arena-rounded = { $games } games rather than { $asked }: { $deals } deals, each from every seat.
arena-stopped = Stopped after { $played } of { $games } games; the same command goes on from there.
bars = Bars
bar = Bar
bar-met = met
bar-missed = missed
bar-rival = ~: the win share of another arena; the difference may be no more than luck explains (95 %).

## Complaints
no-game = there is no game “{ $game }”; there is { $games }
no-option = { $game } has no option “{ $option }”; it has { $options }
no-value = the option { $option } cannot be “{ $value }”; it can be { $values }
no-seats = with these options { $game } is for { $least } to { $most } players, not for { $seats }
bad-seed = a seed is a whole number of at most 128 bits
no-bot = there is no bot “{ $bot }”; there is apprentice, journeyman, master, master-builder, greedy, random, and search as in search:200
no-seat = there is no seat { $seat }: this table has seats 1 to { $seats }
bots-and-seats = { $bots } bots are named for { $seats } seats: name one, or one for each seat
too-many-people = { $people } people are named for { $seats } seats
bad-name = a player’s name is one line of readable text, 100 letters at most, and not like “Tom (master)”
no-save = there is no saved game of { $game } to resume in { $folder }
other-game = { $path } is a game of { $its }, not of { $game }
not-overwritten = { $path } is there already and is not a save of this game: name another file
save-in-use = { $path } is being played elsewhere at the moment
no-move = there is no move { $at }: the record has { $moves } moves
no-word = the handbook has nothing about “{ $word }”
unknown-rule = the handbook has no paragraph “{ $rule }”
one-game-at-least = at least one game has to be played
one-job-at-least = at least one process has to play
missing-library = { $command } needs { $library }: install it with pip install 'triforium[{ $extra }]'
other-seed = the seed is not the one that was promised: its SHA-256 is { $found }
unlike-file = { $path }: { $why }
review-unfinished = { $path } is not over yet: a review would tell secrets
arena-of-one = an arena is of one game, or of one or more arena files (.toml)
arena-file-alone = an arena file says itself which bots, options, seed and games: name it alone
arena-other = { $path } is of another arena ({ $told }): name another file with --out
arena-busy = another process is playing for { $path }
arena-no-file = { $path } is not the file of an arena: name another one with --out
arena-fields = { $path }: { $fields }: missing, unknown or of the wrong kind
arena-quotes = { $path }: bots and values of options are words, in quotes
arena-bar-bot = { $path }: the bar is for { $bot }, which does not play
arena-bar = { $path }: a bar has a bot, and win_share (0.6 is 60 %) or no_worse_than (another file)

## The command line
about = Medieval building games: play, read the rules, replay, simulate.
command = COMMAND
examples =
    examples:
      triforium play pillars                          four seats, you against three journeymen
      triforium play pillars --seats 2 --lang nl      two players, in Dutch
      triforium play guilds --name Ann --name Bob     two people at one keyboard, and bots
      triforium play pillars --resume                 go on with the last game
      triforium play keythedral --help                its options, and the bots
      triforium saves                                 what you have saved
      triforium rules pillars II.3                    how placing a builder works
      triforium replay FILE --at 40                   the table after 40 moves
      triforium review FILE --html review.html        who played well, and what was luck
      triforium serve --port 8302                     open a hall to play at
      triforium simulate pillars --games 1000 --bots greedy,random,random,random
      triforium arena keythedral --bots greedy,greedy,random --games 300 --out greedy.parquet
usage = usage:
usage-options = options
usage-arguments = arguments
usage-help = show this help
usage-version = show the version
usage-error = %(prog)s: %(message)s
usage-required = missing: %s
usage-unknown = not understood: %s
usage-choice = %(value)r is not possible here; choose from %(choices)s
usage-argument = %(argument_name)s: %(message)s
usage-one = a value is missing
usage-not-with = not together with %s
usage-value = %(value)r is not possible here
usage-ambiguous = %(option)s could be %(matches)s
usage-option = “{ $text }” is not of the form name=value
usage-bots = “{ $text }” is not a list of bots such as greedy,random
usage-whole = “{ $text }” is not a whole number
does-play = play in the terminal, against bots or several people in turn
does-games = list the games, their seats and options
does-saves = list the saved games
does-rules = read the handbook of a game
does-replay = tell a saved game move by move
does-simulate = let bots play many games and count
does-arena = measure bots against each other: fair, resumable, with intervals
does-verify = check that a finished game was dealt and played fairly
does-serve = open a hall to play at over the network
does-hall = look after a hall: check, backup, restore, prune, stats, reports
arg-game = which game: `triforium games` lists them
arg-saves-game = of one game only
arg-seats = how many players (default: as many as it takes)
arg-seed-random = the seed of all chance (default: a random one)
arg-seed-zero = the seed of all chance (default: 0)
arg-option = an option of the game; may be repeated
arg-bots-play = apprentice, journeyman (default), master or master-builder for all other seats, or a list
arg-bots-simulate = one bot for all seats, or one for each (default: greedy)
arg-bots-arena = one bot for each seat, such as greedy,greedy,random (default: greedy,random)
arg-seat = your seat, counted from 1 (default: 1)
arg-name = your name; repeated, several people play at this keyboard
arg-load = go on with the game in this file
arg-resume = go on with the newest game that is not over
arg-save = where to keep the game (default: your data folder)
arg-rule = a paragraph such as II.3 (default: the table of contents)
arg-search = list the paragraphs that contain a word
arg-file = a saved game
arg-at = show only the table after N moves
arg-games = how many games (default: 1000)
arg-games-arena = how many games (default: 400)
arg-jobs = how many processes (default: one per processor)
arg-json = figures for machines instead of tables
arg-target = which game, or arena files (FILE.toml ...)
arg-out = the Parquet file of all results; with arena files, a folder (default: your data folder)
arg-file-over = the save file of a game that is over
arg-hash = what was shown of the seed at the start: its SHA-256
arg-host = the address to listen at (default: 127.0.0.1)
arg-port = the port (default: 8302; 0: any)
arg-data = where games are kept (default: your data folder)
arg-task = what to do
arg-backup = the file of a backup
arg-days = prune: what was unused so long
arg-lang = the language of the texts (default: { $lang })
game-seats = players: { $seats }
game-options = its options, with --option NAME=VALUE (the first is the default):
game-bots = bots, with --bots:
bot-apprentice = looks one move ahead, but overlooks most of what could be done
bot-journeyman = looks one move ahead and misses nothing there
bot-master = searches for 0.2 s
bot-master-builder = searches for 2 s
trouble-absent = there is no such file
trouble-forbidden = that is not allowed here
trouble-folder = that is a folder
trouble-full = the disk is full
trouble-read-only = nothing can be written there
trouble-damaged = the record is damaged
trouble-foreign = this is no Triforium record, or one of another version

does-train = learn to judge positions from games of its own
arg-seats-train = for how many players (default: all numbers)
arg-games-train = games of each generation (default: 40,000)
arg-generations = at most so many generations (default: 6)
arg-out-train = where everything is kept (default: build/training)
train-generation = { $seats } players, generation { $number }: { $hand } % of wins among hand-written estimates, { $before } % among the best before it
train-done = Learned: { $path }. Put it into games/{ $game }/ to play by it.
## Review

review-of = { $title }: a review of { $moves } moves
reviewing = { $done } of { $all } decisions …
review-chances = Win chances
review-decisions = Decisions
review-accuracy = Accuracy
review-inaccuracy = Inaccuracies
review-mistake = Mistakes
review-blunder = Blunders
review-one-inaccuracy = inaccuracy
review-one-mistake = mistake
review-one-blunder = blunder
review-first = Start
review-own = Own moves
review-others = Others’ moves
review-luck = Luck
review-last = End
review-account = In percent, the changes in percentage points. Luck is what was drawn, rolled and revealed.
review-moments = Three moments that decided the game
review-moment = Move { $move } ({ $moves }): { $name } from { $before } to { $after }; by moves { $decided }, by luck { $luck }.
review-costliest = The costliest moves
review-worst = Move
review-played = Played
review-better = Better
review-cost = Cost
review-positions = triforium replay FILE --at { $at } shows the table before move { $move }.
review-flawless = Nobody made a move that cost much.
review-every = Every decision
review-page = The page lies in { $path }.

does-review = look back on a finished game: who played well, and what was luck
arg-html = write it as a page of its own, too
