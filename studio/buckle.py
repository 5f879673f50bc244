"""What closes a strap. All lengths in mm."""
from mathutils import Matrix

from studio import geometry as g, materials
from studio.outline import rounded
from studio.straps import path


def build(watch, cut) -> None:
    """The pin buckle at the end of the upper half."""
    part, case, m = watch.parts['buckle'], watch.parts['case'], watch.m
    name = part.get('metal', case['material'] if case['material'] not in ('carbon', 'resin') else 'steel')
    line = path.half(m, True)
    half = cut.narrow / 2 + 2
    loops = [rounded(2 * half, 10, 2, (0, 2)), rounded(2 * half - 4, 6.3, 1, (0, 1.65))]
    made = g.plate('buckle', loops, 0, 1.8, materials.finish_of(name), .5, steps=3)
    made.matrix_basis = line.frame(line.length * .80, 1.2) @ Matrix.Translation((0, 0, 1.2))
