"""The pure parts of the models, without Blender."""
import ast
import json
import struct
import tempfile
import unittest
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import numpy as np

from studio.description import HERE
from studio.twin import models, shade, size, surfaces, textures
from studio.twin.glb import Glb
from studio.twin.models import Model


class Sizes(unittest.TestCase):
    ENTRY = SimpleNamespace(key='timex/9', diameter=40.0, thickness=11.0, lug_to_lug=47.0)

    def watch(self, radius=20.0, tip=23.5):
        return {'band': np.array([[-radius, 0, -3], [radius, 0, 3]]), 'back': np.array([[0, 0, -5.0]]),
                'crystal': np.array([[0, 0, 6.0]]), 'crown': np.array([[26.0, 0, 0]]),
                'lug.001': np.array([[10, -tip, 0], [10, tip, 0]]), 'strap': np.array([[0, 60.0, -30]])}

    def test_a_watch_is_measured_without_crown_and_strap(self):
        found = size.measured(self.watch())
        self.assertEqual(found, {'diameter': 40, 'thickness': 11, 'lug_to_lug': 47})
        self.assertEqual(size.faults(found, self.ENTRY), [])

    def test_a_tenth_of_a_millimetre_is_let_pass_and_no_more(self):
        self.assertEqual(size.faults(size.measured(self.watch(radius=20.04)), self.ENTRY), [])
        told = size.faults(size.measured(self.watch(radius=20.06, tip=23.4)), self.ENTRY)
        self.assertEqual(len(told), 2)
        self.assertIn('diameter is 40.12 mm, the catalogue says 40.00', told[0])


class Surfaces(unittest.TestCase):
    def test_each_material_of_the_studio_is_known(self):
        tree = ast.parse((HERE / 'materials.py').read_text(encoding='utf8'))
        made = {f.name for f in tree.body if isinstance(f, ast.FunctionDef)
                and any(getattr(d, 'id', '') == 'once' for d in f.decorator_list)}
        self.assertEqual(made - surfaces.STUDIO.keys() - surfaces.MADE_OF_OTHERS, set())

    def test_textured_metals_of_all_colours_are_one_surface(self):
        spec = dict(metal=1.0, rough=.2, texture=('strokes', 'box'))
        known = {'a': spec | {'base': (.5, .5, .5)}, 'b': spec | {'base': (.8, .6, .3)}, 'c': dict(base=(1, 0, 0), rough=1)}
        with mock.patch.object(surfaces, 'SPECS', known):
            self.assertEqual(surfaces.family('a'), surfaces.family('b'))
            self.assertEqual(surfaces.family('c'), 'c')

    def test_metals_whose_texture_is_laid_on_differently_are_one_surface(self):
        spec = dict(metal=1.0, rough=.2, base=(.5, .5, .5))
        known = {laid: spec | {'texture': ('strokes', laid)} for laid in ('box', 'polar')} | {
            'rays': spec | {'texture': ('rays',)}}
        with mock.patch.object(surfaces, 'SPECS', known):
            self.assertEqual(surfaces.family('box'), surfaces.family('polar'))
            self.assertNotEqual(surfaces.family('box'), surfaces.family('rays'))

    @unittest.skipUnless(find_spec('cv2'), 'no OpenCV here')
    def test_they_have_the_same_pictures(self):
        for pair in surfaces.SAME_PICTURES.items():
            self.assert_alike(*(textures.make(*texture) for texture in pair))

    def assert_alike(self, one: dict, other: dict):
        for name in (one.keys() | other.keys()) - {'uv'}:
            np.testing.assert_array_equal(one[name], other[name])


class Shade(unittest.TestCase):
    def test_rays_go_outwards_evenly(self):
        rays = shade.directions(200)
        np.testing.assert_allclose(np.linalg.norm(rays, axis=1), 1)
        self.assertGreater(rays[:, 2].min(), 0)
        np.testing.assert_allclose(rays[:, :2].mean(0), 0, atol=.01)


class Files(unittest.TestCase):
    def written(self, folder):
        with mock.patch.dict(surfaces.SPECS, {'red': dict(base=(1, 0, 0), rough=.5)}):
            glb = Glb()
            corners = np.array([[0, 0, 0], [.01, 0, 0], [0, .01, 0]])
            mesh = glb.mesh('body', {'red': [dict(POSITION=corners, NORMAL=np.tile((0, 0, 1.0), (3, 1)))]})
            glb.add('nodes', dict(name='timex-9', mesh=mesh))
            glb.save(Path(folder) / 'a.glb')
        return (Path(folder) / 'a.glb').read_bytes()

    def test_a_file_says_its_length_and_holds_its_points(self):
        with tempfile.TemporaryDirectory() as folder:
            data = self.written(folder)
            self.assertEqual(data, self.written(folder))
        magic, version, length = struct.unpack('<4sII', data[:12])
        self.assertEqual((magic, version, length), (b'glTF', 2, len(data)))
        head = struct.unpack('<I', data[12:16])[0]
        told = json.loads(data[20:20 + head])
        place = told['bufferViews'][told['accessors'][0]['bufferView']]
        start = 28 + head + place['byteOffset']
        points = np.frombuffer(data[start:start + place['byteLength']], np.float32).reshape(-1, 3)
        np.testing.assert_allclose(points[1], (.01, 0, 0))
        self.assertEqual(told['accessors'][0]['max'], [np.float32(.01), np.float32(.01), 0])


class Due(unittest.TestCase):
    def test_what_the_shop_has_and_what_is_exported_already_is_not_due(self):
        some = [Model('timex', 1), Model('timex', 2), Model('timex', 3)]
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            manifest = folder / 'models.json'
            manifest.write_text(json.dumps({'timex/1': {'made': models.fingerprint(some[0])}, 'timex/2': {'made': 'old'}}))
            some[2].stamp(folder).write_text(json.dumps({'made': models.fingerprint(some[2])}))
            self.assertEqual([model.key for model, _ in models.due(some, folder, manifest)], ['timex/2'])

    def test_each_watch_has_a_fingerprint_of_its_own(self):
        marks = [models.fingerprint(model) for model in models.chosen('gshock')]
        self.assertEqual(len(set(marks)), len(marks))

    def test_packing_ignores_comments_and_imports_and_follows_the_code(self):
        with tempfile.TemporaryDirectory() as name:
            def packed(text):
                file = Path(name) / 'packing.ts'
                file.write_text(text, encoding='utf8')
                return models.packing(file)
            code = packed('const TOLERANCE = 12e-6;')
            self.assertEqual(packed("import {\n  a,\n} from '@/b';\n/** In metres. */\nconst TOLERANCE =\n  12e-6; // strict\n"), code)
            self.assertNotEqual(packed('const TOLERANCE = 4e-6;'), code)


if __name__ == '__main__':
    unittest.main()
