"""The forms of a round case's lugs, and the lines that follow from them. Pure: needs no Blender.

All lengths in mm, in the watch's frame (measures.py).
"""
import math
from dataclasses import dataclass

import numpy as np

from studio.measures import lug_along, lug_underside
from studio.outline import fillet

STATIONS = 48
"""Places along a lug at which its section is known."""
DRAFT = .25
"""How far a lug's flank leans inwards from its upper edge to its foot."""


@dataclass(frozen=True)
class Form:
    """One form of lug. Angles in degrees; shares and other units as each field says."""
    leave: float
    """Where the outer edge leaves the case, from 12 o'clock."""
    breadth: float
    """Of the tip, as a share of the case's radius."""
    lean: float
    """How far the outer edge leans inwards at the tip, mm for each mm of length."""
    bow: float
    """How strongly both ends of the outer edge hold their direction; 1 is an even curve."""
    power: float
    """How the top falls: 1 as a straight slope, 2 as a curve that grows steeper to the tip."""
    tip: float
    """Height of the tip as a share of the case's thickness."""
    bevel: tuple[float, float]
    """Breadth of the bevel at the case and at the tip, as a share of the lug's."""
    drop: tuple[float, float]
    """Height of the bevel there, as a share of the lug's."""
    soft: float = .12
    """Radius of the edges."""
    nose: float = .5
    """How far the tip is rounded seen from above, as a share of its breadth."""


FORMS = {
    'curved': Form(67, .125, -.30, 1.0, 1.8, .17, (.20, .30), (.10, .28)),
    'straight': Form(0, .135, 0, 1.0, 1.15, .24, (.12, .12), (.06, .14), .08, .12),
    'faceted': Form(70, .150, -.30, .8, 1.25, .20, (.34, .46), (.20, .52), .06, .15),
    'horned': Form(61, .050, -.62, 1.55, 2.1, .15, (.30, .30), (.16, .34), .22, .9),
    'slim': Form(58, .085, -.22, .9, 1.7, .18, (.34, .40), (.14, .34), .34, .8),
    'heavy': Form(74, .185, -.26, 1.0, 1.6, .22, (.16, .20), (.10, .30), .14, .35),
    'lyre': Form(60, .150, .05, 1.35, 1.7, .18, (.10, .80), (.06, .66), .08, .4),
    'hooded': Form(78, .150, -.34, .7, 1.4, .24, (.14, .18), (.10, .22), .10, .2),
}


def edge(form: Form, m, inner: float) -> np.ndarray:
    """The outer edge seen from above: (x, y) from within the band, which it leaves at a tangent, to the tip."""
    tip = np.array([inner + form.breadth * m.radius, m.lug_tip])
    if not form.leave:
        start = np.array([tip[0], math.sqrt((m.radius - .55) ** 2 - tip[0] ** 2) - .6])
        return start + (tip - start) * np.sin(np.linspace(0, 1, STATIONS) * math.pi / 2)[:, None]
    a = math.radians(form.leave)
    start = (m.radius - .45) * np.array([math.sin(a), math.cos(a)])
    leaves = np.array([-math.cos(a), math.sin(a)])
    ends = np.array([form.lean, 1]) / math.hypot(form.lean, 1)
    reach = np.linalg.norm(tip - start) * form.bow
    t = np.sin(np.linspace(0, 1, STATIONS) * math.pi / 2)[:, None]
    return ((2 * t**3 - 3 * t**2 + 1) * start + (t**3 - 2 * t**2 + t) * leaves * reach
            + (3 * t**2 - 2 * t**3) * tip + (t**3 - t**2) * ends * reach)


def levels(form: Form, m, y) -> tuple[np.ndarray, np.ndarray]:
    """The z of a lug's top and underside at heights y of the dial's plane."""
    along = np.clip(lug_along(m.radius, m.lug_tip, y), 0, 1)
    under = m.band_bottom + lug_underside(m.thickness, along)
    root, end = m.band_top - .12, m.band_bottom + lug_underside(m.thickness, 1) + form.tip * m.thickness
    return root - (root - end) * along ** form.power, under


def rounded_off(left: float, radius: float) -> float:
    """The amount that a rounded end removes at `left` from the tip."""
    if left >= radius:
        return 0.0
    return radius * (1 - math.sqrt(max(0, 1 - (1 - left / radius) ** 2)))


def section(form: Form, inner, outer, low, high, share) -> list:
    """A lug's section: underside, flank, bevel, top and inner side."""
    breadth, height = outer - inner, high - low
    blend = share * share * (3 - 2 * share)
    across = max(.05, (form.bevel[0] + (form.bevel[1] - form.bevel[0]) * blend) * breadth)
    down = max(.05, (form.drop[0] + (form.drop[1] - form.drop[0]) * blend) * height)
    soft = min(form.soft, across * .4, down * .4, (breadth - across) * .4)
    return fillet([(inner, low, soft), (outer - min(DRAFT, .2 * breadth), low, soft), (outer, high - down, soft),
                   (outer - across, high, soft), (inner, high, min(.2, soft * 2))], soft, 3, closed=True)
