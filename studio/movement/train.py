"""A going train laid out in a round opening: from the barrel over four wheels to the balance. Pure: no Blender.

Lengths in mm. Every pair of wheel and pinion meshes: equal module, centre distance half the sum of the pitch diameters.
"""
import math
from dataclasses import dataclass

import numpy as np

from studio.movement.gears import Gear, meshed
from studio.outline import TURN, polar

PAIRS = {  # driving wheel: its pitch radius as a share of the opening's, its teeth, the leaves that it drives
    'barrel': (.43, 58, 12), 'centre': (.335, 48, 10), 'third': (.285, 42, 9), 'fourth': (.25, 36, 8),
    'ratchet': (.25, 36, 18), 'cannon': (.085, 12, 26),
}
ESCAPE, BALANCE, FORK = .15, .27, .19
"""Shares of the opening's radius: escape wheel, balance, and the way from the escape wheel's rim to the staff."""
LEVELS = {'barrel': 0.0, 'fourth': .30, 'centre': .62, 'escape': .85, 'third': 1.0, 'minute': 1.25, 'ratchet': 1.0,
          'crown': 1.0}
"""Heights of the wheels above the plate in mm in an opening of 26 mm."""


@dataclass(frozen=True)
class Arbor:
    """A wheel and the pinion on its axle; either may be absent."""
    name: str
    x: float
    y: float
    wheel: Gear | None
    pinion: Gear | None


@dataclass(frozen=True)
class Train:
    """Arbors by name, the escape wheel's and the balance's place and radius."""
    arbors: dict
    escape: tuple
    balance: tuple


def pinned(radius: float, name: str, x: float, y: float, turn: float = 0.0) -> Gear:
    """The wheel `name` of an opening of `radius`, on an axle at (x, y)."""
    share, teeth, _ = PAIRS[name]
    return Gear(x, y, 2 * share * radius / teeth, teeth, turn)


def reach(name: str) -> float:
    """Distance between a wheel's axle and the one that it drives, as a share of the opening's radius."""
    share, teeth, leaves = PAIRS[name]
    return share * (1 + leaves / teeth)


def directions(barrel: float, balance: float, steps: int = 60) -> tuple[float, float, float]:
    """Angles from centre to third, third to fourth and fourth to escape wheel that bring the train from the hour of the
    barrel to that of the balance with the least overlap.

    All combinations on a grid are weighed; raises ValueError where none reaches the balance inside the opening.
    """
    grid = np.linspace(0, TURN, steps, endpoint=False)
    a, b, c = np.meshgrid(grid, grid, grid, indexing='ij')
    third = reach('centre') * np.exp(1j * a)
    fourth = third + reach('third') * np.exp(1j * b)
    escape = fourth + reach('fourth') * np.exp(1j * c)
    staff, drum = (complex(*polar(d, h)) for d, h in (balance_place(balance), (reach('barrel'), barrel)))
    miss = np.abs(np.abs(escape - staff) - ESCAPE - FORK)
    discs = [(drum, PAIRS['barrel'][0], 1.0), (0j, PAIRS['centre'][0], .5), (third, PAIRS['third'][0], 1.0),
             (fourth, PAIRS['fourth'][0], 1.0), (escape, ESCAPE, 1.2), (staff, BALANCE, 1.6)]
    cost = 60 * np.maximum(0, miss - .02) ** 2 + .2 * miss
    for i, (p, r, w) in enumerate(discs):
        cost = cost + 12 * np.maximum(0, np.abs(p) + r - 1.02) ** 2
        for q, s, v in discs[:i]:
            cost = cost + w * v * np.maximum(0, r + s - np.abs(p - q)) ** 2
    best = np.unravel_index(np.argmin(cost), cost.shape)
    if miss[best] > .06:
        raise ValueError(f'no train leads from a barrel at {barrel:g} to a balance at {balance:g} o\'clock')
    return tuple(float(grid[i]) for i in best)


def balance_place(hour: float) -> tuple[float, float]:
    """Distance of the balance staff from the centre as a share of the opening's radius, and its hour."""
    return 1 - BALANCE - .09, hour


def lay_out(radius: float, barrel: float = 12.0, balance: float = 6.9) -> Train:
    """The train of an opening of `radius` mm around the watch's centre. Raises ValueError where none fits."""
    to_third, to_fourth, to_escape = directions(barrel, balance)
    drum = pinned(radius, 'barrel', *polar(reach('barrel') * radius, barrel))
    arbors = {'barrel': Arbor('barrel', drum.x, drum.y, drum, None)}
    pinion = meshed(drum, PAIRS['barrel'][2], math.atan2(-drum.y, -drum.x))
    for name, direction in (('centre', to_third), ('third', to_fourth), ('fourth', to_escape)):
        wheel = pinned(radius, name, pinion.x, pinion.y, pinion.turn)
        arbors[name] = Arbor(name, wheel.x, wheel.y, wheel, pinion)
        pinion = meshed(wheel, PAIRS[name][2], direction)
    staff = polar(balance_place(balance)[0] * radius, balance)
    arbors['escape'] = Arbor('escape', pinion.x, pinion.y, None, pinion)
    _winding(arbors, radius)
    _motion(arbors, radius, staff)
    return Train(arbors, (pinion.x, pinion.y, ESCAPE * radius), (*staff, BALANCE * radius))


def _winding(arbors: dict, radius: float) -> None:
    """The ratchet wheel on the barrel and the crown wheel beside it."""
    drum = arbors['barrel']
    ratchet = pinned(radius, 'ratchet', drum.x, drum.y, .1)
    arbors['ratchet'] = Arbor('ratchet', drum.x, drum.y, ratchet, None)
    crown = _freest(ratchet, PAIRS['ratchet'][2], [a for a in arbors.values() if a.name not in ('ratchet', 'barrel')],
                    radius)
    arbors['crown'] = Arbor('crown', crown.x, crown.y, crown, None)


def _motion(arbors: dict, radius: float, staff) -> None:
    """The minute wheel beneath the hands, driven by the cannon pinion in the middle."""
    cannon = pinned(radius, 'cannon', 0.0, 0.0)
    others = [a for a in arbors.values() if a.name not in ('centre', 'barrel')]
    minute = _freest(cannon, PAIRS['cannon'][2], others + [Arbor('balance', *staff, None, None)], radius)
    arbors['minute'] = Arbor('minute', minute.x, minute.y, minute, cannon)


def _freest(driver: Gear, teeth: int, others, radius: float) -> Gear:
    """The gear on `driver` that lies inside the opening and furthest from all other axles."""
    tried = [meshed(driver, teeth, TURN * i / 72) for i in range(72)]
    inside = [g for g in tried if math.hypot(g.x, g.y) + g.tip < radius * .97] or tried
    return max(inside, key=lambda g: min(math.hypot(g.x - o.x, g.y - o.y) for o in others))
