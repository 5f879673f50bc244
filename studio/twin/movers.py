"""The moving parts of a model: those of the studio that become nodes, and their axles."""
from collections import defaultdict
from math import cos, radians, sin

from mathutils import Matrix

from studio import geometry
from studio.outline import TURN
from studio.twin.glb import MM

UNSEEN = ('third-wheel', 'centre-wheel', 'barrel-wheel', 'cannon', 'fork')
"""Parts that move too slowly or too little to be noticed: each would cost a draw call or two."""


def found(parts) -> tuple[list, dict]:
    """The parts that stand still, and {name: parts} of those that move."""
    still, moving = [], defaultdict(list)
    for part in parts:
        name = part.get('moves')
        (still if name is None or name in UNSEEN else moving[name]).append(part)
    return still, dict(moving)


def frame(move) -> Matrix:
    """The frame in which a moving part is drawn at 0: on its axle, turned back from where it was built; in mm."""
    own = Matrix.Translation((*move.axle, 0)) @ _turned(move.stands)
    if move.on is None:
        return own
    carrier = geometry.moves()[move.on]
    axle = Matrix.Translation((*carrier.axle, 0))
    return axle @ _turned(carrier.stands) @ axle.inverted() @ own


def _turned(degrees: float) -> Matrix:
    """Clockwise, as the reader sees it."""
    return Matrix.Rotation(-degrees * TURN / 360, 4, 'Z')


def node(move, child: int, segments: list | None) -> dict:
    """The glTF node of a moving part, turned to the photographed time for viewers without a clock; lengths in metres."""
    half = radians(-move.stands) / 2
    origin = (0, 0) if move.on is None else geometry.moves()[move.on].axle
    place = [(a - o) * MM for a, o in zip(move.axle, origin)]
    extras = {'segments': segments} if segments else {'drive': move.drive}
    return dict(name=move.name, translation=[*place, 0], rotation=[0, 0, sin(half), cos(half)], children=[child],
                extras=extras)
