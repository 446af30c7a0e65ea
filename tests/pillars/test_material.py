"""The material as data against the facts of the rulebooks: handbook M.1, I.3, II.4, C.7, P.1, V.1; X.2, X.7, X.16."""

from itertools import combinations

import pytest

from tests.pillars import agenda
from tests.pillars.table import CRAFTSMAN_IDS, GAME, RESOURCE_IDS, run, table, told
from triforium.games.pillars import material as m
from triforium.games.pillars.meta import META

# id, price, capacity ("-" none printed), one use, marks of price / use / capacity (Rulebook, Found, reconsTructed)
CRAFTSMEN = """
start_mortar  0 3 3 sand -> 1 point            R/R/F
start_wood    0 4 2 wood -> 1 point            R/R/R
start_stone   0 4 2 stone -> 1 point           R/R/F
r1_tool       2 - -> 2 gold                    F/R/R
r1_wood_gold  3 2 1 wood -> 4 gold             F/R/R
r1_mortar2    4 3 2 sand -> 1 point            F/F/F
r1_mason      5 2 1 stone -> 1 point           F/R/F
r2_carp       3 2 1 wood -> 1 point            F/F/F
r2_mason      4 3 1 stone -> 1 point           F/R/F
r2_potter     5 2 1 sand -> 1 point            F/R/F
r2_arch       6 - -> 1 point                   F/R/R
r3_mason      4 4 1 stone -> 1 point           F/R/F
r3_carp       5 3 1 wood -> 1 point            F/F/F
r3_sculpt     6 1 1 stone -> 2 point           F/R/F
r3_potter     7 3 1 sand -> 1 point            F/R/F
r4_mason      5 5 1 stone -> 1 point           F/R/F
r4_carp       6 4 1 wood -> 1 point            F/F/F
r4_sculpt     7 2 1 stone -> 2 point           F/R/F
r4_glass      8 1 1 sand 1 metal -> 3 point    F/F/F
r5_carp       6 5 1 wood -> 1 point            F/F/F
r5_gold       7 6 3 gold -> 1 point            F/R/F
r5_sculpt     8 3 1 stone -> 2 point           F/R/F
r5_glass      9 2 1 sand 1 metal -> 3 point    F/F/F
r6_gold       7 8 3 gold -> 1 point            F/R/F
r6_sculpt     8 4 1 stone -> 2 point           F/R/F
r6_organ      9 1 1 wood 1 metal -> 6 point    F/F/F
r6_bell      10 2 1 metal -> 4 point           F/F/F
x1_stone_gold 2 1 1 stone -> 5 gold            T/R/R
x2_assist     3 - ->                           T/R/R
x3_painter    8 - -> 2 point                   T/R/R
x4_brick      5 2 1 sand -> 1 stone            T/R/R
x5_woodcarver 5 1 1 wood -> 2 point            T/R/R
x6_tiler      6 2 1 sand -> 2 point            T/R/T
""".strip().splitlines()

WORKERS = {
    "sand_2": 2, "sand_3": 4, "sand_4": 7,
    "wood_2": 3, "wood_3": 6, "wood_4": 9,
    "stone_2": 5, "stone_3": 8, "stone_4": 10,
    "sand_1": 1,
}  # fmt: skip

SPACES = {
    "bishop": 1, "kingsbridge_left": 1, "kingsbridge_right": 1, "priory": 2, "court": 4, "shiring_left": 1,
    "shiring_right": 1, "castle": 1, "market": 4, "start_player": 1,
    "tax_collector": 1, "france": 1, "coast": 1, "shiring_privilege": 1,
}  # fmt: skip

PERMANENT = ["aliena", "richard", "tom", "francis", "philip", "ellen", "jack"]
ONE_OFF = ["thomas", "taxfree", "remigius"]
IMMEDIATE = ["otto", "toledo", "woolfair", "madonna"]
FINAL = ["final_metal", "final_wood_stone"]
NEW_PERMANENT = ["sally", "william", "alfred", "bartholomaeus", "regan", "jonathan", "waleran"]
NEW_ONE_OFF = ["mathilde", "castle_freed"]

