"""The round case: band, lugs, back, crown, pushers. All lengths in mm, in the watch's frame (measures.py)."""
import math

import numpy as np
from mathutils import Matrix

from studio import geometry as g, materials
from studio.measures import SPRING_BAR, lug_along, lug_underside
from studio.outline import fillet

LUGS = {  # breadth of the tip (share of radius), where it leaves the case (degrees from 12), fall (share of thickness)
    'curved': (.125, 56, .30), 'straight': (.135, 50, .20), 'faceted': (.15, 54, .26), 'horned': (.11, 60, .34),
    'slim': (.095, 50, .26), 'heavy': (.20, 58, .26),
}
BEVEL, TOP = range(10, 13), range(13, 17)
"""Strips of a lug's skin: its outline has five corners of four points each."""


def build(watch) -> None:
    """Band, back, lugs, spring bars, crown and buttons of a round case."""
    part, m = watch.parts['case'], watch.m
    flank = materials.body(part['material'], part['finish'], part.get('colour'), edge=.12)
    _band(part, m, flank)
    _back(part, m)
    for x in (1, -1):
        for y in (1, -1):
            _lug(part, m, flank, x, y)
    for y in (1, -1):
        bar = g.pin('spring bar', SPRING_BAR, m.lug_width + .6, materials.metal('steel'))
        bar.matrix_basis = (Matrix.Translation((-m.lug_width / 2 - .3, y * m.bar_y, m.bar_z))
                            @ Matrix.Rotation(math.pi / 2, 4, 'Y'))
    crown(watch)
    for button in watch.parts['buttons']:
        pusher(watch, button)
    if 'valve' in part:
        valve = g.lathe('helium valve', fillet([(2.3, -1), (2.3, 1.3), (2.0, 1.6), (1.0, 1.6), (.9, 1.3), (0, 1.3)],
                                               .12, 3),
                        materials.metal(part['material'] if part['material'] in materials.METALS else 'steel',
                                        'polished'))
        valve.matrix_basis = g.outward(part['valve'], m.radius - .45)


def _band(part, m, flank) -> None:
    r, low, high = m.radius, m.band_bottom, m.band_top
    foot = part['undercut'] / 2 if 'undercut' in part else r - .9
    profile = fillet([(foot - 2.2, low - .3), (foot, low, .4), (r - .1, low + .16 * m.thickness, .7), (r, 0, 3),
                      (r - .1, high - .7, .5), (r - .55, high - .1, .15), (r - .9, high, .1),
                      (m.crystal_radius - .2, high)], .25, 5)
    relief = None
    if part['edge'] != 'plain':
        teeth = 150 if part['edge'] == 'milled' else 60
        relief = lambda rad, z, a: (.16 * (np.clip(1.6 * np.cos(a * teeth), -1, 1) - 1) if rad > r - .3 else 0 * a)
    g.lathe('band', profile, flank, sides=1200 if relief else 256, relief=relief)


def _back(part, m) -> None:
    r, low = (part['undercut'] / 2 if 'undercut' in part else m.radius - .9), m.band_bottom
    profile = [(0, m.back_z), (r - 4.0, m.back_z), (r - 2.2, m.back_z + .35), (r - 1.6, (m.back_z + low) / 2),
               (r - 1.2, low + .1)]
    g.lathe('back', fillet(profile, .2, 4), materials.metal(part['back'], 'brushed'))


def _lug_lines(part, m):
    """Along a lug: its y, inner and outer x, and the z of its top and bottom, at 30 stations."""
    breadth, leave, fall = LUGS[part['lugs']]
    a = math.radians(leave)
    start = (m.radius - .55) * np.array([math.sin(a), math.cos(a)])
    tangent = np.array([-math.cos(a), math.sin(a)])
    inner = m.lug_width / 2 + .12
    tip = np.array([inner + breadth * m.radius, m.lug_tip])
    reach = np.linalg.norm(tip - start)
    t = np.sin(np.linspace(0, 1, 30) * math.pi / 2)[:, None]
    line = ((2 * t**3 - 3 * t**2 + 1) * start + (t**3 - 2 * t**2 + t) * tangent * reach * 1.1
            + (3 * t**2 - 2 * t**3) * tip + (t**3 - t**2) * np.array([0, 1]) * reach * .9)
    along = np.clip(lug_along(m.radius, m.lug_tip, line[:, 1]), 0, 1)
    top = m.band_top - .12 - fall * m.thickness * along ** 1.7
    bottom = m.band_bottom + lug_underside(m.thickness, along)
    clear = np.sqrt(np.maximum(0, (m.crystal_radius + .5) ** 2 - line[:, 1] ** 2))
    return line[:, 1], np.maximum(inner, np.minimum(clear, line[:, 0] - .6)), line[:, 0], top, bottom


