## Namen

city-brugge = Brugge
card-brugge = Brugge
gold-brugge = Brugge
city-gent = Gent
card-gent = Gent
gold-gent = Gent
city-utrecht = Utrecht
card-utrecht = Utrecht
gold-utrecht = Utrecht
city-ieper = Ieper
card-ieper = Ieper
gold-ieper = Ieper
city-leuven = Leuven
card-leuven = Leuven
gold-leuven = Leuven
city-luik = Luik
card-luik = Luik
gold-luik = Luik
card-site = bouwplaats
card-pickup = oppakken
gold-influence = invloed
gold-site = bouwplaats
gold-pickup = oppakken
gold-cathedral = domkerkbouw
gold-master = gildemeester
guild-blue = Ververs (blauw)
guild-yellow = Wevers (geel)
guild-green = Volders (groen)
guild-red = Scheerders (rood)
guild-grey = Wapensmeden (grijs)
space-c = stadscentrum
space-gN = noordpoort
space-gE = oostpoort
space-gS = zuidpoort
space-gW = westpoort
space-kNE = noordoosthoek
space-kSE = zuidoosthoek
space-kSW = zuidwesthoek
space-kNW = noordwesthoek
space-pNE = noordoostplein
space-pSE = zuidoostplein
space-pSW = zuidwestplein
space-pNW = noordwestplein
space-xA = buiten de muur bij A
space-xB = buiten de muur bij B
space-xC1 = buiten de muur bij C (1)
space-xC2 = buiten de muur bij C (2)
tile-blue_gate_plain = blauwe poortwijk
tile-blue_gate_printed = blauwe poortwijk met gildemeester
tile-blue_corner_plain = blauwe hoekwijk
tile-blue_corner_printed = blauwe hoekwijk met gildemeester
tile-blue_small_plain = blauwe pleinwijk
tile-blue_small_printed = blauwe pleinwijk met gildemeester
tile-yellow_gate_plain = gele poortwijk
tile-yellow_gate_printed = gele poortwijk met gildemeester
tile-yellow_corner_plain = gele hoekwijk
tile-yellow_corner_printed = gele hoekwijk met gildemeester
tile-yellow_small_plain = gele pleinwijk
tile-yellow_small_printed = gele pleinwijk met gildemeester
tile-green_gate_plain = groene poortwijk
tile-green_gate_printed = groene poortwijk met gildemeester
tile-green_corner_plain = groene hoekwijk
tile-green_corner_printed = groene hoekwijk met gildemeester
tile-green_small_plain = groene pleinwijk
tile-green_small_printed = groene pleinwijk met gildemeester
tile-red_gate_plain = rode poortwijk
tile-red_gate_printed = rode poortwijk met gildemeester
tile-red_corner_plain = rode hoekwijk
tile-red_corner_printed = rode hoekwijk met gildemeester
tile-red_small_plain = rode pleinwijk
tile-red_small_printed = rode pleinwijk met gildemeester
tile-grey_gate_plain = grijze poortwijk
tile-grey_gate_printed = grijze poortwijk met gildemeester
tile-grey_corner_plain = grijze hoekwijk
tile-grey_corner_printed = grijze hoekwijk met gildemeester
tile-grey_small_plain = grijze pleinwijk
tile-grey_small_printed = grijze pleinwijk met gildemeester
tile-church_gate = poortwijk van de kerk
tile-church_corner = hoekwijk van de kerk
tile-church_small = pleinwijk van de kerk
tile-church_a = kerkwijk A: een poort, geeft er een poortvormige plaats bij
tile-church_b = kerkwijk B: een poort, geeft er een plein bij
tile-church_c = kerkwijk C: een hoek, geeft er twee hoekvormige plaatsen bij
tile-church_d = kerkwijk D: een hoek met het plein ernaast, neemt een plaats weg

## Wat er gevraagd wordt

ask-card = Kies je actiekaart voor deze ronde. Niemand ziet haar voordat alles wordt getoond.
ask-influence = Hoeveel van je { $number } invloedkaarten leg je erbij? Wie de meeste kaarten heeft, is het eerst aan de beurt.
ask-city = Je kaart voor { $city }: welke stadswijk leg je daar, of welke bouwplaats werk je af?
ask-site = Welke stadswijk leg je als bouwplaats? { $number ->
        [one] Er is nog één steen.
       *[other] Er zijn nog { $number } stenen.
    }
