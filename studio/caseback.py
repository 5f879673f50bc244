"""The back of a case: closed and engraved, or with a glass before the movement. All lengths in mm.

Built in the back's own frame, seen from behind: x to the right, y to 12 o'clock, z = 0 the level that lies on the wrist.
"""
import math

import bpy
import numpy as np
from mathutils import Matrix

from studio import geometry as g, materials, rearworks
from studio.fonts import FONTS
from studio.outline import TURN, arc_band, circle, fillet, polar, rect

GLASS = .75
"""Radius of an exhibition back's glass as a share of the back's face."""
HEADS = .18
"""Height of a back's four screw heads over the back; they are included in the watch's thickness."""
NOTCHES, NOTCH = 6, .085
"""Notches of a screw-down back, and half the angle of one in radians."""


def build(watch, foot: float, low: float) -> None:
    """The back of a case whose band ends at radius `foot` and level `low`."""
    before = set(bpy.data.objects)
    part, m = watch.parts['case'], watch.m
    level = m.back_z + (HEADS if part['back_form'] == 'four-screws' else 0)
    face, height = foot - 1.5, low - level
    _edge(part, face, foot, height)
    (_glass if part['back_form'] == 'glass' else _closed)(watch, face)
    _engraving(part, face)
    turn = Matrix.Translation((0, 0, level)) @ Matrix.Rotation(math.pi, 4, 'Y')
    for made in set(bpy.data.objects) - before:
        made.matrix_basis = turn @ made.matrix_basis


def _edge(part, face: float, foot: float, height: float) -> None:
    """The wall from the band to the back's face."""
    profile = [(face - .02, -.12), (face, -.10, .05), (foot - 1.0, -.3 - .15 * height, .15),
               (foot - .55, -.6 * height, .15), (foot - .3, -height - .1)]
    g.lathe('back edge', fillet(profile, .12, 4), materials.metal(part['back'], 'polished'))


def _relief(name: str, radii, angles, depth, material) -> None:
    """A face of rings about the axis, `depth(radius, angles)` mm deep."""
    points, n = [], len(angles)
    for r in radii:
        points += list(zip(r * np.cos(angles), r * np.sin(angles), -depth(r, angles)))
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
             for i in range(len(radii) - 1) for k in range(n)]
    g.mesh(name, points, faces, material, 30)


def _stepped(marks, end: float, least: float = 0.0, gap: float = .03) -> list:
    """Radii from `least` to `end`, with two radii beside each mark, because the depth steps there."""
    return sorted({least, end, *(v + d for v in marks for d in (-gap, gap) if least < v + d < end)})


def _closed(watch, face: float) -> None:
    """A ring with notches (screw-down) or a lip (snap-on) round a slightly deeper middle."""
    form, metal = watch.parts['case']['back_form'], watch.parts['case']['back']
    middle, groove, outer = .50 * face, .53 * face, .84 * face
    at = (np.arange(NOTCHES) * TURN / NOTCHES + TURN / 12) if form == 'screwed' else np.array([TURN * .75])
    half = NOTCH if form == 'screwed' else .10
    deep = {'screwed': .45, 'snapped': .35}.get(form, 0)
    sides = np.concatenate([at - half - .004, at - half + .004, at + half - .004, at + half + .004]) % TURN
    angles = np.unique(np.concatenate([np.linspace(0, TURN, 360, endpoint=False), sides]))
    within = np.abs((angles[:, None] - at + math.pi) % TURN - math.pi).min(1) < half

    def depth(r, a):
        level = .22 if r < groove else 0.0
        return np.where(within & (r > outer), level + deep, level) + (.10 if r > face - .05 else 0)

    _relief('back', _stepped((groove, outer, face - .05), face, groove - .1), angles, depth,
            materials.metal(metal, 'brushed'))
    g.lathe('back bead', fillet([(middle - .05, -.3), (middle, -.05), (groove - .05, -.05), (groove, -.3)], .1, 4),
            materials.metal(metal, 'polished'))
    g.plate('back middle', [circle(middle, 160)], -.4, -.22, materials.metal(metal, 'sunray'), .02)
    for angle in at if deep else ():
        hour = (math.pi / 2 - angle) * 12 / TURN
        bed = arc_band(outer + .03, face - .08, hour - half * 12 / TURN, hour + half * 12 / TURN, 16)
        g.plate('back notch', [bed], -deep - .1, -deep + .015, materials.metal(materials.shade(metal, .4), 'blasted'), .01)
    if form == 'four-screws':
        for hour in (1.5, 4.5, 7.5, 10.5):
            _screw(*polar(.86 * face, hour), .085 * face, hour)


def _screw(x: float, y: float, radius: float, hour: float) -> None:
    """A countersunk screw with a cross."""
    steel, dark = materials.metal('steel', 'polished', .14), materials.paint('#080808', .7)
    g.lathe('back screw well', fillet([(radius * 1.35, .02), (radius * 1.12, -.12), (radius * 1.05, -.3)], .04, 2),
            dark, sides=48, at=(x, y, .02))
    g.lathe('back screw', fillet([(0, .14), (radius * .8, .12), (radius, 0), (radius, -.3)], .06, 3), steel, sides=48,
            at=(x, y, .02))
    for turn in (0, 3):
        g.plate('back screw cross', [rect(radius * 1.2, radius * .26)], 0, .03, dark, .01, (x, y, .145), hour + turn)


def _glass(watch, face: float) -> None:
    """The ring round a glass, and the movement behind it."""
    metal, seen = watch.parts['case']['back'], GLASS * face
    angles = np.linspace(0, TURN, 360, endpoint=False)
    _relief('back ring', _stepped((.97 * face,), face, seen + .45),
            angles, lambda r, a: np.full(len(a), .10 if r > .97 * face else 0.0), materials.metal(metal, 'sunray'))
    g.lathe('glass seat', fillet([(seen + .47, 0), (seen + .40, .02, .05), (seen, -.45, .05), (seen, -2.6)], .05, 3),
            materials.metal(metal, 'polished'))
    rearworks.build(watch, seen)
    pane = g.lathe('back glass', [(0, -.16), (seen - .1, -.16), (seen + .02, -.22)],
                   materials.crystal(True, '#ffffff', seen, .5))
    pane.visible_shadow = False


def _engraving(part, face: float) -> None:
    """The words along the ring, above and below, and those in the middle of a closed back."""
    dark = part['back'] in ('black', 'gun')
    ink = materials.paint('#b9b8b2' if dark else '#0c0d0f', .7, .08)
    words, closed = part['engraving'], part['back_form'] != 'glass'
    cap, ring = (.074, .675) if closed else (.058, .885)
    for key, hour in (('above', 0), ('below', 6)):
        if words.get(key):
            g.arc_text(words[key], FONTS['grotesque'], cap * face, ring * face, hour, ink, 0, .012,
                       tracking=.28, bottom=key == 'below')
    if not closed:
        return
    lines = words.get('middle', [])
    y = .085 * face * (len(lines) - 1)
    for k, line in enumerate(lines):
        size = .105 if k == 0 else .062
        made = g.text(line, FONTS['geometric' if k == 0 else 'grotesque'], size * face, ink, (0, y, -.22), .012,
                      spacing=1.15)
        room = .92 * face * math.sqrt(max(.1, 1 - (y / (.5 * face)) ** 2))
        if made['width'] > room:
            made.scale.x = made.scale.y = room / made['width']
        y -= .19 * face if k == 0 else .15 * face