def _lug(part, m, flank, sx: int, sy: int) -> None:
    """One lug, lofted from within the band to its rounded tip; its outer edge leaves the band at a tangent."""
    sections = []
    y, inner, outer, top, bottom = _lug_lines(part, m)
    length = y[-1] - y[0]
    for i in range(len(y)):
        left = (y[-1] - y[i]) / length
        round_end = math.sqrt(max(.02, 1 - max(0, 1 - left / .10) ** 2))
        middle = top[i] * .4 + bottom[i] * .6
        high, low = middle + (top[i] - middle) * round_end, middle + (bottom[i] - middle) * round_end
        bevel = min(.085 * m.thickness, .3 * (high - low)) * (1.7 if part['lugs'] == 'faceted' else 1)
        outline = fillet([(inner[i], low, .25), (outer[i] - .2, low, .4), (outer[i], high - bevel, .1),
                          (outer[i] - bevel, high, .1), (inner[i], high, .2)], .2, 3, closed=True)
        sections.append([(sx * x, sy * y[i], z) for x, z in outline])
    strips = {}
    if part['material'] in materials.METALS:
        bevel_finish = 'blasted' if part['finish'] == 'blasted' else 'polished'
        strips = dict.fromkeys(BEVEL, materials.metal(part['material'], bevel_finish))
        strips |= dict.fromkeys(TOP, materials.metal(part['material'], part['lug_finish'], edge=.15))
    g.loft('lug', sections, flank, crease=24, strips=strips)


def crown(watch) -> None:
    """The crown with its grip, and guards where the case has them."""
    part, case, m = watch.parts.get('crown'), watch.parts['case'], watch.m
    if part is None:
        return
    radius = part.get('diameter', .155 * 2 * m.radius) / 2
    length = part.get('length', .085 * 2 * m.radius)
    name = part.get('metal', case['material'] if case['material'] not in ('carbon', 'resin') else 'black')
    teeth, depth = {'knurled': (34, .11), 'fluted': (22, .13), 'onion': (16, .16), 'smooth': (1, 0)}[part['style']]
    grip = lambda r, z, a: (depth * radius * (np.abs(np.cos(a * teeth / 2)) ** .7 - 1)
                            if .13 * length < z < .9 * length else 0 * a)
    bulge = 1.12 if part['style'] == 'onion' else 1
    profile = fillet([(radius * .62, -1), (radius * .62, .1 * length), (radius * .96, .14 * length, .1),
                      (radius * bulge, .5 * length, .6), (radius * .95, .9 * length, .25),
                      (radius * .8, length, .2), (0, length + .06)], .12, 3)
    made = g.lathe('crown', profile, materials.finish_of(name), sides=teeth * 12 if teeth > 1 else 128, relief=grip,
                   crease=40)
    made.matrix_basis = g.outward(part['at'], m.radius - .25)
    if 'cap' in part:
        cap = g.pin('crown cap', radius * .62, .12, materials.finish_of(part['cap']))
        cap.matrix_basis = g.outward(part['at'], m.radius - .25 + length)
    if case['guards']:
        _guards(case, m, radius)


def _guards(case, m, radius: float) -> None:
    """Shoulders that rise from the band at both sides of the crown, flat-topped, and end in a wall beside it."""
    material = materials.body(case['material'], case['finish'], case.get('colour'), edge=.2)
    rise, reach = .085 * m.radius, .36 * m.radius
    for side in (1, -1):
        sections = []
        for u in np.linspace(0, 1, 18):
            y = radius + .3 + u * reach
            x = math.sqrt(max(1, m.radius ** 2 - y * y)) + rise * (.5 + .5 * math.cos(math.pi * u)) - .12 * u
            half = m.band_top - .3 - .5 * u
            shape = fillet([(x - 4, -half), (x, -half, .6), (x, half, .45), (x - 4, half)], .3, 4, closed=True)
            sections.append([(v, side * y, z) for v, z in shape])
        g.loft('crown guard', sections, material, crease=30)


def pusher(watch, button) -> None:
    """A chronograph pusher at the flank."""
    m, case = watch.m, watch.parts['case']
    name = button.get('metal', case['material'] if case['material'] not in ('carbon', 'resin') else 'black')
    r, material = button['diameter'] / 2, materials.finish_of(name)
    if button['style'] == 'pump':
        profile = [(r * .5, -1.5), (r * .5, 1.5), (r * .95, 1.55, .15), (r, 3.1, .35), (0, 3.3)]
    else:
        profile = [(r * 1.15, -1.5), (r * 1.15, .5, .1), (r, .55, .05), (r, 2.3, .3), (0, 2.45)]
    made = g.lathe('pusher', fillet(profile, .15, 4), material, sides=96)
    made.matrix_basis = g.outward(button['at'], m.radius - .4)
