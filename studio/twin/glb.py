"""Writes binary glTF 2.0: nodes, primitives, and materials with the extensions that a watch needs. Pure: needs no Blender."""
import json
import struct
from pathlib import Path

import numpy as np

from studio.twin import surfaces

MM = .001
"""A millimetre in metres, glTF's unit."""
TILES = 64
"""Repeats of a texture that the packed coordinates (0 to 1) span; a texture transform unfolds them."""
SLIGHT, COAT, DULL = .15, .5, .4
"""Threshold of lacquer, the value of all lacquer, and the reflection of matt surfaces: few kinds of material mean few
draw calls."""
ARRAYS, FLOAT, REPEAT, LINEAR, MIPMAPS = 34962, 5126, 10497, 9729, 9987
"""glTF's numbers for vertex data, 32-bit floats, and how a texture is read."""


class Glb:
    """A binary glTF file in the making."""

    def __init__(self):
        reading = dict(wrapS=REPEAT, wrapT=REPEAT, magFilter=LINEAR, minFilter=MIPMAPS)
        self.json = dict(asset=dict(version='2.0', generator='the studio'), scene=0, scenes=[dict(nodes=[0])],
                         nodes=[], meshes=[], materials=[], accessors=[], bufferViews=[], buffers=[], textures=[],
                         images=[], samplers=[reading])
        self.blob, self.extensions = bytearray(), set()
        self._textures, self._materials = {}, {}

    def add(self, kind: str, item) -> int:
        """Appends to one of glTF's lists. Returns the item's index."""
        self.json[kind].append(item)
        return len(self.json[kind]) - 1

    def view(self, data: bytes, **more) -> int:
        self.blob += b'\0' * (-len(self.blob) % 4)
        self.blob += data
        start = len(self.blob) - len(data)
        return self.add('bufferViews', dict(buffer=0, byteOffset=start, byteLength=len(data), **more))

    def accessor(self, values) -> int:
        """The index of vertex data: values of shape (n, 1 to 4)."""
        values = np.ascontiguousarray(values, np.float32)
        kind = {1: 'SCALAR', 2: 'VEC2', 3: 'VEC3', 4: 'VEC4'}[values.shape[1]]
        return self.add('accessors', dict(bufferView=self.view(values.tobytes(), target=ARRAYS), componentType=FLOAT,
                                          type=kind, count=len(values), min=values.min(0).tolist(),
                                          max=values.max(0).tolist()))

    def texture(self, rgb) -> dict:
        """A reference to a picture of shape (h, w, 3), 0 to 1; each is kept once."""
        key = rgb.tobytes()
        if key not in self._textures:
            import cv2
            png = cv2.imencode('.png', (rgb[..., ::-1] * 255 + .5).astype(np.uint8))[1].tobytes()
            image = self.add('images', dict(bufferView=self.view(png), mimeType='image/png'))
            self._textures[key] = self.add('textures', dict(source=image, sampler=0))
        return dict(index=self._textures[key])

    def material(self, name: str) -> int:
        """The index of a surface (surfaces.py) as a glTF material; each is made once."""
        name = surfaces.family(name)
        if name not in self._materials:
            self._materials[name] = self.add('materials', self._material(name, surfaces.SPECS[name]))
        return self._materials[name]

    def _material(self, name: str, spec: dict) -> dict:
        surface = dict(baseColorFactor=[*map(float, spec['base']), spec.get('alpha', 1.0)],
                       metallicFactor=spec.get('metal', 0.0), roughnessFactor=spec['rough'])
        made, more = dict(name=name, pbrMetallicRoughness=surface), {}
        if spec.get('texture'):
            self._dress(made, more, spec)
        coated, dull = spec.get('coat', 0) > SLIGHT, spec.get('spec', 1.0) < 1
        if coated:
            more['KHR_materials_clearcoat'] = dict(clearcoatFactor=COAT, clearcoatRoughnessFactor=.03)
        elif dull:
            more['KHR_materials_specular'] = dict(specularFactor=DULL)
        if 'emit' in spec:
            made['emissiveFactor'] = list(map(float, spec['emit']))
            more['KHR_materials_emissive_strength'] = dict(emissiveStrength=.25)
        if 'alpha' in spec:
            made['alphaMode'] = 'BLEND'
        self.extensions |= set(more)
        return made | ({'extensions': more} if more else {})

    def _dress(self, made: dict, more: dict, spec: dict) -> None:
        """Gives a material the pictures of its texture, unfolded where they repeat."""
        found, unfold = surfaces.texture_of(spec), {}
        if found['uv'] != 'planar':
            transform = dict(offset=[-TILES / 2, -TILES / 2], scale=[TILES, TILES])
            unfold = dict(extensions=dict(KHR_texture_transform=transform))
            self.extensions.add('KHR_texture_transform')
        if 'base' in found:
            made['pbrMetallicRoughness']['baseColorTexture'] = self.texture(found['base']) | unfold
        if 'normal' in found:
            made['normalTexture'] = self.texture(found['normal']) | unfold
        if 'aniso' in found:
            more['KHR_materials_anisotropy'] = dict(anisotropyStrength=spec['aniso'], anisotropyRotation=0.0,
                                                    anisotropyTexture=self.texture(found['aniso']))

    def mesh(self, name: str, parts: dict) -> int:
        """The index of a mesh with a primitive for each material: {material: [arrays by semantic]}."""
        primitives = []
        for material, pieces in parts.items():
            whole = {k: np.concatenate([p[k] for p in pieces]) for k in pieces[0]}
            attributes = {k: self.accessor(v) for k, v in whole.items()}
            primitives.append(dict(attributes=attributes, material=self.material(material)))
        return self.add('meshes', dict(name=name, primitives=primitives))

    def save(self, path: Path) -> None:
        """Writes the file; the same content gives the same bytes."""
        if self.extensions:
            self.json['extensionsUsed'] = sorted(self.extensions)
        self.blob += b'\0' * (-len(self.blob) % 4)
        self.json['buffers'] = [dict(byteLength=len(self.blob))]
        head = json.dumps({k: v for k, v in self.json.items() if v != []}).encode()
        head += b' ' * (-len(head) % 4)
        path.write_bytes(struct.pack('<4sII', b'glTF', 2, 28 + len(head) + len(self.blob))
                         + struct.pack('<I4s', len(head), b'JSON') + head
                         + struct.pack('<I4s', len(self.blob), b'BIN\0') + bytes(self.blob))
