"""The odds of a battle."""

import pytest

from emberhall.games.runewars.choices import DiscardFate, PickUnit
from emberhall.games.runewars.content import FATE
from emberhall.games.runewars.rules.battle import fight_out, go_on
from emberhall.games.runewars.rules.odds import Odds, _answer, odds, trial, unseen
from emberhall.games.runewars.state import Draw, FateId, RewardId, fight_of
from emberhall.kernel import Ask, Hand, Option, Rng, msg
from emberhall.kernel.secrecy import redact

from .positions import answer, army, clash, give, hold, side, war


def test_what_is_certain() -> None:
    assert odds(clash("footman footman", "").state) == Odds(1.0, 0.0, 0.0)
    t = clash("footman footman", "")
    t.state.places["6A"].stronghold = 1
    fight_of(t.state).lord = 1
    assert odds(t.state) == Odds(0.0, 0.0, 0.0)  # 2 against 5


def test_a_single_draw_is_counted_right() -> None:
    """Of 30 cards 18 give an archer a hit; one side wins if only it hits: 18/30 * 12/29."""
    assert odds(clash("archer", "siege_engine").state).win == 0.0  # one hit does not stop it
    assert odds(clash("archer", "archer").state, 600).win == pytest.approx(18 / 30 * 12 / 29, abs=0.05)


def test_titles_and_cards_on_the_table_count() -> None:
    t = clash("archer", "archer")
    low = odds(t.state).win
    t.state.titles["lord_commander"].owner = 0
    assert odds(t.state).win > low


def test_odds_go_on_from_where_the_battle_is() -> None:
    t = clash("archer archer", "footman footman", "15", "16", "1", "2")
    for _ in range(5):
        answer(go_on(t))
    assert fight_of(t.state).step == "special"
    assert odds(t.state).win == 1.0  # two damage are drawn, and kill both footmen
    assert odds(t.state).defender_losses == 2.0


def test_both_sides_losses_are_counted() -> None:
    """The archers of the defender have drawn two damage: both footmen fall, and no archer does."""
    t = clash("footman footman", "archer archer", "15", "16")
    for _ in range(5):
        answer(go_on(t))
    assert odds(t.state) == Odds(0.0, 2.0, 0.0)


def test_which_card_is_discarded() -> None:
    """For a giant: nothing before a rout, a rout before damage, the ability before more of either."""
    state = war(side("giant"), side("archer")).state
    cards = {"miss": "f4", "rout": "f23", "routs": "f21", "damage": "f2", "damages": "f1", "ability": "f6"}
    hidden = Hand([FateId(card) for card in cards.values()], owner=0)
    fight_of(state).draws = [Draw(0, "giant", 1, hidden)]

    def left(*among: str) -> str:
        options = [DiscardFate(cards[one], *FATE[cards[one]].zone("hexagon")) for one in among]
        given = _answer(state, Ask(0, msg("ask-discard-fate"), options))
        assert isinstance(given, DiscardFate)
        return next(one for one, card in cards.items() if card == given.fate)

    assert left("rout", "miss") == "miss"
    assert left("damage", "rout") == "rout"
    assert left("routs", "damage") == "damage"
    assert left("damages", "routs") == "routs"
    assert left("ability", "rout") == "rout"
    assert left("routs", "ability") == "ability"
    assert left("damage", "ability") == "damage"  # alike: the first


def test_nothing_changes_by_looking_ahead() -> None:
    t = clash("archer knight", "footman bowman necromancer sorceress")
    hold(t.state, "6B", 1, "footman")
    t.state.players[1].unused["reanimate"] = 4
    before = (t.state.fate.cards[:], units(t), dict(t.state.players[1].unused), t.state.places["6B"].routed.copy())
    for n in range(20):
        trial(t.state, Rng(n))
    assert before == (
        t.state.fate.cards, units(t), dict(t.state.players[1].unused), t.state.places["6B"].routed,
    )  # fmt: skip
    assert fight_of(t.state).step == "muster"


def units(t) -> list[list[str]]:  # type: ignore[no-untyped-def]
    fight = fight_of(t.state)
    return [army(fight.attacker), army(fight.defender)]


