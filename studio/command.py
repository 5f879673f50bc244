"""The studio's command line."""
import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from studio.catalogue import ROOT
from studio.description import load

VIEWS = ('front', 'angle', 'profile')


def develop(picture: str, out: Path, samples: int, percent: int, threads: int) -> None:
    """Renders and finishes one picture ('california/1-front') to a PNG or WebP file."""
    import cv2
    from studio import denoise
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        shot = subprocess.run(
            ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P', str(ROOT / 'studio' / 'render.py'),
             '--', picture, folder, '--samples', str(samples), '--percent', str(percent), '--threads', str(threads)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
        if shot.returncode:
            raise SystemExit(f'{picture} could not be photographed:\n' + '\n'.join(shot.stdout.splitlines()[-25:]))
        print('\n'.join(line for line in shot.stdout.splitlines() if line.startswith('Time')), flush=True)
        out.parent.mkdir(parents=True, exist_ok=True)
        cv2.setNumThreads(threads)
        cv2.imwrite(str(out), denoise.compose(Path(folder), percent))


def main() -> None:
    parser = argparse.ArgumentParser(prog='python3 -m studio')
    parser.add_argument('picture', help='catalogue/id-view, such as california/1-front')
    parser.add_argument('--samples', type=int, default=8)
    parser.add_argument('--percent', type=int, default=40)
    given = parser.parse_args()
    os.nice(19 - os.nice(0))
    name, view = given.picture.rsplit('-', 1)
    catalogue, number = name.split('/')
    load(catalogue, int(number))
    out = ROOT / 'var' / 'drafts' / f'{catalogue}-{number}-{view}.png'
    develop(given.picture, out, given.samples, given.percent, 1)
    print(out)
