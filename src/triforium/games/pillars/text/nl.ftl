craftsman-start_mortar = Mortelmaker
craftsman-start_mortar-use = 3 zand → 1 punt, hoogstens 3×
craftsman-start_wood = Schrijnwerker
craftsman-start_wood-use = 2 hout → 1 punt, hoogstens 4×
craftsman-start_stone = Steenhouwer
craftsman-start_stone-use = 2 steen → 1 punt, hoogstens 4×
craftsman-r1_tool = Gereedschapmaker
craftsman-r1_tool-use = 2 goud als je metaal hebt, één keer per ronde
craftsman-r1_wood_gold = Speciale schrijnwerker
craftsman-r1_wood_gold-use = 1 hout → 4 goud, hoogstens 2×
craftsman-r1_mortar2 = Mortelmaker (beter)
craftsman-r1_mortar2-use = 2 zand → 1 punt, hoogstens 3×
craftsman-r1_mason = Metselaar
craftsman-r1_mason-use = 1 steen → 1 punt, hoogstens 2×
craftsman-r2_carp = Timmerman
craftsman-r2_carp-use = 1 hout → 1 punt, hoogstens 2×
craftsman-r2_mason = Metselaar
craftsman-r2_mason-use = 1 steen → 1 punt, hoogstens 3×
craftsman-r2_potter = Pottenbakker
craftsman-r2_potter-use = 1 zand → 1 punt, hoogstens 2×
craftsman-r2_arch = Staticus
craftsman-r2_arch-use = 1 punt, één keer per ronde
craftsman-r3_mason = Metselaar
craftsman-r3_mason-use = 1 steen → 1 punt, hoogstens 4×
craftsman-r3_carp = Timmerman
craftsman-r3_carp-use = 1 hout → 1 punt, hoogstens 3×
craftsman-r3_sculpt = Beeldhouwer
craftsman-r3_sculpt-use = 1 steen → 2 punten, 1×
craftsman-r3_potter = Pottenbakker
craftsman-r3_potter-use = 1 zand → 1 punt, hoogstens 3×
craftsman-r4_mason = Metselaar
craftsman-r4_mason-use = 1 steen → 1 punt, hoogstens 5×
craftsman-r4_carp = Timmerman
craftsman-r4_carp-use = 1 hout → 1 punt, hoogstens 4×
craftsman-r4_sculpt = Beeldhouwer
craftsman-r4_sculpt-use = 1 steen → 2 punten, hoogstens 2×
craftsman-r4_glass = Glasblazer
craftsman-r4_glass-use = 1 zand + 1 metaal → 3 punten, 1×
craftsman-r5_carp = Timmerman
craftsman-r5_carp-use = 1 hout → 1 punt, hoogstens 5×
craftsman-r5_gold = Goudsmid
craftsman-r5_gold-use = 3 goud → 1 punt, hoogstens 6×
craftsman-r5_sculpt = Beeldhouwer
craftsman-r5_sculpt-use = 1 steen → 2 punten, hoogstens 3×
craftsman-r5_glass = Glasblazer
craftsman-r5_glass-use = 1 zand + 1 metaal → 3 punten, hoogstens 2×
craftsman-r6_gold = Goudsmid
craftsman-r6_gold-use = 3 goud → 1 punt, hoogstens 8×
craftsman-r6_sculpt = Beeldhouwer
craftsman-r6_sculpt-use = 1 steen → 2 punten, hoogstens 4×
craftsman-r6_organ = Orgelbouwer
craftsman-r6_organ-use = 1 hout + 1 metaal → 6 punten, 1×
craftsman-r6_bell = Klokkengieter
craftsman-r6_bell-use = 1 metaal → 4 punten, hoogstens 2×
craftsman-x1_stone_gold = Speciale steenhouwer
craftsman-x1_stone_gold-use = 1 steen → 5 goud, 1×
craftsman-x2_assist = Assistent
craftsman-x2_assist-use = elke ronde 1 extra keer voor één eigen ambachtsman, niet voor een die metaal verwerkt
craftsman-x3_painter = Schilder
craftsman-x3_painter-use = 2 punten, één keer per ronde
craftsman-x4_brick = Baksteenbrander
craftsman-x4_brick-use = 1 zand → 1 steen, hoogstens 2×
craftsman-x5_woodcarver = Houtsnijder
craftsman-x5_woodcarver-use = 1 hout → 2 punten, 1×
craftsman-x6_tiler = Tegelmaker
craftsman-x6_tiler-use = 1 zand → 2 punten, hoogstens 2×
privilege-aliena = Aliena
privilege-aliena-use = elke ronde 1 hout extra
privilege-richard = Richard
privilege-richard-use = elke ronde 1 zand extra
privilege-tom = Tom Builder
privilege-tom-use = elke ronde 1 steen extra
privilege-francis = Broeder Francis
privilege-francis-use = vaste belasting van 2 goud als je niet op het koningshof staat
privilege-philip = Prior Philip
privilege-philip-use = 1 punt meer voor elke eigen bouwmeester in de priorij
privilege-ellen = Ellen
privilege-ellen-use = bekijk aan het begin van elke ronde de komende gebeurtenis
privilege-jack = Jack
privilege-jack-use = plaats voor 6 ambachtslieden in plaats van 5
privilege-thomas = Aartsbisschop Thomas
privilege-thomas-use = één keer in het spel bescherming tegen een slechte gebeurtenis, nadat die is omgedraaid
privilege-taxfree = Beloonde trouw
privilege-taxfree-use = één keer in het spel geen belasting, te beslissen na de worp
privilege-remigius = Broeder Remigius
privilege-remigius-use = plaats één keer in het spel een getrokken eigen bouwmeester gratis
privilege-otto = Otto Blackface
privilege-otto-use = de zwarte arbeider, vanaf de volgende ronde 1 arbeider meer
privilege-toledo = Wiskunde in Toledo
privilege-toledo-use = meteen 2 metaal
privilege-woolfair = Wolmarkt
privilege-woolfair-use = meteen 8 goud
privilege-madonna = Wenende Madonna
privilege-madonna-use = meteen 3 punten
privilege-final_metal = Plechtigheden na de moord op Thomas Becket
privilege-final_metal-use = meteen 1 metaal
privilege-final_wood_stone = De kathedraal kort voor de voltooiing
privilege-final_wood_stone-use = meteen 1 hout en 1 steen
privilege-sally = Sally
privilege-sally-use = geen mortelmaker, steenhouwer of schrijnwerker nodig voor metselaars, steen verkopen en hout kopen
privilege-william = William Hamleigh
privilege-william-use = de zwarte bouwmeester houdt een veld vrij voor je volgende bouwmeester
privilege-alfred = Alfred
privilege-alfred-use = kies elke ronde de twee ambachtslieden voor Shiring
privilege-bartholomaeus = Graaf Bartholomeus
privilege-bartholomaeus-use = elke ronde 2 goud
privilege-regan = Regan Hamleigh
privilege-regan-use = 2 goud telkens als je met een getrokken bouwmeester past
privilege-jonathan = Jonathan
privilege-jonathan-use = je bouwmeesters kosten 1 goud minder
privilege-waleran = Bisschop Waleran
privilege-waleran-use = een bouwmeester op de bisschopszetel geeft je bescherming én grondstof
privilege-mathilde = Koningin Mathilde
privilege-mathilde-use = één keer in het spel zoveel grondstoffen kopen en verkopen als je wilt tegen marktprijzen, metaal alleen verkopen
privilege-castle_freed = Burcht van Shiring bevrijd
privilege-castle_freed-use = één keer in het spel 1 metaal of 6 goud
privilege-procession = Processie
privilege-procession-use = meteen 2 zand, 2 hout of 2 steen
event-ev_madonna = Madonnabeeld
event-ev_madonna-use = deze ronde 1 extra keer voor ambachtslieden met een capaciteit, niet voor orgelbouwer en klokkengieter
event-ev_volunteers = Vrijwilligers
event-ev_volunteers-use = elke grondstofkaart levert deze ronde 1 meer op
event-ev_victory = Overwinning van de koning
event-ev_victory-use = iedereen krijgt 5 goud
event-ev_richard = Richard verovert de burcht
event-ev_richard-use = iedereen krijgt 1 metaal
event-ev_generous = Vrijgevigheid van prior Philip
event-ev_generous-use = hoogstens 5 arbeiders per speler verdienen deze ronde dubbel in de wolweverij
event-ev_william = Extra belasting van William Hamleigh
event-ev_william-use = betaal 4 goud, verlies 1 punt per volle 2 goud tekort
event-ev_winter = Koude winter
event-ev_winter-use = elke grondstofkaart levert deze ronde 1 minder op
event-ev_wall = Stadsmuur
event-ev_wall-use = volgende ronde maar 2 bouwmeesters
event-ev_collapse = Delen van de kathedraal storten in
event-ev_collapse-use = verlies 1 ambachtsman naar keuze
event-ev_conflict = Philip tegen Waleran
event-ev_conflict-use = verlies 2 punten
event-ev_audience = Audiëntie bij de koning
event-ev_audience-use = blijvende voordeelkaarten, behalve Jack, werken volgende ronde niet
event-ev_guild = Gildevergadering
event-ev_guild-use = 1 punt voor elke eigen mortelmaker en metselaar
event-ev_lure = Shiring lokt bouwmeesters weg
event-ev_lure-use = neem een van je bouwmeesters van het bord
event-ev_cloister = Uitbreiding van het klooster
event-ev_cloister-use = houd aan het einde van deze ronde zoveel blokjes als je wilt
place-bishop = Bisschopszetel
place-bishop-use = bescherming tegen een slechte gebeurtenis, of 1 steen, hout of zand van de markt
place-kingsbridge_left = Kingsbridge, linkerkaart
place-kingsbridge_left-use = neem de voordeelkaart links
place-kingsbridge_right = Kingsbridge, rechterkaart
place-kingsbridge_right-use = neem de voordeelkaart rechts
place-priory = Priorij
place-priory-use = 2 punten op het eerste veld, 1 punt op het tweede
place-court = Koningshof
place-court-use = geen belasting; op het eerste veld ook 1 metaal
place-shiring_left = Shiring, linkerkaart
place-shiring_left-use = neem gratis de ambachtsman links
place-shiring_right = Shiring, rechterkaart
place-shiring_right-use = neem gratis de ambachtsman rechts
place-castle = Burcht van Shiring
place-castle-use = 2 grijze arbeiders voor de volgende ronde
place-market = Markt
place-market-use = grondstoffen kopen en verkopen, metaal alleen verkopen
place-start_player = Startspeler
place-start_player-use = jij bent volgende ronde startspeler
place-tax_collector = Belastinginner
place-tax_collector-use = geen belasting, en zoveel goud als de dobbelsteen toont
place-france = Frankrijk
place-france-use = Inspiratie in Saint-Denis: gebruik een ambachtsman van wie dan ook, één keer minder dan zijn capaciteit
place-coast = Kust
place-coast-use = verkoop grondstoffen voor 1 goud meer dan op de markt
place-shiring_privilege = Shiring, voordeelkaart
place-shiring_privilege-use = neem de voordeelkaart op het nieuwe bord
kind-sand = zand
kind-wood = hout
kind-stone = steen
kind-metal = metaal
goods-sand_3 = 3 zand
goods-wood_2 = 2 hout
goods-stone_2 = 2 steen
goods-wood_1 = 1 hout
goods-sand_2 = 2 zand
goods-stone_1 = 1 steen
goods-sand_1 = 1 zand
goods-sand_1_metal_1 = 1 zand + 1 metaal
goods-gold_3 = 3 goud
goods-wood_1_metal_1 = 1 hout + 1 metaal
goods-metal_1 = 1 metaal
resource-sand_2 = Grindgroeve: 2 zand voor 2 arbeiders
resource-sand_3 = Grindgroeve: 3 zand voor 4 arbeiders
resource-sand_4 = Grindgroeve: 4 zand voor 7 arbeiders
resource-wood_2 = Woud: 2 hout voor 3 arbeiders
resource-wood_3 = Woud: 3 hout voor 6 arbeiders
resource-wood_4 = Woud: 4 hout voor 9 arbeiders
resource-stone_2 = Steengroeve: 2 steen voor 5 arbeiders
resource-stone_3 = Steengroeve: 3 steen voor 8 arbeiders
resource-stone_4 = Steengroeve: 4 steen voor 10 arbeiders
resource-sand_1 = Grindgroeve: 1 zand voor 1 arbeider

