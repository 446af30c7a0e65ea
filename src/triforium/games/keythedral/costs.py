"""What is printed on the 34 building tiles and the 29 fields, as data: a look at a real copy replaces it here alone.

The numbers of tiles are known from public descriptions. Their costs are reconstructed: value is twice the cost in
cubes, where iron counts two, glass three and gold four; each tile costs two to four cubes.
"""

BUILDINGS: tuple[tuple[int, str], ...] = (
    (4, "KN"), (4, "KG"), (4, "KB"), (4, "NG"), (4, "NB"), (4, "GB"),
    (6, "KNG"), (6, "KNG"), (6, "KNB"), (6, "KNB"), (6, "KGB"), (6, "NGB"), (6, "KKN"), (6, "KNN"),
    (8, "NGW"), (8, "NBW"), (8, "NRW"), (8, "GBW"), (8, "GRW"), (8, "BRW"), (8, "NGBR"), (8, "NNGB"),
    (10, "GBRW"), (10, "WP"), (10, "GBP"), (10, "BRP"), (10, "GY"), (10, "RY"),
    (12, "GBY"), (12, "BRY"), (12, "GBRP"), (12, "GWP"), (12, "RWP"), (12, "WY"),
)  # fmt: skip
"""Value and cost of every building tile, a letter for each cube."""

ROWS: dict[str, tuple[int, ...]] = {"full": (5, 5, 5, 4, 3), "short": (4, 4, 4, 3, 2)}
"""How many tiles of each value lie on the cathedral."""

FIELDS: tuple[str, ...] = ("KKNN", "KNNNGGBBRR", "KNGBR", "KNGBR", "KNGBR")
"""The fields with number 1, 2, 3, 4 and 5 on their backs, a letter for the cube that each gives."""

SUPPLY: dict[str, int] = {"K": 20, "N": 20, "G": 15, "B": 15, "R": 15, "W": 10, "P": 10, "Y": 10}
"""All cubes of the game."""
