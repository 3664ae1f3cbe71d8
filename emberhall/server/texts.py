"""The words of the server and of the browser client."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from emberhall.kernel import LANGUAGES, texts

LOCALE = Path(__file__).parent / "locale"

#: The server's own words (`<language>-server.ftl`) and the client's, over those that all games share.
TEXTS = texts(LOCALE)


def language_of(wanted: str | None, accepted: str | None = None) -> str:
    """The language to use: the one asked for, else the best of an Accept-Language header, else English."""
    if wanted in LANGUAGES:
        return str(wanted)
    ranked: list[tuple[float, str]] = []
    for part in (accepted or "").split(","):
        tag, _, quality = part.strip().partition(";q=")
        tongue = tag.split("-")[0].lower()
        if tongue in LANGUAGES:
            try:
                ranked.append((-float(quality or 1), tongue))
            except ValueError:
                continue
    return min(ranked)[1] if ranked else LANGUAGES[0]


@cache
def client_texts(language: str) -> dict[str, Any]:
    """The client's texts by id: each a string, or parts to join (docs/protocol.md, Texts)."""
    entries: list[Any] = []
    for path in sorted(LOCALE.glob(f"{language}*.ftl")):
        if not path.stem.endswith("-server"):
            entries += FluentParser().parse(path.read_text(encoding="utf-8")).body
    terms = {entry.id.name: entry.value for entry in entries if isinstance(entry, ast.Term)}
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    values = {message.id.name: message.value for message in messages if message.value}
    for message in messages:
        values.update({f"{message.id.name}.{a.id.name}": a.value for a in message.attributes})
    known = values | {f"-{name}": value for name, value in terms.items()}
    return {id: _simplest(_parts(pattern, known)) for id, pattern in values.items()}


def _parts(pattern: Any, known: Mapping[str, Any]) -> list[Any]:
    parts: list[Any] = []
    for element in pattern.elements:
        found = [element.value] if isinstance(element, ast.TextElement) else _placed(element.expression, known)
        for part in found:
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
    return parts


def _placed(expression: Any, known: Mapping[str, Any]) -> list[Any]:
    match expression:
        case ast.StringLiteral():
            return [expression.parse()["value"]]
        case ast.NumberLiteral():
            return [expression.value]
        case ast.Placeable():
            return _placed(expression.expression, known)
        case ast.VariableReference():
            return [{"arg": expression.id.name}]
        case ast.FunctionReference():
            return _placed(expression.arguments.positional[0], known)
        case ast.MessageReference():
            attribute = f".{expression.attribute.name}" if expression.attribute else ""
            return _parts(known[expression.id.name + attribute], known)
        case ast.TermReference():
            return _parts(known[f"-{expression.id.name}"], known)
        case ast.SelectExpression():
            (chosen,) = _placed(expression.selector, known)
            cases = {_key(variant.key): _parts(variant.value, known) for variant in expression.variants}
            default = next(_key(variant.key) for variant in expression.variants if variant.default)
            return [{"arg": chosen["arg"], "cases": cases, "default": default}]
    raise ValueError(f"the client cannot say {expression!r}")


def _key(key: Any) -> str:
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)


def _simplest(parts: list[Any]) -> Any:
    if not parts:
        return ""
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts
