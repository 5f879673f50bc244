"""Applied hour markers."""
import math

from mathutils import Matrix

from studio import geometry as g, materials
from studio.dial import glow
from studio.outline import circle, fillet, polar, rounded, scaled


def build(part, lay) -> None:
    """All markers of one group, one form for all of its hours."""
    make = {'baton': _baton, 'block': _block, 'dot': _dot, 'diver': _diver, 'tube': _tube, 'dagger': _dagger,
            'triangle': _triangle, 'raised': _raised}[part['style']]
    for hour in part['hours']:
        make(part, lay, hour)


def _sizes(part, lay):
    length, width = lay.mm(part['length']), lay.mm(part['width'])
    return length, width, lay.mm(part['radius']) - length / 2


def _lume(part):
    return materials.lume(part['lume'], part['glow']) if 'lume' in part else None


def _set(part, lay, outline, hour, radius, filling: float = .7) -> None:
    """An applied outline, with a filling of lume where the group has one."""
    metal = materials.finish_of(part['metal'])
    inner = scaled(outline, filling, _middle(outline))
    loops = [outline, inner] if 'lume' in part else [outline]
    g.place(g.plate('index', loops, 0, part['height'], metal, .05, (0, 0, lay.z)), radius, hour)
    if 'lume' in part:
        g.place(g.plate('index lume', [inner], 0, part['height'] * .85, _lume(part), .03, (0, 0, lay.z)), radius, hour)


def _middle(outline):
    return (sum(p[0] for p in outline) / len(outline), sum(p[1] for p in outline) / len(outline))


def _offsets(part, hour, width):
    return (-width * .75, width * .75) if hour == 0 and part['double'] else (0.0,)


def _baton(part, lay, hour) -> None:
    """A bar with a roof, whose two slopes catch different light."""
    length, w, radius = _sizes(part, lay)
    for x in _offsets(part, hour, w):
        g.place(_roof(length, w, part['height'], x, materials.metal(part['metal'], 'polished', .07)
                      if part['metal'] in materials.METALS else materials.paint(part['metal']), lay.z), radius, hour)


def _roof(length, w, height, x, material, z):
    low, e = height * .5, .05
    corners = [(x - w / 2, -length / 2), (x + w / 2, -length / 2), (x + w / 2, length / 2), (x - w / 2, length / 2)]
    points = [(*c, 0) for c in corners] + [(*c, low) for c in corners]
    points += [(x, -length / 2 + w * .5, height), (x, length / 2 - w * .5, height)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 8), (5, 6, 9, 8), (6, 7, 9), (7, 4, 8, 9)]
    made = g.mesh('baton', points, faces, material, crease=5)
    made.location.z = z
    return made


def _block(part, lay, hour) -> None:
    length, w, radius = _sizes(part, lay)
    for x in _offsets(part, hour, w):
        outline = rounded(w, length, .1, (x, 0))
        _set(part, lay, outline, hour, radius, 1 - .34 / max(.7, w))


def _dot(part, lay, hour) -> None:
    _, w, radius = _sizes(part, lay)
    if 'lume' in part:
        _set(part, lay, circle(w / 2, 48), hour, radius)
    else:
        dome = g.lathe('dot', [(w / 2, 0), (w / 2, part['height'] * .4)] + [
            (w / 2 * math.cos(t * .3), part['height'] * (.4 + .6 * math.sin(t * .3))) for t in range(1, 5)] + [
            (0, part['height'])], materials.finish_of(part['metal']), sides=48, at=(0, 0, lay.z))
        g.place(dome, radius, hour)


def _diver(part, lay, hour) -> None:
    length, w, radius = _sizes(part, lay)
    if hour == 0:
        outline = fillet([(-w * 1.4, length * .5), (w * 1.4, length * .5), (0, -length * .6)], .2, 3, closed=True)
    elif hour % 3 == 0:
        outline = rounded(w * 1.25, length * 1.1, .2)
    else:
        outline = circle(w, 48)
    _set(part, lay, outline, hour, radius, .78)


def _dagger(part, lay, hour) -> None:
    length, w, radius = _sizes(part, lay)
    _set(part, lay, [(-w / 2, length / 2), (w / 2, length / 2), (w * .12, -length / 2), (-w * .12, -length / 2)], hour,
         radius)


def _triangle(part, lay, hour) -> None:
    length, w, radius = _sizes(part, lay)
    _set(part, lay, [(-w / 2, length / 2), (w / 2, length / 2), (0, -length / 2)], hour, radius)


def _raised(part, lay, hour) -> None:
    """A wide block of resin that stands up from the dial."""
    length, w, radius = _sizes(part, lay)
    for x in _offsets(part, hour, w):
        frame = Matrix.Translation((x, 0, part['height'] / 2))
        made = g.block('hour block', (w, length, part['height']), materials.finish_of(part['metal']), .15, 3, frame)
        made.location.z = lay.z
        g.place(made, radius, hour)


def _tube(part, lay, hour) -> None:
    """A glass tube with glowing gas between the jaws of its holder; two at twelve when doubled."""
    length, w, radius = _sizes(part, lay)
    for offset in _offsets(part, hour, w * (1.35 if 'channel' in part else 1.1)):
        _tube_bed(part, lay, (length, w, radius), hour, offset)
        glass = g.lathe('tube', fillet([(0, -length / 2), (w * .36, -length / 2), (w * .36, length / 2),
                                        (0, length / 2)], w * .3, 5),
                        glow.tube(part.get('lume', '#b4f0a4'), part['glow']), sides=32)
        _lay(glass, lay, radius, hour, offset, .16 + w * .26)


def _lay(made, lay, radius: float, hour: float, offset: float, lift: float) -> None:
    """Lays a part that was turned round z down along the dial's radius."""
    x, y = polar(radius, hour)
    made.matrix_basis = (Matrix.Translation((x, y, lay.z + lift)) @ Matrix.Rotation(-hour * math.tau / 12, 4, 'Z')
                         @ Matrix.Translation((offset, 0, 0)) @ Matrix.Rotation(-math.pi / 2, 4, 'X'))


def _tube_bed(part, lay, sizes, hour: float, offset: float) -> None:
    """The holder: a dark channel, a bevelled wall round it and a jaw over either end of the tube."""
    length, w, radius = sizes
    wall = materials.finish_of(part['metal'])
    bed = materials.paint(part.get('channel', '#0b0b0c'), .5)
    border = .95 if 'channel' in part else .34
    outer, inner = rounded(w + border, length + border + .1, .22, (offset, 0)), rounded(w * .86, length + .06, .14,
                                                                                        (offset, 0))
    g.place(g.plate('tube channel', [outer], 0, .08, bed, .02, (0, 0, lay.z)), radius, hour)
    g.place(g.plate('tube wall', [outer, inner], 0, .30, bed if 'channel' in part else wall, .08, (0, 0, lay.z)),
            radius, hour)
