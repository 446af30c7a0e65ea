craftsman-start_mortar = Mortar Mixer
craftsman-start_mortar-use = 3 sand → 1 point, up to 3×
craftsman-start_wood = Woodworker
craftsman-start_wood-use = 2 wood → 1 point, up to 4×
craftsman-start_stone = Stonecutter
craftsman-start_stone-use = 2 stone → 1 point, up to 4×
craftsman-r1_tool = Tool Maker
craftsman-r1_tool-use = 2 gold if you own metal, once a round
craftsman-r1_wood_gold = Master Woodworker
craftsman-r1_wood_gold-use = 1 wood → 4 gold, up to 2×
craftsman-r1_mortar2 = Mortar Mixer (improved)
craftsman-r1_mortar2-use = 2 sand → 1 point, up to 3×
craftsman-r1_mason = Mason
craftsman-r1_mason-use = 1 stone → 1 point, up to 2×
craftsman-r2_carp = Carpenter
craftsman-r2_carp-use = 1 wood → 1 point, up to 2×
craftsman-r2_mason = Mason
craftsman-r2_mason-use = 1 stone → 1 point, up to 3×
craftsman-r2_potter = Potter
craftsman-r2_potter-use = 1 sand → 1 point, up to 2×
craftsman-r2_arch = Architect
craftsman-r2_arch-use = 1 point, once a round
craftsman-r3_mason = Mason
craftsman-r3_mason-use = 1 stone → 1 point, up to 4×
craftsman-r3_carp = Carpenter
craftsman-r3_carp-use = 1 wood → 1 point, up to 3×
craftsman-r3_sculpt = Sculptor
craftsman-r3_sculpt-use = 1 stone → 2 points, 1×
craftsman-r3_potter = Potter
craftsman-r3_potter-use = 1 sand → 1 point, up to 3×
craftsman-r4_mason = Mason
craftsman-r4_mason-use = 1 stone → 1 point, up to 5×
craftsman-r4_carp = Carpenter
craftsman-r4_carp-use = 1 wood → 1 point, up to 4×
craftsman-r4_sculpt = Sculptor
craftsman-r4_sculpt-use = 1 stone → 2 points, up to 2×
craftsman-r4_glass = Glassblower
craftsman-r4_glass-use = 1 sand + 1 metal → 3 points, 1×
craftsman-r5_carp = Carpenter
craftsman-r5_carp-use = 1 wood → 1 point, up to 5×
craftsman-r5_gold = Goldsmith
craftsman-r5_gold-use = 3 gold → 1 point, up to 6×
craftsman-r5_sculpt = Sculptor
craftsman-r5_sculpt-use = 1 stone → 2 points, up to 3×
craftsman-r5_glass = Glassblower
craftsman-r5_glass-use = 1 sand + 1 metal → 3 points, up to 2×
craftsman-r6_gold = Goldsmith
craftsman-r6_gold-use = 3 gold → 1 point, up to 8×
craftsman-r6_sculpt = Sculptor
craftsman-r6_sculpt-use = 1 stone → 2 points, up to 4×
craftsman-r6_organ = Organ Builder
craftsman-r6_organ-use = 1 wood + 1 metal → 6 points, 1×
craftsman-r6_bell = Bellmaker
craftsman-r6_bell-use = 1 metal → 4 points, up to 2×
craftsman-x1_stone_gold = Master Stonecutter
craftsman-x1_stone_gold-use = 1 stone → 5 gold, 1×
craftsman-x2_assist = Apprentice
craftsman-x2_assist-use = 1 extra use for one own craftsman a round, not for one who works metal
craftsman-x3_painter = Painter
craftsman-x3_painter-use = 2 points, once a round
craftsman-x4_brick = Brickmaker
craftsman-x4_brick-use = 1 sand → 1 stone, up to 2×
craftsman-x5_woodcarver = Wood Carver
craftsman-x5_woodcarver-use = 1 wood → 2 points, 1×
craftsman-x6_tiler = Tile Maker
craftsman-x6_tiler-use = 1 sand → 2 points, up to 2×
privilege-aliena = Aliena
privilege-aliena-use = 1 extra wood every round
privilege-richard = Richard
privilege-richard-use = 1 extra sand every round
privilege-tom = Tom Builder
privilege-tom-use = 1 extra stone every round
privilege-francis = Brother Francis
privilege-francis-use = tax fixed at 2 gold when you are not at the King's court
privilege-philip = Prior Philip
privilege-philip-use = 1 point more for each own builder in the priory
privilege-ellen = Ellen
privilege-ellen-use = look at the coming event at the start of every round
privilege-jack = Jack
privilege-jack-use = room for 6 craftsmen instead of 5
privilege-thomas = Archbishop Thomas
privilege-thomas-use = once in the game, protection from a bad event after it is revealed
privilege-taxfree = Loyalty rewarded
privilege-taxfree-use = once in the game, no tax, decided after the roll
privilege-remigius = Brother Remigius
privilege-remigius-use = once in the game, place a drawn builder of yours free
privilege-otto = Otto Blackface
privilege-otto-use = the black worker, 1 worker more from the next round on
privilege-toledo = Mathematics in Toledo
privilege-toledo-use = 2 metal at once
privilege-woolfair = Wool fair
privilege-woolfair-use = 8 gold at once
privilege-madonna = Weeping Madonna
privilege-madonna-use = 3 points at once
privilege-final_metal = Celebrations after the murder of Thomas Becket
privilege-final_metal-use = 1 metal at once
privilege-final_wood_stone = The cathedral shortly before completion
privilege-final_wood_stone-use = 1 wood and 1 stone at once
privilege-sally = Sally
privilege-sally-use = no mortar mixer, stonecutter or woodworker needed for masons, selling stone and buying wood
privilege-william = William Hamleigh
privilege-william-use = the black builder keeps a space for your next builder
privilege-alfred = Alfred
privilege-alfred-use = name the two craftsmen for Shiring every round
privilege-bartholomaeus = Earl Bartholomew
privilege-bartholomaeus-use = 2 gold every round
privilege-regan = Regan Hamleigh
privilege-regan-use = 2 gold whenever you pass with a drawn builder
privilege-jonathan = Jonathan
privilege-jonathan-use = your builders cost 1 gold less
privilege-waleran = Bishop Waleran
privilege-waleran-use = a builder on the bishop's seat brings you both protection and resource
privilege-mathilde = Queen Mathilde
privilege-mathilde-use = once in the game, buy and sell any number of resources at market prices, metal can only be sold
privilege-castle_freed = Castle of Shiring freed
privilege-castle_freed-use = once in the game, 1 metal or 6 gold
privilege-procession = Procession
privilege-procession-use = 2 sand, 2 wood or 2 stone at once
event-ev_madonna = Madonna statue
event-ev_madonna-use = 1 extra use for craftsmen with a capacity this round, not for organ builder and bellmaker
event-ev_volunteers = Volunteers
event-ev_volunteers-use = every resource card yields 1 more this round
event-ev_victory = Victory of the King
event-ev_victory-use = everyone gets 5 gold
event-ev_richard = Richard takes the castle
event-ev_richard-use = everyone gets 1 metal
event-ev_generous = Prior Philip's generosity
event-ev_generous-use = up to 5 workers of each player earn double in the wool mill this round
event-ev_william = William Hamleigh's tax
event-ev_william-use = pay 4 gold, lose 1 point per full 2 gold missing
event-ev_winter = Cold winter
event-ev_winter-use = every resource card yields 1 less this round
event-ev_wall = City wall
event-ev_wall-use = only 2 builders next round
event-ev_collapse = Parts of the cathedral collapse
event-ev_collapse-use = lose 1 craftsman of your choice
event-ev_conflict = Philip against Waleran
event-ev_conflict-use = lose 2 points
event-ev_audience = Audience with the King
event-ev_audience-use = permanent privileges other than Jack have no effect next round
event-ev_guild = Guild meeting
event-ev_guild-use = 1 point for each own mortar mixer and mason
event-ev_lure = Shiring lures builders away
event-ev_lure-use = take one of your builders off the board
event-ev_cloister = Extension of the cloister
event-ev_cloister-use = keep any number of cubes at the end of this round
place-bishop = Bishop's seat
place-bishop-use = protection from a bad event, or 1 stone, wood or sand from the market
place-kingsbridge_left = Kingsbridge, left card
place-kingsbridge_left-use = take the privilege on the left
place-kingsbridge_right = Kingsbridge, right card
place-kingsbridge_right-use = take the privilege on the right
place-priory = Priory
place-priory-use = 2 points on the first space, 1 point on the second
place-court = King's court
place-court-use = no tax; 1 metal on the first space
place-shiring_left = Shiring, left card
place-shiring_left-use = take the craftsman on the left, free
place-shiring_right = Shiring, right card
place-shiring_right-use = take the craftsman on the right, free
place-castle = Castle of Shiring
place-castle-use = 2 grey workers for the next round
place-market = Market
place-market-use = buy and sell resources, metal can only be sold
place-start_player = Start player
place-start_player-use = you lead the next round
place-tax_collector = Tax collector
place-tax_collector-use = no tax, and as much gold as the die shows
place-france = France
place-france-use = Inspiration in Saint-Denis: use any player's craftsman, once less than its capacity
place-coast = Coast
place-coast-use = sell resources for 1 gold more than at the market
place-shiring_privilege = Shiring, privilege
place-shiring_privilege-use = take the privilege on the new board
kind-sand = sand
kind-wood = wood
kind-stone = stone
kind-metal = metal
goods-sand_3 = 3 sand
goods-wood_2 = 2 wood
goods-stone_2 = 2 stone
goods-wood_1 = 1 wood
goods-sand_2 = 2 sand
goods-stone_1 = 1 stone
goods-sand_1 = 1 sand
goods-sand_1_metal_1 = 1 sand + 1 metal
goods-gold_3 = 3 gold
goods-wood_1_metal_1 = 1 wood + 1 metal
goods-metal_1 = 1 metal
resource-sand_2 = Gravel pit: 2 sand for 2 workers
resource-sand_3 = Gravel pit: 3 sand for 4 workers
resource-sand_4 = Gravel pit: 4 sand for 7 workers
resource-wood_2 = Forest: 2 wood for 3 workers
resource-wood_3 = Forest: 3 wood for 6 workers
resource-wood_4 = Forest: 4 wood for 9 workers
resource-stone_2 = Quarry: 2 stone for 5 workers
resource-stone_3 = Quarry: 3 stone for 8 workers
resource-stone_4 = Quarry: 4 stone for 10 workers
resource-sand_1 = Gravel pit: 1 sand for 1 worker

