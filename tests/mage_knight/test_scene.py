"""What the table shows: map, hands, offers, the fight; and what it hides."""

from typing import Any

from emberhall.games.mage_knight.game import GAME
from emberhall.games.mage_knight.ground import word
from emberhall.games.mage_knight.names import giver_name
from emberhall.games.mage_knight.state import Deed, Modifier
from emberhall.games.mage_knight.terms import GREEN, Change
from emberhall.kernel import HIDDEN, Message, msg
from emberhall.rulebook import rule
from emberhall.scene import Board, Card, Fight, Line, Panel, Part, Piece, Row, Scene
from tests.mage_knight.games import opened
from tests.mage_knight.positions import Position, fight, land, visit
from tests.mage_knight.test_level_up import levelling


def seen(play: Position, seat: int | None = 0) -> Scene:
    """The table as a seat sees it."""
    table: Scene = play.session.view(seat).scene()
    return table


def row(rows: tuple[Row, ...], id: str) -> Row:
    return next(row for row in rows if row.id == id)


def panel(scene: Scene, id: str) -> Panel:
    return next(panel for panel in scene.panels if panel.id == id)


def board(scene: Scene) -> Board:
    (only,) = scene.boards
    return only


def pieces(scene: Scene, spot: str) -> list[Piece]:
    return [piece for piece in board(scene).pieces if piece.at == f"space:{spot}"]


def figures(panel: Panel) -> dict[str, Any]:
    """The figures of a panel and of its bar that are not zero."""
    kept = [*panel.figures, *(figure for group in panel.bar for figure in group.figures)]
    return {figure.name.id: figure.value for figure in kept if figure.value != 0}


def fought(play: Position, seat: int | None = 0) -> Fight:
    """The fight under way."""
    shown = seen(play, seat).fight
    assert shown is not None
    return shown


def reckoned(lines: tuple[Line, ...]) -> list[tuple[str, Any]]:
    """Lines of a breakdown: what, and how much."""
    return [(line.text.id, line.amount) for line in lines]


def given(lines: tuple[Line, ...]) -> list[tuple[str, str, int, Any]]:
    """Lines of the assembled points: from whom, which kind, how many, and what they count."""
    found: list[tuple[str, str, int, Any]] = []
    for line in lines:
        words: dict[str, Any] = dict(line.text.args)
        found.append((words["by"].id, words["points"].id, words["points"].args["n"], line.amount))
    return found


def names(cards: tuple[Card, ...]) -> list[str]:
    return [card.name.id if card.name else "" for card in cards]


def everything(part: object) -> str:
    """All the words in a part of the scene, as one text."""
    return repr(part)


# cards


def test_your_hand_shows_what_its_cards_do() -> None:
    hand = row(seen(land(hand="march wound")).rows, "hand:0")
    assert hand.hand
    assert hand.seat == 0
    march, wound = hand.cards
    assert march.name == Message("card-march")
    assert march.id == "card:march.arythea.1"
    assert [line.id for line in march.text] == ["text-basic", "text-strong"]
    assert [line.id for line in wound.text] == ["text-wound"]


def test_hands_of_others_are_not_shown() -> None:
    play = land(hand="march", others={"tovak": "@"}, scenario="full_conquest")
    play.state.players[1].hand.cards = list(play.state.players[1].deck.cards)[:1]
    secret = play.state.players[1].hand.cards[0]
    own, other, nobody = seen(play, 0), seen(play, 1), seen(play, None)
    assert [row.id for row in own.rows if row.hand] == ["hand:0"]
    assert [row.id for row in other.rows if row.hand] == ["hand:1"]
    assert not [row for row in nobody.rows if row.hand]
    assert secret in everything(other)
    assert secret not in everything(own)
    assert secret not in everything(nobody)


