"""The parts of a watch that glow in the dark, and their colours. Pure: needs no Blender."""
import colorsys

PAINT = '#8ff0a8'
"""Luminous paint that is white or cream by day: it glows green."""
PALE, DARK = .30, .25
"""Saturation below which paint is pale, and lightness below which it is a filling that does not glow."""


def colour_by_night(kind: str, colour: str) -> str | None:
    """The colour in which a material glows, or None. `kind` is lume or tube, `colour` its colour by day."""
    if kind not in ('lume', 'tube'):
        return None
    red, green, blue = (int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))
    _, light, _ = colorsys.rgb_to_hls(red, green, blue)
    if light < DARK:
        return None
    pale = 1 - min(red, green, blue) / max(red, green, blue) < PALE
    return PAINT if kind == 'lume' and pale else colour


def glows(parts: dict) -> bool:
    """True if a watch with these parts glows anywhere."""
    return any(colour_by_night('lume', colour) for colour in _lumes(parts))


def _lumes(value):
    """All colours of lume in a description, a bezel's pip among them."""
    if isinstance(value, list):
        for item in value:
            yield from _lumes(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key in ('lume', 'pip'):
                yield item
            else:
                yield from _lumes(item)
