"""Whole turns of monsters and summons from drawn positions, with the results the rulebook demands."""

import pytest

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects.book import Playing
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_focus import Mind
from emberhall.games.gloomhaven.rules.monster_turn import field_of, hits_from_here, move_towards, order_of, take_turn
from emberhall.games.gloomhaven.rules.monster_ways import Move
from emberhall.games.gloomhaven.rules.rooms import put_monster
from emberhall.games.gloomhaven.rules.turns import next_turn
from emberhall.games.gloomhaven.setup import _monsters
from emberhall.games.gloomhaven.state import Figure, Modifier, Setup, Slot, Trap, Turn
from emberhall.games.gloomhaven.terms import CONDITION, ELEMENTS, HEROES, THIRD
from emberhall.rulebook import rule

from .positions import Scene, happens, room, spot, stage, table

#: Cards by what they do: Move +0 Attack +0 and others (printed in monster_decks).
GUARD = 527  # Move +0, Attack +0
ARCHER = 533  # Move +0, Attack +0, Range of the statistics
PULLING = 747  # Stone Golem: Move +1, Attack -2, Range 3, Pull 2, Immobilize


def turn(game: Scene, letter: str, type: str, card: int, *answers: str, hp: int = 30) -> None:
    """The figure acts with a card of a type; characters have enough hit points to count the damage."""
    state, figure = game.state, game.who(letter)
    state.monsters.setdefault(type, _monsters(type))
    state.monsters[type].card = f"{type}:{card}"
    figure.name = type
    for n, character in enumerate(state.characters):
        character.initiative = character.initiative or 20 + 10 * n
        state.figures[character.figure].hp = state.figures[character.figure].most = hp
    state.turn = Turn(Slot(50, monsters=type), [], figure.id)
    happens(take_turn(table(game), figure), *answers)


@rule("GH-COND-14", "GH-MMOVE-01")
@pytest.mark.parametrize(("drawing", "hp"), [("M . . . B", 28), ("M . . . .\n . . . .\n. . . . B", 30)])
def test_an_immobilized_archer_attacks_an_enemy_in_range(drawing: str, hp: int) -> None:
    """Bandit Archer of level 1: Attack 2, Range 4."""
    game = room(drawing, M="bandit-archer", B="brute")
    game.who("M").conditions |= CONDITION["immobilize"]
    turn(game, "M", "bandit-archer", ARCHER)
    assert (game.at("M"), game.hp("B")) == ("0,0", hp)


@rule("GH-FOCUS-04", "GH-COND-17")
def test_a_disarmed_archer_walks_up_to_its_focus() -> None:
    game = room("M . . B .", M="bandit-archer", B="brute")
    game.who("M").conditions |= CONDITION["disarm"]
    turn(game, "M", "bandit-archer", ARCHER)
    assert (game.at("M"), game.hp("B")) == ("2,0", 30)


@rule("GH-COND-32", "GH-FOCUS-16")
def test_the_invisible_are_passed_by_and_bar_the_way() -> None:
    """B is invisible in the only gap: T behind it cannot be reached, and there is no focus."""
    game = room(
        """
        M B T . .
         # # # #
        """,
        M="bandit-guard", B="brute", T="tinkerer",
    )  # fmt: skip
    game.who("B").conditions |= CONDITION["invisible"]
    turn(game, "M", "bandit-guard", GUARD)
    assert (game.at("M"), game.hp("B"), game.hp("T")) == ("0,0", 30, 30)


@rule("GH-MTRAP-02", "GH-TILE-20")
def test_hazardous_terrain_is_crossed_where_there_is_no_other_way() -> None:
    """The floor is wider than the drawing: obstacles leave only the hot coals; they do half the damage of a trap."""
    game = room(
        """
        M * . B .
         # # # #
        """,
        M="bandit-guard", B="brute",
    )  # fmt: skip
    game.who("M").hp = 6
    turn(game, "M", "bandit-guard", GUARD)
    assert game.at("M") == "2,0"
    assert game.hp("M") == 6 - game.state.trap_damage // 2
    assert game.hp("B") == 28


@rule("GH-MTRAP-05", "GH-FOCUS-13")
def test_flying_figures_pass_over_everything() -> None:
    """A Living Spirit (flying, Move 2, Range 2) goes straight over the coals, and ends on the obstacle."""
    game = room(
        """
        M * # # B
         # # # #
        """,
        M="bandit-guard", B="brute",
    )  # fmt: skip
    game.who("M").hp = 2
    turn(game, "M", "living-spirit", 581)  # Move +0, Attack -1 on all in range
    assert (game.at("M"), game.hp("M")) == ("2,0", 2)
    assert game.hp("B") == 29


