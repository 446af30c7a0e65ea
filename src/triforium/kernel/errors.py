"""Every error that Triforium raises on purpose; each message says what was wrong and what would be right."""


class TriforiumError(Exception):
    """The base of all errors that a caller can cause and may want to catch."""


class UnknownGame(TriforiumError, ValueError):
    """No title goes by that name."""


class SeatsOutOfRange(TriforiumError, ValueError):
    """The game does not take that number of players."""


class UnknownOption(TriforiumError, ValueError):
    """The game has no such option, or the option has no such value."""


class BadSeed(TriforiumError, ValueError):
    """A seed is a whole number of 0 to 128 bits."""


class NotANumber(TriforiumError, TypeError):
    """Seats, actions and numbers of players are whole numbers; floats, truth values and text are none."""


class BadName(TriforiumError, ValueError):
    """A player's name is one line of readable text, and not a long one."""


class UnknownAction(TriforiumError, ValueError):
    """The number or the parts name nothing in the game's catalogue of actions."""


class UnknownSeat(TriforiumError, ValueError):
    """Nobody sits there."""


class UnknownLanguage(TriforiumError, ValueError):
    """The texts exist in other languages only."""


class UnknownText(TriforiumError, KeyError):
    """No text goes by that key."""

    def __str__(self) -> str:
        return str(self.args[0])


class UnknownRule(TriforiumError, ValueError):
    """The handbook has no such paragraph."""


class IllegalMove(TriforiumError, ValueError):
    """The move is not in the list of legal moves; `rule` is the handbook paragraph that forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule

    def __reduce__(self) -> tuple[type["IllegalMove"], tuple[str, str]]:
        return type(self), (str(self), self.rule)


class NotToAct(IllegalMove):
    """The seat owes no decision now."""


class GameIsOver(IllegalMove):
    """The game has ended; there is nothing left to decide."""


class DamagedRecord(TriforiumError, ValueError):
    """The record is incomplete, altered or does not replay."""


class ForeignRecord(TriforiumError, ValueError):
    """The file is no Triforium record, or one of another format or rules version."""


class NoJournal(TriforiumError, ValueError):
    """The state keeps no journal, so there is no history to tell or to save."""


class NothingToUndo(TriforiumError, ValueError):
    """No move of that seat can be taken back without having seen something new."""
