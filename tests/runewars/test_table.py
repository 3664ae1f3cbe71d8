"""What everybody reads on the map: what cities offer, what developments do, what villages add, what is designed."""

from emberhall.games.runewars.content.files import FILES
from emberhall.games.runewars.scene import scene
from emberhall.games.runewars.scene.board import realm
from emberhall.games.runewars.scene.cards import season_card, unit_card
from emberhall.games.runewars.state import ExplorationId, Fight, Fighter, HeroId, OrderId, SeasonId, Side
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


@rule("RW-BATTLE-19")
def test_an_attacker_needs_more_than_the_defender() -> None:
    """A tie is the defender's; and units stand in the order in which they fight."""
    state = land()
    side = lambda seat, *units: Side(seat, [Fighter(unit) for unit in units])  # noqa: E731
    state.fight = Fight("6A", side(0, "footman", "bowman"), side(1, "berserker"), step="rounds", initiative=6)
    seen = [scene(state, looking).fight for looking in (1, 2, 0)]
    assert [(one.ledger.needed, one.ledger.assembled) for one in seen if one and one.ledger] == [(2, 2), (2, 1), (2, 2)]
    assert [TEXTS.say(one.odds.name, "en") for one in seen if one and one.odds] == [
        "Chance to win", "Chance to win", "Chance to win: Daqan Lords (player 1)",
    ]  # fmt: skip
    assert seen[0] is not None
    assert [TEXTS.say(unit.name, "en") for unit in seen[0].ours] == ["Bowman × 1", "Footman × 1"]
    assert TEXTS.say(seen[0].steps[3], "en") == "Initiative 5"


def test_orders_lie_in_the_order_of_their_numbers() -> None:
    state = land()
    state.players[0].orders.cards = [OrderId(f"daqan.{order}") for order in ("recruit", "fortify", "strategize")]
    (row,) = (row for row in scene(state, 1).rows if row.id == "hand:0")
    assert [card.corner for card in row.cards] == ["1", "5", "8"]


@rule("RW-BID-05")
def test_bids_that_are_shown_stand_beside_the_card() -> None:
    state = land()
    state.phase, state.bids = "season", {0: 2, 1: 5}
    state.seasons_discard.cards.append(SeasonId("power_for_the_pious"))
    focus = scene(state, 0).focus
    assert focus is not None
    assert read(focus.notes) == ["Daqan Lords: 2 influence bid.", "Uthuk Y'llan: 5 influence bid."]


def test_heroes_to_choose_from_and_titles_to_take_are_seen_as_cards() -> None:
    state = land()
    state.players[0].applicants.cards = [HeroId("mok")]
    focus = scene(state, 1).focus
    assert focus is not None
    assert [row.id for row in focus.rows] == ["applicants:0"]
    assert scene(state, 2).focus is None
    state.players[0].applicants.cards = []
    state.phase, state.current = "bonus", 0
    state.players[0].played.cards = [OrderId("daqan.acquire_power")]
    shown = scene(state, 2)
    assert shown.focus is not None
    assert [row.id for row in shown.focus.rows] == ["titles"]
    assert "titles" not in [row.id for row in shown.rows]
