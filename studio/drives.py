"""Animations of the moving parts of a watch, as data. Pure: needs no Blender.

An animation is {"period": seconds, "points": [[second, value], ...]}. It maps seconds within the period to degrees
clockwise from the part's position at 0. The period starts at local midnight, or at `since`: the week's Sunday or the
first of the month. It is linear between points; two points with the same second are a jump. `beats`: steps a second.
Other animations: {"swing": degrees, "hz": full swings a second} of a balance; {"of": "view", "every": seconds,
"count": n} of a place whose picture changes (a digit of an LCD), to picture floor(seconds / every) % count;
{"segments": true} of an LCD whose segments carry the name of their digit.
"""
from studio.displays.reading import arc_direction, disc_numerals

MINUTE, HOUR, DAY, WEEK = 60, 3600, 86400, 604800
MONTH = 31 * DAY
"""The longest month; a date's hand jumps back when the next one begins."""


def turning(period: float, start: float = 0.0, turn: float = 360.0, beats: float | None = None) -> dict:
    """Turns evenly from `start` by `turn` degrees in `period` seconds."""
    drive = {'period': period, 'points': [[0, start], [period, start + turn]]}
    return drive | {'beats': beats} if beats else drive


def hour_hand(scale: int = 12) -> dict:
    """An hour hand that goes round once in `scale` hours."""
    return turning(scale * HOUR)


def minute_hand() -> dict:
    return turning(HOUR)


def second_hand(beats: float) -> dict:
    return turning(MINUTE, beats=beats)


def day_hand() -> dict:
    """Once a day, noon at the top."""
    return turning(DAY, 180)


def sun() -> dict:
    """Once a day, 6 a.m. at nine o'clock and noon at the top."""
    return turning(DAY, 180)


def disc(period: float) -> dict:
    """A disc that brings its marks, numbered clockwise, to the top one after the other."""
    return turning(period, turn=-360)


def retrograde(period: float, start: float, end: float) -> dict:
    """Moves from the clock hour `start` to `end`, then jumps back."""
    return {'period': period, 'points': [[0, start * 30], [period, end * 30]]}


def stepped(since: str, count: int, start: float, turn: float) -> dict:
    """Moves one of `count` places a day, from the first day of the week or month: from `start` by `turn` degrees."""
    points = []
    for day in range(count):
        points += [[day * DAY, start + day * turn], [(day + 1) * DAY, start + day * turn]]
    return {'period': count * DAY, 'since': since, 'points': points}


def retrograde_date(start: float, end: float) -> dict:
    """A hand that climbs from the 1st at the clock hour `start` to the 31st at `end`."""
    return stepped('month', 31, start * 30, (arc_direction(2, 1, 31, start, end) - start) * 30)


def carrier(sweep: float = 4.0) -> dict:
    """The carrier of wandering hours, drawn with disc 0 at the top: each disc crosses the `sweep` hours in one hour."""
    return turning(3 * HOUR, -sweep * 15)


def wandering_disc(number: int) -> dict:
    """One of the carrier's discs on its axle, drawn with its first numeral at the disc's own top as the carrier stands
    at 0. It turns its next numeral outwards in the last ten minutes of the hour after its duty."""
    numerals = disc_numerals(number)
    return _turned_over(3, len(numerals), numerals[0], 10, -120 * number)


def semaphore_bar() -> dict:
    """The bar, drawn with the disc of the even hours at the top: from nine o'clock over the top to three in an hour."""
    return turning(2 * HOUR, 270, 360)


def semaphore_disc(odd: bool) -> dict:
    """A disc at the bar's end, drawn with 12 (or 1) at its own top as the bar stands at 0: it turns its next numeral
    outwards in the first six minutes after its duty."""
    return _turned_over(2, 6, 1 if odd else 0, -6, 180 if odd else 0)


def _turned_over(step: int, count: int, first: int, minutes: int, offset: float) -> dict:
    """A disc of `count` numerals. One faces outwards: each shows every `step` hours, the first one at the hour `first`.

    Its next numeral comes in the hour after its duty: in the last `minutes` of it, or, below 0, in the first ones.
    `offset` is where the disc stands with its first numeral outwards.
    """
    begin, length = (60 - minutes, minutes) if minutes > 0 else (0, -minutes)
    points = []
    for index in range(-count - 1, count + 1):
        start = (first + step * index + 1) * HOUR + begin * MINUTE
        points += [[start, offset - index * 360 / count],
                   [start + length * MINUTE, offset - (index + 1) * 360 / count]]
    period = step * count * HOUR
    ends = [[second, between(points, second)] for second in (0, period)]
    return {'period': period, 'points': [ends[0], *(p for p in points if 0 < p[0] < period), ends[1]]}


def geared(teeth: int, leaves: int, driver: dict) -> dict:
    """A wheel whose pinion with `leaves` meshes with the `driver` with `teeth`: it turns faster, in the other direction."""
    (_, start), (_, end) = driver['points']
    return turning(driver['period'] * leaves / teeth, turn=-360 if end > start else 360)


def balance(beats: float) -> dict:
    """A balance: half a full swing each beat, 270 degrees to either side, as in a fully wound movement."""
    return {'swing': 270, 'hz': beats / 2}


def fork(beats: float) -> dict:
    """The pallet fork, from stop to stop with the balance."""
    return {'swing': 5, 'hz': beats / 2}


def figure(every: int, count: int) -> dict:
    """A digit of an LCD that changes every `every` seconds and counts from 0 to `count` - 1."""
    return {'of': 'view', 'every': every, 'count': count}


FIGURES = {'hours-tens': figure(36000, 3), 'hours-ones': figure(3600, 10), 'minutes-tens': figure(600, 6),
           'minutes-ones': figure(60, 10), 'seconds-tens': figure(10, 6), 'seconds-ones': figure(1, 10)}
"""The six digits of a digital clock by their place, in order."""


def between(points, second: float) -> float:
    """The value at a second, linear between points; at a jump the later one."""
    for (at, value), (then, other) in zip(points, points[1:]):
        if at <= second < then:
            return value + (other - value) * (second - at) / (then - at)
    return points[-1][1]


def value_at(drive: dict, hour: int, minute: float) -> float:
    """Degrees at a time of day, without the steps of `beats`."""
    return between(drive['points'], (hour * HOUR + minute * MINUTE) % drive['period'])
