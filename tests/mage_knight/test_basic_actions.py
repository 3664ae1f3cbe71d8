"""Every Basic Action: both effects, and what they need."""

import pytest

from emberhall.games.mage_knight.content import DEEDS
from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.terms import (
    BASIC,
    BLACK,
    BLUE,
    COLOURS,
    FIRE,
    GOLD,
    GREEN,
    ICE,
    MELEE,
    PHYSICAL,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)
from emberhall.kernel import msg
from emberhall.rulebook import rule
from tests.mage_knight.positions import again, cards, fight, land, visit

CARDS_BY_COLOUR = {
    "red": "rage threaten improvisation battle_versatility instinct",
    "blue": "determination stamina crystallize crystal_joy cold_toughness",
    "green": "march tranquility concentration will_focus rejuvenate",
    "white": "swiftness promise mana_draw mana_pull noble_manners",
}


def test_colours_of_the_basic_actions() -> None:
    told = {card: COLOURS.index(colour) for colour, cards in CARDS_BY_COLOUR.items() for card in cards.split()}
    assert told == {card.id: card.colour for card in DEEDS.values() if card.kind == "basic" and card.set == "base"}


# Move and Influence


@pytest.mark.parametrize(
    ("card", "how", "mana", "move"),
    [
        ("march", "basic", "", 2),
        ("march", "strong", "green", 4),
        ("stamina", "basic", "", 2),
        ("stamina", "strong", "blue", 4),
        ("swiftness", "basic", "", 2),
    ],
)
def test_cards_that_move(card: str, how: str, mana: str, move: int) -> None:
    play = land(hand=card, mana=mana).do(f"play:{card}:{how}")
    assert (play.turn.move, sum(play.hero.mana)) == (move, 0)
    assert f"play:{card}:{how}" not in visit(hand=card, mana=mana).keys
    assert fight(hand=card, mana=mana).offers(f"play:{card}:{how}") == []


@pytest.mark.parametrize("card", ["march", "stamina", "swiftness", "promise", "threaten", "rage", "determination"])
def test_strong_effects_need_mana_of_the_colour(card: str) -> None:
    others = " ".join(COLOURS[colour] for colour in BASIC if colour != DEEDS[card].colour)
    for play in (
        land(hand=card, mana=others),
        visit(hand=card, mana=others),
        fight(hand=card, mana=others).do("target:0"),
        fight(phase="attack", hand=card, mana=others).do("target:0"),
        fight(phase="block", hand=card, mana=others).do("block:0:0"),
    ):
        assert f"play:{card}:strong" not in play.keys


@pytest.mark.parametrize(
    ("card", "how", "mana", "influence", "reputation"),
    [
        ("promise", "basic", "", 2, 0),
        ("promise", "strong", "white", 4, 0),
        ("threaten", "basic", "", 2, 0),
        ("threaten", "strong", "red", 5, -1),
    ],
)
def test_cards_that_influence(card: str, how: str, mana: str, influence: int, reputation: int) -> None:
    play = visit(hand=card, mana=mana).do(f"play:{card}:{how}")
    assert (play.turn.influence, play.hero.reputation, sum(play.hero.mana)) == (influence, reputation, 0)
    assert land(hand=card, mana=mana).offers("play") == []
    assert fight(hand=card, mana=mana).offers("play") == []


@pytest.mark.parametrize(
    ("how", "mana", "influence", "fame", "reputation"), [("basic", "", 2, 1, 0), ("strong", "white", 4, 1, 1)]
)
def test_noble_manners(how: str, mana: str, influence: int, fame: int, reputation: int) -> None:
    play = visit("norowas", hand="noble_manners march", mana=mana).do(f"play:noble_manners:{how}")
    assert (play.turn.influence, play.hero.fame, play.hero.reputation) == (influence, 0, 0)
    play.do("end_turn", "done")
    assert (play.hero.fame, play.hero.reputation) == (fame, reputation)  # at the end of the turn


@pytest.mark.parametrize(("how", "influence"), [("basic", 2), ("strong", 4)])
def test_noble_manners_give_fame_and_reputation_only_in_an_interaction(how: str, influence: int) -> None:
    assert land("norowas", hand="noble_manners", mana="white").offers("play") == []
    play = fight("norowas", phase="block", hand="noble_manners diplomacy", mana="white").do(
        "block:0:0", "play:diplomacy:basic", f"play:noble_manners:{how}"
    )
    assert play.turn.influence == 2 + influence
    assert not {"fame_at_end", "reputation_at_end"} & {modifier.what for modifier in play.turn.mods}


