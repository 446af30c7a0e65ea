craftsman-start_mortar = Mörtelmischer
craftsman-start_mortar-use = 3 Sand → 1 Punkt, bis zu 3×
craftsman-start_wood = Schreiner
craftsman-start_wood-use = 2 Holz → 1 Punkt, bis zu 4×
craftsman-start_stone = Steinmetz
craftsman-start_stone-use = 2 Stein → 1 Punkt, bis zu 4×
craftsman-r1_tool = Werkzeugmacher
craftsman-r1_tool-use = 2 Gold, wenn du Metall hast, einmal je Runde
craftsman-r1_wood_gold = Schreiner!
craftsman-r1_wood_gold-use = 1 Holz → 4 Gold, bis zu 2×
craftsman-r1_mortar2 = Mörtelmischer
craftsman-r1_mortar2-use = 2 Sand → 1 Punkt, bis zu 3×
craftsman-r1_mason = Maurer
craftsman-r1_mason-use = 1 Stein → 1 Punkt, bis zu 2×
craftsman-r2_carp = Zimmermann
craftsman-r2_carp-use = 1 Holz → 1 Punkt, bis zu 2×
craftsman-r2_mason = Maurer
craftsman-r2_mason-use = 1 Stein → 1 Punkt, bis zu 3×
craftsman-r2_potter = Töpfer
craftsman-r2_potter-use = 1 Sand → 1 Punkt, bis zu 2×
craftsman-r2_arch = Statiker
craftsman-r2_arch-use = 1 Punkt, einmal je Runde
craftsman-r3_mason = Maurer
craftsman-r3_mason-use = 1 Stein → 1 Punkt, bis zu 4×
craftsman-r3_carp = Zimmermann
craftsman-r3_carp-use = 1 Holz → 1 Punkt, bis zu 3×
craftsman-r3_sculpt = Bildhauer
craftsman-r3_sculpt-use = 1 Stein → 2 Punkte, 1×
craftsman-r3_potter = Töpfer
craftsman-r3_potter-use = 1 Sand → 1 Punkt, bis zu 3×
craftsman-r4_mason = Maurer
craftsman-r4_mason-use = 1 Stein → 1 Punkt, bis zu 5×
craftsman-r4_carp = Zimmermann
craftsman-r4_carp-use = 1 Holz → 1 Punkt, bis zu 4×
craftsman-r4_sculpt = Bildhauer
craftsman-r4_sculpt-use = 1 Stein → 2 Punkte, bis zu 2×
craftsman-r4_glass = Glasbläser
craftsman-r4_glass-use = 1 Sand + 1 Metall → 3 Punkte, 1×
craftsman-r5_carp = Zimmermann
craftsman-r5_carp-use = 1 Holz → 1 Punkt, bis zu 5×
craftsman-r5_gold = Goldschmied
craftsman-r5_gold-use = 3 Gold → 1 Punkt, bis zu 6×
craftsman-r5_sculpt = Bildhauer
craftsman-r5_sculpt-use = 1 Stein → 2 Punkte, bis zu 3×
craftsman-r5_glass = Glasbläser
craftsman-r5_glass-use = 1 Sand + 1 Metall → 3 Punkte, bis zu 2×
craftsman-r6_gold = Goldschmied
craftsman-r6_gold-use = 3 Gold → 1 Punkt, bis zu 8×
craftsman-r6_sculpt = Bildhauer
craftsman-r6_sculpt-use = 1 Stein → 2 Punkte, bis zu 4×
craftsman-r6_organ = Orgelbauer
craftsman-r6_organ-use = 1 Holz + 1 Metall → 6 Punkte, 1×
craftsman-r6_bell = Glockengießer
craftsman-r6_bell-use = 1 Metall → 4 Punkte, bis zu 2×
craftsman-x1_stone_gold = Steinmetz!
craftsman-x1_stone_gold-use = 1 Stein → 5 Gold, 1×
craftsman-x2_assist = Gehilfe
craftsman-x2_assist-use = jede Runde 1 zusätzlicher Einsatz für einen eigenen Handwerker, nicht für einen, der Metall verarbeitet
craftsman-x3_painter = Maler
craftsman-x3_painter-use = 2 Punkte, einmal je Runde
craftsman-x4_brick = Ziegelbrenner
craftsman-x4_brick-use = 1 Sand → 1 Stein, bis zu 2×
craftsman-x5_woodcarver = Holzbildhauer
craftsman-x5_woodcarver-use = 1 Holz → 2 Punkte, 1×
craftsman-x6_tiler = Kachelmacher
craftsman-x6_tiler-use = 1 Sand → 2 Punkte, bis zu 2×
privilege-aliena = Aliena
privilege-aliena-use = jede Runde 1 Holz mehr
privilege-richard = Richard
privilege-richard-use = jede Runde 1 Sand mehr
privilege-tom = Tom Builder
privilege-tom-use = jede Runde 1 Stein mehr
privilege-francis = Bruder Francis
privilege-francis-use = feste Steuer von 2 Gold, wenn du nicht am Königshof stehst
privilege-philip = Prior Philip
privilege-philip-use = 1 Punkt mehr für jeden eigenen Baumeister in der Priorei
privilege-ellen = Ellen
privilege-ellen-use = sieh dir zu Beginn jeder Runde das kommende Ereignis an
privilege-jack = Jack
privilege-jack-use = Platz für 6 statt 5 Handwerker
privilege-thomas = Erzbischof Thomas
privilege-thomas-use = einmal im Spiel Schutz vor einem schlechten Ereignis, nachdem es aufgedeckt ist
privilege-taxfree = Treue wird belohnt
privilege-taxfree-use = einmal im Spiel keine Steuer, Entscheidung nach dem Wurf
privilege-remigius = Bruder Remigius
privilege-remigius-use = setze einmal im Spiel einen gezogenen eigenen Baumeister kostenlos ein
privilege-otto = Otto Blackface
privilege-otto-use = der schwarze Arbeiter, ab der nächsten Runde 1 Arbeiter mehr
privilege-toledo = Mathematik in Toledo
privilege-toledo-use = sofort 2 Metall
privilege-woolfair = Wollmesse
privilege-woolfair-use = sofort 8 Gold
privilege-madonna = Weinende Madonna
privilege-madonna-use = sofort 3 Punkte
privilege-final_metal = Feierlichkeiten nach dem Mord an Thomas Becket
privilege-final_metal-use = sofort 1 Metall
privilege-final_wood_stone = Die Kathedrale kurz vor der Vollendung
privilege-final_wood_stone-use = sofort 1 Holz und 1 Stein
privilege-sally = Sally
privilege-sally-use = kein Mörtelmischer, Steinmetz oder Schreiner nötig für Maurer, Steinverkauf und Holzkauf
privilege-william = William Hamleigh
privilege-william-use = der schwarze Baumeister hält ein Feld für deinen nächsten Baumeister frei
privilege-alfred = Alfred
privilege-alfred-use = bestimme jede Runde die zwei Handwerker für Shiring
privilege-bartholomaeus = Graf Bartholomäus
privilege-bartholomaeus-use = jede Runde 2 Gold
privilege-regan = Regan Hamleigh
privilege-regan-use = 2 Gold, sooft du mit einem gezogenen Baumeister passt
privilege-jonathan = Jonathan
privilege-jonathan-use = deine Baumeister kosten 1 Gold weniger
privilege-waleran = Bischof Waleran
privilege-waleran-use = ein Baumeister auf dem Bischofssitz bringt dir Schutz und Baustoff
privilege-mathilde = Königin Mathilde
privilege-mathilde-use = einmal im Spiel beliebig viele Baustoffe zu Marktpreisen kaufen und verkaufen, Metall nur verkaufen
privilege-castle_freed = Burg von Shiring befreit
privilege-castle_freed-use = einmal im Spiel 1 Metall oder 6 Gold
privilege-procession = Prozession
privilege-procession-use = sofort 2 Sand, 2 Holz oder 2 Stein
event-ev_madonna = Madonnenstatue
event-ev_madonna-use = in dieser Runde 1 zusätzlicher Einsatz für Handwerker mit Kapazität, nicht für Orgelbauer und Glockengießer
event-ev_volunteers = Freiwillige
event-ev_volunteers-use = jede Baustoffkarte bringt in dieser Runde 1 mehr
event-ev_victory = Sieg des Königs
event-ev_victory-use = alle bekommen 5 Gold
event-ev_richard = Richard erobert die Burg
event-ev_richard-use = alle bekommen 1 Metall
event-ev_generous = Freigebigkeit Prior Philips
event-ev_generous-use = bis zu 5 Arbeiter je Spieler verdienen in dieser Runde doppelt in der Wollmanufaktur
event-ev_william = William Hamleighs Sondersteuer
event-ev_william-use = zahle 4 Gold, verliere 1 Punkt je volle 2 fehlende Gold
event-ev_winter = Kalter Winter
event-ev_winter-use = jede Baustoffkarte bringt in dieser Runde 1 weniger
event-ev_wall = Stadtmauer
event-ev_wall-use = nächste Runde nur 2 Baumeister
event-ev_collapse = Teile der Kathedrale stürzen ein
event-ev_collapse-use = verliere 1 Handwerker deiner Wahl
event-ev_conflict = Philip gegen Waleran
event-ev_conflict-use = verliere 2 Punkte
event-ev_audience = Audienz beim König
event-ev_audience-use = dauerhafte Vorteilskarten außer Jack wirken nächste Runde nicht
event-ev_guild = Zunftsitzung
event-ev_guild-use = 1 Punkt für jeden eigenen Mörtelmischer und Maurer
event-ev_lure = Shiring wirbt Baumeister ab
event-ev_lure-use = nimm einen deiner Baumeister vom Plan
event-ev_cloister = Ausbau des Klosters
event-ev_cloister-use = behalte am Ende dieser Runde beliebig viele Baustoffe
place-bishop = Bischofssitz
place-bishop-use = Schutz vor einem schlechten Ereignis oder 1 Stein, Holz oder Sand vom Markt
place-kingsbridge_left = Kingsbridge, linke Karte
place-kingsbridge_left-use = nimm die linke Vorteilskarte
place-kingsbridge_right = Kingsbridge, rechte Karte
place-kingsbridge_right-use = nimm die rechte Vorteilskarte
place-priory = Priorei
place-priory-use = 2 Punkte auf dem ersten Feld, 1 Punkt auf dem zweiten
place-court = Königshof
place-court-use = keine Steuer; auf dem ersten Feld auch 1 Metall
place-shiring_left = Shiring, linke Karte
place-shiring_left-use = nimm den linken Handwerker kostenlos
place-shiring_right = Shiring, rechte Karte
place-shiring_right-use = nimm den rechten Handwerker kostenlos
place-castle = Burg von Shiring
place-castle-use = 2 graue Arbeiter für die nächste Runde
place-market = Markt
place-market-use = Baustoffe kaufen und verkaufen, Metall nur verkaufen
place-start_player = Startspieler
place-start_player-use = du bist in der nächsten Runde Startspieler
place-tax_collector = Steuereintreiber
place-tax_collector-use = keine Steuer, und so viel Gold, wie der Steuerwürfel zeigt
place-france = Frankreich
place-france-use = Inspiration in Saint-Denis: ein Handwerker eines beliebigen Spielers, einmal weniger als seine Kapazität
place-coast = Küste
place-coast-use = verkaufe Baustoffe für 1 Gold mehr als auf dem Markt
place-shiring_privilege = Shiring, Vorteilskarte
place-shiring_privilege-use = nimm die Vorteilskarte auf dem neuen Plan
kind-sand = Sand
kind-wood = Holz
kind-stone = Stein
kind-metal = Metall
goods-sand_3 = 3 Sand
goods-wood_2 = 2 Holz
goods-stone_2 = 2 Stein
goods-wood_1 = 1 Holz
goods-sand_2 = 2 Sand
goods-stone_1 = 1 Stein
goods-sand_1 = 1 Sand
goods-sand_1_metal_1 = 1 Sand + 1 Metall
goods-gold_3 = 3 Gold
goods-wood_1_metal_1 = 1 Holz + 1 Metall
goods-metal_1 = 1 Metall
resource-sand_2 = Kiesgrube: 2 Sand für 2 Arbeiter
resource-sand_3 = Kiesgrube: 3 Sand für 4 Arbeiter
resource-sand_4 = Kiesgrube: 4 Sand für 7 Arbeiter
resource-wood_2 = Wald: 2 Holz für 3 Arbeiter
resource-wood_3 = Wald: 3 Holz für 6 Arbeiter
resource-wood_4 = Wald: 4 Holz für 9 Arbeiter
resource-stone_2 = Steinbruch: 2 Stein für 5 Arbeiter
resource-stone_3 = Steinbruch: 3 Stein für 8 Arbeiter
resource-stone_4 = Steinbruch: 4 Stein für 10 Arbeiter
resource-sand_1 = Kiesgrube: 1 Sand für 1 Arbeiter

