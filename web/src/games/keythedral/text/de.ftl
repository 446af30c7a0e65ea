# Die eigenen Beschriftungen des Bretts; das Übrige steht in den Texten des Titels.
phase-L = Auslegen
phase-I = Arbeiter
phase-II = Ertrag
phase-III = Aktionen
phase-IV = Aufräumen
phase-V = Startspieler
phase-E = Das Ende
tracker-round = Runde { $round }
tracker-laying = Die Karte
tracker-numbers = Nummern
tracker-phases = Wo die Runde steht
tracker-number = Nummer { $number }
tracker-marked = Nummer { $number }, belegt
tracker-working = Nummer { $number }, jetzt an der Arbeit
place-forge = Schmiede
place-glassworks = Glashütte
place-goldsmith = Goldschmied
place-trader = Händler
place-clerk = Gesetzes­schreiber
place-left = noch { $number }
place-price = { $number } beliebige Würfel für { $colour }
place-trade = Tausche zwei Würfel gegen einen Rohstoff
place-law = Gesetz { $side }
place-no-law = Kein Gesetz { $side }
row-short = Reihe
do-kind-seat = Einen Sitz kaufen
do-kind-house = Ein Haus bauen
kind-chosen = Die Ziele leuchten. Escape führt zurück.
map-fence-beside = Zaun neben Plättchen { $tile }
map-larger = Karte größer
map-smaller = Karte kleiner
pay-picked = Bisher gewählt
pay-back = { $colour } zurücknehmen
tray-back = Zurück
tray-no-law = Keines deiner Gesetze lässt sich jetzt spielen.
lay-stack = { $number ->
    [0] kein Feld mehr
    [one] noch ein Feld
   *[other] noch { $number } Felder
  }
quiet-laws = Gesetze:
quiet-ask = immer fragen
quiet-turn = keine, bis ich am Zug bin
quiet-phase = keine, bis die Phase endet
quiet-round = keine, bis die Runde endet
quiet-law = keine, bis jemand eines spielt
quiet-change = keine, bis ich es ändere
panel-you = du
panel-start = Start
panel-screen = Schirm
panel-hidden = Würfel und Gesetze sind hinter dem Schirm
panel-cubes = Würfel
panel-seats = { $number ->
    [one] ein Sitz
   *[other] { $number } Sitze
  }
panel-laws = { $number ->
    [one] ein Gesetz
   *[other] { $number } Gesetze
  }
panel-fences = { $number ->
    [one] noch ein Zaun
   *[other] noch { $number } Zäune
  }
panel-workers = { $number ->
    [one] ein Arbeiter draußen
   *[other] { $number } Arbeiter draußen
  }
panel-points = { $number } Punkte
panel-cottage = Hütte { $number }
panel-house = Haus { $number }
panel-unlaid = Hütte { $number }, noch nicht gelegt
panel-studying = studiert ein Gesetz und setzt diese Phase aus
panel-climbs = Arbeiter klettern in dieser Runde über Zäune
panel-no-law = kein Gesetz
end-wins = { $player } gewinnt
end-share = { $players } teilen sich den Sieg
end-shared = Gleich an Punkten.
end-both = { $margin } voraus: { $seats } mehr mit Sitzen, { $cubes } mehr mit Würfeln.
end-seats = { $margin } voraus: Die Sitze brachten { $seats } mehr, die Würfel { $cubes } weniger.
end-cubes = { $margin } voraus: Die Würfel brachten { $cubes } mehr, die Sitze { $seats } weniger.
end-only-seats = { $margin } voraus, alles mit Sitzen.
end-only-cubes = { $margin } voraus, alles mit Würfeln.
end-close = Die Karte zeigen
end-place = Platz
places-open = Sitze zu { $value } im Verkauf
places-seat = { $tile }: { $cost }
places-worker = Arbeiter von { $player }
places-reach = erreicht { $fields }
places-none = nichts
places-fence = Zaun von { $player } im { $side }
tally-laws = Gesetze
tally-hidden = verdeckt
