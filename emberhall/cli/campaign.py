"""`emberhall campaign`: a campaign at the terminal, saved in one file."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from emberhall.agents import UnknownAgent, make_agent, split_specs
from emberhall.kernel import Journey, Rng, find_game, new_seed
from emberhall.kernel import campaign as pen
from emberhall.kernel import journey as saved
from emberhall.kernel.interludes import campaign_of, chairs_of
from emberhall.kernel.log import bytes_of, write_safely
from emberhall.scene.text import rich_text

from .play import ME, QUIT, TerminalTable
from .terminal import campaign_options, console
from .words import Misused, Words


def begin(say: Words, place: str, file: Path, players: str, options: list[str], *, foreign: Path | None = None) -> None:
    """Begin a campaign in a new file; `foreign`: with what another program's file holds."""
    if file.exists():
        raise Misused("file-there", file=str(file))
    game = find_game(place)
    agreement = campaign_options(game, options)
    chairs = [ME] * int(players) if players.isdecimal() else split_specs(players) or [ME]
    many = chairs_of(game)
    if len(chairs) > many:
        raise Misused("too-many-chairs", game=game.name, most=many)
    for spec in chairs:
        if spec != ME:
            make_agent(spec, game, Rng(0))
    held = _foreign(game, foreign) if foreign is not None else None
    journey = Journey(game, agreement, range(len(chairs)), new_seed(), file=held)
    journey.players[: len(chairs)] = chairs
    _save(say, journey, file, console())
    for line in journey.past[0].told(None) if foreign else ():
        console().print(f"  {game.texts.say(line, say.language)}", style="italic")
    show_journey(say, journey, console(), None)


def _foreign(game: Any, path: Path) -> pen.Foreign:
    """A file of the only program that the game's campaigns are moved from."""
    return pen.Foreign(next(iter(campaign_of(game).exchanges), ""), bytes_of(path))


def export(say: Words, file: Path, place: str | None, target: Path) -> None:
    """Write the campaign into a file of another program, and say what that cannot carry."""
    if target.exists():
        raise Misused("file-there", file=str(target))
    journey, screen = _load(file, place), console()
    program = next(iter(campaign_of(journey.game).exchanges), "")
    written = pen.exported(journey.game, journey.document, program)
    try:
        write_safely(target, written.data)
    except OSError as error:
        raise Misused("cannot-write", file=str(target), why=error.strerror or str(error)) from None
    screen.print(say("saved", file=str(target)))
    for line in written.lost:
        screen.print(f"  {journey.game.texts.say(line, say.language)}", style="italic")


def show(say: Words, file: Path, place: str | None, chair: int | None, plain: bool) -> None:
    """Print the campaign's status."""
    show_journey(say, _load(file, place), console(plain=plain), chair)


def join(say: Words, file: Path, place: str | None, chair: int, player: str) -> None:
    """Let a player take an empty chair, or take over another."""
    journey = _load(file, place)
    if player != ME:
        make_agent(player, journey.game, Rng(0))
    if chair - 1 not in journey.document.party:
        journey.join(chair - 1)
    journey.players[chair - 1] = player
    _save(say, journey, file, console())


def leave(say: Words, file: Path, place: str | None, chair: int) -> None:
    """Let a player leave for good."""
    journey = _load(file, place)
    journey.leave(chair - 1)
    _save(say, journey, file, console())


def abandon(say: Words, file: Path, place: str | None) -> None:
    """Abandon the current chapter."""
    journey = _load(file, place)
    journey.abandon()
    _save(say, journey, file, console())


