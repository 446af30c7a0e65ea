## Spielen

welcome = { $title }. Tippe eine Zahl zum Wählen, h für Hilfe, q zum Beenden.
choose = Deine Wahl:
several = Mehrere auf einmal: 2 1x3 ist einmal Wahl 2, dann dreimal Wahl 1.
in-order = Oder eins nach dem anderen, in der Reihenfolge der Liste: Was höher steht als deine Wahl, kann nicht mehr folgen.
and-the-rest = { $moves }, dann was übrig bleibt
only-names = t: was jedes davon bringt.
cut-short = t: alles in voller Länge.
may-decline = n: eine Weile lang „{ $answer }“, ohne Frage.
decline-until = „{ $answer }“ ohne Frage; niemand sonst sieht das. Bis wann?
until-turn = bis ich am Zug bin
until-phase = bis zum Ende der Phase
until-round = bis zum Ende der Runde
until-law = bis ein Gesetz gespielt wird
until-game = bis zum Ende des Spiels
curtain = Jetzt { $name }: Die anderen sehen weg. Weiter mit Enter.
help =
    1, 2, …    diese Möglichkeit wählen
    Enter      die Frage noch einmal
    ?          die Regel hinter der Frage;  ? II.3  jede andere Regel;  ? Markt  eine Karte, ein Ort, ein Wort
    u          deinen letzten Zug zurücknehmen, solange nichts Neues zu sehen war
    t          der Tisch und die Frage noch einmal, ungekürzt
    m          was täte ein Meister hier?
    l          alles, was bisher geschah
    n          wo man ein Angebot ablehnen kann: frag mich eine Weile nicht mehr
    h          diese Hilfe
    q          beenden; das Spiel wird nach jedem Zug gespeichert
not-understood = „{ $answer }“ ist hier keine Antwort: Tippe eine Zahl ({ $numbers }) oder h für Hilfe.
chain-broken = Das ist nicht alles möglich, darum geschieht nichts davon.
master-would = Das täte ein Meister (Anteil seiner Gedanken, Punkte Vorsprung danach, was er danach erwartet):
master-forced = Hier gibt es nur eine Wahl.
master-waits = Unter Menschen schweigt ein Meister, bis das Spiel vorbei ist.
thinks = { $name } denkt nach …
no-rule = Das Handbuch hat keinen Absatz { $rule }.
also-in = Auch in { $rules }.
undone = Dein letzter Zug ist zurückgenommen.
undo-refused = Das geht nicht zurück: Seit deinem letzten Zug wurde etwas gezogen oder aufgedeckt.
undo-nothing = Du hast noch nicht gezogen: Es gibt nichts zurückzunehmen.
left = Das Spiel ist in { $path } gespeichert; weiter geht es mit --resume.
left-older = In { $path } liegt nur ein früherer Stand: Was danach kam, ist nicht gespeichert.
left-unsaved = Nichts ist gespeichert.
save-failed = Das Spiel geht weiter, lässt sich aber nicht in { $path } speichern: { $why }.
kept = Die Aufzeichnung liegt in { $path } (Seed { $seed }).
pure-play = Die Engine läuft hier als reines Python: Suchende Bots sehen weniger weit. Mit einem C-Compiler ist sie etwa 20-mal so schnell.
ignored = Das gespeicherte Spiel hat sie schon, sie bleiben außer Acht: { $options }
skipped-over = Übergangen, weil zu Ende: { $path }
skipped-damaged = Übergangen, weil nicht lesbar: { $path } ({ $why })

## Punkte

player = Spieler
points = Punkte
winner = { $count ->
        [one] { $names } gewinnt.
       *[other] Ein geteilter Sieg: { $names }.
    }

## Spiele und Regeln

