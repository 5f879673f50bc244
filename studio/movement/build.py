"""The movement behind an open dial. All lengths in mm."""
import contextlib
import math

from studio import drives, geometry as g, materials
from studio.movement import bridges, parts
from studio.movement.gears import Gear, meshed
from studio.movement.train import LEVELS, lay_out
from studio.outline import circle, fillet, polar, ribbon

ORDER = ('escape', 'fourth', 'third', 'centre', 'barrel', 'crown', 'minute', 'ratchet')
"""Wheels in the order in which they come into view with a growing `wheel_count`."""
NOMINAL = 13.0
"""Radius of the opening that the heights are meant for."""


def build(watch) -> None:
    """Plate, train, escapement, balance and bridges in the dial's opening.

    Raises ValueError where the description has a movement but no opening in the dial.
    """
    part, m = watch.parts['movement'], watch.m
    if 'opening' not in watch.parts.get('dial', {}):
        raise ValueError(f'{watch.entry.key}: a movement needs dial/opening')
    opening = watch.parts['dial']['opening']
    centre = polar(opening['distance'] * m.dial_radius, opening['at'])
    radius = opening['diameter'] / 2
    scale = min(1.1, max(.55, radius / NOMINAL))
    floor = m.dial_z - .9 - 2.6 * scale
    before, moved = set(_objects()), set(g.moves())
    _wall(part, radius, floor, m.dial_z)
    if opening['distance'] > .1:
        if part['open_barrel']:
            _drum(part, radius, floor, scale)
        else:
            _heart(part, radius, floor, scale, watch.entry.beats)
    else:
        _whole(part, radius, floor, scale, watch.entry.beats)
    g.shift(set(_objects()) - before, set(g.moves()) - moved, centre)


def _objects():
    import bpy
    return bpy.data.objects


def _wall(part, radius: float, floor: float, top: float) -> None:
    """The polished edge of the opening and the wall beneath it."""
    edge = materials.metal(part['bridge'] if not part['bridge'].startswith('#') else 'steel', 'polished')
    g.lathe('opening edge', fillet([(radius + .02, top - .45), (radius - .22, top - .40), (radius - .04, top + .03),
                                    (radius + .12, top + .03),
                                    (radius + .12, top - .1)], .05, 2), edge)
    g.lathe('opening wall', [(radius + .02, top - .4), (radius + .02, floor)], materials.metal('gun', 'brushed'))


def _plate(part, radius: float, floor: float, holes, scale: float) -> None:
    face = {'perlage': lambda: materials.perlage(part['plate']), 'geneva': lambda: materials.geneva(part['plate']),
            'turned': lambda: materials.dial_ground('turned', bridges.hex_of(part['plate']), None, radius),
            'matt': lambda: materials.metal(part['plate'], 'blasted')}[part['plate_finish']]()
    g.plate('bottom', [circle(radius + .2, 96)], -.9 * scale, -.7 * scale, materials.metal('gun', 'brushed'), .02,
            (0, 0, floor))
    parts.bevelled('plate', [circle(radius + .2, 160)] + holes, floor - .5 * scale, .5 * scale,
                   materials.metal(part['plate'], 'polished', .14), face, .1)


def _whole(part, radius: float, floor: float, scale: float, beats: float) -> None:
    """The whole train round the watch's centre."""
    train = lay_out(radius, part['barrel'], part['balance'])
    _plate(part, radius, floor, [circle(train.balance[2] * 1.12, 96, train.balance[:2])], scale)
    height = lambda name: floor + .08 + LEVELS[name] * scale
    shown = ORDER[:part['wheel_count']]
    running = wheel_drives(train, beats)
    for name in shown:
        with _turning(train.arbors[name], running):
            _arbor(part, train, name, height, scale)
    if 'minute' in shown:
        _cannon(train.arbors['minute'].pinion, height('minute'), scale, running['centre'])
    parts.escapement(train.escape, train.balance[:2], height('escape'), scale, running['escape'], beats)
    parts.balance(*train.balance, floor + .95 * scale, scale, part['wheels'], beats)
    bridges.build(bridges.Works(part, train, radius, floor + 1.95 * scale, scale))


