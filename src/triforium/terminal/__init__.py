"""The `triforium` command: play, rules, replay and simulation in the terminal."""
