"""The only source of chance: the sfc32 generator on four 32-bit words, the same on every machine."""

from typing import Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from triforium.kernel.bits import first, size
from triforium.kernel.errors import BadSeed
from triforium.kernel.numbers import whole
from triforium.kernel.vecs import vec

WORD: Final[i64] = 0xFFFFFFFF
MIXING_ROUNDS: Final[i64] = 20


@mypyc_attr(acyclic=True)
class Chance:
    """A small generator that lives in the state: copying the state copies its luck."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def clone(self) -> "Chance":
        return Chance(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[type["Chance"], tuple[int, int, int, int]]:
        return Chance, (self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """The next 32 random bits."""
        result = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD) | (self.c >> 11)) + result & WORD
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely: words that would favour some are drawn again."""
        product = self.word() * limit
        if product & WORD < limit:
            unfair = (WORD + 1) % limit
            while product & WORD < unfair:
                product = self.word() * limit
        return product >> 32

    def one_of(self, cards: i64) -> i64:
        """A card of a bit mask, each equally likely."""
        skipped = self.below(size(cards))
        while skipped > 0:
            cards &= cards - 1
            skipped -= 1
        return first(cards)

    def shuffle(self, cards: vec[i64], first: i64, end: i64) -> None:
        """Shuffle cards[first:end] in place."""
        i = end - 1
        while i > first:
            j = first + self.below(i - first + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


def seeded(seed: SupportsIndex) -> Chance:
    """The generator for a seed of up to 128 bits."""
    seed = whole(seed)
    if not 0 <= seed < 1 << 128:
        raise BadSeed(f"the seed {seed} does not fit: it must be a whole number from 0 to 2**128 - 1")
    chance = Chance(seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF, seed >> 64 & 0xFFFFFFFF, seed >> 96 & 0xFFFFFFFF)
    for _round in range(MIXING_ROUNDS):
        chance.word()
    return chance
