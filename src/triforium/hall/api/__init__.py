"""The routes of the hall, by what they are about; hall.md's table of calls is their contract."""
