"""Which parts of a watch are a layer of their own in its dial's picture, and in which order they lie. Pure: no Blender."""
from dataclasses import dataclass

from studio.displays.reading import TIME

WORKS = ('balance', 'fork', 'cannon')
"""With all wheels, what moves of a movement: it stands still in the layers, whose bytes go to what shows the time."""
SLACK = .002
"""Mm by which something has to stand higher to lie over something else."""


@dataclass(frozen=True)
class Reach:
    """What a part takes up: heights in mm, and the ring round an axle that its points lie in."""
    low: float
    high: float
    inner: float
    outer: float


def is_layered(name: str) -> bool:
    """Whether what moves by this name is a layer; the wheels of a movement are none."""
    return name not in WORKS and not name.endswith('-wheel')


def over(still: Reach, moving: Reach) -> bool:
    """Whether a still part lies over one that moves, somewhere on its way. The ring is round that one's axle.

    What stands on the dial beside the axle is passed over by hands, however tall it is.
    """
    lies = still.inner == 0 or still.low > moving.low - SLACK
    return lies and still.high > moving.high + SLACK and meets(still, moving)


def meets(still: Reach, moving: Reach) -> bool:
    """Whether they would meet in the picture, one over the other."""
    return still.inner < moving.outer and still.outer > moving.inner


def levels(stills: dict[str, list[Reach]], moving: list[Reach]) -> dict[str, int]:
    """After which of the moving parts, in the order of their heights, a still one is painted again; 0 is not at all.

    `stills` gives each still part's reach round the axle of each moving one. What may be painted later is, so that few
    layers do for all.
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
