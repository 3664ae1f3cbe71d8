"""Nobody is sent what they may not know."""

import json
import re
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from emberhall.kernel import Session, find_game
from emberhall.scene import plain

from .served import DUEL, Person, Served

MASK = re.compile(r"mask-\d\.\d")


def cards_in(*texts: object) -> set[str]:
    """The ids of all masks in what was sent."""
    return {card for text in texts for card in MASK.findall(text if isinstance(text, str) else json.dumps(text))}


def hands(seed: int) -> list[set[str]]:
    session = Session(find_game(DUEL), seed=seed)
    return [set(player.hand.cards) for player in session.state.players]


def test_each_seat_is_sent_its_own_hand_and_no_other(ann: Person, bob: Person) -> None:
    mine, yours = hands(21)
    table = ann.create("duel", "me", "open", seed=21)
    bob.join(table)
    eve = Person(ann.address, "Eve")
    with ann.at(table) as first, bob.at(table) as second, eve.at(table) as spectator:
        for player in (first, second, spectator):
            player.say("ping")
        assert cards_in(*first.raw) == mine
        assert cards_in(*second.raw) == yours
        assert cards_in(*spectator.raw) == set()
        assert spectator.view["asks"] == []
        assert spectator.view["you"]["watching"]


def test_nothing_but_views_tells_of_cards(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open", seed=21)
    bob.join(table)
    eve = Person(ann.address, "Eve")
    for path in ("", "/view", "/log", "/chat", "/history?at=0"):
        assert cards_in(eve.http.get(f"/api/tables/{table}{path}").text) == set()
    assert eve.http.get(f"/api/tables/{table}/save").status_code == 403
    assert "seed" not in ann.get(f"/api/tables/{table}")["table"]


def test_a_secret_choice_stays_secret(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open", seed=21, options={"scouting": False})
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        bid = first.asked()["options"][0]["key"]
        first.choose(bid)
        second.until(lambda: second.view["seq"] == 1)
        assert bid not in "".join(second.raw)
        past = bob.get(f"/api/tables/{table}/history", at=0)
        assert past["next"] == {"seat": 0, "label": None}
        assert cards_in(past) == hands(21)[1]
        assert ann.get(f"/api/tables/{table}/history", at=0)["next"]["label"]


def test_a_link_shows_one_hand_without_the_right_to_play_it(ann: Person, bob: Person) -> None:
    mine, _ = hands(21)
    table = ann.create("duel", "me", "open", seed=21)
    link = ann.post(f"/api/tables/{table}/spectate", {"seat": 0, "hand": True})["link"]
    secret = link.partition("watch=")[2]
    with bob.at(table, watch=secret) as eyes:
        assert cards_in(eyes.scene) == mine
        assert eyes.view["you"] == {"seats": [], "look": 0, "curtain": False, "watching": True, "guided": False}
        key = ann.get(f"/api/tables/{table}/view")["asks"][0]["options"][0]["key"]
        assert eyes.refused("choose", seat=0, key=key, seq=0) == "not-your-seat"
    assert bob.refused(f"/api/tables/{table}/spectate", {"seat": 0, "hand": True}) == "not-your-seat"
    plain_link = bob.post(f"/api/tables/{table}/spectate", {"seat": 0, "hand": False})["link"]
    assert plain_link == f"/table/{table}"


def test_a_spectators_link_cannot_take_a_seat(ann: Person, bob: Person) -> None:
    """The address alone, and links, are for watching; an invitation says more, and only those at the table know it."""
    table = ann.create("duel", "me", "open")
    for watched in ({"seat": 0}, {"seat": 0, "hand": True}, {"seat": 0, "speak": True}):
        link = ann.post(f"/api/tables/{table}/spectate", watched)["link"]
        secret = link.partition("watch=")[2]
        assert bob.get(f"/api/tables/{table}")["table"]["invite"] is None
        for code in (None, "", "приглашение", secret):
            assert bob.refused(f"/api/tables/{table}/join", {"invite": code}) == "not-invited"
    invite = ann.get(f"/api/tables/{table}")["table"]["invite"]
    other = ann.create("duel", "me", "open")
    assert bob.refused(f"/api/tables/{other}/join", {"invite": invite}) == "not-invited"
    seated = bob.post(f"/api/tables/{table}/join", {"invite": invite})["table"]
    assert seated["invite"] == invite, "a seated player may invite others"


def test_at_a_listed_table_anybody_sits_down(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open", listed=True)
    assert bob.post(f"/api/tables/{table}/join")["table"]["mine"]


def test_a_wrong_link_shows_nothing(ann: Person, served: Served) -> None:
    table = ann.create("duel", "me", "open")
    with connect(f"ws://127.0.0.1:{served.port}/ws/tables/{table}?watch=guess") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    assert ann.get(f"/api/tables/{table}/view", 403, watch="guess")["error"]["id"] == "bad-watch"


def test_around_one_screen_each_hand_is_seen_alone(ann: Person) -> None:
    mine, yours = hands(21)
    table = ann.create("duel", "me", "me", seed=21)
    with ann.at(table) as eyes:
        assert eyes.view["you"] == {"seats": [0, 1], "look": None, "curtain": True, "watching": False, "guided": False}
        assert cards_in(*eyes.raw) == set()
        assert eyes.view["asks"] == []
        assert eyes.view["waiting"] == [0]
        for seat, hand in ((0, mine), (1, yours)):
            eyes.socket.send(json.dumps({"type": "look", "seat": seat}))
            eyes.until(lambda: eyes.view["you"]["look"] == seat)  # noqa: B023
            assert cards_in(eyes.scene) == hand
        eyes.socket.send('{"type": "look", "seat": null}')
        eyes.until(lambda: eyes.view["you"]["look"] is None)
        assert cards_in(eyes.scene) == set()
        eyes.socket.send('{"type": "look", "seat": "all"}')
        eyes.until(lambda: not eyes.view["you"]["curtain"])
        assert cards_in(eyes.scene) == mine | yours


def test_without_secrets_there_is_no_curtain(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        assert eyes.view["you"] == {"seats": [0, 1], "look": None, "curtain": False, "watching": False, "guided": False}
        assert eyes.view["asks"]


def test_looking_through_a_strangers_eyes_is_not_possible(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open", seed=21)
    bob.join(table)
    with bob.at(table, look="0") as eyes:
        assert cards_in(eyes.scene) == hands(21)[1]
        eyes.socket.send('{"type": "look", "seat": 0}')
        eyes.hear()
        assert cards_in(*eyes.raw) == hands(21)[1]
    assert cards_in(bob.get(f"/api/tables/{table}/view", look="0")) == hands(21)[1]


def test_the_past_is_shown_as_it_was_seen(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me", seed=4)
    scenes: list[Any] = []
    with ann.at(table, look="all") as eyes:
        scenes.append(eyes.scene)
        for _ in range(6):
            eyes.choose()
            scenes.append(eyes.scene)
    for at in (0, 6, 3, 4, 1, 5):
        past = ann.get(f"/api/tables/{table}/history", at=at)
        assert past["scene"] == scenes[at]
        assert (past["at"], past["decisions"]) == (at, 6)
    assert past["next"]["seat"] == past["waiting"][0]
    assert past["next"]["label"]
    assert ann.get(f"/api/tables/{table}/history", 422, at=7)["error"]["id"] == "no-such-moment"


def test_playing_on_from_the_past_does_not_show_others_hands(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open", seed=21)
    assert ann.refused(f"/api/tables/{table}/branch", {"at": 0}) == "branch-later", "someone may still sit down"
    bob.join(table)
    assert ann.refused(f"/api/tables/{table}/branch", {"at": 0}) == "branch-later"
    assert bob.refused(f"/api/tables/{table}/branch", {"at": 0}) == "branch-later"


def test_playing_on_from_the_past(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me", seed=4)
    with ann.at(table) as eyes:
        for _ in range(4):
            eyes.choose()
    past = ann.get(f"/api/tables/{table}/history", at=2)
    branch = ann.post(f"/api/tables/{table}/branch", {"at": 2, "seats": ["me", "bot:random"]}, 201)["table"]
    assert branch["from"] == {"table": table, "at": 2}
    assert branch["decisions"] == 2
    assert ann.get(f"/api/tables/{branch['id']}/history", at=2)["scene"] == past["scene"]
    assert ann.get(f"/api/tables/{table}")["table"]["decisions"] == 4
    assert ann.refused(f"/api/tables/{table}/branch", {"at": 2, "seats": ["me"]}) == "branch-seats"


def test_a_save_file_is_the_games_own(ann: Person) -> None:
    from emberhall.kernel.log import from_json, replay

    table = ann.create("skirmish", "me", "me", seed=4)
    with ann.at(table) as eyes:
        for _ in range(4):
            eyes.choose()
        saved = from_json(ann.http.get(f"/api/tables/{table}/save").content, "save")
        game = find_game("tests.games.skirmish.game:GAME")
        session = replay(saved, game)
        assert plain(session.view([0, 1]).scene(), game.texts, "en") == eyes.scene
