"""Starting at a higher Level (MKX-START)."""

from typing import Any

import pytest

from emberhall.games.mage_knight.content import HERO, UNIT, kind_of
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.rules.common import command_limit
from emberhall.games.mage_knight.rules.start_level import BuyBefore, _wares
from emberhall.games.mage_knight.terms import BLUE, RED
from emberhall.rulebook import rule
from tests.mage_knight.games import opened
from tests.mage_knight.positions import ManaDice, Position


def grown(scenario: str = "solo_conquest", seats: int = 1, **options: Any) -> Position:
    options.setdefault("start_level", 3)
    return opened(scenario, seats, **options)


@rule("MKX-START-01", "MKX-START-02", "MKX-START-03", "MKX-START-05", "MKX-RELIC-13", "MKX-RELIC-14")
def test_a_skill_of_two_before_anything_is_laid_out() -> None:
    play = opened("lost_relic", 1)
    assert play.prompt == "ask-skill"
    assert len(play.keys) == 2
    assert (play.state.map[1:], play.state.source) == ([], [])
    hero = play.state.players[0]
    assert (hero.level, hero.fame) == (3, 9)
    assert [hero.crystals[colour] for colour in dict.fromkeys(HERO[hero.hero].crystals)] == [1, 1]
    assert sum(hero.crystals) == 2
    chosen, other = (key.partition(":")[2] for key in play.keys)
    play.do(f"pick_skill:{chosen}")
    assert hero.skills == [chosen]
    assert play.state.common_skills.cards == [other]


@rule("MKX-START-03", "MKX-START-04", "MKX-START-06", "MKX-START-07", "MKX-DATA-21")
@pytest.mark.parametrize(("level", "skills", "advanced", "units", "spells", "artifacts", "command"), [
    (3, 1, 5, 4, 3, 2, 2),
    (5, 2, 7, 6, 5, 4, 3),
])  # fmt: skip
def test_cards_are_dealt_by_level(  # noqa: PLR0917
    level: int, skills: int, advanced: int, units: int, spells: int, artifacts: int, command: int
) -> None:
    play = grown(start_level=level)
    for _ in range(skills):
        play.do(play.keys[0])
    state = play.state
    assert play.prompt == "ask-start-card"
    offers = (state.advanced_offer, state.unit_offer, state.spell_offer, state.improvements)
    assert tuple(map(len, offers)) == (advanced, units, spells, artifacts)
    assert not any(UNIT[kind_of(unit)].elite for unit in state.unit_offer)
    for _ in range(skills):
        play.do(play.keys[0])
    assert play.prompt == "ask-start-buy"
    assert command_limit(state.players[0]) == command
    assert len(state.players[0].skills) == skills


def shop(**options: Any) -> Position:
    return _to_shop(grown(**options))


def _to_shop(play: Position) -> Position:
    while play.prompt != "ask-start-buy":
        play.do(play.keys[0])
    return play


@rule("MKX-START-08", "MKX-START-09", "MKX-START-12", "MKX-START-13", "MKX-START-10")
def test_what_influence_buys() -> None:
    play = shop()
    state = play.state
    hero = state.players[0]
    card = state.advanced_offer.cards[0]
    play.do(f"start:{card}:6")  # 18 - 6
    artifact = state.improvements.cards[0]
    assert f"start:{artifact}:12" in play.keys
    play.do(f"start:{artifact}:12")
    assert play.prompt == "ask-tactic"  # nothing else can be bought
    assert hero.fame == 8  # nothing was left
    deeds = [*hero.deck.cards, *hero.hand.cards]
    assert card in deeds
    assert artifact in deeds
    assert len(deeds) == 16 + 1 + 2
    assert len(hero.hand) == 5
    assert not state.improvements
    assert len(state.advanced_deck) + len(state.advanced_offer) + len(state.monastery_offer) == 28 - 2


