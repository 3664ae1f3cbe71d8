"""What a viewer may know, derived from the types of the state: the same code for every game.

`redact` hides what a viewer may not see; a state leaves the rules in no other form. `determinize` guesses it. Both walk
the state along its type annotations, and share the parts without secret zones instead of copying them.
"""

import re
import types
from collections.abc import Callable, Collection, Container, Iterator, Sequence
from copy import copy
from functools import cache, lru_cache
from typing import Any, TypeAlias, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from .ask import Option
from .messages import Message
from .rng import Rng
from .zones import ALL, HIDDEN, SPECTATOR, SecretZone

#: Who is looking: a seat, several seats (one person may hold more than one), or None for a spectator.
Viewer: TypeAlias = int | Collection[int] | None

S = TypeVar("S", bound=msgspec.Struct)

Redactor: TypeAlias = Callable[[Any, int], Any]
Finder: TypeAlias = Callable[[Any], Iterator[tuple[SecretZone[Any], tuple[str, str]]]]


def eyes(viewer: Viewer) -> int:
    """The viewer's seats as bits.

    >>> eyes(0), eyes((0, 2)), eyes(None) == SPECTATOR
    (1, 5, True)
    """
    if viewer is None:
        return SPECTATOR
    if isinstance(viewer, int):
        return 1 << viewer
    return _bits(tuple(viewer))


@lru_cache(maxsize=1024)
def _bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in set(seats)) or SPECTATOR


def redact(state: S, viewer: Viewer) -> S:
    """The state as the viewer may see it: hidden cards are `HIDDEN`, and the random numbers are gone."""
    redactor = _redactor(type(state))
    return cast(S, redactor(state, eyes(viewer)) if redactor else state)


@cache
def field_redactors(kind: Any) -> dict[str, Redactor]:
    """The fields of a state in which something is hidden, and what hides it: `redact` for a state seen often."""
    fields = ((field, _redactor(annotation)) for field, annotation in _fields(kind).items())
    return {field: redactor for field, redactor in fields if redactor}


def redactable(kind: type[msgspec.Struct]) -> bool:
    """Whether redacting a state of this type changes anything."""
    return _redactor(kind) is not None


def secret_zones(state: msgspec.Struct) -> Iterator[tuple[SecretZone[Any], tuple[str, str]]]:
    """Every secret zone of the state, with the pool that its cards belong to."""
    finder = _finder(type(state))
    return finder(state) if finder else iter(())


def has_secrets(kind: type[msgspec.Struct]) -> bool:
    """Whether states of this type have secret zones."""
    return _finder(kind) is not None


def keeps_secret(state: msgspec.Struct, seat: int, seats: int) -> bool:
    """Whether a seat sees a card that another seat does not."""
    everybody = (1 << seats) - 1
    seen = (zone.seen_by(card) & everybody for zone, _ in secret_zones(state) for card in zone.cards)
    return any(eyes >> seat & 1 and eyes != everybody for eyes in seen)


def hidden_from(state: msgspec.Struct, viewer: Viewer) -> set[str]:
    """The cards in secret zones that the viewer does not see."""
    looking = eyes(viewer)
    return {zone.cards[i] for zone, _ in secret_zones(state) for i in _unseen(zone, looking)}


def may_know(state: msgspec.Struct, option: Option) -> int:
    """The seats (bits) that see every card an option names; all of them, if it names none."""
    named = set(_words(option))
    knowing = ALL
    for zone, _ in secret_zones(state):
        for card in zone.cards:
            if card in named:
                knowing &= zone.seen_by(card)
    return knowing


def _words(value: object) -> Iterator[str]:
    """Every word in an option's fields, its key and the ids of the elements it touches.

    A number inside a longer word may count anything, so a card named by a number must have a field of its own.
    """
    if isinstance(value, str):
        yield value
        yield from (part for part in re.split("[:,]", value) if not part.isdecimal())
    elif isinstance(value, tuple | list):
        for inner in value:
            yield from _words(inner)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _words(getattr(value, name))
    if isinstance(value, Option):
        yield from _words(value.key())
        yield from _words(value.touches())


