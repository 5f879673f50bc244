"""The render queue: renders outdated pictures, resumes after a stop, and can run for hours in the background."""
import contextlib
import fcntl
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from studio import manifest
from studio.catalogue import ROOT
from studio.pictures import Picture, fingerprint

QUALITY = 88
SAMPLES = 12
SYSTEM_PATH = '/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin'
"""Blender uses the first python3 of the PATH; only Debian's Python has numpy for it."""
_rendering: set[int] = set()


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


def shoot(picture: Picture, out: Path, samples: int, percent: int = 100, threads: int = 1) -> dict:
    """Renders and finishes one picture into `out`, atomically.

    Returns where the watch lies in it (shares: left, bottom, right, top) and the CPU seconds spent. Raises ShootError.
    """
    folder = Path(tempfile.mkdtemp(prefix='studio-'))
    try:
        rendering = _render(picture, folder, samples, percent, threads)
        import cv2

        from studio import denoise
        began = time.thread_time()
        cv2.setNumThreads(threads)
        image = denoise.compose(folder, percent)
        write_whole(out, image, QUALITY)
        box = [round(v, 4) for v in json.loads((folder / 'crop.json').read_text())]
        return {'box': box, 'cpu_seconds': round(rendering + time.thread_time() - began)}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def write_whole(out: Path, image, quality: int) -> None:
    """Writes a picture atomically; `quality` is WebP's, up to 100."""
    import cv2
    out.parent.mkdir(parents=True, exist_ok=True)
    half = out.with_name(f'.{os.getpid()}-{out.name}')
    cv2.imwrite(str(half), image, [cv2.IMWRITE_WEBP_QUALITY, quality] if out.suffix == '.webp' else [])
    os.replace(half, out)


def measure(picture: Picture) -> tuple[float, list[float]]:
    """Px of the picture for each mm at the middle of its watch's case, and the watch's box in it. Raises ShootError."""
    with tempfile.TemporaryDirectory(prefix='studio-') as folder:
        blend(picture, Path(folder), 'scale.py')
        found = json.loads((Path(folder) / 'scale.json').read_text())
    return round(found['px_per_mm'], 3), [round(v, 4) for v in found['box']]


def _render(picture: Picture, folder: Path, samples: int, percent: int, threads: int) -> float:
    """Lets Blender write the raw frames into `folder`. Returns its CPU seconds. Raises ShootError."""
    return blend(picture, folder, 'render.py', '--samples', str(samples), '--percent', str(percent), '--threads',
                 str(threads))


def blend(picture, folder: Path, script: str, *words: str) -> float:
    """Runs one of the studio's scripts in Blender on `picture.name`. Returns its CPU seconds. Raises ShootError."""
    log = folder / 'blender.log'
    with open(log, 'w', encoding='utf8') as told:
        blender = subprocess.Popen(
            ['blender', '-b', '--factory-startup', '--python-exit-code', '1',
             '-P', str(ROOT / 'studio' / script), '--', picture.name, str(folder), *words],
            stdout=told, stderr=subprocess.STDOUT, cwd=ROOT, env=os.environ | {'PATH': SYSTEM_PATH})
        _rendering.add(blender.pid)
        try:
            _, status, used = os.wait4(blender.pid, 0)
        finally:
            _rendering.discard(blender.pid)
    if status:
        raise ShootError(f'{picture.key}:\n' + '\n'.join(log.read_text(encoding='utf8').splitlines()[-20:]))
    return used.ru_utime + used.ru_stime


def due(pictures: list[Picture], samples: int) -> list[tuple[Picture, str]]:
    """The pictures whose file is missing or outdated, with their fingerprint.

    A file without an entry in the manifest is the owner's own photograph and never outdated.
    """
    made = manifest.read()
    wanted = [(p, fingerprint(p, samples)) for p in pictures]
    return [(p, mark) for p, mark in wanted
            if not p.file.exists() or p.key in made and made[p.key]['hash'] != mark]


def photograph(picture: Picture, mark: str, samples: int, threads: int) -> None:
    """Renders an outdated picture and records it. Raises ShootError."""
    manifest.record(picture.key, {'hash': mark} | shoot(picture, picture.file, samples, threads=threads))


def run(pictures: list[Picture], samples: int, jobs: int, threads: int, lock: Path | None, others=()) -> list[str]:
    """Renders all outdated pictures and other jobs; returns the failures. Prints its progress.

    `others` are further jobs: (an item with a `key`, its fingerprint, a function like `photograph`).
    """
    todo = [(picture, mark, photograph) for picture, mark in due(pictures, samples)] + list(others)
    print(f'{len(pictures)} pictures, {len(todo) - len(others)} to take; {len(others)} dials and lume pictures to take.',
          flush=True)
    failures, began = [], time.time()

    def work(wanted, mark: str, take) -> float:
        with held(lock):
            start = time.time()
            take(wanted, mark, samples, threads)
            return time.time() - start

    with ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(work, *job): job[0] for job in todo}
        try:
            for done, future in enumerate(as_completed(running), 1):
                failures += _told(running[future], future, done, len(todo), began)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            for blender in list(_rendering):  # Blender without a window ignores Ctrl-C
                with contextlib.suppress(ProcessLookupError):
                    os.kill(blender, signal.SIGKILL)
            raise
    return failures


def _told(picture, future, done: int, whole: int, began: float) -> list[str]:
    """Prints the result of one picture and the time left. Returns its failure, if any."""
    error = future.exception()
    left = (time.time() - began) / done * (whole - done)
    outcome = 'FAILED' if error else f'{future.result():.0f} s'
    time_left = f'about {left // 3600:.0f} h {left % 3600 // 60:.0f} min left'
    print(f'{done}/{whole} {picture.key} {outcome}, {time_left}', flush=True)
    if error:
        print(error, flush=True)
    return [str(error)] if error else []
