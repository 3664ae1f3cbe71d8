"""Sword & Sorcery: a street by lantern light."""

from random import Random

from .drawing import dots, lin, rad, svg


def line(a: tuple[float, float], b: tuple[float, float], colour: str, wide: float, more: str = "") -> str:
    """A straight line."""
    d = f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}"
    return f'<path d="{d}" stroke="{colour}" stroke-width="{wide:.1f}" {more}/>'


def picture() -> str:
    rng = Random(31)
    d = (
        lin("sky", [(0, "#0c0720", 1), (0.35, "#2a1650", 1), (0.6, "#6a3a86", 1), (0.72, "#d98aa0", 1)])
        + rad("lan", [(0, "#fff3c0", 1), (0.12, "#ffd368", 0.9), (0.4, "#ff9f3c", 0.3), (1, "#ff9f3c", 0)])
        + lin("wet", [(0, "#6a4a86", 1), (0.3, "#3a2458", 1), (1, "#0e0818", 1)])
        + lin("vig", [(0, "#080410", 0.7), (0.3, "#080410", 0), (1, "#080410", 0.35)])
        + rad("mist", [(0, "#f5c6d8", 0.9), (0.5, "#b97fc4", 0.4), (1, "#7a4a9a", 0)])
    )
    b = (
        '<rect width="600" height="600" fill="url(#sky)"/>'
        + dots(rng, 60, 0, 0, 600, 150, 0.4, 1.3, "#fff", 0.3, 0.9)
        + '<circle cx="300" cy="330" r="210" fill="url(#mist)"/>'
    )
    # the far gate
    b += (
        '<path d="M226 430V236l14-16 14 16v26h92v-26l14-16 14 16v194Z" fill="#3c2160"/>'
        '<path d="M276 430v-74a24 28 0 0 1 48 0v74Z" fill="#f7c9b8"/>'
        '<path d="M240 220l-16 20h32ZM360 220l-16 20h32Z" fill="#2d1850"/>'
    )
    b += (
        '<g fill="#3c2160">'
        + "".join(f'<rect x="{x}" y="254" width="9" height="11"/>' for x in range(256, 346, 15))
        + (
            '</g><rect x="236" y="270" width="8" height="14" fill="#ffd98a"/>'
            '<rect x="356" y="270" width="8" height="14" fill="#ffd98a"/>'
        )
    )
    vp = (300, 408)
    # street
    b += '<path d="M268 424H332L760 620H-160Z" fill="url(#wet)"/>'
    for i in range(22):
        t = (i / 22) ** 2.1
        y = 426 + t * 178
        half = 32 + (y - 424) * 2.2
        n = 9
        off = (i % 2) * 0.5
        for k in range(-1, n + 1):
            x0 = 300 - half + 2 * half * (k + off) / n
            x1 = x0 + 2 * half / n
            if x1 < -20 or x0 > 620:
                continue
            hh = max(2, (y - 418) * 0.17)
            mid = 1 - min(1, abs((x0 + x1) / 2 - 300) / (half + 1))
            c = f"rgb({int(44 + 74 * mid)},{int(28 + 40 * mid)},{int(70 + 40 * mid)})"
            b += (
                f'<rect x="{x0 + 1:.1f}" y="{y:.1f}" width="{x1 - x0 - 2:.1f}" height="{hh:.1f}" '
                f'rx="{hh * 0.45:.1f}" fill="{c}" opacity=".8"/>'
            )

    # houses: near ones last
    def quad(x0, x1, t0, f0, col, side):  # noqa: PLR0917
        """A front between two depths; all its lines meet in the vanishing point."""

        def at(x, y):
            return vp[0] + side * x, y

        k = x1 / x0
        top1 = vp[1] + (t0 - vp[1]) * k
        foot1 = vp[1] + (f0 - vp[1]) * k
        return [(vp[0] + side * x0, t0), (vp[0] + side * x1, top1), (vp[0] + side * x1, foot1), (vp[0] + side * x0, f0)]

    def poly(p, **kw):
        return (
            '<path d="M'
            + "L".join(f"{x:.1f} {y:.1f}" for x, y in p)
            + 'Z" '
            + " ".join(f'{k.replace("_", "-")}="{v}"' for k, v in kw.items())
            + "/>"
        )

    def mixp(q, u, v):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = q
        tx, ty = ax + (bx - ax) * u, ay + (by - ay) * u
        ux, uy = dx + (cx - dx) * u, dy + (cy - dy) * u
        return tx + (ux - tx) * v, ty + (uy - ty) * v

    lanterns = []
    for side in (-1, 1):
        xs = [46, 66, 96, 140, 206, 330]
        for i in range(len(xs) - 1):
            far, near = xs[i], xs[i + 1]
            top = vp[1] - near * rng.uniform(1.25, 1.55)
            foot = vp[1] + near * 0.5 + 6
            dark = i / 4
            base = (int(74 - 50 * dark), int(42 - 28 * dark), int(104 - 66 * dark))
            q = quad(near, far, top, foot, None, side)
            b += poly(q, fill=f"rgb{base}")
            # gable roof leaning over the street
            g = mixp(q, 0.5, 0)
            peak = (g[0] - side * 0, g[1] - near * 0.42)
            b += poly(
                [(q[0][0] + side * near * 0.02, q[0][1] + 4), peak, (q[1][0] - side * far * 0.12, q[1][1] + 4)],
                fill=f"rgb({max(8, base[0] - 18)},{max(4, base[1] - 12)},{max(18, base[2] - 22)})",
            )
            # timber
            beam = f"rgb({max(6, base[0] - 26)},{max(3, base[1] - 18)},{max(12, base[2] - 34)})"
            for v in (0.28, 0.56):
                (x0, y0), (x1, y1) = mixp(q, 0, v), mixp(q, 1, v)
                b += line((x0, y0), (x1, y1), beam, near * 0.035)
            for u in (0.04, 0.5, 0.96):
                (x0, y0), (x1, y1) = mixp(q, u, 0), mixp(q, u, 1)
                b += line((x0, y0), (x1, y1), beam, near * 0.028)
            for u0 in (0.14, 0.6):
                for v0 in (0.08, 0.36, 0.66):
                    if rng.random() < 0.62:
                        w = [
                            mixp(q, u, v)
                            for u, v in ((u0, v0), (u0 + 0.26, v0), (u0 + 0.26, v0 + 0.14), (u0, v0 + 0.14))
                        ]
                        b += poly(w, fill="#ffcf73") + poly(w, fill="#ff9f3c", opacity=".55", filter="url(#b5)")
                        (x0, y0), (x1, y1) = mixp(q, u0 + 0.13, v0), mixp(q, u0 + 0.13, v0 + 0.14)
                        b += line((x0, y0), (x1, y1), beam, near * 0.014)
            # lit edge
            (x0, y0), (x1, y1) = q[1], q[2]
            b += line((x0, y0), (x1, y1), "#ffb877", near * 0.01 + 0.6, 'opacity=".5"')
            lx, ly = mixp(q, 0.82, 0.5)
            lanterns.append((lx - side * near * 0.14, ly, near * 0.1, side, lx))
    lo = ""
    for x, y, s, _, wall in lanterns:
        lo += (
            f'<path d="M{wall:.1f} {y - s * 1.5:.1f}L{x:.1f} {y - s * 1.5:.1f}V{y - s:.1f}" '
            f'stroke="#0c0616" stroke-width="{s * 0.16:.1f}" fill="none"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{s * 6.2:.1f}" fill="url(#lan)" style="mix-blend-mode:screen" '
            'opacity=".8"/>'
        )
        lo += (
            f'<path d="M{x - s * 0.5:.1f} {y - s * 0.8:.1f}h{s:.1f}l{s * 0.14:.1f} {s * 1.5:.1f}h{-s * 1.28:.1f}Z" '
            f'fill="#fff0b8" stroke="#0c0616" stroke-width="{s * 0.18:.1f}"/>'
            f'<path d="M{x - s * 0.75:.1f} {y - s * 0.75:.1f}L{x:.1f} {y - s * 1.5:.1f}L{x + s * 0.75:.1f} '
            f'{y - s * 0.75:.1f}Z" fill="#0c0616"/>'
        )
        lo += (
            f'<ellipse cx="{300 + (x - 300) * 0.9:.1f}" cy="{vp[1] + abs(x - 300) * 0.62 + 10:.1f}" '
            f'rx="{s * 0.42:.1f}" ry="{s * 2.2:.1f}" fill="#ffc35e" opacity=".42" filter="url(#b5)"/>'
        )
    b += lo
    # the hero, back-lit
    b += (
        '<ellipse cx="300" cy="400" rx="80" ry="110" fill="#ffd9c0" opacity=".5" '
        'filter="url(#b30)"/><ellipse cx="300" cy="520" rx="70" ry="12" fill="#080410" '
        'opacity=".7" filter="url(#b5)"/>'
    )
    hero = (
        "M300 300C316 300 325 314 323 330C340 338 350 360 356 396C364 440 366 480 "
        "372 516C350 508 338 520 322 512C312 522 288 522 278 512C262 520 250 508 "
        "228 516C234 480 236 440 244 396C250 360 260 338 277 330C275 314 284 300 "
        "300 300Z"
    )
    b += (
        f'<path d="{hero}" fill="#0a0514"/><path d="M323 330C340 338 350 360 356 '
        "396C364 440 366 480 372 516M277 330C260 338 250 360 244 396C236 440 234 "
        '480 228 516M284 308C288 302 294 300 300 300C308 300 316 305 320 313" fill="none" '
        'stroke="#ffc98a" stroke-width="3" opacity=".9"/>'
    )
    b += (
        '<g transform="translate(366 420) rotate(14)"><path d="M-3.5-14h7'
        'V92L0 106L-3.5 92Z" fill="#f6e9ff"/><path d="M-3.5-14h7V92L0 106'
        'L-3.5 92Z" fill="#d9a6ff" filter="url(#b5)"/><rect x="-17" y="-20" width="34" '
        'height="6" rx="3" fill="#1a0c2c"/><rect x="-4" y="-42" width="8" height="24" '
        'rx="3" fill="#1a0c2c"/></g>'
    )
    b += '<path d="M340 372L364 396L374 388L352 356Z" fill="#0a0514"/>'
    b += "".join(
        f'<path d="M{x:.0f} {y:.0f}l-5 24" stroke="#e6d2ff" stroke-width="1" opacity="{rng.uniform(0.12, 0.4):.2f}"/>'
        for x, y in ((rng.uniform(0, 600), rng.uniform(0, 590)) for _ in range(130))
    )
    b += '<rect width="600" height="600" fill="url(#vig)"/>'
    return svg(d, b)
