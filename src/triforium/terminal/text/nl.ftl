## Spelen

welcome = { $title }. Typ een getal om te kiezen, h voor hulp, q om te stoppen.
choose = Jouw keuze:
help =
    1, 2, …    kies die mogelijkheid
    ?          de regel achter de vraag;  ? II.3  een andere regel
    u          je laatste zet terugnemen, zolang er niets nieuws te zien was
    t          de tafel nog eens tonen
    m          wat zou een meester hier doen?
    l          alles wat er tot nu toe gebeurde
    h          deze hulp
    q          stoppen; het spel wordt na elke zet bewaard
not-understood = “{ $answer }” is hier geen antwoord: typ een getal van 1 tot { $most }, of h voor hulp.
master-would = Dit zou een meester doen (deel van zijn gedachten, punten voorsprong daarna, wat hij daarna verwacht):
master-forced = Hier is maar één keuze.
thinks = { $name } denkt na …
no-rule = Het handboek heeft geen paragraaf { $rule }.
undone = Je laatste zet is teruggenomen.
undo-refused = Dat kan niet terug: sinds je laatste zet is er iets getrokken of onthuld.
undo-nothing = Je hebt nog geen zet gedaan: er valt niets terug te nemen.
left = Het spel is bewaard in { $path }; ga verder met --resume.
kept = Het verslag staat in { $path } (seed { $seed }).

## Punten

player = Speler
points = Punten
winner = { $count ->
        [one] { $names } wint.
       *[other] Een gedeelde overwinning: { $names }.
    }

## Spellen en regels

name = Naam
title = Titel
seats = Spelers
options = Opties (standaard eerst)
rules-hint = Lees een paragraaf met: triforium rules { $game } II.3

## Naspelen

replay = { $title }, { $moves } zetten
replay-at = Na { $at } van { $moves } zetten
unfinished = Het spel is niet afgelopen.

## Simulatie

simulating = Spellen
pure-engine = De spelregels draaien als gewone Python; gecompileerd gaat het ongeveer 20 keer zo snel.
by-bot = Per bot
by-seat = Per plaats
by-rank = Per rang
rank = Nr. { $rank }
played = Spellen
mean = Gemiddeld
median = Mediaan
spread = Spreiding
win-share = Gewonnen
speed = { $games } spellen in { $seconds } s: { $rate } spellen en { $decisions } beslissingen per seconde.
rotated = De bots schoven elk spel een plaats op, zodat plaats en sterkte niet door elkaar lopen.

## Arena

margin = Voorsprong
rating = Rating
thinking = ms/zet
arena-kept = { $games } spellen; gelijk op is { $par }. Resultaten: { $path }
arena-rounded = { $games } spellen in plaats van { $asked }: { $deals } beginstellingen, elk vanaf elke plaats.
arena-stopped = Gestopt na { $played } van { $games } spellen; hetzelfde commando gaat daar verder.
bars = Meetlatten
bar = Lat
bar-met = gehaald
bar-missed = gemist
bar-rival = ~: het aandeel winst in een andere arena, dat de bovenkant van het interval moet halen.
