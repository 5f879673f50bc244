"""Straps that are cut from a sheet: leather, suede, rubber, resin, textile, NATO. All lengths in mm."""
import math

import numpy as np

from studio import buckle, geometry as g, materials
from studio.measures import SPRING_BAR
from studio.outline import circle, rounded
from studio.straps import path
from studio.straps.seams import seams

SIDES = 49
THICKNESS = {'leather': (3.6, 2.2), 'suede': (3.2, 2.2), 'rubber': (4.2, 2.8), 'resin': (4.8, 3.2),
             'textile': (2.6, 2.1),
             'nato': (1.3, 1.3)}
LOWER = .98
"""Share of its line that the lower half covers."""
PITCH = 6.2
"""Distance between two holes for the buckle's tongue, in mm."""
RISE = 13.0
"""Length in which the lower half climbs through the buckle onto the end of the upper one."""


class Cut:
    """How wide and thick a strap is along its length, in mm."""

    def __init__(self, part, m):
        self.wide, self.narrow = m.lug_width - .25, m.strap_end_width
        self.thick, self.thin = part.get('thickness', THICKNESS[part['kind']])
        self.part, self.m = part, m
        self.threaded = part['kind'] == 'nato'

    def line(self, upper: bool) -> path.Line:
        """The line of one half; a NATO's begins behind the case."""
        if not self.threaded:
            return path.half(self.m, upper)
        return path.half(self.m, upper, over=SPRING_BAR + self.thick / 2 + .03, under=self.thick / 2 + .1)

    def width(self, along: float) -> float:
        return self.wide + (self.narrow - self.wide) * min(1, max(0, along) / 55)

    def thickness(self, along: float) -> float:
        return self.thick + (self.thin - self.thick) * min(1, max(0, along) / 28) ** .8

    def height(self, x: float, along: float) -> float:
        """Height of the face above the middle of the strap, `x` mm from its middle line."""
        return _height(self.part, self.width(along) / 2, self.thickness(along), x, along)


def halves(cut):
    """The lines of both halves; the lower one rides over the upper behind the wrist."""
    upper, lower = cut.line(True), cut.line(False)
    upper = upper.until(upper.length * path.UPPER)
    meets = lower.nearest(*upper.points[-1])
    over = np.clip((lower.along - meets) / RISE + 1, 0, 1)
    lower = lower.raised(over * over * (3 - 2 * over) * (cut.thin + .1))
    return upper, lower.until(lower.length * LOWER)


def build(watch) -> None:
    """Both halves, seams, holes, keepers and buckle."""
    part, m = watch.parts['strap'], watch.m
    cut = Cut(part, m)
    upper, lower = halves(cut)
    face = surface(part)
    edge = materials.paint(part.get('edge', materials.shade(part['colour'], .42)), .5, .4)
    for line, is_upper in ((upper, True), (lower, False)):
        _half(part, cut, line, is_upper, face, edge)
        if 'stitch' in part:
            seams(part, cut, line, is_upper)
    _holes(part, cut, lower)
    _keepers(watch, part, cut, lower, face)
    buckle.pin(watch, cut)


def surface(part):
    """The material of a strap's face."""
    kind, colour = part['kind'], part['colour']
    if kind == 'leather':
        return materials.leather(colour, part['grain'])
    if kind == 'suede':
        return materials.suede(colour)
    if kind in ('textile', 'nato'):
        return materials.textile(colour, part.get('stripe'))
    return materials.rubber(colour)


def _half(part, cut, line, is_upper, face, edge) -> None:
    last = len(line.along) - 1
    bends = np.flatnonzero(cut.threaded & (np.abs(line.along) < 8))
    stations = np.unique(np.r_[np.arange(0, last, 4), bends, np.arange(last - 12, last + 1)])
    sections = [_section(part, cut, line, i, is_upper) for i in stations]
    strips = {SIDES - 1: edge, SIDES + 11: edge} if part['kind'] in ('leather', 'suede') else {}
    if 'lining' in part:
        strips |= {k: materials.suede(part['lining']) for k in range(SIDES, SIDES + 11)}
    uv = lambda s, k: (k / (SIDES - 1) if k < SIDES else 1 - (k - SIDES) / 11, line.along[stations[s]])
    g.loft('strap', sections, face, crease=50, strips=strips, uv=uv)


