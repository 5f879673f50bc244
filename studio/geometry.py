"""Solid parts as Blender meshes. All lengths in mm, in the watch's frame (see measures.py).

`use_root` puts every part under the watch's root. Functions return the new object. A part built within `moving`
turns and stores its animation.
"""
import contextlib
import math
from dataclasses import dataclass, replace

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.outline import TURN, fillet, polar

_root = None
_fonts = {}
_moves = {}
_riding = []


@dataclass(frozen=True)
class Moving:
    """Parts that turn together. They have its name in `part['moves']` and are built as the photograph shows them."""
    name: str
    axle: tuple[float, float]
    """The axle in mm. For a mover `on` another one: with that one at 0."""
    drive: dict
    """Its animation (drives.py)."""
    stands: float
    """Degrees clockwise at which it was built, from its position at 0, relative to the mover that carries it."""
    on: str | None


def use_root(root) -> None:
    """Hangs all parts built from now on under `root`, a new watch's."""
    global _root
    _root = root
    _moves.clear()


@contextlib.contextmanager
def moving(name: str, axle, drive: dict, stands: float):
    """Parts built within it turn about `axle`. Within another `moving`, that mover carries them."""
    _moves[name] = Moving(name, tuple(axle), drive, stands, _riding[-1] if _riding else None)
    _riding.append(name)
    try:
        yield
    finally:
        _riding.pop()


def moves() -> dict[str, Moving]:
    """The movers of the watch under construction by name, in the order of building."""
    return dict(_moves)


def shift(parts, names, by) -> None:
    """Moves parts, and the axles of the movers `names`, by (x, y)."""
    for part in parts:
        part.location.x += by[0]
        part.location.y += by[1]
    for name in names:
        x, y = _moves[name].axle
        _moves[name] = replace(_moves[name], axle=(x + by[0], y + by[1]))


def mesh(name: str, points, faces, material, crease: float = 32):
    """A part from points and faces; edges sharper than `crease` degrees stay sharp."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, p)) for p in points], [], [tuple(int(i) for i in f) for f in faces])
    return finished(data, name, material, crease)


def finished(data, name: str, material, crease: float = 32):
    """Puts a mesh into the scene with outward normals and smooth shading."""
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(crease)
    data.materials.clear()
    if material:
        data.materials.append(material)
    part = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(part)
    part.parent = _root
    if _riding:
        part['moves'] = _riding[-1]
    return part


def lathe(name: str, profile, material, sides: int = 256, relief=None, crease: float = 32, at=(0, 0, 0), turn=None,
          closed: bool = False):
    """A turned part: `profile` is [(radius, z)], `relief(radius, z, angles)` returns what to add to the radius."""
    angles = np.linspace(0, TURN, sides, endpoint=False)
    points, faces, rings = [], [], []
    for radius, z in profile:
        start = len(points)
        if radius < 1e-6:
            points.append((0, 0, z))
            rings.append([start] * sides)
            continue
        reach = radius + (0 if relief is None else relief(radius, z, angles)) * np.ones(sides)
        points += list(zip(reach * np.cos(angles), reach * np.sin(angles), np.full(sides, z)))
        rings.append(list(range(start, start + sides)))
    for i in range(len(rings) if closed else len(rings) - 1):
        a, b = rings[i], rings[(i + 1) % len(rings)]
        for k in range(sides):
            j = (k + 1) % sides
            corners = list(dict.fromkeys((a[k], a[j], b[j], b[k])))
            if len(corners) > 2:
                faces.append(corners)
    part = mesh(name, points, faces, material, crease)
    part.location = at
    if turn:
        part.rotation_euler = turn
    return part


def plate(name: str, loops, bottom: float, top: float, material, bevel: float = .05, at=(0, 0, 0), hour: float = 0.0,
          crease: float = 32, steps: int = 2):
    """A flat part from closed outlines (a loop within a loop is a hole), edges bevelled, turned to a clock hour."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    half = (top - bottom) / 2
    bevel = min(bevel, half * .98)
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = max(0, half - bevel), bevel, steps, -bevel
    for loop in loops:
        line = curve.splines.new('POLY')
        line.points.add(len(loop) - 1)
        for point, (x, y) in zip(line.points, loop):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    part = finished(_as_mesh(curve), name, material, crease)
    part.location = (at[0], at[1], at[2] + (top + bottom) / 2)
    part.rotation_euler = (0, 0, -hour * TURN / 12)
    return part


