"""Joint city assault."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from emberhall.games.mage_knight.components import components
from emberhall.games.mage_knight.content import kind_of
from emberhall.games.mage_knight.state import DUMMY, PREVENTED, EnemyToken, SkillToken, State
from emberhall.games.mage_knight.terms import BRUTAL, COLD_FIRE, GOLD, POISON, WHITE
from emberhall.kernel import FaceDown, Rng, redact
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, cards, land

#: The city C with three defenders; Arythea, Tovak and Goldyx stand at @, A and B.
DRAWN = """
  p A p p
 V @ C B p
  p p O p
"""

DEFENDERS = "swordsmen golems crossbowmen"


def siege(
    *,
    spots: Mapping[str, str] | None = None,
    garrison: str = DEFENDERS,
    hands: tuple[str, str] = ("march rage", "march rage"),
    others: Mapping[str, str] | None = None,
    scenario: str = "full_cooperation",
    **things: Any,
) -> Position:
    """Arythea's turn beside a red city, Tovak and Goldyx beside it too."""
    places = {"C": f"city city red {garrison}", "A": "plains", "B": "plains", "O": "plains", "V": "plains"}
    places.update(spots or {})
    things.setdefault("hand", "march rage")
    things.setdefault("move", 2)
    rivals = {"tovak": "A", "goldyx": "B"} if others is None else others
    play = land("arythea", DRAWN, spots=places, scenario=scenario, others=rivals, **things)
    for player, hand in zip(play.state.players[1:], hands, strict=False):
        player.hand.cards = cards(player.hero, hand)
    return again(play)


def again(play: Position) -> Position:
    """Ask again after changing the position."""
    play.session = Position(play.state).session
    return play


def agreed(play: Position, tovak: int = 1, goldyx: int = 1) -> Position:
    """The proposal is made, and all agree."""
    play.do("joint_assault:C", f"share:tovak:{tovak}")
    if len(play.keys) > 1 and play.offers("share:goldyx"):
        play.do(f"share:goldyx:{goldyx}")
    while play.offers("yes"):
        play.do("yes")
    return play


def shares(play: Position) -> list[list[str]]:
    """The defenders dealt out to each hero before the first fight."""
    assert play.state.joint is not None
    tokens = [zone.cards[0] for zone in play.at("C").garrison]
    return [[tokens.pop(0) for _ in range(stormer.share)] for stormer in play.state.joint.stormers]


def fight(play: Position, *, wins: bool = True) -> Position:
    """The hero steps into the city and beats its defenders, or nobody."""
    if play.state.phase == "storm":
        if play.turn.move < 2:
            play.turn.move = 2
            again(play)
        play.do("walk:C")
    while play.state.phase == "gather":
        play.do("fight")
    seat = play.turn.seat
    for foe in play.foes:
        for attack in foe.attacks:
            attack.state = PREVENTED
    while play.state.phase != "attack":
        play.do("end_phase")
    for i, foe in enumerate(play.foes):
        if wins and foe.defender:
            play.do(f"target:{i}")
            play.combat.points[COLD_FIRE] = 99
            again(play).do("strike")
    if play.state.combat is not None and play.turn.seat == seat:
        play.do("end_phase")
    return play


def ended(play: Position) -> Position:
    """The player ends the turn, without choosing to discard or gain anything."""
    play.do("end_turn")
    seat = play.turn.seat
    while play.turn.seat == seat and play.state.phase == "end_turn":
        play.do("done" if "done" in play.keys else play.keys[0])
    return play


# who, when, where


@rule("MK-JOINT-01", "MK-JOINT-02")
@pytest.mark.parametrize("scenario", ["full_cooperation", "full_conquest"])
def test_it_is_proposed_on_your_turn_in_any_scenario_with_cities(scenario: str) -> None:
    assert "joint_assault:1,0" in siege(scenario=scenario).keys


@rule("MK-JOINT-03")
def test_not_after_the_end_of_the_round_or_of_the_scenario() -> None:
    play = siege()
    play.state.round_turns = 2
    assert again(play).offers("joint_assault") == []
    play = siege()
    play.state.game_turns = 2
    assert again(play).offers("joint_assault") == []


@rule("MK-JOINT-04")
def test_it_is_the_action_of_the_turn() -> None:
    play = siege(spots={"V": "plains !prowlers"})
    play.do("challenge:V", "end_phase", "end_phase")
    while play.state.phase != "after":
        play.do("end_phase" if "end_phase" in play.keys else play.keys[0])
    assert play.offers("joint_assault") == []
    play = fight(agreed(siege()))
    assert play.state.waiting[0].acted


