"""Sites: what lies on them, what can be done there, what they give."""

import pytest

from emberhall.games.mage_knight.content import ENEMY, RUIN, kind_of
from emberhall.games.mage_knight.rules.between_rounds import new_unit_offer, see_ruins
from emberhall.games.mage_knight.state import PREVENTED, Deed, EnemyToken, Table
from emberhall.games.mage_knight.terms import BLACK, BLUE, BROWN_PILE, COLD_FIRE, COLOURS, GOLD, MELEE, RED
from emberhall.kernel import Message
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, again, land

ONE = """
  p p
 p A p
  p p
"""


def site(words: str, *, draws: str = "", **things: object) -> Position:
    """A turn on a site; the next tokens of the piles are these."""
    things.setdefault("hand", "march")
    play = land(drawing=ONE, spots={"A": words}, at="A", **things)  # type: ignore[arg-type]
    for n, kind in enumerate(reversed(draws.split())):
        play.state.enemies[ENEMY[kind].pile].cards.append(EnemyToken(f"{kind}.{90 + n}"))
    return play


def foes(play: Position) -> list[str]:
    return [kind_of(foe.token) for foe in play.foes]


def beat(play: Position, *names: str) -> Position:
    """Nobody hits the hero; the hero defeats these foes and leaves the others."""
    for foe in play.foes:
        for attack in foe.attacks:
            attack.state = PREVENTED
    while play.state.phase != "attack":
        play.do("end_phase")
    for name in names:
        play.do(f"target:{foes(play).index(name)}")
        play.combat.points[4 * MELEE + COLD_FIRE] = 99
        play.session = Position(play.state).session  # asked again
        play.do("strike")
    if play.state.combat is not None:
        play.do("end_phase")
    return play


# villages


@rule("MKW-PLUND-01")
def test_plundering_draws_two_cards_above_the_hand_limit() -> None:
    hand = "march march rage swiftness determination"
    play = site("plains village", hand=hand, deck="rage rage stamina", begin=False)
    play.do("plunder")
    assert len(play.hand()) == 7
    assert play.hero.reputation == -1


# keeps and mage towers


@rule("MKW-TOWER-10")
def test_a_mage_tower_is_assaulted_like_a_keep() -> None:
    play = land(drawing=" p p\np @ K\n p p", spots={"K": "desert mage_tower monks"}, move=5, hand="march")
    play.do("walk:K")
    assert play.foes[0].walls == 1
    assert play.hero.reputation == -1


@rule("MKW-TOWER-02")
def test_a_tower_in_the_desert_needs_five_move_points_by_day() -> None:
    spots = {"K": "desert mage_tower monks"}
    drawing = " p p\np @ K\n p p"
    assert "walk:1,0" not in land(drawing=drawing, spots=spots, move=4, hand="march").keys
    assert "walk:1,0" in land(drawing=drawing, spots=spots, move=5, hand="march").keys
    assert "walk:1,0" in land(drawing=drawing, spots=spots, move=3, night=True, hand="march").keys


@rule("MKW-KEEP-03")
def test_a_garrison_stays_face_down_at_night_and_is_seen_again_by_day() -> None:
    spots = {"K": "hills keep guardsmen"}
    drawing = " p p\np @ K\n p p"
    play = land(drawing=drawing, spots=spots, night=True, hand="march")
    assert not play.at("K").garrison[0].known
    play = land(drawing=drawing, spots=spots, hand="march")
    assert play.at("K").garrison[0].known


# monasteries


@rule("MKW-MONA-06", "MKW-MONA-16")
def test_each_unburned_monastery_brings_a_new_lesson_each_round() -> None:
    drawing = " B C\np A p\n p p"
    spots = {"A": "plains monastery", "B": "plains monastery", "C": "plains monastery owner0"}
    play = land(drawing=drawing, spots=spots, at="A", hand="march")
    state = play.state
    state.monastery_offer.cards = [Deed("refreshing_walk")]
    state.advanced_deck.cards = [Deed("ice_bolt"), Deed("fire_bolt"), Deed("ambush")]
    new_unit_offer(Table(state, 1))
    assert state.monastery_offer.cards == ["ambush", "fire_bolt"]
    assert state.advanced_deck.cards == ["refreshing_walk", "ice_bolt"]  # unsold ones go under the deck


