// Verifies docs/product.md 8.6, 8.7.
import fc from 'fast-check';
import { formatFilterState } from '../filtering/filter-state';
import { parseQuery } from './parse-query';
import type { Wish } from './wishes';

const makers = [
  { option: 'xerix', names: ['Xeric', 'xerix'] },
  { option: 'times', names: ['Timex', 'times'] },
  { option: 'gshock', names: ['G-Shock', 'gshock'] },
  { option: 'california', names: ['California Watch Co.', 'California'] },
  { option: 'luminox', names: ['Luminox', 'luminox'] },
];
/** A stub of the search by name, which knows one watch. */
const findNamed = (words: string) => (words === 'half half' ? 'california/3' : undefined);
const read = (query: string) => {
  const { filterState, words } = parseQuery(query, makers, findNamed);
  return [decodeURIComponent(formatFilterState(filterState)), words];
};

// Verifies docs/product.md 8.6 (dial, hands, strap), 8.7 (mm, cm, inches, dollars, m, atm, ft, g, small, large, small wrist, thin, lightweight, swimming, dive, sort order).
test.each([
  ['automatic blue under 300, 38 mm', 'price=-299.99&diameter=37.5-38.5&movement=automatic&dial=blue', ''],
  ['38mm', 'diameter=37.5-38.5', ''],
  ['38 millimetres', 'diameter=37.5-38.5', ''],
  ['3.8cm', 'diameter=37.5-38.5', ''],
  ['1.5 inches', 'diameter=37.6-38.6', ''],
  ['1.5"', 'diameter=37.6-38.6', ''],
  ['1.5″', 'diameter=37.6-38.6', ''],
  ['under 1.5″', 'diameter=-38.09', ''],
  ['around 38 mm', 'diameter=37-39', ''],
  ['over 40mm', 'diameter=40.01-', ''],
  ['diameter over 40', 'diameter=40.01-', ''],
  ['40mm+', 'diameter=40-', ''],
  ['36 mm or smaller', 'diameter=-36', ''],
  ['36-40 mm', 'diameter=36-40', ''],
  ['36-40', 'diameter=36-40', ''],
  ['3.6 cm to 40 mm', 'diameter=36-40', ''],
  ['36 mm to 4 cm', 'diameter=36-40', ''],
  ['5 atm to 100 m', 'water=50-100', ''],
  ['between 165 ft and 10 atm', 'water=50-100', ''],
  ['between 36 and 40 mm', 'diameter=36-40', ''],
  ['3.8 cm to 42 mm', 'diameter=38-42', ''],
  ['between 38 mm and 4.2 cm', 'diameter=38-42', ''],
  ['1.5 inches - 42 mm', 'diameter=38.1-42', ''],
  ['38 mm to 42', 'diameter=38-42', ''],
  ['4 to 4.2 cm', 'diameter=40-42', ''],
  ['0.9 cm to 12 mm thick', 'thickness=9-12', ''],
  ['5 atm to 200 m', 'water=50-200', ''],
  ['165 ft to 10 bar', 'water=50-100', ''],
  ['below 10 mm thick', 'thickness=-9.99', ''],
  ['case 10 mm thick', 'thickness=9.5-10.5', ''],
  ['width 46 mm lug to lug', 'lug=45.5-46.5', ''],
  ['thinner than 10mm', 'thickness=-9.99', ''],
  ['thickness under 10', 'thickness=-9.99', ''],
  ['lug to lug under 46 mm', 'lug=-45.99', ''],
  ['46 mm lug to lug', 'lug=45.5-46.5', ''],
  ['under 46mm lug-to-lug', 'lug=-45.99', ''],
  ['20 mm strap', '', '20mm strap'],
  ['strap 18 to 20', '', 'strap 18 20'],
  ['under 300', 'price=-299.99', ''],
  ['under 40', 'price=-39.99', ''],
  ['around $300', 'price=270-330', ''],
  ['less than $300', 'price=-299.99', ''],
  ['$300', 'price=-300', ''],
  ['300 dollars', 'price=-300', ''],
  ['$200-400', 'price=200-400', ''],
  ['$200 - $400', 'price=200-400', ''],
  ['200 to 400 dollars', 'price=200-400', ''],
  ['from 200 to 400', 'price=200-400', ''],
  ['between $200 and $400', 'price=200-400', ''],
  ['400-200', 'price=200-400', ''],
  ['20-40', 'diameter=20-40', ''],
  ['40-60', 'diameter=40-60', ''],
  ['50-100', 'price=50-100', ''],
  ['10-40', 'price=10-40', ''],
  ['$30-50', 'price=30-50', ''],
  ['30-$50', 'price=30-50', ''],
  ['price 30-50', 'price=30-50', ''],
  ['200 or less', 'price=-200', ''],
  ['200-or-less', 'price=-200', ''],
  ['over $1,000', 'price=1000.01-', ''],
  ['over $1,000 automatic', 'price=1000.01-&movement=automatic', ''],
  ['< 99.50', 'price=-99.49', ''],
  ['100m', 'water=100-', ''],
  ['100 metres water resistance', 'water=100-', ''],
  ['water resistance over 100', 'water=100.01-', ''],
  ['10 atm', 'water=100-', ''],
  ['20bar', 'water=200-', ''],
  ['330 ft', 'water=100-', ''],
  ['under 199.99', 'price=-199.98', ''],
  ['60 g', 'weight=-60', ''],
  ['around 60 g', 'weight=55-65', ''],
  ['around 3 g', 'weight=0-8', ''],
  ['weight under 60', 'weight=-59.99', ''],
  ['lighter than 60', 'weight=-59.99', ''],
  ['heavier than 100', 'weight=100.01-', ''],
  ['under 60 g', 'weight=-59.99', ''],
  ['60 grams or less', 'weight=-60', ''],
  ['lightweight titanium', 'case=titanium', ''],
  ['self-winding', 'movement=automatic', ''],
  ['mechanical', 'movement=automatic&movement=hand-wound', ''],
  ['blue', 'dial=blue', ''],
  ['blue dial', 'dial=blue', ''],
  ['moonstone coloured face please', '', 'moonstone'],
  ['gray face', 'dial=grey', ''],
  ['blue or green', 'dial=blue&dial=green', ''],
  ['blue hands', '', 'blue hands'],
  ['brown leather strap', 'strap=leather', 'brown'],
  ['leather band', 'strap=leather', ''],
  ['black steel', 'case=black-steel', ''],
  ['black 40 mm steel', 'diameter=39.5-40.5&dial=black&case=steel', ''],
  ['rose gold', 'case=rose-gold-tone', ''],
  ['steel bracelet', 'strap=bracelet', ''],
  ['small seconds', 'function=small-seconds', ''],
  ['small watch', '', ''],
  ['small 40 mm', 'diameter=39.5-40.5', ''],
  ['swimming', 'water=100-', ''],
  ['waterproof', 'water=100-', ''],
  ['diver', 'water=100-&function=depth-meter&function=turning-bezel', ''],
  ['most expensive', 'sort=price-down', ''],
  ['smallest', 'sort=size', ''],
  ['newest', 'sort=newest', ''],
  ['dive watch', 'water=100-&function=depth-meter&function=turning-bezel', ''],
  // A typed measure precedes the one of a word.
  ['200 m dive watch', 'water=200-&function=depth-meter&function=turning-bezel', ''],
  ['dive watch 200 m', 'water=200-&function=depth-meter&function=turning-bezel', ''],
  ['swimming 50 m', 'water=50-', ''],
  ['snorkel 20 bar', 'water=200-', ''],
  ['water resistance over 50 m, beach', 'water=50.01-', ''],
  ['beach under 300, 36 mm, 60 g', 'price=-299.99&diameter=35.5-36.5&weight=-60&water=100-', ''],
  ['gmt', 'function=second-time-zone', ''],
  ['chrono', 'function=chronograph', ''],
  ['moon', '', 'moon'],
  ['moonphase', 'function=moon', ''],
  ['moon phase', 'function=moon', ''],
  ['g shock', 'brand=gshock', ''],
  ['gshock', 'brand=gshock', ''],
  ['G-SHOCK digital', 'brand=gshock&display=digital', ''],
  ['times', 'brand=times', ''],
  ['xerix under 400', 'price=-399.99&brand=xerix', ''],
  ['california watch co', 'brand=california', ''],
  ['cheapest automatic', 'movement=automatic&sort=price', ''],
  ['half & half 40', '', 'half half 40'],
  ['late comet', '', 'late comet'],
  ['1969', '', '1969'],
  ['the watch', '', 'the watch'],
  ['up to 300', 'price=-300', ''],
  ['at most $300', 'price=-300', ''],
  ['no more than 300', 'price=-300', ''],
  ['no larger than 40 mm', 'diameter=-40', ''],
  ['not thicker than 10 mm', 'thickness=-10', ''],
  ['not cheaper than $300', 'price=300-', ''],
  ['not under 300', 'price=300-', ''],
  ['not exceeding $300', 'price=-300', ''],
  ['does not exceed 40 mm', 'diameter=-40', ''],
  ['automatic that doesn’t exceed $300', 'price=-300&movement=automatic', ''],
  ['exceeding 46 mm', 'diameter=46.01-', ''],
  ['40 mm max', 'diameter=-40', ''],
  ['40 mm max 300', 'price=-300&diameter=39.5-40.5', ''],
  ['10 mm thick max', 'thickness=-10', ''],
  ['10 mm thick or less, 38 mm', 'diameter=37.5-38.5&thickness=-10', ''],
  ['under €300', 'price=-299.99', ''],
  ['EUR 300', 'price=-300', ''],
  ['<= 300', 'price=-300', ''],
  ['300 or under', 'price=-300', ''],
  ['budget of 300', 'price=-300', ''],
  ['at least 40 mm', 'diameter=40-', ''],
  ['300 or more', 'price=300-', ''],
  ['more than 300', 'price=300.01-', ''],
  ['from 38 to 40 mm', 'diameter=38-40', ''],
  ['between 38 and 40', 'diameter=38-40', ''],
  ['from $200 to $400', 'price=200-400', ''],
  ['around 40 mm', 'diameter=39-41', ''],
  ['40ish', 'diameter=39-41', ''],
  ['40 mm or so', 'diameter=39-41', ''],
  ['$300-ish', 'price=270-330', ''],
  ['luminos', 'brand=luminox', ''],
  ['californa half', 'brand=california', 'half'],
  ['luminous', '', 'luminous'],
  ['something for swimming', 'water=100-', ''],
  ['do you have anything nice in blue?', 'dial=blue', ''],
  ["women's under 200", 'price=-199.99', 'womens'],
  ['gift for my wife', '', 'wife'],
  ['', '', ''],
  ['?!…', '', ''],
  ['-', '', ''],
  ['$', '', ''],
  ['999999999999 mm', '', '999999999999mm'],
])('parseQuery of %j sets %j and leaves %j', (query, set, left) => {
  expect(read(query)).toEqual([set, left]);
});