def _as_mesh(curve):
    holder = bpy.data.objects.new('outline', curve)
    data = bpy.data.meshes.new_from_object(holder)
    bpy.data.objects.remove(holder)
    bpy.data.curves.remove(curve)
    return data


def text(words: str, font: str, cap: float, material, at=(0, 0, 0), height: float = .014, hour: float = 0.0,
         bevel: float = 0.0, anchor: str = 'centre', stretch: float = 1.0, spacing: float = 1.0, outline: float = 0.0):
    """Words lying on the plane z = at[2], `cap` mm high, `height` mm thick. None when the font draws nothing.

    `anchor` is centre, left or right. `outline` > 0 draws only the letters' contours, that many mm wide.
    """
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.font = words, _font(font)
    curve.size, curve.space_character, curve.resolution_u = cap / _cap_share(font), spacing, 6
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = max(0, height / 2 - bevel), bevel, 2
    curve.offset = -bevel * .7
    if outline:
        curve.fill_mode, curve.extrude, curve.bevel_depth, curve.bevel_resolution = 'NONE', 0, outline / 2, 0
    data = _as_mesh(curve)
    if not data.vertices:
        return None
    points = np.array([v.co[:] for v in data.vertices])
    low, high = points.min(0), points.max(0)
    x0 = {'centre': (low[0] + high[0]) / 2, 'left': low[0], 'right': high[0]}[anchor]
    for vertex in data.vertices:
        vertex.co.x = (vertex.co.x - x0) * stretch
        vertex.co.y -= (low[1] + high[1]) / 2
        if outline:
            vertex.co.z *= height / outline
    part = finished(data, 'text ' + words, material)
    part.location = (at[0], at[1], at[2] + height / 2)
    part.rotation_euler = (0, 0, -hour * TURN / 12)
    part['width'] = float((high[0] - low[0]) * stretch)
    return part


def _font(path: str):
    if path not in _fonts:
        _fonts[path] = bpy.data.fonts.load(path)
    return _fonts[path]


def _cap_share(path: str) -> float:
    """Height of a capital as a share of the font's size."""
    key = ('cap', path)
    if key not in _fonts:
        curve = bpy.data.curves.new('cap', 'FONT')
        curve.body, curve.font, curve.size = '8' if 'dseg' in path.lower() else 'H', _font(path), 1
        data = _as_mesh(curve)
        heights = [v.co.y for v in data.vertices]
        _fonts[key] = max(heights) - min(heights)
        bpy.data.meshes.remove(data)
    return _fonts[key]


def arc_text(words: str, font: str, cap: float, radius: float, hour: float, material, z: float, height: float = .014,
             tracking: float = .22, bottom: bool = False):
    """Words along a circle, their middle at a clock hour; `bottom` makes them readable in the lower half."""
    letters, widths = [], []
    for letter in words:
        part = None if letter == ' ' else text(letter, font, cap, material, (0, 0, z), height)
        letters.append(part)
        widths.append(part['width'] if part else cap * .45)
    tracking *= cap
    x = -(sum(widths) + tracking * (len(words) - 1)) / 2
    for part, width in zip(letters, widths):
        offset = (x + width / 2) / radius * 12 / TURN
        x += width + tracking
        if part:
            at = hour + (-offset if bottom else offset)
            part.location.x, part.location.y = polar(radius, at)
            part.rotation_euler = (0, 0, -at * TURN / 12 + (math.pi if bottom else 0))
    return [part for part in letters if part]


def place(part, radius: float, hour: float, inverted: bool = False):
    """Moves a part that was built at the centre out to a clock hour and turns it along."""
    part.location.x, part.location.y = polar(radius, hour)
    part.rotation_euler = (0, 0, -hour * TURN / 12 + (math.pi if inverted else 0))
    return part