@rule("MK-JOINT-05")
def test_the_initiator_stands_beside_the_city_alone() -> None:
    assert siege(at="V").offers("joint_assault") == []
    assert siege(others={"tovak": "A", "goldyx": "@"}).offers("joint_assault") == []


@rule("MK-JOINT-07", "MK-JOINT-08", "MK-JOINT-09", "MK-JOINT-10")
def test_who_may_be_invited() -> None:
    both = siege().do("joint_assault:C")
    assert both.keys == ["share:tovak:0", "share:tovak:1", "share:tovak:2"]
    both.do("share:tovak:0")  # not invited
    assert both.keys == ["share:goldyx:1", "share:goldyx:2"]
    away = siege(others={"tovak": "V", "goldyx": "B"}).do("joint_assault:C")
    assert away.keys == ["share:goldyx:1", "share:goldyx:2"]
    wounded = siege(hands=("wound wound", "march")).do("joint_assault:C", "share:tovak:1", "share:goldyx:1")
    assert wounded.keys == ["no"]  # with nothing but Wounds in hand, which the others do not see
    skips = siege()
    skips.state.players[1].skips = True
    assert again(skips).do("joint_assault:C").keys == ["share:goldyx:1", "share:goldyx:2"]
    assert siege(others={"tovak": "V", "goldyx": "V"}).offers("joint_assault") == []


@rule("MK-JOINT-07", "MK-JOINT-16", "MK-DUMMY-20")
def test_the_dummy_player_takes_no_part() -> None:
    play = siege()
    play.state.order = [2, 0, DUMMY, 1]
    play.state.turn_of = 1
    again(play).do("joint_assault:C")
    assert play.keys == ["share:tovak:0", "share:tovak:1", "share:tovak:2"]
    play.do("share:tovak:1", "share:goldyx:1", "yes", "yes")
    assert play.state.joint is not None
    assert [stormer.seat for stormer in play.state.joint.stormers] == [0, 1, 2]


@rule("MK-JOINT-11")
def test_everybody_fights_one_defender_at_least() -> None:
    play = siege().do("joint_assault:C", "share:tovak:2")
    assert play.prompt == "ask-joint-agree"  # nothing is left for Goldyx, one is the initiator's
    assert siege(garrison="swordsmen").offers("joint_assault") == []
    play = siege(garrison="swordsmen golems").do("joint_assault:C", "share:tovak:0")
    assert play.prompt == "ask-joint-agree"
    assert play.ask.seat == 2


@rule("MK-JOINT-12", "MK-JOINT-13")
def test_all_must_agree_or_nothing_happens() -> None:
    play = siege().do("joint_assault:C", "share:tovak:1", "share:goldyx:1", "yes", "no")
    assert play.state.joint is None
    assert not play.turn.acted
    assert play.turn.move == 2
    assert not any(player.skips for player in play.state.players)
    assert play.state.phase == "move"
    play.do("joint_assault:C", "share:tovak:1")
    assert play.keys == ["yes", "no"]  # the same proposal is not made again: Goldyx is left out
    assert play.ask.seat == 1
    play.do("no", "walk:C")  # alone after all
    assert len(play.foes) == 3


# the assault


@rule("MK-JOINT-14")
def test_those_invited_skip_their_next_turn() -> None:
    play = agreed(siege())
    assert [player.skips for player in play.state.players] == [False, True, True]


@rule("MK-TURN-13", "MK-TURN-12")
def test_a_hero_who_took_part_since_their_last_turn_skips_only_the_next_one() -> None:
    deck = "march stamina stamina promise swiftness swiftness tranquility"
    play = siege(others={"tovak": "A"}, deck=deck)
    play.state.players[1].deck.cards = cards("tovak", deck)
    fight(fight(agreed(again(play), tovak=2)))
    ended(ended(play))
    assert play.state.joint is None
    assert play.turn.seat == 0  # Tovak's turn was skipped
    assert not play.state.players[1].skips
    ended(play)
    assert (play.turn.seat, play.prompt) == (1, "ask-move")
    alone = siege(others={"tovak": "A"}).do("walk:C")  # an assault without him
    assert not alone.state.players[1].skips
    ended(fight(alone))
    assert (alone.turn.seat, alone.prompt) == (1, "ask-move")


