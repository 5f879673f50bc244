"""The movement behind a glass back: bridges, balance, winding wheels, rotor or column wheel. All lengths in mm.

Built in the back's own frame (caseback.py), within the radius of its glass.
"""
import math

from studio import geometry as g, materials
from studio.fonts import FONTS
from studio.movement import gears, parts
from studio.movement.shapes import clipped
from studio.outline import arc_band, circle, fillet, polar, ribbon

PLATE, BRIDGES, ROTOR = -2.5, -1.75, -.95
"""Levels of the plate, of the bridges' tops and of the rotor's."""
ROTOR_FROM, ROTOR_TO = 3.25, 9.25
"""Clock hours between which the rotor hangs by its weight."""


def build(watch, radius: float) -> None:
    """Everything behind the glass of a watch, wound by hand or by a rotor as its description says."""
    part = watch.parts['case']
    gilt = 'gold' if part['material'] in ('gold', 'rose', 'bronze') else 'steel'
    r = radius - .05
    g.plate('rear plate', [circle(r, 128)], PLATE - .3, PLATE, materials.perlage('steel', .09 * r), .02)
    balance = (-.45 * r, .34 * r, .30 * r)
    _bridges(r, balance)
    parts.balance_wheel(*balance, PLATE + .15, .045 * r, 'brass')
    _cock(r, balance)
    _winding(r)
    for x, y in ((-.26, -.26), (-.58, -.30), (-.22, -.60), (.16, -.16), (-.12, .78)):
        parts.jewel(x * r, y * r, BRIDGES, .042 * r)
    for x, y in ((-.84, -.16), (-.36, -.78), (.14, -.86), (.23, .82), (.88, .10)):
        parts.screw(x * r, y * r, BRIDGES, .050 * r, 'blued', x * 3)
    works = part['works']
    if works == 'column-wheel':
        _column_wheel(r)
    elif works != 'hand-wound':
        _rotor(watch, r, works, gilt)


def _bridges(r: float, balance) -> None:
    """Two striped bridges with polished edges, the left one open over the balance."""
    edge, face = materials.metal('steel', 'polished', .1), materials.geneva('steel', .11 * r)
    gap, lean = .02 * r, .10 * r
    left = clipped([(-r, -r), (-gap - lean, -r), (-gap + lean, r), (-r, r)], .97 * r)
    right = clipped([(gap - lean, -r), (r, -r), (r, r), (gap + lean, r)], .97 * r)
    x, y, reach = balance
    for shape, holes in ((right, []), (left, [circle(reach * 1.2, 96, (x, y))])):
        parts.bevelled('rear bridge', [fillet(shape, .05 * r, 4, closed=True)] + holes, BRIDGES - .55, .55, edge, face,
                       .10)


def _cock(r: float, balance) -> None:
    x, y, reach = balance
    line = [(x - reach * .92, y + reach * 1.02), (x - reach * .4, y + reach * .5), (x, y)]
    parts.bevelled('rear cock', [ribbon(line, [.17 * r, .15 * r, .13 * r], 40)], BRIDGES - .2, .3,
                   materials.metal('steel', 'polished', .1), materials.metal('steel', 'linear'), .08)
    parts.jewel(x, y, BRIDGES + .1, .04 * r)
    parts.screw(x - reach * .70, y + reach * .78, BRIDGES + .1, .045 * r, 'blued')


def _winding(r: float) -> None:
    """The ratchet wheel on the barrel and the crown wheel that drives it, snailed."""
    steel = materials.metal('steel', 'polished', .12)
    ratchet = gears.Gear(.46 * r, .36 * r, .022 * r, 32)
    crown = gears.meshed(ratchet, 18, -1.2)
    for wheel in (ratchet, crown):
        local = gears.Gear(0, 0, wheel.module, wheel.teeth, wheel.turn)
        parts.bevelled('winding wheel', [gears.outline(local)], BRIDGES + .01, .16, steel,
                       materials.metal('steel', 'sunray'), .03, at=(wheel.x, wheel.y))
        parts.screw(wheel.x, wheel.y, BRIDGES + .17, .18 * wheel.root, 'blued', wheel.x)


def _rotor(watch, r: float, works: str, gilt: str) -> None:
    """The winding mass: half a disc with a heavy rim, or a rim on two spokes; the maker's name along it."""
    edge = materials.metal(gilt, 'polished', .1)
    heavy, web, rim = materials.metal(gilt, 'brushed'), materials.metal(gilt, 'sunray'), .74
    if works == 'rim-rotor':
        for hour in (ROTOR_FROM + .8, ROTOR_TO - .8):
            spoke = ribbon([(0, 0), polar(.86 * r, hour)], [.15 * r, .07 * r], 12, curved=False)
            parts.bevelled('rotor spoke', [spoke], ROTOR - .4, .28, edge, heavy, .06)
    else:
        body = [polar(.17 * r, h) for h in (ROTOR_TO + 1.2, ROTOR_TO + 2.6, ROTOR_FROM - 2.2, ROTOR_FROM - .8)]
        arc = arc_band(.01 * r, .80 * r, ROTOR_FROM, ROTOR_TO, 64)[:64]
        parts.bevelled('rotor', [fillet(arc + body, .04 * r, 3, closed=True)], ROTOR - .4, .28, edge, web, .06)
    parts.bevelled('rotor rim', [arc_band(rim * r, .95 * r, ROTOR_FROM, ROTOR_TO, 96)], ROTOR - .55, .55, edge, heavy,
                   .08)
    g.lathe('rotor hub', fillet([(0, .12), (.10 * r, .12), (.13 * r, .04), (.13 * r, -.4)], .04, 3), edge, sides=64,
            at=(0, 0, ROTOR))
    parts.screw(0, 0, ROTOR + .12, .06 * r, 'blued', .9)
    ink = materials.paint('#6b4a17' if gilt == 'gold' else '#0c0d0f', .7, .08)
    g.arc_text(watch.entry.brand, FONTS['geometric'], .085 * r, .845 * r, (ROTOR_FROM + ROTOR_TO) / 2, ink, ROTOR, .012,
               tracking=.4, bottom=True)


def _column_wheel(r: float) -> None:
    """Six pillars on a ratchet, and the lever whose beak falls between them."""
    steel, blue = materials.metal('steel', 'polished', .1), materials.metal('blued', 'polished', .14)
    x, y = .40 * r, -.52 * r
    base = gears.Gear(0, 0, .018 * r, 24)
    parts.bevelled('column wheel', [gears.outline(base)], BRIDGES + .02, .2, steel, materials.metal('steel', 'sunray'),
                   .03, at=(x, y))
    for k in range(6):
        pillar = arc_band(.075 * r, .15 * r, 2 * k + .45, 2 * k + 1.55, 10)
        parts.bevelled('pillar', [pillar], BRIDGES + .2, .45, blue, blue, .04, at=(x, y))
    parts.screw(x, y, BRIDGES + .22, .06 * r, 'steel', .4)
    lever = ribbon([(.80 * r, -.44 * r), (.70 * r, -.62 * r), (.52 * r, -.70 * r), (.42 * r, -.66 * r)],
                   [.10 * r, .08 * r, .07 * r, .03 * r], 60)
    parts.bevelled('lever', [lever], BRIDGES + .04, .26, steel, materials.metal('steel', 'linear'), .06)
    parts.screw(.78 * r, -.46 * r, BRIDGES + .3, .045 * r, 'blued', 1.1)
