"""Blender script of one model: `blender -b --factory-startup -P studio/twin/export.py -- CATALOGUE/ID FOLDER`.

Writes FOLDER/<catalogue>-<id>.glb. The studio's frame is glTF's (x to 3 o'clock, y to 12, z to the reader); lengths
become metres. The fixed parts are one mesh. A moving part is a node on its axle, drawn at 12 o'clock and turned to the
photographed time for viewers without a clock; its `extras.drive` is its animation. The mesh is one node lower, because
packing scales the node of a mesh.
"""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

import bpy  # noqa: E402
from mathutils import Matrix  # noqa: E402

from studio import geometry  # noqa: E402
from studio.twin import cameras, milanese, movers, parts, shade, size, surfaces  # noqa: E402
from studio.twin.glb import Glb  # noqa: E402


def main() -> None:
    key, folder = sys.argv[sys.argv.index('--') + 1:]
    catalogue, number = key.split('/')
    bpy.ops.wm.read_factory_settings(use_empty=True)
    from studio import watch as builder
    from studio.description import load
    surfaces.install()
    milanese.install()
    watch = load(catalogue, int(number))
    root = builder.build(watch)
    built = [p for p in root.children_recursive if p.type == 'MESH' and (not p.hide_render or 'segment' in p)]
    seen_from = cameras.of(root)  # may hide parts
    found = size.measured(size.points_of(built))
    told = size.faults(found, watch.entry)
    if told:
        sys.exit('\n'.join(told))
    glb = written(watch, built, dict(watch=key, streak=surfaces.SPECS['glass']['streak'], views=seen_from))
    glb.save(Path(folder) / f'{catalogue}-{number}.glb')
    print(json.dumps({k: round(v, 3) for k, v in found.items()}))


def written(watch, built, extras: dict) -> Glb:
    """The file: a node for the fixed parts, and a node with its parts below it for each moving one."""
    still, moving = movers.found(built)
    glb, moves = Glb(), geometry.moves()
    body = parts.gathered(still, Matrix(), watch.m.lug_width)
    shade.add(body)
    name = watch.entry.key.replace('/', '-')
    glb.add('nodes', dict(name=name, mesh=glb.mesh('body', body), children=[], extras=extras))
    index = {None: 0}
    for name, some in moving.items():
        move = moves[name]
        arrays, segments = parts.gathered(some, movers.frame(move), watch.m.lug_width), None
        if move.drive.get('segments'):
            segments = parts.segments(some)
        child = glb.add('nodes', dict(name=f'{name} mesh', mesh=glb.mesh(name, arrays)))
        index[name] = glb.add('nodes', movers.node(move, child, segments))
    for name in moving:
        glb.json['nodes'][index[moves[name].on]]['children'].append(index[name])
    return glb


main()
