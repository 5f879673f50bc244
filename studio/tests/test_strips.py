"""How views are turned upright, chosen and packed. Needs OpenCV and OpenImageIO, as developing does; skipped without."""
import math
import unittest
from importlib.util import find_spec

import numpy as np

if not (find_spec('cv2') and find_spec('OpenImageIO')):
    raise unittest.SkipTest('no OpenCV and OpenImageIO here')

from studio import strips  # noqa: E402

LAYER = {'box': [40, 20, 20, 40], 'axle': [50.0, 60.0], 'squash': 1.0}
"""A hand of 40 px on an axle, upright."""
WHOLE = [0, 0, 100, 120]


def hand(bright: float) -> np.ndarray:
    """A view of a hand of one brightness."""
    view = np.zeros((40, 20, 4), np.float32)
    view[:, 8:12] = (bright, bright, bright, 1)
    return view


def to_the_right() -> np.ndarray:
    """The whole picture at twice its size, with that hand at three o'clock."""
    image = np.zeros((240, 200, 4), np.float32)
    image[116:124, 100:180] = 1
    return image


class Views(unittest.TestCase):
    def test_a_view_is_turned_back_to_twelve_round_its_axle(self):
        view = strips.upright(to_the_right(), WHOLE, LAYER, 90)
        self.assertEqual(view.shape, (40, 20, 4))
        self.assertGreater(view[2:38, 8:12].min(), .9)
        self.assertLess(max(view[:, :6].max(), view[:, 14:].max()), .05)

    def test_a_part_that_looks_the_same_everywhere_has_one_view_and_one_that_does_not_has_more(self):
        self.assertEqual(strips.enough([hand(.5)] * 24, 3), 1)
        turned = [hand(.5 + .4 * np.sin(k * math.tau / 24)) for k in range(24)]
        self.assertGreater(strips.enough(turned, 11), 1)
        self.assertEqual(strips.enough(turned, .1), 24)

    def test_what_lies_over_a_hand_comes_with_all_that_is_printed_on_it(self):
        still = np.full((750, 600, 3), 10, np.uint8)
        still[25, 45] = (250, 250, 250)
        over = np.zeros((40, 20, 4), np.float32)
        over[:20] = (.2, .2, .2, 1)
        seen = strips.as_seen(over, LAYER['box'], still)
        self.assertGreater(seen[5, 5, 0], .9)
        self.assertEqual(seen[30].max(), 0)


class Weight(unittest.TestCase):
    def test_a_dial_takes_as_much_as_it_may_and_no_more(self):
        noise = np.random.default_rng(1).integers(0, 255, (600, 600, 3), np.uint8)
        with self.assertRaisesRegex(ValueError, 'weigh more than 90000'):
            strips.packed({'still': [noise]})
        calm = np.full((750, 600, 3), 128, np.uint8)
        files, counts = strips.packed({'still': [calm], 'hour': [hand(.5)] * 24})
        self.assertEqual(counts, {'still': 1, 'hour': 1})
        self.assertLess(sum(map(len, files.values())), 90_000)


if __name__ == '__main__':
    unittest.main()
