"""How a scenario is set up, and how it ends."""

from typing import Any

import pytest

from emberhall.games.gloomhaven.content import (
    BATTLE_GOALS,
    CARDS,
    CLASSES,
    ITEMS,
    MONSTERS,
    STARTING,
    plan_of,
    scenario,
)
from emberhall.games.gloomhaven.content.aims import KillAll, RevealTiles
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.names import goal_name
from emberhall.games.gloomhaven.rules.battle_goals import COUNTS, fulfilled, met
from emberhall.games.gloomhaven.rules.ending import chances, finish, judge
from emberhall.games.gloomhaven.rules.ending import met as goal_met
from emberhall.games.gloomhaven.rules.preparation import allowed, fits
from emberhall.games.gloomhaven.setup import opens, set_up
from emberhall.games.gloomhaven.state import Ability, Character, Goal, Item, Setup, State, Table
from emberhall.kernel import ALL, HIDDEN, FaceDown, Outcome, Rng, Session, msg, redact
from emberhall.rulebook import rule

from .positions import Scene, line, room, stage, table

FAR = """
    . . . . .
     B T . .
    . . . . .
     . . . .
    . . . . g
"""


def far(**more: Any) -> Scene:
    return room(FAR, B="brute", T="tinkerer", g="bandit-guard", **more)


# set-up


@rule("GH-COMP-08", "GH-MAT-01", "GH-MAT-02", "GH-MAT-03", "GH-AREA-03")
def test_six_classes_each_once() -> None:
    session = Session(GAME, Setup(), 2, 1)
    assert sorted(session.asks[0].keys()) == sorted(f"pick_class:{cls}" for cls in STARTING)
    session.choose("pick_class:brute")
    assert "pick_class:brute" not in list(session.asks[0].keys())


@rule("GH-MAT-04", "GH-MAT-06", "GH-LVLUP-07", "GH-LVLUP-08", "GH-CARD-01")
@pytest.mark.parametrize(
    ("cls", "hand", "first", "last"),
    [("brute", 10, 10, 26), ("tinkerer", 12, 8, 20), ("spellweaver", 8, 6, 14), ("scoundrel", 9, 8, 20),
     ("cragheart", 11, 10, 26), ("mindthief", 10, 6, 14)],
)  # fmt: skip
def test_hit_points_rise_and_the_hand_does_not(cls: str, hand: int, first: int, last: int) -> None:
    sheet = CLASSES[cls]
    assert (sheet.hand, sheet.hp[0], sheet.hp[8]) == (hand, first, last)
    assert list(sheet.hp) == sorted(sheet.hp)


@rule(
    "GH-SETUP-03", "GH-GOAL-01", "GH-GOAL-04", "GH-SETUP-04", "GH-SETUP-05", "GH-HAND-03", "GH-SETUP-09", "GH-HAND-01"
)
def test_goals_then_items_then_cards_then_places() -> None:
    session = Session(GAME, Setup(), 2, 1)
    asked: list[str] = []
    for _ in range(60):
        ask = session.asks[0]
        if ask.prompt.id == "ask-cards":
            break
        if not asked or asked[-1] != ask.prompt.id:
            asked.append(ask.prompt.id)
        if ask.prompt.id == "ask-goal":
            assert len(ask.options) == 2
        keys = list(ask.keys())
        session.choose("beginners" if "beginners" in keys else "done" if "done" in keys else keys[0], ask.seat)
    assert asked == ["ask-class", "ask-goal", "ask-items", "ask-bring", "ask-start"]
    state = session.state
    assert [len(character.hand) for character in state.characters] == [10, 11] or all(
        len(c.hand) == CLASSES[c.cls].hand for c in state.characters
    )
    assert [len(character.goals) for character in state.characters] == [1, 1]
    assert len(state.goals) == 22
    starts = {plan_of(1).index[cell] for cell in scenario(1).rooms[0].start}
    assert {state.figures[c.figure].at for c in state.characters} <= starts


