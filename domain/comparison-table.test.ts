// Verifies docs/product.md 23.3.
import { compareLines, priceMarks } from './comparison-table';
import { watchOf } from './testing/watches';
import type { Watch } from './watch';
import type { Specification } from './specification';

type Parts = Partial<Specification> & { priceCents?: number; txt5?: string; txt6?: string };

function made({
  priceCents = 10_000,
  txt5 = 'Movement: Automatic',
  txt6 = 'Power reserve: 40 hours',
  ...specification
}: Parts): Watch {
  const stored = watchOf('xerix', 1, {
    txt5,
    txt6,
    txt16: `Weight: ${specification.weight ?? 80} g`,
  });
  return {
    priceCents,
    stored,
    specification: {
      powerReserve: 40,
      batteryLife: null,
      waterResistance: 50,
      thickness: 12,
      weight: 80,
      ...specification,
    },
  } as Watch;
}

const bestIn = (watches: readonly Watch[]) =>
  compareLines(watches, false).flatMap(({ best }) => best.map((each) => each ?? '-'));
const lineOf = (label: string, watches: readonly Watch[]) =>
  compareLines(watches, false).find((line) => line.label === label);

it('compareLines returns the price and all twelve lines of the specification', () => {
  const lines = compareLines([made({}), made({})], false);
  expect(lines).toHaveLength(13);
  expect(lines[0]).toMatchObject({ label: 'Price', values: ['$100.00', '$100.00'], differs: false });
});

it('compareLines marks only the lines that differ', () => {
  const differing = compareLines([made({ weight: 60 }), made({ weight: 70 })], false).filter(({ differs }) => differs);
  expect(differing.map(({ label }) => label)).toEqual(['Weight']);
});

it.each([
  ['Case diameter: 40 mm', 'Case diameter: 40.5 mm', false],
  ['Case diameter: 40 mm', 'Case diameter: 42 mm', true],
  ['Battery life: 100 months', 'Battery life: 97 months', false],
  ['Battery life: 100 months', 'Battery life: 96 months', true],
  ['Water resistance: 1,000 m', 'Water resistance: 100 m', true],
  ['Crystal: sapphire', 'Crystal: mineral', true],
  ['Strap: 20 mm, leather', 'Strap: 20 mm, steel', true],
])('compareLines marks %s beside %s as different: %s', (txt5, other, differs) => {
  expect(compareLines([made({ txt5 }), made({ txt5: other })], false)[1]?.differs).toBe(differs);
});

// Verifies docs/product.md 23.3 (lowest price, thinnest, lightest, highest water resistance).
it('compareLines marks the cheapest, thinnest, lightest and most water-resistant value', () => {
  const watches = [made({ priceCents: 1, thickness: 9 }), made({ weight: 50, waterResistance: 200 })];
  const lines = compareLines(watches, false).filter(({ best }) => best.some(Boolean));
  expect(lines.map(({ best }) => best)).toEqual([
    ['price', undefined],
    [undefined, 'water'],
    ['thickness', undefined],
    [undefined, 'weight'],
  ]);
});

it('compareLines marks all shared best values, and none if all are equal or there is one watch', () => {
  const shared = [made({ weight: 50 }), made({ weight: 50 }), made({ weight: 60 })];
  expect(lineOf('Weight', shared)?.best).toEqual(['weight', 'weight', undefined]);
  expect(bestIn([made({}), made({})])).not.toContain('weight');
  expect(bestIn([made({})]).every((best) => best === '-')).toBe(true);
});

// Verifies docs/product.md 23.3 (longest power reserve).
it('compareLines compares power reserves only with power reserves, and labels mixed values', () => {
  const quartz = made({ txt6: 'Battery life: 3 years', powerReserve: null, batteryLife: 36 });
  const label = 'Power reserve or battery life';
  expect(lineOf(label, [made({}), quartz])).toMatchObject({
    values: ['Power reserve: 40 hours', 'Battery life: 3 years'],
    best: [undefined, undefined],
  });
  const longer = made({ powerReserve: 70, txt6: 'Power reserve: 70 hours' });
  expect(lineOf(label, [made({}), longer, quartz])?.best).toEqual([undefined, 'reserve', undefined]);
  expect(lineOf('Power reserve', [made({}), longer])?.values).toEqual(['40 hours', '70 hours']);
});

// Verifies docs/product.md 23.3 (longest battery life).
it('compareLines compares battery lives only with known battery lives', () => {
  const [short, long, unknown] = [24, 36, null].map((batteryLife) =>
    made({ txt6: `Battery life: ${batteryLife} months`, powerReserve: null, batteryLife }),
  ) as [Watch, Watch, Watch];
  expect(lineOf('Battery life', [short, long, unknown])?.best).toEqual([undefined, 'battery', undefined]);
  expect(lineOf('Battery life', [short, unknown])?.best).toEqual([undefined, undefined]);
});

it('compareLines returns lines without values for no watches', () => {
  expect(compareLines([], false).slice(1)).toEqual(
    Array.from({ length: 12 }, () => ({ label: '', values: [], differs: false, best: [] })),
  );
});

it('compareLines on a weekend compares the weekend prices', () => {
  const watches = [{ ...made({ priceCents: 100_00 }), weekendCents: 80_00 }, made({ priceCents: 90_00 })];
  const price = (isWeekend: boolean) => compareLines(watches, isWeekend)[0];
  expect(price(true)).toMatchObject({ values: ['$80.00, weekend price', '$90.00'], best: ['price', undefined] });
  expect(price(false)).toMatchObject({
    values: ['$100.00, $80.00 on weekends', '$90.00'],
    best: [undefined, 'price'],
  });
});

const inEuros = (priceCents: number, euros?: number): Watch => ({
  ...made({ priceCents }),
  ...(euros !== undefined && { otherPrices: { eur: { priceCents: euros }, gbp: { priceCents }, jpy: { priceCents } } }),
});

// Verifies docs/product.md 44.16.
it('priceMarks marks the lowest price of each currency, and groups currencies with equal marks', () => {
  const [first, second] = [inEuros(169_00, 159_00), inEuros(179_00, 159_00)];
  expect(priceMarks([first, second], false)).toEqual([
    { differs: true, best: ['price', undefined], currencies: ['usd', 'gbp', 'jpy'] },
    { differs: false, best: [undefined, undefined], currencies: ['eur'] },
  ]);
  expect(priceMarks([first, inEuros(99_00, 89_00)], false)).toMatchObject([
    { best: [undefined, 'price'], currencies: ['usd', 'eur', 'gbp', 'jpy'] },
  ]);
});

// Verifies docs/product.md 44.16.
it('priceMarks compares US dollars in a currency in which a watch has no price', () => {
  expect(priceMarks([inEuros(169_00, 159_00), inEuros(179_00)], false)).toEqual([
    { differs: true, best: ['price', undefined], currencies: ['usd', 'eur', 'gbp', 'jpy'] },
  ]);
  // 185 euros are not compared with 179 dollars.
  expect(priceMarks([inEuros(169_00, 185_00), inEuros(179_00)], false)).toMatchObject([
    { best: ['price', undefined], currencies: ['usd', 'eur', 'gbp', 'jpy'] },
  ]);
});