@rule("MKW-MONA-10", "MKW-MONA-12")
def test_burning_leaves_the_lesson_in_the_offer() -> None:
    play = site("plains monastery", draws="monks")
    play.state.monastery_offer.cards = [Deed("refreshing_walk")]
    play.do("burn")
    assert play.foes[0].walls == 0  # not fortified
    beat(play, "monks")
    assert play.at("A").conquered
    assert play.state.monastery_offer.cards == ["refreshing_walk"]
    assert play.turn.rewards == [("artifact", 1)]


# monster dens and spawning grounds


@rule("MKW-DEN-03", "MKW-DEN-07", "MKW-DUN-04")
def test_a_monster_den_gives_two_crystals_once() -> None:
    play = site("hills monster_den", draws="minotaur", dice=[RED, BLUE])
    entering = next(option for option in play.ask.options if option.key() == "enter")
    assert entering.label().args["site"] == Message("site-monster-den.to"), "it says where the fight is"
    play.do("enter")
    assert (play.turn.gold, play.turn.black) == (True, False)  # by Day, not as in dungeons
    beat(play, "minotaur")
    assert play.at("A").shields == [0]
    play.do("end_turn")
    assert play.state.players[0].crystals == [1, 1, 0, 0]
    empty = site("hills monster_den owner0")
    assert "enter" not in empty.keys  # nothing but a space from now on


@rule("MKW-DEN-06")
def test_an_undefeated_enemy_in_a_den_is_seen_by_all() -> None:
    play = site("hills monster_den", draws="minotaur")
    beat(play.do("enter"))
    assert [kind_of(token) for token in play.at("A").enemies] == ["minotaur"]


@rule("MKW-TILE-16")
def test_spawning_grounds_hold_two_monsters_and_give_more() -> None:
    play = site("hills spawning_grounds", draws="minotaur gargoyle", hand="march march")
    play.do("enter")
    assert foes(play) == ["minotaur", "gargoyle"]
    assert play.combat.units
    beat(play, "minotaur", "gargoyle")
    assert play.turn.rewards == [("artifact", 1), ("random_crystal", 3)]
    assert play.at("A").shields == [0]


def test_defeated_monsters_of_spawning_grounds_are_replaced() -> None:
    play = site("hills spawning_grounds", draws="minotaur gargoyle medusa", hand="march march", level=9)
    beat(play.do("enter"), "minotaur")
    place = play.at("A")
    assert not place.conquered
    assert [kind_of(token) for token in place.enemies] == ["gargoyle"]
    assert [kind_of(token) for token in place.lurking] == ["medusa"]
    assert not place.lurking.known  # face down
    assert place.lurking.pool == "brown"  # and seen to be a brown one
    again = land(drawing=ONE, spots={"A": "hills spawning_grounds +gargoyle"}, at="A", hand="march")
    again.at("A").lurking.cards = [EnemyToken("medusa.9")]
    again.do("enter")
    assert foes(again) == ["gargoyle", "medusa"]


@rule("MK-SETUP-04")
def test_if_the_pile_has_run_out_discarded_monsters_come_back_to_spawning_grounds() -> None:
    play = site("hills spawning_grounds", hand="march march", level=9)
    play.state.enemies[BROWN_PILE].cards = [EnemyToken("gargoyle.90"), EnemyToken("minotaur.90")]
    beat(play.do("enter"), "minotaur")
    assert play.at("A").lurking.cards == ["minotaur.90"]


# dungeons and tombs


