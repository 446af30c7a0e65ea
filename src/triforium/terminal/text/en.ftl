## Playing

welcome = { $title }. Type a number to choose, h for help, q to leave.
choose = Your choice:
help =
    1, 2, …    choose that option
    ?          the rule behind the question;  ? II.3  any other rule
    u          take your last move back, as long as nothing new was seen
    t          show the table again
    m          what would a master do here?
    l          all that happened so far
    h          this help
    q          leave; the game is saved after every move
not-understood = “{ $answer }” is no answer here: type a number from 1 to { $most }, or h for help.
master-would = A master would do this (share of its thoughts, points ahead then, what it expects to follow):
master-forced = There is only one choice here.
thinks = { $name } thinks …
no-rule = The handbook has no paragraph { $rule }.
undone = Your last move is taken back.
undo-refused = That cannot be taken back: something was drawn or revealed since your last move.
undo-nothing = You have not moved yet: there is nothing to take back.
left = The game is saved in { $path }; go on with --resume.
kept = The record lies in { $path } (seed { $seed }).

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

## Replay

replay = { $title }, { $moves } moves
replay-at = After { $at } of { $moves } moves
unfinished = The game is not finished.

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
bar-rival = ~: the win share of another arena, which the upper end of the interval has to reach.
