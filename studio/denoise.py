"""From raw frames to a finished picture: noise removed, tones set, the watch laid on the shop's ground with its shadow.

Two renders with different seeds let non-local means weigh one by the other (Rousselle and others, 2012), guided by
albedo and normals. Runs in plain Python, outside Blender.
"""
import json
from pathlib import Path

import cv2
import numpy as np
import OpenImageIO as oiio

from studio.framing import HEIGHT, WIDTH

GROUND = np.array([0xe6, 0xe8, 0xe3], np.float32) / 255
COLOUR_CONFIG = '/usr/share/blender/datafiles/colormanagement/config.ocio'
FILM, LOOK, EXPOSURE = 'Filmic Log', 'High Contrast', .72
REACH = 5
HALO = 2
"""Px round a pixel whose likeness counts for its weight."""
BLOCK = (32, 256)
"""Rows and columns that are cleaned at a time."""
SHADOW_STRENGTH = .66


class FrameError(ValueError):
    """A raw frame is missing or not as the renderer writes it; the message names the file."""


def read(path: Path, *passes) -> list[np.ndarray]:
    """Passes of a multilayer EXR, such as 'Combined.RGBA'. Raises FrameError."""
    source = oiio.ImageInput.open(str(path))
    if source is None:
        raise FrameError(f'{path}: {oiio.geterror()}')
    names, pixels = list(source.spec().channelnames), source.read_image(oiio.FLOAT)
    source.close()
    out = []
    for wanted in passes:
        layer, channels = wanted.split('.')
        found = [next((i for i, n in enumerate(names) if n.endswith(f'{layer}.{c}')), None) for c in channels]
        if None in found:
            raise FrameError(f'{path}: no pass {wanted} among {names}')
        out.append(np.ascontiguousarray(pixels[..., found]))
    return out


def encode(light):
    """Scene light to a scale on which noise looks even."""
    return np.log1p(np.clip(light, 0, 60) * 6).astype(np.float32)


def decode(code):
    return np.expm1(code) / 6


def _box(image, size):
    return cv2.boxFilter(image, -1, (size, size), borderType=cv2.BORDER_REFLECT)


def filter_pair(a, b, features, strength=.62, stride=1):
    """Non-local means of two encoded frames, each with weights taken from the other.

    Goes block by block, so that all that a block needs stays in the processor's cache, and leaves out what is empty.
    """
    noise = _box((a - b) ** 2 * .5, 7).mean(-1) + 1e-5
    pad = REACH * stride
    planes = [np.atleast_3d(cv2.copyMakeBorder(x, pad, pad, pad, pad, cv2.BORDER_REFLECT)).transpose(2, 0, 1).copy()
              for x in (a, b, noise, features)]
    cleaned = [np.zeros_like(a), np.zeros_like(b)]
    for rows, columns in _blocks(a.any(-1) | b.any(-1) | features.any(-1), pad + HALO):
        for whole, part in zip(cleaned, _filter_block(planes, noise.shape, rows, columns, strength, stride)):
            whole[rows, columns] = part.transpose(1, 2, 0)
    return cleaned


def _blocks(seen: np.ndarray, margin: int):
    """Slices of rows and columns that cover all that is seen, and a margin round it."""
    seen = cv2.dilate(seen.astype(np.uint8), np.ones((margin * 2 + 1, margin * 2 + 1), np.uint8))
    for top in range(0, len(seen), BLOCK[0]):
        rows = slice(top, min(top + BLOCK[0], len(seen)))
        columns = np.flatnonzero(seen[rows].any(0))
        for left in range(columns[0], columns[-1] + 1, BLOCK[1]) if columns.size else ():
            yield rows, slice(left, min(left + BLOCK[1], columns[-1] + 1))


