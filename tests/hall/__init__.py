"""The hall over HTTP, on both databases."""
