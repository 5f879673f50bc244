"""Lugs end where the catalogue says, leave the case smoothly and hold their spring bars."""
import math
import unittest

import numpy as np

from studio.catalogue import CATALOGUES, read_catalogue
from studio.description import load
from studio.lugforms import FORMS, edge, levels, rounded_off, section
from studio.measures import SPRING_BAR


class Lugs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        watches = [load(c, entry.number) for c in CATALOGUES for entry in read_catalogue(c)]
        cls.round = [watch for watch in watches if watch.parts['case']['shape'] == 'round']

    def every(self):
        for watch in self.round:
            with self.subTest(watch=watch.entry.key):
                m, form = watch.m, FORMS[watch.parts['case']['lugs']]
                yield watch, form, edge(form, m, m.lug_width / 2 + .12)

    def test_six_forms_at_least_are_worn_and_none_by_more_than_a_third(self):
        worn = [watch.parts['case']['lugs'] for watch in self.round]
        self.assertGreaterEqual(len(set(worn)), 6)
        self.assertLess(max(map(worn.count, worn)), len(worn) / 3)

    def test_a_lug_reaches_from_within_the_band_to_the_catalogue_s_lug_to_lug(self):
        for watch, _, line in self.every():
            self.assertLess(math.hypot(*line[0]), watch.m.radius)
            self.assertAlmostEqual(2 * line[-1, 1], watch.entry.lug_to_lug, 1)
            self.assertTrue((np.diff(line[:, 1]) > 0).all(), 'the edge turns back')
            self.assertLess(line[:, 0].max(), watch.m.radius, 'broader than the case')

    def test_what_leaves_at_a_tangent_runs_on_from_the_case_without_a_corner(self):
        for _, form, line in self.every():
            if form.leave:
                first, radial = line[1] - line[0], line[0]
                cosine = abs(first @ radial) / np.linalg.norm(first) / np.linalg.norm(radial)
                self.assertLess(cosine, math.sin(math.radians(5)))

    def test_the_spring_bar_lies_within_the_lug(self):
        for watch, form, line in self.every():
            m = watch.m
            top, under = levels(form, m, np.array([m.bar_y]))
            self.assertGreater(top[0], m.bar_z + SPRING_BAR)
            self.assertLess(under[0], m.bar_z - SPRING_BAR)

    def test_a_section_lies_between_its_limits(self):
        for name, form in FORMS.items():
            for share in (0, .5, 1):
                x, z = np.array(section(form, 10, 13, -2, 2, share)).T
                self.assertTrue(10 <= x.min() < x.max() <= 13.001, name)
                self.assertTrue(-2.001 <= z.min() < z.max() <= 2.001, name)

    def test_a_rounded_end_takes_off_nothing_inwards_of_it_and_all_at_the_tip(self):
        self.assertEqual(rounded_off(3, 2), 0)
        self.assertAlmostEqual(rounded_off(0, 2), 2)
