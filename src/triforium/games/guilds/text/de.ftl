## Namen

city-brugge = Brügge
card-brugge = Brügge
gold-brugge = Brügge
city-gent = Gent
card-gent = Gent
gold-gent = Gent
city-utrecht = Utrecht
card-utrecht = Utrecht
gold-utrecht = Utrecht
city-ieper = Ypern
card-ieper = Ypern
gold-ieper = Ypern
city-leuven = Löwen
card-leuven = Löwen
gold-leuven = Löwen
city-luik = Lüttich
card-luik = Lüttich
gold-luik = Lüttich
card-site = Baustelle
card-pickup = Aufnehmen
gold-influence = Einfluss
gold-site = Baustelle
gold-pickup = Aufnehmen
gold-cathedral = Dombau
gold-master = Zunftmeister
guild-blue = Färber (blau)
guild-yellow = Weber (gelb)
guild-green = Walker (grün)
guild-red = Tuchscherer (rot)
guild-grey = Waffenschmiede (grau)
space-c = Stadtzentrum
space-gN = Nordtor
space-gE = Osttor
space-gS = Südtor
space-gW = Westtor
space-kNE = Nordostecke
space-kSE = Südostecke
space-kSW = Südwestecke
space-kNW = Nordwestecke
space-pNE = Nordostplatz
space-pSE = Südostplatz
space-pSW = Südwestplatz
space-pNW = Nordwestplatz
space-xA = vor der Mauer bei A
space-xB = vor der Mauer bei B
space-xC1 = vor der Mauer bei C (1)
space-xC2 = vor der Mauer bei C (2)
tile-blue_gate_plain = blaues Torviertel
tile-blue_gate_printed = blaues Torviertel mit Zunftmeister
tile-blue_corner_plain = blaues Eckviertel
tile-blue_corner_printed = blaues Eckviertel mit Zunftmeister
tile-blue_small_plain = blaues Platzviertel
tile-blue_small_printed = blaues Platzviertel mit Zunftmeister
tile-yellow_gate_plain = gelbes Torviertel
tile-yellow_gate_printed = gelbes Torviertel mit Zunftmeister
tile-yellow_corner_plain = gelbes Eckviertel
tile-yellow_corner_printed = gelbes Eckviertel mit Zunftmeister
tile-yellow_small_plain = gelbes Platzviertel
tile-yellow_small_printed = gelbes Platzviertel mit Zunftmeister
tile-green_gate_plain = grünes Torviertel
tile-green_gate_printed = grünes Torviertel mit Zunftmeister
tile-green_corner_plain = grünes Eckviertel
tile-green_corner_printed = grünes Eckviertel mit Zunftmeister
tile-green_small_plain = grünes Platzviertel
tile-green_small_printed = grünes Platzviertel mit Zunftmeister
tile-red_gate_plain = rotes Torviertel
tile-red_gate_printed = rotes Torviertel mit Zunftmeister
tile-red_corner_plain = rotes Eckviertel
tile-red_corner_printed = rotes Eckviertel mit Zunftmeister
tile-red_small_plain = rotes Platzviertel
tile-red_small_printed = rotes Platzviertel mit Zunftmeister
tile-grey_gate_plain = graues Torviertel
tile-grey_gate_printed = graues Torviertel mit Zunftmeister
tile-grey_corner_plain = graues Eckviertel
tile-grey_corner_printed = graues Eckviertel mit Zunftmeister
tile-grey_small_plain = graues Platzviertel
tile-grey_small_printed = graues Platzviertel mit Zunftmeister
tile-church_gate = Torviertel der Kirche
tile-church_corner = Eckviertel der Kirche
tile-church_small = Platzviertel der Kirche
tile-church_a = Kirchenviertel A: ein Tor, bringt einen torförmigen Bauplatz
tile-church_b = Kirchenviertel B: ein Tor, bringt einen Platz
tile-church_c = Kirchenviertel C: eine Ecke, bringt zwei eckförmige Bauplätze
tile-church_d = Kirchenviertel D: eine Ecke mit ihrem Platz, nimmt einen Bauplatz weg

## Was gefragt wird

