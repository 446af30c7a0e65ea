# De eigen opschriften van het bord; de rest staat in de teksten van de titel.
phase-L = Leggen
phase-I = Arbeiders
phase-II = Opbrengst
phase-III = Acties
phase-IV = Opruimen
phase-V = Startspeler
phase-E = Het einde
tracker-round = Ronde { $round }
tracker-laying = De kaart
tracker-numbers = nummers
tracker-phases = Waar de ronde staat
tracker-number = Nummer { $number }
tracker-marked = Nummer { $number }, gekozen
tracker-working = Nummer { $number }, nu aan het werk
place-forge = Smederij
place-glassworks = Glasfabriek
place-goldsmith = Goudsmid
place-trader = Handelaar
place-clerk = Wethouder
place-left = nog { $number }
place-price = { $number } willekeurige blokjes voor { $colour }
place-trade = Ruil twee blokjes voor een grondstof
place-law = Wet { $side }
place-no-law = Geen wet { $side }
row-short = rij
do-kind-seat = Koop een zetel
do-kind-house = Bouw een huis
kind-chosen = De doelen lichten op. Escape gaat terug.
map-fence-beside = Hek naast tegel { $tile }
map-larger = Kaart groter
map-smaller = Kaart kleiner
pay-picked = Tot nu toe gekozen
pay-back = Neem { $colour } terug
tray-back = Terug
tray-no-law = Geen van je wetten kan nu gespeeld worden.
lay-stack = { $number ->
    [0] geen veld meer
    [one] nog één veld
   *[other] nog { $number } velden
  }
quiet-laws = Wetten:
quiet-ask = vraag het steeds
quiet-turn = geen tot ik aan de beurt ben
quiet-phase = geen tot het einde van de fase
quiet-round = geen tot het einde van de ronde
quiet-law = geen tot iemand er een speelt
quiet-change = geen tot ik dit verander
panel-you = jij
panel-start = start
panel-screen = scherm
panel-hidden = Blokjes en wetten liggen achter het scherm
panel-cubes = Blokjes
panel-seats = { $number ->
    [one] één zetel
   *[other] { $number } zetels
  }
panel-laws = { $number ->
    [one] één wet
   *[other] { $number } wetten
  }
panel-fences = { $number ->
    [one] nog één hek
   *[other] nog { $number } hekken
  }
panel-workers = { $number ->
    [one] één arbeider op pad
   *[other] { $number } arbeiders op pad
  }
panel-points = { $number } punten
panel-cottage = Hutje { $number }
panel-house = Huis { $number }
panel-unlaid = Hutje { $number }, nog niet gelegd
panel-studying = bestudeert een wet, doet deze fase niet meer mee
panel-climbs = arbeiders klimmen deze ronde over hekken
panel-no-law = geen wet
end-wins = { $player } wint
end-share = { $players } delen de overwinning
end-shared = Gelijk in punten.
end-both = { $margin } voorsprong: { $seats } meer met zetels, { $cubes } meer met blokjes.
end-seats = { $margin } voorsprong: de zetels brachten { $seats } meer, de blokjes { $cubes } minder.
end-cubes = { $margin } voorsprong: de blokjes brachten { $cubes } meer, de zetels { $seats } minder.
end-only-seats = { $margin } voorsprong, alles met zetels.
end-only-cubes = { $margin } voorsprong, alles met blokjes.
end-close = Toon de kaart
end-place = Plaats
places-open = Zetels van { $value } te koop
places-seat = { $tile }: { $cost }
places-worker = arbeider van { $player }
places-reach = bereikt { $fields }
places-none = niets
places-fence = hek van { $player } in het { $side }
tally-laws = Wetten
tally-hidden = verborgen
