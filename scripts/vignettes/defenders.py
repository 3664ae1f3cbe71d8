"""Defenders of the Realm: a map whose edges burn."""

import math
from random import Random

from .drawing import dots, lin, place, rad, svg


def picture() -> str:
    rng = Random(23)
    d = (
        rad("par", [(0, "#f0d9a4", 1), (0.6, "#dcb878", 1), (0.9, "#b07a3e", 1), (1, "#7c4418", 1)], 0.5, 0.45, 0.62)
        + rad("fire", [(0, "#ffd25e", 1), (0.35, "#ff7a22", 0.8), (1, "#c22b06", 0)])
        + lin("bg", [(0, "#240a06", 1), (1, "#0b0302", 1)])
        + (
            '<filter id="rough" x="-10%" y="-10%" width="120%" height="120%">'
            '<feTurbulence type="fractalNoise" baseFrequency=".028" numOctaves="4" seed="8"/>'
            '<feDisplacementMap in="SourceGraphic" scale="46" xChannelSelector="rng" yChannelSelector="G"/>'
            "</filter>"
        )
        + (
            '<filter id="lick" x="-10%" y="-10%" width="120%" height="120%">'
            '<feTurbulence type="turbulence" baseFrequency=".022 .012" numOctaves="3" '
            'seed="14"/><feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="rng" '
            'yChannelSelector="G"/><feGaussianBlur stdDeviation=".7"/>'
            "</filter>"
        )
        + (
            '<filter id="ink" x="-5%" y="-5%" width="110%" height="110%">'
            '<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="3"/>'
            '<feDisplacementMap in="SourceGraphic" scale="5"/></filter>'
        )
    )
    b = (
        '<rect width="600" height="600" fill="url(#bg)"/><circle cx="300" cy="290" '
        'r="370" fill="#ff5a1a" opacity=".35" filter="url(#b30)"/>'
    )
    holes = [(80, 110, 62), (530, 92, 78), (96, 430, 84), (520, 420, 70), (300, 560, 60)]
    sheet = "M64 40L540 58L560 540L44 552Z"

    def burnt(grow):
        return "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="{r + grow}" ry="{(r + grow) * 0.86:.0f}"/>' for x, y, r in holes
        )

    def torn(i, g):
        return (
            f'<mask id="{i}"><rect width="600" height="600" fill="#000"/>'
            f'<g filter="url(#rough)"><path d="{sheet}" fill="#fff" stroke="#000" stroke-width="{g * 2}"/>'
            f'<g fill="#000">{burnt(g)}</g></g></mask>'
        )

    d += torn("glow", -7) + torn("char", 3) + torn("paper", 15)
    b += (
        '<g filter="url(#b12)"><rect width="600" height="600" fill="#ff8a2a" mask="url(#glow)"/>'
        '</g><rect width="600" height="600" fill="#ffdf7e" mask="url(#glow)"/>'
        '<rect width="600" height="600" fill="#e8450c" mask="url(#char)" opacity=".0"/>'
        '<g filter="url(#b2)"><rect width="600" height="600" fill="#2a0c04" mask="url(#char)"/>'
        "</g>"
    )
    # the map
    p = (
        '<rect width="600" height="600" fill="url(#par)"/><g filter="url(#ink)" '
        'fill="none" stroke="#4a2a12" stroke-linecap="round" stroke-linejoin="round">'
    )
    p += '<path d="M60 330C110 300 120 250 100 200M540 300C490 290 470 330 500 380" stroke-width="3"/>'
    for k, o in ((0, 0.9), (7, 0.4), (14, 0.22)):
        p += (
            f'<path d="M150 {520 + k}C220 {470 + k} 240 {520 + k} 300 {496 + k}S420 {470 + k} '
            f'470 {510 + k}" stroke-width="2.4" opacity="{o}"/>'
        )
    spots = [
        (196, 132),
        (306, 96),
        (412, 138),
        (466, 232),
        (436, 330),
        (360, 404),
        (246, 410),
        (168, 334),
        (140, 236),
        (226, 210),
        (384, 218),
        (300, 322),
    ]
    for i, (x, y) in enumerate(spots[:9]):
        x2, y2 = spots[(i + 1) % 9]
        p += f'<path d="M{x} {y}L{x2} {y2}" stroke-width="2.6" stroke-dasharray="3 9"/>'
    for i in (9, 10, 11, 0, 2, 4, 7):
        x, y = spots[i]
        p += f'<path d="M{x} {y}L300 250" stroke-width="2.6" stroke-dasharray="3 9"/>'
    for x, y in ((214, 280), (232, 290), (250, 282), (352, 150), (372, 158), (392, 150), (380, 292), (398, 300)):
        p += (
            f'<path d="M{x - 13} {y + 12}L{x} {y - 13}L{x + 13} {y + 12}M{x + 1} {y - 9}L{x + 5} '
            f'{y + 10}" stroke-width="2.4"/>'
        )
    p += (
        '</g><g fill="#55331a" opacity=".9">'
        + "".join(
            place("pine-tree", x, y, 22)
            for x, y in ((256, 142), (272, 150), (250, 160), (330, 360), (346, 352), (318, 372), (196, 372), (212, 380))
        )
        + "</g>"
    )
    for i, (x, y) in enumerate(spots):
        c = ("#a8261c", "#2c5fa0", "#2f7a3b", "#2b2730")[i % 4]
        p += f'<circle cx="{x}" cy="{y}" r="10" fill="#f6e7c4" stroke="{c}" stroke-width="4"/>'
    for (x, y), (cx, cy), c in (
        ((168, 166), (262, 222), "#a8261c"),
        ((444, 150), (342, 222), "#2b2730"),
        ((166, 388), (262, 290), "#2f7a3b"),
        ((448, 372), (342, 290), "#2c5fa0"),
    ):
        a = math.atan2(cy - y, cx - x)
        hx, hy = cx, cy

        def q(da, back_, hx=hx, hy=hy, a=a):
            return f"{hx - back_ * math.cos(a + da):.0f} {hy - back_ * math.sin(a + da):.0f}"

        p += (
            f'<path d="M{x} {y}Q{(x + cx) / 2 + 14 * math.sin(a):.0f} {(y + cy) / 2 - 14 * math.cos(a):.0f} '
            f'{cx} {cy}" fill="none" stroke="{c}" stroke-width="9" opacity=".85"/>'
            f'<path d="M{hx + 12 * math.cos(a):.0f} {hy + 12 * math.sin(a):.0f}L{q(0.6, 18)}L{q(-0.6, 18)}Z" '
            f'fill="{c}"/>'
        )
    p += (
        (
            '<circle cx="300" cy="254" r="47" fill="#fff3d0" stroke="#5a2f10" stroke-width="5"/>'
            '<circle cx="300" cy="254" r="40" fill="none" stroke="#b4812f" stroke-width="2"/>'
            '<g fill="#4a2208">'
        )
        + place("castle-emblem", 300, 253, 54)
        + "</g>"
    )
    b += (
        f'<g mask="url(#paper)">{p}<circle cx="300" cy="250" r="330" fill="none" '
        'stroke="#571d05" stroke-width="150" opacity=".42" filter="url(#b30)"/>'
        "</g>"
    )

    # flames from the burnt edges: tongues torn by turbulence
    def tongue(x, y, w, h, lean, c, o):  # noqa: PLR0917
        return (
            f'<path d="M{x - w:.0f} {y:.0f}C{x - w:.0f} {y - h * 0.45:.0f} {x + lean - w * 0.5:.0f} '
            f"{y - h * 0.5:.0f} {x + lean:.0f} {y - h:.0f}C{x + lean * 0.4 + w * 0.2:.0f} "
            f'{y - h * 0.55:.0f} {x + w:.0f} {y - h * 0.5:.0f} {x + w:.0f} {y:.0f}Z" fill="{c}" '
            f'opacity="{o}"/>'
        )

    back, mid, core = "", "", ""
    for x, y, r in holes[:4]:
        for _ in range(7):
            a = rng.uniform(0.5, math.pi - 0.5)
            fx, fy = x + (r + 14) * math.cos(a), y + (r * 0.86 + 20) * math.sin(a)
            h = rng.uniform(50, 110)
            w = h * 0.2
            lean_ = rng.uniform(-16, 16)
            back += tongue(fx, fy, w * 1.3, h * 1.15, lean_, "#d8370a", 0.8)
            mid += tongue(fx, fy, w, h * 0.8, lean_, "#ff8a22", 0.9)
            core += tongue(fx, fy, w * 0.5, h * 0.45, lean_ * 0.6, "#ffe08a", 0.95)
    for _ in range(26):
        x = rng.uniform(-10, 610)
        edge = abs(x - 300) / 300
        h = rng.uniform(70, 120) + 130 * edge**2
        w = h * 0.19
        lean_ = rng.uniform(-26, 26)
        y = 612
        back += tongue(x, y, w * 1.5, h * 1.25, lean_, "#c22b06", 0.75)
        mid += tongue(x, y, w, h * 0.85, lean_, "#ff7a1c", 0.85)
        core += tongue(x, y, w * 0.55, h * 0.5, lean_ * 0.6, "#ffd874", 0.95)
    b += (
        f'<g filter="url(#b30)" opacity=".9">{mid}</g><g filter="url(#lick)"><g>{back}</g><g>{mid}</g><g>{core}</g></g>'
    ) + dots(rng, 110, 0, 0, 600, 560, 0.8, 2.8, "#ffb14a", 0.4, 1)
    b += '<ellipse cx="300" cy="620" rx="330" ry="120" fill="url(#fire)" opacity=".55" style="mix-blend-mode:screen"/>'
    return svg(d, b)
