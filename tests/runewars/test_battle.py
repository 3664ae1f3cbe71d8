"""Battles, from the battle marker to the return of the winner."""

import pytest

from emberhall.games.runewars.components import components
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import DealDamage
from emberhall.games.runewars.rules.battle import (
    begin_battle,
    counted,
    damages_stronghold,
    fight_out,
    go_on,
    remains,
    strengths,
    stronghold_strength,
)
from emberhall.games.runewars.rules.control import controller, friendly, is_empty
from emberhall.games.runewars.rules.dials import gain_influence
from emberhall.games.runewars.rules.quests import attempt_quest
from emberhall.games.runewars.rules.tactics import playable_tactics
from emberhall.games.runewars.state import Fight, HeroFigure, HeroId, QuestId, RewardId, RuneId, Table, fight_of
from emberhall.kernel import NOBODY, Hand
from emberhall.rulebook import rule

from .positions import (
    answer,
    army,
    clash,
    give,
    hold,
    land,
    side,
    stack,
    told,
    units_in,
    with_hero,
    without_heroes,
)


@rule(
    "RW-BATTLE-01", "RW-BATTLE-02", "RW-BATTLE-04", "RW-BATTLE-12", "RW-BATTLE-14", "RW-BATTLE-15", "RW-BATTLE-19",
    "RW-BATTLE-28", "RW-BATTLE-37", "RW-ROUND-01", "RW-ROUND-03", "RW-ROUND-05", "RW-ROUND-10", "RW-DAMAGE-08",
    "RW-ROUT-03", "RW-RETREAT-08", "RW-REF-06", "RW-REF-07", "RW-KNOWN-08",
)  # fmt: skip
def test_the_rulebook_example_of_a_battle() -> None:
    """Five elves against demons: both rounds of the example, card by card."""
    t = clash(
        "archer archer archer pegasus_rider pegasus_rider",
        "flesh_ripper flesh_ripper berserker berserker berserker beastman beastman beastman",
        "9", "15", "3", "8", "18",  # archers: ability, damage 1, nothing; flesh rippers: rout 1, damage 1
        "11", "19", "17", "4",  # pegasus riders: damage 2 and 1; berserkers: damage 1, nothing
        "7", "16",  # beastmen: rout 1, damage 1
    )  # fmt: skip
    hold(t.state, "6B", 0, "warrior")
    asked = answer(
        fight_out(t),
        "0/pick_unit:2",  # a berserker is shot
        "0/pick_unit:0",  # an archer flees
        "1/pick_unit:0",  # a flesh ripper dies
        "0/pick_unit:3",  # a pegasus rider is hurt
        "1/pick_type:berserker",
        "1/pick_unit:1", "1/pick_unit:1", "1/pick_unit:1",  # two berserkers and a beastman die
        "0/pick_unit:4",  # the pegasus rider that is not hurt flees; the other one dies of the damage
    )  # fmt: skip
    assert asked == [
        "0 ask-damage", "0 ask-rout", "1 ask-damage", "0 ask-damage", "1 ask-type",
        "1 ask-damage", "1 ask-damage", "1 ask-damage", "0 ask-rout",
    ]  # fmt: skip
    # 2 archers against a flesh ripper and 2 beastmen: the demons win
    assert units_in(t.state, "6A") == "1: 1 flesh_ripper, 2 beastman"
    assert units_in(t.state, "6B") == "0: 1 warrior, 3 archer!, 1 pegasus_rider!"
    assert t.state.fight is None
    assert sorted(int(card[1:]) for card in t.state.fate_discard) == [3, 4, 7, 8, 9, 11, 15, 16, 17, 18, 19]


@rule("RW-DAMAGE-02", "RW-DAMAGE-03", "RW-DAMAGE-05")
def test_the_rulebook_example_of_two_damage() -> None:
    """A damaged elven warrior takes the first damage and dies; its owner assigns the second."""
    t = clash("siege_engine", "warrior warrior archer", "1")  # damage 2
    t.state.players[1].unused["warrior"] = 0
    fight_of(t.state).initiative = 5
    answer(go_on(t))  # they are placed
    fight = fight_of(t.state)
    fight.defender.fighters[1].damage = 1
    fight.defender.fighters[1].routed = True
    answer(BOOK.do(t, Playing(0, 0), DealDamage(2)), "1/pick_unit:1")
    assert army(fight.defender) == ["warrior"]
    assert t.state.players[1].unused["warrior"] == 1


def with_heroes(*heroes: str, seat: int = 0) -> list[HeroFigure]:
    return [HeroFigure(HeroId(id), "6A", Hand([], owner=seat)) for id in heroes]


