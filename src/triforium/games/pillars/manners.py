"""How the questions of the Pillars may be put to a person."""

from collections.abc import Sequence

from triforium.kernel.manners import Manners, View


class PillarsManners(Manners):
    """Cubes that have to go are named at once; a craftsman is told how often he works."""

    gathered = frozenset({"ask-discard"})
    repeated = frozenset({"ask-use", "ask-trade", "ask-coast", "ask-mathilde"})
    terms = ("round", "game")

    def idle(self, key: str, view: View) -> bool:
        """E.1: after the last round cubes count nothing, so it does not matter which of them go."""
        return key == "ask-discard" and view["round"] == view["rounds"]

    def declines(self, key: str, parts: Sequence[tuple[str, ...]]) -> int | None:
        """The veto of the start player."""
        return parts.index(("allow",)) if ("allow",) in parts else None

    def expired(self, term: str, then: View, now: View) -> bool:
        return bool(now["round"] != then["round"]) if term == "round" else False


MANNERS = PillarsManners()
