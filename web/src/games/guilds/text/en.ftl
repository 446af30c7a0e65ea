# The few words of the board itself; all other names come from the title's own texts.
board-cities = Cities
board-look-at = { $city }, worth { $value }{ $number ->
        [0] {""}
        [one] , 1 place to choose
       *[other] , { $number } places to choose
    }
board-if-scored = If scored now
board-was-scored = As scored
board-value = value { $value }
board-nobody = No guild has finished a district here.
board-rank = { $guild }: { $districts ->
        [one] 1 district
       *[other] { $districts } districts
    }, { $masters ->
        [one] 1 master
       *[other] { $masters } masters
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-scored = scored
board-tiles = Tiles that may be laid
board-held = Your tile: { $tile }
board-on-table = On the table
board-deck-left = { $deck } · { $number } left
board-stack-left = { $number } left
board-face-down = face down
board-no-card = no card
board-used = Golden cards used
board-open = Cards drawn already
board-stones = Site stones left
board-cathedrals = Cathedrals left
board-figures = Guild masters left
board-cylinders = Cylinders left: cities to be scored
board-covers = Covers left
board-left = { $guild }, tiles left: { $gate } gates, { $corner } corners, { $small } squares
board-tiles-of = { $guild }: { $gate } gates, { $corner } corners, { $small } squares
board-church = Church
board-guild-blue = dyers
board-guild-yellow = weavers
board-guild-green = fullers
board-guild-red = shearers
board-guild-grey = armourers
board-you = you
board-starts = starts
board-ready = has chosen
board-acts = { $place ->
        [one] next
       *[other] later
    }
board-only-you = only you see it
board-hand = Cards of { $name }
board-in-hand = { $card }: in hand
board-was-played = { $card }: played
board-influence = Influence cards: { $number }
board-add = Influence cards to add
board-lapse-full = { $card } lapses: no space is free there, and no site is theirs to finish.
board-lapse-stones = { $card } lapses: no stone is left.
board-lapse-tiles = { $card } lapses: no tile fits there.
board-ranking = Ranking
board-wins = { $number ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
board-step-1 = Golden card
board-step-2 = Choose
board-step-3 = Reveal
board-step-4 = Actions
board-step-5 = Start action
board-step-6 = Scoring
board-step-own = Own card
board-step-stack = Drawn card
board-steps = Steps of the round
board-over = The end
board-place-built = { $space }: { $guild }
board-place-site = { $space }: { $guild }, building site
board-place-free = { $space }: free
board-place-only = { $space }: free, only for { $guild }
board-place-covered = { $space }: covered
board-place-masters = { $number ->
        [one] 1 master
       *[other] { $number } masters
    }
board-place-cathedral = cathedral
board-place-letter = tile { $letter }
board-gold-yours = Your golden card: { $gold }
board-drawn = Drawn: { $card }, { $guild }

# Options of a table
option-golden_deck = Golden cards
option-golden_deck-standard = Every city twice
option-golden_deck-standard-about = Once in stack A and once in stack B. A game for two has no golden cards.
option-golden_deck-alternative = Every city once
option-golden_deck-alternative-about = In stack A; more influence, site and pick-up cards instead. A game for two has no golden cards.
