"""The crystal. All lengths in mm."""
import numpy as np

from studio import geometry as g, materials


def build(watch) -> None:
    """A flat, domed or box crystal on its seat, with an upright wall if it rises above the bezel."""
    part, m = watch.parts['crystal'], watch.m
    r, edge, dome = m.crystal_radius - .03, m.crystal_edge, m.crystal_top - m.crystal_edge
    material = materials.crystal(part['coated'], part['tint'], r)
    # At the corners of an octagonal opening the glass continues under the frame.
    rim = 1.1 * r if watch.parts['case']['shape'] == 'octagon' else r
    if part['shape'] == 'flat':
        cap = [(r * s, edge + dome * (1 - s * s)) for s in np.linspace(0, 1 - .18 / r, 12)]
        wall = [(rim, edge - .18), (rim, min(edge, m.bezel_top) - .8)]
    else:
        power = 3.2 if part['shape'] == 'box' else 2.0
        cap = [(r * s, edge + dome * (1 - s ** power)) for s in np.sin(np.linspace(0, np.pi / 2, 40))]
        wall = [(rim, min(edge, m.bezel_top) - .8)]
    g.lathe('crystal', cap + wall, material, sides=192, crease=50)
