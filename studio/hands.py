"""The hands in the middle of the dial."""
import math

from studio import geometry as g, materials
from studio.outline import circle, fillet, ribbon

LENGTHS = {'hour': (.56, .105), 'minute': (.86, .085)}


def angles(time) -> tuple[float, float, float]:
    """Clock hours at which hour, minute and second hand stand."""
    hour, minute, second = time
    return (hour + minute / 60) % 12, (minute + second / 60) / 5, second / 5


def build(watch) -> None:
    """Hour, minute and second hand, one above the other, and the pin that holds them."""
    part, m = watch.parts['hands'], watch.m
    r, z = m.dial_radius, m.dial_z + .42
    hour, minute, second = angles(part['time'])
    top = z
    for name, at, rise in (('hour', hour, 0), ('minute', minute, .3)):
        if name in part:
            hand = part[name]
            length = hand.get('length', LENGTHS[name][0]) * r
            width = hand.get('width', LENGTHS[name][1]) * r
            if name == 'hour' and hand['hour_scale'] == 24:
                at = (part['time'][0] + part['time'][1] / 60) / 2
            top = z + rise
            _hand(part, hand, length, width, top, at)
    if 'second' in part:
        top = _second(part, r, top + .34, second)
    cap = part.get('cap', part['tint'])
    g.lathe('hand pin', fillet([(0, top + .34), (.3, top + .34), (.36, top)], .1, 3),
            materials.finish_of(cap), sides=48)


def _hand(part, hand, length, width, z, hour) -> None:
    tint = hand.get('tint', part['tint'])
    metal = (materials.metal(tint, part['finish'], .07 if part['finish'] == 'polished' else None)
             if tint in materials.METALS else materials.paint(tint, .35, .45, .3))
    if part['style'] == 'dauphine':
        made = _dauphine(length, width, metal)
        made.location.z, made.rotation_euler.z = z, -hour * math.tau / 12
        return
    outline, window = OUTLINES[part['style']](length, width)
    lume = hand.get('lume', part.get('lume'))
    hollow = window and (lume or part['style'] == 'skeleton')
    g.plate('hand', [outline, window] if hollow else [outline], 0, .17, metal, .06, (0, 0, z), hour)
    if hollow and lume:
        glow = hand.get('glow', part['glow'])
        g.plate('hand lume', [window], .02, .13, materials.lume(lume, glow), .03, (0, 0, z), hour)
    if 'tip' in hand:
        tip = [(x * 1.01, y) for x, y in outline if y > length * .7]
        tip += [(max(x for x, _ in tip), length * .7), (min(x for x, _ in tip), length * .7)]
        tip.sort(key=lambda p: math.atan2(p[1] - length * .85, p[0]))
        g.plate('hand tip', [tip], .165, .185, materials.paint(hand['tip']), .005, (0, 0, z), hour)
    g.plate('hand hub', [circle(max(.55, width * .62), 64)], 0, .18, metal, .06, (0, 0, z))


def _dauphine(length, width, metal):
    """Two facets that meet in a ridge."""
    base = length * .13
    rim = [(0, -length * .17), (width / 2, base), (0, length), (-width / 2, base)]
    points = [(*p, 0) for p in rim] + [(*p, .08) for p in rim] + [(0, -length * .1, .26), (0, length * .985, .1), (0, base, .28)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 10, 8), (5, 6, 9, 10), (6, 7, 10, 9), (7, 4, 8, 10)]
    return g.mesh('hand', points, faces, metal, crease=6)


def _mirrored(right) -> list:
    """A closed outline from its right half, from tail to tip."""
    return list(right) + [(-x, y) for x, y in reversed(right) if abs(x) > 1e-6]


def _leaf(L, w):
    return ribbon([(0, -L * .16), (0, 0), (0, L * .25), (0, L * .55), (0, L * .8), (0, L)],
                  [w * .35, w * .5, w * .75, w, w * .55, .12], 80), None


def _baton(L, w):
    return (_mirrored([(w * .36, -L * .2), (w / 2, L * .95), (0, L)]),
            _mirrored([(w * .24, L * .3), (w * .30, L * .9)]))


def _sword(L, w):
    return (_mirrored([(w * .28, -L * .2), (w * .30, L * .15), (w * .62, L * .72), (0, L)]),
            _mirrored([(w * .14, L * .24), (w * .43, L * .72), (0, L * .92)]))


