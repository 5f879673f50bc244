"""Reads and writes studio/photographed.json: fingerprint, box of the watch and cost of every finished picture."""
import fcntl
import json
import os
from pathlib import Path

from studio.description import HERE

FILE = HERE / 'photographed.json'


def read(file: Path = FILE) -> dict:
    """Picture key to {"hash", "box", "seconds"}; empty before the first picture."""
    return json.loads(file.read_text(encoding='utf8')) if file.exists() else {}


def record(key: str, entry: dict, file: Path = FILE) -> None:
    """Adds one picture atomically; safe beside other queues."""
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        entries = read(file) | {key: entry}
        fresh = file.with_suffix('.tmp')
        fresh.write_text(json.dumps(dict(sorted(entries.items())), indent=2) + '\n', encoding='utf8')
        os.replace(fresh, file)
    finally:
        os.close(folder)
