"""The title's visiting card."""

from triforium.kernel.meta import Meta

META = Meta(
    name="pillars",
    titles={"en": "The Pillars of the Earth", "nl": "De Pilaren van de Aarde", "de": "Die Säulen der Erde"},
    designers="Michael Rieneck, Stefan Stadler",
    year=2006,
    seats=range(2, 5),
    rules="1",
    options={"expansion": ("none",), "madonna": ("each", "one")},
)