@rule("MK-JOINT-15")
def test_defenders_are_dealt_out_unseen() -> None:
    dealt = set()
    for seed in range(12):
        play = siege()
        play.state.rng = Rng(seed)
        assert all(zone.known for zone in play.at("C").garrison)  # seen by Day from beside the city
        agreed(again(play))
        assert [len(dealt_out) for dealt_out in shares(play)] == [1, 1, 1]
        assert not any(zone.known for zone in play.at("C").garrison)
        seen = msgspec.json.encode(redact(play.state, 0)).decode()
        assert not any(token in seen for (token,) in shares(play))
        dealt.add(tuple(kind_of(token) for (token,) in shares(play)))
    assert len(dealt) > 3
    assert all(sorted(one) == sorted(DEFENDERS.split()) for one in dealt)


@rule("MK-JOINT-11", "MK-JOINT-15")
def test_the_numbers_agreed_on() -> None:
    play = agreed(siege(garrison="swordsmen golems crossbowmen guardsmen"), tovak=2, goldyx=1)
    assert [len(tokens) for tokens in shares(play)] == [1, 2, 1]


@rule("MK-JOINT-16", "MK-JOINT-17")
def test_one_after_the_other_in_round_order_from_the_initiator() -> None:
    play = siege()
    play.state.order = [2, 0, 1]
    play.state.turn_of = 1
    agreed(again(play))
    dealt = shares(play)
    for seat in (0, 1, 2):
        assert play.turn.seat == seat
        play.turn.move = 2
        again(play).do("walk:C")
        assert [foe.token for foe in play.foes] == dealt[seat]
        fight(play, wins=seat == 1)


@rule("MK-JOINT-18")
def test_each_uses_a_die_that_comes_back_after_the_assault() -> None:
    play = agreed(siege(source="red red red", hand="rage rage", hands=("rage rage", "rage rage")))
    for left in (2, 1, 0):
        play.turn.move = 2
        again(play).do("walk:C")
        for attack in play.foes[0].attacks:
            attack.state = PREVENTED
        while play.state.phase != "attack":
            play.do("end_phase")
        play.do("target:0", "play:rage:strong")
        assert len(play.state.source) == left
        assert play.offers("play") == ["play:rage:basic"]  # one die each
        play.do("give_up", "end_phase")
    assert play.state.phase == "after"
    ended(play)
    assert len(play.state.source) == 1
    ended(play)
    ended(play)
    assert len(play.state.source) == 3


@rule("MK-JOINT-19")
def test_effects_before_and_at_the_start_of_the_turn() -> None:
    spots = {"A": "plains village", "B": "plains magical_glade"}
    play = fight(agreed(siege(spots=spots)), wins=False)
    assert play.prompt == "ask-called"
    assert play.keys == ["plunder", "begin_turn"]
    play.do("plunder")
    assert play.state.phase == "storm"
    assert len(play.hand()) == 4
    fight(play, wins=False)
    assert play.turn.seat == 2
    assert play.hero.mana[GOLD] == 1  # of the glade
    play = fight(agreed(siege(spots=spots)), wins=False).do("begin_turn")  # without plundering
    assert play.state.phase == "storm"
    assert (len(play.hand()), play.hero.reputation) == (2, 0)


@rule("MK-JOINT-19")
def test_healing_and_tactics_before_the_step_into_the_city() -> None:
    play = siege(hands=("tranquility wound march", "march"), source="red", night=True)
    play.state.players[1].tactic = "mana_search"
    fight(agreed(again(play)), wins=False)
    assert (play.turn.seat, play.state.phase) == (1, "storm")
    play.do("play:tranquility:basic", "effect:0", "heal_hand")
    assert play.hand() == ["march"]
    play.do("use_tactic:mana_search")
    assert play.offers("use_tactic") == []  # once
    play.do("play:march:basic", "walk:C")
    assert play.state.phase == "ranged"


@rule("MK-JOINT-19", "MK-JOINT-14")
@pytest.mark.parametrize(("seat", "further"), [(0, True), (1, False)])
def test_the_right_moment_is_for_the_turn_of_the_initiator(seat: int, further: bool) -> None:
    deck = "march stamina stamina promise swiftness swiftness tranquility"
    play = siege(others={"tovak": "A"}, deck=deck)
    play.state.players[1].deck.cards = cards("tovak", deck)
    play.state.players[seat].tactic = "the_right_moment"
    agreed(again(play), tovak=2)
    if seat:
        fight(play)
    play.do("use_tactic:the_right_moment")
    while play.state.phase != "after":
        fight(play)
    ended(ended(play))
    assert play.turn.seat == 0
    assert play.state.players[1].skips is further  # the turn of Tovak is still to be skipped, or was
    ended(play)
    assert play.turn.seat == (0 if further else 1)


