"""The scene: what lies on a table, for any client to draw. It knows no game."""

from .elements import (
    Board,
    Card,
    Colour,
    Die,
    Figure,
    Link,
    Panel,
    Piece,
    Row,
    Scene,
    Shape,
    Space,
    Stack,
    Terrain,
    Track,
)
from .render import plain

__all__ = [
    "Board",
    "Card",
    "Colour",
    "Die",
    "Figure",
    "Link",
    "Panel",
    "Piece",
    "Row",
    "Scene",
    "Shape",
    "Space",
    "Stack",
    "Terrain",
    "Track",
    "plain",
]