## Wat er gevraagd wordt

ask-select = Neem een kaart of pas. Je hebt { $workers ->
        [one] 1 arbeider
       *[other] { $workers } arbeiders
    } en { $gold } goud.
ask-make-room = Je hebt plaats voor { $places } ambachtslieden. Wie verlaat het spel?
ask-name = Alfred luistert naar je: welke ambachtsman gaat naar Shiring?
ask-veto = Er is een bouwmeester van { $seat } getrokken bij prijs { $cost }. Gebruik je je veto?
ask-veto-black = De zwarte bouwmeester van { $seat } is getrokken. Gebruik je je veto?
ask-place = Je bouwmeester is getrokken. Plaats je hem voor { $cost } van je { $gold } goud, of pas je?
ask-place-free = Je bouwmeester kost nu niets. Waar plaats je hem?
ask-place-black = De zwarte bouwmeester is getrokken. Welk veld houdt hij voor je vrij?
ask-bishop = { $event }: bescherming, of een grondstof van de markt?
ask-bishop-or-point = { $event }: een grondstof van de markt, of in plaats daarvan 1 punt?
ask-thomas = { $event }: laat je je beschermen door aartsbisschop Thomas?
ask-lose-craftsman = Een deel van de kathedraal is ingestort. Welke ambachtsman verlies je?
ask-recall = Shiring lokt een bouwmeester bij je weg. Welke neem je van het bord?
ask-cube = De bisschop geeft je een grondstof van de markt. Welke?
ask-tax-free = De koning wil { $tax } van je { $gold } goud. Speel je “Beloonde trouw”?
ask-before-paying = Je moet betalen en hebt { $gold } goud. Gebruik je eerst een kaart?
ask-coast = Je verkoopt aan de kust. Je hebt { $gold } goud.
ask-mathilde = Koningin Mathilde laat je handelen. Je hebt { $gold } goud.
ask-procession = De processie brengt je twee blokjes van één soort. Welke soort?
ask-waive = { $place }: voert je bouwmeester zijn actie uit, of neem je in plaats daarvan 1 punt?
ask-trade = Je bent aan de beurt op de markt. Je hebt { $gold } goud.
ask-use = Je ambachtslieden zijn aan het werk. Wie is de volgende?
ask-discard = Je mag maar vijf blokjes houden. { $surplus ->
        [one] Er moet er nog één weg.
       *[other] Er moeten er nog { $surplus } weg.
    }

