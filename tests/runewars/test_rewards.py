"""Every reward and every hero: in duels, in battles, in a player's turn."""

import pytest

from emberhall.games.runewars.content import HEROES, REWARDS
from emberhall.games.runewars.effects.nodes import MoreAttribute, Prevent
from emberhall.games.runewars.rules.battle import fight_out
from emberhall.games.runewars.rules.control import rune_eyes
from emberhall.games.runewars.rules.duels import begin_duel, duel_with_unit, fight_duel, land_damage
from emberhall.games.runewars.rules.heroes import (
    attribute_level,
    endure,
    go_to,
    hero_health,
    hero_traits,
    hurt_hero,
    show_reward,
)
from emberhall.games.runewars.rules.quest_phase import (
    evades,
    heal_in_quest_phase,
    hero_actions,
    quest_move,
    quest_phase,
    quest_reach,
    rivals,
)
from emberhall.games.runewars.rules.quests import attribute_test
from emberhall.games.runewars.rules.rewards import usable_rewards, use_reward
from emberhall.games.runewars.rules.tactics import play_tactics, playable_tactics
from emberhall.games.runewars.rules.turn import ASIDES
from emberhall.games.runewars.rules.year import resolve_instructions
from emberhall.games.runewars.state import HeroFigure, HeroId, RewardId, RuneId, State, Table
from emberhall.kernel import NOBODY, Hand
from emberhall.rulebook import rule

from .positions import TEXTS, answer, clash, give, hold, land, stack, units_in, with_hero, without_heroes

#: Fate cards by what heroes find on them: the ability, damage 1, rout 1, nothing.
ABILITY = ("1", "2", "3", "4", "11", "12", "13", "14")
DAMAGE = ("5", "6", "25", "26")
ROUT = ("15", "16")
MISS = ("7", "8", "9", "10", "17", "18", "19", "20")


def place(state: State, seat: int, id: str, *cards: str, area: str = "6A") -> HeroFigure:
    """A hero of a player, with these rewards face down."""
    hero = HeroFigure(HeroId(id), area, Hand([RewardId(f"{card}.1") for card in cards], owner=seat))
    for card in cards:
        state.rewards.cards.remove(RewardId(f"{card}.1"))
    state.players[seat].heroes.append(hero)
    return hero


def field() -> State:
    """Nobody has heroes."""
    state = land()
    for player in state.players:
        player.heroes = []
    return state


def fight(state: State, mine: HeroFigure, other: HeroFigure, *steps: str) -> list[str]:
    """Their duel; steps are fate cards, then answers (with a slash)."""
    stack(state, *[step for step in steps if "/" not in step])
    t = Table(state, 2)
    begin_duel(t, 0, mine, other)
    return answer(fight_duel(t), *[step for step in steps if "/" in step])


def wards(state: State, mine: HeroFigure, other: HeroFigure, *steps: str) -> list[list[str]]:
    """What could be chosen each time damage was about to land in their duel."""
    stack(state, *[step for step in steps if "/" not in step])
    t = Table(state, 2)
    begin_duel(t, 0, mine, other)
    offered: list[tuple[str, list[str]]] = []
    answer(fight_duel(t), *[step for step in steps if "/" in step], offered=offered)
    return [keys for prompt, keys in offered if prompt == "ask-ward"]


def use(state: State, hero: HeroFigure, card: str, *answers: str) -> list[str]:
    """Seat 0 uses a reward during its turn."""
    key = f"use_reward:{hero.id}:{card}.1"
    option = next(option for option in ASIDES.options(state, 0) if option.key() == key)
    return answer(use_reward(Table(state, 2), 0, option), *answers)  # type: ignore[arg-type]


def useless(state: State, hero: HeroFigure, card: str) -> bool:
    return f"use_reward:{hero.id}:{card}.1" not in [option.key() for option in ASIDES.options(state, 0)]