def test_decks_are_counted_and_not_shown() -> None:
    play = land(hand="march", deck="rage swiftness stamina", discard="crystallize")
    scene = seen(play)
    hero = panel(scene, "player:0")
    assert [(stack.id, stack.count) for stack in hero.stacks] == [("deck:0", 3), ("discard:0", 1)]
    assert "card-crystallize" in everything(hero)
    assert "card-swiftness" not in everything(scene)


def test_a_hero_is_shown_with_level_mana_points_and_units() -> None:
    play = land(hand="march", level=3, crystals="red red", mana="gold", unit="peasants/spent", skills="dark_paths")
    play.do("play:march:basic")
    hero = panel(seen(play), "player:0")
    shown = figures(hero)
    assert hero.motto == Message("hero-motto", {"level": 3, "fame": 8, "next": 15})
    assert (shown["armor"], shown["hand-limit"], shown["units"]) == (3, 5, 1)
    assert (shown["crystal-of"], shown["token-of"], shown["points-move"]) == (2, 1, 2)
    crystals = next(group for group in hero.bar if group.name == Message("bar-crystals")).figures
    assert [(figure.colour, figure.value) for figure in crystals] == [
        ("red", 2),
        ("blue", 0),
        ("green", 0),
        ("white", 0),
    ]
    assert row(hero.rows, "units:0").cards[0].spent
    assert names(row(hero.rows, "skills:0").cards) == ["skill-dark-paths"]
    assert names(row(hero.rows, "play:0").cards) == ["card-march"]
    assert hero.active


def test_the_source_shows_its_dice_and_which_are_used() -> None:
    play = land(hand="march", source="green red red")
    play.do("play:march:strong")
    dice = panel(seen(play), "source").dice
    assert [(die.id, die.spent) for die in dice] == [("die:red", False), ("die:red.2", False), ("used_die:0", True)]
    assert dice[-1].colour == "green"


def test_offers_are_shown() -> None:
    play = visit(site="village", offer="amotep_gunners", hand="promise")
    play.state.advanced_offer.cards = ["agility"]  # type: ignore[list-item]
    play.state.spell_offer.cards = ["fireball"]  # type: ignore[list-item]
    rows = seen(play).rows
    assert names(row(rows, "offer:units").cards) == ["unit-amotep-gunners"]
    assert names(row(rows, "offer:advanced").cards) == ["card-agility"]
    assert names(row(rows, "offer:spells").cards) == ["card-fireball"]


def test_tactics_are_shown_while_they_are_chosen() -> None:
    play = opened("solo_conquest", 1)
    offered = row(seen(play).rows, "offer:tactics").cards
    assert [f"pick_{card.id}" for card in offered] == list(play.ask.keys())
    play.session.take(0)
    while play.state.phase in ("tactics", "tactic_effects"):
        play.session.take(0)
    assert not [row for row in seen(play).rows if row.id == "offer:tactics"]


def test_heroes_are_shown_large_only_while_one_is_chosen() -> None:
    play = opened("solo_conquest", 1, heroes="choose")
    choosing = seen(play).focus
    assert choosing is not None
    assert choosing.id == "choose-hero"
    play.do("pick_hero:tovak")
    assert play.prompt == "ask-tactic"
    assert seen(play).focus is None


def test_what_is_sold_lies_open_with_its_price_also_where_it_cannot_be_paid() -> None:
    play = visit("norowas", "village", hand="rage", offer="foresters herbalists amotep_gunners")
    assert not [key for key in play.keys if key.startswith(("recruit", "buy"))]  # nothing can be paid
    sold = seen(play).focus
    assert sold is not None
    assert sold.id == "market"
    units = row(sold.rows, "market:units").cards
    assert [(card.id, card.corner) for card in units] == [("unit:foresters.1", "5"), ("unit:herbalists.1", "3")]
    assert [(figure.name.id, figure.value) for figure in sold.figures] == [("ware-buy_healing", 3)]
    others = row(seen(play).rows, "offer:units").cards
    assert [card.id for card in others] == ["unit:amotep_gunners.1"]  # of keeps and cities


