"""4: the action cards are carried out."""

from typing import Final

from mypy_extensions import i64

from triforium.games.guilds.actions import BUILD, FINISH, LAY
from triforium.games.guilds.building import lay, spaces_for, tiles_to_lay
from triforium.games.guilds.journal import IS_FULL, IS_SCORED, NO_STONE, NO_TILE_FITS
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_SPACES,
    CHURCH,
    CITIES,
    GREY,
    PICKUP_CARD,
    SITE_CARD,
    SPECIAL_A,
    TILE_IDS,
    arms_of,
    shape_of,
)
from triforium.games.guilds.plan import OF_SHAPE
from triforium.games.guilds.state import NOTHING, Action, Guilds
from triforium.kernel.bits import BIT, size
from triforium.kernel.options import Options
from triforium.kernel.state import Decision, Step


class CarryOut(Step[Guilds]):
    """What a player has played is carried out, if it can be; there is no substitute for an action that lapses."""

    rule = "guilds.4.1"

    def run(self, s: Guilds, seat: i64) -> None:
        s.waiting &= ~BIT[seat]
        card = s.chosen[seat]
        if card == PICKUP_CARD:
            pick_up(s, seat)
        else:
            begin_action(s, seat, card, seat)


def begin_action(s: Guilds, seat: i64, card: i64, guild: i64, gold: i64 = NOTHING) -> None:
    """Ask the seat to carry out a city or site card with tiles and sites of a guild, of grey and of the church."""
    s.action = Action(card, guild, gold)
    if card == SITE_CARD:
        s.then(USE_SITE_CARD, seat)
    else:
        s.then(USE_CITY_CARD, seat)


class UseCityCard(Decision[Guilds]):
    """Lay a tile in the card's city, or finish a site there; one of them must be done if it can be."""

    rule = "guilds.4.2"
    key = "ask-city"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        action = s.present_action()
        tiles_to_lay(s, action, out)
        city = action.card
        if s.sites[city]:
            out.add_set(FINISH.id(city * ALL_SPACES), sites_to_finish(s, city, action.guild))

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        if LAY.holds(action):
            lay_next(s, seat, LAY.item(action))
        else:
            finish(s, seat, FINISH.item(action))

    def lapse(self, s: Guilds, seat: i64) -> None:
        city = s.present_action().card
        if s.scored & BIT[city]:
            s.tell("lapse", seat, city, IS_SCORED)
        else:
            s.tell("lapse", seat, city, NO_TILE_FITS if s.free[city] else IS_FULL)
        s.action = None

    def details(self, s: Guilds, seat: i64) -> dict[str, int | str]:
        return {"city": CITIES[s.present_action().card]}

    def refusal(self, s: Guilds, seat: i64, action: i64) -> str:
        if FINISH.holds(action):
            return "guilds.4.3"
        return why_not(s, LAY.item(action)) if LAY.holds(action) else self.rule


def lay_next(s: Guilds, seat: i64, tile: i64) -> None:
    """The tile has been named; where it goes comes next."""
    s.present_action().tile = tile
    s.then(LAY_TILE, seat)


def why_not(s: Guilds, tile: i64) -> str:
    """The rule that keeps a kind of tile from being laid now."""
    if s.supply[tile] == 0 or (arms_of(tile) < GREY and arms_of(tile) != s.present_action().guild):
        return "guilds.B.4"
    return "guilds.B.5" if tile >= SPECIAL_A else "guilds.B.3"


def sites_to_finish(s: Guilds, city: i64, guild: i64) -> i64:
    """4.3: the sites of the guild, of grey and of the church in a city."""
    first = city * ALL_ARMS
    return s.sites[city] & (s.held[first + guild] | s.held[first + GREY] | s.held[first + CHURCH])


def finish(s: Guilds, seat: i64, place: i64) -> None:
    """4.3: the stone goes back to the supply."""
    s.sites[place // ALL_SPACES] &= ~BIT[place % ALL_SPACES]
    s.stones += 1
    s.changed = True
    s.action = None
    s.tell("finish", seat, place // ALL_SPACES, place % ALL_SPACES, s.stones)


class UseSiteCard(Decision[Guilds]):
    """Lay a tile with a site stone on it, if there is one left, in any city that has not been scored."""

    rule = "guilds.4.4"
    key = "ask-site"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        if s.stones > 0:
            tiles_to_lay(s, s.present_action(), out)

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        lay_next(s, seat, LAY.item(action))

    def details(self, s: Guilds, seat: i64) -> dict[str, int | str]:
        return {"number": s.stones}

    def lapse(self, s: Guilds, seat: i64) -> None:
        s.tell("lapse", seat, SITE_CARD, NO_TILE_FITS if s.stones else NO_STONE)
        s.action = None

    def refusal(self, s: Guilds, seat: i64, action: i64) -> str:
        return why_not(s, LAY.item(action)) if LAY.holds(action) else self.rule


class LayTile(Decision[Guilds]):
    """The tile just named is laid on a space that the building rules allow."""

    rule = "guilds.B.1"
    key = "ask-space"

    def options(self, s: Guilds, seat: i64, out: Options) -> None:
        action = s.present_action()
        for city in range(action.first_city(), action.end_city()):
            out.add_set(BUILD.id(city * ALL_SPACES), spaces_for(s, city, action.tile))

    def take(self, s: Guilds, seat: i64, action: i64) -> None:
        now = s.present_action()
        city = BUILD.item(action) // ALL_SPACES
        space = BUILD.item(action) % ALL_SPACES
        as_site = now.card == SITE_CARD
        lay(s, now.tile, city, space, as_site)
        s.action = None
        if as_site:
            s.tell("lay-site", seat, now.tile, city, space, s.stones)
        else:
            s.tell("lay", seat, now.tile, city, space)

    def details(self, s: Guilds, seat: i64) -> dict[str, int | str]:
        return {"tile": TILE_IDS[s.present_action().tile]}

    def refusal(self, s: Guilds, seat: i64, action: i64) -> str:
        if not BUILD.holds(action):
            return self.rule
        now = s.present_action()
        city = BUILD.item(action) // ALL_SPACES
        space = BIT[BUILD.item(action) % ALL_SPACES]
        if not now.first_city() <= city < now.end_city():
            return "guilds.4.2"
        if s.free[city] & OF_SHAPE[shape_of(now.tile)] & space == 0:
            return self.rule
        if s.open[city] & space == 0:
            return "guilds.B.2"
        if s.near[city * ALL_ARMS + arms_of(now.tile)] & space:
            return "guilds.B.3"
        return "guilds.B.9"


def pick_up(s: Guilds, seat: i64) -> None:
    """4.5, 5.4: every action card that lies open goes back into the hand."""
    s.tell("pick-up", seat, size(s.played[seat]))
    s.hand[seat] |= s.played[seat]
    s.played[seat] = 0


CARRY_OUT: Final = CarryOut()
USE_CITY_CARD: Final = UseCityCard()
USE_SITE_CARD: Final = UseSiteCard()
LAY_TILE: Final = LayTile()
