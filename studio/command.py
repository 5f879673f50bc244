"""The studio's command line: `npm run photograph -- [catalogue[/id[-view]]] [options]`."""
import argparse
import os
import sys
from pathlib import Path

from studio import check, dials, lume, manifest, queue, scales
from studio.catalogue import ROOT, CatalogueError
from studio.description import DescriptionError
from studio.pictures import SelectionError, fingerprint, select_with_closer

DRAFTS = ROOT / 'var' / 'photographs'
KINDS = ('photographs', 'layers', 'lume')
BESIDE = {'layers': dials, 'lume': lume}
"""The renderings beside the photographs, with the function that makes them."""


def options(words: list[str] | None = None):
    parser = argparse.ArgumentParser(prog='npm run photograph --',
                                     description='Photographs the watches whose description, '
                                     'catalogue numbers or studio code changed, then checks all pictures.')
    parser.add_argument('pictures', nargs='?', help='catalogue, catalogue/id or catalogue/id-view (front, angle, '
                        'profile, back, clasp, dial, or 1 to 6); all without it')
    parser.add_argument('--only', choices=KINDS, help='these alone; without it, and without a view, all three')
    parser.add_argument('--jobs', type=int, default=os.cpu_count(), help='pictures at a time (default: one per core)')
    parser.add_argument('--threads', type=int, default=1, help='threads for each picture (default 1)')
    parser.add_argument('--samples', type=int, help=f'per pixel and seed (default {queue.SAMPLES}, draft 8)')
    parser.add_argument('--lock', type=Path, help='a lock file to hold while a picture is rendered')
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument('--draft', nargs='?', type=int, const=40, metavar='PERCENT',
                      help='small pictures into var/photographs only')
    mode.add_argument('--check', action='store_true', help='render nothing, check the finished pictures')
    mode.add_argument('--keep', action='store_true',
                      help='take the finished pictures as up to date with code and descriptions')
    return parser.parse_args(words)


def draft(pictures, given) -> list[str]:
    """Renders quick small drafts; the shop's pictures stay."""
    for picture in pictures:
        out = DRAFTS / (picture.name.replace('/', '-') + '.png')
        with queue.held(given.lock):
            queue.shoot(picture, out, given.samples or 8, given.draft, given.threads)
        print(out, flush=True)
    return []


def kinds(given) -> tuple[str, ...]:
    """The kinds of pictures that the command names; only photographs if it names one view."""
    if given.only:
        return (given.only,)
    return KINDS[:1] if '-' in (given.pictures or '') else KINDS


def beside(pictures, samples: int, wanted: tuple[str, ...]) -> list:
    """The outdated dials and lume pictures of these watches, as jobs of the queue."""
    return [(thing, mark, maker.take) for kind, maker in BESIDE.items() if kind in wanted
            for thing, mark in maker.due(maker.of_watches(pictures), samples)]


def keep(pictures, samples: int, wanted: tuple[str, ...]) -> None:
    """Marks the finished pictures as up to date."""
    made = manifest.read()
    for picture in pictures if 'photographs' in wanted else ():
        if picture.key in made:
            manifest.record(picture.key, made[picture.key] | {'hash': fingerprint(picture, samples)})
    for kind, maker in BESIDE.items():
        known = manifest.read(maker.TAKEN)
        for thing in maker.of_watches(pictures) if kind in wanted else ():
            if thing.name in known:
                manifest.record(thing.name, known[thing.name] | {'hash': maker.mark(thing, samples)}, maker.TAKEN)


def main() -> None:
    given = options()
    os.nice(max(0, 19 - os.nice(0)))
    try:
        pictures = select_with_closer(given.pictures)
        if given.draft:
            sys.exit(bool(draft(pictures, given)))
        samples, failures, wanted = given.samples or queue.SAMPLES, [], kinds(given)
        if given.keep:
            keep(pictures, samples, wanted)
        elif not given.check:
            taken = pictures if 'photographs' in wanted else []
            failures = queue.run(taken, samples, given.jobs, given.threads, given.lock,
                                 beside(pictures, samples, wanted))
        if not given.check and 'photographs' in wanted:
            failures += scales.bring_up_to_date(given.jobs)
    except KeyboardInterrupt:
        sys.exit('Stopped; the next run goes on from here.')
    except (CatalogueError, DescriptionError, SelectionError, queue.ShootError) as fault:
        sys.exit(str(fault))
    everything = select_with_closer(None)
    check.contact_sheet(everything, DRAFTS / 'contact-sheet.jpg')
    failures += check.faults(everything)
    failures += [fault for maker in BESIDE.values() for fault in maker.faults(maker.of_watches(everything))]
    print('\n'.join(failures) if failures else 'All finished pictures pass the check.')
    print(f'Contact sheet: {DRAFTS / "contact-sheet.jpg"}')
    sys.exit(bool(failures))
