"""Wheels, balance, barrel, jewels and screws of a movement as solids. All lengths in mm; `z` is a part's underside."""
import math
from dataclasses import replace

from studio import drives, geometry as g, materials
from studio.movement import gears
from studio.outline import TURN, circle, fillet, polar, rect, ribbon, rounded


COIL = .36
"""Distance between a hairspring's coils in mm: wider than real ones, so that a picture can tell them apart."""


def bevelled(name: str, loops, z: float, height: float, flank, face, bevel: float, hour: float = 0.0, at=(0.0, 0.0)):
    """A plate whose bevelled edges are of one material and whose upper face is of another."""
    made = g.plate(name, loops, 0, height, flank, bevel, (*at, z), hour, steps=1)
    made.data.materials.append(face)
    for polygon in made.data.polygons:
        if abs(polygon.normal.z) > .98:
            polygon.material_index = 1
    return made


def wheel(gear: gears.Gear, z: float, height: float, metal: str, arms: int = 5) -> None:
    """A toothed wheel with sawn spokes, bevelled like its teeth; its strokes run from its own middle."""
    at, gear = (gear.x, gear.y), replace(gear, x=0.0, y=0.0)
    rim = gear.root - max(.25, 1.5 * gear.module)
    hub = max(.16 * gear.pitch, .45)
    openings = gears.spokes(0.0, 0.0, hub, rim, arms, max(.3, .10 * gear.pitch), gear.turn)
    bevelled('wheel', [gears.outline(gear)] + openings, z, height, materials.metal(metal, 'polished', .14),
             materials.metal(metal, 'sunray'), .05, at=at)


def pinion(gear: gears.Gear, low: float, high: float) -> None:
    """Steel leaves from `low` to `high` and the polished axle that ends above them."""
    steel = materials.metal('steel', 'polished')
    g.plate('pinion', [gears.outline(gear)], 0, high - low, steel, .04, (0, 0, low))
    r = min(.3, gear.root * .5)
    g.lathe('axle', fillet([(0, high + .35), (r, high + .35), (r, high)], .06, 2), steel, sides=24,
            at=(gear.x, gear.y, 0))


def screw(x: float, y: float, z: float, radius: float, metal: str, angle: float = .5) -> None:
    """A slotted, domed screw in its polished sink."""
    steel, head = materials.metal('steel', 'polished'), materials.metal(metal, 'polished', .16)
    half = .11 * radius + .035
    edge = math.asin(half / radius)
    cap = [(radius * math.cos(a), radius * math.sin(a))
           for a in [edge + (math.pi - 2 * edge) * i / 24 for i in range(25)]]
    for turn in (0, math.pi):
        side = g.plate('screw', [cap], 0, .26, head, min(.09, radius * .2), (x, y, z))
        side.rotation_euler.z = angle + turn
    g.plate('screw slot', [circle(radius * .95, 40, (x, y))], 0, .07, head, .02, (0, 0, z))
    g.plate('screw sink', [circle(radius + .2, 48, (x, y)), circle(radius + .03, 48, (x, y))], -.05, .05, steel, .04,
            (0, 0, z))


def jewel(x: float, y: float, z: float, radius: float, setting: str | None = 'gold') -> None:
    """A ruby bearing with its oil sink, in a gold setting or straight in the bridge."""
    if setting:
        ring = fillet([(radius + .3, -.05), (radius + .3, .08), (radius, .08), (radius - .02, -.06)], .04, 2)
        g.lathe('setting', ring, materials.metal(setting, 'polished'), sides=48, at=(x, y, z))
    cup = fillet([(radius, -.1), (radius, .05), (radius * .5, -.02), (radius * .28, -.16), (0, -.18)], .05, 3)
    g.lathe('jewel', cup, materials.ruby(), sides=48, at=(x, y, z))
    g.lathe('pivot', fillet([(0, .04), (radius * .2, .02), (radius * .24, -.2)], .02, 2),
            materials.metal('steel', 'polished'),
            sides=20, at=(x, y, z))


def spring(x: float, y: float, inner: float, outer: float, turns: float, z: float, wide: float, tall: float, material,
           start: float = 0.0):
    """A flat coiled spring."""
    line = gears.spiral(x, y, inner, outer, turns, start)
    return g.plate('spring', [ribbon(line, wide, len(line), 3, curved=False)], 0, tall, material, .01, (0, 0, z))


def balance(x: float, y: float, radius: float, z: float, scale: float, metal: str, beats: float) -> None:
    """The balance wheel with its timing screws, its hairspring above it and the staff; it swings in `beats` a second."""
    with g.moving('balance', (x, y), drives.balance(beats), 0):
        balance_wheel(x, y, radius, z, scale, metal)


def balance_wheel(x, y, radius, z, scale, metal) -> None:
    """The balance wheel standing still."""
    gold, tall = materials.metal(metal, 'polished', .12), .5 * scale
    inner = radius * .84
    g.lathe('balance', fillet([(inner, 0), (radius, 0), (radius, tall), (inner, tall)], .1 * scale, 3, True), gold,
            sides=160,
            closed=True, at=(x, y, z))
    for hour in (1.2, 7.2):
        arm = [(-.26 * scale, inner * 1.03), (.26 * scale, inner * 1.03), (.5 * scale, 0), (-.5 * scale, 0)]
        g.plate('balance arm', [arm], 0, tall * .6, gold, .06 * scale, (x, y, z + tall * .15), hour)
    for i in range(12):
        if i not in (1, 7):
            _timing_screw(x, y, radius, z + tall / 2, scale, gold, i + .2)
    blue = materials.metal('blued', 'polished', .2)
    core, outer = .12 * radius, radius * .66
    spring(x, y, core, outer, max(3.0, (outer - core) / COIL), z + tall + .12 * scale, .10, .2 * scale, blue)
    g.lathe('collet', fillet([(0, z + tall + .5 * scale), (.12 * radius, z + tall + .5 * scale), (.12 * radius, z)],
                             .04, 2),
            materials.metal('steel', 'polished'), sides=32, at=(x, y, 0))


