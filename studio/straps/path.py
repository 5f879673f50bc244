"""The line that a closed strap follows round a wrist that is not there, in the plane of 12 and 6 o'clock."""
from dataclasses import dataclass

import numpy as np
from mathutils import Matrix, Vector

from studio.outline import resample, smooth

SHAPE = ((-2.0, .55), (2.1, -.6), (6.2, -3.4), (10.4, -9.0), (13.0, -19.0), (11.2, -31.0), (4.2, -41.5))
"""(y beyond the bar, z below it) of a strap's upper half on a watch of 20 mm radius, in mm."""


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


def half(m, upper: bool) -> Line:
    """The upper (12 o'clock) or lower half, from the spring bar to the middle of the back."""
    scale = .5 + .5 * m.wrist / 155
    bottom = -48.8 * scale
    reach = m.bar_y + 13.0 * scale
    points = [(m.bar_y + y * scale, m.bar_z + z * scale) for y, z in SHAPE]
    points += [(reach * .34, m.bar_z + bottom + 1.6), (0, m.bar_z + bottom), (-reach * .36, m.bar_z + bottom + 1.6),
               (-points[-1][0], points[-1][1])]
    line, along = resample(smooth(points, 400), 900)
    return _line(line if upper else line * np.array([-1, 1]), along)


def _line(points, along) -> Line:
    tangent = np.gradient(points, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    normal = np.c_[-tangent[:, 1], tangent[:, 0]]
    inside = np.array([0, points[:, 1].mean()])
    if np.median(((points - inside) * normal).sum(1)) < 0:
        normal = -normal
    return Line(points, along, tangent, normal)