## Wat er kan

declined = Geen veto
do-pass = Passen
do-take = { $resource }
do-hire = Aannemen: { $craftsman }
do-dismiss = Laten gaan: { $craftsman }
do-veto = Veto: de bouwmeester gaat terug in de buidel
do-allow = Geen veto
do-place = { $place }
do-remigius = Broeder Remigius spelen: gratis plaatsen
do-protection = Bescherming tegen de gebeurtenis
do-resource = Een grondstof van de markt
do-thomas = Aartsbisschop Thomas spelen
do-endure = De gebeurtenis ondergaan
do-cube = 1 { $kind }
do-taxfree = “Beloonde trouw” spelen: geen belasting
do-pay = De belasting betalen
do-buy = { $number } { $kind } kopen
do-sell = { $number } { $kind } verkopen
do-leave = De markt verlaten
do-use = { $craftsman }
do-done = Klaar
do-discard = 1 { $kind } wegdoen
do-crusade = Kruistocht: { $number } arbeiders
do-name = Naar Shiring: { $craftsman }
do-inspire = Saint-Denis: { $craftsman }
do-recall = { $place }, veld { $number }
do-procession = 2 { $kind }
do-act = De bouwmeester voert zijn actie uit
do-waive = 1 punt in plaats van de actie
do-castle_metal = Burcht van Shiring bevrijd: 1 metaal
do-castle_gold = Burcht van Shiring bevrijd: 6 goud
do-mathilde = Koningin Mathilde spelen: kopen en verkopen

