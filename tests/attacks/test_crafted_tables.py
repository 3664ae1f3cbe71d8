"""No table stops the hall: what cannot be played is refused before it exists, and one broken table breaks no other."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from emberhall.kernel import campaign as pen
from emberhall.kernel import find_game
from tests.server.served import WARDENS, Person, Served

RECORD = {"cls": "auriel", "bag": ["nope"]}
PACKS = [[["bucket.1"], {}, "", 0], [["horse.1"], {}, "", 1]]


def plain_message(answer: Any) -> str:
    """The error message a request gets."""
    assert 400 <= answer.status_code < 500, answer.text
    text: str = answer.json()["error"]["text"]
    assert text
    return text


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("sword_sorcery", {"company": {"records": [RECORD]}}),
        ("sword_sorcery", {"company": {"shards": 10**9}}),
        ("sword_sorcery", {"company": {"seats": [99]}}),
        ("wardens", {"packs": PACKS}),
        ("wardens", {"packs": [[["nope"], {}, "", 9], [["nope"], {}, "", -5]]}),
    ],
    ids=str,
)
def test_what_only_a_campaign_may_set_is_refused(ann: Person, game: str, options: Any) -> None:
    """Before: such a table existed, and every list of tables failed from then on."""
    answer = ann.http.post(
        "/api/tables", json={"game": game, "seats": ["me", "me"], "options": options, "listed": True}
    )
    assert answer.json()["error"]["id"] == "option-of-campaign"
    assert plain_message(answer)
    fit = ann.http.post(f"/api/games/{game}/fit", json={"options": options, "seats": 2})
    assert fit.json()["error"]["id"] == "option-of-campaign"
    assert isinstance(ann.get("/api/tables")["listed"], list)


def test_the_campaigns_options_may_be_sent_as_they_are_by_default(ann: Person) -> None:
    fitted = ann.post("/api/games/sword_sorcery/fit", {"options": {}, "seats": 2})["options"]
    assert "company" in fitted
    ann.create("sword_sorcery", "me", "me", options=fitted)


@pytest.mark.parametrize("name", ["wardens/market", "sword_sorcery/emporium", "duel/", "/duel", "wardens/market/x"])
def test_interludes_are_opened_by_campaigns_alone(ann: Person, name: str) -> None:
    """Before: a table made from a crafted document, which nobody could look at."""
    document = msgspec.to_builtins(pen.begin(find_game(WARDENS), None, (0,), "ab").document)
    wish = {"game": name, "seats": ["me", "me", "me", "me"], "options": {"document": document}}
    plain_message(ann.http.post("/api/tables", json=wish))


NUMBERS = [-1, 0, 3, 10**6, 10**30, 1.5]
STRANGE: list[Any] = [None, True, *NUMBERS, "", "nope", [], ["nope"], {}, {"a": 1}, [[]], [{}], "x" * 2000]


@pytest.mark.parametrize("game", ["defenders", "gloomhaven", "mage_knight", "runewars", "sword_sorcery", "wardens"])
def test_every_crafted_set_up_is_refused_or_can_be_played(served: Served, game: str) -> None:
    """Before: 44 of 108 were answered with 500, and 17 of the 32 tables made could not be viewed."""
    ann = Person(served.address, "Ann")
    seats = ["me"] * (find_game(game).seats[0] if game != "wardens" else 2)
    info: Any = msgspec.inspect.type_info(served.hall.shelf.game(game).options)
    made = 0
    for number, field in enumerate(info.fields):
        values = list(STRANGE)
        if item := getattr(getattr(field.type, "item_type", None), "values", ()):
            values += [[item[0]] * 2, [item[0]] * 400, list(item) * 2]
        for value in values if number < 6 or item else values[number % 3 :: 3]:
            wish = {"game": game, "seats": seats, "options": {field.name: value}}
            answer = ann.http.post("/api/tables", json=wish)
            if answer.status_code == 201:
                made += 1
                ann.get(f"/api/tables/{answer.json()['table']['id']}/view", look="all")
            else:
                plain_message(answer)
    assert made
    ann.get("/api/tables")


LISTED_GAMES = ("defenders", "gloomhaven", "mage_knight", "runewars", "sword_sorcery", "wardens")


def crafted(info: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """A set-up with some options as the form has them, and some not."""
    options: dict[str, Any] = {}
    for option in dice.sample(info["options"], min(len(info["options"]), dice.choice([0, 1, 1, 2, 3]))):
        fitting = [choice["value"] for choice in option.get("choices", ())]
        if option["kind"] == "several":
            fitting = [dice.sample(fitting, dice.randint(0, len(fitting))) for _ in range(3)]
        fitting += [True, False] if option["kind"] == "yes-no" else []
        fitting += [option["low"], option["high"]] if option["kind"] == "number" else []
        options[option["name"]] = dice.choice(fitting if fitting and dice.random() < 0.7 else STRANGE)
    if dice.random() < 0.1:
        hidden = dice.choice(["company", "packs", "document", "nope", "", "records"])
        options[hidden] = dice.choice([*STRANGE, [RECORD]])
    most = info["players"]["most"]
    seats = [dice.choice(["me", "me", "open", "bot:random", "bot:greedy"]) for _ in range(dice.randint(1, most + 1))]
    if dice.random() < 0.05:
        seats[0] = dice.choice(["", "me ", "bot:", "bot:nope", "bot:os:system", "you"])
    return {"game": info["name"], "seats": seats, "options": options, "listed": dice.random() < 0.5}


@pytest.mark.parametrize("name", LISTED_GAMES)
def test_of_hundreds_of_crafted_set_ups_none_is_half_refused(
    served: Served, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """None is answered with 500, and every table that exists can be looked at by everyone, listed and swept."""
    ann, bob = Person(served.address, "Ann"), Person(served.address, "Bob")
    info = {game["name"]: game for game in ann.get("/api/games")["games"]}[name]
    dice = random.Random(name)
    made = []
    for _ in range(100):
        wish = crafted(info, dice)
        answer = ann.http.post("/api/tables", json=wish)
        fit = ann.http.post(f"/api/games/{name}/fit", json={"options": wish["options"], "seats": len(wish["seats"])})
        assert fit.status_code == 200 or plain_message(fit)
        if answer.status_code == 201:
            made.append(answer.json()["table"])
        else:
            plain_message(answer)
    assert len(made) > 20
    for table in made:
        path = f"/api/tables/{table['id']}"
        for someone, looks in ((ann, ("all", "spectator", "0", "1", "9")), (bob, ("spectator", "all"))):
            for look in looks:
                someone.get(f"{path}/view", look=look, language=dice.choice(["en", "ru"]))
        for part in ("", "/log", "/history?at=0", "/chat"):
            assert bob.http.get(path + part).status_code == 200, part
    for language in ("en", "ru"):
        for someone in (ann, bob):
            listed = someone.get("/api/tables", language=language)
            assert not [row["id"] for part in listed.values() for row in part if row["broken"]]
    for id in list(served.hall.live):
        served.hall.live[id].touched = 0.0
    asyncio.run_coroutine_threadsafe(swept(served.hall), served.hall.loop).result(10)
    said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert not [line for line in said if "broken" in line or "cannot be shown" in line or "failed" in line], said
    for table in made[:10]:
        bob.get(f"/api/tables/{table['id']}/view")  # opened again, from its record


@pytest.mark.parametrize("name", ["sword_sorcery", "gloomhaven", "wardens"])
def test_of_many_crafted_campaigns_none_is_half_refused(served: Served, name: str) -> None:
    ann, bob = Person(served.address, "Ann"), Person(served.address, "Bob")
    info = {game["name"]: game for game in ann.get("/api/games")["games"]}[name]
    if info["campaign"] is None:
        assert ann.refused("/api/campaigns", {"game": name, "chairs": ["me"]}) == "no-campaign"
        return
    dice = random.Random(name)
    made = 0
    for _ in range(40):
        wish = crafted(info | {"options": info["campaign"]["options"]}, dice)
        wish["chairs"] = wish.pop("seats")
        answer = ann.http.post("/api/campaigns", json=wish)
        if answer.status_code != 201:
            plain_message(answer)
            continue
        made += 1
        path = f"/api/campaigns/{answer.json()['campaign']['id']}"
        for someone in (ann, bob):
            for look in ("all", "0", "9"):
                seen = someone.get(path, look=look, language=dice.choice(["en", "ru"]))["campaign"]
        key = dice.choice([chapter["key"] for chapter in seen["ahead"]] + ["", "nope"])
        started = ann.http.post(f"{path}/start", json={"key": key})
        if started.status_code == 201:
            for someone in (ann, bob):
                someone.get(f"/api/tables/{started.json()['table']}/view", look="all")
                someone.get(path)
        else:
            plain_message(started)
    assert made > 5
    for someone in (ann, bob):
        someone.get("/api/campaigns")
        someone.get("/api/tables")


def broken(served: Served, person: Person) -> str:
    """A table its game can no longer read, as a fault in the game would leave it."""
    table = person.create("skirmish", "me", "bot:random", listed=True)
    with served.hall.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET waiting = 'nonsense', result = '{{' WHERE id = '{table}'")
    served.hall.live.pop(table)
    return table


def test_a_broken_table_is_told_about_beside_the_others(served: Served, ann: Person, bob: Person) -> None:
    """Before: one such table, and nobody saw a list of tables again."""
    bad = broken(served, ann)
    good = ann.create("skirmish", "me", "me", listed=True)
    for someone, part in ((ann, "mine"), (bob, "listed")):
        tables = {table["id"]: table for table in someone.get("/api/tables")[part]}
        assert tables[bad]["broken"] is True
        assert tables[good]["broken"] is False
        assert tables[bad]["players"][0]["name"] == "Ann"


def test_a_glance_that_fails_hides_no_list(served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.create("skirmish", "me", "me", listed=True)

    def fails(*_: object) -> None:
        raise KeyError("nope")

    monkeypatch.setattr("emberhall.server.glance._told", fails)
    (told,) = [row for row in ann.get("/api/tables", language="ru")["mine"] if row["id"] == table]
    assert (told["broken"], told["glance"]) == (True, None)


def test_the_sweep_goes_on_past_a_broken_table(served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before: after an IndexError at one table no bot was woken, and no table left memory."""
    hall = served.hall
    bad, good = (ann.create("skirmish", "me", "me") for _ in range(2))
    hall.live[good].touched = hall.live[bad].touched = 0.0
    asked = type(hall.live[bad]).session.fget

    def session(table: Any) -> Any:
        if table.id == bad:
            raise IndexError("list index out of range")
        return asked(table)

    monkeypatch.setattr(type(hall.live[bad]), "session", property(session))
    asyncio.run_coroutine_threadsafe(swept(hall), hall.loop).result(10)
    assert bad not in hall.live
    assert good not in hall.live, "it left memory, as it should"


async def swept(hall: Any) -> None:
    hall.sweep()


def test_a_table_that_fails_while_it_is_opened_says_so(
    served: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: 500."""
    table = ann.create("skirmish", "me", "me")
    served.hall.live.pop(table)
    with served.hall.store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET options = '[]' WHERE id = '{table}'")
    assert ann.get(f"/api/tables/{table}", 409)["error"]["id"] == "table-unplayable"

    def fails(*_: object) -> None:
        raise KeyError("nope")

    other = ann.create("skirmish", "me", "me")
    served.hall.live.pop(other)
    monkeypatch.setattr(served.hall.store, "kept", fails)
    assert ann.get(f"/api/tables/{other}", 409)["error"]["id"] == "table-unplayable"
