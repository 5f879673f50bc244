"""Exports the models that are due: `python3 -m studio.twin [catalogue[/id]] [--jobs N] [--to FOLDER]`.

`npm run models` calls it, and packs what it has written. Where Blender is on another machine it runs there by itself;
FOLDER is then taken back, and `npm run models -- --from FOLDER` packs it.
"""
import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from studio.catalogue import ROOT, CatalogueError
from studio.description import DescriptionError
from studio.pictures import SelectionError
from studio.queue import SYSTEM_PATH
from studio.twin.models import Model, chosen, due


def options():
    parser = argparse.ArgumentParser(prog='python3 -m studio.twin')
    parser.add_argument('watches', nargs='?', help='catalogue or catalogue/id; all without it')
    parser.add_argument('--jobs', type=int, default=os.cpu_count(), help='models at a time (default: one per core)')
    parser.add_argument('--to', type=Path, default=ROOT / 'var' / 'models', help='where they go (default var/models)')
    return parser.parse_args()


def export(model: Model, mark: str, folder: Path) -> float:
    """Lets Blender write one model and its stamp. Returns its CPU seconds. Raises RuntimeError with what Blender said."""
    blender = subprocess.Popen(
        ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P',
         str(ROOT / 'studio' / 'twin' / 'export.py'), '--', model.key, str(folder)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT, env=os.environ | {'PATH': SYSTEM_PATH})
    told = blender.stdout.read()
    _, status, used = os.wait4(blender.pid, 0)
    if status:
        raise RuntimeError('\n'.join(told.splitlines()[-12:]))
    sizes = next(line for line in told.splitlines() if line.startswith('{'))
    model.stamp(folder).write_text(json.dumps({'made': mark, 'mm': json.loads(sizes)}))
    return used.ru_utime + used.ru_stime


def main() -> None:
    given, failures = options(), []
    os.nice(max(0, 19 - os.nice(0)))
    given.to.mkdir(parents=True, exist_ok=True)
    try:
        todo = due(chosen(given.watches), given.to)
    except (CatalogueError, DescriptionError, SelectionError) as fault:
        sys.exit(str(fault))
    print(f'{len(todo)} models to export.', flush=True)
    with ThreadPoolExecutor(given.jobs) as pool:
        running = {pool.submit(export, model, mark, given.to): model for model, mark in todo}
        for future in as_completed(running):
            model, fault = running[future], future.exception()
            print(f'{model.key} {"FAILED" if fault else f"{future.result():.0f} CPU s"}', flush=True)
            if fault:
                failures.append(f'{model.key}:\n{fault}')
    sys.exit('\n'.join(failures) if failures else 0)


main()
