## The house
wordmark = Triforium
to-lobby = Triforium, zur Lobby
skip-to-content = Zum Inhalt
pages = Seiten
page-lobby = Lobby
page-new = Neuer Tisch
page-handbook = Handbuch
page-profile = Profil
page-settings = Einstellungen
page-about = Über Triforium
page-review = Rückblick
language = Sprache
theme-to-dark = Dunkles Thema
theme-to-light = Helles Thema
nothing-here = Hier ist nichts
back-to-lobby = Zurück zur Lobby
loading = Einen Augenblick ...
connecting = Die Verbindung ist weg. Neu verbinden ...
offline = Keine Verbindung. Was du siehst, bleibt; es geht von selbst weiter.
close = Schließen
cancel = Abbrechen
more = Mehr
menu = Menü
tools = Werkzeuge

## Lobby
greeting = Was bauen wir heute?
greeting-how = Zwei Klicks und du spielst. Kein Konto nötig.
players-range = { $least } bis { $most } Spieler
players-expansion = { $least } bis { $most } Spieler, mit Erweiterung
play-now = Jetzt spielen
play-now-title = Jetzt spielen: { $title }
against-bots = gegen { $bots } Bots
opponents = Deine Gegner
new-table-of = Neuer Tisch: { $title }
my-games = Meine Spiele
my-games-none = Noch keine Spiele. Wähle oben einen Titel.
your-turn = Du bist dran
replay = Nachspielen
continue = Weiter
open-tables = Offene Tische
watch-tables = Zuschauen
watch = Zuschauen
sit-down = Hinsetzen
leave = Verlassen
open-a-table = Tisch eröffnen
begin = Beginnen
stand-gathering = wartet auf Spieler
stand-running = läuft
stand-over = beendet
stand-round = Runde { $round }
stand-round-of = Runde { $round } von { $rounds }
stand-won = beendet: Sieg für dich, { $points }
stand-lost = beendet: Sieg für { $names }, { $points }
seat-open = Freier Platz
gathering = Das Spiel beginnt, wenn alle Plätze besetzt sind.
invite = Lade andere mit dieser Adresse ein
copy = Kopieren
copied = Kopiert

## New table
title = Titel
titles = Titel
options = Optionen
seats-with = „{ $choice }“ ist für { $least } bis { $most } Spieler.
seats = Plätze
seat-number = Platz { $number }
seat-me = Ich
seat-bot = Bot
seat-local = Jemand hier an diesem Bildschirm
bot-level-of = Stufe des Bots auf Platz { $number }
name = Name
pace = Tempo
clock-none = Ohne Uhr
clock-quick = Je 20 Minuten, 10 Sekunden je Zug
clock-calm = Je 1 Stunde, 30 Sekunden je Zug
clock-days = 2 Tage je Zug
public = Alle sehen diesen Tisch in der Lobby
seed-choose = Startzahl (leer: Zufall)

## Bots
bots = Bots
thinks = { $name } denkt nach …
master-would = Was täte ein Meister?
why = Warum?
why-of = Warum zog { $name } so?
reasons-wait = Es wird nachgedacht …
reasons-of = { $name } wählte „{ $move }“ und wog ab:
reasons-none = Es gab nichts abzuwägen: nur eine Wahl.
reason-share = { $share } % der Gedanken
reason-ahead = { $count ->
    [1] dann { $points } Punkt voraus
   *[other] dann { $points } Punkte voraus
 }
reason-behind = { $count ->
    [1] dann { $points } Punkt zurück
   *[other] dann { $points } Punkte zurück
 }
reason-level = dann gleichauf
reason-line = Danach erwartet:

## Table
rules = Regeln
chat = Chat
text-mode = Textmodus
board = Spielplan
sound = Ton
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
question = Die Frage
rule = Regel { $rule }
rule-word = Regel
undo = Zurück
undo-ask = Zurück: fragen
undo-not-now = Es gibt jetzt nichts zurückzunehmen.
take-back = Nimm das zurück
take-back-link = Zurücknehmen: { $link }
cannot-be-undone = Nicht zurückzunehmen
chain = Bisher gewählt
choices = Möglichkeiten
skip = Vorspulen
key-enter = Enter
preview = Vorschau
do-it = Ausführen
looking-back = Rückblick: { $where }, Stellung { $version } von { $versions }
back-to-now = Zurück zu jetzt
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
play-on = Von hier weiterspielen
rematch = Noch einmal
from-the-start = Von Anfang an
players-and-chronicle = Spieler und Chronik
open-column = Spieler und Chronik öffnen
parts-of-table = Teile des Tisches
tab-table = Tisch
tab-players = Spieler
tab-chronicle = Chronik
tab-chat = Chat
chronicle = Chronik
earlier = Frühere Zeilen
since-last-turn = seit deinem letzten Zug
to-act = am Zug
you = du
points = Punkte
is-ready = { $name } ist bereit
ready = bereit
ranking = Rangliste
tie-broken = Gleichstand; die Spielregeln entscheiden.
seed = Startzahl: { $seed }
curtain-next = { $name } ist dran
curtain-why = Gib den Bildschirm weiter; niemand sonst schaut jetzt zu.
curtain-lift = Ich bin { $name }
whole-handbook = Das ganze Handbuch
chat-and-notes = Chat und Notizen
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
send = Senden
spectator = Zuschauer
notes = Meine Notizen
notes-kept = Nur du siehst sie.
notes-keeping = Speichern ...
undo-asked = { $name } möchte einen Zug zurücknehmen.
undo-waits = Du hast gefragt, ob du einen Zug zurücknehmen darfst.
agree = Einverstanden
refuse = Ablehnen
my-seat = Mein Platz
come-back = Zurückkommen
hand-over = Ein Bot soll für mich spielen
resign = Aufgeben
resign-sure = Jetzt aufgeben: Ein Bot spielt weiter
ask-stand-in = Ein Bot für { $name }

