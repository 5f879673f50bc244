"""Sun and moon on the upper half circle, retrograde minutes on the lower. All lengths in mm."""
import random

from studio import drives, geometry as g, materials
from studio.dial.layout import PRINT
from studio.digital.segments import moon
from studio.displays.common import label, pointer, radial_bars, slim, stud, tinted
from studio.displays.reading import TIME, arc_direction, sun_direction
from studio.outline import arc_band, circle, polar, turned

INNER, OUTER = .40, .74
"""Radii of the sky's window, shares of the dial's."""
MINUTES = .78
"""Radius of the minutes' line, a share of the dial's."""
NIGHT = .33
"""Height in mm of the plate that hides what has set; the minutes are printed on it."""


def half_circles(watch, part, lay) -> None:
    """The sky in its window with the sun at the hour, the scales, the plate that hides the night, the minute hand."""
    hour, minute = TIME
    ink, z = materials.print_ink(part['ink']), lay.z
    sun = sun_direction(hour, minute)
    _sky(part, lay, sun)
    _window(watch, part, lay)
    _hour_scale(lay, ink)
    _minute_scale(lay, ink)
    at = arc_direction(minute, 0, 60, 9, 3) % 12
    length = lay.mm(.70)
    with g.moving('minute', (0, 0), drives.retrograde(drives.HOUR, 9, 3), at * 30):
        pointer(slim(length, lay.mm(.07), 0), z + .5, at, tinted(part['hand']), height=.16)
    stud(lay.mm(.085), z + .46, .34, tinted(part['hand']))


def _sky(part, lay, sun: float) -> None:
    """The sky and, turning before it, sun and moon on opposite sides with stars between."""
    z = lay.z + .03
    g.plate('sky', [arc_band(lay.mm(INNER), lay.mm(OUTER), -3, 3, 96)], 0, .02,
            materials.dial_ground('sunray', part['sky'], None, lay.radius),
            .002, (0, 0, z))
    middle, size = lay.mm((INNER + OUTER) / 2), lay.mm(.105)
    with g.moving('sky', (0, 0), drives.sun(), sun * 30):
        _sun(part, polar(middle, sun), size, z)
        g.plate('moon', [moon(size * 1.2, .2, polar(middle, sun + 6), 24)], 0, .08, tinted(part['moon']), .03, (0, 0, z + .02))
        _stars(part, lay, z + .02, sun)


def _sun(part, centre, size, z) -> None:
    gold, rays = materials.metal(part['sun'], 'polished', .22), []
    for i in range(24):
        long = size * (1.62 if i % 2 == 0 else 1.36)
        spike = [(-size * .10, size * 1.10), (size * .10, size * 1.10), (0, long)]
        rays.append([(centre[0] + x, centre[1] + y) for x, y in turned(spike, i / 2)])
    g.plate('sun rays', rays, 0, .06, gold, .015, (0, 0, z + .02))
    g.lathe('sun', [(0, .24), (size * .5, .22), (size * .85, .15), (size, .06), (size, 0)], gold, sides=96,
            at=(*centre, z + .03))


def _stars(part, lay, z, sun) -> None:
    """Stars of the day's and of the night's half of the sky; none where the sun or the moon stands."""
    chance = random.Random(7)
    for half in (0, 6):
        dots = []
        while len(dots) < 26:
            hour, share = half + chance.uniform(-2.9, 2.9), chance.uniform(INNER + .04, OUTER - .04)
            if abs((hour - half - sun + 6) % 12 - 6) > .85:
                dots.append(circle(chance.choice((.07, .10, .14)), 10, polar(lay.mm(share), hour)))
        g.plate('stars', dots, 0, PRINT, tinted(part['moon']), .002, (0, 0, z))


def _window(watch, part, lay) -> None:
    """The polished edge round the sky, the plate that hides what has set, and the horizon on it."""
    edge, w = tinted(part['moon']), .16
    loop = arc_band(lay.mm(OUTER) + w, lay.mm(OUTER), -3, 3, 96)
    inner = arc_band(lay.mm(INNER), lay.mm(INNER) - w, -3, 3, 96)
    for band in (loop, inner):
        g.plate('window edge', [band], 0, .24, edge, .07, (0, 0, lay.z))
    ground = watch.parts['dial']['ground']
    g.plate('night', [arc_band(lay.mm(MINUTES) + w, lay.mm(INNER) - w, 3, 9, 96)], .06, NIGHT,
            materials.dial_ground(ground['texture'], ground['colour'], ground.get('edge'), lay.radius), .05,
            (0, 0, lay.z))
    for side in (-1, 1):
        x = side * lay.mm((INNER + OUTER) / 2)
        width = lay.mm(OUTER - INNER) + 2 * w
        bar = [(x - width / 2, -w), (x + width / 2, -w), (x + width / 2, .02), (x - width / 2, .02)]
        g.plate('horizon', [bar], .06, NIGHT + .03, edge, .05, (0, 0, lay.z))


def _hour_scale(lay, ink) -> None:
    """Hours 6 to 6 above the sky."""
    radial_bars([-3 + i / 4 for i in range(1, 24) if i % 2], lay.mm(.785), lay.mm(.81), .12, lay.z, ink)
    radial_bars([-3 + i / 2 for i in range(13)], lay.mm(.785), lay.mm(.83), .24, lay.z, ink)
    for i in range(13):
        hour = (6 + i - 1) % 12 + 1
        label(str(hour), lay.mm(.082 if hour in (6, 12) else .07), 'spartan', ink, lay.mm(.905),
              -3 + i / 2 + (.12 if i == 0 else -.12 if i == 12 else 0),
              lay.z, upright=True)


def _minute_scale(lay, ink) -> None:
    """Minutes 0 to 60 from left to right along the lower half."""
    at = [arc_direction(i, 0, 60, 9, 3) for i in range(61)]
    r, z = lay.mm(MINUTES), lay.z + NIGHT
    g.plate('minute line', [arc_band(r - .12, r, 3, 9, 128)], 0, PRINT, ink, .002, (0, 0, z))
    radial_bars([h for i, h in enumerate(at) if i % 5 and 1 < i < 59], r - lay.mm(.035), r, .12, z, ink)
    radial_bars(at[5:56:5], r - lay.mm(.07), r, .26, z, ink)
    for i in range(5, 60, 5):
        label(str(i), lay.mm(.074), 'spartan', ink, lay.mm(.885), at[i], lay.z, upright=True)
    for i, shift in ((0, -.17), (60, .17)):
        label(str(i), lay.mm(.074), 'spartan', ink, lay.mm(.885), at[i] + shift, lay.z, upright=True)
