# Wat elk spel hetzelfde zegt.
ask-wait = { $seat } denkt na.
ask-wait-several = Er kiezen nog { $number } spelers.
ask-over = Het spel is afgelopen.
