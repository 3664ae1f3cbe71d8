"""Heroes together against Volkare: the fine print of an attack, cooperative defence, and his Level between Rounds."""

from collections import Counter

import pytest

from emberhall.games.mage_knight.content.volkare import army
from emberhall.games.mage_knight.ground import STEPS
from emberhall.games.mage_knight.rules.fortifications import fortifications
from emberhall.games.mage_knight.rules.move_costs import set_costs
from emberhall.games.mage_knight.rules.volkare import general, troops
from emberhall.games.mage_knight.setup import unfit
from emberhall.games.mage_knight.state import ARMY, DUMMY, GENERAL, Deed, EnemyToken, Modifier, Place, Setup, Turn
from emberhall.games.mage_knight.terms import (
    BLUE,
    COLD_FIRE,
    FIRE,
    FORTIFIED,
    GRAY_PILE,
    GREEN,
    RANGED,
    RED,
    RED_PILE,
    SIEGE,
    WHITE,
    Change,
)
from emberhall.kernel import ALL, FaceDown, Pile
from emberhall.rulebook import rule
from tests.mage_knight.games import next_round
from tests.mage_knight.positions import ManaDice, Position, again, cards, equip
from tests.mage_knight.test_volkare import QUEST, march, siege, together, with_army

E, SE, SW, W, NW, NE = STEPS


def to_the_fight(play: Position) -> Position:
    """The hero whose turn it is to fight steps onto Volkare's space."""
    while play.state.phase in ("called", "storm"):
        onward = [key for key in play.keys if key.startswith(("walk", "begin_turn", "play:march:strong"))]
        play.do(onward[0])
    if play.state.phase == "gather":
        play.do("fight")
    return play


def fought(play: Position, *slain: int) -> Position:
    """Shoot these enemies and let the others attack."""
    for i in slain:
        play.combat.points[4 * SIEGE + COLD_FIRE] = 50
        play = again(play).do(f"target:{i}", "strike")
    seat, combat = play.state.turn.seat, play.state.combat
    while play.state.combat is combat and combat is not None and play.state.turn.seat == seat:
        play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    return play


# the attack


@rule("MKX-VCOOP-12", "MKX-VASSAULT-06")
def test_a_wall_counts_for_a_hero_who_crosses_it() -> None:
    """The camp has walls to the south-west and the south-east, none to the east."""
    play = together("elite:tovak:1", "regular:tovak:3")
    state, lord = play.state, general(play.state)
    assert state.joint is not None
    state.players[0].at = lord.at + SW
    state.joint.stormers[0].back = lord.at + SW
    play = to_the_fight(again(play))
    own = [foe for foe in play.foes if foe.at == ARMY]
    assert [foe.walls for foe in own] == [1, 1]
    play = to_the_fight(fought(play))
    assert play.state.turn.seat == 1
    assert [foe.walls for foe in play.foes if foe.at == ARMY] == [0, 0, 0, 0]


@rule("MKX-VCOOP-12")
def test_in_a_fortified_site_all_face_fortified_enemies() -> None:
    play = together("elite:tovak:1", "regular:tovak:3")
    state, lord = play.state, general(play.state)
    state.places[lord.at] = Place("keep", conquered=True, shields=[2])
    for _ in (0, 1):
        play = to_the_fight(play)
        assert {foe.walls for foe in play.foes if foe.at == ARMY} == {1}
        play = fought(play)


@rule("MKX-VCOOP-13")
def test_ignoring_walls_works_only_for_your_enemies() -> None:
    play = together("elite:tovak:1", "regular:tovak:3")
    state, lord = play.state, general(play.state)
    state.places[lord.at] = Place("keep", conquered=True, shields=[2])
    play = to_the_fight(play)
    state.turn.mods.append(Modifier(Change.WALLS_IGNORED, source="expose"))
    for foe in play.foes:
        foe.abilities &= ~FORTIFIED
    assert {fortifications(state, foe) for foe in play.foes if foe.at == ARMY} == {0}
    play = to_the_fight(fought(play))
    for foe in play.foes:
        foe.abilities &= ~FORTIFIED
    assert {fortifications(play.state, foe) for foe in play.foes if foe.at == ARMY} == {1}