SEALED = ["ev_madonna", "ev_volunteers", "ev_victory", "ev_richard", "ev_generous"]
UNSEALED = ["ev_william", "ev_winter", "ev_wall", "ev_collapse", "ev_conflict"]


@pytest.mark.parametrize("line", CRAFTSMEN, ids=lambda line: line.split()[0])
def test_each_craftsman(line: str) -> None:
    """C.7: price, capacity, what one use takes and brings, and how sure each of the three is."""
    name, price, capacity, *use, marks = line.split()
    card = m.CRAFTSMEN[CRAFTSMAN_IDS.index(name)]
    arrow = use.index("->")
    takes = {kind: int(n) for n, kind in zip(use[:arrow:2], use[1:arrow:2], strict=True)}
    brings = {kind: int(n) for n, kind in zip(use[arrow + 1 :: 2], use[arrow + 2 :: 2], strict=True)}
    assert card.price == int(price)
    assert card.capacity == (0 if capacity == "-" else int(capacity))
    spent = {"sand": card.sand, "wood": card.wood, "stone": card.stone, "metal": card.metal, "gold": card.gold}
    assert {kind: n for kind, n in spent.items() if n} == takes
    made = {"point": card.points, "gold": card.earns, "stone": card.makes_stone}
    assert {kind: n for kind, n in made.items() if n} == brings
    assert card.mark == "/".join({"R": "rulebook", "F": "found", "T": "reconstructed"}[m] for m in marks.split("/"))


def test_craftsmen_stand_in_the_order_of_their_rounds() -> None:
    """S.4, X.4: three to start with, four for each of six rounds, and the expansion's, one for each round."""
    assert [line.split()[0] for line in CRAFTSMEN] == CRAFTSMAN_IDS
    assert m.CARDS == m.STARTING + m.ROUNDS * m.PER_ROUND == 27
    assert len(m.CRAFTSMEN) == m.ALL_CARDS == m.CARDS + m.ROUNDS == 33
    assert [name.split("_")[0] for name in CRAFTSMAN_IDS] == ["start"] * 3 + [
        f"r{n}" for n in range(1, 7) for _ in "1234"
    ] + [f"x{n}" for n in range(1, 7)]


@pytest.mark.parametrize("round", range(1, 7))
def test_the_ladder_of_prices(round: int) -> None:
    """C.7: the prices of round n are n + 1 to n + 4."""
    prices = [card.price for card in m.CRAFTSMEN if card.id.startswith(f"r{round}_")]
    assert prices == [round + 1, round + 2, round + 3, round + 4]


def test_names_and_functions() -> None:
    """C.3 to C.6: who is a mortar mixer, a woodworker, a stonecutter, a mason."""

    def named(mask: int) -> list[str]:
        return [name for i, name in enumerate(CRAFTSMAN_IDS) if mask >> i & 1]

    assert named(m.STARTING_CRAFTSMEN) == ["start_mortar", "start_wood", "start_stone"]
    assert named(m.MORTAR_MIXERS) == ["start_mortar", "r1_mortar2"]
    assert named(m.WOODWORKERS) == ["start_wood", "r1_wood_gold"]
    assert named(m.STONECUTTERS) == ["start_stone", "x1_stone_gold"]
    assert named(m.MASONS) == ["r1_mason", "r2_mason", "r3_mason", "r4_mason"]
    special = [CRAFTSMAN_IDS[i] for i in (m.TOOL_MAKER, m.ORGAN_BUILDER, m.BELLMAKER, m.APPRENTICE)]
    assert special == ["r1_tool", "r6_organ", "r6_bell", "x2_assist"]
    assert named(m.BASE_CRAFTSMEN) == CRAFTSMAN_IDS[: m.CARDS]


