"""Undo, free and by consent, and redo."""

from typing import Any

from emberhall.store import Entry

from .served import Eyes, Person, Served


def activate_and_walk(eyes: Eyes) -> None:
    """Two decisions in Skirmish without dice: a fighter, and where it walks."""
    eyes.choose(eyes.asked()["options"][0]["key"])
    eyes.choose(eyes.asked()["options"][0]["key"])


def everything(eyes: Eyes) -> tuple[Any, ...]:
    return eyes.scene, eyes.view["asks"], [line["text"] for line in eyes.lines if "undone" not in line]


def test_your_own_decision_without_dice_is_undone_at_once(ann: Person, bob: Person) -> None:
    table = ann.create("skirmish", "me", "open")
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        before = everything(first)
        first.choose()
        assert first.view["undo"] == {"kind": "free", "to": 0, "consent": [], "free_from": 0, "turn": 0}
        assert second.until(lambda: second.view["seq"] == 1)["undo"]["kind"] == "impossible"
        done = first.say("undo", seq=1)
        assert (done["seq"], done["decisions"]) == (2, 0)
        first.until(lambda: first.view["seq"] == 2)
        assert everything(first) == before
        assert first.view["redo"]
        assert not second.until(lambda: second.view["seq"] == 2)["redo"], "it was not Bob's decision"


def test_the_story_says_what_was_taken_back(ann: Person, bob: Person) -> None:
    table = ann.create("skirmish", "me", "open", name="Ann")
    bob.join(table)
    with ann.at(table) as first, bob.at(table, language="ru") as second:
        activate_and_walk(first)
        first.say("undo", to=0, sure=True)
        first.until(lambda: first.view["decisions"] == 0)
        text = "Ann undid “To hex 0, -6” and “Swordsman 1”."
        assert first.lines[-1] == {"at": 0, "text": text, "about": ["Swordsman"], "undone": True, "by": 0}
        second.until(lambda: bool(second.lines))
        assert second.lines[-1]["text"] == "Ann: отменено «На клетку 0, -6» и «Мечник 1»."
        activate_and_walk(first)  # what follows is told after it
        first.say("undo", to=1, sure=True)
        first.until(lambda: first.view["decisions"] == 1)
        undone = [line["text"] for line in first.lines if "undone" in line]
        assert undone == [text, "Ann undid “To hex 0, -6”."]
        assert [line["at"] for line in first.lines] == sorted(line["at"] for line in first.lines)
    with bob.at(table) as late:  # a latecomer reads the same
        assert [line["text"] for line in late.lines if "undone" in line] == undone


def undone_lines(person: Person, table: str) -> list[str]:
    """What a newcomer reads about undos."""
    with person.at(table) as eyes:
        return [line["text"] for line in eyes.lines if "undone" in line]


def test_of_many_decisions_the_newest_are_named(ann: Person, served: Served) -> None:
    table = ann.create("defenders", "me", seed="walks")
    with ann.at(table) as eyes:
        walks = []
        for _ in range(5):
            key = next(
                o["key"] for o in eyes.asked()["options"] if o["key"].startswith(("walk:", "own_mount:", "rest"))
            )
            walks.append(next(o["label"] for o in eyes.asked()["options"] if o["key"] == key))
            eyes.choose(key)
        eyes.say("undo", to=0, sure=True)
        eyes.until(lambda: eyes.view["decisions"] == 0)
        newest = [f"“{label}”" for label in walks[:1:-1]]
        assert eyes.lines[-1]["text"] == f"Ann undid {', '.join(newest)} and 2 more decisions."
        told = eyes.lines[-1]
    served.hall.live[table].sleep()  # and read again from the record
    assert undone_lines(ann, table) == [told["text"]]
    russian = ann.get(f"/api/tables/{table}/view", language="ru")["events"]["lines"][-1]["text"]
    assert russian.startswith("Ann: отменено «")
    assert russian.endswith(" и ещё 2 решения.")


