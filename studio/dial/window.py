"""The date window."""
from studio import geometry as g, materials
from studio.fonts import FONTS
from studio.outline import polar, rect, rounded


def opening(part, lay) -> list:
    """The hole in the dial."""
    width = lay.mm(part['width']) * (2.1 if part['day'] else 1)
    return rounded(width, lay.mm(part['height']), .12, polar(lay.mm(part['distance']), part['at']), 3)


def build(part, lay) -> None:
    """The date's paper and figures, and the frame where there is one."""
    width, height = lay.mm(part['width']) * (2.1 if part['day'] else 1), lay.mm(part['height'])
    centre = polar(lay.mm(part['distance']), part['at'])
    g.plate('date', [rect(width + 1, height + 1, centre)], -.5, -.42, materials.paint(part['paper'], .5), .01,
            (0, 0, lay.z))
    g.text(part['text'], FONTS['condensed'], height * .66, materials.paint(part['ink'], .5), (*centre, lay.z - .42),
           .005)
    if 'frame' in part:
        loops = [rounded(width + .5, height + .5, .2, centre), rounded(width, height, .12, centre)]
        g.plate('date frame', loops, -.1, .16, materials.finish_of(part['frame']), .06, (0, 0, lay.z))
