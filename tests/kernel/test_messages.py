"""Texts: plurals, lists, what is missing, and messages as plain data."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emberhall.kernel import LANGUAGES, Message, MissingText, Outcome, State, Texts, messages, msg
from emberhall.kernel.rng import Rng

EN = """\
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
gives = { $who } gives { $what }.
hero = the hero
    .short = hero
only-english = Hello
"""
RU = """\
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
gives = { $who } отдаёт: { $what }.
hero = герой
    .short = гер.
list-and = { " и " }
list-empty = ничего
"""


@pytest.fixture
def words(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_text(EN, encoding="utf-8")
    (tmp_path / "ru.ftl").write_text(RU, encoding="utf-8")
    (tmp_path / "en-more.ftl").write_text('list-and = { " and " }\nlist-empty = nothing\n', encoding="utf-8")
    return Texts(tmp_path)


@pytest.mark.parametrize(
    ("n", "en", "ru"),
    [
        (0, "0 coins", "0 монет"),
        (1, "1 coin", "1 монета"),
        (2, "2 coins", "2 монеты"),
        (5, "5 coins", "5 монет"),
        (11, "11 coins", "11 монет"),
        (21, "21 coins", "21 монета"),
        (104, "104 coins", "104 монеты"),
        (112, "112 coins", "112 монет"),
    ],
)
def test_numbers_have_the_right_plural(words: Texts, n: int, en: str, ru: str) -> None:
    assert words.say(msg("coins", n=n), "en") == en
    assert words.say(msg("coins", n=n), "ru") == ru


def test_messages_speak_of_messages_and_of_several_things(words: Texts) -> None:
    gift = msg("gives", who=msg("hero"), what=(msg("coins", n=1), "a sword", msg("coins", n=2)))
    assert words.say(gift, "en") == "the hero gives 1 coin, a sword and 2 coins."
    assert words.say(gift, "ru") == "герой отдаёт: 1 монета, a sword и 2 монеты."
    assert words.say(msg("gives", who="Ann", what=("x",)), "en") == "Ann gives x."
    assert words.say(msg("gives", who="Ann", what=()), "ru") == "Ann отдаёт: ничего."


def test_a_message_may_have_attributes(words: Texts) -> None:
    assert words.say(msg("hero.short"), "en") == "hero"
    assert words.has("hero.short", "ru")
    assert not words.has("hero.long", "ru")


def test_plain_text_is_said_as_it_is(words: Texts) -> None:
    assert words.say("Ann", "ru") == "Ann"


def test_what_is_missing_is_named(words: Texts) -> None:
    with pytest.raises(MissingText, match="'only-english' has no text in 'ru'"):
        words.say(msg("only-english"), "ru")
    with pytest.raises(MissingText, match=r"'coins' in 'en': Unknown external: n; given \['m'\]"):
        words.say(msg("coins", m=1), "en")
    with pytest.raises(MissingText, match="'nobody' has no text"):
        words.say(msg("gives", who=msg("nobody"), what="x"), "en")


def test_what_older_rules_told_is_recalled_as_far_as_it_can_be(words: Texts) -> None:
    assert words.recall(msg("coins", n=1), "en") == words.say(msg("coins", n=1), "en")
    assert words.recall(msg("coins", m=1), "en") == "…"
    assert words.recall(msg("gives", who=msg("nobody"), what="x"), "en") == "…"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("good = Good\nthis is no message\n", encoding="utf-8")
    with pytest.raises(MissingText, match=r"en\.ftl: cannot read 'this is no message'"):
        Texts(tmp_path).say(msg("good"), "en")


def test_equal_ids_with_other_arguments_are_not_confused(words: Texts) -> None:
    said = [words.say(msg("coins", n=n), "en") for n in (1, 2, 1)]
    assert said == ["1 coin", "2 coins", "1 coin"]


class Told(State, kw_only=True):
    """A state that keeps a message."""

    last: Message | None = None


def test_a_message_in_a_state_survives_being_written_and_read(words: Texts) -> None:
    message = msg("gives", who=msg("hero"), what=(msg("coins", n=1), "a sword", 3, 2.5))
    state = Told(rng=Rng(0), last=message, outcome=Outcome((0,), message))
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=Told)
    assert again == state
    assert again.last is not None
    assert words.say(again.last, "ru") == words.say(message, "ru")


def test_a_message_reads_well_in_logs() -> None:
    assert str(msg("hero")) == "hero"
    assert str(msg("coins", n=2)) == "coins{'n': 2}"


def test_the_common_texts_are_the_same_in_every_language() -> None:
    from emberhall.kernel import texts

    ids = [set(texts().ids(language)) for language in LANGUAGES]
    assert ids[0] == ids[1]


def test_an_entry_is_parsed_once_however_many_threads_say_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en.ftl").write_text("hello = Hello\n")
    texts, parsed, begun = Texts(tmp_path), messages.parsed, []

    def slowly(*written: Any) -> Any:
        begun.append(written)
        time.sleep(0.05)
        return parsed(*written)

    monkeypatch.setattr(messages, "parsed", slowly)
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _: texts.say(msg("hello"), "en"), range(4))) == {"Hello"}
    assert len(begun) == 1