@rule("MKX-VCOOP-14")
def test_a_hero_who_comes_first_fights_the_enemy_that_both_provoke() -> None:
    play = together("elite:tovak:1", "regular:tovak:3")
    state, lord = play.state, general(play.state)
    beside = lord.at + NE  # beside Tovak in the east, and beside Volkare; Arythea comes from the north-west
    state.players[0].at = lord.at + NW
    state.places[beside] = Place("", enemies=Pile([EnemyToken("wolf_riders.7")]))
    state.rampaging.append(beside)
    set_costs(state)
    play = to_the_fight(again(play))
    assert [str(foe.token) for foe in play.foes if foe.at == beside] == ["wolf_riders.7"]
    play = to_the_fight(fought(play))
    assert play.state.turn.seat == 1
    assert all(foe.at != beside for foe in play.foes)  # although he moves past it too


@rule("MKX-VPLAN-04")
def test_dice_stay_out_of_the_source_until_the_turns_end() -> None:
    play = together("elite:tovak:1", "regular:tovak:3")
    state = play.state
    play = to_the_fight(play)
    state.source = [RED]
    state.turn.dice = [WHITE]
    play = fought(play)
    assert (play.state.turn.seat, state.source) == (1, [RED])
    play = fought(to_the_fight(play))
    assert len(state.source) == 1  # all have fought, nobody has ended his turn yet
    play.do("end_turn")
    assert len(state.source) == 2


@rule("MKX-VPLAN-06", "MKX-VPLAN-08")
def test_summoned_monsters_come_after_the_ranged_phase() -> None:
    """The first part stays played: what was beaten or used is gone when the monster is revealed."""
    play = together("elite:tovak:1", "regular:tovak:3")
    state, lord = play.state, general(play.state)
    lord.army[0] = FaceDown([EnemyToken("orc_summoners.5")], pool="green")
    play = to_the_fight(again(play))
    names = [str(foe.token) for foe in play.foes]
    assert names[0] == "orc_summoners.5"
    assert len(play.combat.drawn) == 0  # nobody knows yet what comes
    play.combat.points[4 * SIEGE + COLD_FIRE] = 50
    hand = len(play.hero.hand)
    play = again(play).do("target:1", "strike", "end_phase")
    assert play.state.phase == "block"
    (monster,) = [foe for foe in play.foes if foe.summoner >= 0]
    assert monster.token in play.combat.drawn
    assert play.foes[1].beaten
    assert len(play.hero.hand) == hand
    assert state.turn.seat == 0


@rule("MKX-QUEST-56")
def test_in_the_quest_he_can_be_attacked_alone_or_together() -> None:
    play = march(scenario="volkares_quest", tiles=QUEST, source="", heroes="arythea tovak", dice=[0])
    state, lord = play.state, general(play.state)
    lord.at = play.spots["country_04.SE"]
    for player, way in zip(state.players, (W, NW), strict=True):
        equip(player, hand="march stamina", mana="green blue")
        player.at = lord.at + way
    state.turn, state.turn_of, state.phase = Turn(0), 0, "move"
    set_costs(state)
    state.turn.move = 6
    play = with_army(play, "prowlers", "prowlers")
    assert play.offers("attack_together")
    play.do("walk:country_04.SE")
    assert play.combat.kind == "volkare"
    assert [str(foe.token) for foe in play.foes] == ["prowlers.0", "prowlers.1", "volkare"]  # he fights too


@rule("MKX-RETURN-50")
def test_beyond_the_map_he_walks_over_imaginary_spaces() -> None:
    play = siege("march.tovak.1")
    state, lord = play.state, general(play.state)
    city = play.spots["core_06.C"]
    tiles = len(state.map)
    lord.at = city + 5 * NE
    lord.deck.cards = [Deed("march.tovak.1"), Deed("mind_read")]
    state.turn, state.turn_of, state.phase = Turn(DUMMY), state.order.index(DUMMY), "volkare"
    again(play)
    assert lord.at == city + 3 * NE
    assert len(state.map) == tiles


