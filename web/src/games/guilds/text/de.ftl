# Die wenigen Wörter des Spielplans selbst; alle anderen Namen kommen aus den Texten des Titels.
board-cities = Städte
board-look-at = { $city }, Wert { $value }{ $number ->
        [0] {""}
        [one] , 1 Stelle zur Wahl
       *[other] , { $number } Stellen zur Wahl
    }
board-if-scored = Wertung jetzt
board-was-scored = So gewertet
board-value = Wert { $value }
board-nobody = Hier hat noch keine Zunft ein Viertel fertiggestellt.
board-rank = { $guild }: { $districts ->
        [one] 1 Viertel
       *[other] { $districts } Viertel
    }, { $masters ->
        [one] 1 Zunftmeister
       *[other] { $masters } Zunftmeister
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-scored = gewertet
board-tiles = Viertel, die du legen kannst
board-held = Dein Viertel: { $tile }
board-on-table = Auf dem Tisch
board-deck-left = { $deck } · noch { $number }
board-stack-left = noch { $number }
board-face-down = verdeckt
board-no-card = keine Karte
board-used = Benutzte goldene Karten
board-open = Schon gezogene Karten
board-stones = Baustellensteine im Vorrat
board-cathedrals = Dome im Vorrat
board-figures = Zunftmeister im Vorrat
board-cylinders = Zylinder im Vorrat: noch nicht gewertete Städte
board-covers = Abdeckplättchen im Vorrat
board-left = { $guild }, Viertel im Vorrat: { $gate } Tore, { $corner } Ecken, { $small } Plätze
board-tiles-of = { $guild }: { $gate } Tore, { $corner } Ecken, { $small } Plätze
board-church = Kirche
board-guild-blue = Färber
board-guild-yellow = Weber
board-guild-green = Walker
board-guild-red = Tuchscherer
board-guild-grey = Waffenschmiede
board-you = du
board-starts = beginnt
board-ready = hat gewählt
board-acts = { $place ->
        [one] danach
       *[other] später
    }
board-only-you = nur du siehst das
board-hand = Karten von { $name }
board-in-hand = { $card }: auf der Hand
board-was-played = { $card }: gespielt
board-influence = Einflusskarten: { $number }
board-add = Einflusskarten dazulegen
board-lapse-full = { $card } verfällt: Dort ist kein Bauplatz frei, und es gibt keine Baustelle zum Fertigstellen.
board-lapse-stones = { $card } verfällt: Es ist kein Stein mehr da.
board-lapse-tiles = { $card } verfällt: Kein Viertel passt dorthin.
board-ranking = Rangliste
board-wins = { $number ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
board-step-1 = Goldene Karte
board-step-2 = Wählen
board-step-3 = Aufdecken
board-step-4 = Aktionen
board-step-5 = Startaktion
board-step-6 = Wertung
board-step-own = Eigene Karte
board-step-stack = Gezogene Karte
board-steps = Schritte der Runde
board-over = Das Ende
board-place-built = { $space }: { $guild }
board-place-site = { $space }: { $guild }, Baustelle
board-place-free = { $space }: frei
board-place-only = { $space }: frei, nur noch für { $guild }
board-place-covered = { $space }: abgedeckt
board-place-masters = { $number ->
        [one] 1 Zunftmeister
       *[other] { $number } Zunftmeister
    }
board-place-cathedral = Dom
board-place-letter = Viertel { $letter }
board-gold-yours = Deine goldene Karte: { $gold }
board-drawn = Gezogen: { $card }, { $guild }
