"""Answers over HTTP: what if, and why not; only for players of the table."""

from .served import Person


def test_what_an_option_would_lead_to(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me", seed=1)
    with ann.at(table) as eyes:
        first = eyes.asked()["options"][0]["key"]
        seen = ann.get(f"/api/tables/{table}/foresee", key=first)
        assert (seen["key"], seen["stop"]) == (first, "asked")
        assert eyes.view["decisions"] == 0, "nothing has happened"
        eyes.choose(first)
        asked = eyes.asked()
        assert seen["asks"] == asked["prompt"]
        assert set(seen["lit"]) == {touched for option in asked["options"] for touched in option["touches"]}


def test_nothing_hidden_is_told(ann: Person) -> None:
    table = ann.create("duel", "me", "bot:random", seed=1)
    with ann.at(table) as eyes:
        while not any(option["key"] == "peek" for option in eyes.asked()["options"]):
            eyes.choose(eyes.asked()["options"][0]["key"])
        seen = ann.get(f"/api/tables/{table}/foresee", key="peek")
        assert (seen["stop"], seen["lit"], seen["asks"]) == ("hidden", [], None)


def test_why_not(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me", seed=1)
    with ann.at(table) as eyes:
        asked = eyes.asked()
        told = ann.get(f"/api/tables/{table}/why", element="nothing")
        assert asked["prompt"] in told["why"]
        assert (told["element"], told["rule"], told["missing"]) == ("nothing", asked["rule"], None)
        assert told["other"], "nothing else is said against it"
        lit = next(option["touches"][0] for option in asked["options"] if option["touches"])
        assert ann.get(f"/api/tables/{table}/why", element=lit)["why"] is None


def test_only_players_of_the_table_are_answered(ann: Person, bob: Person) -> None:
    table = ann.create("skirmish", "me", "open", seed=1)
    assert bob.get(f"/api/tables/{table}/foresee", 403, key="x")["error"]["id"] == "not-at-table"
    assert bob.get(f"/api/tables/{table}/why", 403, element="x")["error"]["id"] == "not-at-table"
    assert bob.get(f"/api/tables/{table}/hint", 403)["error"]["id"] == "not-at-table"


def test_foresight_of_an_unknown_option_is_empty(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me", seed=1)
    told = ann.get(f"/api/tables/{table}/foresee", key="fly")
    assert told == {"key": "fly", "stop": "gone", "patch": [], "lit": [], "asks": None}


def test_a_hint_is_what_a_bot_would_choose_and_decides_nothing(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me", seed=1)
    with ann.at(table) as eyes:
        asked = eyes.asked()
        told = ann.get(f"/api/tables/{table}/hint", seat=asked["seat"])
        assert told in [{"key": option["key"], "label": option["label"]} for option in asked["options"]]
        assert eyes.view["decisions"] == 0
        other = ann.get(f"/api/tables/{table}/hint", seat=1 - asked["seat"])
        assert other == {"key": None, "label": None}, "nobody asks that seat"