@rule("GH-ATTACK-04", "GH-AMD-03")
def test_range_one_is_ranged_and_therefore_at_a_disadvantage() -> None:
    """Living Spirit of level 1, card 585: Move -1, Attack +1, Range -1 = 1: two cards, the worse counts."""
    game = room("M B . . .", M="bandit-guard", B="brute")
    game.who("M").hp = 2
    game.state.modifiers.cards += [Modifier("m:+2.8"), Modifier("m:-1.9")]
    turn(game, "M", "living-spirit", 585)
    assert game.at("M") == "0,0"
    assert game.hp("B") == 30 - (2 + 1 - 1)


@rule("GH-AMBIG-01", "GH-EFFECT-08")
def test_where_a_pull_may_go_the_players_decide() -> None:
    """Stone Golem: B two hexes away may be pulled to either of two hexes beside it."""
    game = room(
        """
        . . . . .
         M . . .
        . . B . .
        """,
        M="bandit-guard", B="brute",
    )  # fmt: skip
    game.who("M").conditions |= CONDITION["immobilize"]
    turn(game, "M", "stone-golem", PULLING)
    assert game.hp("B") == 29
    assert game.at("B") in {"1,1", "0,2"}
    assert game.has("B", "immobilize")


@rule("GH-FOCUS-01")
def test_another_focus_when_the_first_is_gone() -> None:
    """Deep Terror, card 735: Attack -1 on all adjacent, then Attack +0 at Range 4, which must target T."""
    game = room("B M . . T", M="bandit-guard", B="brute", T="tinkerer")
    state = game.state
    turn(game, "M", "deep-terror", 735, hp=1)
    assert not game.there("B")
    assert not game.there("T")
    assert all(character.exhausted for character in state.characters)


@rule("GH-TERM-12", "GH-FOCUS-02")
def test_three_sides_fight_each_other() -> None:
    """A figure of a third side attacks the nearest figure, monster or character."""
    game = room("B . M g .", M="bandit-guard", g="bandit-guard", B="brute")
    game.who("M").side = THIRD
    game.state.monsters["bandit-guard"].card = f"bandit-guard:{GUARD}"
    turn(game, "M", "bandit-guard", GUARD)
    assert game.who("g").hp == 6 - 2
    assert game.hp("B") == 30


@rule("GH-TERM-06", "GH-SPEC-13")
def test_an_allied_monster_spares_characters() -> None:
    game = room("B M . g .", M="bandit-guard", g="bandit-archer", B="brute")
    game.who("M").side = HEROES
    turn(game, "M", "bandit-guard", GUARD)
    assert game.at("M") == "2,0"
    assert (game.hp("g"), game.hp("B")) == (game.who("g").most - 2, 30)


@rule("GH-TILE-04", "GH-FOCUS-14")
def test_a_closed_door_is_a_wall_to_monsters() -> None:
    """Scenario 1: a guard behind the first door has no focus until it opens."""
    game = stage(1, "1,1", "2,2", monsters=False, rooms=(2,))
    behind = put_monster(table(game), "bandit-guard", "normal", plan_of(1).rooms[1][0])
    assert behind is not None
    game.drawn["M"] = behind
    at = behind.at
    turn(game, "M", "bandit-guard", GUARD)
    assert behind.at == at


@rule("GH-FOCUS-09", "GH-FOCUS-10")
def test_a_summon_is_wanted_before_its_summoner() -> None:
    game = room("B M . . .", M="bandit-guard", B="tinkerer")
    state = game.state
    bot = Figure(id=90, kind="summon", name="battle-bot", side=HEROES, at=plan_of(1).index[2, 0], hp=6, most=6, owner=0)
    bot.card = "49"
    state.figures[90] = bot
    turn(game, "M", "bandit-guard", GUARD)
    assert (bot.hp, game.hp("B")) == (4, 30)


@rule("GH-SUMMON-09", "GH-AMBIG-02")
@pytest.mark.parametrize("to", ["0,1", "1,1"])
def test_where_a_summon_may_end_the_players_decide(to: str) -> None:
    game = room(". g . . B\n . . . .\n. s . . .", B="tinkerer", g="bandit-guard", s="bandit-archer")
    bot = _bot(game)
    happens(take_turn(table(game), bot), f"at:{to}")
    assert (game.at("s"), game.hp("g")) == (to, 6 - 2)


