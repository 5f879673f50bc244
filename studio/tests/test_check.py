"""Tests of the check of finished pictures; they need no picture."""
import unittest

import numpy as np

from studio import check


class Alike(unittest.TestCase):
    def found(self, view: str, difference: float) -> list[str]:
        one = np.full((30, 24, 3), 100, np.float32)
        return check._alike({'a/1-4': (view, one), 'b/2-4': ('back', one + difference)})

    def test_backs_with_one_movement_are_told_apart_by_their_engraving(self):
        self.assertEqual(self.found('back', .5), [])
        self.assertEqual(self.found('back', .2), ['a/1-4 and b/2-4 look alike'])

    def test_any_other_two_pictures_differ_by_more(self):
        self.assertEqual(self.found('front', .5), ['a/1-4 and b/2-4 look alike'])
        self.assertEqual(self.found('front', 1.5), [])