hint-price = { $gold } goud; { $use }
hint-pass-cards = deze ronde geen kaarten meer; { $workers ->
        [0] er blijft niemand over
        [one] 1 arbeider
       *[other] { $workers } arbeiders
    } voor de wolweverij
hint-pass-builder = { $gold ->
        [0] later gratis geplaatst
       *[other] geeft { $gold } goud; later gratis geplaatst
    }; de prijs daalt naar { $cost }
hint-take = { $number } { $kind } bij stap { $step }; nog { $left ->
        [0] geen arbeiders
        [one] 1 arbeider
       *[other] { $left } arbeiders
    } over
hint-hire = { $gold } goud; { $use }; { $left } goud over
hint-hire-full = { $gold } goud; { $use }; één ambachtsman moet weg; { $left } goud over
hint-dismiss = { $use }; verlaat het spel
hint-crusade = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } bij stap 9b; stuurt er { $workers }, { $left } over
hint-not-in-play = niet in dit spel
hint-name-left = { $use }; op het linkerveld
hint-name-right = { $use }; op het rechterveld
hint-veto = er wordt een andere bouwmeester getrokken bij prijs { $cost }; deze ronde geen tweede veto
hint-allow = de eigenaar beslist; jij houdt je veto
hint-place-for = { $use }; { $gold } goud, { $left } over
hint-place-free = { $use }; gratis
hint-place-black = houdt vrij voor je volgende bouwmeester: { $use }
hint-card = { $card }: { $use }
hint-priory = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
hint-court-first = geen belasting, en 1 metaal
hint-court = geen belasting
hint-market = kopen en verkopen als nummer { $number }
hint-no-next-round = niets in de laatste ronde
hint-remigius = bespaart { $gold } goud; de kaart is op
hint-protection = bespaart je: { $use }; geen grondstof
hint-resource = 1 steen, hout of zand
hint-resource-safe = 1 steen, hout of zand, en bescherming tegen: { $use }
hint-resource-hit = 1 steen, hout of zand, maar: { $use }
hint-thomas = bespaart je: { $use }; de kaart is op
hint-endure = { $use }; je houdt de kaart
hint-recall = geeft op: { $use }
hint-cube = dan heb je er { $number }; op de markt nog { $market }
hint-tax-free = bespaart { $gold } goud; de kaart is op
hint-pay = { $gold } goud, { $left } over
hint-pay-short = al je { $gold } goud, en { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor de rest
hint-buy = voor { $gold } goud, { $left } over
hint-sell = geeft { $gold } goud, dan { $purse }
hint-sell-full = geeft { $gold } goud, dan { $purse }; de rest gaat verloren
hint-leave = deze bouwmeester gaat naar huis; { $gold } goud
hint-use = { $use }; dan { $then }; nog { $left }×
hint-points = { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }
hint-gold = { $number } goud
hint-cubes = { $number } { $kind }
hint-done-coast = je bouwmeester gaat naar huis; { $gold } goud
hint-done-mathilde = de kaart is weg; { $gold } goud
hint-done = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }; { $surplus ->
        [0] { $number ->
            [one] 1 blokje blijft
           *[other] { $number } blokjes blijven
        }
       *[other] 5 blokjes blijven, { $surplus } weg
    }
