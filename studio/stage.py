"""The set: how the watch stands, the light, the surroundings that it mirrors, the camera. All lengths in mm.

The world stands on z = 0 with the camera towards -y. The ground is not photographed: every picture has the shop's card
colour behind it, and only the shadow that the watch casts is taken from the scene (see render.py).
"""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.framing import Box, Frame, close, crop, frame
from studio.nodes import Nodes

VIEWS = {  # lean: degrees backwards; azimuth and elevation of the camera in degrees; shows: which parts, all without it
    'front': dict(lean=4, azimuth=0, elevation=7),
    'angle': dict(lean=10, azimuth=36, elevation=17),
    'profile': dict(lean=8, azimuth=82, elevation=6),
    'back': dict(lean=-15, azimuth=12, elevation=8, shows='head', turned=True),
    'clasp': dict(lean=10, azimuth=152, elevation=18),
    'dial': dict(lean=4, azimuth=0, elevation=7),
}
DISTANCE = 520
DIAL_ZOOM = 2
CLASP_SHARE = .46
"""Share of a close-up of the clasp that the clasp takes."""
LIGHTS = (  # name, place, width, height, radiance; the camera stands at (0, -520, 100)
    ('key', (-165, -235, 290), 95, 95, 36.0),
    ('top', (-30, -20, 230), 200, 120, 3.4),
    ('left', (-225, -130, 50), 70, 330, 2.6),
    ('right', (250, -40, 40), 60, 330, 2.0),
)


def points(root, named: str = '') -> np.ndarray:
    """All points of the watch in the world that the view shows; of the parts whose name holds `named`."""
    found = []
    for part in root.children_recursive:
        if part.type == 'MESH' and not part.hide_render and named in part.name:
            flat = np.empty(len(part.data.vertices) * 3)
            part.data.vertices.foreach_get('co', flat)
            to_world = np.array(part.matrix_world)
            found.append(flat.reshape(-1, 3) @ to_world[:3, :3].T + to_world[:3, 3])
    return np.concatenate(found) if found else np.empty((0, 3))


def stand(root, view: str) -> float:
    """Stands the watch on its strap, dial towards the camera's side. Returns the height of its middle."""
    shown = VIEWS[view].get('shows')
    for part in root.children_recursive:
        part.hide_render = part.hide_render or bool(shown) and part.get('belongs', shown) != shown
    root.matrix_basis = Matrix.Rotation(math.radians(90 - VIEWS[view]['lean']), 4, 'X')
    if VIEWS[view].get('turned'):
        root.matrix_basis = Matrix.Rotation(math.pi, 4, 'Z') @ root.matrix_basis
    bpy.context.view_layer.update()
    height = .02 - points(root)[:, 2].min()
    root.matrix_basis = Matrix.Translation((0, 0, height)) @ root.matrix_basis
    bpy.context.view_layer.update()
    return height