# cooperative defence


def gates(*, heroes: str = "arythea tovak", inside: int = 2, dice: list[int] | None = None) -> Position:
    """He stands at the gates with two white and four green tokens; these heroes are in the city."""
    play = siege("march.tovak.1", inside=inside, heroes=heroes, dice=dice or [RED, *[0] * 20])
    lord = general(play.state)
    tokens = ["freezers", "gunners", "prowlers", "prowlers", "wolf_riders", "cursed_hags"]
    lord.army = [
        FaceDown([EnemyToken(f"{token}.{i}")], pool="white" if i < 2 else "green") for i, token in enumerate(tokens)
    ]
    for player in play.state.players:
        equip(player, hand="rage march", mana="red")
    return again(play)


@rule("MKX-VDEF-01", "MKX-VDEF-02", "MKX-VDEF-04", "MKX-VDEF-08", "MKX-RETURN-61")
def test_heroes_in_the_city_defend_it_together() -> None:
    play = gates()
    state, lord = play.state, general(play.state)
    assert (play.asked, play.keys) == ((0,), ["defend_together", "defend", "skip"])
    play.do("defend_together", "elite:tovak:1", "regular:tovak:3")
    assert (play.asked, play.prompt) == ((1,), "ask-volkare-defend")
    play.do("yes")
    city = play.spots["core_06.C"]
    for seat, mine in ((0, {True: 1, False: 1}), (1, {True: 1, False: 3})):
        assert (play.asked, play.prompt) == ((seat,), "ask-volkare-prepare")
        assert play.keys == ["quick_preparation", "long_preparation"]  # nobody withdraws who has agreed
        play.do("quick_preparation")
        own = [foe for foe in play.foes if foe.at == ARMY]
        assert Counter(foe.token.startswith(("freezers", "gunners")) for foe in own) == mine
        (himself,) = [foe for foe in play.foes if foe.at == GENERAL]
        assert himself.attacks[0].element == FIRE  # his die is rolled once
        assert {foe.walls for foe in own} == {0}  # fortifications matter for neither side
        assert state.players[seat].at == city  # nobody moves
        play = fought(play)
    assert (state.joint, state.volkare_die, state.waiting) == (None, -1, [])
    assert lord.won  # nothing was lost


@rule("MKX-VDEF-09", "MKX-RETURN-62", "MKX-RETURN-63")
@pytest.mark.parametrize(("slain", "held"), [((1, 1), True), ((1, 0), False), ((0, 2), True)])
def test_what_all_defenders_destroy_counts_together(slain: tuple[int, int], held: bool) -> None:
    play = gates().do("defend_together", "elite:tovak:1", "regular:tovak:2", "yes")
    for n in slain:
        play.do("quick_preparation")
        play = fought(play, *range(n))
    lord = general(play.state)
    assert troops(play.state) == 6 - sum(slain)
    assert lord.won != held
    assert (lord.at == play.spots["core_06.C"] + 2 * W) == held


@rule("MKX-VDEF-09")
def test_defenders_who_beat_all_their_enemies_beat_him() -> None:
    play = gates().do("defend_together", "elite:tovak:1", "regular:tovak:3", "yes")
    for n in (2, 4):
        play.do("quick_preparation")
        play = fought(play, *range(n))
    assert general(play.state).beaten
    assert not general(play.state).won


@rule("MKX-VCOOP-06", "MKX-VDEF-04")
def test_a_player_who_proposes_keeps_an_enemy_at_least() -> None:
    play = gates().do("defend_together")
    assert play.keys == [f"elite:tovak:{n}" for n in (0, 1, 2)]
    play.do("elite:tovak:2")
    assert play.keys == [f"regular:tovak:{n}" for n in (0, 1, 2, 3)]  # of four