## What is asked

ask-select = Take a card or pass. You have { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } and { $gold } gold.
ask-make-room = You have room for { $places } craftsmen. Who leaves the game?
ask-name = Alfred listens to you: which craftsman goes to Shiring?
ask-veto = A builder of { $seat } was drawn at cost { $cost }. Do you use your veto?
ask-veto-black = The black builder of { $seat } was drawn. Do you use your veto?
ask-place = Your builder was drawn. Place it for { $cost } of your { $gold } gold, or pass?
ask-place-free = Your builder costs nothing now. Where do you place it?
ask-place-black = The black builder was drawn. Which space does it keep for you?
ask-bishop = { $event }: protection, or a resource from the market?
ask-bishop-or-point = { $event }: a resource from the market, or 1 point instead?
ask-thomas = { $event }: does Archbishop Thomas protect you?
ask-lose-craftsman = Part of the cathedral has come down. Which craftsman do you lose?
ask-recall = Shiring lures a builder away from you. Which one do you take off the board?
ask-cube = The bishop gives you a resource from the market. Which one?
ask-tax-free = The King wants { $tax } of your { $gold } gold. Do you play “Loyalty rewarded”?
ask-before-paying = You have to pay and own { $gold } gold. Do you use a card first?
ask-coast = You sell at the coast. You have { $gold } gold.
ask-mathilde = Queen Mathilde lets you trade. You have { $gold } gold.
ask-procession = The procession brings you two cubes of one kind. Which kind?
ask-waive = { $place }: your builder acts, or you take 1 point instead?
ask-trade = Your turn at the market. You have { $gold } gold.
ask-use = Your craftsmen are at work. Who goes next?
ask-discard = You may keep only five cubes. { $surplus ->
        [one] One more has to go.
       *[other] { $surplus } more have to go.
    }