@rule("MKX-START-09")
@pytest.mark.parametrize("bought", [0, 1])
def test_what_is_left_is_one_fame(bought: int) -> None:
    play = shop()
    for _ in range(bought):
        play.do("start:red")
    play.do("done")
    assert play.state.players[0].fame == 9


@rule("MKX-DATA-21", "MKX-START-08")
def test_spells_and_crystals() -> None:
    play = shop(start_influence=12)  # 36
    state, hero = play.state, play.state.players[0]
    spell = state.spell_offer.cards[0]
    assert f"start:{spell}:9" in play.keys
    hero.crystals = [1, 1, 1, 1]
    play.do("start:red")
    assert hero.crystals[RED] == 2
    cheap = [key for key in play.keys if key.startswith("start:") and key.endswith(":7")]
    assert cheap
    crystals = sum(hero.crystals)
    play.do(cheap[0])
    assert sum(hero.crystals) == crystals - 1


@rule("MKX-START-11", "MKX-START-14")
def test_units_come_at_once() -> None:
    play = shop(start_influence=12)
    state, hero = play.state, play.state.players[0]
    unit = next(key for key in play.keys if key.partition(":")[2] in UNIT)
    play.do(unit)
    assert [kind_of(one.card) for one in hero.units] == [unit.partition(":")[2]]
    assert hero.units[0].ready
    assert state.turn.seat == 0


@rule("MKX-START-10")
def test_then_the_table_is_laid() -> None:
    play = shop().do("done")
    assert play.state.phase == "tactics"
    assert (len(play.state.advanced_offer), len(play.state.spell_offer)) == (3, 3)
    assert len(play.state.map) > 1


def test_one_hero_after_the_other() -> None:
    play = _to_shop(opened("blitz_conquest", 2, start_level=3)).do("done")
    assert play.ask.seat == 1
    assert play.prompt == "ask-skill"
    play = _to_shop(play).do("done")
    assert (play.prompt, play.state.turn.seat) == ("ask-tactic", 0)


@rule("MKX-START-06", "MKX-START-10")
def test_nobody_is_dealt_what_another_has_left() -> None:
    """Cards not taken come back when everyone has finished."""
    play = opened("lost_relic", 4)
    state, dealt = play.state, list[str]()
    for _ in range(4):
        while play.prompt != "ask-start-card":
            play.do(play.keys[0])
        offers = (state.advanced_offer, state.unit_offer, state.spell_offer, state.improvements)
        dealt += [card for offer in offers for card in offer.cards]
        _to_shop(play).do("done")
    assert len(dealt) == len(set(dealt)) == 4 * (5 + 4 + 3 + 2)


@rule("MKX-START-06", "MKX-START-07", "MKX-START-08", "MKX-START-09")
def test_the_example_of_the_rulebook() -> None:
    """Level 3: 18 Influence for Peasants (4), a Spell (9) and a crystal (3); the 2 left are one Fame."""
    play = grown()
    state, hero = play.state, play.state.players[0]
    state.regular_deck.cards.sort(key=lambda unit: unit.startswith("peasants"))  # Peasants are drawn first
    play = _to_shop(play)
    offers = (state.advanced_offer, state.unit_offer, state.spell_offer, state.improvements)
    assert tuple(map(len, offers)) == (5 - 1, 4, 3, 2)  # one Advanced Action was free
    assert _left(play) == 18
    play.do("start:peasants")
    assert _left(play) == 14
    spell = state.spell_offer.cards[0]
    play.do(f"start:{spell}:9")
    assert _left(play) == 5
    crystals = hero.crystals[BLUE]
    play.do("start:blue")
    assert hero.crystals[BLUE] == crystals + 1
    assert play.prompt == "ask-tactic"  # 2 Influence buy nothing
    assert (hero.fame, [kind_of(unit.card) for unit in hero.units]) == (8 + 1, ["peasants"])
    assert spell in (*hero.deck.cards, *hero.hand.cards)