def play(say: Words, file: Path, place: str | None, chapter: str | None, plain: bool) -> None:
    """Play chapter after chapter until the person leaves or the campaign is over."""
    journey = _load(file, place)
    screen = console(plain=plain)
    while True:
        if journey.session is None:
            if journey.document.outcome is None and chapter is None:
                show_journey(say, journey, screen, None)
                chapter = _ask(say, journey, screen)
            if chapter is None:
                break
            journey.start(chapter, new_seed())
            chapter = None
        assert journey.session is not None
        JourneyTable(say, journey, file, screen, clear=not plain).play()
        if journey.session.outcome is None:
            return
        journey.carry()
        _save(say, journey, file, screen)
        for line in journey.past[-1].told(tuple(_people(journey)) or None):
            screen.print(f"  {journey.game.texts.say(line, say.language)}", style="italic")
    if journey.document.outcome is not None:
        show_journey(say, journey, screen, None)


class JourneyTable(TerminalTable):
    """One chapter of a campaign; saving saves the campaign."""

    def __init__(self, say: Words, journey: Journey, file: Path, screen: Console, *, clear: bool) -> None:
        assert journey.session is not None
        assert journey.opened is not None
        self.journey, self.file = journey, file
        players = [_sits(journey.opened.game, journey.players[chair]) for chair in journey.opened.chairs]
        super().__init__(say, journey.session, players, screen, clear=clear)

    def save_to(self, name: str = "") -> Path:
        path = Path(name) if name else self.file
        _write(self.journey, path)
        return path


def _sits(game: Any, player: str) -> str:
    """The agent for a chair. Agents that do not know an interlude play it at random."""
    if player == ME:
        return ME
    try:
        make_agent(player or "random", game, Rng(0))
    except UnknownAgent:
        return "random"
    return player or "random"


def _people(journey: Journey) -> list[int]:
    return [chair for chair in journey.document.party if journey.players[chair] == ME]


def show_journey(say: Words, journey: Journey, screen: Console, chair: int | None) -> None:
    """The document, the party, the history and what is ahead; a single player sees their own secrets."""
    words, language = journey.game.texts, say.language
    people = _people(journey)
    viewer = chair - 1 if chair is not None else people[0] if len(people) == 1 else None
    screen.print(say("campaign-title", game=words.say(journey.game.title(), language)), style="bold")
    for entry in journey.past:
        if entry.label is not None:
            how = words.recall(entry.outcome.reason, language) if entry.outcome else say("campaign-abandoned")
            screen.print(f"  {words.recall(entry.label, language)}: {how}")
    scene = journey.scene(viewer)
    if scene is not None:
        screen.print(rich_text(scene, words, language, {}, screen.width))
    for number, player in enumerate(journey.players, 1):
        if number - 1 in journey.document.party:
            screen.print(say("campaign-chair", chair=number, who=player or say("campaign-nobody")))
    if journey.document.outcome is not None:
        screen.print(words.say(journey.document.outcome.reason, language), style="bold")
    elif journey.opened is not None:
        screen.print(say("campaign-running", chapter=words.say(journey.opened.chapter.label(), language)))
    else:
        screen.print(say("campaign-ahead"))
        for number, chapter in enumerate(journey.ahead, 1):
            label = words.say(chapter.label(), language)
            screen.print(Text.assemble((f"{number:>4} ", "cyan"), label, (f"  {chapter.key()}", "dim")))


def _ask(say: Words, journey: Journey, screen: Console) -> str | None:
    while True:
        try:
            word = screen.input(say("campaign-prompt") + " ").strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if word in QUIT:
            return None
        if not (word.isdecimal() and 0 < int(word) <= len(journey.ahead)):
            continue
        chapter = journey.ahead[int(word) - 1]
        if why := pen.unfit(journey.game, journey.document, chapter):
            screen.print(journey.game.texts.say(why, say.language), style="red")
            continue
        return chapter.key()


def _load(file: Path, place: str | None) -> Journey:
    return saved.load(file, (lambda name: find_game(place)) if place else find_game)


def _save(say: Words, journey: Journey, file: Path, screen: Console) -> None:
    _write(journey, file)
    screen.print(say("saved", file=str(file)))


def _write(journey: Journey, file: Path) -> None:
    try:
        journey.save(file)
    except OSError as error:
        raise Misused("cannot-write", file=str(file), why=error.strerror or str(error)) from None
