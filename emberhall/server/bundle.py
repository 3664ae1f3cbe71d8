"""The browser client in few files: the page, its script, its style sheet, the painter of boards; compressed, and named
by their content.

The fonts come beside them (`fonts.py`).

The client is plain ES modules that a browser could load one by one. To save a request for each, they are joined here in
the order of their imports, each in a function of its own.
"""

from __future__ import annotations

import gzip
import hashlib
import posixpath
import re
from pathlib import Path

import msgspec

from . import fonts

STATIC = Path(__file__).parent / "static"

#: What runs in a Worker of its own, and is asked for only where boards are painted.
PAINTER = "board/paint/worker.js"

_SCRIPTS = "text/javascript"

_IMPORT = re.compile(
    r'^import (?:\* as (?P<all>\w+)|\{(?P<names>[\w,\s]+)\}) from "(?P<file>\.\.?/[\w./]+)";\n', re.MULTILINE
)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:class|function|const) (\w+))", re.MULTILINE)
_STYLE = re.compile(r'    <link rel="stylesheet" href="/static/([\w./]+)">\n')
_SCRIPT = re.compile(r'<script type="module" src="/static/([\w./]+)"></script>')


#: A font that is fetched along with the page.
_EARLY = '<link rel="preload" href="/client/{}" as="font" type="font/woff2" crossorigin>\n    '

#: Comments on lines of their own.
_COMMENT = re.compile(r"^[ \t]*(?://.*|/\*\*(?:[^*]|\*(?!/))*\*/)\n", re.MULTILINE)


class Answer(msgspec.Struct, frozen=True):
    """A file, ready to be sent."""

    body: bytes
    packed: bytes
    kind: str


class Bundle(msgspec.Struct, frozen=True):
    """The page, and the files it asks for by name."""

    page: Answer
    files: dict[str, Answer]


def _answer(text: str, kind: str) -> Answer:
    body = text.encode()
    return Answer(body, gzip.compress(body, 9, mtime=0), kind)


def make(folder: Path = STATIC) -> Bundle:
    """Put the client together."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    sheets = [(folder / name).read_text(encoding="utf-8") for name in _STYLE.findall(page)]
    styles = fonts.styles() + "".join(map(_plain_style, sheets))
    entry = _SCRIPT.search(page)
    assert entry is not None
    script = joined(folder, entry[1])
    names = {}
    painter = joined(folder, PAINTER)
    for text, ending, kind in ((styles, "css", "text/css"), (script, "js", _SCRIPTS), (painter, "js", _SCRIPTS)):
        names[f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.{ending}"] = _answer(text, kind)
    sheet, program, worker = names
    early = "".join(_EARLY.format(name) for name in fonts.first())
    page = _STYLE.sub("", page).replace(
        entry[0],
        f'{early}<link rel="stylesheet" href="/client/{sheet}">\n'
        f'    <meta name="painter" content="/client/{worker}">\n'
        f'    <script type="module" src="/client/{program}"></script>',
    )
    return Bundle(_answer(page, "text/html"), names)


def joined(folder: Path, entry: str) -> str:
    """Every module the entry needs, each after those it imports."""
    parts: list[str] = []
    seen: set[str] = set()

    def add(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise ValueError(f"modules import each other: {' > '.join((*above, name))}")
        if name in seen:
            return
        seen.add(name)
        source = (folder / name).read_text(encoding="utf-8")
        for found in _IMPORT.finditer(source):
            add(_beside(name, found["file"]), (*above, name))
        parts.append(_wrapped(name, source, last=name == entry))

    add(entry, ())
    return "".join(parts)


def _beside(name: str, file: str) -> str:
    """A module as its importer names it: from the folder of the client."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), file))


def _wrapped(name: str, source: str, *, last: bool) -> str:
    exported = _EXPORT.findall(source)
    body = _EXPORT.sub("", _IMPORT.sub(lambda found: _taken(name, found), source))
    body = _COMMENT.sub("", body)
    if last:
        return body
    return f"const {_word(name)} = (() => {{\n{body}return {{ {', '.join(exported)} }};\n}})();\n"


def _taken(name: str, found: re.Match[str]) -> str:
    word = _word(_beside(name, found["file"]))
    if found["all"]:
        return f"const {found['all']} = {word};\n"
    names = " ".join(found["names"].replace(" as ", ": ").split())
    return f"const {{ {names} }} = {word};\n"


def _word(file: str) -> str:
    return "$" + re.sub(r"\W", "_", file.removesuffix(".js"))


def _plain_style(text: str) -> str:
    return re.sub(r"/\*.*?\*/\n*", "", text, flags=re.DOTALL)


class Client:
    """The present bundle: built again if one of its files has changed."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._stamp: tuple[tuple[str, int], ...] = ()
        self._bundle: Bundle | None = None

    def bundle(self) -> Bundle:
        """The page with its files."""
        stamp = tuple(sorted((str(path), path.stat().st_mtime_ns) for path in self._folder.rglob("*.*")))
        if self._bundle is None or stamp != self._stamp:
            self._bundle, self._stamp = make(self._folder), stamp
        return self._bundle