def test_resource_cards() -> None:
    """I.3, R.5 and X.6: nine cards, of which seven are displayed, and the expansion's tenth."""
    assert {card.id: card.workers for card in m.RESOURCES} == WORKERS
    assert [(m.KINDS[card.kind], card.cubes) for card in m.RESOURCES] == [
        *[(kind, cubes) for kind in ("sand", "wood", "stone") for cubes in (2, 3, 4)],
        ("sand", 1),
    ]
    assert (m.RESOURCE_CARDS, m.DISPLAYED) == (9, 7)
    assert (len(m.RESOURCES), m.ALL_RESOURCE_CARDS, m.SMALL_PIT) == (10, 10, 9)
    assert [card.id for card in m.RESOURCES if card.mark == "rulebook"] == ["sand_2", "stone_4", "sand_1"]


def test_privileges() -> None:
    """P.1, S.6 and X.3: 14 permanent, 9 one-off or immediate, 3 final cards, and how many of each are new."""
    new = [*NEW_PERMANENT, *NEW_ONE_OFF, "procession"]
    assert list(m.PRIVILEGES) == PERMANENT + ONE_OFF + IMMEDIATE + FINAL + new
    assert [len(cards) for cards in (PERMANENT, ONE_OFF, IMMEDIATE, FINAL)] == [7, 3, 4, 2]
    assert (len(NEW_PERMANENT), len(NEW_ONE_OFF), m.ALL_PRIVILEGES) == (7, 2, 26)

    def named(mask: int) -> list[str]:
        return [name for i, name in enumerate(m.PRIVILEGES) if mask >> i & 1]

    assert named(m.PERMANENT) == PERMANENT + NEW_PERMANENT
    assert named(m.SILENCED) == [name for name in PERMANENT + NEW_PERMANENT if name != "jack"]
    assert named(m.KEPT_UNTIL_USED) == ONE_OFF + NEW_ONE_OFF
    assert named(m.WITHOUT_MOMENT) == NEW_ONE_OFF
    assert named(m.FINAL_CARDS) == [*FINAL, "procession"]
    assert m.SHUFFLED_PRIVILEGES == 14 == 2 * (m.ROUNDS - 1) + 4
    numbers = [
        m.ALIENA, m.RICHARD, m.TOM, m.FRANCIS, m.PHILIP, m.ELLEN, m.JACK, m.THOMAS, m.TAX_FREE, m.REMIGIUS,
        m.OTTO, m.TOLEDO, m.WOOL_FAIR, m.WEEPING_MADONNA, m.FINAL_METAL, m.FINAL_WOOD_STONE,
        m.SALLY, m.WILLIAM, m.ALFRED, m.BARTHOLOMAEUS, m.REGAN, m.JONATHAN, m.WALERAN,
        m.MATHILDE, m.CASTLE_FREED, m.PROCESSION,
    ]  # fmt: skip
    assert numbers == list(range(26))
    assert (m.TOLEDO_METAL, m.WOOL_FAIR_GOLD, m.WEEPING_MADONNA_POINTS) == (2, 8, 3)


def test_events() -> None:
    """V.1, S.7 and X.4: five with a seal and five without, and two of each in the expansion; six come up."""
    assert list(m.EVENTS) == SEALED + UNSEALED + ["ev_audience", "ev_guild", "ev_lure", "ev_cloister"]
    negative = [event for i, event in enumerate(m.EVENTS) if m.NEGATIVE >> i & 1]
    assert negative == [*UNSEALED, "ev_audience", "ev_lure"]
    assert m.EVENT_CARDS == 10 == m.ROUNDS + 4
    assert m.ALL_EVENT_CARDS == 14 == m.ROUNDS + 8
    assert (m.VICTORY_GOLD, m.DOUBLE_WAGES, m.SPECIAL_TAX_GOLD, m.WALLED_BUILDERS, m.CONFLICT_POINTS) == (5, 5, 4, 2, 2)


