"""The Sawbones: cards given to others or laid before them, and halves whose effect shows later."""

import pytest

from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.damage import exhaust, lost_cards
from emberhall.games.gloomhaven.rules.given_cards import supply
from emberhall.games.gloomhaven.rules.rounds import can_rest
from emberhall.games.gloomhaven.rules.turns import Acting, use_active
from emberhall.games.gloomhaven.state import Ability, Active
from emberhall.games.gloomhaven.terms import CONDITION, NEGATIVE
from emberhall.kernel import Ask
from emberhall.rulebook import rule

from .duel import does, duel, lay, strikes, where
from .positions import happens, table

ILL = CONDITION["poison"] | CONDITION["wound"] | CONDITION["muddle"]


@pytest.mark.parametrize(
    ("card", "half", "answers", "pack", "xp"),
    [
        ("407", "top", ("on:T",), "417", 1),
        ("414", "top", ("on:T",), "424", 2),
        ("432", "bottom", ("on:T",), "417", 1),
        ("440", "top", (), "417", 1),
        ("440", "bottom", (), "424", 2),
        ("442", "bottom", ("stay", "on:T"), "417", 1),
    ],
)
def test_allies_get_medical_packs(card: str, half: str, answers: tuple[str, ...], pack: str, xp: int) -> None:
    game = duel("saw", card).do(f"use_half:{card}:{half}", *answers)
    assert (game.character(1).hand.cards[-1], game.character().xp) == (pack, xp)
    assert pack not in supply(game.state, int(pack))


@rule("GH-SELECT-10")
def test_a_medical_pack_heals_whoever_plays_it_and_goes_back_to_the_supply() -> None:
    game = duel("saw", "407", cards="417 407", hand="409 410")
    game.who("B").hp = 5
    game.do("use_half:417:top")
    assert (game.hp("B"), where(game, "417"), len(supply(game.state, 417))) == (9, "gone", 7)
    game = duel("saw", "407", cards="424 407", hand="409 410")
    game.who("B").hp = 5
    game.do("use_half:424:bottom")
    assert (game.hp("B"), where(game, "424"), len(supply(game.state, 424))) == (13, "gone", 4)
    game = duel("saw", "407", cards="417 407", hand="409 410").do("use_default:417:bottom", "stay")
    assert where(game, "417") == "gone"


@rule("GH-DAMAGE-03")
def test_a_medical_pack_is_not_lost_to_avoid_damage() -> None:
    game = duel("saw", "407", "B ^ T . g", cards="407 408", hand="417 409")
    game.do("use_half:407:bottom", "move_to:1,0")
    assert (game.prompt, game.keys) == ("ask-damage", ["suffer", "lose_card:409"])
    character = game.character()
    character.hand.cards = [Ability("417"), Ability("417.2")]
    assert (can_rest(character), len(supply(game.state, 417))) == (False, 5)
    exhaust(table(game), character)
    assert (len(supply(game.state, 417)), "417" in character.lost.cards) == (7, False)


@rule("GH-SELECT-10")
def test_the_supply_has_seven_packs_and_four_large_ones() -> None:
    game = duel("saw", "407")
    assert (len(supply(game.state, 417)), len(supply(game.state, 424))) == (7, 4)
    game.character(1).hand.cards += supply(game.state, 424)
    game = duel("saw", "414")
    game.character(1).hand.cards += supply(game.state, 424)
    game.do("use_half:414:top")
    assert (game.prompt, where(game, "414"), game.character().xp) == ("ask-act", "discard", 0)


@rule("GH-HEAL-01")
def test_408_heals_are_for_you_and_the_allies_beside_you_this_round() -> None:
    game = lay(duel("saw", "408", cards="408 410"), "bottom")
    game.who("T").hp = game.who("B").hp = 5
    game.do("use_half:410:top")
    assert (game.hp("T"), game.hp("B")) == (9, 9)


