"""Nothing the hall sends reveals a seed, the order of a deck or a hidden card."""

import json
import os
import random
import re
from itertools import count, cycle
from typing import Any

import msgspec
import pytest

from emberhall.agents import make_agent
from emberhall.kernel import Rng, Session, View, find_game, game_names, hidden_from, redact, secret_zones
from tests.server.served import GAMES, Person, Served

LISTED = (*game_names(), *GAMES)
#: How many views of each game are searched.
VIEWS = int(os.environ.get("EXAMINED_VIEWS", "400"))


def forbidden(session: Session[Any]) -> list[str]:
    """The key of the random generator, and the true order of hidden cards."""
    rng = session.state.rng
    block = getattr(rng, "_block", ())
    words = [session.seed, str(rng.seed), *map(str, block), *(f"{number:016x}" for number in block)]
    return [word for word in words if len(word) > 6]


def look_around(session: Session[Any]) -> int:
    """Look at the position from every seat and as a spectator. Returns the number of views."""
    words = [word.encode() for word in forbidden(session)]
    viewers = (*range(session.seats), None)
    for viewer in viewers:
        seen = redact(session.state, viewer)
        shown = {card for zone, _ in secret_zones(seen) for card in zone.cards} - {"?"}
        assert not hidden_from(session.state, viewer) & shown
        data = msgspec.json.encode(seen)
        assert not [word for word in words if word in data]
        assert seen.rng == Rng(0)
    return len(viewers)


@pytest.mark.parametrize("place", LISTED)
def test_redacted_states_hold_no_hidden_id(place: str) -> None:
    """In random games of every variant; `make examine` looks at 50,000 views of each game."""
    game = find_game(place)
    dice = random.Random(place)
    setups = cycle(game.variants())
    looked = 0
    for seed in count():
        options, seats = next(setups)
        session = Session(game, options, seats, f"{seed:032x}", keep=False)
        start = looked
        while session.asks and looked < VIEWS and looked - start < VIEWS // 4:
            looked += look_around(session)
            session.play_out(dice.random, dice.randrange(1, 8))
        if looked >= VIEWS:
            return


@pytest.mark.parametrize("place", LISTED)
def test_redacted_states_of_bot_games_hold_no_hidden_id(place: str) -> None:
    """In games that get further than random ones; a tenth as many views, because bots think."""
    game = find_game(place)
    looked = 0
    for seed, (options, seats) in enumerate(cycle(game.variants())):
        session = Session(game, options, seats, f"{seed:032x}")
        bot = make_agent(next(iter(game.bots), "greedy"), game, Rng(f"{seed}"))
        start = looked
        while session.asks and looked < VIEWS // 10 and (looked == start or looked - start < VIEWS // 40):
            looked += look_around(session)
            seat = session.asks[0].seat
            session.take(bot.choose(session.view(seat)), seat)
        if looked >= VIEWS // 10:
            return


def test_nothing_that_is_sent_tells_the_seed(served: Served, ann: Person, bob: Person) -> None:
    """Views, history, log, options, errors, lists, forks. Only the save holds secrets, and says so."""
    table = ann.create("duel", "me", "open", "bot:random", options={"scouting": False})
    bob.join(table)
    sent: list[str] = []
    for someone in (ann, bob, Person(served.address, "Eve")):
        someone.http.event_hooks["response"] = [lambda response: (response.read(), sent.append(response.text))[0]]
    dice = random.Random(2)
    with ann.at(table) as first, bob.at(table) as second, bob.at(table, look="spectator") as third:
        for _ in range(30):
            for eyes in (first, second):
                eyes.say("ping")
                if eyes.view["asks"]:
                    eyes.choose(dice.choice(eyes.view["asks"][0]["options"])["key"])
            if first.view["outcome"]:
                break
            first.refused("choose", seat=1, key="x", seq=first.view["seq"])
            first.refused("choose", seat=0, key="no such thing", seq=first.view["seq"])
            first.refused("undo", to=999)
        third.say("ping")
        sent += first.raw + second.raw + third.raw
    session = served.hall.live[table].session
    for person in (ann, bob):
        for path in ("", "/view", "/log", "/history?at=1", "/history?at=3", "/chat", "/links"):
            person.http.get(f"/api/tables/{table}{path}")
        for path in ("/api/tables", "/api/me", "/healthz", "/api/games", "/api/account/sessions"):
            person.http.get(path)
        for path, body in (("branch", {"at": 1}), ("save", {}), ("undo", {"to": 999}), ("join", {}), ("seats", {})):
            person.http.post(f"/api/tables/{table}/{path}", json=body)
    words = forbidden(session)
    assert words[0] == session.seed
    for text in sent:
        found = [word for word in words if word in text]
        assert not found, text[:300]
        assert not re.search(r'"(seed|rng|drawn|key_of_chance)"\s*:\s*[^ntf]', text), text[:300]
    assert len(sent) > 60
    saved = served.hall.live[table].row
    assert saved.looked is False or session.outcome is not None


def test_what_bots_are_given_is_a_view(served: Served) -> None:
    """A bot gets the state as its seat sees it, and a guess is as good as the truth."""
    session = Session(find_game(GAMES[0]), seed="bots")
    view: View[Any] = session.view(0)
    told = json.dumps(msgspec.to_builtins(view.state))
    assert session.seed not in told or session.seed == "bots"
    assert view.state.rng.seed == 0