def test_where_nothing_is_sold_that_is_said() -> None:
    sold = seen(visit("norowas", "keep", hand="rage", offer="foresters herbalists")).focus
    assert sold is not None
    assert sold.notes == (Message("market-empty"),)


def test_a_card_says_with_which_mana_it_can_be_paid() -> None:
    play = land("tovak", hand="march", source="green", keep=True)
    march = play.hero.hand.cards[0]

    def ways() -> list[tuple[str, str, str]]:
        (card,) = row(seen(play).rows, "hand:0").cards
        played = [way for way in card.ways if way.note and way.key.startswith("play")]
        return [(way.key, way.note.id, way.then) for way in played if way.note]

    strong = f"play:{march}:strong"
    assert ways() == [(f"play:{march}:basic", "way-free", ""), (strong, "option-pay-die", "pay:die:green")]
    play.hero.crystals[GREEN] = 1
    crystal, die = ("option-pay-crystal", "pay:crystal:green"), ("option-pay-die", "pay:die:green")
    assert ways()[1:] == [(strong, *die), (strong, *crystal)]  # what would last is spent last
    play.hero.crystals[GREEN] = 0
    play.state.source.clear()
    assert ways()[1:] == [(strong, "way-mana", "")]


def test_gold_mana_is_seen_as_what_it_is_paid_with() -> None:
    play = land("tovak", hand="march", source="gold")
    (card,) = row(seen(play).rows, "hand:0").cards
    strong = next(way for way in card.ways if way.key.endswith("strong"))
    assert (strong.cost, strong.paid, strong.then) == ("green", "gold", "pay:die:gold")


def test_ways_have_the_emblem_of_what_they_give() -> None:
    hand = "tranquility crystallize cold_toughness concentration"
    cards = row(seen(land("tovak", hand=hand)).rows, "hand:0").cards
    emblems = {card.id.split(":")[1].split(".")[0]: [way.emblem for way in card.ways][:2] for card in cards}
    assert emblems == {
        "tranquility": ["heal", "heal"],
        "crystallize": ["crystal", "crystal"],
        "cold_toughness": ["attack", "block"],
        "concentration": ["crystal", "special"],
    }


# the map


def test_a_space_within_reach_tells_by_which_way() -> None:
    play = land("tovak", "C B A @", spots={"A": "plains", "B": "hills", "C": "plains"}, move=6, hand="")
    spaces = {space.id: space for space in board(seen(play)).spaces}
    told = {name: spaces[f"space:{word(play.spots[name])}"] for name in "@ABC"}
    assert {name: (space.spent, space.via) for name, space in told.items()} == {
        "@": ("", ""),
        "A": ("2", told["@"].id),
        "B": ("5", told["A"].id),
        "C": ("", ""),  # seven
    }


def test_the_map_shows_spaces_sites_and_heroes() -> None:
    play = land(
        drawing=" p O\nK @ l\n f M", spots={"K": "hills keep guardsmen", "O": "plains !prowlers", "M": "hills mine red"}
    )
    scene = seen(play)
    spaces = {space.id: space for space in board(scene).spaces}
    assert len(spaces) == 7
    assert spaces["space:0,0"].terrain == "plains"
    assert spaces["space:1,0"].terrain == "lake"
    keep = spaces["space:-1,0"]
    assert keep.terrain == "hills"
    assert keep.name == Message("site-keep")
    assert keep.emblem == "castle-flag"
    assert keep.cost == "3"
    assert spaces["space:0,1"].signs == ("red",)
    assert {"n": 3}.items() <= keep.notes[0].args.items()
    assert not spaces["space:1,0"].notes, "a lake cannot be entered"
    assert spaces["space:0,-1"].risk == Message("risk-provokes"), "the orc stands beside both spaces"
    assert keep.risk is None
    (orc,) = pieces(scene, "1,-1")
    assert orc.name == Message("enemy-prowlers")
    assert orc.badge == "3"
    assert [piece.id for piece in pieces(scene, "0,0")] == ["hero:0"]


