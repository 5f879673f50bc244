"""What turns the moving parts."""
import unittest

from studio import drives
from studio.description import SCHEMA
from studio.displays.reading import arc_direction, day_hand, disc_numerals, disc_turn, semaphore, sun_direction, wandering

TIMES = [(hour, minute) for hour in range(24) for minute in (7, 18, 29, 47)]
"""Times of day, none of them while a satellite's disc turns over."""


def direction(*drives_and_time) -> float:
    """The clock hour at which drives that ride on each other stand together."""
    *ridden, (hour, minute) = drives_and_time
    return sum(drives.value_at(drive, hour, minute) for drive in ridden) / 30 % 12


class Drives(unittest.TestCase):
    def same(self, a: float, b: float, told):
        self.assertAlmostEqual((a - b + 6) % 12, 6, 6, msg=told)

    def test_hands_go_round_in_their_time(self):
        self.same(direction(drives.hour_hand(), (22, 30)), 10.5, '12 hours')
        self.same(direction(drives.hour_hand(24), (18, 0)), 9, '24 hours')
        self.same(direction(drives.minute_hand(), (3, 15)), 3, 'minutes')
        self.assertEqual(drives.second_hand(8)['beats'], 8)

    def test_displays_stand_as_the_photographs_show_them(self):
        for time in TIMES:
            hour, minute = time
            self.same(direction(drives.day_hand(), time), day_hand(*time), time)
            self.same(direction(drives.sun(), time), sun_direction(*time), time)
            self.same(direction(drives.disc(drives.HOUR), time), disc_turn(minute, 60), time)
            self.same(direction(drives.disc(12 * drives.HOUR), time), disc_turn(hour + minute / 60, 12), time)
            self.same(direction(drives.retrograde(drives.HOUR, 9, 3), time), arc_direction(minute, 0, 60, 9, 3), time)

    def test_wandering_discs_ride_on_their_carrier_and_turn_the_right_numeral_outwards(self):
        for time in TIMES:
            for at, numeral, disc in wandering(*time):
                arm = direction(drives.carrier(), time) - 4 * disc
                self.same(arm, at, time)
                index = disc_numerals(disc).index(numeral)
                self.same(direction(drives.carrier(), drives.wandering_disc(disc), time) + 3 * index, arm, (time, disc))

    def test_the_semaphore_bears_even_hours_at_one_end_and_odd_ones_at_the_other(self):
        for time in TIMES:
            for at, numeral in semaphore(*time):
                odd = numeral % 2
                arm = direction(drives.semaphore_bar(), time) + 6 * odd
                self.same(arm, at, time)
                own = drives.semaphore_disc(bool(odd))
                self.same(direction(drives.semaphore_bar(), own, time) + (numeral - odd) % 12, arm, (time, numeral))

    def test_a_disc_turns_over_after_its_duty_and_never_during_it(self):
        drive = drives.wandering_disc(1)
        self.assertEqual(drives.value_at(drive, 1, 0), drives.value_at(drive, 2, 49.9))
        self.assertAlmostEqual(drives.value_at(drive, 2, 50) - drives.value_at(drive, 3, 0), 90)
        drive = drives.semaphore_disc(False)
        self.assertAlmostEqual(drives.value_at(drive, 2, 59) - drives.value_at(drive, 3, 6), 60)

    def test_a_date_stands_still_all_day_and_jumps_back_after_the_31st(self):
        drive = drives.retrograde_date(7, 11)
        day = lambda number, hour: drives.between(drive['points'], (number - 1) * drives.DAY + hour * drives.HOUR)
        self.assertEqual((day(1, 0), day(1, 23.9)), (210, 210))
        self.assertAlmostEqual(day(31, 12), 330)
        self.assertAlmostEqual(day(11, 12), arc_direction(11, 1, 31, 7, 11) * 30)
        self.assertEqual((drive['since'], drive['period']), ('month', drives.MONTH))

    def test_meshed_wheels_turn_against_each_other_as_fast_as_their_teeth_say(self):
        hourly = drives.turning(drives.HOUR)
        driven = drives.geared(48, 10, hourly)
        self.assertEqual((driven['period'], driven['points'][1][1]), (750, -360))
        self.assertEqual(drives.geared(10, 48, driven), hourly)

    def test_the_figures_count_through_the_day(self):
        at = lambda second: ''.join(str(second // f['every'] % f['count']) for f in drives.FIGURES.values())
        self.assertEqual([at(s) for s in (0, 36489, 86399)], ['000000', '100809', '235959'])

    def test_every_hand_of_a_sub_dial_is_said_to_follow_something(self):
        self.assertIn('shows', SCHEMA['$defs']['subdial']['required'])


if __name__ == '__main__':
    unittest.main()
