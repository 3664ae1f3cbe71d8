"""A game as a loop over its phases."""

from emberhall.kernel import (
    CHECKPOINT,
    Ask,
    Flow,
    Outcome,
    Over,
    Pile,
    Rng,
    Session,
    State,
    Table,
    Word,
    in_phases,
    msg,
    named,
)

from .tables import WON, NoOptions, a_game

ON, STOP = Word("on"), Word("stop")


class Walk(State, kw_only=True):
    """Day after night, and what has been seen."""

    phase: str = "night"
    seen: Pile[str]


def night(t: Table[Walk]) -> None:
    t.state.seen.add("night")
    t.state.phase = "day"


def day(t: Table[Walk]) -> Flow[None]:
    chosen = yield Ask(0, msg("word-yes"), (ON, STOP))
    t.state.seen.add("day")
    if chosen == STOP:
        t.state.outcome = Outcome((0,), WON)
        raise Over
    if len(t.state.seen) > 3:
        t.state.outcome = Outcome((), WON)
    t.state.phase = "night"


def setup(options: NoOptions, seats: int, rng: Rng) -> Walk:
    return Walk(rng=rng, seen=Pile())


GAME = a_game(in_phases({"night": night, "day": day}), state=Walk, setup=setup, seats=range(1, 2))


def test_phase_follows_phase_until_there_is_an_outcome() -> None:
    session = Session(GAME)
    assert session.state.seen.cards == ["night"]
    session.choose("on")
    assert session.state.seen.cards == ["night", "day", "night"]
    session.choose("on")
    assert session.outcome == Outcome((), WON)
    assert session.ask is None


def test_a_rule_that_ends_the_game_leaves_everything_under_way() -> None:
    session = Session(GAME)
    session.choose("stop")
    assert session.outcome == Outcome((0,), WON)
    assert session.state.phase == "day"


def test_every_phase_that_asks_begins_at_a_checkpoint() -> None:
    session = Session(GAME)
    session.choose("on")
    again = GAME.play(Table(session.state, 1))
    assert next(again) is CHECKPOINT
    assert isinstance(again.send(None), Ask)
    assert session.state.seen.cards == ["night", "day", "night"], "the night is over: it is not seen again"


def test_a_phase_that_asks_nothing_is_done_before_the_next_checkpoint() -> None:
    play = GAME.play(Table(state := setup(NoOptions(), 1, Rng(1)), 1))
    assert next(play) is CHECKPOINT
    assert (state.phase, state.seen.cards) == ("day", ["night"])


def test_things_are_named_by_kind_and_id() -> None:
    assert named("card", "march") is named("card", "march")
    assert (named("card", "march.2").id, named("hero", "tovak").id) == ("card-march", "hero-tovak")
