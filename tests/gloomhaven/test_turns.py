"""A character's turn: halves of cards, moves, attacks, damage, rests, doors."""

from emberhall.effects import Lasting
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.nodes import Attack, More, Move
from emberhall.games.gloomhaven.game import GAME
from emberhall.games.gloomhaven.rules.looting import loot
from emberhall.games.gloomhaven.rules.turns import next_turn
from emberhall.games.gloomhaven.state import Ability, Active, Bonus, Setup, Slot, Turn
from emberhall.games.gloomhaven.terms import CONDITION
from emberhall.rulebook import rule

from .positions import happens, line, room, spot, table

OPEN = """
    . . . . .
     . B g .
    . . . . .
     . . . .
    . . . . .
"""


@rule("GH-TURN-01", "GH-TURN-03", "GH-TURN-09", "GH-TURN-10")
def test_a_top_and_a_bottom_of_two_cards() -> None:
    game = room(OPEN, B="brute", g="bandit-guard")
    assert game.asked == (0,)
    assert set(game.keys) == {
        *(f"use_half:{card}:{half}" for card in "12" for half in ("top", "bottom")),
        *(f"use_default:{card}:{half}" for card in "12" for half in ("top", "bottom")),
        "end_turn",
    }
    game.do("use_default:1:top", "on:g")
    assert set(game.keys) == {"use_half:2:bottom", "use_default:2:bottom", "end_turn"}
    assert game.character().discard.cards == ["1"]


@rule("GH-ATTACK-01", "GH-AMD-08")
def test_an_attack_draws_one_card() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", mods="+1 -2").do("use_default:1:top")
    assert game.targets == "g"
    game.do("on:g")
    assert game.hp("g") == 6 - 3
    assert game.character().modifier_discard.cards == ["0:+1.13"]


@rule("GH-SHIELD-01", "GH-EFFECT-15")
def test_pierce_against_shield() -> None:
    game = room(OPEN, B="brute", g="bandit-guard elite")  # elite guards of level 1 have Shield 1
    assert game.hp("g") == 9
    game.do("use_default:1:top", "on:g")
    assert game.hp("g") == 8
    game = room(OPEN, B="brute", g="bandit-guard elite").do("use_half:1:top", "on:g")  # Attack 3, Pierce 2
    assert game.hp("g") == 6


@rule("GH-COND-09")
def test_poison_adds_one_to_attacks() -> None:
    game = room(OPEN, B="brute", g="bandit-guard")
    game.who("g").conditions |= CONDITION["poison"]
    game.do("use_default:1:top", "on:g")
    assert game.hp("g") == 3


@rule("GH-COND-36", "GH-ADV-08")
def test_advantage_takes_the_better_of_two() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", mods="-1 +2 x0")
    game.who("B").conditions |= CONDITION["strengthen"]
    game.do("use_default:1:top", "on:g")
    assert game.hp("g") == 2
    assert len(game.character().modifier_discard) == 2


@rule("GH-COND-23")
def test_disadvantage_takes_the_worse_of_two() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", mods="+2 -1 x2")
    game.who("B").conditions |= CONDITION["muddle"]
    game.do("use_default:1:top", "on:g")
    assert game.hp("g") == 5


@rule("GH-AMD-09")
def test_rolling_cards_are_added_until_one_does_not_roll() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", mods="+1r +0r-push1 +1 x2").do("use_default:1:top", "on:g")
    assert game.hp("g") == 2
    assert game.prompt == "ask-push"
    assert len(game.character().modifier_discard) == 3


@rule("GH-AMD-14", "GH-END-02")
def test_the_null_card_shuffles_the_deck_at_the_end_of_the_round() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", mods="x0", hand="3 4 5 6").do("use_default:1:top", "on:g")
    assert game.hp("g") == 6
    assert game.character().reshuffle
    cards = [*game.character().modifiers, *game.character().modifier_discard]
    game.do("end_turn")
    assert game.shuffled(cards)


@rule("GH-ATTACK-12", "GH-ATTACK-14", "GH-LOOT-07")
def test_a_dead_monster_leaves_a_coin() -> None:
    game = room(OPEN, B="brute", g="bandit-guard")
    game.who("g").hp = 2
    at = game.who("g").at
    game.do("use_default:1:top", "on:g")
    assert not game.there("g")
    assert game.state.map.coins == {at: 1}
    game.do("use_default:2:bottom", "move_to:2,1", "stay")
    assert game.character().coins == 1
    assert game.state.map.coins == {}


@rule("GH-MOVE-01", "GH-MOVE-03", "GH-MOVE-04", "GH-MOVE-06")
def test_enemies_and_obstacles_bar_the_way() -> None:
    game = room(
        """
        . . . . .
         B g . .
        # . . . .
        """,
        B="brute",
        g="bandit-guard",
    ).do("use_default:1:bottom")
    assert game.moves == {"0,0", "1,0", "2,0", "0,2", "1,2", "-1,3", "0,3"}