@rule("MKX-VCOOP-07")
def test_tokens_seen_before_are_dealt_unseen() -> None:
    play = gates()
    for zone in general(play.state).army:
        zone.known = {zone.cards[0]: ALL}
    play = again(play).do("defend_together", "elite:tovak:1", "regular:tovak:3", "yes")
    assert [zone.known for zone in general(play.state).army] == [{}] * 6


@rule("MKX-VCOOP-02", "MKX-VDEF-02")
def test_the_question_names_the_share() -> None:
    play = gates().do("defend_together", "elite:tovak:1", "regular:tovak:3")
    (ask,) = play.session.asks
    assert (ask.prompt.id, ask.prompt.args["elite"], ask.prompt.args["regular"]) == ("ask-volkare-defend", 1, 3)
    beside = march(source="", heroes="arythea tovak")
    state, lord = beside.state, general(beside.state)
    for player, way in zip(state.players, (W, E), strict=True):
        player.at = lord.at + way
    state.turn, state.turn_of, state.phase = Turn(0), 0, "move"
    set_costs(state)
    beside = with_army(beside, "prowlers", "prowlers").do("attack_together", "regular:tovak:1")
    (ask,) = beside.session.asks
    assert (ask.prompt.id, ask.prompt.args["elite"], ask.prompt.args["regular"]) == ("ask-volkare-agree", 0, 1)


@rule("MKX-VDEF-05")
def test_a_proposal_that_leaves_all_to_one_is_none() -> None:
    play = gates().do("defend_together", "elite:tovak:0", "regular:tovak:0")
    assert (play.asked, play.keys, play.state.joint) == ((0,), ["defend", "skip"], None)


def test_dice_that_effects_have_used_go_back_after_the_battle() -> None:
    play = gates().do("defend_together", "elite:tovak:1", "regular:tovak:3", "yes", "quick_preparation")
    play.state.source, play.turn.dice, play.turn.dice_set = [], [RED], [BLUE]
    play = fought(play)
    assert play.state.source == []  # not before all have fought
    play = fought(play.do("quick_preparation"))
    assert len(play.state.source) == 2
    assert BLUE in play.state.source  # as it was set
    alone = gates(heroes="arythea", inside=1).do("defend", "quick_preparation")
    alone.state.source, alone.turn.dice, alone.turn.dice_set = [], [RED], [BLUE]
    assert len(fought(alone).state.source) == 2


@rule("MKX-VDEF-02")
def test_without_agreement_they_defend_separately() -> None:
    play = gates().do("defend_together", "elite:tovak:1", "regular:tovak:3", "no")
    assert (play.asked, play.keys) == ((0,), ["defend", "skip"])
    play.do("defend", "quick_preparation")
    assert len([foe for foe in play.foes if foe.at == ARMY]) == 6  # the whole army
    play = fought(play)
    assert (play.asked, play.keys) == ((1,), ["defend", "skip"])


@rule("MKX-VDEF-03")
def test_whose_turn_is_nearest_is_asked_first() -> None:
    play = gates(heroes="arythea tovak goldyx", inside=3)
    state = play.state
    state.order = [2, DUMMY, 1, 0]
    state.turn_of = 1
    general(state).defenders, general(state).losses = [], -1
    state.turn, state.phase = Turn(DUMMY), "volkare"
    general(state).deck.cards = [Deed("march.tovak.1")]
    play = again(play)
    assert play.asked == (1,)
    play.do("skip")
    assert (play.asked, play.keys) == ((0,), ["defend_together", "defend", "skip"])
    play.do("defend_together", "elite:goldyx:2", "regular:goldyx:3", "yes")
    assert [stormer.seat for stormer in state.joint.stormers] == [0, 2]  # type: ignore[union-attr]


