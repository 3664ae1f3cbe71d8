"""What lies on the table: classes to choose, the order of turns, the monster that acts."""

from collections.abc import Callable
from typing import Any

import pytest

from emberhall.games.gloomhaven.choices import LONG_REST, LoseDiscards
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import ground
from emberhall.games.gloomhaven.rules.monster_cards import reveal_card
from emberhall.games.gloomhaven.rules.targets import placements
from emberhall.games.gloomhaven.rules.values import own_attack, own_move, own_range
from emberhall.games.gloomhaven.scene import scene
from emberhall.games.gloomhaven.scene.board import rooms
from emberhall.games.gloomhaven.scene.monsters import acting
from emberhall.games.gloomhaven.scene.players import COLOURS, ability, hands
from emberhall.games.gloomhaven.scene.table import order
from emberhall.games.gloomhaven.state import Bonus, Setup, Slot, Trap
from emberhall.kernel import HIDDEN, Message, Rng, Session
from emberhall.rulebook import rule

from .positions import Scene, close, happens, room, stage, table


def guarded() -> Scene:
    game = room("B . . . g", B="brute", g="bandit-guard", cards="1 2")
    reveal_card(table(game), "bandit-guard")
    return game


def test_classes_say_what_they_are_like_and_which_are_taken() -> None:
    session = Session(GAME, Setup(), 2, 1)
    session.choose("pick_class:brute")
    shown = scene(session.state, 1)
    assert shown.focus is not None
    cards = {card.id: card for card in shown.focus.rows[0].cards}
    assert len(cards) == 6
    assert [line.id for line in cards["class:tinkerer"].text] == ["class-like-tinkerer", "class-strong"]
    assert cards["class:brute"].spent
    assert cards["class:brute"].text[0] == Message("note-taken")


@rule("GH-DOOR-08")
def test_the_order_shows_types_of_a_room_that_was_just_opened() -> None:
    state = guarded().state
    assert state.turn is not None
    state.order = []
    state.turn.sudden = ["bandit-guard"]
    shown = order(state)
    assert shown is not None
    assert [turn.id for turn in shown.turns] == ["turn:brute", "turn:bandit-guard:0"]
    card = shown.turns[1].card
    assert card is not None
    assert card.text[-1].id == "monster-stats"  # after what the card of the round says


def test_the_order_leaves_out_a_type_with_nobody_left() -> None:
    state = guarded().state
    state.order = [Slot(50, monsters="bandit-guard")]

    def shown() -> list[str]:
        found = order(state)
        assert found is not None
        return [turn.id for turn in found.turns]

    assert shown() == ["turn:brute", "turn:bandit-guard:0"]
    for figure in [figure for figure in state.figures.values() if figure.name == "bandit-guard"]:
        del state.figures[figure.id]
    assert shown() == ["turn:brute"]


def test_a_boss_has_the_colour_of_no_player() -> None:
    game = stage(2, "-5,6", "-6,6", rooms=(2,), opened=("d5",))
    boss = game.who("bandit-commander").id
    (piece,) = [piece for piece in rooms(game.state).pieces if piece.id == f"figure:{boss}"]
    assert piece.colour not in COLOURS


def test_the_monster_that_acts_shows_its_card() -> None:
    game = guarded()
    assert game.state.turn is not None
    game.state.turn.figure = game.who("g").id
    shown = acting(game.state)
    assert shown is not None
    assert shown.motto is not None
    assert shown.motto.id == "monster-card"


def test_a_trap_says_what_it_does_and_nothing_else() -> None:
    game = room("B . .", B="brute", cards="1 2")
    game.state.map.traps = {1: Trap("damage", 3), 2: Trap("bear", conditions=("stun",))}
    (board,) = scene(game.state, 0).boards
    names = [GAME.texts.say(piece.name, "en") for piece in board.pieces if piece.id.startswith("trap:")]
    assert names == ["trap: 3 damage", "trap: Stun"]


def test_the_default_of_a_card_says_which_half_it_takes() -> None:
    ways = ability("1", "red").ways
    assert [GAME.texts.say(way.note, "en") for way in ways if way.note] == [
        "top half", "bottom half", "instead of the top half", "instead of the bottom half"
    ]  # fmt: skip


def test_while_an_attack_is_answered_the_monster_is_not_told_to_move_again() -> None:
    """By then it has moved: where it would go from there says nothing about this turn."""
    game = guarded()
    assert game.state.turn is not None
    game.state.turn.figure = game.who("g").id

    def told() -> list[str]:
        shown = acting(game.state)
        assert shown is not None
        return [line.text.id for line in shown.lines]

    assert told() == ["because-focus", "because-towards", "because-out-of-reach"]
    game.state.turn.moved = 2
    assert told() == ["because-focus", "because-moved", "because-out-of-reach"]
    game.state.deciding = 0
    assert told() == ["because-focus", "because-attacks"]


def test_nobody_is_seen_with_less_than_no_life() -> None:
    """A figure with more damage than hit points is shown for a moment before it falls."""
    game = guarded()
    game.who("g").hp = -3
    (board,) = scene(game.state, 0).boards
    (piece,) = [piece for piece in board.pieces if piece.id == f"figure:{game.who('g').id}"]
    assert piece.badge == "0"
    assert piece.card is not None
    assert piece.card.figures[0].value == 0


