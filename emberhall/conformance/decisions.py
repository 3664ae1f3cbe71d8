"""Secrecy of a decision: what each seat could guess before it, compared with what everybody sees and hears after it."""

from collections.abc import Iterator
from typing import Any

from emberhall.kernel import (
    Event,
    Message,
    Option,
    Rng,
    RulesFault,
    Session,
    Undo,
    eyes,
    has_secrets,
    may_know,
    redact,
)

from .position import few, who
from .sample import Sample
from .secrets import GIVEN_AWAY, all_asked, iswhole, visible

_OTHERWISE = 3  # other options to try besides the one chosen


class Imagined:
    """What each seat could have guessed before a decision, to compare with what it sees after it."""

    def __init__(self, p: Sample, seat: int, key: str) -> None:
        session = p.session
        self.session, self.seat, self.key = session, seat, key
        self.chance = session.state.rng.state
        self.seen = visible(session, seat)
        self.alone = len(session.asks) == 1
        self.worlds: list[tuple[int | None, Session[Any]]] = []
        if has_secrets(session.game.state):
            for viewer in p.viewers:
                guess = session.view(viewer).guess(p.rng.split())
                if iswhole(guess) and len(guess.choices) == len(session.choices):
                    self.worlds.append((viewer, guess.fork(keep=True)))

        self.others = self._otherwise(p.rng)

    def _otherwise(self, rng: Rng) -> list[tuple[Option, Session[Any]]]:
        """The game, had the seat chosen otherwise, for some other options."""
        session = self.session
        ask = session.asked(self.seat)
        options = [option for option in ask.options if option.key() != self.key] if ask else []
        tried = []
        for option in rng.shuffled(options)[:_OTHERWISE]:
            fork = session.fork()
            try:
                fork.choose(option.key(), self.seat)
            except RulesFault:
                continue  # another check reports options that cannot be chosen
            tried.append((option, fork))
        return tried

    def retracted(self) -> Iterator[str]:
        """An undo names a decision only to those who may know it, in words that reveal nothing hidden."""
        session = self.session
        at = len(session.choices)
        newest = session.retracted(at - 1, 1)[0]
        told = [viewer for viewer in (*range(session.seats), None) if viewer != self.seat and newest.to & eyes(viewer)]
        for viewer, world in self.worlds:
            if viewer not in told or not self._followed(world):
                continue
            alike = redact(world.state, viewer) == redact(session.state, viewer)
            if alike and world.choices[-1][1].told() != newest.label:
                yield f"once taken back, “{self.key}” tells {who(viewer)} what is hidden"
                return
        for option, fork in self.others:
            for viewer in told:
                if may_know(fork.state, option) & eyes(viewer) or _seen(fork, viewer) != _seen(session, viewer):
                    continue
                if self._heard(option, viewer) == [*map(_said, session.view(viewer).events(at))]:
                    yield f"once taken back, {who(viewer)} hears of “{self.key}”; it could be “{option.key()}”"
                    return

    def _followed(self, world: Session[Any]) -> bool:
        try:
            return self._follow(world)
        except RulesFault:
            return False

    def _heard(self, option: Option, viewer: int | None) -> list[Message]:
        """What the viewer would be told had the seat chosen this."""
        other = self.session.fork(keep=True)
        at = len(other.choices)
        other.undo(at - 1)
        other.choose(option.key(), self.seat)
        return [*map(_said, other.view(viewer).events(at))]

    def undo(self) -> Iterator[str]:
        """A free undo takes back no die, no card seen, and nobody else's secret."""
        session, seat = self.session, self.seat
        if session.undo_kind(by=seat) is not Undo.FREE:
            return
        if session.state.rng.state != self.chance:
            yield f"“{self.key}” rolled dice and can be taken back for free"
        new = visible(session, seat) - self.seen
        if new:
            yield f"“{self.key}” showed seat {seat} {few(new)} and can be taken back for free"
            return
        for viewer, world in self.worlds:
            if viewer != seat or not self._follow(world):
                continue
            if redact(world.state, seat) != redact(session.state, seat):
                yield f"“{self.key}” told seat {seat} something hidden and can be taken back for free"
                return

    def story(self) -> Iterator[str]:
        """Viewers who are shown nothing by a decision hear the same story in every world they cannot tell apart."""
        session = self.session
        at = len(session.choices)
        chance = session.state.rng.state != self.chance
        for viewer, world in self.worlds:
            try:
                followed = self._follow(world)
            except RulesFault as error:
                if viewer == self.seat:
                    yield f"“{self.key}” fails in a guess by seat {viewer}: {error}"
                continue
            if chance or not followed or redact(world.state, viewer) != redact(session.state, viewer):
                continue
            if all_asked(session) != all_asked(world):
                yield GIVEN_AWAY.format(who(viewer))
            if session.table.revealed & eyes(viewer):  # the story may tell what was shown
                continue
            true, other = (list(map(_said, s.view(viewer).events(at))) for s in (session, world))
            if true != other:
                yield f"the story tells {who(viewer)} what is hidden after “{self.key}”"

    def _follow(self, world: Session[Any]) -> bool:
        """Make the decision in the guessed world too; False if it cannot be made there."""
        if len(world.choices) == len(self.session.choices):
            return True
        asked = world.asked(self.seat)
        if asked is None or asked.option(self.key) is None:
            return False
        world.choose(self.key, self.seat)
        return True


def _seen(session: Session[Any], viewer: int | None) -> tuple[Any, ...]:
    """A table as a viewer sees it."""
    view = session.view(viewer)
    return view.state, view.waiting


def _said(event: Event) -> Message:
    return event.message
