"""Why something cannot be chosen, and why monsters do what they do."""

from collections.abc import Iterator
from typing import Any

import pytest

from emberhall.games.gloomhaven.content import CARDS, DECKS, MONSTERS, plan_of
from emberhall.games.gloomhaven.effects.book import BOOK
from emberhall.games.gloomhaven.effects.printed import ability_text
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.glossary import aim
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.monster_cards import reveal_card
from emberhall.games.gloomhaven.rules.monster_reasons import intent
from emberhall.games.gloomhaven.scene.board import rooms
from emberhall.games.gloomhaven.scene.monsters import traits
from emberhall.games.gloomhaven.setup import _monsters
from emberhall.games.gloomhaven.state import Setup, State, Table
from emberhall.games.gloomhaven.terms import CONDITION, ELEMENTS
from emberhall.geometry.hexes import format_hex
from emberhall.kernel import Session
from emberhall.rulebook import rule
from emberhall.testing import reasons_given

from .positions import Scene, room, stage

HALL = """
    . . . . .
     . B g .
    . # . . .
     . . . a
    . T . . .
"""


def asked_about(state: Any, seat: int) -> Iterator[str]:
    for character in state.characters:
        if character.seat == seat:
            yield from (f"card:{card}" for card in (*character.hand, *character.discard, *character.lost))
            yield from (f"use_half:{card}:top" for card in character.played)
    yield from (f"figure:{figure}" for figure in list(state.figures)[:4])
    hexes = plan_of(state.scenario).hexes
    yield from (f"hex:{format_hex(hexes[at])}" for at in range(0, len(hexes), 7))


@pytest.mark.parametrize("seed", range(3))
def test_every_answer_is_said_in_both_languages(seed: int) -> None:
    def touched(state: Any, seat: int) -> Iterator[str]:
        return (element for element in asked_about(state, seat) if not element.startswith("use_half"))

    reasons_given(GAME, Setup(), 1 + seed, seed=seed, about=touched, positions=80)


def why(game: Scene, element: str) -> tuple[str, str | None, str]:
    reason = game.session.view(0).why_not(element)
    assert reason is not None
    missing = GAME.texts.say(reason.missing, "en") if reason.missing is not None else ""
    return reason.why.id, reason.rule, missing


@rule("GH-TURN-01", "GH-SELECT-10", "GH-SELECT-11")
def test_why_a_card_cannot_be_used() -> None:
    game = room(HALL, B="brute", g="bandit-guard", T="tinkerer", a="bandit-archer", hand="3", discard="4")
    assert why(game, "card:3") == ("why-card-in-hand", "GH-TURN-01", "")
    assert why(game, "card:4") == ("why-card-discarded", "GH-SELECT-10", "")
    game.do("use_default:1:top", "on:g")
    assert why(game, "use_half:2:top") == ("why-half-used", "GH-TURN-01", "")
    assert why(game, "card:1") == ("why-card-discarded", "GH-SELECT-10", "")


@rule("GH-MOVE-01", "GH-MOVE-04", "GH-MOVE-06")
def test_why_a_hex_cannot_be_entered() -> None:
    game = room(HALL, B="brute", g="bandit-guard", T="tinkerer", a="bandit-archer").do("use_default:1:bottom")
    assert why(game, f"hex:{game.at('B')}")[:2] == ("why-here", "GH-MOVE-01")
    assert why(game, f"hex:{game.at('g')}")[:2] == ("why-occupied", "GH-MOVE-06")
    at = plan_of(1).hexes[game.state.map.obstacles[0].hexes[0]]
    assert why(game, f"hex:{format_hex(at)}")[:2] == ("why-obstacle", "GH-MOVE-04")
    far = why(game, f"hex:{_beside(game, 'a')}")
    assert far[:2] == ("why-too-far", "GH-MOVE-01")
    assert far[2].endswith("movement points")


