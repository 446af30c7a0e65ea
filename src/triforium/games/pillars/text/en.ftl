craftsman-start_mortar = Mortar Mixer
craftsman-start_mortar-use = 3 sand → 1 point, up to 3×
craftsman-start_wood = Woodworker
craftsman-start_wood-use = 2 wood → 1 point, up to 4×
craftsman-start_stone = Stonecutter
craftsman-start_stone-use = 2 stone → 1 point, up to 4×
craftsman-r1_tool = Tool Maker
craftsman-r1_tool-use = 2 gold if you own metal, once
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
craftsman-r2_arch-use = 1 point, once
craftsman-r3_mason = Mason
craftsman-r3_mason-use = 1 stone → 1 point, up to 4×
craftsman-r3_carp = Carpenter
craftsman-r3_carp-use = 1 wood → 1 point, up to 3×
craftsman-r3_sculpt = Sculptor
craftsman-r3_sculpt-use = 1 stone → 2 points, up to 1×
craftsman-r3_potter = Potter
craftsman-r3_potter-use = 1 sand → 1 point, up to 3×
craftsman-r4_mason = Mason
craftsman-r4_mason-use = 1 stone → 1 point, up to 5×
craftsman-r4_carp = Carpenter
craftsman-r4_carp-use = 1 wood → 1 point, up to 4×
craftsman-r4_sculpt = Sculptor
craftsman-r4_sculpt-use = 1 stone → 2 points, up to 2×
craftsman-r4_glass = Glassblower
craftsman-r4_glass-use = 1 sand + 1 metal → 3 points, up to 1×
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
craftsman-r6_organ-use = 1 wood + 1 metal → 6 points, up to 1×
craftsman-r6_bell = Bellmaker
craftsman-r6_bell-use = 1 metal → 4 points, up to 2×
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
privilege-thomas-use = once, protection from a bad event after it is revealed
privilege-taxfree = Loyalty rewarded
privilege-taxfree-use = once, no tax, decided after the roll
privilege-remigius = Brother Remigius
privilege-remigius-use = once, place a drawn builder of yours free
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
kind-sand = sand
kind-wood = wood
kind-stone = stone
kind-metal = metal
resource-sand_2 = Gravel pit: 2 sand for 2 workers
resource-sand_3 = Gravel pit: 3 sand for 4 workers
resource-sand_4 = Gravel pit: 4 sand for 7 workers
resource-wood_2 = Forest: 2 wood for 3 workers
resource-wood_3 = Forest: 3 wood for 6 workers
resource-wood_4 = Forest: 4 wood for 9 workers
resource-stone_2 = Quarry: 2 stone for 5 workers
resource-stone_3 = Quarry: 3 stone for 8 workers
resource-stone_4 = Quarry: 4 stone for 10 workers

## What is asked

ask-select = Take a card or pass. You have { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    } and { $gold } gold.
ask-make-room = You have room for { $places } craftsmen. Who leaves the game?
ask-veto = A builder of { $seat } was drawn at cost { $cost }. Do you use your veto?
ask-place = Your builder was drawn. Place it for { $cost } of your { $gold } gold, or pass?
ask-place-free = Your builder costs nothing now. Where do you place it?
ask-bishop = { $event }: protection, or a resource from the market?
ask-thomas = { $event }: does Archbishop Thomas protect you?
ask-lose-craftsman = Part of the cathedral has come down. Which craftsman do you lose?
ask-cube = The bishop gives you a resource from the market. Which one?
ask-tax-free = The King wants { $tax } of your { $gold } gold. Do you play “Loyalty rewarded”?
ask-trade = Your turn at the market. You have { $gold } gold.
ask-use = Your craftsmen are at work. Who goes next?
ask-discard = You may keep only five cubes. { $surplus ->
        [one] One more has to go.
       *[other] { $surplus } more have to go.
    }

## What can be done

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

hint-price = { $gold } gold; { $use }
hint-buy = for { $gold } gold
hint-sell = brings { $gold } gold
hint-used = { $use }; used { $times }×
hint-card = { $card }: { $use }

## What happened

log-round = Round { $round } begins; { $seat } is the start player.
log-ellen = Ellen shows { $seat } the coming event.
log-ellen-saw = You see it coming: { $event }.
log-at-shiring = At Shiring: { $craftsman }.
log-at-kingsbridge = At Kingsbridge: { $privilege }.
log-select-pass = { $seat } passes and takes no more cards.
log-take = { $seat } takes { $resource }.
log-hire = { $seat } hires for { $gold } gold: { $craftsman }.
log-dismiss = { $seat } loses a craftsman: { $craftsman }.
log-to-mill = { $seat } sends { $workers ->
        [0] nobody
        [one] 1 worker
       *[other] { $workers } workers
    } to the wool mill.
log-draw = A builder of { $seat } is drawn at cost { $cost }.
log-veto = { $seat } vetoes: the builder goes back into the bag.
log-aside = The city wall: this builder of { $seat } is put aside.
log-pass = { $seat } passes at { $cost }.
log-place = { $seat } places a builder { $gold ->
        [0] free
       *[other] for { $gold } gold
    }: { $place }.
log-remigius = { $seat } plays Brother Remigius.
log-event = Event: { $event }.
log-bishop-protects = { $seat } chooses the bishop’s protection.
log-bishop-resource = { $seat } chooses a resource instead of protection.
log-thomas = { $seat } plays Archbishop Thomas and is protected.
log-cube = { $seat } gets 1 { $kind } from the market.
log-wages = { $seat } earns { $gold } gold in the wool mill.
log-privilege = { $seat } gains a privilege: { $privilege }.
log-priory = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the priory.
log-harvest = { $seat } receives { $number } { $kind }.
log-tax = The tax die shows { $tax }.
log-tax-free = { $seat } plays “Loyalty rewarded”.
log-pay-tax = { $gold ->
        [0] { $seat } pays no tax.
       *[other] { $seat } owes { $gold } gold in tax.
    }
log-court-metal = { $seat } takes the metal at the King’s court.
log-shiring = { $seat } gets a craftsman at Shiring: { $craftsman }.
log-castle = { $seat } will have 2 grey workers next round.
log-buy = { $seat } buys { $number } { $kind }.
log-sell = { $seat } sells { $number } { $kind }.
log-leave = { $seat } leaves the market.
log-use = { $seat } puts a craftsman to work: { $craftsman }.
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