ask-card = Wähle deine Aktionskarte für diese Runde. Niemand sieht sie, bevor alle aufgedeckt werden.
ask-influence = Wie viele deiner { $number } Einflusskarten legst du dazu? Wer die meisten Karten hat, ist zuerst dran.
ask-city = Deine Karte für { $city }: Welches Viertel legst du dort, oder welche Baustelle stellst du fertig?
ask-site = Welches Viertel legst du als Baustelle? { $number ->
        [one] Ein Stein ist noch da.
       *[other] { $number } Steine sind noch da.
    }
ask-space = Wohin legst du dieses Viertel: { $tile }?
ask-cathedral = Auf welches Kirchenviertel setzt du den Dom?
ask-master = Auf welches eigene oder graue Viertel setzt du den Zunftmeister?
ask-turn = Dein Zug: Spiele eine Karte aus der Hand, oder ziehe zuerst vom Stapel.
ask-turn-card = Deine zweite Aktion: Welche Karte spielst du?

## Was möglich ist

do-play = { $city }
do-site = Baustelle
do-pickup = Karten aufnehmen
do-influence = { $number ->
        [0] Keine Einflusskarte
        [one] 1 Einflusskarte
       *[other] { $number } Einflusskarten
    }
do-draw = Ziehe eine Karte der beeinflussten Zünfte
do-lay = Lege: { $tile }
do-build = { $city }, { $space }
do-finish = Stelle die Baustelle fertig: { $city }, { $space }
do-cathedral = { $city }, { $space }
do-master = { $city }, { $space }

## Was es bringt

hint-city = Jetzt { $value } wert, für dich { $points }.
hint-room = Freie Bauplätze: { $free }; Baustellen, die du fertigstellen darfst: { $sites }.
hint-hand = Aktionskarten danach auf der Hand: { $cards }.
hint-site = Ein Viertel unter einem Stein, in einer Stadt deiner Wahl; es zählt, sobald es fertig ist. Steine übrig: { $stones }.
hint-no-stone = Es ist kein Stein mehr da: So, wie es jetzt steht, verfällt die Karte.
hint-pickup = Karten, die du zurücknimmst, diese eingerechnet: { $number }.
hint-before = Spieler, die noch vor dir handeln könnten: { $number }.
hint-influence-left = Einflusskarten übrig: { $number }.
hint-draw = Eine von { $number } Karten: Du legst ein Viertel oder stellst eine Baustelle fertig, für ihre Zunft, für Grau oder für die Kirche.
hint-then = Eine Baustelle; wenn sie fertig ist:
hint-change = { $city }: Wert { $value } → { $then }.
hint-scored = Würde jetzt gewertet: { $before } → { $after }.
hint-you = Für dich { $before } → { $after }.
hint-later = Eine Baustelle: Sie zählt, sobald sie fertig ist.
hint-full = Die Stadt ist dann voll und wird gewertet.
hint-masters = Zunftmeister der { $guild } dort: { $number }.
hint-tiles-left = Solche Viertel übrig: { $number }.
hint-stones-left = Steine im Vorrat: { $number }.
hint-spaces-left = Bauplätze, die frei bleiben: { $number }.
hint-cathedrals-left = Dome übrig: { $number }.
hint-masters-left = Zunftmeister übrig: { $number }.

## Was geschah

log-round = Runde { $round }: { $seat } ist Startspieler.
log-gold = { $seat } zieht eine goldene Karte und legt sie verdeckt ab.
log-gold-is = Deine goldene Karte: { $gold }.
log-gold-removed = Die goldene Karte { $gold } gehört zu einer gewerteten Stadt und scheidet aus.
log-gold-none = Für { $seat } ist keine goldene Karte mehr da.
log-reveal = { $seat } spielt { $card }{ $number ->
        [0] .
        [one] {""} mit 1 Einflusskarte.
       *[other] {""} mit { $number } Einflusskarten.
    }
reason-scored = die Stadt ist schon gewertet
reason-full = die Stadt ist voll
reason-tiles = es passt kein Viertel
reason-stones = es ist kein Stein mehr da
reason-churches = es gibt kein Kirchenviertel ohne Dom mehr
reason-districts = es liegt kein eigenes oder graues Viertel in einer Stadt, die noch gewertet wird
log-lapse = { $seat } kann { $card } nicht ausführen, denn { $reason }: Die Aktion verfällt.
log-lay = { $seat } baut in { $city }, { $space }: { $tile }.
log-lay-site = { $seat } beginnt eine Baustelle in { $city }, { $space }: { $tile }. Steine übrig: { $stones }.
log-finish = { $seat } stellt die Baustelle in { $city }, { $space }, fertig. Steine im Vorrat: { $stones }.
log-pick-up = { $seat } nimmt { $number ->
        [0] keine Karte auf.
        [one] 1 Karte auf.
       *[other] { $number } Karten auf.
    }