def loft(name: str, sections, material, capped: bool = True, crease: float = 35, closed: bool = False, strips=None,
         uv=None):
    """A skin over sections of equally many (x, y, z) points; `closed` joins the last to the first.

    `strips` gives single strips (the k-th lies between the k-th and the next point of every section) another material;
    `uv(section, k)` returns the mapping of a point.
    """
    sides, count = len(sections[0]), len(sections)
    points = [p for section in sections for p in section]
    faces = []
    for i in range(count if closed else count - 1):
        a, b = i * sides, (i + 1) % count * sides
        faces += [(a + k, a + (k + 1) % sides, b + (k + 1) % sides, b + k) for k in range(sides)]
    if capped and not closed:
        faces += [tuple(range(sides - 1, -1, -1)), tuple(range((count - 1) * sides, count * sides))]
    made = mesh(name, points, faces, material, crease)
    for strip, other in (strips or {}).items():
        _dress(made, [i for i in range(len(faces)) if len(faces[i]) == 4 and i % sides == strip], other)
    if uv:
        mapping = made.data.uv_layers.new(name='UV')
        for loop in made.data.loops:
            mapping.data[loop.index].uv = uv(*divmod(loop.vertex_index, sides))
    return made


def _dress(part, faces, material) -> None:
    """Gives some faces of a part another material."""
    if material.name not in part.data.materials:
        part.data.materials.append(material)
    index = part.data.materials.find(material.name)
    for face in faces:
        part.data.polygons[face].material_index = index


def block(name: str, size, material, corner: float = .3, steps: int = 3, frame: Matrix | None = None,
          crease: float = 40):
    """A box with rounded edges, in `frame`."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1.0)
    for vertex in work.verts:
        vertex.co = Vector(c * s for c, s in zip(vertex.co, size))
    bmesh.ops.bevel(work, geom=list(work.edges), offset=corner, segments=steps, affect='EDGES', profile=.5,
                    clamp_overlap=True)
    if frame is not None:
        work.transform(frame)
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    return finished(data, name, material, crease)


def pin(name: str, radius: float, length: float, material, frame: Matrix | None = None, round_end: float = .1):
    """A rod from z = 0 to `length` with rounded ends, in `frame`."""
    part = lathe(name, fillet([(0, 0), (radius, 0), (radius, length), (0, length)], round_end, 3), material, sides=48)
    if frame is not None:
        part.matrix_basis = frame
    return part


def outward(hour: float, radius: float, z: float = 0.0) -> Matrix:
    """The frame at the case's flank at a clock hour whose z points outwards and whose x points to the back."""
    angle = math.pi / 2 - hour * TURN / 12
    return (Matrix.Translation((radius * math.cos(angle), radius * math.sin(angle), z))
            @ Matrix.Rotation(angle, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'Y'))


def diced(part, pitch: float):
    """Cuts a flat part's faces along a grid so that it can be bent smoothly."""
    work = bmesh.new()
    work.from_mesh(part.data)
    reach = max(max(abs(v.co.x), abs(v.co.y)) for v in work.verts)
    for axis in ((1, 0, 0), (0, 1, 0)):
        for at in np.arange(-reach + pitch, reach, pitch):
            bmesh.ops.bisect_plane(work, geom=work.verts[:] + work.edges[:] + work.faces[:], dist=1e-5,
                                   plane_co=Vector(axis) * float(at), plane_no=axis)
    work.to_mesh(part.data)
    work.free()
    return part


def bend(part, lower) -> None:
    """Lowers each point of a part by `lower(x, y)` mm; x and y in the watch's frame."""
    frame = part.matrix_basis.copy() if part.matrix_basis != Matrix() else Matrix.LocRotScale(
        part.location, part.rotation_euler, part.scale)
    back = frame.inverted()
    for vertex in part.data.vertices:
        point = frame @ vertex.co
        point.z -= lower(point.x, point.y)
        vertex.co = back @ point
    part.data.update()