## What can be done

declined = No veto
do-pass = Pass
do-take = { $resource }
do-hire = Hire: { $craftsman }
do-dismiss = Dismiss: { $craftsman }
do-veto = Veto: the builder goes back into the bag
do-allow = No veto
do-place = { $place }
do-remigius = Play Brother Remigius: place free
do-protection = Protection from the event
do-resource = A resource from the market
do-thomas = Play Archbishop Thomas
do-endure = Bear the event
do-cube = 1 { $kind }
do-taxfree = Play “Loyalty rewarded”: no tax
do-pay = Pay the tax
do-buy = Buy { $number } { $kind }
do-sell = Sell { $number } { $kind }
do-leave = Leave the market
do-use = { $craftsman }
do-done = Done
do-discard = Give up 1 { $kind }
do-crusade = Crusade: { $number } workers
do-name = To Shiring: { $craftsman }
do-inspire = Saint-Denis: { $craftsman }
do-recall = { $place }, space { $number }
do-procession = 2 { $kind }
do-act = The builder acts
do-waive = 1 point instead of the action
do-castle_metal = Castle of Shiring freed: 1 metal
do-castle_gold = Castle of Shiring freed: 6 gold
do-mathilde = Play Queen Mathilde: buy and sell

hint-price = { $gold } gold; { $use }
hint-pass-cards = no more cards this round; { $workers ->
        [0] nobody is left
        [one] 1 worker
       *[other] { $workers } workers
    } for the wool mill
