"""`emberhall play`: a game at the terminal, against bots or around one screen."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from emberhall import rulebook
from emberhall.agents import Agent, make_agent, split_specs
from emberhall.kernel import LANGUAGES, Ask, EmberhallError, Game, Rng, Session, Undo, eyes, find_game, new_seed, save
from emberhall.kernel import log as saved
from emberhall.places import data_dir
from emberhall.scene.text import all_cards, card_lines, rich_text

from .rules import heading
from .terminal import console, game_options
from .words import Misused, Words

ME = "me"
_UNFIT = re.compile(r"[^0-9A-Za-z_-]")  # for the name of a file


def play_in_terminal(
    say: Words,
    place: str,
    seats: str,
    options: list[str],
    *,
    seed: str | None,
    load: Path | None,
    plain: bool,
    pace: float = 0.0,
) -> None:
    """Play to the end, or until the player leaves."""
    game = find_game(place)
    if load is not None:
        session = saved.replay(saved.read(load), game, load.name)
        players = who_plays(game, seats, session.seats)
    else:
        players = who_plays(game, seats, None)
        seed = new_seed() if seed is None else seed
        session = Session(game, game_options(game, options), len(players), seed)
    TerminalTable(say, session, players, console(plain=plain), clear=not plain, pace=pace).play()


def who_plays(game: Game[Any, Any], line: str, seats: int | None) -> list[str]:
    """The seating: by default a person, and greedy bots in the other seats."""
    if line.isdecimal():
        return [ME] * int(line)
    players = split_specs(line)
    fewest = seats if seats is not None else game.seats[0]
    if not players:
        return [ME] + ["greedy"] * (fewest - 1)
    if seats is not None and len(players) != seats:
        raise Misused("seats-of-save", seats=seats, given=len(players))
    return players


class TerminalTable:
    """A game between the people at this terminal and bots."""

    def __init__(
        self,
        say: Words,
        session: Session[Any],
        players: list[str],
        screen: Console,
        *,
        clear: bool = True,
        pace: float = 0.0,
    ) -> None:
        self.say = say
        self.session = session
        self.game = session.game
        self.screen = screen
        self.clear = clear and screen.is_terminal
        self.pace = pace
        rng = Rng(f"{session.seed} bots")
        self.agents: dict[int, Agent] = {
            seat: make_agent(spec, self.game, rng.split()) for seat, spec in enumerate(players) if spec != ME
        }
        self.people = [seat for seat, spec in enumerate(players) if spec == ME]
        self.told: dict[Any, int] = {}  # the lines of the story each viewer has read
        self.watched: dict[Any, int] = {}  # the last decision whose beats each viewer has seen
        self.last_seat: int | None = None

    def text(self, message: Any) -> str:
        """A text of the game."""
        return self.game.texts.say(message, self.say.language)

    def play(self) -> None:
        """Put the questions to people and bots until the game ends or a person leaves."""
        try:
            while asks := self.session.asks:
                ask = asks[0]
                if ask.seat in self.agents:
                    view = self.session.view(ask.seat)
                    self.session.take(self.agents[ask.seat].choose(view), ask.seat)
                elif not self.person_decides(ask):
                    self.leave()
                    return
        except (KeyboardInterrupt, EOFError):
            self.leave()
            return
        everybody = self.people[0] if len(self.people) == 1 else tuple(range(self.session.seats))
        self.watch(everybody)
        self.draw(everybody, {})
        self.tell(everybody)
        outcome = self.session.outcome
        assert outcome is not None
        self.screen.print(self.text(outcome.reason), style="bold")
        if outcome.scores:
            self.screen.print(
                " · ".join(f"{self.say('sim-seat', seat=s)}: {n:g}" for s, n in enumerate(outcome.scores, 1))
            )

    # what is seen

    def watch(self, viewer: Any) -> None:
        """Show the beats since the viewer last looked, if the screen can be cleared."""
        view, since = self.session.view(viewer), self.watched.get(viewer, 0)
        self.watched[viewer] = len(self.session.choices) + 1
        if not self.clear or not self.pace:
            return
        told = [self.text(event.message) for event in view.events(since)]
        for moment in view.beats(since):
            self.draw(viewer, {}, self.game.scene(moment.state, eyes(viewer)))
            self.screen.print(f"  {told[moment.lines - 1]}" if moment.lines else "", style="italic")
            time.sleep(self.pace)

    def draw(self, viewer: Any, marks: dict[str, str], scene: Any = None) -> None:
        if self.clear:
            self.screen.clear()
        if scene is None:
            scene = self.session.view(viewer).scene()
        if scene is not None:
            self.screen.print(rich_text(scene, self.game.texts, self.say.language, marks, self.screen.width))
        self.screen.print()

    def tell(self, viewer: Any) -> None:
        """Print the story since the last time."""
        story = list(self.session.view(viewer).events())
        for event in story[self.told.get(viewer, 0) :]:
            self.screen.print(f"  {self.text(event.message)}", style="italic")
        self.told[viewer] = len(story)

    def show_question(self, ask: Ask) -> None:
        marks: dict[str, str] = {}
        for number, option in enumerate(ask.options, 1):
            for id in option.touches():
                marks[id] = f"{marks[id]},{number}" if id in marks else str(number)
        self.draw(ask.seat, marks)
        self.tell(ask.seat)
        rule = f"  {ask.rule}" if ask.rule else ""
        self.screen.print(Text.assemble((self.text(ask.prompt), "bold"), (rule, "dim")))
        for number, option in enumerate(ask.options, 1):
            self.screen.print(Text.assemble((f"{number:>4} ", "cyan"), self.text(option.label())))

    # what is typed

    def person_decides(self, ask: Ask) -> bool:
        """Handle one line that a person typed; False if they leave."""
        if len(self.people) > 1 and self.last_seat not in (None, ask.seat):
            if self.clear:
                self.screen.clear()
            self.screen.input(self.say("pass-on", seat=ask.seat + 1) + " ")
        self.last_seat = ask.seat
        self.watch(ask.seat)
        self.show_question(ask)
        while True:
            word, _, rest = self.screen.input(self.say("play-prompt", seat=ask.seat + 1) + " ").strip().partition(" ")
            if word.isdecimal() and 0 < int(word) <= len(ask.options):
                self.session.take(int(word) - 1, ask.seat)
                return True
            if word in QUIT:
                return False
            command = COMMANDS.get(word.lower())
            if command is None:
                self.screen.print(self.say("play-help"))
                continue
            try:
                if command(self, ask, rest.strip()):
                    return True  # the position has changed: ask again
            except EmberhallError as error:
                self.screen.print(error.say(self.say.language), style="red")

    def undo(self, ask: Ask, rest: str) -> bool:
        kind = self.session.undo_kind(by=self.people)
        if kind is Undo.CONSENT:
            answer = self.screen.input(self.say("undo-consent") + " ").strip().lower()
            if answer not in ("y", "yes", "д", "да"):
                return False
        self.session.undo(by=self.people)
        for seat, told in self.told.items():
            self.told[seat] = min(told, sum(1 for _ in self.session.view(seat).events()))
        self.watched = dict.fromkeys(self.watched, len(self.session.choices) + 1)
        return True

    def redo(self, ask: Ask, rest: str) -> bool:
        self.session.redo()
        while self.session.can_redo and not any(a.seat in self.people for a in self.session.asks):
            self.session.redo()
        return True

    def save(self, ask: Ask, rest: str) -> bool:
        self.screen.print(self.say("saved", file=str(self.save_to(rest))))
        return False

    def save_to(self, name: str = "") -> Path:
        played = _UNFIT.sub("-", f"{self.game.name}-{self.session.seed}")
        path = Path(name) if name else data_dir() / "saves" / f"{played}.json"
        try:
            save(self.session, path)
        except OSError as error:
            raise Misused("cannot-write", file=str(path), why=error.strerror or str(error)) from None
        return path

    def switch_language(self, ask: Ask, rest: str) -> bool:
        following = LANGUAGES[(LANGUAGES.index(self.say.language) + 1) % len(LANGUAGES)]
        self.say = Words(rest if rest in LANGUAGES else following)
        self.show_question(ask)
        return False

    def why(self, ask: Ask, rest: str) -> bool:
        rule = rulebook.find(rest.upper() if rest else ask.rule or "", self.say.language)
        if rule is None:
            self.screen.print(self.say("no-rule"))
        else:
            self.screen.print(heading(self.say, rule), rule.text, sep="\n")
        return False

    def story(self, ask: Ask, rest: str) -> bool:
        for event in self.session.view(ask.seat).events():
            self.screen.print(f"{event.at:>5}  {self.text(event.message)}")
        return False

    def look(self, ask: Ask, rest: str) -> bool:
        """Print the cards whose names contain these letters."""
        for card in {card.id: card for card in all_cards(self.session.view(ask.seat).scene())}.values():
            if card.name is not None and rest.lower() in self.text(card.name).lower():
                for line in card_lines(card, self.game.texts, self.say.language):
                    self.screen.print(Text.assemble(*line))
        return False

    def leave(self) -> None:
        self.screen.print()
        if self.session.choices:
            self.screen.print(self.say("saved", file=str(self.save_to())))


QUIT = ("q", "quit", "й", "выход")

#: The letters for each command, on both keyboards.
COMMANDS: dict[str, Callable[[TerminalTable, Ask, str], bool]] = {
    **dict.fromkeys(("u", "undo", "г", "назад"), TerminalTable.undo),
    **dict.fromkeys(("r", "redo", "к", "вперёд"), TerminalTable.redo),
    **dict.fromkeys(("s", "save", "ы", "сохранить"), TerminalTable.save),
    **dict.fromkeys(("l", "language", "д", "язык"), TerminalTable.switch_language),
    **dict.fromkeys(("w", "why", "ц", "почему"), TerminalTable.why),
    **dict.fromkeys(("t", "story", "е", "история"), TerminalTable.story),
    **dict.fromkeys(("c", "card", "с", "карта"), TerminalTable.look),
}