@rule(
    "RW-DUEL-01", "RW-DUEL-03", "RW-DUEL-05", "RW-DUEL-06", "RW-DUEL-07", "RW-DUEL-08", "RW-DUEL-09", "RW-DUEL-11",
    "RW-DUEL-12", "RW-DUEL-16", "RW-DUEL-24", "RW-DUEL-25", "RW-DUEL-26", "RW-DEFEAT-01", "RW-REWARD-02", "RW-REF-08",
)  # fmt: skip
def test_the_duel_of_the_rulebook() -> None:
    """Mad Carthos with the Rage Blade and the Runeplate against Silhouette, who loses in the second round."""
    state = field()
    mine = place(state, 0, "mad_carthos", "rage_blade", "runeplate")
    other = place(state, 1, "silhouette", "storm_bow")
    asked = fight(
        state, mine, other,
        "1", "15",  # round 1: the ability; rout 1
        "5", "6",  # round 2: damage 1 each
        "0/done", "1/done",  # nothing more at the start, where Carthos deals 1
        "1/done",  # the 1 at the start is not turned aside
        "0/use_reward:mad_carthos:rage_blade.1",  # strength 2; the rout prevents 1
        "1/done",
        "0/use_reward:mad_carthos:runeplate.1",
        "1/done",
    )  # fmt: skip
    assert "0 ask-special" in asked
    assert state.players[1].heroes == []
    assert mine.damage == 0
    assert sorted(mine.shown) == ["rage_blade.1", "runeplate.1"]
    assert mine.rewards.cards == ["storm_bow.1"]  # it stays face down
    assert mine.has_defeated
    assert state.graves.cards == ["silhouette"]


def test_a_duel_is_told_round_by_round() -> None:
    """Carthos deals 1 at the start; the rout prevents 1; each deals 1; then nothing."""
    state = field()
    mine, other = place(state, 0, "mad_carthos"), place(state, 1, "buldar")
    stack(state, "5", "15", "6", "25", "7", "8", "9", "10")
    t = Table(state, 2, events=[])
    t.beats = []
    begin_duel(t, 0, mine, other)
    assert answer(fight_duel(t)) == []
    assert len(t.beats) == 11  # the challenge, the start of each, and in four rounds the cards and what they deal
    assert t.events is not None
    assert [TEXTS.say(event.message, "en") for event in t.events] == [
        "Mad Carthos challenges Laughin Buldar to a duel.",
        "Before the first round: Mad Carthos takes 0 damage, Laughin Buldar takes 1.",
        "Fate card 5, Mad Carthos: damage 1.",
        "Fate card 15, Laughin Buldar: rout 1.",
        "Round 1: Mad Carthos takes 0 damage, Laughin Buldar takes 0.",
        "Fate card 6, Mad Carthos: damage 1.",
        "Fate card 25, Laughin Buldar: damage 1.",
        "Round 2: Mad Carthos takes 2 damage, Laughin Buldar takes 1.",  # Buldar hits harder once
        "Fate card 7, Mad Carthos: miss.",
        "Fate card 8, Laughin Buldar: miss.",
        "Round 3: Mad Carthos takes 0 damage, Laughin Buldar takes 0.",
        "Fate card 9, Mad Carthos: miss.",
        "Fate card 10, Laughin Buldar: miss.",
        "Round 4: Mad Carthos takes 0 damage, Laughin Buldar takes 0.",
    ]
    assert TEXTS.say(t.events[7].message, "ru") == "Раунд 2. Урон: Безумный Картос — 2, Смеющийся Булдар — 1."


# Rewards


def test_timmoran_shard() -> None:
    state = field()
    hero = place(state, 0, "ronan", "timmoran_shard")
    assert useless(state, hero, "timmoran_shard")  # not in a friendly area
    hold(state, "6A", 0, "footman")
    use(state, hero, "timmoran_shard", "0/done", "0/pick_area:6B", "0/pick_area:6C")
    assert state.places["6B"].rune.cards[0].startswith("dragon")
    assert state.rewards_discard.cards == ["timmoran_shard.1"]
    assert REWARDS["timmoran_shard"].count == 6


def test_rage_blade() -> None:
    state = field()
    mine, other = place(state, 0, "valadir", "rage_blade"), place(state, 1, "buldar")
    fight(state, mine, other, "1", "7", "8", "9", "10", "17", "18", "19", "0/done", "0/use_reward:valadir:rage_blade.1")
    assert other.damage == 4  # the strength of the hero
    assert mine.shown.cards == ["rage_blade.1"]


@rule("RW-REWARD-11")
def test_soulbiter() -> None:
    state = field()
    mine, other = place(state, 0, "valadir", "soulbiter"), place(state, 1, "ronan")
    mine.damage, other.damage = 3, 3
    fight(state, mine, other, "1", "7", "0/done", "0/use_reward:valadir:soulbiter.1")
    assert state.players[1].heroes == []
    assert mine.damage == 0
    state = field()
    mine, other = place(state, 0, "valadir", "soulbiter"), place(state, 1, "ronan")
    mine.damage = 3
    fight(state, mine, other, "1", "7", "8", "9", "10", "17", "18", "19", "0/done", "0/use_reward:valadir:soulbiter.1")
    assert (mine.damage, other.damage) == (3, 1)  # it defeated nobody
    state = field()
    mine, other = place(state, 0, "ronan"), place(state, 1, "valadir", "soulbiter")
    mine.damage, other.damage = 3, 3
    fight(state, mine, other, "7", "1", "1/done", "1/use_reward:valadir:soulbiter.1")
    assert state.players[0].heroes == []
    assert other.damage == 0  # it also helps a challenged hero


