"""What the vignettes are drawn with: SVG as text, gradients, skylines, scattered dots, emblems."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from emberhall.scene.emblems import emblem_path

#: Stops of a gradient: where, which colour, how opaque.
Stops = Sequence[tuple[float, str, float]]


def svg(defs: str, body: str) -> str:
    """A picture of 600 by 600 with a little grain."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" preserveAspectRatio="xMidYMid '
        f'slice"><defs>{defs}'
        '<filter id="b2" x="-50%" y="-50%" width="200%" height="200%">'
        '<feGaussianBlur stdDeviation="2"/></filter>'
        '<filter id="b5" x="-50%" y="-50%" width="200%" height="200%">'
        '<feGaussianBlur stdDeviation="5"/></filter>'
        '<filter id="b12" x="-50%" y="-50%" width="200%" height="200%">'
        '<feGaussianBlur stdDeviation="12"/></filter>'
        '<filter id="b30" x="-80%" y="-80%" width="260%" height="260%">'
        '<feGaussianBlur stdDeviation="30"/></filter>'
        '<filter id="grain" x="0" y="0" width="100%" height="100%">'
        '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/>'
        '<feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .5 -.12"/>'
        "</filter>"
        f'</defs>{body}<rect width="600" height="600" filter="url(#grain)" opacity=".22" '
        'style="mix-blend-mode:overlay"/></svg>'
    )


def lin(  # noqa: PLR0917
    i: str, stops: Stops, x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1
) -> str:
    """A gradient along a line."""
    return (
        f'<linearGradient id="{i}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        + "".join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops)
        + "</linearGradient>"
    )


def rad(i: str, stops: Stops, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
    """A gradient from a point outwards."""
    return (
        f'<radialGradient id="{i}" cx="{cx}" cy="{cy}" r="{r}">'
        + "".join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops)
        + "</radialGradient>"
    )


def ridge(  # noqa: PLR0917
    rng: Random, y: float, amp: float, steps: int, rough: float = 0.5, base: int = 600
) -> tuple[str, list[tuple[float, float]]]:
    """A skyline by midpoint displacement."""
    pts = [y + rng.uniform(-amp, amp), y + rng.uniform(-amp, amp)]
    a = amp
    while len(pts) < steps:
        a *= rough
        pts = [v for i in range(len(pts) - 1) for v in (pts[i], (pts[i] + pts[i + 1]) / 2 + rng.uniform(-a, a))] + [
            pts[-1]
        ]
    n = len(pts) - 1
    return f"M-5 {base}" + "".join(f"L{-5 + 610 * i / n:.1f} {p:.1f}" for i, p in enumerate(pts)) + f"L605 {base}Z", [
        (-5 + 610 * i / n, p) for i, p in enumerate(pts)
    ]


def dots(  # noqa: PLR0917
    rng: Random, n: int, x0: float, y0: float, x1: float, y1: float, r0: float, r1: float, fill: str,
    o0: float = 0.3, o1: float = 1,
) -> str:  # fmt: skip
    """Dots scattered over a rectangle."""
    return "".join(
        (
            f'<circle cx="{rng.uniform(x0, x1):.1f}" cy="{rng.uniform(y0, y1):.1f}" r="{rng.uniform(r0, r1):.2f}" '
            f'fill="{fill}" opacity="{rng.uniform(o0, o1):.2f}"/>'
        )
        for _ in range(n)
    )


def place(name: str, x: float, y: float, size: float, rot: float = 0, flip: bool = False, extra: str = "") -> str:  # noqa: PLR0917
    """The outline of an emblem, placed in a drawing."""
    mirrored = " scale(-1 1)" if flip else ""
    put = f"translate({x} {y}) rotate({rot}){mirrored} scale({size / 512}) translate(-256 -256)"
    return f'<path d="{emblem_path(name)}" transform="{put}" {extra}/>'
