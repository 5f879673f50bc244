"""Rings of numerals."""
from studio import geometry as g, materials
from studio.dial.layout import PRINT, direction_of, inverted, numeral_at
from studio.fonts import FONTS
from studio.outline import fillet, polar, rounded


def build(part, lay) -> None:
    """All numerals of one ring, printed or applied."""
    material = _material(part, lay)
    count = 24 if part['style'] == 'twenty-four' else 12
    for hour in range(count):
        if hour not in part['skip']:
            _numeral(part, lay, hour, direction_of(part['style'], hour), material)


def _material(part, lay):
    if 'lume' in part:
        return materials.lume(part['lume'], part['glow'])
    return materials.print_ink(part.get('tint', lay.ink))


def _numeral(part, lay, hour: int, at: float, material) -> None:
    cap, radius, words = lay.mm(part['size']), lay.mm(part['radius']), numeral_at(part['style'], hour)
    height = part['applied'] or PRINT
    bevel = .07 if part['applied'] else 0
    if words in ('bar', 'triangle'):
        shape = (rounded(cap * .24, cap * 1.1, .1) if words == 'bar' else
                 fillet([(-cap * .62, cap * .55), (cap * .62, cap * .55), (0, -cap * .62)], .12, 3, closed=True))
        g.place(g.plate('numeral', [shape], 0, height, material, bevel or .003, (0, 0, lay.z)), radius, at)
        return
    outline = .02 * lay.radius if part['style'] == 'outline' else 0
    made = g.text(words, FONTS[part['font']], cap, material, (0, 0, lay.z), height, bevel=bevel, outline=outline,
                  stretch=part['width'] * (.8 if len(words) > 2 else .92 if len(words) == 2 else 1))
    if part['upright']:
        made.location.x, made.location.y = polar(radius, at)
    else:
        g.place(made, radius, at, inverted(part['style'], hour, False))
