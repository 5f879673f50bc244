"""How the unusual displays stand at a time of day. Pure: needs no Blender.

Directions are clock hours (0 to 12, clockwise from the top); times are (hour, minute), the hour from 0 to 23.
"""

TIME = (10, 8)
"""What displays without hands show."""


def disc_turn(value: float, count: float) -> float:
    """The clock hours by which a disc is turned so that `value` of its `count` marks stands at twelve."""
    return -value / count * 12 % 12


def wandering(hour: int, minute: float, sweep: float = 4.0) -> list[tuple[float, int, int]]:
    """Where the three hour discs stand: (direction, numeral facing outwards, disc), the one on duty first.

    The disc on duty crosses the `sweep` hours at the top from 0 to 60 minutes; the next one follows a third of a turn
    behind it and shows the next hour, the last one the hour before.
    """
    on_duty = -sweep / 2 + sweep * minute / 60
    named = lambda h: (h - 1) % 12 + 1
    return [(on_duty % 12, named(hour), hour % 3), ((on_duty - 4) % 12, named(hour + 1), (hour + 1) % 3),
            ((on_duty + 4) % 12, named(hour - 1), (hour - 1) % 3)]


def disc_numerals(disc: int) -> list[int]:
    """The four hours on one of three wandering discs, in the order in which they come on duty."""
    return [(h - 1) % 12 + 1 for h in range(disc or 3, 13, 3)]


def semaphore(hour: int, minute: float) -> list[tuple[float, int]]:
    """Where the two discs of the bar stand, first the one on duty: (direction, numeral that faces outwards)."""
    on_duty = 9 + 6 * minute / 60
    return [(on_duty % 12, (hour - 1) % 12 + 1), ((on_duty + 6) % 12, hour % 12 + 1)]


def day_hand(hour: int, minute: float) -> float:
    """The direction of a hand that goes round once a day, noon at the top."""
    return (hour + minute / 60 - 12) / 2 % 12


def arc_direction(value: float, first: float, last: float, start: float, end: float) -> float:
    """The direction of `value` on a scale from `first` (at the hour `start`) to `last` (at `end`)."""
    return start + (end - start) * (value - first) / (last - first)


def sun_direction(hour: int, minute: float) -> float:
    """The sun on the upper half circle: 6 a.m. at nine o'clock, noon at the top, 6 p.m. at three."""
    return (9 + (hour + minute / 60 - 6) / 2) % 12