def test_builder_spaces() -> None:
    """II.4, X.7: 17 spaces for at most 12 builders, 21 with the new board for at most 18, and for the black one."""
    sizes = {place: m.FIRST_SPACE[i + 1] - m.FIRST_SPACE[i] for i, place in enumerate(m.PLACES)}
    assert sizes == SPACES
    assert sum(sizes.values()) == m.ALL_SPACES == 21
    assert sum(list(sizes.values())[: m.BASE_PLACES]) == m.SPACES == 17
    assert m.SPACES > 4 * m.BUILDERS + 1 == 13
    assert m.ALL_SPACES > max(META.seats) * m.BUILDERS + 1 == 19
    assert len(m.PLACES) == m.ALL_PLACES
    firsts = {
        "bishop": m.AT_BISHOP, "kingsbridge_left": m.AT_KINGSBRIDGE, "priory": m.AT_PRIORY, "court": m.AT_COURT,
        "shiring_left": m.AT_SHIRING, "castle": m.AT_CASTLE, "market": m.AT_MARKET, "start_player": m.AT_START_PLAYER,
        "tax_collector": m.AT_TAX_COLLECTOR, "france": m.AT_FRANCE, "coast": m.AT_COAST,
        "shiring_privilege": m.AT_SHIRING_PRIVILEGE,
    }  # fmt: skip
    assert {place: m.FIRST_SPACE[m.PLACES.index(place)] for place in firsts} == firsts
    assert tuple(m.PRIORY_POINTS) == (2, 1)


def test_constants() -> None:
    """M.1, M.3, S.1, S.3, II.5, III.9, III.12, III.13.2."""
    assert list(META.seats) == [2, 3, 4, 5, 6]
    assert GAME.seats_with() == [2, 3, 4]
    assert sorted(m.TAX_DIE) == [2, 3, 3, 4, 4, 5]
    assert dict(zip(m.KINDS, m.PRICE, strict=True)) == {"sand": 2, "wood": 3, "stone": 4, "metal": 5}
    assert (m.ROUNDS, m.WORKERS, m.GREY_WORKERS, m.BUILDERS, m.FIRST_COST, m.MARKET_CUBES) == (6, 12, 2, 3, 7, 4)
    assert (m.START_POINTS, m.START_GOLD, m.MOST_GOLD, m.MOST_KEPT, m.CRAFTSMAN_PLACES) == (2, 20, 30, 5, 5)
    assert m.FRANCIS_TAX == 2


def test_constants_of_the_expansion() -> None:
    """X.9, X.11, X.13, X.15, P.21, P.22, P.23, P.26, P.27."""
    assert dict(zip(m.CRUSADE_WORKERS, m.CRUSADE_POINTS, strict=True)) == {3: 1, 4: 1, 6: 2, 7: 2}
    assert (m.COAST_EXTRA, m.BAGGED_BUILDERS, m.WAIVING_SEATS, m.WAIVED_POINTS, m.LARGE_WORKER) == (1, 2, 6, 1, 5)
    assert (m.EARL_GOLD, m.PASS_GOLD, m.DISCOUNT, m.CASTLE_GOLD, m.PROCESSION_CUBES) == (2, 2, 1, 6, 2)


def test_the_tax_die_shows_every_face_as_often_as_it_has_it() -> None:
    """III.9: 3 and 4 come twice as often as 2 and 5."""
    s = table(2)
    for _ in range(1200):
        run(s, agenda.KINGS_COURT)
    rolls = [args[0] for _, args in told(s, "tax")]
    shares = {face: rolls.count(face) / 200 for face in (2, 3, 4, 5)}
    assert all(abs(shares[face] - list(m.TAX_DIE).count(face)) < 0.4 for face in shares)


# The catalogue of actions ---------------------------------------------------------------------------------------


