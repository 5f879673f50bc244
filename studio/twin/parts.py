"""From Blender's parts to triangles by node and surface. Lengths are mm in the watch's frame, metres in what is returned."""
from collections import defaultdict

import numpy as np

from studio.twin import surfaces
from studio.twin.glb import MM, TILES

PRINT = ('text', 'bars', 'unlit', 'lit', 'segment', 'bezel bar')
"""Parts so thin that only their upper faces are seen."""
SKINS = {'back': -1, 'back ring': -1}
"""Open skins, and the way along z that they look (caseback.py): a photograph shows both sides of one, a model one."""
WELD = 1e-4
"""Points nearer than this are one, in mm."""
TURNS_FIVE_TIMES = 5
"""Repeats of a polar texture round the watch."""


def gathered(parts, axis, strap_width: float) -> dict:
    """{surface: [arrays by glTF's semantic]} of Blender's parts, their points in the frame of `axis` (a 4 x 4 matrix)."""
    made, names = defaultdict(list), segments(parts)
    for part in parts:
        corners = Corners(part, axis, strap_width)
        if 'segment' in part:
            corners.segment = names.index(part['segment'])
        for material in dict.fromkeys(corners.materials):
            mask = corners.of(material)
            if mask.any():
                made[material].append(corners.arrays(material, mask))
    return dict(made)


def segments(parts) -> list[str]:
    """The names of the liquid crystal's segments among the parts ("minutes-ones b"); their numbers are in _SEGMENT."""
    return sorted({part['segment'] for part in parts if 'segment' in part})


class Corners:
    """A part's triangles, unwelded: every three rows are one."""

    def __init__(self, part, axis, strap_width: float):
        data = part.data
        turn_outwards(data)
        frame = np.array(axis.inverted() @ part.matrix_world)
        if np.linalg.det(frame[:3, :3]) < 0:
            data.flip_normals()
        data.calc_normals_split()
        data.calc_loop_triangles()
        loops = _read(data.loop_triangles, 'loops', np.int32, 3)
        vertices, normals = _read(data.loops, 'vertex_index', np.int32), _read(data.loops, 'normal', np.float32, 3)
        self.local = _read(data.vertices, 'co', np.float32, 3)[vertices[loops]].reshape(-1, 3)
        self.normal = normals[loops].reshape(-1, 3)
        self.uv = None
        if data.uv_layers:
            self.uv = _read(data.uv_layers[0].data, 'uv', np.float32, 2)[loops].reshape(-1, 2)
        self.placed = self.local @ frame[:3, :3].T + frame[:3, 3]
        self.facing = self.normal @ np.linalg.inv(frame[:3, :3])
        self.facing /= np.maximum(np.linalg.norm(self.facing, axis=1, keepdims=True), 1e-9)
        index = _read(data.loop_triangles, 'material_index', np.int32)
        names = [material.name for material in data.materials]
        self.materials = [names[i] for i in index]
        self.segment = None
        self.unit = 1.0 if part.get('mapped') == 'mm' else strap_width  # of a strap's own mapping, across
        self.seen = np.ones(len(index), bool)
        if part.name.startswith(PRINT):
            self.seen = self.normal.reshape(-1, 3, 3).mean(1)[:, 2] > .5
        looks = 1 if names == ['glass'] else SKINS.get(part.name, 0)
        if looks * self.facing[:, 2].mean() < 0:
            self._turn_over()

    def _turn_over(self) -> None:
        """An open skin: Blender may call its hollow side the outer one."""
        flip = np.arange(len(self.local)).reshape(-1, 3)[:, ::-1].reshape(-1)
        self.local, self.placed = self.local[flip], self.placed[flip]
        self.facing, self.normal = -self.facing[flip], -self.normal[flip]

    def of(self, material: str) -> np.ndarray:
        """Which rows belong to triangles of this material that are seen."""
        return (np.array([name == material for name in self.materials]) & self.seen).repeat(3)

    def arrays(self, material: str, mask) -> dict:
        spec, made = surfaces.SPECS[material], dict(POSITION=self.placed[mask] * MM, NORMAL=self.facing[mask])
        if spec.get('texture'):
            found = surfaces.texture_of(spec)
            place = self._mapped(found, mask)
            made['TEXCOORD_0'] = np.clip(place, 0, 1) if found['uv'] == 'planar' else place / TILES + .5
        if surfaces.tinted(material):
            made['COLOR_0'] = np.tile(np.array(spec['base'], float), (mask.sum(), 1))
        if spec.get('aniso'):  # derivatives of the mapping are noise on the fill's thin triangles
            made['TANGENT'] = np.tile((1.0, 0, 0, 1.0), (mask.sum(), 1))
        if self.segment is not None:
            made['_SEGMENT'] = np.full((mask.sum(), 1), self.segment)
        return made

    def _mapped(self, found: dict, mask) -> np.ndarray:
        """Texture coordinates in tiles, by the way a texture is laid on (textures.py)."""
        kind, tile, local = found['uv'], found['tile'], self.local[mask]
        across, along = tile if isinstance(tile, tuple) else (tile, tile)
        if kind == 'strap' and self.uv is not None:
            return self.uv[mask] * (1 if across == 'width' else self.unit / across, 1 / along)
        if kind == 'planar':
            return local[:, :2] / along * (1, -1) + .5
        if kind == 'polar':
            angle = np.arctan2(local[:, 1], local[:, 0]).reshape(-1, 3)
            angle = angle[:, :1] + (angle - angle[:, :1] + np.pi) % (2 * np.pi) - np.pi  # no seam within a triangle
            r = np.hypot(local[:, 0], local[:, 1])
            return np.column_stack([angle.reshape(-1) / (2 * np.pi) * TURNS_FIVE_TIMES,
                                    (r + np.abs(local[:, 2])) / along])
        main = np.abs(self.normal[mask].reshape(-1, 3, 3).mean(1)).argmax(1).repeat(3)
        return np.take_along_axis(local, np.array([[2, 1], [2, 0], [1, 0]])[main], 1) / along


def turn_outwards(data) -> None:
    """Turns the faces of a closed Blender mesh outwards, also where it was put together from loose pieces, such as the
    wall of a hole: each alone may look either way. Leaves an open one as it is."""
    import bmesh
    work, welded = bmesh.new(), bmesh.new()
    for one in (work, welded):
        one.from_mesh(data)
        one.faces.ensure_lookup_table()
    was = welded.faces.layers.int.new('was')
    for face in welded.faces:
        face[was] = face.index
    bmesh.ops.remove_doubles(welded, verts=welded.verts, dist=WELD)
    if all(len(edge.link_faces) == 2 for edge in welded.edges):
        bmesh.ops.recalc_face_normals(welded, faces=welded.faces)
        wrong = [work.faces[face[was]] for face in welded.faces if face.normal.dot(work.faces[face[was]].normal) < 0]
        bmesh.ops.reverse_faces(work, faces=wrong)
        work.to_mesh(data)
    work.free()
    welded.free()


def _read(source, name: str, kind, width: int = 1) -> np.ndarray:
    """A property of all items of a Blender collection; shape (n,) or (n, width)."""
    values = np.empty(len(source) * width, kind)
    source.foreach_get(name, values)
    return values if width == 1 else values.reshape(-1, width)