def test_free_positions_for_tiles_are_faint() -> None:
    play = land(tiles="start_a 0 0, country_01 1 0, country_02 0 1", at="country_01.SE")
    faint = [space.id for space in board(seen(play)).spaces if space.faint]
    assert "slot:2,0" in faint
    assert "slot:1,1" in faint
    assert "slot:0,0" not in faint


@rule("MKW-KEEP-01")
def test_a_garrison_face_down_is_hidden() -> None:
    play = land(drawing=" p p p\np @ p K\n p p p", spots={"K": "hills keep guardsmen"}, night=True)
    scene = seen(play)
    (token,) = pieces(scene, "2,0")
    assert token.card is not None
    assert token.card.back
    assert token.name == Message("hidden-enemy-of", {"enemy": Message("pile-gray.troop")})
    assert "guardsmen" not in everything(board(scene))


def test_a_garrison_that_was_revealed_is_shown_to_all() -> None:
    play = land(drawing=" p p\np @ K\n p p", spots={"K": "hills keep guardsmen"})
    (token,) = pieces(seen(play), "1,0")
    assert token.name == Message("enemy-guardsmen")
    (token,) = pieces(seen(play, None), "1,0")
    assert token.name == Message("enemy-guardsmen")


def test_conquered_sites_bear_a_shield() -> None:
    play = land(drawing=" p p\np @ K\n p p", spots={"K": "hills keep owner0"})
    scene = seen(play)
    assert [piece.shape for piece in pieces(scene, "1,0")] == ["shield"]
    keep = next(space for space in board(scene).spaces if space.id == "space:1,0")
    assert Message("note-conquered") in keep.notes


# the fight


def test_without_a_fight_there_is_no_scene_of_it() -> None:
    assert seen(land(hand="march")).fight is None


def test_a_fight_shows_the_foes_as_they_are_now() -> None:
    shown = fought(fight(foes="prowlers diggers"))
    assert shown.steps[shown.step] == Message("step-ranged")
    assert [foe.name for foe in shown.foes] == [Message("enemy-prowlers"), Message("enemy-diggers")]
    assert [(figure.name.id, figure.value) for figure in shown.foes[0].figures] == [
        ("attack", 4),
        ("armor", 3),
        ("fame", 2),
    ]
    assert [(line.text.id, line.text.args.get("n")) for line in shown.stakes] == [
        ("stakes-deal", 4),
        ("stakes-deal", 3),
        ("stakes-in-all", None),
    ]
    assert shown.stakes[-1].amount == msg("stakes-wounds", n=4)  # two and two, by an Armor of 2
    assert shown.stakes[-1].note is None


def test_whom_the_attack_or_the_block_assembled_is_enough_for_threatens_no_longer() -> None:
    play = fight(foes="prowlers diggers", hand="swiftness determination", mana="white blue")
    play.do("target:0")
    assert fought(play).stakes_name == msg("stakes")
    play.do("play:swiftness:strong")
    assert fought(play).stakes_name == msg("stakes-done")
    assert [line.text.args["enemy"] for line in fought(play).stakes] == [msg("enemy-diggers")]
    play = fight(foes="prowlers diggers", phase="block", hand="determination", mana="blue")
    play.do("block:1:0", "play:determination:strong")
    assert [line.text.args["enemy"] for line in fought(play).stakes] == [msg("enemy-prowlers")]


def test_move_points_left_over_for_agility_are_seen_and_counted_together() -> None:
    play = land(drawing=" p p\np @ O\n p p", spots={"O": "plains !prowlers"}, hand="agility march")
    play.do("play:agility:basic", "play:march:basic", "challenge:O")
    assert figures(panel(seen(play), "player:0"))["points-move"] == 4
    play.do("end_phase", "end_phase", "target:0", "spend_left:melee", "spend_left:melee", "spend_left:melee")
    assert figures(panel(seen(play), "player:0"))["points-move"] == 1
    ledger = fought(play).ledger
    assert ledger is not None
    assert given(ledger.have) == [("card-agility", "line-attack-physical", 3, 3)]


