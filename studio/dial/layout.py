"""Where things stand on a dial. Pure: needs no Blender."""
from dataclasses import dataclass

PRINT = .014
"""Height of printed ink above the dial in mm."""

ROMAN = ('XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI')


@dataclass(frozen=True)
class Layout:
    """A dial of `radius` mm whose surface lies at `z` mm."""
    radius: float
    z: float
    ink: str

    def mm(self, share: float) -> float:
        return share * self.radius

    def point(self, at) -> tuple[float, float]:
        return at[0] * self.radius, at[1] * self.radius


def bars(divisions: int, every: int, start: float, end: float, skip=()) -> tuple[list, list]:
    """Clock hours of a scale's minor and major bars between two hours; those within .1 h of `skip` are left out.

    A full circle (0 to 12) does not repeat its first bar; a part circle has a bar at both ends.
    """
    full = end - start >= 12
    hours = [(start + 12 * i / divisions, i) for i in range(divisions + 1)]
    hours = [(h, i) for h, i in hours if (h < start + 12 - 1e-9 if full else h <= end + 1e-9)]
    kept = [(h, i) for h, i in hours if all(abs((h - s + 6) % 12 - 6) > .1 for s in skip)]
    return [h for h, i in kept if i % every], [h for h, i in kept if i % every == 0]


def numeral_at(style: str, hour: int) -> str:
    """What stands at an hour (0 is twelve): words, or the name of a shape ('bar', 'triangle')."""
    if style == 'roman':
        return ROMAN[hour]
    if style == 'halves':
        return ROMAN[hour] if hour in (10, 11, 0, 1, 2, 3) else str(hour)
    if style == 'california':
        if hour == 0:
            return 'triangle'
        if hour in (3, 9):
            return 'bar'
        return ROMAN[hour] if hour in (10, 11, 1, 2) else str(hour)
    if style == 'twenty-four':
        return str(hour or 24)
    if style == 'inner':
        return str(12 + (hour or 12))
    return str(hour or 12)


def direction_of(style: str, hour: int) -> float:
    """The clock hour at which a numeral stands; a ring of 24 has noon at the top and midnight at the bottom."""
    return (hour / 2 + 6) % 12 if style == 'twenty-four' else float(hour)


def inverted(style: str, hour: int, upright: bool) -> bool:
    """Whether a radial numeral is turned upside down to be readable in the lower half."""
    return not upright and 3 < hour < 9 and style != 'twenty-four'


def figure_hours(count: int, start: float, end: float) -> list[float]:
    """Degrees of `count` figures evenly over a scale; a full circle does not repeat its end."""
    span = end - start
    gaps = count if abs(span) >= 360 else max(1, count - 1)
    return [start + span * i / gaps for i in range(count)]


def tachymeter_hour(speed: float) -> float:
    """Where a tachymeter shows a speed: where the second hand is after one unit of way. 60 stands at twelve."""
    return 3600 / speed / 5


def arc_hours(values, top: float, start: float, end: float) -> list[float]:
    """Clock hours of values from 0 to `top` on a scale from `start` to `end`."""
    return [start + (end - start) * v / top for v in values]


def dish(share: float, depth: float) -> float:
    """Height of a concave sub-dial's dish above its middle at a share of its radius, in units of `depth`."""
    return depth * min(1.0, share) ** 3
