"""The same engine interpreted: `python -m benchmarks.pure TITLE SEATS SECONDS` prints decisions a second."""

import os
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src"


def pure_rate(name: str, seats: int, seconds: float) -> float:
    """Decisions a second, stepped, in a process of its own that runs the sources as they stand."""
    command = [sys.executable, "-m", "benchmarks.pure", name, str(seats), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(command, env=environment, cwd=SOURCES.parent, check=True, capture_output=True, text=True)
    return float(done.stdout)


def main() -> None:
    from benchmarks.engine import stepped
    from benchmarks.timing import rate
    from triforium.kernel.vecs import COMPILED

    if COMPILED:
        sys.exit("this measures the interpreted engine, but the compiled one was loaded")
    name, seats, seconds = sys.argv[1:]
    print(rate(stepped(name, int(seats)), float(seconds)))


if __name__ == "__main__":
    main()