def test_storm_bow() -> None:
    state = field()
    mine, other = place(state, 0, "silhouette", "storm_bow"), place(state, 1, "buldar")
    fight(
        state, mine, other, "1", "7", "8", "9", "10", "17", "18", "19", "0/done", "0/use_reward:silhouette:storm_bow.1"
    )
    assert other.damage == 3  # agility 4, but at most 3


@rule("RW-REWARD-08")
def test_dagger_of_shadows() -> None:
    """One damage at the start of a duel the hero begins; it is the weapon of that duel."""
    state = field()
    mine, other = place(state, 0, "ronan", "dagger_of_shadows", "rage_blade"), place(state, 1, "buldar")
    asked = fight(
        state, mine, other, "1", "7", "8", "9", "10", "17", "18", "19",
        "0/use_reward:ronan:dagger_of_shadows.1", "0/done", "0/hit",
    )  # fmt: skip
    assert asked == ["0 ask-duel-start", "0 ask-duel-start", "0 ask-special"]
    assert other.damage == 2
    state = field()
    mine, other = place(state, 0, "ronan"), place(state, 1, "buldar", "dagger_of_shadows")
    fight(state, mine, other, *MISS, "1/done")  # not when challenged
    assert mine.damage == 0


def test_runeplate() -> None:
    """One damage from icons in each round."""
    state = field()
    mine, other = place(state, 0, "ronan", "runeplate"), place(state, 1, "buldar")
    fight(
        state, mine, other, "7", "5", "8", "6", "9", "1", "10", "17",
        "0/done", "0/use_reward:ronan:runeplate.1", "0/use_reward:ronan:runeplate.1",
    )  # fmt: skip
    # Buldar hits harder once: 2 - 1, then 1 - 1, then an ability, which the plate does not stop
    assert mine.damage == 2


def test_ghost_armor() -> None:
    for fate, left in (("3", 0), ("21", 1)):  # silver prevents, red does not
        state = field()
        mine, other = place(state, 0, "ronan", "ghost_armor"), place(state, 1, "varikas")
        fight(
            state, mine, other, "7", "5", fate, "8", "9", "10", "17", "18", "19",
            "0/done", "0/use_reward:ronan:ghost_armor.1",
        )  # fmt: skip
        assert mine.damage == left


def test_dragonscale_mail() -> None:
    state = field()
    ronan = place(state, 0, "ronan", "dragonscale_mail")
    assert hero_health(ronan) == 6
    t = Table(state, 2)
    ronan.damage = 3
    assert endure(t, ronan)
    assert ronan.rewards.cards == ["dragonscale_mail.1"]  # nobody knows of it yet
    ronan.damage = 4
    assert endure(t, ronan)
    assert ronan.shown.cards == ["dragonscale_mail.1"]  # four damage would have been fatal
    ronan.damage = 6
    assert not endure(t, ronan)


@rule("RW-REWARD-08", "RW-DUEL-26")
def test_a_hero_who_has_used_runeplate_is_not_saved_by_dragonscale_mail() -> None:
    """Buldar hits for 2, the plate prevents 1: the fourth damage is the last that Ronan can take."""
    state = field()
    ronan, other = place(state, 0, "ronan", "runeplate", "dragonscale_mail"), place(state, 1, "buldar")
    ronan.damage = 3
    fight(state, ronan, other, "7", "5", "0/done", "0/use_reward:ronan:runeplate.1", "0/done")
    assert state.players[0].heroes == []


@rule("RW-REWARD-08", "RW-REWARD-02")
def test_a_hero_saved_by_dragonscale_mail_uses_no_other_armour_in_that_duel() -> None:
    state = field()
    ronan, other = place(state, 0, "ronan", "runeplate", "dragonscale_mail"), place(state, 1, "varikas")
    ronan.damage = 3
    steps = ("7", "5", "8", "6", *MISS[2:6], "0/done", "0/done", "0/done")
    assert wards(state, ronan, other, *steps) == [["done", "use_reward:ronan:runeplate.1"], ["done"]]
    assert ronan.damage == 5
    assert ronan.shown.cards == ["dragonscale_mail.1"]