# combat


@pytest.mark.parametrize("card", ["rage", "determination"])
def test_rage_and_determination_attack_or_block(card: str) -> None:
    play = fight(phase="attack", hand=card).do("target:0", f"play:{card}:basic")
    assert play.combat.points[PHYSICAL] == 2
    play = fight(phase="block", hand=card).do("block:0:0", f"play:{card}:basic")
    assert play.combat.block == [2, 0, 0, 0]
    assert fight(hand=card).do("target:0").offers("play") == []  # not in the Ranged and Siege phase
    assert land(hand=card).offers("play") == []


def test_strong_rage_attacks_only() -> None:
    play = fight(phase="attack", hand="rage", mana="red").do("target:0", "play:rage:strong")
    assert play.combat.points[PHYSICAL] == 4
    assert fight(phase="block", hand="rage", mana="red").do("block:0:0").offers("play") == ["play:rage:basic"]


def test_strong_determination_blocks_only() -> None:
    play = fight(phase="block", hand="determination", mana="blue").do("block:0:0", "play:determination:strong")
    assert play.combat.block == [5, 0, 0, 0]  # physical, although the card is blue
    play = fight(phase="attack", hand="determination", mana="blue").do("target:0")
    assert play.offers("play") == ["play:determination:basic"]


def test_strong_swiftness_is_a_ranged_attack() -> None:
    for phase in ("ranged", "attack"):
        play = fight(phase=phase, hand="swiftness", mana="white").do("target:0", "play:swiftness:strong")
        assert play.combat.points[4 * RANGED] == 3
    assert fight(foes="diggers", hand="swiftness", mana="white").do("target:0").offers("play") == []


def test_battle_versatility() -> None:
    play = fight(phase="attack", hand="battle_versatility").do("target:0", "play:battle_versatility:basic")
    assert play.keys == ["effect:0", "effect:2"]
    assert play.do("effect:0").combat.points[4 * MELEE] == 2
    play = fight(phase="block", hand="battle_versatility").do("block:0:0", "play:battle_versatility:basic")
    assert play.combat.block == [2, 0, 0, 0]
    play = fight(hand="battle_versatility").do("target:0", "play:battle_versatility:basic")
    assert play.combat.points[4 * RANGED] == 1


@pytest.mark.parametrize(
    ("effect", "points", "value"),
    [(0, PHYSICAL, 4), (2, FIRE, 3), (4, 4 * RANGED, 3), (5, 4 * SIEGE, 2)],
)
def test_strong_battle_versatility_attacks(effect: int, points: int, value: int) -> None:
    play = fight(phase="attack", hand="battle_versatility", mana="red").do("target:0", "play:battle_versatility:strong")
    assert play.keys == ["effect:0", "effect:2", "effect:4", "effect:5"]
    play.do(f"effect:{effect}")
    assert play.combat.points[points] == value == sum(play.combat.points)


def test_strong_battle_versatility_blocks_and_lays_siege() -> None:
    for effect, block in ((1, [4, 0, 0, 0]), (3, [0, 3, 0, 0])):
        play = fight(phase="block", hand="battle_versatility", mana="red")
        play.do("block:0:0", "play:battle_versatility:strong", f"effect:{effect}")
        assert play.combat.block == block
    play = fight(hand="battle_versatility", mana="red").do("target:0", "play:battle_versatility:strong")
    assert play.keys == ["effect:4", "effect:5"]
    play = fight(foes="diggers", hand="battle_versatility", mana="red")
    play.do("target:0", "play:battle_versatility:strong")  # only Siege counts: there is no choice
    assert play.combat.points[4 * SIEGE] == 2


def test_cold_toughness() -> None:
    play = fight("tovak", phase="attack", hand="cold_toughness").do("target:0", "play:cold_toughness:basic")
    assert play.combat.points[ICE] == 2
    play = fight("tovak", phase="block", hand="cold_toughness").do("block:0:0", "play:cold_toughness:basic")
    assert play.combat.block == [0, 0, 3, 0]
    assert fight("tovak", phase="attack", hand="cold_toughness", mana="blue").do("target:0").offers("play") == [
        "play:cold_toughness:basic"
    ]


