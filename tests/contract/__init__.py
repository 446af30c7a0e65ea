"""The contract, for every title."""
