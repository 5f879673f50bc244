// Verifies docs/product.md 8.6, 8.7.
import fc from 'fast-check';
import { formatFilterState } from '../filtering/filter-state';
import { parseQuery, withoutQuotes } from './parse-query';
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
  ['under 1k', 'price=-999.99', ''],
  ['$0.5k-1k', 'price=500-1000', ''],
  ['over 1.2k automatic', 'price=1200.01-&movement=automatic', ''],
  ['under 18k gold', 'case=gold-tone', 'under 18 k'],
  ['38,5 mm', 'diameter=38-39', ''],
  ['36,38,40 mm', 'diameter=39.5-40.5', '36 38'],
  ['38 x 46 mm', 'diameter=37.5-38.5&lug=45.5-46.5', ''],
  ['42mm x 12mm steel', 'diameter=41.5-42.5&thickness=11.5-12.5&case=steel', ''],
  ['under 42×12.5 mm', 'diameter=-41.99&thickness=-12.49', ''],
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
  ['over 300 under 500', 'price=300.01-499.99', ''],
  ['over $300 but under $500', 'price=300.01-499.99', ''],
  ['under 500, at least 300', 'price=300-499.99', ''],
  ['from 200 up to 400', 'price=200-400', ''],
  ['over 200 and under 300', 'price=200.01-299.99', ''],
  ['200 and under', 'price=-200', ''],
  ['20 mm lugs', '', '20mm lugs'],
  ['40 mm and up, under 300', 'price=-299.99&diameter=40-', ''],
  ['under 300 and over 40 mm', 'price=-299.99&diameter=40.01-', ''],
  ['at least 100 m and under 40 mm', 'diameter=-39.99&water=100-', ''],
  ['over 38 mm and under 12 mm thick', 'diameter=38.01-&thickness=-11.99', ''],
  ['38 mm and under 300', 'price=-299.99&diameter=37.5-38.5', ''],
  ['under 300 and bigger than 40 mm', 'price=-299.99&diameter=40.01-', ''],
  ['over 500 under 300', 'price=-299.99', ''],
  ['$200-400 under 300', 'price=-299.99', ''],
  ['sub-40mm', 'diameter=-39.99', ''],
  ['sub $300', 'price=-299.99', ''],
  ['a maximum of $300', 'price=-300', ''],
  ['minimum of 100 m', 'water=100-', ''],
  ['smaller than a 40mm', 'diameter=-39.99', ''],
  ['wider than 42 mm', 'diameter=42.01-', ''],
  ['narrower than 38 mm', 'diameter=-37.99', ''],
  ['WR200', 'water=200-', ''],
  ['wr 200m', 'water=200-', ''],
  ['WR 20 bar', 'water=200-', ''],
  ['costs less than 300', 'price=-299.99', ''],
  ['priced under 300', 'price=-299.99', ''],
  ['price range 200 to 400', 'price=200-400', ''],
  ['300 to 400 euros', 'price=300-400', ''],
  ['under £300', 'price=-299.99', ''],
  ['300 pounds', 'price=-300', ''],
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
  // Verifies docs/product.md 8.21: a word beside a figure that it cannot have.
  ['leather strap under 300', 'price=-299.99&strap=leather', ''],
  ['strap under 20 mm', '', 'strap under 20mm'],
  ['brown band over 40 mm', 'diameter=40.01-', 'brown band'],
  ['steel case under 300', 'price=-299.99&case=steel', ''],
  ['case under 70', 'price=-69.99', 'case'],
  ['case under 69', 'diameter=-68.99', ''],
  ['waterproof under 300', 'price=-299.99&water=100-', ''],
  ['under 300 waterproof', 'price=-299.99&water=100-', ''],
  ['38 mm waterproof', 'diameter=37.5-38.5&water=100-', ''],
  ['slim under $300', 'price=-299.99', ''],
  ['thin 38 mm', 'diameter=37.5-38.5', ''],
  ['heavy under 300', 'price=-299.99', ''],
  ['weight under 199', 'weight=-198.99', ''],
  ['small wrist under 300', 'price=-299.99', ''],
  ['large wrist 44 mm', 'diameter=43.5-44.5', ''],
  ['price under 40 mm', 'diameter=-39.99', ''],
  ['water resistant up to 100 m', 'water=100-', ''],
  ['watch up to 200 m', 'water=200-', ''],
  ['from 100 m up to 300 m', 'water=100-300', ''],
  ['at most 200 m', 'water=-200', ''],
  ['40 mm and $300', 'price=-300&diameter=39.5-40.5', ''],
  ['38 mm - 60 g', 'diameter=37.5-38.5&weight=-60', ''],
  ['between 38 mm and 42 mm', 'diameter=38-42', ''],
  ['not too expensive', 'sort=price', ''],
  ['water resistance 200', 'water=200-', ''],
  ['waterproof 60', 'water=100-', '60'],
  ['strap width 20 mm', '', 'strap 20mm'],
  ['US$300', 'price=-300', ''],
  ['under 300 US dollars', 'price=-299.99', ''],
  ['I can spend up to 300', 'price=-300', ''],
  ['max budget $300', 'price=-300', ''],
  // Both ends of one measure, whose unit is named once.
  ['over 38 and under 42 mm', 'diameter=38.01-41.99', ''],
  ['over 38mm but under 42', 'diameter=38.01-41.99', ''],
  ['under 42 and over 38 mm', 'diameter=38.01-41.99', ''],
  ['at least 8 and at most 10 mm thick', 'thickness=8-10', ''],
  ['over 100 and under 300 m', 'water=100.01-299.99', ''],
  ['over 300 and under 40 mm', 'price=300.01-&diameter=-39.99', ''],
  ['over 40 mm and under 60', 'diameter=40.01-59.99', ''],
  ['over 40 mm and under 61', 'price=-60.99&diameter=40.01-', ''],
  ['over 38 and thinner than 42 mm', 'price=38.01-&thickness=-41.99', ''],
  ['over 30 automatic leather under 42 mm', 'price=30.01-&diameter=-41.99&movement=automatic&strap=leather', ''],
  ['doesn’t cost more than 300', 'price=-300', ''],
  ['I don’t want to spend more than $300', 'price=-300', ''],
  ['isn’t larger than 40 mm', 'diameter=-40', ''],
  ['nothing over 300', 'price=-300', ''],
  ['never under 300', 'price=300-', ''],
  ['weighs under 60', 'weight=-59.99', ''],
  ['measures 38 mm', 'diameter=37.5-38.5', ''],
  ['1 1/2 inches', 'diameter=37.6-38.6', ''],
  ['1 3/4 inch', 'diameter=43.95-44.95', ''],
  ['approx. $300', 'price=270-330', ''],
  ['max. 300', 'price=-300', ''],
  ['200+ m', 'water=200-', ''],
  ['40+mm', 'diameter=40-', ''],
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
  ['6 1/2 inch wrist', [{ wrist: { circumference: 165.1, isExact: true } }], '6.5 inch wrist'],
  ['6¾" wrist', [{ wrist: { circumference: 171.45, isExact: true } }], '6.75" wrist'],
  ['thin wrists, under 40 mm', [{ wrist: { circumference: 150 } }], 'thin wrists'],
  ['thin wrists under 300', [{ wrist: { circumference: 150 } }], 'thin wrists'],
  ['thinnest', [{ sizes: [{ rangeFilter: 'thickness', direction: 'low', until: 10 }] }], 'thinnest'],
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
  // Verifies docs/product.md 8.23.
  ['not black or blue', [{ excludes: { dial: ['black', 'blue'] } }], 'not black or blue'],
  [
    'no date or leather, nor suede',
    [{ excludes: { function: ['date'], strap: ['leather'] } }, { excludes: { strap: ['suede'] } }],
    'no date or leather, nor suede',
  ],
  ['neither black nor a blue dial', [{ excludes: { dial: ['black', 'blue'] } }], 'neither black nor a blue dial'],
  ['not black or under 300', [{ excludes: { dial: ['black'] } }], 'not black'],
  [
    'not big or heavy',
    [
      {
        sizes: [
          { rangeFilter: 'diameter', direction: 'low', until: 44 },
          { rangeFilter: 'weight', direction: 'low', until: 110 },
        ],
      },
    ],
    'not big or heavy',
  ],
  ['don’t want leather', [{ excludes: { strap: ['leather'] } }], 'don’t want leather'],
  ['nothing in leather', [{ excludes: { strap: ['leather'] } }], 'nothing in leather'],
  ['anything but leather', [{ excludes: { strap: ['leather'] } }], 'anything but leather'],
  ['nothing but leather', [], ''],
  ['blue but not leather', [{ excludes: { strap: ['leather'] } }], 'not leather'],
  ['not black and blue', [{ excludes: { dial: ['black', 'blue'] } }], 'not black and blue'],
  ['no date and automatic', [{ excludes: { function: ['date'] } }], 'no date'],
  ['no leather and a rubber strap', [{ excludes: { strap: ['leather'] } }], 'no leather'],
  ['not thin or black', [{ sizes: [{ rangeFilter: 'thickness', direction: 'high', until: 10 }] }], 'not thin'],
  ['small leather watch', [{ sizes: [{ rangeFilter: 'diameter', direction: 'low', until: 36 }] }], 'small'],
  ['heavy steel', [{ sizes: [{ rangeFilter: 'weight', direction: 'high', until: 110 }] }], 'heavy'],
  ['small strap', [], 'small strap'],
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

