"""A watch's description: read, held against schema.json, completed with its defaults and the catalogue's numbers."""
import json
from dataclasses import dataclass
from pathlib import Path

from studio.catalogue import Entry, find_entry
from studio.measures import Measures, measure

HERE = Path(__file__).resolve().parent
SCHEMA = json.loads((HERE / 'schema.json').read_text(encoding='utf8'))


class DescriptionError(ValueError):
    """A description is missing or wrong; the message names the file and the key."""


@dataclass(frozen=True)
class Watch:
    """What the studio builds: `parts` is the completed description, `m` the measures in mm."""
    entry: Entry
    parts: dict
    m: Measures


def path_of(catalogue: str, number: int) -> Path:
    return HERE / 'watches' / catalogue / f'{number}.json'


def check(description: dict, name: str) -> None:
    """Raises DescriptionError naming every key of `name` that the schema refuses."""
    from jsonschema import Draft202012Validator
    faults = sorted(Draft202012Validator(SCHEMA).iter_errors(description), key=lambda e: list(map(str, e.path)))
    if faults:
        told = [f'  {"/".join(map(str, f.path)) or "(top)"}: {_reason(f)}' for f in faults]
        raise DescriptionError('\n'.join([f'{name} is not a description of a watch:', *told]))


def _reason(fault) -> str:
    """The plain reason of a fault; of alternatives, the one that the fault came nearest to."""
    if fault.context:
        nearest = max(fault.context, key=lambda c: (c.validator != 'const', len(c.path)))
        return f'{nearest.message} (or another form)'
    return fault.message


def completed(value, schema: dict):
    """`value` with the schema's defaults filled in where a key is absent."""
    while '$ref' in schema:
        schema = SCHEMA['$defs'][schema['$ref'].rsplit('/', 1)[1]]
    for choice in schema.get('oneOf', ()):
        if isinstance(value, dict) and choice['properties']['kind']['const'] == value.get('kind'):
            schema = choice
    if isinstance(value, list) and 'items' in schema:
        return [completed(item, schema['items']) for item in value]
    if not isinstance(value, dict) or 'properties' not in schema:
        return value
    filled = {k: p['default'] for k, p in schema['properties'].items() if 'default' in p} | value
    return {k: completed(v, schema['properties'][k]) for k, v in filled.items()}


def read_description(catalogue: str, number: int) -> dict:
    """The description as written. Raises DescriptionError when it is absent, no JSON, or against the schema."""
    path = path_of(catalogue, number)
    name = f'studio/watches/{catalogue}/{number}.json'
    try:
        written = json.loads(path.read_text(encoding='utf8'))
    except FileNotFoundError:
        raise DescriptionError(f'{name} is missing') from None
    except json.JSONDecodeError as fault:
        raise DescriptionError(f'{name} is no JSON: {fault}') from None
    check(written, name)
    return written


def load(catalogue: str, number: int) -> Watch:
    """The watch that the studio builds. Raises CatalogueError or DescriptionError."""
    entry = find_entry(catalogue, number)
    parts = completed(read_description(catalogue, number), SCHEMA)
    return Watch(entry, parts, measure(entry, parts))
