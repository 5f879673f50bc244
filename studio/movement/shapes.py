"""Plane shapes of bridges. Pure: needs numpy, no Blender. All lengths in mm."""
import math

import numpy as np

from studio.outline import fillet


def stem(foot, pivot, sway: float) -> list:
    """Four points of a swung line from `foot` to `pivot`; `sway` is its bow as a share of its length."""
    a, b = np.array(foot, float), np.array(pivot, float)
    along = b - a
    across = np.array([-along[1], along[0]])
    return [tuple(a), tuple(a + along * .36 + across * sway), tuple(a + along * .72 + across * sway * .75), tuple(b)]


def chord(point, angle: float, radius: float) -> list:
    """Both ends, on a circle of `radius`, of the line through `point` in the direction `angle`."""
    p, d = np.array(point, float), np.array([math.cos(angle), math.sin(angle)])
    middle = float(p @ d)
    root = math.sqrt(max(0.0, radius ** 2 - float(p @ p) + middle ** 2))
    return [tuple(p + d * (-middle - root)), tuple(p + d * (-middle + root))]


def clipped(polygon, radius: float, sides: int = 96) -> list:
    """The part of a convex polygon inside a circle; empty where there is none."""
    out = [np.array(p, float) for p in polygon]
    for i in range(sides):
        a = 2 * math.pi * (i + .5) / sides
        normal = np.array([math.cos(a), math.sin(a)])
        cut, out = out, []
        for p, q in zip(cut, cut[1:] + cut[:1]):
            dp, dq = radius - float(p @ normal), radius - float(q @ normal)
            if dp >= 0:
                out.append(p)
            if dp * dq < 0:
                out.append(p + (q - p) * (dp / (dp - dq)))
    return [tuple(p) for p in out]


def area(polygon) -> float:
    """The area of a polygon, positive where it runs counter-clockwise."""
    x, y = np.array(polygon).T
    return float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2


def lattice(radius: float, side: float, bar: float, keep=()) -> list:
    """The holes of a triangular lattice in a disc: triangles of `side`, bars 2 * `bar` wide.

    Holes that would come within reach of a `keep` place (point, radius) lose the corner towards it.
    """
    tall, holes = side * math.sqrt(3) / 2, []
    rows = int(radius / tall) + 2
    for row in range(-rows, rows):
        for column in range(-2 * rows, 2 * rows):
            up = (row + column) % 2 == 0
            x, y = column * side / 2, row * tall
            corners = [(x - side / 2, y), (x + side / 2, y), (x, y + tall)] if up else [(x - side / 2, y + tall),
                                                                                        (x, y), (x + side / 2,
                                                                                                 y + tall)]
            hole = _shrunk(corners, bar)
            hole = clipped(hole, radius) if hole else []
            if len(hole) > 2 and abs(area(hole)) > .12 * side * side:
                holes.append(fillet(_spared(_thinned(hole), keep), .18 * side * .4, 3, closed=True))
    return holes


def _shrunk(corners, by: float) -> list:
    """A triangle moved in by `by` on all sides."""
    p = np.array(corners)
    middle = p.mean(0)
    inside = np.linalg.norm(p[0] - p[1]) / (2 * math.sqrt(3))
    return [tuple(q) for q in middle + (p - middle) * (1 - by / inside)] if by < inside else []


def _thinned(polygon, least: float = .08) -> list:
    """A polygon without points closer than `least` to the one before."""
    out = []
    for p in polygon:
        if not out or math.dist(p, out[-1]) > least:
            out.append(p)
    return out


def _spared(polygon, keep) -> list:
    """A polygon whose points are pushed out of the kept circles."""
    out = []
    for p in polygon:
        for centre, reach in keep:
            away = math.dist(p, centre)
            if away < reach:
                middle = np.mean(polygon, 0)
                step = np.array(middle) - np.array(p)
                p = tuple(np.array(p) + step * min(.9, (reach - away) / max(1e-6, float(np.linalg.norm(step)))))
        out.append(p)
    return out
