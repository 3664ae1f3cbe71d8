"""Factions: their tokens and stacks, Ambush, Pursuit, graveyards and other sites of Shades of Tezla."""

from collections import Counter
from typing import Any

import pytest

from emberhall.games.mage_knight.content import ENEMIES, ENEMY, HERO, SKILL, kind_of
from emberhall.games.mage_knight.ground import word
from emberhall.games.mage_knight.rules.ambush import alert, begins, factions_of
from emberhall.games.mage_knight.rules.combat_outcome import finish
from emberhall.games.mage_knight.rules.foes import draw_enemy, home, in_stock, of_faction
from emberhall.games.mage_knight.rules.mana import usable
from emberhall.games.mage_knight.rules.scenarios.tezla import random_faction
from emberhall.games.mage_knight.state import EnemyToken, Pursuit, Table, Volkare
from emberhall.games.mage_knight.terms import (
    ALL_BASIC,
    BLACK,
    BLACK_BIT,
    BROWN_PILE,
    COLOURS,
    DARK_CRUSADER,
    FACTIONS,
    GOLD,
    PILES,
    POOLS,
    RANGED,
)
from emberhall.kernel import Deck, Pile
from emberhall.rulebook import rule
from tests.mage_knight.games import opened
from tests.mage_knight.positions import ManaDice, Position, again, land, units
from tests.mage_knight.tezla import TEZLA, chased, walk


@rule("MKX-COMP-27", "MKX-DATA-02", "MKX-COMP-31")
def test_sixteen_tokens_of_each_faction() -> None:
    tokens = Counter(
        (enemy.faction, PILES[enemy.pile]) for enemy in ENEMIES if enemy.faction for _ in range(enemy.count)
    )
    assert tokens == {
        (faction, colour): n
        for faction in ("elementalist", "dark_crusader")
        for colour, n in (("green", 8), ("brown", 4), ("red", 4))
    }
    copies = {enemy.id: enemy.count for enemy in ENEMIES if enemy.faction == "dark_crusader"}
    assert copies == {
        "skeletal_warriors": 2,
        "zombie_horde": 2,
        "gibbering_ghouls": 2,
        "corrupted_priests": 1,
        "shrouded_necromancers": 1,
        "blood_demon": 1,
        "pain_wraith": 1,
        "mummy": 1,
        "vampire": 1,
        "death_dragon": 2,
        "vampire_dragon": 2,
    }
    assert HERO["braevalar"].set == "shades_of_tezla"
    assert sum(skill.hero == "braevalar" for skill in SKILL.values()) == 11


def _decks(play: Position) -> dict[str, set[str]]:
    return {
        POOLS[pile]: {ENEMY[kind_of(token)].faction for token in deck.cards}
        for pile, deck in enumerate(play.state.enemies)
    }


@rule("MKX-FACTION-02", "MKX-FACTION-03", "MKX-LIFE-02")
def test_both_factions_are_sorted_in_life_and_death() -> None:
    decks = _decks(opened("life_and_death", 1))
    for pile in PILES:
        assert decks[pile] == {""}
    for faction in FACTIONS:
        for colour in ("green", "brown", "red"):
            assert decks[f"{faction}_{colour}"] == {faction}


@rule("MKX-REALM-02", "MKX-VALLEY-02", "MKX-FACTION-09")
@pytest.mark.parametrize(("scenario", "faction"), [("realm_of_the_dead", 1), ("hidden_valley", 0)])
@pytest.mark.parametrize("others", ["out", "mixed"])
def test_one_faction_is_sorted_and_the_other_may_be_mixed(scenario: str, faction: int, others: str) -> None:
    play = opened(scenario, 2, faction_enemies=others)
    tokens = [token for deck in (*play.state.enemies, *play.state.enemies_out) for token in deck.cards]
    tokens += [token for place in play.state.places.values() for token in place.enemies]
    tokens += [token for place in play.state.places.values() for zone in place.garrison for token in zone.cards]
    other = FACTIONS[1 - faction]
    assert sum(ENEMY[kind_of(token)].faction == other for token in tokens) == (16 if others == "mixed" else 0)
    assert sum(ENEMY[kind_of(token)].faction == FACTIONS[faction] for token in tokens) == 16
    assert all(FACTIONS[faction] not in _decks(play)[pile] for pile in PILES)


@rule("MKX-FACTION-08")
@pytest.mark.parametrize(("how", "green"), [("out", {""}), ("mixed", {"", *FACTIONS}), ("instead", {*FACTIONS})])
def test_elsewhere_faction_enemies_are_left_out_mixed_or_come_instead(how: str, green: set[str]) -> None:
    play = opened("full_conquest", 2, expansions=("shades_of_tezla",), faction_enemies=how)
    assert _decks(play)["green"] == green
    assert _decks(play)["gray"] == {""}
    assert len(play.state.enemies) == 6


@rule("MKX-FACTION-05")
@pytest.mark.parametrize(
    ("colour", "faction"), [("gold", 0), ("green", 0), ("white", 0), ("black", 1), ("red", 1), ("blue", 1)]
)
def test_a_die_decides_on_a_random_faction(colour: str, faction: int) -> None:
    play = walk("@ p")
    loaded = ManaDice(1)
    loaded.load([COLOURS.index(colour)])
    play.state.rng = loaded
    assert random_faction(Table(play.state, 1)) == faction


@rule("MKX-FACTION-06", "MKX-FACTION-07")
def test_common_tokens_stand_in_for_a_faction() -> None:
    play = opened("life_and_death", 1)
    t = Table(play.state, 1)
    pile = of_faction(play.state, DARK_CRUSADER, BROWN_PILE)
    while play.state.enemies[pile] or play.state.enemies_out[pile]:
        draw_enemy(t, pile)
    assert in_stock(t, pile) == BROWN_PILE
    assert not ENEMY[kind_of(draw_enemy(t, in_stock(t, pile)))].faction
    play.state.enemies_out[pile].add(EnemyToken("mummy.1"))
    assert home(play.state, "mummy.1") == pile
    assert in_stock(t, pile) == pile  # reshuffled from its discards first


@rule("MKX-FACTION-04")
def test_necromancers_summon_their_own_faction() -> None:
    spots = {"O": "plains !shrouded_necromancers"}
    play = land("arythea", "@ O", spots=spots, scenario="life_and_death")
    play.do(f"challenge:{_at(play, 'O')}", "end_phase")
    summoned = next(foe for foe in play.foes if foe.summoner == 0)
    assert ENEMY[kind_of(summoned.token)].faction == "dark_crusader"


def _at(play: Position, spot: str) -> str:
    return word(play.spots[spot])


# Ambush


def ambush(drawing: str, spots: dict[str, str], **things: Any) -> Position:
    """A turn beside an enemy in ambush on O."""
    play = land("arythea", drawing, spots={"O": "plains !prowlers", **spots}, options=TEZLA, move=9, **things)
    factions_of(play.state).ambushing.append(play.spots["O"])
    return again(play)


@rule("MKX-AMBUSH-01", "MKX-AMBUSH-02")
def test_an_enemy_in_ambush_is_provoked_two_spaces_away() -> None:
    spots = {"X": "plains", "A": "plains", "B": "plains"}
    play = ambush("O X A p\n p B p p", spots, at="A")
    assert f"walk:{_at(play, 'B')}" in play.keys
    play.do("walk:B")
    assert [kind_of(foe.token) for foe in play.foes] == ["prowlers"]


def test_without_ambush_it_is_not() -> None:
    play = land(
        "arythea",
        "O X A p\n p B p p",
        spots={"O": "plains !prowlers", "X": "plains", "A": "plains", "B": "plains"},
        at="A",
        move=9,
        options=TEZLA,
    ).do("walk:B")
    assert play.state.combat is None


@rule("MKX-AMBUSH-02")
def test_a_hero_who_comes_from_further_away_provokes_nobody() -> None:
    play = ambush("O X A C", {"X": "plains", "A": "plains", "C": "plains"}, at="C")
    play.do("walk:A")
    assert play.state.combat is None
    play.do("walk:X")
    assert play.state.combat is not None


