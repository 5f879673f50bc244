"""Blender script of a lume picture: `blender -b --factory-startup -P studio/dark.py -- CATALOGUE/ID FOLDER`.

Renders the front view by the light of the lume and a little blue room light. Writes the same raw frames of the watch as
render.py.
"""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bpy  # noqa: E402

from studio import render, stage, watch as builder  # noqa: E402
from studio.description import load  # noqa: E402
from studio.glowing import colour_by_night  # noqa: E402
from studio.materials import linear  # noqa: E402

GLOW, ROOM = .62, .10
"""Radiance of luminous paint, and the room's share of its daytime light; the studio's key lamp has 36."""
BLUE = (.45, .60, 1.0, 1.0)


def light_up() -> None:
    """Lets luminous paint and gas tubes shine. Hides the crystal, because its painted streak reflects a lamp."""
    for material in bpy.data.materials:
        kind, _, colour = material.name.partition(' ')
        shown = colour_by_night(kind, colour[:7])
        if not shown:
            continue
        shader = next(n for n in material.node_tree.nodes if n.type == 'BSDF_PRINCIPLED')
        if not shader.inputs['Emission'].links:
            shader.inputs['Emission'].default_value = (*deep(linear(shown)), 1)
        for link in shader.inputs['Emission Strength'].links:
            material.node_tree.links.remove(link)
        shader.inputs['Emission Strength'].default_value = GLOW
        material.cycles.sample_as_light = True
    for part in bpy.data.objects:
        part.hide_render = part.hide_render or part.name.startswith('crystal')


def deep(colour) -> tuple:
    """A colour that keeps its hue at a brightness at which the film tones would make it pale."""
    return tuple(v ** 1.6 / max(colour) ** .6 for v in colour)


def put_out() -> None:
    """Takes the lamps away and dims the room."""
    for lamp in [o for o in bpy.data.objects if o.type == 'LIGHT']:
        bpy.data.objects.remove(lamp)
    tree = bpy.data.worlds['room'].node_tree
    ground = next(n for n in tree.nodes if n.type == 'BACKGROUND')
    ground.inputs['Color'].default_value = BLUE
    level = ground.inputs['Strength'].links[0].from_socket
    dim = tree.nodes.new('ShaderNodeMath')
    dim.operation, dim.inputs[1].default_value = 'MULTIPLY', ROOM
    tree.links.new(level, dim.inputs[0])
    tree.links.new(dim.outputs[0], ground.inputs['Strength'])


def main() -> None:
    given = render.options()
    catalogue, number = given.picture.split('/')
    bpy.ops.wm.read_factory_settings(use_empty=True)
    root = builder.build(load(catalogue, int(number)))
    render.prepare(given)
    height = stage.stand(root, 'front')
    stage.light('front', height)
    box = stage.camera(root, 'front', height)
    light_up()
    put_out()
    given.folder.mkdir(parents=True, exist_ok=True)
    (given.folder / 'crop.json').write_text(json.dumps([box.left, box.bottom, box.right, box.top]))
    render.shoot_watch(given, box)


if __name__ == '__main__':
    main()
