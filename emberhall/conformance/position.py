"""What must hold in every position: nothing lost or doubled, options that work, a scene that is consistent."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from emberhall import rulebook
from emberhall.kernel import LANGUAGES, EmberhallError, Message, MissingText, Session, Texts, Zone
from emberhall.scene import Scene, element_ids, plain

from .sample import ENCODER, Sample

_MOST_TRIED = 60  # the most options to try of one question


def components(p: Sample) -> Iterator[str]:
    """Every component is in exactly one place."""
    now = Counter(p.session.game.components(p.session.state))
    if now != p.components:
        lost, found = p.components - now, now - p.components
        if lost:
            yield f"lost: {few(lost.elements())}"
        if found:
            yield f"too many: {few(found.elements())}"


def zones(p: Sample) -> Iterator[str]:
    """No card is in two zones, and nobody knows a card in a zone where it is not.

    Cards of different types may have the same number: a zone says in its annotation what it holds.
    """
    where: Counter[tuple[str, str]] = Counter()
    for zone, kind in _zones_with_kinds(p.session.state, ""):
        where.update((kind, card) for card in zone.cards)
        gone = [card for card in getattr(zone, "known", ()) if card not in zone.cards]
        if gone:
            yield f"known cards that are not in their zone: {few(gone)}"
    twice = [card for (_, card), times in where.items() if times > 1]
    if twice:
        yield f"in several places: {few(twice)}"


def zones_of(value: object) -> Iterator[Zone[Any]]:
    """All zones within a value."""
    return (zone for zone, _ in _zones_with_kinds(value, ""))


def _zones_with_kinds(value: object, annotation: object) -> Iterator[tuple[Zone[Any], str]]:
    """All zones within a value, with the type of card each holds."""
    if isinstance(value, Zone):
        yield value, _held(annotation)
    elif isinstance(value, msgspec.Struct):
        hints = _hints(type(value))
        for name in value.__struct_fields__:
            yield from _zones_with_kinds(getattr(value, name), hints.get(name, ""))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _zones_with_kinds(inner, annotation)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _zones_with_kinds(inner, annotation)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _held(annotation: object) -> str:
    """What a zone of this type holds: the `Card` of `dict[str, Deck[Card]]`."""
    inner = [part for part in get_args(annotation) if get_args(part)]
    if inner:
        return _held(inner[-1])
    held = get_args(annotation)
    return getattr(held[-1], "__name__", "") if held else ""


def options(p: Sample) -> Iterator[str]:
    """Questions go to seats that exist, and every option has its own key."""
    for ask in p.session.asks:
        if not 0 <= ask.seat < p.session.seats:
            yield f"seat {ask.seat} is asked but does not exist"
        twice = [key for key, times in Counter(ask.keys()).items() if times > 1]
        if twice:
            yield f"several options of “{ask.prompt}” have the key {few(twice)}"


def legal(p: Sample) -> Iterator[str]:
    """Every option can be chosen."""
    for ask in p.session.asks:
        indices = list(range(len(ask.options)))
        p.rng.shuffle(indices)
        for index in indices[:_MOST_TRIED]:
            try:
                p.session.fork().take(index, ask.seat)
            except EmberhallError as error:
                yield f"“{ask.options[index].key()}” is offered but fails: {error}"
                return


def round_trip(p: Sample) -> Iterator[str]:
    """The state survives encoding and decoding."""
    state = p.session.state
    data = ENCODER.encode(state)
    again = msgspec.msgpack.decode(data, type=p.session.game.state)
    if again != state:
        changed = [f for f in state.__struct_fields__ if getattr(again, f) != getattr(state, f)]
        yield f"encoding and decoding the state changes: {few(changed)}"
    elif ENCODER.encode(again) != data:
        yield "encoding the decoded state gives other bytes"


def evaluation(p: Sample) -> Iterator[str]:
    """A position is worth between 0 (a loss) and 1 (a win) to a seat, whether it is true, redacted or guessed."""
    for seat in range(p.session.seats):
        view = p.session.view(seat)
        for state in (p.session.state, view.state, view.guess(p.rng.split()).state):
            value = p.session.game.evaluate(state, seat)
            if not 0 <= value <= 1:
                yield f"evaluates to {value} for seat {seat}"
                return


def texts(p: Sample) -> Iterator[str]:
    """Every text has words in every language."""
    session = p.session
    words = session.game.texts
    for ask in session.asks:
        yield from unsaid(words, ask.prompt)
        for option in ask.options:
            yield from unsaid(words, option.label())
    at = len(session.choices)
    for event in reversed(session.events):
        if event.at < at:
            break
        yield from unsaid(words, event.message)


def unsaid(words: Texts, message: Message) -> Iterator[str]:
    """Why a message cannot be said in every language."""
    for language in LANGUAGES:
        try:
            words.say(message, language)
        except MissingText as error:
            yield str(error)


def rules(p: Sample) -> Iterator[str]:
    """A rule that a question names is in the rulebook, in every language."""
    stems = p.session.game.rules
    for ask in p.session.asks:
        if ask.rule is None or not stems:
            continue
        for language in LANGUAGES:
            if not any(ask.rule in rulebook.load(stem, language) for stem in stems):
                yield f"the question “{ask.prompt}” names rule {ask.rule}, which is missing in {language!r}"


def scene(p: Sample) -> Iterator[str]:
    """Everybody's scene can be drawn, is consistent, and has every element that options touch."""
    game = p.session.game
    for viewer in p.viewers:
        view = p.session.view(viewer)
        drawn = view.scene()
        if not isinstance(drawn, Scene):
            continue
        for language in LANGUAGES:
            try:
                msgspec.json.encode(plain(drawn, game.texts, language))
            except MissingText as error:
                yield str(error)
                return
        ids = Counter(element_ids(drawn))
        twice = [id for id, times in ids.items() if times > 1]
        if twice:
            yield f"the scene of {who(viewer)} has several elements called {few(twice)}"
        yield from _off_the_board(drawn)
        for ask in view.asks:
            for option in ask.options:
                missing = [id for id in option.touches() if id not in ids]
                if missing:
                    yield f"“{option.key()}” touches {few(missing)}, which is not in the scene of {who(viewer)}"
                    break


def _off_the_board(drawn: Scene) -> Iterator[str]:
    for board in drawn.boards:
        spaces = {space.id for space in board.spaces}
        for piece in board.pieces:
            if piece.at not in spaces:
                yield f"{piece.id} stands on {piece.at}, which is not a space of {board.id}"
        for link in (*board.links, *board.walls):
            if link.a not in spaces or link.b not in spaces:
                yield f"{link.a} and {link.b} are linked but not both on {board.id}"


def outcome(session: Session[Any]) -> Iterator[str]:
    """The outcome names seats that exist, and has words."""
    end = session.outcome
    if end is None:
        yield "the game has stopped without an outcome"
        return
    if len(set(end.winners)) < len(end.winners) or not set(end.winners) <= set(range(session.seats)):
        yield f"the winners are {end.winners} of {session.seats} seats"
    for side in session.game.sides(session.options, session.seats):
        if len({seat in end.winners for seat in side}) > 1:
            yield f"the winners are {end.winners}, but {tuple(side)} win or lose together"
    if len(end.scores) not in (0, session.seats):
        yield f"there are {len(end.scores)} scores for {session.seats} seats"
    yield from unsaid(session.game.texts, end.reason)


def who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def few(words: Any) -> str:
    listed = sorted(map(str, words))
    return ", ".join(listed[:5]) + (f" and {len(listed) - 5} more" if len(listed) > 5 else "")
