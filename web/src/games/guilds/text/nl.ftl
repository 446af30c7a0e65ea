# De paar woorden van het bord zelf; alle andere namen komen uit de eigen teksten van de titel.
board-cities = Steden
board-look-at = { $city }, waarde { $value }{ $number ->
        [0] {""}
        [one] , 1 plaats te kiezen
       *[other] , { $number } plaatsen te kiezen
    }
board-if-scored = Afrekening nu
board-was-scored = Zo afgerekend
board-value = waarde { $value }
board-nobody = Hier heeft nog geen gilde een wijk afgewerkt.
board-rank = { $guild }: { $districts ->
        [one] 1 wijk
       *[other] { $districts } wijken
    }, { $masters ->
        [one] 1 gildemeester
       *[other] { $masters } gildemeesters
    }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
board-scored = afgerekend
board-tiles = Wijken die je kunt leggen
board-held = Jouw wijk: { $tile }
board-on-table = Op tafel
board-deck-left = { $deck } · nog { $number }
board-stack-left = nog { $number }
board-face-down = gedekt
board-no-card = geen kaart
board-used = Gebruikte gouden kaarten
board-open = Al getrokken kaarten
board-stones = Bouwplaatsstenen over
board-cathedrals = Domkerken over
board-figures = Gildemeesters over
board-cylinders = Cilinders over: steden die nog afgerekend worden
board-covers = Afdekplaatjes over
board-left = { $guild }, wijken over: { $gate } poorten, { $corner } hoeken, { $small } pleinen
board-tiles-of = { $guild }: { $gate } poorten, { $corner } hoeken, { $small } pleinen
board-church = Kerk
board-guild-blue = ververs
board-guild-yellow = wevers
board-guild-green = volders
board-guild-red = scheerders
board-guild-grey = wapensmeden
board-you = jij
board-starts = begint
board-ready = heeft gekozen
board-acts = { $place ->
        [one] hierna
       *[other] later
    }
board-only-you = alleen jij ziet dit
board-hand = Kaarten van { $name }
board-in-hand = { $card }: in de hand
board-was-played = { $card }: gespeeld
board-influence = Invloedkaarten: { $number }
board-add = Invloedkaarten om bij te leggen
board-lapse-full = { $card } vervalt: daar is geen plaats meer vrij, en er valt geen bouwplaats af te werken.
board-lapse-stones = { $card } vervalt: er is geen steen meer.
board-lapse-tiles = { $card } vervalt: geen wijk past daar.
board-ranking = Uitslag
board-wins = { $number ->
        [one] { $names } wint.
       *[other] { $names } delen de overwinning.
    }
board-step-1 = Gouden kaart
board-step-2 = Kiezen
board-step-3 = Omdraaien
board-step-4 = Acties
board-step-5 = Startactie
board-step-6 = Afrekenen
board-step-own = Eigen kaart
board-step-stack = Getrokken kaart
board-steps = Stappen van de ronde
board-over = Het einde
board-place-built = { $space }: { $guild }
board-place-site = { $space }: { $guild }, bouwplaats
board-place-free = { $space }: vrij
board-place-only = { $space }: vrij, alleen nog voor { $guild }
board-place-covered = { $space }: afgedekt
board-place-masters = { $number ->
        [one] 1 gildemeester
       *[other] { $number } gildemeesters
    }
board-place-cathedral = domkerk
board-place-letter = wijk { $letter }
board-gold-yours = Jouw gouden kaart: { $gold }
board-drawn = Getrokken: { $card }, { $guild }