def test_a_fight_shows_what_makes_the_wounds_worse() -> None:
    (line,) = fought(fight(foes="monks")).stakes
    assert line.note == Message("stakes-worse", {"what": (Message("stakes-poison"),)})


def test_an_attack_shows_the_armor_needed_and_what_is_assembled() -> None:
    play = fight(foes="prowlers", phase="attack", hand="rage march")
    play.do("target:0")
    shown = fought(play)
    assert shown.ledger is not None
    assert (shown.ledger.needed, shown.ledger.assembled) == (3, 0)
    assert shown.foes[0].chosen
    play.do("sideways:march:attack")
    ledger = fought(play).ledger
    assert ledger is not None
    assert (ledger.needed, ledger.assembled) == (3, 1)
    assert reckoned(ledger.need) == [("line-armor", 3)]
    assert given(ledger.have) == [("card-march", "line-attack-physical", 1, 1)]


@rule("MK-RANGED-11")
def test_what_a_resistance_halves_is_a_line_of_its_own() -> None:
    play = fight(foes="golems", phase="attack", hand="march stamina")
    play.do("target:0", "sideways:march:attack", "sideways:stamina:attack")
    ledger = fought(play).ledger
    assert ledger is not None
    assert ledger.assembled == 1
    assert given(ledger.have) == [
        ("card-march", "line-attack-physical", 1, None),
        ("card-stamina", "line-attack-physical", 1, 1),
    ]
    last = ledger.have[-1]
    assert (last.note, last.rule) == (Message("line-halved-together", {"n": 2, "half": 1}), "MK-RANGED-11")
    assert ledger.parts == (Part(1, "brown"),)


def test_a_block_shows_what_it_needs_and_what_is_assembled() -> None:
    play = fight(foes="prowlers", phase="block", hand="march stamina")
    play.do("block:0:0", "sideways:march:block", "sideways:stamina:block")
    ledger = fought(play).ledger
    assert ledger is not None
    assert (ledger.needed, ledger.assembled) == (4, 2)
    assert given(ledger.have) == [
        ("card-march", "line-block-physical", 1, 1),
        ("card-stamina", "line-block-physical", 1, 1),
    ]


@rule("MK-BLOCK-16")
def test_block_that_is_efficient_counts_in_full_beside_what_is_halved() -> None:
    play = fight("tovak", "fire_mages_enemy", phase="block", hand="cold_toughness march")
    play.do("block:0:0", "play:cold_toughness:basic", "sideways:march:block")
    ledger = fought(play).ledger
    assert ledger is not None
    assert given(ledger.have) == [
        ("card-cold-toughness", "line-block-ice", 3, 3),
        ("card-march", "line-block-physical", 1, 0),
    ]
    assert [line.note for line in ledger.have] == [
        Message("line-full-against-fire"),
        Message("line-halved", {"n": 1, "half": 0}),
    ]
    assert (ledger.assembled, ledger.parts) == (3, (Part(3, "blue"),))


def test_what_lasting_effects_have_changed_is_told_by_element() -> None:
    play = fight(foes="prowlers", phase="attack", hand="rage march")
    play.do("target:0", "sideways:march:attack")
    play.state.turn.mods.append(Modifier(Change.PHYSICAL_DOUBLED))
    ledger = fought(play).ledger
    assert ledger is not None
    assert reckoned(ledger.have) == [("line-attack-physical", 2)]


def test_units_and_skills_are_named_as_givers() -> None:
    named = {giver_name(id).id for id in ("peasants.1", "rage.arythea.1", "dark_paths", "planning")}
    assert named == {"unit-peasants", "card-rage", "skill-dark-paths", "tactic-planning"}


