"""What the table says when a player has to choose: what each choice does."""

import pytest

from emberhall.games.sword_sorcery.choices import ENOUGH, Act, Again, Forge, Pray, Stow
from emberhall.games.sword_sorcery.content import CARDS, ENCOUNTERS, ENEMY_POWERS, EVENTS, POWER_CARDS, TRAPS
from emberhall.games.sword_sorcery.content.kinds import Item, Power, Step
from emberhall.games.sword_sorcery.effects.book import BOOK, card_texts, effect_text, event_texts, trap_texts
from emberhall.games.sword_sorcery.effects.nodes import Extra, Owner, OwnerIs, Some, TargetIs
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.names import figure_name
from emberhall.games.sword_sorcery.rules.behaviour import activate, line_of, line_text
from emberhall.games.sword_sorcery.scene import scene
from emberhall.games.sword_sorcery.scene.heroes import card_of
from emberhall.games.sword_sorcery.state import (
    Bout,
    EventId,
    State,
)
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Message, msg
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import enemy, hero, listen, quest, run, table


def said(message: Message, language: str = "en") -> str:
    return GAME.texts.say(message, language)


@pytest.mark.parametrize(
    ("forging", "words"),
    [
        ("an_keen", "Anvil: Mace, Keen edge (30 crowns): critical: +1 hit"),
        ("an_heavy", "Anvil: Mace, Heavier (30 crowns): +1 blue to the attack"),
        ("an_blessed", "Anvil: Mace, Blessed (30 crowns): holy damage"),
        ("an_flaming", "Anvil: Mace, Flaming (30 crowns): critical: the target gains Burning I and fire damage"),
        (
            "an_piercing",
            "Anvil: Mace, Piercing (30 crowns): When attacking, if it is an attack with a weapon: ignore 1 armor"
            " (once a round)",
        ),
    ],
)
def test_the_anvil_says_what_it_makes_of_a_weapon(forging: str, words: str) -> None:
    assert said(Forge("w_mace", forging, 30).label()) == words


def test_the_temple_says_what_it_gives() -> None:
    gifts = {id: said(Pray(id, 25).label()) for id in ("tp_blessing", "tp_dark_bargain", "tp_soul_rest")}
    assert gifts == {
        "tp_blessing": "Temple: Blessing (25 crowns): +1 maximum HP in the next quest",
        "tp_dark_bargain": "Temple: Dark bargain (25 crowns): 2 shards for the party"
        " and −1 maximum HP in the next quest",
        "tp_soul_rest": "Temple: Rest of the soul (25 crowns): 2 shards for the party",
    }


@pytest.mark.parametrize(
    ("combats", "movement", "words"),
    [(1, 0, "you get +1 Combat"), (0, 2, "you get +2 movement"), (1, 2, "you get +1 Combat and +2 movement")],
)
def test_more_activities_in_words(combats: int, movement: int, words: str) -> None:
    assert said(BOOK.text(Extra(to=Owner(), combats=combats, movement=movement))) == words


def test_the_sentences_of_a_behaviour_in_words() -> None:
    steps = (Step("move", points=-1), Step("move", points=-2), Step("move", points=2), Step("retreat", points=1))
    assert [said(line) for line in line_text((*steps, Step("attack", "main"), Step("power", "war_cry")))] == [
        "move", "move 1 extra area", "move 2", "retreat 1", "main attack", "War Cry",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("group", "english", "russian"),
    [
        (Some("enemies", where=("rank_green",)), "all green enemies", "все враги зелёного ранга"),
        (
            Some("enemies", count=1, range=3, where=("rank_green", "orc", "not_self")),
            "one other green enemy within range 3 (orc)",
            "один другой враг зелёного ранга на расстоянии до 3 (из орков)",
        ),
        (
            Some("enemies", count=2, where=("assigned",)),
            "up to 2 enemies assigned to the active hero",
            "враги (до 2) за действующим героем",
        ),
    ],
)
def test_groups_in_words(group: Some, english: str, russian: str) -> None:
    assert (said(BOOK.text(group)), said(BOOK.text(group), "ru")) == (english, russian)


