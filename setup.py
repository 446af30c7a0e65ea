"""Compiles the engine with mypyc; where that fails, or TRIFORIUM_PURE is set, the same modules run as plain Python.

With TRIFORIUM_TRAINED set (wheels and benchmarks; gcc only) it is compiled twice, which takes twice as long: first so
that it counts what it does while tools/train.py plays, then with that knowledge.
"""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

TEXT_SIDE = {
    "__init__", "counsel", "hints", "journal", "manners", "map_drawing", "meta", "registry", "table", "title", "view",
    "weights",
}  # fmt: skip
"""Modules of titles and bots that talk to people, or load alone: compiling them gains nothing."""
FASTER = ["-O3", "-fno-semantic-interposition", "-fvisibility=hidden"]
FASTER += ["-flto"] if sys.platform == "darwin" else ["-flto=auto", "-fno-plt"]
"""Lets the compiler inline across the modules of the engine, which nobody else calls by their names in C, and call
Python's library directly: a tenth to a fifth more decisions a second. With `auto` gcc uses all processors for it."""
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
TRAINED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"]
KERNEL = ("bits", "blocks", "chance", "journal", "numbers", "options", "playout", "state")


def engine_modules() -> list[str]:
    """The hot path: part of the kernel, the rules of every title, and the bots."""
    source = Path("src/triforium")
    modules = [source / "kernel" / f"{name}.py" for name in KERNEL]
    for folder in [source / "bots", *sorted(path.parent for path in source.glob("games/*/meta.py"))]:
        modules += [path for path in sorted(folder.glob("*.py")) if path.stem not in TEXT_SIDE]
    return [str(path) for path in modules]


def keep_docstrings(module: str) -> None:
    """mypyc leaves docstrings out; put them into its C code, so that help() reads the same on both engines."""
    c_file = Path("build") / f"__native_{'___'.join(Path(module).with_suffix('').parts[1:])}.c"
    code = c_file.read_text(encoding="utf-8")
    for node in ast.parse(Path(module).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            code = re.sub(rf'(\.tp_doc = PyDoc_STR\("{node.name}\(.*?\\n--\\n\\n)"', _with(node), code)
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    ours = rf"___{node.name}___{part.name},\s+METH_FASTCALL \| METH_KEYWORDS, PyDoc_STR"
                    code = re.sub(rf'({ours}\(".*?\\n--\\n\\n)"', _with(part), code)
                    getter = rf"(___{node.name}_get_{part.name},\s+NULL, )NULL"
                    code = re.sub(getter, lambda m, part=part: m[1] + _c_string(part), code)
        elif isinstance(node, ast.FunctionDef):
            code = re.sub(rf'(\(PyCFunction\)\w+___{node.name}, [^"]*PyDoc_STR\(".*?\\n--\\n\\n)"', _with(node), code)
    c_file.write_text(code, encoding="utf-8")


def _c_string(node):
    text = ast.get_docstring(node) or ""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _with(node):
    return lambda match: match[1] + _c_string(node)[1:]


def extensions():
    if os.environ.get("TRIFORIUM_PURE"):
        return []
    from mypyc.build import mypycify

    modules = engine_modules()
    found = mypycify(modules, opt_level="3", debug_level="0", multi_file=True)
    for module in modules:
        keep_docstrings(module)
    for extension in found:
        extension.optional = True
        if os.name == "posix":
            extension.extra_compile_args += FASTER
            extension.extra_link_args += FASTER
    return found


class Build(build_ext):
    """Builds the extensions, if wanted with training."""

    def build_extensions(self) -> None:
        if not os.environ.get("TRIFORIUM_TRAINED") or sys.platform != "linux":
            super().build_extensions()
            return
        self.force = True
        for counted in Path(self.build_temp).rglob("*.gcda"):
            counted.unlink()
        self.build_with(COUNTING)
        path = os.pathsep.join([self.build_lib, os.environ.get("PYTHONPATH", "")])
        subprocess.run([sys.executable, "tools/train.py"], env={**os.environ, "PYTHONPATH": path}, check=True)
        self.build_with(TRAINED)

    def build_with(self, flags: list[str]) -> None:
        for extension in self.extensions:
            extension.extra_compile_args += flags
            extension.extra_link_args += flags
        super().build_extensions()
        for extension in self.extensions:
            del extension.extra_compile_args[-len(flags) :]
            del extension.extra_link_args[-len(flags) :]


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
