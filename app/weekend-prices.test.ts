/** @jest-environment node */
import fc from 'fast-check';
import { productData } from '@/components/catalogue/structured-data/product-data';
import { memoryCatalogue } from '@/data/catalogue/memory-catalogue';
import { withSalePrice } from '@/data/catalogue/published-records';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { costAt, isWeekend, weekendAt } from '@/data/weekend';
import { emptyFilterState } from '@/domain/filtering/filter-state';
import { refreshLines, totalCents } from '@/domain/line-items';
import type { Watch } from '@/domain/watch';
import { costOf, priceCopy, currentPriceCopy } from '@/domain/weekend-price';
import { openPriceSource } from '@/server/catalogue/price-source';
import { assistantsFeed } from './feeds/assistants-feed';
import { googleFeed } from './feeds/google-feed';
import { watchMarkdown } from './markdown/watch-markdown';
import { xmlDocument } from './xml';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const watches = readShopWatches();
const edges = [
  '2026-11-21T00:00:00-05:00',
  '2026-11-23T00:00:00-05:00',
  // Daylight saving time begins and ends on these weekends.
  '2026-03-07T00:00:00-05:00',
  '2026-03-09T00:00:00-04:00',
  '2026-10-31T00:00:00-04:00',
  '2026-11-02T00:00:00-05:00',
].map((edge) => new Date(edge).getTime());

const moments = fc
  .oneof(
    fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -2000, max: 2000 })),
    fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -4 * 86_400_000, max: 4 * 86_400_000 })),
  )
  .map(([edge, by]) => new Date(edge + by));

/** The price in dollars that Google reads at `at` from a feed fetched at `fetched`. */
function feedPrice(watch: Watch, fetched: Date, at: Date): number {
  const { xml } = { xml: xmlDocument(googleFeed([{ watch, availability: 'in-stock' }], fetched)) };
  const text = (name: string) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(xml)?.[1];
  const [from, until] = (text('sale_price_effective_date') ?? '').split('/').map((each) => Date.parse(each));
  const seconds = Math.floor(at.getTime() / 1000) * 1000;
  const isOn = from !== undefined && until !== undefined && from <= seconds && seconds <= until;
  return Number.parseFloat((isOn ? text('sale_price') : text('price')) ?? '');
}

/** The price in dollars that an assistant reads at `at` from its feed, fetched at `fetched`. */
function assistantsPrice(watch: Watch, fetched: Date, at: Date): number {
  const line: Record<string, string | undefined> = JSON.parse(
    assistantsFeed([{ watch, availability: 'in-stock' }], fetched),
  );
  const [from, until] = [line.sale_price_start_date, line.sale_price_end_date].map((each) => Date.parse(each ?? ''));
  const seconds = Math.floor(at.getTime() / 1000) * 1000;
  const isOn = from !== undefined && until !== undefined && from <= seconds && seconds <= until;
  return Number.parseFloat((isOn ? line.sale_price : line.price) ?? '');
}

// Verifies docs/product.md 28.3 (page, cart, quote, feeds, structured data, Markdown).
it('page, cart, quote, feed, structured data and Markdown show one price at every moment', async () => {
  await fc.assert(
    fc.asyncProperty(moments, fc.constantFrom(...watches), async (at, watch) => {
      const cents = costAt(watch, at);
      const { catalogue, id } = watch;
      const offer = { name: watch.name, priceCents: costOf(watch, isWeekend(at)) };
      const cart = refreshLines([watch.stored], { [watch.key]: offer });
      expect(totalCents(cart)).toBe(cents);
      expect((await openPriceSource([{ catalogue, id }], at)).priceOf(catalogue, id)?.unitCents).toBe(cents);
      expect(feedPrice(watch, at, at)).toBe(cents / 100);
      expect(assistantsPrice(watch, at, at)).toBe(cents / 100);
      const { offers } = productData(watch, 'in-stock', at) as { offers: { price: string; priceValidUntil?: string } };
      expect(Number(offers.price)).toBe(cents / 100);
      expect(watchMarkdown(watch, 'in-stock')).toContain(priceCopy(watch, 'usd'));
    }),
    { numRuns: 300 },
  );
}, 60_000);

it('cached feeds and structured data stay valid: the feed contains dates, the structured data expires', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 300_000 }), (made, age) => {
      const watch = watches.find(({ key }) => key === 'timex/2') as Watch;
      const at = new Date(made.getTime() + age);
      const { offers } = productData(watch, 'in-stock', made) as { offers: { price: string; priceValidUntil: string } };
      if (at < new Date(offers.priceValidUntil)) expect(Number(offers.price)).toBe(costAt(watch, at) / 100);
      if (isWeekend(made) || !isWeekend(at)) return;
      expect(feedPrice(watch, made, at)).toBe(costAt(watch, at) / 100);
    }),
  );
});