## Was gefragt wird

ask-select = Nimm eine Karte oder passe. Du hast { $workers } Arbeiter und { $gold } Gold.
ask-make-room = Du hast Platz für { $places } Handwerker. Wer verlässt das Spiel?
ask-name = Alfred hört auf dich: Welcher Handwerker kommt nach Shiring?
ask-veto = Ein Baumeister von { $seat } wurde beim Preis { $cost } gezogen. Legst du dein Veto ein?
ask-veto-black = Der schwarze Baumeister von { $seat } wurde gezogen. Legst du dein Veto ein?
ask-place = Dein Baumeister wurde gezogen. Setzt du ihn für { $cost } von deinen { $gold } Gold ein, oder passt du?
ask-place-free = Dein Baumeister kostet jetzt nichts. Wohin setzt du ihn?
ask-place-black = Der schwarze Baumeister wurde gezogen. Welches Feld hält er dir frei?
ask-bishop = { $event }: Schutz oder ein Baustoff vom Markt?
ask-bishop-or-point = { $event }: ein Baustoff vom Markt oder stattdessen 1 Punkt?
ask-thomas = { $event }: Soll Erzbischof Thomas dich schützen?
ask-lose-craftsman = Ein Teil der Kathedrale ist eingestürzt. Welchen Handwerker verlierst du?
ask-recall = Shiring wirbt dir einen Baumeister ab. Welchen nimmst du vom Plan?
ask-cube = Der Bischof gibt dir einen Baustoff vom Markt. Welchen?
ask-tax-free = Der König verlangt { $tax } von deinen { $gold } Gold. Spielst du „Treue wird belohnt“?
ask-before-paying = Du musst zahlen und hast { $gold } Gold. Nutzt du vorher eine Karte?
ask-coast = Du verkaufst an der Küste. Du hast { $gold } Gold.
ask-mathilde = Königin Mathilde lässt dich handeln. Du hast { $gold } Gold.
ask-procession = Die Prozession bringt dir zwei Baustoffe einer Art. Welche?
ask-waive = { $place }: Führt dein Baumeister seine Aktion aus, oder nimmst du stattdessen 1 Punkt?
ask-trade = Du bist auf dem Markt am Zug. Du hast { $gold } Gold.
ask-use = Deine Handwerker sind an der Arbeit. Wer kommt als Nächster?
ask-discard = Du darfst nur fünf Baustoffe behalten. { $surplus ->
        [one] Einer muss noch weg.
       *[other] { $surplus } müssen noch weg.
    }

