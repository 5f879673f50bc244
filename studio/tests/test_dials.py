"""Where things stand on dials."""
import math
import unittest

from studio.dial.layout import arc_hours, bars, direction_of, dish, figure_hours, inverted, numeral_at, tachymeter_hour


class Numerals(unittest.TestCase):
    def test_a_california_dial_is_roman_above_and_arabic_below(self):
        shown = [numeral_at('california', h) for h in range(12)]
        self.assertEqual(shown, ['triangle', 'I', 'II', 'bar', '4', '5', '6', '7', '8', 'bar', 'X', 'XI'])

    def test_halves_count_six_roman_and_six_arabic(self):
        shown = [numeral_at('halves', h) for h in range(12)]
        self.assertEqual(shown, ['XII', 'I', 'II', 'III', '4', '5', '6', '7', '8', '9', 'X', 'XI'])

    def test_the_inner_ring_goes_from_13_to_24(self):
        self.assertEqual(sorted(int(numeral_at('inner', h)) for h in range(12)), list(range(13, 25)))

    def test_a_ring_of_24_has_noon_at_the_top_and_six_in_the_evening_at_the_right(self):
        self.assertEqual([direction_of('twenty-four', h) for h in (12, 18, 0, 6)], [0, 3, 6, 9])

    def test_only_radial_numerals_in_the_lower_half_are_turned_over(self):
        self.assertEqual([h for h in range(12) if inverted('arabic', h, False)], [4, 5, 6, 7, 8])
        self.assertFalse(any(inverted('arabic', h, True) for h in range(12)))


class Scales(unittest.TestCase):
    def test_a_minute_track_has_48_bars_and_12_long_ones(self):
        minor, major = bars(60, 5, 0, 12)
        self.assertEqual((len(minor), len(major)), (48, 12))
        self.assertEqual(sorted(major), list(range(12)))

    def test_a_part_circle_has_a_bar_at_both_ends(self):
        minor, major = bars(60, 5, 9, 12)
        self.assertEqual((min(major), max(major)), (9, 12))
        self.assertEqual(len(minor + major), 16)

    def test_skipped_hours_stay_free_across_twelve(self):
        minor, major = bars(60, 5, 0, 12, skip=[12])
        self.assertNotIn(0, major)
        self.assertEqual(len(major), 11)

    def test_figures_of_a_full_circle_do_not_repeat_its_end_and_those_of_an_arc_reach_it(self):
        self.assertEqual(figure_hours(4, 0, 360), [0, 90, 180, 270])
        self.assertEqual(figure_hours(3, -60, 60), [-60, 0, 60])

    def test_after_36_seconds_the_tachymeter_reads_100(self):
        self.assertAlmostEqual(tachymeter_hour(100) * 5, 36)
        self.assertAlmostEqual(tachymeter_hour(60) % 12, 0)

    def test_a_scale_from_seven_over_the_top_to_five_has_its_middle_at_twelve(self):
        self.assertEqual([h % 12 for h in arc_hours([0, 40, 80], 80, 7, 17)], [7, 0, 5])

    def test_a_dish_is_deepest_in_the_middle_and_level_with_the_dial_at_its_edge(self):
        heights = [dish(s / 10, .3) for s in range(11)]
        self.assertEqual((heights[0], heights[-1]), (0, .3))
        self.assertEqual(heights, sorted(heights))


class Readings(unittest.TestCase):
    def test_the_disc_on_duty_crosses_the_minute_arc_from_left_to_right(self):
        from studio.displays.reading import wandering
        self.assertEqual([wandering(10, m)[0][0] for m in (0, 30, 60)], [10, 0, 2])

    def test_on_the_hour_one_disc_leaves_as_the_next_arrives(self):
        from studio.displays.reading import wandering
        leaving, arriving = wandering(10, 60)[0], wandering(11, 0)[0]
        following = wandering(10, 60)[1]
        self.assertEqual(leaving[1], 10)
        self.assertEqual(following, arriving)

    def test_the_three_discs_share_out_all_twelve_hours_and_show_one_of_their_own(self):
        from studio.displays.reading import disc_numerals, wandering
        self.assertEqual(sorted(h for d in range(3) for h in disc_numerals(d)), list(range(1, 13)))
        for hour in range(24):
            for _, numeral, disc in wandering(hour, 8):
                self.assertIn(numeral, disc_numerals(disc))

    def test_the_semaphore_shows_odd_hours_on_one_end_and_even_ones_on_the_other(self):
        from studio.displays.reading import semaphore
        (on_duty, hour), (other, following) = semaphore(10, 0)
        self.assertEqual((on_duty, other, hour, following), (9, 3, 10, 11))
        self.assertEqual(semaphore(10, 60)[1], semaphore(11, 0)[0])

    def test_noon_is_at_the_top_for_the_day_hand_and_for_the_sun(self):
        from studio.displays.reading import day_hand, sun_direction
        self.assertEqual([day_hand(h, 0) for h in (12, 18, 0, 6)], [0, 3, 6, 9])
        self.assertEqual([sun_direction(h, 0) for h in (6, 12, 18)], [9, 0, 3])

    def test_a_turned_disc_has_its_value_at_twelve(self):
        from studio.displays.reading import disc_turn
        for minute in (0, 8, 59):
            self.assertAlmostEqual(math.remainder(disc_turn(minute, 60) + minute / 5, 12), 0)


if __name__ == '__main__':
    unittest.main()
