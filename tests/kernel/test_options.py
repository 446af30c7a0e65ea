"""The buffer of options: sets and runs of ids, and room for as many as there are."""

from random import Random

from triforium.kernel.options import Options


def test_a_set_becomes_the_ids_of_its_members_in_order() -> None:
    luck = Random(9)
    for members in [0, 1, 1 << 61, 2**62 - 1, *[luck.getrandbits(62) for _ in range(200)]]:
        options = Options()
        options.add(3)
        options.add_set(100, members)
        assert options.listed() == [3, *[100 + member for member in range(62) if members >> member & 1]]


def test_there_is_room_for_any_number() -> None:
    options = Options()
    options.add_run(0, 30)
    options.add_set(30, 0b11)
    options.add_set(32, 2**62 - 1)
    options.add_run(94, 40)
    options.add(134)
    assert options.listed() == list(range(135))
    assert options.has(134)
    assert not options.has(135)
