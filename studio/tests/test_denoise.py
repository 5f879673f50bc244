"""How two noisy frames become one clean picture. Needs OpenCV and OpenImageIO, as developing does; skipped without."""
import unittest
from importlib.util import find_spec

import numpy as np

if not (find_spec('cv2') and find_spec('OpenImageIO')):
    raise unittest.SkipTest('no OpenCV and OpenImageIO here')

import cv2  # noqa: E402

from studio import denoise  # noqa: E402

SIZE = (70, 300)
"""Rows and columns: more than one block each way, and the last ones are smaller."""


def whole(a, b, features, strength=.62, stride=1):
    """The same non-local means, of the whole frame at once."""
    noise = denoise._box((a - b) ** 2 * .5, 7).mean(-1) + 1e-5
    pad = denoise.REACH * stride
    padded = [cv2.copyMakeBorder(x, pad, pad, pad, pad, cv2.BORDER_REFLECT) for x in (a, b, noise, features)]
    sums, weights = [np.zeros_like(a), np.zeros_like(a)], [np.zeros_like(noise), np.zeros_like(noise)]
    height, width = noise.shape
    for dy in range(-pad, pad + 1, stride):
        for dx in range(-pad, pad + 1, stride):
            sa, sb, sn, sf = (p[pad + dy:pad + dy + height, pad + dx:pad + dx + width] for p in padded)
            scale = strength * strength * (noise + sn) + 1e-6
            unlike = ((features - sf) ** 2).sum(-1)
            for i, (guide, shifted, take) in enumerate(((b, sb, sa), (a, sa, sb))):
                spread = ((guide - shifted) ** 2).mean(-1) - (noise + np.minimum(noise, sn))
                weight = np.exp(-np.maximum(denoise._box(spread / scale, 5), unlike))
                sums[i] += take * weight[..., None]
                weights[i] += weight
    return [s / w[..., None] for s, w in zip(sums, weights)]


def frames(empty: slice) -> list[np.ndarray]:
    """Two frames of one thing in their noise, and its features; nothing lies in the empty columns."""
    dice = np.random.default_rng(5)
    smooth = [cv2.GaussianBlur(dice.random((*SIZE, n)).astype(np.float32), (0, 0), 3) for n in (3, 6)]
    noisy = [smooth[0] * 4 + dice.normal(0, .05, smooth[0].shape).astype(np.float32) for _ in 'ab']
    found = [*noisy, smooth[1] * 9]
    for image in found:
        image[:, empty] = 0
    return found


class Filter(unittest.TestCase):
    def test_blocks_give_what_the_whole_frame_at_once_gives(self):
        for empty in (slice(0, 0), slice(0, 60), slice(200, None)):
            given = frames(empty)
            for stride in (1, 3):
                with self.subTest(empty=empty, stride=stride):
                    for found, wanted in zip(denoise.filter_pair(*given, stride=stride), whole(*given, stride=stride)):
                        np.testing.assert_allclose(found, wanted, atol=1e-5)

    def test_what_is_empty_stays_empty_and_takes_no_block(self):
        nothing = np.zeros((*SIZE, 3), np.float32)
        self.assertEqual(list(denoise._blocks(nothing.any(-1), 7)), [])
        self.assertFalse(any(frame.any() for frame in denoise.filter_pair(nothing, nothing, nothing)))

    def test_blocks_cover_what_is_seen_and_its_margin_once(self):
        seen = np.zeros(SIZE, bool)
        seen[30:40, 20:290] = True
        count = np.zeros(SIZE, int)
        for rows, columns in denoise._blocks(seen, 4):
            count[rows, columns] += 1
        self.assertEqual(count.max(), 1)
        self.assertTrue((count[26:44, 16:294] == 1).all())

    def test_noise_goes_and_a_step_of_colour_stays(self):
        a, b, features = frames(slice(0, 0))
        step = np.where(np.arange(SIZE[1]) < 150, .5, 2.0)[None, :, None].astype(np.float32)
        dice = np.random.default_rng(6)
        a, b = (np.repeat(step, SIZE[0], 0).repeat(3, 2) + dice.normal(0, .1, a.shape).astype(np.float32) for _ in 'ab')
        clean = denoise.filter_pair(a, b, features * 0)[0]
        self.assertLess(np.abs(clean - step).mean(), .03)
        self.assertGreater((clean[:, 151] - clean[:, 148]).min(), 1.2)
