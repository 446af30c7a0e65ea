"""The `triforium` command."""