ask-space = Waar leg je deze stadswijk: { $tile }?
ask-cathedral = Op welke kerkwijk zet je de domkerk?
ask-master = Op welke eigen of grijze stadswijk zet je de gildemeester?
ask-turn = Jouw beurt: speel een kaart uit je hand, of trek eerst van de stapel.
ask-turn-card = Je tweede actie: welke kaart speel je?

## Wat er kan

do-play = { $city }
do-site = Bouwplaats
do-pickup = Kaarten oppakken
do-influence = { $number ->
        [0] Geen invloedkaart
        [one] 1 invloedkaart
       *[other] { $number } invloedkaarten
    }
do-draw = Trek een kaart van de gilden onder invloed
do-lay = Leg: { $tile }
do-build = { $city }, { $space }
do-finish = Werk de bouwplaats af: { $city }, { $space }
do-cathedral = { $city }, { $space }
do-master = { $city }, { $space }

## Wat het oplevert

hint-city = Nu { $value } waard, voor jou { $points }.
hint-room = Vrije plaatsen: { $free }; bouwplaatsen die je mag afwerken: { $sites }.
hint-hand = Actiekaarten daarna in je hand: { $cards }.
hint-site = Een stadswijk onder een steen, in een stad naar keuze; zij telt zodra zij af is. Stenen over: { $stones }.
hint-no-stone = Er is geen steen meer: zoals het nu staat vervalt de kaart.
hint-pickup = Kaarten die je terugneemt, met deze erbij: { $number }.
hint-before = Spelers die nog vóór jou aan de beurt kunnen komen: { $number }.
hint-influence-left = Invloedkaarten over: { $number }.
hint-draw = Een van { $number } kaarten: je legt een wijk of werkt een bouwplaats af, voor haar gilde, voor grijs of voor de kerk.
hint-then = Een bouwplaats; als zij af is:
hint-change = { $city }: waarde { $value } → { $then }.
hint-scored = Als er nu werd afgerekend: { $before } → { $after }.
hint-you = Voor jou { $before } → { $after }.
hint-later = Een bouwplaats: zij telt zodra zij af is.
hint-full = De stad is dan vol en wordt afgerekend.
hint-masters = Gildemeesters van de { $guild } daar: { $number }.
hint-tiles-left = Zulke wijken over: { $number }.
hint-stones-left = Stenen in de voorraad: { $number }.
hint-spaces-left = Plaatsen die vrij blijven: { $number }.
hint-cathedrals-left = Domkerken over: { $number }.
hint-masters-left = Gildemeesters over: { $number }.

## Wat er gebeurde

log-round = Ronde { $round }: { $seat } is startspeler.
log-gold = { $seat } trekt een gouden kaart en legt haar gedekt neer.
log-gold-is = Je gouden kaart: { $gold }.
log-gold-removed = De gouden kaart { $gold } is van een afgerekende stad en gaat uit het spel.
log-gold-none = Er is geen gouden kaart meer voor { $seat }.
log-reveal = { $seat } speelt { $card }{ $number ->
        [0] .
        [one] {""} met 1 invloedkaart.
       *[other] {""} met { $number } invloedkaarten.
    }
reason-scored = de stad is al afgerekend
reason-full = de stad is vol
reason-tiles = er past geen wijk
reason-stones = er is geen steen meer
reason-churches = er is geen kerkwijk zonder domkerk meer
reason-districts = er ligt geen eigen of grijze wijk in een stad die nog wordt afgerekend
log-lapse = { $seat } kan { $card } niet uitvoeren, want { $reason }: de actie vervalt.
log-lay = { $seat } bouwt in { $city }, { $space }: { $tile }.
log-lay-site = { $seat } begint een bouwplaats in { $city }, { $space }: { $tile }. Stenen over: { $stones }.
log-finish = { $seat } werkt de bouwplaats af in { $city }, { $space }. Stenen in de voorraad: { $stones }.
log-pick-up = { $seat } pakt { $number ->
        [0] geen kaart op.
        [one] 1 kaart op.
       *[other] { $number } kaarten op.
    }
