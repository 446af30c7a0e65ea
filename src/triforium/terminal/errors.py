"""What can go wrong at the command line."""

from triforium.kernel.errors import TriforiumError


class Complaint(TriforiumError):
    """Something the user can put right; told as one line."""
