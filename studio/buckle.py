"""Closures of straps: pin buckle, folding clasp, sliding clasp. All lengths in mm."""
import math

import numpy as np
from mathutils import Matrix, Vector

from studio import geometry as g, materials
from studio.fonts import FONTS
from studio.outline import fillet, resample, rounded
from studio.straps import path


def metal_of(watch) -> str:
    """The metal of the buckle: its own, or the case's where that is metal."""
    case = watch.parts['case']['material']
    return watch.parts['buckle'].get('metal', case if case not in ('carbon', 'resin') else 'steel')


ROOT, TIP = -1.0, 8.65
"""Positions of the tongue's hole and of its tip, in mm beyond the end of the upper half."""
LEAN = .16
"""How far the frame leans away from the strap, in radians."""


def _place(cut) -> Matrix:
    """The buckle's frame: x across the strap, y beyond the end of the upper half, z outwards from its face."""
    line = cut.line(True)
    return line.frame(line.length * path.UPPER, cut.thin * .5)


def pierced(cut, lower) -> float:
    """The length of the lower half at which the tongue comes through it."""
    _, y, z = _place(cut) @ Vector((0, ROOT, cut.thin))
    return lower.nearest(y, z)


def pin(watch, cut) -> None:
    """Frame, bar and tongue at the end of the upper half."""
    material = materials.finish_of(metal_of(watch))
    half = cut.narrow / 2 + 1.9
    frame = _place(cut)
    loops = [rounded(2 * half, 11, 2.6, (0, 3.4), 6), rounded(2 * half - 3.6, 7.0, 1.4, (0, 3.6), 5)]
    # The frame's near bar lies within the strap; a NATO strap has one thin layer.
    low, thick = (.45, .9 * cut.thin) if cut.threaded else (1.2, 2.0)
    made = g.plate('buckle', loops, 0, thick, material, .35 * thick, steps=4)
    made.matrix_basis = frame @ Matrix.Translation((0, 0, low)) @ Matrix.Rotation(LEAN, 4, 'X')
    _tongue(cut.thin, low + LEAN * TIP + thick + .2, material).matrix_basis = frame


def _tongue(face: float, rest: float, material):
    """Up through a hole of the strap, whose face lies at `face`, and on to `rest`, on the frame's far bar."""
    line, _ = resample(fillet([(ROOT, face - .8), (ROOT, rest - .97, 1.1), (TIP, rest)], steps=8), 48)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    sections = []
    for k, ((y, z), (ty, tz)) in enumerate(zip(line, along)):
        width = (1.4 + .5 * min(1, k / 16)) * math.sqrt(max(.1, 1 - max(0, (k - 43) / 4.4) ** 2))
        sections.append([(x, y - v * tz, z + v * ty) for x, v in rounded(width, 1.1, .35, (0, 0), 4)])
    return g.loft('buckle tongue', sections, material, crease=40)


def _name(watch, line, along: float, out: float) -> None:
    """The maker's name, engraved across a clasp."""
    dark = watch.parts['strap'].get('metal') in ('black', 'gun')
    word = g.text(watch.entry.brand, FONTS['geometric'], .085 * watch.m.strap_end_width,
                  materials.paint('#b9b8b2' if dark else '#2b2c2f', .55, .2), height=.012, spacing=1.25)
    word.matrix_basis = line.frame(along, out) @ Matrix.Rotation(math.pi, 4, 'Z')


def folding(watch, thick: float) -> None:
    """The clasp of a bracelet: a curved plate over the two ends, with two push keys."""
    m = watch.m
    material = materials.metal(watch.parts['strap'].get('metal', 'steel'), 'linear')
    line = path.half(m, True)
    half, sections = m.strap_end_width / 2 + .25, []
    for along in [line.length * (.70 + .29 * k / 24) for k in range(25)]:
        sections.append([line.point(along, x, v) for x, v in rounded(2 * half, thick + 1.2, .5, (0, .2))])
    g.loft('clasp', sections, material, crease=40)
    _name(watch, line, line.length * .80, thick / 2 + .81)
    for side in (1, -1):
        key = g.pin('clasp key', 1.3, 1.2, materials.metal(watch.parts['strap'].get('metal', 'steel')))
        key.matrix_basis = line.frame(line.length * .85) @ Matrix.Translation((side * half - (0 if side > 0 else 1.2),
                                                                               0, 0)) \
            @ Matrix.Rotation(math.pi / 2, 4, 'Y')


def sliding(watch, width: float, thick: float) -> None:
    """The clasp of a mesh: a flat box on the upper half, a lip that locks it, the loose end beneath."""
    material = materials.metal(watch.parts['strap'].get('metal', 'steel'), 'polished')
    line = path.half(watch.m, True)
    for start, end, rise in ((.76, .90, .9), (.90, .985, .5)):
        sections = []
        for k in range(20):
            along = line.length * (start + (end - start) * k / 19)
            sections.append([line.point(along, x, v) for x,
                             v in rounded(width + 1.0, thick + 2 * rise, .45, (0, rise * .3))])
        g.loft('sliding clasp', sections, material, crease=40)
    _name(watch, line, line.length * .83, thick / 2 + 1.18)
    lip = g.plate('clasp lip', [fillet([(-width / 2, -2), (width / 2, -2), (width / 2 - 1, 2), (-width / 2 + 1, 2)],
                                       .5, 4, closed=True)],
                  0, .9, material, .3)
    lip.matrix_basis = line.frame(line.length * .90, thick / 2 + .9)
