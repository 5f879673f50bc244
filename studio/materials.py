"""Materials of watches. Each function returns a Blender material, made once for each set of arguments.

Texture is never finer than 6 pixels of a finished picture (about 13 pixels to the mm): finer is noise to the renderer.
"""
import functools
import math

from studio.nodes import Nodes

METALS = {
    'steel': (.52, .515, .505), 'titanium': (.37, .365, .355), 'rose': (.80, .50, .39), 'gold': (.86, .63, .31),
    'champagne': (.76, .63, .42), 'bronze': (.50, .275, .105), 'copper': (.72, .38, .24), 'brass': (.78, .58, .28),
    'black': (.020, .020, .022), 'gun': (.15, .15, .16), 'blued': (.010, .026, .125), 'white': (.8, .8, .8),
}
ROUGH = {'polished': .085, 'brushed': .25, 'sunray': .26, 'linear': .26, 'blasted': .36}


def linear(colour) -> tuple:
    """Scene-linear RGB of a metal's name, a hex colour, or a tuple that is linear already."""
    if isinstance(colour, tuple):
        return colour
    if colour in METALS:
        return METALS[colour]
    values = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in values)


def shade(colour, factor: float) -> tuple:
    return tuple(min(1.0, v * factor) for v in linear(colour))


def once(make):
    """Makes each material once."""
    return functools.lru_cache(maxsize=None)(make)


@once
def metal(name: str = 'steel', finish: str = 'polished', rough: float | None = None, edge: float = 0.0):
    """Bare metal. `edge` rounds sharp edges by that many mm where light meets them."""
    colour, n = linear(name), Nodes(f'{name} {finish}')
    rounding = n.node('Bevel', {'Radius': edge}, samples=4).outputs[0] if edge else None
    base = rough or ROUGH[finish]
    if finish == 'polished':
        wave = n.noise(n.here(), .3, 1)
        inputs = dict(base=colour, metal=1.0, rough=n.math('MULTIPLY_ADD', wave, .05, base - .025))
        if rounding:
            inputs['normal'] = rounding
        return n.done(n.principled(**inputs))
    strokes, extra = _strokes(n, finish)
    depth, spread = {'blasted': (.2, .14), 'linear': (.05, .08)}.get(finish, (.10, .14))
    normal = n.bump(strokes, depth, .02, rounding)
    tone = n.mix(strokes, shade(colour, .84), shade(colour, 1.1))
    roughness = n.math('MULTIPLY_ADD', strokes, spread, base - spread / 2)
    return n.done(n.principled(base=tone, metal=1.0, rough=roughness, normal=normal, **extra))


def _strokes(n: Nodes, finish: str):
    """The pattern of a finish and the anisotropy that goes with it."""
    if finish == 'brushed':
        r, direction, z = n.polar()
        vector = n.vector('ADD', n.join(n.math('MULTIPLY', r, 6.0), n.math('MULTIPLY', z, 6.0), 0.0),
                          n.stretched(direction, (1.3, 1.3, 1.3)))
        return n.noise(vector, 1.0, 2, .6), dict(aniso=.65, tangent=n.around())
    if finish == 'sunray':
        _, direction, _ = n.polar()
        return n.noise(n.stretched(direction, (60, 60, 60)), 1.0, 2, .6), dict(aniso=.75, aniso_turn=.25,
                                                                               tangent=n.around())
    if finish == 'linear':
        vector = n.stretched(n.here(), (6, .25, 6))
        return n.noise(vector, 1.0, 2, .6), dict(aniso=.5, aniso_turn=.25, tangent=n.to_world((1.0, 0.0, 0.0)))
    return n.noise(n.here(), 4.0, 2, .6), {}


@once
def paint(colour, rough: float = .45, gloss: float = .4, coat: float = 0.0):
    """Lacquer, print and plastic."""
    n = Nodes(f'paint {colour}')
    return n.done(n.principled(base=linear(colour), rough=rough, spec=gloss, coat=coat, coat_rough=.03))