def _unseen(zone: SecretZone[Any], looking: int) -> Sequence[int]:
    """The indices of the cards in a zone that these eyes do not see."""
    if zone.eyes() & looking:
        return ()
    known = zone.known
    if not known:
        return range(len(zone.cards))
    return [i for i, card in enumerate(zone.cards) if not known.get(card, 0) & looking]


def determinize(state: msgspec.Struct, viewer: Viewer, rng: Rng, only: Container[str] | None = None) -> None:
    """Replace what the viewer cannot see by something equally likely, in place. The viewer cannot tell the difference.

    With `only`, none but these cards change places.
    """
    looking = eyes(viewer)
    hidden: dict[tuple[str, str], list[tuple[SecretZone[Any], int]]] = {}
    for zone, pool in secret_zones(state):
        places = hidden.setdefault(pool, [])
        places.extend([(zone, i) for i in _unseen(zone, looking) if only is None or zone.cards[i] in only])
    for places in hidden.values():
        cards = rng.shuffled(sorted(zone.cards[i] for zone, i in places))  # whatever their true order was
        shown = [zone.known.pop(zone.cards[i], 0) for zone, i in places]
        for (zone, i), card, known in zip(places, cards, shown, strict=True):
            zone.cards[i] = card
            if known:
                zone.known[card] = known
    reseed(state, rng)


def reseed(state: msgspec.Struct, rng: Rng) -> None:
    """Change the random numbers still to come."""
    for own in _random_numbers(state):
        own.state = rng.key(), 0


def _random_numbers(state: msgspec.Struct) -> Iterator[Rng]:
    return (value for f in state.__struct_fields__ if isinstance(value := getattr(state, f), Rng))


def _hide_zone(zone: SecretZone[Any], looking: int) -> SecretZone[Any]:
    known = zone.known
    if zone.eyes() & looking:
        if not known:
            return zone
        seen = copy(zone)
        seen.known = {card: seats & looking for card, seats in known.items() if seats & looking}
        return seen
    seen = copy(zone)
    if known:
        seen.cards = [card if known.get(card, 0) & looking else HIDDEN for card in zone.cards]
        seen.known = {card: seats & looking for card, seats in known.items() if seats & looking}
    else:
        seen.cards = [HIDDEN] * len(zone.cards)
    return seen


def _hide_random(rng: Rng, looking: int) -> Rng:
    return Rng(0)


@cache
def _redactor(annotation: Any) -> Redactor | None:
    """The function that redacts values of this type, or None where the type holds no secrets."""
    origin = get_origin(annotation) or annotation
    if origin is Message:  # may speak of messages in turn, never of zones
        return None
    if origin is Rng:
        return _hide_random
    if isinstance(origin, type) and issubclass(origin, SecretZone):
        return _hide_zone
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        fields = {f: r for f, kind in _fields(origin).items() if (r := _redactor(kind))}
        return _of_struct(fields, frozen=origin.__struct_config__.frozen) if fields else None
    kinds = get_args(annotation)
    inner = [_redactor(kind) for kind in kinds if kind is not Ellipsis]
    if not any(inner):
        return None
    if origin is tuple and Ellipsis not in kinds:
        return _of_fixed(inner)
    if origin in (list, tuple):
        return _of_sequence(origin, inner[0])
    if origin is dict:
        return _of_dict(inner[1])
    if origin in (Union, types.UnionType):
        return _of_union(annotation)
    raise TypeError(f"{annotation} holds a secret zone: put zones into structs, lists, tuples or dict values")


