"""Print on the dial: tracks, words, painted sectors."""
import math

from studio import geometry as g, materials
from studio.dial.layout import PRINT, bars
from studio.fonts import FONTS
from studio.outline import arc_band, circle, polar, rect, turned


def ring(lay, outer: float, width: float, material, centre=(0.0, 0.0), z: float | None = None):
    """A printed ring; outer radius and width in mm."""
    return g.plate('ring', [circle(outer, 256, centre), circle(outer - width, 256, centre)], 0, PRINT, material, .002,
                   (0, 0, lay.z if z is None else z))


def marks(outline, hours, radius: float, z: float, material, height: float = PRINT, bevel: float = .002, at=(0.0, 0.0)):
    """The same outline, drawn at twelve, at many clock hours; one part."""
    if hours:
        return g.plate('marks', [turned(outline, h, radius) for h in hours], 0, height, material, bevel, (*at, z))


def track(part, lay) -> None:
    """A minute track of the schema's form, with its figures."""
    ink = materials.print_ink(part.get('ink', lay.ink))
    outer, length, width = (lay.mm(part[k]) for k in ('radius', 'length', 'width'))
    minor, major = bars(part['divisions'], part['every'], part['from'], part['to'], part['skip'])
    if part['style'] == 'dots':
        marks(circle(width, 20), minor, outer - width, lay.z, ink)
        marks(circle(lay.mm(part['major_width']) / 1.5, 24), major, outer - width, lay.z, ink)
    elif part['style'] == 'line':
        ring(lay, outer, width, ink)
    else:
        _bars(part, lay, ink, outer, length, width, minor, major)
    _figures(part, lay, ink)


def _bars(part, lay, ink, outer, length, width, minor, major) -> None:
    railway = part['style'] == 'railway'
    long = length if railway else lay.mm(part['major'])
    marks(rect(width, length), minor, outer - length / 2, lay.z, ink)
    marks(rect(lay.mm(part['major_width']), long), major, outer - long / 2, lay.z, ink)
    if part['fine']:
        step = part['divisions'] * (part['fine'] + 1)
        fine, _ = bars(step, part['fine'] + 1, part['from'], part['to'], part['skip'])
        marks(rect(max(.05, width * .6), length * .55), fine, outer - length * .275, lay.z, ink)
    if railway or part['style'] == 'chapter':
        whole = part['to'] - part['from'] >= 12
        for r in (outer + width, outer - length) if railway else (outer - length,):
            if whole:
                ring(lay, r, width, ink)
            else:
                g.plate('ring', [arc_band(r - width, r, part['from'], part['to'])], 0, PRINT, ink, .002, (0, 0, lay.z))


def _figures(part, lay, ink) -> None:
    for figure in part['figures']:
        hour = figure['at'] % 12
        made = g.text(figure['text'], FONTS[part['font']], lay.mm(part['figure_size']), ink, (0, 0, lay.z))
        x, y = polar(lay.mm(part['figure_radius']), hour)
        made.location.x, made.location.y = x, y
        if not part['figure_upright']:
            made.rotation_euler.z = -hour * math.tau / 12 + (math.pi if 3 < hour < 9 else 0)


def words(part, lay) -> None:
    """Words on the dial, straight or along a circle, printed or applied."""
    material = materials.print_ink(part.get('tint', lay.ink))
    height, cap = max(PRINT, part['applied']), lay.mm(part['size'])
    x, y = lay.point(part['at'])
    if 'arc' in part:
        hour = math.atan2(x, y) * 12 / math.tau % 12
        g.arc_text(part['text'], FONTS[part['font']], cap, lay.mm(part['arc']), hour, material, lay.z, height,
                   .2 * part['spacing'], bottom=3 < hour < 9)
    else:
        g.text(part['text'], FONTS[part['font']], cap, material, (x, y, lay.z), height,
               bevel=.04 if part['applied'] else 0, spacing=part['spacing'])


def sector(part, lay, level: int = 0) -> None:
    """A painted band between two hours; thinner than print, which lies on it. `level` counts the ones beneath."""
    end = part['to'] if part['to'] > part['from'] else part['to'] + 12
    g.plate('sector', [arc_band(lay.mm(part['inner']), lay.mm(part['outer']), part['from'], end, 128)], 0,
            .004 + .001 * level,
            materials.print_ink(part['colour']), .0005, (0, 0, lay.z))