## Was man tun kann

declined = Kein Veto
do-pass = Passen
do-take = { $resource }
do-hire = Einstellen: { $craftsman }
do-dismiss = Entlassen: { $craftsman }
do-veto = Veto: Der Baumeister kommt zurück in den Beutel
do-allow = Kein Veto
do-place = { $place }
do-remigius = Bruder Remigius spielen: kostenlos einsetzen
do-protection = Schutz vor dem Ereignis
do-resource = Ein Baustoff vom Markt
do-thomas = Erzbischof Thomas spielen
do-endure = Das Ereignis hinnehmen
do-cube = 1 { $kind }
do-taxfree = „Treue wird belohnt“ spielen: keine Steuer
do-pay = Die Steuer zahlen
do-buy = { $number } { $kind } kaufen
do-sell = { $number } { $kind } verkaufen
do-leave = Markt verlassen
do-use = { $craftsman }
do-done = Fertig
do-discard = 1 { $kind } ablegen
do-crusade = Kreuzzug: { $number } Arbeiter
do-name = Nach Shiring: { $craftsman }
do-inspire = Saint-Denis: { $craftsman }
do-recall = { $place }, Feld { $number }
do-procession = 2 { $kind }
do-act = Der Baumeister führt seine Aktion aus
do-waive = 1 Punkt statt der Aktion
do-castle_metal = Burg von Shiring befreit: 1 Metall
do-castle_gold = Burg von Shiring befreit: 6 Gold
do-mathilde = Königin Mathilde spielen: kaufen und verkaufen