def most_owned(kind: int) -> int:
    """A bound on the cubes of one kind that a player can own when he comes to sell them, at step 12.

    Five are kept from the round before. The resource cards are limited by the workers (12, 2 grey, 1 black), with the
    volunteers each yields one more. The patron of the kind, the bishop, and every card that ever gives the kind add
    theirs, as if all came together; so do the court and Richard's castle for metal. What is bought cannot be sold.
    """
    workers = m.WORKERS + m.GREY_WORKERS + 1
    cards = [card for card in m.RESOURCES[: m.RESOURCE_CARDS] if card.kind == kind]
    hands = [hand for n in range(4) for hand in combinations(cards, n) if sum(c.workers for c in hand) <= workers]
    harvest = max(sum(card.cubes + 1 for card in hand) for hand in hands)
    final_card = patron = bishop = court = castle = 1
    gifts = m.TOLEDO_METAL + final_card + court + castle if kind == m.METAL else patron + bishop + final_card
    return m.MOST_KEPT + harvest + gifts


def test_nobody_can_own_more_than_can_be_sold() -> None:
    """III.12.2: every number that a player can own of a kind has its action, so any number can be sold."""
    bounds = {m.KINDS[kind]: most_owned(kind) for kind in range(4)}
    assert bounds == {"sand": 20, "wood": 17, "stone": 16, "metal": 10}
    assert max(bounds.values()) + m.MARKET_CUBES <= m.MOST_SOLD


def test_nobody_gains_by_selling_more_at_once() -> None:
    """V.15, M.3: after the cloister's extension one may own more than an action sells; that fills any purse."""
    assert all(m.MOST_SOLD * price >= m.MOST_GOLD for price in m.PRICE)


def test_the_base_games_ids_are_those_of_the_first_release() -> None:
    """Records and trained players hold ids: the first 224 name what they always named, the expansion's come after."""
    firsts = {0: "pass", 1: "take sand_2", 10: "hire r1_tool", 34: "dismiss start_mortar", 61: "veto",
              63: "place bishop", 73: "remigius", 78: "cube sand", 83: "buy sand 1", 95: "sell sand 1", 191: "leave",
              192: "use start_mortar", 219: "done", 223: "discard metal", 224: "take sand_1"}  # fmt: skip
    assert {action: " ".join(GAME.decode(action)) for action in firsts} == firsts


def test_the_catalogue_has_every_card_and_place() -> None:
    """Every id appears where it can be chosen; ids and parts are each other's inverse."""
    parts = [GAME.decode(action) for action in range(GAME.actions)]
    assert [GAME.encode(p) for p in parts] == list(range(GAME.actions))
    chosen: dict[str, list[str]] = {}
    for verb, *rest in parts:
        chosen.setdefault(verb, []).append(" ".join(rest))
    assert chosen["take"] == RESOURCE_IDS
    assert chosen["hire"] == CRAFTSMAN_IDS[3:]
    assert chosen["dismiss"] == chosen["use"] == CRAFTSMAN_IDS
    assert chosen["place"] == list(SPACES)
    assert chosen["cube"] == ["sand", "wood", "stone"]
    assert chosen["discard"] == ["sand", "wood", "stone", "metal"]
    assert chosen["buy"] == [f"{kind} {n}" for kind in ("sand", "wood", "stone") for n in range(1, 5)]
    assert chosen["sell"] == [f"{kind} {n}" for kind in m.KINDS for n in range(1, m.MOST_SOLD + 1)]
    assert chosen["name"] == CRAFTSMAN_IDS[3:]
    assert chosen["inspire"] == CRAFTSMAN_IDS
    assert chosen["crusade"] == ["3", "4", "6", "7"]
    assert chosen["recall"] == [f"{place} {n}" for place, size in SPACES.items() for n in range(1, size + 1)]
    assert chosen["procession"] == ["sand", "wood", "stone"]
    single = {"pass", "veto", "allow", "remigius", "protection", "resource", "thomas", "endure", "taxfree", "pay",
              "leave", "done", "act", "waive", "castle_metal", "castle_gold", "mathilde"}  # fmt: skip
    assert {verb for verb, rest in chosen.items() if rest == [""]} == single
