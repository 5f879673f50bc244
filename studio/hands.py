"""The hands in the middle of the dial. All lengths in mm."""
import math

from studio import geometry as g, materials
from studio.outline import circle, fillet

LENGTHS = {'hour': (.56, .105), 'minute': (.86, .085)}


def angles(time) -> tuple[float, float, float]:
    """Clock hours at which hour, minute and second hand stand."""
    hour, minute, second = time
    return (hour + minute / 60) % 12, (minute + second / 60) / 5, second / 5


def drop(distance: float, radius: float, domed: float) -> float:
    """How far a bent hand lies below its straight course: nothing up to half the radius, then down with the dome."""
    share = max(0.0, distance / radius - .5) / .5
    return .75 * domed * share ** 1.6


def build(watch) -> None:
    """Hour, minute and second hand, one above the other, and the pin that holds them."""
    part, m = watch.parts['hands'], watch.m
    r, z = m.dial_radius, m.dial_z + .42
    hour, minute, second = angles(part['time'])
    before, top = set(_parts()), z
    for name, at, rise in (('hour', hour, 0), ('minute', minute, .32)):
        if name in part:
            hand = part[name]
            length = hand.get('length', LENGTHS[name][0]) * r
            width = hand.get('width', LENGTHS[name][1]) * r
            if name == 'hour' and hand['hour_scale'] == 24:
                at = (part['time'][0] + part['time'][1] / 60) / 2
            top = z + rise
            _hand(part, hand, length, width, top, at)
    if 'second' in part:
        top = _second(part, r, top + .36, second)
    cap = part.get('cap', part['tint'])
    g.lathe('hand pin', fillet([(0, top + .30), (.26, top + .30), (.34, top)], .1, 3),
            materials.finish_of(cap), sides=48)
    if part['bent']:
        _bend(set(_parts()) - before, r, watch.parts.get('dial', {}).get('domed', 0))


def _parts():
    import bpy
    return bpy.data.objects


def _bend(made, radius: float, domed: float) -> None:
    """Bends the hands' tips down to a domed dial."""
    for hand in made:
        if hand.type == 'MESH':
            if max(hand.dimensions) > .4 * radius:
                g.diced(hand, radius / 30)
            g.bend(hand, lambda x, y: drop(math.hypot(x, y), radius, domed))


def _metal(tint: str, finish: str):
    if tint in materials.METALS:
        return materials.metal(tint, finish, .10 if finish == 'polished' else None)
    return materials.paint(tint, .35, .45, .3)


def _hand(part, hand, length, width, z, hour) -> None:
    metal = _metal(hand.get('tint', part['tint']), part['finish'])
    outline, window = OUTLINES[part['style']](length, width)
    lume = hand.get('lume', part.get('lume'))
    hollow = window and (lume or part['style'] == 'skeleton')
    if part['style'] in RIDGED and not hollow:
        _ridged(outline, width, metal, z, hour)
    else:
        g.plate('hand', [outline, window] if hollow else [outline], 0, .17, metal, .06, (0, 0, z), hour)
    if hollow and lume:
        glow = hand.get('glow', part['glow'])
        g.plate('hand lume', [window], .02, .13, materials.lume(lume, glow), .03, (0, 0, z), hour)
    if 'tip' in hand:
        _tip(outline, length, hand['tip'], z + (.10 if part['style'] in RIDGED and not hollow else .165), hour,
             window if hollow else None)
    g.plate('hand hub', [circle(max(.55, width * .55), 64)], 0, .2, metal, .06, (0, 0, z))


def _tip(outline, length, colour, z, hour, window) -> None:
    """Paint on the hand's outer third, cut straight across."""
    cut = length * .68
    loops = [above(loop, cut) for loop in (outline, window) if loop]
    g.plate('hand tip', [loop for loop in loops if len(loop) > 2], 0, .02, materials.paint(colour), .005, (0, 0, z),
            hour)


def above(loop, cut: float) -> list:
    """The part of a closed outline that lies above y = `cut`, closed along the cut."""
    out = []
    for (x0, y0), (x1, y1) in zip(loop, loop[1:] + loop[:1]):
        if y0 >= cut:
            out.append((x0, y0))
        if (y0 - cut) * (y1 - cut) < 0:
            out.append((x0 + (x1 - x0) * (cut - y0) / (y1 - y0), cut))
    return out


def _ridged(outline, width, metal, z, hour):
    """Two slopes that meet in a ridge along the middle, so that each side of the hand catches other light."""
    half = [p for p in outline if p[0] > 1e-6]
    tip = [p for p in outline if abs(p[0]) <= 1e-6]
    right = sorted(half + tip, key=lambda p: p[1])
    low, points, faces = .05, [], []
    for x, y in right:
        rise = low + .16 * min(1.0, 2 * x / width)
        points += [(x, y, 0), (x, y, low), (0, y, rise), (-x, y, low), (-x, y, 0)]
    for i in range(len(right) - 1):
        a, b = 5 * i, 5 * i + 5
        faces += [(a + k, a + k + 1, b + k + 1, b + k) for k in range(4)] + [(a + 4, a, b, b + 4)]
    faces.append((0, 1, 2, 3, 4))
    made = g.mesh('hand', points, faces, metal, crease=20)
    made.location.z, made.rotation_euler.z = z, -hour * math.tau / 12
    return made