@rule(
    "RW-BATTLE-08", "RW-SUPPORT-01", "RW-SUPPORT-02", "RW-SUPPORT-03", "RW-SUPPORT-05", "RW-SUPPORT-07",
    "RW-SUPPORT-11", "RW-SUPPORT-12", "RW-RETREAT-07", "RW-BATTLE-05",
)  # fmt: skip
def test_the_rulebook_example_of_a_supporting_hero() -> None:
    """Three supported archers draw four cards and discard one; their hero retreats with them, the other stays."""
    t = clash(
        "archer archer archer pegasus_rider pegasus_rider", "footman giant giant giant giant",
        "1", "2", "9", "3",  # archers: the ability is discarded, three misses are left
        "5", "6",  # pegasus riders: nothing
        "11",  # footman: nothing
        "8", "4", "24", "15",  # giants: damage 3
    )  # fmt: skip
    hold(t.state, "6B", 0, "warrior")
    t.state.players[0].heroes = with_heroes("silhouette", "ronan")
    asked = answer(
        fight_out(t),
        "0/support:silhouette:archer", "0/done",
        "0/yes", "0/discard_fate:f9",
        "0/pick_unit:0", "0/pick_unit:2",  # an archer dies, a pegasus rider takes two
    )  # fmt: skip
    assert asked[:4] == ["0 ask-support", "0 ask-support", "0 ask-extra-card", "0 ask-discard-fate"]
    assert units_in(t.state, "6B") == "0: 1 warrior, 2 archer!, 2 pegasus_rider!"
    supporter, other = t.state.players[0].heroes
    assert (supporter.area, supporter.routed) == ("6B", True)
    assert (other.area, other.routed) == ("6A", False)
    assert units_in(t.state, "6A") == "1: 1 footman, 4 giant"


@rule("RW-SUPPORT-04", "RW-SUPPORT-08", "RW-SUPPORT-09", "RW-SUPPORT-10", "RW-SUPPORT-14")
def test_the_extra_card_is_optional_and_a_winning_hero_stays_standing() -> None:
    """A routed hero cannot support; the other supports an ally of the faction."""
    t = clash("razorwing knight", "footman", "1", "5", "11")
    t.state.players[0].heroes = with_heroes("ronan", "silhouette")
    t.state.players[0].heroes[1].routed = True
    asked = answer(fight_out(t), "0/support:ronan:razorwing", "0/no", "1/pick_area:6C")
    assert asked == ["0 ask-support", "0 ask-extra-card", "1 ask-retreat"]
    assert (t.state.players[0].heroes[0].area, t.state.players[0].heroes[0].routed) == ("6A", False)
    assert len(t.state.fate_discard) == 3


@rule("RW-SUPPORT-06", "RW-RETREAT-06", "RW-DAMAGE-09")
def test_heroes_without_units_left_retreat_together() -> None:
    t = clash("archer", "footman footman footman", "1", "15", "16", "17")
    t.state.players[0].heroes = with_heroes("ronan", "silhouette")
    t.state.players[1].heroes = []
    asked = answer(fight_out(t), "0/support:ronan:archer", "0/no", "0/pick_area:7A")
    assert asked == ["0 ask-support", "0 ask-extra-card", "0 ask-hero-retreat"]
    assert [(hero.area, hero.routed) for hero in t.state.players[0].heroes] == [("7A", True), ("6A", False)]


@rule("RW-SUPPORT-13", "RW-NEUT-20", "RW-NEUT-24")
def test_heroes_cannot_support_unallied_neutral_units() -> None:
    t = clash("archer archer", "beastman", "1", "2", "3", lord=NOBODY)
    t.state.players[1].heroes = with_heroes("silhouette", seat=1)
    assert answer(fight_out(t), "1/pick_area:6B") == ["1 ask-retreat"]
    assert units_in(t.state, "6B") == "-1: 1 beastman!"
    assert units_in(t.state, "6A") == "0: 2 archer"


@rule("RW-TERM-17", "RW-BATTLE-03")
def test_the_defender_controls_a_contested_area() -> None:
    t = clash("archer", "footman")
    answer(go_on(t))
    assert t.state.places["6A"].units() == 0
    assert controller(t.state, "6A") == 1
    assert not is_empty(t.state, "6A")


@rule("RW-BATTLE-06", "RW-BATTLE-07", "RW-BATTLE-17", "RW-BATTLE-29")
def test_units_routed_before_the_battle_take_no_part_and_are_destroyed_with_a_defeat() -> None:
    t = clash("archer archer", "footman", "1", "2", "3", routed="knight siege_engine")
    knights = t.state.players[1].unused["knight"]
    answer(go_on(t))
    assert strengths(t.state) == (2, 1)
    answer(fight_out(t), "1/pick_area:6B")
    assert units_in(t.state, "6B") == "1: 1 footman!"
    assert units_in(t.state, "6A") == "0: 2 archer"
    assert t.state.players[1].unused["knight"] == knights + 1
    assert t.state.players[1].unused["siege_engine"] == 9


