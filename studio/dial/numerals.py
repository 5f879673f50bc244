"""Rings of numerals."""
from studio import geometry as g, materials
from studio.dial.layout import PRINT, direction_of, inverted, numeral_at
from studio.fonts import FONTS
from studio.outline import fillet, polar, rect, rounded


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
    tint = part.get('tint', lay.ink)
    if part['applied'] and tint in materials.METALS:
        return materials.metal(tint, 'polished', .11)
    return materials.print_ink(tint)


def _numeral(part, lay, hour: int, at: float, material) -> None:
    cap, radius, words = lay.mm(part['size']), lay.mm(part['radius']), numeral_at(part['style'], hour)
    height = part['applied'] or PRINT
    bevel = min(.11, .3 * part['applied'])
    if words in ('bar', 'triangle'):
        shape = (rounded(cap * .24, cap * 1.1, .1) if words == 'bar' else
                 fillet([(-cap * .62, cap * .55), (cap * .62, cap * .55), (0, -cap * .62)], .12, 3, closed=True))
        g.place(g.plate('numeral', [shape], 0, height, material, bevel or .003, (0, 0, lay.z)), radius, at)
        return
    outline = .02 * lay.radius if part['style'] == 'outline' else 0
    made = g.text(words, FONTS[part['font']], cap, material, (0, 0, lay.z), height, bevel=bevel, outline=outline,
                  stretch=part['width'] * (.8 if len(words) > 2 else .92 if len(words) == 2 else 1))
    if outline:
        _centre_lines(part, lay, (made['width'], cap), radius, at, material)
    if part['upright']:
        made.location.x, made.location.y = polar(radius, at)
    else:
        g.place(made, radius, at, inverted(part['style'], hour, False))


def _centre_lines(part, lay, size, radius: float, at: float, material) -> None:
    """Chain-dotted lines through the middle of a numeral, as on a drawing."""
    hair, loops = max(.07, .006 * lay.radius), []
    for along, length in ((0, size[0] + .55 * size[1]), (1, 1.55 * size[1])):
        for start, end in ((-.5, -.10), (-.035, .035), (.10, .5)):
            middle, run = (start + end) / 2 * length, (end - start) * length
            loops.append(rect(hair, run, (0, middle)) if along else rect(run, hair, (middle, 0)))
    lines = g.plate('centre lines', loops, 0, PRINT, material, .002, (0, 0, lay.z))
    if part['upright']:
        lines.location.x, lines.location.y = polar(radius, at)
    else:
        g.place(lines, radius, at)
