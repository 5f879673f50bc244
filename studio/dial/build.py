"""The dial: its ground, print, markers, sub-dials and windows, laid out in shares of the dial's radius."""
from studio import geometry as g, materials
from studio.dial import indices, numerals, printing, scales, subdials, window
from studio.dial.layout import Layout
from studio.outline import circle, polar


def build(watch) -> None:
    """Everything between the crystal's seat and the hands."""
    part = watch.parts['dial']
    lay = Layout(watch.m.dial_radius, watch.m.dial_z, part['ink'])
    before = set(_parts())
    _ground(part, lay)
    for level, sector in enumerate(part['sectors']):
        printing.sector(sector, lay, level % 8)
    for track in part['tracks']:
        printing.track(track, lay)
    for ring in part['numerals']:
        numerals.build(ring, lay)
    for group in part['indices']:
        indices.build(group, lay)
    for words in part['prints']:
        printing.words(words, lay)
    for subdial in part['subdials']:
        subdials.build(subdial, part, lay, watch.entry.beats)
    if 'date' in part:
        window.build(part['date'], lay)
    if part['domed']:
        for made in set(_parts()) - before:
            g.bend(made, lambda x, y: part['domed'] * (x * x + y * y) / lay.radius ** 2)
    if 'rim' in part.get('opening', {}):
        _opening_rim(part, lay)
    _rehaut(watch, part, lay)


def _parts():
    import bpy
    return bpy.data.objects


def _ground(part, lay) -> None:
    ground = part['ground']
    holes = [circle(s['radius'] * lay.radius, 96, polar(s['distance'] * lay.radius, s['at'])) for s in part['subdials']]
    if 'date' in part:
        holes.append(window.opening(part['date'], lay))
    if 'opening' in part:
        hole = part['opening']
        holes.append(circle(hole['diameter'] / 2, 160, polar(hole['distance'] * lay.radius, hole['at'])))
    material = materials.dial_ground(ground['texture'], ground['colour'], ground.get('edge'), lay.radius)
    plate = g.plate('dial', [circle(lay.radius + .3, 256)] + holes, -.4, 0, material, .02, (0, 0, lay.z))
    if part['domed']:
        g.diced(plate, lay.radius / 24)
    if 'lower' in ground:
        printing.sector({'from': 3, 'to': 9, 'inner': 0, 'outer': 1.0, 'colour': ground['lower']}, lay)


def _opening_rim(part, lay) -> None:
    """The applied ring round the hole for the movement."""
    hole = part['opening']
    centre, r = polar(hole['distance'] * lay.radius, hole['at']), hole['diameter'] / 2
    g.plate('opening rim', [circle(r + .42, 160, centre), circle(r, 160, centre)], -.1, .2,
            materials.metal(hole['rim'], 'polished'), .12,
            (0, 0, lay.z))


def _rehaut(watch, part, lay) -> None:
    """The inner ring between dial and crystal, with its scale."""
    m = watch.m
    tint = part.get('rehaut', part['ground'].get('edge', part['ground']['colour']))
    foot = lay.z - part['domed']
    seat = min(m.crystal_edge, m.bezel_top) - .15
    if part['rehaut_scale'] != 'none':
        seat = min(seat, foot + .1 + .45 * part['rehaut_width'])
    slope = [(lay.radius + .02, foot + .1), (m.crystal_radius - .02, seat)]
    g.lathe('rehaut', [(lay.radius - .02, foot)] + slope,
            materials.metal(tint, 'brushed') if tint in materials.METALS else materials.paint(tint, .45, .2))
    if part['rehaut_scale'] != 'none':
        scales.build(part['rehaut_scale'], *slope, materials.paint(part['rehaut_ink'], .6, .12))
