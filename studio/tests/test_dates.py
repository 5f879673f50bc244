"""Where watches show a date, and whether the shop knows it."""
import json
import unittest

from studio import dates


class Dates(unittest.TestCase):
    def setUp(self):
        self.found = dates.dates()

    def test_the_shop_knows_the_dates_of_the_current_descriptions(self):
        """Run `python3 -m studio.dates` if this fails."""
        self.assertEqual(json.loads(dates.FILE.read_text(encoding='utf8')), json.loads(json.dumps(self.found)))

    def test_a_date_window_lies_at_its_hour(self):
        window = self.found['luminox/3'][0]
        self.assertEqual((window['shows'], window['at'][1]), ('date', 0))
        self.assertGreater(window['at'][0], 5)

    def test_a_liquid_crystal_display_has_a_date_and_may_have_a_weekday(self):
        self.assertEqual([text['shows'] for text in self.found['gshock/1']], ['weekday', 'month and date'])
        self.assertEqual([text['shows'] for text in self.found['gshock/6']], ['month and date'])

    def test_a_watch_without_a_date_has_no_entry(self):
        self.assertNotIn('xerix/1', self.found)


if __name__ == '__main__':
    unittest.main()