def _syringe(L, w):
    return (_mirrored([(w * .3, -L * .2), (w * .3, L * .2), (w * .55, L * .25), (w * .55, L * .7), (w * .12, L * .78), (.06, L)]),
            _mirrored([(w * .38, L * .27), (w * .38, L * .68)]))


def _skeleton(L, w):
    return (_mirrored([(w * .4, -L * .2), (w * .5, L * .86), (0, L)]),
            _mirrored([(w * .18, L * .14), (w * .30, L * .82), (0, L * .88)]))


def _block(L, w):
    return (_mirrored([(w / 2, -L * .18), (w / 2, L * .93), (w * .3, L), (0, L)]),
            _mirrored([(w * .3, L * .28), (w * .3, L * .9)]))


def _alpha(L, w):
    return (_mirrored([(w * .15, -L * .2), (w * .15, L * .1), (w / 2, L * .2), (0, L)]),
            _mirrored([(w * .3, L * .24), (0, L * .8)]))


def _pencil(L, w):
    return (_mirrored([(w / 2, -L * .2), (w / 2, L * .88), (0, L)]),
            _mirrored([(w * .28, L * .28), (w * .28, L * .84), (0, L * .9)]))


def _needle(L, w):
    return _mirrored([(w * .35, -L * .2), (w * .25, 0), (w * .12, L)]), None


def _cathedral(L, w):
    return (_mirrored([(w * .2, -L * .2), (w * .2, L * .3), (w * .6, L * .42), (w * .25, L * .55), (w * .55, L * .68), (w * .1, L * .82), (.05, L)]),
            _mirrored([(w * .4, L * .43), (w * .12, L * .53)]))


def _arrow(L, w):
    return (_mirrored([(w * .2, -L * .2), (w * .2, L * .66), (w * .75, L * .66), (0, L)]),
            _mirrored([(w * .45, L * .71), (0, L * .92)]))


def _spade(L, w):
    stem = [(w * .22, -L * .2), (w * .2, L * .55)]
    bulb = [(w * .95 * math.sin(t), L * .68 - L * .10 * math.cos(t)) for t in (.5, 1.0, 1.6, 2.2, 2.7)]
    return _mirrored(stem + bulb + [(w * .15, L * .82), (0, L)]), None


OUTLINES = {'leaf': _leaf, 'baton': _baton, 'sword': _sword, 'syringe': _syringe, 'skeleton': _skeleton, 'block': _block,
            'alpha': _alpha, 'pencil': _pencil, 'needle': _needle, 'cathedral': _cathedral, 'arrow': _arrow, 'spade': _spade}


def _second(part, r, z, hour) -> float:
    """The long thin hand; returns the height of its top."""
    hand = part['second']
    length, material = hand['length'] * r, materials.finish_of(hand['tint'])
    hour = hand['value'] / 5 if 'value' in hand else hour
    needle = [(-.2, -length * .27), (.2, -length * .27), (.14, 0), (.05, length), (-.05, length), (-.14, 0)]
    g.plate('second hand', [needle], 0, .1, material, .03, (0, 0, z), hour)
    g.plate('second hub', [circle(.045 * r + .15, 64)], 0, .12, material, .04, (0, 0, z))
    _tail(hand, length, material, z, hour, r)
    tip = materials.paint(hand['tip_colour']) if 'tip_colour' in hand else material
    if hand['tip'] == 'lollipop':
        g.plate('second tip', [circle(.042 * r, 48, (0, length * .74))], -.02, .14, tip, .05, (0, 0, z), hour)
    elif hand['tip'] == 'arrow':
        g.plate('second tip', [[(-.05 * r, length * .78), (.05 * r, length * .78), (0, length * .92)]], -.01, .13, tip, .03, (0, 0, z), hour)
    elif 'tip_colour' in hand:
        g.plate('second tip', [[(-.1, length * .72), (.1, length * .72), (.06, length), (-.06, length)]], -.01, .115, tip, .02, (0, 0, z), hour)
    return z + .12


def _tail(hand, length, material, z, hour, r) -> None:
    at = (0, -length * .27)
    loops = {'circle': [circle(.05 * r, 48, at), circle(.03 * r, 48, at)], 'disc': [circle(.045 * r, 48, at)],
             'paddle': [[(-.03 * r, -length * .3), (.03 * r, -length * .3), (.02 * r, -length * .14), (-.02 * r, -length * .14)]]}
    if hand['tail'] in loops:
        g.plate('second tail', loops[hand['tail']], 0, .1, material, .03, (0, 0, z), hour)