@rule("RW-BATTLE-38", "RW-BATTLE-31", "RW-BATTLE-30", "RW-ROUT-07")
def test_routed_units_of_the_winner_stay_routed() -> None:
    t = clash("archer archer", "footman footman", "5", "2", "3", "4", routed="knight")
    hold(t.state, "6B", 0, "warrior")
    answer(fight_out(t), "1/pick_area:7A")
    # a footman was routed: 2 archers against 1: the archers win
    assert units_in(t.state, "6A") == "0: 2 archer"
    t = clash("archer", "footman footman", "5", "3", "4", routed="knight")
    hold(t.state, "6B", 0, "warrior")
    answer(fight_out(t))
    assert units_in(t.state, "6A") == "1: 1 footman, 1 knight!, 1 footman!"
    assert units_in(t.state, "6B") == "0: 1 warrior, 1 archer!"


@rule("RW-BATTLE-16")
def test_heroes_add_no_strength() -> None:
    t = clash("archer", "footman")
    t.state.players[0].heroes = with_heroes("ronan")
    answer(go_on(t))
    assert strengths(t.state) == (1, 1)


@rule("RW-BATTLE-18", "RW-CONQUER-02", "RW-CONQUER-03", "RW-CONQUER-04")
def test_a_stronghold_counts_for_the_defender() -> None:
    t = clash("archer archer", "footman")
    t.state.places["6A"].stronghold = 1
    answer(go_on(t))
    assert strengths(t.state) == (2, 6)
    t.state.places["6A"].damaged = True
    assert strengths(t.state) == (2, 4)
    fight_of(t.state).weakened = 3
    assert strengths(t.state) == (2, 1)


def siege(attackers: str, *fate: str, damaged: bool = False) -> Table:
    """A stronghold with a development and no units."""
    t = clash(attackers, "", *fate)
    place = t.state.places["6A"]
    place.holder, place.stronghold, place.damaged, place.development = NOBODY, 1, damaged, "diplomat"
    fight_of(t.state).lord = fight_of(t.state).defender.seat = 1
    t.state.players[1].strongholds, t.state.players[1].developments = 3, {"diplomat": 0}
    return t


@rule("RW-BATTLE-20", "RW-BATTLE-21", "RW-BATTLE-23", "RW-BATTLE-33", "RW-DEV-03", "RW-MOVE-02")
@pytest.mark.parametrize(("key", "stands", "destroyed"), [("pick_area:6A", 0, 0), ("done", NOBODY, 1)])
def test_a_conquered_stronghold_is_replaced_or_removed(key: str, stands: int, destroyed: int) -> None:
    t = siege("footman footman footman footman footman footman")
    t.state.players[0].strongholds = 2
    assert answer(fight_out(t), f"0/{key}") == ["0 ask-replace"]
    place = t.state.places["6A"]
    assert (place.stronghold, place.damaged, place.development) == (stands, stands == 0, "")
    assert (t.state.players[0].strongholds, t.state.players[1].strongholds) == (2 - (stands == 0), 4)
    assert t.state.players[1].developments == {"diplomat": 1}
    assert t.state.turn.walls_destroyed == destroyed
    assert t.state.turn.conquered == ["6A"]


@rule("RW-BATTLE-22", "RW-SUPPLY-05", "RW-SUPPLY-06", "RW-SUPPLY-07")
def test_without_a_stronghold_in_reserve_one_on_the_board_may_be_moved() -> None:
    t = siege("footman footman footman footman footman footman")
    me = t.state.players[0]
    me.strongholds, me.developments = 0, {"diplomat": 0}
    t.state.places["7A"].stronghold, t.state.places["7A"].development = 0, "diplomat"
    assert answer(fight_out(t), "0/pick_area:7A") == ["0 ask-replace-from"]
    assert t.state.places["6A"].stronghold == 0
    assert (t.state.places["7A"].stronghold, t.state.places["7A"].development) == (NOBODY, "")
    assert (me.strongholds, me.developments) == (0, {"diplomat": 1})


@rule("RW-BATTLE-22", "RW-NEUT-05", "RW-TERM-14")
def test_allies_at_a_stronghold_moved_after_a_battle_become_unallied() -> None:
    t = siege("footman footman footman footman footman footman")
    t.state.players[0].strongholds, t.state.places["7A"].stronghold = 0, 0
    hold(t.state, "7A", 0, "beastman")
    answer(fight_out(t), "0/pick_area:7A")
    assert units_in(t.state, "7A") == "-1: 1 beastman"


@rule("RW-BATTLE-24", "RW-BATTLE-25", "RW-BATTLE-26")
def test_a_stronghold_that_holds_is_damaged_by_standing_attackers() -> None:
    t = siege("footman footman footman")
    answer(fight_out(t), "0/pick_area:6B")
    place = t.state.places["6A"]
    assert (place.stronghold, place.damaged, place.development) == (1, True, "diplomat")
    assert (t.state.turn.walls_damaged, t.state.turn.held) == (1, 1)
    t = siege("footman footman", damaged=True)
    answer(fight_out(t), "0/pick_area:6B")
    assert (t.state.places["6A"].stronghold, t.state.turn.walls_damaged) == (1, 0)


