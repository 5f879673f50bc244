"""The shop's catalogue as the studio reads it: the numbers that a watch's description does not repeat."""
import json
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = {
    'xerix': 'XERIC', 'archetype': 'ARCHETYPE', 'timex': 'TIMEX', 'gshock': 'G-SHOCK', 'california': 'CALIFORNIA',
    'undone': 'UNDONE', 'luminox': 'LUMINOX', 'womens': '', 'watchnew': '',
}


class CatalogueError(ValueError):
    """A catalogue file lacks a line that the studio needs; the message names file, watch and line."""


@dataclass(frozen=True)
class Entry:
    """One watch of the catalogue; all lengths in mm."""
    catalogue: str
    number: int
    name: str
    diameter: float
    thickness: float
    lug_to_lug: float
    strap_width: float
    taper_to: float | None
    wrist: float
    lines: dict

    @property
    def key(self) -> str:
        return f'{self.catalogue}/{self.number}'

    @property
    def brand(self) -> str:
        """The brand that stands on the dial; mixed catalogues begin a watch's name with it."""
        return CATALOGUES[self.catalogue] or next(
            b for b in CATALOGUES.values() if b and self.name.upper().startswith(b))

    def numbers(self) -> dict:
        """What a picture depends on besides the description."""
        return {k: getattr(self, k) for k in
                ('name', 'diameter', 'thickness', 'lug_to_lug', 'strap_width', 'taper_to', 'wrist')}


def _find(pattern: str, text: str, where: str) -> re.Match:
    found = re.search(pattern, text)
    if not found:
        raise CatalogueError(f'{where}: "{text}" does not say {pattern}')
    return found


def read_entry(catalogue: str, watch: dict) -> Entry:
    """The entry of one watch as it stands in data/<catalogue>.json. Raises CatalogueError naming the line."""
    where = lambda key: f'data/{catalogue}.json, watch {watch["id"]}, {key}'
    size = _find(r'([\d.]+) mm diameter, ([\d.]+) mm thick', watch['txt12'], where('txt12'))
    span = _find(r'([\d.]+) mm', watch['txt13'], where('txt13'))
    strap = _find(r'Strap: ([\d.]+) mm', watch['txt14'], where('txt14'))
    taper = re.search(r'tapering to ([\d.]+) mm', watch['txt14'])
    wrist = _find(r'([\d.]+) to', watch['txt15'], where('txt15'))
    return Entry(catalogue, watch['id'], watch['name'], float(size[1]), float(size[2]), float(span[1]), float(strap[1]),
                 float(taper[1]) if taper else None, float(wrist[1]),
                 {k: v for k, v in watch.items() if k.startswith('txt')})


def read_catalogue(catalogue: str) -> list[Entry]:
    """All watches of a catalogue. Raises CatalogueError for an unknown name or a line without its number."""
    if catalogue not in CATALOGUES:
        raise CatalogueError(f'no catalogue is called "{catalogue}"; there are {", ".join(CATALOGUES)}')
    watches = json.loads((ROOT / 'data' / f'{catalogue}.json').read_text(encoding='utf8'))
    return [read_entry(catalogue, watch) for watch in watches]


def find_entry(catalogue: str, number: int) -> Entry:
    """One watch. Raises CatalogueError when there is none with this number."""
    for entry in read_catalogue(catalogue):
        if entry.number == number:
            return entry
    raise CatalogueError(f'data/{catalogue}.json has no watch {number}')
