"""M.8: the table as a seat may imagine it: decks, the golden card and secret choices dealt anew."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from triforium.games.guilds.material import ACTION_CARDS, ALL_CITIES
from triforium.kernel.bits import BIT, size

if TYPE_CHECKING:
    from triforium.games.guilds.state import Guilds


def deal_anew(s: "Guilds", seat: i64) -> None:
    """Everything that the seat cannot know may be different; copies share the golden deck, so it is copied first."""
    s.deck = s.deck[:]
    shuffle_golden_cards(s, seat)
    s.chance.shuffle(s.stack, s.stack_next, s.stack_end)
    if s.choosing():
        choose_for_others(s, seat)


def shuffle_golden_cards(s: "Guilds", seat: i64) -> None:
    """The stacks are known apart; a card kept in step 1 is not of a scored city."""
    unknown = s.next_gold
    if s.gold >= 0 and seat != s.start:
        unknown -= 1
    end: i64 = len(s.deck)
    if unknown < s.first_of_b:
        s.chance.shuffle(s.deck, unknown, s.first_of_b)
        s.chance.shuffle(s.deck, s.first_of_b, end)
        end = s.first_of_b
    else:
        s.chance.shuffle(s.deck, unknown, end)
    if unknown == s.next_gold:
        return
    kept = unknown
    while s.deck[kept] < ALL_CITIES and s.scored & BIT[s.deck[kept]]:
        kept += 1
    card = s.deck[kept]
    s.deck[kept] = s.deck[unknown]
    s.deck[unknown] = card
    s.gold = card


def choose_for_others(s: "Guilds", seat: i64) -> None:
    """Who has chosen already may have chosen anything."""
    for other in range(s.seats):
        if other != seat and s.chosen[other] >= 0:
            skip = s.chance.below(size(s.hand[other]))
            for card in range(ACTION_CARDS):
                if s.hand[other] & BIT[card]:
                    if skip == 0:
                        s.chosen[other] = card
                    skip -= 1
            if s.added[other] >= 0:
                s.added[other] = s.chance.below(s.influence[other] + 1)
