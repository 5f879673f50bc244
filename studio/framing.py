"""Position of a watch in its picture. Pure: needs no Blender."""
from dataclasses import dataclass

WIDTH, HEIGHT = 1200, 1500
MARGIN = .115
"""Least free share of the picture's height above and below, and of its width at both sides."""
SIDE_MARGIN = .09


@dataclass(frozen=True)
class Box:
    """A rectangle; units as given."""
    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.bottom


@dataclass(frozen=True)
class Frame:
    """The camera's section: centre and height, in the units of the box."""
    x: float
    y: float
    height: float


def frame(box: Box, lift: float = .012) -> Frame:
    """The frame that shows `box` with even margins; `lift` raises the watch by that share, for its shadow.

    Raises ValueError for an empty box.
    """
    if box.width <= 0 or box.height <= 0:
        raise ValueError('nothing to frame')
    height = max(box.height / (1 - 2 * MARGIN), box.width / (1 - 2 * SIDE_MARGIN) * HEIGHT / WIDTH)
    return Frame((box.left + box.right) / 2, (box.bottom + box.top) / 2 - lift * height, height)


def close(box: Box, share: float) -> Frame:
    """The frame in whose middle `box` takes at most `share` of the height and of the width."""
    return Frame((box.left + box.right) / 2, (box.bottom + box.top) / 2,
                 max(box.height / share, box.width / share * HEIGHT / WIDTH))


def crop(box: Box, shown: Frame, pad: float = .006) -> Box:
    """The box as shares of the picture (0 to 1), with a rim of `pad`."""
    width = shown.height * WIDTH / HEIGHT
    x = lambda v: (v - shown.x) / width + .5
    y = lambda v: (v - shown.y) / shown.height + .5
    clip = lambda v: min(1.0, max(0.0, v))
    return Box(clip(x(box.left) - pad), clip(y(box.bottom) - pad), clip(x(box.right) + pad), clip(y(box.top) + pad))


def margin_faults(box) -> list[str]:
    """Problems of a watch's box (shares of the picture: left, bottom, right, top)."""
    left, bottom, right, top = box[0], box[1], 1 - box[2], 1 - box[3]
    found = []
    if min(left, right) < SIDE_MARGIN - .02 or min(top, bottom) < MARGIN - .03:
        found.append('the watch stands too near the edge')
    if abs(left - right) > .02 or abs(top - bottom) > .05:
        found.append('uneven margins')
    return found
