"""Any scene as text: hex boards drawn, other boards as lists, and everything beside them."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from emberhall.kernel import Message, Texts, msg, texts

from .elements import Board, Card, Die, Fight, Fighter, Figure, Panel, Piece, Row, Scene, Space, Stack, Track
from .elements import Line as Reckoned
from .hexmap import INNER, Cell, Line, Span, draw_hexes

if TYPE_CHECKING:
    from rich.text import Text

LOCALE = Path(__file__).parent / "locale"

#: Terminal colours.
STYLES = {
    "red": "red",
    "green": "green",
    "blue": "blue",
    "black": "bright_black",
    "white": "white",
    "gold": "yellow",
    "purple": "magenta",
    "orange": "dark_orange",
    "brown": "orange4",
    "grey": "grey62",
    "teal": "cyan",
    "pink": "pink1",
}

#: Terrain as characters.
GROUND = {
    "plains": ",",
    "hills": "n",
    "forest": "♣",
    "wasteland": "%",
    "desert": ":",
    "swamp": "&",
    "lake": "≈",
    "sea": "≈",
    "mountain": "▲",
    "city": "#",
    "village": "⌂",
    "castle": "♜",
    "road": "=",
    "floor": "·",
    "wall": "█",
    "fire": "^",
    "ice": "*",
    "water": "~",
    "lava": "!",
    "unknown": "?",
}

MARK = "bold reverse"


def scene_lines(
    scene: Scene, words: Texts, language: str, marks: Mapping[str, str] | None = None, width: int | None = None
) -> list[Line]:
    """The scene as lines of styled spans. `marks`, by element id, are shown beside their elements."""
    return _Writer(words, language, marks or {}, width).scene(scene)


def plain_text(
    scene: Scene, words: Texts, language: str, marks: Mapping[str, str] | None = None, width: int | None = None
) -> str:
    """The scene as plain text."""
    return "\n".join(_joined(line) for line in scene_lines(scene, words, language, marks, width))


def rich_text(
    scene: Scene, words: Texts, language: str, marks: Mapping[str, str] | None = None, width: int | None = None
) -> "Text":
    """The scene in colour, for rich to print."""
    from rich.text import Text

    lines = scene_lines(scene, words, language, marks, width)
    return Text("\n").join(Text.assemble(*line) for line in lines)


def card_lines(card: Card, words: Texts, language: str) -> list[Line]:
    """A card with its whole text."""
    return _Writer(words, language, {}).whole_card(card)


def _joined(line: Line) -> str:
    return "".join(text for text, _ in line).rstrip()


def _style(colour: str | None) -> str:
    return STYLES.get(colour or "", "")


class _Writer:
    """Writes one scene in one language."""

    def __init__(self, words: Texts, language: str, marks: Mapping[str, str], width: int | None = None) -> None:
        self.width = width
        self.words = words
        self.language = language
        self.marks = marks

    def say(self, text: Message | str | int) -> str:
        return self.words.say(text, self.language) if isinstance(text, Message) else str(text)

    def own(self, id: str, **args: Any) -> str:
        return texts(LOCALE).say(msg(id, **args), self.language)

    def mark(self, id: str) -> Line:
        mark = self.marks.get(id)
        return [(f"[{mark}]", MARK), (" ", "")] if mark else []

    def scene(self, scene: Scene) -> list[Line]:
        lines: list[Line] = []
        if scene.status:
            lines.append(_spread([self.figure(figure) for figure in scene.status], " · "))
        for board in scene.boards:
            lines += self.board(board)
        lines += self.things(scene.rows, scene.stacks, scene.dice)
        for panel in scene.panels:
            lines += self.panel(panel)
        if scene.focus:
            lines += self.panel(scene.focus, "bold yellow")
        if scene.fight:
            lines += self.fight(scene.fight)
        return lines

    # a fight

    def fight(self, fight: Fight) -> list[Line]:
        lines: list[Line] = [[("", "")], [(self.say(fight.name), "bold yellow")]]
        if fight.steps:
            lines.append([("    ", ""), (self.say(fight.steps[fight.step]), "bold")])
        for one in (*fight.ours, *fight.helpers, *fight.foes):
            lines += self.fighter(one)
        if fight.ledger:
            ledger = fight.ledger
            total = (f" {ledger.assembled}/{ledger.needed}", "bold")
            lines.append([("    ", ""), (self.say(ledger.name), "bold"), total])
            lines += [self.reckoned(line) for line in (*ledger.need, *ledger.have)]
        if fight.odds:
            chance = f"{fight.odds.chance:.0%} "
            lines.append([("    ", ""), (chance, "bold"), (self.say(fight.odds.name), "")])
        if fight.figures:
            lines.append([("    ", ""), *_spread([self.figure(figure) for figure in fight.figures], " · ")])
        lines += self.things(fight.rows, (), fight.dice, "    ")
        if fight.stakes and fight.stakes_name:
            lines.append([("    ", ""), (self.say(fight.stakes_name), "dim")])
        return [*lines, *(self.reckoned(line) for line in fight.stakes)]

    def fighter(self, one: Fighter) -> list[Line]:
        line: Line = [("    ", ""), *self.mark(one.about or one.id), (self.say(one.name), _style(one.colour) or "bold")]
        if one.life is not None:
            line.append((f" {one.life}/{one.of}", "bold"))
        for figure in one.figures:
            line += [(" · ", "dim"), *self.figure(figure)]
        return [line, *(self.reckoned(trait) for trait in one.lines)]

    def reckoned(self, line: Reckoned) -> Line:
        words: Line = [("      ", ""), (self.say(line.text), "")]
        if line.note is not None:
            words.append((f" ({self.say(line.note)})", "dim"))
        if line.amount is not None:
            words.append((f"  {self.say(line.amount)}", "bold"))
        return words

    # boards

    def board(self, board: Board) -> list[Line]:
        lines: list[Line] = [[("", "")]]
        if board.name:
            lines.append([(self.say(board.name), "bold")])
        if not board.spaces:
            return lines
        on: dict[str, list[Piece]] = {}
        for piece in board.pieces:
            on.setdefault(piece.at, []).append(piece)
        if board.kind == "hexes":
            lines += draw_hexes(board, lambda space: self.hex(space, on.get(space.id, [])), self.width)
            lines += self.legend(board)
        else:
            lines += self.areas(board, on)
        return lines

    def hex(self, space: Space, pieces: list[Piece]) -> Cell:
        ground = GROUND.get(space.terrain or "", " ")
        mark = self.marks.get(space.id)
        if mark:
            first: Span = (f"[{mark}]"[:INNER], MARK)
        elif space.name:
            first = (self.say(space.name), _style(space.colour))
        else:
            first = (f" {ground} {' '.join(icon[:1] for icon in space.icons)}", _style(space.colour) or "dim")
        tokens = [self.token(piece) for piece in pieces]
        if not tokens:
            return first, (f"{ground * INNER}" if space.terrain == "wall" else f"     {ground} ", "dim")
        style = _style(pieces[0].colour) + (" dim" if pieces[0].faint else " bold")
        return first, (" ".join(tokens), style.strip())

    def token(self, piece: Piece) -> str:
        initials = "".join(word[0] for word in self.say(piece.name).split()[:2] if word)
        count = f"×{piece.count}" if piece.count > 1 else ""
        return f"{initials}{piece.mark}{piece.badge if not piece.mark else f'/{piece.badge}'}{count}"

    def legend(self, board: Board) -> list[Line]:
        names = {space.id: self.where(space) for space in board.spaces}
        lines: list[Line] = []
        alike: dict[tuple[str, str, str], int] = {}
        for piece in board.pieces:
            alike[self.kind(piece, names)] = alike.get(self.kind(piece, names), 0) + 1
        for piece in board.pieces:
            count = alike.pop(self.kind(piece, names), 0)
            if not count:
                continue
            line: Line = [("  ", ""), *self.mark(piece.id), (f"{self.token(piece)} ", "bold"), *self.piece(piece)]
            if count > 1:
                line.append((f" ×{count}", "bold"))
            if names.get(piece.at):
                line.append((f" — {names[piece.at]}", "dim"))
            lines.append(line)
        grounds = dict.fromkeys(space.terrain for space in board.spaces if space.terrain)
        if grounds:
            lines.append([("  " + "  ".join(f"{GROUND[g]} {self.own(f'terrain-{g}')}" for g in grounds), "dim")])
        return lines

    def kind(self, piece: Piece, names: Mapping[str, str]) -> tuple[str, str, str]:
        """The legend's entry for a piece; pieces of one kind share a line."""
        words = "".join(text for text, _ in self.piece(piece))
        return self.token(piece), words, self.marks.get(piece.id, "") + names.get(piece.at, "")

    def where(self, space: Space) -> str:
        parts = [self.say(space.name)] if space.name else []
        if space.id in self.marks:
            parts.append(f"[{self.marks[space.id]}]")
        return " ".join([*parts, *(self.say(note) for note in space.notes)])

    def areas(self, board: Board, on: Mapping[str, list[Piece]]) -> list[Line]:
        names = {space.id: self.say(space.name) if space.name else space.id for space in board.spaces}
        ways: dict[str, list[str]] = {}
        for link in board.links:
            ways.setdefault(link.a, []).append(names.get(link.b, link.b))
            if not link.arrow:
                ways.setdefault(link.b, []).append(names.get(link.a, link.a))
        lines: list[Line] = []
        for space in board.spaces:
            line: Line = [("  ", ""), *self.mark(space.id), (names[space.id], f"bold {_style(space.colour)}".strip())]
            notes = [self.say(note) for note in space.notes]
            if space.terrain:
                notes.insert(0, self.own(f"terrain-{space.terrain}"))
            if notes:
                line.append((f" ({', '.join(notes)})", "dim"))
            if pieces := on.get(space.id):
                line.append((": ", ""))
                line += _spread([[*self.mark(piece.id), *self.piece(piece)] for piece in pieces], ", ")
            if space.id in ways:
                line.append((f"  → {', '.join(ways[space.id])}", "dim"))
            lines.append(line)
        return lines

    def piece(self, piece: Piece) -> Line:
        words = self.say(piece.name)
        if piece.count > 1:
            words += f" ×{piece.count}"
        if piece.badge:
            words += f" ({piece.badge})"
        line: Line = [(words, (_style(piece.colour) + (" dim" if piece.faint else "")).strip())]
        if piece.colour:
            line.append((f" {self.own(f'colour-{piece.colour}')}", "dim"))
        return line

    # beside the boards

    def figure(self, figure: Figure) -> Line:
        value = self.say(figure.value) + (f"/{figure.of}" if figure.of is not None else "")
        return [*self.mark(figure.id), (f"{self.say(figure.name)} ", "dim"), (value, "bold")]

    def things(self, rows: Iterable[Row], stacks: Iterable[Stack], dice: Iterable[Die], indent: str = "") -> list[Line]:
        lines: list[Line] = []
        for row in rows:
            lines += self.row(row, indent)
        heaps = [self.stack(stack) for stack in stacks]
        if heaps:
            lines.append([(indent, ""), *_spread(heaps, " · ")])
        fallen = [self.die(die) for die in dice]
        if fallen:
            lines.append([(indent, ""), (f"{self.own('dice')}: ", "dim"), *_spread(fallen, " ")])
        return lines

    def row(self, row: Row, indent: str) -> list[Line]:
        head: Line = [(indent, ""), *self.mark(row.id), (f"{self.say(row.name)}: ", "dim")]
        if row.hand and any(card.text for card in row.cards):
            return [head, *([(f"{indent}  ", ""), *self.card(card, full=True)] for card in row.cards)]
        return (
            [[*head, *_spread([self.card(card) for card in row.cards], ", ")]] if row.cards else [[*head, ("—", "dim")]]
        )

    def card(self, card: Card, *, full: bool = False) -> Line:
        line = self.mark(card.id)
        if card.back and card.name is None:
            return [*line, (self.own("face-down"), "dim")]
        name = self.say(card.name) if card.name is not None else self.own("card")
        if card.spent:
            name = f"({name})"
        line.append((name, f"{_style(card.colour)}{' dim' if card.spent or card.back else ''}".strip()))
        for figure in card.figures:
            line += [(" ", ""), *self.figure(figure)]
        if full and card.text:
            line.append((f" — {' '.join(self.say(text) for text in card.text)}", "dim"))
        return line

    def whole_card(self, card: Card) -> list[Line]:
        lines = [self.card(card)]
        if card.kind is not None:
            lines[0].append((f"  {self.say(card.kind)}", "dim"))
        return [*lines, *([("  ", ""), (self.say(text), "")] for text in card.text)]

    def stack(self, stack: Stack) -> Line:
        line: Line = [*self.mark(stack.id), (f"{self.say(stack.name)} ", "dim"), (str(stack.count), "bold")]
        if stack.top is not None:
            line += [(" (", "dim"), *self.card(stack.top), (")", "dim")]
        return line

    def die(self, die: Die) -> Line:
        face = f"({self.say(die.face)})" if die.spent else f"[{self.say(die.face)}]"
        return [*self.mark(die.id), (face, _style(die.colour) + (" dim" if die.spent else ""))]

    def track(self, track: Track) -> Line:
        line: Line = [*self.mark(track.id), (f"{self.say(track.name)} ", "dim")]
        if track.high - track.low <= 20:
            line.append((f"{'─' * (track.at - track.low)}", "dim"))
            line.append((f"({track.at})", f"bold {_style(track.colour)}".strip()))
            line.append((f"{'─' * (track.high - track.at)} {track.high}", "dim"))
        else:
            line.append((f"{track.at}/{track.high}", "bold"))
        here = [self.say(text) for step, text in track.steps if step == track.at]
        if here:
            line.append((f"  {', '.join(here)}", ""))
        return line

    def panel(self, panel: Panel, style: str = "bold") -> list[Line]:
        head: Line = [*self.mark(panel.id), ("▶ " if panel.active else "  ", "bold green")]
        head.append((self.say(panel.name), f"{style} {_style(panel.colour)}".strip()))
        if panel.figures:
            head += [("  ", ""), *_spread([self.figure(figure) for figure in panel.figures], " · ")]
        lines = [[("", "")], head] if style != "bold" else [head]
        kept = [self.figure(figure) for group in panel.bar for figure in group.figures if figure.value != 0]
        if kept:
            lines.append([("    ", ""), *_spread(kept, " · ")])
        lines += [self.reckoned(line) for line in panel.lines]
        lines += [[("    ", ""), *self.track(track)] for track in panel.tracks]
        lines += self.things(panel.rows, panel.stacks, panel.dice, "    ")
        lines += [[("    ", ""), (self.say(note), "italic")] for note in panel.notes]
        return lines


def _spread(parts: Iterable[Line], between: str) -> Line:
    line: Line = []
    for part in parts:
        if line:
            line.append((between, "dim"))
        line += part
    return line


def all_cards(scene: Scene) -> Iterable[Card]:
    """Every face-up card of the scene."""
    panels = [*scene.panels, *([scene.focus] if scene.focus else [])]
    fought = scene.fight.rows if scene.fight else ()
    rows = [*scene.rows, *fought, *(row for panel in panels for row in panel.rows)]
    stacks = [*scene.stacks, *(stack for panel in panels for stack in panel.stacks)]
    yield from (card for row in rows for card in row.cards if card.name is not None)
    yield from (stack.top for stack in stacks if stack.top is not None and stack.top.name is not None)
    yield from (piece.card for board in scene.boards for piece in board.pieces if piece.card is not None)
