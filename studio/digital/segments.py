"""Digits and letters of liquid crystal displays as plane shapes. Pure: needs no Blender.

A character stands in a cell of `width` by `height` mm with its lower left corner at the origin. Digits have seven
segments, a to g as usual; letters have fourteen: g is split into g and n; h i j (upper) and k l m (lower) lie inside.
"""
import math

SLANT = math.tan(math.radians(6))
DIGITS = {
    '0': 'abcdef', '1': 'bc', '2': 'abdeg', '3': 'abcdg', '4': 'bcfg', '5': 'acdfg', '6': 'acdefg', '7': 'abc',
    '8': 'abcdefg', '9': 'abcdfg', '-': 'g', ' ': '',
}
LETTERS = {
    'A': 'abcefgn', 'B': 'abcdiln', 'C': 'adef', 'D': 'abcdil', 'E': 'adefgn', 'F': 'aefgn', 'G': 'acdefn',
    'H': 'bcefgn', 'I': 'adil', 'L': 'def', 'M': 'bcefhj', 'N': 'bcefhm', 'O': 'abcdef', 'P': 'abefgn', 'R': 'abefgnm',
    'S': 'acdfgn', 'T': 'ail', 'U': 'bcdef',
    'V': 'efkj', 'W': 'bcefkm', 'Y': 'hjl', ' ': '',
}
UNLIT_DIGIT, UNLIT_LETTER = 'abcdefg', 'abcdefgn'
"""What is seen of a dark cell; a letter's inner segments would overlap each other."""


def _bar(start, end, thick: float) -> list:
    """A segment with pointed ends."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy, t = (x1 - x0) / length, (y1 - y0) / length, thick / 2
    at = lambda along, across: (x0 + ux * along - uy * across, y0 + uy * along + ux * across)
    return [at(0, 0), at(t, t), at(length - t, t), at(length, 0), at(length - t, -t), at(t, -t)]


def _diagonal(start, end, w: float) -> list:
    """A slanting inner segment, 2 `w` wide, with level ends."""
    (x0, y0), (x1, y1) = start, end
    return [(x0 - w, y0), (x0 + w, y0), (x1 + w, y1), (x1 - w, y1)]


def shapes(width: float, height: float, thick: float) -> dict:
    """The outline of each of the fourteen segments, upright, mitred at corners; 'whole' is the middle bar of digits."""
    t, e, half = thick, thick * .11, height / 2
    flipped = lambda loop: [(x, height - y) for x, y in loop]
    mirrored = lambda loop: [(width - x, y) for x, y in loop]
    top = [(e * 1.4, height), (width - e * 1.4, height), (width - t - e * .4, height - t), (t + e * .4, height - t)]
    upper = [(0, height - e * 1.4), (t, height - t - e * .4), (t, half + t / 2 + e * .6), (t / 2, half + e * 1.2),
             (0, half + t / 2 + e * .6)]
    left, right, middle = t / 2 + e, width - t / 2 - e, width / 2
    w = .27 * (middle - t)
    upright = [(middle - t / 2, height - t - e), (middle + t / 2, height - t - e), (middle + t / 2, half + t / 2 + e),
               (middle - t / 2, half + t / 2 + e)]
    slope = _diagonal((t + e + w, height - t - e), (middle - 1.2 * w, half + t * .6), w)
    return {
        'a': top, 'd': flipped(top), 'f': upper, 'b': mirrored(upper), 'e': flipped(upper),
        'c': flipped(mirrored(upper)),
        'whole': _bar((left, half), (right, half), t), 'g': _bar((left, half), (middle - e, half), t),
        'n': _bar((middle + e, half), (right, half), t), 'i': upright, 'l': flipped(upright),
        'h': slope, 'j': mirrored(slope), 'k': flipped(slope), 'm': flipped(mirrored(slope)),
    }


def character(sign: str, width: float, height: float, thick: float, ghost: bool = False) -> list:
    """The outlines of a sign's lit segments, or of the dark ones of its cell. Raises KeyError for an unknown sign."""
    form = shapes(width, height, thick)
    if sign in DIGITS:
        lit = UNLIT_DIGIT if ghost else DIGITS[sign]
        loops = [form['whole' if s == 'g' else s] for s in lit]
    else:
        loops = [form[s] for s in (UNLIT_LETTER if ghost else LETTERS[sign])]
    return [[(x + y * SLANT, y) for x, y in loop] for loop in loops]


