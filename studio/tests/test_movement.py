"""Wheels that mesh, trains that fit, segments that stay in their cells."""
import math
import unittest

from studio.digital import segments
from studio.movement.gears import Gear, meshed, outline, spokes
from studio.movement.shapes import area, chord, clipped, lattice
from studio.movement.train import BALANCE, ESCAPE, FORK, PAIRS, lay_out

MESHES = (('barrel', 'centre'), ('centre', 'third'), ('third', 'fourth'), ('fourth', 'escape'))


def inside(point, polygon) -> bool:
    x, y = point
    hit = False
    for (x0, y0), (x1, y1) in zip(polygon, polygon[1:] + polygon[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            hit = not hit
    return hit


def depth_in(polygon, other) -> float:
    """How deep the points of a polygon reach into another, in mm."""
    depth = 0.0
    for p in polygon:
        if inside(p, other):
            depth = max(depth, min(_distance(p, a, b) for a, b in zip(other, other[1:] + other[:1])))
    return depth


def _distance(p, a, b) -> float:
    length = math.dist(a, b)
    along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])
    t = max(0.0, min(1.0, along / length ** 2)) if length else 0
    return math.dist(p, (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))


class Meshing(unittest.TestCase):
    def test_teeth_stand_in_gaps_in_every_direction(self):
        for step in range(8):
            driver = Gear(1.0, -2.0, .2, 48, .3)
            pinion = meshed(driver, 10, .8 * step + .05)
            self.assertLess(depth_in(outline(pinion), outline(driver)), .25 * driver.module, step)

    def test_a_pinion_turned_by_half_a_tooth_would_not_mesh(self):
        driver = Gear(0, 0, .2, 48)
        pinion = meshed(driver, 10, 0)
        wrong = Gear(pinion.x, pinion.y, pinion.module, pinion.teeth, pinion.turn + math.pi / pinion.teeth)
        self.assertGreater(depth_in(outline(wrong), outline(driver)), .35 * driver.module)

    def test_teeth_reach_into_gaps_but_not_to_their_ground(self):
        driver = Gear(0, 0, .2, 48)
        pinion = meshed(driver, 10, 0)
        apart = math.hypot(pinion.x, pinion.y)
        self.assertAlmostEqual(apart, driver.pitch + pinion.pitch)
        self.assertGreater(driver.tip + pinion.tip, apart)
        self.assertGreater(apart, driver.tip + pinion.root)

    def test_openings_between_spokes_leave_spokes_of_the_width_asked_for(self):
        first, second = spokes(0, 0, 1.0, 4.0, 5, .4)[:2]
        self.assertAlmostEqual(min(math.dist(p, q) for p in first for q in second), .4, delta=.06)


class Trains(unittest.TestCase):
    def test_every_wheel_meshes_with_the_next_pinion(self):
        for barrel, balance in ((12, 6.9), (12, 6), (1, 6.9)):
            arbors = lay_out(13, barrel, balance).arbors
            for driving, driven in MESHES:
                wheel, pinion = arbors[driving].wheel, arbors[driven].pinion
                self.assertEqual(wheel.module, pinion.module)
                self.assertEqual(pinion.teeth, PAIRS[driving][2])
                self.assertAlmostEqual(math.hypot(wheel.x - pinion.x, wheel.y - pinion.y), wheel.pitch + pinion.pitch)

    def test_wheel_and_pinion_of_an_arbor_share_their_axle(self):
        for arbor in lay_out(13).arbors.values():
            for gear in (arbor.wheel, arbor.pinion):
                if gear and arbor.name != 'minute':
                    self.assertEqual((gear.x, gear.y), (arbor.x, arbor.y), arbor.name)

    def test_the_fork_reaches_from_escape_wheel_to_balance_and_all_stays_in_the_opening(self):
        train = lay_out(13)
        reach = math.dist(train.escape[:2], train.balance[:2]) / 13
        self.assertAlmostEqual(reach, ESCAPE + FORK, delta=.06)
        self.assertLess((math.hypot(*train.balance[:2]) + train.balance[2]) / 13, 1)
        self.assertAlmostEqual(train.balance[2], BALANCE * 13)

    def test_a_train_grows_with_its_opening(self):
        small, large = lay_out(5).arbors['third'], lay_out(10).arbors['third']
        self.assertAlmostEqual(2 * small.x, large.x)


class Bridges(unittest.TestCase):
    def test_a_chord_ends_on_the_circle_and_runs_through_its_point(self):
        a, b = chord((1, 2), .7, 9)
        self.assertAlmostEqual(math.hypot(*a), 9)
        self.assertAlmostEqual(math.hypot(*b), 9)
        self.assertAlmostEqual(_distance((1, 2), a, b), 0)

    def test_a_square_clipped_to_a_circle_becomes_the_circle(self):
        square = [(-2, -2), (2, -2), (2, 2), (-2, 2)]
        self.assertAlmostEqual(area(clipped(square, 1)), math.pi, delta=.01)
        self.assertAlmostEqual(area(clipped(square, 5)), 16)

    def test_the_lattice_lets_light_through_in_a_dozen_places_without_touching_holes(self):
        holes = lattice(10, 4, .4)
        self.assertGreaterEqual(len(holes), 12)
        for i, hole in enumerate(holes):
            for other in holes[:i]:
                self.assertGreater(min(math.dist(p, q) for p in hole for q in other), .5)


class Segments(unittest.TestCase):
    def test_lit_segments_are_among_the_unlit_ones_of_their_cell(self):
        for sign, lit in (segments.DIGITS | segments.LETTERS).items():
            cell = segments.character(sign, 2, 4, .5, ghost=True)
            hidden = [loop for loop in segments.character(sign, 2, 4, .5) if loop not in cell]
            self.assertEqual(len(hidden), len(set(lit) & set('hijklm')), sign)

    def test_a_line_stays_between_its_ends(self):
        for anchor, low, high in (('left', 0, 9), ('right', -9, 0), ('centre', -4.5, 4.5)):
            loops = segments.line('10:08', 2, (0, 0), anchor, ghost=True)
            width = segments.measure('10:08', 2)
            xs = [x for loop in loops for x, _ in loop]
            self.assertGreaterEqual(min(xs), low - .01 if anchor == 'left' else -width - .01)
            self.assertLessEqual(max(xs) - min(xs), width + 2 * segments.SLANT + .01)

    def test_eight_lights_all_seven_and_one_only_two(self):
        count = lambda sign: len(segments.character(sign, 2, 4, .5))
        self.assertEqual([count(s) for s in '817-'], [7, 2, 3, 1])

    def test_the_moon_grows_to_full_and_shrinks(self):
        sizes = [abs(area(segments.moon(1, age))) for age in (.05, .25, .5, .75, .95)]
        self.assertAlmostEqual(sizes[2], math.pi, delta=.05)
        self.assertAlmostEqual(sizes[1], math.pi / 2, delta=.05)
        self.assertAlmostEqual(sizes[0], sizes[4], delta=.01)
        self.assertLess(sizes[0], sizes[1])


if __name__ == '__main__':
    unittest.main()