def test_a_behaviour_names_only_attacks_that_the_enemy_has() -> None:
    lines = (Step("move", points=-1), Step("attack", "main"), Step("attack", "far"))
    told = {rank: line_of(enemy("gremlin", rank, "T01a.C"), lines) for rank in ("green", "red")}
    assert {rank: [said(line) for line in line] for rank, line in told.items()} == {
        "green": ["move", "main attack"],
        "red": ["move", "main attack", "far attack"],
    }


def test_a_decision_of_the_party_says_what_it_leads_to() -> None:
    at = quest(hero("warden", "T07a.B"), hero("lightbearer", "T01a.C"))
    at.do("act:0", "go:T07a.D")
    [ask] = at.session.asks
    assert [said(option.label()) for option in ask.options] == [
        "Shield the villagers: spawn 1 (2 with 4 or more heroes) × green Bandit; this counts toward the quest",
        "Pass by: nothing happens",
    ]


def test_the_option_that_ends_the_use_of_cards_says_what_comes_next() -> None:
    assert {use: said(word.label()) for use, word in ENOUGH.items()} == {
        "attack": "Roll the dice",
        "attack_after": "Keep the roll",
        "defence": "Keep the roll",
    }
    assert {word.key() for word in ENOUGH.values()} == {"done"}


def test_tests_of_the_attack_speak_of_the_attack_not_of_the_target() -> None:
    assert said(BOOK.text(TargetIs(("melee_attack",)))) == "it is an attack in the attacker's own area"
    assert said(BOOK.text(TargetIs(("undead",)))) == "the target is undead"


def test_named_enemies_have_their_names() -> None:
    foe = enemy("gremlin", "red", "T01a.C", name="gremlin_chief")
    assert [said(figure_name(foe), language) for language in ("en", "ru")] == ["Gremlin Chief", "Вожак гремлинов"]
    foe.name = ""
    assert said(figure_name(foe)) == "Gremlin (red)"


def test_enemies_called_alike_are_told_apart_where_one_is_chosen() -> None:
    foes = (enemy("bandit", "green", "T07a.B", hp=1), enemy("bandit", "green", "T07a.B"))
    at = quest(hero("wayfinder", "T01a.B"), *foes, enemy("gremlin", "green", "T07a.B"))
    strikes = [option for option in at.ask.options if option.key().startswith("strike:")]
    assert [said(option.label()) for option in strikes] == [
        "Attack with the Short Bow: Bandit (green), Market Street B, 1 HP",
        "Attack with the Short Bow: Bandit (green), Market Street B, 2 HP",
        "Attack with the Short Bow: Gremlin (green)",
    ]


def test_the_bar_of_a_ghost_has_its_movement_and_nothing_else() -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, hero("trickster", "T01a.C"))
    one.ghost, one.hp = True, 0
    left = next(panel for panel in scene(at.state, 1).panels if panel.id == "hero:0").bar[1]
    assert [(figure.name.id, figure.value) for figure in left.figures] == [("figure-movement", 3)]
    at.do("act:0", "go:T01a.B")
    left = next(panel for panel in scene(at.state, 1).panels if panel.id == "hero:0").bar[1]
    assert [figure.value for figure in left.figures] == [2]


def test_the_event_in_force_is_in_sight() -> None:
    at = quest(hero("warden", "T01a.C"))
    shown = [figure.name for figure in scene(at.state, 1).status]
    at.state.face_up.cards = [EventId("ev_creeping_fog.1")]
    figure = scene(at.state, 1).status[-1]
    assert (figure.name, said(figure.value)) == (msg("figure-event"), "Creeping Fog")
    assert msg("figure-event") not in shown


