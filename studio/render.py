"""Blender script of one picture: `blender -b --factory-startup -P studio/render.py -- CATALOGUE/ID-VIEW FOLDER`.

Writes raw frames to FOLDER: a.exr and b.exr (the watch in its crop, two seeds, with albedo and normals), shadow.exr
(the floor under the watch), floor.exr (the floor alone), crop.json (where the crop lies, shares of the picture).
"""
import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bpy  # noqa: E402

from studio import stage, watch as builder  # noqa: E402
from studio.description import load  # noqa: E402
from studio.framing import HEIGHT, WIDTH  # noqa: E402

SEEDS = (1, 8)
BOUNCES = dict(max_bounces=6, diffuse_bounces=1, glossy_bounces=3, transmission_bounces=4, transparent_max_bounces=12)


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('picture')
    parser.add_argument('folder', type=Path)
    parser.add_argument('--samples', type=int, default=12)
    parser.add_argument('--percent', type=int, default=100)
    parser.add_argument('--threads', type=int, default=1)
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def prepare(given) -> None:
    """The renderer's settings that all frames share."""
    scene = bpy.context.scene
    frame, cycles = scene.render, scene.cycles
    frame.engine, cycles.device = 'CYCLES', 'CPU'
    frame.resolution_x, frame.resolution_y, frame.resolution_percentage = WIDTH, HEIGHT, given.percent
    frame.threads_mode, frame.threads = 'FIXED', given.threads
    for key, value in BOUNCES.items():
        setattr(cycles, key, value)
    cycles.use_denoising = cycles.use_adaptive_sampling = False
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.light_sampling_threshold = .6, 4.0, .01
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.3
    frame.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    frame.image_settings.color_depth, frame.image_settings.exr_codec = '32', 'ZIP'


def shoot(path: Path, samples: int, seed: int, percent: int | None = None) -> None:
    scene = bpy.context.scene
    scene.cycles.samples, scene.cycles.seed = samples, seed
    if percent:
        scene.render.resolution_percentage = percent
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def shoot_watch(given, box) -> None:
    """Renders the watch alone without a background, in its crop, once for each seed."""
    frame = bpy.context.scene.render
    frame.film_transparent = frame.use_border = frame.use_crop_to_border = True
    frame.border_min_x, frame.border_min_y = box.left, box.bottom
    frame.border_max_x, frame.border_max_y = box.right, box.top
    bpy.context.view_layer.cycles.denoising_store_passes = True
    for name, seed in zip('ab', SEEDS):
        shoot(given.folder / f'{name}.exr', given.samples, seed)
    frame.film_transparent = frame.use_border = frame.use_crop_to_border = False
    bpy.context.view_layer.cycles.denoising_store_passes = False


def shoot_shadow(given, root) -> None:
    """The floor with and without the watch's shadow; both are smooth, so small frames do."""
    stage.ground()
    parts = [part for part in root.children_recursive if part.type == 'MESH']
    for part in parts:
        part.visible_camera = False
    shoot(given.folder / 'shadow.exr', 64, 3, 25)
    for part in parts:
        part.hide_render = True
    shoot(given.folder / 'floor.exr', 64, 4, 8)


def main() -> None:
    given = options()
    name, view = given.picture.rsplit('-', 1)
    catalogue, number = name.split('/')
    bpy.ops.wm.read_factory_settings(use_empty=True)
    root = builder.build(load(catalogue, int(number)))
    height = stage.stand(root, view)
    stage.light(view, height)
    box = stage.camera(root, view, height)
    given.folder.mkdir(parents=True, exist_ok=True)
    (given.folder / 'crop.json').write_text(json.dumps([box.left, box.bottom, box.right, box.top]))
    prepare(given)
    shoot_watch(given, box)
    shoot_shadow(given, root)


if __name__ == '__main__':
    main()
