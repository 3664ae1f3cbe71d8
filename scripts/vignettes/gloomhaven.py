"""Gloomhaven: a door that stands ajar, and what waits behind it."""

import math
from random import Random

from .drawing import dots, lin, place, rad, svg


def picture() -> str:
    rng = Random(11)
    d = (
        rad("t", [(0, "#ffcf7a", 1), (0.18, "#ff9a3c", 0.75), (0.5, "#c2551a", 0.28), (1, "#c2551a", 0)])
        + rad("g", [(0, "#b9ffe4", 1), (0.3, "#4fe0b4", 0.7), (1, "#1a7a66", 0)])
        + lin("wood", [(0, "#6b4023", 1), (0.5, "#8a5630", 1), (1, "#4a2b17", 1)], x1=0, y1=0, x2=1, y2=0)
        + lin("dark", [(0, "#04090a", 0.85), (0.4, "#04090a", 0), (0.75, "#04090a", 0), (1, "#04090a", 0.9)])
        + lin(
            "side", [(0, "#04090a", 0.92), (0.3, "#04090a", 0), (0.7, "#04090a", 0), (1, "#04090a", 0.92)], 0, 0, 1, 0
        )
    )
    b = '<rect width="600" height="600" fill="#10191a"/>'
    y = -10
    row = 0
    while y < 460:
        h = rng.uniform(34, 44)
        x = -rng.uniform(0, 60)
        while x < 610:
            w = rng.uniform(52, 96)
            k = rng.uniform(-10, 12)
            near = min(math.hypot(x + w / 2 - 110, y + h / 2 - 200), math.hypot(x + w / 2 - 490, y + h / 2 - 200))
            lit = max(0, 1 - near / 250)
            c = (int(42 + k + 120 * lit), int(54 + k + 58 * lit), int(54 + k + 14 * lit))
            b += (
                f'<rect x="{x + 1.5:.0f}" y="{y + 1.5:.0f}" width="{w - 3:.0f}" height="{h - 3:.0f}" '
                f'rx="5" fill="rgb{c}"/><path d="M{x + 5:.0f} {y + 4:.0f}h{w - 11:.0f}" stroke="#fff" '
                f'stroke-opacity="{0.05 + 0.22 * lit:.2f}" stroke-width="2"/>'
                f'<path d="M{x + 5:.0f} {y + h - 4:.0f}h{w - 11:.0f}" stroke="#000" stroke-opacity=".4" '
                'stroke-width="2.5"/>'
            )
            if rng.random() < 0.16:
                b += (
                    f'<path d="M{x + w * 0.4:.0f} {y + 4:.0f}l6 10-5 8 7 10" fill="none" stroke="#000" '
                    'stroke-opacity=".45" stroke-width="1.6"/>'
                )
            x += w
        y += h
        row += 1
    # floor in perspective
    b += '<rect y="452" width="600" height="150" fill="#0d1415"/>'
    for i in range(-12, 13):
        b += f'<path d="M{300 + i * 34} 452L{300 + i * 130} 600" stroke="#2f4240" stroke-width="2"/>'
    for k in (462, 480, 506, 542, 590):
        b += f'<path d="M0 {k}H600" stroke="#2f4240" stroke-width="2"/>'
    b += '<ellipse cx="300" cy="470" rx="250" ry="90" fill="url(#g)" opacity=".34"/>'
    # arch of voussoirs
    cx, cy, r = 300, 238, 130
    b += f'<path d="M{cx - r - 40} 460V{cy}a{r + 40} {r + 40} 0 0 1 {2 * (r + 40)} 0V460Z" fill="#060c0d"/>'
    for i in range(13):
        a0, a1 = math.pi + math.pi * i / 13 + 0.012, math.pi + math.pi * (i + 1) / 13 - 0.012
        q = [
            (cx + rr * math.cos(a), cy + rr * math.sin(a))
            for rr, a in ((r + 2, a0), (r + 37, a0), (r + 37, a1), (r + 2, a1))
        ]
        side = abs(i - 6) / 6
        c = (int(70 + 90 * side), int(76 + 46 * side), int(72 + 8 * side))
        b += (
            '<path d="M'
            + "L".join(f"{px:.1f} {py:.1f}" for px, py in q)
            + f'Z" fill="rgb{c}" stroke="#0a1011" stroke-width="2" stroke-linejoin="round"/>'
        )
    for sx in (cx - r - 37, cx + r + 2):
        for k in range(5):
            b += (
                f'<rect x="{sx}" y="{cy + 3 + k * 43}" width="35" height="40" rx="3" '
                f'fill="rgb({150 - k * 8},{116 - k * 6},{78 - k * 4})" '
                'stroke="#0a1011" stroke-width="2"/>'
            )
    b += (
        (
            '<g transform="translate(300 92)" fill="#0a1011"><circle r="27" fill="#93a09a" '
            'stroke="#0a1011" stroke-width="3"/>'
        )
        + place("skull", 0, 0, 34)
        + "</g>"
    )
    # behind the door: green light; the door stands ajar
    b += (
        f'<path d="M{cx - r} 460V{cy}a{r} {r} 0 0 1 {2 * r} 0V460Z" fill="#06201b"/>'
        '<ellipse cx="336" cy="320" rx="120" ry="190" fill="url(#g)"/>'
    )
    b += f'<clipPath id="arch"><path d="M{cx - r} 460V{cy}a{r} {r} 0 0 1 {2 * r} 0V460Z"/></clipPath>'
    b += (
        '<g clip-path="url(#arch)" fill="#03130f"><path d="M300 470C300 400 306 '
        "352 326 336C340 326 348 324 352 322C344 312 344 292 356 282C350 276 344 "
        "268 346 258C354 268 362 270 368 272C374 270 382 268 390 258C392 268 386 "
        "276 380 282C392 292 392 312 384 322C396 326 412 330 424 342L440 470"
        'Z"/><path d="M398 470L404 232L411 232L407 470Z"/><path d="M404 238'
        "C392 214 404 196 424 190C416 206 420 214 424 220C430 232 420 246 408 250"
        'Z"/></g><g fill="#eafff6"><path d="M356 298l9 4-8 2ZM380 298l-9 4 8 2'
        'Z" stroke="#9dffdc" stroke-width="2"/></g><ellipse cx="368" cy="301" rx="26" '
        'ry="10" fill="#6dffcf" opacity=".45" filter="url(#b5)"/>'
    )
    leaf = f"M{cx - r} 462V{cy}a{r} {r} 0 0 1 {r} {-r}L312 118V474Z"
    b += f'<path d="{leaf}" fill="url(#wood)"/>'
    for x in (202, 234, 266, 292):
        b += f'<path d="M{x} 120V470" stroke="#2b170b" stroke-width="3.5" clip-path="url(#arch)"/>'
    for yy in (196, 300, 404):
        b += (f'<path d="M170 {yy}L312 {yy - 4 + (yy - 290) * 0.04:.0f}v22L170 {yy + 20}Z" fill="#1c2223"/>') + "".join(
            f'<circle cx="{x}" cy="{yy + 9}" r="4" fill="#6d7a78"/>' for x in (186, 218, 250, 282, 304)
        )
    b += (
        '<path d="M312 118V474" stroke="#a9ffdf" stroke-width="4"/>'
        '<path d="M312 118V474" stroke="#62ffc9" stroke-width="12" opacity=".5" '
        'filter="url(#b5)"/>'
    )
    b += (
        '<circle cx="288" cy="332" r="15" fill="none" stroke="#cfd8d4" stroke-width="5"/>'
        '<circle cx="288" cy="318" r="6" fill="#8c9895"/>'
    )
    # right leaf, thrown wide
    b += '<path d="M430 462V238a130 130 0 0 0-14-58L410 190V456Z" fill="#3c2413"/>'
    # light on the floor, steps
    b += (
        '<path d="M312 462L430 462L560 600H300Z" fill="#58e6bb" opacity=".3"/>'
        '<path d="M150 460H450L470 482H130Z" fill="#59665f"/><path d="M130 482'
        'H470V494H130Z" fill="#2a3331"/><path d="M312 461L430 461L446 482'
        'H314Z" fill="#a6ffdc" opacity=".75"/><path d="M314 482H446V494H314'
        'Z" fill="#58e6bb" opacity=".5"/>'
    )
    b += (
        '<rect width="600" height="600" fill="url(#dark)"/><rect width="600" height="600" '
        'fill="url(#side)" opacity=".45"/>'
    )
    # torches
    for x in (88, 512):
        b += f'<circle cx="{x}" cy="196" r="215" fill="url(#t)" opacity=".62" style="mix-blend-mode:screen"/>'
        b += (
            f'<path d="M{x - 8} 232L{x + 8} 232L{x + 4} 318L{x - 4} 318Z" fill="#22130a"/>'
            f'<path d="M{x - 17} 226h34l-5 16h-24Z" fill="#151a1a"/>'
        )
        b += (
            f'<path d="M{x} 146C{x + 12} 172 {x + 28} 184 {x + 20} 210C{x + 16} 226 {x - 14} '
            f'228 {x - 19} 210C{x - 26} 188 {x - 6} 178 {x} 146Z" fill="#ff8a2a"/>'
            f'<path d="M{x + 2} 176C{x + 8} 190 {x + 15} 196 {x + 11} 211C{x + 8} 221 '
            f'{x - 8} 222 {x - 11} 211C{x - 14} 198 {x - 2} 194 {x + 2} 176Z" fill="#ffe08a"/>'
        )
        b += dots(rng, 16, x - 40, 60, x + 40, 180, 0.8, 2, "#ffc46b")
    b += (
        '<g fill="#060c0d" opacity=".95">'
        + place("skull", 176, 528, 34, -14)
        + place("crossed-bones", 236, 548, 34, 8)
        + "</g>"
    )
    return svg(d, b)