@rule("GH-MOVE-02", "GH-MOVE-06")
def test_allies_are_passed_but_not_joined() -> None:
    game = room(
        """
        B T . . .
         # . . .
        """,
        B="brute",
        T="tinkerer",
    ).do("use_default:1:bottom")
    assert "1,0" not in game.moves
    assert "2,0" in game.moves


@rule("GH-MOVE-08", "GH-MOVE-09")
def test_a_jump_passes_over_everything() -> None:
    game = room(
        """
        # g # . .
         B # . .
        # # . . .
        """,
        B="brute",
        g="bandit-guard",
        cards="9 2",
    )
    game.do("use_half:9:bottom")  # Move 3, Jump
    assert "1,0" not in game.moves
    assert "2,1" in game.moves


@rule("GH-MOVE-01", "GH-MOVE-06", "GH-MOVE-08")
def test_the_way_of_a_jump_is_chosen_where_it_matters() -> None:
    game = room(
        """
        B g . . .
         a . . .
        . . . . .
        """,
        B="brute",
        g="bandit-guard",
        a="bandit-archer",
        cards="1 2",
        hand="3 4",
    )
    game.do("use_half:1:bottom", "move_to:1,0")  # Trample: Move 4, Jump; Attack 2 on all enemies moved through
    assert "stay" not in game.keys  # nobody ends on another figure
    game.do("move_to:0,1", "move_to:1,1", "stay")
    assert game.keys == [f"target:{game.who('g').id}", f"target:{game.who('a').id}", "skip"]


@rule("GH-MOVE-06")
def test_other_jumps_only_say_where_they_end() -> None:
    game = room("B g . . .", B="brute", g="bandit-guard", cards="9 2", hand="3 4").do("use_half:9:bottom")
    assert "move_to:1,0" not in game.keys
    assert "move_to:2,0" in game.keys


@rule("GH-TILE-11", "GH-MOVE-05", "GH-DAMAGE-06")
def test_a_trap_is_sprung() -> None:
    game = room(
        """
        B ^ . . .
         # # . .
        """,
        B="brute",
    ).do("use_default:1:bottom", "move_to:1,0")
    assert game.hp("B") == 10 - 3
    assert game.state.map.traps == {}
    assert game.moves == {"0,0", "2,0"}


@rule("GH-TILE-20", "GH-MOVE-05")
def test_hazardous_terrain_hurts_and_stays() -> None:
    game = room(
        """
        B * . . .
         # # . .
        """,
        B="brute",
    ).do("use_default:1:bottom", "move_to:1,0")
    assert game.hp("B") == 9
    assert len(game.state.map.hazards) == 1


@rule("GH-COND-14")
def test_the_immobilized_do_not_move() -> None:
    game = room(OPEN, B="brute", g="bandit-guard")
    game.who("B").conditions |= CONDITION["immobilize"]
    game.do("use_default:1:bottom")
    assert game.prompt == "ask-act"
    assert game.at("B") == "1,1"


@rule("GH-COND-22", "GH-COND-19", "GH-COND-21")
def test_the_stunned_discard_both_cards() -> None:
    game = room(OPEN, B="brute", g="bandit-guard", hand="3 4 5 6", phase="select", monster_cards={"bandit-guard": 524})
    game.who("B").conditions |= CONDITION["stun"]
    game.do("play_cards:3:4")
    assert game.character().discard.cards == ["3", "4"]
    assert not game.has("B", "stun")
    assert game.prompt == "ask-short-rest"


@rule("GH-RETAL-01", "GH-RETAL-03")
def test_retaliate_strikes_back() -> None:
    game = room(OPEN, B="brute", g="bandit-guard")
    game.who("g").bonuses.append(Bonus("retaliate", 2))
    game.do("use_default:1:top", "on:g")
    assert game.hp("B") == 8


@rule("GH-DAMAGE-01", "GH-DAMAGE-03", "GH-DAMAGE-05")
def test_damage_is_negated_with_cards() -> None:
    drawing = """
        B ^ . . .
         # # . .
        """
    game = room(drawing, B="brute", hand="3 4", discard="5 6").do("use_default:1:bottom", "move_to:1,0")
    assert game.prompt == "ask-damage"
    assert game.keys == ["suffer", "lose_card:3", "lose_card:4", "lose_discards:5,6"]
    game.do("lose_card:3")
    assert game.hp("B") == 10
    assert game.character().lost.cards == ["3"]
    game = room(drawing, B="brute", hand="3 4", discard="5 6").do("use_default:1:bottom", "move_to:1,0")
    game.session.table.events = []
    game.do("lose_discards:5,6")
    assert game.character().lost.cards == ["5", "6"]
    told = [GAME.texts.say(event.message, "en") for event in game.session.table.events]
    assert told == ["Brute loses two discarded cards (Overwhelming Assault, Grab and Go) to negate 3 damage."]


