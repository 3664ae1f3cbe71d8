"""A character of any class with one card to try, an ally T and a guard g with 40 hit points."""

from typing import Any

from emberhall.effects import Effect
from emberhall.games.gloomhaven.content import CLASSES
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Strike
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.monster_turn import take_turn
from emberhall.games.gloomhaven.rules.turns import perform
from emberhall.games.gloomhaven.state import Figure, Setup, Slot, Turn
from emberhall.games.gloomhaven.terms import ELEMENTS

from .positions import Scene, happens, room, spot, table


def duel(cls: str, card: str, drawing: str = "T B g . .", **more: Any) -> Scene:
    """The character acts with this card and another; there are six cards in the ally's hand."""
    others = [str(one.id) for one in CLASSES[cls].cards if str(one.id) != card and one.level in ("1", "X")]
    options = {"cards": f"{card} {others[0]}", "hand": " ".join(others[1:5]), "setup": Setup(level=9)}
    options |= {"second_hand": "1 2 3 4 5 6"} if "T" in drawing else {}
    legend = {"T": "brute"} if "T" in drawing else {}
    legend |= {letter: "bandit-guard" for letter in "ghk" if letter in drawing.split()}
    game = room(drawing, B=cls, **(legend | options | more))
    for figure in game.drawn.values():
        if figure.kind == "monster":
            figure.hp = figure.most = 40
    return game


def lay(game: Scene, half: str, *answers: str) -> Scene:
    """The first character has performed this half of the first card; both halves of the other are left for the turn."""
    happens(perform(table(game), game.character(), game.character().played.cards[0], half, default=False), *answers)
    assert game.state.turn is not None
    game.state.turn.used.clear()
    return game


def strikes(game: Scene, by: str, whom: str, value: int, *answers: str, range: int = 0) -> int:
    """An attack of one figure on another; the damage it dealt."""
    return blow(game, by, whom, value, *answers, range=range).dealt


def blow(game: Scene, by: str, whom: str, value: int, *answers: str, range: int = 0) -> Strike:
    """The same, with all that was added to it."""
    made = Strike(game.who(whom), value, melee=not range)
    figure = game.who(by)
    happens(strike(table(game), Playing(figure, owner=figure.owner), made), *_told(game, answers))
    return made


def hurts(game: Scene, whom: str, n: int, *answers: str) -> int:
    """Damage to a figure; how much it suffered."""
    suffered: int = happens(suffer(table(game), game.who(whom), n), *_told(game, answers))
    return suffered


def does(game: Scene, whom: str, effect: Effect, *answers: str) -> None:
    """A figure performs an ability."""
    figure = game.who(whom)
    happens(BOOK.do(table(game), Playing(figure, owner=figure.owner), effect), *_told(game, answers))


def summon(game: Scene, letter: str = "S") -> Figure:
    """The latest summon, drawn with this letter from now on."""
    found = [figure for figure in game.state.figures.values() if figure.kind == "summon"][-1]
    game.drawn[letter] = found
    return found


def turn_of(game: Scene, letter: str, *answers: str) -> None:
    """A figure takes its turn by the rules of monsters."""
    figure = game.who(letter)
    before = game.state.turn
    game.state.turn = Turn(Slot(50, character=max(figure.owner, 0)), [], figure.id)
    happens(take_turn(table(game), figure), *_told(game, answers))
    game.state.turn = before


def put(game: Scene, letter: str, q: int, r: int = 0) -> None:
    """Move a figure to a hex."""
    game.who(letter).at = spot(game, q, r)


def infused(game: Scene) -> list[str]:
    """The elements that will be strong at the end of the turn."""
    assert game.state.turn is not None
    return [name for n, name in enumerate(ELEMENTS) if game.state.turn.infused >> n & 1]


def strong(game: Scene) -> list[str]:
    return [name for n, name in enumerate(ELEMENTS) if game.state.elements[n] == 2]


def where(game: Scene, card: str) -> str:
    """Where a card of the first character lies."""
    character = game.character()
    if any(one.card == card for one in character.active):
        return "active"
    piles = ("hand", "played", "discard", "lost")
    return next((pile for pile in piles if card in getattr(character, pile).cards), "gone")


def _told(game: Scene, answers: tuple[str, ...]) -> list[str]:
    return [game.wanted(answer) for answer in answers]