@rule("MK-JOINT-20")
def test_first_into_the_city_and_nowhere_else() -> None:
    play = fight(agreed(siege(hands=("march rage", "march"))), wins=False)
    assert play.keys == ["stay_out", "play:march:basic", "sideways:march:move", "sideways:rage:move"]
    play.do("play:march:basic")
    assert play.offers("walk") == ["walk:1,0"]
    assert not {"stay_out", "rest", "end_turn", "interact"} & set(play.keys)
    assert play.offers("explore") == []
    play.do("walk:C")
    assert play.turn.move == 0
    assert play.state.phase == "ranged"


@rule("MK-JOINT-20")
def test_other_ways_to_move_are_closed() -> None:
    play = fight(agreed(siege(hands=("underground_travel rage", "march"))), wins=False)
    play.hero.mana = [1] * 6
    assert not any("underground_travel:basic" in key for key in again(play).keys)
    assert any("underground_travel:strong" in key for key in again(_by_night(play)).keys)  # a way into the city


@rule("MK-JOINT-20")
def test_underground_attack_comes_up_only_in_the_city() -> None:
    hands = ("underground_travel rage", "march")
    beside = siege(spots={"O": "plains keep guardsmen"}, scenario="full_conquest", hands=hands)
    play = fight(agreed(beside, goldyx=0), wins=False)
    play.hero.mana = [0, 0, 1, 0, 0, 1]
    play = again(_by_night(play))
    play.do(next(key for key in play.keys if key.endswith("underground_travel:strong")))
    assert play.hero.at == play.spots["C"]  # neither the keep nor another hero was offered
    assert play.state.phase == "ranged"


def _by_night(play: Position) -> Position:
    play.turn.black = True
    return play


@rule("MK-JOINT-20", "MK-JOINT-24")
def test_a_hero_who_cannot_get_in_leaves_the_defenders_standing() -> None:
    play = fight(agreed(siege()))
    play.do("stay_out")
    assert play.turn.seat == 2
    fight(play)
    assert not play.at("C").conquered
    assert len(play.at("C").garrison) == 1
    assert [player.at for player in play.state.players] == [play.spots[at] for at in "@AB"]


@rule("MK-JOINT-21", "MK-JOINT-22")
def test_rampaging_enemies_beside_the_city() -> None:
    play = agreed(siege(spots={"O": "plains !prowlers"}))
    play.do("walk:C")
    assert play.keys == ["challenge:1,1", "fight"]  # Arythea may fight the orcs too
    fight(play, wins=False)
    fight(play, wins=False)
    play.turn.move = 2
    again(play).do("walk:C")  # Goldyx moves along the orcs and provokes them
    assert [kind_of(foe.token) for foe in play.foes][1:] == ["prowlers"]
    assert play.state.phase == "ranged"


@rule("MK-JOINT-23", "MK-CITY-07")
def test_reputation_and_shields_as_usual() -> None:
    play = agreed(siege(garrison="swordsmen golems crossbowmen guardsmen"), tovak=2, goldyx=1)
    for _ in range(3):
        fight(play)
    assert [player.reputation for player in play.state.players] == [-1, -1, -1]
    assert play.at("C").shields == [0, 1, 1, 2]
    assert play.at("C").conquered
    assert play.at("C").leader == 1
    assert [player.at for player in play.state.players] == [play.spots["C"]] * 3


@rule("MK-JOINT-24")
def test_rampaging_enemies_may_remain() -> None:
    play = agreed(siege(spots={"O": "plains !prowlers"}))
    for _ in range(3):
        fight(play)
    assert play.at("C").conquered
    assert play.at("O").enemies


@rule("MK-JOINT-25")
def test_all_go_back_if_the_city_holds_out() -> None:
    play = agreed(siege())
    fight(play)
    fight(play, wins=False)
    assert play.state.players[0].at == play.spots["C"]  # it is not decided yet
    fight(play)
    assert not play.at("C").conquered
    assert [player.at for player in play.state.players] == [play.spots[at] for at in "@AB"]
    assert play.at("C").shields == [0, 2]
    assert len(play.at("C").garrison) == 1


@rule("MK-JOINT-26", "MK-JOINT-27")
def test_turns_end_in_round_order_after_healing() -> None:
    play = siege(hand="march tranquility wound")
    play.state.order = [2, 0, 1]
    play.state.turn_of = 1
    agreed(again(play))
    for _ in range(3):
        fight(play, wins=False)
    seats = []
    while play.state.joint is not None:
        assert play.state.phase == "after"
        seats.append(play.turn.seat)
        if play.turn.seat == 0:
            play.do("play:tranquility:basic", "effect:0", "heal_hand")
            assert play.hand() == ["march"]
        ended(play)
    assert seats == [2, 0, 1]
    assert play.turn.seat == 0  # Tovak and Goldyx skip their turns
    assert not any(player.skips for player in play.state.players)