@rule("GH-CARD-03", "GH-CARD-04", "GH-CREATE-02", "GH-HAND-02", "GH-HAND-04", "GH-LVLUP-03", "GH-SETUP-07")
def test_which_cards_may_be_brought() -> None:
    state = set_up(Setup(level=3), 2, Rng(1))
    character = state.characters[0]
    character.cls = "brute"
    levels = {CARDS[str(card.id)].level for card in CLASSES["brute"].cards}
    assert {"1", "X", "2", "9"} <= levels
    second, third = [str(card.id) for card in CLASSES["brute"].cards if card.level in ("2", "3")][:2], "16"
    assert allowed(character, second[0])
    character.hand.cards = [Ability(second[0])]
    assert allowed(character, second[1])  # the card of level 3 may have been one of level 2
    character.hand.cards = [Ability(card) for card in second]
    assert not allowed(character, third)
    assert sum(card.level == "X" for card in CLASSES["brute"].cards) == 3


@rule("GH-ITEM-02", "GH-ITEM-03", "GH-ITEM-05", "GH-ITEM-07", "GH-DATA-03", "GH-ITEM-17", "GH-SHOP-09", "GH-SHOP-10")
def test_slots_for_items() -> None:
    character = Character(
        seat=0,
        cls="brute",
        hand=FaceDown([]),
        box=FaceDown([]),
        modifiers=set_up(Setup(), 2, Rng(1)).modifiers,
        goals=FaceDown([]),
    )
    assert fits(character, ITEMS[8])  # one hand
    character.items = [Item(8)]
    assert not fits(character, ITEMS[8])  # no second copy
    assert fits(character, ITEMS[11])
    assert not fits(character, ITEMS[9])  # two hands
    character.items = [Item(8), Item(11)]
    assert not fits(character, ITEMS[25])
    character.items = [Item(9)]
    assert not fits(character, ITEMS[8])
    for first, second in ((1, 2), (3, 4), (6, 7)):  # legs, body, head
        character.items = [Item(first)]
        assert not fits(character, ITEMS[second])


@rule("GH-ITEM-06")
@pytest.mark.parametrize(("level", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5)])
def test_small_items_by_level(level: int, most: int) -> None:
    state = set_up(Setup(level=level), 2, Rng(1))
    character = state.characters[0]
    small = [12, 13, 14, 20, 21, 27]
    character.items = [Item(id) for id in small[: most - 1]]
    assert fits(character, ITEMS[small[most - 1]])
    character.items = [Item(id) for id in small[:most]]
    assert not fits(character, ITEMS[small[most]])


@rule("GH-CREATE-06", "GH-ITEM-19")
def test_what_a_new_character_can_spend() -> None:
    for level, gold in ((1, 30), (2, 45), (9, 150)):
        session = Session(GAME, Setup(level=level), 2, 1)
        while session.asks[0].prompt.id != "ask-items":
            session.choose(next(iter(session.asks[0].keys())), session.asks[0].seat)
        assert session.asks[0].prompt.args["gold"] == gold


@rule("GH-AREA-04", "GH-SETUP-01", "GH-MABIL-03", "GH-MABIL-04", "GH-TERM-11")
def test_a_deck_for_each_type() -> None:
    state = set_up(Setup(scenario=16), 2, Rng(1))
    assert {"inox-archer", "inox-guard"} <= set(state.monsters)
    assert MONSTERS["inox-guard"].deck == MONSTERS["bandit-guard"].deck == MONSTERS["city-guard"].deck == "guard"
    assert all(len(monsters.deck) == 8 for monsters in state.monsters.values())


@rule("GH-MSTAT-01", "GH-MSTAT-02", "GH-MSTAT-03", "GH-MSTAT-04", "GH-LEVEL-01", "GH-LEVEL-07", "GH-MON-04")
def test_statistics_by_level_and_rank() -> None:
    for level, expected in ((1, (6, 9)), (9, (11, 12))):
        state = set_up(Setup(level=level), 4, Rng(1))
        found = {f.rank: f.most for f in state.figures.values() if f.name == "bandit-guard"}
        assert (found["normal"], found["elite"]) == expected


