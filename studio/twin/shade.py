"""Ambient occlusion of each point of a watch, which a viewer's lights cannot compute.

Only parts that stand still cast and bear it, so that a turning hand leaves no stain on the dial.
"""
import re

import numpy as np

from studio.twin import surfaces

RAYS, REACH, START = 20, .030, 4e-5
"""Rays from each point, their length and where they start, in metres."""
DARKEST = .12
OPEN = re.compile('(dial|panel|lume|glass|geneva|perlage)|metal .*sunray')
"""Surfaces of wide flat faces whose corners lie hidden under a rim: their shade would stain the whole face."""


def thrown(name: str) -> float:
    """The share of light that a surface throws back into its own hollows, 0 to 1."""
    spec = surfaces.SPECS[name]
    return 0.0 if spec.get('metal') else max(spec['base'])


def directions(count: int = RAYS) -> np.ndarray:
    """Cosine-weighted directions round z, evenly spread (Vogel's spiral); shape (count, 3)."""
    i = np.arange(count) + .5
    r, a = np.sqrt(i / count), i * np.pi * (3 - np.sqrt(5))
    return np.column_stack([r * np.cos(a), r * np.sin(a), np.sqrt(1 - r * r)])


def add(parts: dict) -> None:
    """Writes COLOR_0 to all pieces of {surface: [arrays]}."""
    solid = np.concatenate([p['POSITION'] for name, some in parts.items() if name != 'glass' for p in some])
    pieces = [(name, piece) for name, some in parts.items() for piece in some]
    points = np.concatenate([piece['POSITION'] for _, piece in pieces])
    normals = np.concatenate([piece['NORMAL'] for _, piece in pieces])
    key = np.round(np.hstack([points * 1e6, normals * 50])).astype(np.int32)
    _, first, back = np.unique(key, axis=0, return_index=True, return_inverse=True)
    seen = (DARKEST + (1 - DARKEST) * visibility(solid, points[first], normals[first]))[back.reshape(-1)]
    start = 0
    for name, piece in pieces:
        count = len(piece['POSITION'])
        level = np.ones(count) if OPEN.match(name) else seen[start:start + count] ** (1 - .6 * thrown(name))
        piece['COLOR_0'] = level[:, None] * piece.get('COLOR_0', np.ones((count, 3)))
        start += count


def visibility(solid: np.ndarray, points: np.ndarray, normals: np.ndarray) -> np.ndarray:
    """The share of REACH's rays from each point that meet no triangle of `solid` (three rows each)."""
    from mathutils.bvhtree import BVHTree
    tree = BVHTree.FromPolygons(solid.tolist(), np.arange(len(solid)).reshape(-1, 3).tolist())
    side = np.cross(normals, np.where(np.abs(normals[:, :1]) < .8, (1.0, 0, 0), (0, 1.0, 0)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up, start = np.cross(normals, side), (points + normals * START).tolist()
    seen, cast = np.zeros(len(points), np.float32), tree.ray_cast
    for x, y, z in directions():
        for i, (p, d) in enumerate(zip(start, (side * x + up * y + normals * z).tolist())):
            if cast(p, d, REACH)[0] is None:
                seen[i] += 1
    return seen / RAYS