hint-discard = nog { $number } { $kind }; { $more ->
        [0] dat is alles
       *[other] er moeten er nog { $more } weg
    }
hint-then-cubes = dan heb je { $number } { $kind }
hint-then-gold = dan heb je { $number } goud
hint-waive = dan heb je { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }; de bouwmeester gaat naar huis
hint-mathilde = zoveel je wilt tegen marktprijzen, met { $gold } goud; dan is de kaart weg

## Wat er gebeurde

log-round = Ronde { $round } begint; { $seat } is startspeler.
log-ellen = Ellen laat { $seat } de komende gebeurtenis zien.
log-ellen-saw = Jij ziet het aankomen: { $event }.
log-at-shiring = In Shiring: { $craftsman }.
log-at-kingsbridge = In Kingsbridge: { $privilege }.
log-at-new-shiring = In Shiring, op het nieuwe bord: { $privilege }.
log-select-pass = { $seat } past en neemt geen kaarten meer.
log-take = { $seat } neemt { $resource }.
log-crusade = { $seat } stuurt { $sent } arbeiders op de kruistocht voor { $workers }.
log-hire = { $seat } neemt voor { $gold } goud aan: { $craftsman }.
log-dismiss = { $seat } raakt een ambachtsman kwijt: { $craftsman }.
log-to-mill = { $seat } stuurt { $workers ->
        [0] niemand
        [one] 1 arbeider
       *[other] { $workers } arbeiders
    } naar de wolweverij.