@rule("GH-TILE-11", "GH-MOVE-01")
@pytest.mark.parametrize(("to", "said"), [("2,0", "why-over-trap"), ("3,0", "why-too-far")])
def test_why_a_hex_behind_a_trap_is_not_gone_to_at_once(to: str, said: str) -> None:
    """With two points it goes to the trap first, then on."""
    game = room("B ^ . . .\n # # # #", B="brute").do("use_default:1:bottom")
    assert game.moves == {"1,0"}
    assert why(game, f"hex:{to}")[0] == said
    if said == "why-over-trap":
        game.do("move_to:1,0")
        assert to in game.moves


@rule("GH-SUMMON-01", "GH-TERM-10")
def test_why_a_summon_does_not_appear_on_a_coin() -> None:
    game = room("B o . . .", B="tinkerer", cards="49 30").do("use_half:49:top")
    assert why(game, "hex:1,0")[:2] == ("why-no-summon", "GH-SUMMON-01")


def _beside(game: Scene, letter: str) -> str:
    """A free hex next to a figure, below it."""
    q, r = plan_of(1).hexes[game.who(letter).at]
    return format_hex((q, r + 1))


@rule("GH-SETUP-09")
def test_why_nobody_starts_on_a_hex() -> None:
    session = Session(GAME, Setup(), 2, 1)
    while session.asks[0].prompt.id != "ask-start":
        session.choose(session.asks[0].options[-1].key(), session.asks[0].seat)
    ask = session.asks[0]
    reason = session.view(ask.seat).why_not(f"hex:{format_hex(plan_of(1).hexes[0])}")
    assert reason is not None
    assert (reason.why.id, reason.rule) == ("why-no-start", "GH-SETUP-09")
    taken = ask.options[0]
    session.choose(taken.key(), ask.seat)
    reason = session.view(session.asks[0].seat).why_not(taken.touches()[0])
    assert reason is not None
    assert reason.why.id == "why-taken"


@rule("GH-SPEC-05")
def test_why_a_locked_door_cannot_be_entered() -> None:
    game = stage(2, "-2,5", "-6,6", opened=("d5",), monsters=False).do("use_default:1:bottom")
    assert why(game, "hex:-1,5")[:2] == ("why-locked", "GH-SPEC-05")


@rule("GH-CREATE-06", "GH-DATA-03", "GH-SETUP-09")
def test_why_an_item_cannot_be_chosen_nor_a_hex_to_start_on() -> None:
    session = Session(GAME, Setup(), 1, 1)

    def told(element: str) -> tuple[str, str]:
        reason = session.view(0).why_not(element)
        assert reason is not None
        return reason.why.id, GAME.texts.say(reason.missing, "en") if reason.missing is not None else ""

    for key in ("pick_class:brute", "pick_class:tinkerer", "keep_goal", "keep_goal", "pick_item:12"):
        keys = session.asks[0].keys()
        session.choose(next(one for one in keys if one.startswith(key)), 0)
    assert told("item:12") == ("why-item-chosen", "")
    assert told("item:13") == ("why-item-slot", "")  # another small item
    assert told("item:10") == ("why-item-dear", "10 gold")  # 30 of 20 that are left
    for key in ("done", "done", "beginners", "beginners"):
        session.choose(key, 0)
    taken = {touched for option in session.asks[0].options for touched in option.touches()}
    hexes = (f"hex:{format_hex(cell)}" for cell in plan_of(session.state.scenario).hexes)
    assert told(next(cell for cell in hexes if cell not in taken)) == ("why-no-start", "")


@rule("GH-ATTACK-02", "GH-ATTACK-03", "GH-COND-32")
def test_why_a_figure_cannot_be_attacked() -> None:
    game = room(HALL, B="brute", g="bandit-guard", T="tinkerer", a="bandit-archer").do("use_default:1:top")
    assert why(game, f"figure:{game.who('T').id}")[:2] == ("why-friend", "GH-ATTACK-02")
    far = game.session.view(0).why_not(f"figure:{game.who('a').id}")
    assert far is not None
    assert GAME.texts.say(far.why, "en") == "Bandit Archer 1 is out of range: 3 hexes away."
    game.who("a").conditions |= CONDITION["invisible"]
    assert why(game, f"figure:{game.who('a').id}")[:2] == ("why-invisible", "GH-COND-32")


