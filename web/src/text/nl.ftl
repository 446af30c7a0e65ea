## The house
wordmark = Triforium
to-lobby = Triforium, naar de lobby
skip-to-content = Naar de inhoud
pages = Pagina's
page-lobby = Lobby
page-new = Nieuwe tafel
page-handbook = Handboek
page-profile = Profiel
page-settings = Instellingen
page-about = Over Triforium
page-review = Terugblik
language = Taal
theme-to-dark = Donker thema
theme-to-light = Licht thema
nothing-here = Hier is niets
back-to-lobby = Terug naar de lobby
loading = Een ogenblik ...
connecting = De verbinding is weg. Opnieuw verbinden ...
offline = Geen verbinding. Wat je ziet blijft staan; het gaat vanzelf verder.
close = Sluiten
cancel = Annuleren
more = Meer
menu = Menu
tools = Gereedschap

## Lobby
greeting = Wat bouwen we vandaag?
greeting-how = Twee klikken en je speelt. Een account is niet nodig.
players-range = { $least } tot en met { $most } spelers
players-expansion = { $least } tot en met { $most } spelers, met uitbreiding
play-now = Nu spelen
play-now-title = Nu spelen: { $title }
against-bots = tegen { $bots } bots
opponents = Je tegenstanders
new-table-of = Nieuwe tafel: { $title }
my-games = Mijn spellen
my-games-none = Nog geen spellen. Kies hierboven een titel.
your-turn = Jouw beurt
replay = Terugkijken
continue = Verder
open-tables = Open tafels
watch-tables = Meekijken
watch = Meekijken
sit-down = Ga zitten
leave = Weggaan
open-a-table = Open een tafel
begin = Beginnen
stand-gathering = wacht op spelers
stand-running = bezig
stand-over = afgelopen
stand-round = ronde { $round }
stand-round-of = ronde { $round } van { $rounds }
stand-won = afgelopen: jij hebt gewonnen, { $points }
stand-lost = afgelopen: gewonnen door { $names }, { $points }
seat-open = Vrije plaats
gathering = Het spel begint als alle plaatsen bezet zijn.
invite = Nodig anderen uit met dit adres
copy = Kopiëren
copied = Gekopieerd

## New table
title = Titel
titles = Titels
options = Opties
seats-with = “{ $choice }” is voor { $least } tot en met { $most } spelers.
seats = Plaatsen
seat-number = Plaats { $number }
seat-me = Ik
seat-bot = Bot
seat-local = Iemand hier aan dit scherm
bot-level-of = Sterkte van de bot op plaats { $number }
name = Naam
pace = Tempo
clock-none = Zonder klok
clock-quick = 20 minuten elk, 10 seconden per beurt
clock-calm = 1 uur elk, 30 seconden per beurt
clock-days = 2 dagen per beurt
public = Iedereen ziet deze tafel in de lobby
seed-choose = Startgetal (leeg: toeval)

## Bots
bots = Bots
thinks = { $name } denkt na …
master-would = Wat zou een meester doen?
why = Waarom?
why-of = Waarom deed { $name } dat?
reasons-wait = Er wordt nagedacht …
reasons-of = { $name } koos “{ $move }” en woog af:
reasons-none = Er viel niets af te wegen: er was maar één keuze.
reason-share = { $share } % van de gedachten
reason-ahead = { $count ->
    [1] dan { $points } punt voor
   *[other] dan { $points } punten voor
 }
reason-behind = { $count ->
    [1] dan { $points } punt achter
   *[other] dan { $points } punten achter
 }
reason-level = dan gelijk
reason-line = Verwacht daarna:

## Table
rules = Regels
chat = Chat
text-mode = Tekstmodus
board = Bord
sound = Geluid
round = Ronde { $round }
round-of = Ronde { $round } van { $rounds }
question = De vraag
rule = Regel { $rule }
rule-word = Regel
undo = Terugnemen
undo-ask = Vraag: terug
undo-not-now = Er is nu niets terug te nemen.
take-back = Neem dit terug
take-back-link = Terugnemen: { $link }
cannot-be-undone = Niet terug te nemen
chain = Tot nu toe gekozen
choices = Keuzes
skip = Sla over
key-enter = Enter
preview = Vooruitblik
do-it = Doen
looking-back = Terugblik: { $where }, stand { $version } van { $versions }
back-to-now = Terug naar nu
step-back = Een stap terug
step-on = Een stap verder
play-on = Speel vanaf hier verder
rematch = Nog eens
from-the-start = Vanaf het begin
players-and-chronicle = Spelers en kroniek
open-column = Open spelers en kroniek
parts-of-table = Delen van de tafel
tab-table = Tafel
tab-players = Spelers
tab-chronicle = Kroniek
tab-chat = Chat
chronicle = Kroniek
earlier = Eerdere regels
since-last-turn = sinds je laatste beurt
to-act = aan de beurt
you = jij
points = punten
is-ready = { $name } is klaar
ready = klaar
ranking = Uitslag
tie-broken = Gelijke stand; de spelregels beslissen.
seed = Startgetal: { $seed }
curtain-next = { $name } is aan de beurt
curtain-why = Geef het scherm door; niemand anders kijkt nu mee.
curtain-lift = Ik ben { $name }
whole-handbook = Het hele handboek
chat-and-notes = Chat en notities
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
send = Stuur
spectator = Toeschouwer
notes = Mijn notities
notes-kept = Alleen jij ziet ze.
notes-keeping = Opslaan ...
undo-asked = { $name } wil een zet terugnemen.
undo-waits = Je hebt gevraagd een zet terug te nemen.
agree = Akkoord
refuse = Weigeren
my-seat = Mijn plaats
come-back = Kom terug
hand-over = Laat een bot voor mij spelen
resign = Opgeven
resign-sure = Geef op: een bot speelt verder
ask-stand-in = Een bot voor { $name }

