"""The type of the client: every letter we write with, a tenth of the size, asked for once."""

from io import BytesIO
from pathlib import Path

import httpx
import pytest
from fontTools.ttLib import TTFont

import emberhall
from emberhall.server import fonts
from emberhall.server.settings import Settings

from .served import Served

LOCALES = [*Path(emberhall.__file__).parent.rglob("locale/*.ftl")]


def cut(name: str) -> TTFont:
    return TTFont(BytesIO(fonts.file(name)))


@pytest.mark.parametrize("name", fonts.names())
def test_a_font_has_every_letter_of_our_texts(name: str) -> None:
    texts = "".join(file.read_text(encoding="utf-8") for file in LOCALES)
    font = cut(name)
    assert {letter for letter in texts if ord(letter) > 31} <= {chr(code) for code in font.getBestCmap()}
    assert font.flavor == "woff2"
    assert len(fonts.file(name)) < 30_000, "a whole font has ten times as much"


@pytest.mark.parametrize("name", fonts.names())
def test_it_says_whose_it_is_and_what_is_allowed(name: str) -> None:
    told = {entry.nameID: entry.toUnicode() for entry in cut(name)["name"].names}
    assert "Adobe" in told[0]
    assert "SIL Open Font License" in told[13]
    assert 1 not in told, "a font that was cut does not bear the reserved name"


def test_the_near_font_is_as_high() -> None:
    """What is said of a face in the style sheet is what its file says."""
    for file, face in fonts.names().items():
        font = cut(file)
        heights = font["hhea"]
        size = font["head"].unitsPerEm / 100
        assert (face.rises, face.hangs) == (heights.ascent / size, -heights.descent / size)


def test_fonts_are_kept_between_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBERHALL_DATA_DIR", str(tmp_path))
    name = next(iter(fonts.names()))
    fonts.file.cache_clear()
    made = fonts.file(name)
    kept = tmp_path / "cache" / "fonts" / name
    assert kept.read_bytes() == made
    kept.write_bytes(b"as it was kept")
    fonts.file.cache_clear()
    assert fonts.file(name) == b"as it was kept"
    fonts.file.cache_clear()


def test_the_page_asks_for_its_fonts_early_and_once(tmp_path: Path) -> None:
    served = Served(Settings(database_url=f"sqlite:///{tmp_path}/hall.sqlite", bot_processes=0))
    try:
        page = httpx.get(served.address).text
        assert fonts.first()
        for name in fonts.first():
            assert f'<link rel="preload" href="/client/{name}" as="font" type="font/woff2" crossorigin>' in page
        answer = httpx.get(f"{served.address}/client/{fonts.first()[0]}")
        assert answer.headers["content-type"] == "font/woff2"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content[:4] == b"wOF2"
    finally:
        served.close()
