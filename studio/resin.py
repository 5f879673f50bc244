"""Shock-proof resin cases: a body, a frame that stands proud of the glass, keys between guards. All lengths in mm."""
import math

import numpy as np
from mathutils import Matrix

from studio import caseback, crystal, geometry as g, materials
from studio.fonts import FONTS
from studio.outline import TURN, circle, fillet, polar, rect, superellipse

SIDES = 240
BUMP = .8
"""How far a frame's buffers stand out at 12 and 6 o'clock; at the sides by less."""
BED = .27
"""How deep the body lies beneath the back: below its middle, which would be hidden otherwise."""


def build(watch) -> None:
    """Body, frame, crystal, back, keys, shoulders and what stands on the frame."""
    case, m = watch.parts['case'], watch.m
    colour = case.get('colour', '#0d0d0e')
    body = materials.rubber(colour, .5)
    frame = materials.rubber(case.get('frame_colour', colour), .42)
    _body(case, m, body)
    _frame(case, m, frame)
    caseback.build(watch, m.radius * .80, m.band_bottom)
    crystal.build(watch)
    for y in (1, -1):
        _shoulder(case, m, body, y)
    for button in watch.parts['buttons']:
        _key(case, m, button, body)
    if 'screws' in case:
        _screws(case, m, frame)
    for word in case['lettering']:
        _word(case, m, word)
    if 'sensor' in case:
        _sensor(case, m)


def face(watch) -> tuple[list, float]:
    """Outline in mm of the opening through which the face is seen, and the z on which the face lies."""
    return _window(watch.parts['case'], watch.m, 1.2), watch.m.dial_z


def _height(m) -> float:
    return 1.93 * m.lug_tip


def _outline(case, m, share: float, bumps: float = 0.0, ribs: float = 0.0) -> list:
    """The case seen from above, scaled; `bumps` adds mm of buffer at the four sides, `ribs` grooves the flanks."""
    width, height = 2 * m.radius * share, _height(m) * share
    if case['shape'] == 'octagon':
        line = superellipse(width, height, 5.5, m.radius * 1.10 * share, SIDES)
    else:
        line = superellipse(width, height, 2.35, 0, SIDES)
    out = []
    for i, (x, y) in enumerate(line):
        t = TURN * i / SIDES
        grow = bumps * (math.exp(-((abs(math.sin(t)) - 1) / .10) ** 2)
                        + .8 * math.exp(-((abs(math.cos(t)) - 1) / .05) ** 2))
        if case['shape'] == 'shock':
            grow += bumps * .9 * math.exp(-((abs(math.sin(2 * t)) - 1) / .08) ** 2)
        grow -= ribs * (.5 + .5 * math.cos(40 * t)) * (abs(math.sin(t)) < .72)
        r = math.hypot(x, y)
        out.append((x * (r + grow) / r, y * (r + grow) / r))
    return out


def _window(case, m, grow: float) -> list:
    """The frame's opening, `grow` mm larger than what is seen."""
    if case['shape'] == 'octagon':
        s = m.radius / 23
        return superellipse(30 * s + 2 * grow, 27.5 * s + 2 * grow, 6, 17.4 * s + grow, SIDES)
    return circle(m.crystal_radius - .5 + grow, SIDES)


def _rings(rows):
    return [[(x, y, z) for x, y in outline] for outline, z in rows]


def _body(case, m, material) -> None:
    low, high = m.band_bottom, m.band_top
    ribs = .5 if case['edge'] == 'ribbed' else 0
    line = lambda share, r=0.0: _outline(case, m, share, 0, r)
    g.loft('body', _rings([(line(.80), m.back_z + caseback.HEADS + BED), (line(.93), low - .4), (line(.975), low + .8),
                           (line(1.0, ribs), low + 1.5),
                           (line(1.0, ribs), high - 1.3), (line(.985), high - .7), (line(.94), high - .4),
                           (line(.90), m.dial_z - 1.0)]), material, crease=28)


def _frame(case, m, material) -> None:
    foot, top = m.band_top - .3, m.bezel_top
    tall = top - foot
    slim = 1 - .8 * BUMP / m.radius  # the bumps end at the case's radius
    line = lambda share: _outline(case, m, share * slim, BUMP)
    hole = lambda grow: _window(case, m, grow)
    g.loft('frame', _rings([(line(.93), foot - .3), (line(.985), foot - .15), (line(1.0), foot + .25),
                            (line(1.0), foot + tall * .45),
                            (line(.972), foot + tall * .74), (line(.935), foot + tall * .93), (line(.90), top),
                            (hole(2.3), top - .06), (hole(1.5), top - .3), (hole(.8), m.crystal_edge - .05),
                            (hole(.78), m.crystal_edge - .7)]), material, capped=False, crease=30)


