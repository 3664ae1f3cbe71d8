"""Scenes as pictures for notebooks."""

from xml.etree import ElementTree

from emberhall.kernel import Session, find_game, msg, texts
from emberhall.scene import Board, Figure, Link, Piece, Scene, Space
from emberhall.scene.svg import Drawing

SVG = "{http://www.w3.org/2000/svg}"


def picture(scene: Scene, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(Drawing(scene, texts(), language)._repr_svg_())


def test_every_space_and_piece_is_in_the_picture() -> None:
    game = find_game("tests.games.skirmish:GAME")
    scene = Session(game, seed=2).view(0).scene()
    root = ElementTree.fromstring(Drawing(scene, game.texts).svg)
    board = scene.boards[0]
    round_pieces = sum(piece.shape == "circle" for piece in board.pieces)
    assert len(root.findall(f".//{SVG}polygon")) == len(board.spaces) + len(board.pieces) - round_pieces
    titles = [title.text for title in root.iter(f"{SVG}title")]
    assert "Archer 2 of Player 1" in titles


def test_links_walls_and_names_are_drawn() -> None:
    board = Board(
        "b",
        "areas",
        (Space("a", 0, 0, name=msg("word-yes")), Space("b", 1, 0)),
        (Link("a", "b", dashed=True),),
        (Piece("p", "b", msg("word-no"), count=2),),
        walls=(Link("a", "b"),),
    )
    root = picture(Scene(boards=(board,)), "ru")
    lines = root.findall(f".//{SVG}line")
    assert [line.get("stroke-dasharray") for line in lines] == ["6 4", None]
    words = {text.text for text in root.iter(f"{SVG}text")}
    assert {"Да", "×2"} <= words


def test_words_cannot_break_the_picture() -> None:
    root = picture(Scene(status=(Figure(msg("word-yes"), "<b> & co"),)))
    assert "<b> & co" in "".join(root.itertext())
