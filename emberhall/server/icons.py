"""Lucide icons and emblems for the browser client, as one SVG sheet of those asked for."""

import re
from functools import cache, lru_cache

from fastapi import APIRouter, Query, Response

from emberhall.scene.emblems import emblem_path
from emberhall.scene.icons import ICONS

router = APIRouter(include_in_schema=False)

_INSIDE = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_MOST = 200
#: What the names of emblems begin with.
_EMBLEM = "emblem-"


@cache
def known() -> frozenset[str]:
    """The names of all icons."""
    from lucide import get_icon_list

    return frozenset(get_icon_list())


@lru_cache(maxsize=2000)
def symbol(name: str) -> str:
    """The icon as an SVG symbol with the id `icon-<name>`; empty if there is no such icon."""
    if name.startswith(_EMBLEM):
        path = emblem_path(name.removeprefix(_EMBLEM))
        return f'<symbol id="{name}" viewBox="0 0 512 512"><path d="{path}"/></symbol>' if path else ""
    from lucide import lucide_icon

    drawing = ICONS.get(name, name)
    if drawing not in known():
        return ""
    drawn = _INSIDE.search(lucide_icon(drawing))
    shapes = re.sub(r">\s+<", "><", drawn[1].strip()) if drawn else ""
    return f'<symbol id="icon-{name}" viewBox="0 0 24 24">{shapes}</symbol>' if shapes else ""


@router.get("/icons.svg")
def sheet(names: str = Query("", max_length=6000)) -> Response:
    """The named icons (with commas between them) in one SVG; unknown names are left out."""
    wanted = dict.fromkeys(names.split(",")[:_MOST])
    body = "".join(map(symbol, wanted))
    return Response(
        f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>',
        media_type="image/svg+xml",
        headers={"Cache-Control": "public, max-age=604800"},
    )