@rule("GH-EXHAUST-01", "GH-EXHAUST-03", "GH-EXHAUST-05")
def test_without_hit_points_a_character_is_exhausted() -> None:
    game = room(
        """
        B ^ . . .
         # # . .
        """,
        B="brute",
    )
    game.who("B").hp = 3
    game.do("use_default:1:bottom", "move_to:1,0")
    assert game.character().exhausted
    assert not game.there("B")
    assert game.over == "end-lost"


@rule("GH-DOOR-01", "GH-DOOR-02", "GH-DOOR-03", "GH-DOOR-07")
def test_a_door_opens_in_the_middle_of_a_move() -> None:
    game = room(
        """
        . . . . .
         . . . .
        . . . . .
         B . . .
        """,
        B="brute",
    )
    assert game.state.map.rooms == 1
    game.do("use_default:1:bottom", "move_to:-2,3")
    assert game.state.map.rooms == 3
    assert {figure.name for figure in game.state.figures.values()} == {"brute", "bandit-archer", "bandit-guard"}
    assert game.prompt == "ask-move"
    assert "-3,3" in game.moves
    assert all(game.state.monsters[type].card for type in ("bandit-archer", "bandit-guard"))


@rule("GH-REST-10", "GH-TURN-12")
def test_after_a_long_rest_nothing_else_is_done() -> None:
    """A potion may be drunk before and after the rest; then the turn is over."""
    game = room("B . . . g", B="brute", g="bandit-guard", phase="select", hand="1 2", discard="3 4 5", items=(12,))
    game.who("B").hp = 3
    game.do("long_rest")
    assert game.prompt == "ask-item"
    game.do("skip")
    assert game.prompt == "ask-long-rest"
    game.do("lose_card:3")
    assert game.prompt == "ask-item"
    game.do("skip")
    assert game.prompt == "ask-cards"


def test_turn_start_effects_are_for_figures_still_on_the_map() -> None:
    game = room("B . . . .", B="cragheart", cards="117 118", hand="119 120 121 122", setup=Setup(level=8))
    game.state.waiting["your_turn_start"] = [Lasting("143", 0)]
    game.character().active.append(Active(Ability("143"), "bottom", True, False))
    game.who("B").hp = 5
    game.state.order = [Slot(60, character=0)]
    game.who("B").acted = 0
    assert game.state.turn is not None
    game.state.turn.left = []
    happens(next_turn(table(game)))
    assert game.hp("B") == 7  # Heal 2 at the start of the turn
    assert str(game.state.phase) == "act"
    game.who("B").hp, game.who("B").acted, game.who("B").conditions = 1, 0, CONDITION["wound"]
    game.character().hand.cards = []
    game.state.order = [Slot(60, character=0)]
    happens(next_turn(table(game)))
    assert game.character().exhausted
    assert str(game.state.phase) == "end_turn"


def test_damage_that_is_suffered_for_more() -> None:
    game = line()
    effect = Attack(2, more=(More(suffer=1, add=2),))
    happens(BOOK.do(table(game), Playing(game.who("B"), owner=0), effect), "yes", f"target:{game.who('g').id}")
    assert (game.hp("B"), game.hp("g")) == (9, 2)


def test_hexes_are_counted_for_whose_turn_it_is() -> None:
    game = room("B T . . .", B="brute", T="tinkerer")
    assert game.state.turn is not None
    play = Playing(game.who("T"), owner=1, seat=1)
    happens(BOOK.do(table(game), play, Move(2)), "move_to:2,0", "stay")
    assert game.at("T") == "2,0"
    assert game.state.turn.moved == 0


@rule("GH-LOOT-01")
def test_loot_takes_no_more_than_it_may() -> None:
    """Five hexes with two coins each; at most four tokens are taken (Spellweaver, card 84)."""
    game = room("B o o o o", B="spellweaver")
    for q in range(1, 5):
        game.state.map.coins[spot(game, q, 0)] = 2
    assert loot(table(game), game.character(), 4, most=5) == 5
    assert game.character().coins == 5
    assert sum(game.state.map.coins.values()) == 3


@rule("GH-INIT-04")
def test_a_figure_that_died_before_its_turn_is_passed_over() -> None:
    """Two guards: the first is dead when its turn comes, and the second has already acted."""
    game = room("B g h . .", B="brute", g="bandit-guard", h="bandit-guard", hand="3 4")
    state = game.state
    state.monsters["bandit-guard"].card = "bandit-guard:527"
    state.order = []
    state.turn = Turn(Slot(50, monsters="bandit-guard"), [game.who("g").id, game.who("h").id])
    del state.figures[game.who("g").id]
    game.who("h").acted = state.round
    happens(next_turn(table(game)))
    happens(next_turn(table(game)))
    assert game.hp("B") == 10
    assert state.turn.left == []