@rule("MK-BLOCK-18")
def test_a_swift_attack_counts_twice_against_the_block() -> None:
    play = fight(foes="wolf_riders", phase="block", hand="march")
    play.do("block:0:0")
    ledger = fought(play).ledger
    assert ledger is not None
    assert (ledger.needed, ledger.assembled) == (6, 0)
    assert reckoned(ledger.need) == [("line-attack", 3), ("line-swift", "+3")]


def test_damage_and_wounds_are_shown() -> None:
    play = fight(foes="prowlers", phase="damage", unit="peasants")
    play.do(*[key for key in play.keys if key.startswith("suffer")])
    assert reckoned(fought(play).stakes) == [("stakes-left", Message("stakes-wounds", {"n": 2}))]
    play.do("hero_takes")
    wounds = [figure.value for figure in fought(play).ours[0].figures if figure.name.id == "wounds-in-hand"]
    assert wounds == [2]


def texts(play: Position, card: int = 0) -> list[str]:
    """What a card in hand says of what is under way, in English."""
    return [GAME.texts.say(line, "en") for line in row(seen(play).rows, "hand:0").cards[card].now]


@rule("MK-BLOCK-16")
def test_cards_say_what_they_would_add_to_the_block() -> None:
    play = fight("tovak", "fire_mages_enemy", phase="block", hand="cold_toughness rage", mana="blue")
    assert texts(play) == []
    play.do("block:0:0")
    assert texts(play) == [
        "Ice Block 3 adds 3",
        "Sideways: Block 1, halved, adds nothing",
    ]
    assert texts(play, 1) == ["Block 2, halved, adds 1", "Sideways: Block 1, halved, adds nothing"]
    play.do("sideways:rage:block")
    assert texts(play)[1] == "Sideways: Block 1, halved, adds 1"


def test_a_card_that_counts_twice_against_swift_says_so() -> None:
    play = fight(foes="wolf_riders", phase="block", hand="shield_bash").do("block:0:0")
    assert texts(play)[0] == "Block 6 adds 6"
    slow = fight(foes="prowlers", phase="block", hand="shield_bash").do("block:0:0")
    assert texts(slow)[0] == "Block 3 adds 3"
    other = fight("tovak", "wolf_riders", phase="block", hand="determination").do("block:0:0")
    assert texts(other)[0] == "Block 2 adds 2"


def test_where_lasting_effects_may_change_it_cards_keep_their_own_words() -> None:
    play = fight(foes="prowlers", phase="block", hand="march").do("block:0:0")
    assert texts(play) == ["Sideways: Block 1 adds 1"]
    play.state.turn.mods.append(Modifier(Change.PHYSICAL_DOUBLED))
    assert texts(play) == []


@rule("MK-RANGED-11")
def test_cards_say_what_they_would_add_to_the_attack() -> None:
    play = fight(foes="golems", phase="attack", hand="rage swiftness", mana="red white").do("target:0")
    assert texts(play) == [
        "Attack 2, halved, adds 1",
        "For red mana: Attack 4, halved, adds 2",
        "Sideways: Attack 1, halved, adds nothing",
    ]
    early = fight(foes="prowlers", phase="ranged", hand="swiftness rage", mana="white").do("target:0")
    assert texts(early) == ["For white mana: Attack 3 adds 3"]
    assert texts(early, 1) == []


def test_a_card_says_how_it_can_be_played() -> None:
    march, wound = row(seen(land(hand="march wound")).rows, "hand:0").cards
    assert [(way.key, way.name.id, way.cost) for way in march.ways[:2]] == [
        ("play:march.arythea.1:basic", "effect-move", None),
        ("play:march.arythea.1:strong", "effect-move", "green"),
    ]
    assert [way.key.rpartition(":")[2] for way in march.ways[2:]] == ["move", "influence", "attack", "block"]
    assert wound.ways == ()


# every option points at something


def test_options_touch_what_is_on_the_table() -> None:
    play = land(
        drawing=" p O\nK @ p\n p p",
        spots={"K": "hills keep guardsmen", "O": "plains !prowlers"},
        hand="march rage",
        unit="peasants",
        crystals="red",
        mana="green",
        source="blue",
        move=5,
    )
    text = everything(seen(play))
    for option in play.ask.options:
        for id in option.touches():
            assert f"'{id}'" in text, f"{option.key()} touches {id}"


