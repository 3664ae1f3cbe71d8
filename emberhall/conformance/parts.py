"""A part of the scene depends on nothing but the pieces of the state that it declares."""

from collections.abc import Iterator
from types import FunctionType, MethodType
from typing import Any

from emberhall.kernel import eyes
from emberhall.scene.parts import EACH, LENGTH, Part, drawn_by

from .position import who
from .sample import Sample


def parts(p: Sample) -> Iterator[str]:
    """A scene made of parts kept since earlier positions is the one drawn now, and parts read what they declare."""
    draw = p.session.game.scene
    for viewer in p.viewers:
        view = p.session.view(viewer)
        whole = view.scene()
        kept = p.keeper.scene(draw, p.session.state, eyes(viewer), position=len(p.session.choices))
        if kept != whole:
            yield f"the scene of {who(viewer)} is out of date: {', '.join(_stale(kept, whole))}"
            return
        try:
            with drawn_by(Strict()):
                draw(view.state, eyes(viewer))
        except Undeclared as read:
            yield str(read)
            return


def _stale(kept: Any, whole: Any) -> Iterator[str]:
    """The fields of the scene that differ."""
    return (name for name in whole.__struct_fields__ if getattr(kept, name) != getattr(whole, name))


class Undeclared(Exception):
    """A part reads a piece of the state that it does not declare."""


class Strict:
    """Draws each part from its declared pieces alone."""

    def drawn(self, part: Part, state: Any, given: tuple[Any, ...]) -> Any:
        shown: dict[str | int, Any] = {}
        for piece in part.pieces:
            within = shown
            steps = [step if isinstance(step, str) else given[step] for step in piece.steps]
            for step in steps[:-1]:
                within = within.setdefault(step, {})
                if within is None:  # declared as a whole
                    break
            else:
                within[steps[-1]] = None
        return part.draw(_Declared(state, shown, f"{part.name} reads state"), *given)


class _Declared:
    """A value of which only the declared pieces can be read."""

    def __init__(self, value: Any, shown: dict[str | int, Any], called: str) -> None:
        self.__dict__.update(_value=value, _shown=shown, _called=called)

    def __getattr__(self, name: str) -> Any:
        if name in self._shown:
            return self._piece(name, getattr(self._value, name), f"{self._called}.{name}")
        own = getattr(self._type(), name, None)
        if isinstance(own, FunctionType):  # a method reads through us
            return MethodType(own, self)
        if isinstance(own, property) and own.fget is not None:
            return own.fget(self)
        raise Undeclared(f"{self._called}.{name}, which it does not declare")

    def __getitem__(self, index: Any) -> Any:
        for shown in (index, EACH):
            if shown in self._shown:
                return self._piece(shown, self._value[index], f"{self._called}[{index!r}]")
        raise Undeclared(f"{self._called}[{index!r}], which it does not declare")

    def __len__(self) -> int:
        if LENGTH in self._shown or EACH in self._shown:
            return len(self._value)
        raise Undeclared(f"{self._called}: how many, which it does not declare")

    def __iter__(self) -> Iterator[Any]:
        if EACH in self._shown:
            return (self[at] for at in range(len(self._value)))
        raise Undeclared(f"{self._called}: all of it, which it does not declare")

    def _piece(self, name: Any, value: Any, called: str) -> Any:
        shown = self._shown[name]
        return value if shown is None else _Declared(value, shown, called)

    def _type(self) -> type:
        return self._value._type() if isinstance(self._value, _Declared) else type(self._value)
