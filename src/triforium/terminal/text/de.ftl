## Spielen

welcome = { $title }. Tippe eine Zahl zum Wählen, h für Hilfe, q zum Beenden.
choose = Deine Wahl:
help =
    1, 2, …    diese Möglichkeit wählen
    ?          die Regel hinter der Frage;  ? II.3  jede andere Regel
    u          deinen letzten Zug zurücknehmen, solange nichts Neues zu sehen war
    t          den Tisch noch einmal zeigen
    m          was täte ein Meister hier?
    l          alles, was bisher geschah
    h          diese Hilfe
    q          beenden; das Spiel wird nach jedem Zug gespeichert
not-understood = „{ $answer }“ ist hier keine Antwort: tippe eine Zahl von 1 bis { $most } oder h für Hilfe.
master-would = Das täte ein Meister (Anteil seiner Gedanken, Punkte Vorsprung danach, was er danach erwartet):
master-forced = Hier gibt es nur eine Wahl.
thinks = { $name } denkt nach …
no-rule = Das Handbuch hat keinen Absatz { $rule }.
undone = Dein letzter Zug ist zurückgenommen.
undo-refused = Das geht nicht zurück: Seit deinem letzten Zug wurde etwas gezogen oder aufgedeckt.
undo-nothing = Du hast noch nicht gezogen: Es gibt nichts zurückzunehmen.
left = Das Spiel ist in { $path } gespeichert; weiter geht es mit --resume.
kept = Die Aufzeichnung liegt in { $path } (Seed { $seed }).

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

## Nachspielen

replay = { $title }, { $moves } Züge
replay-at = Nach { $at } von { $moves } Zügen
unfinished = Das Spiel ist nicht zu Ende.

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
bar-rival = ~: der Siegesanteil einer anderen Arena, an den das obere Ende des Intervalls reichen muss.