it('weekendAt begins and ends at midnight in New York across daylight saving time changes', () => {
  const of = (at: string) => Object.values(weekendAt(new Date(at))).map((each) => each.toISOString());
  const march = ['2026-03-07T05:00:00.000Z', '2026-03-09T04:00:00.000Z'];
  expect(of('2026-03-05T00:00:00Z')).toEqual(march);
  expect(of('2026-03-08T12:00:00Z')).toEqual(march);
  const november = ['2026-10-31T04:00:00.000Z', '2026-11-02T05:00:00.000Z'];
  expect(of('2026-10-29T00:00:00Z')).toEqual(november);
  expect(of('2026-11-02T04:59:59Z')).toEqual(november);
});

// Verifies docs/product.md 28.3 (range filters, search).
it('range filters and search use the current price', async () => {
  const at = (moment: string) =>
    memoryCatalogue(
      () => watches,
      () => new Date(moment),
    );
  const friday = at('2026-11-20T23:59:59-05:00');
  const saturday = at('2026-11-21T00:00:00-05:00');
  const ranges = { ...emptyFilterState.ranges, price: { to: 205 } };
  const upTo205 = async (catalogue: typeof friday) =>
    (await catalogue.findOnList('timex', { ...emptyFilterState, ranges }, 1))?.keys;
  expect(await upTo205(friday)).toEqual(['timex/1', 'timex/5', 'timex/6']);
  expect((await upTo205(saturday))?.length).toBe(6);
  const isWeekendOn = async (catalogue: typeof friday, list: typeof emptyFilterState) =>
    (await catalogue.findOnList('timex', list, 1))?.isWeekend;
  // A list without filters is a static page, which shows both prices.
  expect(await isWeekendOn(saturday, emptyFilterState)).toBe(false);
  expect([
    await isWeekendOn(friday, { ...emptyFilterState, ranges }),
    await isWeekendOn(saturday, { ...emptyFilterState, ranges }),
  ]).toEqual([false, true]);
  const found = async (catalogue: typeof friday) =>
    (await catalogue.searchWatches('timex under 185')).map(({ key }) => key);
  expect((await found(friday)).includes('timex/3')).toBe(false);
  expect((await found(saturday)).includes('timex/3')).toBe(true);
});

it('priceInWords and priceNowInWords distinguish weekday and weekend prices', () => {
  const priced = { priceCents: 289_00, weekendCents: 202_30 };
  expect(priceCopy(priced, 'usd')).toBe('$289.00, $202.30 on weekends');
  expect(currentPriceCopy(priced, true, 'usd')).toBe('$202.30, weekend price');
  expect(currentPriceCopy(priced, false, 'usd')).toBe('$289.00, $202.30 on weekends');
  expect(currentPriceCopy({ priceCents: 83_00 }, true, 'usd')).toBe('$83.00');
});

it('structured data have the weekend price from its first millisecond until its last one', () => {
  const watch = watches.find(({ key }) => key === 'timex/2') as Watch;
  const priceAt = (at: string) => (productData(watch, 'in-stock', new Date(at)) as { offers: object }).offers;
  const [everyday, weekend] = [watch.priceCents, watch.weekendCents ?? 0].map((cents) => (cents / 100).toFixed(2));
  const [begins, ends] = ['2026-11-21T05:00:00.000Z', '2026-11-23T05:00:00.000Z'];
  expect(priceAt('2026-11-21T04:59:59.999Z')).toMatchObject({ price: everyday, priceValidUntil: begins });
  expect(priceAt(begins)).toMatchObject({ price: weekend, priceValidUntil: ends });
  expect(priceAt('2026-11-23T04:59:59.999Z')).toMatchObject({ price: weekend, priceValidUntil: ends });
  expect(priceAt(ends)).toMatchObject({ price: everyday, priceValidUntil: '2026-11-28T05:00:00.000Z' });
});

it('structured data name an audience for women’s watches alone', () => {
  const female = watches.filter((watch) => 'audience' in productData(watch, 'in-stock', new Date('2026-11-18')));
  expect(new Set(female.map(({ catalogue }) => catalogue))).toEqual(new Set(['womens']));
  expect(female).toHaveLength(watches.filter(({ catalogue }) => catalogue === 'womens').length);
});

// Verifies docs/product.md 42.9 (structured data).
it('structured data at the price of a price list expires when a weekend begins or the list ends, whichever is first', () => {
  const friday = new Date('2026-11-27T15:00:00Z');
  const offerOf = (key: string, changesOn: string, at = friday) => {
    const watch = withSalePrice(watches.find((one) => one.key === key) as Watch, { cents: 50_00, changesOn });
    const { offers } = productData(watch, 'in-stock', at) as { offers: object };
    return offers;
  };
  expect(offerOf('xerix/1', '2026-12-01')).toMatchObject({
    price: '50.00',
    priceValidUntil: '2026-12-01T05:00:00.000Z',
  });
  const timex = watches.find(({ key }) => key === 'timex/2') as Watch;
  const dearer = withSalePrice(timex, { cents: timex.priceCents - 1, changesOn: '2026-12-01' });
  expect(productData(dearer, 'in-stock', friday)).toMatchObject({
    offers: { price: ((timex.priceCents - 1) / 100).toFixed(2), priceValidUntil: '2026-11-28T05:00:00.000Z' },
  });
});
