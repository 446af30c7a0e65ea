"""How the questions of a title may be put to a person; the decisions themselves stay as small as the rules make them.

A title says it in the module `manners`, as `MANNERS`; one without has those of this class.
"""

from collections.abc import Mapping, Sequence
from typing import Any

View = Mapping[str, Any]


class Manners:
    """What a client has to know about a title's questions, by the keys of their prompts."""

    gathered: frozenset[str] = frozenset()
    """Questions that come again and again until something is complete, in whatever order: a payment of several cubes.
    A person is asked for the whole of it."""
    repeated: frozenset[str] = frozenset()
    """Questions that come again until the player is done: a person may give several answers in one go."""
    terms: tuple[str, ...] = ()
    """Until when a person may let questions be declined, if the title has such; its text `declined` says what that
    means: "No laws"."""

    def idle(self, key: str, view: View) -> bool:
        """Whether nothing hangs on the answer any more, so that nobody need be asked."""
        return False

    def declines(self, key: str, parts: Sequence[tuple[str, ...]]) -> int | None:
        """Which of these legal moves declines what is offered, if the question is of that sort: its place in the list.

        It hangs on the question, never on what the player holds."""
        return None

    def expired(self, term: str, then: View, now: View) -> bool:
        """Whether a player's order has run out: the views when it was given, and now."""
        return True


PLAIN = Manners()