def told(game: Scene, letter: str) -> list[tuple[str, str]]:
    found = intent(game.state, game.who(letter))
    assert found is not None
    return [(step.text.id, step.rule) for step in found.steps]


@rule("GH-FOCUS-02", "GH-MMOVE-03", "GH-MMOVE-07", "GH-COND-19")
def test_a_monster_says_what_it_would_do() -> None:
    game = room(HALL, B="brute", g="bandit-guard", T="tinkerer", a="bandit-archer")
    assert intent(game.state, game.who("g")) is None  # no card is revealed yet
    for type in ("bandit-guard", "bandit-archer"):
        reveal_card(Table(game.state, 2), type)
    game.state.monsters["bandit-guard"].card = "bandit-guard:527"  # Move +0, Attack +0
    assert told(game, "g") == [
        ("because-focus", "GH-FOCUS-02"),
        ("because-stays", "GH-MMOVE-03"),
        ("because-attacks", "GH-MATK-02"),
    ]
    found = intent(game.state, game.who("g"))
    assert found is not None
    assert found.targets == (game.who("B").id,)
    game.who("g").conditions |= CONDITION["stun"]
    assert told(game, "g") == [("because-stunned", "GH-COND-19")]
    sheet = GAME.scene(game.state, 0b11).boards[0].pieces
    assert all(piece.card is None or piece.card.name is not None for piece in sheet)


@rule("GH-MSTAT-09", "GH-MSTAT-10", "GH-BOSS-06")
@pytest.mark.parametrize(
    ("type", "rank", "said"),
    [
        ("bandit-commander", "boss", ["immune to Stun, Immobilize and Curse"]),
        ("bandit-guard", "normal", []),
        ("living-bones", "normal", ["Target 2"]),
        ("cave-bear", "elite", ["attacks apply Wound"]),
        ("black-imp", "elite", ["attacks apply Poison; attacks on it have Disadvantage"]),
        ("city-archer", "elite", ["Pierce 2"]),
    ],
)
def test_a_monster_tells_what_else_is_printed_on_its_statistic_card(type: str, rank: str, said: list[str]) -> None:
    assert [GAME.texts.say(note, "en") for note in traits(type, MONSTERS[type].stats(4, rank))] == said


@pytest.mark.parametrize("type", MONSTERS)
def test_what_is_printed_on_every_statistic_card_has_words(type: str) -> None:
    kind = MONSTERS[type]
    for rank, levels in kind.levels.items():
        said = [note for level in range(len(levels)) for note in traits(type, kind.stats(level, rank))]
        assert all(GAME.texts.say(note, language) for note in said for language in ("en", "ru"))


@rule("GH-BOSS-03")
def test_a_special_of_a_boss_is_told_for_that_boss() -> None:
    card = next(card for card in DECKS["boss"] if card.id == 577)
    said = GAME.texts.say(ability_text(BOOK, card, MONSTERS["bandit-commander"].specials), "en")
    assert said == "special ability 1: jump to the next door, open it and reveal the room"


@rule("GH-PAGE-03")
def test_the_goal_of_a_scenario_is_told_whole() -> None:
    assert GAME.texts.say(aim(Setup(scenario=2), 2).goal, "en") == "Kill: Bandit Commander. Kill all revealed enemies."


@rule("GH-LOS-02", "GH-LOS-08")
def test_a_piece_tells_the_line_of_sight_from_the_acting_figure() -> None:
    """On the map of the first scenario: corner to corner where nothing is between, and the distance."""
    game = room("B . g . T", B="brute", T="tinkerer", g="bandit-guard")
    pieces = {piece.id: piece for piece in rooms(game.state).pieces}
    assert pieces[f"figure:{game.who('B').id}"].sight is None
    sight = pieces[f"figure:{game.who('g').id}"].sight
    assert sight is not None
    assert (sight.clear, sight.note.args["n"]) == (True, 2)
    assert sight.b[0] - sight.a[0] == pytest.approx(1.732, abs=0.001)  # the width of the hex between them
    far = pieces[f"figure:{game.who('T').id}"].sight
    assert far is not None
    assert far.note.args["n"] == 4


