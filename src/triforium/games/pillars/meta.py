"""The title's visiting card."""

from triforium.kernel.meta import Meta

META = Meta(
    name="pillars",
    titles={"en": "The Pillars of the Earth", "nl": "De zuilen van de aarde", "de": "Die Säulen der Erde"},
    designers="Michael Rieneck, Stefan Stadler",
    year=2006,
    seats=range(2, 7),
    rules="1",
    options={"expansion": ("none", "full", "cards"), "madonna": ("each", "one")},
    seats_with={
        ("expansion", "none"): (range(2, 5), "a fifth and a sixth player need expansion=full"),
        ("expansion", "cards"): (range(2, 5), "a fifth and a sixth player need the new board, so expansion=full"),
    },
)
