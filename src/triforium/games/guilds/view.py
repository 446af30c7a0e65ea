"""M.8: what a seat may know. Hidden are the order of the stacks, the golden card and the cards being chosen."""

from typing import Any

from triforium.games.guilds.dead_spaces import fitting_tiles, special_church_places
from triforium.games.guilds.material import (
    ALL_ARMS,
    ALL_SPACES,
    ARMS,
    CARDS,
    CENTRE_MASTERS,
    CHURCH,
    CITIES,
    CITY_DATA,
    COVERS,
    CYLINDERS,
    GOLD,
    GREY,
    GUILDS,
    PLAN,
    SHAPES,
    SITE_CARD,
    SPACES,
    STACK_CARDS,
    TILE_IDS,
    influenced_by,
)
from triforium.games.guilds.scoring import finished, masters_of, payout, strengths, value_of
from triforium.games.guilds.state import Guilds


def cards(mask: int) -> list[str]:
    """The names of the action cards in a bit mask."""
    return [name for i, name in enumerate(CARDS) if mask >> i & 1]


def place(where: int) -> list[str] | None:
    """City and space of something on the board."""
    return [CITIES[where // ALL_SPACES], SPACES[where % ALL_SPACES]] if where >= 0 else None


def table_for(s: Guilds, seat: int | None) -> dict[str, Any]:
    """The table as this seat sees it."""
    seen: dict[str, Any] = {
        **place_in_the_round(s),
        "round": s.round,
        "start_player": s.start,
        "players": [player(s, i, seat) for i in range(s.terms.seats)],
        "cities": [city(s, i) for i in range(len(CITIES)) if s.in_play >> i & 1],
        "supply": {tile: s.supply[i] for i, tile in enumerate(TILE_IDS)},
        "specials": {letter: place(s.specials[i]) for i, letter in enumerate("abcd")},
        "wood": {
            "stones": s.stones,
            "cathedrals": s.cathedrals_left,
            "masters": s.figures_left,
            "cylinders": CYLINDERS - len(cards(s.scored)),
        },
        "covers": max(0, COVERS - sum(len(marked(mask)) for mask in s.covers)),
        "grey_points": s.points[GREY],
        "action": action(s),
        "order": order_of_play(s),
        "cards_out": cards_out(s),
        "scores": s.scores(),
        "winners": s.winners() if s.over else [],
    }
    seen.update(two_players(s) if s.terms.seats == 2 else golden(s, seat))
    return seen


def player(s: Guilds, i: int, seat: int | None) -> dict[str, Any]:
    """A player's things. A chosen card stays in the hand, for everybody to see, until it is revealed."""
    shown = s.chosen[i] >= 0 and (not s.choosing() or i == seat)
    seen: dict[str, Any] = {
        "guild": GUILDS[i],
        "points": s.points[i],
        "hand": cards(s.hand[i]),
        "influence": s.influence[i],
        "played": cards(s.played[i]),
        "chosen": CARDS[s.chosen[i]] if shown else None,
        "chosen_influence": s.added[i] if shown and s.added[i] >= 0 else None,
    }
    if s.terms.seats == 2:
        other = influenced_by(i)
        seen["influenced_guild"] = GUILDS[other]
        seen["influenced_points"] = s.points[other]
    return seen


def city(s: Guilds, number: int) -> dict[str, Any]:
    """A city, with the ranking as it would be if it were scored now."""
    shares, strength = payout(s, number), strengths(s, number)
    fillers = fillers_of(s, number)
    ranking = [
        {"guild": GUILDS[g], "districts": len(marked(finished(s, number, g))), "masters": masters_of(s, number, g),
         "points": shares[g]}
        for g in sorted(range(GREY + 1), key=lambda g: (-strength[g], g)) if strength[g]
    ]  # fmt: skip
    return {
        "id": CITIES[number],
        "arms": ARMS[CITY_DATA[number].arms],
        "scored": bool(s.scored >> number & 1),
        "value": value_of(s, number),
        "ranking": ranking,
        "spaces": {SPACES[i]: space for i in range(ALL_SPACES) if (space := district(s, number, i, fillers))},
    }


def marked(mask: int) -> list[int]:
    return [i for i in range(ALL_SPACES) if mask >> i & 1]


def fillers_of(s: Guilds, number: int) -> list[int]:
    """By arms: the spaces of a city that a tile of theirs in the supply still fits (6.2)."""
    fit = fitting_tiles(s)
    spaces = [fit[arms] & ~s.near[number * ALL_ARMS + arms] for arms in range(ALL_ARMS)]
    spaces[CHURCH] |= special_church_places(s, number)
    return spaces


def district(s: Guilds, number: int, i: int, fillers: list[int]) -> dict[str, Any] | None:
    """What lies on a space; None for one that the city does not have."""
    shape = SHAPES[PLAN[i].shape] if i else "centre"
    if s.free[number] >> i & 1:
        able = [arms for arms in range(ALL_ARMS) if fillers[arms] >> i & 1]
        return {"shape": shape, "state": "free", "only": ARMS[able[0]] if len(able) == 1 else None}
    if s.covers[number] >> i & 1:
        return {"shape": shape, "state": "covered"}
    arms = next((a for a in range(ALL_ARMS) if s.held[number * ALL_ARMS + a] >> i & 1), None)
    if arms is None:
        return None
    here = number * ALL_SPACES + i
    return {
        "shape": shape,
        "state": "site" if s.sites[number] >> i & 1 else "built",
        "arms": ARMS[arms],
        "printed": (CENTRE_MASTERS if arms != CHURCH else 0) if i == 0 else s.printed[number] >> i & 1,
        "masters": sum(figure == here for figure in s.figures),
        "cathedral": bool(s.cathedrals[number] >> i & 1),
        "special": next((letter for k, letter in enumerate("abcd") if s.specials[k] == here), None),
    }


def place_in_the_round(s: Guilds) -> dict[str, str]:
    """The handbook's paragraph on what is being done, and its part; cards are carried out in step 4 or 5."""
    rule = s.final_rule() if s.over else s.step.rule
    step = rule.removeprefix("guilds.")
    golden = s.action is not None and s.action.gold >= 0
    return {"phase": "5" if golden else "4" if step[0] in "4B" else step[0], "step": step}


def action(s: Guilds) -> dict[str, Any] | None:
    """The action being carried out, and once it has been named the tile to be laid; None between actions."""
    now = s.action
    if now is None:
        return None
    builds = now.card >= 0
    return {
        "seat": s.turn,
        "gold": GOLD[now.gold] if now.gold >= 0 else None,
        "card": CARDS[now.card] if builds else None,
        "as_site": now.card == SITE_CARD,
        "arms": [ARMS[arms] for arms in sorted({now.guild, GREY, CHURCH})] if builds else [],
        "tile": TILE_IDS[now.tile] if now.tile >= 0 else None,
    }


def order_of_play(s: Guilds) -> list[int]:
    """3.2: the seats whose open card is still to be carried out, in order."""
    waiting = [i for i in range(s.terms.seats) if s.waiting >> i & 1]
    return sorted(waiting, key=lambda i: (-s.added[i], (i - s.start) % s.terms.seats))


def cards_out(s: Guilds) -> dict[str, Any]:
    """The cards that have left the game: influence cards, and those of scored cities (1.2, 6.5, T.5)."""
    drawn = [s.deck[i] for i in range(s.next_gold)]
    golden = {city: drawn.count(i) - s.discard[i] - (s.gold == i) for i, city in enumerate(CITIES)}
    left = {s.stack[i] for i in range(s.stack_next, s.stack_end)}
    stack = range(2 * STACK_CARDS if s.terms.seats == 2 else 0)
    return {
        "influence": s.spent,
        "silver": dict.fromkeys(cards(s.scored), s.terms.seats),
        "golden": {city: number for city, number in golden.items() if number},
        "stack": [stack_card(card) for card in stack if card not in left and not s.opened >> card & 1],
    }


def golden(s: Guilds, seat: int | None) -> dict[str, Any]:
    """Back and number of the golden cards are seen; the start player's own card by that player alone."""
    return {
        "golden": {
            "left_a": max(s.first_of_b - s.next_gold, 0),
            "left_b": len(s.deck) - max(s.first_of_b, s.next_gold),
            "held": s.gold >= 0,
            "card": GOLD[s.gold] if s.gold >= 0 and seat == s.start else None,
            "discard": {kind: s.discard[i] for i, kind in enumerate(GOLD) if s.discard[i]},
        }
    }


def two_players(s: Guilds) -> dict[str, Any]:
    return {
        "stack": {
            "left": s.stack_end - s.stack_next,
            "open": [stack_card(card) for card in range(2 * STACK_CARDS) if s.opened >> card & 1],
            "drawn": stack_card(s.drawn) if s.drawn >= 0 else None,
        },
        "quiet_turns": s.quiet,
    }


def stack_card(card: int) -> list[str]:
    """The guild and the action on a card of the stack."""
    return [GUILDS[influenced_by(card // STACK_CARDS)], CARDS[card % STACK_CARDS]]