@rule("RW-BATTLE-39")
def test_the_stronghold_comes_before_the_retreat() -> None:
    """The attacker's new stronghold closes the area only to the loser, who finds another way."""
    misses = ("1", "2", "3", "4", "11", "12", "13", "14")
    t = clash("footman footman footman footman footman footman footman", "archer", *misses)
    t.state.places["6A"].stronghold = 1
    assert answer(fight_out(t), "0/pick_area:6A", "1/pick_area:6B") == ["0 ask-replace", "1 ask-retreat"]


@rule("RW-BATTLE-13", "RW-DEV-07", "RW-DEV-15", "RW-DEV-16")
def test_reinforced_walls() -> None:
    t = siege("footman footman footman footman footman footman footman")
    t.state.places["6A"].development = "reinforced_walls"
    assert answer(fight_out(t), "1/yes", "0/pick_area:6B") == ["1 ask-defend", "0 ask-retreat"]
    assert t.state.places["6A"].development == "reinforced_walls"  # 7 against 5 + 2
    t = siege("footman " * 8)
    t.state.places["6A"].development, t.state.players[1].developments = "reinforced_walls", {"reinforced_walls": 0}
    assert answer(fight_out(t), "1/yes", "0/done") == ["1 ask-defend", "0 ask-replace"]
    assert t.state.places["6A"].stronghold == NOBODY  # 8 are enough


@rule("RW-DEV-08", "RW-DEV-10", "RW-DEV-18")
def test_cursed_tomb() -> None:
    t = siege("footman footman footman footman footman footman knight")
    t.state.places["6A"].development = "cursed_tomb"
    t.state.players[1].developments = {"cursed_tomb": 0}
    t.state.players[0].heroes = with_heroes("ronan")
    asked = answer(fight_out(t), "0/done", "1/yes", "0/pick_unit:0", "0/pick_unit:1", "0/pick_unit:2", "0/pick_area:6B")
    assert asked == ["0 ask-support", "1 ask-defend", "0 ask-rout", "0 ask-rout", "0 ask-rout", "0 ask-retreat"]
    assert t.state.places["6A"].development == ""
    assert t.state.players[1].developments == {"cursed_tomb": 1}
    assert not t.state.players[0].heroes[0].routed


@rule("RW-DEV-09", "RW-DEV-10")
def test_hungry_spawn() -> None:
    t = siege("footman footman footman footman footman footman footman footman")
    t.state.places["6A"].development = "hungry_spawn"
    t.state.players[1].developments = {"hungry_spawn": 0}
    answer(fight_out(t), "1/yes", "0/pick_area:6B")
    assert units_in(t.state, "6B") == "0: 4 footman!"
    assert t.state.players[1].developments == {"hungry_spawn": 1}


@rule("RW-DEV-11", "RW-DEV-12", "RW-DEV-13", "RW-DEV-14")
def test_protective_wards() -> None:
    t = siege("footman footman footman footman footman knight")
    t.state.places["6A"].development = "protective_wards"
    hold(t.state, "6B", 0, "footman")
    hold(t.state, "6C", 0, "footman")
    asked = answer(fight_out(t), "1/yes", "0/pick_unit:5", "0/pick_area:6B", "0/pick_area:6C")
    assert asked == ["1 ask-defend", "0 ask-send-away", "0 ask-retreat", "0 ask-retreat"]
    assert units_in(t.state, "6B") == "0: 1 footman, 1 knight!"
    assert units_in(t.state, "6C") == "0: 1 footman, 5 footman!"
    assert t.state.places["6A"].development == "protective_wards"


def test_a_defensive_development_is_optional() -> None:
    t = siege("footman footman footman footman footman footman")
    t.state.places["6A"].development = "hungry_spawn"
    t.state.players[1].developments = {"hungry_spawn": 0}
    assert answer(fight_out(t), "1/no", "0/done") == ["1 ask-defend", "0 ask-replace"]
    t = siege("footman footman footman footman footman footman")
    assert answer(fight_out(t), "0/done") == ["0 ask-replace"]  # a diplomat does not defend


@rule("RW-RETREAT-01", "RW-RETREAT-02", "RW-RETREAT-03", "RW-DATA-07")
def test_units_retreat_to_friendly_areas_first() -> None:
    t = clash("footman", "archer archer", "1", "2", "3")
    hold(t.state, "6B", 0, "footman")
    hold(t.state, "6C", 1, "archer")
    answer(fight_out(t))
    assert units_in(t.state, "6B") == "0: 1 footman, 1 footman!"


@rule("RW-RETREAT-02", "RW-RETREAT-13", "RW-BATTLE-28")
def test_units_that_cannot_retreat_are_destroyed() -> None:
    t = clash("footman", "archer archer", "1", "2", "3")
    for area in ("6B", "6C", "6D", "7A"):
        hold(t.state, area, 1, "archer")
    footmen = t.state.players[0].unused["footman"]
    assert answer(fight_out(t)) == []
    assert t.state.players[0].unused["footman"] == footmen + 1