def test_a_closer_look_at_the_event_in_force_and_at_the_time_of_day_shows_their_cards() -> None:
    at = quest(hero("warden", "T01a.C"))
    at.state.face_up.cards, at.state.time_card.cards = [EventId("ev_creeping_fog.1")], [EventId("ev_blood_moon.2")]
    seen = scene(at.state, 1)
    told = {card.id: [said(line) for line in card.text] for card in seen.rows[0].cards}
    meant = {figure.name.id: told[figure.about] for figure in seen.status if figure.about}
    assert list(meant) == ["figure-time", "figure-event"]
    assert meant["figure-event"] == ["while this card is on top, all heroes and enemies get −3 sight"]


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (
            "ev_ill_wind",
            "Event: Ill Wind: while this card is on top, all heroes get −1 range.",
            "Событие «Недобрый ветер»: пока карта лежит сверху, все герои получают −1 к дальности.",
        ),
        ("st_bell_tolls", "Event: The Bell Tolls.", "Событие «Звонит колокол»."),
    ],
)
def test_an_event_says_what_it_changes_as_long_as_it_lies_there(event: str, english: str, russian: str) -> None:
    told = msg("say-event", event=named("event", event), effect=event_texts(EVENTS[event]) or "none")
    assert (said(told), said(told, "ru")) == (english, russian)


def test_a_trap_says_what_it_does_and_to_whom() -> None:
    words = {id: [said(text) for text in trap_texts(TRAPS[id])] for id in ("tr_soul_leech", "tr_false_wire")}
    assert words == {"tr_soul_leech": ["on a failed save, the party loses 1 soul shard"], "tr_false_wire": []}


def test_a_die_is_offered_with_what_it_shows() -> None:
    again = Again(0, "red", 10)
    assert said(again.label()) == "Reroll: red (two hits, a shield and a bolt)"
    assert again.key() == "again:0"


def test_what_goes_into_the_bag_is_named() -> None:
    stow = Stow("armor", "a_leather")
    assert (said(stow.label()), stow.key()) == ("Put into the bag: Leather Armor", "stow:armor")
    assert stow.touches() == ("card:a_leather",)


def test_a_gift_without_a_price_costs_nothing() -> None:
    words = "Temple: Dark bargain (free): 2 shards for the party and −1 maximum HP in the next quest"
    assert said(Pray("tp_dark_bargain", 0).label()) == words


def test_the_hits_of_dice_that_may_be_rolled_again_are_counted_already() -> None:
    state = quest(hero("wayfinder", "T01a.C"), enemy("gremlin", "blue", "T01a.C")).state
    state.bout = Bout(0, state.enemies[0].id, 1, 1, step="rolled", dice=[("red", 10), ("blue", 5)], added=1)
    fought = scene(state, 1).fight
    assert fought is not None
    assert fought.ledger is not None
    assert [(said(line.text), line.amount) for line in fought.ledger.have] == [
        ("hits rolled", "+3"),
        ("Focus and cards", "+1"),
    ]
    assert fought.ledger.assembled == 4
    assert fought.figures[0].value == 1


@rule("SS-FULL-DICE-02")
def test_dice_of_a_fight_show_their_signs() -> None:
    state = quest(hero("wayfinder", "T01a.C"), enemy("gremlin", "blue", "T01a.C")).state
    dice = [("red", 10), ("blue", 1)]
    state.bout = Bout(0, state.enemies[0].id, 1, 1, step="rolled", dice=dice, defence=[("blue", 8)])
    fought = scene(state, 1).fight
    assert fought is not None
    shown = [(die.emblems, die.spent) for die in fought.dice]
    assert shown == [(("attack", "attack", "shield", "action"), False), ((), False), (("attack", "shield"), True)]


def test_the_story_of_damage_names_what_stopped_hits_and_nothing_else() -> None:
    none = {"armor": 0, "tokens": 0, "shields": 0}
    assert said(msg("say-damage", who="Sylwen", hits=1, damage=1, **none)) == "Sylwen: 1 hit: 1 damage."
    stopped = msg("say-damage", who="Sylwen", hits=4, damage=1, **{**none, "tokens": 2, "shields": 1})
    assert said(stopped) == "Sylwen: 4 hits, 2 stopped by shield tokens, 1 stopped by dice: 1 damage."


def test_a_spawn_says_where_the_enemies_come() -> None:
    swarm = event_texts(EVENTS["ev_swarm"])
    assert [said(text) for text in swarm] == ["spawn 1 × green enemy from the quest's pool at every open gate"]


