"""Derives the levels and radii of all parts from the catalogue's numbers. All lengths in mm.

The watch's frame: the origin in the middle of the case band, x to 3 o'clock, y to 12 o'clock, z towards the reader.
"""
from dataclasses import dataclass

from studio.catalogue import Entry

DOME = {'flat': 0.0, 'dome': 0.09, 'box': 0.16}
BEZEL_WIDTH = {'smooth': .14, 'stepped': .14, 'thin': .075, 'coin': .14, 'fluted': .15, 'dive': .235,
               'tachymeter': .215,
               'fixed': .2}
RESIN_WIDTH, RESIN_RECESS = .27, .075
"""A resin frame's width as a share of the radius, and how deep the glass lies in it as a share of the thickness."""

SPRING_BAR = .7
"""Radius of a spring bar."""


def lug_along(radius: float, tip: float, y):
    """The share of a lug's length at a height y of the dial's plane; below 0 within the band."""
    return (y - radius * .62) / (tip - radius * .62)


def lug_underside(thickness: float, along):
    """Height of a lug's underside over the bottom of the case band, at a share of its length."""
    return .3 - .10 * thickness * along ** 1.4


@dataclass(frozen=True)
class Measures:
    """Levels (z) and radii in mm."""
    radius: float
    thickness: float
    back_z: float
    band_bottom: float
    band_top: float
    bezel_top: float
    crystal_edge: float
    crystal_top: float
    crystal_radius: float
    dial_radius: float
    dial_z: float
    lug_width: float
    lug_tip: float
    bar_y: float
    bar_z: float
    strap_end_width: float
    wrist: float


def measure(entry: Entry, parts: dict) -> Measures:
    """The measures of a watch. Raises ValueError if the parts leave no room for a case band."""
    thickness, radius = entry.thickness, entry.diameter / 2
    crystal, bezel, case, dial = parts['crystal'], parts['bezel'], parts['case'], parts.get('dial', {})
    dome = crystal.get('dome', DOME[crystal['shape']] * thickness)
    above = max(0.0, crystal['proud']) + dome
    back = case.get('back_height', .15 * thickness)
    rim = bezel.get('height', .17 * thickness)
    band = thickness - above - back - rim
    if band < .25 * thickness:
        raise ValueError(f'{entry.key}: back, bezel and crystal leave a case band of only {band:.1f} mm')
    resin = case['shape'] != 'round'
    crystal_radius = radius - bezel.get('width', (RESIN_WIDTH if resin else BEZEL_WIDTH[bezel['style']]) * radius)
    bezel_top = band / 2 + rim
    edge = bezel_top - RESIN_RECESS * thickness if resin else bezel_top + crystal['proud']
    seat = min(bezel_top, edge)
    depth = dial.get('depth', .07 * thickness + .75)
    taper = entry.taper_to or entry.strap_width - parts['strap'].get('taper', .1 * entry.strap_width)
    tip = entry.lug_to_lug / 2
    bar_y = tip - 2.1 - .012 * entry.lug_to_lug
    within_lugs = lug_underside(thickness, lug_along(radius, tip, bar_y)) + SPRING_BAR + .05
    return Measures(
        radius=radius, thickness=thickness, back_z=-band / 2 - back, band_bottom=-band / 2, band_top=band / 2,
        bezel_top=bezel_top, crystal_edge=edge, crystal_top=edge + dome,
        crystal_radius=crystal_radius, dial_radius=crystal_radius - dial.get('rehaut_width', .6), dial_z=seat - depth,
        lug_width=entry.strap_width, lug_tip=tip, bar_y=bar_y,
        bar_z=-band / 2 + max(.05 * thickness, within_lugs), strap_end_width=taper, wrist=entry.wrist)