## Text mode
jump-to = Springe zu:
jump-decision = Entscheidung
jump-players = Spieler
jump-board = Spielplan
jump-chronicle = Chronik
your-decision = Deine Entscheidung
decision = Entscheidung
how-to-choose = Tippe die Nummer, oder gehe mit den Pfeiltasten und drücke Enter.
waiting-for = Warten auf { $names }.
where-we-are = Wo wir sind
players = Spieler
player = Spieler
since-my-turn = Seit meinem letzten Zug
nothing-since = Seit deinem letzten Zug ist nichts geschehen.
arms-red = rot, Sparren
arms-blue = blau, Kreuz
arms-yellow = gelb, Kugel
arms-green = grün, Balken
arms-black = schwarz, Schragen
arms-purple = lila, Raute

## Handbook
search = Suchen
found = { $number ->
    [one] { $number } Absatz
   *[other] { $number } Absätze
}
contents = Inhalt

## Profile
save = Speichern
saved = Gespeichert.
account = Konto
account-yes = Du hast ein Konto; deine Spiele sind auf jedem Gerät.
account-why = Mit einem Konto findest du deine Spiele auf jedem Gerät. Sie bleiben deine.
account-made = Das Konto ist angelegt.
login-name = Name des Kontos
password = Passwort
make-account = Konto anlegen
log-in = Anmelden
log-out = Abmelden
logged-in = Du bist angemeldet.
logged-out = Du bist abgemeldet.
results = Ergebnisse
results-none = Noch keine beendeten Spiele.
games = Spiele
won = Gewonnen
best = Bestes
history = Verlauf

## Settings
set-lang = Sprache
lang-en = English
lang-nl = Nederlands
lang-de = Deutsch
set-theme = Thema
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
set-taps = Wählen
taps-auto = Ein Klick mit der Maus, zweimal tippen auf dem Touchscreen
taps-one = Ein Klick oder einmal Tippen genügt
taps-two = Der erste zeigt, der zweite handelt
set-pace = Züge von Bots und anderen
pace-0 = Sofort
pace-400 = Zügig
pace-900 = Ruhig
pace-1800 = Langsam
set-sound = Ton
sound-off = Aus
sound-soft = Leise
sound-full = Voll
set-more = Mehr
set-notices = Eine Nachricht, wenn ich dran bin
set-text = Textmodus: Tische als Überschriften, Listen und Knöpfe

## About
about-what = Triforium ist das digitale Haus der mittelalterlichen Bauspiele: für Menschen, Bots und Forschende.
about-title = von { $designers } ({ $year })
about-own = Alle Zeichnungen und Worte sind unsere eigenen; die Namen der Spiele gehören ihren Inhabern.
about-fair-head = Faires Spiel
about-fair = Jedes Spiel zeigt vor dem ersten Zug den Hash seiner Startzahl und am Ende die Zahl selbst: Alle können prüfen, dass nichts verändert wurde.
about-keys-head = Tasten am Tisch
about-key-arrows = Pfeil links und rechts: durch das Spiel gehen
about-key-u = U: zurücknehmen
about-key-r = R: die Regel hinter der Frage
about-key-l = L: seit meinem letzten Zug (Textmodus)
about-key-escape = Escape: eine halbe Wahl zurücknehmen
about-key-digits = Ziffern: eine Möglichkeit einer Liste wählen
about-fonts-head = Schrift
about-fonts = Alegreya, Alegreya Sans, Alegreya SC und Uncial Antiqua, unter der SIL Open Font License.
about-api = Die API, für eigene Programme

## Rückblick
review-thinks = Das Spiel wird noch einmal durchdacht
review-progress = { $done } von { $all } Entscheidungen …
review-plot = Gewinnchancen im Lauf des Spiels; die Tabelle darunter sagt dasselbe in Zahlen.
review-chances = Gewinnchancen
review-players = Spieler
review-decisions = Entscheidungen
review-accuracy = Genauigkeit
review-inaccuracy = Ungenauigkeiten
review-mistake = Fehler
review-blunder = Patzer
review-one-inaccuracy = ungenau
review-one-mistake = Fehler
review-one-blunder = Patzer
review-first = Anfangs
review-own = Eigene Züge
review-others = Züge der anderen
review-luck = Glück
review-last = Zuletzt
review-account = Gewinnchancen und Hundertstel davon. Glück ist, was gezogen, gewürfelt und aufgedeckt wurde.
review-moments = Drei Augenblicke, die das Spiel entschieden
review-at = Zug { $move }
review-moment = { $name } von { $before } auf { $after }; durch Züge { $decided }, durch Glück { $luck }.
review-costly = Teure Züge
review-better = Besser: { $move }
review-flawless = Niemand machte einen Zug, der viel kostete.
review-lead = „Zug“ führt zum Tisch, wie er damals war; von dort kannst du weiterspielen.
review-every = Alle Entscheidungen
