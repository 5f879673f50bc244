// Verifies docs/product.md 44.1.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currencies } from '@/domain/currency';
import type { SalePrice } from '@/domain/price-list';
import { priceIn } from '@/domain/watch-price';
import type { Price } from '@/domain/weekend-price';
import { withSalePrice } from './catalogue/published-records';
import { readShopWatches } from './catalogue/shop-catalogue';
import { weekendPercent } from './weekend';

jest.mock('./pictures', () => ({ hasPicture: () => true }));

it('every watch has a written price in every currency, with the percentage of its weekend price', () => {
  for (const watch of readShopWatches())
    for (const currency of currencies) {
      const price = priceIn(watch, currency);
      const percent = weekendPercent[watch.key];
      expect([watch.key, currency, price?.priceCents]).toEqual([watch.key, currency, expect.any(Number)]);
      expect(price?.weekendCents).toBe(
        percent === undefined ? undefined : Math.round(((price?.priceCents ?? 0) * (100 - percent)) / 100),
      );
    }
});

it.each([
  ['timex/2', 'usd', 289_00, 202_30],
  ['timex/2', 'eur', 269_00, 188_30],
  ['timex/2', 'jpy', 44_000, 30_800],
] as const)('%s costs in %s %p, and %p on weekends', (key, currency, priceCents, weekendCents) => {
  const watch = readShopWatches().find((each) => each.key === key);
  expect(watch && priceIn(watch, currency)).toMatchObject({ priceCents, weekendCents });
});

describe('a list of prices beside the catalogue', () => {
  const before = process.env.CATALOGUE_DIR;
  let folder: string;
  const write = (currency: string, content: string) =>
    writeFileSync(join(folder, 'prices', `${currency}.json`), content);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'odd-hours-prices-'));
    cpSync(join(process.cwd(), 'data'), folder, { recursive: true });
    process.env.CATALOGUE_DIR = folder;
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    if (before === undefined) delete process.env.CATALOGUE_DIR;
    else process.env.CATALOGUE_DIR = before;
  });

  it.each([
    ['eur', '{"xerix/1": 0}', 'xerix/1: expected a price above 0 for each watch'],
    ['eur', '{"xerix/1": "229"}', 'xerix/1: expected a price above 0 for each watch'],
    ['eur', '[]', 'file: expected a price above 0 for each watch'],
    ['eur', '{"xerix/9": 229}', 'xerix/9: expected a watch of the catalogue'],
    ['eur', '{"xerix/1": 229.005}', 'xerix/1: expected at most two digits after the point'],
    ['jpy', '{"xerix/1": 229.5}', 'xerix/1: expected no digits after the point'],
  ])('of %s with %s stops the build', (currency, content, problem) => {
    write(currency, content);
    expect(() => readShopWatches()).toThrow(`data/prices/${currency}.json, ${problem}`);
  });

  it('gives no price to a watch that it does not have, and to none without a file', () => {
    write('eur', '{"xerix/1": 229.5}');
    rmSync(join(folder, 'prices', 'jpy.json'));
    const [first, second] = readShopWatches();
    expect(first && priceIn(first, 'eur')).toEqual({ priceCents: 229_50 });
    expect(second && priceIn(second, 'eur')).toBeUndefined();
    expect(first && priceIn(first, 'jpy')).toBeUndefined();
  });
});

// Verifies docs/product.md 42.9 (lowest).
it.each<[string, SalePrice, Price]>([
  ['a lower price', { cents: 250_00 }, { priceCents: 250_00, weekendCents: 202_30 }],
  ['the price of the weekend', { cents: 202_30 }, { priceCents: 202_30 }],
  ['a cent more than the weekend', { cents: 202_31 }, { priceCents: 202_31, weekendCents: 202_30 }],
  ['a price below the weekend', { cents: 200_00 }, { priceCents: 200_00 }],
  ['a higher price', { cents: 300_00 }, { priceCents: 289_00, weekendCents: 202_30 }],
  ['no price in dollars', { changesOn: '2026-11-27' }, { priceCents: 289_00, weekendCents: 202_30 }],
])('withSalePrice of timex/2 with %s returns the lower price, and the weekend price below it', (_, sale, price) => {
  const watch = readShopWatches().find(({ key }) => key === 'timex/2');
  if (!watch) throw new Error('The shop has no timex/2.');
  const sold = withSalePrice(watch, sale);
  expect({ priceCents: sold.priceCents, weekendCents: sold.weekendCents }).toEqual({
    weekendCents: undefined,
    ...price,
  });
  expect(sold.stored.price).toBe(price.priceCents / 100);
  expect(sold.otherPrices).toEqual(watch.otherPrices);
  expect(sold.priceUntil).toEqual(sale.changesOn && new Date('2026-11-27T05:00:00Z'));
  expect(withSalePrice(watch, undefined)).toBe(watch);
});

it('withSalePrice lowers the price of each currency by its own list', () => {
  const watch = readShopWatches().find(({ key }) => key === 'timex/2');
  if (!watch) throw new Error('The shop has no timex/2.');
  const others = { eur: { cents: 188_00, list: 'Sale' }, jpy: { cents: 40_000, list: 'Sale' } };
  expect(withSalePrice(watch, { others })).toMatchObject({ priceCents: 289_00, weekendCents: 202_30 });
  expect(withSalePrice(watch, { others }).otherPrices).toEqual({
    eur: { priceCents: 188_00 },
    gbp: { priceCents: 229_00, weekendCents: 160_30 },
    jpy: { priceCents: 40_000, weekendCents: 30_800 },
  });
});
