"""The terminal, and reading what people type."""

import sys
from typing import Any

import msgspec
from rich.console import Console

from emberhall.kernel import BadSetup, Game
from emberhall.kernel.interludes import campaign_of

from .words import Misused


def console(*, plain: bool = False, stderr: bool = False) -> Console:
    """The terminal to print on; `plain` has no colours."""
    return Console(stderr=stderr, highlight=False, markup=False, no_color=plain or None, emoji=False)


def interactive() -> bool:
    """Whether the output goes to a terminal."""
    return sys.stdout.isatty()


def game_options(game: Game[Any, Any], words: list[str]) -> Any:
    """Set-up options from `name=value` words; one word may hold several, with commas."""
    return game.parse_options(_given(game, game.options, words), strict=False)


def campaign_options(game: Game[Any, Any], words: list[str]) -> Any:
    """A campaign's agreement, from the same kind of words."""
    agreement = campaign_of(game).agreement
    try:
        return msgspec.convert(_given(game, agreement, words), agreement, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetup("bad-options", game=game.name, why=str(error)) from None


def _given(game: Game[Any, Any], options: type[msgspec.Struct], words: list[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in (part for line in words for part in line.split(",") if part.strip()):
        name, equals, value = word.partition("=")
        if not equals:
            raise Misused("option-needs-value", option=word.strip())
        given[name.strip()] = value.strip()
    unknown = [name for name in given if name not in options.__struct_fields__]
    if unknown:
        known = tuple(options.__struct_fields__)
        raise Misused("no-such-game-option", game=game.name, name=unknown[0], known=known)
    return given