def _timing_screw(x, y, radius, z, scale, material, hour) -> None:
    head = g.lathe('timing screw', fillet([(.12, -.1), (.30, 0), (.30, .42), (0, .42)], .07, 2), material, sides=24)
    head.scale = (scale, scale, scale)
    px, py = polar(radius, hour)
    head.location = (x + px, y + py, z)
    head.rotation_euler = (math.pi / 2, 0, -hour * TURN / 12 + math.pi)


def escapement(escape, staff, z: float, scale: float, drive: dict, beats: float) -> None:
    """The escape wheel, which `drive` turns, and the pallet fork that reaches from it to the balance staff."""
    steel = materials.metal('steel', 'polished', .12)
    x, y, r = escape
    towards = math.atan2(staff[1] - y, staff[0] - x)
    loops = [gears.club_wheel(x, y, r, 15, towards)] + gears.spokes(x, y, .24 * r, .60 * r, 4, .16 * r, towards)
    with g.moving('escape-wheel', (x, y), drive, 0):
        bevelled('escape wheel', loops, z, .22 * scale, steel, materials.metal('steel', 'sunray'), .03)
    reach = math.hypot(staff[0] - x, staff[1] - y)
    at = lambda along, across: (x + along * math.cos(towards) - across * math.sin(towards),
                                y + along * math.sin(towards) + across * math.cos(towards))
    pivot = r * 1.32
    with g.moving('fork', at(pivot, 0), drives.fork(beats), 0):
        _fork(at, r, pivot, reach, towards, z - .05, scale)


def _fork(at, r, pivot, reach, towards, z, scale) -> None:
    """The lever from the pallets' arms to the staff; `at` gives the place along and across the line to it."""
    steel = materials.metal('steel', 'polished', .12)
    arms = [at(r * .86, -r * .72), at(pivot * .93, -r * .45), at(pivot, 0), at(pivot * .93, r * .45),
            at(r * .86, r * .72)]
    g.plate('pallet arms', [ribbon(arms, .24 * r, 40)], 0, .22 * scale, steel, .04, (0, 0, z))
    g.plate('fork', [ribbon([at(pivot, 0), at(reach - .1 * r, 0)], [.24 * r, .16 * r], 12)], 0, .22 * scale, steel,
            .04, (0, 0, z))
    for side in (-1, 1):
        stone = g.plate('pallet stone', [rect(.16 * r, .5 * r)], 0, .26 * scale, materials.ruby(), .02,
                        (*at(r * .84, side * r * .70), z))
        stone.rotation_euler.z = towards + side * .35


def barrel(gear: gears.Gear, z: float, scale: float, metal: str, opened: bool) -> None:
    """The toothed drum; opened it shows the wound mainspring round its core."""
    at, local = (gear.x, gear.y), replace(gear, x=0.0, y=0.0)
    polished, inner = materials.metal(metal, 'polished', .12), gear.root - 2.2 * gear.module
    if not opened:
        bevelled('barrel', [gears.outline(local)], z, .5 * scale, polished, materials.metal(metal, 'sunray'), .06,
                 at=at)
        _cover(gear, z + .5 * scale, inner, polished, scale)
        return
    bevelled('barrel', [gears.outline(local), circle(inner, 128)], z, .7 * scale, polished,
             materials.metal(metal, 'brushed'), .08, at=at)
    g.plate('barrel floor', [circle(inner + .05, 96)], 0, .1, materials.metal('gun', 'brushed'), .01, (*at, z - .1))
    steel = materials.metal('steel', 'polished', .16)
    core, wide = inner * .24, .16 * min(1.0, scale)
    coils = inner * .74 - core
    spring(*at, core, inner * .74, coils / (3.2 * wide), z, wide, .5 * scale, steel)
    spring(*at, inner * .76, inner * .98, .9, z, wide, .5 * scale, steel, TURN * .2)
    g.lathe('core', fillet([(0, .75 * scale), (core * .5, .75 * scale), (core, .62 * scale), (core, 0)], .08, 3), steel,
            sides=48, at=(*at, z))
    g.plate('core square', [rounded(core * .55, core * .55, .05)], 0, .35 * scale, steel, .04,
            (*at, z + .74 * scale), .6)


def _cover(gear: gears.Gear, z: float, inner: float, polished, scale: float) -> None:
    """The turned rings of a closed barrel's cover and its steel core."""
    steel, at = materials.metal('steel', 'polished', .12), (gear.x, gear.y)
    for outer, width in ((inner, .22), (inner * .62, .30), (inner * .40, .16)):
        g.plate('barrel ring', [circle(outer, 128, at), circle(outer - width, 128, at)], 0, .09, polished, .06,
                (0, 0, z))
    g.lathe('barrel core', fillet([(0, .22), (inner * .2, .22), (inner * .26, .12), (inner * .26, -.05)], .06, 3),
            steel, sides=64,
            at=(*at, z))
    g.plate('core square', [rounded(inner * .16, inner * .16, .05)], 0, .2 * scale, steel, .04, (*at, z + .22), .6)
