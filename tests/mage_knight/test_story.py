"""What is told of a game: amounts, moves, crystals, cards played through others."""

from .positions import Play, fight, land


def told(play: Play, language: str = "en") -> list[str]:
    """The newest lines of the story."""
    texts = play.session.game.texts
    return [texts.say(event.message, language) for event in play.session.view(0).events()]


def test_points_moves_and_mana_are_told() -> None:
    play = land("tovak", "  p h\n l @ p\n  p p p", hand="march stamina", mana="green", keep=True)
    play.do(*(key for key in play.keys if key.startswith("play:march") and key.endswith("strong")))
    assert told(play)[-3:] == ["Tovak plays March, powered.", "Tovak spends a green mana token.", "Tovak: Move 4."]
    play.do(next(key for key in play.keys if key.startswith("sideways:stamina") and key.endswith("move")))
    assert told(play)[-1] == "Tovak plays Stamina sideways: Move 1."
    assert told(play, "ru")[-1] == "Товак разыгрывает карту «Стойкость» боком: движение 1."
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
    assert "Arythea plays Concentration, powered." in lines
    assert lines[-2:] == ["Arythea plays March, powered.", "Arythea: Move 6."]


def test_attacks_are_told_with_their_kind() -> None:
    play = fight("tovak", "prowlers", hand="swiftness", mana="white", keep=True).do("target:0")
    play.do(next(key for key in play.keys if key.startswith("play:swiftness") and key.endswith("strong")))
    assert told(play)[-1] == "Tovak: Ranged Attack 3."