@rule("GH-SUMMON-09", "GH-FOCUS-09", "GH-INIT-04")
@pytest.mark.parametrize(("g", "h", "hurt"), [("normal 1", "normal 2", "g"), ("normal 2", "normal 1", "h"),
                                              ("normal 1", "elite 2", "h"), ("elite 2", "elite 1", "h")])  # fmt: skip
def test_of_equal_enemies_of_a_type_a_summon_wants_the_one_that_acts_first(g: str, h: str, hurt: str) -> None:
    game = room("g s h . B", B="tinkerer", g="bandit-guard", h="bandit-guard", s="bandit-archer")
    for letter, (rank, number) in {"g": g.split(), "h": h.split()}.items():
        game.who(letter).rank, game.who(letter).number = rank, int(number)  # type: ignore[assignment]
    before = game.hp(hurt)
    happens(take_turn(table(game), _bot(game)))
    assert game.hp(hurt) == before - (1 if "elite" in (g, h)["gh".index(hurt)] else 2)


@rule("GH-MATK-04", "GH-EFFECT-18", "GH-SUMMON-09")
@pytest.mark.parametrize(("numbers", "spared"), [("321", "g"), ("231", "h")])
def test_a_target_that_a_modifier_card_adds_is_the_one_that_acts_first(numbers: str, spared: str) -> None:
    """Three guards around a bot: k is its focus, and of the other two it adds the one with the lower number."""
    drawing = "g s h . B\n k . . ."
    game = room(
        drawing, B="tinkerer", g="bandit-guard", h="bandit-guard", k="bandit-guard", s="bandit-archer", mods="+0-target"
    )
    for letter, number in zip("ghk", numbers, strict=True):
        game.who(letter).number = int(number)
    happens(take_turn(table(game), _bot(game)))
    assert {letter for letter in "ghk" if game.hp(letter) == 6} == {spared}


@rule("GH-FOCUS-09", "GH-INIT-08")
@pytest.mark.parametrize(
    ("first", "then", "hurt"), [("bandit-guard", "city-guard", "g"), ("city-guard", "bandit-guard", "h")]
)
def test_of_types_with_one_initiative_the_one_that_comes_first_is_wanted(first: str, then: str, hurt: str) -> None:
    """Both guards have 50; the players choose who acts first, whatever the numbers of the standees."""
    game = room("g s h . B", B="tinkerer", g="bandit-guard", h="bandit-guard", s="bandit-archer")
    bot, other = _bot(game), game.who("h")
    game.state.monsters["city-guard"] = _monsters("city-guard")
    game.state.monsters["city-guard"].card = f"city-guard:{GUARD}"
    other.name, other.hp, before = "city-guard", 6, 6
    game.state.order = [Slot(50, monsters=first), Slot(50, monsters=then)]
    happens(take_turn(table(game), bot))
    assert game.hp(hurt) < before


@rule("GH-FOCUS-09", "GH-SUMMON-11")
def test_of_two_summons_the_first_that_was_summoned_is_wanted() -> None:
    game = room("g M h . B", M="bandit-guard", B="tinkerer", g="bandit-archer", h="bandit-archer")
    later, earlier = _bot(game, "h"), _bot(game, "g")
    assert earlier.id < later.id
    assert order_of(game.state, earlier) < order_of(game.state, later) < order_of(game.state, game.who("B"))
    turn(game, "M", "bandit-guard", GUARD)
    assert (earlier.hp, later.hp) == (6 - 2, 6)


def _bot(game: Scene, letter: str = "s") -> Figure:
    """A drawn archer stands for a bot of the first character, on its turn."""
    bot = game.who(letter)
    bot.kind, bot.name, bot.side, bot.owner, bot.card, bot.rank = "summon", "battle-bot", HEROES, 0, "49", ""
    bot.hp = bot.most = 6
    game.state.monsters["bandit-guard"].card = f"bandit-guard:{GUARD}"
    game.state.turn = Turn(Slot(50, character=0), [], bot.id)
    return bot


@rule("GH-MMOVE-12", "GH-MMOVE-13")
@pytest.mark.parametrize(("card", "place", "hp"), [(535, "0,0", 30), (533, "0,2", 28)])
def test_an_archer_whose_next_step_is_taken_stays(card: int, place: str, hp: int) -> None:
    """Another archer is in the way: with Move 1 she stays where she is, with Move 2 she shoots from beyond it."""
    game = room(
        """
        a # # # #
         k # # #
        # . # # #
         # . . .
        . . . . .
         . . . .
        . B . . .
        """,
        a="bandit-archer", k="bandit-archer", B="brute",
    )  # fmt: skip
    turn(game, "a", "bandit-archer", card)
    assert (game.at("a"), game.hp("B")) == (place, hp)


