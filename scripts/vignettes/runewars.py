"""Runewars: a banner in the snow between two armies."""

from random import Random

from .drawing import dots, lin, place, rad, svg

Point = tuple[float, float]


def jag(rng: Random, a: Point, b: Point, n: int) -> list[Point]:
    """A ragged line between two points."""
    ways = [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(1, n)]
    return [*((x + rng.uniform(-4, 4), y + rng.uniform(-5, 5)) for x, y in ways), b]


def picture() -> str:
    rng = Random(5)
    d = (
        lin("sky", [(0, "#5f8fb8", 1), (0.3, "#a6c8de", 1), (0.48, "#f2dcd2", 1), (0.56, "#ffd9ae", 1)])
        + lin("snow", [(0, "#f7fbff", 1), (1, "#a9c4dc", 1)])
        + lin("m1", [(0, "#8fb0cc", 1), (1, "#d5e3ee", 1)])
        + lin("m2", [(0, "#4d7294", 1), (1, "#a9c3d8", 1)])
        + lin(
            "ban",
            [(0, "#7a0f1c", 1), (0.25, "#d32638", 1), (0.5, "#8e1424", 1), (0.72, "#e03a48", 1), (1, "#8a1222", 1)],
            0,
            0,
            1,
            0.12,
        )
        + rad("sun", [(0, "#fff7e2", 1), (0.2, "#ffe9bd", 0.8), (1, "#ffd9a0", 0)])
    )
    b = (
        '<rect width="600" height="600" fill="url(#sky)"/><circle cx="408" cy="278" '
        'r="220" fill="url(#sun)"/><circle cx="408" cy="286" r="26" fill="#fffbef"/>'
    )

    def peaks(y, hs, step, lit, shade, x0=-30):  # noqa: PLR0917
        o, x = "", x0
        for h in hs:
            w = h * rng.uniform(0.85, 1.05)
            top = y - h
            west = jag(rng, (x, top), (x - w, y), 5)
            edge = jag(rng, (x, top), (x - w * 0.12, y), 6)
            east = jag(rng, (x, top), (x + w, y), 5)
            for first, second, fill in ((west, edge, shade), (edge, east, lit)):
                round_ = "L".join(f"{px:.1f} {py:.1f}" for px, py in (*first, *reversed(second)))
                o += f'<path d="M{x:.1f} {top:.1f}L{round_}Z" fill="{fill}"/>'
            x += step * rng.uniform(0.8, 1.2)
        return o

    b += peaks(372, (150, 190, 130, 178, 120, 160, 110, 150), 88, "#f0e2e0", "#9db9d2") + peaks(
        378, (70, 96, 60, 84, 52, 66, 90, 60, 76), 76, "#dfeaf4", "#6f93b4", -10
    )
    b += '<rect y="318" width="600" height="60" fill="#ffe7cd" opacity=".55" filter="url(#b12)"/>'
    b += '<path d="M-5 372C120 346 250 352 330 360C430 368 520 346 605 356V600H-5Z" fill="url(#snow)"/>'

    # two hosts: ranks of spears
    def host(x0, x1, y, n, h, col, flags):  # noqa: PLR0917
        o = ""
        for i in range(n):
            x = x0 + (x1 - x0) * i / n + rng.uniform(-3, 3)
            yy = y + rng.uniform(-3, 3)
            o += (
                f'<path d="M{x:.1f} {yy:.1f}v{-h * 1.9:.1f}" stroke="{col}" stroke-width="{h / 22:.1f}"/>'
                f'<path d="M{x - h * 0.06:.1f} {yy - h * 1.85:.1f}l{h * 0.06:.1f} {-h * 0.24:.1f} '
                f'{h * 0.06:.1f} {h * 0.24:.1f}Z" fill="{col}"/>'
            )
            o += (
                f'<circle cx="{x + h * 0.2:.1f}" cy="{yy - h * 0.92:.1f}" r="{h * 0.15:.1f}" '
                f'fill="{col}"/><path d="M{x + h * 0.2 - h * 0.26:.1f} {yy + 2:.1f}q{-h * 0.04:.1f} '
                f"{-h * 0.72:.1f} {h * 0.26:.1f} {-h * 0.8:.1f}q{h * 0.3:.1f} {h * 0.08:.1f} {h * 0.26:.1f} "
                f'{h * 0.8:.1f}Z" fill="{col}"/>'
            )
            if i % flags == 1:
                o += (
                    f'<path d="M{x:.1f} {yy - h * 1.9:.1f}h{h * 0.62:.1f}l{-h * 0.16:.1f} {h * 0.22:.1f} '
                    f'{h * 0.16:.1f} {h * 0.22:.1f}h{-h * 0.62:.1f}Z" fill="{host.flag}"/>'
                )
        return o

    host.flag = "#2f6fb5"
    b += f'<g opacity=".75">{host(330, 600, 372, 30, 16, "#4a6a88", 5)}</g>'
    host.flag = "#2f6fb5"
    b += host(380, 610, 392, 22, 22, "#34526e", 5)
    b += '<path d="M-5 402C120 386 240 404 360 400C460 396 530 410 605 402V600H-5Z" fill="url(#snow)" opacity=".9"/>'
    host.flag = "#c22334"
    b += host(-10, 230, 424, 17, 32, "#26394f", 4)
    b += '<path d="M-5 440C100 420 260 452 380 440C470 430 540 446 605 436V600H-5Z" fill="url(#snow)"/>'
    host.flag = "#b31d2e"
    b += host(-20, 190, 500, 9, 56, "#172638", 4)
    # the great banner, before everything
    b += (
        '<path d="M252 600L262 62" stroke="#14202e" stroke-width="9"/>'
        '<path d="M262 66L262 40" stroke="#14202e" stroke-width="5"/>'
        '<path d="M253 46l9-28 9 28-9 10Z" fill="#f3d48a" stroke="#14202e" stroke-width="2"/>'
    )
    ban = (
        "M262 76C306 60 334 98 378 84C416 72 440 92 470 82C462 130 474 176 464 226"
        "C470 262 462 290 466 318L432 292L398 330L366 300L330 336L298 306"
        "L258 332C262 250 260 160 262 76Z"
    )
    b += (
        f'<path d="{ban}" transform="translate(10 12)" fill="#0a1a2c" opacity=".28" '
        f'filter="url(#b5)"/><path d="{ban}" fill="url(#ban)"/><clipPath id="bc">'
        f'<path d="{ban}"/></clipPath>'
    )
    b += (
        '<g clip-path="url(#bc)"><path d="M250 100C306 80 334 120 378 106'
        'C416 94 440 114 480 102" fill="none" stroke="#f3d48a" stroke-width="6"/>'
        '<path d="M318 60C300 160 330 230 308 340M392 60C410 150 384 240 402 340" '
        'stroke="#3d0610" stroke-width="18" opacity=".32" fill="none" filter="url(#b5)"/>'
        '<path d="M352 60C340 160 362 230 350 340" stroke="#ff8b86" stroke-width="12" '
        'opacity=".35" fill="none" filter="url(#b5)"/></g>'
    )
    b += '<g fill="#f6dca0">' + place("wyvern", 362, 196, 150, -3) + "</g>"
    b += "".join(
        f'<path d="M{x} {y}q7 -8 13 0q6 -8 13 0" fill="none" stroke="#22364a" stroke-width="2.6" '
        'stroke-linecap="round"/>'
        for x, y in ((110, 120), (150, 96), (84, 158), (520, 110), (540, 150), (178, 150))
    )
    # foreground drift and snowfall
    b += (
        '<path d="M-5 540C90 500 210 548 320 536C430 520 520 560 605 530'
        'V600H-5Z" fill="#e9f2fa"/><path d="M-5 540C90 500 210 548 320 536'
        'C430 520 520 560 605 530" fill="none" stroke="#fff" stroke-width="4"/>'
    )
    b += (
        '<ellipse cx="300" cy="404" rx="380" ry="16" fill="#fff" opacity=".5" filter="url(#b12)"/>'
        + dots(rng, 130, 0, 0, 600, 600, 1, 3.1, "#fff", 0.5, 1)
        + dots(rng, 10, 0, 0, 600, 600, 5, 9, "#fff", 0.25, 0.45)
    )
    return svg(d, b)
