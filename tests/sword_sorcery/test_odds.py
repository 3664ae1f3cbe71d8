"""The odds of an attack."""

from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.rules.odds import at_least, damage_odds, mean, rolled
from emberhall.games.sword_sorcery.state import (
    Figure,
    Mod,
    State,
)
from emberhall.testing import Position

from .positions import enemy, hero, under_way


def odds(one: Figure, foe: Figure, at: Position[State], blow: fx.Blow, **more: int) -> list[float]:
    return [round(chance, 3) for chance in damage_odds(at.state, one, foe, blow, **more)]


def test_odds_of_dice() -> None:
    assert rolled("hit", 0, 0) == (1.0,)
    assert [round(chance, 3) for chance in rolled("hit", 1, 0)] == [0.3, 0.5, 0.2]
    assert [round(chance, 3) for chance in rolled("hit", 0, 1)] == [0.5, 0.5, 0]
    assert [round(chance, 3) for chance in rolled("shield", 0, 1)] == [0.6, 0.4, 0]
    assert mean((0.5, 0.25, 0.25), 1) == 0.5
    assert mean((0.5, 0.25, 0.25), 9) == 0.75
    assert at_least((0.5, 0.25, 0.25), 1) == 0.5


def test_odds_of_an_attack() -> None:
    one, two = hero("warden", "T01a.C", items=("w_club",)), hero("trickster", "T06a.H")
    at = under_way(one, two, foe := enemy("bandit", "green", "T01a.C"))
    club = fx.Blow(fx.Dice(red=1), "blunt")
    assert odds(one, foe, at, club) == [0.5, 0.38, 0.12]
    foe.shields = 1
    assert odds(one, foe, at, club)[0] == 0.88
    foe.shields, foe.mods = 0, [Mod("hits_against", 1, "round")]
    assert odds(one, foe, at, club)[0] == round(0.3 * 0.4, 3)
    foe.mods = []
    for colour, missed in (("red", 0.21), ("blue", 0.31)):  # one die more, by a card or by what lasts
        assert odds(one, foe, at, club, **{colour: 1})[0] == missed
        one.mods = [Mod(f"attack_{colour}", 1, "round")]
        assert odds(one, foe, at, club)[0] == missed
        one.mods = []
    assert odds(one, foe, at, club, hits=1)[0] == round(0.3 * 0.4, 3)
    two.area = one.area  # supremacy
    assert odds(one, foe, at, club)[0] == 0.12
    assert odds(one, foe, at, fx.Blow(fx.Dice(red=1), "blunt", lethal=1))[0] == 0
    bones = enemy("skeleton_guard", "red", "T01a.A")
    bones.powers, bones.area = [], foe.area
    # one by supremacy, one by weakness; armor 1 and a red die with shields on half of its faces
    assert odds(one, bones, at, fx.Blow(fx.Dice(), "holy"))[:2] == [0.5, 0.5]


def test_odds_of_enemies() -> None:
    pack = [enemy("wolf", "green", "T01a.C") for _ in range(3)]
    at = under_way(one := hero("warden", "T01a.C"), hero("trickster", "T06a.H"), *pack)
    wolf = at.state.enemies[0]
    main = wolf.card.attacks["main"]
    one.ward, one.shields = 1, 1
    assert odds(wolf, one, at, main)[:3] == [0.5, 0.38, 0.12]  # three hits more; armor 1, two tokens
    one.ward = one.shields = 9
    assert odds(wolf, one, at, main) == [1.0, 0]
    wraith = enemy("wraith", "red", "T01a.C")
    wraith.powers, wraith.area = [], one.area
    one.ward = one.shields = 0
    at.state.enemies = [wraith]
    assert odds(wraith, one, at, wraith.card.attacks["main"])[0] == 0.09
