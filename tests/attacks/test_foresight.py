"""No back door to the future: saves, forks, named seeds, undoing the end."""

import json
import random
from typing import Any

import pytest

from emberhall.kernel import Session, Undo, find_game, hidden_from, redact, secret_zones
from emberhall.kernel.reading import decoded
from tests.server.served import DUEL, Eyes, Person, Served


def play_out(eyes: Eyes) -> None:
    dice = random.Random(5)
    while not eyes.view["outcome"]:
        eyes.choose(dice.choice(eyes.asked()["options"])["key"])


def the_table(person: Person, table: str) -> dict[str, Any]:
    told: dict[str, Any] = person.get(f"/api/tables/{table}")["table"]
    return told


def test_a_game_that_was_saved_says_so_to_whoever_comes(ann: Person, bob: Person) -> None:
    """Before: alone with a bot, Ann saved, opened the seat, and knew every card when Bob sat down."""
    table = ann.create("duel", "me", "bot:random", listed=True)
    assert the_table(bob, table)["looked"] is False
    assert ann.http.get(f"/api/tables/{table}/save").status_code == 200
    assert the_table(bob, table)["looked"] is True
    ann.post(f"/api/tables/{table}/seats", {"seat": 1, "to": "open"})
    assert bob.refused(f"/api/tables/{table}/join", {}) == "looked-into"
    bob.post(f"/api/tables/{table}/join", {"knowing": True})
    with bob.at(table) as eyes:
        assert eyes.view["looked"] is True
        ann.post(f"/api/tables/{table}/chat", {"text": "it is never forgotten"})
    assert the_table(bob, table)["looked"] is True


def test_a_fork_or_a_named_seed_says_so_too(ann: Person, bob: Person) -> None:
    forked = ann.create("duel", "me", "bot:random")
    ann.post(f"/api/tables/{forked}/branch", {"at": 0}, 201)
    assert the_table(bob, forked)["looked"] is True
    seeded = ann.create("duel", "me", "open", seed=5)
    assert the_table(bob, seeded)["looked"] is True
    assert bob.refused(f"/api/tables/{seeded}/join", {}) == "looked-into"


def test_the_end_is_not_taken_back_for_free(
    ann: Person, bob: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before: the save of a finished game is public; its last choice was undone for free, and play went on."""
    table = ann.create("skirmish", "me", "open")
    bob.join(table)
    with ann.at(table) as first, bob.at(table) as second:
        dice = random.Random(1)
        while not first.view["outcome"]:
            last = first if first.view["asks"] else second
            last.choose(dice.choice(last.asked()["options"])["key"])
            for eyes in (first, second):
                eyes.until(lambda: eyes.view["seq"] >= last.view["seq"])  # noqa: B023
        monkeypatch.setattr(Session, "undo_kind", lambda *_: Undo.FREE)  # as far as the rules go: no die, no card
        served.hall.live[table]._free.clear()
        assert last.say("undo")["asked"] is True


def test_a_branch_deals_hidden_cards_again(ann: Person, served: Served) -> None:
    """Before: forks had the seed of the game they came from, and so its decks and dice."""
    table = ann.create("duel", "me", "bot:random", options={"scouting": False})
    with ann.at(table) as eyes:
        eyes.choose()
        eyes.until(lambda: eyes.view["decisions"] >= 2)
    true = served.hall.live[table].session
    seen, hidden, others, seeds = [], [], [], set()
    for _ in range(6):
        fork = ann.post(f"/api/tables/{table}/branch", {"at": 2}, 201)["table"]
        session = served.hall.live[fork["id"]].session
        assert fork["looked"] is False
        assert fork["decisions"] <= 2, "at the checkpoint before"
        view = ann.get(f"/api/tables/{fork['id']}/view")
        (kept,) = served.hall.store.kept(fork["id"])
        dealt = decoded(kept.state, true.game.state)  # before the bot has moved, as it soon will
        hidden.append(hidden_from(dealt, 0))
        others.append([zone.cards for zone, _ in secret_zones(dealt)])
        seeds |= {session.seed, dealt.rng.seed}
        seen.append(redact(dealt, 0))
        assert any("hidden cards have been dealt again" in line["text"] for line in view["events"]["lines"])
        assert ann.get(f"/api/tables/{fork['id']}/history", 409, at=0)["error"]["id"] == "history-elsewhere"
    assert all(scene == seen[0] for scene in seen), "what Ann sees is the same"
    assert all(cards == hidden[0] for cards in hidden)
    assert len({json.dumps(cards) for cards in others}) > 3, "what she does not see is not"
    assert true.seed not in seeds
    assert true.state.rng.seed not in seeds


def test_a_player_of_every_seat_branches_the_very_game(ann: Person, served: Served) -> None:
    table = ann.create("duel", "me", "me")
    with ann.at(table, look="all") as eyes:
        eyes.choose()
    fork = ann.post(f"/api/tables/{table}/branch", {"at": 1}, 201)["table"]
    assert fork["looked"] is True
    assert served.hall.live[fork["id"]].session.seed == served.hall.live[table].session.seed


def test_the_opening_does_not_tell_the_seed() -> None:
    """Before: splitmix64, run backwards from eight open cards. Now equal openings do not mean equal games."""
    game = find_game(DUEL)
    sessions = [Session(game, seed=f"{n:032x}") for n in range(3)]
    assert len({tuple(s.state.masks.cards) for s in sessions}) == 3
    for session in sessions:  # and what follows is not a function of what fell before, without the key
        fell = [session.state.rng.bits() for _ in range(8)]
        assert len(set(fell)) == 8
        assert all(session.state.rng.seed not in f"{bits:016x}" for bits in fell)
