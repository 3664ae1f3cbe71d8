"""What a game says about itself, and set-ups that do not fit it."""

import pytest

from emberhall.kernel import BadSetup, Session
from tests.games.wardens import GAME as WARDENS
from tests.games.wardens.state import Options


def test_options_come_from_plain_data() -> None:
    assert WARDENS.parse_options({"fire": "fierce"}) == Options(fire="fierce")
    assert WARDENS.parse_options({}) == Options()
    with pytest.raises(BadSetup, match=r"wardens cannot be set up like this: Invalid enum value 'cold' - at `\$.fire`"):
        WARDENS.parse_options({"fire": "cold"})


def test_a_set_up_that_does_not_fit_is_refused_with_the_reason() -> None:
    with pytest.raises(BadSetup, match="nobody can face the fierce fire alone"):
        Session(WARDENS, Options(fire="fierce"), 1)
    assert Session(WARDENS, Options(fire="fierce"), 2).asks


def test_a_session_takes_the_defaults_of_the_game() -> None:
    session = Session(WARDENS)
    assert session.seats == 1
    assert session.options == Options()


def test_a_game_has_a_title_in_every_language() -> None:
    assert WARDENS.texts.say(WARDENS.title(), "en") == "Wardens of the Valley"
    assert WARDENS.texts.say(WARDENS.title(), "ru") == "Стражи долины"