@rule("MKX-AMBUSH-03")
@pytest.mark.parametrize(("between", "fights"), [("plains", True), ("mountain", False), ("lake", False)])
def test_mountains_and_lakes_hide_the_hero(between: str, fights: bool) -> None:
    play = ambush("O X A\n Y B p", {"X": between, "Y": between, "A": "plains", "B": "plains"}, at="A")
    play.do("walk:B")
    assert (play.state.combat is not None) == fights


@rule("MKX-AMBUSH-04")
def test_nobody_pounces_over_a_wall() -> None:
    spots = {"X": "plains", "A": "plains", "B": "plains", "Y": "plains"}
    play = ambush("O X A\n Y B p", spots, at="A", walls="XB YB OX OY")
    play.do("walk:B")
    assert play.state.combat is None


@rule("MKX-AMBUSH-04", "MKX-WALL-12")
@pytest.mark.parametrize(("walls", "fights"), [("OB", False), ("", True)])
def test_stopping_behind_a_wall_provokes_nobody_beside_it(walls: str, fights: bool) -> None:
    """Even if there is a way around the wall."""
    play = ambush("O A\n B p", {"A": "plains", "B": "plains"}, at="A", walls=walls)
    play.do("walk:B")
    assert (play.state.combat is not None) == fights


@rule("MKX-AMBUSH-05")
def test_challenges_are_for_neighbours_only() -> None:
    play = ambush("O X A", {"X": "plains", "A": "plains"}, at="A")
    assert not [key for key in play.keys if key.startswith("challenge")]
    play = ambush("O X A", {"X": "plains", "A": "plains"}, at="X")
    assert [key for key in play.keys if key.startswith("challenge")]


# Pursuit


@rule("MKX-PURSUIT-01", "MKX-PURSUIT-02", "MKX-PURSUIT-04", "MKX-PURSUIT-14")
def test_a_pursuer_comes_one_space_nearer_when_the_movement_ends() -> None:
    play = chased(walk("@ A B O", spots={"A": "plains", "B": "plains", "O": "plains !prowlers"}, hand="march"), "O")
    play.do("end_turn")
    assert play.at("B").enemies.cards
    assert play.state.rampaging == [play.spots["B"]]
    assert play.state.combat is None  # two spaces away now


@rule("MKX-PURSUIT-07", "MKX-PURSUIT-14")
def test_beside_the_hero_it_attacks_instead() -> None:
    play = chased(walk("@ O", spots={"O": "plains !prowlers"}, hand="march"), "O")
    play.do("end_turn")
    assert [kind_of(foe.token) for foe in play.foes] == ["prowlers"]
    assert not play.foes[0].defender  # as a rampaging enemy


@rule("MKX-PURSUIT-03", "MKX-PURSUIT-05", "MKX-PURSUIT-06")
def test_ways_round_heroes_and_fortified_sites_over_lakes() -> None:
    drawing = " p p p p\n@ p K O\n p L p p"
    spots = {"K": "hills keep guardsmen", "O": "plains !prowlers", "L": "lake"}
    play = chased(walk(drawing, spots=spots, hand="march"), "O")
    play.do("end_turn")
    assert play.prompt == "ask-pursuer"
    assert len(play.keys) == 2  # round the keep on either side
    play = chased(walk("@ L O", spots={"L": "lake", "O": "plains !prowlers"}, hand="march"), "O").do("end_turn")
    assert play.at("L").enemies.cards


@rule("MKX-PURSUIT-08", "MKX-PURSUIT-09")
def test_pursuers_join_an_assault_all_together() -> None:
    spots = {"K": "hills keep guardsmen", "O": "plains !prowlers", "Q": "plains !diggers"}
    play = walk("@ K O\n p Q p", spots=spots, hand="march", move=3)
    play = chased(chased(play, "O"), "Q").do("walk:K")
    assert sorted(kind_of(foe.token) for foe in play.foes) == ["diggers", "guardsmen", "prowlers"]


