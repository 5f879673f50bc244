"""Small pictures in place of the studio's procedural textures. Pure: needs no Blender.

`make` returns pictures of RGB, 0 to 1, by glTF's slot (base, normal, aniso), `uv`, how they are laid on (strap: the
strap's own mapping in mm; box: along the face's main axes; polar: round the watch's axis; planar: once over the dial),
and `tile`, the size of one repeat in mm, or a pair across and along.
"""
import numpy as np

LEATHERS = {  # mm of a tile, cells in it, depth of the grain
    'calf': (9, 150, .4), 'smooth': (9, 90, .2), 'pebbled': (10, 170, .9), 'suede': (9, 300, .4),
    'alligator': (28, 26, 2.4),
}
MAKERS = {}


def make(kind: str, *given) -> dict:
    """The pictures of a texture of this kind. Raises KeyError for an unknown kind."""
    return MAKERS[kind](*given)


def maker(kind: str):
    def keep(function):
        MAKERS[kind] = function
        return function
    return keep


def _cv2():
    """OpenCV, which machines that only run the tests lack."""
    import cv2
    return cv2


def _blurred(values: np.ndarray, px: float) -> np.ndarray:
    return _cv2().GaussianBlur(values, (0, 0), px)


def normals(height: np.ndarray, depth: float) -> np.ndarray:
    """A tangent-space normal map (RGB, 0 to 1) of a tile of heights; `depth` is the slope's factor."""
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * depth
    dy = (np.roll(height, 1, 0) - np.roll(height, -1, 0)) * depth
    n = np.dstack([-dx, -dy, np.ones_like(dx)])
    return n / np.linalg.norm(n, axis=2, keepdims=True) * .5 + .5


def noise(size: int, cells, seed: int, octaves: int = 3) -> np.ndarray:
    """Tiling value noise, 0 to 1; `cells` across and down."""
    chance, out = np.random.default_rng(seed), np.zeros((size, size), np.float32)
    for o in range(octaves):
        grid = chance.random((cells[1] * 2 ** o, cells[0] * 2 ** o)).astype(np.float32)
        big = _cv2().resize(np.tile(grid, (3, 3)), (size * 3, size * 3), interpolation=_cv2().INTER_CUBIC)
        out += big[size:2 * size, size:2 * size] / 2 ** o
    return (out - out.min()) / np.ptp(out)


def borders(size: int, count: int, seed: int) -> np.ndarray:
    """Tiling distance to the nearest border of `count` cells, 0 to about 1."""
    points = np.random.default_rng(seed).random((count, 2))
    points = np.concatenate([points + (dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)])
    y, x = np.mgrid[0:size, 0:size] / size
    near = np.full((2, size, size), 9.0)
    for px, py in points:
        distance = np.hypot(x - px, y - py)
        near = np.sort(np.concatenate([near, distance[None]]), 0)[:2]
    return np.clip((near[1] - near[0]) * np.sqrt(count), 0, 1)


def encoded(light: np.ndarray) -> np.ndarray:
    """Scene-linear RGB as sRGB."""
    return np.clip(np.where(light <= .0031308, light * 12.92, 1.055 * np.clip(light, 1e-6, 1) ** (1 / 2.4) - .055), 0, 1)


@maker('leather')
def leather(grain: str) -> dict:
    size, count, depth = LEATHERS[grain]
    cell = np.minimum(borders(256, count, 3) ** .7, .8) + .2 * noise(256, (32, 32), 4)
    cloud = noise(256, (3, 3), 5, 2)
    tone = np.clip(.93 + .09 * (cloud - .5) - .05 * (1 - np.minimum(cell, .8) / .8), 0, 1)
    return dict(uv='strap', tile=size, normal=normals(_blurred(cell, 1.2), depth),
                base=np.dstack([tone] * 3))


@maker('strokes')
def strokes(laid: str) -> dict:
    """The fine lines of a brushed metal."""
    lines = noise(256, (2, 64), 6, 3)
    return dict(uv=laid, tile=16, normal=normals(lines, .05), base=np.dstack([.9 + .1 * lines] * 3))


@maker('rays')
def rays() -> dict:
    """The fine lines of a metal brushed from its middle outwards."""
    return dict(uv='polar', tile=16, base=np.dstack([.72 + .28 * noise(128, (48, 1), 8, 2)] * 3))


@maker('grain')
def grain(laid: str) -> dict:
    return dict(uv=laid, tile=10, normal=normals(noise(128, (24, 24), 7, 2), .25))