def advance(sign: str, height: float, stretch: float = 1.0) -> float:
    """The width that a sign takes with the gap behind it."""
    return height * stretch * {':': .26, '.': .16}.get(sign, .68)


def measure(words: str, height: float, stretch: float = 1.0) -> float:
    """The width of a line without the last gap."""
    return sum(advance(s, height, stretch) for s in words) - height * stretch * .14


def line(words: str, height: float, at, anchor: str = 'centre', thick: float = .135, stretch: float = 1.0,
         ghost: bool = False) -> list:
    """The outlines of a line of characters, `height` mm high, lower edge at `at`; anchored left, centre or right."""
    x, loops = _left(words, height, at, anchor, stretch), []
    for sign in words:
        made = (_dots(sign, height, stretch) if sign in ':.'
                else character(sign, height * .54 * stretch, height, height * thick, ghost))
        loops += [[(x + px, at[1] + py) for px, py in loop] for loop in made]
        x += advance(sign, height, stretch)
    return loops


def _dots(sign: str, height: float, stretch: float) -> list:
    """A colon's two squares or a full stop."""
    s = height * .115
    place = (.27, .62) if sign == ':' else (.0,)
    return [[(x0 + (y0 + v) * SLANT, y0 + v) for x0, v in ((x, 0), (x + s, 0), (x + s, s), (x, s))]
            for x in [height * stretch * (.03 if sign == ':' else -.03)] for y0 in [height * p for p in place]]


def moon(radius: float, age: float, centre=(0.0, 0.0), steps: int = 32) -> list:
    """The lit part of a moon; `age` from 0 (new) over .5 (full) to 1."""
    inner = math.cos(2 * math.pi * age)
    side = 1 if age <= .5 else -1
    edge = [math.pi / 2 - math.pi * i / steps for i in range(steps + 1)]
    outer = [(side * radius * math.cos(a), radius * math.sin(a)) for a in edge]
    shade = [(side * radius * inner * math.cos(a), radius * math.sin(a)) for a in reversed(edge)]
    return [(centre[0] + x, centre[1] + y) for x, y in outer + shade[1:-1]]


def live(words: str, places, height: float, at, anchor: str = 'centre', thick: float = .135) -> list:
    """The segments of a line's figures that change: [(place, segment, outline, whether it is lit)].

    `places` names the figures of the line in their order; signs between them (a colon) are none of them.
    """
    names, found = iter(places), []
    for index, sign in enumerate(words):
        if not sign.isdigit():
            continue
        place = next(names)
        before = len(line(words[:index], height, at, 'left', thick))
        loops = line(words[:index] + '8', height, (_left(words, height, at, anchor), at[1]), 'left', thick)[before:]
        found += [(place, segment, loop, segment in DIGITS[sign]) for segment, loop in zip(UNLIT_DIGIT, loops)]
    return found


def colons(words: str, height: float, at, anchor: str = 'centre', thick: float = .135) -> list:
    """The outlines of a line's colons alone."""
    start = (_left(words, height, at, anchor), at[1])
    return [loop for index, sign in enumerate(words) if sign == ':'
            for loop in line(words[:index + 1], height, start, 'left', thick)[-2:]]


def _left(words: str, height: float, at, anchor: str, stretch: float = 1.0) -> float:
    """Where an anchored line begins."""
    width = measure(words, height, stretch)
    return at[0] - {'left': 0.0, 'centre': width / 2, 'right': width}[anchor]
