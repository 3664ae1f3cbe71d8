"""Mage Knight: a city on a hill, under the moon."""

import math
from random import Random

from .drawing import dots, lin, rad, ridge, svg

#: Lit windows.
LIGHTS = ["#ffd98a", "#ffbf5e", "#fff0c4"]


def picture() -> str:
    rng = Random(7)
    d = (
        lin(
            "sky",
            [(0, "#070a22", 1), (0.32, "#1b1c56", 1), (0.52, "#4c3584", 1), (0.64, "#b0607a", 1), (0.7, "#f0a35e", 1)],
        )
        + rad("halo", [(0, "#ffe2a6", 0.95), (0.25, "#ffc477", 0.5), (1, "#ff9a4a", 0)])
        + rad("moon", [(0, "#fff6df", 1), (1, "#f3d9b4", 1)], 0.4, 0.4, 0.6)
        + lin("river", [(0, "#ffc873", 0.95), (1, "#5c4a9c", 0.5)])
        + lin("near", [(0, "#171433", 1), (1, "#05060f", 1)])
    )
    b = '<rect width="600" height="600" fill="url(#sky)"/>' + dots(rng, 110, 0, 0, 600, 250, 0.4, 1.5, "#fff")
    b += (
        '<circle cx="300" cy="190" r="230" fill="url(#halo)" opacity=".55"/>'
        '<circle cx="300" cy="178" r="104" fill="url(#moon)" opacity=".93"/>'
    )
    b += (
        '<g fill="#e2c39a" opacity=".35"><circle cx="268" cy="150" r="20"/>'
        '<circle cx="340" cy="130" r="11"/><circle cx="352" cy="196" r="25"/>'
        "</g>"
    )
    for y, amp, col, rough in ((330, 45, "#5b3f86", 0.55), (362, 34, "#3f2f70", 0.55)):
        p, _ = ridge(rng, y, amp, 60, rough)
        b += f'<path d="{p}" fill="{col}"/>'
    b += '<ellipse cx="300" cy="392" rx="260" ry="46" fill="#ffb45e" opacity=".5" filter="url(#b30)"/>'
    # the hill and the city on it
    hill = "M90 440C170 420 205 372 250 352L352 352C400 374 430 420 520 440Z"
    b += f'<path d="{hill}" fill="#221a4b"/>'
    towers = [
        (206, 398, 26, 66),
        (228, 378, 22, 92),
        (386, 398, 24, 62),
        (364, 384, 24, 98),
        (250, 366, 30, 128),
        (342, 366, 24, 118),
        (276, 360, 24, 160),
        (318, 360, 26, 150),
        (297, 356, 34, 214),
    ]
    wall = "".join(f'<rect x="{x}" y="384" width="9" height="9"/>' for x in range(196, 404, 15))
    city, win = "", ""
    for x, foot, w, h in towers:
        top = foot - h
        city += (
            f'<rect x="{x - w / 2}" y="{top}" width="{w}" height="{h + 40}" fill="#15112f"/>'
            f'<rect x="{x - w / 2 - 3}" y="{top}" width="{w + 6}" height="7" fill="#15112f"/>'
        )
        city += f'<path d="M{x - w / 2 - 4} {top + 1}L{x} {top - w * 1.25}L{x + w / 2 + 4} {top + 1}Z" fill="#1d1740"/>'
        city += f'<path d="M{x} {top - w * 1.25}v-9" stroke="#15112f" stroke-width="2"/>'
        yy = top + 14
        while yy < foot - 6:
            for xx in [x] if w < 25 else [x - w / 5, x + w / 5]:
                if rng.random() < 0.72:
                    win += f'<rect x="{xx - 2}" y="{yy}" width="4" height="6.5" rx="2" fill="{rng.choice(LIGHTS)}"/>'
            yy += rng.choice((13, 16, 19))
    b += city + (f'<rect x="192" y="391" width="216" height="50" fill="#120f29"/><g fill="#120f29">{wall}</g>')
    b += f'<g filter="url(#b5)" opacity=".9">{win}</g>{win}'
    b += '<path d="M297 132v-26l24 7-24 8" fill="#f2545b" stroke="#2a1430" stroke-width="1.5"/>'
    b += (
        '<path d="M286 441v-26a14 14 0 0 1 28 0v26Z" fill="#ffd07a"/>'
        '<path d="M286 441v-26a14 14 0 0 1 28 0v26Z" fill="#ffc061" filter="url(#b12)"/>'
    )
    # river of light
    b += '<path d="M60 452C180 436 240 446 300 440C370 446 430 438 560 456L600 520H0Z" fill="#2a2259"/>'
    b += (
        '<path d="M286 441C292 470 250 490 262 520C276 552 210 566 180 600'
        'H420C410 566 340 552 338 520C336 490 322 470 314 441Z" fill="url(#river)"/>'
    )
    b += "".join(
        (
            f'<path d="M{x:.0f} {y:.0f}h{w:.0f}" stroke="#fff1c9" stroke-width="1.6" '
            f'opacity="{rng.uniform(0.3, 0.9):.2f}"/>'
        )
        for x, y, w in ((rng.uniform(250, 320), rng.uniform(455, 590), rng.uniform(8, 34)) for _ in range(26))
    )
    # hexes of the land, faint
    for q in range(-1, 8):
        for r in range(3):
            cx, cy, s = q * 96 + (48 if r % 2 else 0), 470 + r * 48, 54
            pts = " ".join(
                f"{cx + s * math.cos(math.radians(a)):.1f},{cy + s * 0.5 * math.sin(math.radians(a)):.1f}"
                for a in range(30, 390, 60)
            )
            b += f'<polygon points="{pts}" fill="none" stroke="#b9a5ff" stroke-opacity=".13" stroke-width="1.4"/>'
    for y, amp, seed in ((520, 18, 3), (560, 24, 9)):
        p, tops = ridge(Random(seed), y, amp, 40, 0.6)
        trees = ""
        for x, ty in tops:
            if abs(x - 300) > 92:
                h = rng.uniform(22, 56)
                trees += (
                    f'<path d="M{x - h * 0.2:.1f} {ty + 6:.1f}L{x:.1f} {ty - h:.1f}L{x + h * 0.2:.1f} {ty + 6:.1f}Z"/>'
                )
        fill = "#0f0d26" if y < 540 else "#080716"
        b += f'<g fill="{fill}">{trees}</g>'
    # the knight on a crag, looking at the city
    b += (
        '<path d="M-10 600L-10 470L60 452L118 470L150 466L196 520L220 600'
        'Z" fill="#07060f"/><path d="M60 452L118 470L150 466" fill="none" stroke="#ffb867" '
        'stroke-width="2.5" opacity=".75"/>'
    )
    b += (
        '<g transform="translate(126 398)"><path d="M-26 74C-30 30-20 10-6 2'
        'C-9-16 8-20 10-4C22 6 26 34 32 74C12 66-8 66-26 74Z" fill="#07060f"/>'
        '<circle cx="2" cy="-14" r="10.5" fill="#07060f"/><path d="M-2-24'
        'L2-40L8-24Z" fill="#07060f"/>'
        '<path d="M44 74L40-70" stroke="#07060f" stroke-width="4.5"/>'
        '<path d="M40-68C58-76 70-58 92-66C84-52 90-42 84-34C66-30 58-42 41-36'
        'Z" fill="#d8404a"/><path d="M12-4C22 6 26 34 32 74" fill="none" stroke="#ffb867" '
        'stroke-width="2.4" opacity=".9"/><path d="M12-14a10 10 0 0 1-4 9" fill="none" '
        'stroke="#ffb867" stroke-width="2.2"/></g>'
    )
    return svg(d, b)
