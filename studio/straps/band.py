"""Two-piece straps that are cut from a sheet: leather, suede, rubber."""
import math

import numpy as np

from studio import buckle, geometry as g, materials
from studio.straps import path

SIDES = 33


class Cut:
    """How wide and thick a strap is along its length, in mm."""

    def __init__(self, part, m):
        self.wide, self.narrow = m.lug_width - .25, m.strap_end_width
        self.thick, self.thin = part.get('thickness', (3.6, 2.2))

    def width(self, along: float) -> float:
        return self.wide + (self.narrow - self.wide) * min(1, along / 55)

    def thickness(self, along: float) -> float:
        return self.thick + (self.thin - self.thick) * min(1, along / 28) ** .8


def build(watch) -> None:
    """Both halves, the seams, the keepers and the buckle."""
    part, m = watch.parts['strap'], watch.m
    cut = Cut(part, m)
    material = materials.suede(part['colour']) if part['kind'] == 'suede' else (
        materials.leather(part['colour'], part['grain']) if part['kind'] == 'leather' else materials.rubber(part['colour']))
    for upper in (True, False):
        line = path.half(m, upper)
        line = line.until(line.length * (.80 if upper else .98))
        if not upper:
            over = np.clip((line.along / line.length - .70) / .1, 0, 1)
            line = line.raised(over * over * (3 - 2 * over) * (cut.thin + .35))
        g.loft('strap', list(_sections(part, cut, line, upper)), material, crease=45)
        if 'stitch' in part:
            _seams(part, cut, line, upper)
    buckle.build(watch, cut)


def _sections(part, cut, line, upper):
    for i in np.unique(np.r_[np.arange(0, len(line.along), 5), len(line.along) - 1]):
        along, left = line.along[i], line.length - line.along[i]
        half, thick, round_end = cut.width(along) / 2, cut.thickness(along), 1.0
        if along < 1.6:
            round_end = math.sqrt(max(.02, 1 - (1 - along / 1.6) ** 2))
        if not upper and left < 7:
            half *= math.sqrt(max(.02, 1 - (1 - left / 7) ** 2.2))
        top = [(x, _surface(part, half, thick, half - abs(x), along) * round_end) for x in np.linspace(-half, half, SIDES)]
        bottom = [(x, -thick / 2 * round_end) for x in np.linspace(half, -half, 12)]
        yield [(x, *(line.points[i] + line.normal[i] * v)) for x, v in top + bottom]


def _surface(part, half, thick, inside, along) -> float:
    """Height of the upper side at a distance from the edge: rounded edge, groove of the seam, padding."""
    edge = min(1, inside / .55)
    height = thick / 2 - .35 - .5 * (1 - math.sqrt(max(0, 1 - (1 - edge) ** 2)))
    padding = part['padding'] * max(0, 1 - along / 48) ** .7
    if inside > 2.3:
        share = min(1, (inside - 2.3) / (half * .55))
        height += padding * (1 - (1 - share) ** 2.2)
    if 'stitch' in part:
        height -= .22 * math.exp(-((inside - 2.3) / .45) ** 2)
    return height


def _seams(part, cut, line, upper) -> None:
    """Slanted stitches along both edges, one part."""
    points, faces = [], []
    for along in np.arange(5.0, line.length - (3 if upper else 9), 2.75):
        i = line.at(along)
        for side in (1, -1):
            x = side * (cut.width(along) / 2 - 2.3)
            centre = np.array([x, *(line.points[i] + line.normal[i] * (cut.thickness(along) / 2 - .52))])
            _stitch(points, faces, centre, np.array([0, *line.tangent[i]]), np.array([0, *line.normal[i]]), .12 * side)
    g.mesh('stitches', points, faces, materials.thread(part['stitch']), 60)


def _stitch(points, faces, centre, along, up, slant, length=2.05, radius=.25, sides=8) -> None:
    across = np.array([1.0, 0, 0])
    along, across = along * math.cos(slant) + across * math.sin(slant), across * math.cos(slant) - along * math.sin(slant)
    first, stations = len(points), np.linspace(-1, 1, 9)
    for a in stations:
        r = radius * math.sqrt(max(.02, 1 - abs(a) ** 3.5))
        for k in range(sides):
            t = math.tau * k / sides
            points.append(centre + along * (a * length / 2) + across * (r * math.cos(t))
                          + up * (r * math.sin(t) * .8 + .16 * (1 - a * a)))
    for i in range(len(stations) - 1):
        for k in range(sides):
            j = (k + 1) % sides
            faces.append((first + i * sides + k, first + i * sides + j, first + (i + 1) * sides + j, first + (i + 1) * sides + k))
