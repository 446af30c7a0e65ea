"""`progress.py WORDS COMMAND...`: runs the command that compiles the engine and shows how far it has come.

mypyc writes the C files first; from then on it is known how many there are.
"""

import subprocess
import sys
import threading
import time
from pathlib import Path

BUILD = Path(__file__).resolve().parent.parent / "build"
EVERY = 1.0
"""Seconds between two looks; where nobody watches, none is shown."""


def state() -> str:
    """How many of the C files are compiled, as far as that is known."""
    files = sum(1 for _ in BUILD.glob("__native_*.c"))
    done = sum(1 for _ in BUILD.glob("temp*/**/__native_*.o"))
    if not (files and done):
        return "translating into C"
    return f"{done} of {files} files" if done < files else "linking"


def watch(words: str, over: threading.Event) -> None:
    began = time.monotonic()
    while not over.wait(EVERY):
        print(f"\r{words}: {time.monotonic() - began:.0f} s, {state()}\x1b[K", end="", flush=True)
    print(f"\r{words}: {time.monotonic() - began:.0f} s\x1b[K", flush=True)


def main(words: str, *command: str) -> int:
    over = threading.Event()
    watcher = threading.Thread(target=watch, args=(words, over), daemon=True)
    if sys.stdout.isatty():
        watcher.start()
    else:
        print(words, flush=True)
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    over.set()
    if watcher.is_alive():
        watcher.join()
    if ran.returncode:
        print(ran.stdout + ran.stderr, file=sys.stderr)
    return ran.returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
