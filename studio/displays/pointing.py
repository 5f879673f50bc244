"""Displays with unusual hands: one hand a day, regulator, retrograde date. All lengths in mm."""
from dataclasses import replace

from studio import drives, geometry as g, materials
from studio.dial import subdials
from studio.dial.layout import PRINT
from studio.displays.common import label, pointer, radial_bars, slim, stud, tinted
from studio.displays.reading import TIME, arc_direction, day_hand
from studio.outline import arc_band, circle, polar

DATE = 11


def one_hand(watch, part, lay) -> None:
    """A single long hand that goes round once a day, noon at the top."""
    material, z = tinted(part['hand']), lay.z + .42
    length, width = lay.mm(.90), lay.mm(.062)
    outline = [(-width * .55, -length * .24), (width * .55, -length * .24), (width * .5, 0),
               (width * .42, length * .62),
               (.09, length * .80), (.07, length), (-.07, length), (-.09, length * .80), (-width * .42,
                                                                                          length * .62), (-width * .5,
                                                                                                          0)]
    at = day_hand(*TIME)
    with g.moving('day-hand', (0, 0), drives.day_hand(), at * 30):
        pointer(outline, z, at, material, height=.18)
        g.plate('hub', [circle(lay.mm(.075), 80)], 0, .2, material, .06, (0, 0, z))
    stud(lay.mm(.034), z + .2, .16, tinted('steel'))


def regulator(watch, part, lay) -> None:
    """An hour ring at twelve, small seconds at six, the long minute hand in the middle."""
    hour, minute = TIME
    centre, radius = polar(lay.mm(.43), 0), lay.mm(.345)
    ink, material = materials.print_ink(part['ink']), tinted(part['hand'])
    _hour_ring(lay, part, centre, radius, ink)
    at = hour + minute / 60
    with g.moving('hour', centre, drives.hour_hand(), at * 30):
        pointer(_spear(radius * .62, radius * .15), lay.z + .18, at, tinted('blued'), centre, .12)
    stud(radius * .10, lay.z + .18, .24, tinted('blued'), centre)
    given = watch.parts.get('dial', {}).get('subdials', [])
    if all(s['at'] != 6 for s in given):
        _seconds(watch, part, lay)
    if 'minute' not in watch.parts.get('hands', {}):
        z = lay.z + .52
        with g.moving('minute', (0, 0), drives.minute_hand(), minute * 6):
            pointer(_spear(lay.mm(.88), lay.mm(.085), lay.mm(.2)), z, minute / 5, material, height=.18)
        stud(lay.mm(.055), z, .32, material)


def _spear(length: float, width: float, tail: float = 0.0) -> list:
    """A leaf-like hand, slender at its foot."""
    right = [(width * .28, -tail), (width * .22, length * .1), (width * .5, length * .52), (width * .34, length * .76),
             (0, length)]
    return right + [(-x, y) for x, y in reversed(right[:-1])]


def _hour_ring(lay, part, centre, radius, ink) -> None:
    ring = materials.dial_ground('matt', part['ring'], None, radius)
    g.plate('hour ring', [circle(radius, 160, centre), circle(radius * .56, 128, centre)], 0, .16, ring, .06,
            (0, 0, lay.z))
    g.plate('hour ring edge', [circle(radius * 1.035, 160, centre), circle(radius * .985, 160, centre)], 0, .2,
            tinted('steel'), .06,
            (0, 0, lay.z))
    for i in range(12):
        label(str(i or 12), radius * .17, 'spartan', ink, radius * .785, i, lay.z + .16, centre, upright=True)


def _seconds(watch, part, lay) -> None:
    from studio.description import SCHEMA, completed
    wanted = {'at': 6, 'shows': 'seconds', 'distance': .5, 'radius': .255, 'figures': ['60', '15', '30', '45'], 'sunk': 0, 'ink': lay.ink,
              'rim': 'steel',
              'hand': part['hand'], 'value': .6}
    raised = replace(lay, z=lay.z + .05)
    subdials.build(completed(wanted, SCHEMA['$defs']['subdial']), watch.parts['dial'], raised, watch.entry.beats)


def retrograde_date(watch, part, lay) -> None:
    """A raised arc with the days from 1 to 31 and the hand that climbs it."""
    start, end, z = part['from'], part['to'], lay.z
    inner, outer, ink = lay.mm(.60), lay.mm(.79), materials.print_ink(part['ink'])
    pad = .13
    g.plate('date arc', [arc_band(inner, outer, start - pad, end + pad, 128)], 0, .16, tinted(part['arc'], 'brushed'),
            .06, (0, 0, z))
    at = lambda day: arc_direction(day, 1, 31, start, end)
    radial_bars([at(d) for d in range(1, 32) if d not in (1, 6, 11, 16, 21, 26, 31)], outer - lay.mm(.055),
                outer - lay.mm(.02), .12, z + .16, ink)
    radial_bars([at(d) for d in range(1, 32, 5)], outer - lay.mm(.07), outer - lay.mm(.02), .24, z + .16, ink)
    for day in range(1, 32, 5):
        label(str(day), lay.mm(.058), 'condensed', ink, inner + lay.mm(.058), at(day), z + .16, upright=True)
    length = lay.mm(.775)
    with g.moving('date', (0, 0), drives.retrograde_date(start, end), at(DATE) * 30):
        _date_hand(lay, part, length, z, at(DATE))
    stud(lay.mm(.06), z + .26, .14, tinted(part['hand']))


def _date_hand(lay, part, length, z, hour) -> None:
    """The slim hand with its painted tip."""
    hand = pointer(slim(length, lay.mm(.06), lay.mm(.14)), z + .26, hour, tinted(part['hand']), height=.1)
    hand.name = 'date hand'
    tip = [(-lay.mm(.022), length * .74), (lay.mm(.022), length * .74), (lay.mm(.018), length * .99),
           (-lay.mm(.018), length * .99)]
    g.plate('date hand tip', [tip], 0, .03 + PRINT, materials.paint(part['tip'], .4), .01, (0, 0, z + .345), hour)