@rule("MKX-PURSUIT-10", "MKX-PURSUIT-11")
@pytest.mark.parametrize(
    ("site", "attacked"),
    [
        ("plains village", False),
        ("plains monastery", False),
        ("plains monastery conquered", True),
        ("hills keep owner0", False),
        ("forest magical_glade", True),
        ("hills mine red", True),
    ],
)
def test_where_the_hero_is_sheltered(site: str, attacked: bool) -> None:
    play = chased(walk("H O", spots={"H": site, "O": "plains !prowlers"}, at="H", hand="march"), "O")
    play.do("end_turn")
    assert (play.state.combat is not None) == attacked


@rule("MKX-PURSUIT-12", "MKX-PURSUIT-13")
def test_a_pursuer_that_was_not_beaten_is_turned_over_and_back() -> None:
    play = chased(walk("@ O", spots={"O": "plains !prowlers"}, hand="march"), "O").do("end_turn")
    t = Table(play.state, 1)
    finish(t, play.hero)
    (pursuit,) = factions_of(play.state).pursuits.values()
    assert pursuit.turned
    play = chased(walk("@ O", spots={"O": "plains !prowlers"}, hand="march"), "O", turned=True).do("end_turn")
    assert play.state.combat is None
    assert not next(iter(factions_of(play.state).pursuits.values())).turned


@rule("MKX-PURSUIT-12")
def test_a_beaten_pursuer_is_gone() -> None:
    play = chased(walk("@ O", spots={"O": "plains !prowlers"}, hand="march"), "O").do("end_turn", "target:0")
    play.combat.points[4 * RANGED] = 9
    again(play).do("strike")
    assert factions_of(play.state).pursuits == {}


@rule("MKX-REALM-03")
def test_a_new_pursuer_waits_for_the_next_turn() -> None:
    play = chased(walk("@ O", spots={"O": "plains !prowlers"}, hand="march"), "O", fresh=True).do("end_turn")
    assert play.state.combat is None


@rule("MKX-PURSUIT-02")
def test_nobody_moves_while_the_hero_only_plays_cards() -> None:
    play = chased(walk("@ A O", spots={"A": "plains", "O": "plains !prowlers"}, hand="march stamina"), "O")
    play.do("play:march:basic")
    assert play.at("O").enemies.cards


def test_other_heroes_are_not_pursued() -> None:
    play = chased(walk("@ O", spots={"O": "plains !prowlers"}, hand="march"), "O", 1).do("end_turn")
    assert play.state.combat is None


# elsewhere


@rule("MKX-OPT-01", "MKX-OPT-02")
def test_ambush_and_pursuit_in_other_scenarios_spare_the_first_tiles() -> None:
    play = opened("full_conquest", 2, ambush=True, pursuit=True)
    factions = factions_of(play.state)
    assert play.state.setup.expansions == ("shades_of_tezla",)
    assert (factions.ambushing, factions.pursuits) == ([], {})
    play = land("arythea", "@ O", spots={"O": "plains !prowlers"}, options={"ambush": True, "pursuit": True})
    alert(play.state, play.spots["O"], play.hero)
    factions = factions_of(play.state)
    assert factions.ambushing == [play.spots["O"]]
    assert list(factions.pursuits.values()) == [Pursuit(0, fresh=True)]


# sites


@rule("MKX-COMP-26", "MKX-SITE-03")
@pytest.mark.parametrize("site", ["forest graveyard conquered", "forest graveyard +mummy", "city necropolis conquered"])
def test_by_day_the_night_rules_hold_among_graves(site: str) -> None:
    play = walk("@ G", spots={"G": site}, move=9, mana="gold black", hand="march")
    assert usable(play.state, play.hero) == ALL_BASIC
    play.do("walk:G")
    assert usable(play.state, play.hero) == BLACK_BIT
    play.do("walk:@")
    assert usable(play.state, play.hero) == ALL_BASIC


