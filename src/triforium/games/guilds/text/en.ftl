## Names

city-brugge = Brugge
card-brugge = Brugge
gold-brugge = Brugge
city-gent = Gent
card-gent = Gent
gold-gent = Gent
city-utrecht = Utrecht
card-utrecht = Utrecht
gold-utrecht = Utrecht
city-ieper = Ieper
card-ieper = Ieper
gold-ieper = Ieper
city-leuven = Leuven
card-leuven = Leuven
gold-leuven = Leuven
city-luik = Luik
card-luik = Luik
gold-luik = Luik
card-site = building site
card-pickup = pick up
gold-influence = influence
gold-site = building site
gold-pickup = pick up
gold-cathedral = cathedral
gold-master = guild master
guild-blue = Dyers (blue)
guild-yellow = Weavers (yellow)
guild-green = Fullers (green)
guild-red = Shearers (red)
guild-grey = Armourers (grey)
space-c = centre
space-gN = north gate
space-gE = east gate
space-gS = south gate
space-gW = west gate
space-kNE = north-east corner
space-kSE = south-east corner
space-kSW = south-west corner
space-kNW = north-west corner
space-pNE = north-east square
space-pSE = south-east square
space-pSW = south-west square
space-pNW = north-west square
space-xA = outside the wall at A
space-xB = outside the wall at B
space-xC1 = outside the wall at C (1)
space-xC2 = outside the wall at C (2)
tile-blue_gate_plain = blue gate
tile-blue_gate_printed = blue gate with a master
tile-blue_corner_plain = blue corner
tile-blue_corner_printed = blue corner with a master
tile-blue_small_plain = blue square
tile-blue_small_printed = blue square with a master
tile-yellow_gate_plain = yellow gate
tile-yellow_gate_printed = yellow gate with a master
tile-yellow_corner_plain = yellow corner
tile-yellow_corner_printed = yellow corner with a master
tile-yellow_small_plain = yellow square
tile-yellow_small_printed = yellow square with a master
tile-green_gate_plain = green gate
tile-green_gate_printed = green gate with a master
tile-green_corner_plain = green corner
tile-green_corner_printed = green corner with a master
tile-green_small_plain = green square
tile-green_small_printed = green square with a master
tile-red_gate_plain = red gate
tile-red_gate_printed = red gate with a master
tile-red_corner_plain = red corner
tile-red_corner_printed = red corner with a master
tile-red_small_plain = red square
tile-red_small_printed = red square with a master
tile-grey_gate_plain = grey gate
tile-grey_gate_printed = grey gate with a master
tile-grey_corner_plain = grey corner
tile-grey_corner_printed = grey corner with a master
tile-grey_small_plain = grey square
tile-grey_small_printed = grey square with a master
tile-church_gate = church gate
tile-church_corner = church corner
tile-church_small = church square
tile-church_a = church tile A: a gate, adds a gate-shaped space
tile-church_b = church tile B: a gate, adds a square
tile-church_c = church tile C: a corner, adds two corner-shaped spaces
tile-church_d = church tile D: a corner with its square, removes a space

## What is asked

ask-card = Choose your action card for this round. Nobody sees it before all are shown.
ask-influence = How many of your { $number } influence cards do you add? Whoever has the most cards acts first.
ask-city = Your card for { $city }: which tile do you lay there, or which site do you finish?
ask-site = Which tile do you lay as a building site? { $number ->
        [one] One stone is left.
       *[other] { $number } stones are left.
    }
ask-space = Where do you lay this tile: { $tile }?
ask-cathedral = On which church district do you put the cathedral?
ask-master = On which district, your own or a grey one, do you put the guild master?
ask-turn = Your turn: play a card from your hand, or draw from the stack first.
ask-turn-card = Your second action: which card do you play?

## What can be done

do-play = { $city }
do-site = Building site
do-pickup = Pick up your cards
do-influence = { $number ->
        [0] No influence card
        [one] 1 influence card
       *[other] { $number } influence cards
    }
do-draw = Draw a card of the influenced guilds
do-lay = Lay: { $tile }
do-build = { $city }, { $space }
do-finish = Finish the site: { $city }, { $space }
do-cathedral = { $city }, { $space }
do-master = { $city }, { $space }

## What it brings

hint-city = Now worth { $value }, for you { $points }.
hint-room = Free spaces: { $free }; sites you may finish: { $sites }.
hint-hand = Action cards in hand after it: { $cards }.
hint-site = A district under a stone, in any city; it counts once it is finished. Stones left: { $stones }.
hint-no-stone = No stone is left: as things stand the card lapses.
hint-pickup = Cards you take back, this one included: { $number }.
hint-before = Players who could still act before you: { $number }.
hint-influence-left = Influence cards left: { $number }.
hint-draw = One of { $number } cards: you lay a tile or finish a site, for its guild, for grey or for the church.
hint-then = A site; once it is finished:
hint-change = { $city }: worth { $value } → { $then }.
hint-scored = If scored now: { $before } → { $after }.
hint-you = For you { $before } → { $after }.
hint-later = A site: it counts once it is finished.
hint-full = The city is full then and will be scored.
hint-masters = Masters of the { $guild } there: { $number }.
hint-tiles-left = Such tiles left: { $number }.
hint-stones-left = Stones in the supply: { $number }.
hint-spaces-left = Spaces left free: { $number }.
hint-cathedrals-left = Cathedrals left: { $number }.
hint-masters-left = Guild masters left: { $number }.

