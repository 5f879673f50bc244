"""The bridges and cocks that hold a movement's axles. All lengths in mm."""
import math

import numpy as np

from studio import materials
from studio.movement import parts
from studio.movement.shapes import chord, lattice, stem
from studio.outline import TURN, circle, polar, ribbon

JEWEL = {'barrel': .055, 'centre': .045, 'third': .04, 'fourth': .036, 'escape': .03, 'balance': .05}
"""Radii of the jewels, shares of the opening's radius."""


class Works:
    """What a bridge is built from: the train, its pivots, the opening's radius, the height of their underside."""

    def __init__(self, part, train, radius: float, z: float, scale: float):
        self.part, self.radius, self.z, self.scale = part, radius, z, scale
        self.pivots = {n: (train.arbors[n].x, train.arbors[n].y) for n in ('barrel', 'centre', 'third', 'fourth',
                                                                           'escape')}
        self.pivots['balance'] = train.balance[:2]
        self.train = train
        self.edge = materials.metal(part['bridge'], 'polished', .1)
        self.face = {'straight': materials.geneva(part['bridge'], 2.4), 'turned': None}.get(
            part['bridges'], materials.metal(part['bridge'], 'linear'))

    def plate(self, loops, lift: float = 0.0, height: float = .6) -> None:
        parts.bevelled('bridge', loops, self.z + lift, height * self.scale, self.edge, self.face,
                       min(.2, .24 * self.scale))

    def top(self, lift: float = 0.0) -> float:
        return self.z + lift + .6 * self.scale

    def jewel(self, name: str, lift: float = 0.0) -> None:
        parts.jewel(*self.pivots[name], self.top(lift), JEWEL[name] * max(self.radius, 9), 'gold')

    def screw(self, point, lift: float = 0.0, size: float = .045) -> None:
        parts.screw(*point, self.top(lift), size * max(self.radius, 9), self.part['screws'], point[0] * 1.7 + point[1])


def build(works: Works) -> None:
    """The bridges by their form."""
    {'curved': _curved, 'straight': _straight, 'crossed': _crossed, 'lattice': _lattice, 'stems': _stems,
     'turned': _turned,
     'plain': _cock}[works.part['bridges']](works)


def _hour(point) -> float:
    return math.atan2(point[0], point[1]) * 12 / TURN % 12


def _rim(works, point, shift: float = 0.0, share: float = .93):
    """The place on the opening's edge beyond a pivot, `shift` hours further on."""
    return polar(works.radius * share, _hour(point) + shift)


def _curved(works: Works) -> None:
    """Four bridges: one over the barrel from edge to edge, three that come in from the edge in a swung line."""
    p, r = works.pivots, works.radius
    ends = [_rim(works, p['barrel'], s) for s in (-1.75, 1.75)]
    above = tuple(np.array(p['barrel']) * 1.06)
    works.plate([ribbon([ends[0], above, ends[1]], [.13 * r, .15 * r, .13 * r], 60)], .1)
    works.jewel('barrel', .1)
    for end in ends:
        works.screw(end, .1)
    side = 1 if p['third'][0] > p['balance'][0] else -1
    for name, shift, lift in (('third', -1.0 * side, .05), ('fourth', .75 * side, 0.0), ('balance', -1.1 * side, .12)):
        _arm(works, name, shift, lift)
    works.jewel('escape', -.35)


def _arm(works: Works, name: str, shift: float, lift: float) -> None:
    r, pivot = works.radius, works.pivots[name]
    foot = _rim(works, pivot, shift)
    works.plate([ribbon(stem(foot, pivot, .22), [.15 * r, .12 * r, .10 * r, .12 * r], 60)], lift)
    works.screw(foot, lift)
    works.jewel(name, lift)


def _straight(works: Works) -> None:
    """Four straight bars with stripes, each held by two screws."""
    r, p = works.radius, works.pivots
    tilt = 0.16 if p['third'][0] > 0 else -.16
    for names, lift in ((('barrel',), .1), (('third',), .04), (('fourth', 'escape'), 0.0), (('balance',), .14)):
        ends = chord(p[names[0]], tilt if names[0] != 'fourth' else -tilt * 1.5, r * .93)
        if names[0] in ('fourth', 'balance'):
            near = min(ends, key=lambda e: math.dist(e, p[names[0]]))
            ends = [near, p[names[-1]] if names[0] != 'fourth' else p['fourth']]
        works.plate([ribbon(ends, .14 * r, 24)], lift)
        for end in ends:
            if math.hypot(*end) > .9 * r:
                works.screw(end, lift)
        works.jewel(names[0], lift)


