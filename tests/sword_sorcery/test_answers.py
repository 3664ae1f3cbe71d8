"""Why something cannot be chosen, and what lies on the map for whom."""

from collections.abc import Iterable

import pytest

from emberhall.games.sword_sorcery.answers import ware
from emberhall.games.sword_sorcery.game import GAME
from emberhall.games.sword_sorcery.scene import scene
from emberhall.games.sword_sorcery.state import Heap, Setup, State
from emberhall.kernel import Campaign
from emberhall.kernel.interludes import campaign_of, interlude
from emberhall.rulebook import rule
from emberhall.testing import Position, reasons_given

from .positions import enemy, hero, quest, turn_of


def why(at: Position[State], element: str) -> str | None:
    reason = at.session.view(0).why_not(element, 0)
    return None if reason is None else reason.why.id


@rule("SS-TERR-03")
def test_a_chest_says_what_keeps_a_hero_from_it() -> None:
    at = quest(hero("warden", "T01a.B"), hero("trickster", "T01a.C")).do("act:0")
    assert why(at, "token:chest_house") == "why-elsewhere"
    at.do("go:T07a.B")
    assert why(at, "token:chest_house") is None
    at.do("dash")
    assert why(at, "token:chest_house") == "why-no-action"
    at = quest(hero("warden", "T07a.B"), hero("trickster", "T01a.C"), enemy("gremlin", "green", "T07a.B")).do("act:0")
    assert why(at, "token:chest_house") == "why-beset"


@rule("SS-FULL-TURN-01")
def test_a_hero_that_has_acted_says_so() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.C")).do("act:1", "end_turn")
    assert why(at, "turn:1") == "why-acted"


@rule("SS-FULL-ITEM-04")
def test_a_crossbow_that_was_shot_says_that_it_must_be_reloaded() -> None:
    one = hero("wayfinder", "T01a.C", items=("w_crossbow",))
    one.unloaded = ["w_crossbow"]
    at = quest(one, hero("trickster", "T01a.C"), enemy("gremlin", "green", "T01a.B")).do("act:0")
    assert why(at, "figure:20") == "why-unloaded"
    assert "reload:w_crossbow" in at.keys
    at.do("dash")
    assert why(at, "card:w_crossbow") == "why-unloaded"


def test_cards_say_when_they_are_used() -> None:
    one = hero("wayfinder", "T01a.C", powers=("s_aimed_shot", "s_twin_shot"))
    at = quest(one, hero("trickster", "T01a.C")).do("act:0")
    assert why(at, "card:s_aimed_shot") == "why-attack"
    assert why(at, "card:w_short_bow") == "why-nobody"
    one.combats = 0
    assert why(at, "card:s_twin_shot") == "why-no-combat"


@rule("SS-FULL-HERO-04", "SS-FULL-SHOP-01")
def test_a_ware_says_that_it_is_too_dear_or_the_bag_full() -> None:
    one = hero("wayfinder", "T01a.C")
    quest(one)
    one.crowns, one.bag = 64, []
    reason = ware(one, "w_crossbow")
    assert reason is not None
    assert (reason.why.id, reason.why.args) == ("why-crowns", {"price": 65, "crowns": 64})
    one.crowns = 65
    assert ware(one, "w_crossbow") is None
    one.bag = ["c_healing_potion"] * one.kind.bag
    reason = ware(one, "w_crossbow")
    assert reason is not None
    assert reason.why.id == "why-bag"
    assert ware(one, "r_band_of_resolve") is None  # the slot of an artifact is empty


def test_the_camp_answers_as_a_game_does() -> None:
    campaign: Campaign = campaign_of(GAME)  # type: ignore[type-arg]
    game = interlude(GAME, "camp")
    assert (game.why_not, game.glossary) == (campaign.why_not, GAME.glossary)


@pytest.mark.parametrize("seed", range(3))
def test_everything_on_the_table_can_be_chosen_or_says_why_not(seed: int) -> None:
    def about(state: State, seat: int) -> Iterable[str]:
        seen = scene(state, 1 << seat)
        yield from (piece.id for piece in seen.boards[0].pieces)
        yield from (space.id for space in seen.boards[0].spaces)
        yield from (card.id for panel in seen.panels for row in panel.rows for card in row.cards)
        yield from (turn.id for turn in (seen.order.turns if seen.order else ()))

    reasons_given(GAME, Setup(quest="q3", heroes=2), 1, seed=seed, about=about, positions=60)


@rule("SS-FREE-03")
def test_things_on_the_ground_are_seen_with_their_names() -> None:
    at = quest(hero("warden", "T01a.C"))
    at.state.heaps[at.state.ground.index["T01a.B"]] = Heap(["w_dagger", "c_bandage"], 5)
    at.state.heaps[at.state.ground.index["T01a.D"]] = Heap([], 0)
    heaps = [piece for piece in scene(at.state, 1).boards[0].pieces if piece.id.startswith("heap:")]
    assert [(piece.id, piece.at) for piece in heaps] == [("heap:T01a.B", "area:T01a.B")]
    assert heaps[0].card is not None
    assert [GAME.texts.say(line, "en") for line in heaps[0].card.text][:3] == ["Dagger", "Bandage", "5 crowns"]


@rule("SS-FULL-ENEMY-04", "SS-FULL-TREAS-02")
def test_tokens_say_what_they_are_for() -> None:
    at = quest(hero("warden", "T01a.C"))
    said = {
        piece.id: [GAME.texts.say(line, "en") for line in piece.card.text]
        for piece in scene(at.state, 1).boards[0].pieces
        if piece.id.startswith("token:") and piece.card is not None
    }
    assert said["token:gate_moon"] == ["enemies enter here if a blue die shows the moon"]
    assert said["token:search_tomb"] == [
        "a hero here who is not engaged may search with an Action",
        "roll 1 red; on a bolt, the hero who opened it draws a treasure card; on a hit, the hero who opened it gains"
        " 10 crowns; on a shield, the hero who opened it heals 1 HP",
    ]


@rule("SS-KD-04")
def test_a_knocked_down_hero_is_told_to_stand_up_before_fighting() -> None:
    one = hero("warden", "T01a.C", powers=("b_cleave",))
    one.conditions = {"knocked_down": 1}
    at = turn_of(one, enemy("wolf", "green", "T01a.C"))
    assert [why(at, what) for what in ("figure:20", "card:w_longsword", "card:b_cleave")] == ["why-down"] * 3
    one.combats = 0
    assert why(at, "figure:20") == "why-no-combat"


@rule("SS-FULL-HERO-04")
def test_a_ware_for_which_no_hand_is_free_says_that_the_bag_is_full() -> None:
    quest(one := hero("warden", "T01a.C", items=()))
    one.crowns, one.bag, one.slots = 100, ["c_antidote"] * 3, {"secondary": "w_buckler"}
    reason = ware(one, "w_greatsword")
    assert reason is not None
    assert reason.why.id == "why-bag"
    one.slots = {}
    assert ware(one, "w_greatsword") is None


@rule("SS-FREE-03")
def test_goods_that_were_just_handled_say_to_do_something_else_first() -> None:
    one = hero("warden", "T01a.C")
    at = quest(one, enemy("wolf", "green", "T01a.A"))
    at.do("goods", "drop:c_healing_potion")
    assert (why(at, "heap:T01a.C"), why(at, "heap:T01a.B")) == ("why-handled", "why-elsewhere")
    at.do("dash")
    assert (why(at, "heap:T01a.C"), at.offers("goods")) == ("why-other-question", ["goods"])
