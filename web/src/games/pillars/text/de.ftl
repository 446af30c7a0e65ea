## Namen auf den Schildern

station-event = Ereignis
station-bishop = Bischofssitz
station-mill = Wollmanufaktur
station-kingsbridge = Kingsbridge
station-priory = Priorei
station-forest = Wald
station-quarry = Steinbruch
station-pit = Kiesgrube
station-court = Königshof
station-shiring = Shiring
station-castle = Burg
station-market = Markt
station-cathedral = Kathedrale
station-start = Startspieler
station-tax-collector = Steuereintreiber
station-crusades = Kreuzzüge
station-france = Frankreich
station-coast = Küste
station-new-shiring = Shiring

## Dieselben auf einem Telefon

sign-event = Ereignis
sign-bishop = Bischof
sign-mill = Manufaktur
sign-kingsbridge = Kingsbridge
sign-priory = Priorei
sign-forest = Wald
sign-quarry = Steinbruch
sign-pit = Kiesgrube
sign-court = Hof
sign-shiring = Shiring
sign-castle = Burg
sign-market = Markt
sign-cathedral = Kathedrale
sign-start = Start
sign-tax-collector = Steuereintreiber
sign-crusades = Kreuzzüge
sign-france = Frankreich
sign-coast = Küste
sign-new-shiring = Shiring

## Namen, die auf Karten passen

short-aliena = Aliena
short-richard = Richard
short-tom = Tom Builder
short-francis = Br. Francis
short-philip = Prior Philip
short-ellen = Ellen
short-jack = Jack
short-thomas = Thomas
short-taxfree = Treue
short-remigius = Br. Remigius
short-otto = Otto
short-toledo = Toledo
short-woolfair = Wollmesse
short-madonna = Madonna
short-final_metal = Feierlichkeiten
short-final_wood_stone = Vollendung
short-sally = Sally
short-william = William
short-alfred = Alfred
short-bartholomaeus = Bartholomäus
short-regan = Regan
short-jonathan = Jonathan
short-waleran = Waleran
short-mathilde = Mathilde
short-castle_freed = Burg befreit
short-procession = Prozession
short-ev_madonna = Madonna
short-ev_volunteers = Freiwillige
short-ev_victory = Sieg
short-ev_richard = Richard
short-ev_generous = Freigebigkeit
short-ev_william = Sondersteuer
short-ev_winter = Kalter Winter
short-ev_wall = Stadtmauer
short-ev_collapse = Einsturz
short-ev_conflict = Streit
short-ev_audience = Audienz
short-ev_guild = Zunft
short-ev_lure = Shiring wirbt ab
short-ev_cloister = Kloster

## Aufschriften

label-lodge = Bauhütte
label-cost = Baumeisterpreis
label-third = Dritte Baumeister
label-sealed = versiegelt
label-stall = { $kind }: { $number } am Stand, je { $gold } Gold
label-tax-free = zahlt in dieser Runde keine Steuer
label-counter = An den Ständen
label-coast-counter = An der Küste
label-buy = Kaufen
label-sell = Verkaufen
label-buy-how-many = Wie viel { $kind } kaufst du?
label-sell-how-many = Wie viel { $kind } verkaufst du?
label-back = Zurücknehmen
label-elsewhere = Was deine Handwerker und Baustoffe können
label-close = Schließen
label-coming = Handwerker, die noch kommen
label-round = Runde { $round }
label-gone = nicht mehr im Spiel
label-to-coast = Küste
label-to-town = Stadt
label-to-west = Westseite
label-to-east = Ostseite
label-targets = { $number ->
        [one] Ziel
       *[other] Ziele
    }
label-cathedral = Die Kathedrale: { $parts } von 6 Teilen stehen
label-in-bag = Im Beutel: { $number }
label-free-place = freier Platz
label-protected = geschützt
label-start = Start
label-passed = gepasst
label-phase-1 = Auswahl
label-phase-2 = Baumeister
label-phase-3 = Schritte
label-veto = darf in dieser Runde einmal ein Veto einlegen
label-worker-large = der große Arbeiter
label-worker-black = der schwarze Arbeiter
label-workers-grey = nächste Runde { $number } graue Arbeiter
label-saint-denis = Saint-Denis
label-black-builder = der schwarze Baumeister
label-free = frei
label-free-spaces = { $number } { $number ->
        [one] Feld
       *[other] Felder
    } frei
label-price = { $gold } Gold
label-empty = nichts
label-for-hire = Zum Einstellen
label-taken-by = { $card }, genommen von { $name }
label-steps = Die Schritte der Runde
label-step = Schritt { $no }: { $name }

## Das Ende

end-title = Das Ende des Spiels
end-winner = { $number ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
end-points = { $lead ->
        [one] Ein Punkt gab den Ausschlag.
       *[other] { $lead } Punkte Vorsprung.
    }
end-gold = Gleich viele Punkte: Das Gold gab den Ausschlag.
end-shared = Gleich viele Punkte und gleich viel Gold: Der Sieg wird geteilt.
table-craftsmen = Handwerker
table-privileges = Vorteilskarten
