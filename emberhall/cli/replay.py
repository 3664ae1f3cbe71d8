"""`emberhall replay`: step through a saved game."""

from pathlib import Path
from typing import Any

from rich.console import Console

from emberhall.kernel import Session, View, find_game
from emberhall.kernel import log as saved
from emberhall.scene.text import rich_text

from .terminal import console, interactive
from .words import Words


def replay_in_terminal(say: Words, file: Path, place: str | None, seat: int | None, plain: bool) -> None:
    """Step through the game at a terminal; print its story anywhere else."""
    log = saved.read(file)
    session = saved.replay(log, find_game(place or log.game), file.name)
    screen = console(plain=plain)
    if not interactive():
        _tell(say, screen, session, seat)
        return
    total = len(session.choices)
    at = session.seam.at if session.seam else 0
    while True:
        if len(session.choices) > at:
            session.undo(to=at)
        while len(session.choices) < at:
            session.redo()
        if not plain:
            screen.clear()
        _show(say, screen, session, seat, total)
        try:
            word = screen.input(say("replay-prompt") + " ").strip()
        except EOFError:
            return
        if word in ("q", "й"):
            return
        first = session.seam.at if session.seam else 0
        at = max(first, min(total, _step(word, at, total)))


def _step(word: str, at: int, total: int) -> int:
    """The decision to show next: Enter goes on, `b` back, `e` to the end, a number to that decision."""
    if word.isdecimal():
        return int(word)
    return {"b": at - 1, "и": at - 1, "e": total, "у": total}.get(word, at + 1)


def _show(say: Words, screen: Console, session: Session[Any], seat: int | None, total: int) -> None:
    at = len(session.choices)
    view = _eyes(session, seat)
    texts, language = session.game.texts, say.language
    screen.print(rich_text(view.scene(), texts, language, width=screen.width))
    screen.print()
    for event in view.events(since=at):
        screen.print(f"  {texts.say(event.message, language)}", style="italic")
    if at:
        screen.print(_decision(say, session, at - 1))
    if session.outcome:
        screen.print(texts.say(session.outcome.reason, language), style="bold")
    screen.print(say("replay-at", at=at, total=total), style="dim")


def _eyes(session: Session[Any], seat: int | None) -> View[Any]:
    """The view of the seat, or of whoever decides next, or of all at the end."""
    if seat is None:
        asks = session.asks
        return session.view(asks[0].seat if asks else range(session.seats))
    return session.view(seat)


def _decision(say: Words, session: Session[Any], at: int) -> str:
    seat, option = session.choices[at]
    return say("replay-decision", at=at + 1, seat=seat + 1, what=session.game.texts.say(option.label(), say.language))


def _tell(say: Words, screen: Console, session: Session[Any], seat: int | None) -> None:
    """The whole story, line by line."""
    texts = session.game.texts
    events = list(session.view(range(session.seats) if seat is None else seat).events())
    for at in range(len(session.choices) + 1):
        if at:
            screen.print(_decision(say, session, at - 1))
        for event in (e for e in events if e.at == at):
            screen.print(f"  {texts.say(event.message, say.language)}")
    if session.outcome:
        screen.print(texts.say(session.outcome.reason, say.language))
