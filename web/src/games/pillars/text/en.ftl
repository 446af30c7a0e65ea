## Names on the plates

station-event = Event
station-bishop = Bishop's seat
station-mill = Wool mill
station-kingsbridge = Kingsbridge
station-priory = Priory
station-forest = Forest
station-quarry = Quarry
station-pit = Gravel pit
station-court = King's court
station-shiring = Shiring
station-castle = Castle
station-market = Market
station-cathedral = Cathedral
station-start = Start player
station-tax-collector = Tax collector
station-crusades = Crusades
station-france = France
station-coast = Coast
station-new-shiring = Shiring

## The same on a phone

sign-event = Event
sign-bishop = Bishop
sign-mill = Mill
sign-kingsbridge = Kingsbridge
sign-priory = Priory
sign-forest = Forest
sign-quarry = Quarry
sign-pit = Gravel pit
sign-court = Court
sign-shiring = Shiring
sign-castle = Castle
sign-market = Market
sign-cathedral = Cathedral
sign-start = Start
sign-tax-collector = Tax collector
sign-crusades = Crusades
sign-france = France
sign-coast = Coast
sign-new-shiring = Shiring

## Names short enough for cards

short-aliena = Aliena
short-richard = Richard
short-tom = Tom Builder
short-francis = Br. Francis
short-philip = Prior Philip
short-ellen = Ellen
short-jack = Jack
short-thomas = Thomas
short-taxfree = Loyalty
short-remigius = Br. Remigius
short-otto = Otto
short-toledo = Toledo
short-woolfair = Wool fair
short-madonna = Madonna
short-final_metal = Celebrations
short-final_wood_stone = Completion
short-sally = Sally
short-william = William
short-alfred = Alfred
short-bartholomaeus = Bartholomew
short-regan = Regan
short-jonathan = Jonathan
short-waleran = Waleran
short-mathilde = Mathilde
short-castle_freed = Castle freed
short-procession = Procession
short-ev_madonna = Madonna
short-ev_volunteers = Volunteers
short-ev_victory = Victory
short-ev_richard = Richard
short-ev_generous = Generosity
short-ev_william = Special tax
short-ev_winter = Cold winter
short-ev_wall = City wall
short-ev_collapse = Collapse
short-ev_conflict = Conflict
short-ev_audience = Audience
short-ev_guild = Guild
short-ev_lure = Shiring lures
short-ev_cloister = Cloister

## Labels

label-lodge = Lodge
label-cost = Builder cost
label-third = Third builders
label-sealed = sealed
label-stall = { $kind }: { $number } on the stall, { $gold } gold each
label-tax-free = pays no tax this round
label-counter = At the stalls
label-coast-counter = At the coast
label-buy = Buy
label-sell = Sell
label-buy-how-many = How much { $kind } do you buy?
label-sell-how-many = How much { $kind } do you sell?
label-back = Take back
label-elsewhere = What your craftsmen and cubes can do
label-close = Close
label-coming = Craftsmen to come
label-round = Round { $round }
label-gone = no longer in the game
label-to-coast = Coast
label-to-town = Town
label-to-west = West side
label-to-east = East side
label-targets = { $number ->
        [one] target
       *[other] targets
    }
label-cathedral = The cathedral: { $parts } of 6 parts stand
label-in-bag = In the bag: { $number }
label-free-place = free place
label-protected = protected
label-start = start
label-passed = passed
label-phase-1 = Selection
label-phase-2 = Builders
label-phase-3 = Steps
label-veto = may veto once this round
label-worker-large = the large worker
label-worker-black = the black worker
label-workers-grey = { $number } grey workers next round
label-saint-denis = Saint-Denis
label-black-builder = the black builder
label-free = free
label-free-spaces = { $number } { $number ->
        [one] space
       *[other] spaces
    } free
label-price = { $gold } gold
label-empty = nothing
label-for-hire = For hire
label-taken-by = { $card }, taken by { $name }
label-steps = The steps of the round
label-step = Step { $no }: { $name }

## The end

end-title = The end of the game
end-winner = { $number ->
        [one] { $names } has won
       *[other] { $names } have won
    }
end-points = { $lead ->
        [one] One point decided it.
       *[other] Ahead by { $lead } points.
    }
end-gold = Equal on points: the gold decided it.
end-shared = Equal on points and gold: the victory is shared.
table-craftsmen = Craftsmen
table-privileges = Privileges