def wheel_drives(train, beats: float) -> dict:
    """The animation of each wheel of a running train, by name: the centre wheel once an hour, the others as they mesh.

    The escape wheel goes in steps. Ratchet and crown wheel turn only while the watch is wound.
    """
    arbors = train.arbors
    leaves = lambda name: arbors[name].pinion.teeth
    centre = drives.turning(drives.HOUR)
    third = drives.geared(arbors['centre'].wheel.teeth, leaves('third'), centre)
    fourth = drives.geared(arbors['third'].wheel.teeth, leaves('fourth'), third)
    escape = drives.geared(arbors['fourth'].wheel.teeth, leaves('escape'), fourth)
    return {'centre': centre, 'third': third, 'fourth': fourth, 'escape': escape | {'beats': beats},
            'barrel': drives.geared(leaves('centre'), arbors['barrel'].wheel.teeth, centre),
            'minute': drives.geared(leaves('minute'), arbors['minute'].wheel.teeth, centre)}


def _turning(arbor, running: dict):
    """The animation of an arbor, or None."""
    if arbor.name not in running:
        return contextlib.nullcontext()
    return g.moving(f'{arbor.name}-wheel', (arbor.x, arbor.y), running[arbor.name], 0)


def _arbor(part, train, name: str, height, scale: float) -> None:
    """One wheel with its pinion, which spans from the driving wheel's height to its own."""
    arbor = train.arbors[name]
    steel = name in ('third', 'ratchet', 'crown', 'minute')
    if name == 'barrel':
        parts.barrel(arbor.wheel, height(name), scale, part['wheels'], part['open_barrel'])
    elif arbor.wheel and not (part['open_barrel'] and name in ('ratchet', 'crown')):
        parts.wheel(arbor.wheel, height(name), .26 * scale, 'steel' if steel else part['wheels'],
                    4 if name == 'fourth' else 5)
    driver = {'centre': 'barrel', 'third': 'centre', 'fourth': 'third', 'escape': 'fourth'}.get(name)
    if arbor.pinion and driver:
        ends = sorted((height(driver) - .05, height(name)))
        parts.pinion(arbor.pinion, ends[0], ends[1] + .35 * scale)


def _cannon(pinion, z: float, scale: float, drive: dict) -> None:
    """The pinion in the middle that goes with the minute hand and drives the minute wheel."""
    with g.moving('cannon', (pinion.x, pinion.y), drive, 0):
        parts.pinion(pinion, z - .1, z + .3 * scale)


def _heart(part, radius: float, floor: float, scale: float, beats: float) -> None:
    """The balance alone in a small opening, with the escape wheel that shows beneath it."""
    balance = (0.0, .04 * radius, radius * .70)
    escape = (radius * .50, -radius * .62, radius * .24)
    _plate(part, radius, floor, [], scale)
    parts.escapement(escape, balance[:2], floor + .2 * scale, scale, drives.turning(drives.MINUTE, beats=beats), beats)
    parts.balance(*balance, floor + .9 * scale, scale, part['wheels'], beats)
    _heart_cock(part, radius, floor + 1.95 * scale, scale, balance)


def _drum(part, radius: float, floor: float, scale: float) -> None:
    """The open barrel alone in a small opening, with the pinion that it drives below it."""
    _plate(part, radius, floor, [], scale)
    share, teeth = .82, 60
    drum = Gear(0.0, .03 * radius, 2 * share * radius / teeth, teeth)
    pinion, hourly = meshed(drum, 12, -math.pi * .42), drives.turning(drives.HOUR)
    with g.moving('barrel-wheel', (drum.x, drum.y), drives.geared(pinion.teeth, drum.teeth, hourly), 0):
        parts.barrel(drum, floor + .5 * scale, 1.5 * scale, part['wheels'], True)
    with g.moving('centre-wheel', (pinion.x, pinion.y), hourly, 0):
        parts.pinion(pinion, floor, floor + 1.3 * scale)
    for hour in (1.4, 4.6, 7.4, 10.6):
        parts.screw(*polar(radius * .93, hour), floor + .02, .055 * radius, part['screws'], hour)


def _heart_cock(part, radius: float, z: float, scale: float, balance) -> None:
    line = [(-radius * .95, radius * .42), (-radius * .55, radius * .40), (balance[0], balance[1])]
    parts.bevelled('balance cock', [ribbon(line, [.34 * radius, .28 * radius, .26 * radius], 50)], z, .6 * scale,
                   materials.metal(part['bridge'], 'polished', .1), materials.metal(part['bridge'], 'linear'), .12)
    top = z + .6 * scale
    parts.jewel(*balance[:2], top, .085 * radius)
    parts.screw(-radius * .72, radius * .41, top, .095 * radius, part['screws'])