def _crossed(works: Works) -> None:
    """A trestle's timbers from edge to edge: two rails, two posts, and the cross that braces the bay between them."""
    r = works.radius
    struts = [((0, y * r), 0.0, 0.0) for y in (.50, -.50)]
    struts += [((x * r, 0), math.pi / 2, .36) for x in (-.44, .44)]
    struts += [((0, 0), side * math.atan2(1.0, .88), .36 + .36 * (side > 0)) for side in (1, -1)]
    for through, angle, lift in struts:
        ends = chord(through, angle, r * .94)
        works.plate([ribbon(ends, .10 * r, 24)], lift * works.scale, .42)
        for end in ends:
            works.screw(end, (lift - .18) * works.scale, .034)
    for name in ('barrel', 'third', 'fourth', 'balance'):
        _boss(works, name, .30 * works.scale)


def _boss(works: Works, name: str, lift: float) -> None:
    """A round seat for a jewel on a strut."""
    size = JEWEL[name] * works.radius * 1.9
    works.plate([circle(size, 64, works.pivots[name])], lift + .06, .5)
    works.jewel(name, lift)


def _lattice(works: Works) -> None:
    """The plate itself, sawn out into a lattice of triangles."""
    r = works.radius
    holes = lattice(r * .95, .40 * r, .040 * r, keep=[(works.pivots[n], JEWEL[n] * r * 1.8) for n in JEWEL])
    works.plate([circle(r + .3, 200)] + holes, 0.0, .55)
    for name in ('barrel', 'third', 'fourth', 'balance'):
        _boss(works, name, -.05)
    for hour in (0.9, 3.9, 6.9, 9.9):
        works.screw(polar(.91 * r, hour), -.05, .034)


def _stems(works: Works) -> None:
    """Slender bridges that grow inwards from the edge, all bent the same way, each to one axle."""
    r = works.radius
    for name, shift, lift in (('barrel', 1.5, .1), ('barrel', -1.9, .1), ('third', 1.3, .05), ('fourth', 1.1, 0.0),
                              ('centre', -3.1, .02), ('escape', -.8, .0), ('balance', 1.25, .12), ('balance', -1.6,
                                                                                                   .12)):
        pivot = works.pivots[name]
        foot = (_rim(works, pivot, shift) if name != 'centre' else polar(r * .93, 9.2))
        works.plate([ribbon(stem(foot, pivot, .30), [.14 * r, .085 * r, .06 * r, .09 * r], 70)], lift)
        works.screw(foot, lift, .036)
    for name in ('barrel', 'third', 'fourth', 'escape', 'balance'):
        works.jewel(name, .1)


def _turned(works: Works) -> None:
    """A plate with the circles of the turning tool left on it, open over barrel, escapement and balance."""
    r, t = works.radius, works.train
    works.face = materials.dial_ground('turned', hex_of(works.part['bridge']), None, r)
    drum = t.arbors['barrel'].wheel
    holes = [circle(min(drum.tip + .35, r * .97 - math.hypot(drum.x, drum.y)), 128, (drum.x, drum.y)),
             circle(t.balance[2] * 1.16, 128, t.balance[:2]), circle(t.escape[2] * 1.2, 80, t.escape[:2]),
             circle(t.arbors['fourth'].wheel.tip * .62, 80, works.pivots['fourth'])]
    works.plate([circle(r + .3, 200)] + _apart(holes), -.1, .5)
    for hour in (1.9, 4.2, 7.9, 10.1):
        works.screw(polar(.9 * r, hour), -.15, .04)
    _arm(works, 'balance', -1.1, .15)
    works.jewel('third', -.15)


def _apart(holes) -> list:
    """The holes of those that do not touch an earlier one."""
    kept = []
    for hole in holes:
        middle, reach = np.mean(hole, 0), max(math.dist(p, np.mean(hole, 0)) for p in hole)
        if all(math.dist(middle, m) > reach + s + .25 for m, s, _ in kept):
            kept.append((middle, reach, hole))
    return [hole for _, _, hole in kept]


def hex_of(tint: str) -> str:
    """A metal's colour as the dial's materials take it."""
    if tint.startswith('#'):
        return tint
    return '#' + ''.join(f'{round(255 * min(1.0, (v * 12.92 if v <= .0031308 else 1.055 * v ** (1 / 2.4) - .055))):02x}'
                         for v in materials.linear(tint))


def _cock(works: Works) -> None:
    """One balance cock from the edge."""
    _arm(works, 'balance', .55, .12)