@rule("GH-ATTACK-01")
def test_409_melee_attacks_are_on_all_adjacent_enemies_this_round() -> None:
    game = lay(duel("saw", "409", "g B h . .", cards="409 411"), "bottom")
    game.do("use_half:411:top", "on:g")
    assert (game.hp("g"), game.hp("h"), game.has("g", "wound"), game.has("h", "wound")) == (37, 37, True, True)
    game = lay(duel("saw", "409", "g B . h .", cards="409 444"), "bottom").do("use_half:444:bottom", "on:h")
    assert (game.hp("g"), game.hp("h")) == (40, 37)  # a ranged attack is as it was


@rule("GH-ACTIVE-08", "GH-SHIELD-02")
def test_410_lies_before_an_ally_who_has_a_shield() -> None:
    game = duel("saw", "410").do("use_half:410:bottom", "on:T")
    ally = game.character(1)
    assert [(one.card, one.lost, one.home) for one in ally.active] == [("410", True, 0)]
    assert (strikes(game, "g", "T", 3, "suffer"), strikes(game, "g", "B", 3, "suffer")) == (2, 3)
    exhaust(table(game), ally)
    assert (where(game, "410"), ally.active, "410" in ally.lost.cards) == ("lost", [], False)
    assert game.character().xp == 2


@rule("GH-TURN-07")
def test_410_does_nothing_without_an_ally() -> None:
    game = duel("saw", "410", "T . B g .").do("use_half:410:bottom")
    assert (game.prompt, where(game, "410"), game.who("B").bonuses, game.character().xp) == (
        "ask-act",
        "discard",
        [],
        0,
    )


@rule("GH-ACTIVE-07", "GH-REST-01", "GH-DAMAGE-05")
def test_413_shields_an_ally_for_the_round_and_comes_back_to_your_discards() -> None:
    game = duel("saw", "413", cards="413 407").do("use_half:413:top", "on:T")
    assert strikes(game, "g", "T", 3, "suffer") == 1
    ally = game.character(1)
    ally.discard.cards = [Ability("7")]
    assert not can_rest(ally)  # the card is none of the ally's discards
    game.do("end_turn")
    assert (where(game, "413"), ally.active) == ("discard", [])


@rule("GH-COND-06")
def test_412_the_healed_figure_and_an_ally_lose_negative_conditions() -> None:
    game = duel("saw", "412")
    game.who("T").conditions = ILL | CONDITION["strengthen"]
    game.who("T").hp = 5
    game.do("use_half:412:top", "on:T")
    assert (game.who("T").conditions, game.hp("T")) == (CONDITION["strengthen"], 5)  # the poison took the heal
    game = duel("saw", "412")
    game.who("T").conditions = game.who("B").conditions = ILL
    game.do("use_half:412:bottom", "stay", "on:T")
    assert (game.who("T").conditions, game.who("B").conditions) == (0, ILL)


@rule("GH-COND-03", "GH-COND-04", "GH-END-05")
def test_414_nobody_of_yours_can_gain_negative_conditions_this_round() -> None:
    game = duel("saw", "414", cards="414 408")
    game.who("T").conditions = ILL
    game.do("use_half:414:bottom")
    assert game.who("T").conditions == 0
    for letter in "BT":
        assert [gain(table(game), game.who(letter), condition) for condition in NEGATIVE] == [False] * 7
        assert gain(table(game), game.who(letter), "strengthen")
    assert gain(table(game), game.who("g"), "wound")
    game.do("end_turn")
    assert gain(table(game), game.who("T"), "wound")


@rule("GH-ACTIVE-03")
def test_415_a_heal_once_in_each_of_four_turns() -> None:
    game = duel("saw", "415", cards="415 408")
    game.who("T").hp = 5
    game.do("use_half:415:top", "use_active:415", "on:T")
    assert (game.hp("T"), "use_active:415" in game.keys) == (7, False)
    (lasting,) = game.state.waiting["during_your_turn"]
    assert lasting.used == 1
    game.state.round += 1
    acting = Acting(game.character(), game.who("B"), Playing(game.who("B"), owner=0), [])
    assert [option.key() for option in use_active.options(game.state, acting)] == ["use_active:415"]


