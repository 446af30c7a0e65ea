"""The tests of the house; each folder mirrors a room."""