@pytest.mark.parametrize(
    ("foe", "block"),
    [
        ("prowlers", 5),
        ("wolf_riders", 5 + 1),  # Swift
        ("ironclads", 5 + 2),  # Brutal, Physical resistance
        ("fire_mages_enemy", 5 + 2),  # Fire attack, Fire resistance
        ("freezers", 5 + 4),  # Swift, Paralyze, Ice attack, Fire resistance
        ("high_dragon", 5 + 5),  # Brutal, Cold Fire attack (two), two resistances
        ("sorcerers_enemy", 5),  # Arcane Immunity
    ],
)
def test_strong_cold_toughness_counts_symbols(foe: str, block: int) -> None:
    play = fight("tovak", foes=foe, phase="block", hand="cold_toughness", mana="blue")
    play.do("block:0:0", "play:cold_toughness:strong")
    assert play.combat.block == [0, 0, block, 0]
    play = fight("tovak", foes=f"diggers {foe}", phase="block", hand="cold_toughness", mana="blue")
    play.do("block:1:0", "play:cold_toughness:strong")
    assert play.combat.block == [0, 0, block, 0]  # those of the enemy being blocked


@pytest.mark.parametrize(("how", "mana", "n"), [("basic", "", 2), ("strong", "red", 4)])
def test_instinct_does_everything(how: str, mana: str, n: int) -> None:
    key = f"play:instinct:{how}"
    assert land("tovak", hand="instinct", mana=mana).do(key).turn.move == n
    assert visit("tovak", hand="instinct", mana=mana).do(key).turn.influence == n
    play = fight("tovak", phase="attack", hand="instinct", mana=mana).do("target:0", key)
    assert play.combat.points[PHYSICAL] == n
    play = fight("tovak", phase="block", hand="instinct", mana=mana).do("block:0:0", key)
    assert play.combat.block == [n, 0, 0, 0]


@rule("MK-DEED-18", "MK-DEED-19")
@pytest.mark.parametrize(("how", "mana", "n"), [("basic", "", 3), ("strong", "red", 5)])
def test_improvisation_does_everything_for_a_card(how: str, mana: str, n: int) -> None:
    key, hand = f"play:improvisation:{how}", "improvisation march stamina wound"
    play = land(hand=hand, mana=mana).do(key)
    assert play.keys == ["pick_card:march", "pick_card:stamina"]
    play.do("pick_card:stamina")
    assert (play.turn.move, play.hand()) == (n, ["march", "wound"])
    assert visit(hand="improvisation march", mana=mana).do(key).turn.influence == n
    play = fight(phase="attack", hand="improvisation march", mana=mana).do("target:0", key)
    assert play.combat.points[PHYSICAL] == n
    play = fight(phase="block", hand="improvisation march", mana=mana).do("block:0:0", key)
    assert play.combat.block == [n, 0, 0, 0]
    assert [card.split(".")[0] for card in play.hero.discard] == ["march"]
    assert land(hand="improvisation wound", mana=mana).offers("play") == []


# healing


@pytest.mark.parametrize(
    ("hand", "unit", "said"),
    [
        ("tranquility", "", "Heal 1 (no Wounds to heal)"),
        ("tranquility wound", "", "Heal 1"),
        ("tranquility", "peasants/wounded", "Heal 1"),
    ],
)
def test_healing_says_so_where_nobody_is_wounded(hand: str, unit: str, said: str) -> None:
    play = land("norowas", hand=hand, deck="march", unit=unit).do("play:tranquility:basic")
    assert GAME.texts.say(play.ask.option("effect:0").label(), "en") == said


@pytest.mark.parametrize("card", ["tranquility", "rejuvenate"])
@pytest.mark.parametrize(("how", "mana", "n"), [("basic", "", 1), ("strong", "green", 2)])
def test_tranquility_and_rejuvenate_heal_or_draw(card: str, how: str, mana: str, n: int) -> None:
    deck = "march stamina rage"
    play = land("norowas", hand=card, deck=deck, mana=mana).do(f"play:{card}:{how}", "effect:0")
    assert play.turn.heal == n
    play = land("norowas", hand=card, deck=deck, mana=mana).do(f"play:{card}:{how}", "effect:1")
    assert play.hand() == ["rage", "stamina"][:n]
    play = land("norowas", hand=card, deck="", mana=mana).do(f"play:{card}:{how}", "effect:1")
    assert play.hand() == []  # nothing for cards that are missing


