"""The worked examples of the rulebook."""

import pytest

from emberhall.effects import Lasting
from emberhall.games.gloomhaven.choices import PlayCards
from emberhall.games.gloomhaven.content import CARDS, DECKS, plan_of
from emberhall.games.gloomhaven.effects.book import Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_focus import Mind
from emberhall.games.gloomhaven.rules.monster_turn import field_of, rivals_of
from emberhall.games.gloomhaven.rules.monster_ways import Move
from emberhall.games.gloomhaven.rules.rounds import reveal
from emberhall.games.gloomhaven.rules.turns import _figures
from emberhall.games.gloomhaven.setup import recommended_level
from emberhall.games.gloomhaven.state import Ability, Active, Bonus, Slot
from emberhall.rulebook import rule

from .positions import Scene, happens, room, stage, table
from .test_items import perked

CLOSE = """
    . . . . .
     . B g .
    . . T . .
"""


@rule("GH-PAGE-10", "GH-PAGE-11", "GH-DATA-04")
@pytest.mark.parametrize(("characters", "rank"), [(2, ""), (3, "normal"), (4, "elite")])
def test_a_label_for_each_number_of_characters(characters: int, rank: str) -> None:
    """Black, white, yellow: nobody, a normal and an elite monster."""
    place = next(p for room in plan_of(31).scenario.rooms for p in room.monsters if p.ranks == ("", "normal", "elite"))
    start = plan_of(31).scenario.rooms[0].start
    game = stage(31, *(f"{q},{r}" for q, r in start[:characters]))
    there = [f.rank for f in game.state.figures.values() if plan_of(31).hexes[f.at] == place.hex]
    assert there == ([rank] if rank else [])


@rule("GH-LEVEL-04")
def test_the_average_level_is_rounded_once() -> None:
    """6, 4, 4 and 3 make 4.25; half of it, rounded up, is 3."""
    assert recommended_level([6, 4, 4, 3]) == 3
    assert recommended_level([4, 4, 4, 4]) == 2
    assert recommended_level([1]) == 1


def _card(ids: range, initiative: int) -> str:
    return next(str(id) for id in ids if CARDS[str(id)].initiative == initiative)


@rule("GH-INIT-03", "GH-CARD-02", "GH-ROUND-03", "GH-ROUND-04")
def test_the_order_of_a_round() -> None:
    """Brute 61 (other card 15), Scoundrel 86, Living Bones 45, Archers 32: Archers, Bones, Brute, Scoundrel."""
    ward, fast = _card(range(1, 30), 61), _card(range(1, 30), 15)
    slow = _card(range(88, 116), 86)
    archers = next(card.id for card in DECKS["archer"] if card.initiative == 32)
    bones = next(card.id for card in DECKS["living-bones"] if card.initiative == 45)
    game = room(
        """
        . . . . .
         B S . .
        . . . . .
         . . . .
        . . k l .
        """,
        B="brute",
        S="scoundrel",
        k="bandit-archer",
        l="living-bones",
        phase="select",
        hand=f"{ward} {fast}",
        second_hand=f"{slow} 88",
        monster_cards={"bandit-archer": archers, "living-bones": bones},
    )
    state = game.state
    happens(reveal(table(game), {0: PlayCards(ward, fast), 1: PlayCards(slow, "88")}))
    assert [(play.monsters or play.character, play.initiative) for play in state.order] == [
        ("bandit-archer", 32),
        ("living-bones", 45),
        (0, 61),
        (1, 86),
    ]


@rule("GH-ATTACK-07", "GH-ATTACK-08", "GH-ATTACK-09", "GH-ATTACK-10")
def test_the_scoundrel_adds_two_and_then_doubles() -> None:
    """Attack 3 + 2, doubled: 10; a -1: 9; Shield 1: 8."""
    game = room(
        CLOSE,
        B="scoundrel",
        T="tinkerer",
        g="bandit-guard elite",
        cards="90 88",
        mods="-1",
    )
    assert game.who("g").hp == 9
    game.who("g").hp = game.who("g").most = 20
    game.do("use_half:90:top")  # invisible: the next attack is doubled
    blow = Strike(game.who("g"), 3 + 2, melee=True)
    happens(strike(table(game), Playing(game.who("B"), owner=0), blow))
    assert 20 - game.hp("g") == 8


