"""Checks that a model has the size of its watch in the catalogue. All lengths in mm."""
import numpy as np

TOLERANCE = .1
CASE = ('band', 'bezel', 'body', 'frame')
"""Parts whose breadth is the case's diameter: neither crown nor pushers."""
THICK = CASE + ('back', 'crystal')
LONG = CASE + ('lug', 'shoulder')


def extent(points: dict, names, axis: int) -> float:
    """Extent along an axis of the parts with this prefix; `points` is {name: array of shape (n, 3)}."""
    values = [p[:, axis] for name, p in points.items() if name.startswith(names) and len(p)]
    return max(v.max() for v in values) - min(v.min() for v in values)


def measured(points: dict) -> dict:
    """Diameter, thickness and lug to lug of a built watch."""
    return {'diameter': extent(points, CASE, 0), 'thickness': extent(points, THICK, 2),
            'lug_to_lug': extent(points, LONG, 1)}


def faults(found: dict, entry) -> list[str]:
    """Differences between the measured sizes and the catalogue's."""
    return [f'{entry.key}: {name} is {found[name]:.2f} mm, the catalogue says {getattr(entry, name):.2f}'
            for name in found if abs(found[name] - getattr(entry, name)) > TOLERANCE]


def points_of(parts) -> dict:
    """{name: points in the watch's frame} of Blender's parts."""
    made = {}
    for part in parts:
        flat = np.empty(len(part.data.vertices) * 3, np.float32)
        part.data.vertices.foreach_get('co', flat)
        frame = np.array(part.matrix_world)
        made[part.name] = flat.reshape(-1, 3) @ frame[:3, :3].T + frame[:3, 3]
    return made