## What happened

log-round = Round { $round }: { $seat } is the start player.
log-gold = { $seat } draws a golden card and lays it face down.
log-gold-is = Your golden card: { $gold }.
log-gold-removed = The golden card { $gold } is of a scored city and leaves the game.
log-gold-none = No golden card is left for { $seat }.
log-reveal = { $seat } plays { $card }{ $number ->
        [0] .
        [one] {""} with 1 influence card.
       *[other] {""} with { $number } influence cards.
    }
reason-scored = the city is scored
reason-full = the city is full
reason-tiles = no tile fits there
reason-stones = no stone is left
reason-churches = no church district without a cathedral is left
reason-districts = none of the own or grey districts lies in a city still to be scored
log-lapse = { $seat } cannot carry out { $card }, since { $reason }: it lapses.
log-lay = { $seat } builds in { $city }, { $space }: { $tile }.
log-lay-site = { $seat } starts a building site in { $city }, { $space }: { $tile }. Stones left: { $stones }.
log-finish = { $seat } finishes the site in { $city }, { $space }. Stones in the supply: { $stones }.
log-pick-up = { $seat } picks up { $number ->
        [0] no card.
        [one] 1 card.
       *[other] { $number } cards.
    }
log-gold-shown = { $seat } turns up the golden card: { $gold }.
log-influence = { $seat } takes it in hand and has { $number ->
        [one] 1 influence card.
       *[other] { $number } influence cards.
    }
log-gold-lapse = The golden card { $gold } has no effect, since { $reason }.
log-cathedral = { $seat } puts a cathedral in { $city }, { $space }. Left: { $left }.
log-master = { $seat } puts a guild master in { $city }, { $space }. Left: { $left }.
log-cover = { $city }, { $space }: covered, nobody can build there any more.
log-cover-end = { $city }, { $space }: still free at the end, so it is covered.
log-scored = { $city } is scored. It is worth { $value }.
log-share = { $guild }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $city } (districts { $districts }, masters { $masters }).
log-stones = Site stones of { $city } back in the supply: { $number }, now { $stones }.
log-end-spaces = { $number ->
        [0] No space is free any more: the game ends.
       *[other] Only one space is still free: the game ends.
    }
log-end-deck = The golden deck is used up: the game ends.
log-bonus = { $seat } has the most influence cards ({ $number }): { $points } points.
log-total = { $seat } has { $points } points.
log-grey-rules = With { $points } points the armourers rule Flanders, and nobody elected them.
log-turn = Turn { $turn }: { $seat }.
log-play = { $seat } plays { $card }.
log-draw = { $seat } draws a card of the { $guild }: { $card }.
log-draw-removed = The card { $card } of the { $guild } is of a scored city and leaves the game.
log-reshuffle = The open cards are shuffled into a new stack of { $number }.
log-end-influenced = Only influenced guilds could still build: the game ends.
log-end-quiet = { $number } turns have changed nothing on the board: the game ends.

## The table

table-round = Round { $round }
table-turn = Turn { $round }
table-choosing = choosing cards
table-acting = actions
table-over = game over
table-player = Player
table-guild = Guild
table-points = Points
table-hand = In hand
table-played = Played
table-influence = Influence
table-you = you
table-scored = scored
table-value = worth { $value }
table-now = now
table-supply = Tiles left
table-shape-gate = Gate
table-shape-corner = Corner
table-shape-small = Square
table-church = Church
table-special = special
table-wood = Stones { $stones } · cathedrals { $cathedrals } · masters { $masters } · covers { $covers }
table-golden = Golden cards: A { $a }, B { $b }
table-your-golden = your golden card: { $gold }
table-golden-held = { $seat } holds a golden card
table-stack = Stack: { $number } cards
table-grey = Grey has { $points } points
table-legend = [ ] gate · / \ corner · < > square · ( ) centre · • printed master · ♟ figure · ▒ site · ‡ cathedral · ██ covered · now: points if it were scored now
table-arms-blue = Bl
table-arms-yellow = Ye
table-arms-green = Gr
table-arms-red = Re
table-arms-grey = Gy
table-arms-church = Ch

# How a game can be set up: each option, each of its values, and what that means.
option-golden_deck = Golden cards
option-golden_deck-standard = Standard
option-golden_deck-standard-about = Every city twice: once in stack A, once in stack B.
option-golden_deck-alternative = Alternative
option-golden_deck-alternative-about = Every city once, in stack A; more influence, site and pick-up cards.