@rule("RW-REWARD-08")
def test_mail_that_keeps_a_hero_on_their_feet_is_their_armour_from_the_start_of_a_duel() -> None:
    state = field()
    ronan, other = place(state, 0, "ronan", "runeplate"), place(state, 1, "varikas")
    ronan.shown.cards.append(RewardId("dragonscale_mail.1"))
    ronan.damage = 4
    assert wards(state, ronan, other, "7", "5", *MISS[1:7], "0/done", "0/done") == [["done"]]
    assert ronan.damage == 5


@rule("RW-REWARD-08")
def test_mail_and_another_armour_both_help_outside_of_duels() -> None:
    state = field()
    ronan = place(state, 0, "ronan", "ghost_armor", "dragonscale_mail")
    stack(state, "3")  # silver: one damage is prevented
    answer(hurt_hero(Table(state, 2), 0, ronan, 5), "0/use_reward:ronan:ghost_armor.1", "0/done")
    assert ronan.damage == 4
    assert state.players[0].heroes == [ronan]


@rule("RW-REWARD-08", "RW-DUELQ-10")
def test_a_hero_in_runeplate_is_not_saved_by_mail_in_the_duel_of_a_quest() -> None:
    state = field()
    ronan = place(state, 0, "ronan", "runeplate", "dragonscale_mail")
    ronan.damage = 3
    stack(state, "7", "10")  # a giant's damage 2; the plate prevents 1
    flow = duel_with_unit(Table(state, 2), 0, ronan, "giant", 0)
    answer(flow, "0/done", "0/use_reward:ronan:runeplate.1", "0/done")
    assert state.players[0].heroes == []


def test_dwarven_fire_bombs() -> None:
    """Three damage; then agility is tested, and red hurts the thrower."""
    for test, left in ((("21", "22"), 1), (("5", "22"), 0)):
        state = field()
        mine, other = place(state, 0, "astarra", "dwarven_fire_bombs"), place(state, 1, "buldar")
        picks = ["0/pick_fate:f5"] if left == 0 else []
        fight(
            state, mine, other, "1", "7", *test, "8", "9", "10", "17", "18", "19",
            "0/done", "0/use_reward:astarra:dwarven_fire_bombs.1", *picks,
        )  # fmt: skip
        assert (mine.damage, other.damage) == (left, 3)


def test_amulet_of_shielding() -> None:
    state = field()
    mine, other = place(state, 0, "ronan", "amulet_of_shielding"), place(state, 1, "varikas")
    asked = fight(
        state, mine, other, "7", "5", "8", "6", "9", "10", "17", "18",
        "0/done", "0/use_reward:ronan:amulet_of_shielding.1",
    )  # fmt: skip
    assert asked.count("0 ask-ward") == 1  # once in a duel
    assert mine.damage == 1
    state = field()
    mine = place(state, 0, "ronan", "amulet_of_shielding", "storm_bow")
    asked = answer(hurt_hero(Table(state, 2), 0, mine, 2), "0/use_reward:ronan:amulet_of_shielding.1", "0/done")
    assert asked == ["0 ask-ward", "0 ask-ward"]  # another card is face down, so the question comes again
    assert mine.damage == 1
    assert mine.shown.cards == ["amulet_of_shielding.1"]


@rule("RW-NEUT-17")
def test_flute_of_possession() -> None:
    state = field()
    hero = place(state, 0, "ronan", "flute_of_possession")
    assert useless(state, hero, "flute_of_possession")
    hold(state, "6A", NOBODY, "giant", "beastman")
    hold(state, "6B", 0, "footman")
    assert use(state, hero, "flute_of_possession", "0/pick_area:6B") == ["0 ask-neutrals-to"]
    assert units_in(state, "6B") == "0: 1 footman, 1 giant, 1 beastman!"
    assert state.rewards_discard.cards == ["flute_of_possession.1"]


def test_staff_of_light() -> None:
    state = field()
    hero = place(state, 0, "ronan", "staff_of_light")
    hold(state, "6A", 0, "footman")
    assert useless(state, hero, "staff_of_light")
    hold(state, "6A", 0, "footman", "footman knight")
    assert use(state, hero, "staff_of_light") == []
    assert units_in(state, "6A") == "0: 2 footman, 1 knight"