test.each<[query: string, wishes: readonly Omit<Wish, 'text'>[], text: string]>([
  ['small', [{ sizes: [{ rangeFilter: 'diameter', direction: 'low', until: 36 }] }], 'small'],
  ['not too big', [{ sizes: [{ rangeFilter: 'diameter', direction: 'low', until: 36 }] }], 'not too big'],
  ['large automatic', [{ sizes: [{ rangeFilter: 'diameter', direction: 'high', until: 44 }] }], 'large'],
  ['thin moon', [{ sizes: [{ rangeFilter: 'thickness', direction: 'low', until: 10 }] }], 'thin, moon'],
  ['lightweight', [{ sizes: [{ rangeFilter: 'weight', direction: 'low', until: 60 }] }], 'lightweight'],
  ['large watch', [{ sizes: [{ rangeFilter: 'diameter', direction: 'high', until: 44 }] }], 'large'],
  ['slim', [{ sizes: [{ rangeFilter: 'thickness', direction: 'low', until: 10 }] }], 'slim'],
  ['small wrist', [{ wrist: { circumference: 150 } }], 'small wrist'],
  ['light', [{ sizes: [{ rangeFilter: 'weight', direction: 'low', until: 60 }] }], 'light'],
  ['light blue', [], ''],
  ['light blue hands', [], 'light blue hands'],
  ['small hands', [], 'small hands'],
  ['seconds, small', [{ sizes: [{ rangeFilter: 'diameter', direction: 'low', until: 36 }] }], 'small, seconds'],
  ['155 mm wrist', [{ wrist: { circumference: 155, isExact: true } }], '155 mm wrist'],
  ['fits a 6 inch wrist', [{ wrist: { circumference: 152.4, isExact: true } }], '6 inch wrist'],
  ['fits a 6½" wrist', [{ wrist: { circumference: 165.1, isExact: true } }], '6.5" wrist'],
  ['my wrist is 16 cm', [{ wrist: { circumference: 160, isExact: true } }], 'wrist is 16 cm'],
  ['wrist size 6.5', [{ wrist: { circumference: 165.1, isExact: true } }], 'wrist size 6.5'],
  ['wrist: 170', [{ wrist: { circumference: 170, isExact: true } }], 'wrist: 170'],
  ['150 to 160 mm wrist', [{ wrist: { circumference: 155, isExact: true } }], '150 to 160 mm wrist'],
  ['15 cm to 170 mm wrist', [{ wrist: { circumference: 160, isExact: true } }], '15 cm to 170 mm wrist'],
  ['6 to 6.5 inch wrist', [{ wrist: { circumference: 158.75, isExact: true } }], '6 to 6.5 inch wrist'],
  ['fits 155 mm', [{ wrist: { circumference: 155, isExact: true } }], '155 mm'],
  ['110 mm wrist', [{ wrist: { circumference: 110, isExact: true } }], '110 mm wrist'],
  ['26 cm wrist', [{ wrist: { circumference: 260, isExact: true } }], '26 cm wrist'],
  ['wrist 15 cm to 160 mm', [{ wrist: { circumference: 155, isExact: true } }], 'wrist 15 cm to 160 mm'],
  ['for thin wrists', [{ wrist: { circumference: 150 } }], 'thin wrists'],
  ['for big wrists', [{ wrist: { circumference: 190 } }], 'big wrists'],
  ['doesn’t need a battery', [{ excludes: { movement: ['quartz'] } }], 'doesn’t need a battery'],
  ["Doesn't need a battery", [{ excludes: { movement: ['quartz'] } }], "Doesn't need a battery"],
  ['doesnt need a battery', [{ excludes: { movement: ['quartz'] } }], 'doesnt need a battery'],
  ['child’s moon', [{ wrist: { circumference: 140, isExact: true } }], 'child’s, moon'],
  ['date at 3 o’clock', [], '3 o’clock'],
  ['like the Devil’s Half & Half', [{ like: { key: 'california/3', than: [] } }], 'like Half & Half'],
  ['without a date', [{ excludes: { function: ['date'] } }], 'without a date'],
  ['not a g-shock', [{ excludes: { brand: ['gshock'] } }], 'not a g-shock'],
  ['Not a G-Shock', [{ excludes: { brand: ['gshock'] } }], 'Not a G-Shock'],
  ['small T-shirt', [{ sizes: [{ rangeFilter: 'diameter', direction: 'low', until: 36 }] }], 'small, T-shirt'],
  ['1-year Half & Half', [], '1-year Half & Half'],
  ['A T-shirt and a Matinée for 1969', [], 'T-shirt Matinée 1969'],
  ['without grey', [{ excludes: { dial: ['grey'] } }], 'without grey'],
  ['fits 6″', [{ wrist: { circumference: 152.4, isExact: true } }], '6″'],
  ['Fits a 6" Wrist', [{ wrist: { circumference: 152.4, isExact: true } }], '6" Wrist'],
  ['gift', [{}], 'gift'],
  [
    'like the Half & Half but smaller',
    [{ like: { key: 'california/3', than: [{ rangeFilter: 'diameter', direction: 'low' }] } }],
    'like Half & Half but smaller',
  ],
  [
    'something like the half and half but cheaper and in blue',
    [{ like: { key: 'california/3', than: [{ rangeFilter: 'price', direction: 'low' }] } }],
    'like half half but cheaper',
  ],
  [
    'thinner than the half & half',
    [{ like: { key: 'california/3', than: [{ rangeFilter: 'thickness', direction: 'low' }] } }],
    'like half & half but thinner',
  ],
  [
    'like the Half & Half but smaller and thinner',
    [
      {
        like: {
          key: 'california/3',
          than: [
            { rangeFilter: 'diameter', direction: 'low' },
            { rangeFilter: 'thickness', direction: 'low' },
          ],
        },
      },
    ],
    'like Half & Half but smaller and thinner',
  ],
  ['i like blue', [], ''],
])('parseQuery of %j returns the wishes %j and keeps %j', (query, wishes, text) => {
  const parsed = parseQuery(query, makers, findNamed);
  expect(parsed.wishes).toEqual(wishes.map((wish) => ({ ...wish, text: expect.any(String) })));
  expect(parsed.text).toBe(text);
  const again = parseQuery(parsed.text, makers, findNamed);
  expect([again.wishes, again.text, again.words]).toEqual([parsed.wishes, parsed.text, parsed.words]);
});

