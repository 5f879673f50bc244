"""Toothed wheels as plane outlines, and how two of them stand when they mesh. Pure: needs no Blender.

Lengths in mm, angles in radians, counter-clockwise from x (3 o'clock).
"""
import math
from dataclasses import dataclass

from studio.outline import TURN

PRESSURE = math.radians(28)
"""Pressure angle. Steeper than the usual 20 degrees, so that pinions of 8 leaves need no undercut."""
ADDENDUM, DEDENDUM = .9, 1.2
BACKLASH = .1
"""Shares of the module."""


@dataclass(frozen=True)
class Gear:
    """A toothed wheel or pinion of `module` mm; a tooth stands at the angle `turn`."""
    x: float
    y: float
    module: float
    teeth: int
    turn: float = 0.0

    @property
    def pitch(self) -> float:
        """Pitch radius in mm."""
        return self.module * self.teeth / 2

    @property
    def tip(self) -> float:
        return self.pitch + ADDENDUM * self.module

    @property
    def root(self) -> float:
        return self.pitch - DEDENDUM * self.module


def involute(angle: float) -> float:
    return math.tan(angle) - angle


def half_tooth(gear: Gear, radius: float) -> float:
    """Half the angle that a tooth takes at a radius; below the base circle flanks run straight to the centre."""
    base = gear.pitch * math.cos(PRESSURE)
    there = math.acos(base / max(radius, base))
    return (math.pi / 2 - BACKLASH) / gear.teeth + involute(PRESSURE) - involute(there)


def outline(gear: Gear, flank: int = 4) -> list:
    """The closed outline of a gear; `flank` points up each side of a tooth."""
    radii = [gear.root + (gear.tip - gear.root) * i / flank for i in range(flank + 1)]
    points = []
    for tooth in range(gear.teeth):
        middle = gear.turn + TURN * tooth / gear.teeth
        rising = [(r, middle - half_tooth(gear, r)) for r in radii]
        falling = [(r, middle + half_tooth(gear, r)) for r in reversed(radii)]
        points += [(gear.x + r * math.cos(a), gear.y + r * math.sin(a)) for r, a in rising + falling]
    return points


def meshed(driver: Gear, teeth: int, direction: float) -> Gear:
    """The gear of `teeth` that meshes with `driver` in `direction` from it: a tooth of one in a gap of the other."""
    distance = driver.module * (driver.teeth + teeth) / 2
    share = (direction - driver.turn) * driver.teeth / TURN % 1
    turn = direction + math.pi + (share + .5) * TURN / teeth
    return Gear(driver.x + distance * math.cos(direction), driver.y + distance * math.sin(direction), driver.module,
                teeth, turn)


def club_wheel(x: float, y: float, radius: float, teeth: int = 15, turn: float = 0.0) -> list:
    """The outline of a lever escapement's escape wheel: slanting teeth that end in a foot."""
    form = ((.70, .0), (.70, .42), (.86, .62), (1.0, .68), (1.0, .90), (.93, .97), (.80, .90))
    return [(x + radius * r * math.cos(a), y + radius * r * math.sin(a))
            for i in range(teeth) for r, f in form for a in [turn + TURN * (i + f) / teeth]]


def spokes(x: float, y: float, hub: float, rim: float, count: int, width: float, turn: float = 0.0) -> list:
    """The openings between the spokes of a wheel, each `width` mm apart; none where they would be too small to saw."""
    if rim - hub < width * .8:
        return []
    openings = []
    for i in range(count):
        start, end = turn + TURN * i / count, turn + TURN * (i + 1) / count
        loop = _sector(hub, rim, start, end, width)
        if loop:
            openings.append([(x + r * math.cos(a), y + r * math.sin(a)) for r, a in loop])
    return openings


def _sector(hub: float, rim: float, start: float, end: float, width: float) -> list:
    """Polar points of an opening whose sides run parallel to the spokes' middles."""
    away = lambda r: math.asin(min(1.0, width / 2 / r))
    inner = max(hub, width / 2 / math.sin((end - start) / 2) * 1.02)
    if inner > rim * .92:
        return []
    arc = lambda r, a, b, n: [(r, a + (b - a) * i / n) for i in range(n + 1)]
    return (arc(rim, start + away(rim), end - away(rim), 14)
            + arc(inner, end - min(away(inner), (end - start) / 2 - .01),
                  start + min(away(inner), (end - start) / 2 - .01), 6))


def spiral(x: float, y: float, inner: float, outer: float, turns: float, start: float = 0.0, steps: int = 56) -> list:
    """The line of a flat spring from its core outwards."""
    count = max(2, int(turns * steps))
    return [(x + r * math.cos(a), y + r * math.sin(a)) for i in range(count + 1)
            for r, a in [(inner + (outer - inner) * i / count, start + TURN * turns * i / count)]]
