"""`make play`: sets up what is missing, opens the hall with the web client, and shows the way in.

Libraries and client are set up side by side. The engine is compiled behind the open doors: until it is there the plain
one plays, and then the bots' processes change over.
"""

import os
import subprocess
import sys
import threading
import time
import webbrowser
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv" / "bin" / "python"
COMPILED = ROOT / "build" / "compiled"
STARTED = time.monotonic()


def say(text: str) -> None:
    print(f"{time.monotonic() - STARTED:4.0f} s  {text}", flush=True)


class Job(threading.Thread):
    """A target of the Makefile, made beside others; its words are kept for when it fails."""

    def __init__(self, target: str, doing: str, done: str, idle: bool = False) -> None:
        super().__init__(daemon=True)
        self.target, self.doing, self.done = target, doing, done
        self.idle = idle
        self.failed = False
        self.output = ""

    def run(self) -> None:
        make = ["make", "--no-print-directory", self.target]
        fresh = subprocess.run([*make, "--question"], cwd=ROOT, capture_output=True, check=False).returncode == 0
        if fresh:
            return
        say(self.doing)
        command = ["nice", "-n", "15", *make] if self.idle else make
        made = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        self.output, self.failed = made.stdout + made.stderr, made.returncode != 0
        say(f"failed: {self.doing}" if self.failed else self.done)


def await_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.start()
    for job in jobs:
        job.join()
    for job in jobs:
        if job.failed:
            print(job.output, file=sys.stderr)
            sys.exit(f"make {job.target} failed")


def screen() -> bool:
    """Whether a browser can be opened here."""
    if "TRIFORIUM_NO_BROWSER" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> int:
    await_all([Job(".venv/.made", "making a virtual environment in .venv", "the virtual environment is there")])
    await_all(
        [
            Job(".venv/.run", "installing libraries", "libraries are installed"),
            Job("client", "building the web client", "the web client is built"),
        ]
    )
    environment = {**os.environ, "TRIFORIUM_COMPILED": str(COMPILED)}
    say("opening the hall")
    hall = subprocess.Popen(
        [str(PYTHON), "-m", "triforium", "serve", *sys.argv[1:]],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert hall.stdout is not None
        for line in hall.stdout:
            say(line.rstrip())
            if "http" in line:
                address = line[line.index("http") :].strip()
                if screen():
                    webbrowser.open(address)
                say("to stop: Ctrl-C")
                Job(
                    "compiled-engine",
                    "compiling the engine for faster bots, meanwhile play",
                    "the bots are faster now",
                    True,
                ).start()
        return hall.wait()
    except KeyboardInterrupt:
        hall.terminate()
        return hall.wait()


if __name__ == "__main__":
    sys.exit(main())
