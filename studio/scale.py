"""Blender script that measures the scale of a picture: `blender -b -P studio/scale.py -- CATALOGUE/ID-VIEW FOLDER`.

Builds and frames the watch as render.py does, renders nothing, and writes FOLDER/scale.json: `px_per_mm` at the middle
of the case band, in px of the finished picture, and `box`, where the watch lies in it (shares of the picture).
"""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

from studio import stage, watch as builder  # noqa: E402
from studio.description import load  # noqa: E402
from studio.framing import HEIGHT  # noqa: E402


def main() -> None:
    picture, folder = sys.argv[sys.argv.index('--') + 1:]
    name, view = picture.rsplit('-', 1)
    catalogue, number = name.split('/')
    bpy.ops.wm.read_factory_settings(use_empty=True)
    root = builder.build(load(catalogue, int(number)))
    height = stage.stand(root, view)
    box = stage.camera(root, view, height)
    camera = bpy.context.scene.camera
    depth = -(camera.matrix_world.inverted() @ Vector((0, 0, height))).z
    found = HEIGHT * camera.data.lens / camera.data.sensor_height / depth
    written = {'px_per_mm': found, 'box': [box.left, box.bottom, box.right, box.top]}
    (Path(folder) / 'scale.json').write_text(json.dumps(written))


main()
