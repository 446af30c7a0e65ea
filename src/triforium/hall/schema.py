"""What is stored. Moves are the truth; `turn`, `wake` and `standing` are the index by which tables at rest are found
and listed."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

players = Table(
    "players", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name in small letters; null for a guest
    Column("password", String(200)),
    Column("settings", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("last_seen", Float, nullable=False),
)  # fmt: skip

tokens = Table(
    "tokens", metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", String(60), nullable=False),
    Column("session", Boolean, nullable=False),  # of a browser or a log-in: ends when the password changes
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)  # fmt: skip

tables = Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("prelude", JSON),
    Column("clock", JSON),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("phase", String(10), nullable=False),  # gathering, running, over
    Column("closed", String(20)),  # why it ended otherwise than by the rules
    Column("kept", JSON),  # the log of a game that the present rules would tell otherwise
    Column("origin", JSON),  # a rematch, an upload
    Column("revision", BigInteger, nullable=False),
    Column("turn", Integer, nullable=False),  # who is asked, as a bit mask
    Column("wake", Float),  # when the hall itself has something to do here: a bot's move, a clock
    Column("thinker", String(32)),
    Column("thinks_until", Float),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("changed", Float, nullable=False),
    Column("standing", JSON),  # what lists tell of the game: its round, at the end points and winners
    Index("tables_by_wake", "wake"),
    Index("tables_by_lobby", "public", "phase", "changed"),
)  # fmt: skip

seats = Table(
    "seats", metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, person, local, bot
    Column("player", String(32), index=True),
    Column("bot", String(40)),
    Column("name", String(40)),
    Column("stand_in", String(40)),
    Column("resigned", Boolean, nullable=False),
    Column("granted", Float, nullable=False),  # seconds given to a game's clock on top of what was agreed
)  # fmt: skip

moves = Table(
    "moves", metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),  # null: a move is taken back
    Column("takes", Integer),
    Column("alone", Boolean, nullable=False),
    Column("key", String(80)),
    Column("time", Float, nullable=False),
    Column("digest", String(24), nullable=False),
    UniqueConstraint("table_id", "key", name="one_move_per_key"),
)  # fmt: skip

happenings = Table(
    "happenings", metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("player", String(32)),
    Column("data", JSON, nullable=False),
    Column("time", Float, nullable=False),
)  # fmt: skip

notes = Table(
    "notes", metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)  # fmt: skip

mutes = Table(
    "mutes", metadata,
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), primary_key=True),
)  # fmt: skip

reports = Table(
    "reports", metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("happening", Integer, nullable=False),
    Column("player", String(32), nullable=False),
    Column("reason", String(500), nullable=False),
    Column("time", Float, nullable=False),
)  # fmt: skip

notices = Table(
    "notices", metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("due", Float),  # null: told, and not been there since
    Index("notices_by_due", "due"),
)  # fmt: skip
