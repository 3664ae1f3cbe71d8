"""What everyone can read on the map: what cities, developments and villages do, and what is our own design."""

from emberhall.games.runewars.choices import LoseUnit, MoveUnit, PickUnit, RoutUnit, ShiftUnit
from emberhall.games.runewars.scene import scene
from emberhall.games.runewars.scene.board import realm
from emberhall.games.runewars.scene.cards import season_card, unit_card
from emberhall.games.runewars.state import ExplorationId, Fight, Fighter, HeroId, OrderId, QuestId, SeasonId, Side
from emberhall.kernel import HIDDEN, Message
from emberhall.rulebook import rule

from .positions import TEXTS, land


def read(lines: tuple[Message, ...], language: str = "en") -> list[str]:
    return [TEXTS.say(line, language) for line in lines]


@rule("RW-COMP-24")
def test_a_city_says_what_it_offers() -> None:
    state = land()
    state.places["6C"].city = "greyhaven"
    (space,) = (space for space in realm(state).spaces if space.id == "area:6C")
    assert read(space.notes)[-5:] == [
        "City: Greyhaven",
        "Rally Support: draw 1 Tactics card",
        "Rally Support: gain 3 influence",
        "Rally Support: place 1 neutral unit (circle) in the area of this city",
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
    """The defender wins ties, and units stand in the order in which they fight."""
    state = land()
    side = lambda seat, *units: Side(seat, [Fighter(unit) for unit in units])  # noqa: E731
    state.fight = Fight("6A", side(0, "footman", "bowman"), side(1, "berserker"), step="rounds", initiative=6)
    seen = [scene(state, looking).fight for looking in (1, 2, 0)]
    assert [(one.ledger.needed, one.ledger.assembled) for one in seen if one and one.ledger] == [(2, 2), (2, 1), (2, 2)]
    assert [TEXTS.say(one.odds.name, "en") for one in seen if one and one.odds] == [
        "Chance to win", "Chance to win", "Chance to win: Daqan Lords",
    ]  # fmt: skip
    assert seen[0] is not None
    assert [TEXTS.say(unit.name, "en") for unit in seen[0].ours] == ["Bowman × 1", "Footman × 1"]
    assert TEXTS.say(seen[0].steps[3], "en") == "Initiative 5"


def test_orders_are_sorted_by_number() -> None:
    state = land()
    state.players[0].orders.cards = [OrderId(f"daqan.{order}") for order in ("recruit", "fortify", "strategize")]
    (row,) = (row for row in scene(state, 1).rows if row.id == "hand:0")
    assert [card.corner for card in row.cards] == ["1", "5", "8"]


@rule("RW-BID-05")
def test_revealed_bids_are_shown_beside_the_card() -> None:
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


def test_units_are_chosen_on_the_map() -> None:
    """An option about units of an area names their piece, one about a unit of a battle its fighter."""
    state = land()
    state.places["6B"].holder, state.places["6B"].standing, state.places["6B"].routed = 0, {"footman": 2}, {"bowman": 1}
    pieces = {piece.id: piece.at for piece in realm(state).pieces}
    for option in (
        MoveUnit("6B", "footman"),
        ShiftUnit("6B", "footman", "6A"),
        RoutUnit("6B", "footman"),
        LoseUnit("6B", "bowman", routed=True),
    ):
        piece, area, *_ = option.touches()
        assert pieces[piece] == area == "area:6B"
    state.fight = Fight("6A", Side(0, [Fighter("knight", damage=1)]), Side(1, [Fighter("berserker", routed=True)]))
    fight = scene(state, 1).fight
    assert fight is not None
    hurt, lying = PickUnit(0, "knight", 1, False, 0), PickUnit(0, "berserker", 0, True, 1)
    assert [one.id for one in (*fight.ours, *fight.foes)] == [*hurt.touches(), *lying.touches()]


@rule("RW-BATTLE-18", "RW-CONQUER-05")
def test_a_stronghold_is_shown_with_the_defender() -> None:
    """It shows the strength it adds; and once the battle is decided, the map is shown."""
    state = land()
    state.places["6A"].stronghold = 1
    state.fight = Fight("6A", Side(0, [Fighter("knight")]), Side(1, []), step="rounds", lord=1, weakened=3)
    fight = scene(state, 1).fight
    assert fight is not None
    (walls,) = fight.foes
    assert (TEXTS.say(walls.name, "en"), [figure.value for figure in walls.figures]) == ("Stronghold", [2])
    assert not fight.ahead
    state.fight.step = "resolution"
    decided = scene(state, 1).fight
    assert decided is not None
    assert decided.ahead


@rule("RW-SUPPORT-02")
def test_a_hero_is_named_with_the_units_they_support() -> None:
    state = land()
    side = Side(0, [Fighter("footman"), Fighter("knight")], support={"knight": HeroId("mok")})
    state.fight = Fight("6A", side, Side(1, [Fighter("berserker")]), step="strength")
    fight = scene(state, 1).fight
    assert fight is not None
    assert [len(unit.lines) for unit in fight.ours] == [2, 1]
    assert read((fight.ours[0].lines[1].text,)) == ["Supported by Spiritspeaker Mok"]


def test_the_bar_shows_only_the_viewers_dragon_runes() -> None:
    state = land()
    bars = [[len(group.figures) for group in one.bar] for one in scene(state, 1).panels]
    assert bars[:2] == [[3, 2], [3, 1]]


@rule("RW-QUEST-07")
def test_in_the_quest_phase_the_map_shows_the_viewers_quests() -> None:
    state = land()
    state.players[0].quests.cards = [QuestId("q06")]
    state.players[1].quests.cards = [QuestId(HIDDEN)]
    assert not [piece for piece in realm(state).pieces if piece.id.startswith("goal:")]
    state.phase = "quests"
    assert [(piece.id, piece.at) for piece in realm(state).pieces if piece.id.startswith("goal:")] == [
        ("goal:q06", "area:6A")
    ]


@rule("RW-ORDER-05")
def test_the_order_of_turns_names_the_orders() -> None:
    state = land()
    state.phase, state.current, state.queue = "before", 1, [0]
    state.players[0].played.cards, state.players[1].played.cards = (
        [OrderId("daqan.fortify")],
        [OrderId("uthuk.harvest")],
    )
    order = scene(state, 0).order
    assert order is not None
    assert [(turn.figure, TEXTS.say(turn.name, "en")) for turn in order.turns] == [("4", "Harvest"), ("8", "Fortify")]
