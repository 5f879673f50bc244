"""Which pictures have a scale, and which are to be measured again."""
import json
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from studio import scales
from studio.pictures import select


class Scales(unittest.TestCase):
    def setUp(self):
        self.pictures = select('xerix/1')
        self.made = {p.key: {'hash': 'a', 'box': [.2, .1, .8, .9]} for p in self.pictures}

    def test_the_front_and_the_three_quarter_view_have_one_and_the_profile_has_none(self):
        self.assertEqual([p.key for p in scales.wanted(self.pictures, self.made)], ['xerix/1-1', 'xerix/1-2'])

    def test_somebodys_own_photograph_has_none(self):
        del self.made['xerix/1-1']
        self.assertEqual([p.key for p in scales.wanted(self.pictures, self.made)], ['xerix/1-2'])

    def test_a_picture_is_measured_once_and_again_when_it_was_taken_again(self):
        known = {'xerix/1-1': {'hash': 'a', 'px_per_mm': 16}, 'xerix/1-2': {'hash': 'old', 'px_per_mm': 16}}
        self.assertEqual([p.key for p in scales.due(self.pictures, self.made, known)], ['xerix/1-2'])

    def run_with(self, box):
        with tempfile.TemporaryDirectory() as folder, \
                mock.patch.object(scales, 'select', return_value=self.pictures), \
                mock.patch.object(scales.manifest, 'read', return_value=self.made), \
                mock.patch.object(scales.queue, 'measure', return_value=(16.5, box)):
            file = Path(folder) / 'scales.json'
            file.write_text(json.dumps({'gone/1-1': {'hash': 'a', 'px_per_mm': 9}}))
            return scales.bring_up_to_date(1, file), scales.read(file)

    def test_the_file_holds_what_was_measured_and_nothing_that_is_no_longer_the_studios(self):
        entry = {'hash': 'a', 'px_per_mm': 16.5}
        self.assertEqual(self.run_with([.2, .1, .8, .9]), ([], {'xerix/1-1': entry, 'xerix/1-2': entry}))

    def test_a_watch_that_no_longer_stands_as_it_was_taken_is_a_failure_and_gets_no_scale(self):
        failures, known = self.run_with([.25, .1, .75, .9])
        self.assertEqual((len(failures), known), (2, {}))
