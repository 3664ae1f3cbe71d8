"""Cards, units and tokens as effects: all decode, and all read in both languages."""

from pathlib import Path

import pytest

from emberhall.effects import BadContent, Effect, Lasts, gaps, plain, trees, walk
from emberhall.effects.check import announced, silent
from emberhall.effects.nodes import family
from emberhall.games.runewars import rules
from emberhall.games.runewars.content import FILED, ORDERS, QUESTS, SEASON_CARDS, TACTICS, UNITS, kinds
from emberhall.games.runewars.content.files import WORDS, read
from emberhall.games.runewars.effects import does  # noqa: F401 - writes the book
from emberhall.games.runewars.effects.book import BOOK, EACH_SUMMER
from emberhall.games.runewars.effects.nodes import Moment
from emberhall.kernel import LANGUAGES
from emberhall.rulebook import rule

from .positions import TEXTS


def said(effect: Effect | None, language: str) -> str:
    assert effect is not None
    return TEXTS.say(BOOK.text(effect), language)


@pytest.mark.parametrize("file", FILED)
def test_everything_reads(file: str) -> None:
    assert trees(BOOK, TEXTS, FILED[file]) == []


def test_every_node_has_words_and_does_something() -> None:
    assert gaps(BOOK, TEXTS) == []


def test_every_moment_is_announced_and_something_waits_for_it() -> None:
    said = announced(Path(rules.__file__).parent)
    heard = {node.when for file in FILED.values() for node in walk(file) if isinstance(node, Lasts)}
    assert silent(Moment, said, heard | {one.when for one in EACH_SUMMER.values()}) == []
    assert said == {"COUNCIL_CARD", "DUEL_START", "QUEST_PHASE", "QUEST_MOVED"}


def test_no_node_without_a_card() -> None:
    used = {type(node) for file in FILED.values() for node in walk(file)}
    own = {kind for kin in BOOK.kinds.values() for kind in kin.values() if "runewars" in kind.__module__}
    assert {kind.__name__ for kind in own - used} == set()


@pytest.mark.parametrize("file", FILED)
def test_no_text_has_a_hole(file: str) -> None:
    for node in walk(FILED[file]):
        for language in LANGUAGES:
            text = TEXTS.say(BOOK.text(node), language)  # type: ignore[arg-type]
            assert text.strip(), node
            assert "{" not in text, text
            assert language == "en" or not set(text) & set("eio"), text  # an English word in a Russian text


def test_effects_survive_writing() -> None:
    for file in FILED.values():
        for node in walk(file):
            assert WORDS.decode(plain(node), family(type(node))) == node


def test_some_texts() -> None:
    assert said(UNITS["knight"].ability, "en") == "deal 1 rout; draw 1 Tactics card"
    assert said(UNITS["knight"].ability, "ru") == "повергните 1 юнита; возьмите 1 тактическую карту"
    assert said(UNITS["warrior"].ability, "ru") == (
        "нанесите 1 урон или уничтожьте 1 раненого или поверженного юнита противника по вашему выбору"
    )
    assert said(UNITS["skeleton_archer"].ability, "en") == (
        "the opponent destroys 1 of their units (triangle or circle or rectangle)"
    )
    assert said(UNITS["dragon"].ability, "en") == "destroy up to 3 enemy units of your choice (triangle)"
    assert said(SEASON_CARDS["council_of_spring"].effect, "en") == (
        "influence bid; the winner: draw 3 Tactics cards; second place: draw 1 Tactics card"
    )
    assert said(SEASON_CARDS["drought"].effect, "ru") == "для каждого игрока в порядке хода: уменьшите еду на 1"
    assert said(TACTICS["supply_convoy"].effect, "en") == "raise one of your dials by 2"
    assert said(QUESTS["q08"].silver, "en") == "spend 1 influence, then this hero receives 1 Reward card"


@rule("RW-FORTIFY-01")
def test_every_order_but_the_last_has_a_bonus() -> None:
    assert [order.id for order in ORDERS.values() if order.bonus is None] == ["fortify"]


def test_an_unknown_effect_is_named() -> None:
    given = read("units")
    given[0]["ability"] = {"do": "deal_damge", "n": 1}
    with pytest.raises(BadContent, match=r"units.json: bowman: ability: there is no Effect 'deal_damge' \(perhaps"):
        WORDS.entries(given, kinds.Unit, "units.json")