@rule("GH-MAXEFF-04", "GH-MATK-04")
def test_further_targets_are_those_that_it_wanted_before_it_moved() -> None:
    """Range 2, two targets: from where it starts T is nearer than S, from where it ends S is."""
    game = room(
        """
        . . . . .
         . . . .
        . . . . .
         . . S .
        T . . . .
         M . . .
        . B . . .
        """,
        M="bandit-archer", B="brute", T="tinkerer", S="scoundrel",
    )  # fmt: skip
    for n, character in enumerate(game.state.characters):
        character.initiative = 20 + 10 * n
    attack = Attack(range=2, targets=2)
    play = Playing(game.who("M"), by_rules=True, focus=game.who("B").id)
    mind = Mind(field_of(game.state, game.who("M")), Move(2), attack)
    happens(move_towards(table(game), play, mind))
    hit = happens(hits_from_here(table(game), play, attack))
    assert hit == [game.who("B"), game.who("T")]


@rule("GH-ELEM-13", "GH-COND-19")
def test_a_stunned_monster_infuses_all_the_same() -> None:
    """Flame Demon, card 629: Move +0, Attack +0, Fire. Monsters infuse even if they perform no ability."""
    game = room("M B . . .", M="bandit-guard", B="brute")
    game.who("M").conditions |= CONDITION["stun"]
    turn(game, "M", "flame-demon", 629)
    assert game.state.turn is not None
    assert game.state.turn.infused == 1 << ELEMENTS.index("fire")
    assert (game.at("M"), game.hp("B")) == ("0,0", 30)


@rule("GH-ELEM-13", "GH-COND-11")
def test_a_monster_that_dies_of_its_wound_infuses_all_the_same() -> None:
    game = room("M B . . .", M="bandit-guard", B="brute")
    state, demon = game.state, game.who("M")
    state.monsters["flame-demon"] = _monsters("flame-demon")
    state.monsters["flame-demon"].card = "flame-demon:629"
    demon.name, demon.hp, demon.conditions = "flame-demon", 1, CONDITION["wound"]
    state.turn = Turn(Slot(50, monsters="flame-demon"), [demon.id])
    happens(next_turn(table(game)))
    assert (game.there("M"), state.phase, game.hp("B")) == (False, "end_turn", 10)
    assert state.turn.infused == 1 << ELEMENTS.index("fire")


@rule("GH-COND-14", "GH-COND-19", "GH-TILE-15")
@pytest.mark.parametrize(("condition", "hp"), [("immobilize", 30), ("stun", 30), ("poison", 28)])
def test_a_trap_that_stops_a_monster_ends_its_move(condition: str, hp: int) -> None:
    """In a passage of one hex: it springs the trap and gets no further, unless the trap only poisons."""
    game = room("M ^ . B .\n # # # #", M="bandit-guard", B="brute")
    game.state.map.traps[spot(game, 1, 0)] = Trap("bear", 0, (condition,))
    turn(game, "M", "bandit-guard", GUARD)
    assert game.at("M") == ("2,0" if condition == "poison" else "1,0")
    assert game.hp("B") == hp


@rule("GH-COND-30", "GH-COND-02")
@pytest.mark.parametrize(("card", "curses"), [(677, 1), (682, 2)])
def test_a_curse_of_the_statistics_and_one_of_the_card_are_two(card: int, curses: int) -> None:
    """A Forest Imp of level 7 curses with every attack; card 682 adds a Curse to that."""
    game = room("M . B . .", M="bandit-guard", B="brute", setup=Setup(level=9, difficulty="very_hard"))
    before = len(game.character().modifiers)
    turn(game, "M", "forest-imp", card)
    assert len(game.character().modifiers) == before + curses
    assert len(game.state.curses) == 10 - curses


@rule("GH-MOTHER-03", "GH-MSTAT-03")
@pytest.mark.parametrize(("rank", "hp", "left"), [("normal", 5, 3), ("elite", 6, 4), ("elite", 9, 5)])
def test_an_ooze_that_splits_brings_a_normal_one(rank: str, hp: int, left: int) -> None:
    """Card 696: it suffers 2 and summons a normal Ooze (at level 1: at most 5 hit points) with what it has left."""
    game = room("M . . . B", M=f"bandit-guard {rank}", B="brute")
    game.who("M").hp = hp
    turn(game, "M", "ooze", 696)
    (new,) = [figure for figure in game.state.figures.values() if figure.name == "ooze" and figure is not game.who("M")]
    assert (game.hp("M"), new.rank, new.hp, new.most) == (hp - 2, "normal", left, 5)


