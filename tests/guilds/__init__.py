"""Flandern 1302."""
