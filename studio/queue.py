"""The render queue: photographs what changed, resumes after a stop, can run for hours behind other work."""
import contextlib
import fcntl
import json
import os
import shutil
import subprocess
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from studio import manifest
from studio.catalogue import ROOT
from studio.pictures import Picture, fingerprint

QUALITY = 88
SAMPLES = 12


class ShootError(RuntimeError):
    """A picture could not be made; the message carries the renderer's last lines."""


@contextlib.contextmanager
def held(lock: Path | None):
    """Holds a lock file while a picture is rendered, so that programs can share the machine."""
    if lock is None:
        yield
        return
    with open(lock, 'a', encoding='utf8') as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def shoot(picture: Picture, out: Path, samples: int, percent: int = 100, threads: int = 1) -> list[float]:
    """Renders and finishes one picture into `out`, whole or not at all. Returns the watch's box. Raises ShootError."""
    import cv2

    from studio import denoise
    folder = Path(tempfile.mkdtemp(prefix='studio-'))
    try:
        run = subprocess.run(
            ['blender', '-b', '--factory-startup', '--python-exit-code', '1', '-P', str(ROOT / 'studio' / 'render.py'),
             '--',
             picture.name, str(folder), '--samples', str(samples), '--percent', str(percent), '--threads',
             str(threads)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
        if run.returncode:
            raise ShootError(f'{picture.key}:\n' + '\n'.join(run.stdout.splitlines()[-20:]))
        cv2.setNumThreads(threads)
        image = denoise.compose(folder, percent)
        out.parent.mkdir(parents=True, exist_ok=True)
        half = out.with_name(f'.{os.getpid()}-{out.name}')
        cv2.imwrite(str(half), image, [cv2.IMWRITE_WEBP_QUALITY, QUALITY] if out.suffix == '.webp' else [])
        os.replace(half, out)
        return json.loads((folder / 'crop.json').read_text())
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def due(pictures: list[Picture], samples: int) -> list[tuple[Picture, str]]:
    """The pictures whose file is missing or made from something else, with their fingerprint."""
    made = manifest.read()
    wanted = [(p, fingerprint(p, samples)) for p in pictures]
    return [(p, mark) for p, mark in wanted if not p.file.exists() or made.get(p.key, {}).get('hash') != mark]


def run(pictures: list[Picture], samples: int, jobs: int, threads: int, lock: Path | None) -> list[str]:
    """Makes all pictures that are due; returns what failed. Progress goes to standard output."""
    todo = due(pictures, samples)
    print(f'{len(pictures)} pictures, {len(todo)} to take.', flush=True)
    failures, began, counter, done = [], time.time(), threading.Lock(), 0

    def take(picture: Picture, mark: str) -> float:
        with held(lock):
            start = time.time()
            before = os.times()
            box = shoot(picture, picture.file, samples, threads=threads)
            after = os.times()
            cpu = after.children_user - before.children_user + after.user - before.user
            manifest.record(picture.key, {'hash': mark, 'box': [round(v, 4) for v in box], 'cpu_seconds': round(cpu)})
            return time.time() - start

    with ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(take, *job): job[0] for job in todo}
        for future in as_completed(running):
            with counter:
                done += 1
            picture, error = running[future], future.exception()
            if error:
                failures.append(str(error))
            left = (time.time() - began) / done * (len(todo) - done)
            told = 'FAILED' if error else f'{future.result():.0f} s'
            time_left = f'about {left // 3600:.0f} h {left % 3600 // 60:.0f} min left'
            print(f'{done}/{len(todo)} {picture.key} {told}, {time_left}', flush=True)
    return failures