@rule("RW-RETREAT-04", "RW-RETREAT-05", "RW-NEUT-08", "RW-NEUT-22")
def test_neutral_units_retreat_to_uncontrolled_areas() -> None:
    t = clash("archer archer archer", "giant beastman", "1", "2", "3", "11", "5", lord=NOBODY)
    hold(t.state, "6B", NOBODY, "razorwing")
    hold(t.state, "6C", 1, "footman")
    hold(t.state, "7A", 0, "archer")
    asked = answer(fight_out(t), "1/pick_area:6B")
    assert asked == ["1 ask-retreat"]
    assert units_in(t.state, "6B") == "-1: 1 razorwing, 1 giant!, 1 beastman!"
    t = clash("archer archer", "beastman", "1", "2", "3", lord=NOBODY)
    for area in ("6B", "6C", "6D", "7A"):
        hold(t.state, area, 1, "archer")
    answer(fight_out(t))
    assert t.state.neutrals["beastman"] == 9
    assert t.state.turn.neutrals_killed == 0  # it did not die in the battle


@rule("RW-RETREAT-09", "RW-RETREAT-10", "RW-LIMIT-12")
def test_at_most_eight_after_a_retreat() -> None:
    t = clash("footman footman", "archer archer archer", "1", "2", "3", "4", "11")
    hold(t.state, "6B", 0, "knight knight knight", "footman footman footman footman")
    asked = answer(fight_out(t), "0/lose_unit:6B:knight:False")
    assert asked == ["0 ask-trim"]
    assert units_in(t.state, "6B") == "0: 2 knight, 6 footman!"


@rule("RW-RETREAT-11", "RW-RETREAT-12")
def test_borders_stop_retreating_units_that_do_not_fly() -> None:
    """From 1A water leads to 4B and 4C."""
    t = clash("footman razorwing", "archer archer archer", "1", "2", "3", "4", "11", area="1A")
    hold(t.state, "4C", 0, "footman")
    hold(t.state, "1B", 1, "archer")
    hold(t.state, "1C", 1, "archer")
    footmen = t.state.players[0].unused["footman"]
    answer(fight_out(t))
    assert units_in(t.state, "4C") == "0: 1 footman, 1 razorwing!"
    assert t.state.players[0].unused["footman"] == footmen + 1


@rule("RW-RETREAT-11", "RW-WINTER-08")
def test_ice_opens_the_way() -> None:
    t = clash("footman", "archer archer", "1", "2", "3", area="1A")
    t.state.season = "winter"
    hold(t.state, "4C", 0, "footman")
    answer(fight_out(t))
    assert units_in(t.state, "4C") == "0: 1 footman, 1 footman!"


@rule("RW-RETREAT-14", "RW-BATTLE-35")
def test_units_retreat_from_an_activated_area() -> None:
    t = clash("footman", "archer archer", "1", "2", "3")
    t.state.places["6A"].activated = 0b11
    hold(t.state, "6B", 0, "footman")
    answer(fight_out(t))
    assert units_in(t.state, "6B") == "0: 1 footman, 1 footman!"
    assert t.state.places["6B"].activated == 0


@rule("RW-BATTLE-36", "RW-LIMIT-07", "RW-LIMIT-08", "RW-LIMIT-09")
def test_a_winner_with_more_than_eight_units_retreats_the_excess() -> None:
    ten = "footman footman footman footman footman footman footman footman knight knight"
    t = clash(ten, "archer", "2", "5", "6", "4", "24", "1", "3", "11", "12", "13", "14")
    hold(t.state, "6B", 0, "bowman")
    asked = answer(fight_out(t), "1/pick_area:7A", "0/pick_unit:8", "0/pick_unit:8")
    assert asked == ["1 ask-retreat", "0 ask-excess", "0 ask-excess"]
    assert units_in(t.state, "6A") == "0: 8 footman"
    assert units_in(t.state, "6B") == "0: 1 bowman, 2 knight!"


@rule("RW-LIMIT-08", "RW-LIMIT-09", "RW-RETREAT-13")
def test_excess_units_that_cannot_retreat_are_destroyed() -> None:
    nine = "footman footman footman footman footman footman footman footman knight"
    t = clash(nine, "archer", "2", "5", "6", "4", "24", "1", "3", "11", "12", "13")
    for area in ("6B", "6C", "6D", "7A"):
        hold(t.state, area, 1, "archer")
    before = sorted(components(t.state))
    answer(fight_out(t), "1/pick_area:6B", "0/pick_unit:8")
    assert units_in(t.state, "6A") == "0: 8 footman"
    assert t.state.adrift == {}
    assert sorted(components(t.state)) == before


@rule("RW-NEUT-07", "RW-NEUT-09")
def test_allies_that_win_alone_become_unallied() -> None:
    t = clash("giant giant footman", "archer", "9", "4", "24")  # the archer shoots the footman
    answer(fight_out(t), "1/pick_unit:2", "1/pick_area:6B")
    assert units_in(t.state, "6A") == "-1: 2 giant"


