"""Stitches."""
import math

import numpy as np

from studio import geometry as g, materials

INSET, PITCH, LENGTH, THREAD = 2.3, 2.75, 2.05, .23
"""Distance of the seam from the edge, distance from stitch to stitch, a stitch's length, radius of the thread; mm."""


def seams(part, cut, line, is_upper) -> None:
    """All stitches of half a strap, as one part."""
    points, faces = [], []
    last = 18 if part['stitch_at'] == 'lugs' else line.length - (3 if is_upper else 9)
    if part['stitch_at'] != 'lugs' or is_upper is not None:
        for along in np.arange(4.5, last, PITCH):
            for side in (1, -1):
                _add(points, faces, cut, line, along, side * (cut.width(along) / 2 - INSET), .12 * side)
    if part['stitch_at'] in ('box', 'lugs'):
        half = cut.width(4.5) / 2 - INSET
        for x in np.arange(-half + 1.2, half - .6, PITCH):
            _add(points, faces, cut, line, last if part['stitch_at'] == 'lugs' else 4.0, x, math.pi / 2)
    g.mesh('stitches', points, faces, materials.thread(part['stitch']), 60)


def _add(points, faces, cut, line, along, x, slant, sides=8) -> None:
    """One stitch: a thread that dives into the strap at both ends."""
    i = line.at(along)
    centre = np.array([x, *(line.points[i] + line.normal[i] * (cut.height(x, along) - .12))])
    forward, across, up = np.array([0, *line.tangent[i]]), np.array([1.0, 0, 0]), np.array([0, *line.normal[i]])
    c, s = math.cos(slant), math.sin(slant)
    forward, across = forward * c + across * s, across * c - forward * s
    first, stations = len(points), np.linspace(-1, 1, 9)
    for a in stations:
        r = THREAD * math.sqrt(max(.02, 1 - abs(a) ** 3.5))
        for k in range(sides):
            t = math.tau * k / sides
            points.append(centre + forward * (a * LENGTH / 2) + across * (r * math.cos(t))
                          + up * (r * math.sin(t) * .8 + .16 * (1 - a * a)))
    for i in range(len(stations) - 1):
        for k in range(sides):
            j, row = (k + 1) % sides, first + i * sides
            faces.append((row + k, row + j, row + sides + j, row + sides + k))
