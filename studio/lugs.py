"""The lugs of a round case, by their form (lugforms.py). All lengths in mm, in the watch's frame (measures.py)."""
import math

import numpy as np
from mathutils import Matrix

from studio import geometry as g, materials
from studio.lugforms import DRAFT, FORMS, STATIONS, edge, levels, rounded_off, section
from studio.measures import SPRING_BAR
from studio.outline import fillet

BEVEL, TOP = range(10, 13), range(13, 17)
"""Strips of a lug's skin: its outline has five corners of four points each."""
HOLE = .5
"""Radius of the hole through a straight lug in which the spring bar sits."""


def build(watch, flank) -> None:
    """Four lugs with the spring bars between them; `flank` is the material of the case band."""
    part, m = watch.parts['case'], watch.m
    for x in (1, -1):
        for y in (1, -1):
            _lug(part, m, flank, x, y)
            if part['lugs'] == 'straight':
                _hole(part, m, x, y)
    for y in (1, -1):
        if part['lugs'] == 'hooded':
            _hood(part, m, flank, y)
        bar = g.pin('spring bar', SPRING_BAR, m.lug_width + .6, materials.metal('steel'))
        bar.matrix_basis = (Matrix.Translation((-m.lug_width / 2 - .3, y * m.bar_y, m.bar_z))
                            @ Matrix.Rotation(math.pi / 2, 4, 'Y'))


def _lug(part, m, flank, sx: int, sy: int) -> None:
    """One lug, lofted from within the band to its rounded tip."""
    form, inner = FORMS[part['lugs']], m.lug_width / 2 + .12
    line = edge(form, m, inner)
    y, (top, under) = line[:, 1], levels(form, m, line[:, 1])
    clear = np.sqrt(np.maximum(0, (m.crystal_radius + .5) ** 2 - y ** 2))
    inside = np.maximum(inner, np.minimum(clear, line[:, 0] - .6))
    nose, length = form.nose * form.breadth * m.radius, y[-1] - y[0]
    sections = []
    for i in range(STATIONS):
        left, tall = y[-1] - y[i], top[i] - under[i]
        outer = max(line[i, 0] - rounded_off(left, nose), inside[i] + .3)
        low, high = under[i] + rounded_off(left, .3 * tall), top[i] - rounded_off(left, .45 * tall)
        outline = section(form, inside[i], outer, low, high, (y[i] - y[0]) / length)
        sections.append([(sx * x, sy * y[i], z) for x, z in outline])
    g.loft('lug', sections, flank, crease=24, strips=_dress(part))


def _dress(part) -> dict:
    """The finishes of bevel and top on a metal case."""
    if part['material'] not in materials.METALS:
        return {}
    bevel = 'blasted' if part['finish'] == 'blasted' else 'polished'
    return (dict.fromkeys(BEVEL, materials.metal(part['material'], bevel))
            | dict.fromkeys(TOP, materials.metal(part['material'], part['lug_finish'], edge=.15)))


def _hole(part, m, sx: int, sy: int) -> None:
    """The hole through a straight lug, seen from the flank, and the end of the spring bar in it."""
    form = FORMS['straight']
    line = edge(form, m, m.lug_width / 2 + .12)
    outer = np.interp(m.bar_y, line[:, 1], line[:, 0]) - rounded_off(line[-1, 1] - m.bar_y,
                                                                      form.nose * form.breadth * m.radius)
    top, under = (float(level[0]) for level in levels(form, m, np.array([m.bar_y])))
    draft = DRAFT / (top - under)
    outer -= draft * max(0.0, .9 * top + .1 * under - m.bar_z)
    turn = (Matrix.Translation((sx * outer, sy * m.bar_y, m.bar_z))
            @ Matrix.Rotation(sx * (math.pi / 2 + draft), 4, 'Y'))
    dark = g.lathe('lug hole', [(0, .015), (HOLE, .015), (HOLE, -.4)], materials.paint('#060606', .8, .1), sides=32)
    end = g.lathe('bar end', fillet([(0, .05), (.3, .05), (.3, -.4)], .05, 2), materials.metal('steel', 'blasted'), sides=24)
    dark.matrix_basis = end.matrix_basis = turn


def _hood(part, m, flank, sy: int) -> None:
    """The bridge between two lugs over the end of the strap."""
    half, form = m.lug_width / 2 + .3, FORMS['hooded']
    sections = []
    first, last = m.radius * .8, m.bar_y - 1.3
    for y in np.linspace(first, last, 16):
        top, _ = levels(form, m, np.array([y]))
        high = float(top[0]) - .2 - rounded_off(last - y, .5)
        low = max(m.bar_z + 1.9, high - 2.2)
        outline = fillet([(-half, low), (half, low), (half, high), (-half, high)], .1, 3, closed=True)
        sections.append([(x, sy * y, z) for x, z in outline])
    g.loft('hood', sections, materials.metal(part['material'], part['lug_finish'])
           if part['material'] in materials.METALS else flank, crease=30)
