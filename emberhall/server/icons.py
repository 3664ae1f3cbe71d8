"""Icons of the lucide set for the browser client: those asked for, in one sheet of symbols."""

import re
from functools import cache

from fastapi import APIRouter, Query, Response

router = APIRouter(include_in_schema=False)

_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_INSIDE = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_MOST = 200


@cache
def symbol(name: str) -> str:
    """The icon as an SVG symbol with the id `icon-<name>`; nothing where lucide has no such icon."""
    from lucide import get_icon_list, lucide_icon

    if not _NAME.fullmatch(name) or name not in get_icon_list():
        return ""
    drawn = _INSIDE.search(lucide_icon(name))
    shapes = re.sub(r">\s+<", "><", drawn[1].strip()) if drawn else ""
    return f'<symbol id="icon-{name}" viewBox="0 0 24 24">{shapes}</symbol>' if shapes else ""


@router.get("/icons.svg")
def sheet(names: str = Query("", max_length=6000)) -> Response:
    """The icons named (separated by commas) in one SVG; unknown names are left out."""
    wanted = dict.fromkeys(names.split(",")[:_MOST])
    body = "".join(symbol(name) for name in wanted if _NAME.fullmatch(name))
    return Response(
        f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>',
        media_type="image/svg+xml",
        headers={"Cache-Control": "public, max-age=604800"},
    )