def finish_of(tint: str, finish: str = 'polished'):
    """The material of a `tint` of the schema: a metal by name, or a colour as lacquer."""
    return metal(tint, finish) if tint in METALS else paint(tint, .35, .45, .3)


def print_ink(tint: str):
    """Print on a dial: matt, but metal where the ink is a metal."""
    return metal(tint, 'polished', .2) if tint in METALS else paint(tint, .6, .12)


@once
def lume(colour: str, glow: float = 0.0):
    """Luminous paint; `glow` is the light that it gives by itself."""
    n = Nodes(f'lume {colour}')
    inputs = dict(base=linear(colour), rough=.7, spec=.25)
    if glow:
        inputs |= dict(emit=linear(colour), emit_strength=glow)
    made = n.done(n.principled(**inputs))
    made.cycles.sample_as_light = False
    return made


@once
def dial_ground(texture: str, colour: str, edge: str | None, radius: float):
    """The surface of a dial of `radius` mm, darker or different at the rim by `edge`."""
    n = Nodes(f'dial {texture} {colour}')
    r, direction, _ = n.polar()
    share = n.math('MULTIPLY', r, 1 / radius)
    if texture in ('sunray', 'turned', 'brushed'):
        return _metallic_dial(n, texture, colour, edge, share, direction)
    middle, rim = linear(colour), linear(edge) if edge else shade(colour, .93)
    base = n.mix(n.math('POWER', share, 3.0), middle, rim)
    inputs = dict(rough=.55, spec=.2)
    if texture == 'gloss':
        inputs = dict(rough=.2, spec=.4, coat=.7, coat_rough=.03)
    elif texture == 'frosted':
        grain = n.step(n.noise(n.here(), 3.6, 2, .6), .32, .68)
        base = n.mix(grain, n.mix(.10, base, (0.0, 0.0, 0.0)), n.mix(.35, base, (1.0, 1.0, 1.0)))
        inputs = dict(rough=.3, metal=.7, normal=n.bump(grain, .45, .05))
    elif texture in ('grained', 'matt'):
        grain = n.noise(n.here(), 2.6, 2, .6)
        base = n.mix(n.math('MULTIPLY', grain, .10 if texture == 'matt' else .22), base, shade(colour, .7))
        inputs = dict(rough=.55, spec=.18, normal=n.bump(grain, .08 if texture == 'matt' else .3, .04))
    elif texture == 'woven':
        base, inputs = _weave(n, base, colour)
    elif texture == 'solar':
        base = n.mix(n.math('MULTIPLY', n.step(n.vector('LENGTH', n.here()), radius * .3, radius), .5), base,
                     shade(colour, .5))
        inputs = dict(rough=.25, spec=.5)
    return n.done(n.principled(base=base, **inputs))


def _metallic_dial(n: Nodes, texture, colour, edge, share, direction):
    r = n.math('MULTIPLY', share, 20.0)
    pattern = {'sunray': lambda: n.noise(n.stretched(direction, (70, 70, 70)), 1.0, 2, .6),
               'turned': lambda: n.math('SINE', n.math('MULTIPLY', r, math.tau / .6)),
               'brushed': lambda: n.noise(n.stretched(n.here(), (7, .3, 1)), 1.0, 2, .6)}[texture]()
    base = n.mix(n.math('POWER', share, 2.4), linear(colour), linear(edge) if edge else shade(colour, .7))
    base = n.mix(n.math('MULTIPLY', pattern, .22), base, shade(colour, 1.9))
    turn = 0.0 if texture == 'turned' else .25
    return n.done(n.principled(base=base, metal=.65, rough=.32, aniso=.8, aniso_turn=turn, tangent=n.around(),
                               normal=n.bump(pattern, .06, .02), coat=.3, coat_rough=.05))


def _weave(n: Nodes, base, colour):
    """A plain weave with a pitch of half a mm."""
    x, y, _ = n.split(n.here())
    wave = lambda v: n.math('SINE', n.math('MULTIPLY', v, math.tau / 1.0))
    height = n.math('MULTIPLY', wave(x), wave(y))
    tone = n.mix(n.math('MULTIPLY_ADD', height, .5, .5), shade(colour, .5), base)
    return tone, dict(rough=.4, metal=.5, normal=n.bump(height, .5, .12))


