"""Backs and detail views agree with the catalogue: every engraving and every view is in it."""
import json
import re
import unittest

from studio import description, pictures
from studio.catalogue import CATALOGUES, ROOT, SPECIFICATIONS
from studio.framing import Box, close
from studio.pictures import SelectionError, select, select_with_closer, views_of
from studio.tests.test_watches import line_of, value_of

BACKS = {'exhibition back': 'glass', 'glass back': 'glass', 'four screws': 'four-screws', 'snap': 'snapped',
         'screw-down back': 'screwed', 'screw-down crown and': 'screwed'}
WORKS = {'column-wheel': 'column-wheel', 'Hand-wound': 'hand-wound', 'Automatic': 'rotor'}
COMMON = {'WATER', 'RESISTANT', 'CASE', '·'}
ROOM_OF_RING = 54
"""Letters that the ring of a back holds, spaces with them."""

# The fingerprint of a picture includes its promise, so an edited promise would have its pictures rendered again.
AMERICAN = {'open centre': 'open center', 'centre lines': 'center lines', 'laid round': 'laid around',
            'curve inwards': 'curve inward'}


class Closer(unittest.TestCase):
    def watches(self):
        for key in SPECIFICATIONS:
            catalogue, number = key.split('/')
            with self.subTest(watch=key):
                yield description.load(catalogue, int(number))

    def texts(self, watch) -> str:
        return ' '.join(line_of(watch, f'txt{i}') for i in (1, 2, 3, *range(5, 17)))

    def test_a_back_is_closed_as_the_case_line_says(self):
        for watch in self.watches():
            line = value_of(watch, 'txt9')
            said = next((form for words, form in BACKS.items() if words in line), 'plain')
            self.assertEqual(watch.parts['case']['back_form'], said, line)

    def test_what_moves_behind_the_glass_is_what_winds_the_watch(self):
        for watch in self.watches():
            case, line = watch.parts['case'], value_of(watch, 'txt5')
            if case['back_form'] == 'glass':
                rim = 'cut down to a rim' in line_of(watch, 'txt2')
                said = 'rim-rotor' if rim else next(works for words, works in WORKS.items() if words in line)
                self.assertEqual(case['works'], said, line)

    def test_every_engraved_word_is_the_catalogue_s(self):
        for watch in self.watches():
            known = set(re.findall(r'[^\s,:()]+', (self.texts(watch) + f' {watch.entry.name} {watch.entry.brand}').upper()))
            engraved = watch.parts['case']['engraving']
            words = ' '.join([engraved['above'], engraved['below'], *engraved.get('middle', [])]).split()
            self.assertLessEqual(set(words) - COMMON, known)
            self.assertEqual('middle' in engraved, watch.parts['case']['back_form'] != 'glass')

    def test_words_above_and_below_share_a_ring_and_do_not_meet(self):
        for watch in self.watches():
            engraved = watch.parts['case']['engraving']
            self.assertLessEqual(len(engraved['above'] + engraved['below']), ROOM_OF_RING)

    def test_every_closer_view_was_promised(self):
        for watch in self.watches():
            for asked in watch.parts['closer']:
                promise = asked['promise']
                for british, american in AMERICAN.items():
                    promise = promise.replace(british, american)
                self.assertIn(promise, self.texts(watch))
            views = [asked['view'] for asked in watch.parts['closer']]
            self.assertTrue(1 <= len(set(views)) == len(views) <= 3)

    def test_the_shop_knows_the_same_views(self):
        known = json.loads((ROOT / 'data' / 'closer-views.json').read_text('utf8'))
        asked = {watch.entry.key: [each['view'] for each in watch.parts['closer']] for watch in self.watches()}
        self.assertEqual(known, asked)


class Selecting(unittest.TestCase):
    def test_closer_views_follow_the_three_in_the_order_of_the_description(self):
        self.assertEqual(views_of('xerix', 4), ('front', 'angle', 'profile', 'back', 'clasp', 'dial'))
        self.assertEqual([p.key for p in select_with_closer('xerix/4')], [f'xerix/4-{i}' for i in range(1, 7)])
        self.assertEqual([p.name for p in select_with_closer('xerix/4-5')], ['xerix/4-clasp'])
        self.assertEqual(select_with_closer('xerix/4-dial'), select_with_closer('xerix/4-6'))

    def test_they_come_on_top_of_the_three_of_every_watch(self):
        everything = select_with_closer(None)
        self.assertEqual([p for p in everything if p.view in pictures.VIEWS], select(None))
        self.assertEqual(len({p.file for p in everything}), len(everything))
        for catalogue in CATALOGUES:
            self.assertGreater(len(select_with_closer(catalogue)), len(select(catalogue)))

    def test_a_view_that_a_watch_lacks_is_refused(self):
        for words in ('timex/3-dial', 'timex/3-9', 'timex/3-sky', 'rolex', 'timex/99'):
            with self.assertRaises(SelectionError, msg=words):
                select_with_closer(words)


class Framing(unittest.TestCase):
    def test_a_close_up_gives_the_part_its_share_in_the_middle(self):
        tall, broad = close(Box(0, 0, 1, 4), .5), close(Box(-4, 2, 4, 3), .5)
        self.assertEqual((tall.x, tall.y, tall.height), (.5, 2, 8))
        self.assertAlmostEqual(broad.height * 1200 / 1500, 16)