@rule("GH-LEVEL-08", "GH-DATA-07", "GH-DATA-08", "GH-DATA-09", "GH-SOLO-04", "GH-LEVEL-06")
@pytest.mark.parametrize(
    ("level", "gold", "trap", "xp"), [(1, 2, 3, 6), (3, 3, 4, 8), (5, 3, 5, 10), (7, 4, 6, 12), (9, 4, 7, 14)]
)
def test_the_table_of_levels(level: int, gold: int, trap: int, xp: int) -> None:
    state = set_up(Setup(level=level), 2, Rng(1))
    assert (state.gold, state.trap_damage, state.bonus_xp, state.monster_level) == (gold, trap, xp, state.level)
    harder = set_up(Setup(level=level, open_information=True), 2, Rng(1))
    assert (harder.gold, harder.trap_damage, harder.bonus_xp) == (gold, trap + 1, xp)
    assert harder.monster_level == state.level + 1


@rule("GH-SOLO-04")
def test_hands_lie_open_only_if_agreed() -> None:
    for shown, lookers in ((False, [1, 2]), (True, [ALL, ALL])):
        state = set_up(Setup(open_information=shown), 2, Rng(1))
        assert [character.hand.lookers for character in state.characters] == lookers


# the end


@rule("GH-ROUND-01", "GH-ROUND-05", "GH-END-01", "GH-END-07")
def test_rounds_follow_each_other() -> None:
    game = far(hand="3 4 5 6", second_hand="30 31 32")
    game.do("end_turn")
    while game.session.asks[0].prompt.id == "ask-short-rest":
        game.do(f"{game.asked[0]}/no")
    assert game.state.round == 2
    assert game.session.asks[0].prompt.id == "ask-cards"


@rule(
    "GH-OVER-16",
    "GH-OVER-03",
    "GH-OVER-04",
    "GH-OVER-11",
    "GH-OVER-13",
    "GH-OVER-14",
    "GH-GOAL-02",
    "GH-GOAL-03",
    "GH-GOAL-04",
)
@pytest.mark.parametrize("won", [True, False])
def test_what_is_told_at_the_end(won: bool) -> None:
    game = far()
    state = game.state
    state.won, state.lost = won, not won
    first = game.character()
    first.xp, first.coins = 5, 3
    goal = next(id for id, kind in BATTLE_GOALS.items() if kind.what == "coins" and kind.least is not None)
    first.goals.cards = [Goal(goal)]
    first.coins = max(3, BATTLE_GOALS[goal].least or 0)
    t: Table = Table(state, 2, [])
    assert redact(state, 1).characters[0].goals.cards == [HIDDEN]
    finish(t)
    assert redact(state, 1).characters[0].goals.cards == [goal]
    assert state.outcome is not None
    assert bool(state.outcome.winners) is won
    assert state.phase == "over"
    told = [event.message for event in t.events or []]
    assert [message.id for message in told] == ["say-result", "say-result", *["say-opens"] * won]
    results = [(message.args["xp"], message.args["gold"], message.args["checks"]) for message in told[:2]]
    assert [message.args["bonus"] for message in told[:2]] == [6 * won] * 2
    assert told[0].args["goals"] == (goal_name(goal),)
    checks = BATTLE_GOALS[goal].checks
    coins = first.coins
    assert results == ([(5 + 6, coins * 2, checks), (6, 0, 0)] if won else [(5, coins * 2, 0), (0, 0, 0)])
    assert fulfilled(state, first) == BATTLE_GOALS[goal].checks


@rule("GH-OVER-01", "GH-OVER-02")
def test_a_question_says_that_it_is_the_last_round() -> None:
    game = room("B g . . .", B="brute", g="bandit-guard", cards="1 2")
    assert game.ask.prompt.args["last"] == 0
    game.state.map.rooms = (1 << len(plan_of(1).rooms)) - 1
    game.who("g").hp = 1
    game.do("use_half:1:top", "on:g")
    assert not game.there("g")
    assert (game.prompt, game.ask.prompt.args["last"], game.state.won) == ("ask-act", 1, False)