def _mirrored(right) -> list:
    """A closed outline from its right half, from tail to tip."""
    return list(right) + [(-x, y) for x, y in reversed(right) if abs(x) > 1e-6]


def _leaf(L, w):
    form = ((-.17, .40), (-.12, .46), (-.04, .40), (.06, .34), (.16, .52), (.28, .78), (.40, .95), (.50, 1.0),
            (.62, .92), (.74, .70),
            (.86, .40), (.95, .16))
    return _mirrored([(w / 2 * x, L * y) for y, x in form] + [(0, L)]), None


def _dauphine(L, w):
    return _mirrored([(.04, -L * .18), (w / 2, L * .12), (0, L)]), None


def _baton(L, w):
    return (_mirrored([(w * .46, -L * .2), (w * .46, L * .985), (w * .3, L), (0, L)]),
            _mirrored([(w * .25, L * .28), (w * .25, L * .94)]))


def _sword(L, w):
    return (_mirrored([(w * .28, -L * .2), (w * .30, L * .15), (w * .62, L * .72), (0, L)]),
            _mirrored([(w * .14, L * .24), (w * .43, L * .72), (0, L * .92)]))


def _syringe(L, w):
    return (_mirrored([(w * .3, -L * .2), (w * .3, L * .2), (w * .55, L * .25), (w * .55, L * .7), (w * .12, L * .78),
                       (.06, L)]),
            _mirrored([(w * .38, L * .27), (w * .38, L * .68)]))


def _skeleton(L, w):
    return (_mirrored([(w * .4, -L * .2), (w * .5, L * .86), (0, L)]),
            _mirrored([(w * .18, L * .14), (w * .30, L * .82), (0, L * .88)]))


def _block(L, w):
    return (_mirrored([(w / 2, -L * .18), (w / 2, L * .93), (w * .3, L), (0, L)]),
            _mirrored([(w * .3, L * .28), (w * .3, L * .9)]))


def _alpha(L, w):
    return (_mirrored([(w * .18, -L * .2), (w * .15, L * .08), (w / 2, L * .2), (0, L)]),
            _mirrored([(w * .3, L * .24), (0, L * .8)]))


def _pencil(L, w):
    return (_mirrored([(w / 2, -L * .2), (w / 2, L * .88), (0, L)]),
            _mirrored([(w * .28, L * .28), (w * .28, L * .84), (0, L * .9)]))


def _needle(L, w):
    return _mirrored([(w * .35, -L * .2), (w * .25, 0), (w * .12, L)]), None


def _cathedral(L, w):
    return (_mirrored([(w * .2, -L * .2), (w * .2, L * .3), (w * .6, L * .42), (w * .25, L * .55), (w * .55, L * .68),
                       (w * .1, L * .82), (.05, L)]),
            _mirrored([(w * .4, L * .43), (w * .12, L * .53)]))


def _arrow(L, w):
    return (_mirrored([(w * .2, -L * .2), (w * .2, L * .66), (w * .75, L * .66), (0, L)]),
            _mirrored([(w * .45, L * .71), (0, L * .92)]))


def _spade(L, w):
    """A slender stem, a round leaf that narrows to a long tip."""
    stem = [(w * .20, -L * .2), (w * .14, L * .46)]
    leaf = [(w * .30, L * .50), (w * .52, L * .545), (w * .62, L * .60), (w * .58, L * .66), (w * .40, L * .72),
            (w * .22, L * .77), (w * .12, L * .83)]
    return _mirrored(stem + leaf + [(0, L)]), None


OUTLINES = {'leaf': _leaf, 'dauphine': _dauphine, 'baton': _baton, 'sword': _sword, 'syringe': _syringe,
            'skeleton': _skeleton, 'block': _block,
            'alpha': _alpha, 'pencil': _pencil, 'needle': _needle, 'cathedral': _cathedral, 'arrow': _arrow,
            'spade': _spade}
RIDGED = ('leaf', 'dauphine', 'alpha', 'sword', 'needle')


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
        g.plate('second tip', [[(-.05 * r, length * .78), (.05 * r, length * .78), (0, length * .92)]], -.01, .13, tip,
                .03, (0, 0, z), hour)
    elif 'tip_colour' in hand:
        g.plate('second tip', [[(-.1, length * .72), (.1, length * .72), (.06, length), (-.06, length)]], -.01, .115,
                tip, .02, (0, 0, z), hour)
    return z + .12


def _tail(hand, length, material, z, hour, r) -> None:
    at = (0, -length * .27)
    loops = {'circle': [circle(.05 * r, 48, at), circle(.03 * r, 48, at)], 'disc': [circle(.045 * r, 48, at)],
             'paddle': [[(-.03 * r, -length * .3), (.03 * r, -length * .3), (.02 * r, -length * .14),
                         (-.02 * r, -length * .14)]]}
    if hand['tail'] in loops:
        g.plate('second tail', loops[hand['tail']], 0, .1, material, .03, (0, 0, z), hour)
