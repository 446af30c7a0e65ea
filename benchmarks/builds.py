"""Which build of the engine this process has loaded."""

from triforium.kernel import state


def is_compiled() -> bool:
    """Whether the engine runs compiled: then its modules are shared libraries."""
    return not state.__file__.endswith(".py")