def _left(play: Position) -> int:
    return int(play.ask.prompt.args["n"])  # type: ignore[arg-type]


@rule("MKX-DATA-21")
@pytest.mark.parametrize(
    ("influence", "wares"),
    [
        (2, set()),
        (3, {"crystals"}),
        (5, {"crystals"}),
        (6, {"crystals", "advanced"}),
        (7, {"crystals", "advanced", "spell for a crystal"}),
        (9, {"crystals", "advanced", "spell for a crystal", "spell"}),
        (11, {"crystals", "advanced", "spell for a crystal", "spell"}),
        (12, {"crystals", "advanced", "spell for a crystal", "spell", "artifact"}),
    ],
)
def test_prices(influence: int, wares: set[str]) -> None:
    play = shop()
    state, hero = play.state, play.state.players[0]
    hero.crystals = [1, 1, 1, 1]
    state.unit_offer.cards = []
    found = [option.key() for option in _wares(state, hero, influence)]
    offers = {
        "crystals": [f"start:{colour}" for colour in ("red", "blue", "green", "white")],
        "advanced": [f"start:{card}:6" for card in state.advanced_offer],
        "spell for a crystal": [f"start:{card}:7" for card in state.spell_offer],
        "spell": [f"start:{card}:9" for card in state.spell_offer],
        "artifact": [f"start:{card}:12" for card in state.improvements],
    }
    assert sorted(found) == sorted(key for ware in wares for key in offers[ware])


@rule("MKX-START-04", "MKX-START-11")
def test_no_more_units_than_command_tokens_and_no_more_than_three_crystals() -> None:
    play = shop(start_influence=12)
    hero = play.state.players[0]
    play.do("start:red", "start:red")
    assert hero.crystals[RED] == 3
    assert "start:red" not in play.keys
    for n in (1, 2):
        hired = [key for key in play.keys if key.partition(":")[2] in UNIT]
        assert hired
        play.do(min(hired, key=lambda key: UNIT[key.partition(":")[2]].cost))
        assert len(hero.units) == n
    assert not [key for key in play.keys if key.partition(":")[2] in UNIT]


@rule("MKX-START-03")
def test_the_skill_chosen_leaves_the_stack() -> None:
    play = opened("lost_relic", 1)
    hero = play.state.players[0]
    chosen, other = hero.stack.cards[-1], hero.stack.cards[-2]
    play.do(f"pick_skill:{chosen}")
    assert chosen not in hero.stack
    assert other not in hero.stack


@rule("MKX-START-10", "MKX-START-12")
def test_decks_are_shuffled_before_the_game() -> None:
    play = shop()
    state, hero = play.state, play.state.players[0]
    state.rng = dice = ManaDice(3)
    spells = sorted((*state.spell_deck.cards, *state.spell_offer.cards))
    units = sorted((*state.regular_deck.cards, *state.unit_offer.cards))
    own = sorted((*hero.deck.cards, *hero.hand.cards))
    play.do("done")
    shuffled = [sorted(cards) for cards in dice.shuffles if cards and isinstance(cards[0], str)]
    assert spells in shuffled
    assert units in shuffled
    assert own in shuffled


@rule("MKX-DATA-21")
def test_a_unit_for_all_that_is_left() -> None:
    play = shop()
    state, hero = play.state, play.state.players[0]
    unit = state.unit_offer.cards[0]
    cost = UNIT[kind_of(unit)].cost
    for left, offered in ((cost, True), (cost - 1, False)):
        assert (f"start:{unit}" in [option.key() for option in _wares(state, hero, left)]) == offered


def test_spells_say_whether_they_take_a_crystal() -> None:
    plain = GAME.texts.say(BuyBefore("fireball", 9).label(), "en")
    cheap = GAME.texts.say(BuyBefore("fireball", 7, crystal=True).label(), "en")
    assert "crystal" not in plain
    assert "crystal" in cheap
