"""Which pictures a word selects, and when a picture is due again."""
import json
import tempfile
import threading
import unittest
from pathlib import Path
from unittest import mock

from studio import manifest, pictures, queue
from studio.pictures import Picture, SelectionError, fingerprint, modules, select


class Selecting(unittest.TestCase):
    def test_words_narrow_from_all_to_one(self):
        self.assertEqual(len(select(None)), 162)
        self.assertEqual(len(select('timex')), 18)
        self.assertEqual([p.key for p in select('timex/3')], ['timex/3-1', 'timex/3-2', 'timex/3-3'])
        self.assertEqual([p.key for p in select('timex/3-angle')], ['timex/3-2'])
        self.assertEqual(select('timex/3-2'), select('timex/3-angle'))

    def test_words_that_name_nothing_are_refused(self):
        for words in ('rolex', 'timex/x', 'timex/99', 'timex/3-back', 'timex/3-4'):
            with self.assertRaises(SelectionError, msg=words):
                select(words)

    def test_files_lie_where_the_shop_looks_for_them(self):
        catalogues = [json.loads((pictures.ROOT / 'data' / f'{c}.json').read_text('utf8')) for c in pictures.CATALOGUES]
        urls = [url for catalogue in catalogues for watch in catalogue for url in watch['url']]
        files = ['/' + str(p.file.relative_to(pictures.ROOT / 'public')) for p in select(None)]
        self.assertEqual(sorted(files), sorted(urls))


class Fingerprints(unittest.TestCase):
    def setUp(self):
        self.picture = Picture('timex', 3, 'front')
        self.before = fingerprint(self.picture, 12)

    def test_it_is_the_same_twice_and_differs_by_view_and_samples(self):
        self.assertEqual(fingerprint(self.picture, 12), self.before)
        self.assertNotEqual(fingerprint(Picture('timex', 3, 'angle'), 12), self.before)
        self.assertNotEqual(fingerprint(self.picture, 13), self.before)

    def test_it_follows_the_description_and_the_catalogue(self):
        described = pictures.read_description('timex', 3)
        changed = json.loads(json.dumps(described))
        changed['dial']['ink'] = '#123456'
        with mock.patch.object(pictures, 'read_description', return_value=changed):
            self.assertNotEqual(fingerprint(self.picture, 12), self.before)
        entry = pictures.find_entry('timex', 3)
        with mock.patch.object(type(entry), 'numbers', return_value=entry.numbers() | {'diameter': 99}):
            self.assertNotEqual(fingerprint(self.picture, 12), self.before)

    def test_it_follows_only_the_code_that_the_watch_is_built_with(self):
        names = lambda parts: {str(f.relative_to(pictures.HERE)) for f in modules(parts)}
        leather = names({'case': {'shape': 'round'}, 'strap': {'kind': 'leather'}})
        mesh = names({'case': {'shape': 'octagon'}, 'strap': {'kind': 'mesh'}, 'digital': {}})
        self.assertIn('case.py', leather)
        self.assertNotIn('straps/mesh.py', leather)
        self.assertNotIn('resin.py', leather)
        self.assertTrue({'resin.py', 'straps/mesh.py'} < mesh)
        self.assertNotIn('case.py', mesh)

    def test_all_its_files_exist(self):
        for picture in select(None)[::3]:
            for file in modules(pictures.load(picture.catalogue, picture.number).parts):
                self.assertTrue(file.is_file(), file)

    def test_tidying_a_file_changes_nothing_and_code_does(self):
        with tempfile.TemporaryDirectory() as folder:
            def read(text):
                file = Path(folder) / 'part.py'
                file.write_text(text, encoding='utf8')
                return pictures.code(file)
            plain = read('def f(a, b):\n    return a + b\n')
            tidied = read('"""What."""\n# why\ndef f(a,\n      b):\n    """Adds."""\n    return a + b  # sum\n\n')
            self.assertEqual(tidied, plain)
            self.assertNotEqual(read('def f(a, b):\n    return a - b\n'), plain)
            self.assertNotEqual(read('if a:\n    b\nc\n'), read('if a:\n    b\n    c\n'))


class Due(unittest.TestCase):
    def due(self, entries, present=True):
        picture = Picture('timex', 3, 'front')
        with mock.patch.object(manifest, 'read', return_value=entries), \
                mock.patch.object(Path, 'exists', return_value=present):
            return [p.key for p, _ in queue.due([picture], 12)]

    def setUp(self):
        self.mark = fingerprint(Picture('timex', 3, 'front'), 12)

    def test_a_picture_is_due_when_it_is_missing_or_made_from_something_else(self):
        self.assertEqual(self.due({'timex/3-1': {'hash': self.mark}}), [])
        self.assertEqual(self.due({'timex/3-1': {'hash': 'older'}}), ['timex/3-1'])
        self.assertEqual(self.due({'timex/3-1': {'hash': self.mark}}, present=False), ['timex/3-1'])
        self.assertEqual(self.due({}, present=False), ['timex/3-1'])

    def test_somebodys_own_photograph_is_never_due(self):
        self.assertEqual(self.due({}), [])


class Manifest(unittest.TestCase):
    def test_entries_from_many_threads_all_arrive(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / 'photographed.json'
            threads = [threading.Thread(target=manifest.record,
                                        args=(f'timex/{i}-1', {'hash': str(i)}, file)) for i in range(12)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertEqual(len(manifest.read(file)), 12)
            self.assertEqual([f.name for f in Path(folder).iterdir()], ['photographed.json'])