#: Range 4 reaches B, but no way leads to a hex beside it.
APART = """
    M # . B .
     # # . .
"""


@rule("GH-FOCUS-02", "GH-FOCUS-14")
@pytest.mark.parametrize("card", [735, 736, 737])
def test_of_two_attacks_the_one_that_gets_further_finds_a_focus(card: int) -> None:
    """Deep Terror: an attack on adjacent enemies, then one at range 4, 5 or 3; it targets those either can reach."""
    game = room(APART, M="bandit-guard", B="brute")
    turn(game, "M", "deep-terror", card)
    assert game.hp("B") == 30 - (1 if card == 736 else 2)


@rule("GH-FOCUS-02", "GH-FOCUS-08")
def test_a_ranged_attack_after_a_melee_attack_is_made_on_the_nearest() -> None:
    """T stands nearer, but the way to a hex beside it is longer than the way to B."""
    game = room(
        """
        . # T . .
         . # . .
        M . # . .
         . . # .
        . . . # .
         . . . .
        B . . . .
        """,
        M="bandit-guard", B="brute", T="tinkerer",
    )  # fmt: skip
    turn(game, "M", "deep-terror", 736)  # Attack +0, Poison; Attack -1, Range 5, Immobilize
    assert (game.hp("B"), game.hp("T")) == (30, 29)


@rule("GH-FOCUS-03", "GH-ELEM-14")
@pytest.mark.parametrize(("elements", "hp"), [("", 30), ("air", 28)])
def test_an_attack_for_an_element_is_an_attack_of_the_round(elements: str, hp: int) -> None:
    """Savvas Icestorm, card 713: Shield, Heal; Air: Attack +0, at its own range of 4."""
    game = room(APART, M="bandit-guard", B="brute", elements=elements)
    turn(game, "M", "savvas-icestorm", 713)
    assert game.hp("B") == hp


@rule("GH-FOCUS-09", "GH-FOCUS-11", "GH-INIT-09")
@pytest.mark.parametrize(("order", "hurt"), [((0, 1), "B"), ((1, 0), "T"), ((0,), "T"), ((1,), "B")])
def test_of_two_resting_characters_the_first_to_act_is_the_focus(order: tuple[int, ...], hurt: str) -> None:
    """Both are at 99; when monsters appear late, a character that has already acted counts as first."""
    game = room("B M T . .", M="bandit-guard", B="brute", T="tinkerer")
    for character in game.state.characters:
        character.initiative = character.second = 99
    game.state.order = [Slot(99, character=n) for n in order]
    turn(game, "M", "bandit-guard", GUARD)
    assert [letter for letter in "BT" if game.hp(letter) < 30] == [hurt]


@rule("GH-COND-32")
@pytest.mark.parametrize(("type", "card", "hp"), [("ancient-artillery", 701, 28), ("deep-terror", 739, 30)])
def test_what_targets_nobody_gets_at_the_invisible(type: str, card: int, hp: int) -> None:
    """All adjacent to an Ancient Artillery suffer 2 damage; a Deep Terror wounds and poisons those it can target."""
    game = room("B M . . .", M="bandit-guard", B="brute")
    game.who("B").conditions = CONDITION["invisible"]
    turn(game, "M", type, card)
    assert (game.hp("B"), game.has("B", "wound")) == (hp, False)


@rule("GH-MOTHER-04")
def test_where_no_standee_is_left_nobody_is_asked_where_it_should_stand() -> None:
    """Cultist, card 609: a summon that fails, then 2 damage. Two hexes would be equally good."""
    game = room(
        """
        . . . . .
         M . . .
        . . . . .
         B . . .
        """,
        M="bandit-guard", B="brute",
    )  # fmt: skip
    state, cultist = game.state, game.who("M")
    for type in ("cultist", "living-bones"):
        state.monsters[type] = _monsters(type)
    state.monsters["cultist"].card, cultist.name, cultist.hp = "cultist:609", "cultist", 5
    state.monsters["living-bones"].standees.cards = []
    assert list(take_turn(table(game), cultist)) == []
    assert (cultist.hp, len(state.figures)) == (3, 2)
