"""The figures of every game as tables for docs/environments.md: `python -m emberhall.envs.described` prints them."""

from collections.abc import Iterator
from typing import Any

from emberhall.kernel import Block, Game, find_game, game_names

from .reader import features_of


def described(game: Game[Any, Any]) -> str:
    """The blocks of a game's figures, a row each."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game[Any, Any]) -> Iterator[str]:
    own = features_of(game)
    assert own is not None
    yield f"### {game.texts.say(game.title(), 'en')} (`{game.name}`): {own.layout.size} figures"
    yield ""
    yield "| name | shape | most | what it counts |"
    yield "| --- | --- | --- | --- |"
    for block in own.layout.blocks:
        shape = " × ".join(map(str, block.shape)) or "1"
        yield f"| `{block.name}` | {shape} | {_most(block)} | {block.about} |"


def _most(block: Block) -> str:
    """The most of all columns, or that of each."""
    return str(block.most) if isinstance(block.most, int) else ", ".join(map(str, block.most))


if __name__ == "__main__":
    print("\n".join(described(find_game(name)) for name in game_names()), end="")