hint-pass-builder = { $gold ->
        [0] placed later, free
       *[other] brings { $gold } gold; placed later, free
    }; the cost falls to { $cost }
hint-take = { $number } { $kind } at step { $step }; { $left ->
        [0] no worker
        [one] 1 worker
       *[other] { $left } workers
    } left
hint-hire = { $gold } gold; { $use }; { $left } gold left
hint-hire-full = { $gold } gold; { $use }; one craftsman must leave; { $left } gold left
hint-dismiss = { $use }; leaves the game
hint-crusade = { $points ->
        [one] 1 point
       *[other] { $points } points
    } at step 9b; sends { $workers }, { $left } left
hint-not-in-play = not in this game
hint-name-left = { $use }; to the left space
hint-name-right = { $use }; to the right space
hint-veto = another builder is drawn at cost { $cost }; no second veto this round
hint-allow = its owner decides; you keep the veto
hint-place-for = { $use }; { $gold } gold, { $left } left
hint-place-free = { $use }; free
hint-place-black = keeps for your next builder: { $use }
hint-card = { $card }: { $use }
hint-priory = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
hint-court-first = no tax, and 1 metal
hint-court = no tax
hint-market = buy and sell as number { $number }
hint-no-next-round = nothing in the last round
hint-remigius = saves { $gold } gold; the card is used up
hint-protection = spares you: { $use }; no resource
hint-resource = 1 stone, wood or sand
hint-resource-safe = 1 stone, wood or sand, and protection from: { $use }
hint-resource-hit = 1 stone, wood or sand, but: { $use }
hint-thomas = spares you: { $use }; the card is used up
hint-endure = { $use }; you keep the card
hint-recall = gives up: { $use }
hint-cube = then you have { $number }; { $market } left at the market
hint-tax-free = saves { $gold } gold; the card is used up
hint-pay = { $gold } gold, { $left } left
hint-pay-short = all your { $gold } gold, and { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the rest
hint-buy = for { $gold } gold, { $left } left
hint-sell = brings { $gold } gold, then { $purse }
hint-sell-full = brings { $gold } gold, then { $purse }; the rest is lost
hint-leave = this builder goes home; { $gold } gold
hint-use = { $use }; then { $then }; { $left ->
        [0] no use
        [one] 1 use
       *[other] { $left } uses
    } left
hint-points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
hint-gold = { $number } gold
hint-cubes = { $number } { $kind }
hint-done-coast = your builder goes home; { $gold } gold
hint-done-mathilde = the card is gone; { $gold } gold
hint-done = { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $surplus ->
        [0] { $number ->
            [one] 1 cube kept
           *[other] { $number } cubes kept
        }
        [one] 5 cubes kept, 1 given up
       *[other] 5 cubes kept, { $surplus } given up
    }
hint-discard = { $number } { $kind } left; { $more ->
        [0] that is all
       *[other] { $more } more to give up
    }
hint-then-cubes = then you have { $number } { $kind }
hint-then-gold = then you have { $number } gold
hint-waive = then you have { $points ->
        [one] 1 point
       *[other] { $points } points
    }; the builder goes home
hint-mathilde = any number at market prices, with { $gold } gold; then the card is gone

## What happened

log-round = Round { $round } begins; { $seat } is the start player.
log-ellen = Ellen shows { $seat } the coming event.
log-ellen-saw = You see it coming: { $event }.
log-at-shiring = At Shiring: { $craftsman }.
log-at-kingsbridge = At Kingsbridge: { $privilege }.
log-at-new-shiring = At Shiring, on the new board: { $privilege }.
log-select-pass = { $seat } passes and takes no more cards.
log-take = { $seat } takes { $resource }.
log-crusade = { $seat } sends { $sent } workers on the crusade for { $workers }.
log-hire = { $seat } hires for { $gold } gold: { $craftsman }.
log-dismiss = { $seat } loses a craftsman: { $craftsman }.
log-to-mill = { $seat } sends { $workers ->
        [0] nobody
        [one] 1 worker
       *[other] { $workers } workers
    } to the wool mill.
log-draw = A builder of { $seat } is drawn at cost { $cost }.
log-draw-black = The black builder of { $seat } is drawn.
log-veto = { $seat } vetoes: the builder goes back into the bag.
log-aside = The city wall: this builder of { $seat } is put aside.
log-pass = { $seat } passes at { $cost }.
log-regan = Regan Hamleigh gives { $seat } { $gold } gold.
log-place-black = { $seat } keeps a space with the black builder: { $place }.
log-black-off = The black builder of { $seat } leaves the board.
log-black-aside = The black builder has nobody to wait for; { $seat } puts it aside.
log-track = The third builder of { $seat } goes on number { $number } of the builder track.
log-place = { $seat } places a builder { $gold ->
        [0] free
       *[other] for { $gold } gold
    }: { $place }.
log-remigius = { $seat } plays Brother Remigius.
log-event = Event: { $event }.
log-bishop-protects = { $seat } chooses the bishop's protection.
log-bishop-resource = { $seat } chooses a resource instead of protection.
log-waleran = Bishop Waleran gives { $seat } protection and a resource.
log-thomas = { $seat } plays Archbishop Thomas and is protected.
log-gold = { $seat } gets { $gold } gold.
log-points = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-volunteers = { $number ->
        [0] Volunteers come, but { $seat } has no resource card.
       *[other] Volunteers will bring { $seat } { $number } more at the harvest.
    }
log-special-tax = { $points ->
        [0] { $seat } pays { $gold } gold to William Hamleigh.
        [one] { $seat } pays { $gold } gold to William Hamleigh and loses 1 point.
       *[other] { $seat } pays { $gold } gold to William Hamleigh and loses { $points } points.
    }
log-winter = { $number ->
        [0] The winter takes nothing from { $seat }.
       *[other] The winter will take { $number } of the harvest of { $seat }.
    }
log-wall = { $seat } will have only { $number } builders next round.
log-conflict = { $seat } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-audience = The permanent privileges of { $seat } will have no effect next round.
log-guild = The guild gives { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-recall = { $seat } takes a builder off the board: { $place }.
log-cube = { $seat } gets 1 { $kind } from the market.
log-wages = { $seat } earns { $gold } gold in the wool mill{ $lost ->
        [0] {""}
       *[other] , but has no room for { $lost } of it
    }.
log-privilege = { $seat } gains a privilege: { $privilege }.
log-priory = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the priory.
log-harvest = { $seat } receives { $number } { $kind }.
log-earls-gold = Earl Bartholomew gives { $seat } { $gold } gold.
log-tax = The tax die shows { $tax }.
log-tax-free = { $seat } plays “Loyalty rewarded”.
log-pay-tax = { $points ->
        [0] { $gold ->
            [0] { $seat } pays no tax.
           *[other] { $seat } pays { $gold } gold in tax.
        }
        [one] { $seat } pays { $gold } gold in tax and loses 1 point.
       *[other] { $seat } pays { $gold } gold in tax and loses { $points } points.
    }
log-court-metal = { $seat } takes the metal at the King's court.
log-tax-collected = { $seat } collects { $gold } gold in taxes.
log-crusaded = The crusades bring { $seat } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
log-saint-denis = { $seat } brings the card “Inspiration in Saint-Denis” from France.
log-leave-coast = { $seat } leaves the coast.
log-shiring = { $seat } gets a craftsman at Shiring: { $craftsman }.
log-castle = { $seat } will have { $number } grey workers next round.
log-buy = { $seat } buys { $number } { $kind } for { $gold } gold.
log-sell = { $seat } sells { $number } { $kind } for { $gold } gold.
log-leave = { $seat } leaves the market.
log-use = { $seat }, { $craftsman }, use { $times }: { $goods } → { $points ->
        [0] { $gold } gold
        [one] 1 point
       *[other] { $points } points
    }.
log-use-free = { $seat }, { $craftsman }: { $points ->
        [0] { $gold } gold
        [one] 1 point
       *[other] { $points } points
    }.
log-burn = { $seat }, { $craftsman }, use { $times }: 1 sand → 1 stone.
log-inspire = { $seat } works with “Inspiration in Saint-Denis”: { $craftsman }.
log-mathilde = { $seat } plays Queen Mathilde.
log-castle-metal = { $seat } exchanges the freed castle for 1 metal.
log-castle-gold = { $seat } exchanges the freed castle for { $gold } gold.
log-waive = { $seat } takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } instead of an action: { $place }.
log-discard = { $seat } gives up 1 { $kind }.

## The table in words

table-round = Round { $round } of { $rounds }
table-phase-1 = Phase I: cards
table-phase-2 = Phase II: builders
table-phase-3 = Phase III: the fourteen steps
table-over = The game is over
table-you = you
table-player = Player (★ starts)
table-points = Points
table-gold = Gold
table-workers = Workers
table-builders = Bag
table-cost = Cost stone: { $cost }
table-passed = Passed
table-drawn = Drawn
table-market = Market
table-event = Event
table-coming = To come (only you know)
table-tax = Tax: { $tax }
table-workers-for = { $cubes } { $kind } for { $workers }
table-cards = Resource cards, for workers
table-hire = For hire
table-at = { $letter } at { $cost }
table-capacity = { $craftsman } ×{ $times }
table-grey = 2 grey workers next round
table-wall = 2 builders next round
table-protected = Protected
table-crusades = Crusades
table-crusade = { $workers } workers for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-track = Builder track
table-beside-track = beside it
table-black = Black builder
table-black-bag = in the bag
table-black-drawn = drawn
table-black-board = on the board
table-black-out = out for this round
table-saint-denis = Inspiration in Saint-Denis
table-silenced = privileges without effect this round
table-silenced-next = privileges without effect next round

# How a game can be set up: each option, each of its values, and what that means.
option-expansion = Expansion
option-expansion-none = Base game
option-expansion-none-about = The game as it first appeared.
option-expansion-full = Whole expansion
option-expansion-full-about = The new board with its places and all new cards; up to six players.
option-expansion-cards = Cards only
option-expansion-cards-about = The new cards without the new board.
option-madonna = The event “Madonna statue”
option-madonna-each = Every craftsman
option-madonna-each-about = In that round each of your craftsmen with a printed capacity may work once more.
option-madonna-one = One craftsman
option-madonna-one-about = In that round a single craftsman of yours may work once more.
