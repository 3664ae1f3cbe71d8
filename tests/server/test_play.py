"""Playing over the net: choices, races, bots, languages, coming back."""

import gc
import random
import re
import weakref
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from emberhall.kernel import Session, find_game
from emberhall.scene import plain
from emberhall.store import Summary

from .served import DUEL, Eyes, Person, Served, wait_for


def play_out(*players: Eyes, seed: int = 1) -> None:
    """Everybody plays at random until the game is over."""
    dice = random.Random(seed)
    for _ in range(2000):
        for player in players:
            player.until(lambda: player.view["asks"] or player.view["waiting"] == [] or len(players) > 1)  # noqa: B023
            if player.view["asks"]:
                ask = player.view["asks"][0]
                player.choose(dice.choice(ask["options"])["key"])
        if players[0].view["outcome"]:
            for player in players:
                player.until(lambda: player.view["outcome"])  # noqa: B023
            return
        for player in players:
            player.say("ping")
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", ["duel", "skirmish", "wardens"])
def test_two_people_play_to_the_end(ann: Person, bob: Person, game: str) -> None:
    table = ann.create(game, "me", "open")
    bob.join(table)
    with ann.at(table) as first, bob.at(table, language="ru") as second:
        play_out(first, second)
        assert first.view["outcome"]["winners"] == second.view["outcome"]["winners"]
        assert first.view["outcome"]["reason"] != second.view["outcome"]["reason"], "one reads English, one Russian"
        assert first.view["waiting"] == []


