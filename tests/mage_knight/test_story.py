"""The story of a game: amounts, moves, crystals, cards played through others."""

from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.names import name
from emberhall.games.mage_knight.setup import Setup
from emberhall.kernel import Session
from tests.mage_knight.positions import Position, fight, land


def told(play: Position, language: str = "en") -> list[str]:
    """The newest lines of the story."""
    texts = play.session.game.texts
    return [texts.say(event.message, language) for event in play.session.view(0).events()]


def test_turns_and_the_first_round_are_told() -> None:
    session = Session(GAME, Setup(scenario="first_reconnaissance", heroes="random"), 2, 3)
    while session.asks[0].prompt.id != "ask-move":
        session.take(0)
    lines = [GAME.texts.say(event.message, "en") for event in session.view(0).events()]
    assert "Round 1: Day." in lines
    heroes = [GAME.texts.say(name("hero", player.hero), "en") for player in session.state.players]
    assert lines[-1] == f"{heroes[session.asks[0].seat]}'s turn begins."


def test_whoever_has_no_other_turn_is_told_so() -> None:
    play = land("tovak", hand="march stamina rage")
    assert play.prompt == "ask-move"
    play.state.round_turns = 1
    play.do(play.offers("sideways:march")[0])
    assert play.prompt == "ask-move-last-of-round"
    play.state.game_turns = 1
    play.do(play.offers("sideways:stamina")[0])
    assert play.prompt == "ask-move-last"


def test_points_moves_and_mana_are_told() -> None:
    play = land("tovak", "  p h\n l @ p\n  p p p", hand="march stamina", mana="green", keep=True)
    play.do(*(key for key in play.keys if key.startswith("play:march") and key.endswith("strong")))
    assert told(play)[-3:] == [
        "Tovak plays March with its strong effect.",
        "Tovak spends a green mana token.",
        "Tovak: Move 4.",
    ]
    play.do(next(key for key in play.keys if key.startswith("sideways:stamina") and key.endswith("move")))
    assert told(play)[-1] == "Tovak plays Stamina sideways: Move 1."
    assert told(play, "ru")[-1] == "Товак разыгрывает карту «Выносливость» боком: движение 1."
    play.do(next(key for key in play.keys if key.startswith("walk:")))
    assert told(play)[-1].startswith("Tovak moves onto the ")
    assert told(play)[-1].endswith(" Move).")


def test_crystals_gained_and_spent_are_told() -> None:
    play = land("tovak", "  p h\n l @ p\n  p p p", hand="crystallize march", mana="red", keep=True)
    play.do(next(key for key in play.keys if key.startswith("play:crystallize") and key.endswith("basic")))
    assert told(play)[-2:] == ["Tovak spends a red mana token.", "Tovak gains a red crystal."]


def test_a_card_played_through_another_is_told() -> None:
    play = land("arythea", "  p h\n l @ p\n  p p p", hand="concentration march", mana="green", keep=True)
    play.do(next(key for key in play.keys if key.startswith("play:concentration") and key.endswith("strong")))
    lines = told(play)
    assert "Arythea plays Concentration with its strong effect." in lines
    assert lines[-2:] == ["Arythea plays March with its strong effect.", "Arythea: Move 6."]


def test_attacks_are_told_with_their_kind() -> None:
    play = fight("tovak", "prowlers", hand="swiftness", mana="white", keep=True).do("target:0")
    play.do(next(key for key in play.keys if key.startswith("play:swiftness") and key.endswith("strong")))
    assert told(play)[-1] == "Tovak: Ranged Attack 3."