def test_a_player_of_both_seats_undoes_in_the_one_that_decided(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        while eyes.asked()["seat"] == 0:
            eyes.choose(eyes.asked()["options"][-1]["key"])
        made = eyes.view["decisions"]
        eyes.choose(eyes.asked()["options"][0]["key"])
        eyes.say("undo", to=made, sure=True)
        eyes.until(lambda: bool(eyes.lines) and "undone" in eyes.lines[-1])
        assert eyes.lines[-1]["by"] == 1


def test_an_older_undo_without_labels_tells_the_number_of_decisions(ann: Person, served: Served) -> None:
    """Older rows do not say what their undo took back."""
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        activate_and_walk(eyes)
    live = served.hall.live[table]
    assert served.hall.store.append(table, 2, [Entry("undo", 0, "0", 1)]).result()
    live.sleep()
    assert undone_lines(ann, table) == ["Ann undid 2 decisions."]
    live.sleep()
    assert served.hall.store.append(table, 3, [Entry("choose", *live.standing.future[-1], 1)]).result()
    assert served.hall.store.append(table, 4, [Entry("undo", 0, "0 something else", 1)]).result()
    live.sleep()
    assert undone_lines(ann, table) == ["Ann undid 2 decisions.", "Ann undid 1 decision."]


def test_the_story_names_the_player_whose_decision_was_undone(ann: Person, bob: Person) -> None:
    table = ann.create("skirmish", "me", "open")
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        while not second.view["asks"]:
            first.choose(first.asked()["options"][-1]["key"])
            second.until(lambda: second.view["seq"] == first.view["seq"])
        before, label = second.view["decisions"], second.asked()["options"][0]["label"]
        second.choose(second.asked()["options"][0]["key"])
        first.until(lambda: first.view["decisions"] == before + 1)
        first.say("undo", to=before)
        second.until(lambda: second.view["request"])
        second.say("consent", agree=True)
        first.until(lambda: first.view["decisions"] == before)
        assert first.lines[-1]["text"] == f"Ann undid “{label}” (Bob)."


def test_what_is_secret_stays_so_when_it_is_taken_back(ann: Person, bob: Person, served: Served) -> None:
    """A mask that Ann has seen and buried, and a mask that she bid: nobody else hears which."""
    eve = Person(ann.address, "Eve")
    table = ann.create("duel", "me", "open", seed=21)
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second, eve.at(table) as third:
        first.choose("fortune:2")
        bury = first.asked()["options"][1]
        first.choose(bury["key"])
        first.say("undo", to=1)
        first.until(lambda: first.view["decisions"] == 1)
        assert first.lines[-1]["text"] == f"Ann undid “{bury['label']}”."
        for other in (second, third):
            other.until(lambda: other.view["decisions"] == 1 and "undone" in other.lines[-1])  # noqa: B023
            assert other.lines[-1]["text"] == "Ann undid 1 decision."
        first.choose("done")
        first.choose("done")
        second.choose("done")
        bid = first.asked()["options"][0]
        first.choose(bid["key"])
        agreed(first, second, 1)
        first.until(lambda: first.view["decisions"] == 1)
        assert first.lines[-1]["text"] == f"Ann undid “{bid['label']}”, “Done”, “Done” and 1 more decision."
        for other in (second, third):
            other.until(lambda: other.view["decisions"] == 1)  # noqa: B023
            for raw in other.raw:
                assert bury["label"] not in raw
                assert bid["label"] not in raw
    served.hall.live[table].sleep()
    for other in (bob, eve):
        with other.at(table) as late:
            assert bury["label"] not in "".join(late.raw)
            assert bid["label"] not in "".join(late.raw)
    assert any(bury["label"] in line for line in undone_lines(ann, table))


def agreed(first: Eyes, second: Eyes, to: int) -> None:
    """One asks to undo, the other agrees."""
    assert first.say("undo", to=to)["asked"]
    second.until(lambda: second.view["request"])
    second.say("consent", agree=True)


def test_redo_brings_back_what_was_taken_back(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        activate_and_walk(eyes)
        after = everything(eyes)
        eyes.say("undo", to=0, sure=True)
        eyes.say("redo")
        done = eyes.say("redo")
        assert done["decisions"] == 2
        eyes.until(lambda: eyes.view["seq"] == done["seq"])
        assert everything(eyes) == after
        assert not eyes.view["redo"]
        assert eyes.refused("redo") == "nothing-to-redo"


def test_deciding_otherwise_forgets_what_was_taken_back(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        first, second = (option["key"] for option in eyes.asked()["options"][:2])
        eyes.choose(first)
        eyes.say("undo")
        eyes.until(lambda: eyes.view["decisions"] == 0)
        eyes.choose(second)
        assert not eyes.view["redo"]


def bid(ann: Person, bob: Person, table: str, first: Eyes, second: Eyes) -> None:
    """Both bid in Masks at Midnight: cards are revealed."""
    first.choose()
    second.choose()
    first.until(lambda: first.view["decisions"] == 2)


def test_what_was_revealed_is_taken_back_only_by_consent(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open", options={"scouting": False})
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        before = everything(first)
        bid(ann, bob, table, first, second)
        assert first.view["undo"]["kind"] == "consent"
        assert first.view["undo"]["consent"] == [1]
        answer = first.say("undo", to=0)
        assert answer["asked"] is True
        assert answer["decisions"] == 2, "nothing is taken back yet"
        request = second.until(lambda: second.view["request"])["request"]
        assert request == {"by": [0], "name": "Ann", "to": 0, "needs": [1], "agreed": [], "mine": False}
        assert first.until(lambda: first.view["request"])["request"]["mine"]
        assert first.refused("consent", agree=True) == "not-asked", "one does not agree with oneself"
        assert second.say("consent", agree=True)["decisions"] == 0
        first.until(lambda: first.view["decisions"] == 0)
        assert first.view["request"] is None
        assert everything(first) == before


def test_a_refusal_ends_the_request_and_changes_nothing(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open", options={"scouting": False})
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        bid(ann, bob, table, first, second)
        first.say("undo", to=0)
        assert second.refused("undo", to=0) == "undo-waiting"
        second.say("consent", agree=False)
        first.until(lambda: first.view["request"] is None and first.view["seq"] == 4)
        assert first.view["decisions"] == 2
        assert second.refused("consent", agree=True) == "no-request"


def test_all_others_must_agree(ann: Person, bob: Person) -> None:
    eve = Person(ann.address, "Eve")
    table = ann.create("duel", "me", "open", "open", options={"scouting": False})
    bob.join(table)
    eve.join(table)
    with ann.at(table) as first, bob.at(table) as second, eve.at(table) as third:
        for player in (first, second, third):
            player.choose()
        first.until(lambda: first.view["decisions"] == 3)
        first.say("undo", to=0)
        assert second.say("consent", agree=True)["decisions"] == 3
        assert third.until(lambda: third.view["request"] and third.view["request"]["needs"] == [2])
        assert second.refused("consent", agree=True) == "not-asked"
        assert third.say("consent", agree=True)["decisions"] == 0


def test_a_new_decision_withdraws_the_request(ann: Person, bob: Person) -> None:
    table = ann.create("duel", "me", "open", options={"scouting": False})
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        bid(ann, bob, table, first, second)
        first.say("undo", to=0)
        second.until(lambda: second.view["request"])
        decider = first if first.view["asks"] else second
        decider.choose()
        assert decider.view["request"] is None
        assert second.refused("consent", agree=True) == "no-request"


def test_alone_one_must_be_sure_to_take_back_dice(ann: Person) -> None:
    table = ann.create("duel", "me", "bot:random", options={"scouting": False})
    with ann.at(table) as eyes:
        eyes.choose()
        eyes.until(lambda: eyes.view["decisions"] >= 2)
        assert eyes.view["undo"]["kind"] == "consent"
        assert eyes.view["undo"]["consent"] == []
        assert eyes.refused("undo", to=0) == "undo-sure"
        assert eyes.say("undo", to=0, sure=True)["decisions"] == 0


def test_a_card_that_only_a_bot_has_seen_is_taken_back_without_a_question(ann: Person) -> None:
    table = ann.create("mage_knight", "me", "bot:random", options={"scenario": "first_reconnaissance"})
    with ann.at(table) as eyes:
        eyes.choose()  # a hero
        tactics = eyes.asked()["options"]
        eyes.choose(tactics[-1]["key"])  # none of the last ones asks anything
        before = eyes.asked()["options"]
        card = next(option["key"] for option in before if option["key"].startswith("sideways:"))
        decisions = eyes.view["decisions"]
        eyes.choose(card)
        assert eyes.view["undo"]["kind"] == "free"
        assert eyes.say("undo")["decisions"] == decisions


def test_a_bot_repeats_what_was_taken_back_when_its_cause_is_brought_back(ann: Person) -> None:
    table = ann.create("duel", "me", "bot:random", options={"scouting": False})
    with ann.at(table) as eyes:
        eyes.choose()
        eyes.until(lambda: eyes.view["decisions"] >= 2)
        after = [line["text"] for line in eyes.lines if line["at"] <= 2]
        done = eyes.say("undo", sure=True)
        assert done["decisions"] < 2
        eyes.until(lambda: eyes.view["seq"] >= done["seq"])
        assert len(eyes.lines) <= len(after)  # one more of them says what was taken back
        eyes.say("redo")
        eyes.until(lambda: eyes.view["decisions"] >= 2)
        assert [line["text"] for line in eyes.lines if line["at"] <= 2 and "undone" not in line] == after


def test_without_a_seat_nobody_can_undo(ann: Person, bob: Person) -> None:
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as first, bob.at(table) as watcher:
        first.choose()
        for type in ("undo", "redo"):
            assert watcher.refused(type) == "not-at-table"
        assert watcher.refused("consent", agree=True) == "not-at-table"
        assert bob.refused(f"/api/tables/{table}/undo", {"to": 0}) == "not-at-table"


def test_nothing_to_take_back(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me")
    with ann.at(table) as eyes:
        assert eyes.refused("undo") == "nothing-to-undo"
        assert eyes.refused("undo", to=5) == "nothing-to-undo"
        assert eyes.refused("redo") == "nothing-to-redo"
        eyes.choose()
        eyes.choose()
        assert eyes.refused("undo", to=0, seq=1) == "look-again", "it would take back what that view did not show"


def test_undo_over_http(ann: Person) -> None:
    table = ann.create("skirmish", "me", "me")
    key = ann.get(f"/api/tables/{table}/view")["asks"][0]["options"][0]["key"]
    ann.post(f"/api/tables/{table}/choose", {"seat": 0, "key": key, "seq": 0})
    assert ann.post(f"/api/tables/{table}/undo") == {"seq": 2, "decisions": 0}
    assert ann.post(f"/api/tables/{table}/redo") == {"seq": 3, "decisions": 1}


def test_nothing_is_taken_back_at_a_table_that_was_closed_meanwhile(ann: Person, served: Served) -> None:
    """Another process closed it, and this one has not heard of it yet."""
    table = ann.create("skirmish", "me", "me", seed=1)
    with ann.at(table) as eyes:
        eyes.choose()
    standing = served.hall.live[table].standing
    assert served.hall.store.append(table, standing.seq, [Entry("close", 0, "", 0)]).result()
    assert not standing.closed
    assert ann.refused(f"/api/tables/{table}/undo", {"sure": True}) == "table-closed"
