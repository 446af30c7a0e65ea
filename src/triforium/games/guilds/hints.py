"""What an action brings, costs and leaves, in numbers, from a view alone."""

from collections.abc import Callable, Mapping
from typing import Any

from mypy_extensions import i64

from triforium.games.guilds.material import (
    ADDED_SPACES,
    CATHEDRAL_VALUE,
    CHURCH_VALUE,
    GUILDS,
    TILE_IDS,
    TILES,
)
from triforium.games.guilds.scoring import BEYOND_MASTERS, share_out
from triforium.kernel.vecs import vec

View = Mapping[str, Any]
Say = Callable[..., str]
"""The text for a key, with arguments by name."""


class Standing:
    """A city as it would be scored: its value, and districts and masters of each guild."""

    def __init__(self, city: View) -> None:
        self.value: int = city["value"]
        self.districts = {place["guild"]: place["districts"] for place in city["ranking"]}
        self.masters = {place["guild"]: place["masters"] for place in city["ranking"]}

    def add(self, arms: str, masters: int, cathedral: bool = False) -> None:
        """One more finished district."""
        if arms in GUILDS:
            self.value += 1
            self.districts[arms] = self.districts.get(arms, 0) + 1
            self.masters[arms] = self.masters.get(arms, 0) + masters
        else:
            self.value += CHURCH_VALUE + CATHEDRAL_VALUE * cathedral

    def points(self) -> dict[str, int]:
        """What each guild that has a district would get."""
        strength = [self.districts.get(g, 0) * BEYOND_MASTERS + self.masters.get(g, 0) for g in GUILDS]
        shares = share_out(self.value, vec[i64](strength))
        return {guild: shares[i] for i, guild in enumerate(GUILDS) if self.districts.get(guild)}


def hint(parts: tuple[str, ...], view: View, say: Say) -> str:
    """One or more short sentences about an action."""
    verb, *rest = parts
    return " ".join(HINTS[verb](view, say, *rest))


# Cards ----------------------------------------------------------------------------------------------------------


def own(view: View) -> View:
    """The player who looks, or for a spectator the one who is to act."""
    seat = view["seat"] if view["seat"] is not None else [*view["to_act"], 0][0]
    player: View = view["players"][seat]
    return player


def guilds_of(player: View) -> list[str]:
    """The guilds whose points the player gets."""
    return [player[key] for key in ("guild", "influenced_guild") if key in player]


def city_of(view: View, name: str) -> View:
    return next(city for city in view["cities"] if city["id"] == name)


def play(view: View, say: Say, name: str) -> list[str]:
    """A city card: what the city is worth now, and what can be done there."""
    city = city_of(view, name)
    player = own(view)
    shares = Standing(city).points()
    spaces = city["spaces"].values()
    may_finish = [player["guild"], "grey", "church"]
    return [
        say("hint-city", value=city["value"], points=sum(shares.get(guild, 0) for guild in guilds_of(player))),
        say(
            "hint-room",
            free=sum(space["state"] == "free" for space in spaces),
            sites=sum(space["state"] == "site" and space["arms"] in may_finish for space in spaces),
        ),
        say("hint-hand", cards=len(player["hand"]) - 1),
    ]


def site(view: View, say: Say) -> list[str]:
    stones = view["wood"]["stones"]
    return [
        say("hint-site", stones=stones - 1) if stones else say("hint-no-stone"),
        say("hint-hand", cards=len(own(view)["hand"]) - 1),
    ]


def pickup(view: View, say: Say) -> list[str]:
    player = own(view)
    back = len(player["played"]) + 1
    return [say("hint-pickup", number=back), say("hint-hand", cards=len(player["hand"]) - 1 + back)]


def influence(view: View, say: Say, number: str) -> list[str]:
    """3.2: who could still come first, and what stays."""
    me = view["players"].index(own(view))
    seats = len(view["players"])
    before = 0
    for seat, player in enumerate(view["players"]):
        nearer = (seat - view["start_player"]) % seats < (me - view["start_player"]) % seats
        before += seat != me and player["influence"] >= int(number) + (not nearer)
    left = own(view)["influence"] - int(number)
    return [say("hint-before", number=before), say("hint-influence-left", number=left)]


