"""Secrecy: viewers learn nothing they cannot see, and a free undo takes back nothing anybody has seen."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from emberhall.kernel import (
    CHECKPOINT,
    HIDDEN,
    Anyone,
    Ask,
    Rng,
    Session,
    Table,
    Together,
    determinize,
    eyes,
    has_secrets,
    hidden_from,
    redact,
)

from .memory import fingerprint
from .position import few, who
from .sample import ENCODER, Sample

_ASKING = 0xA5  # this check has random numbers of its own: it is made at some positions that others skip
_OTHERWISE = 3  # other options to try besides the one chosen
_NAMES_ONE_COPY = re.compile(r"[^A-Za-z]")


def secrecy(p: Sample) -> Iterator[str]:
    """Positions that differ only in what a viewer cannot see look the same to that viewer."""
    session = p.session
    game = session.game
    if not has_secrets(game.state):
        return
    data = ENCODER.encode(session.state)
    for viewer in p.viewers:
        view = session.view(viewer)
        other = msgspec.msgpack.decode(data, type=game.state)
        determinize(other, viewer, p.rng.split())
        seen = redact(other, viewer)
        if seen != view.state:
            yield f"{who(viewer)} can tell apart states that differ only in what is hidden"
        elif game.scene(seen, eyes(viewer)) != view.scene():
            yield f"the scene of {who(viewer)} shows what is hidden"


def hints(p: Sample) -> Iterator[str]:
    """From a checkpoint to the next question, nothing depends on what is hidden except what the table shows."""
    session = p.session
    game = session.game
    snapshot = session.newest_snapshot()
    if snapshot is None or snapshot.at < len(session.choices) or not has_secrets(game.state):
        return
    true, asked_truly = _played_on(session, msgspec.msgpack.decode(snapshot.state, type=game.state))
    asks = _by_seat(asked_truly)
    for viewer in p.viewers:
        state = msgspec.msgpack.decode(snapshot.state, type=game.state)
        chance = state.rng.state
        if true.state.rng.state != chance or true.revealed & eyes(viewer):
            continue
        determinize(state, viewer, p.rng.split())
        state.rng.state = chance
        other, asked_there = _played_on(session, state)
        asked = _by_seat(asked_there)
        if redact(other.state, viewer) != redact(true.state, viewer):
            yield f"the state tells {who(viewer)} something hidden that was not shown"
            continue
        if Anyone in (type(asked_truly), type(asked_there)) and asked.keys() != asks.keys():
            yield GIVEN_AWAY.format(who(viewer))
        for seat in range(session.seats):
            if eyes(viewer) >> seat & 1 and _asked(asked.get(seat)) != _asked(asks.get(seat)):
                yield f"the question to seat {seat} depends on what is hidden from it"


def foresight(p: Sample) -> Iterator[str]:
    """Foresight is true as far as it goes, and reveals neither chance nor secrets."""
    session = p.session
    game = session.game
    for ask in session.asks:
        options = list(ask.options)
        for option in (p.rng.pick(options) for _ in range(min(4, len(options)))):
            seen = session.view(ask.seat).foresee(option.key(), ask.seat)
            game.scene(seen.state, 1 << ask.seat)
            if seen.stop in ("asked", "others", "over"):
                fork = session.fork()
                fork.choose(option.key(), ask.seat)
                if redact(fork.state, ask.seat) != seen.state:
                    yield f"{option.key()} does not lead where foresight says"
            if has_secrets(game.state) and session.anyone is None:
                twin = session.view(ask.seat).guess(p.rng.split())
                there = twin.asked(ask.seat)
                if there is not None and there.option(option.key()) is not None:
                    other = twin.view(ask.seat).foresee(option.key(), ask.seat)
                    if other.stop != seen.stop or other.state != seen.state:
                        yield f"foresight of {option.key()} depends on what is hidden from seat {ask.seat}"


GIVEN_AWAY = "who may answer depends on what is hidden from {}: ask every seat that might"


def _by_seat(asked: object) -> dict[int, Ask]:
    if isinstance(asked, Ask):
        return {asked.seat: asked}
    return {ask.seat: ask for ask in asked.asks} if isinstance(asked, Together | Anyone) else {}


def _played_on(session: Session[Any], state: Any) -> tuple[Table[Any], object]:
    """Play from a checkpoint to the next question."""
    table = Table(state, session.seats)
    flow = session.game.play(table)
    try:
        asked = flow.send(None)
        while asked is CHECKPOINT:
            asked = flow.send(None)
    except StopIteration:
        return table, None
    return table, asked


def anyone(p: Sample) -> Iterator[str]:
    """If the first answer counts, who is asked does not depend on what is hidden."""
    if p.session.anyone is not None:
        yield from _given_away(p, p.rng)


def who_is_asked(p: Sample) -> Iterator[str]:
    """Nor does it where one is asked, or several at once: others see who is, and so what that seat may hold."""
    if p.session.anyone is None and p.session.asks:
        yield from _given_away(p, Rng(_ASKING + len(p.session.choices)))


def _given_away(p: Sample, rng: Rng) -> Iterator[str]:
    session = p.session
    if not has_secrets(session.game.state):
        return
    for viewer in p.viewers:
        guess = session.view(viewer).guess(rng.split())
        if iswhole(guess) and all_asked(guess) != all_asked(session):
            yield GIVEN_AWAY.format(who(viewer))


def all_asked(session: Session[Any]) -> set[int]:
    """The seats that are asked now, with those that have answered in secret."""
    return {ask.seat for ask in session.asks} | {ask.seat for ask, _ in session.answered}


def beats(p: Sample) -> Iterator[str]:
    """A beat shows nobody what is hidden at that moment, or anything the table has not shown them."""
    session = p.session
    game = session.game
    at = len(session.choices)
    newest = [beat for beat in session.beats if beat.at == at]
    if not newest or not has_secrets(game.state):
        return
    before = session.fork(keep=True)
    if at:
        before.undo(at - 1)
    for viewer in p.viewers:
        known = visible(before, viewer) | visible(session, viewer)
        for beat in newest:
            state = session.state_at(beat)
            seen = redact(state, viewer)
            new = _cards(session, seen) - known
            if new and at and not beat.revealed & eyes(viewer):
                yield f"a beat shows {who(viewer)} what the table did not: {few(new)}"
                return
            determinize(state, viewer, p.rng.split())
            there = redact(state, viewer)
            if there != seen or game.scene(there, eyes(viewer)) != game.scene(seen, eyes(viewer)):
                yield f"a beat shows {who(viewer)} what is hidden"
                return
            hidden = {card for card in hidden_from(session.state_at(beat), viewer) if _NAMES_ONE_COPY.search(card)}
            leaked = _within(_strings(game.scene(seen, eyes(viewer))), hidden)
            if leaked:
                yield f"a beat names what is hidden from {who(viewer)}: {few(leaked)}"
                return


def changed_answers(p: Sample) -> Iterator[str]:
    """A secret answer can be changed, and nobody else can tell that it was."""
    session = p.session
    for ask, answer in session.answered:
        others = [option for option in ask.options if option != answer]
        if not others:
            continue
        other = p.rng.pick(others)
        changed, straight = session.fork(keep=True), session.fork(keep=True)
        unaware = {viewer: _noticed(changed, viewer) for viewer in p.viewers if viewer != ask.seat}
        changed.choose(other.key(), ask.seat)
        for viewer, noticed in unaware.items():
            if _noticed(changed, viewer) != noticed:
                yield f"{who(viewer)} can tell that seat {ask.seat} has changed its answer"
                return
        straight.undo(by=ask.seat)
        straight.choose(other.key(), ask.seat)
        for still in session.asks:
            key = still.options[p.rng.below(len(still.options))].key()
            for twin in (changed, straight):
                twin.choose(key, still.seat)
        if fingerprint(changed)[:2] != fingerprint(straight)[:2]:
            yield f"after seat {ask.seat} changed its answer, the game differs from one with that answer from the start"
            return


def _noticed(session: Session[Any], viewer: int | None) -> tuple[Any, ...]:
    """Everything a viewer can notice about a table."""
    view = session.view(viewer)
    return (
        ENCODER.encode(view.state),
        [_asked(ask) for ask in view.asks],
        [option for _, option in view.answered],
        view.waiting,
        list(view.events()),
        len(session.choices),
        session.undo_kind(by=viewer) if viewer is not None else None,
        session.can_redo,
    )


def leak(p: Sample) -> Iterator[str]:
    """The id of a hidden card is nowhere in what a viewer gets sent."""
    session = p.session
    at = len(session.choices)
    for viewer in p.viewers:
        hidden = {card for card in hidden_from(session.state, viewer) if _NAMES_ONE_COPY.search(card)}
        if not hidden:
            continue
        view = session.view(viewer)
        told: dict[str, Any] = {
            "state": view.state,
            "scene": view.scene(),
            "question": [_asked(ask) for ask in view.asks],
        }
        if not session.table.revealed & eyes(viewer):  # what was shown and hidden again may be told
            told["story"] = [event.message for event in view.events(at)]
        for what, value in told.items():
            words = _strings(value)
            plain = hidden if what == "state" else {card for card in hidden if not card.isdecimal()}
            leaked = sorted(words & plain) or sorted(_within(words, hidden))
            if leaked:
                yield f"the {what} of {who(viewer)} names what is hidden: {few(leaked)}"


def _asked(ask: Ask | None) -> tuple[Any, ...]:
    return (
        ()
        if ask is None
        else (ask.prompt, [(option.key(), option.label(), option.touches()) for option in ask.options])
    )


def _strings(value: object) -> set[str]:
    """All strings within a value."""
    found: set[str] = set()
    within = [value]
    while within:
        inner = within.pop()
        if isinstance(inner, str):
            found.add(inner)
        elif inner is None or isinstance(inner, int):
            continue
        elif isinstance(inner, msgspec.Struct):
            within += [getattr(inner, name) for name in inner.__struct_fields__]
        elif isinstance(inner, dict):
            within += inner.keys()
            within += inner.values()
        elif isinstance(inner, tuple | list):
            within += inner
    return found


def _within(words: set[str], hidden: set[str]) -> set[str]:
    """Hidden ids inside longer words, such as `card:march.1`; those of digits only as in `card:35` or `card-35`."""
    text = "\n".join(words - {HIDDEN})
    return {card for card in hidden if card in text and re.search(_pattern(card), text)}


def _pattern(card: str) -> str:
    before = r"\b(?:card|goal)[:-]" if card.isdecimal() else r"(?<![\w.])"
    return rf"{before}{re.escape(card)}(?![\w]|\.\d)"


def iswhole(guess: Session[Any]) -> bool:
    """Whether a guess was made at a checkpoint, so that the question follows from it."""
    return not guess._guesses[-1].cards


def visible(session: Session[Any], viewer: int | None) -> set[str]:
    return _cards(session, redact(session.state, viewer))


def _cards(session: Session[Any], seen: Any) -> set[str]:
    return set(session.game.components(seen)) - {HIDDEN}