@rule("MKX-VDEF-05")
def test_a_hero_who_gets_no_enemies_takes_no_part() -> None:
    play = gates(heroes="arythea tovak goldyx", inside=3)
    play.do("defend_together", "elite:tovak:0", "regular:tovak:0", "elite:goldyx:1", "regular:goldyx:0")
    assert play.asked == (2,)
    play.do("yes")
    assert [stormer.seat for stormer in play.state.joint.stormers] == [0, 2]  # type: ignore[union-attr]
    for _ in (0, 2):
        play.do("quick_preparation")
        play = fought(play)
    assert general(play.state).won  # and nobody else was asked


@rule("MKX-VDEF-06", "MKX-VDEF-07", "MKX-VPLAN-04")
def test_a_hero_who_prepares_for_long_takes_the_next_turn_early() -> None:
    play = gates(heroes="arythea tovak goldyx", inside=3)
    state = play.state
    state.players[1].skips = True
    state.players[2].hand.cards = cards("goldyx", "wound")
    play = again(play).do("defend_together", "elite:tovak:1", "regular:tovak:1", "elite:goldyx:0", "regular:goldyx:1")
    play.do("yes")
    assert play.keys == ["yes", "no"]  # Wounds alone do not keep anybody from defending
    play.do("yes")
    assert play.keys == ["quick_preparation", "long_preparation"]
    play.do("long_preparation")
    state.source, state.turn.dice = [GREEN], [RED]
    play = fought(play, 0, 1)
    assert (play.asked, play.keys) == ((1,), ["quick_preparation"])  # the token lies face down
    play = fought(play.do("quick_preparation"), 0)
    assert (play.asked, play.keys) == ((2,), ["quick_preparation"])  # nothing but Wounds
    play = fought(play.do("quick_preparation"))
    assert [player.skips for player in state.players] == [True, True, False]
    assert state.source == [GREEN]
    assert (play.asked, state.phase) == ((0,), "after")  # the end of his turn comes when all have fought
    play.do("end_turn")
    while play.state.turn.seat == 0 and play.state.phase == "end_turn":
        play.do("done" if "done" in play.keys else play.keys[0])
    assert (state.waiting, state.joint) == ([], None)
    assert len(state.source) == 2
    assert general(state).at == play.spots["core_06.C"] + 2 * W  # three tokens lost: repelled
    assert general(state).long == []


@rule("MKX-VDEF-01", "MKX-VDEF-03")
def test_in_the_quest_he_attacks_all_heroes_in_a_city() -> None:
    tiles = f"{QUEST}, core_06 0 2"
    play = march(scenario="volkares_quest", tiles=tiles, source="", heroes="arythea tovak", dice=[0] * 9)
    state, lord = play.state, general(play.state)
    city = play.spots["core_06.C"]
    state.places[city].conquered, state.places[city].garrison, state.places[city].shields = True, [], [0]
    lord.at = city + NE
    for player in state.players:
        player.at = city
    lord.deck.cards = [Deed("stamina.tovak.1")]  # blue: south-west
    state.turn, state.turn_of, state.phase = Turn(DUMMY), 2, "volkare"
    play = with_army(play, "prowlers", "prowlers")
    assert lord.at == city
    assert (play.asked, play.keys) == ((0,), ["defend_together", "face_alone"])
    play.do("face_alone", "withdraw")
    assert play.asked == (1,)
    assert play.keys[0] == "withdraw"  # he is attacked too, on his own


# his Level


@rule("MKX-ADJUST-01", "MKX-ADJUST-02", "MKX-ADJUST-03")
@pytest.mark.parametrize(("answer", "level"), [("yes", 12), ("no", 10)])
def test_the_level_changes_if_all_agree(answer: str, level: int) -> None:
    play = march("march.tovak.1", heroes="arythea tovak", source="", options={"adjust_level": True})
    state, lord = play.state, general(play.state)
    assert lord.level == 10
    for player, tactic in zip(state.players, ("early_bird", "rethink"), strict=True):
        player.tactic = tactic
    lord.tactic = "planning"
    lord.muster.append(GRAY_PILE)  # one who has joined him
    play = next_round(state)
    assert (play.prompt, play.asked) == ("ask-adjust", (0,))
    assert play.keys == [f"volkare_level:{n}" for n in (8, 9, 10, 11, 12)]  # by no more than there are players
    play.do("volkare_level:12")
    assert (play.prompt, play.asked) == ("ask-adjust-agree", (1,))
    play.do(answer)
    assert lord.level == level
    assert Counter(lord.muster) == Counter([*army(level), GRAY_PILE])


