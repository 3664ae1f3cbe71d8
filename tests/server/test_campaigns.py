"""Campaigns over HTTP: people, chairs, chapters, and secrecy."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from emberhall.kernel import Log
from tests.store import postgres

from .served import INVITATIONS, WARDENS, Person, Served


def begun(ann: Person, *chairs: str, **more: Any) -> str:
    """A campaign Ann has begun."""
    wish = {"game": "wardens", "chairs": list(chairs), **more}
    campaign = ann.post("/api/campaigns", wish, 201)["campaign"]
    id: str = campaign["id"]
    INVITATIONS[id] = campaign["invite"]
    return id


def join(person: Person, id: str, **wish: Any) -> dict[str, Any]:
    """Sit down, invited by whoever began the campaign."""
    invited = {"invite": INVITATIONS.get(id)}
    found: dict[str, Any] = person.post(f"/api/campaigns/{id}/join", {**invited, **wish})["campaign"]
    return found


def seen(person: Person, id: str, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/campaigns/{id}", **query)["campaign"]
    return found


def start(person: Person, id: str, key: str) -> str:
    table: str = person.post(f"/api/campaigns/{id}/start", {"key": key}, 201)["table"]
    return table


def play_out(table: str, *people: Person, keys: Callable[[list[str]], str] = lambda keys: keys[0]) -> None:
    """Everybody chooses the first option until the session is over."""
    for _ in range(500):
        for someone in people:
            view = someone.get(f"/api/tables/{table}/view")
            if view["outcome"]:
                return
            if view["asks"]:
                ask = view["asks"][0]
                choice = {"seat": ask["seat"], "key": keys([o["key"] for o in ask["options"]]), "seq": view["seq"]}
                someone.post(f"/api/tables/{table}/choose", choice)
                break
    raise AssertionError("not over")


def rest(keys: list[str]) -> str:
    return "rest" if "rest" in keys else keys[0]


def search(keys: list[str]) -> str:
    return next((key for key in ("search", "rest") if key in keys), keys[0])


def test_a_campaign_begins(ann: Person, bob: Person) -> None:
    id = begun(ann, "me", "open", "bot:random", options={"rich": True})
    found = seen(ann, id)
    assert (found["title"], found["over"], found["yours"]) == ("Wardens of the Valley", False, True)
    assert [chair["kind"] for chair in found["chairs"]] == ["person", "open", "bot", "empty"]
    assert [(chapter["key"], chapter["label"], chapter["interlude"]) for chapter in found["ahead"]] == [
        ("market", "The market", True),
        ("summer:1", "Summer 1", False),
    ]
    assert found["running"] is None
    assert [(past["kind"], past["lines"]) for past in found["past"]] == [
        ("begin", ["Warden 1 joins.", "Warden 2 joins.", "Warden 3 joins."])
    ]
    assert found["scene"]["panels"][-1]["figures"][0]["value"] == 6, "a full purse"
    assert seen(bob, id, language="ru")["ahead"][0]["label"] == "Рынок"
    assert seen(bob, id)["yours"] is False
    assert id in [campaign["id"] for campaign in ann.get("/api/campaigns")["mine"]]
    assert id not in str(bob.get("/api/campaigns"))


def test_what_cannot_begin_is_refused(ann: Person) -> None:
    for wish, why in (
        ({"game": "duel", "chairs": ["me"]}, "no-campaign"),
        ({"game": "chess", "chairs": ["me"]}, "unknown-game"),
        ({"game": "wardens", "chairs": ["empty"]}, "nobody-plays"),
        ({"game": "wardens", "chairs": ["me"] * 5}, "too-many-chairs"),
        ({"game": "wardens", "chairs": ["you"]}, "bad-seat-wish"),
        ({"game": "wardens", "chairs": ["bot:os:system"]}, "no-such-bot"),
        ({"game": "wardens", "chairs": ["me"], "options": {"rich": 3}}, "bad-options"),
        ({"game": "wardens", "chairs": []}, "bad-request"),
    ):
        assert ann.refused("/api/campaigns", wish) == why
    assert ann.get("/api/campaigns/nosuch", 404)["error"]["id"] == "no-such-campaign"


def test_an_interlude_and_a_scenario_are_played_at_tables_and_carried(ann: Person, bob: Person) -> None:
    id = begun(ann, "me", "empty", "open")
    join(bob, id)
    market = start(bob, id, "market")
    table = ann.get(f"/api/tables/{market}")["table"]
    assert (table["game"], table["campaign"], table["options"]) == ("wardens/market", id, {})
    assert [player["name"] for player in table["players"]] == ["Ann", None, "Bob", None]
    assert [player["kind"] for player in table["players"]] == ["person", "empty", "person", "empty"]
    running = seen(ann, id)["running"]
    assert (running["table"], running["label"], running["over"], running["your_turn"]) == (
        market,
        "The market",
        False,
        True,
    )
    assert seen(bob, id)["running"]["your_turn"] is False
    assert ann.refused(f"/api/campaigns/{id}/carry", {}) == "chapter-not-over"
    view = ann.get(f"/api/tables/{market}/view")
    ann.post(f"/api/tables/{market}/choose", {"seat": 0, "key": "buy:2", "seq": view["seq"]})
    play_out(market, ann, bob)
    assert seen(ann, id)["running"]["over"] is True
    carried = bob.post(f"/api/campaigns/{id}/carry")["campaign"]
    assert carried["running"] is None
    assert [chapter["key"] for chapter in carried["ahead"]] == ["summer:1"]
    assert carried["past"][-1]["lines"] == ["Warden 1 buys a tool."]
    assert carried["past"][-1]["table"] == market

    summer = start(ann, id, "summer:1")
    assert [player["name"] for player in ann.get(f"/api/tables/{summer}")["table"]["players"]] == ["Ann", "Bob"]
    play_out(summer, ann, bob, keys=rest)
    carried = ann.post(f"/api/campaigns/{id}/carry")["campaign"]
    past = carried["past"][-1]
    assert (past["kind"], past["key"], past["label"], past["chairs"]) == ("scenario", "summer:1", "Summer 1", [0, 2])
    assert past["outcome"]["winners"] in ([], [0, 2])
    assert past["outcome"]["won"] is bool(past["outcome"]["winners"])
    assert "summer:" in carried["ahead"][1]["key"]


def test_nothing_is_taken_back_at_a_table_whose_result_was_carried(ann: Person) -> None:
    id = begun(ann, "me")
    market = start(ann, id, "market")
    play_out(market, ann)
    ann.post(f"/api/tables/{market}/undo", {"sure": True})
    assert seen(ann, id)["running"]["over"] is False, "until it is carried, it can be"
    play_out(market, ann)
    ann.post(f"/api/campaigns/{id}/carry")
    assert ann.refused(f"/api/tables/{market}/undo", {"sure": True}) == "table-closed"
    assert ann.refused(f"/api/campaigns/{id}/carry", {}) == "no-chapter"


def test_what_was_lost_is_tried_again_until_the_campaign_is_over(ann: Person) -> None:
    id = begun(ann, "me")
    for attempt in range(8):
        found = seen(ann, id)
        if found["over"]:
            break
        play_out(start(ann, id, found["ahead"][-1]["key"]), ann, keys=rest)
        past = ann.post(f"/api/campaigns/{id}/carry")["campaign"]["past"]
        assert past[-1]["key"] == found["ahead"][-1]["key"], attempt
    assert found["outcome"]["reason"] in (
        "The people leave the valley.",
        "Three summers without ruin: the valley is green again.",
    )
    assert found["ahead"] == []
    assert ann.refused(f"/api/campaigns/{id}/start", {"key": "summer:1"}) == "chapter-not-ahead"


def test_a_chapter_is_given_up_and_begun_again(ann: Person, bob: Person) -> None:
    id = begun(ann, "me", "open")
    join(bob, id)
    first = start(ann, id, "summer:1")
    assert bob.refused(f"/api/campaigns/{id}/abandon", {}) == "not-your-campaign"
    found = ann.post(f"/api/campaigns/{id}/abandon")["campaign"]
    assert (found["past"][-1]["kind"], found["past"][-1]["outcome"]) == ("abandoned", None)
    view = ann.get(f"/api/tables/{first}/view")
    choice = {"seat": 0, "key": "rest", "seq": view["seq"]}
    assert ann.refused(f"/api/tables/{first}/choose", choice) == "table-closed"
    assert first not in [t["id"] for t in ann.get("/api/tables")["mine"] if not t["over"]]
    assert start(ann, id, "summer:1") != first


def test_chairs_change_hands(ann: Person, bob: Person, person: Callable[..., Person]) -> None:
    id = begun(ann, "me", "open")
    assert join(bob, id)["you"]["chairs"] == [1]
    cid = person("Cid")
    invite = {"invite": INVITATIONS[id]}
    assert cid.refused(f"/api/campaigns/{id}/join", {"chair": 0, **invite}) == "seat-taken"
    assert cid.refused(f"/api/campaigns/{id}/join", {"chair": 9, **invite}) == "unknown-seat"
    table = start(ann, id, "summer:1")
    assert cid.refused(f"/api/campaigns/{id}/join", invite) == "no-open-seat"
    assert ann.refused(f"/api/campaigns/{id}/join", {"chair": 2}) == "chapter-running", "the empty chairs must wait"
    assert cid.refused(f"/api/tables/{table}/join", {}) == "seats-of-campaign"
    assert bob.refused(f"/api/tables/{table}/seats", {"seat": 1, "to": "open"}) == "seats-of-campaign"
    assert bob.refused(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "empty"}) == "chapter-running"
    assert ann.refused(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "me"}) == "seat-taken"
    bob.post(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "open"})
    assert cid.refused(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "bot:random"}) == "not-your-campaign"
    join(cid, id)
    assert [p["name"] for p in ann.get(f"/api/tables/{table}")["table"]["players"]] == ["Ann", "Cid"]
    ann.post(f"/api/campaigns/{id}/abandon")
    found = cid.post(f"/api/campaigns/{id}/chairs", {"chair": 1, "to": "empty"})["campaign"]
    assert found["chairs"][1]["kind"] == "empty"
    assert (found["past"][-1]["kind"], found["past"][-1]["lines"]) == ("leave", ["Warden 2 leaves."])
    assert cid.refused(f"/api/campaigns/{id}/start", {"key": "market"}) == "not-in-campaign"
    ann.post(f"/api/campaigns/{id}/chairs", {"chair": 3, "to": "open"})
    found = join(cid, id, chair=3)
    assert [chair["kind"] for chair in found["chairs"]] == ["person", "empty", "empty", "person"]
    ann.post(f"/api/campaigns/{id}/chairs", {"chair": 2, "to": "bot:greedy"})
    table = start(cid, id, "summer:1")
    assert [p["kind"] for p in ann.get(f"/api/tables/{table}")["table"]["players"]] == ["person", "bot", "person"]


def test_a_chair_shows_its_secrets_to_its_holder_alone(ann: Person, bob: Person, person: Callable[..., Person]) -> None:
    id = begun(ann, "me", "empty", "open")
    join(bob, id)
    cid = person("Cid")

    def oaths(someone: Person) -> list[bool]:
        text = msgspec.json.encode(seen(someone, id)).decode()
        return ["card:oath-" in text, text.count("Oath: to end a summer") == 1]

    assert oaths(ann) == [True, True]
    assert oaths(bob) == [True, True]
    assert oaths(cid) == [False, False]
    own = [card["name"] for row in seen(ann, id)["scene"]["panels"][0]["rows"] for card in row["cards"]]
    others = [card.get("name") for row in seen(ann, id)["scene"]["panels"][1]["rows"] for card in row["cards"]]
    assert own[0].startswith("Oath: ")
    assert others == [None]
    # at the table, in its lists and in what can be taken from it
    market = start(ann, id, "market")
    for path in (f"/api/tables/{market}", f"/api/tables/{market}/view", "/api/tables"):
        assert "oath-" not in cid.http.get(path).text, path
    mine = ann.http.get(f"/api/tables/{market}/view").text
    assert mine.count("card:oath-") == 1
    play_out(market, ann, bob)
    assert ann.http.get(f"/api/tables/{market}/save").json()["error"]["id"] == "save-in-campaign"
    assert ann.refused(f"/api/tables/{market}/branch", {"at": 0}) == "branch-in-campaign"


def test_tools_found_in_a_summer_come_along_to_the_next_and_stay_secret(ann: Person, bob: Person) -> None:
    id = begun(ann, "me", "open")
    join(bob, id)
    play_out(start(ann, id, "summer:1"), ann, bob, keys=search)
    ann.post(f"/api/campaigns/{id}/carry")
    found = seen(ann, id)
    if found["over"]:
        pytest.skip("lost at once")
    mine, yours = ([card.get("name") for card in panel["rows"][0]["cards"]] for panel in found["scene"]["panels"][:2])
    assert len(mine) == 2
    assert None not in mine
    assert yours == [None, None], "a tool and an oath, face down"
    table = start(ann, id, found["ahead"][-1]["key"])
    hands = [panel["rows"][0]["cards"] for panel in ann.get(f"/api/tables/{table}/view")["scene"]["panels"][:2]]
    assert [card["name"] for card in hands[0]] == mine[:1]
    assert [card.get("name") for card in hands[1]] == [None]


def test_one_person_with_several_chairs_looks_through_one_at_a_time(ann: Person) -> None:
    id = begun(ann, "me", "me")
    assert seen(ann, id)["you"] == {"chairs": [0, 1], "look": None, "curtain": True}
    assert "oath-" not in str(seen(ann, id)["scene"])
    for look, count in (("0", 1), ("1", 1), ("all", 2), ("3", 0)):
        assert str(seen(ann, id, look=look)["scene"]).count("'card:oath-") == count, look


def test_alone_a_session_of_a_campaign_can_be_saved(ann: Person) -> None:
    id = begun(ann, "me", "bot:random")
    market = start(ann, id, "market")
    saved = ann.get(f"/api/tables/{market}/save")
    assert msgspec.convert(saved, Log).game == "wardens/market"
    branch = ann.post(f"/api/tables/{market}/branch", {"at": 0}, 201)["table"]
    assert branch["campaign"] is None


def test_bots_play_interludes_and_scenarios(ann: Person) -> None:
    id = begun(ann, "me", "bot:greedy")
    for key in ("market", "summer:1"):
        table = start(ann, id, key)
        with ann.at(table) as eyes:
            for _ in range(200):
                eyes.until(lambda eyes=eyes: eyes.view["asks"] or eyes.view["outcome"])  # type: ignore[misc]
                if eyes.view["outcome"]:
                    break
                eyes.choose()
        ann.post(f"/api/campaigns/{id}/carry")
    assert [past["kind"] for past in seen(ann, id)["past"]] == ["begin", "interlude", "scenario"]


def test_what_the_party_cannot_play_says_why(ann: Person, served: Served) -> None:
    id = begun(ann, "me")
    row = served.hall.store.campaigns.campaign(id)
    assert row is not None
    document = msgspec.json.decode(row.document) | {"summer": 3}
    changed = msgspec.structs.replace(row, seq=row.seq + 1, document=msgspec.json.encode(document).decode())
    assert served.hall.store.campaigns.write(changed).result()
    assert seen(ann, id)["ahead"][-1]["unfit"] == "nobody can face the fierce fire alone"
    assert seen(ann, id, language="ru")["ahead"][-1]["unfit"] == "в одиночку с бурным огнём не справиться"
    assert ann.refused(f"/api/campaigns/{id}/start", {"key": "summer:3"}) == "bad-options"
    ann.post(f"/api/campaigns/{id}/chairs", {"chair": 0, "to": "empty"})
    assert seen(ann, id)["ahead"][-1]["unfit"] == "Wardens of the Valley is for 1 to 4 players, not 0."
    assert ann.refused(f"/api/campaigns/{id}/start", {"key": "market"}) == "nobody-in-party"


def test_a_listed_campaign_is_seen_in_the_hall(ann: Person, bob: Person) -> None:
    id = begun(ann, "me", "open", listed=True)
    (found,) = [c for c in bob.get("/api/campaigns")["listed"] if c["id"] == id]
    assert (found["title"], found["names"], found["over"]) == ("Wardens of the Valley", ["Ann"], False)


def test_the_lobby_tells_which_games_have_campaigns(ann: Person) -> None:
    games = {game["name"]: game for game in ann.get("/api/games")["games"]}
    assert games["duel"]["campaign"] is None
    assert games["wardens"]["campaign"]["chairs"] == 4
    assert [option["label"] for option in games["wardens"]["campaign"]["options"]] == ["A full purse to begin with"]
    assert "packs" not in [option["name"] for option in games["wardens"]["options"]]


def test_people_choose_together_what_comes_next(ann: Person, bob: Person, person: Callable[..., Person]) -> None:
    id = begun(ann, "me", "open", "bot:random")
    join(bob, id)
    first, second = (chapter["key"] for chapter in seen(ann, id)["ahead"][:2])
    assert seen(ann, id)["together"]
    assert ann.post(f"/api/campaigns/{id}/wish", {"key": first}) == {"table": None}
    assert bob.post(f"/api/campaigns/{id}/wish", {"key": second}) == {"table": None}
    told = [(chapter["wanted"], chapter["chosen"]) for chapter in seen(ann, id)["ahead"][:2]]
    names = [chair["name"] for chair in seen(ann, id)["chairs"][:2]]
    assert told == [([names[0]], True), ([names[1]], False)]
    assert ann.post(f"/api/campaigns/{id}/wish", {"key": None}) == {"table": None}
    assert seen(ann, id)["ahead"][0]["wanted"] == []
    table = ann.post(f"/api/campaigns/{id}/wish", {"key": second})["table"]
    assert seen(bob, id)["running"]["table"] == table
    ann.post(f"/api/campaigns/{id}/wish", {"key": second}, 409)
    ann.post(f"/api/campaigns/{id}/abandon", {})
    assert [chapter["wanted"] for chapter in seen(ann, id)["ahead"][:2]] == [[], []], "wishes end with what was played"
    ann.post(f"/api/campaigns/{id}/wish", {"key": "summer:9"}, 409)
    person("Cid").post(f"/api/campaigns/{id}/wish", {"key": first}, 403)


def test_alone_nobody_else_is_asked(ann: Person) -> None:
    id = begun(ann, "me", "bot:random")
    assert not seen(ann, id)["together"]
    assert ann.post(f"/api/campaigns/{id}/wish", {"key": "market"})["table"]


def founders(keys: list[str]) -> str:
    """Create a character, keep a quest, leave the city."""
    firsts = ("create:", "keep_quest:", "leave_city")
    return next(key for first in firsts for key in keys if key.startswith(first))


def test_prose_is_told_apart_from_what_happened(ann: Person, bob: Person) -> None:
    id = gloomhaven(ann)
    join(bob, id, invite=seen(ann, id)["invite"])
    table = start(ann, id, "city")
    play_out(table, ann, bob, keys=founders)
    ann.post(f"/api/campaigns/{id}/carry", {})
    entry = seen(ann, id)["past"][-1]
    prose = [entry["lines"][n] for n in entry["tales"]]
    assert prose[0].startswith("Gloomhaven sits where the empire gave up")
    assert len(prose) == 3, "the beginning, and why each came to Gloomhaven"
    assert "A new character: Brute." in set(entry["lines"]) - set(prose)


def gloomhaven(ann: Person) -> str:
    id: str = ann.post("/api/campaigns", {"game": "gloomhaven", "chairs": ["me", "open"]}, 201)["campaign"]["id"]
    return id


def test_a_campaign_moves_to_another_program_and_back(ann: Person, bob: Person) -> None:
    id = gloomhaven(ann)
    assert seen(ann, id)["exchanges"] == [{"name": "secretariat", "title": "Gloomhaven Secretariat"}]
    assert seen(bob, id)["exchanges"] == []
    bob.get(f"/api/campaigns/{id}/export", 403, program="secretariat")
    written = ann.get(f"/api/campaigns/{id}/export", program="secretariat")["export"]
    assert written["lost"] == ["The chronicle and the replays stay here."]
    assert written["file"]["party"]["reputation"] == 0
    file = written["file"] | {"party": written["file"]["party"] | {"reputation": 5, "notes": "x" * 3000}}
    wish = {"game": "gloomhaven", "chairs": ["me", "me"], "program": "secretariat", "file": file}
    again = ann.post("/api/campaigns/import", wish, 201)["campaign"]
    assert again["past"][0]["lines"] == [
        "Brought over from Gloomhaven Secretariat.", "The notes of the party could not be carried over.",
    ]  # fmt: skip
    ann.post("/api/campaigns/import", wish | {"file": file | {"gameClock": ["x" * 30_000]}}, 201)


def test_a_bad_file_of_another_program_changes_nothing(ann: Person) -> None:
    wish = {"game": "gloomhaven", "chairs": ["me"], "program": "secretariat"}
    before = ann.get("/api/campaigns")
    for file in ({}, [], {"party": {"reputation": 99}}, {"party": {"edition": "fh"}}, {"party": {"scenarios": 3}}):
        error = ann.post("/api/campaigns/import", wish | {"file": file}, 422)["error"]
        assert "Secretariat" in error["text"] or "damaged" in error["text"] or "another game" in error["text"]
    ann.post("/api/campaigns/import", wish | {"file": {}, "program": "scribe"}, 409)
    ann.post("/api/campaigns/import", wish | {"game": "duel", "file": {}}, 409)
    ann.post("/api/campaigns/import", wish | {"file": {"x": "y" * 3_000_000}}, 413)
    ann.post("/api/campaigns", wish | {"x": "y" * 30_000}, 413)
    assert ann.get("/api/campaigns") == before


@pytest.mark.postgres
def test_two_processes_serve_one_campaign(postgres_server: str) -> None:
    from emberhall.server.settings import Settings

    url = postgres.fresh_database(postgres_server)
    halls = [
        Served(Settings(database_url=url, games=(WARDENS,), bot_processes=0, bot_pause=0.0, limits=False))
        for _ in range(2)
    ]
    try:
        ann, bob = Person(halls[0].address, "Ann"), Person(halls[1].address, "Bob")
        id = begun(ann, "me", "open")
        join(bob, id)
        table = start(bob, id, "market")
        play_out(table, ann, bob)
        ann.post(f"/api/campaigns/{id}/carry")
        assert bob.refused(f"/api/campaigns/{id}/carry", {}) == "no-chapter"
        assert bob.refused(f"/api/tables/{table}/undo", {"sure": True}) == "table-closed"
        assert seen(bob, id)["past"][-1]["kind"] == "interlude"
    finally:
        for hall in halls:
            hall.close()
