"""How the scene shows ambushes, walls and Units in a fight, and what the story marks as a moment."""

import pytest

from emberhall.games.mage_knight import choices as ch
from emberhall.games.mage_knight.content import FACTION_TOKEN
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.ground import word
from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.rules.volkare import general
from emberhall.games.mage_knight.scene.cards import enemy, faction_token, leader, unit
from emberhall.games.mage_knight.scene.emblems import GREATS, TOKENS
from emberhall.games.mage_knight.state import EnemyToken, Unit, UnitCard
from emberhall.games.mage_knight.terms import RANGED
from emberhall.kernel import msg
from emberhall.rulebook import rule
from tests.mage_knight.games import opened
from tests.mage_knight.positions import Position, again, fight, land
from tests.mage_knight.test_scene import board, everything, fought, panel, row, seen
from tests.mage_knight.tezla import TEZLA


def risky(play: Position) -> list[str]:
    """The spots where a step would provoke an enemy."""
    names = {f"space:{word(at)}": name for name, at in play.spots.items()}
    return sorted(names.get(space.id, "?") for space in board(seen(play)).spaces if space.risk is not None)


@rule("MKX-AMBUSH-01", "MKX-AMBUSH-02")
def test_steps_that_provoke_an_ambush_are_marked() -> None:
    spots = {"O": "plains !prowlers", "X": "plains", "A": "plains", "B": "plains", "C": "plains"}
    play = land("arythea", "O X A C", spots=spots, options=TEZLA, at="A", move=4)
    assert risky(play) == []
    factions_of(play.state).ambushing.append(play.spots["O"])
    assert risky(again(play)) == ["X"]  # C is three spaces away


@pytest.mark.parametrize(
    ("faction", "level", "figures"),
    [
        (0, 1, [("leader-level", 1), ("attack", 2), ("attack", 2), ("attack", 2), ("armor", 3), ("fame", 3)]),
        (1, 5, [("leader-level", 5), ("attack", 6), ("armor", 4), ("fame", 3)]),
        (1, 12, [("leader-level", 12), ("attack", 10), ("armor", 4), ("fame", 3)]),
        (1, 4, [("leader-level", 4), ("armor", 4), ("fame", 3)]),  # it summons
    ],
)
def test_the_card_of_a_leader_has_the_figures_of_its_level(
    faction: int, level: int, figures: list[tuple[str, int]]
) -> None:
    card = leader(faction, level)
    assert [(figure.name.id, figure.value) for figure in card.figures] == figures
    assert card.colour == ("green", "purple")[faction]


def test_units_say_what_they_can_do_in_the_fight() -> None:
    play = fight("arythea", "prowlers", unit="peasants foresters/spent scouts/wounded", level=5, phase="attack")
    notes = [helper.note.id for helper in fought(play).helpers if helper.note is not None]
    assert notes == ["unit-ready-for", "unit-spent", "unit-wounded"]
    ready = fought(play).helpers[0].note
    assert ready is not None
    assert GAME.texts.say(ready, "en") == "ready: Attack 2 or Block 2, Influence 2 or Move 2"  # one of them
    hurt = fight("arythea", "prowlers", unit="peasants foresters/spent scouts/wounded", level=5, phase="damage")
    told = [helper.note for helper in fought(hurt).helpers if helper.note is not None]
    assert [(note.id, note.args.get("n")) for note in told] == [
        ("unit-takes", 3),
        ("unit-takes", 4),
        ("unit-wounded", None),
    ]


@rule("MKX-WALL-06", "MKX-WALL-09")
@pytest.mark.parametrize(
    ("foe", "walls", "site", "said"),
    [
        ("prowlers", "", "", []),
        ("prowlers", "@K", "", ["foe-fortified-place"]),
        ("crossbowmen", "", "keep", ["foe-fortified-place"]),
        ("guardsmen", "", "", []),  # Fortified, which is said as an ability
        ("guardsmen", "", "keep", ["foe-fortified-twice"]),
        ("crossbowmen", "@K", "keep", ["foe-fortified-twice"]),
    ],
)
def test_a_fight_says_how_often_an_enemy_is_fortified(foe: str, walls: str, site: str, said: list[str]) -> None:
    spot = f"hills {site} {foe}" if site else f"hills !{foe}"
    play = land(drawing="@ K", spots={"K": spot}, walls=walls, move=9)
    play.do("walk:K" if site else "challenge:K")
    lines = [line.text.id for line in fought(play).foes[0].lines]
    assert [line for line in lines if line.startswith("foe-fortified")] == said


def test_the_way_left_for_volkare_is_told_while_he_is_on_his_way() -> None:
    def notes(play: Position) -> list[str]:
        return [note.id for note in panel(seen(play), "volkare-panel").notes]

    play = opened("volkares_quest", 1)
    assert "note-volkare-portal" in notes(play)
    general(play.state).beaten = True
    assert "note-volkare-portal" not in notes(again(play))