name = Name
title = Titel
seats = Spieler
options = Optionen (Standard zuerst)
rules-hint = Einen Absatz lesen: triforium rules { $game } II.3
no-saves = In { $folder } ist kein Spiel gespeichert.
save-moves =
    { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
save-unfinished = nicht zu Ende
save-over = zu Ende
save-damaged = beschädigt

## Nachspielen

replay = { $title }, { $moves } Züge
replay-at = Nach { $at } von { $moves } Zügen
unfinished = Das Spiel ist nicht zu Ende.
seed-promised = Der Seed ist der versprochene: Sein SHA-256 ist der vom Anfang.
replays = Das Spiel von { $game } lässt sich nachspielen: { $moves } Züge, Punkte { $scores }.

## Simulation

simulating = Spiele
pure-engine = Die Regeln laufen als reines Python; kompiliert geht es etwa 20-mal so schnell.
by-bot = Nach Bot
by-seat = Nach Sitz
by-rank = Nach Rang
rank = Nr. { $rank }
played = Spiele
mean = Mittel
median = Median
spread = Streuung
win-share = Siege
speed = { $games } Spiele in { $seconds } s: { $rate } Spiele und { $decisions } Entscheidungen je Sekunde.
rotated = Die Bots rückten in jedem Spiel einen Sitz weiter, damit sich Sitz und Stärke nicht vermischen.
simulation-stopped = Nach { $played } von { $games } Spielen angehalten.

## Arena

margin = Vorsprung
rating = Wertung
thinking = ms/Zug
arena-kept = { $games } Spiele; ausgeglichen wären { $par }. Ergebnisse: { $path }
arena-rounded = { $games } Spiele statt { $asked }: { $deals } Ausgangslagen, jede von jedem Sitz aus.
arena-stopped = Nach { $played } von { $games } Spielen angehalten; derselbe Befehl macht dort weiter.
bars = Messlatten
bar = Latte
bar-met = erreicht
bar-missed = verfehlt
bar-rival = ~: der Siegesanteil einer anderen Arena; der Abstand darf nicht größer sein, als Glück erklärt (95 %).

## Beschwerden
no-game = es gibt kein Spiel „{ $game }“; es gibt { $games }
no-option = { $game } hat keine Option „{ $option }“; es hat { $options }
no-value = die Option { $option } kann nicht „{ $value }“ sein, sondern { $values }
no-seats = mit diesen Optionen ist { $game } für { $least } bis { $most } Spieler, nicht für { $seats }
bad-seed = ein Seed ist eine ganze Zahl mit höchstens 128 Bit
no-bot = es gibt keinen Bot „{ $bot }“; es gibt apprentice, journeyman, master, master-builder, greedy, random und search wie in search:200
no-seat = es gibt keinen Platz { $seat }: Dieser Tisch hat die Plätze 1 bis { $seats }
bots-and-seats = { $bots } Bots sind für { $seats } Plätze genannt: Nenne einen, oder einen für jeden Platz
too-many-people = { $people } Menschen sind für { $seats } Plätze genannt
bad-name = der Name eines Spielers ist eine Zeile lesbarer Text, höchstens 100 Zeichen, und nicht wie „Tom (master)“
no-save = es gibt kein gespeichertes Spiel von { $game } zum Fortsetzen in { $folder }
other-game = { $path } ist ein Spiel von { $its }, nicht von { $game }
not-overwritten = { $path } gibt es schon, und es ist kein Stand dieses Spiels: Nenne eine andere Datei
save-in-use = { $path } wird gerade anderswo gespielt
no-move = es gibt keinen Zug { $at }: Die Aufzeichnung hat { $moves } Züge
no-word = das Handbuch hat nichts über „{ $word }“
unknown-rule = das Handbuch hat keinen Absatz „{ $rule }“
one-game-at-least = mindestens ein Spiel muss gespielt werden
one-job-at-least = mindestens ein Prozess muss spielen
missing-library = { $command } braucht { $library }: Installiere es mit pip install 'triforium[{ $extra }]'
other-seed = der Seed ist nicht der versprochene: Sein SHA-256 ist { $found }
unlike-file = { $path }: { $why }
review-unfinished = { $path } ist noch nicht zu Ende: Ein Rückblick würde Geheimnisse verraten
arena-of-one = eine Arena ist für ein Spiel, oder für eine oder mehrere Arenadateien (.toml)
arena-file-alone = eine Arenadatei sagt selbst, welche Bots, Optionen, Seed und Spiele: Nenne sie allein
arena-other = { $path } gehört zu einer anderen Arena ({ $told }): Nenne mit --out eine andere Datei
arena-busy = ein anderer Prozess spielt für { $path }
arena-no-file = { $path } ist keine Datei einer Arena: Nenne mit --out eine andere
arena-fields = { $path }: { $fields }: fehlt, unbekannt oder von falscher Art
arena-quotes = { $path }: Bots und Werte von Optionen sind Wörter in Anführungszeichen
arena-bar-bot = { $path }: die Latte ist für { $bot }, der nicht mitspielt
arena-bar = { $path }: eine Latte hat einen Bot und win_share (0.6 ist 60 %) oder no_worse_than (eine andere Datei)

## Die Befehlszeile
about = Mittelalterliche Bauspiele: spielen, Regeln lesen, nachspielen, simulieren.
command = BEFEHL
examples =
    Beispiele:
      triforium play pillars                          vier Plätze, du gegen drei Gesellen
      triforium play pillars --seats 2 --lang nl      zwei Spieler, auf Niederländisch
      triforium play guilds --name Ann --name Bob     zwei Menschen an einer Tastatur, und Bots
      triforium play pillars --resume                 weiter mit dem letzten Spiel
      triforium play keythedral --help                seine Optionen, und die Bots
      triforium saves                                 was du gespeichert hast
      triforium rules pillars II.3                    wie man einen Baumeister setzt
      triforium replay FILE --at 40                   der Tisch nach 40 Zügen
      triforium review FILE --html review.html        wer gut spielte und was Glück war
      triforium serve --port 8302                     eine Halle zum Spielen öffnen
      triforium simulate pillars --games 1000 --bots greedy,random,random,random
      triforium arena keythedral --bots greedy,greedy,random --games 300 --out greedy.parquet
usage = Aufruf:
usage-options = Optionen
usage-arguments = Argumente
usage-help = diese Hilfe zeigen
usage-version = die Version zeigen
usage-error = %(prog)s: %(message)s
usage-required = es fehlt: %s
usage-unknown = nicht verstanden: %s
usage-choice = %(value)r geht hier nicht; wähle aus %(choices)s
usage-argument = %(argument_name)s: %(message)s
usage-one = es fehlt ein Wert
usage-not-with = nicht zusammen mit %s
usage-value = %(value)r geht hier nicht
usage-ambiguous = %(option)s kann %(matches)s sein
usage-option = „{ $text }“ hat nicht die Form Name=Wert
usage-bots = „{ $text }“ ist keine Liste von Bots wie greedy,random
usage-whole = „{ $text }“ ist keine ganze Zahl
does-play = im Terminal spielen, gegen Bots oder mit mehreren Menschen reihum
does-games = die Spiele mit ihren Plätzen und Optionen zeigen
does-saves = die gespeicherten Spiele zeigen
does-rules = das Handbuch eines Spiels lesen
does-replay = ein gespeichertes Spiel Zug um Zug erzählen
does-simulate = Bots viele Spiele spielen lassen und zählen
does-arena = Bots aneinander messen: gerecht, fortsetzbar, mit Intervallen
does-verify = prüfen, ob ein beendetes Spiel gerecht gegeben und gespielt wurde
does-serve = eine Halle öffnen, in der man über das Netz spielt
does-hall = eine Halle pflegen: check, backup, restore, prune, stats, reports
arg-game = welches Spiel: `triforium games` zeigt sie
arg-saves-game = nur von einem Spiel
arg-seats = wie viele Spieler (Vorgabe: so viele, wie mitspielen können)
arg-seed-random = der Seed allen Zufalls (Vorgabe: ein zufälliger)
arg-seed-zero = der Seed allen Zufalls (Vorgabe: 0)
arg-option = eine Option des Spiels; darf mehrmals stehen
arg-bots-play = apprentice, journeyman (Vorgabe), master oder master-builder für alle anderen Plätze, oder eine Liste
arg-bots-simulate = ein Bot für alle Plätze, oder einer für jeden (Vorgabe: greedy)
arg-bots-arena = ein Bot für jeden Platz, wie greedy,greedy,random (Vorgabe: greedy,random)
arg-seat = dein Platz, gezählt ab 1 (Vorgabe: 1)
arg-name = dein Name; mehrmals genannt, spielen mehrere Menschen an dieser Tastatur
arg-load = weiter mit dem Spiel in dieser Datei
arg-resume = weiter mit dem neuesten Spiel, das nicht vorbei ist
arg-save = wo das Spiel bleibt (Vorgabe: dein Datenordner)
arg-rule = ein Absatz wie II.3 (Vorgabe: das Inhaltsverzeichnis)
arg-search = die Absätze zeigen, in denen ein Wort vorkommt
arg-file = ein gespeichertes Spiel
arg-at = nur den Tisch nach N Zügen zeigen
arg-games = wie viele Spiele (Vorgabe: 1000)
arg-games-arena = wie viele Spiele (Vorgabe: 400)
arg-jobs = wie viele Prozesse (Vorgabe: einer je Prozessor)
arg-json = Zahlen für Maschinen statt Tabellen
arg-target = welches Spiel, oder Arenadateien (FILE.toml ...)
arg-out = die Parquet-Datei aller Ergebnisse; bei Arenadateien ein Ordner (Vorgabe: dein Datenordner)
arg-file-over = die Datei eines Spiels, das vorbei ist
arg-hash = was am Anfang vom Seed zu sehen war: sein SHA-256
arg-host = die Adresse, an der gelauscht wird (Vorgabe: 127.0.0.1)
arg-port = der Port (Vorgabe: 8302; 0: irgendeiner)
arg-data = wo Spiele bleiben (Vorgabe: dein Datenordner)
arg-task = was zu tun ist
arg-backup = die Datei einer Sicherung
arg-days = prune: was so lange ungenutzt war
arg-lang = die Sprache der Texte (Vorgabe: { $lang })
game-seats = Spieler: { $seats }
game-options = seine Optionen, mit --option NAME=VALUE (die erste ist Vorgabe):
game-bots = Bots, mit --bots:
bot-apprentice = sieht einen Zug voraus, übersieht aber das meiste
bot-journeyman = sieht einen Zug voraus und übersieht dabei nichts
bot-master = sucht 0,2 s lang
bot-master-builder = sucht 2 s lang
trouble-absent = diese Datei gibt es nicht
trouble-forbidden = das ist hier nicht erlaubt
trouble-folder = das ist ein Ordner
trouble-full = der Datenträger ist voll
trouble-read-only = dort lässt sich nichts schreiben
trouble-damaged = die Aufzeichnung ist beschädigt
trouble-foreign = das ist keine Aufzeichnung von Triforium, oder eine aus einer anderen Version

does-train = aus eigenen Partien lernen, Stellungen zu beurteilen
arg-seats-train = für wie viele Spieler (Vorgabe: alle Anzahlen)
arg-games-train = Partien je Generation (Vorgabe: 40.000)
arg-generations = höchstens so viele Generationen (Vorgabe: 6)
arg-out-train = wo alles aufbewahrt wird (Vorgabe: build/training)
train-generation = { $seats } Spieler, Generation { $number }: { $hand } % Siege unter handgeschriebenen Schätzungen, { $before } % unter den besten davor
train-done = Gelernt: { $path }. Lege es nach games/{ $game }/, um damit zu spielen.
## Rückblick

review-of = { $title }: ein Rückblick auf { $moves } Züge
reviewing = { $done } von { $all } Entscheidungen …
review-chances = Gewinnchancen
review-decisions = Entscheidungen
review-accuracy = Genauigkeit
review-inaccuracy = Ungenauigkeiten
review-mistake = Fehler
review-blunder = Patzer
review-one-inaccuracy = ungenau
review-one-mistake = Fehler
review-one-blunder = Patzer
review-first = Anfang
review-own = Eigene Züge
review-others = Züge der anderen
review-luck = Glück
review-last = Ende
review-account = In Prozent, die Änderungen in Prozentpunkten. Glück ist, was gezogen, gewürfelt und aufgedeckt wurde.
review-moments = Drei Augenblicke, die das Spiel entschieden
review-moment = Zug { $move } ({ $moves }): { $name } von { $before } auf { $after }; durch Züge { $decided }, durch Glück { $luck }.
review-costliest = Die teuersten Züge
review-worst = Zug
review-played = Gespielt
review-better = Besser
review-cost = Kosten
review-positions = triforium replay FILE --at { $at } zeigt den Tisch vor Zug { $move }.
review-flawless = Niemand machte einen Zug, der viel kostete.
review-every = Alle Entscheidungen
review-page = Die Seite liegt in { $path }.

does-review = auf ein beendetes Spiel zurückblicken: wer gut spielte und was Glück war
arg-html = auch als eigene Seite schreiben