@rule("GH-COND-06")
def test_416_removes_a_condition_of_an_ally_at_the_start_of_each_turn() -> None:
    game = lay(duel("saw", "416", "T . B g .", cards="416 407", hand="408 409 411 412"), "top")
    game.who("T").conditions = ILL
    game.do("end_turn")
    game.do("0/play_cards:408:409", "1/play_cards:1:2")
    while game.prompt != "ask-cleanse":
        game.do(
            game.keys[-1] if game.prompt == "ask-damage" else "end_turn" if "end_turn" in game.keys else game.keys[0]
        )
    game.do("on:T", "pick_condition:muddle")
    assert not game.has("T", "muddle")
    assert game.has("T", "poison")


@rule("GH-RECOVER-01")
def test_429_you_and_the_allies_beside_you_recover_a_card_for_each_of_them() -> None:
    game = duel("saw", "429", discard="410 411 412")
    game.character(1).discard.cards = [Ability("7"), Ability("8")]
    game.do("use_half:429:top")
    while "use_half" not in "".join(game.keys):
        game.do(f"{game.session.asks[0].seat}/{game.keys_of(game.session.asks[0])[0]}")
    assert (len(game.character().discard), len(game.character(1).discard)) == (2, 1)


@rule("GH-COND-03", "GH-COND-04")
@pytest.mark.parametrize("card", ["430", "437"])
def test_an_ally_with_the_vaccine_is_immune(card: str) -> None:
    game = duel("saw", card)
    game.who("T").conditions = ILL
    game.do(f"use_half:{card}:bottom", "on:T")
    assert (game.who("T").conditions, gain(table(game), game.who("T"), "stun")) == (0, False)
    assert gain(table(game), game.who("B"), "stun")
    assert sum(bonus.n for bonus in game.who("T").bonuses) == (1 if card == "437" else 0)


def test_433_heals_its_owner_at_the_start_of_each_turn() -> None:
    game = duel("saw", "433", cards="433 407", second_hand="1 2").do("use_half:433:bottom", "on:T")
    (lasting,) = game.state.waiting["your_turn_start"]
    assert lasting.owner == 1
    game.who("T").hp = 5
    does(game, "T", fx.Heal(1, who=fx.You()))
    assert game.hp("T") == 6


def test_435_a_heal_that_costs_you_two_hit_points() -> None:
    game = duel("saw", "435")
    game.who("T").hp = 5
    game.do("use_half:435:top", "on:T", "suffer")
    assert (game.hp("T"), game.hp("B")) == (12, 18)


@pytest.mark.parametrize(
    ("conditions", "dies"), [("poison", False), ("poison muddle", True), ("strengthen wound", False)]
)
def test_439_kills_an_enemy_with_two_negative_conditions(conditions: str, dies: bool) -> None:
    game = duel("saw", "439", "B g . . .")
    game.who("g").conditions = sum(CONDITION[name] for name in conditions.split())
    game.do("use_half:439:top", *(["on:g"] if dies else []))
    assert (game.there("g"), game.character().xp) == (not dies, int(dies))


@rule("GH-HEAL-04", "GH-ACTIVE-03")
def test_441_the_healed_are_cleansed_before_six_heals() -> None:
    game = lay(duel("saw", "441", cards="441 410"), "top")
    game.who("T").hp, game.who("T").conditions = 5, ILL
    game.do("use_half:410:top", "on:T")
    assert (game.hp("T"), game.who("T").conditions) == (9, 0)
    (lasting,) = game.state.waiting["your_heal_action"]
    assert lasting.used == 1


def test_441_heals_are_worth_four_more_this_round() -> None:
    game = lay(duel("saw", "441", cards="441 410"), "bottom")
    game.who("T").hp = 5
    assert game.do("use_half:410:top", "on:T").hp("T") == 13


def test_443_the_healed_figure_is_cleansed_and_gets_a_large_pack() -> None:
    game = duel("saw", "443")
    game.who("T").conditions = ILL
    game.do("use_half:443:top", "on:T")
    assert (game.who("T").conditions, game.character(1).hand.cards[-1]) == (0, "424")