def test_great_moments_of_the_story() -> None:
    good = {
        "say-level": "level",
        "say-beaten": "attack",
        "say-conquers": "tower",
        "say-city-conquered": "city",
        "say-goal-reached": "fame",
        "say-leader-beaten": "city",
        "say-relic-found": "fame",
        "say-volkare-beaten": "fame",
        "say-volkare-rests": "player-king",
        "say-volkare-nobody": "player-king",
        "say-volkare-moves": "player-king",
    }
    bad = {
        "say-volkare-attacks": "brutal",
        "say-volkare-recruits": "brutal",
        "say-volkare-plunders": "brutal",
        "say-volkare-takes-city": "city",
        "say-volkare-leaves": "brutal",
        "say-knocked-out": "wound",
        "say-rampage": "brutal",
    }
    assert {line: great.emblem for line, great in GREATS.items() if not great.bad} == good
    assert {line: great.emblem for line, great in GREATS.items() if great.bad} == bad
    assert {line for line, great in GREATS.items() if great.quiet} == {
        "say-volkare-rests",
        "say-volkare-nobody",
        "say-volkare-moves",
    }
    assert GAME.greats == GREATS


def test_every_faction_token_has_its_emblem() -> None:
    assert TOKENS.keys() == FACTION_TOKEN.keys()
    for kind in FACTION_TOKEN:
        assert faction_token(f"{kind}.1", "token").emblem == TOKENS[kind]


@rule("MK-RANGED-02")
def test_only_at_a_distance_an_attack_can_be_in_vain() -> None:
    """Without an available Ranged Attack the choice of a target says so; in the Attack phase it does not."""
    for phase, vain in (("ranged", True), ("attack", False)):
        play = fight("arythea", "prowlers", hand="rage", phase=phase, keep=True)
        (target,) = [option for option in play.ask.options if option.key().startswith("target")]
        assert isinstance(target, ch.Target)
        assert target.vain == vain
    shot = fight("arythea", "prowlers", hand="rage", keep=True)
    shot.combat.points[4 * RANGED] = 2  # left over from another target
    (target,) = [
        option
        for option in Position(shot.state, shot.spots, keep=True).ask.options
        if option.key().startswith("target")
    ]
    assert isinstance(target, ch.Target)
    assert not target.vain


def test_a_fight_tells_the_lower_armor_of_the_elusive_and_what_heroes_cost() -> None:
    shown = fought(fight(foes="air_elemental heroes_enemy_ice"))
    lines = {line.emblem: line.text for foe in shown.foes for line in foe.lines}
    assert lines["elusive"].args["low"] == 4
    assert lines["influence"] == msg("text-reputation", n=-1)
    assert [line.text.id for line in shown.stakes] == [
        "stakes-deal",
        "stakes-deal-by",
        "stakes-deal-by",
        "stakes-in-all",
    ]
    for kind, text in (("air_elemental", "text-lower-armor"), ("elven_protectors", "text-defend")):
        assert text in [line.id for line in enemy(f"{kind}.1").text]


def test_many_attacks_may_knock_the_hero_out() -> None:
    shown = fought(fight(foes="swordsmen swordsmen"))  # 12 damage each, twice the six wounds of an Armor of 2
    assert shown.stakes[-1].note == msg("stakes-knocked-out")


def test_puppets_lie_before_their_master() -> None:
    play = land("krang", skills="puppet_master")
    play.hero.puppets = [EnemyToken("prowlers.1")]
    (puppet,) = row(panel(seen(play), "player:0").rows, "puppets:0").cards
    assert (puppet.id, puppet.text) == ("puppet:prowlers.1", ())


def test_of_the_skills_of_a_hero_only_those_in_use_are_told() -> None:
    for scenario, learnt, not_learnt in (
        ("volkares_return_blitz", "mana_enhancement", "mana_suppression"),
        ("full_conquest", "mana_suppression", "mana_enhancement"),
    ):
        focus = seen(opened(scenario, 2, heroes="choose", expansions=("lost_legion", "krang"))).focus
        assert focus is not None
        (card,) = [card for card in focus.rows[0].cards if card.id == "hero-card:krang"]
        skills = everything(card.text)
        assert learnt.replace("_", "-") in skills
        assert not_learnt.replace("_", "-") not in skills


def test_many_enemies_left_are_counted_where_a_few_are_named() -> None:
    for foes, text in (
        ("prowlers diggers ironclads", "option-end-block"),
        ("prowlers diggers ironclads thugs_enemy", "option-end-block-many"),
    ):
        play = fight(foes=foes, phase="block")
        (end,) = [option for option in play.ask.options if option.key() == "end_phase"]
        assert end.label().id == text


def test_a_wounded_unit_says_so_first() -> None:
    hurt = Unit(UnitCard("peasants.1"), wounds=1)
    assert unit(hurt).text[0] == msg("text-wounded")
    assert unit(Unit(UnitCard("peasants.1"))).text[0] != msg("text-wounded")
