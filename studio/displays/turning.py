"""Displays on turning discs: two under a fixed line, wandering hours, semaphore. All lengths in mm."""
from studio import geometry as g, materials
from studio.dial.layout import PRINT
from studio.displays.common import disc, label, radial_bars, slotted, stud, tinted
from studio.displays.reading import TIME, arc_direction, disc_numerals, disc_turn, semaphore as bar_stand, wandering
from studio.fonts import FONTS
from studio.outline import TURN, arc_band, circle, fillet, polar, ribbon


def discs(watch, part, lay) -> None:
    """A minute disc, an hour disc above it, and the line that never moves."""
    hour, minute = TIME
    ink = materials.print_ink(part['ink'])
    minutes = disc_turn(minute, 60)
    low = lay.z + .12
    disc('minute disc', lay.mm(.975), low, .22, part['outer'])
    _minutes(lay, low + .22, minutes, ink)
    hours, middle = disc_turn(hour + minute / 60, 12), low + .22 + .14
    disc('hour disc', lay.mm(.585), middle, .26, part['inner'])
    _hours(lay, middle + .26, hours, ink)
    top = middle + .26
    stud(lay.mm(.215), top, .22, materials.dial_ground('sunray', part['outer'], None, lay.mm(.2)))
    g.text(watch.entry.brand, FONTS['spartan'], lay.mm(.052), ink, (0, 0, top + .22), spacing=1.15)
    line = [(-.16, lay.mm(.225)), (.16, lay.mm(.225)), (.16, lay.mm(.985)), (-.16, lay.mm(.985))]
    g.plate('line', [line], 0, .14, materials.paint(part['line'], .4, .4, .2), .05, (0, 0, top + .30))
    g.plate('line foot', [arc_band(lay.mm(.965), lay.mm(1.0), -.07, .07, 8)], -.6, .14,
            materials.paint(part['line'], .4, .4, .2), .04,
            (0, 0, top + .30))


