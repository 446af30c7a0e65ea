"""V: who starts the next round."""

from typing import Final

from mypy_extensions import i64

from triforium.games.keythedral.actions import BID, MATCH, NAME, PASS
from triforium.games.keythedral.cubes import total
from triforium.games.keythedral.payment import ask_payment
from triforium.games.keythedral.state import NONE, Keythedral
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class Auction(Step[Keythedral]):
    """The token goes to the left neighbour of the start player, who speaks last; his left neighbour speaks first."""

    rule = "keythedral.V.1"

    def run(self, s: Keythedral, _: i64) -> None:
        last = s.next_to(s.start)
        s.start = last
        s.bid = 0
        s.bidder = NONE
        s.tell("auction", last)
        for i in range(1, s.seats):
            s.then(BID_OR_PASS, (last + i) % s.seats)
        s.then(LAST_WORD, last)


class BidOrPass(Decision[Keythedral]):
    """Pass, or bid more cubes than anybody before; each cube counts one. Everybody is asked, also who can only pass."""

    rule = "keythedral.V.2"
    key = "ask-bid"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        out.add(PASS)
        most = total(s.hands[seat])
        for bid in range(s.bid + 1, most + 1):
            out.add(BID.id(bid))

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.bind()
        if action == PASS:
            s.tell("no-bid", seat)
        else:
            s.bid = BID.item(action)
            s.bidder = seat
            s.tell("bid", seat, s.bid)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"bid": s.bid}


class LastWord(Step[Keythedral]):
    """The holder of the token is asked only if somebody has bid."""

    rule = "keythedral.V.3"

    def run(self, s: Keythedral, seat: i64) -> None:
        s.then(MATCH_BID if s.bid > 0 else NAME_START_PLAYER, seat)


class MatchBid(Decision[Keythedral]):
    """Who holds the token speaks last: he matches the highest bid or passes. Nobody bid: he decides for nothing."""

    rule = "keythedral.V.3"
    key = "ask-match"
    private = True

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        out.add(PASS)
        if total(s.hands[seat]) >= s.bid:
            out.add(MATCH)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.bind()
        if action == MATCH:
            s.tell("match", seat, s.bid)
            pay_bid(s, seat, s.bidder)
        else:
            s.tell("no-bid", seat)
            pay_bid(s, s.bidder, seat)

    def details(self, s: Keythedral, seat: i64) -> dict[str, int | str]:
        return {"bid": s.bid, "seat": s.bidder}


def pay_bid(s: Keythedral, winner: i64, loser: i64) -> None:
    """V.4: the winner pays the bid to the other and names the start player."""
    ask_payment(s, winner, s.bid, False, loser)
    s.then(NAME_START_PLAYER, winner)


class NameStartPlayer(Decision[Keythedral]):
    """Who has won names any player, himself included."""

    rule = "keythedral.V.5"
    key = "ask-start-player"

    def options(self, s: Keythedral, seat: i64, out: Options) -> None:
        out.add_run(NAME.id(0), s.seats)

    def take(self, s: Keythedral, seat: i64, action: i64) -> None:
        s.start = NAME.item(action)
        s.bid = NONE
        s.tell("start-player", seat, s.start)


AUCTION: Final = Auction()
BID_OR_PASS: Final = BidOrPass()
LAST_WORD: Final = LastWord()
MATCH_BID: Final = MatchBid()
NAME_START_PLAYER: Final = NameStartPlayer()