def test_odds_depend_on_what_the_viewer_sees() -> None:
    """The player who drew knows more than the other, who knows no more than a spectator."""
    t = clash("archer archer", "footman footman", "15", "16", "1", "2")
    for _ in range(5):
        answer(go_on(t))
    mine, theirs, watching = (redact(t.state, viewer) for viewer in (0, 1, None))
    assert len(unseen(mine)) == 28
    assert len(unseen(theirs)) == 30
    assert odds(mine).win == 1.0
    assert odds(theirs) == odds(watching)
    assert odds(theirs).win < 1.0


def test_what_a_supporting_hero_holds_face_down_is_hidden_from_others() -> None:
    """Seen by the other player, and by a spectator."""
    t = clash("archer", "archer")
    hero = t.state.players[0].heroes[0]
    hero.area = "6A"
    hero.rewards.cards = ["crown_of_command.1"]
    fight_of(t.state).attacker.support = {"archer": hero.id}
    watching, theirs, mine = (odds(redact(t.state, viewer)) for viewer in (None, 1, 0))
    assert watching == theirs == mine


def test_cards_in_hand_do_not_matter() -> None:
    t = clash("archer", "archer", "1", "2")
    alone = odds(t.state)
    give(t.state, 0, "divine_favor")
    give(t.state, 1, "hold_the_line")
    assert odds(t.state) == alone


def test_the_best_card_is_kept() -> None:
    """With a hero beside them they keep the better of two cards, so that they hit more often."""
    alone, helped = clash("archer", "archer"), clash("archer", "archer")
    hero = helped.state.players[0].heroes[0]
    hero.area = "6A"
    fight_of(helped.state).attacker.support = {"archer": hero.id}
    assert odds(helped.state, 300).win > odds(alone.state, 300).win + 0.05


def test_a_supporting_heros_hidden_reward_does_not_matter() -> None:
    """Others and spectators see the odds, too, without knowing what the hero holds."""
    t = clash("archer", "archer")
    hero = t.state.players[0].heroes[0]
    hero.area = "6A"
    hero.rewards.add(RewardId("crown_of_command.1"))
    fight_of(t.state).attacker.support = {"archer": hero.id}
    assert odds(redact(t.state, 1), 20) == odds(redact(t.state, None), 20)


def test_a_side_spares_its_best_units_and_strikes_the_opponents_best() -> None:
    """A routed siege engine still counts, and is worth more than a routed footman."""
    state = war(side("archer", "knight"), side("footman!", "siege_engine!", "warrior"), "9").state

    def picked(seat: int, *options: PickUnit) -> str:
        given = _answer(state, Ask(seat, msg("ask-damage"), options))
        assert isinstance(given, PickUnit)
        return given.unit

    archer, knight = PickUnit(0, "archer", 0, routed=False, side=0), PickUnit(1, "knight", 0, routed=False, side=0)
    footman, engine = (
        PickUnit(0, "footman", 0, routed=True, side=0),
        PickUnit(1, "siege_engine", 0, routed=True, side=0),
    )
    warrior = PickUnit(2, "warrior", 0, routed=False, side=0)
    assert picked(0, archer, knight) == "archer"
    assert picked(1, footman, engine, warrior) == "footman"
    assert picked(1, engine, warrior) == "siege_engine"
    assert picked(0, footman, engine) == "siege_engine"
    assert picked(0, footman, engine, warrior) == "warrior"


def test_a_unit_that_has_drawn_is_worth_less() -> None:
    """By two health."""
    state = war(side("footman", "pegasus_rider", "knight"), side("archer")).state
    fight_of(state).attacker.drawn = ["pegasus_rider", "knight"]
    footman, rider, knight = (
        PickUnit(n, unit, 0, routed=False, side=0) for n, unit in enumerate(("footman", "pegasus_rider", "knight"))
    )

    def least(*options: PickUnit) -> Option | None:
        return _answer(state, Ask(0, msg("ask-damage"), options))

    assert least(footman, knight) is knight
    assert least(footman, rider) is footman
    assert least(rider, footman) is rider  # alike: the first
    fight_of(state).attacker.fighters[1].damage = 1
    hurt = PickUnit(1, "pegasus_rider", 1, routed=False, side=0)
    assert least(footman, hurt) is hurt


def test_questions_about_units_name_them() -> None:
    t = war(side("archer"), side("knight", "footman"), "9")
    flow = fight_out(t)
    fight_of(t.state).step = "rounds"
    question = next(flow)
    assert isinstance(question, Ask)
    assert all(isinstance(option, PickUnit) for option in question.options)
