"""What the hall says of every listed game: in English and Russian."""

from typing import Any

import msgspec
import pytest

from emberhall.kernel import LANGUAGES, find_game, game_names
from emberhall.server.games import options_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_a_listed_game_introduces_itself(name: str, language: str) -> None:
    game = find_game(name)
    wanted = {
        "game-title",
        "game-description",
        "game-length",
        "game-difficulty",
        *(f"bot-{bot}" for bot in game.bots),
        *game.phrases,
    }
    for field in options_of(game, language):
        wanted |= setup_ids(field)
    assert sorted(id for id in wanted if not game.texts.has(id, language)) == []


def setup_ids(option: dict[str, Any]) -> set[str]:
    own = f"setup-{option['name']}"
    values = (choice["value"] for choice in option.get("choices", ()))
    return {id.replace("_", "-") for id in (own, *(f"{own}-{value}" for value in values))}


def test_every_option_of_a_listed_game_has_a_default() -> None:
    for name in game_names():
        options = find_game(name).options
        assert msgspec.convert({}, options) == options()
