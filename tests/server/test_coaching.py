"""The coach: a guided first game, its lessons in order, and what people know."""

from pathlib import Path

import pytest

from emberhall.server import protocol as p
from emberhall.server.settings import Settings

from .served import Person, Served
from .test_types import fits


def learn(person: Person, game: str = "duel") -> str:
    table: str = person.post("/api/learn", {"game": game}, 201)["table"]["id"]
    return table


def told(person: Person, table: str, language: str = "en") -> dict[str, object] | None:
    coach = person.get(f"/api/tables/{table}/lesson", seat=0, language=language)
    fits(coach, p.Coach)
    lesson: dict[str, object] | None = coach["lesson"]
    return lesson


def know(person: Person, table: str, lesson: str) -> None:
    person.post(f"/api/tables/{table}/lesson", {"lesson": lesson})


def lessons_at_this_question(person: Person, table: str) -> list[object]:
    """Learn whatever comes up now."""
    found = []
    while (lesson := told(person, table)) is not None:
        found.append(lesson["id"])
        know(person, table, str(lesson["id"]))
    return found


def test_lessons_come_up_when_they_matter_and_once(ann: Person) -> None:
    table = learn(ann)
    with ann.at(table) as eyes:
        assert eyes.view["you"]["guided"]
        assert not eyes.view["looked"]
        shared = ["table-undo", "table-why", "table-hint", "table-rules"]
        assert lessons_at_this_question(ann, table) == ["table-choose", "coins", "peek", *shared]
        eyes.choose("peek")
        assert lessons_at_this_question(ann, table) == []
        eyes.choose("done")
        eyes.until(lambda: any(o["key"].startswith("bid") for a in eyes.view["asks"] for o in a["options"]))
        bid = told(ann, table)
        assert bid is not None
        assert bid["id"] == "bid"
        assert bid["text"] == "Everyone bids a mask at once. The highest one that nobody else wears wins."
        assert bid["points"] == [id for option in eyes.asked()["options"] for id in option["touches"]]
        know(ann, table, "bid")
        assert not ann.get(f"/api/tables/{table}/lesson", seat=0)["done"]
        eyes.choose()
        eyes.until(lambda: any(o["key"] == "done" for a in eyes.view["asks"] for o in a["options"]))
        coach = ann.get(f"/api/tables/{table}/lesson", seat=0, language="ru")
        assert coach["lesson"]["text"] == "Маски открыты, начинается новый раунд."
        assert (coach["left"], coach["of"], coach["done"]) == (1, 4, True)


def test_an_unfinished_first_game_goes_on_and_a_new_one_teaches_again(ann: Person) -> None:
    table = learn(ann)
    know(ann, table, "table-choose")
    know(ann, table, "coins")
    assert learn(ann) == table
    lesson = told(ann, table)
    assert lesson is not None
    assert lesson["id"] == "peek"
    with ann.at(table) as eyes:
        while eyes.view["outcome"] is None:
            if eyes.view["asks"]:
                eyes.choose()
            else:
                eyes.until(lambda: eyes.view["asks"] or eyes.view["outcome"])
    assert ann.get(f"/api/tables/{table}/lesson", seat=0) == {"lesson": None, "left": 3, "of": 4, "done": True}
    again = learn(ann)
    assert again != table
    lesson = told(ann, again)
    assert lesson is not None
    assert lesson["id"] == "coins", "what all games share is taught once"


def test_an_account_knows_what_the_guest_has_learnt(ann: Person, bob: Person) -> None:
    account = {"login": "bob", "password": "a long password"}
    bob.post("/api/account/register", account, 201)
    table = learn(ann)
    know(ann, table, "table-choose")
    know(ann, table, "coins")
    ann.post("/api/account/login", account)
    lesson = told(ann, table)
    assert lesson is not None
    assert lesson["id"] == "peek"


def test_only_learners_are_taught(ann: Person, bob: Person) -> None:
    table = learn(ann)
    assert bob.get(f"/api/tables/{table}/lesson", 403, seat=0)["error"]["id"] == "not-at-table"
    assert bob.post(f"/api/tables/{table}/lesson", {"lesson": "coins"}, 403)["error"]["id"] == "not-at-table"
    assert ann.post(f"/api/tables/{table}/lesson", {"lesson": "nothing"}, 404)["error"]["id"] == "no-lesson"
    plain = ann.create("duel", "me", "bot:random")
    assert ann.get(f"/api/tables/{plain}/lesson", 404, seat=0)["error"]["id"] == "no-lesson"
    assert ann.post(f"/api/tables/{plain}/lesson", {"lesson": "coins"}, 404)["error"]["id"] == "no-lesson"
    assert ann.post("/api/learn", {"game": "skirmish"}, 404)["error"]["id"] == "no-lesson"


@pytest.mark.parametrize("name", ["defenders", "gloomhaven", "mage_knight", "runewars", "sword_sorcery"])
def test_each_game_has_a_first_game(tmp_path: Path, name: str) -> None:
    served = Served(Settings(database_url=f"sqlite:///{tmp_path}/hall.sqlite", bot_processes=0, limits=False))
    try:
        ann = Person(served.address)
        assert next(game for game in ann.get("/api/games")["games"] if game["name"] == name)["learn"]
        table = learn(ann, name)
        with ann.at(table) as eyes:
            eyes.until(lambda: eyes.view["asks"])
            first = lessons_at_this_question(ann, table)
            assert first[0] == "table-choose"
            assert len(first) > len(("table-choose", "table-undo", "table-why", "table-hint", "table-rules"))
            eyes.choose()
    finally:
        served.close()