@rule("MK-COMBAT-30")
@pytest.mark.parametrize("card", ["tranquility", "rejuvenate"])
def test_healing_cards_can_only_be_played_sideways_in_combat(card: str) -> None:
    for phase in ("ranged", "attack"):
        play = fight("norowas", phase=phase, hand=card, mana="green", unit="peasants/spent")
        assert play.offers("play") == []
    play = fight("norowas", phase="attack", hand=card).do("target:0")
    assert play.keys == [f"sideways:{card}:attack", "give_up"]


@pytest.mark.parametrize(("how", "mana", "level"), [("basic", "", 2), ("strong", "green", 3)])
def test_rejuvenate_gives_mana_or_readies(how: str, mana: str, level: int) -> None:
    key = f"play:rejuvenate:{how}"
    play = land("norowas", hand="rejuvenate", mana=mana).do(key)
    assert play.keys == ["effect:0", "effect:1", "effect:2"]  # no Unit to ready
    play.do("effect:2")
    assert (play.hero.mana[GREEN], play.hero.crystals[GREEN]) == ((1, 0) if how == "basic" else (0, 1))
    unit = "peasants/spent utem_guardsmen/spent catapults/spent altem_guardians/spent"
    play = land("norowas", hand="rejuvenate", mana=mana, unit=unit).do(key, "effect:3")
    assert play.offers("pick_unit") == [f"pick_unit:{unit.split('/')[0]}" for unit in unit.split()[:level]]
    play.do("pick_unit:utem_guardsmen")
    assert [unit.ready for unit in play.hero.units] == [False, True, False, False]


# mana and crystals


@rule("MK-EFFECT-11", "MK-EFFECT-12")
@pytest.mark.parametrize("card", ["crystallize", "crystal_joy"])
def test_crystallize_turns_mana_into_a_crystal(card: str) -> None:
    assert land("goldyx", hand=card).offers("play") == []
    assert land("goldyx", hand=card, mana="black", night=True).offers("play") == []  # a basic colour is needed
    play = land("goldyx", hand=card, mana="red", source="green").do(f"play:{card}:basic")
    assert play.keys == ["pay:token:red", "pay:die:green"]
    play.do("pay:die:green")
    assert (play.hero.crystals, play.hero.mana[RED]) == ([0, 0, 1, 0], 1)
    play = land("goldyx", hand=card, mana="gold").do(f"play:{card}:basic", "pick_colour:white")
    assert play.hero.crystals == [0, 0, 0, 1]
    play = land("goldyx", hand=card, mana="red", crystals="red red red").do(f"play:{card}:basic", "pay:token:red")
    assert (play.hero.crystals[RED], play.hero.mana[RED]) == (3, 1)


@pytest.mark.parametrize("card", ["crystallize", "crystal_joy"])
def test_strong_crystallize_gives_any_crystal(card: str) -> None:
    play = land("goldyx", hand=card, mana="blue").do(f"play:{card}:strong")
    assert play.keys == ["pick_colour:red", "pick_colour:blue", "pick_colour:green", "pick_colour:white"]
    play.do("pick_colour:green")
    assert (play.hero.crystals, sum(play.hero.mana)) == ([0, 0, 1, 0], 0)


@pytest.mark.parametrize(("how", "choice", "wound"), [("basic", [], False), ("strong", ["pick_colour:red"], True)])
def test_crystal_joy_comes_back_for_another_card(how: str, choice: list[str], wound: bool) -> None:
    play = land("goldyx", hand="crystal_joy march wound", mana="blue", deck="")
    play.do(f"play:crystal_joy:{how}", *choice, "end_turn")
    assert ("pick_card:wound" in play.keys) == wound
    assert "pick_card:march" in play.keys
    assert "skip" in play.keys
    play.do("pick_card:march")
    hero = play.state.players[0]
    assert "crystal_joy" in [card.split(".")[0] for card in hero.hand]
    assert [card.split(".")[0] for card in hero.discard] == ["march"]
    play = land("goldyx", hand="crystal_joy march", mana="blue", deck="")
    play.do(f"play:crystal_joy:{how}", *choice, "end_turn", "skip")
    assert [card.split(".")[0] for card in play.state.players[0].discard] == ["crystal_joy"]