def test_ice_storm() -> None:
    state = field()
    hero = place(state, 0, "ronan", "ice_storm")
    hold(state, "7C", 1, "berserker")  # two steps away
    assert useless(state, hero, "ice_storm")
    hold(state, "6B", 1, "berserker chaos_lord")
    hold(state, "6A", 1, "warlock")
    asked = use(state, hero, "ice_storm", "0/rout_unit:6B:chaos_lord", "0/rout_unit:6A:warlock")
    assert asked == ["0 ask-rout", "0 ask-rout"]
    assert units_in(state, "6B") == "1: 1 berserker, 1 chaos_lord!"
    assert units_in(state, "6A") == "1: 1 warlock!"


def test_rune_of_teleportation() -> None:
    state = field()
    hero = place(state, 0, "ronan", "rune_of_teleportation")
    hold(state, "6A", 0, "footman footman knight", "knight")
    hold(state, "6B", 1, "berserker")
    state.places["6C"].stronghold = 1
    asked = use(
        state, hero, "rune_of_teleportation",
        "0/pick_area:home_uthuk_C", "0/move_unit:6A:footman", "0/move_unit:6A:knight", "0/done",
    )  # fmt: skip
    assert asked == ["0 ask-teleport", "0 ask-bring", "0 ask-bring", "0 ask-bring"]
    assert hero.area == "home_uthuk_C"
    assert units_in(state, "home_uthuk_C") == "0: 1 footman, 1 knight"
    assert units_in(state, "6A") == "0: 1 footman, 1 knight!"


def test_four_units_come_with_a_rune_of_teleportation() -> None:
    """Of five, teleported with their hero or summoned by the hero."""
    state = field()
    hero = place(state, 0, "ronan", "rune_of_teleportation", "rune_of_summoning")
    hold(state, "6A", 0, "footman " * 5)
    asked = use(state, hero, "rune_of_teleportation", "0/pick_area:1A", *["0/move_unit:6A:footman"] * 4)
    assert asked == ["0 ask-teleport", *["0 ask-bring"] * 4]
    assert (units_in(state, "1A"), units_in(state, "6A")) == ("0: 4 footman", "0: 1 footman")
    hero.area = "7C"
    asked = use(state, hero, "rune_of_summoning", "0/move_unit:6A:footman", *["0/move_unit:1A:footman"] * 3)
    assert asked == ["0 ask-bring"] * 4
    assert (units_in(state, "7C"), units_in(state, "1A")) == ("0: 4 footman", "0: 1 footman")
    assert sorted(state.rewards_discard) == ["rune_of_summoning.1", "rune_of_teleportation.1"]


def test_cloak_of_deception() -> None:
    """Face down it is secret: a challenged hero turns it up, and from then on it helps by itself."""
    assert REWARDS["cloak_of_deception"].when == "always"  # it is nothing to use
    state = field()
    t = Table(state, 2)
    mine, cloaked = place(state, 0, "ronan"), place(state, 1, "varikas", "cloak_of_deception")
    assert answer(evades(t, 0, mine, cloaked)) == []  # alone, and not in a friendly area
    hold(state, "6A", 1, "berserker")
    assert rivals(state, 0, mine) == [cloaked]
    assert answer(evades(t, 0, mine, cloaked), "1/done") == ["1 ask-evade"]
    flow = evades(t, 0, mine, cloaked)
    question = next(flow)
    with pytest.raises(StopIteration) as evaded:
        flow.send(question.option("use_reward:varikas:cloak_of_deception.1"))  # type: ignore[union-attr]
    assert evaded.value.value is True
    assert cloaked.shown.cards == ["cloak_of_deception.1"]
    assert rivals(state, 0, mine) == []
    hold(state, "6A", NOBODY)
    assert rivals(state, 0, mine) == [cloaked]
    other = place(state, 1, "zyla")
    assert rivals(state, 0, mine) == [other]


def test_tome_of_lore() -> None:
    state = field()
    hero = place(state, 0, "astarra", "tome_of_lore")
    hero.trained = {"wisdom": 2}
    assert attribute_level(hero, "wisdom") == 7
    assert attribute_level(hero, "agility") == 2


def test_healing_salve() -> None:
    state = field()
    mine, other = place(state, 0, "ronan", "healing_salve"), place(state, 1, "varikas")
    mine.damage = 3
    asked = fight(state, mine, other, *MISS, "0/use_reward:ronan:healing_salve.1")
    assert asked == ["0 ask-duel-start"]  # none left, so there is no further question
    assert mine.damage == 0
    assert state.rewards_discard.cards == ["healing_salve.1"]
    state = field()
    mine = place(state, 0, "ronan", "healing_salve")
    mine.damage, state.phase, state.queue = 3, "quests", [0]
    assert answer(quest_phase(Table(state, 2)), "0/use_reward:ronan:healing_salve.1") == ["0 ask-quests"]
    assert mine.damage == 0
    assert state.acted == []  # it is not the action of the hero


