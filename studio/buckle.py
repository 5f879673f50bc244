"""What closes a strap: pin buckle, folding clasp, sliding clasp. All lengths in mm."""
import math

from mathutils import Matrix

from studio import geometry as g, materials
from studio.fonts import FONTS
from studio.outline import fillet, rounded
from studio.straps import path


def metal_of(watch) -> str:
    """The metal of the buckle: its own, or the case's where that is metal."""
    case = watch.parts['case']['material']
    return watch.parts['buckle'].get('metal', case if case not in ('carbon', 'resin') else 'steel')


def pin(watch, cut) -> None:
    """Frame, bar and tongue at the end of the upper half."""
    material = materials.finish_of(metal_of(watch))
    line = cut.line(True)
    half = cut.narrow / 2 + 1.9
    frame = line.frame(line.length * path.UPPER, cut.thin * .5)
    loops = [rounded(2 * half, 11, 2.6, (0, 3.4), 6), rounded(2 * half - 3.6, 7.0, 1.4, (0, 3.6), 5)]
    made = g.plate('buckle', loops, 0, 2.0, material, .7, steps=4)
    made.matrix_basis = frame @ Matrix.Translation((0, 0, .2)) @ Matrix.Rotation(.16, 4,
                                                                                 'X') @ Matrix.Translation((0, 0, 1.0))
    tongue = g.plate('buckle tongue', [rounded(1.9, 10.5, .8, (0, 3.4), 5)], 0, 1.1, material, .4, steps=3)
    tongue.matrix_basis = frame @ Matrix.Rotation(.10, 4, 'X') @ Matrix.Translation((0, 0, cut.thin + 1.2))


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
