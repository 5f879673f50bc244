"""Milanese mesh as a plain sheet whose loops are a texture: as wire it would be a quarter of a million triangles."""
import numpy as np

from studio.twin import surfaces


def install() -> None:
    """Puts the sheet in the place of the studio's wires. Call before anything is built."""
    from studio.straps import mesh
    mesh._loops = lambda *given: None
    mesh._core = sheet


def sheet(line, bar, width, thick, material) -> None:
    """The band from the spring bar on, its edge rounded as the loops' ends are; lengths in mm."""
    from studio import geometry as g
    from studio.outline import rounded
    from studio.straps import mesh
    base = surfaces.SPECS[material.name]['base']
    deep = tuple(v * (.45 + .55 * v / max(base)) * .8 for v in base)  # light falls from wire to wire before it leaves
    weave = surfaces.named(f'weave {material.name}', base=deep, metal=1.0, rough=.24,
                           texture=('mesh', mesh.ACROSS, mesh.ALONG, mesh.WIRE))
    outline = np.array(rounded(width - .1, thick, thick * .49))
    round_it = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(outline, axis=0).T))])
    stations = line.along[line.along >= bar][::8]
    part = g.loft('mesh band', [[line.point(a, x, v) for x, v in outline] for a in stations], weave,
                  uv=lambda s, k: (round_it[k], stations[s]))
    part['mapped'] = 'mm'