log-draw = Er wordt een bouwmeester van { $seat } getrokken bij prijs { $cost }.
log-draw-black = De zwarte bouwmeester van { $seat } wordt getrokken.
log-veto = { $seat } spreekt een veto uit: de bouwmeester gaat terug in de buidel.
log-aside = De stadsmuur: deze bouwmeester van { $seat } wordt opzijgezet.
log-pass = { $seat } past bij { $cost }.
log-regan = Regan Hamleigh geeft { $seat } { $gold } goud.
log-place-black = { $seat } houdt met de zwarte bouwmeester een veld vrij: { $place }.
log-black-off = De zwarte bouwmeester van { $seat } gaat van het bord.
log-black-aside = De zwarte bouwmeester heeft niemand om op te wachten; { $seat } zet hem opzij.
log-track = De derde bouwmeester van { $seat } gaat naar veld { $number } van het bouwmeesterspoor.
log-place = { $seat } plaatst een bouwmeester { $gold ->
        [0] gratis
       *[other] voor { $gold } goud
    }: { $place }.
log-remigius = { $seat } speelt broeder Remigius.
log-event = Gebeurtenis: { $event }.
log-bishop-protects = { $seat } kiest de bescherming van de bisschop.
log-bishop-resource = { $seat } kiest een grondstof in plaats van bescherming.
log-waleran = Bisschop Waleran geeft { $seat } bescherming en een grondstof.
log-thomas = { $seat } speelt aartsbisschop Thomas en is beschermd.
log-gold = { $seat } krijgt { $gold } goud.
log-points = { $seat } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
log-volunteers = { $number ->
        [0] Er komen vrijwilligers, maar { $seat } heeft geen grondstofkaart.
       *[other] Vrijwilligers brengen { $seat } bij de oogst { $number } extra.
    }
log-special-tax = { $points ->
        [0] { $seat } betaalt { $gold } goud aan William Hamleigh.
        [one] { $seat } betaalt { $gold } goud aan William Hamleigh en verliest 1 punt.
       *[other] { $seat } betaalt { $gold } goud aan William Hamleigh en verliest { $points } punten.
    }
log-winter = { $number ->
        [0] De winter neemt niets van { $seat }.
       *[other] De winter neemt { $number } van de oogst van { $seat }.
    }
log-wall = { $seat } heeft volgende ronde maar { $number } bouwmeesters.
log-conflict = { $seat } verliest { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
log-audience = De blijvende voordeelkaarten van { $seat } werken volgende ronde niet.
log-guild = De gilde geeft { $seat } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
log-recall = { $seat } neemt een bouwmeester van het bord: { $place }.
log-cube = { $seat } krijgt 1 { $kind } van de markt.
log-wages = { $seat } verdient { $gold } goud in de wolweverij{ $lost ->
        [0] {""}
       *[other] , maar heeft voor { $lost } daarvan geen plaats
    }.
log-privilege = { $seat } krijgt een voordeelkaart: { $privilege }.
log-priory = { $seat } krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } in de priorij.
log-harvest = { $seat } krijgt { $number } { $kind }.
log-earls-gold = Graaf Bartholomeus geeft { $seat } { $gold } goud.
log-tax = De belastingdobbelsteen toont { $tax }.
log-tax-free = { $seat } speelt “Beloonde trouw”.
log-pay-tax = { $points ->
        [0] { $gold ->
            [0] { $seat } betaalt geen belasting.
           *[other] { $seat } betaalt { $gold } goud belasting.
        }
        [one] { $seat } betaalt { $gold } goud belasting en verliest 1 punt.
       *[other] { $seat } betaalt { $gold } goud belasting en verliest { $points } punten.
    }