def test_crown_of_command() -> None:
    """Two more cards for the supported type, two of which are discarded."""
    t = clash("archer", "footman", "1", "2", "15", "11")
    t.state.players[0].heroes = []
    place(t.state, 0, "ronan", "crown_of_command")
    answer(
        fight_out(t),
        "0/support:ronan:archer", "0/use_reward:ronan:crown_of_command.1", "0/discard_fate:f1", "0/discard_fate:f2",
    )  # fmt: skip
    assert units_in(t.state, "6A") == "0: 1 archer"


def test_rune_of_summoning() -> None:
    state = field()
    hero = place(state, 0, "ronan", "rune_of_summoning", area="home_uthuk_C")
    hold(state, "6A", 0, "footman footman")
    hold(state, "7A", 0, "knight", "knight")
    hold(state, "home_uthuk_C", 1, "berserker")
    assert useless(state, hero, "rune_of_summoning")
    hold(state, "home_uthuk_C", NOBODY)
    asked = use(
        state, hero, "rune_of_summoning",
        "0/move_unit:6A:footman", "0/move_unit:7A:knight", "0/move_unit:6A:footman",
    )  # fmt: skip
    assert asked == ["0 ask-bring"] * 3
    assert units_in(state, "home_uthuk_C") == "0: 2 footman, 1 knight"
    assert units_in(state, "6A") == "-1: "


def test_ring_of_the_council() -> None:
    state = field()
    hero = place(state, 0, "ronan", "ring_of_the_council")
    place(state, 1, "varikas", "ice_storm")
    state.players[0].influence = state.players[1].influence = 0
    state.season = "summer"
    asked = answer(resolve_instructions(Table(state, 2)), "0/use_reward:ronan:ring_of_the_council.1", "1/done")
    assert asked == ["0 ask-reward-now", "1 ask-reward-now"]
    assert state.players[0].influence == 1
    assert hero.shown.cards == ["ring_of_the_council.1"]
    assert answer(resolve_instructions(Table(state, 2)), "1/done") == ["1 ask-reward-now"]
    assert state.players[0].influence == 2  # face up: there is no question


def test_every_reward_has_its_test() -> None:
    assert {id for id in REWARDS if f"test_{id}" not in globals()} == set()


# Heroes


def test_silhouette() -> None:
    state = field()
    hero, other = place(state, 0, "silhouette", area="6B"), place(state, 1, "varikas", "ice_storm")
    answer(quest_move(Table(state, 2), 0, hero, "6A"), "0/yes", "0/done")
    assert other.rewards.seen_by(RewardId("ice_storm.1")) == 0b11


def test_ronan() -> None:
    state = field()
    assert "7C" in quest_reach(state, place(state, 0, "ronan", area="6C"))  # three steps
    assert "7C" not in quest_reach(state, place(state, 0, "mok", area="6C"))


def test_red_scorpion() -> None:
    state = field()
    assert "7C" in quest_reach(state, place(state, 0, "red_scorpion", area="6C"))


def test_astarra() -> None:
    state = field()
    hero = place(state, 0, "astarra")
    stack(state, "1", "2", "6", "8", "5", "9")
    answer(attribute_test(Table(state, 2), 0, hero, "wisdom"), "0/pick_fate:f5")
    assert len(state.fate_discard) == 5
    answer(attribute_test(Table(state, 2), 0, hero, "agility"))
    assert len(state.fate_discard) == 7


def test_valadir() -> None:
    """The first damage of a duel is prevented."""
    state = field()
    mine, other = place(state, 0, "mad_carthos"), place(state, 1, "valadir")
    fight(state, mine, other, "5", "7", "8", "9", "10", "17", "18", "19")
    assert other.damage == 1  # 1 at the start is prevented, the icon is not