def draw(view: View, say: Say) -> list[str]:
    """T.4, T.5: one card of the stack, or of the stack that is made anew."""
    scored = [city["id"] for city in view["cities"] if city["scored"]]
    left = view["stack"]["left"] or sum(card not in scored for _, card in view["stack"]["open"])
    return [say("hint-draw", number=left)]


# Districts ------------------------------------------------------------------------------------------------------


def change(view: View, say: Say, city: View, then: Standing) -> list[str]:
    """What the city is worth, and what the guilds would get, before and after."""
    before, after = Standing(city).points(), then.points()
    mine = guilds_of(own(view))
    return [
        say("hint-change", city=city["id"], value=city["value"], then=then.value),
        say("hint-scored", before=ranking(say, before), after=ranking(say, after)),
        say("hint-you", before=sum(before.get(g, 0) for g in mine), after=sum(after.get(g, 0) for g in mine)),
    ]


def ranking(say: Say, points: Mapping[str, int]) -> str:
    """Guilds and points, the most first: "Bl 5, Gy 3"."""
    order = sorted(points, key=lambda guild: -points[guild])
    return ", ".join(f"{say(f'table-arms-{guild}')} {points[guild]}" for guild in order) or "–"


def with_tile(city: View, tile: str) -> Standing:
    """The city once the tile has been laid in it and is finished."""
    data = TILES[TILE_IDS.index(tile)]
    then = Standing(city)
    then.add(tile.split("_")[0], data.masters)
    return then


def lay(view: View, say: Say, tile: str) -> list[str]:
    """Which tile: in the city of a card it brings the same on every space."""
    action = view["action"]
    said = []
    if action["as_site"]:
        said += [say("hint-later"), say("hint-stones-left", number=view["wood"]["stones"] - 1)]
    else:
        city = city_of(view, action["card"])
        said += change(view, say, city, with_tile(city, tile))
    return [*said, say("hint-tiles-left", number=view["supply"][tile] - 1)]


def build(view: View, say: Say, name: str, space: str) -> list[str]:
    """Where: what it brings, at once or when it is finished, and the spaces left."""
    city = city_of(view, name)
    action = view["action"]
    said = change(view, say, city, with_tile(city, action["tile"]))
    if action["as_site"]:
        said = [say("hint-then"), *said]
    free = sum(what["state"] == "free" for what in city["spaces"].values())
    left = free - 1 + ADDED_SPACES.get(action["tile"], 0)
    return [*said, say("hint-spaces-left", number=left) if left else say("hint-full")]


def finish(view: View, say: Say, name: str, space: str) -> list[str]:
    city = city_of(view, name)
    district = city["spaces"][space]
    then = Standing(city)
    then.add(district["arms"], district["printed"] + district["masters"], district["cathedral"])
    return [*change(view, say, city, then), say("hint-stones-left", number=view["wood"]["stones"] + 1)]


def cathedral(view: View, say: Say, name: str, space: str) -> list[str]:
    city = city_of(view, name)
    said = [say("hint-later")]
    if city["spaces"][space]["state"] == "built":
        then = Standing(city)
        then.value += CATHEDRAL_VALUE
        said = change(view, say, city, then)
    return [*said, say("hint-cathedrals-left", number=view["wood"]["cathedrals"] - 1)]


def master(view: View, say: Say, name: str, space: str) -> list[str]:
    city = city_of(view, name)
    district = city["spaces"][space]
    said = [say("hint-later")]
    if district["state"] == "built":
        then = Standing(city)
        then.masters[district["arms"]] += 1
        said = [
            say("hint-masters", guild=district["arms"], number=then.masters[district["arms"]]),
            *change(view, say, city, then)[1:],
        ]
    return [*said, say("hint-masters-left", number=view["wood"]["masters"] - 1)]


HINTS: dict[str, Callable[..., list[str]]] = {
    "play": play,
    "site": site,
    "pickup": pickup,
    "influence": influence,
    "draw": draw,
    "lay": lay,
    "build": build,
    "finish": finish,
    "cathedral": cathedral,
    "master": master,
}
"""By the verb of the action."""
