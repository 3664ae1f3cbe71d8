"""The optional parts of the package, and which of them brings a package that is missing.

`pip install emberhall` plays the games. The command line, the hall, and what research needs are extras.
"""

from importlib.util import find_spec

from emberhall.kernel import EmberhallError

#: The packages that tell whether an extra is installed.
EXTRAS = {
    "cli": ("typer", "rich", "platformdirs"),
    "server": (
        "fastapi", "starlette", "pydantic", "uvicorn", "h11", "websockets", "sqlalchemy", "alembic", "argon2", "lucide",
        "tkinter_icons_rpga", "fontTools", "brotli", "font_source_serif_pro", "font_source_sans_pro",
    ),
    "postgres": ("psycopg",),
    "research": ("numpy", "gymnasium", "pettingzoo"),
    "cluster": ("ray",),
    "mcp": ("mcp",),
}  # fmt: skip


class MissingExtra(EmberhallError, ImportError):
    """A package of an extra is not installed: the error says how to install it."""


def missing(error: ModuleNotFoundError) -> MissingExtra | None:
    """What to say of a package that is missing; None if no extra brings it."""
    package = (error.name or "").partition(".")[0]
    for extra, packages in EXTRAS.items():
        if package in packages:
            return MissingExtra("missing-extra", package=package, extra=extra)
    return None


def need(extra: str) -> None:
    """Raise MissingExtra unless the packages of an extra are installed."""
    for package in EXTRAS[extra]:
        if find_spec(package) is None:
            raise MissingExtra("missing-extra", package=package, extra=extra)