def _shoulder(case, m, material, sign: int) -> None:
    """The arm that leads to the strap; its root lies within the body, where that is wide enough to hide it."""
    root, sections = m.radius * 1.56, []
    start = max(y for x, y in _outline(case, m, .93) if x > root / 2 + .4)
    for u in np.linspace(0, 1, 14):
        y = start + (m.lug_tip - start) * u
        width = root + (m.lug_width + 1.5 - root) * u ** .8
        top = m.band_top - .5 - (m.band_top - m.bar_z - 1.5) * u ** 1.7
        low = m.band_bottom - .5 + (m.bar_z - m.band_bottom - 2.5) * u ** 1.5
        shape = fillet([(-width / 2, low), (width / 2, low), (width / 2, top, 1.2), (-width / 2, top, 1.2)], .6, 4,
                       closed=True)
        sections.append([(x, sign * y, z) for x, z in shape])
    g.loft('shoulder', sections, material, crease=30)


def _flank(m, hour: float) -> tuple[int, float]:
    """The side (1 right, -1 left) and the y of a key at an hour."""
    x, y = polar(m.radius * .86, hour)
    return (1 if x > 0 else -1), y


def _key(case, m, button, body) -> None:
    """A key at the right or left flank, between two guards."""
    side, y = _flank(m, button['at'])
    edge = max(x for x, v in _outline(case, m, 1.0) if abs(v - y) < 1.5)
    r, tint = button['diameter'] / 2, button.get('metal',
                                                 'steel' if button['style'] == 'steel' else case.get('colour',
                                                                                                     '#0d0d0e'))
    material = materials.finish_of(tint) if tint in materials.METALS else materials.rubber(tint, .42)
    key = g.lathe('key', fillet([(r, -2.5), (r, 1.25), (r * .86, 1.8), (0, 2.0)], .35, 4), material, sides=64)
    turn = Matrix.Rotation(math.pi / 2 * side, 4, 'Y')
    key.matrix_basis = Matrix.Translation((side * (edge - .9), y, -.3)) @ turn
    if button['guarded']:
        for up in (1, -1):
            frame = Matrix.Translation((side * (edge - .5), y + up * (r + 1.5), -.3))
            g.block('guard', (3.2, 2.4, m.band_top - m.band_bottom - 1.6), body, .9, 4, frame)


def _screws(case, m, frame) -> None:
    material, z = materials.metal(case['screws'], 'brushed'), m.bezel_top
    slot = materials.paint('#050505', .6)
    for x in (1, -1):
        for y in (1, -1):
            at = (x * m.radius * .60, y * _height(m) * .355, 0)
            g.lathe('screw', fillet([(0, z + .12), (1.15, z + .12), (1.25, z - .3)], .12, 3), material, sides=64, at=at)
            g.plate('slot', [rect(1.7, .32)], 0, .03, slot, .01, (at[0], at[1], z + .115), x * y * 1.2)
            g.lathe('well', fillet([(1.28, z - .3), (1.32, z + .03), (1.75, z + .03), (1.95, z - .3)], .08, 2), frame,
                    sides=64, at=at)


def _word(case, m, word) -> None:
    """Raised, painted letters on the frame."""
    ink = materials.paint(case.get('accent', '#d8d6ce'), .5)
    x, y = polar(1.0, word['at'])
    inner = max(v[0] * x + v[1] * y for v in _window(case, m, 1.8))
    outer = max(v[0] * x + v[1] * y for v in _outline(case, m, .9))
    cap = min(2.0, .36 * (outer - inner)) if abs(y) > .5 else min(1.1, .36 * (outer - inner))
    if case['shape'] == 'octagon':
        r = (inner + outer) / 2
        part = g.text(word['text'], FONTS['condensed'], cap, ink, (x * r, y * r, m.bezel_top - .06), .12, spacing=1.12)
        if abs(y) < .5:
            part.rotation_euler.z = math.pi / 2 * (1 if x < 0 else -1)
        return
    g.arc_text(word['text'], FONTS['condensed'], cap, (inner + outer) / 2, word['at'] % 12, ink, m.bezel_top - .10, .16,
               bottom=3 < word['at'] % 12 < 9)


def _sensor(case, m) -> None:
    """A pierced steel disc over the pressure sensor."""
    side, y = _flank(m, case['sensor'])
    holes = [circle(.42, 20, polar(r, h)) for r, n in ((1.1, 6), (2.2, 12)) for h in np.arange(n) * 12 / n]
    disc = g.plate('sensor cover', [circle(3.3, 96), circle(.42, 20)] + holes, 0, .6,
                   materials.metal('steel', 'brushed'), .12)
    edge = max(v[0] for v in _outline(case, m, 1.0) if abs(v[1] - y) < 1.5)
    disc.matrix_basis = Matrix.Translation((side * (edge + .45), y, 0)) @ Matrix.Rotation(math.pi / 2 * side, 4, 'Y')
    g.plate('sensor bed', [circle(3.2, 64)], -.4, .2, materials.paint('#060606', .7),
            .05).matrix_basis = disc.matrix_basis