@once
def azure(colour: str):
    """Concentric grooves of a sub-dial."""
    n = Nodes(f'azure {colour}')
    r, _, _ = n.polar()
    groove = n.math('SINE', n.math('MULTIPLY', r, math.tau / .5))
    return n.done(n.principled(base=linear(colour), metal=.35, rough=.38, aniso=.5, tangent=n.around(),
                               normal=n.bump(groove, .22, .02)))


@once
def crystal(coated: bool, tint: str, radius: float, strength: float = 1.0):
    """Glass that shows one quiet streak along its upper left rim and brightens where it is seen at an angle.

    The streak is painted, not traced, so it neither greys the dial nor adds noise. Shadows pass through.
    """
    n = Nodes('crystal')
    r, direction, _ = n.polar()
    share = n.math('MULTIPLY', r, 1 / radius)
    towards = n.vector('DOT_PRODUCT', direction, (-.64, .77, 0.0))
    band = n.math('MULTIPLY', n.step(share, .78, .965), n.step(share, 1.0, .965))
    streak = n.math('MULTIPLY', band, n.step(towards, .72, 1.0))
    counter = n.math('MULTIPLY', n.math('MULTIPLY', band, n.step(towards, -.86, -1.0)), .45)
    facing = n.node('LayerWeight', {'Blend': .25}).outputs['Facing']
    rim = n.math('MULTIPLY', n.math('POWER', facing, 3.0), .5)
    glow = n.math('ADD', n.math('MULTIPLY', n.math('ADD', streak, counter), (.16 if coated else .30) * strength), rim)
    path = n.node('LightPath')
    seen = n.math('MULTIPLY', path.outputs['Is Camera Ray'],
                  n.math('SUBTRACT', 1.0, n.node('NewGeometry').outputs['Backfacing']))
    light = n.node('Emission', {'Color': (.94, .97, 1.0), 'Strength': n.math('MULTIPLY', glow, seen)})
    through = n.node('BsdfTransparent', {'Color': linear(tint)})
    made = n.done(n.node('AddShader', {0: through, 1: light}))
    made.cycles.sample_as_light = False
    return made


@once
def ruby():
    n = Nodes('ruby')
    return n.done(n.principled(base=(.55, .01, .06), rough=.06, spec=.8, coat=1.0))


@once
def perlage(tint: str, pitch: float = 1.6):
    """Overlapping polished circles on a movement's plate."""
    n = Nodes('perlage')
    cell = n.node('TexVoronoi', {'Vector': n.here(), 'Scale': 1 / pitch, 'Randomness': 0.0}, voronoi_dimensions='2D')
    ring = n.math('SINE', n.math('MULTIPLY', cell.outputs['Distance'], 36.0))
    height = n.math('MULTIPLY_ADD', cell.outputs['Distance'], 6.0, ring)
    return n.done(n.principled(base=linear(tint), metal=1.0, rough=.3, normal=n.bump(height, .3, .03)))


@once
def geneva(tint: str, pitch: float = 2.2, angle: float = .6):
    """Parallel stripes on a movement's bridges."""
    n = Nodes('geneva')
    x, y, _ = n.split(n.here())
    across = n.math('ADD', n.math('MULTIPLY', x, math.cos(angle)), n.math('MULTIPLY', y, math.sin(angle)))
    saw = n.math('FRACT', n.math('MULTIPLY', across, 1 / pitch))
    hollow = n.math('POWER', n.math('ABSOLUTE', n.math('SUBTRACT', saw, .5)), 2.0)
    tone = n.mix(saw, shade(tint, .64), shade(tint, 1.3))
    return n.done(n.principled(base=tone, metal=1.0, rough=.28,
                               normal=n.bump(n.math('MULTIPLY', hollow, 4.0), .5, .12)))


