"""Link bracelets. All lengths in mm."""
import math

import numpy as np
from mathutils import Matrix

from studio import buckle, geometry as g, materials
from studio.outline import rounded
from studio.straps import path

ROWS = {  # shares of the width from edge to edge, which are centre links, pitch along it, offset of the centre
    'three': ((.30, .40, .30), (1,), 4.9, .5), 'five': ((.24, .10, .32, .10, .24), (1, 3), 4.6, .5),
    'jubilee': ((.26, .16, .16, .16, .26), (1, 2, 3), 3.6, .5), 'president': ((.31, .38, .31), (1,), 4.4, 0),
    'slim': ((.5, .5), (), 2.9, .5),
}


def build(watch) -> None:
    """End links, links that end within the clasp from both sides, and the folding clasp."""
    part, m = watch.parts['strap'], watch.m
    metal = part.get('metal', 'steel')
    outer = materials.metal(metal, 'linear')
    centre = materials.metal(metal, part['centre_finish'])
    thick = part.get('thickness', (3.0, 2.4))[0]
    upper, lower = path.half(m, True), path.half(m, False)
    meets = lower.nearest(*upper.point(upper.length * .95)[1:])
    for line, end, sign in ((upper, upper.length * .74, 1), (lower, meets, -1)):
        _end_link(m, part, thick, outer, centre, sign)
        _links(part, m, line.until(end), thick, outer, centre)
    buckle.folding(watch, thick)


def _end_link(m, part, thick, outer, centre, sign) -> None:
    """The pieces between the lugs, one to each row, whose inner side follows the case."""
    width = 2 * (m.lug_width / 2 - .1)
    shares, middle, _, _ = ROWS[part['links']]
    x = -width / 2
    for k, share in enumerate(shares):
        _end_piece(m, x + .06, x + share * width - .06, thick, centre if k in middle else outer, sign, k in middle)
        x += share * width


def _end_piece(m, left, right, thick, material, sign, is_centre) -> None:
    sections = []
    for x, inset in [(left, .3), (left + .1, .1), *((v, 0) for v in np.linspace(left + .3, right - .3, 11)),
                     (right - .1, .1),
                     (right, .3)]:
        inner = math.sqrt(max(0, (m.radius - .7) ** 2 - x * x))
        outer = m.bar_y + (.6 if is_centre else 1.5)
        high = m.bar_z + thick / 2 + (.2 if is_centre else .1) - inset
        rise, low = min(m.band_top - .9, high + 1.2), m.bar_z - thick / 2 + inset
        sections.append([(x, sign * y, z) for y, z in (
            (inner, low), (outer, low), (outer, high - .5), (outer - .45, high), (outer - 1.6, high + .15),
            (inner, rise))])
    g.loft('end link', sections, material, crease=35)


def _links(part, m, line, thick, outer, centre) -> None:
    shares, middle, pitch, offset = ROWS[part['links']]
    pitch *= .55 + .45 * m.lug_width / 20
    for along in np.arange(2.2 - pitch / 2, line.length, pitch):
        width = m.lug_width - .3 + (m.strap_end_width - m.lug_width) * min(1, along / 60)
        x = -width / 2
        for k, share in enumerate(shares):
            is_centre = k in middle
            half_way = along + (pitch * offset if is_centre or (part['links'] == 'slim' and k) else 0)
            if 2 < half_way < line.length:
                _link(line, half_way, x + share * width / 2, share * width - .14, pitch - .16, thick,
                      centre if is_centre else outer,
                      is_centre)
            x += share * width


def _link(line, along, x, width, length, thick, material, is_centre) -> None:
    """One link: flat with a bevel outside, domed in the middle rows."""
    corner = min(.5 if is_centre else .36, width / 2.2)
    made = g.block('link', (width, length, thick + (.12 if is_centre else 0)), material, corner, 4 if is_centre else 3)
    made.matrix_basis = line.frame(along) @ Matrix.Translation((x, 0, 0))
