"""What can go wrong at the command line, in the user's language."""

from errno import EACCES, EISDIR, ENOENT, ENOSPC, ENOTDIR, EROFS

from triforium.kernel.errors import DamagedRecord, ForeignRecord, TriforiumError
from triforium.terminal.words import Words

TROUBLES = {
    ENOENT: "trouble-absent", ENOTDIR: "trouble-absent", EACCES: "trouble-forbidden", EISDIR: "trouble-folder",
    ENOSPC: "trouble-full", EROFS: "trouble-read-only",
}  # fmt: skip
RECORDS: dict[type[Exception], str] = {DamagedRecord: "trouble-damaged", ForeignRecord: "trouble-foreign"}


class Complaint(TriforiumError):
    """Something the user can put right; told as one line. `key` names its text; an error in it is told, too."""

    def __init__(self, key: str, **args: int | str | Exception) -> None:
        self.key = key
        self.about = args
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        about = {
            name: told(value, lang) if isinstance(value, Exception) else value for name, value in self.about.items()
        }
        return Words(lang)(self.key, **about)

    def __reduce__(self) -> tuple[type[Exception], tuple[str]]:
        return TriforiumError, (str(self),)


def told(error: Exception, lang: str) -> str:
    """An error in words. What the library itself says in English is exact; elsewhere it is told what it comes to."""
    words = Words(lang)
    if isinstance(error, Complaint):
        return error.said(lang)
    if isinstance(error, OSError):
        return words(TROUBLES[error.errno]) if error.errno in TROUBLES else error.strerror or str(error)
    if lang != "en" and type(error) in RECORDS:
        return words(RECORDS[type(error)])
    return str(error)
