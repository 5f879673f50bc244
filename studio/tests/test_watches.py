"""Tests that the 54 descriptions agree with the specification lines of the catalogue."""
import functools
import json
import re
import unittest

from studio.catalogue import CATALOGUES, ROOT, read_catalogue
from studio.description import HERE, load
from studio.measures import SPRING_BAR, lug_along, lug_underside
from studio.tests.vocabulary import CASES, COLOURS, COUNTS, HOURS, TEXTURES, TUBES, is_colour


@functools.cache
def written(catalogue: str) -> dict:
    """The watches of a catalogue by number, as their file says them in words."""
    return {watch['id']: watch for watch in json.loads((ROOT / 'data' / f'{catalogue}.json').read_text('utf8'))}


def line_of(watch, key: str) -> str:
    return written(watch.entry.catalogue)[watch.entry.number][key]


def value_of(watch, key: str) -> str:
    """A specification line without its label."""
    return line_of(watch, key).split(': ', 1)[1]


def every(key: str):
    """Runs a test for every watch, with the specification line of `key`."""
    def over(test):
        @functools.wraps(test)
        def run(self):
            for watch in self.watches:
                with self.subTest(watch=watch.entry.key, line=line_of(watch, key)):
                    test(self, watch, value_of(watch, key), watch.parts)
        return run
    return over


