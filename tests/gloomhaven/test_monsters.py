"""Monsters and summons in their turns: order, abilities, consumed elements, summons."""

from emberhall.games.gloomhaven.content import MONSTERS, plan_of
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.rooms import put_monster
from emberhall.games.gloomhaven.rules.values import level_of
from emberhall.games.gloomhaven.state import Bonus, Figure, MonsterCard, Slot
from emberhall.games.gloomhaven.terms import CONDITION, HEROES
from emberhall.rulebook import rule

from .positions import Scene, close, happens, room, spot, stage, table

CLOSE = """
    . . . . .
     . B g .
    . . . . .
     . . . .
    . . . . .
"""


def monsters_act(game: Scene, type: str, card: int) -> Scene:
    """The character ends the turn, and the monsters of a type act with this card."""
    monsters = game.state.monsters[type]
    monsters.deck.cards.remove(MonsterCard(f"{type}:{card}"))
    monsters.card = f"{type}:{card}"
    game.state.order = [Slot(70, monsters=type)]
    return game.do("end_turn")


@rule("GH-INIT-04")
def test_elites_act_before_normal_ones() -> None:
    game = room(
        """
        . . . . .
         g B h .
        . . . . .
        """,
        B="brute",
        g="bandit-guard",
        h="bandit-guard elite",
        hand="3 4",
    )
    assert game.who("g").number < game.who("h").number
    monsters_act(game, "bandit-guard", 527)
    assert game.prompt == "ask-damage"
    assert game.state.turn is not None
    assert game.state.turn.figure == game.who("h").id
    assert game.ask.prompt.args["n"] == 3
    game.do("suffer")
    assert game.state.turn.figure == game.who("g").id
    assert game.ask.prompt.args["n"] == 2


@rule("GH-MOTHER-08", "GH-MOTHER-09", "GH-SHIELD-02")
def test_bonuses_of_a_card_last_to_the_end_of_the_round() -> None:
    game = room(CLOSE, B="brute", g="bandit-guard")
    game.who("g").bonuses.append(Bonus("shield", 1))
    game.do("use_default:1:top", "on:g")
    assert game.hp("g") == 5
    monsters_act(game, "bandit-guard", 524)  # Shield 1, Retaliate 2; then the round ends
    assert game.who("g").bonuses == []
    assert game.state.monsters["bandit-guard"].card == ""


@rule("GH-COND-17", "GH-FOCUS-04")
def test_a_disarmed_monster_comes_near_and_does_not_attack() -> None:
    game = room(
        """
        . . . . .
         B . g .
        # # # . .
        """,
        B="brute",
        g="bandit-guard",
    )
    game.who("g").conditions |= CONDITION["disarm"]
    monsters_act(game, "bandit-guard", 527)
    if game.session.asks and game.prompt == "ask-monster-move":
        game.do(game.keys[0])
    assert game.hp("B") == 10
    assert not game.has("g", "disarm")


@rule("GH-COND-19")
def test_a_stunned_monster_does_nothing() -> None:
    game = room(CLOSE, B="brute", g="bandit-guard")
    game.who("g").conditions |= CONDITION["stun"]
    monsters_act(game, "bandit-guard", 527)
    assert game.hp("B") == 10
    assert not game.has("g", "stun")


@rule("GH-AMBIG-01", "GH-MOTHER-03")
def test_an_archer_sets_a_trap_near_an_enemy() -> None:
    game = room(
        """
        . . . . .
         B . . k
        . . . . .
        """,
        B="brute",
        k="bandit-archer",
        hand="3 4",
    )
    monsters_act(game, "bandit-archer", 538)
    for _ in range(4):
        if game.state.map.traps:
            break
        game.do("suffer" if game.prompt == "ask-damage" else game.keys[0])
    (trap,) = game.state.map.traps.values()
    assert (trap.damage, trap.maker) == (3, -1)


@rule("GH-SUMMON-08", "GH-SUMMON-09", "GH-SUMMON-10", "GH-SUMMON-13")
def test_a_summon_acts_before_its_summoner_with_its_deck() -> None:
    game = room(CLOSE, B="tinkerer", g="bandit-guard", hand="30 31 32", phase="select", mods="+2")
    state = game.state
    bot = Figure(
        id=90, kind="summon", name="battle-bot", side=HEROES, at=game.who("g").at + 1, hp=6, most=6, owner=0, card="49"
    )
    state.figures[bot.id] = bot
    assert MONSTERS["bandit-guard"].stats(1, "normal").hp == 6
    monsters = state.monsters["bandit-guard"]
    top = MonsterCard("bandit-guard:529")  # the guards act last
    monsters.deck.cards.remove(top)
    monsters.deck.cards.append(top)
    game.do("play_cards:30:31")
    assert game.hp("g") == 6 - 4
    assert game.character().modifier_discard.cards[0].startswith("0:+2")
    assert game.prompt == "ask-act"


def test_a_monster_that_comes_has_the_level_of_the_scenario() -> None:
    game = close()
    came = put_monster(table(game), "bandit-guard", "normal", spot(game, 0, 0))
    assert came is not None
    assert (came.level_bonus, came.hp, came.coin) == (0, 6, False)


@rule("GH-SUMMON-05")
def test_a_summon_without_a_card_just_goes() -> None:
    game = room("B . . . .", B="brute", items=(35,)).do("use_item:35", "at:1,0")
    (falcon,) = [figure for figure in game.state.figures.values() if figure.kind == "summon"]
    happens(suffer(table(game), falcon, 2))
    assert falcon.id not in game.state.figures
    assert game.character().active == []


@rule("GH-MSTAT-02")
def test_no_monster_is_above_level_seven() -> None:
    first = plan_of(28).scenario.rooms[0].start
    game = stage(28, *(f"{q},{r}" for q, r in first[:2]), level=9, monsters=False)
    game.state.monster_level = 7
    corpse = put_monster(table(game), "living-corpse", "normal", spot(game, *first[2]), level_bonus=2)
    assert corpse is not None
    assert corpse.most == MONSTERS["living-corpse"].stats(7, "normal").hp
    assert level_of(game.state, corpse) == 7