@rule("RW-NEUT-08", "RW-NEUT-10")
def test_beaten_allies_stay_allied_only_in_a_friendly_area() -> None:
    for friends, found in (("footman", "0: 1 footman, 1 giant!"), ("", "-1: 1 giant!")):
        t = clash("giant", "archer archer", "1", "2", "4")
        if friends:
            hold(t.state, "6B", 0, friends)
        answer(fight_out(t), *([] if friends else ["0/pick_area:6B"]))
        assert units_in(t.state, "6B") == found


@rule("RW-BATTLE-27", "RW-DAMAGE-07")
def test_damage_is_removed_after_the_battle() -> None:
    t = clash("knight knight", "bowman", "17", "5", "7")
    answer(fight_out(t), "1/pick_area:6B")
    assert units_in(t.state, "6A") == "0: 2 knight"


@rule("RW-TITLE-06")
def test_the_lord_commander_is_stronger() -> None:
    t = clash("archer", "footman")
    t.state.titles["lord_commander"].owner = 0
    answer(go_on(t))
    assert strengths(t.state) == (3, 1)
    t.state.titles["lord_commander"].owner = 1
    assert strengths(t.state) == (1, 3)


def test_the_sorceress_sends_a_unit_away() -> None:
    t = clash("sorceress", "giant footman", "1", "11", "4")
    hold(t.state, "6B", 1, "bowman")
    asked = answer(fight_out(t), "0/pick_unit:0", "0/pick_area:7A")
    assert asked == ["0 ask-send-away", "0 ask-retreat"]
    assert units_in(t.state, "6B") == "1: 1 bowman, 1 giant!"
    assert units_in(t.state, "6A") == "1: 1 footman"  # 1 against 1: a tie


def test_a_unit_sent_away_without_a_refuge_is_destroyed() -> None:
    t = clash("sorceress", "footman", "1", "11")
    for area in ("6B", "6C", "6D", "7A"):
        hold(t.state, area, 0, "archer")
    footmen = t.state.players[1].unused["footman"]
    answer(fight_out(t))
    assert t.state.players[1].unused["footman"] == footmen + 1
    assert units_in(t.state, "6A") == "0: 1 sorceress"


@rule("RW-INFO-07", "RW-FATE-08")
def test_a_player_sees_their_own_draw_first() -> None:
    t = clash("archer archer", "footman footman bowman", "9", "15", "1")
    flow = fight_out(t)
    question = next(flow)
    fight = fight_of(t.state)
    assert question.seat == 0  # type: ignore[union-attr]
    assert fight.draws[0].cards.cards == ["f9"]
    assert fight.draws[0].hidden.cards == ["f15"]
    assert fight.draws[0].hidden.eyes() == 0b01
    assert fight.draws[1].hidden.eyes() == 0b10


def test_a_battle_can_be_resumed_at_each_step() -> None:
    t = clash("archer knight", "footman bowman", "1", "2", "5", "3")
    steps = []
    while t.state.fight is not None:
        steps.append(t.state.fight.step)
        answer(go_on(t), *(["0/pick_area:6B"] if t.state.fight.step == "resolution" else []))
    one = ["draw", "special", "rout", "damage", "rounds"]
    assert steps == ["muster", "support", "start", "rounds", *one, *one, *one, "strength", "resolution"]


def test_the_crown_of_command_draws_two_more() -> None:
    t = clash("archer", "footman", "1", "2", "15", "11")
    hero = with_heroes("ronan")[0]
    hero.rewards.cards = [RewardId("crown_of_command.1")]
    t.state.players[0].heroes = [hero]
    asked = answer(
        fight_out(t),
        "0/support:ronan:archer",
        "0/use_reward:ronan:crown_of_command.1",
        "0/discard_fate:f1",
        "0/discard_fate:f2",
    )
    assert asked[1:] == ["0 ask-extra-card", "0 ask-discard-fate", "0 ask-discard-fate"]
    assert hero.shown.cards == ["crown_of_command.1"]
    assert t.state.players[1].unused["footman"] == 9
    assert units_in(t.state, "6A") == "0: 1 archer"


# The story, and what is shown


def test_the_story_of_a_battle() -> None:
    """Every card with what it did, in both languages; each step is shown."""
    t = clash("archer", "footman knight", "9", "5", "1", area="1A")
    t.events, t.beats = [], []
    hold(t.state, "4C", 0, "footman")
    hold(t.state, "1B", 0, "warrior")
    answer(fight_out(t), "0/pick_unit:0")
    assert told(t) == [
        "Daqan Lords, Archer: 1 Fate card drawn.",
        "Fate card 9, Archer: special.",
        "Archer: deal 1 damage to an enemy unit of your choice.",
        "Footman destroyed (Uthuk Y'llan).",
        "Uthuk Y'llan, Knight: 1 Fate card drawn.",
        "Knight: Fate card 5 missed.",
        "Strength: attacker 1, defender 1.",
        "1A: the defender wins.",
        "Daqan Lords: retreat from 1A to 1B.",
    ]
    assert len(t.beats) == 4  # two draws, the ability, the end
    assert told(t, "ru")[-3:] == [
        "Сила: атакующий — 1, защитник — 1.",
        "1A: победил защитник.",
        "Лорды Дакана: отступление (1A → 1B).",
    ]


