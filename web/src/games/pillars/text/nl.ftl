## Namen op de borden

station-event = Gebeurtenis
station-bishop = Bisschopszetel
station-mill = Wolweverij
station-kingsbridge = Kingsbridge
station-priory = Priorij
station-forest = Woud
station-quarry = Steengroeve
station-pit = Grindgroeve
station-court = Koningshof
station-shiring = Shiring
station-castle = Burcht
station-market = Markt
station-cathedral = Kathedraal
station-start = Startspeler
station-tax-collector = Belastinginner
station-crusades = Kruistochten
station-france = Frankrijk
station-coast = Kust
station-new-shiring = Shiring

## Dezelfde op een telefoon

sign-event = Gebeurtenis
sign-bishop = Bisschop
sign-mill = Weverij
sign-kingsbridge = Kingsbridge
sign-priory = Priorij
sign-forest = Woud
sign-quarry = Steengroeve
sign-pit = Grindgroeve
sign-court = Hof
sign-shiring = Shiring
sign-castle = Burcht
sign-market = Markt
sign-cathedral = Kathedraal
sign-start = Start
sign-tax-collector = Belastinginner
sign-crusades = Kruistochten
sign-france = Frankrijk
sign-coast = Kust
sign-new-shiring = Shiring

## Namen die op kaarten passen

short-aliena = Aliena
short-richard = Richard
short-tom = Tom Builder
short-francis = Br. Francis
short-philip = Prior Philip
short-ellen = Ellen
short-jack = Jack
short-thomas = Thomas
short-taxfree = Trouw
short-remigius = Br. Remigius
short-otto = Otto
short-toledo = Toledo
short-woolfair = Wolmarkt
short-madonna = Madonna
short-final_metal = Plechtigheden
short-final_wood_stone = Voltooiing
short-sally = Sally
short-william = William
short-alfred = Alfred
short-bartholomaeus = Bartholomeus
short-regan = Regan
short-jonathan = Jonathan
short-waleran = Waleran
short-mathilde = Mathilde
short-castle_freed = Burcht bevrijd
short-procession = Processie
short-ev_madonna = Madonna
short-ev_volunteers = Vrijwilligers
short-ev_victory = Overwinning
short-ev_richard = Richard
short-ev_generous = Vrijgevigheid
short-ev_william = Extra belasting
short-ev_winter = Koude winter
short-ev_wall = Stadsmuur
short-ev_collapse = Instorting
short-ev_conflict = Conflict
short-ev_audience = Audiëntie
short-ev_guild = Gilde
short-ev_lure = Shiring lokt
short-ev_cloister = Klooster

## Opschriften

label-lodge = Bouwloods
label-cost = Bouwmeesterprijs
label-third = Derde bouwmeesters
label-sealed = verzegeld
label-stall = { $kind }: { $number } op de kraam, { $gold } goud per stuk
label-tax-free = betaalt deze ronde geen belasting
label-counter = Bij de kramen
label-coast-counter = Aan de kust
label-buy = Koop
label-sell = Verkoop
label-buy-how-many = Hoeveel { $kind } koop je?
label-sell-how-many = Hoeveel { $kind } verkoop je?
label-back = Terugnemen
label-elsewhere = Wat je ambachtslieden en blokjes kunnen
label-close = Sluiten
label-coming = Ambachtslieden die nog komen
label-round = Ronde { $round }
label-gone = niet meer in het spel
label-to-coast = Kust
label-to-town = Stad
label-to-west = Westkant
label-to-east = Oostkant
label-targets = { $number ->
        [one] doel
       *[other] doelen
    }
label-cathedral = De kathedraal: { $parts } van de 6 delen staan
label-in-bag = In de buidel: { $number }
label-free-place = vrije plaats
label-protected = beschermd
label-start = start
label-passed = gepast
label-phase-1 = Selectie
label-phase-2 = Bouwmeesters
label-phase-3 = Stappen
label-veto = mag deze ronde één keer een veto uitspreken
label-worker-large = de grote arbeider
label-worker-black = de zwarte arbeider
label-workers-grey = volgende ronde { $number } grijze arbeiders
label-saint-denis = Saint-Denis
label-black-builder = de zwarte bouwmeester
label-free = vrij
label-free-spaces = { $number } { $number ->
        [one] veld
       *[other] velden
    } vrij
label-price = { $gold } goud
label-empty = niets
label-for-hire = Aan te nemen
label-taken-by = { $card }, genomen door { $name }
label-steps = De stappen van de ronde
label-step = Stap { $no }: { $name }

## Het einde

end-title = Het einde van het spel
end-winner = { $number ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
end-points = { $lead ->
        [one] Eén punt gaf de doorslag.
       *[other] { $lead } punten voorsprong.
    }
end-gold = Gelijk in punten: het goud gaf de doorslag.
end-shared = Gelijk in punten en goud: de overwinning wordt gedeeld.
table-craftsmen = Ambachtslieden
table-privileges = Voordeelkaarten
