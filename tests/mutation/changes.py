"""The changes: to conditions, numbers and statements of functions, and to numbers, words and entries of data."""

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Comparisons whose opposite is among the changes already: no `not` is put before them.
TURNED = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
Def = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Change:
    """One change: the changed text or tree of a file, its place, and its description.

    `first` and `last` are the lines that run when what was changed runs; `function` is the place (qualified name, first
    line) of the outermost function around it, None for data.
    """

    file: Path
    line: int
    reads: str
    first: int
    last: int
    function: tuple[str, int] | None
    number: int


def numbered(text: str) -> str | None:
    """The text with its first number raised by one."""
    found = re.search(r"\d+", text)
    return text[: found.start()] + str(int(found[0]) + 1) + text[found.end() :] if found else None


class Source:
    """A Python file and every possible change to it; `changed` returns the tree with one of them made."""

    def __init__(self, file: Path, text: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.tree = ast.parse(text, filename=str(file))
        self.words = _words_by_place(self.tree)
        self.changes: list[Change] = []
        self._wanted = -1
        self._walk_body(self.tree.body, None, "")

    def changed(self, number: int) -> ast.Module:
        """A copy of the tree with this change made."""
        kept, changes = self.tree, self.changes
        self.tree, self.changes, self._wanted = copy.deepcopy(kept), [], number
        try:
            self._walk_body(self.tree.body, None, "")
            return ast.fix_missing_locations(self.tree)
        finally:
            self.tree, self.changes, self._wanted = kept, changes, -1

    def _offer(self, node: ast.AST, where: "_Where", reads: str = "") -> bool:
        """Count a possible change; true if it is the one to make."""
        line: int = node.lineno  # type: ignore[attr-defined]
        self.changes.append(Change(self.file, line, reads, *where, number=len(self.changes)))
        return self._wanted == len(self.changes) - 1

    def _walk_body(self, body: list[ast.stmt], function: tuple[str, int] | None, prefix: str) -> None:
        for index, statement in enumerate(body):
            if isinstance(statement, Def):
                first = min([statement.lineno, *(decorator.lineno for decorator in statement.decorator_list)])
                own = function or (prefix + statement.name, first)
                self._defaults(statement, own)
                self._walk_body(statement.body, own, f"{prefix}{statement.name}.<locals>.")
            elif isinstance(statement, ast.ClassDef):
                # figures in the body of a class are read when it is made: only its methods can be changed
                methods = [inner for inner in statement.body if isinstance(inner, Def | ast.ClassDef)]
                self._walk_body(methods, function, f"{prefix}{statement.name}.")
            elif not isinstance(statement, ast.Import | ast.ImportFrom | ast.Global | ast.Nonlocal):
                self._statement(body, index, statement, function, prefix)

    def _statement(
        self, body: list[ast.stmt], index: int, statement: ast.stmt, function: tuple[str, int] | None, prefix: str
    ) -> None:
        inner = getattr(statement, "body", None)
        last = inner[0].lineno - 1 if inner else statement.end_lineno or statement.lineno
        where = (statement.lineno, max(last, statement.lineno), function)
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            return
        if function is None and _for_types_only(statement):
            return
        if function and _removable(statement) and self._offer(statement, where, "removed: " + _brief(statement)):
            body[index] = _nothing(statement)
            return
        if isinstance(statement, ast.AugAssign) and type(statement.op) in OPERATORS:
            self._operator(statement, statement.op, where)
        for name, value in ast.iter_fields(statement):
            if name in {"body", "orelse", "finalbody"}:
                self._walk_body(value, function, prefix)
            elif name == "handlers":
                for handler in value:
                    self._walk_body(handler.body, function, prefix)
            elif name == "cases":
                for case in value:
                    self._expressions(case, where)
                    self._walk_body(case.body, function, prefix)
            elif name not in {"annotation", "targets", "target", "msg", "exc", "cause"}:
                self._field(statement, name, value, where)

    def _defaults(self, function: Def, own: tuple[str, int]) -> None:
        told = ast.get_docstring(function, clean=False) is not None and len(function.body) > 1  # it never runs
        begins = function.body[told]
        where = (begins.lineno, begins.end_lineno or begins.lineno, own)
        for values in (function.args.defaults, function.args.kw_defaults):
            for value in values:
                if isinstance(value, ast.Constant):
                    self._constant(value, where)

    def _expressions(self, node: ast.AST, where: "_Where") -> None:
        for name, value in ast.iter_fields(node):
            if name not in {"annotation", "body"} or not isinstance(node, ast.match_case):
                self._field(node, name, value, where)

    def _field(self, node: ast.AST, name: str, value: object, where: "_Where") -> None:
        if isinstance(value, ast.expr):
            self._condition(node, name, value, where)
            self._expression(value, where)
        elif isinstance(value, ast.comprehension | ast.keyword | ast.pattern | ast.arguments):
            self._expressions(value, where)
        elif isinstance(value, list):
            for index, element in enumerate(value):
                if isinstance(element, ast.expr):
                    if name == "ifs":
                        self._condition(value, index, element, where)
                    self._expression(element, where)
                elif isinstance(element, ast.keyword) and element.arg == "strict":
                    continue  # zip(..., strict=True) guards against mistakes and changes nothing else
                elif isinstance(element, ast.comprehension | ast.keyword | ast.pattern | ast.withitem):
                    self._expressions(element, where)

    def _condition(self, holder: object, place: str | int, test: ast.expr, where: "_Where") -> None:
        if place not in {"test", "guard"} and not isinstance(holder, list):
            return
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], TURNED):
            return
        turned = test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else _not(test)
        if self._offer(test, where, f"{_brief(test)} -> {_brief(turned)}"):
            if isinstance(holder, list):
                holder[int(place)] = turned
            else:
                setattr(holder, str(place), turned)

    def _expression(self, node: ast.expr, where: "_Where") -> None:
        match node:
            case ast.Compare():
                for index, op in enumerate(node.ops):
                    new = COMPARISONS[type(op)]()
                    if self._offer(node, where, f"{_brief(node)}: {_sign(op)} -> {_sign(new)}"):
                        node.ops[index] = new
            case ast.BoolOp():
                new_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
                if self._offer(node, where, f"{_brief(node)}: {_sign(node.op)} -> {_sign(new_op)}"):
                    node.op = new_op
            case ast.BinOp() if type(node.op) in OPERATORS and not _is_text(node):
                self._operator(node, node.op, where)
            case ast.Constant():
                self._constant(node, where)
                return
            case ast.Call(func=ast.Name(id=name) as called) if name in FUNCTIONS:
                if self._offer(node, where, f"{_brief(node)}: {FUNCTIONS[name]}"):
                    called.id = FUNCTIONS[name]
            case ast.Tuple() | ast.List() | ast.Set() if where[2] is None:
                for index, element in enumerate(node.elts):
                    entry = isinstance(element, ast.Call | ast.Tuple | ast.Constant)
                    if entry and self._offer(element, where, "removed: " + _brief(element)):
                        del node.elts[index]
                        return
            case ast.Dict() if where[2] is None:
                for index, value in enumerate(node.values):
                    if self._offer(value, where, "removed: " + _brief(node.keys[index] or value)):
                        del node.keys[index], node.values[index]
                        return
            case ast.JoinedStr():
                return
        self._expressions(node, where)

    def _operator(self, node: ast.BinOp | ast.AugAssign, op: ast.operator, where: "_Where") -> None:
        new = OPERATORS[type(op)]()
        if self._offer(node, where, f"{_brief(node)}: {_sign(op)} -> {_sign(new)}"):
            node.op = new

    def _constant(self, node: ast.Constant, where: "_Where") -> None:
        new: object
        if isinstance(node.value, bool):
            new = not node.value
        elif isinstance(node.value, int | float):
            new = node.value + 1
        elif isinstance(node.value, str) and where[2] is None and node.value:
            new = numbered(node.value) or self._other_word(node)
        else:
            return
        line = self.lines[node.lineno - 1].strip() if node.lineno <= len(self.lines) else ""
        if self._offer(node, where, f"{node.value!r} -> {new!r} in {line[:90]}"):
            node.value = new  # type: ignore[assignment]

    def _other_word(self, node: ast.Constant) -> str:
        words = str(node.value).split()
        if len(words) > 1:
            return " ".join(words[:-1])
        return self.words.get(_place(node), {}).get(str(node.value), f"{node.value}_x")