def test_the_story_of_a_quest() -> None:
    """A quest that fails: what was tried, what fate said, and what it cost; the quest is shown before the cards."""
    state = land()
    hero = HeroFigure(HeroId("valadir"), "1B", Hand([], owner=0))
    state.players[0].heroes = [hero]
    state.players[0].quests.cards = [QuestId("q11")]
    stack(state, "1")
    t = Table(state, 2, events=[])
    t.beats = []
    answer(attempt_quest(t, 0, hero, QuestId("q11")))
    assert told(t) == [
        "Sir Valadir attempts the quest The Beast Trail.",
        "1 Fate card: failure.",
        "Sir Valadir takes 1 damage.",
    ]
    assert told(t, "ru")[1:] == ["1 карта судьбы: неудача.", "Сэр Валадир получает 1 урон."]
    assert len(t.beats) == 2
    gain_influence(t, 0, 2)
    assert told(t)[-1] == "Daqan Lords: 2 influence gained."


def test_the_story_of_routs_and_damage() -> None:
    t = clash("footman footman footman", "archer archer archer archer", "7", "15", "16", "8", "1", "2", "3", "5")
    t.events, t.beats = [], []
    for area in ("6B", "6C", "6D", "7A"):
        hold(t.state, area, 1, "archer")
    answer(fight_out(t))
    assert told(t) == [
        "Uthuk Y'llan, Archer: 4 Fate cards drawn.",
        "Fate card 7, Archer: rout 1.",
        "Fate card 8, Archer: rout 1.",
        "Archer: 2 routs dealt.",
        "Fate card 15, Archer: damage 1.",
        "Fate card 16, Archer: damage 1.",
        "Archer: 2 damage dealt.",
        "Footman destroyed (Daqan Lords).",
        "Footman destroyed (Daqan Lords).",
        "Strength: attacker 0, defender 4.",
        "6A: the defender wins.",
        "6A: the units have nowhere to retreat and are destroyed.",
    ]
    assert len(t.beats) == 4


def test_the_story_of_walls() -> None:
    t = siege("footman footman footman footman footman footman", "1", "2", "3", "4", "11", "12")
    t.events, t.beats = [], []
    t.state.places["6A"].development = "hungry_spawn"
    t.state.players[1].developments = {"hungry_spawn": 0}
    answer(fight_out(t), "1/yes", "0/pick_area:6B")
    assert told(t)[-6:] == [
        "Footman destroyed (Daqan Lords).",
        "Development used: deal 4 damage.",
        "Strength: attacker 2, defender 5.",
        "6A: the defender wins.",
        "6A: the stronghold is damaged.",
        "Daqan Lords: retreat from 6A to 6B.",
    ]
    assert len(t.beats) == 3
    t = siege("footman " * 6)
    t.events, t.beats = [], []
    answer(fight_out(t), "0/done")
    assert told(t)[-3:] == [
        "Strength: attacker 6, defender 5.",
        "6A: the attacker wins.",
        "6A: the stronghold falls.",
    ]


def test_the_story_of_cards_and_heroes() -> None:
    t = clash("archer", "footman", "1", "15", "11", "2", "3")
    t.events, t.beats = [], []
    t.state.players[0].heroes = with_heroes("ronan")
    t.state.players[0].heroes[0].rewards.cards = [RewardId("crown_of_command.1")]
    give(t.state, 0, "divine_favor")
    answer(
        fight_out(t), "pass", "0/support:ronan:archer", "pass", "0/play_tactics:divine_favor.1",
        "0/use_reward:ronan:crown_of_command.1", "0/discard_fate:f1", "0/discard_fate:f2", "0/discard_fate:f11",
        "0/discard_fate:f3",
    )  # fmt: skip
    assert told(t)[:4] == [
        "Ronan of the Wild supports Archer.",
        "Daqan Lords: Divine Favor played: draw 2 extra Fate cards, then discard 2 of the cards drawn.",
        "Ronan of the Wild uses Crown of Command: draw 2 extra Fate cards, then discard 2 of the cards drawn.",
        "Daqan Lords, Archer: 5 Fate cards drawn.",
    ]
    assert len(t.beats) == 5


def test_a_second_battle_starts_fresh() -> None:
    t = clash("archer", "footman")
    t.events, t.beats = [], []
    t.state.turn.held, t.state.fight = 1, None
    begin_battle(t, 0, "6A", {"archer": 1})
    assert (t.state.turn.held, t.state.turn.battles) == (NOBODY, 2)
    assert told(t) == ["Battle for 6A!"]
    assert len(t.beats) == 1


def test_damage_continues_where_it_was_interrupted() -> None:
    t = clash("archer archer", "footman footman footman", "15", "16", "1", "2", "3")
    for _ in range(6):
        answer(go_on(t))
    assert fight_of(t.state).step == "rout"
    answer(go_on(t))
    fight_of(t.state).draws[0].left = 1
    answer(go_on(t))
    assert len(fight_of(t.state).defender.fighters) == 2