log-court-metal = { $seat } neemt het metaal op het koningshof.
log-tax-collected = { $seat } int { $gold } goud aan belasting.
log-crusaded = De kruistochten leveren { $seat } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op.
log-saint-denis = { $seat } brengt de kaart “Inspiratie in Saint-Denis” mee uit Frankrijk.
log-leave-coast = { $seat } verlaat de kust.
log-shiring = { $seat } krijgt een ambachtsman in Shiring: { $craftsman }.
log-castle = { $seat } heeft volgende ronde { $number } grijze arbeiders.
log-buy = { $seat } koopt { $number } { $kind } voor { $gold } goud.
log-sell = { $seat } verkoopt { $number } { $kind } voor { $gold } goud.
log-leave = { $seat } verlaat de markt.
log-use = { $seat }, { $craftsman }, { $times }e keer: { $goods } → { $points ->
        [0] { $gold } goud
        [one] 1 punt
       *[other] { $points } punten
    }.
log-use-free = { $seat }, { $craftsman }: { $points ->
        [0] { $gold } goud
        [one] 1 punt
       *[other] { $points } punten
    }.
log-burn = { $seat }, { $craftsman }, { $times }e keer: 1 zand → 1 steen.
log-inspire = { $seat } werkt met “Inspiratie in Saint-Denis”: { $craftsman }.
log-mathilde = { $seat } speelt koningin Mathilde.
log-castle-metal = { $seat } ruilt de bevrijde burcht voor 1 metaal.
log-castle-gold = { $seat } ruilt de bevrijde burcht voor { $gold } goud.
log-waive = { $seat } neemt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } in plaats van een actie: { $place }.
log-discard = { $seat } doet 1 { $kind } weg.

## De tafel in woorden

table-round = Ronde { $round } van { $rounds }
table-phase-1 = Fase I: kaarten
table-phase-2 = Fase II: bouwmeesters
table-phase-3 = Fase III: de veertien stappen
table-over = Het spel is afgelopen
table-you = jij
table-player = Speler (★ begint)
table-points = Punten
table-gold = Goud
table-workers = Arbeiders
table-builders = Buidel
table-cost = Kostensteen: { $cost }
table-passed = Gepast
table-drawn = Getrokken
table-market = Markt
table-event = Gebeurtenis
table-coming = Op komst (alleen jij weet het)
table-tax = Belasting: { $tax }
table-workers-for = { $cubes } { $kind } voor { $workers }
table-cards = Grondstofkaarten, voor arbeiders
table-hire = Aan te nemen
table-at = { $letter } bij { $cost }
table-capacity = { $craftsman } ×{ $times }
table-grey = volgende ronde 2 grijze arbeiders
table-wall = volgende ronde 2 bouwmeesters
table-protected = Beschermd
table-crusades = Kruistochten
table-crusade = { $workers } arbeiders voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
table-track = Bouwmeesterspoor
table-beside-track = ernaast
table-black = Zwarte bouwmeester
table-black-bag = in de buidel
table-black-drawn = getrokken
table-black-board = op het bord
table-black-out = deze ronde uit het spel
table-saint-denis = Inspiratie in Saint-Denis
table-silenced = voordeelkaarten werken deze ronde niet
table-silenced-next = voordeelkaarten werken volgende ronde niet

# How a game can be set up: each option, each of its values, and what that means.
option-expansion = Uitbreiding
option-expansion-none = Basisspel
option-expansion-none-about = Het spel zoals het voor het eerst verscheen.
option-expansion-full = Hele uitbreiding
option-expansion-full-about = Het nieuwe bord met zijn plaatsen en alle nieuwe kaarten; tot en met zes spelers.
option-expansion-cards = Alleen de kaarten
option-expansion-cards-about = De nieuwe kaarten zonder het nieuwe bord.
option-madonna = De gebeurtenis “Madonnabeeld”
option-madonna-each = Elke ambachtsman
option-madonna-each-about = In die ronde mag elk van je ambachtslieden met een gedrukte capaciteit één keer vaker werken.
option-madonna-one = Eén ambachtsman
option-madonna-one-about = In die ronde mag één van je ambachtslieden één keer vaker werken.
