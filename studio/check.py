"""Checks of the finished pictures, and a contact sheet of all of them."""
import math
from pathlib import Path

import numpy as np

from studio import manifest
from studio.framing import HEIGHT, WIDTH, margin_faults
from studio.pictures import Picture

GROUND = np.array([0xe3, 0xe8, 0xe6], np.float32)
"""The shop's card colour, blue first."""
LEVEL = .02
CLOSE_UP = ('clasp', 'dial')
"""Views that show a part of the watch: it reaches the edge."""
LEAST_DIFFERENCE = 1.2
"""Mean difference, of 255, between two pictures at 24 x 30 pixels."""
LEAST_OF_BACKS = .3
"""The same for two backs: two makers may use one movement with different engravings."""


def faults(pictures: list[Picture]) -> list[str]:
    """One line for each problem of the finished pictures among these."""
    import cv2
    made, found, small = manifest.read(), [], {}
    for picture in pictures:
        if picture.key in made:
            image = cv2.imread(str(picture.file)) if picture.file.exists() else None
            if image is None:
                found.append(f'{picture.key}: no picture at {picture.file}')
                continue
            box = made[picture.key]['box']
            faults_of_it = _faults_of(image, box) + ([] if picture.view in CLOSE_UP else _rim_faults(image, box))
            found += [f'{picture.key}: {fault}' for fault in faults_of_it]
            small[picture.key] = picture.view, cv2.resize(image, (24, 30), interpolation=cv2.INTER_AREA).astype(np.float32)
    return found + _alike(small)


def _faults_of(image, box) -> list[str]:
    if image.shape[:2] != (HEIGHT, WIDTH):
        return [f'{image.shape[1]}x{image.shape[0]} instead of {WIDTH}x{HEIGHT} pixels']
    found = []
    left, bottom, right, top = box
    area = image[int((1 - top) * HEIGHT):int((1 - bottom) * HEIGHT), int(left * WIDTH):int(right * WIDTH)].max(-1)
    if (area >= 254).mean() > .02:
        found.append(f'{(area >= 254).mean():.1%} of the watch is blown out')
    if (area <= 2).mean() > .10:
        found.append(f'{(area <= 2).mean():.1%} of the watch is crushed')
    return found


def _rim_faults(image, box) -> list[str]:
    """Problems of the background along the picture's edge and of the margins."""
    if image.shape[:2] != (HEIGHT, WIDTH):
        return []
    found = []
    rim = np.concatenate([image[:12].reshape(-1, 3), image[-12:].reshape(-1, 3), image[:, :12].reshape(-1, 3),
                          image[:, -12:].reshape(-1, 3)]).astype(np.float32)
    if np.abs(rim.mean(0) - GROUND).max() > LEVEL * 255:
        found.append(f'the ground is {rim.mean(0)[::-1].round()} instead of {GROUND[::-1]}')
    if np.abs(rim - GROUND).max() > .06 * 255:
        found.append('something reaches the edge')
    return found + margin_faults(box)


def _alike(small: dict) -> list[str]:
    """One line for each pair of pictures that look alike; `small` has each picture's view and pixels by key."""
    keys, found = sorted(small), []
    for i, a in enumerate(keys):
        for b in keys[i + 1:]:
            least = LEAST_OF_BACKS if small[a][0] == small[b][0] == 'back' else LEAST_DIFFERENCE
            if np.abs(small[a][1] - small[b][1]).mean() < least:
                found.append(f'{a} and {b} look alike')
    return found


def contact_sheet(pictures: list[Picture], out: Path, columns: int = 12, width: int = 200) -> None:
    """All finished pictures on one sheet."""
    import cv2
    height = width * HEIGHT // WIDTH
    files = [p.file for p in pictures if p.key in manifest.read() and p.file.exists()]
    columns = min(columns, max(3, len(files)))
    sheet = np.full((max(1, math.ceil(len(files) / columns)) * height, columns * width, 3), 255, np.uint8)
    for i, file in enumerate(files):
        y, x = i // columns * height, i % columns * width
        sheet[y:y + height, x:x + width] = cv2.resize(cv2.imread(str(file)), (width, height),
                                                      interpolation=cv2.INTER_AREA)
    out.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(out), sheet, [cv2.IMWRITE_JPEG_QUALITY, 90])