@rule("GH-LOS-02", "GH-LOS-03")
def test_walls_block_the_line_of_sight_that_is_shown() -> None:
    """Scenario 1 with the first door open: from the corner of the first room nobody in the last row is seen."""
    game = stage(1, "0,0", "-9,2", opened=("d2",), rooms=(2,), monsters=False)
    pieces = {piece.id: piece for piece in rooms(game.state).pieces}
    sight = pieces[f"figure:{game.who('T').id}"].sight
    assert sight is not None
    assert (sight.clear, sight.note.id) == (False, "sight-blocked")


@rule("GH-AOE-04")
def test_an_area_is_labelled_with_the_figures_in_it() -> None:
    game = room("B g . . .", B="brute", g="bandit-guard", cards="3 1").do("use_half:3:top")
    (option,) = [option for option in game.ask.options if option.key().startswith("area:")]
    assert option.label().id == "option-targets"
    assert len(option.label().args["names"]) == 1


@rule("GH-FOCUS-02", "GH-FOCUS-08", "GH-FOCUS-09", "GH-AMBIG-01", "GH-MMOVE-01", "GH-MMOVE-07", "GH-MMOVE-10")
@pytest.mark.parametrize(
    ("drawing", "card", "initiatives", "steps"),
    [
        ("g B T . .", 527, (20, 30), ["focus GH-FOCUS-02", "stays GH-MMOVE-03", "attacks GH-MATK-02"]),
        ("B g T . .", 527, (20, 30), ["focus GH-FOCUS-09", "stays GH-MMOVE-03", "attacks GH-MATK-02"]),
        ("B g T . .", 527, (20, 20), ["foci GH-AMBIG-01", "stays GH-MMOVE-03", "attacks GH-MATK-02"]),
        ("g . B T .", 526, (20, 30), ["focus GH-FOCUS-02", "stays GH-MMOVE-03", "attacks GH-MATK-02"]),
        ("g . B . T", 527, (20, 30), ["focus GH-FOCUS-02", "moves GH-MMOVE-03", "attacks GH-MATK-02"]),
        ("g . . . B", 526, (20, 30), ["focus GH-FOCUS-02", "moves GH-MMOVE-03", "attacks GH-MATK-02"]),
        ("g . . . B", 529, (20, 30), ["focus GH-FOCUS-02", "towards GH-MMOVE-10", "out-of-reach GH-MMOVE-10"]),
        (". g B . .", 526, (20, 30), ["focus GH-FOCUS-02", "moves GH-MMOVE-07", "attacks GH-MATK-02"]),
        (". g T . B", 526, (20, 30), ["focus GH-FOCUS-02", "moves GH-MMOVE-07", "attacks GH-MATK-02"]),
        ("g B . . .", 524, (20, 30), ["focus GH-FOCUS-02", "no-move GH-MMOVE-01"]),
    ],
)  # fmt: skip
def test_the_reasons_of_a_guard(drawing: str, card: int, initiatives: tuple[int, int], steps: list[str]) -> None:
    """Cards: 524 Shield and Retaliate, 526 Range 2, 527 Move and Attack, 529 Move 2."""
    if "T" in drawing:
        game = room(drawing, B="brute", T="tinkerer", g="bandit-guard")
    else:
        game = room(drawing, B="brute", g="bandit-guard")
    game.state.monsters["bandit-guard"].card = f"bandit-guard:{card}"
    for character, initiative in zip(game.state.characters, initiatives, strict=False):
        character.initiative, character.second = initiative, 60
    assert [f"{text.removeprefix('because-')} {rule}" for text, rule in told(game, "g")] == steps


