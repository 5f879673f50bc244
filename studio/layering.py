"""The parts of a watch that are layers of its dial's picture, and their order. Pure: needs no Blender."""
from dataclasses import dataclass

from studio.displays.reading import TIME

WORKS = ('balance', 'fork', 'cannon')
"""Moving parts of a movement, with all wheels. They stand still in the layers: the bytes go to the hands and discs."""
SLACK = .002
"""Minimum difference of height, in mm, at which one part covers another."""


@dataclass(frozen=True)
class Reach:
    """The space of a part: its heights in mm, and the ring round an axle that contains its points."""
    low: float
    high: float
    inner: float
    outer: float


def is_layered(name: str) -> bool:
    """True if the mover with this name is a layer; wheels of a movement are not."""
    return name not in WORKS and not name.endswith('-wheel')


def over(still: Reach, moving: Reach) -> bool:
    """True if a fixed part covers a moving one anywhere on its path. The ring is round the moving part's axle.

    Hands pass over every part that stands on the dial beside their axle, however tall it is.
    """
    lies = still.inner == 0 or still.low > moving.low - SLACK
    return lies and still.high > moving.high + SLACK and meets(still, moving)


def meets(still: Reach, moving: Reach) -> bool:
    """True if the two overlap in the picture."""
    return still.inner < moving.outer and still.outer > moving.inner


def levels(stills: dict[str, list[Reach]], moving: list[Reach]) -> dict[str, int]:
    """The number of moving parts, by height, after which a fixed part is painted again; 0 for never.

    `stills` has each fixed part's space round the axle of each moving one. A part is painted as late as possible, so that
    few layers suffice.
    """
    found = {}
    for name, reaches in stills.items():
        above = [i for i, (s, m) in enumerate(zip(reaches, moving), 1) if over(s, m)]
        if above:
            under = [i for i, (s, m) in enumerate(zip(reaches, moving), 1)
                     if i > above[-1] and meets(s, m)]
            found[name] = under[0] - 1 if under else len(moving)
    return found


def photographed_at(parts: dict) -> int:
    """The time of day, in seconds, that the photographs of a watch of these parts show."""
    if 'hands' in parts:
        hour, minute, second = parts['hands']['time']
    elif 'digital' in parts:
        (hour, minute), second = map(int, parts['digital']['time'].split(':')), int(parts['digital']['seconds'])
    else:
        (hour, minute), second = TIME, 0
    return hour * 3600 + minute * 60 + second