@rule("RW-DUEL-08", "RW-DUEL-11", "RW-DUEL-26")
@pytest.mark.parametrize(
    ("id", "cards", "dealt", "used", "taken"),
    [
        ("valadir", (), (1, 1, 0), (), 1),  # the first damage is prevented, of whatever kind
        ("valadir", (), (0, 2, 0), (), 1),
        ("valadir", (), (2, 0, 2), (), 0),  # prevented, so the first damage is still to come
        ("mok", (), (2, 1, 1), (), 2),
        ("mok", (), (2, 1, 3), (), 0),
        ("mok", (), (1, 1, 5), (), 0),
        ("mok", ("runeplate",), (1, 1, 1), ("runeplate",), 0),  # routs turn the other damage aside, the armour the icon
        ("mok", ("runeplate",), (2, 1, 0), ("runeplate",), 2),
        ("mok", ("runeplate",), (2, 1, 0), (), 3),
        ("mok", ("amulet_of_shielding",), (0, 2, 0), ("amulet_of_shielding",), 1),
        ("mok", ("amulet_of_shielding",), (1, 1, 0), ("amulet_of_shielding",), 1),
        ("mok", ("runeplate", "amulet_of_shielding"), (1, 1, 0), ("runeplate", "amulet_of_shielding"), 0),
        ("mok", ("amulet_of_shielding", "runeplate"), (2, 0, 0), ("amulet_of_shielding", "runeplate"), 0),
    ],
)
def test_the_damage_a_hero_takes_in_a_round(
    id: str, cards: tuple[str, ...], dealt: tuple[int, int, int], used: tuple[str, ...], taken: int
) -> None:
    """Damage from icons and otherwise, with the routs and rewards against it."""
    state = field()
    mine, hero = place(state, 0, "ronan"), place(state, 1, id, *cards)
    t = Table(state, 2)
    begin_duel(t, 0, mine, hero)
    assert state.duel is not None
    state.duel.attacker.icons, state.duel.attacker.other, state.duel.defender.guard = dealt
    done = ["1/done"] if len(used) < len(cards) else []
    answer(land_damage(t), *(f"1/use_reward:{id}:{card}.1" for card in used), *done)
    assert (hero.damage, mine.damage) == (taken, 0)
    assert (state.duel.attacker.icons, state.duel.attacker.other, state.duel.defender.guard) == (0, 0, 0)


def test_mad_carthos() -> None:
    state = field()
    mine, other = place(state, 0, "ronan"), place(state, 1, "mad_carthos")
    fight(state, mine, other, *MISS)
    assert mine.damage == 1
    state = field()
    carthos = place(state, 0, "mad_carthos")
    fate = len(state.fate)
    assert answer(duel_with_unit(Table(state, 2), 0, carthos, "razorwing", 0)) == []
    assert len(state.fate) == fate  # it falls before a card is drawn
    assert carthos.damage == 0


def test_varikas() -> None:
    state = field()
    hero = place(state, 0, "varikas")
    hero.damage = 3
    state.season = "summer"
    answer(resolve_instructions(Table(state, 2)))
    assert hero.damage == 2


def test_bogran() -> None:
    state = field()
    mine, other = place(state, 0, "bogran"), place(state, 1, "buldar")
    asked = fight(state, mine, other, "7", "5", "8", "9", "10", "17", "18", "19", "20", "0/pick_fate:f5")
    assert asked == ["0 ask-duel-card"]
    assert other.damage == 1
    state = field()
    mine, other = place(state, 0, "ronan"), place(state, 1, "bogran")
    assert fight(state, mine, other, *MISS) == []  # only as attacker


def test_zyla() -> None:
    state = field()
    assert "4C" in quest_reach(state, place(state, 0, "zyla", area="1A"))
    assert "4C" not in quest_reach(state, place(state, 0, "mok", area="1A"))


@rule("RW-QPHASE-13")
def test_mok() -> None:
    state = field()
    mok, other = place(state, 0, "mok"), place(state, 0, "ronan")
    mok.damage = other.damage = 2
    options = [option.key() for option in hero_actions(state, 0, mok)]
    assert "heal_hero:mok" in options  # in any area
    assert "heal_hero:ronan" not in [option.key() for option in hero_actions(state, 0, other)]
    answer(heal_in_quest_phase(Table(state, 2), 0, mok))
    assert (mok.damage, other.damage) == (0, 0)


def test_buldar() -> None:
    """Once in a duel a damage icon deals one more."""
    state = field()
    mine, other = place(state, 0, "buldar"), place(state, 1, "varikas")
    fight(state, mine, other, "5", "7", "6", "8", "9", "10", "17", "18")
    assert other.damage == 3