@maker('weave')
def weave(colour, stripe) -> dict:
    """A plain weave with 19 threads across the band and a pick each 1.1 mm, as the studio's `textile`. Laid over the
    whole width once, so that a stripe stands where the studio has it."""
    y, x = (np.mgrid[0:128, 0:512] + .5) / np.array([128, 512])[:, None, None]
    warp, weft = np.sin(x * 2 * np.pi * 19), np.sin(y * 2 * np.pi * 4)
    height = warp * weft
    base = np.broadcast_to(np.array(colour, float), (128, 512, 3))
    if stripe is not None:
        inside = (np.abs(x - .5) < .15)[..., None]
        base = np.where(inside, np.array(stripe, float), base)
    tone = base * (.55 + .45 * (height * .5 + .5))[..., None]
    return dict(uv='strap', tile=('width', 4.4), normal=normals(height, 1.2), base=encoded(tone))


@maker('perlage')
def perlage(pitch: float) -> dict:
    y, x = np.mgrid[0:128, 0:128] / 128 - .5
    r = np.hypot(x, y)
    rings = np.sin(r * 58)
    return dict(uv='box', tile=pitch, normal=normals(rings * .35 - r * 3, 2.0), base=np.dstack([.9 + .1 * rings] * 3))


@maker('geneva')
def geneva(pitch: float, angle: float) -> dict:
    """Stripes across the tile's diagonal, two to a tile; what is left of `angle` is a few degrees."""
    y, x = np.mgrid[0:128, 0:128] / 128
    saw = (x + y) * 2 % 1
    hollow = _blurred(np.tile((saw - .5) ** 2, (3, 3)), 1)[128:256, 128:256]
    return dict(uv='box', tile=pitch * 2 * 2 ** .5, normal=normals(hollow, 5.0),
                base=np.dstack([.8 + .2 * saw] * 3))


@maker('mesh')
def mesh(across: float, along: float, wire: float) -> dict:
    """One repeat of Milanese mesh: a column slanting either way, as normals and shade; lengths in mm."""
    size = 256
    y, x = (np.mgrid[0:size, 0:size] + .5) / size
    x, y, height = x * 2 * across, (1 - y) * along, np.full((size, size), -.3)
    for column in range(-2, 4):
        slant = np.radians(32 if column % 2 else -32)
        for row in range(-2, 4):
            cx, cy = (column + .5) * across, (row + (.5 if column % 2 else 0)) * along
            f = np.cos(slant) * (y - cy) + np.sin(slant) * (x - cx)
            s = np.cos(slant) * (x - cx) - np.sin(slant) * (y - cy)
            t = np.clip(np.abs(f) / .78, 0, 1)
            r = wire * np.sqrt(np.maximum(.0, 1 - t ** 4))
            round_it = .16 * (1 - t * t) + np.sqrt(np.maximum(0, r * r - s * s))
            height = np.where(np.abs(s) < r, np.maximum(height, round_it), height)
    shade = np.clip(.25 + (height + .3) * 1.25, .2, 1)
    pixel = 2 * across / size
    return dict(uv='strap', tile=(2 * across, along), normal=normals(_blurred(height, 1), .5 / pixel),
                base=np.dstack([shade] * 3))


@maker('dial')
def dial(style: str, colour, edge, radius: float) -> dict:
    """A dial's ground from the middle's colour to the rim's, once over its whole face."""
    y, x = (np.mgrid[0:512, 0:512] + .5) / 256 - 1
    r, a = np.hypot(x, y), np.arctan2(-y, x)
    power = 3.0 if style in ('matt', 'grained', 'gloss', 'woven') else 2.4
    share = np.clip(r, 0, 1)[..., None] ** power
    base = np.array(colour) * (1 - share) + np.array(edge) * share
    found = dict(uv='planar', tile=2 * radius)
    if style == 'sunray':
        chance = np.random.default_rng(2).random(720)
        rays = np.convolve(np.tile(chance, 3), np.hanning(11) / 5, 'same')[720:1440]
        base = base * (1 + .3 * (np.interp(a % (2 * np.pi), np.linspace(0, 2 * np.pi, 720), rays)[..., None] - .4))
        found['aniso'] = np.dstack([-np.sin(a) * .5 + .5, np.cos(a) * .5 + .5, np.ones_like(a)])
    return found | dict(base=encoded(base))