// Verifies docs/product.md 8.23.
test.each([
  ['nothing-of-the-kind', '', '"nothing kind"'],
  ['other', '', '"other"'],
  ['except', '', '"except"'],
  ['nothing except timex', 'brand=times', ''],
])('the words of a negation are ignored beside filters alone: %j sets %j and leaves %j', (query, set, left) => {
  const [filters, words] = read(query);
  expect([filters, words && JSON.stringify(words)]).toEqual([set, left]);
});

// Verifies docs/product.md 8.14.
test.each([
  ['like the half & half moon', '', 'moon'],
  ['like the half & half in blue', 'dial=blue', ''],
  ['like the half & half with a leather strap but smaller', 'strap=leather', ''],
  ['thinner than the half & half with a moon phase', 'function=moon', ''],
])('parseQuery of %j keeps what follows the name: %j, %j', (query, filters, words) => {
  const parsed = parseQuery(query, makers, findNamed);
  expect(parsed.wishes).toMatchObject([{ like: { key: 'california/3' } }]);
  expect(read(query)).toEqual([filters, words]);
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

// Verifies docs/product.md 8.22.
test.each([
  ['blue leather strap', 'strap=leather', '"blue"'],
  ['leather strap 18 mm', 'strap=leather', '"18 mm"'],
  ['Small date, moon', 'function=date', '"Small", "moon"'],
  ['small thin date', 'function=date', 'small, "thin"'],
  ['brown leather', 'strap=leather', '"brown"'],
  ['"blue"', '', '"blue"'],
  ['automatic "Half & Half"', 'movement=automatic', 'Half & Half'],
  ['"light blue", automatic "under 300"', 'movement=automatic', '"light blue", "under 300"'],
  ['6.5" wrist and 1.5" blue', 'diameter=37.6-38.6&dial=blue', '6.5" wrist'],
  ['moon leather', 'strap=leather', 'moon'],
])('parseQuery of %j sets %j and keeps %j, which is read as the same words', (query, set, text) => {
  const parsed = parseQuery(query, makers, findNamed);
  expect([decodeURIComponent(formatFilterState(parsed.filterState)), parsed.text]).toEqual([set, text]);
  const again = parseQuery(parsed.text, makers, findNamed);
  expect([formatFilterState(again.filterState), again.words, again.text]).toEqual(['', parsed.words, text]);
});

test('withoutQuotes keeps the inch sign', () => {
  expect(withoutQuotes('"blue", 6.5" wrist "18 mm"')).toBe('blue, 6.5" wrist 18 mm');
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
