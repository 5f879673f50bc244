"""The glass of a liquid crystal display: ground, frame, lit and unlit segments. All lengths in mm."""
from studio import geometry as g, materials
from studio.digital.segments import colons, line, live
from studio.materials import linear, once
from studio.nodes import Nodes
from studio.outline import rounded

LIFT = .10
"""How far the crystal's segments lie above their ground: they throw a faint shadow, as in a real display."""


@once
def ground(colour: str, mirrored: bool):
    """The reflector behind the crystal."""
    n = Nodes(f'panel {colour}')
    if mirrored:
        x, y, _ = n.split(n.here())
        slant = n.math('MULTIPLY_ADD', x, .45, y)
        tone = n.mix(n.step(slant, -9, 7), materials.shade(colour, .72), materials.shade(colour, 1.15))
        return n.done(n.principled(base=tone, metal=.55, rough=.42, coat=.25, coat_rough=.04))
    cloud = n.noise(n.here(), .12, 1)
    base = n.mix(n.math('MULTIPLY', cloud, .22), linear(colour), materials.shade(colour, .8))
    return n.done(n.principled(base=base, rough=.42, spec=.35))


class Panel:
    """One display: characters are gathered and laid down as two parts, lit and unlit."""

    def __init__(self, part, centre, size, z: float, corner: float):
        self.part, self.centre, self.size, self.z, self.corner = part, centre, size, z, corner
        self.lit, self.unlit, self.live = [], [], []

    def frame(self, colour: str, width: float = .5) -> None:
        """The ground, set into a dark bevelled rim."""
        (w, h), c = self.size, self.corner
        material = ground(self.part['panel'], self.part['mirrored'])
        g.plate('panel', [rounded(w + .2, h + .2, c, self.centre)], -.1, .03, material, .005, (0, 0, self.z), crease=5)
        loops = [rounded(w + 2 * width, h + 2 * width, c + width, self.centre, 6), rounded(w, h, c, self.centre, 6)]
        g.plate('panel frame', loops, -.1, .26, materials.paint(colour, .35, .45), .10, (0, 0, self.z))

    def write(self, words: str, height: float, x: float, y: float, anchor: str = 'centre', thick: float = .135,
              stretch: float = 1.0) -> None:
        """Characters whose lower edge lies at (x, y) from the panel's middle."""
        at = (self.centre[0] + x - .05 * height, self.centre[1] + y)
        self.lit += line(words, height, at, anchor, thick, stretch)
        self.unlit += line(words, height, at, anchor, thick, stretch, ghost=True)

    def count(self, words: str, places, height: float, x: float, y: float, anchor: str = 'centre',
              thick: float = .135) -> None:
        """Figures that change with the time, as `write` lays them down; `places` names them (drives.FIGURES)."""
        at = (self.centre[0] + x - .05 * height, self.centre[1] + y)
        self.live += live(words, places, height, at, anchor, thick)
        self.unlit += line(words, height, at, anchor, thick, ghost=True)
        self.lit += colons(words, height, at, anchor, thick)

    def shape(self, loop) -> None:
        """A lit outline in the panel's frame."""
        self.lit.append([(self.centre[0] + x, self.centre[1] + y) for x, y in loop])

    def finish(self) -> None:
        """Lays down all segments."""
        p = self.part
        share = .07 if sum(linear(p['panel'])) > sum(linear(p['ink'])) else .008
        ghost = tuple((1 - share) * a + share * b for a, b in zip(linear(p['panel']), linear(p['ink'])))
        if self.unlit and not p['mirrored']:
            g.plate('unlit segments', self.unlit, 0, .004, materials.paint(ghost, .45, .3), .001, (0, 0, self.z + .032))
        ink = materials.paint(p['ink'], .5, .15)
        if self.lit:
            g.plate('lit segments', self.lit, 0, .008, ink, .001, (0, 0, self.z + .03 + LIFT))
        if self.live:
            with g.moving('segments', (0, 0), {'segments': True}, 0):
                self._figures(ink)

    def _figures(self, ink) -> None:
        """Each segment of the figures that change on its own, the dark ones hidden."""
        for place, segment, loop, lit in self.live:
            made = g.plate('segment', [loop], 0, .008, ink, .001, (0, 0, self.z + .03 + LIFT))
            made['segment'] = f'{place} {segment}'
            made.hide_render = not lit