_Where = tuple[int, int, tuple[str, int] | None]


def _place(node: ast.AST) -> object:
    return getattr(node, "place", None)


def _words_by_place(tree: ast.AST) -> dict[object, dict[str, str]]:
    """Words at the same place of similar calls (a keyword, a position), each with the next word used there."""
    found: dict[object, list[str]] = {}
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        called = ast.unparse(call.func)
        places = [((called, index), argument) for index, argument in enumerate(call.args)]
        for place, argument in [*places, *((("", keyword.arg), keyword.value) for keyword in call.keywords)]:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                argument.place = place  # type: ignore[attr-defined]
                found.setdefault(place, []).append(argument.value)
    following: dict[object, dict[str, str]] = {}
    for place, words in found.items():
        distinct = list(dict.fromkeys(words))
        if len(distinct) > 1:
            following[place] = dict(zip(distinct, [*distinct[1:], distinct[0]], strict=True))
    return following


def _removable(statement: ast.stmt) -> bool:
    """Whether a statement can go without taking names with it: calls, item assignments, ends of loops."""
    if isinstance(statement, ast.Assign):
        return not any(isinstance(node, ast.Name | ast.Tuple) for node in statement.targets)
    if isinstance(statement, ast.Return):
        return statement.value is None
    if ast.unparse(statement) == "yield from ()":
        return False  # it only makes its function a generator, which it would still be
    return isinstance(statement, ast.Expr | ast.AugAssign | ast.Continue | ast.Break | ast.Raise | ast.Delete)


