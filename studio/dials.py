"""data/dials.json and public/dials: the layers of every watch's dial, for pages that show another time than the photograph.

A dial is taken again when its front picture would be, or what arranges and develops the layers changed.
"""
import shutil
import tempfile
from pathlib import Path

from studio import manifest, queue
from studio.beside import Beside, due_of, mark_of, watches_of
from studio.catalogue import ROOT
from studio.description import HERE, load
from studio.layering import photographed_at
from studio.pictures import Picture

FILE = ROOT / 'data' / 'dials.json'
FOLDER = ROOT / 'public' / 'dials'
TAKEN = HERE / 'layered.json'
"""What every dial's layers were made from, and what they cost."""
SIZE = [600, 750]
CODE = ('layers', 'layering', 'strips', 'render', 'denoise')


class Dial(Beside):
    """The layers of one watch's dial."""

    @property
    def key(self) -> str:
        return f'{self.name} layers'

    @property
    def folder(self) -> Path:
        return FOLDER / self.catalogue / str(self.number)

    @property
    def address(self) -> str:
        return f'/dials/{self.name}'


def of_watches(pictures: list[Picture]) -> list[Dial]:
    """The dials of all watches among these pictures."""
    return [Dial(*watch) for watch in watches_of(pictures)]


def mark(dial: Dial, samples: int) -> str:
    """Changes whenever the layers would."""
    return mark_of(dial, samples, CODE)


def due(dials: list[Dial], samples: int) -> list[tuple[Dial, str]]:
    """The dials whose layers are missing or made from something else, with their mark."""
    return due_of([(d, mark(d, samples)) for d in dials], TAKEN, lambda d: (d.folder / 'still.webp').exists())


def take(dial: Dial, marked: str, samples: int, threads: int) -> None:
    """Renders and packs a dial's layers, and writes them down. Raises ShootError."""
    import cv2

    from studio import strips
    cv2.setNumThreads(threads)
    with tempfile.TemporaryDirectory(prefix='studio-') as name:
        folder = Path(name)
        spent = queue.blend(dial, folder, 'layers.py', '--samples', str(samples), '--threads', str(threads))
        layers = strips.read(folder)
        files, counts = strips.packed(strips.pictures(folder, layers))
    shutil.rmtree(dial.folder, ignore_errors=True)
    dial.folder.mkdir(parents=True)
    for name, data in files.items():
        (dial.folder / f'{name}.webp').write_bytes(data)
    record(dial, strips.told(layers, counts), sum(map(len, files.values())))
    manifest.record(dial.name, {'hash': marked, 'cpu_seconds': round(spent)}, TAKEN)


def faults(dials: list[Dial]) -> list[str]:
    """One line per fault of the finished layers among these."""
    from studio.strips import MOST_BYTES
    made, told, found = manifest.read(TAKEN), manifest.read(FILE), []
    for dial in (d for d in dials if d.name in made):
        files = {ROOT / 'public' / layer['src'][1:] for layer in told[dial.name]['layers']}
        missing = [file.name for file in sorted(files) if not file.exists()]
        if missing:
            found.append(f'{dial.key}: {", ".join(missing)} missing')
            continue
        weight = sum(file.stat().st_size for file in files)
        if weight > MOST_BYTES:
            found.append(f'{dial.key}: {weight} bytes, more than {MOST_BYTES}')
    return found


def measure(dial: Dial) -> None:
    """Writes down where a dial's layers lie and what turns them, before there are pictures. Raises ShootError."""
    from studio import strips
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        queue.blend(dial, Path(folder), 'layers.py', '--measure')
        record(dial, strips.told(strips.read(Path(folder)), {}), 0)


def record(dial: Dial, layers: list[dict], weight: int) -> None:
    """Writes a dial into data/dials.json; `weight` is what its pictures weigh in bytes, 0 before there are any."""
    told = [layer | {'src': f'{dial.address}/{layer["src"]}.webp'} for layer in layers]
    parts = load(dial.catalogue, dial.number).parts
    entry = {'photographed': photographed_at(parts), 'size': SIZE, 'bytes': weight, 'layers': told}
    manifest.record(dial.name, plain(entry), FILE)


def plain(value):
    """Numbers without needless decimals, so that the file is the same from every machine."""
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    if isinstance(value, list):
        return [plain(v) for v in value]
    if isinstance(value, float):
        return int(value) if value == int(value) else round(value, 4)
    return value
