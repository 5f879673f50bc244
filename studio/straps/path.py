"""The line of a closed strap round an absent wrist, in the plane of 12 and 6 o'clock."""
import math
from dataclasses import dataclass

import numpy as np
from mathutils import Matrix, Vector

from studio.outline import fillet, resample, smooth

SHAPE = ((-2.0, .55), (2.1, -.6), (6.2, -3.4), (10.4, -9.0), (13.0, -19.0), (11.2, -31.0), (4.2, -41.5))
"""(y beyond the bar, z below it) of a strap's upper half on a watch of 20 mm radius, in mm."""

UPPER = .80
"""Share of its line that the upper half covers, up to the buckle."""


@dataclass(frozen=True)
class Line:
    """Half a strap: points (y, z) in mm, the length at each, tangents, outward normals, and the whole length."""
    points: np.ndarray
    along: np.ndarray
    tangent: np.ndarray
    normal: np.ndarray

    @property
    def length(self) -> float:
        return float(self.along[-1])

    def at(self, length: float) -> int:
        return min(int(np.searchsorted(self.along, length)), len(self.along) - 1)

    def point(self, length: float, x: float = 0.0, out: float = 0.0, forward: float = 0.0):
        """The place beside the line: `x` across, `out` outwards, `forward` along."""
        i = self.at(length)
        p = self.points[i] + self.normal[i] * out + self.tangent[i] * forward
        return x, p[0], p[1]

    def frame(self, length: float, out: float = 0.0) -> Matrix:
        """x across the strap, y along it, z outwards."""
        i = self.at(length)
        axes = Matrix((Vector((1, 0, 0)), Vector((0, *self.tangent[i])),
                       Vector((0, *self.normal[i])))).transposed().to_4x4()
        axes.translation = Vector(self.point(length, 0, out))
        return axes

    def nearest(self, y: float, z: float) -> float:
        """The length at which the line comes nearest to a place."""
        return float(self.along[np.linalg.norm(self.points - (y, z), axis=1).argmin()])

    def raised(self, by: np.ndarray) -> 'Line':
        return _line(self.points + self.normal * by[:, None], self.along)

    def until(self, length: float) -> 'Line':
        keep = self.along <= length
        return Line(self.points[keep], self.along[keep], self.tangent[keep], self.normal[keep])


def half(m, upper: bool, over: float = 0.0, under: float = 0.0) -> Line:
    """The upper (12 o'clock) or lower half, from the spring bar to the middle of the back.

    With `over`, the strap is threaded: it comes from behind the case, `under` mm below it, through the gap before the bar, and passes
    over the bar at `over` mm from its axis. Lengths count from there; behind the case they are negative.
    """
    scale = .5 + .5 * m.wrist / 155
    bottom = -48.8 * scale
    reach = m.bar_y + 13.0 * scale
    points = [(m.bar_y + y * scale, m.bar_z + z * scale) for y, z in SHAPE]
    points += [(reach * .34, m.bar_z + bottom + 1.6), (0, m.bar_z + bottom), (-reach * .36, m.bar_z + bottom + 1.6),
               (-points[-1][0], points[-1][1])]
    if over:
        behind = _threaded(m, over, under, points[2])
        line, along = resample([*behind[:-1], *smooth([behind[-1], *points[2:]], 400)], 1100)
        along = along - resample(behind, 2)[1][-1]
    else:
        line, along = resample(smooth(points, 400), 900)
    return _line(line if upper else line * np.array([-1, 1]), along)


def _threaded(m, over: float, under: float, towards) -> list:
    """From the middle of the back, round the bar, to where the line leaves it `towards` the wrist."""
    y, z = towards[0] - m.bar_y, towards[1] - m.bar_z
    leaves = math.atan2(z, y) + math.acos(over / math.hypot(y, z))
    back, gap = m.back_z - under, m.bar_y - over
    turns = np.linspace(math.pi, leaves, 24)
    return [*fillet([(0, back), (gap, back, 1.8), (gap, m.bar_z)], steps=8)[:-1],
            *((m.bar_y + over * math.cos(a), m.bar_z + over * math.sin(a)) for a in turns)]


def _line(points, along) -> Line:
    tangent = np.gradient(points, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    normal = np.c_[-tangent[:, 1], tangent[:, 0]]
    inside = np.array([0, points[:, 1].mean()])
    if np.median(((points - inside) * normal).sum(1)) < 0:
        normal = -normal
    return Line(points, along, tangent, normal)
