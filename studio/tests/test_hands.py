"""Forms and places of hands."""
import unittest

from studio.description import SCHEMA
from studio.dial.handforms import OUTLINES, above, angles, drop
from studio.movement.shapes import area
from studio.tests.test_movement import inside


class Forms(unittest.TestCase):
    def test_there_is_a_form_for_every_style_of_the_schema(self):
        self.assertEqual(set(OUTLINES), set(SCHEMA['$defs']['hands']['properties']['style']['enum']))

    def test_every_hand_reaches_its_length_and_is_the_same_on_both_sides(self):
        for style, form in OUTLINES.items():
            outline, _ = form(12.0, 1.5)
            self.assertAlmostEqual(max(y for _, y in outline), 12, msg=style)
            rounded = {(round(x, 6) + 0.0, round(y, 6)) for x, y in outline}
            self.assertEqual(rounded, {(-x + 0.0, y) for x, y in rounded}, style)

    def test_the_lume_lies_within_its_hand(self):
        for style, form in OUTLINES.items():
            outline, window = form(12.0, 1.5)
            for x, y in window or ():
                self.assertTrue(inside((x * .999, y), outline), (style, x, y))

    def test_a_tip_is_cut_straight_across(self):
        square = [(-1, 0), (1, 0), (1, 4), (-1, 4)]
        self.assertAlmostEqual(abs(area(above(square, 3))), 2)
        self.assertEqual(above(square, 5), [])


class Places(unittest.TestCase):
    def test_hands_stand_where_the_time_says(self):
        hour, minute, second = angles((10, 8, 36))
        self.assertAlmostEqual(hour, 10 + 8 / 60)
        self.assertAlmostEqual(minute * 5, 8.6)
        self.assertAlmostEqual(second * 5, 36)

    def test_a_bent_hand_is_straight_to_half_way_and_never_reaches_the_domed_dial(self):
        self.assertEqual(drop(5, 10, .6), 0)
        for distance in (6, 8, 10):
            self.assertGreater(drop(distance, 10, .6), drop(distance - 1, 10, .6))
            self.assertLess(drop(distance, 10, .6), .6 * (distance / 10) ** 2)


if __name__ == '__main__':
    unittest.main()