@pytest.mark.parametrize("card", ["concentration", "will_focus"])
def test_concentration_gives_mana(card: str) -> None:
    play = land("goldyx", hand=card).do(f"play:{card}:basic")
    if card == "will_focus":
        play.do("effect:0")
    assert play.keys == ["pick_colour:red", "pick_colour:blue", "pick_colour:white"]
    play.do("pick_colour:white")
    assert play.hero.mana == [0, 0, 0, 1, 0, 0]


def test_will_focus_may_give_a_green_crystal() -> None:
    play = land("goldyx", hand="will_focus").do("play:will_focus:basic", "effect:1")
    assert play.hero.crystals == [0, 0, 1, 0]


@rule("MK-EFFECT-04")
@pytest.mark.parametrize(("card", "more"), [("concentration", 2), ("will_focus", 3)])
def test_concentration_strengthens_another_action(card: str, more: int) -> None:
    key = f"play:{card}:strong"
    play = land("goldyx", hand=f"{card} march stamina rage ruby_ring wound", mana="green").do(key)
    assert play.keys == ["pick_card:march", "pick_card:stamina"]  # what has a use now, and Actions only
    play.do("pick_card:stamina")
    assert (play.turn.move, sum(play.hero.mana)) == (4 + more, 0)  # no mana for the other card
    assert [kind.split(".")[0] for kind in play.hero.play] == [card, "stamina"]
    play = visit("goldyx", hand=f"{card} promise", mana="green").do(key)
    assert play.turn.influence == 4 + more
    play = fight("goldyx", phase="attack", hand=f"{card} rage", mana="green").do("target:0", key)
    assert play.combat.points[PHYSICAL] == 4 + more
    play = fight("goldyx", phase="block", hand=f"{card} determination", mana="green").do("block:0:0", key)
    assert play.combat.block == [5 + more, 0, 0, 0]
    play = fight("goldyx", hand=f"{card} swiftness", mana="green").do("target:0", key)
    assert play.combat.points[4 * RANGED] == 3 + more


@pytest.mark.parametrize(("card", "more"), [("concentration", 2), ("will_focus", 3)])
def test_concentration_strengthens_no_healing(card: str, more: int) -> None:
    key = f"play:{card}:strong"
    play = land("goldyx", hand=f"{card} tranquility wound", mana="green").do(key, "effect:0")
    assert play.turn.heal == 2
    play = land("goldyx", hand=f"{card} refreshing_walk wound", mana="green").do(key)
    assert (play.turn.move, play.turn.heal) == (4 + more, 2)


@rule("MK-EFFECT-04")
def test_the_card_played_through_concentration_is_named_and_told() -> None:
    play = land("goldyx", hand="concentration tranquility wound", mana="green", keep=True)
    play.do("play:concentration:strong")  # only one card can be played through it
    assert play.ask.prompt == msg("ask-choose-effect", of=msg("card-tranquility"))
    told = [event.message for event in play.session.view(0).events()]
    assert told[-3:] == [
        msg("say-plays-strong", hero=msg("hero-goldyx"), card=msg("card-concentration")),
        msg("say-pays-token", hero=msg("hero-goldyx"), colour=msg("colour-green")),
        msg("say-plays-strong", hero=msg("hero-goldyx"), card=msg("card-tranquility")),
    ]


def test_concentration_does_not_strengthen_its_like() -> None:
    play = land("goldyx", hand="concentration will_focus march", mana="green").do("play:concentration:strong")
    assert (play.turn.move, play.hand()) == (4 + 2, ["will_focus"])


@rule("MK-EFFECT-06")
@pytest.mark.parametrize("card", ["concentration", "will_focus"])
def test_concentration_needs_an_action_whose_costs_can_be_met(card: str) -> None:
    key = f"play:{card}:strong"
    assert key not in land("goldyx", hand=card, mana="green").keys
    assert key not in land("goldyx", hand=f"{card} rage", mana="green").keys  # of no use now
    assert key not in land("goldyx", hand=f"{card} improvisation wound", mana="green").keys
    assert key not in land("goldyx", hand=f"{card} march").keys
    play = land("goldyx", hand=f"{card} improvisation rage", mana="green").do(key)  # discards Rage
    assert (play.turn.move, play.hand()) == (5 + (2 if card == "concentration" else 3), [])


