"""New rules, old games: decisions that fit are replayed; otherwise play goes on from the snapshot."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from emberhall.kernel import CannotUndo, Game, Log, Rng, SaveError, Session, Undo, log_of, replay
from emberhall.kernel.log import from_json, to_json
from tests.games.relay.game import V1, V1_REPRINTED, V2, V3, V3_UNMIGRATED, way

SEED = 4


def begun(decisions: int = 5, game: Game[Any, Any] = V1) -> Session[Any]:
    """A game that begins with a deal: other rules deal other cards."""
    session = Session(game, seats=2, seed=SEED)
    for _ in range(decisions):
        keys = session.asks[0].keys()
        session.choose(next((key for key in keys if key.startswith("play")), "walk"))
    return session


def saved(session: Session[Any], *, snapshot: bool = True) -> Log:
    return from_json(to_json(log_of(session, snapshot=snapshot)), "relay.json")


def story(session: Session[Any], language: str = "en") -> list[str]:
    return [session.game.texts.say(event.message, language) for event in session.view(0).events()]


def test_decisions_that_fit_are_played_again_under_the_new_number() -> None:
    old = begun()
    for snapshot in (True, False):
        session = replay(saved(old, snapshot=snapshot), V1_REPRINTED)
        assert session.seam is None
        assert session.state == old.state
        assert story(session) == story(old)
        session.undo(to=0)
        assert session.choices == []


def test_where_they_do_not_fit_play_goes_on_from_the_snapshot() -> None:
    old = begun()
    session = replay(saved(old), V2)
    assert session.seam is not None
    assert session.seam.at == 5
    assert way(session.state) == way(old.state)
    assert session.state.hands == old.state.hands
    assert session.state.rests == 0
    assert story(session) == [
        "The rules have changed. The game continues under the new ones; what came before is kept as a record."
    ]
    assert story(session, "ru")[0].startswith("Правила изменились.")
    assert session.asks[0].seat == 1
    assert session.asks[0].option("rest")
    assert [(seat, option.key()) for seat, option in session.choices] == saved(old).choices


def test_undo_stops_at_the_seam() -> None:
    session = replay(saved(begun()), V2)
    assert session.undo_kind() is Undo.IMPOSSIBLE
    with pytest.raises(CannotUndo):
        session.undo()
    session.choose("walk")
    session.choose("rest")
    at_seam = way(session.state)[:]
    assert session.undo_kind(4) is Undo.IMPOSSIBLE
    with pytest.raises(CannotUndo):
        session.undo(to=4)
    session.undo(to=5)
    assert len(session.choices) == 5
    assert way(session.state) != at_seam
    assert story(session)[-1].startswith("The rules have changed")
    session.redo()
    session.redo()
    assert way(session.state) == at_seam
    assert session.state.rests == 1


def test_forks_and_guesses_begin_after_the_seam() -> None:
    session = replay(saved(begun()), V2)
    session.choose("rest")
    for twin in (session.fork(), session.fork(keep=True), session.view(0).guess(Rng(1))):
        twin.choose("rest")
        assert twin.state.rests == 2
        assert len(twin.choices) == 7
    kept = session.fork(keep=True)
    kept.undo(to=5)
    assert kept.state.rests == 0


def test_decisions_since_the_snapshot_are_made_again_as_far_as_they_are_offered() -> None:
    log = saved(begun(3))
    tail = [(1, "walk"), (0, "fly"), (1, "walk")]
    log = msgspec.structs.replace(log, choices=[*log.choices, *tail])
    session = replay(log, V2)
    assert session.seam is not None
    assert session.seam.at == 3
    assert len(session.choices) == 4


def test_a_game_is_played_to_its_end_across_two_changes() -> None:
    second = replay(saved(begun()), V2)
    second.choose("rest")
    second.choose("walk")
    third = replay(saved(second), V3)
    assert third.seam is not None
    assert third.state.paces == way(second.state)
    assert third.state.rests == 1
    while third.outcome is None:
        third.choose("walk")
    again = replay(saved(third), V3)
    assert again.outcome == third.outcome
    assert again.state == third.state
    assert again.seam is not None


def test_a_save_without_a_snapshot_that_does_not_fit_is_refused() -> None:
    with pytest.raises(SaveError) as refused:
        replay(saved(begun(), snapshot=False), V2, "relay.json")
    assert refused.value.say("en") == (
        "relay.json was played with older rules of relay (version 1; installed: 2), "
        "and the game took a different course under them."
    )


def test_a_state_that_cannot_be_read_any_longer_is_refused_in_both_languages() -> None:
    with pytest.raises(SaveError) as refused:
        replay(saved(begun()), V3_UNMIGRATED, "relay.json")
    assert "version 1; installed: 3" in refused.value.say("en")
    assert "missing required field `paces`" in refused.value.say("en")
    assert "по новым её не продолжить" in refused.value.say("ru")


def test_newer_rules_are_refused() -> None:
    with pytest.raises(SaveError, match="newer rules of relay"):
        replay(saved(begun(game=V2)), V1)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda log: setattr(log.seam, "at", 99),
        lambda log: setattr(log.seam, "state", "!"),
        lambda log: setattr(log.seam, "sha256", "0"),
    ],
)
def test_a_damaged_seam_is_refused(spoil: Callable[[Log], None]) -> None:
    log = saved(replay(saved(begun()), V2))
    spoil(log)
    with pytest.raises(SaveError, match="is damaged"):
        replay(log, V2)
