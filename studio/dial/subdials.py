"""Sub-dials: small seconds, counters, gauges."""
import math

import numpy as np

from studio import geometry as g, materials
from studio.dial import printing
from studio.dial.layout import PRINT, figure_hours
from studio.fonts import FONTS
from studio.outline import circle, fillet, polar, rect


def build(part, dial, lay) -> None:
    """The sunk ground, its scale and figures, its hand."""
    x, y = polar(lay.mm(part['distance']), part['at'])
    r, floor = lay.mm(part['radius']), lay.z - part['sunk']
    _floor(part, dial, lay, (x, y), r, floor)
    if 'rim' in part:
        g.plate('sub-dial rim', [circle(r + .32, 128, (x, y)), circle(r, 128, (x, y))], -.05, .12,
                materials.metal(part['rim']), .06, (0, 0, lay.z))
    z = floor + (part['sunk'] * .55 if part['concave'] else 0)
    _scale(part, lay, (x, y), r, z)
    _hand(part, lay, (x, y), r)


def _floor(part, dial, lay, centre, r, floor) -> None:
    colour = part.get('colour', dial['ground']['colour'])
    material = (materials.azure(colour) if part['texture'] == 'azure'
                else materials.dial_ground(part['texture'], colour, None, r))
    if part['concave']:
        profile = [(r * s, floor + part['sunk'] * s ** 2.2) for s in np.linspace(0, 1, 24)] + [(r + .02, lay.z)]
    else:
        profile = [(0, floor), (r - .05, floor), (r + .02, floor + .05), (r + .03, lay.z)]
    g.lathe('sub-dial', profile, material, sides=160, at=(*centre, 0))


def _scale(part, lay, centre, r, z) -> None:
    ink = materials.print_ink(part.get('ink', lay.ink))
    full = abs(part['to'] - part['from']) >= 360
    hours = [(part['from'] + (part['to'] - part['from']) * i / part['divisions']) / 30
             for i in range(part['divisions'] + (0 if full else 1))]
    printing.marks(rect(.1, .10 * r), [h for i, h in enumerate(hours) if i % part['every']], r * .88, z, ink, at=centre)
    printing.marks(rect(.2, .16 * r), hours[::part['every']], r * .85, z, ink, at=centre)
    for figure, degrees in zip(part['figures'], figure_hours(len(part['figures']), part['from'], part['to'])):
        made = g.text(figure, FONTS[part['font']], r * part['figure_size'], ink, (0, 0, z))
        px, py = polar(r * part['figure_radius'], degrees / 30)
        made.location.x, made.location.y = centre[0] + px, centre[1] + py
        if part['radial']:
            made.rotation_euler.z = -math.radians(degrees) + (math.pi if 90 < degrees % 360 < 270 else 0)


def _hand(part, lay, centre, r) -> None:
    hour = (part['from'] + (part['to'] - part['from']) * part['value']) / 30
    material, length = materials.finish_of(part['hand']), r * .84
    width = {'needle': .05, 'leaf': .13, 'baton': .09, 'arrow': .07}[part['hand_style']] * r
    outline = ([(-width, -length * .28), (width, -length * .28), (width * .5, length), (-width * .5, length)]
               if part['hand_style'] in ('needle', 'baton') else
               [(-width * .5, -length * .2), (width * .5, -length * .2), (width, length * .55), (0, length), (-width, length * .55)])
    g.plate('sub-dial hand', [outline], 0, .1, material, .03, (*centre, lay.z + .02), hour)
    if 'tip' in part:
        tip = [(-width * .7, length * .68), (width * .7, length * .68), (width * .5, length), (-width * .5, length)]
        g.plate('sub-dial hand tip', [tip], .09, .115, materials.paint(part['tip']), .005, (*centre, lay.z + .02), hour)
    g.lathe('sub-dial pin', fillet([(0, .28), (.4, .28), (.48, .05), (.3, -.3)], .1, 3), material, sides=48, at=(*centre, lay.z))
