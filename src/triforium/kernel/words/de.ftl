# Was jedes Spiel gleich sagt.
ask-wait = { $seat } überlegt.
ask-wait-several = { $number } Spieler wählen noch.
ask-over = Das Spiel ist zu Ende.
