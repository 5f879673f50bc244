"""The shop's catalogue as the studio reads it: the numbers that a watch's description does not repeat."""
import json
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPECIFICATIONS = json.loads((ROOT / 'data' / 'specifications.json').read_text(encoding='utf8'))
"""Watch key to name, maker and specification; the shop writes it from its catalogue (`npm run specifications`)."""
CATALOGUES = tuple(dict.fromkeys(key.partition('/')[0] for key in SPECIFICATIONS))


class CatalogueError(ValueError):
    """The catalogue lacks what the studio needs; the message names file, watch and field."""


@dataclass(frozen=True)
class Entry:
    """One watch of the catalogue; all lengths in mm."""
    catalogue: str
    number: int
    name: str
    brand: str
    """The name as the dial prints it."""
    diameter: float
    thickness: float
    lug_to_lug: float
    strap_width: float
    taper_to: float | None
    wrist: float
    vibrations: int | None
    """Vibrations an hour of the balance; None for quartz watches."""

    @property
    def key(self) -> str:
        return f'{self.catalogue}/{self.number}'

    @property
    def beats(self) -> float:
        """Steps a second of the second hand: one in a quartz watch."""
        return self.vibrations / 3600 if self.vibrations else 1

    def numbers(self) -> dict:
        """The values that a picture depends on besides the description."""
        return {k: getattr(self, k) for k in
                ('name', 'diameter', 'thickness', 'lug_to_lug', 'strap_width', 'taper_to', 'wrist')}


def read_entry(key: str, watch: dict) -> Entry:
    """The entry of one watch as it stands in data/specifications.json. Raises CatalogueError naming the field."""
    catalogue, _, number = key.partition('/')
    try:
        taper = watch['strapTaper']
        return Entry(catalogue, int(number), watch['name'], watch['maker'].upper(), float(watch['caseDiameter']),
                     float(watch['thickness']), float(watch['lugToLug']), float(watch['strapWidth']),
                     None if taper is None else float(taper), float(watch['wristMin']), watch['vibrations'])
    except KeyError as missing:
        raise CatalogueError(f'data/specifications.json, {key}: {missing.args[0]} is missing') from None


def read_catalogue(catalogue: str) -> list[Entry]:
    """All watches of a catalogue. Raises CatalogueError for an unknown name or a watch without a number."""
    if catalogue not in CATALOGUES:
        raise CatalogueError(f'no catalogue is called "{catalogue}"; there are {", ".join(CATALOGUES)}')
    return [read_entry(key, watch) for key, watch in SPECIFICATIONS.items() if key.startswith(f'{catalogue}/')]


def find_entry(catalogue: str, number: int) -> Entry:
    """One watch. Raises CatalogueError if no watch has this number."""
    for entry in read_catalogue(catalogue):
        if entry.number == number:
            return entry
    raise CatalogueError(f'data/specifications.json has no watch {catalogue}/{number}')
