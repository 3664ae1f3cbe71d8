"""What the table says where a player has to choose: what each choice does."""

import pytest

from emberhall.games.sword_sorcery.choices import ENOUGH, Forge, Pray
from emberhall.games.sword_sorcery.content.kinds import Step
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.nodes import Extra, Owner, TargetIs
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.names import figure_name
from emberhall.games.sword_sorcery.rules.behaviour import line_text
from emberhall.games.sword_sorcery.scene import scene
from emberhall.games.sword_sorcery.state import EventId
from emberhall.kernel import Message, msg

from .positions import enemy, hero, quest


def said(message: Message, language: str = "en") -> str:
    return GAME.texts.say(message, language)


@pytest.mark.parametrize(
    ("forging", "words"),
    [
        ("an_keen", "Mace: Keen edge (critical: +1 hit) for 30 crowns"),
        ("an_heavy", "Mace: Heavier (attack +1 blue) for 30 crowns"),
        ("an_blessed", "Mace: Blessed (holy damage) for 30 crowns"),
        ("an_flaming", "Mace: Flaming (critical: the target: Burning I and fire damage) for 30 crowns"),
        (
            "an_piercing",
            "Mace: Piercing (When attacking, if it is an attack with a weapon: armor counts 1 less (once a round))"
            " for 30 crowns",
        ),
    ],
)
def test_the_anvil_says_what_it_makes_of_a_weapon(forging: str, words: str) -> None:
    assert said(Forge("w_mace", forging, 30).label()) == words


def test_the_temple_says_what_it_gives() -> None:
    gifts = {id: said(Pray(id, 25).label()) for id in ("tp_blessing", "tp_dark_bargain", "tp_soul_rest")}
    assert gifts == {
        "tp_blessing": "Temple: Blessing (maximum HP +1 in the next quest) for 25 crowns",
        "tp_dark_bargain": "Temple: Dark bargain (2 shards for the party and maximum HP -1 in the next quest)"
        " for 25 crowns",
        "tp_soul_rest": "Temple: Rest of the soul (2 shards for the party) for 25 crowns",
    }


@pytest.mark.parametrize(
    ("combats", "movement", "words"),
    [(1, 0, "the owner: +1 Combat"), (0, 2, "the owner: +2 movement"), (1, 2, "the owner: +1 Combat, +2 movement")],
)
def test_more_activities_in_words(combats: int, movement: int, words: str) -> None:
    assert said(BOOK.text(Extra(to=Owner(), combats=combats, movement=movement))) == words


def test_the_sentences_of_a_behaviour_in_words() -> None:
    steps = (Step("move", points=-1), Step("move", points=-2), Step("move", points=2), Step("retreat", points=1))
    assert [said(line) for line in line_text((*steps, Step("attack", "main"), Step("power", "war_cry")))] == [
        "move", "move 1 area more", "move 2", "retreat 1", "main attack", "War Cry",
    ]  # fmt: skip


def test_a_decision_of_the_party_says_what_comes_of_it() -> None:
    at = quest(hero("warden", "T07a.B"), hero("lightbearer", "T01a.C"))
    at.do("act:0", "go:T07a.D")
    [ask] = at.session.asks
    assert [said(option.label()) for option in ask.options] == [
        "Shield the villagers: enemies come: Bandit (green), 1 (with 4 or more heroes 2); the quest remembers it",
        "Pass by: nothing",
    ]


def test_what_ends_the_use_of_cards_says_what_comes_then() -> None:
    assert {use: said(word.label()) for use, word in ENOUGH.items()} == {
        "attack": "Roll the dice",
        "attack_after": "Leave the roll as it is",
        "defence": "Leave the roll as it is",
    }
    assert {word.key() for word in ENOUGH.values()} == {"done"}


def test_tests_of_the_attack_are_not_said_of_the_target() -> None:
    assert said(BOOK.text(TargetIs(("melee_attack",)))) == "it is a melee attack"
    assert said(BOOK.text(TargetIs(("undead",)))) == "the target is: undead"


def test_named_enemies_have_their_names() -> None:
    foe = enemy("gremlin", "red", "T01a.C", name="gremlin_chief")
    assert [said(figure_name(foe), language) for language in ("en", "ru")] == ["Gremlin Chief", "Вожак гремлинов"]
    foe.name = ""
    assert said(figure_name(foe)) == "Gremlin (red)"


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
