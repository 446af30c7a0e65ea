"""The database's history, step by step. A step that has been released never changes."""