def _of_struct(fields: dict[str, Redactor], *, frozen: bool) -> Redactor:
    def redact_frozen(value: Any, looking: int) -> Any:
        return msgspec.structs.replace(value, **{name: r(getattr(value, name), looking) for name, r in fields.items()})

    def redact_struct(value: Any, looking: int) -> Any:
        seen = copy(value)
        for name, redactor in fields.items():
            setattr(seen, name, redactor(getattr(value, name), looking))
        return seen

    return redact_frozen if frozen else redact_struct


def _of_sequence(origin: Callable[..., Any], redactor: Redactor | None) -> Redactor:
    assert redactor is not None
    return lambda values, looking: origin(redactor(value, looking) for value in values)


def _of_fixed(redactors: list[Redactor | None]) -> Redactor:
    return lambda values, looking: tuple(
        redactor(value, looking) if redactor else value for value, redactor in zip(values, redactors, strict=True)
    )


def _of_dict(redactor: Redactor | None) -> Redactor:
    assert redactor is not None, "zones may be values of a dict, not keys"
    return lambda values, looking: {key: redactor(value, looking) for key, value in values.items()}


def _of_union(annotation: Any) -> Redactor:
    def redact_member(value: Any, looking: int) -> Any:
        redactor = None if value is None else _redactor(_member(annotation, value))
        return redactor(value, looking) if redactor else value

    return redact_member


def _member(annotation: Any, value: object) -> Any:
    """The type within a union that the value is of."""
    for kind in get_args(annotation):
        if isinstance(value, get_origin(kind) or kind):
            return kind
    raise TypeError(f"{value!r} is not of {annotation}")


@cache
def _finder(annotation: Any) -> Finder | None:
    """The function that finds the secret zones within values of this type, or None where there are none."""
    origin = get_origin(annotation) or annotation
    if origin is Message:
        return None
    if isinstance(origin, type) and issubclass(origin, SecretZone):
        kinds = get_args(annotation)
        back = getattr(kinds[0], "__name__", str(kinds[0])) if kinds else "str"
        return lambda zone: iter(((zone, (back, zone.pool)),))
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        fields = {f: finder for f, kind in _fields(origin).items() if (finder := _finder(kind))}
        return _in_struct(fields) if fields else None
    kinds = get_args(annotation)
    inner = [_finder(kind) for kind in kinds if kind is not Ellipsis]
    if not any(inner):
        return None
    if origin is tuple and Ellipsis not in kinds:
        return _in_fixed(inner)
    if origin is dict:
        return _in_each(cast(Finder, inner[1]), lambda values: values.values())
    if origin in (Union, types.UnionType):
        return _in_union(annotation)
    return _in_each(cast(Finder, inner[0]), lambda values: values)


def _in_struct(fields: dict[str, Finder]) -> Finder:
    def find(value: Any) -> Iterator[tuple[SecretZone[Any], tuple[str, str]]]:
        for name, finder in fields.items():
            yield from finder(getattr(value, name))

    return find


def _in_each(finder: Finder, values_of: Callable[[Any], Any]) -> Finder:
    def find(values: Any) -> Iterator[tuple[SecretZone[Any], tuple[str, str]]]:
        for value in values_of(values):
            yield from finder(value)

    return find


def _in_fixed(finders: list[Finder | None]) -> Finder:
    def find(values: Any) -> Iterator[tuple[SecretZone[Any], tuple[str, str]]]:
        for value, finder in zip(values, finders, strict=True):
            if finder:
                yield from finder(value)

    return find


def _in_union(annotation: Any) -> Finder:
    def find(value: Any) -> Iterator[tuple[SecretZone[Any], tuple[str, str]]]:
        finder = None if value is None else _finder(_member(annotation, value))
        return finder(value) if finder else iter(())

    return find


def _fields(struct: type) -> dict[str, Any]:
    """The fields of a struct with their types, secret zones kept in their generic form."""
    return {f: kind for f, kind in get_type_hints(struct).items() if f in struct.__struct_fields__}  # type: ignore[attr-defined]
