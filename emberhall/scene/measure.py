"""Measurements of a board, for drawing it."""

from math import dist, inf, sqrt

from .elements import Board


def hex_size(board: Board) -> float:
    """The distance from a hex's centre to its corners; neighbouring centres are √3 times that apart."""
    points = sorted((space.x, space.y) for space in board.spaces)
    nearest = inf
    for i, a in enumerate(points):
        for b in points[i + 1 :]:
            if b[0] - a[0] >= nearest:
                break
            nearest = min(nearest, dist(a, b))
    return nearest / sqrt(3) if 0 < nearest < inf else 1.0