test.each<[query: string, without: Record<string, string>, textWithoutWishes: string]>([
  ['small moon, 155 mm wrist', { '155 mm wrist': 'small, moon', small: '155 mm wrist, moon' }, 'moon'],
  ['gift for my wife', { gift: 'wife' }, 'wife'],
  [
    'gift at 3 o’clock, doesn’t need a battery',
    { gift: 'doesn’t need a battery, 3 o’clock', 'doesn’t need a battery': 'gift, 3 o’clock' },
    '3 o’clock',
  ],
  ['like the half & half but smaller', { 'like half & half but smaller': '' }, ''],
  // Verifies docs/product.md 8.19.
  [
    'Gift, Not a G-Shock, 1-year Half & Half',
    { Gift: 'Not a G-Shock, 1-year Half & Half', 'Not a G-Shock': 'Gift, 1-year Half & Half' },
    '1-year Half & Half',
  ],
  ['blue moon', {}, 'moon'],
])(
  'parseQuery of %j removes single wishes as in %j and all of them as %j (docs/product.md 8.16)',
  (query, without, text) => {
    const parsed = parseQuery(query, makers, findNamed);
    expect(Object.fromEntries(parsed.removableWishes.map((each) => [each.text, each.without]))).toEqual(without);
    expect(parsed.textWithoutWishes).toBe(text);
  },
);

test('parseQuery accepts any text and returns ordered ranges', () => {
  const fragments = fc.constantFrom(
    'under',
    '38',
    'mm',
    '$',
    '-',
    'to',
    'blue',
    ' ',
    ',',
    '100m',
    '"',
    'and',
    'between',
    '+',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fragments).map((each) => each.join(' ')),
  );
  fc.assert(
    fc.property(typed, (query) => {
      const { filterState } = parseQuery(query, makers, findNamed);
      for (const { from = 0, to = Infinity } of Object.values(filterState.ranges)) expect(from).toBeLessThanOrEqual(to);
    }),
  );
});

test('parseQuery reads ten thousand characters in less than half a second', () => {
  const start = performance.now();
  for (const each of ['a', '1', '1 ', '- ', 'under ', '1-']) parseQuery(each.repeat(10_000), makers, findNamed);
  expect(performance.now() - start).toBeLessThan(500);
});