@rule("MKW-DUN-01", "MKW-DUN-02", "MKW-DUN-05", "MKW-TILE-16")
@pytest.mark.parametrize(
    ("words", "enemy", "rewards"),
    [
        ("plains dungeon", "minotaur", [("spell_or_artifact", 1)]),
        ("plains tomb", "ice_dragon", [("spell", 1), ("artifact", 1)]),
    ],
)
def test_dungeons_and_tombs(words: str, enemy: str, rewards: list[tuple[str, int]]) -> None:
    play = site(words, draws=enemy, unit="peasants", level=9)
    place = play.at("A")
    assert not place.garrison  # nothing lies there
    assert not place.enemies
    play.do("enter")
    assert foes(play) == [enemy]
    assert not play.combat.units
    assert (play.turn.gold, play.turn.black) == (False, True)  # it is always night there
    beat(play, enemy)
    assert (play.turn.gold, play.turn.black) == (True, False)
    assert place.shields == [0]
    assert play.turn.rewards == rewards
    assert play.state.enemies_out[ENEMY[enemy].pile].cards == [f"{enemy}.90"]


@rule("MKW-DUN-02")
def test_an_undefeated_monster_of_a_dungeon_is_discarded() -> None:
    play = site("plains dungeon", draws="minotaur")
    beat(play.do("enter"))
    assert not play.at("A").conquered
    assert "minotaur.90" in play.state.enemies_out[BROWN_PILE]
    assert not play.at("A").lurking  # another one is drawn when a hero enters


@rule("MKW-DUN-07", "MKW-DUN-10")
@pytest.mark.parametrize(
    ("words", "enemy", "fame"), [("plains dungeon", "minotaur", 4), ("hills tomb", "ice_dragon", 8)]
)
def test_a_marked_dungeon_may_be_entered_again_for_fame_alone(words: str, enemy: str, fame: int) -> None:
    play = site(f"{words} owner1", draws=enemy, scenario="full_conquest", others={"tovak": ""}, level=9)
    before = play.hero.fame
    beat(play.do("enter"), enemy)
    assert play.hero.fame == before + fame
    assert play.turn.rewards == []
    assert play.at("A").shields == [1]


# ruins


@rule("MKW-SITE-05", "MKW-RUIN-05")
def test_ruins_may_be_ignored() -> None:
    play = site("plains ancient_ruins altar_red", mana="red red red", move=2)
    assert "altar" in play.keys
    play.do("walk:1,0", "end_turn")
    assert [kind_of(token) for token in play.at("A").ruin] == ["altar_red"]
    assert not play.at("A").conquered


@rule("MKW-RUIN-04", "MKW-RUIN-10")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "white"])
def test_an_altar_takes_three_mana_for_seven_fame(colour: str) -> None:
    words = f"plains ancient_ruins altar_{colour}"
    assert "altar" not in site(words, mana=f"{colour} {colour}").keys
    other = {"red": "blue", "blue": "green", "green": "white", "white": "red"}[colour]
    assert "altar" not in site(words, mana=" ".join([other] * 3)).keys
    play = site(words, mana=f"{colour} {colour}", crystals=colour, move=2)
    play.do("altar", f"pay:token:{colour}", f"pay:token:{colour}")
    place = play.at("A")
    assert place.shields == [0]
    assert place.ruin.cards == []
    assert play.state.ruins_out.cards == [f"altar_{colour}"]
    assert sum(play.hero.mana) + sum(play.hero.crystals) == 0
    assert play.turn.acted
    assert (play.turn.move, play.turn.influence) == (0, 0)
    play.do("end_turn")
    assert play.state.players[0].fame == 7


@rule("MKW-RUIN-04", "MK-MANA-08", "MK-MANA-09", "MK-MANA-11", "MK-MANA-12", "MK-MANA-15")
@pytest.mark.parametrize(
    ("mana", "crystals", "source", "night", "enough"),
    [
        ("", "red red red", "", False, True),
        ("red", "red", "blue red", False, True),
        ("red", "", "red red", False, False),  # one die a turn
        ("red", "red", "", False, False),
        ("red gold gold", "", "", False, True),
        ("red gold", "", "gold", False, True),
        ("gold", "red", "gold red", False, True),
        ("gold", "", "gold red", False, False),
        ("red", "", "gold gold", False, False),
        ("red gold", "", "", False, False),
        ("red red", "", "black", False, False),
        ("red red black", "", "", False, False),
        ("red red gold", "", "", True, False),
        ("red red", "", "gold", True, False),
        ("red red", "", "black", True, False),
        ("red red", "", "red", True, True),
    ],
)
def test_what_an_altar_can_be_paid_with(mana: str, crystals: str, source: str, night: bool, enough: bool) -> None:
    play = site("plains ancient_ruins altar_red", mana=mana, crystals=crystals, source=source, night=night)
    assert ("altar" in play.keys) is enough
    if enough:
        laid(play)
        assert len(play.turn.dice) == (len(mana.split()) + len(crystals.split()) < 3)


