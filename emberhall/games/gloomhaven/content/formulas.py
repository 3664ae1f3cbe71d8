"""Formulas with C (characters) and L (the level of the scenario), as they are printed (GH-TERM-14).

Halves are rounded up or down: `2+ceil(L/2)`, `floor(L*C/2)`.

Two bosses look at more: V is the number of Vermling Scouts on the map, X the hexes moved this turn.
"""

import ast
from functools import cache
from operator import add, floordiv, mul, sub
from typing import Any

_OPERATIONS: dict[type, Any] = {ast.Add: add, ast.Sub: sub, ast.Mult: mul, ast.FloorDiv: floordiv}


@cache
def worth(formula: int | str, c: int, level: int, v: int = 0, x: int = 0) -> int:
    """What a figure or a formula comes to."""
    if isinstance(formula, int):
        return formula
    return _value(ast.parse(formula, mode="eval").body, {"C": c, "L": level, "V": v, "X": x})


def _value(node: ast.expr, figures: dict[str, int]) -> int:
    match node:
        case ast.Constant(int(n)):
            return n
        case ast.Name(name) if name in figures:
            return figures[name]
        case ast.BinOp(left, operation, right) if type(operation) in _OPERATIONS:
            found: int = _OPERATIONS[type(operation)](_value(left, figures), _value(right, figures))
            return found
        case ast.Call(ast.Name("floor"), [ast.BinOp(left, ast.Div(), right)]):
            return _value(left, figures) // _value(right, figures)
        case ast.Call(ast.Name("ceil"), [ast.BinOp(left, ast.Div(), right)]):
            return -(-_value(left, figures) // _value(right, figures))
    raise ValueError(f"{ast.unparse(node)} is no formula with C, L, V and X")