@rule("GH-ACTIVE-05")
def test_445_attacks_and_moves_may_be_heals() -> None:
    """Card 411: Attack 3 with Wound, and card 409: a Heal; a Move 4 is a Heal 5."""
    game = lay(duel("saw", "445", cards="445 411"), "top")
    game.who("T").hp = 5
    game.do("use_half:411:top", "instead", "on:T")
    assert (game.hp("T"), game.who("T").conditions, game.hp("g")) == (9, 0, 40)
    does(game, "B", fx.Move(4), "instead", "on:T")
    assert (game.hp("T"), game.at("B")) == (14, "1,0")
    does(game, "B", fx.Attack(2, range=3), "instead", "on:T")
    assert game.hp("T") == 17
    does(game, "B", fx.Attack(3), "no", "on:g")
    assert game.hp("g") == 37


@pytest.mark.parametrize(("lost", "dies"), [(9, False), (10, True)])
def test_446_kills_the_badly_hurt_in_an_area(lost: int, dies: bool) -> None:
    game = duel("saw", "446", "B . g h .", h="bandit-guard elite")
    game.who("g").hp -= lost
    game.do("use_half:446:top")
    if dies:
        game.do(next(key for key in game.offers("area:") if "2,0" in key))
    assert (game.there("g"), game.there("h")) == (not dies, True)


@rule("GH-ACTIVE-08", "GH-RECOVER-01")
def test_a_card_laid_before_another_is_not_of_their_lost_pile() -> None:
    """The Summoner recovers lost cards and counts them; 430 lies there, but it is the Sawbones'."""
    game = duel("circles", "236")
    character = game.character()
    character.lost.cards = [Ability("237")]
    character.active = [
        Active(Ability("241"), "top", lost=True, round=False),
        Active(Ability("430"), "bottom", lost=True, round=False, home=1),
    ]
    assert lost_cards(character) == ["237", "241"]
    play = Playing(game.who("B"), "236", 0)
    asked = next(BOOK.do(table(game), play, fx.Recover(who=fx.You(), pile="lost", count=4)))
    assert isinstance(asked, Ask)
    assert asked.keys() == ["pick_card:237", "pick_card:241", "no"]


@rule("GH-RECOVER-01")
def test_only_the_card_that_is_recovered_leaves_the_active_area() -> None:
    game = duel("circles", "236")
    character = game.character()
    character.active = [Active(Ability(card), "top", lost=True, round=False) for card in ("241", "245")]
    play = Playing(game.who("B"), "236", 0)
    happens(BOOK.do(table(game), play, fx.Recover(who=fx.You(), pile="lost", count=1)), "pick_card:245")
    assert ([one.card for one in character.active], "245" in character.hand, character.lost.cards) == (
        ["241"],
        True,
        [],
    )


def test_allies_without_discards_do_not_prevent_a_recovery() -> None:
    game = duel("saw", "443", "T B g . .\n S . . .", S="tinkerer")
    game.state.characters[1].discard.cards = [Ability("4")]
    recovery = fx.Recover(who=fx.Figures("allies", within=1), pile="discard", count=2)
    assert BOOK.possible(game.state, Playing(game.who("B"), "443", 0), recovery)
    game.state.characters[1].discard.cards = []
    assert not BOOK.possible(game.state, Playing(game.who("B"), "443", 0), recovery)


@pytest.mark.parametrize(("now", "offered"), [(21, [1, 21, 41]), (20, [20, 40]), (79, [59, 79, 99]), (80, [60, 80])])
def test_an_initiative_stays_between_1_and_99(now: int, offered: list[int]) -> None:
    game = duel("saw", "443")
    game.character().initiative = now
    asked = next(BOOK.do(table(game), Playing(game.who("B"), "item.43", 0), fx.ChangeInitiative(20)))
    assert isinstance(asked, Ask)
    assert asked.keys() == [f"initiative:{n}" for n in offered]
