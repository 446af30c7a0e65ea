"""The generator: the published sfc32, fair numbers, fair shuffles."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from triforium.kernel.bits import BIT, size
from triforium.kernel.chance import Chance, seeded
from triforium.kernel.vecs import vec


def reference(a: int, b: int, c: int, counter: int, number: int) -> list[int]:
    """sfc32 written down a second time, on unbounded integers."""
    words = []
    for _ in range(number):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b, c = b ^ (b >> 9), (c * 9) % 2**32, ((c << 21 | c >> 11) + word) % 2**32
        words.append(word)
    return words


@given(st.tuples(*[st.integers(0, 2**32 - 1)] * 4))
def test_words_are_those_of_sfc32(start: tuple[int, int, int, int]) -> None:
    chance = Chance(*start)
    assert [chance.word() for _ in range(20)] == reference(*start, 20)


def test_every_number_below_the_limit_is_equally_likely() -> None:
    chance = seeded(1)
    for limit in (1, 2, 3, 6, 10):
        counts = Counter(chance.below(limit) for _ in range(6_000))
        assert set(counts) == set(range(limit))
        assert all(abs(count - 6_000 / limit) < 5 * (6_000 / limit) ** 0.5 for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    chance = seeded(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        cards = vec[i64]([9, 0, 1, 2, 9])
        chance.shuffle(cards, 1, 4)
        counts[tuple(cards)] += 1
    assert set(counts) == {(9, *order, 9) for order in permutations(range(3))}
    assert all(850 < count < 1150 for count in counts.values())


def test_a_clone_has_the_same_luck() -> None:
    chance = seeded(3)
    copy = chance.clone()
    assert [chance.word() for _ in range(5)] == [copy.word() for _ in range(5)]


@pytest.mark.parametrize("card", [0, 1, 31, 32, 61])
def test_bits(card: int) -> None:
    assert BIT[card] == 1 << card
    assert size(BIT[card] | 1) == (1 if card == 0 else 2)


def test_one_of_a_set_is_any_of_its_members() -> None:
    chance = seeded(5)
    members = {0, 3, 20, 61}
    found = Counter(chance.one_of(sum(2**member for member in members)) for _ in range(4000))
    assert set(found) == members
    assert all(880 < often < 1120 for often in found.values())
    assert chance.one_of(2**17) == 17
