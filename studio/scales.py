"""Writes data/picture-scales.json: px per mm of the finished pictures, for the shop's true sizes.

Only front and three-quarter views that the studio has rendered have a scale. The scale of an owner's own photograph is
unknown.
"""
import json
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from studio import manifest, queue
from studio.catalogue import ROOT
from studio.pictures import Picture, select

FILE = ROOT / 'data' / 'picture-scales.json'
VIEWS = ('front', 'angle')


def read(file: Path = FILE) -> dict:
    """Picture key to {"hash": what the picture was made from, "px_per_mm"}; empty before the first."""
    return json.loads(file.read_text(encoding='utf8')) if file.exists() else {}


def wanted(pictures: list[Picture], made: dict) -> list[Picture]:
    """The pictures with a scale: front and three-quarter views that the studio has rendered."""
    return [p for p in pictures if p.view in VIEWS and p.key in made]


def due(pictures: list[Picture], made: dict, known: dict) -> list[Picture]:
    """The pictures that were never measured, or were rendered after their measurement."""
    return [p for p in wanted(pictures, made) if known.get(p.key, {}).get('hash') != made[p.key]['hash']]


def bring_up_to_date(jobs: int, file: Path = FILE) -> list[str]:
    """Measures these pictures and rewrites the file without pictures of others than the studio. Returns the failures."""
    pictures, made, known = select(None), manifest.read(), read(file)
    failures = []

    def look(picture: Picture) -> None:
        try:
            px_per_mm, box = queue.measure(picture)
        except queue.ShootError as fault:
            failures.append(str(fault))
            return
        entry = made[picture.key]
        if max(abs(a - b) for a, b in zip(box, entry['box'])) > .001:
            failures.append(f'{picture.key}: the watch no longer stands in its picture as it was taken')
            return
        known[picture.key] = {'hash': entry['hash'], 'px_per_mm': px_per_mm}

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(look, due(pictures, made, known)))
    kept = {p.key: known[p.key] for p in wanted(pictures, made) if p.key in known}
    fresh = file.with_suffix('.tmp')
    fresh.write_text(json.dumps(dict(sorted(kept.items())), indent=2) + '\n', encoding='utf8')
    os.replace(fresh, file)
    return failures
