"""Several seats at once: the first answer, passing in advance, changing an answer, and beats."""

import json
import time
from typing import Any

import pytest

from emberhall.server import live

from .served import Eyes, Person, Served

HELP = {"help": True}
BUCKETS = "25"  # with this seed two wardens begin with a bucket each
NO_BUCKET = "2"  # with this one, none of them does


def helpers(*seats: str, ann: Person, **more: Any) -> str:
    return ann.create("wardens", *seats, options=HELP, seed=more.pop("seed", 1), **more)


def rest(eyes: Eyes) -> None:
    """End a turn without doing anything: the fire is asked about."""
    eyes.choose("rest")
    eyes.choose("rest")


def window(eyes: Eyes) -> dict[str, Any]:
    """Wait until anybody may help: the question."""
    eyes.until(lambda: eyes.view["asks"] and "passes" in eyes.view["asks"][0])
    ask: dict[str, Any] = eyes.view["asks"][0]
    return ask


# anyone


def test_the_first_answer_counts_and_the_other_is_told_to_look_again(ann: Person, bob: Person) -> None:
    table = helpers("me", "open", ann=ann, seed=BUCKETS)
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        rest(first)
        mine, theirs = window(first), window(second)
        assert first.view["waiting"] == second.view["waiting"] == [0, 1]
        assert mine["passes"] == theirs["passes"] == ["this", "turn"]
        thrown, late = ([option["key"] for option in ask["options"]] for ask in (mine, theirs))
        assert len(thrown) == len(late) == 2, "a bucket each, and pass"
        seq = second.view["seq"]
        first.choose(thrown[0])
        assert second.refused("choose", seat=1, key=late[0], seq=seq) == "look-again"
        second.until(lambda: second.view["decisions"] == 3)
        assert "throws a bucket" in second.lines[-1]["text"]


def test_play_waits_only_for_those_who_have_not_passed(ann: Person, bob: Person) -> None:
    table = helpers("me", "open", ann=ann)
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        rest(first)
        window(second)
        seq = second.view["seq"]
        window(first)
        first.choose("pass")
        assert first.view["waiting"] == [1]
        assert first.refused("choose", seat=0, key="pass", seq=first.view["seq"]) == "not-your-turn"
        done = second.say("choose", seat=1, key="pass", seq=seq)
        assert done["type"] == "done", "the question stood as it was seen"
        second.until(lambda: "passes" not in (second.view["asks"] or [{"passes": 1}])[0])


def test_bots_leave_the_first_word_to_people(ann: Person) -> None:
    table = helpers("me", "bot:random", ann=ann)
    with ann.at(table) as eyes:
        rest(eyes)
        window(eyes)
        time.sleep(0.3)
        assert ann.get(f"/api/tables/{table}/view")["waiting"] == [0, 1], "the bot waits"
        eyes.choose("pass")
        eyes.until(lambda: eyes.view["decisions"] > 4)


# with a single answer


def test_a_person_who_can_only_pass_is_not_asked(ann: Person) -> None:
    table = helpers("me", "bot:random", ann=ann, seed=NO_BUCKET)
    with ann.at(table) as eyes:
        rest(eyes)
        eyes.until(lambda: eyes.view["asks"] and "passes" not in eyes.view["asks"][0])
        assert eyes.view["decisions"] > 3
        answered = ann.get(f"/api/tables/{table}/history", at=3)
        assert answered["waiting"] == [1], "only the bot was waited for"


def test_an_undo_goes_back_to_the_last_answer_that_could_have_been_another(ann: Person) -> None:
    table = helpers("me", ann=ann, seed=NO_BUCKET)
    with ann.at(table) as eyes:
        rest(eyes)
        assert eyes.view["decisions"] == 3, "two rests, and the hall has passed"
        eyes.say("undo", sure=True)
        eyes.until(lambda: eyes.view["decisions"] == 1)
        eyes.say("redo")
        eyes.until(lambda: eyes.view["decisions"] == 3)


def test_beside_others_a_pass_takes_as_long_as_a_look_at_the_cards(
    ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "_HESITATES", (0.2, 0.3))
    table = helpers("me", "open", ann=ann, seed=NO_BUCKET)
    bob.join(table)
    with ann.at(table) as first:
        rest(first)
        assert first.view["waiting"] == [0, 1], "nobody learns who has nothing"
        assert [option["key"] for option in window(first)["options"]] == ["pass"]
        first.until(lambda: first.view["decisions"] == 4)
        assert first.view["waiting"] == [1], "both have passed: it is the other's turn"


# passing in advance


