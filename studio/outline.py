"""Plane outlines for watch parts: closed lists of (x, y) in mm. Pure: needs numpy, no Blender."""
import math

import numpy as np

TURN = 2 * math.pi


def polar(radius: float, hour: float) -> tuple[float, float]:
    """The point at a clock hour (12 is up, 3 is right)."""
    angle = hour * TURN / 12
    return radius * math.sin(angle), radius * math.cos(angle)


def circle(radius: float, sides: int = 128, centre=(0.0, 0.0)) -> list:
    return [(centre[0] + radius * math.cos(TURN * i / sides), centre[1] + radius * math.sin(TURN * i / sides))
            for i in range(sides)]


def rect(width: float, height: float, centre=(0.0, 0.0)) -> list:
    x, y = centre
    return [(x - width / 2, y - height / 2), (x + width / 2, y - height / 2),
            (x + width / 2, y + height / 2), (x - width / 2, y + height / 2)]


def rounded(width: float, height: float, corner: float, centre=(0.0, 0.0), steps: int = 4) -> list:
    return fillet(rect(width, height, centre), corner, steps, closed=True)


def arc_band(inner: float, outer: float, start: float, end: float, steps: int = 64) -> list:
    """A band between two radii from one clock hour to a later one."""
    hours = np.linspace(start, end, steps)
    return [polar(outer, h) for h in hours] + [polar(inner, h) for h in hours[::-1]]


def turned(points: list, hour: float, radius: float = 0.0) -> list:
    """An outline drawn at twelve, moved outwards by `radius` and turned to a clock hour."""
    angle = -hour * TURN / 12
    c, s = math.cos(angle), math.sin(angle)
    return [(x * c - (y + radius) * s, x * s + (y + radius) * c) for x, y in points]


def scaled(points: list, factor: float, centre=(0.0, 0.0)) -> list:
    return [(centre[0] + (x - centre[0]) * factor, centre[1] + (y - centre[1]) * factor) for x, y in points]


def fillet(points: list, radius: float = .2, steps: int = 4, closed: bool = False) -> list:
    """Rounds the corners of a line; a point may carry its own radius: (x, y, radius)."""
    corners = [np.array(p[:2], float) for p in points]
    radii = [p[2] if len(p) > 2 else radius for p in points]
    out = []
    for i, corner in enumerate(corners):
        if (not closed and i in (0, len(corners) - 1)) or radii[i] <= 0:
            out.append(tuple(corner))
        else:
            out += _corner(corners[i - 1], corner, corners[(i + 1) % len(corners)], radii[i], steps)
    return out


def _corner(before, corner, after, radius, steps):
    u, v = before - corner, after - corner
    lu, lv = np.linalg.norm(u), np.linalg.norm(v)
    if lu < 1e-9 or lv < 1e-9:
        return [tuple(corner)]
    u, v = u / lu, v / lv
    angle = math.acos(max(-1.0, min(1.0, float(u @ v))))
    if angle > math.pi - .02 or angle < 1e-3:
        return [tuple(corner)]
    reach = min(radius / math.tan(angle / 2), .48 * lu, .48 * lv)
    fitted = reach * math.tan(angle / 2)
    centre = corner + (u + v) / np.linalg.norm(u + v) * (fitted / math.sin(angle / 2))
    start, end = corner + u * reach - centre, corner + v * reach - centre
    a0 = math.atan2(start[1], start[0])
    sweep = (math.atan2(end[1], end[0]) - a0 + math.pi) % TURN - math.pi
    return [tuple(centre + fitted * np.array([math.cos(a0 + sweep * k / steps), math.sin(a0 + sweep * k / steps)]))
            for k in range(steps + 1)]


def smooth(points, count: int = 200, closed: bool = False) -> np.ndarray:
    """A Catmull-Rom line through the points."""
    given = np.array(points, float)
    n = len(given)
    segments = n if closed else n - 1
    per, out = max(4, count // segments), []
    for i in range(segments):
        p1, p2 = given[i], given[(i + 1) % n]
        p0 = given[i - 1] if closed or i else 2 * p1 - p2
        p3 = given[(i + 2) % n] if closed or i + 2 < n else 2 * p2 - p1
        for t in np.arange(per) / per:
            out.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                             + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    if not closed:
        out.append(given[-1])
    return np.array(out)


def resample(line, count: int) -> tuple[np.ndarray, np.ndarray]:
    """`count` points evenly along a line, and the length at each."""
    line = np.asarray(line, float)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    at = np.linspace(0, along[-1], count)
    return np.stack([np.interp(at, along, line[:, i]) for i in range(line.shape[1])], 1), at


def ribbon(points, widths, count: int = 60, cap: int = 8, curved: bool = True) -> list:
    """The outline of a stroke with round ends; `widths` is one width or one per point."""
    width = np.full(len(points), float(widths)) if np.ndim(widths) == 0 else np.array(widths, float)
    line = np.c_[np.array(points, float), width]
    line, _ = resample(smooth(line, count) if curved and len(points) > 2 else line, count)
    middle, half = line[:, :2], line[:, 2] / 2
    tangent = np.gradient(middle, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    normal = np.c_[-tangent[:, 1], tangent[:, 0]] * half[:, None]

    def end(at, reach, towards):
        a = math.atan2(towards[1], towards[0]) + math.pi / 2
        return [at + reach * np.array([math.cos(a - math.pi * k / cap), math.sin(a - math.pi * k / cap)])
                for k in range(1, cap)]
    out = (list(middle + normal) + end(middle[-1], half[-1], tangent[-1])
           + list((middle - normal)[::-1]) + end(middle[0], half[0], -tangent[0]))
    return [tuple(p) for p in out]


def superellipse(width: float, height: float, power: float, corner: float = 0.0, sides: int = 192) -> list:
    """A rounded frame; `corner` is the distance from the middle at which its four corners are cut, 0 for none."""
    out = []
    for i in range(sides):
        c, s = math.cos(TURN * i / sides), math.sin(TURN * i / sides)
        r = (abs(2 * c / width) ** power + abs(2 * s / height) ** power) ** (-1 / power)
        if corner:
            r = min(r, corner * math.sqrt(2) / max(1e-6, abs(c) + abs(s)))
        out.append((r * c, r * s))
    return out