def test_an_item_says_where_it_is_worn_and_by_whom() -> None:
    kinds = {id: card_of(id).kind for id in ("w_warhammer", "w_buckler")}
    assert {id: said(kind) for id, kind in kinds.items() if kind is not None} == {
        "w_warhammer": "Two-handed weapon (Strength and Faith)",
        "w_buckler": "Secondary hand (Strength, Dexterity and Faith)",
    }


@rule("SS-FULL-ITEM-07")
def test_every_card_says_all_that_it_does() -> None:
    for id, kind in CARDS.items():
        if isinstance(kind, Power) or (isinstance(kind, Item) and kind.kind != "quest"):
            assert card_of(id).text, id
    lines = {id: [said(line) for line in card_of(id).text] for id in ("w_crossbow", "r_thieves_tools", "w_oathblade")}
    assert lines == {
        "w_crossbow": [
            "2 red, piercing, range 0–3; critical: ignore armor",
            "reload with an Action after each attack",
        ],
        "r_thieves_tools": ["Break is free, once a turn"],
        "w_oathblade": [
            "1 red + 1 blue, holy, melee",
            "Law heroes only",
            "awakened for 3 shards until the end of the quest: 2 red + 1 blue, holy, melee; critical: you heal 1 HP",
            "+1 armor",
        ],
    }


@rule("SS-FULL-POW-02", "SS-FULL-POW-04")
def test_a_card_says_how_far_off_it_hears_and_how_often_it_is_used() -> None:
    cards = ("bulwark", "s_trailcraft", "n_throwing_knives", "a_plate", "n_grand_heist")
    lines = {id: [said(line) for line in card_of(id).text] for id in cards}
    assert lines["bulwark"] == [
        "When another hero is attacked in the same area: you become the target of the attack", "once a round",
    ]  # fmt: skip
    assert lines["s_trailcraft"] == [
        "At the start of another hero's turn within range 1: the active hero gets +1 movement"
    ]
    assert lines["n_throwing_knives"][-1] == "once a round"
    assert lines["a_plate"][-1] == "soul rank 3 or higher"
    assert lines["n_grand_heist"][0] == ("When you gain crowns from a trophy, a chest or a search: you gain 10 crowns")
    assert [said(line) for line in card_of("s_snare").text][-1] == "cooldown: 1 round"
    assert [said(line, "ru") for line in card_of("bulwark").text] == [
        "Когда атакован другой герой в той же зоне: целью атаки становитесь вы", "раз в раунд",
    ]  # fmt: skip


@rule("SS-FULL-RANK-04")
def test_rising_says_what_it_brings() -> None:
    at = quest(hero("reaver", "T01a.C"), hero("wayfinder", "T01a.C"), shards=4, phase="souls")
    assert [said(option.label()) for option in at.session.asks[0].options[1:]] == [
        "Brannoc: rise to soul rank 2 for 4 shards (+1 HP)",
        "Sylwen: rise to soul rank 2 for 4 shards (+1 Action and +1 power)",
    ]


def test_a_test_says_positive_filters_before_negative_ones() -> None:
    assert said(BOOK.text(OwnerIs(("not_engaged", "wounded")))) == "you are wounded and not engaged"
    assert said(BOOK.text(TargetIs(("has_crowns",)))) == "the target has crowns"


def test_dusk_says_what_the_night_does() -> None:
    assert [said(line) for line in event_texts(EVENTS["ev_dusk"])] == ["night falls: heroes' attacks have 1 fewer hit"]


def test_an_event_that_does_nothing_says_what_that_is_good_for() -> None:
    at = quest(hero("warden", "T01a.C"))
    at.state.face_up.cards = [EventId("st_bell_tolls")]
    card = scene(at.state, 1).rows[0].cards[0]
    assert [said(line) for line in card.text] == ["you gain a round: the next Event phase only discards this card"]


@rule("SS-FULL-TURN-01")
def test_the_next_hero_is_pressed_on_the_map_or_in_the_turn_order() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.C"))
    shown = scene(at.state, 1).order
    assert shown is not None
    assert [turn.id for turn in shown.turns] == ["turn:0", "turn:1"]
    assert Act(1, msg("hero-nessa")).touches() == ("figure:1", "turn:1")