log-gold-shown = { $seat } draait de gouden kaart om: { $gold }.
log-influence = { $seat } neemt haar in de hand en heeft { $number ->
        [one] 1 invloedkaart.
       *[other] { $number } invloedkaarten.
    }
log-gold-lapse = De gouden kaart { $gold } heeft geen gevolg, want { $reason }.
log-cathedral = { $seat } zet een domkerk in { $city }, { $space }. Over: { $left }.
log-master = { $seat } zet een gildemeester in { $city }, { $space }. Over: { $left }.
log-cover = { $city }, { $space }: afgedekt, hier kan niemand meer bouwen.
log-cover-end = { $city }, { $space }: aan het einde nog vrij en daarom afgedekt.
log-scored = { $city } wordt afgerekend. De stad is { $value } waard.
log-share = { $guild }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } in { $city } (wijken { $districts }, gildemeesters { $masters }).
log-stones = Stenen van { $city } terug in de voorraad: { $number }, nu { $stones }.
log-end-spaces = { $number ->
        [0] Er is geen plaats meer vrij: het spel eindigt.
       *[other] Er is nog maar één plaats vrij: het spel eindigt.
    }
log-end-deck = De gouden kaarten zijn op: het spel eindigt.
log-bonus = { $seat } heeft de meeste invloedkaarten ({ $number }): { $points } punten.
log-total = { $seat } heeft { $points } punten.
log-grey-rules = Met { $points } punten heersen de wapensmeden over Vlaanderen, en niemand heeft hen gekozen.
log-turn = Beurt { $turn }: { $seat }.
log-play = { $seat } speelt { $card }.
log-draw = { $seat } trekt een kaart van de { $guild }: { $card }.
log-draw-removed = De kaart { $card } van de { $guild } is van een afgerekende stad en gaat uit het spel.
log-reshuffle = De open kaarten worden tot een nieuwe stapel van { $number } geschud.
log-end-influenced = Alleen gilden onder invloed zouden nog kunnen bouwen: het spel eindigt.
log-end-quiet = { $number } beurten hebben niets op het bord veranderd: het spel eindigt.

## De tafel

table-round = Ronde { $round }
table-turn = Beurt { $round }
table-choosing = kaarten kiezen
table-acting = acties
table-over = afgelopen
table-player = Speler
table-guild = Gilde
table-points = Punten
table-hand = In de hand
table-played = Gespeeld
table-influence = Invloed
table-you = jij
table-scored = afgerekend
table-value = waarde { $value }
table-now = nu
table-supply = Stadswijken over
table-shape-gate = Poort
table-shape-corner = Hoek
table-shape-small = Plein
table-church = Kerk
table-special = bijzonder
table-wood = Stenen { $stones } · domkerken { $cathedrals } · gildemeesters { $masters } · afdekplaatjes { $covers }
table-golden = Gouden kaarten: A { $a }, B { $b }
table-your-golden = jouw gouden kaart: { $gold }
table-golden-held = { $seat } heeft een gouden kaart
table-stack = Stapel: { $number } kaarten
table-grey = Grijs heeft { $points } punten
table-legend = [ ] poort · / \ hoek · < > plein · ( ) centrum · • opgedrukte gildemeester · ♟ figuur · ▒ bouwplaats · ‡ domkerk · ██ afgedekt · nu: punten als er nu werd afgerekend
table-arms-blue = Bl
table-arms-yellow = Ge
table-arms-green = Gn
table-arms-red = Ro
table-arms-grey = Gs
table-arms-church = Ke

# How a game can be set up: each option, each of its values, and what that means.
option-golden_deck = Gouden kaarten
option-golden_deck-standard = Standaard
option-golden_deck-standard-about = Elke stad twee keer: één keer in stapel A, één keer in stapel B.
option-golden_deck-alternative = Alternatief
option-golden_deck-alternative-about = Elke stad één keer, in stapel A; meer kaarten voor invloed, bouwplaats en oppakken.
