## Spelen

welcome = { $title }. Typ een getal om te kiezen, h voor hulp, q om te stoppen.
choose = Jouw keuze:
several = Meerdere in één keer: 2 1x3 is één keer keuze 2, dan drie keer keuze 1.
in-order = Of een voor een, in de volgorde van de lijst: wat hoger staat dan je keuze kan er niet op volgen.
and-the-rest = { $moves }, daarna wat overblijft
only-names = t: wat elk ervan oplevert.
cut-short = t: alles voluit.
may-decline = n: een tijd lang “{ $answer }”, zonder vraag.
decline-until = “{ $answer }” zonder vraag; niemand anders ziet dat. Tot wanneer?
until-turn = tot ik aan de beurt ben
until-phase = tot het einde van de fase
until-round = tot het einde van de ronde
until-law = tot er een wet gespeeld wordt
until-game = tot het einde van het spel
curtain = Nu { $name }: de anderen kijken weg. Enter om verder te gaan.
help =
    1, 2, …    kies die mogelijkheid
    Enter      de vraag nog eens
    ?          de regel achter de vraag;  ? II.3  een andere regel;  ? markt  een kaart, een plaats, een woord
    u          je laatste zet terugnemen, zolang er niets nieuws te zien was
    t          de tafel en de vraag nog eens, zonder iets af te korten
    m          wat zou een meester hier doen?
    l          alles wat er tot nu toe gebeurde
    n          waar je een aanbod kunt afslaan: vraag het me een tijd niet meer
    h          deze hulp
    q          stoppen; het spel wordt na elke zet bewaard