@rule("MKX-SITE-05", "MKX-SITE-06")
@pytest.mark.parametrize(("night", "cost"), [(False, 3), (True, 5)])
def test_a_graveyard_costs_what_its_terrain_costs(night: bool, cost: int) -> None:
    play = walk("@ G", spots={"G": "forest graveyard conquered"}, move=9, night=night, hand="march").do("walk:G")
    assert play.turn.move == 9 - cost


@rule("MKX-SITE-02", "MKX-SITE-07")
@pytest.mark.parametrize("site", ["necropolis", "hidden_valley"])
def test_lairs_cost_two(site: str) -> None:
    play = walk("@ G", spots={"G": f"city {site} conquered"}, move=9, hand="march").do("walk:G")
    assert play.turn.move == 7


@rule("MKX-SITE-01", "MKX-SITE-04", "MKX-LIFE-14", "MKX-VALLEY-14", "MKX-REALM-06")
@pytest.mark.parametrize(
    ("site", "night", "mana"),
    [
        ("city hidden_valley conquered", False, GOLD),
        ("city hidden_valley conquered", True, BLACK),
        ("city hidden_valley", True, None),
        ("forest graveyard conquered", True, BLACK),
        ("forest graveyard conquered", False, None),
        ("forest graveyard +mummy", True, None),
        ("city necropolis conquered", True, BLACK),
        ("forest magical_glade", False, GOLD),
        ("forest magical_glade +mummy", False, None),
    ],
)
def test_what_a_hero_has_who_starts_there(site: str, night: bool, mana: int | None) -> None:
    play = walk("G p", spots={"G": site}, at="G", night=night, hand="march")
    assert [colour for colour, n in enumerate(play.hero.mana) if n] == ([] if mana is None else [mana])


@rule("MKX-SITE-01")
@pytest.mark.parametrize(
    ("site", "asked"), [("city hidden_valley conquered", True), ("forest magical_glade +mummy", False)]
)
def test_a_freed_valley_takes_wounds_away_as_a_glade(site: str, asked: bool) -> None:
    play = walk("G p", spots={"G": site}, at="G", hand="wound march").do("end_turn")
    assert (play.prompt == "ask-glade") == asked


@rule("MKX-PURSUIT-07", "MK-COMBAT-12")
def test_a_hero_who_challenges_another_fights_the_pursuers_too() -> None:
    spots = {"O": "plains !prowlers", "Q": "plains !diggers"}
    play = chased(walk("@ O\n Q p", spots=spots, hand="march"), "O").do("challenge:Q")
    assert [kind_of(foe.token) for foe in play.foes] == ["prowlers", "diggers"]
    play = chased(walk("@ O\n Q p", spots=spots, hand="march"), "O").do("challenge:O")
    assert [kind_of(foe.token) for foe in play.foes] == ["prowlers"]  # once
    assert play.keys == [f"challenge:{word(play.spots['Q'])}", "fight"]


@rule("MKX-PURSUIT-08")
def test_a_pursuer_that_joins_is_not_challenged_besides() -> None:
    spots = {"K": "hills keep guardsmen", "O": "plains !prowlers", "Q": "plains !diggers"}
    play = chased(walk("@ K O\n p Q p", spots=spots, hand="march", move=3), "O").do("walk:K")
    assert sorted(kind_of(foe.token) for foe in play.foes) == ["guardsmen", "prowlers"]
    assert play.keys == [f"challenge:{word(play.spots['Q'])}", "fight"]


@rule("MKX-PURSUIT-08", "MKX-PURSUIT-09")
def test_a_pursuer_that_is_provoked_fights_once() -> None:
    spots = {"O": "plains !prowlers", "A": "plains", "Q": "plains !diggers"}
    play = chased(walk(" O A\np @ Q", spots=spots, hand="march", move=3), "O").do("walk:A")
    assert sorted(kind_of(foe.token) for foe in play.foes) == ["diggers", "prowlers"]