@rule("GH-EFFECT-15", "GH-EFFECT-16", "GH-EFFECT-17")
@pytest.mark.parametrize(("pierce", "damage"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_pierce_two_against_shield_three(pierce: int, damage: int) -> None:
    """Attack 3, Pierce 2 on Shield 3 is 2 damage; what is left of Pierce adds nothing."""
    game = room(CLOSE, B="brute", T="tinkerer", g="bandit-guard")
    game.who("g").bonuses.append(Bonus("shield", 3))
    happens(strike(table(game), Playing(game.who("B"), owner=0), Strike(game.who("g"), 3, True, pierce=pierce)))
    assert game.hp("g") == 6 - damage


@rule("GH-ACTIVE-02", "GH-ACTIVE-03", "GH-ACTIVE-04", "GH-ACTIVE-05", "GH-XP-04")
def test_frost_armor_cancels_damage_twice() -> None:
    """The token moves with each source of damage, however small; after the second the card is lost."""
    game = room(CLOSE, B="spellweaver", T="tinkerer", g="bandit-guard", cards="66 61", hand="62 63")
    game.do("use_half:66:bottom")
    for n, there in ((1, True), (2, False)):
        happens(suffer(table(game), game.who("B"), n))
        assert game.hp("B") == 6
        assert game.character().xp == n
        assert bool(game.character().active) is there
    assert "66" in game.character().lost.cards
    happens(suffer(table(game), game.who("B"), 1))
    assert game.hp("B") == 5


@rule("GH-ACTIVE-04")
@pytest.mark.parametrize("whose", [0, 1])
def test_a_card_leaves_when_its_charges_are_gone_whatever_else_is_active(whose: int) -> None:
    game = room(CLOSE, T="tinkerer", B="spellweaver", g="bandit-guard")
    other = Active(Ability(("35", "70")[whose]), "bottom", lost=False, round=False)
    armor = Active(Ability("66"), "bottom", lost=True, round=False)
    mage = game.character(1)
    game.character(whose).active.append(other)
    mage.active.append(armor)
    game.state.waiting["damage_to_you"] = [Lasting("66", 1, 0)]
    happens(suffer(table(game), game.who("B"), 3))
    assert armor in mage.active
    happens(suffer(table(game), game.who("B"), 3))
    assert (game.hp("B"), mage.lost.cards) == (6, ["66"])
    assert game.character(whose).active == [other]


@rule("GH-INIT-04", "GH-MON-05", "GH-PAGE-15")
def test_elites_two_and_three_before_the_normal_one_and_four() -> None:
    game = room(
        """
        a b . . .
         c d B T
        """,
        B="brute",
        T="tinkerer",
        a="bandit-guard",
        b="bandit-guard elite",
        c="bandit-guard elite",
        d="bandit-guard",
    )
    assert [game.who(letter).number for letter in "abcd"] == [1, 2, 3, 4]
    acting = _figures(game.state, Slot(50, monsters="bandit-guard"))
    assert acting == [game.who(letter).id for letter in "bcad"]


# how monsters move: the drawings are ours, the situations those of the book


def foci(game: Scene, letter: str, move: Move, attack: Attack) -> str:
    """The letters of the figures that a monster may focus on."""
    rivals = rivals_of(game.state, game.who(letter))
    found = [rivals[i].id for i in Mind(field_of(game.state, game.who(letter)), move, attack).foci()]
    return "".join(sorted(drawn for drawn, figure in game.drawn.items() if figure.id in found))


def goes(game: Scene, letter: str, focus: str, move: Move, attack: Attack) -> set[tuple[int, int]]:
    """The hexes that a monster with a focus may move to."""
    rivals = rivals_of(game.state, game.who(letter))
    number = rivals.index(game.who(focus))
    found = Mind(field_of(game.state, game.who(letter)), move, attack).destinations(number)
    return {plan_of(game.state.scenario).hexes[at] for at in found}


@rule("GH-FOCUS-02", "GH-FOCUS-05", "GH-FOCUS-06")
def test_the_way_to_attack_counts_not_the_distance() -> None:
    """The Brute is nearer, but the way to a hex beside the Tinkerer is shorter."""
    game = room(
        """
        . # B . .
         # # . .
        g # . . .
         . . . .
        . T . . .
        """,
        B="brute",
        T="tinkerer",
        g="bandit-guard",
    )
    assert foci(game, "g", Move(2), Attack()) == "T"


@rule("GH-MMOVE-03", "GH-MMOVE-04", "GH-MMOVE-05", "GH-MAXEFF-03", "GH-MMOVE-06", "GH-MATK-03")
@pytest.mark.parametrize(
    ("attack", "hexes"),
    [
        (Attack(range=2), {(0, 0)}),
        (Attack(), {(1, 0)}),
        (Attack(targets=2), {(1, 1)}),
        (Attack(targets=3), {(2, 1)}),
        (Attack(targets=4), {(2, 1)}),
    ],
)
def test_the_more_targets_the_further_it_goes(attack: Attack, hexes: set[tuple[int, int]]) -> None:
    """Move 3: it stays to shoot, goes one hex for one target, two for two, three for three."""
    game = room(
        """
        g . B . .
         # . . S
        . . T . .
        """,
        B="brute",
        T="tinkerer",
        S="scoundrel",
        g="bandit-guard",
    )
    assert foci(game, "g", Move(3), attack) == "B"
    assert goes(game, "g", "B", Move(3), attack) == hexes


TRAPS = """
    . # . . .
     T ^ g .
    # # . # .
     . . # .
    . . B . .
"""


@rule("GH-MTRAP-01", "GH-MTRAP-06")
def test_an_enemy_behind_a_trap_is_not_the_focus() -> None:
    game = room(TRAPS, B="brute", T="tinkerer", g="bandit-guard")
    assert foci(game, "g", Move(2), Attack()) == "B"


@rule("GH-MTRAP-02", "GH-MTRAP-03")
def test_alone_with_that_enemy_it_steps_on_the_trap() -> None:
    game = room(TRAPS, B="brute", T="tinkerer", g="bandit-guard")
    game.state.characters[0].exhausted = True
    del game.state.figures[game.who("B").id]
    assert foci(game, "g", Move(2), Attack()) == "T"
    assert goes(game, "g", "T", Move(2), Attack()) == {(1, 1)}


@rule("GH-MTRAP-05")
def test_flying_monsters_ignore_traps() -> None:
    game = room(TRAPS, B="brute", T="tinkerer", g="bandit-guard")
    assert foci(game, "g", Move(2, flying=True), Attack()) == "T"


@rule("GH-MTRAP-04", "GH-MMOVE-10", "GH-MMOVE-12", "GH-MMOVE-13", "GH-MOVE-06", "GH-FOCUS-02", "GH-FOCUS-07")
def test_an_archer_takes_no_trap_while_there_is_another_way() -> None:
    """Range 3: two steps past her ally, round the trap, and she shoots; with one step she stays where she is.

    Neither the trap, from which she could shoot at once, nor the free hex that leads nowhere tempts her.
    """
    game = room(
        """
        B . . . .
         # # # l
        # # ^ a .
         # # # #
        """,
        B="brute",
        a="bandit-archer",
        l="bandit-guard",
    )
    (trap,) = game.state.map.traps
    hexes = plan_of(1).hexes
    here = hexes[game.who("a").at]
    assert here == (2, 2)
    assert foci(game, "a", Move(2), Attack(range=3)) == "B"
    assert goes(game, "a", "B", Move(2), Attack(range=3)) == {(3, 0)}
    assert goes(game, "a", "B", Move(1), Attack(range=3)) == {here}
    assert hexes[trap] == (1, 2)
    assert goes(game, "a", "B", Move(1, flying=True), Attack(range=3)) == {(1, 2), (2, 1)}  # trap and obstacle


@rule("GH-PERK-05")
def test_a_card_is_exchanged() -> None:
    """The Brute takes out a -1 and adds a +1."""
    deck = [card.partition(":")[2].rpartition(".")[0] for card in perked("brute", 2, 1).characters[0].modifiers]
    assert (deck.count("-1"), deck.count("+1")) == (4, 6)


@rule("GH-AOE-03", "GH-AOE-05", "GH-AOE-06")
def test_an_area_at_range_needs_one_hex_within_range() -> None:
    """Attack 4 on three hexes at Range 3, if one is in range; Attack 3 on three hexes beside the figure."""
    game = room(
        """
        B . . . g
         . . . .
        """,
        B="tinkerer",
        g="bandit-guard",
        cards="34 30",
    )
    game.do("use_half:34:top")  # Attack 4, Range 3: g stands four hexes away
    assert len(game.offers("area:")) == 1
    game = room(
        """
        B . g . .
         . . . .
        """,
        B="brute",
        g="bandit-guard",
        cards="3 1",
    )
    game.do("use_half:3:top")  # Attack 2 around it
    assert game.prompt == "ask-act"