not-understood = “{ $answer }” is hier geen antwoord: typ een getal ({ $numbers }), of h voor hulp.
chain-broken = Dat kan niet allemaal; daarom gebeurt er niets van.
master-would = Dit zou een meester doen (deel van zijn gedachten, punten voorsprong daarna, wat hij daarna verwacht):
master-forced = Hier is maar één keuze.
master-waits = Onder mensen zwijgt een meester tot het spel voorbij is.
thinks = { $name } denkt na …
no-rule = Het handboek heeft geen paragraaf { $rule }.
also-in = Ook in { $rules }.
undone = Je laatste zet is teruggenomen.
undo-refused = Dat kan niet terug: sinds je laatste zet is er iets getrokken of onthuld.
undo-nothing = Je hebt nog geen zet gedaan: er valt niets terug te nemen.
left = Het spel is bewaard in { $path }; ga verder met --resume.
left-older = In { $path } staat alleen een eerdere stand: wat daarna kwam, is niet bewaard.
left-unsaved = Er is niets bewaard.
save-failed = Het spel gaat door, maar kan niet worden bewaard in { $path }: { $why }.
kept = Het verslag staat in { $path } (seed { $seed }).
pure-play = De spelmotor draait hier als gewone Python: bots die zoeken zien minder ver. Met een C-compiler is hij ongeveer 20 keer zo snel.
ignored = Het bewaarde spel heeft deze al, dus ze tellen niet mee: { $options }
skipped-over = Overgeslagen, want afgelopen: { $path }
skipped-damaged = Overgeslagen, want onleesbaar: { $path } ({ $why })

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
no-saves = Er is geen spel bewaard in { $folder }.
save-moves =
    { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
save-unfinished = niet af
save-over = afgelopen
save-damaged = beschadigd

## Naspelen

replay = { $title }, { $moves } zetten
replay-at = Na { $at } van { $moves } zetten
unfinished = Het spel is niet afgelopen.
seed-promised = Dit is de beloofde seed: zijn SHA-256 is die van het begin.
replays = Het spel van { $game } laat zich naspelen: { $moves } zetten, punten { $scores }.

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
simulation-stopped = Gestopt na { $played } van de { $games } spellen.

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
bar-rival = ~: het aandeel winst in een andere arena; het verschil mag niet groter zijn dan geluk verklaart (95 %).

## Klachten
no-game = er is geen spel “{ $game }”; wel { $games }
no-option = { $game } heeft geen optie “{ $option }”; wel { $options }
no-value = de optie { $option } kan niet “{ $value }” zijn; wel { $values }
no-seats = met deze opties is { $game } voor { $least } tot en met { $most } spelers, niet voor { $seats }
bad-seed = een seed is een geheel getal van hoogstens 128 bits
no-bot = er is geen bot “{ $bot }”; wel apprentice, journeyman, master, master-builder, greedy, random, en search zoals in search:200
no-seat = er is geen plaats { $seat }: deze tafel heeft plaats 1 tot en met { $seats }
bots-and-seats = er zijn { $bots } bots genoemd voor { $seats } plaatsen: noem er één, of één voor elke plaats
too-many-people = er zijn { $people } mensen genoemd voor { $seats } plaatsen
bad-name = de naam van een speler is één regel leesbare tekst, hoogstens 100 letters, en niet zoals “Tom (master)”
no-save = er is geen bewaard spel van { $game } om mee verder te gaan in { $folder }
other-game = { $path } is een spel van { $its }, niet van { $game }
not-overwritten = { $path } bestaat al en is geen bewaard spel van deze partij: noem een ander bestand
save-in-use = { $path } wordt op dit moment ergens anders gespeeld
no-move = er is geen zet { $at }: het verslag heeft { $moves } zetten
no-word = het handboek heeft niets over “{ $word }”
unknown-rule = het handboek heeft geen paragraaf “{ $rule }”
one-game-at-least = er moet minstens één spel gespeeld worden
one-job-at-least = er moet minstens één proces spelen
missing-library = { $command } heeft { $library } nodig: installeer het met pip install 'triforium[{ $extra }]'
other-seed = dit is niet de beloofde seed: zijn SHA-256 is { $found }
unlike-file = { $path }: { $why }
review-unfinished = { $path } is nog niet afgelopen: een terugblik zou geheimen verraden
arena-of-one = een arena is van één spel, of van een of meer arenabestanden (.toml)
arena-file-alone = een arenabestand zegt zelf welke bots, opties, seed en spellen: noem het alleen
arena-other = { $path } is van een andere arena ({ $told }): noem een ander bestand met --out
arena-busy = een ander proces speelt voor { $path }
arena-no-file = { $path } is geen bestand van een arena: noem een ander met --out
arena-fields = { $path }: { $fields }: ontbreekt, onbekend of van de verkeerde soort
arena-quotes = { $path }: bots en waarden van opties zijn woorden, tussen aanhalingstekens
arena-bar-bot = { $path }: de lat is voor { $bot }, die niet meespeelt
arena-bar = { $path }: een lat heeft een bot, en win_share (0.6 is 60 %) of no_worse_than (een ander bestand)

## De opdrachtregel
about = Middeleeuwse bouwspellen: spelen, de regels lezen, naspelen, simuleren.
command = OPDRACHT
examples =
    voorbeelden:
      triforium play pillars                          vier plaatsen, jij tegen drie gezellen
      triforium play pillars --seats 2 --lang nl      twee spelers, in het Nederlands
      triforium play guilds --name Ann --name Bob     twee mensen aan één toetsenbord, en bots
      triforium play pillars --resume                 verder met het laatste spel
      triforium play keythedral --help                zijn opties, en de bots
      triforium saves                                 wat je hebt bewaard
      triforium rules pillars II.3                    hoe je een bouwmeester plaatst
      triforium replay FILE --at 40                   de tafel na 40 zetten
      triforium review FILE --html review.html        wie goed speelde, en wat geluk was
      triforium serve --port 8302                     een hal openen om te spelen
      triforium simulate pillars --games 1000 --bots greedy,random,random,random
      triforium arena keythedral --bots greedy,greedy,random --games 300 --out greedy.parquet
usage = gebruik:
usage-options = opties
usage-arguments = argumenten
usage-help = deze hulp tonen
usage-version = de versie tonen
usage-error = %(prog)s: %(message)s
usage-required = dit ontbreekt: %s
usage-unknown = niet begrepen: %s
usage-choice = %(value)r kan hier niet; kies uit %(choices)s
usage-argument = %(argument_name)s: %(message)s
usage-one = er ontbreekt een waarde
usage-not-with = niet samen met %s
usage-value = %(value)r kan hier niet
usage-ambiguous = %(option)s kan %(matches)s zijn
usage-option = “{ $text }” heeft niet de vorm naam=waarde
usage-bots = “{ $text }” is geen lijst van bots zoals greedy,random
usage-whole = “{ $text }” is geen geheel getal
does-play = spelen in de terminal, tegen bots of met meerdere mensen om de beurt
does-games = de spellen tonen, met hun plaatsen en opties
does-saves = de bewaarde spellen tonen
does-rules = het handboek van een spel lezen
does-replay = een bewaard spel zet voor zet vertellen
does-simulate = bots veel spellen laten spelen en tellen
does-arena = bots aan elkaar meten: eerlijk, te hervatten, met intervallen
does-verify = nagaan of een afgelopen spel eerlijk is gedeeld en gespeeld
does-serve = een hal openen om over het netwerk te spelen
does-hall = een hal verzorgen: check, backup, restore, prune, stats, reports
arg-game = welk spel: `triforium games` toont ze
arg-saves-game = alleen van één spel
arg-seats = hoeveel spelers (standaard: zo veel als erbij kunnen)
arg-seed-random = de seed van al het toeval (standaard: een willekeurige)
arg-seed-zero = de seed van al het toeval (standaard: 0)
arg-option = een optie van het spel; mag herhaald worden
arg-bots-play = apprentice, journeyman (standaard), master of master-builder voor alle andere plaatsen, of een lijst
arg-bots-simulate = één bot voor alle plaatsen, of één voor elke (standaard: greedy)
arg-bots-arena = één bot voor elke plaats, zoals greedy,greedy,random (standaard: greedy,random)
arg-seat = jouw plaats, geteld vanaf 1 (standaard: 1)
arg-name = jouw naam; herhaald spelen meerdere mensen aan dit toetsenbord
arg-load = verder met het spel in dit bestand
arg-resume = verder met het nieuwste spel dat niet voorbij is
arg-save = waar het spel bewaard wordt (standaard: je gegevensmap)
arg-rule = een paragraaf zoals II.3 (standaard: de inhoudsopgave)
arg-search = de paragrafen tonen waarin een woord voorkomt
arg-file = een bewaard spel
arg-at = alleen de tafel na N zetten tonen
arg-games = hoeveel spellen (standaard: 1000)
arg-games-arena = hoeveel spellen (standaard: 400)
arg-jobs = hoeveel processen (standaard: één per processor)
arg-json = cijfers voor machines in plaats van tabellen
arg-target = welk spel, of arenabestanden (FILE.toml ...)
arg-out = het Parquet-bestand van alle uitslagen; bij arenabestanden een map (standaard: je gegevensmap)
arg-file-over = het bestand van een spel dat voorbij is
arg-hash = wat er aan het begin van de seed te zien was: zijn SHA-256
arg-host = het adres om op te luisteren (standaard: 127.0.0.1)
arg-port = de poort (standaard: 8302; 0: om het even)
arg-data = waar spellen bewaard worden (standaard: je gegevensmap)
arg-task = wat er te doen is
arg-backup = het bestand van een reservekopie
arg-days = prune: wat zo lang ongebruikt was
arg-lang = de taal van de teksten (standaard: { $lang })
game-seats = spelers: { $seats }
game-options = de opties, met --option NAME=VALUE (de eerste is standaard):
game-bots = bots, met --bots:
bot-apprentice = kijkt één zet vooruit, maar ziet het meeste over het hoofd
bot-journeyman = kijkt één zet vooruit en mist daar niets
bot-master = zoekt 0,2 s lang
bot-master-builder = zoekt 2 s lang
trouble-absent = zo'n bestand is er niet
trouble-forbidden = dat mag hier niet
trouble-folder = dat is een map
trouble-full = de schijf is vol
trouble-read-only = daar kan niets worden geschreven
trouble-damaged = het verslag is beschadigd
trouble-foreign = dit is geen verslag van Triforium, of een van een andere versie

does-train = leren posities te beoordelen uit eigen partijen
arg-seats-train = voor hoeveel spelers (standaard: alle aantallen)
arg-games-train = partijen per generatie (standaard: 40.000)
arg-generations = hoogstens zoveel generaties (standaard: 6)
arg-out-train = waar alles bewaard wordt (standaard: build/training)
train-generation = { $seats } spelers, generatie { $number }: { $hand } % gewonnen tussen handgeschreven schattingen, { $before } % tussen de beste tot dan toe
train-done = Geleerd: { $path }. Leg het in games/{ $game }/ om ermee te spelen.
## Terugblik

review-of = { $title }: een terugblik op { $moves } zetten
reviewing = { $done } van { $all } beslissingen …
review-chances = Winstkansen
review-decisions = Beslissingen
review-accuracy = Nauwkeurigheid
review-inaccuracy = Onnauwkeurig
review-mistake = Fouten
review-blunder = Blunders
review-one-inaccuracy = onnauwkeurig
review-one-mistake = fout
review-one-blunder = blunder
review-first = Begin
review-own = Eigen zetten
review-others = Zetten van anderen
review-luck = Geluk
review-last = Einde
review-account = In procenten, de veranderingen in procentpunten. Geluk is wat getrokken, gegooid en onthuld werd.
review-moments = Drie momenten die het spel beslisten
review-moment = Zet { $move } ({ $moves }): { $name } van { $before } naar { $after }; door zetten { $decided }, door geluk { $luck }.
review-costliest = De duurste zetten
review-worst = Zet
review-played = Gespeeld
review-better = Beter
review-cost = Kosten
review-positions = triforium replay FILE --at { $at } toont de tafel vóór zet { $move }.
review-flawless = Niemand deed een zet die veel kostte.
review-every = Alle beslissingen
review-page = De pagina staat in { $path }.

does-review = terugkijken op een afgelopen spel: wie speelde goed, en wat was geluk
arg-html = ook als eigen pagina schrijven
