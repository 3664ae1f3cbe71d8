"""Campaigns: a document between sessions, and who sees what of it."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from emberhall.kernel import BadSetup, CampaignError, Journey, SaveError, Session, UnknownGame, find_game, interlude
from emberhall.kernel.campaign import plain, restored
from emberhall.kernel.journey import from_json, load, resumed, to_json
from tests.games.duel import GAME as DUEL
from tests.games.wardens import GAME
from tests.games.wardens.game import MOST_RUINS, MOST_TOOLS
from tests.games.wardens.state import TOOLS, Tool

PLACE = "tests.games.wardens:GAME"


def find(name: str) -> Any:
    return find_game(PLACE) if name == "wardens" else find_game(name)


def summer(journey: Journey, *, won: bool, key: str | None = None, give: dict[int, Tool] | None = None) -> Session[Any]:
    """Play a summer whose end is certain: one ember is left, or one place from ruin."""
    session = journey.start(key or f"summer:{journey.document.summer}", seed=5)
    s = session.state
    for seat, tool in (give or {}).items():
        s.shed[0].remove(tool)
        s.wardens[seat].tools.add(tool)
        assert len(s.wardens[seat].tools) <= MOST_TOOLS
    if won:
        s.embers.cards[:], s.storm = ["ember-mill.1"], None
    else:
        s.ruins[:] = ["farm", "wood"]
        assert len(s.ruins) == MOST_RUINS - 1
        s.fires["keep"], s.embers.cards[:] = 3, ["ember-mill.1", "ember-keep.1"]
    while session.asks:
        session.choose("rest")
    journey.carry()
    return session


def test_a_campaign_begins_with_the_players_who_joined() -> None:
    journey = Journey(GAME, party=(2, 0), seed=1)
    d = journey.document
    assert d.party == [0, 2]
    assert [len(chest.oath) for chest in d.chests] == [1, 0, 1, 0]
    assert [chapter.key() for chapter in journey.ahead] == ["market", "summer:1"]
    assert journey.past[0].kind == "begin"
    assert [line.id for line in journey.past[0].told(None)] == ["say-joins", "say-joins"]


def test_by_default_as_few_begin_as_the_game_needs() -> None:
    assert Journey(GAME).document.party == [0]


def test_equal_seeds_give_equal_documents() -> None:
    one, two, other = (Journey(GAME, party=(0, 1), seed=seed) for seed in (4, 4, 5))
    assert plain(one.document) == plain(two.document)
    assert plain(one.document) != plain(other.document)


def test_what_a_session_ends_with_is_carried_to_the_chair_of_its_seat() -> None:
    journey = Journey(GAME, party=(1, 3), seed=1)
    session = summer(journey, won=True, give={0: Tool("bell.1"), 1: Tool("horse.2")})
    assert session.seats == 2
    d = journey.document
    assert [list(chest.pack) for chest in d.chests] == [[], ["bell.1"], [], ["horse.2"]]
    assert [chest.pack.owner for chest in d.chests] == [0, 1, 2, 3]
    assert d.stood == {1: "keep", 3: "keep"}
    assert sorted([*d.stock, "bell.1", "horse.2"]) == sorted(TOOLS)
    assert (d.coins, d.summer, d.lost) == (5, 2, 0)
    assert journey.past[-1].outcome == session.outcome
    assert journey.past[-1].decisions == 2
    assert [line.id for line in journey.past[-1].told(0)] == ["say-summer-won"]


def test_the_next_session_holds_what_it_needs_of_the_document() -> None:
    journey = Journey(GAME, party=(1, 3), seed=1)
    summer(journey, won=True, give={0: Tool("bell.1"), 1: Tool("horse.2")})
    session = journey.start("summer:2")
    assert [list(w.tools) for w in session.state.wardens] == [["bell.1"], ["horse.2"]]
    assert sorted(GAME.components(session.state)) == sorted(GAME.components(Session(GAME, GAME.options(), 2).state))


def test_a_lost_scenario_is_tried_again() -> None:
    journey = Journey(GAME, party=(0,), seed=1)
    summer(journey, won=False)
    assert (journey.document.lost, journey.document.summer, journey.document.coins) == (1, 1, 2)
    assert "summer:1" in [chapter.key() for chapter in journey.ahead]
    summer(journey, won=True)
    assert [entry.key for entry in journey.past] == ["", "summer:1", "summer:1"]
    assert [bool(entry.outcome and entry.outcome.winners) for entry in journey.past[1:]] == [False, True]


def test_lost_too_often_it_is_over() -> None:
    journey = Journey(GAME, party=(0,), seed=1)
    for _ in range(3):
        summer(journey, won=False)
    assert journey.document.outcome.reason.id == "outcome-campaign-lost"
    assert journey.ahead == ()
    with pytest.raises(CampaignError, match="cannot be played next"):
        journey.start("summer:1")


def test_three_summers_win_it() -> None:
    journey = Journey(GAME, party=(0, 1), seed=1)
    for _ in range(3):
        summer(journey, won=True)
    assert journey.document.outcome.winners == (0, 1)


def test_an_interlude_is_a_session_on_the_document() -> None:
    journey = Journey(GAME, party=(0, 2), seed=1)
    session = journey.start("market", seed=9)
    assert session.game.name == "wardens/market"
    assert session.seats == 4
    assert session.ask is not None
    assert (session.ask.seat, session.ask.keys()) == (0, ["done", "buy:2"])
    session.choose("buy:2")
    session.choose("done")
    assert session.ask.seat == 2, "chair 1 is empty"
    assert session.ask.keys() == ["done"], "no coins are left"
    session.undo()
    session.choose("done")
    session.choose("done")
    assert len(journey.document.chests[0].pack) == 0, "the document is as it was until the result is carried"
    journey.carry()
    d = journey.document
    assert [len(chest.pack) for chest in d.chests] == [1, 0, 0, 0]
    assert (d.coins, d.market, d.outcome) == (0, False, None)
    assert [chapter.key() for chapter in journey.ahead] == ["summer:1"]
    assert [line.id for line in journey.past[-1].told(None)] == ["say-bought"]


def test_interludes_are_found_by_name() -> None:
    assert find_game(f"{PLACE}/market") is interlude(GAME, "market")
    with pytest.raises(UnknownGame, match="market"):
        find_game(f"{PLACE}/harbour")
    with pytest.raises(CampaignError, match="has no campaign"):
        interlude(DUEL, "market")
    with pytest.raises(BadSetup, match="within a campaign"):
        Session(interlude(GAME, "market"), seats=4)


def test_players_join_and_leave_between_scenarios() -> None:
    journey = Journey(GAME, party=(0, 1), seed=1)
    summer(journey, won=True, give={0: Tool("bell.1"), 1: Tool("horse.2")})
    journey.leave(0)
    d = journey.document
    assert d.party == [1]
    assert (len(d.chests[0].pack), len(d.chests[0].oath)) == (0, 0)
    assert "bell.1" in d.stock
    journey.join(3)
    session = journey.start("summer:2")
    assert [list(w.tools) for w in session.state.wardens] == [["horse.2"], []]
    assert [(entry.kind, entry.chairs) for entry in journey.past[2:]] == [("leave", (0,)), ("join", (3,))]
    for change in (lambda: journey.join(2), lambda: journey.leave(1), lambda: journey.start("market")):
        with pytest.raises(CampaignError, match="Finish or abandon the current scenario first"):
            change()


def test_chairs_that_cannot_be_taken_or_left() -> None:
    journey = Journey(GAME, party=(0,))
    with pytest.raises(CampaignError, match="Chair 1 is taken"):
        journey.join(0)
    with pytest.raises(CampaignError, match="Chair 2 is empty"):
        journey.leave(1)
    with pytest.raises(CampaignError, match="numbered 1 to 4"):
        journey.join(4)


def test_a_scenario_that_the_party_cannot_play_is_refused() -> None:
    journey = Journey(GAME, party=(0,), seed=1)
    summer(journey, won=True)
    summer(journey, won=True)
    with pytest.raises(BadSetup, match="nobody can face the fierce fire alone"):
        journey.start("summer:3")
    assert journey.opened is None
    journey.join(1)
    journey.start("summer:3")


def test_only_finished_sessions_are_carried_and_only_unfinished_ones_abandoned() -> None:
    journey = Journey(GAME, party=(0,), seed=1)
    with pytest.raises(CampaignError, match="No scenario is being played"):
        journey.carry()
    session = journey.start("summer:1")
    with pytest.raises(CampaignError, match="not over yet"):
        journey.carry()
    before = plain(journey.document)
    journey.abandon()
    assert plain(journey.document) == before
    assert (journey.past[-1].kind, journey.past[-1].key, journey.past[-1].outcome) == ("abandoned", "summer:1", None)
    session = journey.start("summer:1")
    session.play_out(Random(1).random, 999)
    with pytest.raises(CampaignError, match="This scenario is over"):
        journey.abandon()


def test_what_is_in_a_chest_only_its_owner_sees() -> None:
    journey = Journey(GAME, party=(1, 3), seed=1)
    summer(journey, won=True, give={0: Tool("bell.1"), 1: Tool("horse.2")})
    assert [list(chest.pack) for chest in journey.view(1).chests] == [[], ["bell.1"], [], ["?"]]
    assert [list(chest.pack) for chest in journey.view(3).chests] == [[], ["?"], [], ["horse.2"]]
    assert [list(chest.pack) for chest in journey.view().chests] == [[], ["?"], [], ["?"]]
    assert set(journey.view(1).stock) == {"?"}
    assert journey.view(1).rng != journey.document.rng
    assert "bell.1" not in str(journey.scene(3))
    assert "bell.1" in str(journey.scene(1))


def test_the_set_up_of_a_session_shows_each_seat_its_own_part() -> None:
    journey = Journey(GAME, party=(1, 3), seed=1)
    summer(journey, won=True, give={0: Tool("bell.1"), 1: Tool("horse.2")})
    session = journey.start("summer:2")
    assert [list(pack) for pack in session.view(0).options.packs] == [["bell.1"], ["?"]]
    assert [list(pack) for pack in session.view(None).options.packs] == [["?"], ["?"]]
    guess = session.view(1).guess(session.state.rng.split())
    assert [list(pack) for pack in guess.options.packs] == [["?"], ["horse.2"]]
    journey.abandon()
    market = journey.start("market")
    assert [list(chest.pack) for chest in market.view(3).options.document.chests] == [[], ["?"], [], ["horse.2"]]


# files


def test_a_campaign_is_saved_and_loaded_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "valley.json"
    journey = Journey(GAME, party=(0, 1), seed=1)
    journey.players = ["me", "random", "", ""]
    summer(journey, won=False)
    journey.save(path)
    again = load(path, find)
    assert to_json(again) == to_json(journey)
    assert again.document == journey.document
    session = again.start("market", seed=3)
    session.choose("buy:2")
    again.save(path)
    third = load(path, find)
    assert third.session is not None
    assert third.session.state == session.state
    third.session.choose("done")
    third.session.choose("done")
    third.carry()
    assert len(third.document.chests[0].pack) == 1
    assert third.players == ["me", "random", "", ""]


def changed(journey: Journey, change: dict[str, Any]) -> bytes:
    raw = msgspec.json.decode(to_json(journey))
    for name, value in change.items():
        at, *path = reversed(name.split("."))
        inner = raw
        for step in reversed(path):
            inner = inner[step]
        inner[at] = value
    return msgspec.json.encode(raw)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"format": "emberhall"}, "not an Emberhall campaign"),
        ({"version": 9}, "newer Emberhall"),
        ({"campaign_version": 2}, "newer rules of wardens"),
        ({"game": "os:system"}, "no name of a game"),
        ({"document.coins": "many"}, r"Expected `int`, got `str` - at `\$.coins`"),
        ({"document.party": [0, 7]}, r"the party is \[0, 7\]"),
        ({"document.party": [1, 0]}, r"the party is \[1, 0\]"),
        ({"players": []}, "0 players for 4 chairs"),
        ({"chapter": "summer:7"}, "“summer:7” cannot be played next"),
        ({"session.game": "wardens"}, "“wardens” is not what is played"),
        ({"session.choices": [[0, "fly"]]}, "is not offered “fly”"),
    ],
)
def test_a_damaged_file_says_what_is_wrong(change: dict[str, Any], why: str) -> None:
    journey = Journey(GAME, party=(0, 1), seed=1)
    journey.start("market")
    data = changed(journey, change)
    with pytest.raises(SaveError, match=why) as error:
        resumed(from_json(data, "valley.json"), GAME, "valley.json")
    assert "valley.json" in error.value.say("ru")


def test_files_that_are_not_campaigns_are_refused(tmp_path: Path) -> None:
    for data, why in ((b"nothing", "not an Emberhall campaign"), (b'{"format": "emberhall-campaign", ', "damaged")):
        with pytest.raises(SaveError, match=why):
            from_json(data, "x")
    with pytest.raises(SaveError, match=r"Cannot read none\.json"):
        load(tmp_path / "none.json", find)
    path = tmp_path / "duel.json"
    path.write_bytes(changed(Journey(GAME), {"game": "duel"}))
    with pytest.raises(SaveError, match="duel has no campaign"):
        load(path, lambda name: DUEL)


def test_an_older_document_is_brought_up_to_date_or_refused() -> None:
    assert GAME.campaign is not None
    data = plain(Journey(GAME, party=(0,), seed=1).document)
    new = replace(GAME, campaign=replace(GAME.campaign, version=2))
    assert restored(new, data, 1, "x").coins == 2, "only fields with defaults were added"
    old = {name: value for name, value in data.items() if name != "coins"} | {"gold": 7}
    with pytest.raises(SaveError, match="cannot be updated"):
        restored(new, old, 1, "x")

    def coins_for_gold(plain: dict[str, Any]) -> dict[str, Any]:
        return plain | {"coins": plain["gold"]}

    newer = replace(GAME, campaign=replace(GAME.campaign, version=3, migrations={1: coins_for_gold}))
    assert restored(newer, old, 1, "x").coins == 7, "from 2 to 3 only fields were added"
    with pytest.raises(SaveError, match="cannot be updated"):
        restored(newer, old, 2, "x")
    with pytest.raises(SaveError, match="newer rules"):
        restored(newer, old, 4, "x")