def test_a_retreating_hero_looks_at_the_rune_there() -> None:
    t = clash("archer", "footman footman footman", "1", "2", "3", "4")
    t.state.players[0].heroes = with_heroes("ronan")
    t.state.places["7A"].rune.cards = [RuneId("dragon.1")]
    answer(fight_out(t), "0/support:ronan:archer", "0/no", "0/pick_area:7A")
    assert t.state.places["7A"].rune.seen_by(RuneId("dragon.1")) == 0b01


def test_units_in_retreat_are_still_counted() -> None:
    t = clash("archer", "footman footman footman", "1", "2", "3", "4")
    before = sorted(components(t.state))
    flow = fight_out(t)
    assert next(flow).prompt.id == "ask-retreat"  # type: ignore[union-attr]
    assert sorted(components(t.state)) == before


@rule("RW-TACT-06", "RW-BATTLE-34")
def test_a_player_without_units_or_heroes_in_the_battle_plays_no_cards() -> None:
    t = clash("footman footman", area="6A")
    state = t.state
    state.places["6A"].stronghold, state.places["6A"].holder = 1, NOBODY
    fight = fight_of(state)
    fight.lord = fight.defender.seat = 1
    give(state, 1, "summon_lightning", "hold_the_line", "rally_cry")
    give(state, 0, "supply_convoy")
    asked = []
    while fight.step != "resolution":
        asked += answer(go_on(t), *(["pass"] if fight.step in ("muster", "start", "draw", "strength") else []))
    assert asked == [
        "anyone 0 ask-muster",
        "anyone 0 ask-battle-start",
        "anyone 0 ask-before-draw",
        "anyone 0 ask-strength",
    ]


@rule("RW-TACT-06", "RW-TACT-04")
def test_routed_units_can_be_rallied_before_units_are_placed() -> None:
    t = clash("footman", "", routed="knight", area="6A")
    give(t.state, 1, "rally_cry")
    assert answer(go_on(t), "1/play_tactics:rally_cry.1") == ["anyone 1 ask-muster"]
    assert [one.unit for one in fight_of(t.state).defender.fighters] == ["knight"]


@rule("RW-TERM-17", "RW-BATTLE-09")
def test_cards_do_not_affect_neutral_units_in_battle() -> None:
    t = clash("footman footman", "beastman", area="6A", lord=NOBODY, routed="giant")
    with_hero(without_heroes(t.state), 0, "ronan", area="6A")
    hold(t.state, "6B", 0, "knight")
    give(t.state, 0, "lost_city", "charm", "stampede")
    answer(go_on(t), "pass")
    answer(go_on(t), "0/done")
    assert playable_tactics(t.state, 0, "turn") == []


def answer_until_placed(t: Table) -> None:
    """The units stand beside the faction sheets."""
    flow = go_on(t)
    try:
        while t.state.places["6A"].units():
            next(flow)
    except StopIteration:
        pass


@rule("RW-TERM-17")
def test_a_contested_area_counts_for_the_defender() -> None:
    t = clash("footman", "archer archer")
    answer_until_placed(t)
    assert t.state.places["6A"].units() == 0
    assert "6A" in friendly(t.state, 1)
    assert "6A" not in friendly(t.state, 0)


@rule("RW-BATTLE-14", "RW-BATTLE-15", "RW-CLASS-09")
def test_strength() -> None:
    mine = side("footman", "footman!", "siege_engine!", "knight*")
    assert counted(mine) == 3
    mine.bonus = 2
    assert counted(mine) == 5


@rule("RW-BATTLE-18", "RW-CONQUER-02", "RW-CONQUER-04", "RW-CONQUER-05")
def test_what_a_stronghold_adds() -> None:
    assert stronghold_strength(stands=True, damaged=False, weakened=0) == 5
    assert stronghold_strength(stands=True, damaged=True, weakened=0) == 3
    assert stronghold_strength(stands=True, damaged=False, weakened=3) == 2
    assert stronghold_strength(stands=True, damaged=True, weakened=5) == 0
    assert stronghold_strength(stands=False, damaged=False, weakened=0) == 0


@rule("RW-BATTLE-24", "RW-BATTLE-25")
def test_standing_attackers_damage_the_stronghold() -> None:
    assert damages_stronghold(Fight("1A", side("footman!", "bowman"), side()))
    assert not damages_stronghold(Fight("1A", side("footman!"), side()))


@rule("RW-BATTLE-27", "RW-BATTLE-28", "RW-BATTLE-31", "RW-DAMAGE-07")
def test_what_is_left_of_a_side() -> None:
    mine = side("footman", "knight*", "knight!", "footman")
    assert remains(mine, routed=False) == ({"footman": 2, "knight": 1}, {"knight": 1})
    assert remains(mine, routed=True) == ({}, {"footman": 2, "knight": 2})
