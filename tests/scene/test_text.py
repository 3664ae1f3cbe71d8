"""Scenes as text."""

from emberhall.kernel import LANGUAGES, Session, find_game, msg, texts
from emberhall.scene import Board, Card, Die, Figure, Link, Panel, Piece, Row, Scene, Space, Stack, Track
from emberhall.scene.elements import Colour, Terrain
from emberhall.scene.text import LOCALE, all_cards, plain_text, rich_text

WORDS = texts()
SQRT3 = 3**0.5
YES, NO = msg("word-yes"), msg("word-no")


def drawn(scene: Scene, marks: dict[str, str] | None = None, width: int | None = None, language: str = "en") -> str:
    return plain_text(scene, WORDS, language, marks, width)


FLAT = Board(
    "map",
    "hexes",
    (
        Space("a", 0, 0, "forest"),
        Space("b", 1.5, SQRT3 / 2, "lake"),
        Space("c", 0, SQRT3, "plains"),
    ),
    pieces=(Piece("knight", "b", YES, badge="3", colour="red"),),
)

POINTY = Board(
    "map",
    "hexes",
    (
        Space("a", 0, 0, "forest"),
        Space("b", SQRT3, 0, "wall"),
        Space("c", SQRT3 / 2, 1.5, "plains"),
    ),
    layout="pointy",
)


def test_hexes_on_a_flat_side() -> None:
    assert drawn(Scene(boards=(FLAT,)), {"a": "7"}).splitlines()[1:] == [
        "  _____",
        " /     \\",
        "/[7]    \\_____",
        "\\     ♣ /     \\",
        " \\_____/ ≈     \\",
        " /     \\Y3     /",
        "/ ,     \\_____/",
        "\\     , /",
        " \\_____/",
        "  Y3 Yes (3) red",
        "  ♣ forest  ≈ lake  , plains",
    ]


def test_hexes_on_a_point() -> None:
    assert drawn(Scene(boards=(POINTY,))).splitlines()[1:] == [
        " .-' '-. .-' '-.",
        "| ♣     | █     |",
        "|     ♣ |███████|",
        " '-. .-' '-. .-'",
        "    | ,     |",
        "    |     , |",
        "     '-. .-'",
        "  ♣ forest  █ wall  , plains",
    ]


def test_a_wide_board_is_drawn_small() -> None:
    assert drawn(Scene(boards=(POINTY,)), {"c": "12"}, width=12).splitlines()[1:3] == [" ♣  ███", "   12"]


def test_areas_are_listed_with_pieces_and_ways() -> None:
    board = Board(
        "map",
        "areas",
        (Space("a", 0, 0, "village", name=YES), Space("b", 1, 0, name=NO, notes=(YES,))),
        (Link("a", "b"),),
        (Piece("p", "a", NO, count=3), Piece("q", "a", YES, badge="5+")),
    )
    assert drawn(Scene(boards=(board,)), {"b": "1", "q": "2"}).splitlines()[1:] == [
        "  Yes (village): No ×3, [2] Yes (5+)  → No",
        "  [1] No (Yes)  → Yes",
    ]


def test_arrows_lead_one_way() -> None:
    spaces = (Space("a", 0, 0, name=YES), Space("b", 1, 0, name=NO))
    board = Board("map", "areas", spaces, (Link("a", "b", arrow=True),))
    assert drawn(Scene(boards=(board,))).splitlines()[1:] == ["  Yes  → No", "  No"]


def test_what_lies_beside_the_board() -> None:
    scene = Scene(
        status=(Figure(YES, 2, of=6), Figure(NO, "x")),
        rows=(Row("offer", YES, (Card("1", NO), Card("2", back=True), Card("3", YES, spent=True))),),
        stacks=(Stack("deck", YES, 12, Card("4", NO)),),
        dice=(Die("d1", 5), Die("d2", 2, spent=True)),
        panels=(
            Panel(
                "me",
                YES,
                figures=(Figure(NO, 4),),
                tracks=(Track("t", NO, 2, high=4, steps=((2, YES),)), Track("u", NO, 30, high=99)),
                rows=(Row("hand", NO, (Card("5", YES, (NO, YES)),), hand=True), Row("empty", NO, ())),
                notes=(NO,),
                active=True,
            ),
        ),
        focus=Panel("fight", NO, figures=(Figure(YES, 1),)),
    )
    assert drawn(scene, {"5": "1", "deck": "2"}).splitlines() == [
        "Yes 2/6 · No x",
        "Yes: No, face down, (Yes)",
        "[2] Yes 12 (No)",
        "Dice: [5] (2)",
        "▶ Yes  No 4",
        "    No ──(2)── 4  Yes",
        "    No 30/99",
        "    No:",
        "      [1] Yes — No Yes",
        "    No: —",
        "    No",
        "",
        "  No  Yes 1",
    ]


def test_every_ground_and_colour_has_words_in_every_language() -> None:
    from typing import get_args

    ids = {f"terrain-{ground}" for ground in get_args(Terrain)} | {f"colour-{colour}" for colour in get_args(Colour)}
    for language in LANGUAGES:
        assert ids <= set(texts(LOCALE).ids(language))


def test_scenes_of_games_are_drawn_in_both_languages() -> None:
    for name in ("duel", "skirmish", "wardens"):
        game = find_game(f"tests.games.{name}:GAME")
        scene = Session(game, seed=2).view(0).scene()
        english, russian = (plain_text(scene, game.texts, language) for language in LANGUAGES)
        assert english != russian
        assert rich_text(scene, game.texts, "en").plain.split() == english.split()


def test_cards_to_read_are_those_with_a_face() -> None:
    scene = Scene(
        rows=(Row("r", YES, (Card("1", NO), Card("2", back=True))),), stacks=(Stack("s", YES, 3, Card("3", YES)),)
    )
    assert [card.id for card in all_cards(scene)] == ["1", "3"]
