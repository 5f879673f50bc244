"""Scales on the sloping inner ring between dial and crystal. All lengths in mm."""
import math

import numpy as np
from mathutils import Matrix, Vector

from studio import geometry as g
from studio.dial.layout import PRINT, arc_hours, tachymeter_hour
from studio.fonts import FONTS
from studio.outline import TURN

TACHYMETER = (500, 400, 300, 240, 200, 180, 160, 140, 130, 120, 110, 100, 90, 80, 70, 60)
DEPTH = (7.0, 17.0, 80)
"""First and last clock hour of the depth scale, clockwise over the top, and its end in metres."""


def build(kind: str, inner, outer, ink) -> None:
    """The scale `kind` on the cone between two (radius, z)."""
    cone = Cone(inner, outer)
    {'tachymeter': _tachymeter, 'minutes': _minutes, 'depth': _depth}[kind](cone, ink)


class Cone:
    """A sloping ring on which print lies."""

    def __init__(self, inner, outer):
        self.inner, self.outer = np.array(inner, float), np.array(outer, float)
        self.width = float(np.linalg.norm(self.outer - self.inner))
        self.slope = math.atan2(self.outer[1] - self.inner[1], self.outer[0] - self.inner[0])

    def at(self, share: float) -> tuple:
        """Radius and height of a place between the inner (0) and outer (1) edge, just above the surface."""
        r, z = self.inner + (self.outer - self.inner) * share
        return r - math.sin(self.slope) * PRINT, z + math.cos(self.slope) * PRINT

    def bars(self, hours, low: float, high: float, width: float, ink) -> None:
        points, faces = [], []
        for hour in hours:
            a, first = hour * TURN / 12, len(points)
            dx, dy = math.cos(a) * width / 2, -math.sin(a) * width / 2
            for r, z in (self.at(low), self.at(high)):
                points += [(math.sin(a) * r - dx, math.cos(a) * r - dy, z),
                           (math.sin(a) * r + dx, math.cos(a) * r + dy, z)]
            faces.append((first, first + 1, first + 3, first + 2))
        g.mesh('inner ring bars', points, faces, ink)

    def figure(self, words: str, hour: float, share: float, cap: float, ink, font: str = 'condensed') -> None:
        """A word that lies on the slope, its foot to the middle, upside up in the lower half."""
        made = g.text(words, FONTS[font], cap, ink, (0, 0, 0), .006)
        r, z = self.at(share)
        a = hour * TURN / 12
        low = 3 < hour % 12 < 9
        made.location = Vector((math.sin(a) * r, math.cos(a) * r, z))
        tilt = Matrix.Rotation(self.slope * (-1 if low else 1), 3, 'X')
        made.rotation_euler = (Matrix.Rotation(-a + (math.pi if low else 0), 3, 'Z') @ tilt).to_euler()

    def word(self, letters: str, hour: float, share: float, cap: float, ink) -> None:
        """A word whose letters follow the ring, its middle at a clock hour."""
        step = cap * .88 / self.at(share)[0] * 12 / TURN * (-1 if 3 < hour % 12 < 9 else 1)
        for i, letter in enumerate(letters):
            if letter != ' ':
                self.figure(letter, hour + (i - (len(letters) - 1) / 2) * step, share, cap, ink)


def _tachymeter(cone: Cone, ink) -> None:
    cap = min(1.15, cone.width * .5)
    for speed in TACHYMETER:
        cone.figure(str(speed), tachymeter_hour(speed), .56, cap, ink)
    between = [(a + b) / 2 for a, b in zip(TACHYMETER, TACHYMETER[1:])]
    cone.bars([tachymeter_hour(s) for s in between], .42, .70, .14, ink)
    cone.word('TACHYMETER', .66, .56, cap * .8, ink)


def _minutes(cone: Cone, ink) -> None:
    cone.bars([i / 5 for i in range(60) if i % 5], .12, .45, .12, ink)
    for i in range(12):
        cone.figure(f'{i * 5 or 60}', i, .55, min(1.2, cone.width * .5), ink)


def _depth(cone: Cone, ink) -> None:
    """Metres of depth, from 0 at seven o'clock to 80 at five."""
    start, end, top = DEPTH
    cone.bars(arc_hours([d for d in range(0, top + 1, 2) if d % 10], top, start, end), .10, .38, .14, ink)
    cone.bars(arc_hours(range(0, top + 1, 10), top, start, end), .10, .28, .34, ink)
    for depth, hour in zip(range(0, top + 1, 10), arc_hours(range(0, top + 1, 10), top, start, end)):
        cone.figure(str(depth), hour, .64, min(1.35, cone.width * .52), ink)
    cone.word('METRES', 6.0, .56, min(.95, cone.width * .42), ink)
