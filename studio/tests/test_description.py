"""The schema refuses what it does not know, and a watch's levels add up."""
import copy
import json
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from studio import description
from studio.catalogue import SPECIFICATIONS, CatalogueError, find_entry, read_catalogue, read_entry
from studio.description import DescriptionError, check, completed, load, read_description

LEAST = {'case': {}, 'strap': {'kind': 'leather', 'colour': '#5a3a20'}}


class Schema(unittest.TestCase):
    def refused(self, change, *words):
        wrong = copy.deepcopy(LEAST)
        change(wrong)
        with self.assertRaises(DescriptionError) as told:
            check(wrong, 'studio/watches/x/1.json')
        for word in ('studio/watches/x/1.json', *words):
            self.assertIn(word, str(told.exception))

    def test_the_least_description_is_accepted(self):
        check(LEAST, 'x')

    def test_unknown_keys_are_refused_at_every_depth(self):
        self.refused(lambda d: d.update(colour='red'), 'colour')
        self.refused(lambda d: d['case'].update(shine=3), 'case', 'shine')
        self.refused(lambda d: d.update(dial={'ground': {'colour': '#ffffff', 'gleam': 1}}), 'dial/ground', 'gleam')

    def test_numbers_of_the_catalogue_may_not_be_repeated(self):
        for key in ('diameter', 'thickness', 'lug_to_lug'):
            self.refused(lambda d, key=key: d['case'].update({key: 40}), key)
        self.refused(lambda d: d['strap'].update(width=20), 'width')

    def test_bad_values_are_named_with_their_key(self):
        self.refused(lambda d: d['strap'].update(colour='#FFF'), 'strap/colour', '#FFF')
        self.refused(lambda d: d.update(display={'kind': 'sundial'}), 'display')

    def test_every_object_of_the_schema_is_closed_and_every_number_has_its_meaning(self):
        def walk(node, path):
            if isinstance(node, dict):
                if node.get('type') == 'object':
                    self.assertIs(node.get('additionalProperties'), False, path)
                if node.get('type') == 'number' and not path.endswith('/items'):
                    self.assertIn('description', node, path)
                for key, value in node.items():
                    walk(value, f'{path}/{key}')
            elif isinstance(node, list):
                for i, value in enumerate(node):
                    walk(value, f'{path}/{i}')
        walk(description.SCHEMA, '')


class Reading(unittest.TestCase):
    def test_a_missing_description_and_broken_json_name_the_file(self):
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(description, 'HERE', Path(folder)):
            with self.assertRaisesRegex(DescriptionError, 'watches/timex/1.json is missing'):
                read_description('timex', 1)
            file = Path(folder) / 'watches' / 'timex' / '1.json'
            file.parent.mkdir(parents=True)
            file.write_text('{', encoding='utf8')
            with self.assertRaisesRegex(DescriptionError, 'watches/timex/1.json is no JSON'):
                read_description('timex', 1)

    def test_defaults_fill_what_is_absent_and_never_what_is_said(self):
        parts = completed(LEAST | {'crystal': {'shape': 'box'}}, description.SCHEMA)
        self.assertEqual(parts['crystal']['shape'], 'box')
        self.assertIs(parts['crystal']['coated'], False)
        self.assertEqual(parts['buttons'], [])
        self.assertNotIn('dial', parts)

    def test_the_alternatives_of_a_display_have_their_own_defaults(self):
        said = {'kind': 'retrograde-date', 'arc': 'steel', 'ink': '#000000', 'hand': 'steel', 'tip': '#ffffff'}
        parts = completed(LEAST | {'display': said}, description.SCHEMA)
        self.assertEqual((parts['display']['from'], parts['display']['to']), (7, 11))

    def test_the_catalogue_names_the_number_that_is_missing(self):
        watch = {field: value for field, value in SPECIFICATIONS['timex/1'].items() if field != 'lugToLug'}
        with self.assertRaisesRegex(CatalogueError, 'data/specifications.json, timex/1: lugToLug is missing'):
            read_entry('timex/1', watch)
        with self.assertRaisesRegex(CatalogueError, 'no catalogue is called "rolex"'):
            read_catalogue('rolex')
        with self.assertRaisesRegex(CatalogueError, 'no watch timex/99'):
            find_entry('timex', 99)


class Levels(unittest.TestCase):
    def test_back_band_bezel_and_crystal_add_up_to_the_thickness(self):
        for key in (('california', 1), ('undone', 1), ('luminox', 3), ('womens', 1)):
            m = load(*key).m
            self.assertAlmostEqual(max(m.crystal_top, m.bezel_top) - m.back_z, m.thickness, 1, key)
            self.assertTrue(m.back_z < m.band_bottom < m.dial_z < m.crystal_top, key)
            self.assertTrue(m.dial_radius < m.crystal_radius < m.radius < m.lug_tip, key)

    def test_parts_that_leave_no_band_are_an_error(self):
        entry = find_entry('womens', 1)
        parts = completed(LEAST | {'case': {'back_height': 5}}, description.SCHEMA)
        with self.assertRaisesRegex(ValueError, 'womens/1: .* band of only'):
            description.measure(entry, parts)
