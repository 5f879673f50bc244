"""Which parts of a dial are layers, when dials and lume pictures are due, and what glows in which colour."""
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from studio import command, dials, lume, manifest
from studio.glowing import PAINT, colour_by_night, glows
from studio.layering import Reach, is_layered, levels, photographed_at
from studio.pictures import select

HOUR, MINUTE = Reach(.4, .6, 0, 10), Reach(.7, .9, 0, 16)


class Order(unittest.TestCase):
    def painted(self, still: Reach) -> int | None:
        return levels({'still': [still, still]}, [HOUR, MINUTE]).get('still')

    def test_what_lies_under_all_that_moves_is_in_the_first_picture_alone(self):
        self.assertIsNone(self.painted(Reach(0, .1, 2, 18)))

    def test_what_is_high_and_out_of_reach_is_not_painted_again(self):
        self.assertIsNone(self.painted(Reach(0, 4, 17, 20)))

    def test_hands_pass_over_tall_markers(self):
        self.assertIsNone(self.painted(Reach(0, 1.5, 8, 20)))

    def test_a_pin_over_everything_comes_last(self):
        self.assertEqual(self.painted(Reach(.3, 1.2, 0, .3)), 2)

    def test_what_lies_between_two_parts_is_painted_between_them(self):
        self.assertEqual(self.painted(Reach(.6, .65, 0, 5)), 1)

    def test_what_the_upper_part_never_meets_waits_for_the_last_picture(self):
        outer = Reach(.7, .9, 8, 16)
        self.assertEqual(levels({'stud': [Reach(.6, .65, 0, 5)] * 2}, [HOUR, outer]), {'stud': 2})

    def test_the_works_of_a_movement_stand_still(self):
        self.assertEqual([n for n in ('hour', 'sky', 'disc-1', 'balance', 'fork', 'cannon', 'escape-wheel')
                          if is_layered(n)], ['hour', 'sky', 'disc-1'])

    def test_the_photographed_time_is_the_hands_the_figures_or_the_displays_own(self):
        self.assertEqual(photographed_at({'hands': {'time': [10, 9, 35]}, 'display': {}}), 36575)
        self.assertEqual(photographed_at({'digital': {'time': '10:08', 'seconds': '37'}}), 36517)
        self.assertEqual(photographed_at({'display': {}}), 36480)


class Glow(unittest.TestCase):
    def test_tubes_and_coloured_paint_glow_as_they_look_and_pale_paint_green(self):
        self.assertEqual(colour_by_night('tube', '#a8e2f2'), '#a8e2f2')
        self.assertEqual(colour_by_night('lume', '#f99a48'), '#f99a48')
        self.assertEqual(colour_by_night('lume', '#f1eee0'), PAINT)

    def test_a_black_filling_and_other_materials_do_not_glow(self):
        self.assertIsNone(colour_by_night('lume', '#1a1816'))
        self.assertIsNone(colour_by_night('paint', '#f1eee0'))
        self.assertFalse(glows({'hands': {'lume': '#20211f'}, 'dial': {'indices': [{'metal': 'steel'}]}}))
        self.assertTrue(glows({'bezel': {'pip': '#b4f0a4'}}))


class Due(unittest.TestCase):
    def setUp(self):
        self.pictures = select('luminox/1') + select('timex/2')

    def test_every_watch_has_layers_and_those_that_glow_a_lume_picture(self):
        self.assertEqual([d.name for d in dials.of_watches(self.pictures)], ['luminox/1', 'timex/2'])
        self.assertEqual([d.name for d in lume.of_watches(self.pictures)], ['luminox/1'])

    def test_they_are_due_when_missing_or_made_from_something_else(self):
        for maker in (dials, lume):
            one = maker.of_watches(self.pictures)[:1]
            mark = maker.mark(one[0], 12)
            for entries, present, wanted in (({}, True, 1), ({'luminox/1': {'hash': mark}}, True, 0),
                                             ({'luminox/1': {'hash': 'older'}}, True, 1),
                                             ({'luminox/1': {'hash': mark}}, False, 1)):
                with mock.patch.object(manifest, 'read', return_value=entries), \
                        mock.patch.object(Path, 'exists', return_value=present):
                    self.assertEqual(len(maker.due(one, 12)), wanted, (maker.__name__, entries, present))

    def test_a_named_view_asks_for_photographs_alone_and_a_kind_for_itself(self):
        asked = lambda *words: command.kinds(command.options(words))
        self.assertEqual(asked('timex/3'), ('photographs', 'layers', 'lume'))
        self.assertEqual(asked('timex/3-front'), ('photographs',))
        self.assertEqual(asked('timex', '--only', 'lume'), ('lume',))

    def test_the_file_says_what_moves_before_there_are_pictures_and_whole_numbers_as_such(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / 'dials.json'
            layers = [{'src': 'still'}, {'src': 'hour', 'drive': {'period': 43200, 'points': [[0, 0.0], [43200, 360.0]]}}]
            with mock.patch.object(dials, 'FILE', file):
                dials.record(dials.Dial('timex', 2), layers, 0)
            told = manifest.read(file)['timex/2']
        self.assertEqual((told['photographed'], told['bytes']), (36513, 0))
        self.assertEqual(told['layers'][1]['src'], '/dials/timex/2/hour.webp')
        self.assertNotIn('.0', str(told['layers'][1]['drive']))


if __name__ == '__main__':
    unittest.main()