## Text mode
jump-to = Ga naar:
jump-decision = beslissing
jump-players = spelers
jump-board = bord
jump-chronicle = kroniek
your-decision = Jouw beslissing
decision = Beslissing
how-to-choose = Typ het nummer, of ga met de pijltjes en druk op Enter.
waiting-for = Wachten op { $names }.
where-we-are = Waar we zijn
players = Spelers
player = Speler
since-my-turn = Sinds mijn laatste beurt
nothing-since = Er is niets gebeurd sinds je laatste beurt.
arms-red = rood, keper
arms-blue = blauw, kruis
arms-yellow = geel, schijf
arms-green = groen, balken
arms-black = zwart, schuinkruis
arms-purple = paars, ruit

## Handbook
search = Zoeken
found = { $number ->
    [one] { $number } paragraaf
   *[other] { $number } paragrafen
}
contents = Inhoud

## Profile
save = Bewaar
saved = Bewaard.
account = Account
account-yes = Je hebt een account; je spellen staan op elk apparaat.
account-why = Met een account vind je je spellen op elk apparaat. Ze blijven van jou.
account-made = Het account is gemaakt.
login-name = Naam van het account
password = Wachtwoord
make-account = Maak een account
log-in = Inloggen
log-out = Uitloggen
logged-in = Je bent ingelogd.
logged-out = Je bent uitgelogd.
results = Resultaten
results-none = Nog geen afgelopen spellen.
games = Spellen
won = Gewonnen
best = Beste
history = Geschiedenis

## Settings
set-lang = Taal
lang-en = English
lang-nl = Nederlands
lang-de = Deutsch
set-theme = Thema
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
set-taps = Kiezen
taps-auto = Eén klik met de muis, twee tikken op een aanraakscherm
taps-one = Eén klik of tik doet het
taps-two = De eerste toont, de tweede doet
set-pace = Zetten van bots en anderen
pace-0 = Meteen
pace-400 = Vlot
pace-900 = Rustig
pace-1800 = Langzaam
set-sound = Geluid
sound-off = Uit
sound-soft = Zacht
sound-full = Vol
set-more = Meer
set-notices = Een melding als ik aan de beurt ben
set-text = Tekstmodus: tafels als koppen, lijsten en knoppen

## About
about-what = Triforium is het digitale huis van middeleeuwse bouwspellen: voor mensen, bots en onderzoekers.
about-title = van { $designers } ({ $year })
about-own = Alle tekeningen en woorden zijn van onszelf; de namen van de spellen horen bij hun eigenaars.
about-fair-head = Eerlijk spel
about-fair = Elk spel toont vóór de eerste zet de hash van zijn startgetal en na afloop het getal zelf: iedereen kan nagaan dat er niets is veranderd.
about-keys-head = Toetsen aan tafel
about-key-arrows = Pijl links en rechts: door het spel lopen
about-key-u = U: ongedaan maken
about-key-r = R: de regel achter de vraag
about-key-l = L: sinds mijn laatste beurt (tekstmodus)
about-key-escape = Escape: neem een halve keuze terug
about-key-digits = Cijfers: kies een mogelijkheid uit een lijst
about-fonts-head = Letters
about-fonts = Alegreya, Alegreya Sans, Alegreya SC en Uncial Antiqua, onder de SIL Open Font License.
about-api = De API, voor je eigen programma's

## Terugblik
review-thinks = Het spel wordt nog eens doordacht
review-progress = { $done } van { $all } beslissingen …
review-plot = Winstkansen in de loop van het spel; de tabel hieronder zegt hetzelfde in getallen.
review-chances = Winstkansen
review-players = Spelers
review-decisions = Beslissingen
review-accuracy = Nauwkeurigheid
review-inaccuracy = Onnauwkeurigheden
review-mistake = Fouten
review-blunder = Blunders
review-one-inaccuracy = onnauwkeurig
review-one-mistake = fout
review-one-blunder = blunder
review-first = Eerst
review-own = Eigen zetten
review-others = Zetten van anderen
review-luck = Geluk
review-last = Ten slotte
review-account = Winstkansen en honderdsten daarvan. Geluk is wat getrokken, gegooid en onthuld werd.
review-moments = Drie momenten die het spel beslisten
review-at = Zet { $move }
review-moment = { $name } van { $before } naar { $after }; door zetten { $decided }, door geluk { $luck }.
review-costly = Dure zetten
review-better = Beter: { $move }
review-flawless = Niemand deed een zet die veel kostte.
review-lead = “Zet” voert naar de tafel zoals die toen was; vandaar kun je verder spelen.
review-every = Alle beslissingen