@rule("MKX-PURSUIT-02")
def test_each_hero_has_its_own_pursuers() -> None:
    """One pursues another hero, one has just been revealed: neither moves, neither attacks."""
    spots = {"A": "plains", "B": "plains", "O": "plains !prowlers", "Q": "plains !diggers"}
    play = walk("@ O\n Q p", spots=spots, hand="march")
    play = chased(chased(play, "O", 1), "Q", fresh=True).do("end_turn")
    assert play.state.combat is None
    far = chased(walk("@ A B O", spots=spots, hand="march"), "O", 1).do("end_turn")
    assert far.at("O").enemies.cards


@rule("MKX-REALM-03")
def test_a_revealed_enemy_pursues_from_the_next_turn_on() -> None:
    play = chased(walk("@ O", spots={"O": "plains !prowlers"}, hand="march"), "O", fresh=True)
    begins(play.state, 1)
    (pursuit,) = factions_of(play.state).pursuits.values()
    assert pursuit.fresh  # another hero's turn
    begins(play.state, 0)
    assert not pursuit.fresh


@rule("MKX-PURSUIT-03")
@pytest.mark.parametrize("there", ["plains !diggers", "hills keep", "hills keep guardsmen", "plains dungeon ?minotaur"])
def test_where_pursuers_do_not_go(there: str) -> None:
    play = chased(walk("@ X O", spots={"X": there, "O": "plains !prowlers"}, hand="march"), "O").do("end_turn")
    assert [kind_of(token) for token in play.at("O").enemies] == ["prowlers"]


@rule("MKX-PURSUIT-03")
def test_pursuers_do_not_go_where_a_hero_or_volkare_is() -> None:
    spots = {"X": "plains", "O": "plains !prowlers"}
    play = walk("@ X O", spots=spots, hand="march", others={"tovak": "X"}, scenario="full_conquest")
    assert chased(play, "O").do("end_turn").at("O").enemies.cards


@rule("MKX-PURSUIT-06", "MKX-AMBUSH-01")
def test_a_pursuer_lies_in_ambush_on_its_new_space() -> None:
    play = walk("@ A B O", spots={"A": "plains", "B": "plains", "O": "plains !prowlers"}, hand="march")
    factions_of(play.state).ambushing = [play.spots["O"]]
    play = chased(play, "O").do("end_turn")
    assert factions_of(play.state).ambushing == [play.spots["B"]]


@rule("MKX-PURSUIT-05")
def test_of_two_enemies_on_a_space_one_stays() -> None:
    play = walk("@ A O", spots={"A": "plains", "O": "plains !prowlers !diggers"}, hand="march")
    play = chased(play, "O").do("end_turn")
    assert [kind_of(token) for token in play.at("A").enemies] == ["prowlers"]
    assert [kind_of(token) for token in play.at("O").enemies] == ["diggers"]
    assert sorted(play.state.rampaging) == sorted([play.spots["A"], play.spots["O"]])


@rule("MKX-PURSUIT-03")
def test_a_pursuer_with_nowhere_nearer_to_go_stays() -> None:
    spots = {"X": "plains !diggers", "O": "plains !prowlers", "B": "plains"}
    play = chased(walk("@ p X O B", spots=spots, hand="march"), "O").do("end_turn")
    assert play.at("O").enemies.cards  # not away from the hero


@rule("MKX-OPT-02", "MKX-REALM-03")
def test_an_enemy_that_nobody_revealed_pursues_nobody() -> None:
    play = land("arythea", "@ O", spots={"O": "plains !prowlers"}, options={"ambush": True, "pursuit": True})
    alert(play.state, play.spots["O"], None)
    factions = factions_of(play.state)
    assert (factions.ambushing, factions.pursuits) == ([play.spots["O"]], {})
    plain = land("arythea", "@ O", spots={"O": "plains !prowlers"}, options={"ambush": True})
    alert(plain.state, plain.spots["O"], plain.hero)
    assert factions_of(plain.state).pursuits == {}


