"""What everybody reads on the map: what cities offer, what developments do, what villages add, what is designed."""

from emberhall.games.runewars.content.files import FILES
from emberhall.games.runewars.scene.board import realm
from emberhall.games.runewars.scene.cards import season_card, unit_card
from emberhall.games.runewars.state import ExplorationId
from emberhall.kernel import Message, texts
from emberhall.rulebook import rule

from .positions import land

TEXTS = texts(FILES.parent / "locale")


def read(lines: tuple[Message, ...], language: str = "en") -> list[str]:
    return [TEXTS.say(line, language) for line in lines]


@rule("RW-COMP-24")
def test_a_city_says_what_it_offers() -> None:
    state = land()
    state.places["6C"].city = "greyhaven"
    (space,) = (space for space in realm(state).spaces if space.id == "area:6C")
    assert read(space.notes)[-5:] == [
        "City: Greyhaven",
        "For Rally Support: draw 1 Tactics card",
        "For Rally Support: gain 3 influence",
        "For Rally Support: place 1 neutral unit (circle) in the area of this city",
        "Designed by Emberhall",
    ]


@rule("RW-DATA-10", "RW-EXPLORE-13")
def test_a_development_and_a_village_say_what_they_give() -> None:
    state = land()
    state.places["6B"].stronghold, state.places["6B"].development = 0, "diplomat"
    state.places["6B"].explored.cards = [ExplorationId("village_ore.1")]
    board = realm(state)
    (piece,) = (piece for piece in board.pieces if piece.id == "development:6B")
    assert piece.card is not None
    assert read(piece.card.text) == ["gain 2 influence"]
    (space,) = (space for space in board.spaces if space.id == "area:6B")
    assert read(space.notes)[:2] == ["wood: 1", "ore: 1"]
    assert len(space.gives) == 2


def test_what_is_designed_is_marked_on_cards() -> None:
    assert read(unit_card("dark_knight", "x").text)[-1] == "Designed by Emberhall"
    lord = unit_card("chaos_lord", "x").text
    assert read(lord)[-1] == "Designed by Emberhall: initiative and health"
    assert read(lord, "ru")[-1] == "Придумано в Emberhall: инициатива и здоровье"
    assert read(season_card("doomed_city").text)[-1] == "Designed by Emberhall: its season"
    assert not any("Designed" in line for line in read(unit_card("archer", "x").text))
