"""4: the action cards are carried out."""

from mypy_extensions import i64

from triforium.games.guilds.actions import BUILD, FINISH, LAY
from triforium.games.guilds.agenda import LAY_TILE, USE_CITY_CARD, USE_SITE_CARD
from triforium.games.guilds.building import arms_of, lay, shape_of, spaces_for, tiles_to_lay
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_CITIES,
    ALL_SPACES,
    CHURCH,
    CITIES,
    GREY,
    KINDS,
    PICKUP_CARD,
    SITE_CARD,
    SPECIAL_A,
    TILE_IDS,
)
from triforium.games.guilds.plan import OF_SHAPE
from triforium.games.guilds.state import Guilds
from triforium.kernel.bits import BIT, size
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class CarryOut(Step[Guilds]):
    """What a player has played is carried out, if it can be; there is no substitute for an action that lapses."""

    rule = "guilds.4.1"

    def run(self, s: Guilds, seat: i64) -> None:
        card = s.chosen[seat]
        if card == PICKUP_CARD:
            pick_up(s, seat)
            return
        begin_action(s, seat, card, BIT[seat] | BIT[GREY] | BIT[CHURCH])


def begin_action(s: Guilds, seat: i64, card: i64, arms: i64) -> None:
    """Ask the seat to carry out a city or site card with tiles and sites of these arms."""
    s.arms = arms
    s.as_site = card == SITE_CARD
    if s.as_site:
        s.first_city = 0
        s.end_city = ALL_CITIES  # nothing is free in those that have been scored or are out
        s.push(USE_SITE_CARD, seat)
    else:
        s.first_city = card
        s.end_city = card + 1
        s.push(USE_CITY_CARD, seat)


def sites_to_finish(s: Guilds, city: i64) -> i64:
    """4.3: the sites of a city with the arms of the present action."""
    found: i64 = 0
    district = city * ALL_ARMS
    arms = s.arms
    while arms:
        if arms & 1:
            found |= s.held[district]
        arms >>= 1
        district += 1
    return found & s.sites[city]


class UseCityCard(Decision[Guilds]):
    """Lay a tile in the card's city, or finish a site there; one of them must be done if it can be."""

    rule = "guilds.4.2"
    key = "ask-city"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        tiles_to_lay(s, out)
        if s.sites[s.first_city]:
            out.add_set(FINISH + s.first_city * ALL_SPACES, sites_to_finish(s, s.first_city))

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        if action < FINISH:
            s.tile = action - LAY
            s.push(LAY_TILE, seat)
        else:
            finish(s, seat, action - FINISH)

    def lapse(self, s: Guilds, seat: i64) -> None:
        s.tell("lapse", seat, s.first_city)

    def details(self, s: Guilds, seat: i64) -> dict[str, int | str]:
        return {"city": CITIES[s.first_city]}

    def refusal(self, s: Guilds, seat: i64, action: i64) -> str:
        if FINISH <= action < FINISH + ALL_CITIES * ALL_SPACES:
            return "guilds.4.3"
        return why_not(s, action - LAY) if LAY <= action < LAY + KINDS else self.rule


def why_not(s: Guilds, tile: i64) -> str:
    """The rule that keeps a kind of tile from being laid now."""
    if s.supply[tile] == 0 or s.arms & BIT[arms_of(tile)] == 0:
        return "guilds.B.4"
    return "guilds.B.5" if tile >= SPECIAL_A else "guilds.B.3"


def finish(s: Guilds, seat: i64, place: i64) -> None:
    """4.3: the stone goes back to the supply."""
    s.sites[place // ALL_SPACES] &= ~BIT[place % ALL_SPACES]
    s.stones += 1
    s.changed = True
    s.tell("finish", seat, place // ALL_SPACES, place % ALL_SPACES)


class UseSiteCard(Decision[Guilds]):
    """Lay a tile with a site stone on it, if there is one left, in any city that has not been scored."""

    rule = "guilds.4.4"
    key = "ask-site"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        if s.stones > 0:
            tiles_to_lay(s, out)

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        s.tile = action - LAY
        s.push(LAY_TILE, seat)

    def details(self, s: Guilds, seat: i64) -> dict[str, int | str]:
        return {"number": s.stones}

    def lapse(self, s: Guilds, seat: i64) -> None:
        s.tell("lapse", seat, SITE_CARD)

    def refusal(self, s: Guilds, seat: i64, action: i64) -> str:
        return why_not(s, action - LAY) if LAY <= action < LAY + KINDS else self.rule


class LayTile(Decision[Guilds]):
    """The tile just named is laid on a space that the building rules allow."""

    rule = "guilds.B.1"
    key = "ask-space"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        city = s.first_city
        while city < s.end_city:
            out.add_set(BUILD + city * ALL_SPACES, spaces_for(s, city, s.tile))
            city += 1

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        city = (action - BUILD) // ALL_SPACES
        space = (action - BUILD) % ALL_SPACES
        lay(s, s.tile, city, space)
        s.tell("lay-site" if s.as_site else "lay", seat, s.tile, city, space)

    def details(self, s: Guilds, seat: i64) -> dict[str, int | str]:
        return {"tile": TILE_IDS[s.tile]}

    def refusal(self, s: Guilds, seat: i64, action: i64) -> str:
        if not BUILD <= action < FINISH:
            return self.rule
        city = (action - BUILD) // ALL_SPACES
        space = BIT[(action - BUILD) % ALL_SPACES]
        if not s.first_city <= city < s.end_city:
            return "guilds.4.2"
        if s.free[city] & space == 0 or OF_SHAPE[shape_of(s.tile)] & space == 0:
            return self.rule
        if s.open[city] & space == 0:
            return "guilds.B.2"
        if s.near[city * ALL_ARMS + arms_of(s.tile)] & space:
            return "guilds.B.3"
        return "guilds.B.9"


def pick_up(s: Guilds, seat: i64) -> None:
    """4.5, 5.4: every action card that lies open goes back into the hand."""
    s.tell("pick-up", seat, size(s.played[seat]))
    s.hand[seat] |= s.played[seat]
    s.played[seat] = 0