log-gold-shown = { $seat } deckt die goldene Karte auf: { $gold }.
log-influence = { $seat } nimmt sie auf die Hand und hat { $number ->
        [one] 1 Einflusskarte.
       *[other] { $number } Einflusskarten.
    }
log-gold-lapse = Die goldene Karte { $gold } bleibt ohne Wirkung, denn { $reason }.
log-cathedral = { $seat } setzt einen Dom in { $city }, { $space }. Übrig: { $left }.
log-master = { $seat } setzt einen Zunftmeister in { $city }, { $space }. Übrig: { $left }.
log-cover = { $city }, { $space }: abgedeckt, hier kann niemand mehr bauen.
log-cover-end = { $city }, { $space }: am Ende noch frei und darum abgedeckt.
log-scored = { $city } wird gewertet. Die Stadt ist { $value } wert.
log-share = { $guild }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } in { $city } (Viertel { $districts }, Zunftmeister { $masters }).
log-stones = Steine aus { $city } zurück im Vorrat: { $number }, jetzt { $stones }.
log-end-spaces = { $number ->
        [0] Kein Bauplatz ist mehr frei: Das Spiel endet.
       *[other] Nur ein Bauplatz ist noch frei: Das Spiel endet.
    }
log-end-deck = Die goldenen Karten sind aufgebraucht: Das Spiel endet.
log-bonus = { $seat } hat die meisten Einflusskarten ({ $number }): { $points } Punkte.
log-total = { $seat } hat { $points } Punkte.
log-grey-rules = Mit { $points } Punkten herrschen die Waffenschmiede über Flandern, und niemand hat sie gewählt.
log-turn = Zug { $turn }: { $seat }.
log-play = { $seat } spielt { $card }.
log-draw = { $seat } zieht eine Karte der { $guild }: { $card }.
log-draw-removed = Die Karte { $card } der { $guild } gehört zu einer gewerteten Stadt und scheidet aus.
log-reshuffle = Die offenen Karten werden zu einem neuen Stapel von { $number } gemischt.
log-end-influenced = Nur beeinflusste Zünfte könnten noch bauen: Das Spiel endet.
log-end-quiet = { $number } Züge haben auf dem Spielplan nichts verändert: Das Spiel endet.

## Der Tisch

table-round = Runde { $round }
table-turn = Zug { $round }
table-choosing = Karten wählen
table-acting = Aktionen
table-over = Spielende
table-player = Spieler
table-guild = Zunft
table-points = Punkte
table-hand = Auf der Hand
table-played = Gespielt
table-influence = Einfluss
table-you = du
table-scored = gewertet
table-value = Wert { $value }
table-now = jetzt
table-supply = Viertel im Vorrat
table-shape-gate = Tor
table-shape-corner = Ecke
table-shape-small = Platz
table-church = Kirche
table-special = besondere
table-wood = Steine { $stones } · Dome { $cathedrals } · Zunftmeister { $masters } · Abdeckplättchen { $covers }
table-golden = Goldene Karten: A { $a }, B { $b }
table-your-golden = deine goldene Karte: { $gold }
table-golden-held = { $seat } hat eine goldene Karte
table-stack = Stapel: { $number } Karten
table-grey = Grau hat { $points } Punkte
table-legend = [ ] Tor · / \ Ecke · < > Platz · ( ) Zentrum · • aufgedruckter Zunftmeister · ♟ Figur · ▒ Baustelle · ‡ Dom · ██ abgedeckt · jetzt: Punkte, wenn jetzt gewertet würde
table-arms-blue = Bl
table-arms-yellow = Ge
table-arms-green = Gn
table-arms-red = Ro
table-arms-grey = Gu
table-arms-church = Ki

# How a game can be set up: each option, each of its values, and what that means.
option-golden_deck = Goldene Karten
option-golden_deck-standard = Standard
option-golden_deck-standard-about = Jede Stadt zweimal: einmal in Stapel A, einmal in Stapel B.
option-golden_deck-alternative = Alternativ
option-golden_deck-alternative-about = Jede Stadt einmal, in Stapel A; mehr Karten für Einfluss, Baustelle und Aufnehmen.
