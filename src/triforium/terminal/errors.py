"""What can go wrong at the command line."""

from triforium.kernel.errors import TriforiumError
from triforium.terminal.words import Words


class Complaint(TriforiumError):
    """Something the user can put right; told as one line, in the user's language. `key` names its text."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(Words("en")(key, **args))
        self.key = key
        self.told_with = args

    def said(self, lang: str) -> str:
        return Words(lang)(self.key, **self.told_with)

    def __reduce__(self) -> tuple[type[Exception], tuple[str]]:
        return TriforiumError, (str(self),)
