"""Bots, whatever they play."""
