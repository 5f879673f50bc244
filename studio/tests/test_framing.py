"""The camera's frame: even margins, nothing cut off."""
import unittest

from studio.framing import HEIGHT, MARGIN, SIDE_MARGIN, WIDTH, Box, crop, frame, margin_faults


class Framing(unittest.TestCase):
    def test_a_tall_watch_fills_the_height_between_the_margins(self):
        box = Box(-10, -40, 10, 40)
        self.assertAlmostEqual(frame(box).height, 80 / (1 - 2 * MARGIN))

    def test_a_broad_watch_fills_the_width_between_the_margins(self):
        shown = frame(Box(-40, -10, 40, 10))
        self.assertAlmostEqual(shown.height * WIDTH / HEIGHT, 80 / (1 - 2 * SIDE_MARGIN))

    def test_the_watch_stands_in_the_middle_lifted_for_its_shadow(self):
        box = Box(5, 100, 25, 180)
        seen = crop(box, frame(box, lift=.012), pad=0)
        self.assertAlmostEqual((seen.left + seen.right) / 2, .5)
        self.assertAlmostEqual((seen.bottom + seen.top) / 2, .512)

    def test_the_crop_never_leaves_the_picture(self):
        box = Box(-30, -40, 30, 40)
        seen = crop(box, frame(Box(-10, -10, 10, 10)))
        self.assertEqual((seen.left, seen.bottom, seen.right, seen.top), (0, 0, 1, 1))

    def test_nothing_to_frame_is_an_error(self):
        with self.assertRaisesRegex(ValueError, 'nothing to frame'):
            frame(Box(3, 3, 3, 9))

    def test_framed_watches_have_no_margin_faults_and_shifted_ones_have(self):
        for box in (Box(-10, -40, 10, 40), Box(-40, -30, 40, 30)):
            seen = crop(box, frame(box))
            self.assertEqual(margin_faults([seen.left, seen.bottom, seen.right, seen.top]), [])
        self.assertEqual(margin_faults([.2, .12, .9, .88]), ['uneven margins'])
        self.assertIn('the watch stands too near the edge', margin_faults([.01, .12, .99, .88]))
