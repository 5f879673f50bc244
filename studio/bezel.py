"""The bezel: the ring between the case band and the crystal, with its print. All lengths in mm."""
import math

import numpy as np
from mathutils import Matrix

from studio import geometry as g, materials
from studio.fonts import FONTS
from studio.outline import TURN, fillet, polar, rect

TACHYMETER = (400, 300, 250, 200, 180, 160, 150, 140, 130, 120, 110, 100, 90, 80, 75, 70, 65, 60)


def build(watch) -> None:
    """The bezel of a round case by its style."""
    part, case, m = watch.parts['bezel'], watch.parts['case'], watch.m
    name = part.get('material', case['material'])
    material = materials.body(name, part['finish'], part.get('colour', case.get('colour')))
    if part['style'] in ('smooth', 'thin'):
        _turned(m, material, [(m.radius - .9, m.band_top - .05), (m.radius - .95, m.band_top + .2, .2),
                              (m.radius - .95 - .3 * (m.radius - m.crystal_radius), _height(m, .8), .8)])
    elif part['style'] == 'stepped':
        _turned(m, material, [(m.radius - .8, m.band_top - .05), (m.radius - .8, _height(m, .28), .12),
                              (m.radius - 1.35, _height(m, .34), .1), (m.radius - 1.5, _height(m, .9), .3)])
    elif part['style'] in ('coin', 'fluted'):
        _edged(m, part, material)
    else:
        _ringed(watch, part, material)


def _height(m, share: float) -> float:
    return m.band_top + share * (m.bezel_top - m.band_top)


def _seat(m) -> list:
    """The inner edge, down to the crystal's seat."""
    return [(m.crystal_radius + .3, m.bezel_top, .1), (m.crystal_radius + .05, m.bezel_top - .12, .05),
            (m.crystal_radius, m.bezel_top - 1.3)]


def _turned(m, material, profile) -> None:
    g.lathe('bezel', fillet(profile + _seat(m), .2, 6), material, crease=40)


def _edged(m, part, material) -> None:
    """A milled edge (coin) or radial flutes over the whole slope (fluted)."""
    teeth, edge = part['teeth'], m.radius - .35
    if part['style'] == 'coin':
        relief = lambda r, z, a: .2 * (np.clip(1.6 * np.cos(a * teeth), -1, 1) - 1) if r > edge - .3 else 0 * a
        profile = [(edge - .5, m.band_top - .05), (edge, _height(m, .1), .1), (edge, _height(m, .5), .12),
                   (edge - .5, _height(m, .62), .12), (m.crystal_radius + 1, _height(m, .95), .4)]
        g.lathe('bezel', fillet(profile + _seat(m), .12, 3), material, sides=teeth * 8, relief=relief, crease=40)
        return
    inner = m.crystal_radius + .35
    slope = lambda r: m.bezel_top - (m.bezel_top - _height(m, .15)) * ((r - inner) / (edge - inner))
    radii = np.linspace(edge, inner, 10)
    angles = np.linspace(0, TURN, teeth * 8, endpoint=False)
    points = [(r * math.cos(a), r * math.sin(a), slope(r) - .28 * (1 - abs(math.sin(a * teeth / 2))))
              for r in radii for a in angles]
    n = len(angles)
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
             for i in range(len(radii) - 1) for k in range(n)]
    g.mesh('bezel flutes', points, faces, material, 40)
    g.lathe('bezel', [(edge - .1, m.band_top - .05), (edge, slope(edge) - .3)], material)
    g.lathe('bezel lip', fillet([(inner + .02, m.bezel_top - .3), (inner + .02, m.bezel_top + .04)] + _seat(m), .06,
                                3), material)