def test_scenes_sent_as_changes_add_up_to_the_whole_scene(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me", seed=3)
    with ann.at(table, look="all") as eyes:
        for turn in range(12):
            eyes.choose(eyes.asked()["options"][turn % 2]["key"])
        patches = sum('"patch"' in text for text in eyes.raw)
        assert patches >= 10
        whole = ann.get(f"/api/tables/{table}/view", look="all")
        assert eyes.scene == whole["scene"]
        assert [line["text"] for line in eyes.lines] == [line["text"] for line in whole["events"]["lines"]]


def test_the_view_is_what_the_kernel_shows_that_seat(ann: Person, served: Served) -> None:
    table = ann.create("duel", "me", "open", seed=11)
    game = find_game(DUEL)
    session = Session(game, seed=11)
    view = ann.get(f"/api/tables/{table}/view", language="ru")
    assert view["scene"] == plain(session.view(0).scene(), game.texts, "ru")
    ask = session.asked(0)
    assert ask is not None
    assert [option["key"] for option in view["asks"][0]["options"]] == ask.keys()
    assert view["asks"][0]["rule"] == ask.rule


def test_a_choice_over_http_is_seen_on_the_socket(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        ask = eyes.asked()
        body = {"seat": ask["seat"], "key": ask["options"][0]["key"], "seq": eyes.view["seq"]}
        assert ann.post(f"/api/tables/{table}/choose", body) == {"seq": 1, "decisions": 1}
        assert eyes.until(lambda: eyes.view["seq"] == 1)["decisions"] == 1


def test_when_two_choose_at_once_one_is_told_to_look_again(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as here, ann.at(table) as there:
        ask = here.asked()
        choice = {"seat": ask["seat"], "key": ask["options"][0]["key"], "seq": 0}
        assert here.say("choose", **choice)["type"] == "done"
        assert there.refused("choose", **choice) in ("look-again", "not-your-turn")
        assert there.until(lambda: there.view["seq"] == 1)["decisions"] == 1


def test_players_who_decide_together_do_not_block_each_other(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open", options={"scouting": False})
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        mine, yours = first.asked(), second.asked()
        seq = second.view["seq"]
        first.choose(mine["options"][0]["key"])
        done = second.say("choose", seat=1, key=yours["options"][0]["key"], seq=seq)
        assert done["type"] == "done", "the question that Bob saw still stands"
        assert done["decisions"] == 2


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seat": 1}, "not-your-seat"),
        ({"seat": 7}, "unknown-seat"),
        ({"key": "fly:moon"}, "not-an-option"),
        ({"seq": 99}, "look-again"),
    ],
)
def test_what_cannot_be_chosen_is_refused(ann: Person, bob: Person, wrong: dict[str, object], error: str) -> None:
    table = ann.create("skirmish", "me", "open")
    with ann.at(table) as eyes:
        ask = eyes.asked()
        right = {"seat": 0, "key": ask["options"][0]["key"], "seq": 0}
        assert eyes.refused("choose", **(right | wrong)) == error
        assert ann.refused(f"/api/tables/{table}/choose", right | wrong) == error
        assert bob.refused(f"/api/tables/{table}/choose", right) == "not-your-seat"
        assert ann.get(f"/api/tables/{table}")["table"]["decisions"] == 0


def test_choosing_twice_with_one_view_counts_once(ann: Person) -> None:
    table = ann.create("wardens", "me")
    with ann.at(table) as eyes:
        ask = eyes.asked()
        choice = {"seat": 0, "key": ask["options"][0]["key"], "seq": 0}
        assert eyes.say("choose", **choice)["type"] == "done"
        assert eyes.refused("choose", **choice) == "look-again"


def test_bots_play_their_seats(ann: Person) -> None:
    table = ann.create("duel", "me", "bot:greedy", "bot:random")
    with ann.at(table) as eyes:
        play_out(eyes)
        assert any('"thinking"' in text for text in eyes.raw)
        assert [player["kind"] for player in eyes.players] == ["person", "bot", "bot"]


def test_a_bot_takes_the_place_of_an_open_seat(ann: Person) -> None:
    table = ann.create("duel", "me", "open", options={"scouting": False})
    with ann.at(table) as eyes:
        eyes.choose()
        assert eyes.view["waiting"] == [1]
        ann.post(f"/api/tables/{table}/seats", {"seat": 1, "to": "bot:random"})
        eyes.until(lambda: eyes.view["decisions"] >= 2)


def test_the_language_changes_at_any_time(ann: Person) -> None:
    table = ann.create("duel", "me", "bot:random")
    with ann.at(table, language="en") as eyes:
        english = eyes.asked()["prompt"]
        eyes.say("ping")
        eyes.socket.send('{"type": "language", "language": "ru"}')
        view = eyes.until(lambda: eyes.view["language"] == "ru")
        assert view["asks"][0]["prompt"] != english
        assert "scene" in view, "a new language needs the whole scene"
        assert view["events"]["from"] == 0


def test_returning_players_learn_what_happened_since(ann: Person, bob: Person, served: Served) -> None:
    table = ann.create("duel", "me", "open", options={"scouting": False})
    bob.join(table)
    with ann.at(table) as first:
        assert first.view["since"] is None
        first.choose()
    wait_for(lambda: served.hall.store.seats(table)[0].seen == 1)
    with bob.at(table) as second:
        second.choose()
    with ann.at(table) as first:
        assert first.view["decisions"] == 2
        since = first.view["since"]
        assert since["decisions"] == 1
        assert since["lines"]
        assert all(line["at"] > 1 for line in since["lines"])


def test_players_online_are_shown(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open")
    with ann.at(table) as first:
        assert [(p["kind"], p["online"]) for p in first.players] == [("person", True), ("open", False)]
        bob.join(table)
        first.until(lambda: first.players[1]["name"] == "Bob")
        with bob.at(table):
            first.until(lambda: first.players[1]["online"])
        first.until(lambda: not first.players[1]["online"])
        bob.post("/api/me", {"name": "Robert"})
        first.until(lambda: first.players[1]["name"] == "Robert")


def test_chat_comes_as_it_was_said(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open")
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        assert first.say("chat", text="  <script>alert(1)</script>\n ")["type"] == "done"
        second.until(lambda: second.chat)
        assert second.chat == ["<script>alert(1)</script>"]
        assert first.refused("chat", text=" \n ") == "chat-empty"
        assert first.refused("chat", text="x" * 501) == "chat-long"
    with bob.at(table) as second:
        second.until(lambda: second.chat == ["<script>alert(1)</script>"])


def test_a_phrase_is_read_in_everybodys_language(ann: Person, bob: Person) -> None:
    table = ann.create("wardens", "me", "open")
    bob.join(table)
    assert ann.get(f"/api/tables/{table}", language="ru")["table"]["phrases"] == [
        {"id": "phrase-well-met", "text": "Рад встрече!"},
        {"id": "phrase-to-the-ford", "text": "Пойдём к броду."},
    ]
    with ann.at(table) as first, bob.at(table, language="ru") as second:
        assert first.say("chat", phrase="phrase-well-met")["type"] == "done"
        first.until(lambda: first.chat == ["Well met!"])
        second.until(lambda: second.chat == ["Рад встрече!"])
        assert first.refused("chat", phrase="prompt-walk") == "no-such-phrase"
        first.say("chat", text="\x1ephrase-well-met")  # what is typed is only text
        second.until(lambda: second.chat == ["Рад встрече!", "phrase-well-met"])
    bob.post(f"/api/tables/{table}/chat", {"phrase": "phrase-to-the-ford"})
    line = ann.get(f"/api/tables/{table}/chat", language="ru")["lines"][-1]
    assert (line["text"], line["phrase"]) == ("Пойдём к броду.", "phrase-to-the-ford")


def test_a_table_that_nobody_touches_leaves_the_memory_and_comes_back(ann: Person, served: Served) -> None:
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        eyes.choose()
        live = served.hall.live[table]
        memory = [weakref.ref(thing) for thing in (live.session, *live.sights.values())]
        live.touched -= 1000
        served.hall.sweep()
        gc.collect()
        assert live.asleep
        assert [thing() for thing in memory] == [None] * len(memory), "though someone has the table open"
        eyes.socket.send('{"type": "look", "seat": null}')
        before = eyes.view
        eyes.until(lambda: eyes.view is not before)
        assert eyes.view["decisions"] == 1
        assert eyes.view["scene"]
        assert eyes.view["asks"] == before["asks"]
    wait_for(lambda: not served.hall.watchers.at(table))
    served.hall.live[table].touched -= 1000
    served.hall.sweep()
    assert table not in served.hall.live
    assert ann.get(f"/api/tables/{table}")["table"]["decisions"] == 1


def test_no_such_table(served: Served, ann: Person) -> None:
    with connect(f"ws://127.0.0.1:{served.port}/ws/tables/nothing-here") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    assert ann.get("/api/tables/nothing-here", 404)["error"]["id"] == "no-such-table"


def test_broken_rules_break_nothing_else(ann: Person, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.create("wardens", "me")
    with ann.at(table) as eyes:
        ask = eyes.asked()

        def broken(*_: object) -> None:
            raise RuntimeError("secret details")

        session = served.hall.live[table].session
        monkeypatch.setattr(session, "_flow", type("Flow", (), {"send": broken})())
        answer = eyes.say("choose", seat=0, key=ask["options"][0]["key"], seq=0)
        assert answer["error"]["id"] == "rules-fault-here"
        assert "secret details" not in "".join(eyes.raw)
        assert eyes.say("choose", seat=0, key=ask["options"][0]["key"], seq=0)["type"] == "done", "and it goes on"


def test_lists_say_whose_turn_it_is(ann: Person, person: Callable[..., Person]) -> None:
    table = ann.create("duel", "me", "open", listed=True)
    hidden = ann.create("duel", "me", "open")
    mine = {row["id"]: row for row in ann.get("/api/tables")["mine"]}
    assert mine[table]["your_turn"]
    assert mine[table]["mine"]
    assert mine[table]["yours"]
    eve = person("Eve")
    seen = {row["id"]: row for row in eve.get("/api/tables", language="ru")["listed"]}
    assert table in seen
    assert hidden not in seen
    assert seen[table]["title"] == find_game(DUEL).texts.say(find_game(DUEL).title(), "ru")
    assert not seen[table]["your_turn"]


def test_lists_say_how_a_game_ended(ann: Person, bob: Person, served: Served) -> None:
    """Who won and why, to each in their language and from where they sit; also when the table has left the memory."""
    table = ann.create("skirmish", "me", "open", listed=True)
    bob.join(table)
    assert ann.get("/api/tables")["mine"][0]["outcome"] is None
    with ann.at(table) as first, bob.at(table) as second:
        play_out(first, second)
    wait_for(lambda: served.hall.store.listed(over=True))
    served.hall.live[table].touched = 0
    for live in (True, False):
        if not live:
            del served.hall.live[table]
        ends = {
            who.token: next(row for row in who.get("/api/tables", language="ru")["mine"] if row["id"] == table)[
                "outcome"
            ]
            for who in (ann, bob)
        }
        first, second = ends[ann.token], ends[bob.token]
        assert first["winners"] == second["winners"] != []
        assert (first["won"], second["won"]) == (0 in first["winners"], 1 in first["winners"])
        assert first["reason"] == second["reason"]
        assert re.search("[а-я]", first["reason"])
    told = '{"winners":[0],"reason":{"id":"end-of-older-rules","args":{}},"scores":[]}'
    served.hall.store.summarize([Summary(table, 1, 9, (), over=True, result=told)]).result()
    assert ann.get("/api/tables")["mine"][0]["outcome"]["reason"] == "…"  # lists are there, whatever was kept


def test_a_table_that_ends_while_lists_are_made_is_listed_once(
    ann: Person, bob: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = served.hall.store
    table = ann.create("skirmish", "me", "me", listed=True)
    going, listed = store.listed(), store.listed
    with ann.at(table) as eyes:
        play_out(eyes)
        wait_for(lambda: table in [row.id for row in listed(over=True)])
        monkeypatch.setattr(store, "listed", lambda most=100, *, over=False: listed(most, over=True) if over else going)
        told = bob.get("/api/tables")
    assert table not in [row["id"] for row in told["listed"]]
    assert [row["id"] for row in told["finished"]].count(table) == 1
