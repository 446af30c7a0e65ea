"""Clocks, computed from the times of the ledger and of absences, so that a restart changes nothing.

A turn lasts from when a seat is asked until it is not any more. Secret steps within it do not restart it, since that
would tell of them; a move that everybody can see does.
"""

from triforium.hall.rows import Clock, SeatRow

GRACE = 60.0
"""Seconds that a returning player finds at least on a clock for the whole game."""


class Timer:
    """The clocks of all seats of a table."""

    def __init__(self, clock: Clock, seats: int, started: float, to_act: tuple[int, ...]) -> None:
        self.clock = clock
        self.since: list[float | None] = [started if seat in to_act else None for seat in range(seats)]
        self.used = [0.0] * seats
        self.gained = [0.0] * seats
        self.away: set[int] = set()
        self.to_act = to_act

    def entry(self, seat: int, to_act: tuple[int, ...], time: float, visible: bool) -> None:
        """After an entry of the ledger; `visible` if a spectator could see that something happened."""
        for other in range(len(self.since)):
            ran, runs = other in self.to_act, other in to_act
            if ran and not runs:
                if self.since[other] is not None:
                    self.gained[other] += self.clock.increment
                self._stop(other, time)
            elif runs and other not in self.away and (not ran or (other == seat and visible)):
                self._stop(other, time)
                self.since[other] = time
        self.to_act = to_act

    def leave(self, seat: int, time: float) -> None:
        self.away.add(seat)
        self._stop(seat, time)

    def come_back(self, seat: int, time: float) -> None:
        self.away.discard(seat)
        if seat in self.to_act and self.since[seat] is None:
            self.since[seat] = time

    def _stop(self, seat: int, time: float) -> None:
        since = self.since[seat]
        if since is not None:
            self.used[seat] += max(0.0, time - since)
            self.since[seat] = None

    def budget(self, seat: SeatRow) -> float:
        """The seconds that a seat has from the beginning of its present turn on."""
        if self.clock.kind == "move":
            return self.clock.seconds
        return self.clock.seconds + seat.granted + self.gained[seat.number] - self.used[seat.number]

    def left(self, seat: SeatRow, now: float) -> float:
        since = self.since[seat.number]
        return self.budget(seat) - (0.0 if since is None else max(0.0, now - since))

    def deadline(self, seat: SeatRow) -> float | None:
        """When this seat's time runs out, if its clock runs."""
        since = self.since[seat.number]
        return None if since is None else since + self.budget(seat)