def test_the_redacted_state_is_all_the_scene_needs() -> None:
    play = opened("first_reconnaissance", 2)
    view = play.session.view(1)
    assert HIDDEN in view.state.advanced_deck.cards
    assert isinstance(GAME.scene(view.state, 0b10), Scene)


def test_cards_to_choose_from_are_shown_to_the_chooser() -> None:
    play = levelling()
    own = row(seen(play, 0).rows, "turned-up:skills")
    assert [card.id for card in own.cards] == ["skill:white_crystal_craft", "skill:green_crystal_craft"]
    assert {id for option in play.ask.options for id in option.touches()} == {card.id for card in own.cards}


def test_only_the_player_who_drew_artifacts_sees_them() -> None:
    play = land("goldyx", hand="", deck="march", others={"tovak": ""}, scenario="first_reconnaissance")
    play.state.artifact_deck.cards = [Deed("ruby_ring"), Deed("emerald_ring"), Deed("sapphire_ring")]
    play.turn.rewards = [("artifact", 1)]
    play.turn.free = True
    play.do("end_turn")
    drawn = row(seen(play, 0).rows, "turned-up:artifacts")
    assert [card.id for card in drawn.cards] == ["card:sapphire_ring", "card:emerald_ring"]
    assert not any(other.id == "turned-up:artifacts" for other in seen(play, 1).rows)


@rule("MK-AUCT-11", "MK-INTER-06")
def test_fame_below_zero_and_the_x_of_reputation_are_on_their_tracks() -> None:
    play = land()
    play.hero.fame, play.hero.reputation = -3, -7
    fame, reputation = panel(seen(play), "player:0").tracks
    assert (fame.at, fame.low) == (-3, -3)
    assert (reputation.at, reputation.low, reputation.steps[0]) == (-7, -7, (-7, Message("influence-none")))
    play.hero.fame = 2
    assert panel(seen(play), "player:0").tracks[0].low == 0


def within(play: Position) -> dict[str, str]:
    """The Move points to each spot, as the map shows them."""
    told = {space.id: space.spent for space in board(seen(play)).spaces}
    return {spot: told[f"space:{word(at)}"] for spot, at in play.spots.items() if spot != "@"}


@rule("MK-MOVE-07", "MK-MOVE-12", "MK-MOVE-14")
def test_the_map_says_what_comes_within_reach_by_several_steps() -> None:
    plain = dict.fromkeys("ABC", "plains")
    assert within(land(drawing="@ A B C", spots=plain, move=5)) == {"A": "2", "B": "4", "C": ""}
    assert within(land(drawing="@ A B C", spots=plain, move=1)) == dict.fromkeys("ABC", "")
    assault = within(land(drawing="@ A B C", spots={**plain, "A": "plains keep golems"}, move=9))
    assert assault == {"A": "2", "B": "", "C": ""}, "the move ends with the assault"
    around = land(
        drawing="  O E\n @ A B\n  C D", spots={**plain, "O": "plains !prowlers", "D": "hills", "E": "plains"}, move=7
    )
    # The step to A provokes and ends the move, but by way of C it does not: B is reached over C and A.
    assert within(around) == {"A": "2", "B": "6", "C": "2", "D": "5", "E": "6", "O": ""}
    bent = land(drawing="@ A B C", spots=plain, move=5)
    bent.turn.mods.append(Modifier(Change.SPACE_BENDING))
    assert within(bent) == dict.fromkeys("ABC", ""), "single steps have costs, no sums of them"


def test_a_card_whose_effect_takes_mana_is_not_called_free() -> None:
    play = land("tovak", hand="crystallize march")
    cards = row(seen(play).rows, "hand:0").cards
    assert [card.ways[0].note for card in cards] == [None, Message("way-free")]