def minds_read(play: Position) -> list[int]:
    """The active player plays Mind Read; returns the seats that may answer with Motivation."""
    for player in play.state.players:
        player.skills = [SkillToken(f"motivation_{player.hero}")]
    play.hero.hand.cards = cards(play.hero.hero, "mind_read")
    play.hero.mana[WHITE] = 1
    again(play).do("play:mind_read:basic")
    seats = []
    while play.prompt == "ask-answer":
        seats.append(play.ask.seat)
        play.do("skip")
    return seats


@rule("MK-TURN-02", "MK-TURN-07", "MK-TURN-10", "MK-JOINT-26")
def test_a_hero_who_is_in_a_turn_of_the_assault_does_not_use_what_is_for_others() -> None:
    play = fight(agreed(siege(scenario="full_conquest")))
    assert minds_read(play) == [2]  # Tovak plays, Arythea has fought, Goldyx is still to come
    play = agreed(siege(scenario="full_conquest"))
    for _ in range(3):
        fight(play, wins=False)
    ended(play)
    assert minds_read(play) == [0]  # Arythea's turn is over, that of Goldyx is not


@rule("MK-JOINT-06")
def test_it_may_start_with_underground_attack() -> None:
    drawn = {"V": "plains"}
    play = siege(spots=drawn, at="V", hand="underground_travel", mana="green black", night=True)
    key = next(key for key in play.keys if key.endswith("underground_travel:strong"))
    play.do(key)
    while play.prompt.startswith("ask-pay"):
        play.do(play.keys[0])
    if play.offers("space"):
        play.do("space:C")
    assert play.keys == ["alone", "joint_assault:1,0"]
    play.do("joint_assault:1,0", "share:tovak:1", "share:goldyx:1", "no")
    assert play.keys == ["alone", "joint_assault:1,0"]
    play.do("joint_assault:1,0", "share:tovak:2", "yes")
    assert play.state.joint is not None
    assert [foe.token for foe in play.foes] == shares(play)[0]
    fight(play, wins=False)
    assert play.turn.seat == 1
    fight(play, wins=False)
    assert play.state.players[0].at == play.spots["V"]  # where it came from


@rule("MK-JOINT-06")
def test_an_underground_attack_alone_asks_nobody() -> None:
    play = siege(spots={"V": "plains"}, at="V", hand="underground_travel", mana="green black", night=True)
    play.do(next(key for key in play.keys if key.endswith("underground_travel:strong")))
    while play.prompt.startswith("ask-pay"):
        play.do(play.keys[0])
    play.do(*play.offers("space:C"), "alone")
    assert play.state.joint is None
    assert play.combat.kind == "city"


@rule("MK-OPTCITY-14")
def test_a_megalopolis_is_assaulted_jointly_from_all_sides() -> None:
    play = siege(
        spots={
            "C": "city city red green swordsmen golems crossbowmen",
            "B": "city quarter green",
            "O": "plains",
        },
        others={"tovak": "O", "goldyx": "V"},
    )
    play.at("B").city = play.spots["C"]
    corner = play.spots["B"] + 128
    play.state.players[2].at = corner
    again(play).do("joint_assault:C", "share:tovak:1", "share:goldyx:1", "yes", "yes")
    dealt = shares(play)
    fight(play)
    fight(play)
    assert play.turn.seat == 2
    play.turn.move = 2
    again(play)
    assert play.offers("walk") == ["walk:2,0"]  # into the part beside it
    play.do("walk:2,0")
    assert [foe.token for foe in play.foes] == dealt[2]
    assert play.foes[0].attacks[0].extra == BRUTAL | POISON
    fight(play)
    assert play.at("C").conquered
    assert play.at("B").conquered
    assert play.hero.at in (play.spots["B"], play.spots["C"])


@pytest.mark.parametrize("seed", range(6))
def test_joint_assaults_at_random_come_to_an_end_with_every_component(seed: int) -> None:
    hand = "march rage swiftness determination tranquility promise"
    play = siege(hand=hand, hands=(hand, hand), spots={"O": "plains !prowlers"}, source="red blue gold")
    play.state.places[play.spots["C"]].garrison = [
        FaceDown([EnemyToken(f"{kind}.9")], pool="gray") for kind in DEFENDERS.split()
    ]
    play.state.rng = Rng(seed)
    agreed(again(play))
    rng = Rng(seed)
    before = Counter(components(play.state))
    while play.state.joint is not None:
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(play.state), type=State) == play.state
        play.session.take(rng.below(len(play.ask.options)))
        assert Counter(components(play.state)) == before
    assert play.state.waiting == []
