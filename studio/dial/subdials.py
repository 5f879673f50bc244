"""Sub-dials: small seconds, counters, gauges."""
import contextlib
import math

import numpy as np

from studio import drives, geometry as g, materials
from studio.dial.layout import PRINT, dish, figure_hours
from studio.fonts import FONTS
from studio.outline import circle, fillet, polar


def build(part, dial, lay, beats: float) -> None:
    """The sunk ground, its scale and figures, its hand; `beats` are the movement's steps a second."""
    x, y = polar(lay.mm(part['distance']), part['at'])
    r, floor = lay.mm(part['radius']), lay.z - part['sunk']
    _floor(part, dial, lay, (x, y), r, floor)
    if 'rim' in part:
        g.plate('sub-dial rim', [circle(r + .32, 128, (x, y)), circle(r, 128, (x, y))], -.05, .12,
                materials.metal(part['rim']), .06, (0, 0, lay.z))
    _scale(part, lay, (x, y), r, floor)
    with _running(part, (x, y), beats):
        _hand(part, lay, (x, y), r)


def _running(part, axle, beats: float):
    """What turns the hand; a counter at rest and a power reserve stand still."""
    span = part['to'] - part['from']
    shows = {'seconds': ('small-seconds', drives.second_hand(beats)), 'hours-24': ('hours-24', drives.hour_hand(24)),
             'date': ('date', drives.stepped('month', 31, part['from'] + span / 31, span / 31)),
             'weekday': ('weekday', drives.stepped('week', 7, part['from'], span / 7))}
    if part['shows'] not in shows:
        return contextlib.nullcontext()
    return g.moving(shows[part['shows']][0], axle, shows[part['shows']][1], part['from'] + span * part['value'])


def _floor(part, dial, lay, centre, r, floor) -> None:
    colour = part.get('colour', dial['ground']['colour'])
    material = (materials.azure(colour) if part['texture'] == 'azure'
                else materials.dial_ground(part['texture'], colour,
                                           materials.shade(colour, .66) if part['concave'] else None, r))
    if part['concave']:
        profile = [(r * s, floor + dish(s, part['sunk'])) for s in np.linspace(0, 1, 32)] + [(r + .02, lay.z)]
    else:
        profile = [(0, floor), (r - .16, floor)]
        step = [(r - .16, floor), (r - .13, floor + .02), (r + .03, lay.z)]
        g.lathe('sub-dial step', step, materials.paint(dial['ground']['colour'], .3, .5), sides=160, at=(*centre, 0))
    g.lathe('sub-dial', profile, material, sides=160, at=(*centre, 0))


def _scale(part, lay, centre, r, floor) -> None:
    """Bars and figures, each on the floor's height at its own place."""
    ink = materials.print_ink(part.get('ink', lay.ink))
    rise = lambda share: floor + (dish(share, part['sunk']) if part['concave'] else 0)
    full = abs(part['to'] - part['from']) >= 360
    hours = [(part['from'] + (part['to'] - part['from']) * i / part['divisions']) / 30
             for i in range(part['divisions'] + (0 if full else 1))]
    _bars(part, centre, [h for i, h in enumerate(hours) if i % part['every']], (.83, .93), .1, r, floor, ink)
    _bars(part, centre, hours[::part['every']], (.78, .93), .2, r, floor, ink)
    figures = part.get('figures', [])
    for figure, degrees in zip(figures, figure_hours(len(figures), part['from'], part['to'])):
        if not figure:
            continue
        made = g.text(figure, FONTS[part['font']], r * part['figure_size'], ink,
                      (0, 0, rise(part['figure_radius'] + .6 * part['figure_size'] * part['concave'])))
        px, py = polar(r * part['figure_radius'], degrees / 30)
        made.location.x, made.location.y = centre[0] + px, centre[1] + py
        if part['radial']:
            made.rotation_euler.z = -math.radians(degrees) + (math.pi if 90 < degrees % 360 < 270 else 0)


def _bars(part, centre, hours, span, width, r, floor, ink) -> None:
    """Bars between two shares of the radius that follow a dish's slope."""
    steps = np.linspace(*span, 5 if part['concave'] else 2)
    rise = lambda s: floor + PRINT + (dish(s, part['sunk']) if part['concave'] else 0)
    points, faces = [], []
    for hour in hours:
        a, first = hour * math.tau / 12, len(points)
        for s in steps:
            x, y = math.sin(a) * r * s, math.cos(a) * r * s
            dx, dy = math.cos(a) * width / 2, -math.sin(a) * width / 2
            points += [(x - dx, y - dy, rise(s)), (x + dx, y + dy, rise(s))]
        faces += [(first + 2 * i, first + 2 * i + 1, first + 2 * i + 3,
                   first + 2 * i + 2) for i in range(len(steps) - 1)]
    if points:
        g.mesh('sub-dial bars', points, faces, ink).location = (*centre, 0)


def _hand(part, lay, centre, r) -> None:
    hour = (part['from'] + (part['to'] - part['from']) * part['value']) / 30
    material, length = materials.finish_of(part['hand']), r * .84
    width = {'needle': .045, 'leaf': .07, 'baton': .075, 'arrow': .05}[part['hand_style']] * r
    outline = _OUTLINES[part['hand_style']](length, width)
    g.plate('sub-dial hand', [outline], 0, .11, material, .035, (*centre, lay.z + .12), hour)
    if 'tip' in part:
        tip = [(-width * .7, length * .68), (width * .7, length * .68), (width * .5, length), (-width * .5, length)]
        g.plate('sub-dial hand tip', [tip], .10, .125, materials.paint(part['tip']), .005, (*centre, lay.z + .12), hour)
    g.lathe('sub-dial pin', fillet([(0, .34), (.26, .34), (.36, .24), (.36, .10), (.18, .06), (.18, -.3)], .07, 3),
            material, sides=48, at=(*centre, lay.z))


def _mirrored(right) -> list:
    return list(right) + [(-x, y) for x, y in reversed(right) if abs(x) > 1e-6]


_OUTLINES = {
    'needle': lambda L, w: _mirrored([(w * .9, -L * .30), (w * .8, 0), (w * .35, L)]),
    'baton': lambda L, w: _mirrored([(w * .8, -L * .28), (w * .8, L * .93), (0, L)]),
    'leaf': lambda L, w: _mirrored([(w * .35, -L * .26), (w * .45, 0), (w, L * .42), (w * .8, L * .62), (0, L)]),
    'arrow': lambda L, w: _mirrored([(w * .7, -L * .28), (w * .7, L * .62), (w * 2.0, L * .62), (0, L)]),
}
