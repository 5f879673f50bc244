"""Displays on turning discs: two under a fixed line, wandering hours, semaphore. All lengths in mm."""
from studio import drives, geometry as g, materials
from studio.dial.layout import PRINT
from studio.displays.common import disc, label, radial_bars, slotted, stud, tinted
from studio.displays.reading import TIME, arc_direction, disc_numerals, disc_turn, semaphore as bar_stand, wandering
from studio.fonts import FONTS
from studio.outline import TURN, arc_band, circle, fillet, polar, ribbon


def discs(watch, part, lay) -> None:
    """A minute disc, an hour disc above it, and the line that never moves.

    Of a round disc of one colour only the print is seen to turn, so only that does: the light on the disc stays.
    """
    hour, minute = TIME
    ink = materials.print_ink(part['ink'])
    minutes = disc_turn(minute, 60)
    low = lay.z + .12
    disc('minute disc', lay.mm(.975), low, .22, part['outer'])
    with g.moving('minute-disc', (0, 0), drives.disc(drives.HOUR), minutes * 30):
        _minutes(lay, low + .22, minutes, ink)
    hours, middle = disc_turn(hour + minute / 60, 12), low + .22 + .14
    disc('hour disc', lay.mm(.585), middle, .26, part['inner'])
    with g.moving('hour-disc', (0, 0), drives.disc(12 * drives.HOUR), hours * 30):
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
    stand, drive = wandering(*TIME), drives.carrier()
    with g.moving('carrier', (0, 0), drive, drives.value_at(drive, *TIME)):
        _carrier(part, lay, low + .05, stand, reach)
        _duty_marks(lay, part, [direction for direction, _, _ in stand], reach + size, low + .64)
        for direction, numeral, number in stand:
            own = drives.wandering_disc(number)
            with g.moving(f'disc-{number}', polar(reach, -4 * number), own, drives.value_at(own, *TIME)):
                _hour_disc(lay, part, polar(reach, direction), size, low + .34, direction, numeral, number)
    stud(lay.mm(.10), low + .05, .95, tinted(part['carrier']))
    slotted(lay.mm(.05), low + 1.0, 'steel')


def _hour_disc(lay, part, centre, size, z, direction, numeral, number) -> None:
    """One of the three discs, `numeral` facing outwards."""
    ink, top = materials.print_ink(part['ink']), z + .30
    disc('hour disc', size, z, .30, part['disc'], centre)
    g.plate('disc line', [circle(size - .22, 128, centre), circle(size - .32, 128, centre)], 0, PRINT, ink, .002,
            (0, 0, top))
    numerals = disc_numerals(number)
    for i, hour in enumerate(numerals):
        at = direction + 3 * (i - numerals.index(numeral))
        label(str(hour), lay.mm(.118), 'spartan', ink, size * .62, at, top, centre)
    slotted(lay.mm(.045), top, 'steel', centre, direction)


def _carrier(part, lay, z, stand, reach) -> None:
    """Three swung arms from the middle to the discs' axles."""
    material = tinted(part['carrier'])
    for direction, _, _ in stand:
        line = [(0, 0), polar(reach * .5, direction + .55), polar(reach, direction)]
        g.plate('carrier arm', [ribbon(line, [lay.mm(.15), lay.mm(.09), lay.mm(.13)], 48)], 0, .24, material, .07,
                (0, 0, z))
    g.plate('carrier ring', [circle(reach + .28, 160), circle(reach - .28, 160)], 0, .16, material, .05, (0, 0, z))


def _duty_marks(lay, part, directions, radius, z) -> None:
    """The carrier's arrows, each beyond a disc: the one on duty points at the minute."""
    arrow = [(-.55, .15), (.55, .15), (0, lay.mm(.075))]
    for direction in directions:
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
    stand, drive = bar_stand(*TIME), drives.semaphore_bar()
    with g.moving('bar', (0, 0), drive, drives.value_at(drive, *TIME)):
        _bar(lay, part, stand, reach, size, low)
        for at, numeral in stand:
            odd = numeral % 2 == 1
            own = drives.semaphore_disc(odd)
            with g.moving('odd-hours' if odd else 'even-hours', polar(reach, 6 if odd else 0), own,
                          drives.value_at(own, *TIME)):
                _six_hours(lay, part, polar(reach, at), size, low + .26, at, numeral)
    stud(lay.mm(.075), low + .28, .5, tinted('steel'))
    slotted(lay.mm(.045), low + .78, 'steel')


def _bar(lay, part, stand, reach, size, z) -> None:
    """The bar with the seats of its two discs and a tip beyond each: the one on duty points at the minute."""
    direction, paint = stand[0][0], tinted(part['bar'])
    bar = [(-lay.mm(.085), -reach), (lay.mm(.085), -reach), (lay.mm(.085), reach), (-lay.mm(.085), reach)]
    g.plate('bar', [fillet(bar, .3, 4, closed=True)], 0, .30, paint, .1, (0, 0, z), direction)
    tip = [(-lay.mm(.055), 0), (lay.mm(.055), 0), (0, lay.mm(.10))]
    for at, _ in stand:
        g.plate('disc seat', [circle(size + .42, 128, polar(reach, at))], 0, .30, paint, .1, (0, 0, z))
        g.place(g.plate('bar tip', [tip], 0, .22, paint, .06, (0, 0, z + .04)), reach + size + .36, at)


def _six_hours(lay, part, centre, size, z, direction, numeral) -> None:
    """A disc of six numerals, `numeral` facing outwards."""
    ink = materials.print_ink(part['ink'])
    disc('hour disc', size, z, .26, part['disc'], centre)
    for i in range(6):
        label(str((numeral + 2 * i - 1) % 12 + 1), lay.mm(.098), 'spartan', ink, size * .70, direction + 2 * i,
              z + .26, centre)
    slotted(lay.mm(.05), z + .26, 'steel', centre, direction * TURN / 12)