def _section(part, cut, line, i, is_upper):
    along, left = line.along[i], line.length - line.along[i]
    half, thick, round_end = cut.width(along) / 2, cut.thickness(along), 1.0
    from_start = math.inf if cut.threaded else along
    to_end = min(from_start, left) if is_upper else from_start
    if to_end < thick / 2:
        round_end = math.sqrt(max(.02, 1 - (1 - to_end / (thick / 2)) ** 2))
    if not is_upper and left < 7:
        half *= math.sqrt(max(.02, 1 - (1 - left / 7) ** 2.2))
    top = [(x, _height(part, half, thick, x, along) * round_end) for x in np.linspace(-half, half, SIDES)]
    bottom = [(x, -thick / 2 * round_end) for x in np.linspace(half, -half, 12)]
    return [(x, *(line.points[i] + line.normal[i] * v)) for x, v in top + bottom]


def _height(part, half, thick, x, along) -> float:
    """Height of the face above the middle: rounded edge, padding and seam groove, moulded pattern."""
    inside = half - abs(x)
    soft = part['kind'] in ('leather', 'suede')
    radius = min(.55 if soft else 1.0, thick / 3) if part['kind'] != 'nato' else .3
    edge = min(1, inside / radius)
    height = thick / 2 - radius * .8 * (1 - math.sqrt(max(0, 1 - (1 - edge) ** 2)))
    if soft:
        padding = part['padding'] * max(0, 1 - along / 48) ** .7
        height -= min(.35, padding)
        if inside > 2.3:
            share = min(1, (inside - 2.3) / (half * .55))
            height += padding * (1 - (1 - share) ** 2.2)
        if 'stitch' in part:
            height -= .16 * math.exp(-((inside - 2.3) / .45) ** 2)
    elif along > 5:
        height -= _pattern(part['pattern'], x / half, along) * min(1, (along - 5) / 3)
    return height


def _pattern(pattern: str, across: float, along: float) -> float:
    """Depth of a moulded pattern; `across` from -1 to 1."""
    groove = lambda distance, width: max(0.0, min(1.0, (width - abs(distance)) / (width * .4)))
    if pattern == 'grooves':
        return .55 * max(groove(abs(across) - .42, .06), groove(abs(across) - .80, .04))
    if pattern == 'ribs':
        return .7 * groove((along + 2) % 5 - 2.5, .7) * groove(abs(across), .78) if along < 48 else 0
    if pattern == 'tropic':
        return .5 * groove((along + 1.5) % 3.2 - 1.6, .6) * groove(abs(abs(across) - .5), .3)
    if pattern == 'slots':
        return .9 * groove((along + 5) % 10 - 5, 2.6) * groove(abs(across), .34) if along < 62 else 0
    return 0.0


def _holes(part, cut, lower) -> None:
    """Seven holes towards the tail, seen on both faces; the buckle's tongue comes through one."""
    used = buckle.pierced(cut, lower)
    first = used + PITCH * round((lower.length - 16 - used) / PITCH)
    dark = materials.paint(materials.shade(part['colour'], .12), .8, .1)
    ring = materials.metal('steel') if part['kind'] == 'nato' else None
    for k in range(7):
        along = first - PITCH * k
        thick = cut.thickness(along)
        for out in (thick / 2 - .03, -thick / 2 - .07):
            hole = g.plate('strap hole', [circle(.85, 24)], 0, .10, dark, .01)
            hole.matrix_basis = lower.frame(along, out)
        if ring:
            eyelet = g.plate('eyelet', [circle(1.3, 32), circle(.8, 32)], 0, .18, ring, .06)
            eyelet.matrix_basis = lower.frame(along, thick / 2 - .05)


def _keepers(watch, part, cut, lower, face) -> None:
    """Two loops round both layers: of the strap's own stuff, or of metal on a NATO."""
    metal = part['kind'] == 'nato'
    material = materials.finish_of(buckle.metal_of(watch), 'brushed') if metal else face
    wall, breadth = (.9, 3.0) if metal else (1.0, 5.0)
    for along in (lower.length * .80, lower.length * .80 + 14):
        half = cut.width(along) / 2 + wall + .1
        high, low = cut.thin / 2 + wall + .05, -1.5 * cut.thin - wall - .15
        sections = []
        offsets = (-.5, -.47, -.36, .36, .47, .5, .5, -.5)
        for offset, inset in zip(offsets, (.32, .1, 0, 0, .1, .32, wall, wall)):
            sections.append(_loop(lower, along, half - inset, high - inset, low + inset, offset * breadth))
        round_it = np.cumsum(np.linalg.norm(np.diff(sections[2], axis=0, prepend=[sections[2][0]]), axis=1))
        g.loft('keeper', sections, material, capped=False, closed=True, crease=45,
               uv=lambda s, k: (round_it[k] / cut.wide, offsets[s] * breadth))


def _loop(line, along, half, high, low, forward):
    outline = rounded(2 * half, high - low, min(1.4, (high - low) / 2.2), (0, (high + low) / 2), 6)
    return [line.point(along, x, v, forward) for x, v in outline]