def test_the_names_of_discards_are_told_apart() -> None:
    label = LoseDiscards(("6", "9")).label()
    assert GAME.texts.say(label, "en") == "lose two discarded cards: Grab and Go, Leaping Cleave"
    assert GAME.texts.say(label, "ru") == "потерять две карты из сброса: «Хватай и беги» и «Рубящий прыжок»"


def test_halves_have_the_emblem_of_their_first_ability() -> None:
    assert [way.emblem for way in ability("8", "red").ways[:2]] == ["attack", "shield"]
    assert [way.emblem for way in ability("2", "red").ways[:2]] == ["spikeball", "heal"]


@rule("GH-REST-10")
def test_discards_are_shown_in_the_hand_at_a_long_rest() -> None:
    game = room("B . . . g", B="brute", g="bandit-guard", cards="1 2", hand="3 4", discard="5 6")

    def held() -> list[str]:
        return [row.id for row in hands(game.state, 1) if row.hand]

    assert held() == ["played:0"]
    game.character().played.cards.clear()
    game.character().resting = True
    assert held() == ["discard:0"]
    game.state.deciding = 0
    assert held() == ["hand:0"]  # one of these may be lost to take no damage


def test_a_single_player_is_told_which_character_is_made() -> None:
    session = Session(GAME, Setup(), 1, 1)
    assert GAME.texts.say(session.ask.prompt, "en") == "Choose a class: character 1 of 2"
    session.choose("pick_class:brute")
    assert GAME.texts.say(session.ask.prompt, "ru") == "Выберите класс: персонаж 2 из 2"
    assert GAME.texts.say(Session(GAME, Setup(), 2, 1).ask.prompt, "en") == "Choose a class"


@rule("GH-SELECT-03")
def test_a_secret_choice_taken_back_is_told_to_nobody_else() -> None:
    """Two cards or a long rest: a player with several characters chooses for one after another."""
    session = Session(GAME, Setup(characters=2), 1, 1)
    while session.state.round < 1:
        keys = session.asks[0].keys()
        session.choose("beginners" if "beginners" in keys else keys[0])
    for card in session.state.characters[0].hand:
        session.table.show(card, session.state.characters[0].hand)  # as what comes back from the discard pile is
    session.choose(session.asks[0].keys()[0])
    assert session.retracted(0, 1)[0].to == 0b1
    assert LONG_REST.told() is None


@rule("GH-SELECT-03", "GH-SOLO-04")
@pytest.mark.parametrize("open_information", [False, True])
def test_a_hand_is_shown_to_its_player_alone_unless_information_is_open(open_information: bool) -> None:
    session = Session(GAME, Setup(open_information=open_information), 2, 1)
    seen: set[str] = set()
    while session.state.round < 1:
        seen |= {row.id for row in session.view(1).scene().rows}
        session.choose(session.asks[0].keys()[0], session.asks[0].seat)
    rows = {row.id for row in session.view(1).scene().rows}
    assert "hand:1" in rows
    assert ("hand:0" in rows, "box:0" in seen) == (open_information, open_information)
    other = session.view(1).state.characters[0]
    assert {card == HIDDEN for card in (*other.hand, *other.box)} == {not open_information}
    guesses = [session.view(1).guess(Rng(n)).state.characters[0].hand for n in range(4)]
    assert (len({tuple(sorted(hand)) for hand in guesses}) == 1) is open_information


def test_a_character_has_no_figures_of_a_card() -> None:
    game = close()
    figures: list[Callable[..., Any]] = [own_move, own_attack, own_range]
    assert [of(game.state, game.who("B")) for of in figures] == [0, 0, 0]


@rule("GH-AOE-01")
def test_an_area_is_shown_on_the_floor_that_is_known() -> None:
    """The line of the area leads through the closed door, whose hex and room are not known yet."""
    game = stage(1, "0,0", "0,1", monsters=False)
    floor = ground(game.state)
    known = {at for at in range(len(floor.bits)) if floor.bits[at] & floor.inside}
    assert len(known) < len(floor.bits)
    found = []
    for at in sorted(known):
        game.who("B").at = at
        for to in floor.beside[at]:
            game.who("T").at = to
            area = fx.Area("self", ((1, 0), (2, 0), (3, 0), (4, 0)))
            found += placements(game.state, Playing(game.who("B"), owner=0), area, 0).values()
    assert found
    assert {floor.index[cell] for laid in found for cell in laid} <= known
    assert min(len(laid) for laid in found) < 4


def test_bonuses_of_two_kinds() -> None:
    game = close()
    game.who("B").bonuses = [Bonus("shield", 2), Bonus("retaliate", 3)]
    happens(strike(table(game), Playing(game.who("g")), Strike(game.who("B"), 3, melee=True)))
    assert (game.hp("B"), game.hp("g")) == (4, 17)


@rule("GH-SPEC-16", "GH-SPEC-06")
def test_letters_of_the_scenario_are_written_on_the_map() -> None:
    game = stage(25, "-11,12", "-10,12", opened=("d1", "d2"), monsters=False)
    spaces = {space.id: space for space in rooms(game.state).spaces}
    assert [note.id for note in spaces["hex:-11,12"].notes] == ["note-letter"]
    assert spaces["hex:-11,12"].notes[0].args == {"letter": "a"}
    game = stage(2, "-5,6", "-6,6", opened=("d5",), monsters=False)
    door = next(space for space in rooms(game.state).spaces if space.id == "hex:-1,5")
    assert [note.id for note in door.notes] == ["note-locked-door", "note-letter"]