def _for_types_only(statement: ast.stmt) -> bool:
    """Whether a statement outside functions says nothing about the game: exports, type names, their imports."""
    if isinstance(statement, ast.If):
        return "TYPE_CHECKING" in ast.unparse(statement.test)
    if not isinstance(statement, ast.Assign | ast.AnnAssign) or statement.value is None:
        return False
    if "__all__" in ast.unparse(statement.targets[0] if isinstance(statement, ast.Assign) else statement.target):
        return True
    value = statement.value
    if isinstance(value, ast.Call):
        return ast.unparse(value.func).rpartition(".")[2] in {"TypeVar", "NewType", "ParamSpec", "TypeVarTuple"}
    return _is_type(value)


def _is_type(value: ast.expr) -> bool:
    match value:
        case ast.Subscript():
            return _is_type(value.value)
        case ast.BinOp(op=ast.BitOr()):
            return _is_type(value.left) and _is_type(value.right)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return (name[0].isupper() and not name.isupper()) or name in {"dict", "list", "tuple", "type", "int", "str"}
        case ast.Constant(value=None):
            return True
    return False


def _nothing(statement: ast.stmt) -> ast.stmt:
    """A statement that does nothing. In place of a yield, it keeps the function a generator."""
    if any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(statement)):
        return ast.copy_location(ast.If(ast.Constant(0), [ast.Expr(ast.Yield())], []), statement)
    return ast.copy_location(ast.Pass(), statement)


