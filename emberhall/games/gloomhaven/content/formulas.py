"""Formulas with C (characters) and L (the level of the scenario), as they are printed (GH-TERM-14)."""

import ast
from functools import cache
from operator import add, floordiv, mul, sub
from typing import Any

_OPERATIONS: dict[type, Any] = {ast.Add: add, ast.Sub: sub, ast.Mult: mul, ast.FloorDiv: floordiv}


@cache
def worth(formula: int | str, c: int, level: int) -> int:
    """What a figure or a formula comes to."""
    return formula if isinstance(formula, int) else _value(ast.parse(formula, mode="eval").body, c, level)


def _value(node: ast.expr, c: int, level: int) -> int:
    match node:
        case ast.Constant(int(n)):
            return n
        case ast.Name("C"):
            return c
        case ast.Name("L"):
            return level
        case ast.BinOp(left, operation, right) if type(operation) in _OPERATIONS:
            found: int = _OPERATIONS[type(operation)](_value(left, c, level), _value(right, c, level))
            return found
    raise ValueError(f"{ast.unparse(node)} is no formula with C and L")
