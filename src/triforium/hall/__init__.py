"""The hall: a server at which people and bots play every title over HTTP.

Moves are the truth: what can be replayed is never stored. A viewer gets a picture and a version of its own.
"""
