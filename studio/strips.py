"""Makes the pictures of a dial from the raw frames of layers.py: sets tones, turns views upright, packs to a byte limit.

Runs in plain Python, outside Blender. A strip holds a part's views side by side; view k has the light of the part at
k * 360 / views degrees, turned back to 12 o'clock.
"""
import json
import math
from pathlib import Path

import cv2
import numpy as np

from studio import denoise

MOST_BYTES = 90_000
"""Maximum bytes of all pictures of a dial together."""
QUALITIES = range(86, 66, -4)
WORST_QUALITIES = range(66, 30, -4)
COUNTS = (1, 2, 4, 6, 8, 12, 24)
"""Numbers of views that a part may have: divisors of the number of rendered views."""
LIKE = (3.0, 4.5, 7.0, 11.0)
"""Allowed mean differences, of 255, from the nearest view; the later ones apply if the dial is too large."""
SOFT = 1.2
"""Px of blur before views are compared: finer differences depend on the pixel grid."""


def developed(path: Path) -> np.ndarray:
    """A raw frame as premultiplied RGBA in the picture's tones, 0 to 1."""
    light, = denoise.read(path, 'Combined.RGBA')
    alpha = light[..., 3:]
    solid = denoise.encode(light[..., :3] / np.maximum(alpha, 1e-3))
    smooth = denoise.display(denoise.decode(cv2.bilateralFilter(solid, 5, .12, 1.5)))
    return np.concatenate([np.clip(smooth, 0, 1) * alpha, alpha], -1)


def upright(image, crop, layer, degrees: float) -> np.ndarray:
    """A view turned back to 12 o'clock and halved, as large as the layer's box.

    `image` lies in the box `crop` of the layers' picture, at twice its size; `layer` has axle, squash and box.
    """
    x, y, width, height = layer['box']
    (ax, ay), squash = layer['axle'], layer['squash']
    turn = math.radians(degrees)
    cos, sin = math.cos(turn), math.sin(turn)
    # From the upright box (at twice its size) to the frame: round the axle, on the foreshortened dial.
    matrix = np.array([[cos, -sin / squash], [sin * squash, cos]])
    start = np.array([x - ax, y - ay]) * 2 + .5
    offset = matrix @ start + np.array([ax - crop[0], ay - crop[1]]) * 2 - .5
    wanted = np.float32(np.concatenate([matrix, offset[:, None]], 1))
    flat = cv2.warpAffine(image, wanted, (width * 2, height * 2), flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP,
                          borderMode=cv2.BORDER_CONSTANT)
    return np.clip(cv2.resize(flat, (width, height), interpolation=cv2.INTER_AREA), 0, 1)


def placed(image, crop, box) -> np.ndarray:
    """A frame that is not turned, halved, in its box."""
    small = cv2.resize(image, (crop[2], crop[3]), interpolation=cv2.INTER_AREA)
    out = np.zeros((box[3], box[2], 4), np.float32)
    x, y = crop[0] - box[0], crop[1] - box[1]
    out[y:y + crop[3], x:x + crop[2]] = small
    return out


def enough(views: list[np.ndarray], like: float) -> int:
    """The smallest number of views such that each of these is like its nearest one."""
    soft = [cv2.GaussianBlur(view, (0, 0), SOFT) for view in views]
    for count in COUNTS:
        step = len(soft) // count
        nearest = [soft[round(k / step) * step % len(soft)] for k in range(len(soft))]
        if max(unlike(a, b) for a, b in zip(soft, nearest)) < like:
            return count
    return len(views)


def unlike(a, b) -> float:
    """Mean difference of two views, of 255, over what either covers."""
    covered = np.maximum(a[..., 3], b[..., 3]).sum()
    return float(np.abs(a - b)[..., :3].mean(-1).sum() / max(covered, 1) * 255)


def straight(image) -> np.ndarray:
    """Premultiplied RGBA as 8-bit BGRA, its colour carried on under what is transparent so that it packs well."""
    alpha = image[..., 3:]
    colour = image[..., :3] / np.maximum(alpha, 1e-3)
    mean = image[..., :3].sum((0, 1)) / max(float(alpha.sum()), 1e-3)
    colour = np.where(alpha > .01, colour, mean)
    return (np.clip(np.concatenate([colour[..., ::-1], alpha], -1), 0, 1) * 255 + .5).astype(np.uint8)