def laid(play: Position) -> None:
    """Pay three mana at the altar, each time the first offered."""
    play.do("altar")
    while play.prompt.startswith("ask-pay"):
        play.do(play.keys[0])
    assert play.turn.rewards == [("fame", 7)]


@rule("MKW-RUIN-04")
@pytest.mark.parametrize(("die", "enough"), [(RED, True), (BLUE, False)])
def test_a_die_stolen_with_a_tactic_may_be_laid_on_an_altar(die: int, enough: bool) -> None:
    play = site("plains ancient_ruins altar_red", mana="red", source="red", tactic="mana_steal")
    play.hero.tactic_die = die
    play = again(play)
    assert ("altar" in play.keys) is enough
    if enough:
        laid(play)
        assert (play.hero.mana, play.hero.tactic_die, play.state.source) == ([0] * 6, -1, [])


@rule("MKW-RUIN-04")
@pytest.mark.parametrize(
    ("mana", "source", "enough"),
    [
        ("red", "black red", True),
        ("red red", "black", True),
        ("red", "black black", False),
        ("red", "black blue", False),
        ("red", "red", False),
        ("red", "gold", False),
    ],
)
def test_mana_pull_at_an_altar(mana: str, source: str, enough: bool) -> None:
    play = site("plains ancient_ruins altar_red", hand="mana_pull march", mana=mana, source=source)
    assert "altar" not in play.keys
    play.do("play:mana_pull:basic")
    assert ("altar" in play.keys) is enough
    if enough:
        laid(play)


@rule("MKW-RUIN-04")
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(
    ("dice", "enough"),
    [
        ([BLACK, BLACK, BLACK], True),
        ([GOLD, GOLD, GOLD], True),
        ([BLACK, GOLD, RED], True),
        ([BLACK, GOLD, BLUE], False),
    ],
)
def test_mana_storm_at_an_altar(dice: list[int], enough: bool, night: bool) -> None:
    things = {"mana": "white", "source": "blue blue blue", "dice": dice, "night": night}
    play = site("plains ancient_ruins altar_red", hand="mana_storm march", **things).do("play:mana_storm:strong")
    assert ("altar" in play.keys) is enough
    if enough:
        laid(play)
        assert play.state.source == []


@rule("MKW-RUIN-04", "MKW-RUIN-10")
def test_the_altar_of_all_colours_takes_one_of_each_for_ten_fame() -> None:
    words = "plains ancient_ruins altar_all"
    for missing in ("red", "blue", "green", "white"):
        mana = " ".join(colour for colour in ("red", "blue", "green", "white", "black") if colour != missing)
        assert "altar" not in site(words, mana=mana).keys
    gold = site(words, mana="red gold blue green").do("altar")  # it is kept for the white one
    assert (gold.prompt, gold.hero.mana) == ("ask-after", [0] * 6)
    play = site(words, mana="red blue green white")
    play.do("altar")
    assert sum(play.hero.mana) == 0
    assert play.at("A").shields == [0]
    assert play.state.ruins_out.cards == ["altar_all"]
    play.do("end_turn")
    assert play.state.players[0].fame == 10


RUINS = [
    ("ruins_gray_brown", "golems minotaur", [("artifact", 1)]),
    ("ruins_green_brown", "prowlers minotaur", [("artifact", 1)]),
    ("ruins_brown_violet", "minotaur monks", [("spell", 1), ("crystals_each", 1)]),
    ("ruins_gray_white", "golems gunners", [("artifact", 1), ("spell", 1)]),
    ("ruins_gray_violet", "golems monks", [("unit", 1)]),
    ("ruins_brown_red", "minotaur fire_dragon", [("artifact", 2)]),
    ("ruins_green_green", "prowlers diggers", [("crystals_each", 1)]),
    ("ruins_green_red", "prowlers ice_dragon", [("artifact", 1), ("advanced_action", 1)]),
    ("ruins_violet_violet", "monks fire_mages_enemy", [("spell", 1), ("advanced_action", 1)]),
    ("ruins_green_green_green", "prowlers diggers wolf_riders", [("unit", 1)]),
]