@rule("GH-FOCUS-08")
def test_an_archer_says_that_another_is_nearer() -> None:
    game = room("a . B . T", B="brute", T="tinkerer", a="bandit-archer")
    game.state.monsters["bandit-archer"].card = "bandit-archer:533"
    found = intent(game.state, game.who("a"))
    assert found is not None
    focus = found.steps[0]
    assert focus.note is not None
    assert (focus.rule, focus.note.id) == ("GH-FOCUS-08", "because-nearer")
    assert focus.note.args["names"] == (figure_name(game.who("T")),)


@rule("GH-BOSS-03", "GH-SPEC-05")
def test_a_boss_that_jumps_to_a_door_is_not_said_to_stay() -> None:
    game = stage(2, "-5,6", "-6,6", rooms=(2,), opened=("d5",))
    commander = game.state.monsters["bandit-commander"]
    for card, steps in ((575, ["because-focus"]), (572, ["because-focus", "because-no-move"])):  # it jumps; it summons
        commander.card = f"bandit-commander:{card}"
        assert [text for text, _ in told(game, "bandit-commander")] == steps


@rule("GH-ELEM-15")
def test_a_demon_knows_what_another_has_consumed_for_it() -> None:
    """Wind Demon, card 649: Air gives Target 2 to all of them, though the element is gone when the second one acts."""
    game = room("B T a . .", B="brute", T="tinkerer", a="bandit-archer")
    game.state.monsters["wind-demon"] = demons = _monsters("wind-demon")
    game.who("a").name, demons.card = "wind-demon", "wind-demon:649"
    for consumed, targets in ((0, 1), (1 << ELEMENTS.index("air"), 2)):
        demons.consumed = consumed
        found = intent(game.state, game.who("a"))
        assert found is not None
        assert len(found.targets) == targets


def held(session: Session[State]) -> list[str]:
    """The rows shown in the hand of a solo player, and the acting panel."""
    scene = session.view(0).scene()
    return [row.id for row in scene.rows if row.hand] + [panel.id for panel in scene.panels if panel.active]


@rule("GH-DAMAGE-01", "GH-ITEM-01")
def test_a_player_of_several_characters_sees_the_hand_of_the_one_asked() -> None:
    """In the turn of guards who attack one character, then the other."""
    session = Session(GAME, Setup(), 1, 5)
    ahead = [
        "pick_class:brute", "pick_class:spellweaver", "keep_goal", "keep_goal", "pick_item:4", "done", "done",
        "beginners", "beginners", "start_at:2,3", "start_at:3,2", "play_cards:6:9", "play_cards:65:66", "end_turn",
    ]  # fmt: skip
    seen = set()
    while session.state.turn is None or session.state.turn.slot.character != 0:
        ask = session.asks[0]
        if ask.prompt.id in ("ask-damage", "ask-item"):
            seen.add((ask.prompt.id, str(ask.prompt.args["who"]), *held(session)))
        wish = ahead.pop(0) if ahead else "s"  # suffer, skip
        keys = ask.keys()
        session.choose(next(key for key in keys if key.startswith(wish)), 0)
    assert seen == {
        ("ask-item", "class-brute", "hand:0", "character:0", "monsters:bandit-guard"),
        ("ask-damage", "class-brute", "hand:0", "character:0", "monsters:bandit-guard"),
        ("ask-damage", "class-spellweaver", "hand:1", "character:1", "monsters:bandit-guard"),
    }
    assert held(session) == ["played:0", "character:0"]


def test_cards_and_items_that_are_chosen() -> None:
    session = Session(GAME, Setup(level=2), 2, 1)
    session.choose("pick_class:brute")
    session.choose("pick_class:tinkerer")
    box = [CARDS[card].level for card in session.state.characters[0].box]
    assert (box.count("1"), box.count("X"), box.count("2"), box.count("3")) == (10, 3, 2, 0)
    while session.asks[0].prompt.id != "ask-items":
        session.choose(next(iter(session.asks[0].keys())), session.asks[0].seat)
    session.choose("pick_item:1")
    session.choose("done")
    assert [item.id for item in session.state.characters[0].items] == [1]
