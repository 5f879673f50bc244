"""Maps words of the catalogue to values of a description: hours, colours, metals, cases, textures, tubes."""
import colorsys

HOURS = {'three': 3, 'four': 4, 'six': 6, 'nine': 9, 'ten': 10, 'twelve': 12}
COUNTS = {'two': 2, 'three': 3, 'four': 4}

COLOURS = {  # hue in degrees (across 360 where from > to), saturation and lightness in per cent
    'black': ((0, 360), (0, 25), (0, 15)), 'white': ((0, 360), (0, 45), (88, 100)),
    'cream': ((30, 55), (30, 75), (78, 93)), 'silver': ((0, 360), (0, 12), (68, 90)),
    'gray': ((0, 360), (0, 15), (25, 80)), 'navy': ((205, 235), (25, 60), (8, 30)),
    'blue': ((200, 225), (40, 80), (22, 50)), 'teal': ((165, 195), (20, 75), (15, 60)),
    'green': ((130, 165), (20, 60), (10, 40)), 'olive': ((45, 85), (10, 35), (18, 42)),
    'red': ((355, 15), (40, 75), (28, 50)), 'burgundy': ((340, 358), (40, 75), (10, 32)),
    'orange': ((12, 35), (60, 95), (38, 75)), 'yellow': ((38, 52), (60, 90), (45, 65)),
    'brown': ((15, 35), (20, 75), (15, 40)), 'tan': ((22, 38), (30, 50), (42, 60)),
    'salmon': ((10, 25), (40, 70), (65, 80)), 'rose': ((8, 24), (30, 60), (60, 80)),
    'champagne': ((36, 48), (35, 60), (60, 78)), 'copper': ((15, 30), (30, 55), (45, 62)),
    'sand': ((30, 45), (25, 50), (52, 75)), 'dark brown': ((10, 35), (20, 55), (10, 25)),
    'pale': ((0, 360), (0, 40), (75, 100)), 'dark': ((0, 360), (0, 40), (0, 25)),
}
METALS = {  # colour words that a metal by name answers
    'steel': ('silver', 'steel'), 'blued': ('blued',), 'copper': ('copper',), 'champagne': ('champagne', 'gold-tone'),
    'gold': ('gold-tone', 'champagne'), 'rose': ('rose', 'rose gold-tone'), 'titanium': ('gray', 'titanium'),
    'black': ('black', 'black steel'), 'bronze': ('bronze',), 'white': ('white',), 'brass': ('brass',),
}
CASES = {  # case line: material and finish
    'Polished steel': ('steel', 'polished'), 'Brushed steel': ('steel', 'brushed'), 'Black steel': ('black', None),
    'Gold-tone steel': ('gold', None), 'Rose gold-tone steel': ('rose', None), 'Titanium': ('titanium', None),
    'Bronze': ('bronze', None), 'Black carbon': ('carbon', None),
}
TEXTURES = {'glossy': 'gloss', 'frosted': 'frosted', 'sunray': 'sunray', 'woven': 'woven', 'turned plate': 'turned'}
TUBES = {  # words of the dial line: how many tubes of each colour
    'red one at nine': {'green': 11, 'red': 1}, 'odd hours and ice blue': {'green': 6, 'ice blue': 6},
    'orange gas tubes from twelve to four': {'orange': 5, 'green': 7}, 'green gas tubes': {'green': 12},
    'eleven orange gas tubes and one green': {'orange': 11, 'green': 1},
}


def within(value: float, limits) -> bool:
    low, high = limits
    return low <= value <= high if low <= high else value >= low or value <= high


def is_colour(tint: str, word: str) -> bool:
    """True if `word` of a specification names this tint of the schema (metal or '#rrggbb')."""
    if tint in METALS:
        return word in METALS[tint]
    red, green, blue = (int(tint[i:i + 2], 16) / 255 for i in (1, 3, 5))
    hue, light, saturation = colorsys.rgb_to_hls(red, green, blue)
    hues, saturations, lights = COLOURS[word]
    return within(hue * 360, hues) and within(saturation * 100, saturations) and within(light * 100, lights)