def _ringed(watch, part, material) -> None:
    """A bezel with a printed insert: dive, tachymeter or fixed."""
    m, style = watch.m, part['style']
    edge = m.radius - (.05 if style == 'dive' else .55)
    outer, rim = edge - .6, _height(m, .86)
    relief = None
    if style == 'dive':
        relief = lambda r, z, a: (.22 * (np.clip(1.6 * np.cos(a * part['teeth']), -1, 1) - 1)
                                  if r > edge - .4 and z > m.band_top + .2 else 0 * a)
    profile = fillet([(edge - .6, m.band_top - .05), (edge - .1, m.band_top + .15, .1), (edge, _height(m, .3), .1),
                      (edge, rim - .2, .15), (edge - .3, rim + .08, .12), (outer, rim + .06, .05), (outer, rim - .12)],
                      .1, 3)
    g.lathe('bezel', profile, material, sides=part['teeth'] * 8 if relief else 256, relief=relief, crease=40)
    inner = m.crystal_radius + .5
    insert = materials.metal(part['insert'], 'brushed') if part['insert'] in materials.METALS else materials.paint(
        part['insert'], .3, .3, .2)
    g.lathe('bezel insert', [(outer, rim - .04), (outer - .03, rim), (inner + .03, m.bezel_top - .02),
                             (inner, m.bezel_top - .06)],
            insert)
    g.lathe('bezel lip', fillet([(inner + .02, m.bezel_top - .2), (inner + .02, m.bezel_top + .02, .05)] + _seat(m),
                                .08, 3),
            material)
    cone = Cone(outer, inner, rim, m.bezel_top - .02)
    ink = materials.paint(part['ink'], .5)
    {'dive': _dive_print, 'tachymeter': _tachymeter_print, 'fixed': lambda *a: None}[style](part, cone, ink)


class Cone:
    """The slope of a bezel insert, on which print is laid."""

    def __init__(self, outer, inner, z_outer, z_inner):
        self.outer, self.inner, self.z_outer = outer, inner, z_outer
        self.middle, self.width = (outer + inner) / 2, outer - inner
        self.slope = (z_inner - z_outer) / self.width

    def lay(self, part, radius: float, hour: float, lift: float = .012, inverted: bool = False) -> None:
        """Moves a part that was built flat at the centre onto the slope."""
        x, y = polar(radius, hour)
        z = self.z_outer + (self.outer - radius) * self.slope + lift
        part.matrix_basis = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(-hour * TURN / 12, 4, 'Z')
                             @ Matrix.Rotation(-math.atan(self.slope), 4, 'X')
                             @ Matrix.Rotation(math.pi if inverted else 0, 4, 'Z'))


def _dive_print(part, cone, ink) -> None:
    bar = lambda width, length: g.plate('bezel bar', [rect(width, length)], 0, .03, ink, .004)
    w = cone.width
    for minute in range(1, 60):
        hour = minute / 5
        if minute % 10 == 0 and part['numerals']:
            cone.lay(g.text(str(minute), FONTS['sans'], w * .52, ink), cone.middle, hour)
        elif minute % 5 == 0:
            cone.lay(bar(.09 * w * 2, w * .6), cone.middle, hour)
        elif minute < 15:
            cone.lay(bar(.35, w * .38), cone.middle, hour)
    triangle = fillet([(-w * .5, w * .40), (w * .5, w * .40), (0, -w * .42)], .1, 3, closed=True)
    cone.lay(g.plate('bezel zero', [triangle], 0, .04, ink, .01), cone.middle, 0)
    if 'pip' in part:
        pip = g.lathe('bezel pip', fillet([(w * .17, 0), (w * .17, .1), (0, .16)], .05, 3),
                      materials.lume(part['pip'], .5), sides=48)
        cone.lay(pip, cone.middle + .1 * w, 0, .04)


def _tachymeter_print(part, cone, ink) -> None:
    """Units an hour against seconds since the start: 3600 / value."""
    w = cone.width
    for value in TACHYMETER:
        hour = 3600 / value / 5 % 12
        inverted = 3 < hour < 9
        cone.lay(g.text(str(value), FONTS['condensed'], w * .38, ink), cone.middle - .06 * w, hour, inverted=inverted)
        cone.lay(g.plate('bezel bar', [rect(.2, w * .2)], 0, .03, ink, .004), cone.outer - .13 * w, hour)
    _bend(g.text('TACHYMETER', FONTS['condensed'], w * .34, ink, spacing=1.15), cone, .8)


def _bend(part, cone, hour: float) -> None:
    """Bends flat words along the slope of the insert."""
    for vertex in part.data.vertices:
        angle = hour * TURN / 12 + vertex.co.x / cone.middle
        radius = cone.middle + vertex.co.y
        z = cone.z_outer + (cone.outer - radius) * cone.slope + .02 + vertex.co.z
        vertex.co = (radius * math.sin(angle), radius * math.cos(angle), z)
    part.location = (0, 0, 0)
