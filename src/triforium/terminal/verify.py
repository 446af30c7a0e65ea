"""`triforium verify`: was the game dealt from the seed that was promised, and do its moves replay?"""

import hashlib
from argparse import Namespace

from triforium.kernel.record import Record
from triforium.terminal import saves
from triforium.terminal.errors import Complaint
from triforium.terminal.words import Words


def run(args: Namespace) -> int:
    """Status 0 if hash and replay hold."""
    record, words = saves.load(args.file), Words(args.lang)
    if args.hash is not None:
        check_hash(record, args.hash)
        print(words("seed-promised"))
    with saves.reading(args.file):
        state = record.replay()
    scores = ", ".join(map(str, state.scores()))
    print(words("replays", game=record.game, moves=len(record.moves), scores=scores))
    return 0


def check_hash(record: Record, promised: str) -> None:
    """The hash is of the seed's decimal digits."""
    found = hashlib.sha256(str(record.seed).encode()).hexdigest()
    if found != promised.strip().lower():
        raise Complaint("other-seed", found=found)
