"""What the hall says about every listed game, in English and Russian."""

from typing import Any

import msgspec
import pytest

from emberhall.games.gloomhaven.setup import OFFERED
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_says_what_it_is_and_for_how_many(language: str) -> None:
    told = {
        name: [option for option in options_of(find_game(name), language) if "scenario" in option]
        for name in game_names()
    }
    assert {name: [len(option["choices"]) for option in options] for name, options in told.items()} == {
        "defenders": [6], "gloomhaven": [len(OFFERED)], "mage_knight": [22], "runewars": [], "sword_sorcery": [6],
    }  # fmt: skip
    for name, options in told.items():
        for option in options:
            for choice in option["choices"]:
                assert choice["hint"].endswith("."), (name, choice)
                assert choice["seats"], (name, choice)


def test_a_scenario_without_words_of_its_own_says_its_goal() -> None:
    (quests,) = (option for option in options_of(find_game("sword_sorcery"), "en") if "scenario" in option)
    assert quests["choices"][3] == {
        "value": "q4", "label": "The Warchief's Drums", "length": "12 events", "difficulty": "heroes of rank 3",
        "seats": [1, 2, 3, 4, 5], "hint": "Kill Warchief Gorrak.",
    }  # fmt: skip
