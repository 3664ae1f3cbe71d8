"""Events."""

from emberhall.games.sword_sorcery.content import EVENTS
from emberhall.games.sword_sorcery.effects.book import BOOK
from emberhall.games.sword_sorcery.effects.playing import Playing
from emberhall.games.sword_sorcery.rules.doors import search
from emberhall.games.sword_sorcery.rules.encounters import story_event
from emberhall.games.sword_sorcery.state import EventId
from emberhall.rulebook import rule

from .positions import hero, quest, run, table, turn_as


@rule("SS-GOLD-01", "SS-FULL-TREAS-04")
def test_crowns_of_an_event_are_not_found() -> None:
    """Grand Heist is for trophies, chests and searches."""
    one = hero("trickster", "T07a.E", rank=5, powers=("n_grand_heist",))
    at = quest(one, hero("warden", "T01a.C"))
    effect = EVENTS["ev_hidden_cache"].effect
    assert effect is not None
    run(BOOK.do(table(at), Playing(-1, "ev_hidden_cache"), effect))
    assert one.crowns == 10
    token = next(token for token in at.state.plan.tokens if token.id == "search_stall")
    at.load(3)
    run(search(table(at), one, token))
    assert one.crowns == 10 + 20


def test_the_active_hero_of_events_is_the_first_living_one() -> None:
    one, two, three = hero("warden", "T07a.B"), hero("trickster", "T06a.F"), hero("wayfinder", "T07a.B")
    one.ghost, one.hp = True, 0
    at = quest(one, two, three)
    at.state.events.cards = [EventId("ev_fresh_trail.1")]
    at.do("act:0", "end_turn", "act:1", "end_turn", "end_turn")
    assert at.state.enemies[0].area in [at.state.ground.index[id] for id in ("T06a.H", "T06a.F")]  # the moon gate
    assert at.state.active == -1


def test_a_story_card_comes_again_from_the_discards() -> None:
    at, _ = turn_as("warden")
    for _ in range(2):
        run(story_event(table(at), "st_lamp_lit"))
    assert at.state.face_up.cards == ["st_lamp_lit.0"]
    at.state.face_up.cards, at.state.events_gone.cards = [], [EventId("st_lamp_lit.0")]
    at.state.activated = [7]
    run(story_event(table(at), "st_lamp_lit"))
    assert (at.state.face_up.cards, at.state.events_gone.cards, at.state.activated) == (["st_lamp_lit.0"], [], [7])