@rule("GH-GOAL-05")
@pytest.mark.parametrize("goal", list(BATTLE_GOALS))
def test_every_battle_goal_can_be_judged(goal: str) -> None:
    kind = BATTLE_GOALS[goal]
    game = far(hand="3 4", discard="5")
    character = game.character()
    assert kind.what in COUNTS
    found = COUNTS[kind.what](game.state, character)
    assert met(game.state, character, goal) is (
        found >= kind.least if kind.least is not None else found <= (kind.most or 0)
    )
    assert kind.checks in (1, 2)


@rule("GH-GOAL-05")
@pytest.mark.parametrize(
    ("what", "expected"),
    [("hand_and_discard", 4), ("hp", 7), ("missing_hp", 3), ("xp", 6), ("coins", 2), ("others_exhausted", 1),
     ("kills", 9), ("item_uses_above_level", 1)],
)  # fmt: skip
def test_what_battle_goals_count(what: str, expected: int) -> None:
    game = far(hand="3 4", discard="5 6")
    character = game.character()
    game.who("B").hp = 7
    character.xp, character.coins, character.deeds.kills, character.deeds.item_uses = 6, 2, 9, 2
    game.character(1).exhausted = True
    assert COUNTS[what](game.state, character) == expected


@rule("GH-OVER-01", "GH-XP-05", "GH-TERM-15", "GH-SPEC-17")
def test_kills_give_no_experience_and_all_must_die() -> None:
    game = stage(1, "0,0", "1,0", monsters=False)
    t = table(game)
    game.state.map.rooms = 0b111
    assert judge(t)
    assert game.state.won
    game = room("B g . . .", B="brute", g="bandit-guard")
    game.who("g").hp = 1
    game.do("use_default:1:top", "on:g")
    assert game.character().xp == 0
    assert game.character().deeds.kills == 1


@rule("GH-PAGE-03", "GH-DATA-05", "GH-LEVEL-03", "GH-PAGE-12", "GH-TILE-01")
def test_the_first_scenario_as_it_is_printed() -> None:
    page = scenario(1)
    assert (page.location, page.unlocks, page.links) == ("G-10", (2,), (2,))
    assert page.goal == (KillAll(),)
    assert {tile for room in page.rooms for tile in room.tiles} == {"l1a", "g1b", "i1b"}
    assert {place.type for room in page.rooms for place in room.monsters} == {
        "bandit-guard",
        "bandit-archer",
        "living-bones",
    }
    kinds = [overlay.kind for room in page.rooms for overlay in room.overlays]
    assert (kinds.count("treasure"), kinds.count("trap")) == (1, 2)
    assert len(page.doors) == 2


@rule("GH-TILE-09", "GH-PAGE-08", "GH-PAGE-09")
def test_corridors_join_tiles_to_one_room() -> None:
    found = 0
    for number in range(1, 41):
        plan = plan_of(number)
        for room_ in plan.scenario.rooms:
            for overlay in room_.overlays:
                if overlay.kind == "corridor":
                    found += 1
                    assert {plan.room_of[plan.index[cell]] for cell in overlay.hexes} == {room_.number - 1}
    assert found > 10


@rule("GH-MAT-05", "GH-MAT-07", "GH-XP-06")
def test_hit_points_and_experience_are_counted_apart() -> None:
    game = room("B g . . .", B="brute", g="bandit-guard", cards="10 1").do("use_half:10:top", "on:g")
    assert (game.character().xp, game.hp("B")) == (1, 10)
    assert game.character().discard.cards == ["10"]
    assert game.character().lost.cards == []


@rule("GH-OVER-05", "GH-LOOT-05")
def test_what_was_not_looted_is_worth_nothing() -> None:
    game = far()
    game.state.map.coins = {3: 5}
    game.state.won = True
    finish(table(game))
    assert game.character().coins == 0


@rule("GH-OVER-01")
def test_a_won_scenario_opens_what_can_be_played_next() -> None:
    """Scenario 1 opens scenario 2; nothing opens before the end, or after a loss."""
    game = stage(1, "3,1", "2,2", monsters=False)
    assert list(opens(game.state)) == []
    game.state.outcome = Outcome([], msg("end-lost", rounds=3))
    assert list(opens(game.state)) == []
    game.state.outcome = Outcome([0, 1], msg("end-won", rounds=3))
    assert list(opens(game.state)) == [(msg("scenario-2"), {"scenario": 2, "level": 1})]
    assert GAME.opens(game.state) == opens(game.state)