# the Source


def test_mana_draw_uses_one_more_die() -> None:
    play = land(hand="mana_draw march stamina", source="green blue")
    play.do("play:march:strong")
    assert "play:stamina:strong" not in play.keys
    play.do("play:mana_draw:basic", "play:stamina:strong")
    assert (play.turn.move, play.state.source) == (8, [])
    play = land(hand="mana_draw march", source="black").do("play:mana_draw:basic")
    assert play.offers("play") == ["play:march:basic"]  # by Day a black die is still of no use


def test_strong_mana_draw_sets_a_die() -> None:
    play = land(hand="mana_draw rage", mana="white", source="red gold black", deck="march stamina swiftness")
    play.do("play:mana_draw:strong", "pay:token:white")
    assert play.keys == ["pick_die:red", "pick_die:gold", "pick_die:black"]
    play.do("pick_die:black")
    assert play.keys == [f"pick_colour:{colour}" for colour in ("red", "blue", "green", "white", "black")]
    play.do("pick_colour:green")
    assert (play.hero.mana, play.state.source) == ([0, 0, 2, 0, 0, 0], [RED, GOLD])
    assert play.turn.dice_left == 1  # the normal die may still be used
    play.do("end_turn", "done")
    assert sorted(play.state.source) == [RED, GREEN, GOLD]  # not rolled again
    assert "play:mana_draw:strong" not in land(hand="mana_draw", mana="white", source="").keys


def test_mana_pull_uses_a_black_die_as_any_colour() -> None:
    play = land(hand="mana_pull march stamina", source="black blue").do("play:mana_pull:basic", "play:march:strong")
    assert (play.turn.move, play.state.source) == (4, [BLUE])
    play.do("play:stamina:strong")
    assert (play.turn.move, play.state.source) == (8, [])
    play = land(hand="mana_pull march stamina", source="black black").do("play:mana_pull:basic", "play:march:strong")
    assert "play:stamina:strong" not in play.keys  # one black die only


def test_strong_mana_pull_sets_two_dice() -> None:
    play = land(hand="mana_pull rage", mana="white", source="red gold black", deck="march stamina swiftness")
    play.do("play:mana_pull:strong", "pay:token:white")
    play.do("pick_die:gold", "pick_colour:green", "pick_die:black", "pick_colour:black")
    assert (play.hero.mana, play.state.source) == ([0, 0, 1, 0, 0, 1], [RED])
    play.do("end_turn", "done")
    assert sorted(play.state.source) == [RED, GREEN, BLACK]
    assert "play:mana_pull:strong" not in land(hand="mana_pull", mana="white", source="red").keys  # two are needed


@pytest.mark.parametrize(("card", "dice"), [("mana_draw", 1), ("mana_pull", 2)])
def test_the_die_that_pays_is_none_of_those_that_are_set(card: str, dice: int) -> None:
    source = ["white", "red", "blue"]
    assert land(hand=card, source=" ".join(source[:dice])).offers("play") == [f"play:{card}:basic"]
    play = land(hand=f"{card} march", source=" ".join(source[: dice + 1])).do(f"play:{card}:strong")
    while play.prompt in ("ask-take-die", "ask-set-die"):
        play.do(play.keys[0])
    assert (play.state.source, play.turn.dice, len(play.turn.dice_set)) == ([], [WHITE], dice)
    play = land(hand=f"{card} march", mana="white", source=" ".join(source[:dice])).do(f"play:{card}:strong")
    assert play.prompt in ("ask-take-die", "ask-set-die")  # paid with the token, unasked: the dice are needed
    play = land(hand=f"concentration {card}", source=" ".join(["green", *source][:dice]))
    assert play.offers("play:concentration") == ["play:concentration:basic"]


def test_mana_pull_makes_one_black_die_any_colour_however_many_there_are() -> None:
    play = land(hand="mana_pull magic_talent", source="black black")
    play.state.spell_offer.cards = cards("", "fireball snowstorm")
    play = again(play).do("play:mana_pull:basic")
    assert play.offers("play") == []  # Magic Talent would take a second mana