@rule("MKX-ADJUST-01", "MKX-VOLK-09")
def test_his_level_never_falls_below_4() -> None:
    play = march("march.tovak.1", scenario="volkares_return_blitz", source="", options={"adjust_level": True})
    state = play.state
    state.players[0].tactic, general(state).tactic = "early_bird", "planning"
    play = next_round(state)
    assert play.keys == ["volkare_level:4", "volkare_level:5"]
    play.do("volkare_level:5")
    assert general(state).level == 5  # alone, nobody else is asked


@rule("MKX-ADJUST-03")
def test_tokens_laid_out_but_not_seen_go_back() -> None:
    play = march("march.tovak.1", source="", options={"adjust_level": True})
    state, lord = play.state, general(play.state)
    state.players[0].tactic, lord.tactic = "early_bird", "planning"
    token = state.enemies[RED_PILE].cards.pop()
    lord.muster.remove(RED_PILE)
    lord.army = [FaceDown([token], pool="red")]
    next_round(state).do("volkare_level:6")
    assert lord.army == []
    assert token in state.enemies[RED_PILE]
    assert isinstance(state.rng, ManaDice)
    assert sorted(state.enemies[RED_PILE].cards) in [sorted(shuffled) for shuffled in state.rng.shuffles]
    assert sorted(lord.muster) == army(6)


@rule("MKX-ADJUST-04")
def test_after_the_first_battle_his_level_stays() -> None:
    play = march("march.tovak.1", source="", options={"adjust_level": True})
    state, lord = play.state, general(play.state)
    state.players[0].tactic, lord.tactic = "early_bird", "planning"
    lord.met = True
    assert next_round(state).prompt != "ask-adjust"


@rule("MKX-ADJUST-04")
def test_his_troops_are_seen_in_a_battle() -> None:
    play = gates(heroes="arythea", inside=1)
    assert not general(play.state).met
    play.do("defend", "quick_preparation")
    assert general(play.state).met
    assert all(zone.known for zone in general(play.state).army)


def test_his_level_can_be_changed_in_his_scenarios_only() -> None:
    found = unfit(Setup(scenario="full_conquest", adjust_level=True), 2)
    assert found is not None
    assert found.id == "unfit-no-volkare"


def _shoot(play: Position) -> Position:
    play.combat.points[4 * RANGED] = 30
    return again(play).do("target:0", "strike")


@rule("MKX-VATTACK-13", "MKX-VBATTLE-11", "MKX-VDEF-03")
def test_beaten_at_the_gates_volkare_attacks_nobody_else() -> None:
    play = siege("march.tovak.1", inside=2, heroes="arythea tovak", dice=[0], hand="rage", deck="rage")
    play = _shoot(with_army(play, "prowlers").do("defend", "quick_preparation"))
    lord = general(play.state)
    assert (lord.beaten, lord.won, lord.defenders) == (True, False, [])
    assert play.prompt not in ("ask-defend-city", "ask-volkare-prepare", "ask-volkare-called")


@rule("MKX-VATTACK-13", "MKX-VDEF-03")
def test_beaten_by_the_first_hero_on_a_space_volkare_does_not_attack_the_second() -> None:
    play = march(heroes="arythea tovak", source="", dice=[0], hand="rage")
    lord = general(play.state)
    lord.at = play.spots["start_b.NE"]
    for player in play.state.players:
        player.at = lord.at + STEPS[1]
    lord.deck.cards = [Deed("march.tovak.1")]
    play.state.turn, play.state.phase = Turn(DUMMY), "volkare"
    play = _shoot(with_army(play, "prowlers").do("quick_preparation"))
    assert (lord.beaten, lord.defenders) == (True, [])
    assert play.prompt != "ask-volkare-called"
