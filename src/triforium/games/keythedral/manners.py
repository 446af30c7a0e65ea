"""How the questions of Keythedral may be put to a person."""

import re
from collections.abc import Sequence

from triforium.kernel.manners import Manners, View

WINDOWS = re.compile(r"ask-(law-.*|repeal|place-law|buy)")
"""Questions that are put only because a law could be played, and the one whether an announced seat is paid for."""
LAWLESS = ("no", "send", "send-also", "buy")


class KeythedralManners(Manners):
    """A payment is named at once; whoever wants to play no law for a while is not asked for any."""

    gathered = frozenset({"ask-pay", "ask-take"})
    terms = ("turn", "phase", "round", "law")

    def declines(self, key: str, parts: Sequence[tuple[str, ...]]) -> int | None:
        """The one answer without a law, where a question has but one."""
        others = [number for number, part in enumerate(parts) if part[0] != "play"]
        if not WINDOWS.fullmatch(key) or len(others) != 1 or parts[others[0]][0] not in LAWLESS:
            return None
        return others[0]

    def expired(self, term: str, then: View, now: View) -> bool:
        if term == "turn":
            return now["seat"] in now["to_act"] and not now["step"].startswith("W.")
        if term == "law":
            return len(now["laws_gone"]) > len(then["laws_gone"])
        return bool(now["round"] != then["round"] or (term == "phase" and now["phase"] != then["phase"]))


MANNERS = KeythedralManners()