def pictures(folder: Path, layers: list[dict]) -> dict[str, list[np.ndarray]]:
    """The views of a dial's pictures by file name: the first, `still`, as 8-bit, the others as premultiplied RGBA."""
    whole = denoise.compose(folder)
    found = {'still': [cv2.resize(whole, None, fx=.5, fy=.5, interpolation=cv2.INTER_AREA)]}
    for layer in layers[1:]:
        if file_of(layer) not in found:
            found[file_of(layer)] = views_of(folder, layer)
        if 'still' in layer:
            found[layer['still']] = [as_seen(found[layer['still']][0], layer['box'], found['still'][0])]
    return found


def as_seen(over: np.ndarray, box, still: np.ndarray) -> np.ndarray:
    """The parts over a moving part, with everything on them: as in the first picture, except at their edges."""
    x, y, width, height = box
    seen = still[y:y + height, x:x + width, ::-1].astype(np.float32) / 255
    return np.where(over[..., 3:] > .99, np.concatenate([seen, np.ones_like(seen[..., :1])], -1), over)


def file_of(layer: dict) -> str:
    """The name of a layer's file; figures of one size share theirs."""
    return layer.get('still') or layer.get('figures') or layer['name']


def views_of(folder: Path, layer: dict) -> list[np.ndarray]:
    """A layer's views, upright, as large as its box."""
    frame = lambda view: developed(folder / f'{file_of(layer)}-{view}.exr')
    if 'still' in layer or 'figures' in layer:
        count = 10 if 'figures' in layer else 1
        return [placed(frame(k), layer['crops'][0], layer['box']) for k in range(count)]
    return [upright(frame(k), crop, layer, k * 360 / len(layer['crops'])) for k, crop in enumerate(layer['crops'])]


def packed(views: dict[str, list[np.ndarray]]) -> tuple[dict[str, bytes], dict[str, int]]:
    """The pictures as WebP and how many views each has, as good as their weight together allows.

    Raises ValueError where none is light enough.
    """
    for like in LIKE:
        counts = {name: enough(each, like) if len(each) == COUNTS[-1] else len(each) for name, each in views.items()}
        strips = {name: strip(each[::len(each) // counts[name]]) for name, each in views.items()}
        for quality in [*QUALITIES, *(WORST_QUALITIES if like == LIKE[-1] else ())]:
            files = {name: cv2.imencode('.webp', image, [cv2.IMWRITE_WEBP_QUALITY, quality])[1].tobytes()
                     for name, image in strips.items()}
            if sum(map(len, files.values())) <= MOST_BYTES:
                return files, counts
    raise ValueError(f'the layers weigh more than {MOST_BYTES} bytes at quality {quality}')


def strip(views: list[np.ndarray]) -> np.ndarray:
    """Views side by side, as 8-bit."""
    return views[0] if views[0].dtype == np.uint8 else straight(np.concatenate(views, 1))


def told(layers: list[dict], counts: dict[str, int]) -> list[dict]:
    """The layers as data/dials.json has them, without the folder of `src`; `counts` has the number of views of each file.

    Figures of one size have the first one's width and height.
    """
    out = [{'src': 'still'}]
    for layer in layers[1:]:
        name, box = file_of(layer), layer['box']
        first = next(other for other in layers[1:] if file_of(other) == name)
        views = {'views': counts.get(name, 10 if 'figures' in layer else 1)} if 'drive' in layer else {}
        kept = {key: layer[key] for key in ('axle', 'squash', 'on', 'rise', 'drive') if key in layer}
        named = {'name': layer['name']} if 'name' in layer else {}
        out.append({'src': name} | named | views | {'box': box[:2] + first['box'][2:]} | kept)
    return out


def read(folder: Path) -> list[dict]:
    """Reads the output of layers.py."""
    return json.loads((folder / 'layers.json').read_text())