def camera(root, view: str, height: float) -> Box:
    """The camera that frames the watch evenly. Returns the watch's box as shares of the picture, (0, 0) lower left."""
    azimuth, elevation = (math.radians(VIEWS[view][k]) for k in ('azimuth', 'elevation'))
    data = bpy.data.cameras.new('camera')
    body = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(body)
    bpy.context.scene.camera = body
    target = Vector((0, 14 if view in ('angle', 'profile', 'clasp') else 0, height - 1))
    body.location = target + DISTANCE * Vector((math.sin(azimuth) * math.cos(elevation),
                                                -math.cos(azimuth) * math.cos(elevation), math.sin(elevation)))
    body.rotation_euler = (target - body.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.view_layer.update()
    box = _seen(points(root), body)
    shown = frame(box)
    if view == 'dial':
        middle = _seen(np.array([root.matrix_world.translation]), body)
        shown = Frame(middle.left, middle.bottom, shown.height / DIAL_ZOOM)
    elif view == 'clasp':
        shown = close(_seen(np.concatenate([points(root, 'buckle'), points(root, 'clasp')]), body), CLASP_SHARE)
    data.sensor_fit, data.sensor_height, data.clip_start, data.clip_end = 'VERTICAL', 36, 1, 10000
    data.lens = 36 / shown.height
    data.shift_x, data.shift_y = shown.x / shown.height, shown.y / shown.height
    return crop(box, shown)


def _seen(places: np.ndarray, body) -> Box:
    """The box of places in the world on the camera's plane at a distance of 1."""
    to_camera = np.array(body.matrix_world.inverted())
    seen = places @ to_camera[:3, :3].T + to_camera[:3, 3]
    flat = seen[:, :2] / -seen[:, 2:]
    return Box(*flat.min(0), *flat.max(0))


def light(view: str, height: float) -> None:
    """The lamps, which turn with the camera so that reflections stay composed, and the dark between them."""
    turn = Matrix.Rotation(math.radians(VIEWS[view]['azimuth']), 3, 'Z')
    middle = Vector((0, 0, height))
    for name, place, width, tall, radiance in LIGHTS:
        _lamp(name, turn @ Vector(place) + Vector((0, 0, height)), middle, width, tall, radiance)
    _world(turn)


def _lamp(name, place, target, width, tall, radiance) -> None:
    """A plain soft box, round where its sides are equal: radiance in scene units, size in mm."""
    lamp = bpy.data.lights.new(name, 'AREA')
    shape, share = ('ELLIPSE', math.pi / 4) if width == tall else ('RECTANGLE', 1)
    lamp.shape, lamp.size, lamp.size_y, lamp.energy = shape, width, tall, radiance * math.pi * width * tall * share
    body = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(body)
    body.location = place
    body.rotation_euler = (target - place).to_track_quat('-Z', 'Y').to_euler()
    body.visible_camera = False


def _world(turn) -> None:
    """A dim room: lighter above and behind the watch, dark beside the camera so that steel keeps its contrast, a pale
    card round the lens for what lies flat (hands, markers) to mirror, a bright bank above it that draws sharp edges."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    n = Nodes.__new__(Nodes)
    n.tree = tree
    back = turn @ Vector((0, 1, 0))
    direction = n.node('TexCoord').outputs['Generated']
    _, _, up = n.split(direction)
    rear = n.vector('DOT_PRODUCT', direction, tuple(back))
    side = n.vector('DOT_PRODUCT', direction, tuple(turn @ Vector((1, 0, 0))))
    level = n.math('MULTIPLY_ADD', n.step(up, .5, 1.0), .22, .02)
    bank = n.math('MULTIPLY', n.step(up, .50, .56), n.math('MULTIPLY', n.step(up, .86, .78), n.step(rear, .1, -.1)))
    level = n.math('MULTIPLY_ADD', bank, .95, level)
    level = n.math('MULTIPLY_ADD', n.step(rear, .0, .8), .60, level)
    level = n.math('MULTIPLY_ADD', n.step(rear, -.86, -.985), n.math('MULTIPLY_ADD', side, -.5, .22), level)
    ground = n.math('MULTIPLY', n.step(up, -.10, -.6), .26)
    card = n.math('MULTIPLY', n.step(up, -.16, -.22), n.step(up, -.46, -.36))
    ground = n.math('MULTIPLY_ADD', card, .42, ground)
    strength = n.math('ADD', level, ground)
    tree.links.new(n.node('Background', {'Color': (1, .99, .975), 'Strength': strength}).outputs[0],
                   n.node('OutputWorld').inputs[0])
    world.cycles.sampling_method = 'NONE'


def ground() -> object:
    """A plain floor and one broad light above it, for the shadow picture."""
    for lamp in [o for o in bpy.data.objects if o.type == 'LIGHT']:
        bpy.data.objects.remove(lamp)
    _lamp('sky', Vector((-40, -30, 320)), Vector((0, 10, 0)), 420, 420, 3.0)
    data = bpy.data.meshes.new('ground')
    s = 20000
    data.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
    n = Nodes('ground')
    data.materials.append(n.done(n.node('BsdfDiffuse', {'Color': (.8, .8, .8)})))
    body = bpy.data.objects.new('ground', data)
    bpy.context.scene.collection.objects.link(body)
    return body
