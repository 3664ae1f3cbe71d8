"""The type of the client: Source Serif and Source Sans, cut down to the letters of our languages.

Two packages bring the whole fonts. What browsers get has a tenth of their size: it is cut the first time someone asks
for it, and kept in the cache folder. Its name is known before that, from what it is made of.
"""

from __future__ import annotations

import hashlib
import io
import logging
import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec

from emberhall.places import cache_dir

log = logging.getLogger(__name__)

#: Changed whenever the same font would be cut in another way.
_RECIPE = "1"

#: The letters, figures and signs we write with: English, Russian, and names with accents.
LETTERS = frozenset(
    (
        *range(0x20, 0x7F),
        *range(0xA0, 0x180),
        *range(0x401, 0x452),
        *range(0x2010, 0x2027),
        *map(ord, "‹›€№™−×←↑→↓≤≥●✓"),
    )
)

#: Figures of equal width, for columns; the rest is what letters need to stand well together.
_FEATURES = ("kern", "liga", "lnum", "tnum", "mark", "mkmk", "ccmp", "locl")
_LICENCE = (0, 7, 13, 14)  # the names to keep: whose it is and what is allowed

_SANS, _SERIF = "Ember Sans", "Ember Serif"


class Face(msgspec.Struct, frozen=True):
    """One weight of a font: where its whole file is, and which font of most machines comes near it."""

    family: str
    weight: int
    package: str
    file: str
    near: tuple[str, ...]
    #: How wide its letters are, in percent of those of the near font: measured over our own texts.
    wide: float
    #: How far it rises above the line and hangs below it, in hundredths of its size.
    rises: float
    hangs: float


def _sans(weight: int, file: str, near: str, wide: float) -> Face:
    path = f"files/SourceSansPro-{file}.ttf"
    return Face(_SANS, weight, "font_source_sans_pro", path, (near, "Liberation Sans"), wide, 98.4, 27.3)


def _serif(weight: int, file: str, wide: float) -> Face:
    near = ("Times New Roman Bold", "Liberation Serif Bold")
    return Face(_SERIF, weight, "font_source_serif_pro", f"files/SourceSerifPro-{file}.ttf", near, wide, 103.6, 33.5)


FACES = (
    _sans(400, "Regular", "Arial", 93),
    _sans(600, "Semibold", "Arial Bold", 89),
    _sans(700, "Bold", "Arial Bold", 91),
    _serif(700, "Bold", 107),
    _serif(900, "Black", 108),
)

#: Those that every page needs at once.
_FIRST = FACES[:4]


def _source(face: Face) -> Path | None:
    found = find_spec(face.package)
    if found is None or found.origin is None:
        return None
    return Path(found.origin).parent / face.file


@cache
def names() -> dict[str, Face]:
    """The faces by the name of their file. Without the packages there are none, and pages are shown in other fonts."""
    found = {}
    for face in FACES:
        source = _source(face)
        if source is None:
            log.warning("The package %s is not installed: pages are shown in other fonts.", face.package)
            continue
        made_of = source.read_bytes() + _RECIPE.encode() + repr((sorted(LETTERS), _FEATURES)).encode()
        found[f"{hashlib.sha256(made_of).hexdigest()[:16]}.woff2"] = face
    return found


@cache
def styles() -> str:
    """The style sheet of the type: each face, and beside it the near font stretched to the same size.

    A text set in the near font takes the same room, so that nothing jumps when the face arrives.
    """
    rules = []
    for name, face in names().items():
        rules.append(
            f'@font-face {{ font-family: "{face.family}"; font-weight: {face.weight}; font-display: swap; '
            f'src: url("/client/{name}") format("woff2"); }}'
        )
        near = ", ".join(f'local("{one}")' for one in face.near)
        stretch = face.wide / 100
        rules.append(
            f'@font-face {{ font-family: "{face.family} Near"; font-weight: {face.weight}; src: {near}; '
            f"size-adjust: {face.wide:g}%; ascent-override: {face.rises / stretch:.1f}%; "
            f"descent-override: {face.hangs / stretch:.1f}%; line-gap-override: 0%; }}"
        )
    return "".join(f"{rule}\n" for rule in rules)


def first() -> list[str]:
    """The names of the files to fetch along with the page."""
    return [name for name, face in names().items() if face in _FIRST]


@cache
def file(name: str) -> bytes:
    """One of these files, from the cache folder or cut now, which takes a third of a second."""
    kept = cache_dir() / "fonts" / name
    try:
        return kept.read_bytes()
    except OSError:
        pass
    cut = _cut(names()[name])
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=kept.parent, delete=False) as new:
            new.write(cut)
        os.replace(new.name, kept)
    except OSError as error:  # a machine may have no such folder: then each start cuts it again
        log.info("Fonts are not kept: %s", error)
    return cut


def _cut(face: Face) -> bytes:
    from fontTools import subset

    source = _source(face)
    assert source is not None
    options = subset.Options(
        flavor="woff2", hinting=False, layout_features=list(_FEATURES), name_IDs=list(_LICENCE), notdef_outline=True
    )
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    made = io.BytesIO()
    subset.save_font(font, made, options)
    return made.getvalue()
