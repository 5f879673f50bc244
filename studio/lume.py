"""Writes data/lume.json and public/lume: the front view in the dark of every watch that glows.

A lume picture is rendered again if its front picture is outdated, or if the code that lights and develops it changed.
"""
import json
import tempfile
from pathlib import Path

from studio import manifest, queue
from studio.beside import Beside, due_of, mark_of, watches_of
from studio.catalogue import ROOT
from studio.description import HERE, load
from studio.framing import HEIGHT, WIDTH
from studio.glowing import glows
from studio.pictures import Picture

FILE = ROOT / 'data' / 'lume.json'
FOLDER = ROOT / 'public' / 'lume'
TAKEN = HERE / 'darkened.json'
"""Fingerprint and cost of every lume picture."""
CODE = ('dark', 'lume', 'glowing', 'render', 'denoise')
INK = (0x12, 0x14, 0x0f)
"""The page's ground with the lights out, red first."""
HALO = ((4, .34), (14, .24), (44, .16))
"""Px of a blur of the lume, and its share of the light."""
BRIGHT = .18
QUALITY, MOST_BYTES = 84, 40_000


class Dark(Beside):
    """The lume picture of one watch."""

    @property
    def key(self) -> str:
        return f'{self.name} lume'

    @property
    def file(self) -> Path:
        return FOLDER / f'{self.name}.webp'


def of_watches(pictures: list[Picture]) -> list[Dark]:
    """The watches of these pictures that glow."""
    return [Dark(*watch) for watch in watches_of(pictures) if glows(load(*watch).parts)]


def mark(dark: Dark, samples: int) -> str:
    """Fingerprint of the picture's sources."""
    return mark_of(dark, samples, CODE)


def due(darks: list[Dark], samples: int) -> list[tuple[Dark, str]]:
    """The lume pictures that are missing or outdated, with their fingerprint."""
    return due_of([(d, mark(d, samples)) for d in darks], TAKEN, lambda d: d.file.exists())


def take(dark: Dark, marked: str, samples: int, threads: int) -> None:
    """Renders and develops a lume picture, and records it. Raises ShootError."""
    import cv2
    cv2.setNumThreads(threads)
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        spent = queue.blend(dark, Path(folder), 'dark.py', '--samples', str(samples * 2), '--threads', str(threads))
        image = developed(Path(folder))
    queue.write_whole(dark.file, image, QUALITY)
    record(dark, dark.file.stat().st_size)
    manifest.record(dark.name, {'hash': marked, 'cpu_seconds': round(spent)}, TAKEN)


def record(dark: Dark, weight: int) -> None:
    """Writes a lume picture into data/lume.json; its weight in bytes is 0 before it is taken."""
    manifest.record(dark.name, {'src': f'/lume/{dark.name}.webp', 'bytes': weight}, FILE)


def developed(folder: Path):
    """The finished picture as 8-bit BGR: noise removed, film tones, a halo round lume, the page's dark background."""
    import cv2
    import numpy as np

    from studio import denoise
    watch = denoise.clean(folder)
    left, bottom, right, top = json.loads((folder / 'crop.json').read_text())
    y, x = round((1 - top) * HEIGHT), round(left * WIDTH)
    light = np.zeros((HEIGHT, WIDTH, 4), np.float32)
    light[y:y + watch.shape[0], x:x + watch.shape[1]] = watch
    rgb, alpha = light[..., :3], light[..., 3:]
    solid = denoise.display(rgb / np.maximum(alpha, 1e-3))
    shown = 1 - (1 - np.float32(INK) / 255) * (1 - np.clip(solid, 0, 1) * alpha)
    lit = np.clip(rgb - BRIGHT, 0, 2)
    halo = denoise.display(sum(cv2.GaussianBlur(lit, (0, 0), blur) * share for blur, share in HALO))
    black, fade = denoise.display(np.zeros((1, 1, 3), np.float32)), denoise.rim_fade((WIDTH, HEIGHT))
    halo = np.clip(halo - black, 0, 1) * fade[..., None]
    shown = 1 - (1 - shown) * (1 - halo)
    return (np.clip(shown, 0, 1)[..., ::-1] * 255 + .5).astype(np.uint8)


def faults(darks: list[Dark]) -> list[str]:
    """One line for each problem of the finished lume pictures among these."""
    import cv2
    import numpy as np
    found, made = [], manifest.read(TAKEN)
    for dark in (d for d in darks if d.name in made):
        image = cv2.imread(str(dark.file)) if dark.file.exists() else None
        if image is None or image.shape[:2] != (HEIGHT, WIDTH):
            found.append(f'{dark.key}: no picture of {WIDTH}x{HEIGHT} at {dark.file}')
            continue
        rim = np.concatenate([image[:12].reshape(-1, 3), image[-12:].reshape(-1, 3)]).astype(np.float32)
        if np.abs(rim - INK[::-1]).max() > 6:
            found.append(f'{dark.key}: the rim is not the page\'s ink')
        if image.max() < 160:
            found.append(f'{dark.key}: nothing glows')
        if dark.file.stat().st_size > MOST_BYTES:
            found.append(f'{dark.key}: {dark.file.stat().st_size} bytes, more than {MOST_BYTES}')
    return found
