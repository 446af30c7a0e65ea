"""What every game shares: the state with its agenda, decisions, chance, journal, record and errors.

The kernel knows no title. Titles, bots, the terminal and the hall meet here and nowhere else.
"""