@rule("MKX-PURSUIT-03", "MKX-PURSUIT-05")
@pytest.mark.parametrize("there", ["plains village", "hills mine red", "plains ~green", "forest magical_glade"])
def test_pursuers_go_over_other_sites(there: str) -> None:
    play = chased(walk("@ X O", spots={"X": there, "O": "plains !prowlers"}, hand="march"), "O").do("end_turn")
    assert [kind_of(token) for token in play.at("X").enemies] == ["prowlers"]


@rule("MKX-PURSUIT-03")
def test_pursuers_keep_away_from_volkare() -> None:
    play = walk("@ X O", spots={"X": "plains", "O": "plains !prowlers"}, hand="march")
    play.state.volkare = Volkare("tovak", Deck(), Pile(), Deck(), play.spots["X"], 4)
    play = chased(play, "O").do("end_turn")
    assert play.at("O").enemies.cards


@rule("MKX-AMBUSH-01", "MKX-AMBUSH-06")
def test_a_hero_who_is_concealed_is_not_ambushed() -> None:
    spots = {"A": "plains", "O": "plains !prowlers"}
    for tokens, fights in (("", True), ("staff_of_concealment", False)):
        play = walk("@ A p O", tokens, spots=spots, hand="march", move=2)
        play.state.players[0].at = play.spots["A"] - 128
        factions_of(play.state).ambushing = [play.spots["O"]]
        play = again(play)
        if tokens:
            play.do("use_token:staff_of_concealment")
        play.state.players[0].at = play.spots["A"]
        play = again(play).do(f"walk:{word(play.spots['A'] + 128)}")
        assert (play.state.combat is not None) == fights


@rule("MKX-PURSUIT-10", "MKX-PURSUIT-11")
@pytest.mark.parametrize(("site", "joined"), [("village", False), ("keep owner0", False), ("magical_glade", True)])
def test_a_hero_who_is_provoked_on_the_way_to_shelter_fights_no_pursuers(site: str, joined: bool) -> None:
    spots = {"V": f"plains {site}", "O": "plains !prowlers", "Q": "plains !diggers"}
    play = chased(walk("@ V O\n Q p p", spots=spots, hand="march", move=3), "O").do("walk:V")
    assert sorted(kind_of(foe.token) for foe in play.foes) == ["diggers"] + ["prowlers"] * joined


@rule("MKX-PURSUIT-02", "MKX-AMBUSH-01")
def test_a_pursuer_provoked_from_ambush_fights_where_it_is() -> None:
    spots = {"O": "plains !prowlers", "B": "plains", "A": "plains"}
    play = walk("O p A p\n p B p p", spots=spots, at="A", hand="march", move=2)
    factions_of(play.state).ambushing.append(play.spots["O"])
    play = chased(again(play), "O").do("walk:B")
    assert play.prompt == "ask-ranged"  # nobody asks where it goes
    play.do("target:0")
    play.combat.points[4 * RANGED] = 9
    again(play).do("strike")
    assert play.state.rampaging == []
    assert not any(place.enemies for place in play.state.places.values())


@rule("MKX-WALL-11", "MKX-PURSUIT-07")
def test_a_pursuer_does_not_attack_across_a_wall() -> None:
    """It goes around, to a space just as near to the hero."""
    spots = {"O": "plains !prowlers", "A": "plains"}
    play = walk("@ O\n A", spots=spots, hand="march", walls="@O")
    chased(play, "O").do("end_turn")
    assert play.state.combat is None
    assert play.state.rampaging == [play.spots["A"]]


@rule("MKX-WALL-06", "MKX-WALL-11", "MKX-PURSUIT-07")
def test_a_pursuer_behind_a_wall_may_be_challenged_where_it_is() -> None:
    play = walk("@ O\n A", spots={"O": "plains !prowlers", "A": "plains"}, hand="march", walls="@O")
    play = chased(play, "O")
    play.do(play.offers("challenge")[0])
    assert [(foe.at, foe.walls) for foe in play.foes] == [(play.spots["O"], 1)]
    assert play.state.rampaging == [play.spots["O"]]


