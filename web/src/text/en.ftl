## The house
wordmark = Triforium
to-lobby = Triforium, to the lobby
skip-to-content = Skip to the content
pages = Pages
page-lobby = Lobby
page-new = New table
page-handbook = Handbook
page-profile = Profile
page-settings = Settings
page-about = About
page-review = Review
language = Language
theme-to-dark = Dark theme
theme-to-light = Light theme
nothing-here = There is nothing here
back-to-lobby = Back to the lobby
loading = One moment ...
connecting = The connection is lost. Connecting again ...
offline = No connection. What you see stays; it goes on by itself.
close = Close
cancel = Cancel
more = More
menu = Menu
tools = Tools

## Lobby
greeting = What shall we build today?
greeting-how = Two clicks and you are playing. No account needed.
players-range = { $least } to { $most } players
players-expansion = { $least } to { $most } players, expansion included
play-now = Play now
play-now-title = Play now: { $title }
against-bots = against { $bots } bots
opponents = Your opponents
new-table-of = New table: { $title }
my-games = My games
my-games-none = No games yet. Choose a title above.
your-turn = Your turn
replay = Replay
continue = Continue
open-tables = Open tables
watch-tables = Watch
watch = Watch
sit-down = Sit down
leave = Leave
open-a-table = Open a table
begin = Begin
stand-gathering = waiting for players
stand-running = running
stand-over = finished
stand-round = round { $round }
stand-round-of = round { $round } of { $rounds }
stand-won = finished: you won, { $points }
stand-lost = finished: { $names } won, { $points }
seat-open = Open seat
gathering = The game begins when all seats are taken.
invite = Invite others with this address
copy = Copy
copied = Copied

## New table
title = Title
titles = Titles
options = Options
seats-with = “{ $choice }” is for { $least } to { $most } players.
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-bot = Bot
seat-local = Somebody here at this screen
bot-level-of = Level of the bot in seat { $number }
name = Name
pace = Pace
clock-none = No clock
clock-quick = 20 minutes each, 10 seconds per turn
clock-calm = 1 hour each, 30 seconds per turn
clock-days = 2 days per turn
public = Everybody may see this table in the lobby
seed-choose = Seed (a number; empty: by chance)

## Bots
bots = Bots
thinks = { $name } thinks …
master-would = What would a master do?
why = Why?
why-of = Why did { $name } move like that?
reasons-wait = Thinking …
reasons-of = { $name } chose “{ $move }”, and weighed:
reasons-none = There was nothing to weigh: only one choice.
reason-share = { $share } % of the thoughts
reason-ahead = { $count ->
    [1] { $points } point ahead then
   *[other] { $points } points ahead then
 }
reason-behind = { $count ->
    [1] { $points } point behind then
   *[other] { $points } points behind then
 }
reason-level = level then
reason-line = Expected then:

## Table
rules = Rules
chat = Chat
text-mode = Text mode
board = Board
sound = Sound
round = Round { $round }
round-of = Round { $round } of { $rounds }
question = The question
rule = Rule { $rule }
rule-word = Rule
undo = Undo
undo-ask = Ask to undo
undo-not-now = There is nothing to take back now.
take-back = Take this back
take-back-link = Take back: { $link }
cannot-be-undone = Cannot be undone
chain = Chosen so far
choices = Choices
skip = Skip ahead
key-enter = Enter
preview = Preview
do-it = Do it
looking-back = Looking back: { $where }, position { $version } of { $versions }
back-to-now = Back to now
step-back = One step back
step-on = One step on
play-on = Play on from here
rematch = Play again
from-the-start = From the start
players-and-chronicle = Players and chronicle
open-column = Open players and chronicle
parts-of-table = Parts of the table
tab-table = Table
tab-players = Players
tab-chronicle = Chronicle
tab-chat = Chat
chronicle = Chronicle
earlier = Earlier lines
since-last-turn = since your last turn
to-act = to act
you = you
points = points
is-ready = { $name } is ready
ready = ready
ranking = Ranking
tie-broken = A tie, broken by the rules of the game.
seed = Seed: { $seed }
curtain-next = { $name } is next
curtain-why = Hand over the screen; nobody else should look now.
curtain-lift = I am { $name }
whole-handbook = The whole handbook
chat-and-notes = Chat and notes
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
spectator = Spectator
notes = My notes
notes-kept = Only you see them.
notes-keeping = Saving ...
undo-asked = { $name } would like to take a move back.
undo-waits = You have asked to take a move back.
agree = Agree
refuse = Refuse
my-seat = My seat
come-back = Come back
hand-over = Let a bot play for me
resign = Resign
resign-sure = Resign now: a bot plays on
ask-stand-in = A bot for { $name }