@rule("MKW-RUIN-06", "MKW-RUIN-08", "MK-RESULT-09", "MKW-RUIN-09")
@pytest.mark.parametrize(("token", "enemies", "rewards"), RUINS)
def test_enemies_in_ruins(token: str, enemies: str, rewards: list[tuple[str, int]]) -> None:
    play = site(f"plains ancient_ruins {token}", draws=enemies, hand="march march", level=9)
    play.do("enter")
    assert sorted(foes(play)) == sorted(enemies.split())
    assert all(foe.walls == 0 for foe in play.foes)
    beat(play, *enemies.split())
    place = play.at("A")
    assert place.shields == [0]
    assert place.ruin.cards == []
    assert play.turn.rewards == rewards
    assert play.hero.reputation == 0  # orcs and draconum in ruins do not rampage


def test_every_ruin_token_has_its_test() -> None:
    tested = {token for token, _, _ in RUINS} | {f"altar_{colour}" for colour in (*COLOURS[:4], "all")}
    assert tested == set(RUIN)
    expansion = {ruin.id for ruin in RUIN.values() if ruin.set == "lost_legion"}
    assert expansion == {"altar_all", "ruins_violet_violet", "ruins_green_green_green"}


@rule("MKW-RUIN-07", "MKW-RUIN-08")
def test_undefeated_enemies_stay_in_the_ruins_defeated_ones_are_not_replaced() -> None:
    play = site("plains ancient_ruins ruins_gray_brown", draws="golems minotaur", level=9)
    beat(play.do("enter"), "golems")
    place = play.at("A")
    assert [kind_of(token) for token in place.enemies] == ["minotaur"]
    assert not place.conquered
    assert place.ruin.cards
    again = land(drawing=ONE, spots={"A": "plains ancient_ruins ruins_gray_brown +minotaur"}, at="A", hand="march")
    again.do("enter")
    assert foes(again) == ["minotaur"]
    beat(again, "minotaur")
    assert again.at("A").shields == [0]
    assert again.turn.rewards == [("artifact", 1)]


@rule("MKW-RUIN-02", "MKW-RUIN-03")
def test_a_hero_turns_up_a_ruin_at_night_and_may_still_decide() -> None:
    play = land(
        drawing=" p p\np @ A\n p p",
        spots={"A": "plains ancient_ruins ruins_gray_brown"},
        night=True,
        move=2,
        hand="march",
    )
    ruin = play.at("A").ruin
    ruin.known.clear()
    play.do("walk:A")
    assert ruin.known
    assert {"enter", "end_turn"} <= set(play.keys)


@rule("MKW-RUIN-02")
def test_ruins_are_seen_again_when_the_day_begins() -> None:
    play = land(drawing=ONE, spots={"A": "plains ancient_ruins altar_red"}, at="", night=True, begin=False)
    ruin = play.at("A").ruin
    ruin.known.clear()
    see_ruins(Table(play.state, 1))
    assert ruin.known


# reputation for what is done at sites


@rule("MKW-DATA-05")
def test_changes_of_reputation() -> None:
    drawing = " p O\np @ K\n p p"
    spots = {"O": "plains !prowlers", "K": "hills keep crossbowmen"}
    orcs = land(drawing=drawing, spots=spots, hand="march").do("challenge:O")
    beat(orcs, "prowlers")
    assert orcs.hero.reputation == 1
    keep = land(drawing=drawing, spots={"O": "plains", "K": "hills keep crossbowmen"}, move=3, hand="march")
    assert keep.do("walk:K").hero.reputation == -1
    assert site("plains village", begin=False).do("plunder").hero.reputation == -1
    assert site("plains monastery").do("burn").hero.reputation == -3
    den = site("hills monster_den", draws="gargoyle", level=9)
    assert beat(den.do("enter"), "gargoyle").hero.reputation == 0
