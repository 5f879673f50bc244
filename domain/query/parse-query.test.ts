// Verifies docs/product.md 8.6, 8.7.
import fc from 'fast-check';
import { formatFilterState } from '../filtering/filter-state';
import { parseQuery } from './parse-query';

const makers = [
  { option: 'xerix', names: ['Xeric', 'xerix'] },
  { option: 'times', names: ['Timex', 'times'] },
  { option: 'gshock', names: ['G-Shock', 'gshock'] },
  { option: 'california', names: ['California Watch Co.', 'California'] },
];
const read = (query: string) => {
  const { filterState, words } = parseQuery(query, makers);
  return [decodeURIComponent(formatFilterState(filterState)), words];
};

test.each([
  ['automatic blue under 300, 38 mm', 'price=-300&diameter=37.5-38.5&movement=automatic&dial=blue', ''],
  ['38mm', 'diameter=37.5-38.5', ''],
  ['38 millimetres', 'diameter=37.5-38.5', ''],
  ['3.8cm', 'diameter=37.5-38.5', ''],
  ['1.5 inches', 'diameter=37.6-38.6', ''],
  ['1.5"', 'diameter=37.6-38.6', ''],
  ['1.5″', 'diameter=37.6-38.6', ''],
  ['under 1.5″', 'diameter=-38.1', ''],
  ['around 38 mm', 'diameter=37-39', ''],
  ['over 40mm', 'diameter=40-', ''],
  ['diameter over 40', 'diameter=40-', ''],
  ['40mm+', 'diameter=40-', ''],
  ['36 mm or smaller', 'diameter=-36', ''],
  ['36-40 mm', 'diameter=36-40', ''],
  ['36-40', 'diameter=36-40', ''],
  ['between 36 and 40 mm', 'diameter=36-40', ''],
  ['below 10 mm thick', 'thickness=-10', ''],
  ['thinner than 10mm', 'thickness=-10', ''],
  ['thickness under 10', 'thickness=-10', ''],
  ['lug to lug under 46 mm', 'lug=-46', ''],
  ['46 mm lug to lug', 'lug=45.5-46.5', ''],
  ['under 46mm lug-to-lug', 'lug=-46', ''],
  ['20 mm strap', '', '20mm strap'],
  ['strap 18 to 20', '', 'strap 18 20'],
  ['under 300', 'price=-300', ''],
  ['under 40', 'price=-40', ''],
  ['around $300', 'price=270-330', ''],
  ['less than $300', 'price=-300', ''],
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
  ['price 30-50', 'price=30-50', ''],
  ['200 or less', 'price=-200', ''],
  ['200-or-less', 'price=-200', ''],
  ['over $1,000', 'price=1000-', ''],
  ['over $1,000 automatic', 'price=1000-&movement=automatic', ''],
  ['< 99.50', 'price=-99.5', ''],
  ['100m', 'water=100-', ''],
  ['100 metres water resistance', 'water=100-', ''],
  ['water resistance over 100', 'water=100-', ''],
  ['10 atm', 'water=100-', ''],
  ['20bar', 'water=200-', ''],
  ['330 ft', 'water=100-', ''],
  ['under 199.99', 'price=-199.99', ''],
  ['60 g', 'weight=-60', ''],
  ['around 60 g', 'weight=55-65', ''],
  ['weight under 60', 'weight=-60', ''],
  ['lighter than 60', 'weight=-60', ''],
  ['heavier than 100', 'weight=100-', ''],
  ['under 60 g', 'weight=-60', ''],
  ['60 grams or less', 'weight=-60', ''],
  ['lightweight titanium', 'weight=-60&case=titanium', ''],
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
  ['small watch', 'diameter=-36', ''],
  ['small 40 mm', 'diameter=39.5-40.5', ''],
  ['dive watch', 'water=100-&function=depth-meter&function=turning-bezel', ''],
  ['gmt', 'function=second-time-zone', ''],
  ['chrono', 'function=chronograph', ''],
  ['moon', '', 'moon'],
  ['moonphase', 'function=moon', ''],
  ['moon phase', 'function=moon', ''],
  ['g shock', 'brand=gshock', ''],
  ['gshock', 'brand=gshock', ''],
  ['G-SHOCK digital', 'brand=gshock&display=digital', ''],
  ['times', 'brand=times', ''],
  ['xerix under 400', 'price=-400&brand=xerix', ''],
  ['california watch co', 'brand=california', ''],
  ['cheapest automatic', 'movement=automatic&sort=price', ''],
  ['half & half 40', '', 'half half 40'],
  ['late comet', '', 'late comet'],
  ['1969', '', '1969'],
  ['the watch', '', 'the watch'],
  ['', '', ''],
  ['?!…', '', ''],
  ['-', '', ''],
  ['$', '', ''],
  ['999999999999 mm', '', '999999999999mm'],
])('parseQuery of %j sets %j and leaves %j', (query, set, left) => {
  expect(read(query)).toEqual([set, left]);
});

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
      const { filterState } = parseQuery(query, makers);
      for (const { from = 0, to = Infinity } of Object.values(filterState.ranges)) expect(from).toBeLessThanOrEqual(to);
    }),
  );
});

test('parseQuery reads ten thousand characters in less than half a second', () => {
  const start = performance.now();
  for (const each of ['a', '1', '1 ', '- ', 'under ', '1-']) parseQuery(each.repeat(10_000), makers);
  expect(performance.now() - start).toBeLessThan(500);
});
