"""What lies on the table: classes to choose, the order of turns, the monster that acts."""

from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules.monster_cards import reveal_card
from emberhall.games.gloomhaven.scene import scene
from emberhall.games.gloomhaven.scene.monsters import acting
from emberhall.games.gloomhaven.scene.players import ability
from emberhall.games.gloomhaven.scene.table import order
from emberhall.games.gloomhaven.state import Setup, Trap
from emberhall.kernel import Message, Session
from emberhall.rulebook import rule

from .positions import Scene, room, table


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
        "top half", "bottom half", "in place of the top half", "in place of the bottom half"
    ]  # fmt: skip
