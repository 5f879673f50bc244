"""The list of models, and the sources that each depends on. Pure: needs no Blender."""
import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path

from studio.catalogue import ROOT, find_entry
from studio.description import HERE, load, read_description
from studio.pictures import code, modules, select

MANIFEST = ROOT / 'data' / 'models.json'
PACKING = ROOT / 'tools' / 'models' / 'model-packing.ts'
OWN = ('cameras', 'export', 'glb', 'milanese', 'movers', 'parts', 'shade', 'size', 'surfaces', 'textures')
"""The modules of this package that make a model."""


@dataclass(frozen=True)
class Model:
    """The model of one watch."""
    catalogue: str
    number: int

    @property
    def key(self) -> str:
        return f'{self.catalogue}/{self.number}'

    def raw(self, folder: Path) -> Path:
        """Blender's output for it."""
        return folder / f'{self.catalogue}-{self.number}.glb'

    def stamp(self, folder: Path) -> Path:
        """Fingerprint and measures of that output."""
        return self.raw(folder).with_suffix('.json')


def chosen(words: str | None) -> list[Model]:
    """The models that `catalogue` or `catalogue/id` selects; all by default. Raises SelectionError."""
    return list(dict.fromkeys(Model(p.catalogue, p.number) for p in select(words)))


def fingerprint(model: Model) -> str:
    """Fingerprint of a model's sources: description, catalogue numbers, the studio's code, the packing."""
    watch = load(model.catalogue, model.number)
    about = {'numbers': find_entry(model.catalogue, model.number).numbers(),
             'description': read_description(model.catalogue, model.number)}
    digest = hashlib.sha256(json.dumps(about, sort_keys=True).encode())
    for file in [*modules(watch.parts), *(HERE / 'twin' / f'{name}.py' for name in OWN)]:
        digest.update(code(file).encode())
    digest.update(packing().encode())
    return digest.hexdigest()[:16]


def packing(file: Path = PACKING) -> str:
    """The packing's code without comments, imports and whitespace, so that an edited comment outdates no model."""
    return re.sub(r'/\*.*?\*/|//[^\n]*|^import\b.*?;$|\s+', '', file.read_text(encoding='utf8'), flags=re.DOTALL | re.MULTILINE)


def due(models: list[Model], folder: Path, manifest: Path = MANIFEST) -> list[tuple[Model, str]]:
    """The models of which neither the shop nor `folder` has a current version, with their fingerprints."""
    made = json.loads(manifest.read_text(encoding='utf8'))
    wanted = [(model, fingerprint(model)) for model in models]
    return [(model, mark) for model, mark in wanted
            if made.get(model.key, {}).get('made') != mark and _written(model, folder) != mark]


def _written(model: Model, folder: Path) -> str | None:
    stamp = model.stamp(folder)
    return json.loads(stamp.read_text(encoding='utf8'))['made'] if stamp.exists() else None
