"""The list of pictures, their files, and the sources that each depends on. Pure: needs no Blender."""
import hashlib
import json
import tokenize
from dataclasses import dataclass
from pathlib import Path

from studio.catalogue import CATALOGUES, ROOT, find_entry, read_catalogue
from studio.description import HERE, load, read_description

VIEWS = ('front', 'angle', 'profile')
"""In the order of the shop's files: 1, 2, 3."""
CLOSER = ('back', 'clasp', 'dial')
"""Detail views, for watches whose description lists them; their files are 4, 5, 6."""
COMMON = ('catalogue', 'description', 'measures', 'outline', 'geometry', 'nodes', 'materials', 'caseback', 'stage',
          'framing', 'render', 'denoise', 'watch', 'fonts', 'crystal', 'drives', 'displays/reading')
PARTS = {'dial': 'dial', 'hands': 'hands', 'display': 'displays', 'digital': 'digital', 'movement': 'movement'}
STRAPS = {'mesh': ('straps/mesh', 'straps/path', 'buckle'), 'bracelet': ('straps/bracelet', 'straps/path', 'buckle')}
REAR = ('rearworks', 'movement/parts', 'movement/gears', 'movement/shapes')
BAND = ('straps/band', 'straps/seams', 'straps/path', 'buckle')


class SelectionError(ValueError):
    """The command line names no picture."""


@dataclass(frozen=True)
class Picture:
    """One view of one watch."""
    catalogue: str
    number: int
    view: str

    @property
    def key(self) -> str:
        return f'{self.catalogue}/{self.number}-{views_of(self.catalogue, self.number).index(self.view) + 1}'

    @property
    def name(self) -> str:
        """Argument of render.py."""
        return f'{self.catalogue}/{self.number}-{self.view}'

    @property
    def file(self) -> Path:
        return ROOT / 'public' / 'watches' / f'{self.key}.webp'


def views_of(catalogue: str, number: int) -> tuple[str, ...]:
    """The views of a watch in the order of its files: the three of every watch, then its closer ones."""
    return VIEWS + tuple(asked['view'] for asked in read_description(catalogue, number).get('closer', ()))


def select_with_closer(words: str | None) -> list[Picture]:
    """As `select`, with the closer views; a view may also be back, clasp, dial, or 4 to 6. Raises SelectionError."""
    watch, _, view = (words or '').partition('-')
    watches = dict.fromkeys((p.catalogue, p.number) for p in select(watch or None))
    found = [Picture(*each, v) for each in watches for k, v in enumerate(views_of(*each), 1)
             if view in ('', v, str(k))]
    if not found:
        raise SelectionError(f'"{words}" names no picture; views are {", ".join(VIEWS)} and, of some watches, '
                             f'{", ".join(CLOSER)}')
    return found


def select(words: str | None) -> list[Picture]:
    """The pictures that `catalogue`, `catalogue/id` or `catalogue/id-view` selects; all by default.

    A view is 1, 2, 3 or front, angle, profile. Raises SelectionError.
    """
    catalogue, _, rest = (words or '').partition('/')
    number, _, view = rest.partition('-')
    if catalogue and catalogue not in CATALOGUES:
        raise SelectionError(f'no catalogue is called "{catalogue}"; there are {", ".join(CATALOGUES)}')
    if number and not number.isdigit():
        raise SelectionError(f'"{number}" is no number of a watch')
    if view.isdigit() and 1 <= int(view) <= len(VIEWS):
        view = VIEWS[int(view) - 1]
    if view and view not in VIEWS:
        raise SelectionError(f'"{view}" is no view; there are {", ".join(VIEWS)}, or 1 to {len(VIEWS)}')
    found = [Picture(c, entry.number, v) for c in ([catalogue] if catalogue else CATALOGUES)
             for entry in read_catalogue(c) if not number or entry.number == int(number)
             for v in VIEWS if not view or v == view]
    if not found:
        raise SelectionError(f'"{words}" names no watch')
    return found


def modules(parts: dict) -> list[Path]:
    """The studio's own files that a watch of these parts is built with."""
    names = list(COMMON) + (['resin'] if parts['case']['shape'] != 'round' else ['case', 'lugs', 'lugforms', 'bezel'])
    names += [module for key, module in PARTS.items() if key in parts]
    if parts['case'].get('back_form') == 'glass':
        names += REAR
    names += STRAPS.get(parts['strap']['kind'], BAND)
    files = []
    for name in names:
        folder = HERE / name
        files += sorted(folder.glob('*.py')) if folder.is_dir() else [HERE / f'{name}.py']
    return files


def code(file: Path) -> str:
    """A file's code without comments, docstrings and whitespace, so that an edited comment outdates no picture."""
    shape = {tokenize.NEWLINE: ';', tokenize.INDENT: '{', tokenize.DEDENT: '}'}
    unseen = (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING)
    out = []
    with open(file, 'rb') as source:
        for token in tokenize.tokenize(source.readline):
            starts = not out or out[-1] in ';{}'
            if token.type not in unseen and not (starts and token.type in (tokenize.STRING, tokenize.NEWLINE)):
                out.append(shape.get(token.type, token.string))
    return ''.join(out)


def fingerprint(picture: Picture, samples: int) -> str:
    """Fingerprint of a picture's sources: description, catalogue numbers, code, samples."""
    watch = load(picture.catalogue, picture.number)
    about = {'view': picture.view, 'samples': samples, 'numbers': find_entry(picture.catalogue,
                                                                             picture.number).numbers(),
             'description': read_description(picture.catalogue, picture.number)}
    digest = hashlib.sha256(json.dumps(about, sort_keys=True).encode())
    for file in modules(watch.parts):
        digest.update(code(file).encode())
    return digest.hexdigest()[:16]
