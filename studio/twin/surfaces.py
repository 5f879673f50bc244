"""The studio's procedural materials in glTF: constants, and a few small textures.

`install` puts them in the place of the studio's materials; each function then returns an empty Blender material whose
name leads to its constants in SPECS: base (linear RGB), metal, rough, and where needed spec, coat, emit (linear RGB),
alpha, aniso, texture (kind and what it is made from, see textures.py), streak.
"""
import functools
import zlib

from studio.twin import textures

SPECS = {}
ROUGH = {'polished': .08, 'brushed': .21, 'sunray': .22, 'linear': .21, 'blasted': .34}
"""Lower than the studio's own roughness: a viewer's environment is already blurred."""
SAME_PICTURES = {('strokes', 'box'): ('strokes', 'polar')}
"""Textures that another one's pictures serve: how they are laid on stands in the points."""
LONGEST = 60
"""Blender keeps 63 bytes of a name."""


def named(name: str, **spec):
    """The material of this name; made once."""
    import bpy
    if len(name) > LONGEST:
        name = f'{name[:LONGEST - 12]} {zlib.crc32(name.encode()):08x}'
    SPECS.setdefault(name, spec)
    return bpy.data.materials.get(name) or bpy.data.materials.new(name)


@functools.lru_cache(maxsize=None)
def _texture(key):
    return textures.make(*key)


def texture_of(spec: dict) -> dict:
    """The pictures of a surface by glTF's slot, with their mapping (textures.py)."""
    return _texture(spec['texture'])


def family(name: str) -> str:
    """The surface that stands for this one in a model: textured metals that differ in colour alone, or in how the same
    pictures are laid on, are drawn at once, their colour in their points."""
    spec = SPECS[name]
    if not tinted(name):
        return name
    texture = SAME_PICTURES.get(spec['texture'], spec['texture'])
    kin = f'metal {" ".join(map(str, texture))} {spec["rough"]}'
    SPECS.setdefault(kin, spec | {'base': (1, 1, 1)})
    return kin


def tinted(name: str) -> bool:
    """True if the colour of a surface is stored in its vertices."""
    return bool(SPECS[name].get('metal') == 1.0 and SPECS[name].get('texture'))


def install() -> None:
    """Puts constants in the place of the studio's node trees. Call before anything is built."""
    from studio import materials
    from studio.dial import glow
    from studio.digital import layouts, panel
    for name, make in STUDIO.items():
        setattr(materials, name, functools.lru_cache(maxsize=None)(make))
    glow.tube = _tube
    panel.ground = layouts.ground = _screen
    layouts.solar = lambda: named('solar cells', base=(.020, .013, .014), rough=.16, coat=.8)


def _metal(name='steel', finish='polished', rough=None, edge=0.0):
    strokes = {'brushed': ('strokes', 'polar'), 'sunray': ('rays',), 'linear': ('strokes', 'box'),
               'blasted': ('grain', 'box')}
    return named(f'metal {name} {finish} {rough or ""}'.strip(), base=_linear(name), metal=1.0,
                 rough=rough or ROUGH[finish], texture=strokes.get(finish))


def _paint(colour, rough=.45, gloss=.4, coat=0.0):
    base = _linear(colour)
    return named('paint ' + ' '.join(f'{v:.4f}' for v in (*base, rough, coat, gloss)), base=base, rough=rough,
                 coat=coat, spec=.35 if gloss < .3 else 1.0)


def _emitted(colour):
    """Colour of lume in the dark: more saturated than by day."""
    light = _linear(colour)
    return tuple(max(light) * (v / max(light)) ** 2.2 for v in light)


def _lume(colour, glow=0.0):
    return named(f'lume {colour}', base=_linear(colour), rough=.7, emit=_emitted(colour))


def _tube(colour, strength):
    return named(f'lume {colour} tube', base=_linear(colour), rough=.4, emit=_emitted(colour))


def _screen(colour, mirrored):
    return named(f'panel {colour}', base=_linear(colour), rough=.42, metal=.55 if mirrored else 0.0)


def _dial_ground(texture, colour, edge, radius):
    name = f'dial {texture} {colour} {edge} {radius:.2f}'
    spec = dict(base=(1, 1, 1), rough=.55, spec=.4)
    if texture in ('sunray', 'turned', 'brushed'):
        spec = dict(base=(1, 1, 1), metal=.65, rough=.34, coat=.3, aniso=.5)
    elif texture == 'gloss':
        spec |= dict(rough=.2, spec=1.0, coat=.7)
    elif texture == 'frosted':
        spec |= dict(rough=.34, metal=.7)
    elif texture == 'solar':
        spec |= dict(rough=.25, spec=1.0)
    elif not edge:
        return named(name, base=_shade(colour, .97), rough=.55, spec=.4)
    rim = _linear(edge) if edge else _shade(colour, .8)
    return named(name, **spec, texture=('dial', texture, _linear(colour), rim, radius))


def _leather(colour, grain='calf'):
    return named(f'leather {grain} {colour}', base=_shade(colour, .98), rough=.55, spec=.5, texture=('leather', grain))


def _crystal(coated, tint, radius, strength=1.0):
    return named('glass', base=(1, 1, 1), rough=.02, alpha=.06, streak=(.16 if coated else .30) * strength)


def _geneva(tint, pitch=2.2, angle=.6):
    """Lighter than its metal: a viewer's light does not bounce into the depth of a case, where the movement is."""
    return named(f'geneva {tint}', base=_shade(tint, 1.6), metal=1.0, rough=.38,
                 texture=('geneva', pitch, angle))


def _perlage(tint, pitch=1.6):
    return named(f'perlage {tint}', base=_shade(tint, 1.4), metal=1.0, rough=.34, texture=('perlage', pitch))


def _textile(colour, stripe=None):
    return named(f'textile {colour} {stripe}', base=(1, 1, 1), rough=.85, spec=.3,
                 texture=('weave', _linear(colour), _linear(stripe) if stripe else None))


def _linear(colour):
    from studio.materials import linear
    return linear(colour)


def _shade(colour, factor):
    from studio.materials import shade
    return shade(colour, factor)


STUDIO = {
    'metal': _metal, 'paint': _paint, 'lume': _lume, 'dial_ground': _dial_ground, 'leather': _leather,
    'crystal': _crystal, 'geneva': _geneva, 'perlage': _perlage, 'textile': _textile,
    'azure': lambda c: named(f'azure {c}', base=_linear(c), metal=.35, rough=.38),
    'ruby': lambda: named('ruby', base=(.55, .01, .06), rough=.06, coat=1.0),
    'suede': lambda c: named(f'suede {c}', base=_linear(c), rough=.95, spec=.3, texture=('leather', 'suede')),
    'rubber': lambda c, rough=.5: named(f'rubber {c}', base=_linear(c), rough=rough, spec=.35,
                                        texture=('grain', 'box')),
    'carbon': lambda c='#101011': named('carbon', base=_shade(c, 1.3), rough=.4, spec=.6, texture=('grain', 'box')),
}
"""The studio's materials by the name of their function, as glTF has them."""
MADE_OF_OTHERS = {'thread'}
"""Materials of the studio that are one of these with other numbers."""
