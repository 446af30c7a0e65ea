"""The tests of the house, in rooms named after those that they test."""