@once
def leather(colour: str, grain: str = 'calf'):
    """Smooth, pebbled, calf or alligator leather."""
    n = Nodes(f'leather {grain} {colour}')
    here = n.here()
    size, depth = {'smooth': (1.6, .25), 'calf': (1.1, .6), 'pebbled': (.9, 1.0), 'alligator': (.28, 1.5)}[grain]
    wobble = n.node('TexNoise', {'Vector': here, 'Scale': .9, 'Detail': 1.0}).outputs['Color']
    vector = n.vector('ADD', here, n.stretched(wobble, (.7, .7, .7)))
    cell = n.node('TexVoronoi', {'Vector': vector, 'Scale': size}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    cells = n.math('MINIMUM', n.math('POWER', n.math('MULTIPLY', cell, 3.0), .7), .8)
    cloud = n.noise(here, .22, 1)
    base = n.mix(n.math('MULTIPLY_ADD', cloud, .7, .3), shade(colour, .72), shade(colour, 1.12))
    base = n.mix(n.math('MULTIPLY_ADD', cells, -.6 * depth, .48 * depth, clamp=True), base, shade(colour, .35))
    return n.done(n.principled(base=base, rough=.52, spec=.18,
                               normal=n.bump(n.math('MULTIPLY', cells, depth), .5, .10)))


@once
def suede(colour: str):
    """Napped leather: no shine, a lighter bloom at grazing angles."""
    n = Nodes(f'suede {colour}')
    nap = n.step(n.noise(n.here(), 1.5, 3, .65), .3, .7)
    cloud = n.noise(n.here(), .22, 1)
    base = n.mix(n.math('MULTIPLY_ADD', nap, .4, n.math('MULTIPLY', cloud, .6)), shade(colour, .84),
                 shade(colour, 1.14))
    return n.done(n.principled(base=base, rough=.95, spec=.05, sheen=.5, normal=n.bump(nap, .22, .10)))


@once
def rubber(colour: str, rough: float = .5):
    """Rubber and resin with a fine moulded texture."""
    n = Nodes(f'rubber {colour}')
    grain = n.noise(n.here(), 2.4, 2, .6)
    return n.done(n.principled(base=linear(colour), rough=n.math('MULTIPLY_ADD', grain, .12, rough - .06), spec=.15,
                               normal=n.bump(grain, .10, .03)))


@once
def carbon(colour: str = '#101011'):
    """Forged carbon: black flakes that catch the light differently."""
    n = Nodes('carbon')
    flake = n.node('TexVoronoi', {'Vector': n.stretched(n.here(), (.55, 1.0, .8)), 'Scale': .9}).outputs['Color']
    tone = n.mix(flake, shade(colour, .6), shade(colour, 2.2))
    return n.done(n.principled(base=tone, rough=n.math('MULTIPLY_ADD', flake, .22, .28), spec=.28))


@once
def textile(colour: str, stripe: str | None = None):
    """A woven band with a pitch of about half a mm; its mapping's u runs across (0 to 1), v along in mm."""
    n = Nodes(f'textile {colour}')
    uv = n.node('TexCoord').outputs['UV']
    u, v, _ = n.split(uv)
    weft = n.math('SINE', n.math('MULTIPLY', v, math.tau / 1.1))
    warp = n.math('SINE', n.math('MULTIPLY', u, math.tau * 19))
    height = n.math('MULTIPLY', weft, warp)
    base = linear(colour)
    if stripe:
        middle = n.math('ABSOLUTE', n.math('SUBTRACT', u, .5))
        base = n.mix(n.step(middle, .155, .145), base, linear(stripe))
    tone = n.mix(n.math('MULTIPLY_ADD', height, .5, .5), n.mix(.45, base, (0.0, 0.0, 0.0)), base)
    return n.done(n.principled(base=tone, rough=.85, spec=.12, sheen=.3, normal=n.bump(height, .5, .14)))


@once
def thread(colour: str):
    return paint(colour, .75, .2)


def body(material: str, finish: str, colour: str | None = None, edge: float = 0.0):
    """The material of a case or bezel as the schema names it: a metal, carbon or coloured resin."""
    if material == 'carbon':
        return carbon(colour or '#101011')
    if material == 'resin':
        return rubber(colour or '#0d0d0e', .5 if finish == 'blasted' else .42)
    return metal(material, finish, edge=edge)
