"""The round case: band, back, crown, pushers. All lengths in mm, in the watch's frame (measures.py)."""
import math

import numpy as np
from mathutils import Matrix

from studio import caseback, geometry as g, lugs, materials
from studio.outline import fillet


def build(watch) -> None:
    """Band, back, lugs with their bars, crown and buttons of a round case."""
    part, m = watch.parts['case'], watch.m
    flank = materials.body(part['material'], part['finish'], part.get('colour'), edge=.12)
    _band(part, m, flank)
    caseback.build(watch, part['undercut'] / 2 if 'undercut' in part else m.radius - .9, m.band_bottom)
    lugs.build(watch, flank)
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
        teeth, depth = (round(7.5 * r), .008 * r) if part['edge'] == 'milled' else (60, .16)
        relief = lambda rad, z, a: (_beside_lugs(part, a) * depth * (np.clip(1.6 * np.cos(a * teeth), -1, 1) - 1)
                                    if rad > r - .3 else 0 * a)
    g.lathe('band', profile, flank, sides=1200 if relief else 256, relief=relief)


def _beside_lugs(part, angles) -> np.ndarray:
    """Returns 1 where the band is free, and 0 at the lugs and between them."""
    from_twelve = np.degrees(np.arccos(np.abs(np.sin(angles))))
    return np.clip((from_twelve - lugs.FORMS[part['lugs']].leave + 20) / 8, 0, 1)


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