hint-price = { $gold } Gold; { $use }
hint-pass-cards = in dieser Runde keine Karten mehr; { $workers ->
        [0] niemand bleibt
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    } für die Wollmanufaktur
hint-pass-builder = { $gold ->
        [0] kommt später kostenlos aufs Feld
       *[other] bringt { $gold } Gold; kommt später kostenlos aufs Feld
    }; der Preis sinkt auf { $cost }
hint-take = { $number } { $kind } bei Schritt { $step }; { $left ->
        [0] keine Arbeiter
        [one] 1 Arbeiter
       *[other] { $left } Arbeiter
    } übrig
hint-hire = { $gold } Gold; { $use }; { $left } Gold übrig
hint-hire-full = { $gold } Gold; { $use }; ein Handwerker muss gehen; { $left } Gold übrig
hint-dismiss = { $use }; verlässt das Spiel
hint-crusade = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei Schritt 9b; schickt { $workers }, { $left } übrig
hint-not-in-play = nicht in diesem Spiel
hint-name-left = { $use }; auf das linke Feld
hint-name-right = { $use }; auf das rechte Feld
hint-veto = ein anderer Baumeister wird beim Preis { $cost } gezogen; kein zweites Veto in dieser Runde
hint-allow = sein Besitzer entscheidet; du behältst dein Veto
hint-place-for = { $use }; { $gold } Gold, { $left } übrig
hint-place-free = { $use }; kostenlos
hint-place-black = hält deinem nächsten Baumeister frei: { $use }
hint-card = { $card }: { $use }
hint-priory = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
hint-court-first = keine Steuer und 1 Metall
hint-court = keine Steuer
hint-market = kaufen und verkaufen an { $number }. Stelle
hint-no-next-round = nichts in der letzten Runde
hint-remigius = spart { $gold } Gold; die Karte ist verbraucht
hint-protection = erspart dir: { $use }; kein Baustoff
hint-resource = 1 Stein, Holz oder Sand
hint-resource-safe = 1 Stein, Holz oder Sand und Schutz vor: { $use }
hint-resource-hit = 1 Stein, Holz oder Sand, aber: { $use }
hint-thomas = erspart dir: { $use }; die Karte ist verbraucht
hint-endure = { $use }; du behältst die Karte
hint-recall = gibt auf: { $use }
hint-cube = dann hast du { $number }; auf dem Markt noch { $market }
hint-tax-free = spart { $gold } Gold; die Karte ist verbraucht
hint-pay = { $gold } Gold, { $left } übrig
hint-pay-short = alle deine { $gold } Gold, und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für den Rest
hint-buy = für { $gold } Gold, { $left } übrig
hint-sell = bringt { $gold } Gold, dann { $purse }
hint-sell-full = bringt { $gold } Gold, dann { $purse }; der Rest verfällt
hint-leave = dieser Baumeister geht nach Hause; { $gold } Gold
hint-use = { $use }; dann { $then }; noch { $left }×
hint-points = { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
hint-gold = { $number } Gold
hint-cubes = { $number } { $kind }
hint-done-coast = dein Baumeister geht nach Hause; { $gold } Gold
hint-done-mathilde = die Karte ist weg; { $gold } Gold
hint-done = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; { $surplus ->
        [0] { $number ->
            [one] 1 Baustoff bleibt
           *[other] { $number } Baustoffe bleiben
        }
       *[other] 5 Baustoffe bleiben, { $surplus } weg
    }
hint-discard = noch { $number } { $kind }; { $more ->
        [0] das ist alles
       *[other] { $more } müssen noch weg
    }
hint-then-cubes = dann hast du { $number } { $kind }
hint-then-gold = dann hast du { $number } Gold
hint-waive = dann hast du { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; der Baumeister geht nach Hause
hint-mathilde = beliebig viel zu Marktpreisen, mit { $gold } Gold; dann ist die Karte weg

## Was geschah

log-round = Runde { $round } beginnt; Startspieler: { $seat }.
log-ellen = Ellen zeigt { $seat } das kommende Ereignis.
log-ellen-saw = Du siehst es kommen: { $event }.
log-at-shiring = In Shiring: { $craftsman }.
log-at-kingsbridge = In Kingsbridge: { $privilege }.
log-at-new-shiring = In Shiring, auf dem neuen Plan: { $privilege }.
log-select-pass = { $seat } passt und nimmt keine Karten mehr.
log-take = { $seat } nimmt { $resource }.
log-crusade = { $seat } schickt { $sent } Arbeiter auf den Kreuzzug für { $workers }.
log-hire = { $seat } stellt für { $gold } Gold ein: { $craftsman }.
log-dismiss = { $seat } verliert einen Handwerker: { $craftsman }.
log-to-mill = { $seat } schickt { $workers ->
        [0] niemanden
       *[other] { $workers } Arbeiter
    } in die Wollmanufaktur.
log-draw = Ein Baumeister von { $seat } wird beim Preis { $cost } gezogen.
log-draw-black = Der schwarze Baumeister von { $seat } wird gezogen.
log-veto = { $seat } legt ein Veto ein: Der Baumeister kommt zurück in den Beutel.
log-aside = Die Stadtmauer: Dieser Baumeister von { $seat } wird beiseitegestellt.
log-pass = { $seat } passt bei { $cost }.
log-regan = Regan Hamleigh gibt { $seat } { $gold } Gold.
log-place-black = { $seat } hält mit dem schwarzen Baumeister ein Feld frei: { $place }.
log-black-off = Der schwarze Baumeister von { $seat } geht vom Plan.
log-black-aside = Der schwarze Baumeister hat niemanden, auf den er wartet; { $seat } stellt ihn beiseite.
log-track = Der dritte Baumeister von { $seat } kommt auf Feld { $number } der Baumeisterleiste.
log-place = { $seat } setzt einen Baumeister { $gold ->
        [0] kostenlos
       *[other] für { $gold } Gold
    } ein: { $place }.
log-remigius = { $seat } spielt Bruder Remigius.
log-event = Ereignis: { $event }.
log-bishop-protects = { $seat } wählt den Schutz des Bischofs.
log-bishop-resource = { $seat } wählt einen Baustoff statt des Schutzes.
log-waleran = Bischof Waleran gibt { $seat } Schutz und einen Baustoff.
log-thomas = { $seat } spielt Erzbischof Thomas und ist geschützt.
log-gold = { $seat } bekommt { $gold } Gold.
log-points = { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
log-volunteers = { $number ->
        [0] Freiwillige kommen, aber { $seat } hat keine Baustoffkarte.
       *[other] Freiwillige bringen { $seat } bei der Ernte { $number } mehr.
    }
log-special-tax = { $points ->
        [0] { $seat } zahlt { $gold } Gold an William Hamleigh.
        [one] { $seat } zahlt { $gold } Gold an William Hamleigh und verliert 1 Punkt.
       *[other] { $seat } zahlt { $gold } Gold an William Hamleigh und verliert { $points } Punkte.
    }
log-winter = { $number ->
        [0] Der Winter nimmt { $seat } nichts.
       *[other] Der Winter nimmt { $seat } { $number } von der Ernte.
    }
log-wall = { $seat } hat in der nächsten Runde nur { $number } Baumeister.
log-conflict = { $seat } verliert { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
log-audience = Die dauerhaften Vorteilskarten von { $seat } wirken in der nächsten Runde nicht.
log-guild = Die Zunft gibt { $seat } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
log-recall = { $seat } nimmt einen Baumeister vom Plan: { $place }.
log-cube = { $seat } bekommt 1 { $kind } vom Markt.
log-wages = { $seat } verdient { $gold } Gold in der Wollmanufaktur{ $lost ->
        [0] {""}
       *[other] , hat aber für { $lost } davon keinen Platz
    }.
log-privilege = { $seat } bekommt eine Vorteilskarte: { $privilege }.
log-priory = { $seat } bekommt in der Priorei { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
log-harvest = { $seat } bekommt { $number } { $kind }.
log-earls-gold = Graf Bartholomäus gibt { $seat } { $gold } Gold.
log-tax = Der Steuerwürfel zeigt { $tax }.
log-tax-free = { $seat } spielt „Treue wird belohnt“.
log-pay-tax = { $points ->
        [0] { $gold ->
            [0] { $seat } zahlt keine Steuer.
           *[other] { $seat } zahlt { $gold } Gold Steuer.
        }
        [one] { $seat } zahlt { $gold } Gold Steuer und verliert 1 Punkt.
       *[other] { $seat } zahlt { $gold } Gold Steuer und verliert { $points } Punkte.
    }
log-court-metal = { $seat } nimmt das Metall am Königshof.
log-tax-collected = { $seat } treibt { $gold } Gold Steuern ein.
log-crusaded = Die Kreuzzüge bringen { $seat } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
log-saint-denis = { $seat } bringt die Karte „Inspiration in Saint-Denis“ aus Frankreich mit.
log-leave-coast = { $seat } verlässt die Küste.
log-shiring = { $seat } bekommt in Shiring einen Handwerker: { $craftsman }.
log-castle = { $seat } hat in der nächsten Runde { $number } graue Arbeiter.
log-buy = { $seat } kauft { $number } { $kind } für { $gold } Gold.
log-sell = { $seat } verkauft { $number } { $kind } für { $gold } Gold.
log-leave = { $seat } verlässt den Markt.
log-use = { $seat }, { $craftsman }, { $times }. Einsatz: { $goods } → { $points ->
        [0] { $gold } Gold
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
log-use-free = { $seat }, { $craftsman }: { $points ->
        [0] { $gold } Gold
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
log-burn = { $seat }, { $craftsman }, { $times }. Einsatz: 1 Sand → 1 Stein.
log-inspire = { $seat } arbeitet mit „Inspiration in Saint-Denis“: { $craftsman }.
log-mathilde = { $seat } spielt Königin Mathilde.
log-castle-metal = { $seat } tauscht die befreite Burg gegen 1 Metall.
log-castle-gold = { $seat } tauscht die befreite Burg gegen { $gold } Gold.
log-waive = { $seat } nimmt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } statt einer Aktion: { $place }.
log-discard = { $seat } legt 1 { $kind } ab.

## Der Tisch in Worten

table-round = Runde { $round } von { $rounds }
table-phase-1 = Phase I: Karten
table-phase-2 = Phase II: Baumeister
table-phase-3 = Phase III: die vierzehn Schritte
table-over = Das Spiel ist zu Ende
table-you = du
table-player = Spieler (★ beginnt)
table-points = Punkte
table-gold = Gold
table-workers = Arbeiter
table-builders = Beutel
table-cost = Kostenstein: { $cost }
table-passed = Gepasst
table-drawn = Gezogen
table-market = Markt
table-event = Ereignis
table-coming = Es kommt (nur du weißt es)
table-tax = Steuer: { $tax }
table-workers-for = { $cubes } { $kind } für { $workers }
table-cards = Baustoffkarten, für Arbeiter
table-hire = Zum Einstellen
table-at = { $letter } bei { $cost }
table-capacity = { $craftsman } ×{ $times }
table-grey = nächste Runde 2 graue Arbeiter
table-wall = nächste Runde 2 Baumeister
table-protected = Geschützt
table-crusades = Kreuzzüge
table-crusade = { $workers } Arbeiter für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-track = Baumeisterleiste
table-beside-track = daneben
table-black = Schwarzer Baumeister
table-black-bag = im Beutel
table-black-drawn = gezogen
table-black-board = auf dem Plan
table-black-out = in dieser Runde aus dem Spiel
table-saint-denis = Inspiration in Saint-Denis
table-silenced = Vorteilskarten wirken diese Runde nicht
table-silenced-next = Vorteilskarten wirken nächste Runde nicht

# How a game can be set up: each option, each of its values, and what that means.
option-expansion = Erweiterung
option-expansion-none = Grundspiel
option-expansion-none-about = Das Spiel, wie es zuerst erschienen ist.
option-expansion-full = Ganze Erweiterung
option-expansion-full-about = Der neue Plan mit seinen Orten und alle neuen Karten; bis zu sechs Spieler.
option-expansion-cards = Nur die Karten
option-expansion-cards-about = Die neuen Karten ohne den neuen Plan.
option-madonna = Das Ereignis „Madonnenstatue“
option-madonna-each = Jeder Handwerker
option-madonna-each-about = In dieser Runde darf jeder deiner Handwerker mit gedruckter Kapazität einmal mehr arbeiten.
option-madonna-one = Ein Handwerker
option-madonna-one-about = In dieser Runde darf ein einziger deiner Handwerker einmal mehr arbeiten.
