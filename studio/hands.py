"""The hands in the middle of the dial. All lengths in mm."""
import contextlib
import math

from studio import drives, geometry as g, materials
from studio.dial.handforms import OUTLINES, RIDGED, above, angles, drop
from studio.outline import circle, fillet

LENGTHS = {'hour': (.56, .105), 'minute': (.86, .085)}


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
            drive = drives.hour_hand(hand['hour_scale']) if name == 'hour' else drives.minute_hand()
            with g.moving(name, (0, 0), drive, at * 30):
                _hand(part, hand, length, width, top, at)
    if 'second' in part:
        with _running(part['second'], watch.entry.beats, second):
            top = _second(part, r, top + .36, second)
    cap = part.get('cap', part['tint'])
    g.lathe('hand pin', fillet([(0, top + .30), (.26, top + .30), (.34, top)], .1, 3),
            materials.finish_of(cap), sides=48)
    if part['bent']:
        _bend(set(_parts()) - before, r, watch.parts.get('dial', {}).get('domed', 0))


def _running(hand, beats: float, hour: float):
    """Animation of the central second hand; that of a chronograph rests."""
    if 'value' in hand:
        return contextlib.nullcontext()
    return g.moving('second', (0, 0), drives.second_hand(beats), hour * 30)


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