## Text mode
jump-to = Jump to:
jump-decision = decision
jump-players = players
jump-board = board
jump-chronicle = chronicle
your-decision = Your decision
decision = Decision
how-to-choose = Type the number, or move with the arrow keys and press Enter.
waiting-for = Waiting for { $names }.
where-we-are = Where we are
players = Players
player = Player
since-my-turn = Since my last turn
nothing-since = Nothing has happened since your last turn.
arms-red = red, chevron
arms-blue = blue, cross
arms-yellow = yellow, roundel
arms-green = green, bars
arms-black = black, saltire
arms-purple = purple, lozenge

## Handbook
search = Search
found = { $number ->
    [one] { $number } paragraph
   *[other] { $number } paragraphs
}
contents = Contents

## Profile
save = Save
saved = Saved.
account = Account
account-yes = You have an account; your games are on every device.
account-why = With an account you find your games on every device. They stay yours.
account-made = The account is made.
login-name = Name of the account
password = Password
make-account = Make an account
log-in = Log in
log-out = Log out
logged-in = You are logged in.
logged-out = You are logged out.
results = Results
results-none = No finished games yet.
games = Games
won = Won
best = Best
history = History

## Settings
set-lang = Language
lang-en = English
lang-nl = Nederlands
lang-de = Deutsch
set-theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
set-taps = Choosing
taps-auto = One click by mouse, two taps on touch
taps-one = One click or tap acts
taps-two = The first previews, the second acts
set-pace = Moves of bots and others
pace-0 = At once
pace-400 = Quick
pace-900 = Calm
pace-1800 = Slow
set-sound = Sound
sound-off = Off
sound-soft = Soft
sound-full = Full
set-more = More
set-notices = A notice when it is my turn
set-text = Text mode: tables as headings, lists and buttons

## About
about-what = Triforium is the digital home of medieval building games: for people, bots and researchers.
about-title = by { $designers } ({ $year })
about-own = All drawings and words here are our own; the names of the games belong to their owners.
about-fair-head = Fair dealing
about-fair = Every game shows the hash of its seed before the first move, and the seed when it is over: anybody can check that nothing was changed.
about-keys-head = Keys at the table
about-key-arrows = Left and right arrow: walk through the game
about-key-u = U: undo
about-key-r = R: the rule behind the question
about-key-l = L: since my last turn (text mode)
about-key-escape = Escape: take a half-made choice back
about-key-digits = Digits: choose an option of a list
about-fonts-head = Type
about-fonts = Alegreya, Alegreya Sans, Alegreya SC and Uncial Antiqua, under the SIL Open Font License.
about-api = The API, for your own programs

## Review
review-thinks = The game is thought through once more
review-progress = { $done } of { $all } decisions …
review-plot = Win chances over the game; the table below says the same in numbers.
review-chances = Win chances
review-players = Players
review-decisions = Decisions
review-accuracy = Accuracy
review-inaccuracy = Inaccuracies
review-mistake = Mistakes
review-blunder = Blunders
review-one-inaccuracy = inaccuracy
review-one-mistake = mistake
review-one-blunder = blunder
review-first = At first
review-own = Own moves
review-others = Others’ moves
review-luck = Luck
review-last = At last
review-account = Win chances and points of a hundred. Luck is what was drawn, rolled and revealed.
review-moments = Three moments that decided the game
review-at = Move { $move }
review-moment = { $name } from { $before } to { $after }; by moves { $decided }, by luck { $luck }.
review-costly = Costly moves
review-better = Better: { $move }
review-flawless = Nobody made a move that cost much.
review-lead = “Move” leads to the table as it was then; from there you can play on.
review-every = Every decision