def test_vyrah() -> None:
    state = field()
    hero = place(state, 0, "vyrah")
    state.places["6B"].rune.cards = [RuneId("dragon.1")]
    assert rune_eyes(state, "6B") == 0b01
    go_to(Table(state, 2), hero, "6C")
    assert state.places["6B"].rune.seen_by(RuneId("dragon.1")) == 0b01
    go_to(Table(state, 2), hero, "4C")
    assert rune_eyes(state, "6B") == 0


def test_every_hero_has_its_test() -> None:
    assert {id for id in HEROES if f"test_{id}" not in globals()} == set()


def test_traits_are_abilities_and_what_always_helps() -> None:
    """Rewards that are used at a moment give none."""
    state = field()
    assert list(hero_traits(place(state, 0, "ronan", "runeplate", "amulet_of_shielding"), Prevent)) == []
    assert list(hero_traits(place(state, 0, "valadir", "ghost_armor"), Prevent)) == [Prevent(1, "first")]
    assert list(hero_traits(place(state, 0, "mok", "tome_of_lore"), MoreAttribute)) == [MoreAttribute("wisdom", 1)]


@rule("RW-MOVE-13", "RW-ACT-05")
def test_units_are_not_teleported_out_of_an_activated_area() -> None:
    for activated, there in ((1, "-1: "), (2, "0: 1 footman")):  # that of another does not matter
        state = without_heroes(land())
        ronan = with_hero(state, 0, "ronan", "rune_of_teleportation", area="6A")
        hold(state, "6A", 0, "footman")
        state.places["6A"].activated = activated
        (use,) = usable_rewards(state, 0, ronan, "turn")
        picks = ["0/move_unit:6A:footman"] if activated == 2 else []
        answer(use_reward(Table(state, 2), 0, use), "0/pick_area:6B", *picks)
        assert (ronan.area, units_in(state, "6B")) == ("6B", there)


@rule("RW-MOVE-13")
def test_units_in_an_activated_area_are_neither_summoned_nor_join_charmed_ones() -> None:
    state = without_heroes(land())
    ronan = with_hero(state, 0, "ronan", "rune_of_summoning", area="7A")
    hold(state, "6A", 0, "footman")
    state.places["6A"].activated = 1
    (use,) = usable_rewards(state, 0, ronan, "turn")
    assert answer(use_reward(Table(state, 2), 0, use)) == []
    hold(state, "6B", NOBODY, "giant")
    stack(state, "5", "3", "3")
    give(state, 0, "charm")
    answer(play_tactics(Table(state, 2), 0, "charm.1"), "0/pick_fate:f5")
    assert (units_in(state, "6A"), units_in(state, "6B")) == ("0: 1 footman", "-1: 1 giant")


@rule("RW-SEASON-02")
def test_in_a_truce_no_unit_is_summoned_into_an_enemy_area() -> None:
    state = without_heroes(land())
    home = next(area for area, place in state.places.items() if place.home == 1)
    ronan = with_hero(state, 0, "ronan", "rune_of_summoning", area=home)
    hold(state, "6A", 0, "footman")
    assert usable_rewards(state, 0, ronan, "turn")
    state.weather.truce = True
    assert usable_rewards(state, 0, ronan, "turn") == []


@rule("RW-REWARD-05")
def test_gifts_of_one_player_do_not_count_for_the_next() -> None:
    state = without_heroes(land())
    state.phase, state.queue, state.turn.gifts = "quests", [0, 1], 4
    answer(quest_phase(Table(state, 2)))
    assert (state.queue, state.turn.gifts) == ([1], 0)


@rule("RW-REWARD-02", "RW-DUEL-20")
def test_a_cloak_helps_against_an_ambush() -> None:
    for open_ in (False, True):
        state = without_heroes(land())
        t = Table(state, 2)
        ronan = with_hero(state, 0, "ronan", "cloak_of_deception", area="6A")
        hold(state, "6A", 0, "footman")
        with_hero(state, 1, "bogran", area="6A")
        give(state, 1, "ambush")
        state.came = ronan.id
        if open_:
            show_reward(t, ronan, "cloak_of_deception.1")
            assert playable_tactics(state, 1, "enemy_hero_moved") == []
            continue
        asked = answer(play_tactics(t, 1, "ambush.1"), "0/use_reward:ronan:cloak_of_deception.1")
        assert (asked, ronan.damage, state.duel) == (["0 ask-evade"], 0, None)


@rule("RW-REWARD-07", "RW-REWARD-12")
def test_kinds_of_rewards() -> None:
    kinds = [reward.kind for reward in REWARDS.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"artifact": 1, "weapon": 4, "armor": 3, "item": 12}
    assert sum(reward.count for reward in REWARDS.values()) == 25
