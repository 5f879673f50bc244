"""What several displays are made of. All lengths in mm."""
import math

from studio import geometry as g, materials
from studio.dial.layout import PRINT
from studio.fonts import FONTS
from studio.outline import TURN, circle, fillet, polar


def tinted(tint: str, finish: str = 'polished'):
    """Metal by name, or lacquer with a faint gloss."""
    return materials.metal(tint, finish, .12 if finish == 'polished' else None) if tint in materials.METALS else (
        materials.paint(tint, .42, .35, .15))


def disc(name: str, radius: float, z: float, height: float, colour: str, centre=(0.0, 0.0), hole: float = 0.0):
    """A turning disc with a rounded edge; `z` is its underside."""
    loops = [circle(radius, 160, centre)] + ([circle(hole, 96, centre)] if hole else [])
    return g.plate(name, loops, 0, height, materials.dial_ground('matt', colour, None, radius), min(.06, height * .4),
                   (0, 0, z))


def label(words: str, cap: float, font: str, ink, radius: float, hour: float, z: float, centre=(0.0, 0.0),
          upright: bool = False,
          turn: float | None = None):
    """Print at a clock hour round `centre`; upright, along the circle, or turned to an hour of its own."""
    made = g.text(words, FONTS[font], cap, ink, (0, 0, z))
    x, y = polar(radius, hour)
    made.location.x, made.location.y = centre[0] + x, centre[1] + y
    made.rotation_euler.z = 0 if upright else -(hour if turn is None else turn) * TURN / 12
    return made


def stud(radius: float, z: float, height: float, material, centre=(0.0, 0.0)):
    """A polished cap on an axle."""
    profile = fillet([(0, height), (radius * .8, height), (radius, height * .55), (radius, 0)], radius * .25, 4)
    return g.lathe('stud', profile, material, sides=64, at=(*centre, z))


def slotted(radius: float, z: float, tint: str, centre=(0.0, 0.0), angle: float = .6):
    """A screw in the middle of a disc."""
    head = tinted(tint)
    stud(radius, z, radius * .35, head, centre)
    slot = g.plate('slot', [[(-radius * .7, -.09), (radius * .7, -.09), (radius * .7, .09), (-radius * .7, .09)]], 0,
                   PRINT,
                   materials.paint('#050505', .7), .002, (*centre, z + radius * .35 - .004))
    slot.rotation_euler.z = angle
    return slot


def pointer(outline, z: float, hour: float, material, centre=(0.0, 0.0), height: float = .16):
    """A hand drawn at twelve, turned to a clock hour."""
    return g.plate('pointer', [outline], 0, height, material, .05, (*centre, z), hour)


def slim(length: float, width: float, tail: float) -> list:
    """The outline of a slim tapering hand with a counterweight."""
    return [(-width * .5, -tail), (width * .5, -tail), (width * .5, 0), (width * .28, length * .97), (0, length),
            (-width * .28, length * .97), (-width * .5, 0)]


def radial_bars(hours, inner: float, outer: float, width: float, z: float, ink):
    """Bars between two radii at clock hours; one part."""
    loops = []
    for hour in hours:
        a = hour * TURN / 12
        (sx, sy), (cx, cy) = (math.cos(a) * width / 2, -math.sin(a) * width / 2), (math.sin(a), math.cos(a))
        loops.append([(cx * inner - sx, cy * inner - sy), (cx * inner + sx, cy * inner + sy),
                      (cx * outer + sx, cy * outer + sy), (cx * outer - sx, cy * outer - sy)])
    return g.plate('bars', loops, 0, PRINT, ink, .002, (0, 0, z))
