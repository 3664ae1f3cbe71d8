"""The companion: whom it strikes, when it rests, what it loses; and a scenario played to its end."""

import pytest

from emberhall.arena.match import play_seats
from emberhall.games.gloomhaven.bots.companion import CompanionAgent
from emberhall.games.gloomhaven.bots.profile import keep, profile
from emberhall.games.gloomhaven.content import CLASSES, STARTING, plan_of
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.state import Setup, Trap
from emberhall.geometry.hexes import parse_hex
from emberhall.kernel import Rng, Session

from .positions import Scene, room

HALL = """
    . . . . .
     g B h .
    . . . . .
     . . . .
"""


def choice(game: Scene) -> str:
    """What the companion of the first seat chooses."""
    view = game.session.view(0)
    assert view.ask is not None
    return view.ask.keys()[CompanionAgent(Rng(1)).choose(view)]


def test_it_finishes_who_is_hurt() -> None:
    game = room(HALL, B="brute", g="bandit-guard", h="bandit-guard").do("use_default:1:top")
    game.who("h").hp = 2
    assert choice(game) == f"target:{game.who('h').id}"


@pytest.mark.parametrize(("hp", "suffers"), [(10, True), (1, False)])
def test_it_loses_cards_only_to_live(hp: int, suffers: bool) -> None:
    game = room(HALL, B="brute", g="bandit-guard", h="bandit-guard", hand="4 5 6").do("use_default:1:bottom")
    game.who("B").hp = hp
    to = sorted(game.moves)[0]
    game.state.map.traps[plan_of(1).index[parse_hex(to)]] = Trap("spike", 3)
    game.do(f"move_to:{to}")
    assert (choice(game) == "suffer") is suffers


def test_every_half_has_a_profile() -> None:
    for cls in STARTING:
        for card in CLASSES[cls].cards:
            assert profile(str(card.id), "top") != profile(str(card.id), "bottom")
            assert keep(str(card.id)) > 0
    roar, cleave = profile("4", "top"), profile("9", "bottom")
    assert (roar.after[0].n, roar.after[0].range, cleave.points, cleave.jump) == (2, 0, 3, True)


@pytest.mark.parametrize("seats", [1, 3])
def test_it_plays_a_scenario_to_its_end(seats: int) -> None:
    session = Session(GAME, Setup(), seats, 3, keep=False)
    play_seats(session, [CompanionAgent(Rng(seat)) for seat in range(seats)], GAME.longest)
    assert session.outcome is not None
    assert sum(character.deeds.kills for character in session.state.characters) >= 3
