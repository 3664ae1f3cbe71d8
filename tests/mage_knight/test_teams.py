"""Team rules."""

from typing import Any

import pytest

from emberhall.games.mage_knight.rules.safe_spaces import is_safe
from emberhall.games.mage_knight.rules.teams import allied
from emberhall.games.mage_knight.setup import setup
from emberhall.games.mage_knight.state import Setup
from emberhall.kernel import Rng
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, land

FOUR = {"tovak": "", "goldyx": "P", "norowas": ""}


def _team(spots: dict[str, str] | None = None, *, others: dict[str, str] | None = None, **things: Any) -> Position:
    """Seats 0 and 2 (Goldyx, on the spot P) against 1 and 3."""
    return land(
        "arythea",
        "@ P",
        spots={"P": "plains", **(spots or {})},
        scenario="full_conquest",
        others=others or FOUR,
        options={"teams": "seats"},
        hand="march rage",
        **things,
    )


def test_allies() -> None:
    state = setup(Setup(scenario="full_conquest", teams="seats"), 4, Rng(1))
    assert [allied(state, 0, seat) for seat in range(4)] == [False, False, True, False]
    alone = setup(Setup(scenario="full_conquest"), 4, Rng(1))
    assert not any(allied(alone, 0, seat) for seat in range(4))


@rule("MK-TEAM-08", "MK-TEAM-09")
def test_a_hero_who_ends_on_the_space_of_a_team_mate_withdraws_and_does_not_fight() -> None:
    play = _team(move=2).do("walk:P")
    assert play.state.combat is None
    play.do("end_turn")
    while play.prompt == "ask-end-discard":
        play.do("pick_card:march" if "done" not in play.keys else "done")
    hero = play.state.players[0]
    assert hero.at == play.spots["@"]
    assert sum(card.startswith("wound") for card in hero.hand) == 1
    assert play.state.players[2].at == play.spots["P"]


@rule("MK-TEAM-08")
@pytest.mark.parametrize(
    ("site", "safe"), [("city city white owner0", True), ("plains portal", True), ("plains", False)]
)
def test_cities_and_the_portal_are_shared(site: str, safe: bool) -> None:
    play = _team({"P": site})
    assert is_safe(play.state, 0, play.spots["P"]) is safe


@rule("MK-TEAM-10", "MK-HEROES-01", "MK-HEROES-04")
def test_the_movement_ends_in_a_team_mates_keep_with_its_owner() -> None:
    play = _team({"P": "hills keep owner2"}, move=9).do("walk:P")
    assert play.state.combat is None
    assert play.offers("walk") == []


@rule("MK-TEAM-10")
@pytest.mark.parametrize(("owner", "fights"), [(2, False), (3, True)])
def test_a_team_mates_empty_keep_is_entered_without_a_fight(owner: int, fights: bool) -> None:
    play = _team({"P": f"hills keep owner{owner}"}, others={"tovak": "", "goldyx": "", "norowas": ""}, move=3)
    play.do("walk:P")
    assert (play.state.combat is not None) is fights
    if not fights:
        assert "interact" in play.keys
