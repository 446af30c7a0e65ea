# What every title says alike.
ask-wait = { $seat } is thinking.
ask-wait-several = { $number } players are still choosing.
ask-over = The game is over.
