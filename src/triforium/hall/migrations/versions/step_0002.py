"""Lists tell how a game stands."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A table from before gets its standing when it is looked at next, or checked."""
    op.add_column("tables", sa.Column("standing", sa.JSON(), nullable=True))
