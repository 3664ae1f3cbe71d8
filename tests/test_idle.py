"""Idle options, which set-up does not ask about: whatever their values, the game plays the same."""

from random import Random
from typing import Any

import msgspec
import pytest

from emberhall.kernel import Session, find_game
from emberhall.server.games import fitting

#: Sets-up by game and seats, with what makes no difference there.
SETS_UP: list[tuple[str, dict[str, Any], int, set[str]]] = [
    (
        "mage_knight", {"scenario": "first_reconnaissance"}, 1,
        {"council_help", "lowest_counts", "crowded_glades", "open_tiles", "hero_combat", "interactive_spells",
         "competitive_skills", "start_influence", "faction_enemies", "faction_rewards"},
    ),
    (
        "mage_knight", {"scenario": "druid_nights", "expansions": ("shades_of_tezla",), "start_level": 3}, 2,
        {"council_help", "lowest_counts", "open_tiles"},
    ),
    (
        "mage_knight", {"scenario": "blitz_cooperation"}, 2,
        {"crowded_glades", "open_tiles", "interactive_spells", "competitive_skills", "start_influence",
         "faction_enemies", "faction_rewards"},
    ),
    (
        "mage_knight", {"scenario": "conquer_and_hold"}, 2,
        {"council_help", "lowest_counts", "crowded_glades", "start_influence", "faction_enemies", "faction_rewards"},
    ),
    ("defenders", {"scenario": "dragons_rampage"}, 2, {"red", "green", "blue", "black", "agent"}),
    ("defenders", {"effects": ("fair_winds", "dark_skies")}, 2, {"positive_effects", "negative_effects"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "given", "seats", "idle"), SETS_UP)
def test_options_that_make_no_difference_make_none(
    name: str, given: dict[str, Any], seats: int, idle: set[str]
) -> None:
    game = find_game(name)
    usual = game.options(**given)
    assert set(game.idle(usual, seats)) == idle

    def played(options: Any) -> tuple[list[str], Any]:
        session = Session(game, options, seats, 7, keep=False)
        dice = Random(7)
        keys = []
        for _ in range(60):
            if not session.asks:
                break
            ask = session.asks[0]
            keys.append(dice.choice(ask.keys()))
            session.choose(keys[-1], ask.seat)
        state = msgspec.to_builtins(session.state)
        return keys, {part: held for part, held in state.items() if part not in ("setup", "setting")}

    first = played(usual)
    for option, values in _others(name, usual, idle):
        for value in values:
            other = msgspec.structs.replace(usual, **{option: value})
            if game.unfit(other, seats) is None:
                assert played(other) == first, (option, value)


def _others(name: str, usual: Any, idle: set[str]) -> list[tuple[str, list[Any]]]:
    """The first other value that each of them may have."""
    others = {
        "yes": {option: [not getattr(usual, option)] for option in idle if isinstance(getattr(usual, option), bool)},
        "words": {"hero_combat": ["allowed"], "faction_enemies": ["out"], "faction_rewards": ["fame"]},
        "figures": {"start_influence": [9], "positive_effects": [4], "negative_effects": [0]},
        "generals": {
            "red": ["brimstone"],
            "green": ["hemlock"],
            "blue": ["sapphire_dragon"],
            "black": ["onyx"],
            "agent": ["none"],
        },
    }
    return [(option, values) for group in others.values() for option, values in group.items() if option in idle]


def test_what_is_idle_is_not_offered_and_goes_back_to_what_is_usual() -> None:
    game = find_game("mage_knight")
    told = fitting(game, {"scenario": "druid_nights", "council_help": False, "crowded_glades": True}, 2)
    assert told["options"]["council_help"] is True
    assert told["options"]["crowded_glades"] is True
    assert told["fits"]["council_help"] == []
