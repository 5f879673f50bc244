"""Blender script of a dial's layers: `blender -b --factory-startup -P studio/layers.py -- CATALOGUE/ID FOLDER`.

Renders the front view in parts: the fixed parts, each moving part alone at every 360/VIEWS degrees, and the parts that
cover a moving part. Writes FOLDER/layers.json with the positions in px of the picture (strips.py), and the raw frames:
those of render.py for the first layer, NAME-VIEW.exr for the others. `--measure` renders nothing.
"""
import argparse
import json
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

from studio import geometry, render, stage, watch as builder  # noqa: E402
from studio.description import load  # noqa: E402
from studio.digital.segments import DIGITS  # noqa: E402
from studio.drives import FIGURES  # noqa: E402
from studio.framing import HEIGHT, WIDTH  # noqa: E402
from studio.layering import Reach, is_layered, levels  # noqa: E402

VIEWS = 24
LOWEST = .12
"""Mm over the dial at which the lowest hands lie; their pins reach further down."""
PAD = 4
"""Px round a part in its box."""
SHEET = (WIDTH // 2, HEIGHT // 2)
"""Size of the layers in px."""


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('watch')
    parser.add_argument('folder', type=Path)
    parser.add_argument('--samples', type=int, default=12)
    parser.add_argument('--percent', type=int, default=100)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--measure', action='store_true')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


class Scene:
    """The watch on its stage: its parts, its movers, and the mapping from its frame to the picture."""

    def __init__(self, root):
        self.root, self.moves = root, geometry.moves()
        self.parts = [p for p in root.children_recursive if p.type == 'MESH' and p.data.vertices]
        layered = lambda part: is_layered(part.get('moves', 'balance'))
        self.still = [p for p in self.parts if not layered(p)]
        self.moving = {name: [p for p in self.parts if p.get('moves') == name]
                       for name in self.moves if is_layered(name)}
        self.built = {part.name: part.matrix_basis.copy() for part in self.parts}

    def seen(self, place) -> tuple[float, float]:
        """Px from the left and the top of the layers' picture."""
        at = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, self.root.matrix_world @ Vector(place))
        return at.x * SHEET[0], (1 - at.y) * SHEET[1]

    def points(self, part) -> np.ndarray:
        """All points of a part, in mm of the watch's frame."""
        flat = np.empty(len(part.data.vertices) * 3)
        part.data.vertices.foreach_get('co', flat)
        frame = np.array(self.root.matrix_world.inverted() @ part.matrix_world)
        return flat.reshape(-1, 3) @ frame[:3, :3].T + frame[:3, 3]

    def stand(self, name: str, angle: float) -> None:
        """Turns the mover `name` to `angle` degrees; the mover that carries it is at 0."""
        move = self.moves[name]
        turn = about(move.axle, angle) @ about(move.axle, move.stands).inverted()
        if move.on:
            carrier = self.moves[move.on]
            turn = turn @ about(carrier.axle, carrier.stands).inverted()
        for part in self.moving[name]:
            part.matrix_basis = turn @ self.built[part.name]
        bpy.context.view_layer.update()

    def reach(self, parts, axle) -> Reach:
        """The space of parts round an axle."""
        points = np.concatenate([self.points(p) for p in parts])
        away = np.hypot(points[:, 0] - axle[0], points[:, 1] - axle[1])
        inner = 0 if any(self.covers(part, axle) for part in parts) else float(away.min())
        return Reach(float(points[:, 2].min()), float(points[:, 2].max()), inner, float(away.max()))

    def covers(self, part, axle) -> bool:
        """Whether a part lies across an axle."""
        back = part.matrix_world.inverted() @ self.root.matrix_world
        return part.ray_cast(back @ Vector((*axle, 50)), back.to_3x3() @ Vector((0, 0, -1)))[0]

    def box(self, parts) -> list[int]:
        """Left, top, width and height in px of the picture."""
        places = np.array([self.seen(p) for part in parts for p in self.points(part)[::self.step(part)]])
        left, top = np.floor(places.min(0)).astype(int) - PAD
        right, bottom = np.ceil(places.max(0)).astype(int) + PAD
        return [int(left), int(top), int(right - left), int(bottom - top)]

    @staticmethod
    def step(part) -> int:
        return max(1, len(part.data.vertices) // 4000)


def about(axle, degrees: float) -> Matrix:
    """The turn by degrees clockwise round an axle of the watch's frame."""
    there = Matrix.Translation((*axle, 0))
    return there @ Matrix.Rotation(-math.radians(degrees), 4, 'Z') @ there.inverted()


def described(scene: Scene, name: str) -> dict:
    """A moving part's entry of data/dials.json without its pictures: upright, in px."""
    move, parts = scene.moves[name], scene.moving[name]
    scene.stand(name, 0)
    taken = scene.reach(parts, move.axle)
    place = (*move.axle, middle(taken))
    (x, y), (east, _), (_, north) = (scene.seen(Vector(place) + Vector(v)) for v in ((0, 0, 0), (5, 0, 0), (0, 5, 0)))
    layer = {'name': name, 'box': scene.box(parts), 'axle': [round(x, 2), round(y, 2)],
             'squash': round((y - north) / (east - x), 4), 'drive': move.drive}
    return layer | ({'on': move.on} if move.on else {})


def figures(scene: Scene) -> list[dict]:
    """The layers of a digital clock's digits: digits of one size share their pictures."""
    cells = {}
    for part in scene.moving.get('segments', []):
        cells.setdefault(part['segment'].split()[0], []).append(part)
    return [{'name': place, 'box': scene.box(parts), 'drive': FIGURES[place], 'figures': place.split('-')[0]}
            for place, parts in cells.items()]


def middle(reach: Reach) -> float:
    """The height at which a part lies, in mm."""
    return (reach.low + reach.high) / 2


def arranged(scene: Scene) -> list[dict]:
    """All layers in the order in which they are painted."""
    names = [name for name in scene.moving if name != 'segments']
    layers, reaches = [described(scene, name) for name in names], {}
    for name in names:
        move = scene.moves[name]
        own, centre = scene.reach(scene.moving[name], move.axle), scene.moves[move.on].axle if move.on else move.axle
        away = math.dist(move.axle, centre)
        reaches[name] = Reach(own.low, own.high, max(0, away - own.outer) if away else own.inner, away + own.outer)
    names.sort(key=lambda name: reaches[name].low)
    layers.sort(key=lambda layer: reaches[layer['name']].low)
    axles = [scene.moves[scene.moves[n].on or n].axle for n in names]
    stills = {p.name: [scene.reach([p], axle) for axle in axles] for p in scene.still if p.name != 'crystal'}
    found = levels(stills, [reaches[name] for name in names])
    floor = max([scene.points(p)[:, 2].max() for p in scene.still if p.name == 'dial'], default=0)
    out = [{'still': 'still'}, *figures(scene)]
    for index, layer in enumerate(layers, 1):
        out.append(layer | {'rise': max(LOWEST, round(middle(reaches[layer['name']]) - floor, 2))})
        again = [p for p in scene.still if found.get(p.name) == index]
        if again:
            out.append({'still': f'over-{index}', 'box': scene.box(again), 'parts': [p.name for p in again]})
    return out


def shoot(given, scene: Scene, layers) -> None:
    """All raw frames."""
    frame = bpy.context.scene.render
    for part in (p for parts in scene.moving.values() for p in parts):
        part.hide_render = True
    render.shoot_watch(given, given.crop)
    frame.film_transparent = frame.use_border = frame.use_crop_to_border = True
    for layer in layers[1:]:
        if 'still' in layer:
            shoot_over(given, scene, layer)
        elif 'figures' in layer:
            shoot_figures(given, scene, layer)
        else:
            shoot_views(given, scene, layer)
    frame.film_transparent = frame.use_border = frame.use_crop_to_border = False
    only(scene, scene.still)
    render.shoot_shadow(given, scene.root)


def border(box) -> list[int]:
    """Frames a box of the layers' picture. Returns the part of the box that lies in the picture."""
    frame = bpy.context.scene.render
    left, top = max(0, box[0]), max(0, box[1])
    right, bottom = min(SHEET[0], box[0] + box[2]), min(SHEET[1], box[1] + box[3])
    frame.border_min_x, frame.border_max_x = left / SHEET[0], right / SHEET[0]
    frame.border_min_y, frame.border_max_y = 1 - bottom / SHEET[1], 1 - top / SHEET[1]
    return [left, top, right - left, bottom - top]


def only(scene: Scene, parts) -> None:
    """Hides all but these."""
    for part in scene.parts:
        part.hide_render = part not in parts


def shoot_over(given, scene: Scene, layer) -> None:
    """Renders the parts that cover a moving part. The rest of the watch casts shade and reflections but is invisible."""
    only(scene, scene.still)
    for part in scene.still:
        part.visible_camera = part.name in layer['parts']
    layer['crops'] = [border(layer['box'])]
    render.shoot(given.folder / f'{layer["still"]}-0.exr', given.samples * 2, render.SEEDS[0])
    for part in scene.still:
        part.visible_camera = True


def shoot_views(given, scene: Scene, layer) -> None:
    """Renders a moving part alone at each angle, with the light of that angle."""
    only(scene, scene.moving[layer['name']])
    layer['crops'] = []
    for view in range(VIEWS):
        scene.stand(layer['name'], view * 360 / VIEWS)
        layer['crops'].append(border(scene.box(scene.moving[layer['name']])))
        render.shoot(given.folder / f'{layer["name"]}-{view}.exr', given.samples * 2, render.SEEDS[0])


def shoot_figures(given, scene: Scene, layer) -> None:
    """Renders the ten digits of a place; places of one size are rendered once."""
    if (given.folder / f'{layer["figures"]}-0.exr').exists():
        return
    cell = [p for p in scene.moving['segments'] if p['segment'].split()[0] == layer['name']]
    layer['crops'] = [border(layer['box'])]
    for view in range(10):
        only(scene, [p for p in cell if p['segment'].split()[1] in DIGITS[str(view)]])
        render.shoot(given.folder / f'{layer["figures"]}-{view}.exr', given.samples * 2, render.SEEDS[0])


def main() -> None:
    given = options()
    catalogue, number = given.watch.split('/')
    bpy.ops.wm.read_factory_settings(use_empty=True)
    root = builder.build(load(catalogue, int(number)))
    render.prepare(given)
    height = stage.stand(root, 'front')
    stage.light('front', height)
    given.crop = stage.camera(root, 'front', height)
    scene = Scene(root)
    layers = arranged(scene)
    given.folder.mkdir(parents=True, exist_ok=True)
    crop = given.crop
    (given.folder / 'crop.json').write_text(json.dumps([crop.left, crop.bottom, crop.right, crop.top]))
    if not given.measure:
        shoot(given, scene, layers)
    (given.folder / 'layers.json').write_text(json.dumps(layers))


if __name__ == '__main__':
    main()
