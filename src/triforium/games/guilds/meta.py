"""The title's visiting card."""

from triforium.kernel.meta import Meta

META = Meta(
    name="guilds",
    titles={"en": "Flandern 1302", "nl": "Flandern 1302: De macht van de gilden", "de": "Flandern 1302"},
    designers="Wolfgang Panning",
    year=2004,
    seats=range(2, 5),
    rules="1",
    options={"golden_deck": ("standard", "alternative")},
)