def _not(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _is_text(node: ast.BinOp) -> bool:
    return any(isinstance(side, ast.JoinedStr) for side in (node.left, node.right))


def _brief(node: ast.AST) -> str:
    return re.sub(r"\s+", " ", ast.unparse(node))[:100]


def _sign(op: ast.AST) -> str:
    names = {"Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">=", "Eq": "==", "NotEq": "!=", "NotIn": "not in"}
    names |= {"IsNot": "is not", "Add": "+", "Sub": "-", "Mult": "*", "FloorDiv": "//", "Div": "/", "Mod": "%"}
    names |= {"BitOr": "|", "BitAnd": "&", "LShift": "<<", "RShift": ">>"}
    return names.get(type(op).__name__, type(op).__name__.lower())


def of_data(file: Path, text: str) -> Iterator[tuple[Change, str]]:
    """The changes of a data file, each as its new text: a line removed, a number raised, the next line's word."""
    if file.suffix == ".json":
        yield from _of_json(file, text)
        return
    lines = text.splitlines(keepends=True)
    entries = [index for index, line in enumerate(lines) if line.strip() and not line.lstrip().startswith("#")]
    number = 0
    for index in entries:
        for reads, new in _of_line(lines, index):
            whole = "".join([*lines[:index], new, *lines[index + 1 :]])
            yield Change(file, index + 1, reads, index + 1, index + 1, None, number), whole
            number += 1


_JSON = re.compile(r'(?P<word>"(?:[^"\\]|\\.)*")(?P<key>\s*:)?|(?P<number>-?\d+)|(?P<truth>true|false)')


def _of_json(file: Path, text: str) -> Iterator[tuple[Change, str]]:
    """Changes that keep JSON valid: an entry removed, a number raised, a truth value turned, another word."""
    words: dict[str, list[str]] = {}
    found: list[tuple[str, re.Match[str]]] = []
    key = ""
    for token in _JSON.finditer(text):
        if token["key"]:  # the name of an entry stands first, and is no word to be changed
            key = (
                token["word"]
                if text[max(0, token.start() - 40) : token.start()].rstrip()[-1:] != "{" or token["word"] != '"id"'
                else ""
            )
            continue
        found.append((key, token))
        if token["word"] and token[0] not in words.setdefault(key, []):
            words[key].append(token[0])
    edits: list[tuple[int, int, str]] = []
    for key, token in found:
        if token["number"]:
            new = str(int(token[0]) + 1)
        elif token["truth"]:
            new = "false" if token[0] == "true" else "true"
        else:
            others = words[key]
            new = others[(others.index(token[0]) + 1) % len(others)]
        if new != token[0] and key:
            edits.append((token.start(), token.end(), new))
    at = 0
    for line in text.splitlines(keepends=True):
        whole = line.strip().endswith(",") and all(line.count(a) == line.count(b) for a, b in ("{}", "[]"))
        if whole and not line.lstrip().startswith('"id"'):
            edits.append((at, at + len(line), ""))
        at += len(line)
    for number, (start, end, new) in enumerate(sorted(edits)):
        line_number = text.count("\n", 0, start) + 1
        begins = text.rfind("\n", 0, start) + 1
        around = text[max(begins, start - 60) : end + 20].partition("\n")[0].strip()
        reads = f"{text[start:end]} -> {new} in {around}" if new else f"removed: {text[start:end].strip()[:100]}"
        yield Change(file, line_number, reads, line_number, line_number, None, number), text[:start] + new + text[end:]


def _of_line(lines: list[str], index: int) -> Iterator[tuple[str, str]]:
    line = lines[index]
    yield f"removed: {line.strip()[:100]}", ""
    after = lines[index + 1].split() if index + 1 < len(lines) else []
    for place, found in enumerate(re.finditer(r"\S+", line)):
        word = found[0]
        new = numbered(word)
        if new is None and place < len(after) and after[place] != word:
            new = after[place]
        if new is not None:
            yield f"{word} -> {new} in {line.strip()[:90]}", line[: found.start()] + new + line[found.end() :]