def test_the_hall_passes_for_players_who_passed_in_advance_until_the_turn_ends(ann: Person, bob: Person) -> None:
    table = helpers("me", "open", ann=ann)
    bob.join(table)
    with ann.at(table) as first:
        with bob.at(table) as second:
            rest(first)
            window(second)
            window(first)
            seen = len(first.raw)
            assert second.say("pass", seat=1, **{"for": "turn"}, seq=second.view["seq"])["type"] == "done"
            second.until(lambda: second.view["waiting"] == [0])
            assert second.view["passes"] == [{"seat": 1, "for": "turn"}]
        # gone and back again: it still holds
        first.until(lambda: first.view["waiting"] == [0])
        assert first.view["passes"] == []
        told = [json.loads(text) for text in first.raw[seen:]]
        assert [m["seq"] for m in told if m["type"] == "view"] == [3], "others hear of the pass, not of what comes next"
        first.choose("pass")
        with bob.at(table) as second:
            assert second.view["passes"] == [{"seat": 1, "for": "turn"}]
            rest(second)
            ask = window(second)
            assert ask["seat"] == 1, "another turn: the person is asked again"
            second.until(lambda: second.view["passes"] == [])


def test_passing_in_advance_is_withdrawn(ann: Person, bob: Person) -> None:
    table = helpers("me", "open", ann=ann)
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        rest(first)
        window(second)
        second.say("pass", seat=1, **{"for": "this"}, seq=second.view["seq"])
        second.until(lambda: second.view["passes"])
        second.say("pass", seat=1, seq=second.view["seq"])
        second.until(lambda: not second.view["passes"])
        assert second.view["waiting"] == [0], "this time it has passed"


def test_passing_in_advance_ends_with_an_undo_to_before_it(ann: Person, bob: Person) -> None:
    table = helpers("me", "open", ann=ann)
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        rest(first)
        window(second)
        window(first)
        second.say("pass", seat=1, **{"for": "turn"}, seq=second.view["seq"])
        second.until(lambda: second.view["waiting"] == [0])
        second.say("undo")
        second.until(lambda: second.view["waiting"] == [0, 1])
        assert second.view["passes"] == []
        window(second)


def test_only_what_can_be_passed_is_passed_in_advance(ann: Person, bob: Person) -> None:
    table = helpers("me", "open", ann=ann)
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        assert first.refused("pass", seat=0, **{"for": "turn"}, seq=0) == "no-pass"
        assert first.refused("pass", seat=1, **{"for": "turn"}, seq=0) == "not-your-seat"
        assert first.refused("pass", seat=0, seq=99) == "look-again"
        assert first.refused("pass", seat=7, **{"for": "turn"}, seq=0) == "unknown-seat"
        rest(first)
        window(second)
        assert second.refused("pass", seat=1, **{"for": "turn"}, seq=1) == "look-again", (
            "it has not seen what it is about"
        )
    assert bob.post(f"/api/tables/{table}/pass", {"seat": 1, "for": "turn", "seq": 2})["decisions"] == 3


def test_a_seat_that_changes_hands_is_asked_again(ann: Person, bob: Person) -> None:
    table = helpers("me", "open", ann=ann)
    bob.join(table)
    with ann.at(table) as first:
        rest(first)
        window(first)
        bob.post(f"/api/tables/{table}/pass", {"seat": 1, "for": "turn", "seq": 2})
        bob.post(f"/api/tables/{table}/seats", {"seat": 1, "to": "open"})
        ann.post(f"/api/tables/{table}/seats", {"seat": 1, "to": "me"})
        first.until(lambda: first.view["you"]["seats"] == [0, 1])
        assert first.view["passes"] == [], "the newcomer has said nothing"
        assert first.say("undo", to=2, sure=True)["type"] == "done"
        first.until(lambda: first.view["waiting"] == [0, 1])


# changing an answer


def masks(ann: Person, bob: Person, *more: str) -> str:
    table = ann.create("duel", "me", "open", *more, options={"scouting": False}, seed=3)
    bob.join(table, 1)
    return table


