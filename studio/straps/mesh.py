"""Milanese mesh: rows of wire loops that hold each other. All lengths in mm."""
import math

import numpy as np
from mathutils import Matrix

from studio import buckle, geometry as g, materials
from studio.straps import path
from studio.outline import rounded

ACROSS, ALONG, WIRE = .92, 1.12, .27
"""Distance between columns, between loops of a column, and the wire's radius."""


def build(watch) -> None:
    """Both halves, which meet within the sliding clasp, and that clasp."""
    part, m = watch.parts['strap'], watch.m
    metal = part.get('metal', 'steel')
    thick = part.get('thickness', (1.6, 1.6))[0]
    width = m.lug_width - .4
    upper, lower = path.half(m, True), path.half(m, False)
    upper = upper.until(upper.length * .84)
    lower = lower.until(lower.nearest(*upper.points[-1]))
    for line, side in ((upper, 1), (lower, -1)):
        bar = line.nearest(side * m.bar_y, m.bar_z)
        _core(line, bar, width, thick, materials.metal(metal, 'blasted', .5))
        for face in (1, -1):
            _loops(line, bar, width, thick, face, materials.metal(metal, 'polished', .16))
        _end(line, bar, width, thick, materials.metal(metal, 'polished', .12))
    buckle.sliding(watch, width, thick)


def _core(line, bar, width, thick, material) -> None:
    """The inner band that closes the gaps between the loops of both faces, from the spring bar on."""
    outline = rounded(width - .5, thick * .4, .15)
    stations = line.along[line.along >= bar][::6]
    g.loft('mesh core', [[line.point(a, x, v) for x, v in outline] for a in stations], material)


def _loops(line, bar, width, thick, face, material, sides=6, stations=5) -> None:
    """Slanted wire loops of the outer (1) or inner (-1) face; neighbouring columns slant to opposite sides."""
    columns = int((width - .3) / ACROSS)
    first = -(columns - 1) / 2 * ACROSS
    points, faces = [], []
    for column in range(columns):
        slant = math.radians(32 if column % 2 else -32)
        for along in np.arange(bar + 2.2 + (ALONG / 2 if column % 2 else 0), line.length - .8, ALONG):
            _loop(points, faces, line, along, first + column * ACROSS, slant, thick, face, sides, stations)
    g.mesh('mesh', points, faces, material, 70)


def _loop(points, faces, line, along, x, slant, thick, face, sides, stations) -> None:
    i = line.at(along)
    n, t = line.normal[i], line.tangent[i]
    start, reach = len(points), .78
    for a in np.linspace(-1, 1, stations):
        r = WIRE * math.sqrt(max(.12, 1 - a ** 4))
        cx, cf = x + reach * a * math.sin(slant), reach * a * math.cos(slant)
        up = face * (thick / 2 - .22 + .16 * (1 - a * a))
        for k in range(sides):
            q = math.tau * k / sides
            across, out = r * math.cos(q), up + r * math.sin(q)
            forward = cf - across * math.sin(slant)
            p = line.points[i] + n * out + t * forward
            points.append((cx + across * math.cos(slant), p[0], p[1]))
    for s in range(stations - 1):
        for k in range(sides):
            j, row = (k + 1) % sides, start + s * sides
            faces.append((row + k, row + j, row + sides + j, row + sides + k))
    faces.append(tuple(range(start, start + sides)))
    faces.append(tuple(range(start + (stations - 1) * sides, start + stations * sides)))


def _end(line, bar, width, thick, material) -> None:
    """The plain tube round the spring bar, which lies at `bar` mm of the line."""
    tube = g.pin('mesh end', thick * .62 + .35, width, material)
    tube.matrix_basis = line.frame(bar) @ Matrix.Translation((-width / 2, 0, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