@rule("MKX-WALL-11", "MK-COMBAT-16")
def test_a_pursuer_that_goes_round_a_wall_is_not_challenged_where_it_was() -> None:
    spots = {"B": "plains", "O": "plains !prowlers", "A": "plains", "Q": "plains !diggers"}
    play = walk(" Q p\n@ B O\n p A", spots=spots, hand="march", walls="BO", move=2)
    play = chased(play, "O").do("walk:B")  # which provokes the Diggers
    assert play.prompt == "ask-pursuer"
    play.do("space:A")
    assert play.at("A").enemies.cards
    assert (play.prompt, len(play.foes)) == ("ask-ranged", 1)


@rule("MKX-PURSUIT-02", "MKX-PURSUIT-07", "MKX-EFFECT-01")
@pytest.mark.parametrize(
    ("things", "key"),
    [
        ({"hand": "temporal_portal"}, "play:temporal_portal:basic"),
        ({"hand": "peaceful_moment"}, "play:peaceful_moment:basic"),
        ({"hero": "krang", "skills": "shamanic_ritual"}, "turn_back:shamanic_ritual"),
    ],
)
def test_nobody_escapes_pursuers_by_an_effect_used_as_the_action(things: dict[str, Any], key: str) -> None:
    for drawing, attacked in (("@ O p", True), ("@ p O", False)):
        sets = {"expansions": ("shades_of_tezla", "lost_legion", "krang")}
        play = walk(drawing, spots={"O": "plains !prowlers"}, options=sets, **things)
        play.hero.skills_down = list(play.hero.skills)
        play = chased(again(play), "O").do(key)
        assert (play.state.combat is not None) == attacked
        if attacked:
            assert play.hand() == ([kind_of(things["hand"])] if "hand" in things else [])  # the card was not played
        else:
            assert play.at("O").enemies.cards == []  # it has come nearer


@rule("MKX-SITE-01", "MKX-UNIT-21")
def test_familiars_are_called_in_a_freed_valley_as_on_a_glade() -> None:
    sets = {"expansions": ("shades_of_tezla", "lost_legion")}
    play = walk("V p", spots={"V": "city hidden_valley conquered"}, at="V", options=sets, hand="promise", mana="red")
    play.state.unit_offer.cards = [unit.card for unit in units("magic_familiars peasants")]
    again(play).do("call_familiars")
    play.turn.influence = 6
    assert again(play).offers("recruit") == ["recruit:magic_familiars"]


@rule("MK-PVP-05", "MKX-AMBUSH-01")
def test_ambush_and_concealment_on_the_way_to_a_rival() -> None:
    spots = {"X": "plains", "O": "plains !prowlers"}
    things: dict[str, Any] = {"spots": spots, "others": {"tovak": "X"}, "scenario": "full_conquest", "move": 4}
    play = walk(" p O p\np @ X p\n p p p", "staff_of_concealment", **things)
    assert play.wanted("walk:X") not in play.keys
    assert play.wanted("walk:X") in play.do("use_token:staff_of_concealment").keys
    drawing = " p p p p\np @ p O p\n p X p p"  # two spaces away, before and after the step
    play = walk(drawing, **things)
    assert play.wanted("walk:X") in play.keys
    factions_of(play.state).ambushing.append(play.spots["O"])
    assert play.wanted("walk:X") not in again(play).keys


@rule("MKX-AMBUSH-06")
@pytest.mark.parametrize("flies", [True, False])
def test_flying_on_wings_of_wind_avoids_an_ambush(flies: bool) -> None:
    spots = {"O": "plains !prowlers", "X": "plains", "A": "plains"}
    play = land("arythea", "@ A X O", spots=spots, options=TEZLA, hand="wings_of_wind", mana="white", move=9, at="A")
    factions_of(play.state).ambushing.append(play.spots["O"])
    play = again(play)
    if flies:
        play.do("play:wings_of_wind:basic", "space:X")
        assert play.state.combat is None
        assert play.stands_on("X")
    else:
        play.do("walk:X")
        assert [kind_of(foe.token) for foe in play.foes] == ["prowlers"]
