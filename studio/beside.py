"""Renderings beside a watch's photographs: the layers of its dial and the lume picture."""
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

from studio import manifest
from studio.description import HERE
from studio.pictures import Picture, code, fingerprint


@dataclass(frozen=True)
class Beside:
    """One such rendering of one watch."""
    catalogue: str
    number: int

    @property
    def name(self) -> str:
        """Argument of the script in Blender."""
        return f'{self.catalogue}/{self.number}'


def watches_of(pictures: list[Picture]) -> list[tuple[str, int]]:
    """Catalogue and number of each watch among these pictures, once."""
    return list(dict.fromkeys((p.catalogue, p.number) for p in pictures))


def mark_of(thing: Beside, samples: int, files: tuple[str, ...]) -> str:
    """Fingerprint of the watch's front picture and of the code of these files of the studio."""
    digest = hashlib.sha256(fingerprint(Picture(thing.catalogue, thing.number, 'front'), samples).encode())
    for name in files:
        digest.update(code(HERE / f'{name}.py').encode())
    return digest.hexdigest()[:16]


def due_of(marked: list[tuple[Beside, str]], taken: Path, is_there: Callable[[Beside], bool]) -> list[tuple[Beside, str]]:
    """Renderings that are missing or outdated, with their fingerprint; `taken` is the file of fingerprints."""
    made = manifest.read(taken)
    return [(t, m) for t, m in marked if made.get(t.name, {}).get('hash') != m or not is_there(t)]