def test_an_answer_is_changed_and_nobody_else_can_tell(ann: Person, bob: Person, served: Served) -> None:
    cleo = Person(served.address, "Cleo")
    table = masks(ann, bob, "open")
    cleo.join(table, 2)
    with ann.at(table) as first, bob.at(table) as second, cleo.at(table) as third:
        bids = [option["key"] for option in first.asked()["options"]]
        first.choose(bids[0])
        second.choose()
        first.until(lambda: first.view["waiting"] == [2])
        third.until(lambda: third.view["waiting"] == [2])
        assert [(answer["seat"], answer["key"]) for answer in first.view["answers"]] == [(0, bids[0])]
        assert [option["key"] for option in first.view["answers"][0]["options"]] == bids
        assert first.view["undo"]["kind"] == "change"
        assert first.view["undo"]["consent"] == []
        assert first.refused("undo") == "change-answer"
        before, updated = dict(third.view), cleo.get(f"/api/tables/{table}")["table"]["updated"]
        time.sleep(1.1)
        assert third.say("ping")["type"] == second.say("ping")["type"] == "pong"  # the newcomer is known by now
        heard = len(third.raw), len(second.raw)
        done = first.say("choose", seat=0, key=bids[1], seq=first.view["seq"])
        assert (done["type"], done["seq"], done["decisions"]) == ("done", before["seq"], 2)
        first.until(lambda: first.view["answers"][0]["key"] == bids[1])
        assert third.say("ping")["type"] == "pong"
        assert second.say("ping")["type"] == "pong"
        assert (len(third.raw), len(second.raw)) == (heard[0] + 1, heard[1] + 1), "they heard nothing but the pong"
        after = cleo.get(f"/api/tables/{table}/view")
        kept = ("seq", "decisions", "asks", "answers", "waiting", "undo", "redo", "request", "passes", "outcome")
        assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
        assert cleo.get(f"/api/tables/{table}")["table"]["updated"] == updated
        assert third.view["answers"] == second.view["answers"][1:] == []
        third.choose()
        first.until(lambda: first.view["decisions"] == 3)
        played = bids[1].split("-")[1].split(".")[0]
        assert f"Player 1 wears Mask {played}." in [line["text"] for line in first.lines]


def test_a_changed_answer_is_in_the_record(ann: Person, bob: Person, served: Served) -> None:
    table = masks(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        bids = [option["key"] for option in first.asked()["options"]]
        first.choose(bids[0])
        first.say("choose", seat=0, key=bids[2], seq=first.view["seq"])
        second.until(lambda: second.view["decisions"] == 1)
        live = served.hall.live[table]
        assert [(e.kind, e.key) for e in served.hall.store.record(table)] == [("choose", bids[0]), ("change", bids[2])]
        assert live.standing.choices == [(0, bids[2])]
        live.sleep()
        second.choose()
        second.until(lambda: second.view["decisions"] == 2)
        assert live.session.choices[0][1].key() == bids[2]


def test_an_answer_to_the_last_question_does_not_answer_this_one(ann: Person, bob: Person) -> None:
    table = masks(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        bids = [option["key"] for option in first.asked()["options"]]
        first.choose(bids[0])
        seq = first.view["seq"]
        assert first.refused("choose", seat=0, key=bids[1], seq=0) == "look-again", "it had not seen that it answered"
        second.choose()
        second.until(lambda: second.view["decisions"] == 2)
        assert first.refused("choose", seat=0, key=bids[1], seq=seq) == "look-again"


# moments worth seeing


def test_moments_come_as_a_sequence_of_patches_before_the_view(ann: Person, bob: Person) -> None:
    table = masks(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        first.choose()
        second.choose()
        for eyes in (first, second):
            eyes.until(lambda: eyes.view["decisions"] == 2)  # noqa: B023
            spent = [next(s["count"] for s in scene["stacks"] if s["id"] == "spent") for _, scene in eyes.beats]
            assert spent == [1, 2], "one mask after the other is turned over"
            lines = [line for line, _ in eyes.beats]
            told = [eyes.lines[line - 1]["text"] for line in lines]
            assert [text.split(" wears ")[0] for text in told] == ["Player 1", "Player 2"]
        fresh = ann.get(f"/api/tables/{table}/view", look=0)
        assert first.scene == fresh["scene"], "the patches lead to where the game is"


def test_a_moment_is_redacted_for_each_viewer(ann: Person, bob: Person) -> None:
    table = masks(ann, bob)
    with ann.at(table) as first, bob.at(table) as second:
        hand = [card["id"] for card in hand_of(first.scene, 0)]
        first.choose()
        second.choose()
        second.until(lambda: second.view["decisions"] == 2)
        left = hand[1:]
        assert not any(card in json.dumps(scene) for _, scene in second.beats for card in left)
        first.until(lambda: first.view["decisions"] == 2)
        assert all(card in json.dumps(scene) for _, scene in first.beats for card in left)


def hand_of(scene: Any, seat: int) -> list[dict[str, Any]]:
    rows = next(panel["rows"] for panel in scene["panels"] if panel["id"] == f"seat:{seat}")
    cards: list[dict[str, Any]] = next(row["cards"] for row in rows if row["id"] == f"hand:{seat}")
    return cards


def test_there_are_no_moments_in_a_first_view_nor_after_an_undo(ann: Person) -> None:
    table = ann.create("duel", "me", "me", options={"scouting": False}, seed=3)
    with ann.at(table, look="all") as eyes:
        eyes.choose()
        eyes.choose()
        assert len(eyes.beats) == 2
        with ann.at(table, look="all") as again:
            assert again.beats == []
        eyes.say("undo", sure=True)
        eyes.until(lambda: eyes.view["decisions"] == 1)
        assert eyes.beats == []
        eyes.say("redo")
        eyes.until(lambda: eyes.view["decisions"] == 2)
        assert len(eyes.beats) == 2
