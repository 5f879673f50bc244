"""Where each watch shows a date: `data/printed-dates.json`, from which the 3D viewer replaces it by today's. Needs no Blender.

Run `python3 -m studio.dates` after a change of a description; a test compares the file with the descriptions.
"""
import importlib
import json
import sys
from unittest import mock

from studio.catalogue import ROOT
from studio.description import load
from studio.digital import segments
from studio.outline import polar
from studio.pictures import select

FILE = ROOT / 'data' / 'printed-dates.json'
CAP = .66
"""Height of a window's figures as a share of the window's height (dial/window.py)."""


NEED_BLENDER = ('bpy', 'bmesh', 'mathutils', 'studio.geometry', 'studio.materials', 'studio.nodes')


def dates() -> dict[str, list[dict]]:
    """By watch, in mm from the middle of the dial: the middle and size of each printed text, what it shows, its ink."""
    found = {key: _of_watch(load(*key)) for key in dict.fromkeys((p.catalogue, p.number) for p in select(None))}
    return {f'{catalogue}/{number}': texts for (catalogue, number), texts in found.items() if texts}


def _of_watch(watch) -> list[dict]:
    if 'date' in watch.parts.get('dial', {}):
        return [_window(watch.parts['dial']['date'], watch.m)]
    if 'digital' in watch.parts:
        return _segments(watch)
    return []


def _window(part: dict, m) -> dict:
    width, height = part['width'] * m.dial_radius * (2.1 if part['day'] else 1), part['height'] * m.dial_radius
    return _text('weekday and date' if part['day'] else 'date', polar(part['distance'] * m.dial_radius, part['at']),
                 (width, height * CAP), part['ink'])


def _segments(watch) -> list[dict]:
    """The lines that the layout of a liquid crystal display writes for date and weekday."""
    found, part = [], watch.parts['digital']
    with mock.patch.dict(sys.modules, {name: mock.MagicMock() for name in NEED_BLENDER}):
        layouts = importlib.import_module('studio.digital.layouts')
        build = importlib.import_module('studio.digital.build')

        def write(panel, words, height, x, y, anchor='centre', thick=.135, stretch=1.0):
            at = (panel.centre[0] + x - .05 * height, panel.centre[1] + y)
            points = [point for loop in segments.line(words, height, at, anchor, thick, stretch) for point in loop]
            shows = {part['date']: 'month and date', part.get('day'): 'weekday'}.get(words)
            if shows and points:
                left, right = min(x for x, _ in points), max(x for x, _ in points)
                low, high = min(y for _, y in points), max(y for _, y in points)
                found.append(_text(shows, ((left + right) / 2, (low + high) / 2), (right - left, high - low),
                                   part['ink'], anchor))
        with mock.patch.object(layouts.Panel, 'write', write):
            build.build(watch)
    return found


def _text(shows: str, at, size, ink: str, anchor: str = 'centre') -> dict:
    return {'shows': shows, 'at': [round(v, 3) for v in at], 'size': [round(v, 3) for v in size], 'ink': ink,
            'anchor': anchor}


def main() -> None:
    FILE.write_text(json.dumps(dates(), indent=2) + '\n', encoding='utf8')


if __name__ == '__main__':
    main()
