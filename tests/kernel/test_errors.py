"""Errors are for people, in their language, and travel between processes."""

import pickle

import pytest

from emberhall.kernel import EmberhallError, IllegalChoice, Session, UnknownGame, find_game, texts
from emberhall.kernel.messages import LANGUAGES

from .tables import a_game, turns


def caught() -> IllegalChoice:
    with pytest.raises(IllegalChoice) as error:
        Session(a_game(turns(1))).choose("fly")
    return error.value


def test_an_error_speaks_every_language() -> None:
    error = caught()
    assert str(error) == "You can’t choose “fly” now."
    assert error.say("ru") == "Сейчас нельзя выбрать «fly»."


def test_an_error_survives_the_way_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(caught()))
    assert isinstance(error, IllegalChoice)
    assert str(error) == "You can’t choose “fly” now."
    assert error.say("ru") == "Сейчас нельзя выбрать «fly»."


def test_every_error_the_kernel_raises_has_words() -> None:
    import ast
    from pathlib import Path

    import emberhall.kernel

    kinds = {kind.__name__ for kind in EmberhallError.__subclasses__()} | {"EmberhallError"}
    found = set()
    for path in Path(emberhall.kernel.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args:
                id = node.args[0]
                assert isinstance(id, ast.Constant) or ast.unparse(id) == "foreign"
                found |= {id.value} if isinstance(id, ast.Constant) else set()
            if isinstance(node, ast.keyword) and node.arg == "foreign":  # handed on to whoever raises it
                assert isinstance(node.value, ast.Constant)
                found.add(node.value.value)
    assert len(found) > 15
    for id in sorted(found):
        for language in LANGUAGES:
            assert texts().has(f"error-{id}", language), (id, language)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nonesuch", "There is no game called “nonesuch”"),
        ("tests.games.nonesuch:GAME", "Cannot load the game “tests.games.nonesuch:GAME”: No module named"),
        ("tests.games.duel:PLAY", "Cannot load the game “tests.games.duel:PLAY”: module"),
        ("tests.games.duel.state:PEEK", "PEEK is not a Game"),
        (":", "Cannot load the game “:”"),
    ],
)
def test_a_game_that_is_not_there(name: str, said: str) -> None:
    with pytest.raises(UnknownGame, match=said):
        find_game(name)