def _minutes(lay, z, turn, ink) -> None:
    whole = lambda step: [turn + i * step / 5 for i in range(60 // step)]
    radial_bars([h for i, h in enumerate(whole(1)) if i % 5], lay.mm(.905), lay.mm(.95), .14, z, ink)
    radial_bars(whole(5), lay.mm(.875), lay.mm(.95), .30, z, ink)
    for i in range(12):
        label(str(i * 5 or 60), lay.mm(.088), 'spartan', ink, lay.mm(.755), turn + i, z)


def _hours(lay, z, turn, ink) -> None:
    radial_bars([turn + i / 4 for i in range(48) if i % 4], lay.mm(.535), lay.mm(.565), .13, z, ink)
    radial_bars([turn + i for i in range(12)], lay.mm(.51), lay.mm(.565), .26, z, ink)
    for i in range(12):
        label(str(i or 12), lay.mm(.098), 'spartan', ink, lay.mm(.40), turn + i, z)


def wandering_hours(watch, part, lay) -> None:
    """Three discs of four numerals on a turning carrier; the one on duty points at the minute arc."""
    arc, ink = materials.print_ink(part['arc']), materials.print_ink(part['ink'])
    _minute_arc(lay, arc, -2.0, 2.0, .93)
    low, reach, size = lay.z + .16, lay.mm(.47), lay.mm(.305)
    stand = wandering(*TIME)
    _carrier(part, lay, low + .05, stand, reach)
    for direction, numeral, number in stand:
        centre = polar(reach, direction)
        top = low + .34 + .30
        disc('hour disc', size, low + .34, .30, part['disc'], centre)
        g.plate('disc line', [circle(size - .22, 128, centre), circle(size - .32, 128, centre)], 0, PRINT, ink, .002,
                (0, 0, top))
        numerals = disc_numerals(number)
        for i, hour in enumerate(numerals):
            at = direction + 3 * (i - numerals.index(numeral))
            label(str(hour), lay.mm(.118), 'spartan', ink, size * .62, at, top, centre)
        slotted(lay.mm(.045), top, 'steel', centre, direction)
    _duty_mark(lay, part, stand[0][0], reach + size, low + .64)
    stud(lay.mm(.10), low + .05, .95, tinted(part['carrier']))
    slotted(lay.mm(.05), low + 1.0, 'steel')


def _carrier(part, lay, z, stand, reach) -> None:
    """Three swung arms from the middle to the discs' axles."""
    material = tinted(part['carrier'])
    for direction, _, _ in stand:
        line = [(0, 0), polar(reach * .5, direction + .55), polar(reach, direction)]
        g.plate('carrier arm', [ribbon(line, [lay.mm(.15), lay.mm(.09), lay.mm(.13)], 48)], 0, .24, material, .07,
                (0, 0, z))
    g.plate('carrier ring', [circle(reach + .28, 160), circle(reach - .28, 160)], 0, .16, material, .05, (0, 0, z))


def _duty_mark(lay, part, direction, radius, z) -> None:
    """The arrow on the carrier beyond the disc on duty."""
    arrow = [(-.55, .15), (.55, .15), (0, lay.mm(.075))]
    made = g.plate('arrow', [arrow], 0, .14, tinted(part['carrier']), .04, (0, 0, z - .3))
    g.place(made, radius, direction)


def _minute_arc(lay, ink, start, end, radius) -> None:
    """A scale from 0 to 60 between two clock hours."""
    span = [arc_direction(i, 0, 60, start, end) for i in range(61)]
    outer = lay.mm(radius + .03)
    g.plate('arc line', [arc_band(outer - .12, outer, start, end, 96)], 0, PRINT, ink, .002, (0, 0, lay.z))
    radial_bars([h for i, h in enumerate(span) if i % 5], outer - lay.mm(.035), outer, .12, lay.z, ink)
    radial_bars(span[::5], outer - lay.mm(.06), outer, .26, lay.z, ink)
    for i in range(0, 61, 15):
        label(str(i), lay.mm(.062), 'spartan', ink, outer - lay.mm(.115), span[i], lay.z)


def semaphore(watch, part, lay) -> None:
    """A bar with a disc of six numerals at either end; the end in the upper half shows the time."""
    arc, ink = materials.print_ink(part['arc']), materials.print_ink(part['ink'])
    _minute_arc(lay, arc, -3.0, 3.0, .935)
    low, reach, size = lay.z + .2, lay.mm(.475), lay.mm(.30)
    stand = bar_stand(*TIME)
    direction = stand[0][0]
    bar = [(-lay.mm(.085), -reach), (lay.mm(.085), -reach), (lay.mm(.085), reach), (-lay.mm(.085), reach)]
    paint = tinted(part['bar'])
    g.plate('bar', [fillet(bar, .3, 4, closed=True)], 0, .30, paint, .1, (0, 0, low), direction)
    for at, numeral in stand:
        centre = polar(reach, at)
        g.plate('disc seat', [circle(size + .42, 128, centre)], 0, .30, paint, .1, (0, 0, low))
        disc('hour disc', size, low + .26, .26, part['disc'], centre)
        for i in range(6):
            label(str((numeral + 2 * i - 1) % 12 + 1), lay.mm(.098), 'spartan', ink, size * .70, at + 2 * i, low + .52,
                  centre)
        slotted(lay.mm(.05), low + .52, 'steel', centre, at * TURN / 12)
    tip = [(-lay.mm(.055), 0), (lay.mm(.055), 0), (0, lay.mm(.10))]
    g.place(g.plate('bar tip', [tip], 0, .22, paint, .06, (0, 0, low + .04)), reach + size + .36, direction)
    stud(lay.mm(.075), low + .28, .5, tinted('steel'))
    slotted(lay.mm(.045), low + .78, 'steel')