def begun(level: int) -> tuple[Session[State], dict[int, str]]:
    """A party of two in their places, and the battle goal each chose to keep."""
    session = Session(GAME, Setup(level=level), 2, 1)
    kept: dict[int, str] = {}
    for _ in range(90):
        ask = session.asks[0]
        if ask.prompt.id == "ask-cards":
            break
        keys = list(ask.keys())
        wanted = [key for key in ("pick_class:brute", "pick_class:spellweaver", "beginners", "done") if key in keys]
        key = wanted[0] if wanted else keys[-1]
        if ask.prompt.id == "ask-goal":
            kept[ask.seat] = key.partition(":")[2]
        session.choose(key, ask.seat)
    return session, kept


@rule("GH-GOAL-01", "GH-SETUP-09")
@pytest.mark.parametrize(("level", "brute", "spellweaver"), [(1, 10, 6), (5, 18, 10), (9, 26, 14)])
def test_a_party_in_its_place(level: int, brute: int, spellweaver: int) -> None:
    """The chosen battle goal is kept and the other goes back; hit points are those of the level."""
    session, kept = begun(level)
    state = session.state
    assert [[str(goal) for goal in character.goals] for character in state.characters] == [[kept[0]], [kept[1]]]
    assert not {*kept.values()} & {str(goal) for goal in state.goals.cards}
    found = [
        (state.figures[c.figure].name, state.figures[c.figure].hp, state.figures[c.figure].most)
        for c in state.characters
    ]
    assert found == [("brute", brute, brute), ("spellweaver", spellweaver, spellweaver)]


@rule("GH-OVER-02")
@pytest.mark.parametrize("word", ["won", "lost"])
def test_what_is_certain_stays_certain(word: str) -> None:
    game = stage(1, "3,1", "2,2")
    assert not judge(Table(game.state, 2))
    setattr(game.state, word, True)
    assert judge(Table(game.state, 2))


def test_all_tiles_that_are_known_are_wanted() -> None:
    """A goal that names exactly the tiles of the rooms revealed so far is met; one tile more, and it is not."""
    game = stage(1, "3,1", "2,2", monsters=False)
    first, second = (set(found.tiles) for found in scenario(1).rooms[:2])
    assert goal_met(game.state, RevealTiles(tuple(first)))
    assert not goal_met(game.state, RevealTiles(tuple(first | second)))


@rule("GH-OVER-02", "GH-REST-05", "GH-EXHAUST-05")
def test_exhaustion_at_a_short_rest_loses_in_that_round() -> None:
    """No new round begins once the whole party is exhausted."""
    game = room("B . . g", B="brute", g="bandit-guard", phase="rest", hand="1 2", discard="3 4 5")
    game.who("B").hp = 1
    game.do("short_rest", "redraw", "suffer")
    assert game.character().exhausted
    assert game.state.round == 1
    assert game.state.outcome == Outcome((), msg("end-lost", rounds=1))


def test_a_guess_how_it_stands() -> None:
    game = line(hand="3 4 5 6 7 8 9 10 11 12 13")
    before = chances(game.state, 0)
    assert before == pytest.approx(0.2 + 0.4 + 0.3 / 3 - 0.04)  # all cards, one room of three, two fresh enemies
    game.character().hand.cards = []
    worse = chances(game.state, 0)
    assert worse < before
    game.who("g").hp = 1
    assert chances(game.state, 0) > worse
    game.state.map.rooms = 7
    assert chances(game.state, 0) > worse
    game.state.won = True
    judge(table(game))
    assert game.state.outcome is None


@rule("GH-HAND-01")
def test_beginners_choose_all_their_cards_at_once() -> None:
    session = Session(GAME, Setup(), 2, 1)
    while session.asks[0].prompt.id != "ask-bring":
        keys = list(session.asks[0].keys())
        session.choose("done" if "done" in keys else keys[0], session.asks[0].seat)
    keys = list(session.asks[0].keys())
    assert keys[0] == "beginners"
    session.choose(keys[1])
    assert "beginners" not in list(session.asks[0].keys())
