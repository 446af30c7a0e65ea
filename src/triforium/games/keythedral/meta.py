"""The title's visiting card."""

from triforium.kernel.meta import Meta

META = Meta(
    name="keythedral",
    titles={"en": "Keythedral", "nl": "Keythedral", "de": "Keythedral"},
    designers="Richard Breese",
    year=2002,
    seats=range(2, 6),
    rules="1",
    options={
        "length": ("full", "short"),
        "map": ("laid", "prepared"),
        "tiles_open": ("no", "yes"),
        "laws_open": ("no", "yes"),
        "memory": ("screen", "open"),
    },
)
