"""Every card, hero, General and scenario agrees with its fact sheet in `facts`."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from emberhall.games.defenders.content import enemies, global_effects, honors, quests, scenarios
from emberhall.games.defenders.content.darkness import DARKNESS_CARDS
from emberhall.games.defenders.content.hero_cards import HERO_CARDS
from emberhall.games.defenders.content.heroes import HEROES
from emberhall.rulebook import rule

FACTS = Path(__file__).parent / "facts"

SHEETS: dict[str, Mapping[str, Any]] = {
    "agents": enemies.AGENTS,
    "darkness": DARKNESS_CARDS,
    "generals": enemies.GENERALS,
    "global_effects": global_effects.GLOBAL_EFFECTS,
    "hero_cards": HERO_CARDS,
    "heroes": HEROES,
    "honors": {name: getattr(honors, name) for name in ("MAJOR_FAME", "KINGS_CHAMPION", "GRAND_BALL", "REVEALED")},
    "minions": enemies.MINION_KINDS,
    "quests": quests.QUESTS,
    "scenarios": scenarios.SCENARIOS,
}


def lines(sheet: str) -> Iterator[str]:
    """The entries of a sheet as written in its file."""
    for id, entry in SHEETS[sheet].items():
        yield f"{id} {entry!r}"


@rule("DR-BATTLE-04", "DR-DCARD-01", "DR-HONOR-11", "DR-QUEST-01")
@pytest.mark.parametrize("sheet", SHEETS)
def test_the_content_is_that_of_the_sheet(sheet: str) -> None:
    expected = (FACTS / f"{sheet}.txt").read_text(encoding="utf-8").splitlines()
    found = list(lines(sheet))
    assert [line for line in found if line not in expected] == []
    assert found == expected
