# The board's own labels; the rest comes from the title's texts.
phase-L = Laying
phase-I = Workers
phase-II = Income
phase-III = Actions
phase-IV = Tidy
phase-V = Start player
phase-E = The end
tracker-round = Round { $round }
tracker-laying = The map
tracker-numbers = numbers
tracker-phases = Where the round stands
tracker-number = Number { $number }
tracker-marked = Number { $number }, marked
tracker-working = Number { $number }, at work now
place-forge = Forge
place-glassworks = Glassworks
place-goldsmith = Goldsmith
place-trader = Trader
place-clerk = Law clerk
place-left = { $number } left
place-price = { $number } cubes of any kind for { $colour }
place-trade = Trade two cubes for a resource
place-law = Law on the { $side }
place-no-law = No law on the { $side }
row-short = row
do-kind-seat = Buy a seat
do-kind-house = Build a house
kind-chosen = Its targets are lit. Escape goes back.
map-fence-beside = Fence beside tile { $tile }
map-larger = Larger map
map-smaller = Smaller map
pay-picked = Picked so far
pay-back = Take { $colour } back
tray-back = Back
tray-no-law = None of your laws can be played now.
lay-stack = { $number ->
    [0] no field left
    [one] one field left
   *[other] { $number } fields left
  }
quiet-laws = Laws:
quiet-ask = ask me each time
quiet-turn = none until my turn
quiet-phase = none until the phase ends
quiet-round = none until the round ends
quiet-law = none until somebody plays one
quiet-change = none until I change this
panel-you = you
panel-start = start
panel-screen = screen
panel-hidden = Cubes and laws are behind the screen
panel-cubes = Cubes
panel-seats = { $number ->
    [one] one seat
   *[other] { $number } seats
  }
panel-laws = { $number ->
    [one] one law
   *[other] { $number } laws
  }
panel-fences = { $number ->
    [one] one fence left
   *[other] { $number } fences left
  }
panel-workers = { $number ->
    [one] one worker out
   *[other] { $number } workers out
  }
panel-points = { $number } points
panel-cottage = Cottage { $number }
panel-house = House { $number }
panel-unlaid = Cottage { $number }, not laid yet
panel-studying = studies a law, out for this phase
panel-climbs = workers climb fences this round
panel-no-law = no law
end-wins = { $player } wins
end-share = { $players } share the victory
end-shared = Equal in points.
end-both = Ahead by { $margin }: { $seats } more in seats, { $cubes } more in cubes.
end-seats = Ahead by { $margin }: the seats brought { $seats } more, the cubes { $cubes } less.
end-cubes = Ahead by { $margin }: the cubes brought { $cubes } more, the seats { $seats } less.
end-only-seats = Ahead by { $margin }, all in seats.
end-only-cubes = Ahead by { $margin }, all in cubes.
end-close = Show the map
end-place = Place
places-open = Seats of { $value } on sale
places-seat = { $tile }: { $cost }
places-worker = worker of { $player }
places-reach = reaches { $fields }
places-none = nothing
places-fence = fence of { $player } to the { $side }
tally-laws = Laws
tally-hidden = hidden