def _filter_block(planes, size, rows: slice, columns: slice, strength, stride) -> list[np.ndarray]:
    """What `filter_pair` makes of one block of the two frames, in planes; the box of weights needs a halo round it."""
    pad = REACH * stride
    top, left = max(rows.start - HALO, 0), max(columns.start - HALO, 0)
    height, width = min(rows.stop + HALO, size[0]) - top, min(columns.stop + HALO, size[1]) - left
    inner = (..., slice(rows.start - top, rows.stop - top), slice(columns.start - left, columns.stop - left))

    def shifted(dy: int, dx: int) -> list[np.ndarray]:
        y, x = pad + top + dy * stride, pad + left + dx * stride
        found = [p[:, y:y + height, x:x + width] for p in planes]
        return [found[0], found[1], found[2][0], found[3][inner]]

    a, b, noise, features = shifted(0, 0)
    within = features.shape[1:]
    sums, weights = np.zeros((2, 3, *within), np.float32), np.zeros((2, *within), np.float32)
    apart, taken, traits = np.empty_like(a), np.empty((3, *within), np.float32), np.empty_like(features)
    scale, least, distance, boxed = np.empty((4, height, width), np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            sa, sb, sn, sf = shifted(dy, dx)
            np.add(noise, sn, out=scale)
            scale *= strength * strength
            scale += 1e-6
            np.minimum(noise, sn, out=least)
            least += noise
            np.subtract(features, sf, out=traits)
            traits *= traits
            unlike = traits.sum(0)
            for i, (guide, other, take) in enumerate(((b, sb, sa), (a, sa, sb))):
                np.subtract(guide, other, out=apart)
                apart *= apart
                np.add(apart[0], apart[1], out=distance)
                distance += apart[2]
                distance /= 3
                distance -= least
                distance /= scale
                cv2.boxFilter(distance, -1, (2 * HALO + 1, 2 * HALO + 1), boxed, borderType=cv2.BORDER_REFLECT)
                weight = boxed[inner]
                np.maximum(weight, unlike, out=weight)
                np.exp(np.negative(weight, out=weight), out=weight)
                np.multiply(take[inner], weight, out=taken)
                sums[i] += taken
                weights[i] += weight
    return [s / w for s, w in zip(sums, weights)]


def clean(folder: Path) -> np.ndarray:
    """The watch in its crop, scene-linear RGBA without noise."""
    frames = [read(folder / f'{n}.exr', 'Combined.RGBA', 'Denoising Albedo.RGB', 'Denoising Normal.XYZ') for n in 'ab']
    alpha = np.mean([f[0][..., 3] for f in frames], 0)
    albedo, normal = (np.mean([f[i] for f in frames], 0) for i in (1, 2))
    a, b = (encode(f[0][..., :3]) for f in frames)
    limit = cv2.medianBlur(((a + b) / 2).astype(np.float32), 5) + .9
    a, b = np.minimum(a, np.maximum(limit, b + .5)), np.minimum(b, np.maximum(limit, a + .5))
    features = np.concatenate([albedo * 9, normal * 5], -1).astype(np.float32)
    a, b = filter_pair(a, b, features)
    a, b = filter_pair(a, b, features * 1.6, .55, 3)
    return np.concatenate([decode((a + b) / 2), alpha[..., None]], -1)


def display(light: np.ndarray) -> np.ndarray:
    """Scene-linear RGB to the picture's sRGB values (0 to 1), in the film's tones.

    The contrast look is applied on its own, in the film's log space: OpenImageIO's display transform ignores looks.
    """
    lit = np.ascontiguousarray(light.astype(np.float32) * 2.0 ** EXPOSURE)
    buffer = oiio.ImageBuf(oiio.ImageSpec(lit.shape[1], lit.shape[0], 3, oiio.FLOAT))
    buffer.set_pixels(oiio.ROI(), lit)
    convert, look = oiio.ImageBufAlgo.colorconvert, oiio.ImageBufAlgo.ociolook
    done = (convert(buffer, buffer, 'Linear', FILM, colorconfig=COLOUR_CONFIG)
            and look(buffer, buffer, LOOK, FILM, FILM, colorconfig=COLOUR_CONFIG)
            and convert(buffer, buffer, FILM, 'Filmic sRGB', colorconfig=COLOUR_CONFIG))
    if not done:
        raise FrameError(f'colour management failed: {buffer.geterror() or oiio.geterror()}')
    return buffer.get_pixels(oiio.FLOAT)


def shadow(folder: Path, size) -> np.ndarray:
    """How much light the floor keeps under the watch, 0 to 1, at the picture's size."""
    (dim,), (plain,) = read(folder / 'shadow.exr', 'Combined.RGB'), read(folder / 'floor.exr', 'Combined.RGB')
    plain = cv2.resize(cv2.GaussianBlur(plain.mean(-1), (0, 0), 4), dim.shape[1::-1], interpolation=cv2.INTER_CUBIC)
    kept = np.clip(dim.mean(-1) / np.maximum(plain, 1e-4), 0, 1).astype(np.float32)
    fine, broad = cv2.bilateralFilter(kept, 9, .12, 4), cv2.GaussianBlur(kept, (0, 0), 5)
    far = np.clip((broad - .45) / .3, 0, 1)
    kept = fine * (1 - far) + cv2.GaussianBlur(fine, (0, 0), 5) * far
    kept = cv2.GaussianBlur(cv2.resize(kept, size, interpolation=cv2.INTER_CUBIC), (0, 0), size[0] / 500)
    depth = np.clip((.86 - kept) / .83, 0, 1)
    return 1 - SHADOW_STRENGTH * depth ** 1.5 * rim_fade(size)


def rim_fade(size) -> np.ndarray:
    """0 at the picture's rim, 1 from a tenth of its width inwards: the ground meets the page in one colour."""
    across, down = (np.minimum(np.arange(n), np.arange(n)[::-1]) / (.1 * size[0]) for n in size)
    share = np.clip(np.minimum(across[None, :], down[:, None]), 0, 1).astype(np.float32)
    return share * share * (3 - 2 * share)


def compose(folder: Path, percent: int = 100) -> np.ndarray:
    """The finished picture as 8-bit BGR."""
    width, height = WIDTH * percent // 100, HEIGHT * percent // 100
    watch = clean(folder)
    left, bottom, right, top = json.loads((folder / 'crop.json').read_text())
    ground = GROUND * shadow(folder, (width, height))[..., None] ** .8
    alpha = watch[..., 3:]
    solid = display(watch[..., :3] / np.maximum(alpha, 1e-3))
    soft = cv2.GaussianBlur(solid, (0, 0), .9)
    solid = np.clip(solid * 1.3 - soft * .3, 0, 1)
    y, x = round((1 - top) * height), round(left * width)
    area = ground[y:y + alpha.shape[0], x:x + alpha.shape[1]]
    area[:] = area * (1 - alpha) + solid * alpha
    grain = np.random.default_rng(1).normal(0, .0025, (height, width, 1))
    return (np.clip(ground + grain, 0, 1)[..., ::-1] * 255 + .5).astype(np.uint8)
