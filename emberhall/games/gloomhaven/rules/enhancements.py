"""Enhancements: what may be put on a spot of an ability card, and what it changes there (GH-ENH)."""

from collections.abc import Iterable
from functools import cache
from typing import Any, TypeAlias

import msgspec

from emberhall.effects import Effect, Then, nodes_of
from emberhall.games.gloomhaven.content import CARDS, SUMMONS
from emberhall.games.gloomhaven.content.kinds import Half
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.state import Figure, State, Sticker
from emberhall.games.gloomhaven.terms import ELEMENTS

NEGATIVE = ("poison", "wound", "muddle", "immobilize", "disarm", "curse")
POSITIVE = ("strengthen", "bless")
ELEMENTAL = (*ELEMENTS, "any")

#: What may be put on a spot of each shape; a line without a number takes no +1 (GH-ENH-05 to GH-ENH-12).
SHAPES: dict[str, tuple[str, ...]] = {
    "square": ("plus_one",),
    "circle": ("plus_one", "jump", *ELEMENTAL),
    "diamond": ("plus_one", *NEGATIVE, *ELEMENTAL),
    "diamond_plus": ("plus_one", *POSITIVE, *ELEMENTAL),
    "hex": ("hex",),
}


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    """The abilities of a half, one for each line in large type (GH-ENH-04)."""
    if isinstance(effect, fx.Consume) and effect.otherwise is not None:
        effect = effect.otherwise
    return effect.parts if isinstance(effect, Then) else (effect,)


def part_at(half: Half, spot: int) -> Any:
    """The ability that a spot stands on."""
    return parts_of(half.effect)[half.spots[spot][0]]


def fits(half: Half, spot: int, placed: Iterable[tuple[int, str]]) -> list[str]:
    """The kinds of enhancement that may still be put on a spot."""
    taken = dict(placed)
    if spot in taken:
        return []
    place, line, shape = half.spots[spot]
    part = part_at(half, spot)
    on_line = {kind for other, kind in taken.items() if half.spots[other][0] == place}
    has = {*getattr(part, "conditions", ()), *(("jump",) if getattr(part, "jump", False) else ()), *on_line}
    found = [kind for kind in SHAPES[shape] if kind in ("plus_one", "hex") or kind not in has]
    if "plus_one" in found and not line and not hasattr(part, "n"):
        found.remove("plus_one")
    return found


@cache
def enhanced(half: Half, placed: tuple[tuple[int, str], ...]) -> Half:
    """Half of a card with these enhancements on its spots."""
    return msgspec.structs.replace(half, effect=_with(half, half.effect, placed))


def _with(half: Half, effect: Effect, placed: tuple[tuple[int, str], ...]) -> Effect:
    if isinstance(effect, fx.Consume) and effect.otherwise is not None and effect.more.effect is not None:
        more = msgspec.structs.replace(effect.more, effect=_with(half, effect.more.effect, placed))
        changed: Effect = msgspec.structs.replace(effect, more=more, otherwise=_with(half, effect.otherwise, placed))
        return changed
    parts: list[Effect] = []
    for place, part in enumerate(parts_of(effect)):
        here = [(spot, kind) for spot, kind in placed if half.spots[spot][0] == place]
        parts += _changed(half, part, here)
    return parts[0] if len(parts) == 1 else Then(tuple(parts))


def _changed(half: Half, part: Any, placed: list[tuple[int, str]]) -> list[Effect]:
    """An ability with its enhancements, and the effects that follow it."""
    after: list[Effect] = []
    for spot, kind in placed:
        line = half.spots[spot][1]
        if kind == "plus_one":
            name = line or "n"
            part = msgspec.structs.replace(part, **{name: _one_more(getattr(part, name))})
        elif kind == "jump":
            part = msgspec.structs.replace(part, jump=True)
        elif kind == "hex":
            part = _wider(half, part, spot)
        elif kind in ELEMENTAL:
            after.append(fx.Infuse((kind,)))
        elif hasattr(part, "conditions"):
            part = msgspec.structs.replace(part, conditions=(*part.conditions, kind))
        else:
            after.append(_then_give(part, kind))
    return [part, *after]


def _one_more(n: Any) -> Any:
    """A number, or a figure to be worked out, plus 1 (GH-ENH-05)."""
    return n + 1 if isinstance(n, int) else msgspec.structs.replace(n, plus=n.plus + 1)


def _then_give(part: Any, condition: str) -> Effect:
    """A condition for those whom a Shield, a Retaliate, a Push or a Pull was for."""
    friends = isinstance(part, fx.Shield | fx.Retaliate)
    return fx.Give((condition,), who=part.who if friends else fx.Same("target"))


def _wider(half: Half, part: Any, spot: int) -> Effect:
    """An area with one more of the hexes printed beside it (GH-ENH-12)."""
    hexes = [n for n, (_, _, shape) in enumerate(half.spots) if shape == "hex"]
    more = part.area.extra[hexes.index(spot) % len(part.area.extra)]
    area = msgspec.structs.replace(part.area, hexes=(*part.area.hexes, more))
    changed: Effect = msgspec.structs.replace(part, area=area)
    return changed


# in a scenario

Stickers: TypeAlias = tuple[Sticker, ...]


def placed(state: State) -> Stickers:
    """The enhancements on this table; none outside a campaign."""
    return state.company.stickers if state.company is not None else ()


@cache
def _half(card: str, name: str, stickers: Stickers) -> Half:
    here = tuple((one.spot, one.kind) for one in stickers if one.card == card and one.half == name)
    half = CARDS[card].half(name)
    return enhanced(half, here) if here else half


def half_of(state: State, card: str, name: str) -> Half:
    """Half of a card as it lies on this table: with the enhancements of the campaign (GH-ENH-02)."""
    stickers = placed(state)
    return _half(card, name, stickers) if stickers else CARDS[card].half(name)


def halves_of(card: str, stickers: Stickers) -> tuple[Half, Half]:
    """Both halves of a card with these enhancements."""
    return _half(card, "top", stickers), _half(card, "bottom", stickers)


def summoned(state: State, figure: Figure) -> fx.Summon:
    """The statistics of a summon, with the enhancements on its card."""
    if not placed(state) or figure.card not in CARDS:
        return SUMMONS[figure.name]
    found = (node for half in halves_of(figure.card, placed(state)) for node in nodes_of(half.effect))
    return next(
        (node for node in found if isinstance(node, fx.Summon) and node.name == figure.name), SUMMONS[figure.name]
    )