class Descriptions(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.watches = [load(c, entry.number) for c in CATALOGUES for entry in read_catalogue(c)]

    def colour(self, tint: str, word: str) -> None:
        self.assertTrue(is_colour(tint, word), f'{tint} is not {word}')

    def test_every_watch_has_one_description(self):
        described = {f'{path.parent.name}/{path.stem}' for path in (HERE / 'watches').rglob('*.json')}
        self.assertEqual({watch.entry.key for watch in self.watches}, described)

    @every('txt12')
    def test_measures_are_the_catalogue_s(self, watch, line, parts):
        diameter, thickness = map(float, re.findall(r'[\d.]+', line))
        self.assertAlmostEqual(2 * watch.m.radius, diameter)
        self.assertAlmostEqual(watch.m.thickness, thickness)
        if parts['case']['shape'] == 'round':
            self.assertAlmostEqual(watch.m.crystal_top - watch.m.back_z, thickness)
        self.assertAlmostEqual(2 * watch.m.lug_tip, float(re.search(r'[\d.]+', value_of(watch, 'txt13'))[0]))
        self.assertAlmostEqual(watch.m.lug_width, float(re.search(r'[\d.]+', value_of(watch, 'txt14'))[0]))
        taper = re.search(r'tapering to ([\d.]+)', value_of(watch, 'txt14'))
        if taper:
            self.assertAlmostEqual(watch.m.strap_end_width, float(taper[1]))

    @every('txt13')
    def test_spring_bars_lie_within_the_lugs(self, watch, _, parts):
        m = watch.m
        under = m.band_bottom + lug_underside(m.thickness, lug_along(m.radius, m.lug_tip, m.bar_y))
        if parts['case']['shape'] == 'round':
            self.assertGreater(m.bar_z - SPRING_BAR, under)

    @every('txt9')
    def test_case_material_and_finish(self, _, line, parts):
        case, name = parts['case'], line.split(',')[0]
        if name.endswith('resin'):
            self.assertEqual(case['material'], 'resin')
            self.colour(case['colour'], name.split()[0].lower())
            return
        material, finish = CASES[name]
        self.assertEqual(case['material'], material)
        self.assertIn(finish, (None, case['finish']))
        if 'matt' in line or 'blasted' in line:
            self.assertEqual(case['finish'], 'blasted')

    @every('txt9')
    def test_case_details(self, _, line, parts):
        case = parts['case']
        self.assertEqual(case['edge'], 'milled' if 'milled' in line else 'ribbed' if 'ribbed' in line else 'plain')
        undercut = re.search(r'undercut to (\d+) mm', line)
        self.assertEqual(case.get('undercut'), float(undercut[1]) if undercut else None)
        for key, words in (('valve', r'valve at (\w+)'), ('sensor', r'sensor cover at (\w+)')):
            found = re.search(words, line)
            self.assertEqual(case.get(key), HOURS[found[1]] if found else None)
        self.assertEqual(parts['bezel']['style'] == 'dive', 'one-way bezel' in line)
        self.assertEqual(parts['bezel']['style'] == 'tachymeter', 'tachymeter bezel' in line)
        if 'polished bezel' in line:
            self.assertEqual(parts['bezel']['finish'], 'polished')
        if 'black steel back' in line or re.search(r'(?<!black )steel(?: \w+-down)? back', line):
            self.assertEqual(case['back'], 'black' if 'black steel back' in line else 'steel')

    @every('txt9')
    def test_crown_and_buttons(self, watch, line, parts):
        crown = re.search(r'(\d+) mm crown', line)
        if crown:
            self.assertEqual(parts['crown']['diameter'], float(crown[1]))
        if 'fluted crown' in line:
            self.assertEqual(parts['crown']['style'], 'fluted')
        pushers = re.search(r'(\w+|\d+ mm) pushers', line)
        if pushers and pushers[1].endswith('mm'):
            self.assertEqual({b['diameter'] for b in parts['buttons']}, {float(pushers[1].split()[0])})
        elif pushers:
            self.assertEqual({b['style'] for b in parts['buttons']}, {pushers[1]})
        if 'orange GPS button' in line:
            self.assertEqual(sum(is_colour(b.get('metal', 'black'), 'orange') for b in parts['buttons']), 1)
        chronograph = 'chronograph' in value_of(watch, 'txt7')
        count = 4 if 'digital' in parts else 2 if chronograph else 0
        self.assertEqual(sorted(b['at'] for b in parts['buttons']), [2, 4, 8, 10][:count])

    @every('txt10')
    def test_crystal(self, watch, line, parts):
        crystal = parts['crystal']
        if parts['case']['shape'] == 'round':
            self.assertEqual(crystal['shape'] == 'flat', line.startswith('Flat'))
        self.assertEqual(crystal['coated'], 'anti-reflective' in line)
        self.assertEqual(crystal['proud'] < -.5, 'recessed' in line)
        above = re.search(r'([\d.]+) mm above the bezel', line)
        if above:
            self.assertAlmostEqual(watch.m.crystal_top - watch.m.bezel_top, float(above[1]))
        if 'mm thick' in line:
            self.assertGreater(crystal['proud'], 1.5, 'a thick crystal stands as a wall above the bezel')

    @every('txt8')
    def test_dial_colour_and_texture(self, _, line, parts):
        word, kind = line.split()[0].lower().strip(','), line.split(',')[0]
        ground = parts.get('dial', {}).get('ground', {})
        shown = [parts['digital']['panel']] if 'display' in kind else [ground['colour']]
        if 'skeleton' in kind:
            shown += [parts['movement']['plate'], parts['movement']['bridge']]
        self.assertTrue(any(is_colour(tint, word) for tint in shown), f'{shown} are not {word}')
        for words, texture in TEXTURES.items():
            if words in line:
                self.assertEqual(ground['texture'], texture)
        self.assertEqual('skeleton' in kind, 'movement' in parts)
        if ', domed' in line:
            self.assertGreater(parts['dial']['domed'], .2)

    @every('txt8')
    def test_numerals_and_markers(self, _, line, parts):
        dial = parts.get('dial', {})
        rings = {ring['style']: ring for ring in dial.get('numerals', ())}
        groups = {group['style'] for group in dial.get('indices', ())}
        if 'half Roman' in line:
            self.assertTrue({'california', 'halves'} & set(rings) or {'roman', 'arabic'} <= set(rings))
            self.assertEqual(any(r['applied'] for r in rings.values()), 'applied' in line)
        elif 'outline numerals' in line:
            self.assertIn('outline', rings)
        elif '24 Arabic' in line:
            self.assertIn('twenty-four', rings)
        elif 'Arabic numerals' in line:
            self.assertIn('arabic', rings)
        for words, style in (('gas tubes', 'tube'), ('hour blocks', 'raised'), ('dots', 'dot'), ('batons', None)):
            if words in line:
                self.assertTrue({style} <= groups if style else groups & {'baton', 'block'}, f'{words}: {groups}')
        if 'inner ring' in line and '24-hour' in line:
            self.assertIn('inner', rings)

    @every('txt8')
    def test_marker_colours(self, _, line, parts):
        dial = parts.get('dial', {})
        ink = dial.get('ink')
        found = re.search(r'(\w+) (?:Arabic|outline) numerals', line)
        if found and found[1] in COLOURS:
            for ring in dial['numerals']:
                self.colour(ring.get('tint', ink), found[1])
        if 'gold-tone' in line and dial.get('indices'):
            self.assertTrue(all(g['metal'] == 'gold' for g in dial['indices']))

    @staticmethod
    def _tube(lume: str) -> str:
        red, green, blue = (int(lume[i:i + 2], 16) for i in (1, 3, 5))
        if blue > red:
            return 'ice blue'
        return 'green' if green > red else 'orange' if green > .6 * red else 'red'

    @every('txt8')
    def test_tubes_stand_at_their_hours(self, _, line, parts):
        tubes = [g for g in parts.get('dial', {}).get('indices', ()) if g['style'] == 'tube']
        self.assertEqual(bool(tubes), 'tubes' in line)
        wanted = next((count for words, count in TUBES.items() if words in line), {})
        self.assertEqual({self._tube(g['lume']): len(g['hours']) for g in tubes}, wanted)
        self.assertEqual(bool(tubes) and all('channel' in g for g in tubes), 'channels' in line)

    @every('txt8')
    def test_sub_dials(self, watch, line, parts):
        subdials = parts.get('dial', {}).get('subdials', [])
        functions = value_of(watch, 'txt7')
        counted = re.search(r'(two|three) (?:\w+ )*sub-dials', line)
        if counted:
            self.assertEqual(len(subdials), COUNTS[counted[1]])
        for place in re.findall(r'(?:small seconds|sub-dials?|concave date|registers) at (\w+)', line):
            self.assertIn(HOURS[place], [s['at'] for s in subdials])
        if 'concave' in line:
            self.assertTrue(all(s['concave'] for s in subdials))
        coloured = re.search(r'(black|white|teal) sub-dials', line)
        if coloured:
            for subdial in subdials:
                self.colour(subdial.get('colour', parts['dial']['ground']['colour']), coloured[1])
        if not re.search('small seconds|chronograph|sub-dial|pointer date|power reserve|day of', functions + line):
            self.assertEqual(subdials, [])

    @every('txt7')
    def test_functions(self, _, line, parts):
        if 'digital' in parts:
            return
        hand = parts.get('hands', {}).get('second')
        central = re.search(r'central seconds|minutes, seconds|chronograph', line)
        self.assertEqual(hand is not None, bool(central))
        if 'chronograph' in line:
            self.assertEqual(hand['value'], 0, 'a chronograph stands at rest')
        regulator = parts.get('display', {}).get('kind') == 'regulator'
        small = any('60' in s['figures'][:1] and s['value'] for s in parts['dial']['subdials'])
        self.assertEqual(small or regulator, 'small seconds' in line)
        self.assertEqual('tachymeter' in line, self._tachymeter(parts))

    @staticmethod
    def _tachymeter(parts) -> bool:
        figures = [f['text'] for t in parts['dial']['tracks'] for f in t['figures']]
        return '80' in figures or 'tachymeter' in (parts['dial']['rehaut_scale'], parts['bezel']['style'])

    @every('txt7')
    def test_date_windows(self, watch, line, parts):
        if 'digital' in parts:
            return
        date = parts['dial'].get('date')
        wanted = bool(re.search(r'(?<!pointer )(?<!retrograde )date', line))
        self.assertEqual(date is not None, wanted)
        place = re.search(r'date at (\w+)', line + ', ' + value_of(watch, 'txt8'))
        if wanted and place:
            self.assertEqual(date['at'], int(HOURS.get(place[1], 0) or place[1]))
            self.assertEqual(date['day'], 'day and date' in line)

    @every('txt5')
    def test_digital_watches(self, watch, line, parts):
        self.assertEqual('digital' in parts, 'digital' in line)
        if 'digital' in parts:
            functions, dial = value_of(watch, 'txt7'), value_of(watch, 'txt8')
            if parts['digital']['layout'] == 'full':
                self.assertEqual(bool(parts['digital']['day']), ' day,' in functions)
            self.assertEqual(parts['digital']['mirrored'], 'mirrored' in dial)
            self.assertEqual('second' in parts.get('hands', {}), 'second hand' in line_of(watch, 'txt1'))
            ink = re.search(r'(dark|pale|light) (?:digits|figures)', dial)
            if ink:
                self.colour(parts['digital']['ink'], 'dark' if ink[1] == 'dark' else 'pale')

    @every('txt8')
    def test_hand_colours(self, watch, line, parts):
        hands = parts.get('hands')
        if not hands:
            return
        found = re.search(r'(blued|dark brown|black) hands', line)
        if found:
            self.colour(hands['tint'], found[1])
        found = re.search(r'(red|blue) seconds hand', line)
        if found:
            self.colour(hands['second']['tint'], found[1])
        self.assertEqual('tip' in hands['minute'], 'orange-tipped hands' in line)
        if 'minute hand' in line:
            self.colour(hands['minute']['tint'], re.search(r'(\w+) minute hand', line)[1])
        if 'skeleton hands' in line:
            self.assertEqual(hands['style'], 'skeleton')
        self.assertEqual('opening' in parts['dial'], 'movement' in parts)

    @every('txt7')
    def test_brand_and_time(self, watch, _, parts):
        words = [p['text'] for p in parts.get('dial', {}).get('prints', ())]
        words += parts.get('digital', {}).get('signature', ())
        if parts.get('display', {}).get('kind') != 'discs':  # these carry the brand on their hub
            self.assertIn(watch.entry.brand, words)
        if 'hands' in parts:
            hour, minute, _ = parts['hands']['time']
            self.assertEqual(hour, 10)
            self.assertIn(minute, (8, 9, 10))
        if 'digital' in parts:
            self.assertRegex(parts['digital']['time'], '^10:(08|09|10)$')

    @every('txt14')
    def test_strap(self, _, line, parts):
        strap, (_, described) = parts['strap'], line.split(', ')[:2]
        word, kind = re.match(r'(\w+) (\w+)', described).groups()
        self.assertEqual(strap['kind'], kind.lower())
        self.colour(strap['metal'] if kind in ('bracelet', 'mesh') else strap['colour'], word)
        stitching = re.search(r'(\w+) stitching', line)
        if stitching:
            self.colour(strap['stitch'], stitching[1])
        if 'unstitched' in line:
            self.assertNotIn('stitch', strap)
        if 'slotted' in line:
            self.assertEqual(strap['pattern'], 'slots')
        if 'five rows' in line:
            self.assertEqual(strap['links'], 'five')
        self.assertEqual('lining' in strap, 'lining' in line)
        thick = re.search(r'([\d.]+) mm thick', line)
        if thick:
            self.assertEqual(strap['thickness'][0], float(thick[1]))

    @every('txt14')
    def test_buckle(self, _, line, parts):
        buckle, last = parts['buckle'], line.split(', ')[-1]
        kind = next((k for k in ('folding', 'sliding') if k in last), 'pin')
        self.assertEqual(buckle['kind'], kind)
        if kind == 'pin':
            words = re.match(r'(.+?) (?:pin buckle|buckle)', last)[1]
            if words == 'resin':
                self.colour(buckle['metal'], line.split(', ')[1].split()[0])
            else:
                self.colour(buckle['metal'], words)


if __name__ == '__main__':
    unittest.main()