@rule("SS-SLOW-01", "SS-EXH-01")
def test_the_bar_shows_what_a_slowed_or_exhausted_hero_really_has_left() -> None:
    def left(at: Position[State]) -> list[object]:
        group = next(panel for panel in scene(at.state, 1).panels if panel.id == "hero:0").bar[1]
        assert group.name is not None
        return [said(group.name), *(figure.value for figure in group.figures)]

    one = hero("warden", "T01a.C", rank=4)
    at = quest(one, hero("trickster", "T01a.C")).do("act:0")
    assert left(at) == ["Left:", 2, 2, 2]
    one.conditions["slow"] = 1
    assert left(at) == ["Only one of:", 2, 2, 2]
    at.do("dash")
    assert left(at) == ["Left:", 1, 0, 0]
    one.conditions = {"exhausted": 1}
    assert left(at)[3] == 0


@rule("SS-QUICK-04")
def test_breaking_a_chest_says_what_it_costs_with_tools_and_without() -> None:
    tools, bare = hero("wayfinder", "T07a.B", items=("r_thieves_tools",)), hero("trickster", "T07a.B")
    at = quest(tools, bare)

    def break_it() -> str:
        options = at.session.asks[0].options
        return next(said(option.label()) for option in options if option.key() == "open_chest:chest_house")

    at.do("act:0")
    assert break_it() == "Break open the chest (free)"
    tools.done.append("break")
    at.do("dash", "end_turn")
    assert break_it() == "Break open the chest (Action)"


@rule("SS-SLOW-03", "SS-BLIND-03")
def test_the_story_of_a_hampered_enemy_tells_what_it_really_does() -> None:
    for kind, condition, line in (("orc_raider", "slow", "move"), ("orc_raider", "blind", "move")):
        foe = enemy(kind, "green", "T01a.A")
        foe.conditions = {condition: 1}
        at = listen(quest(hero("reaver", "T01a.C"), hero("trickster", "T06a.H"), foe))
        run(activate(table(at), foe))
        said = next(event.message for event in table(at).events or () if event.message.id == "say-algorithm")
        assert [part.id for part in said.args["line"]] == [f"step-{line}"]  # type: ignore[union-attr]
    foe = enemy("skeleton_guard", "green", "T07a.B")  # it has no bow
    foe.conditions = {"slow": 1}
    at = listen(quest(hero("reaver", "T01a.C"), hero("trickster", "T06a.H"), foe))
    run(activate(table(at), foe))
    said = next(event.message for event in table(at).events or () if event.message.id == "say-algorithm")
    assert said.args["line"] == "none"
    assert GAME.texts.say(said, "en").endswith("it does nothing.")


@rule("SS-GOLD-01", "SS-EVENT-02")
def test_cards_say_whom_they_mean_and_for_how_long() -> None:
    said = {id: GAME.texts.say(effect_text(card.effect), "en") for id, card in ENCOUNTERS.items()}
    assert said["ec_07"].endswith("one enemy (not a master and closest to the active hero) activates")
    assert said["ec_08"] == "all enemies within range 5 of the active hero activate"
    assert said["ec_15"] == "up to 2 enemies (closest to the active hero) activate"
    assert said["ec_22"].startswith("all enemies within range 2 of the active hero (even out of sight) activate")
    events = {id: [GAME.texts.say(line, "en") for line in event_texts(card)] for id, card in EVENTS.items()}
    assert events["ev_loose_stones"] == ["deal 1 damage to one hero (chosen at random)"]
    assert events["ev_blood_moon"][1].startswith("while this card is beside the deck, all beasts")
    assert events["ev_bloodlust"][0].startswith("while this card is on top, all enemies")
    powers = {id: GAME.texts.say(card_texts(card)[0], "en") for id, card in (ENEMY_POWERS | POWER_CARDS).items()}
    assert powers["ep_relentless"] == "Immediately: this enemy activates"
    assert powers["dread_edict"].startswith("When its behaviour says so: all heroes within range 1 each make a save")
