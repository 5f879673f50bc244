import fc from 'fast-check';
import { publishedRecords, sharePublishedRecords } from '@/data/catalogue/published-records';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { formatMoney } from '@/domain/money';
import { isLongRun } from '@/domain/testing/long-tests';
import { type WatchKey } from '@/domain/watch-key';
import { followPublished } from '@/server/catalogue/published';
import { openPriceSource } from '@/server/catalogue/price-source';
import { editedWatch } from '@/server/desk/watches/watches';
import { submit } from '@/server/desk/submit';
import { owner } from '@/server/testing/desk';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { parsePriceLines, priceLines } from './price-lines';
import { deletePriceList, priceListPage, pricesPage, savePriceList, switchPriceList } from './prices';

onEachEngine((where) => {
  afterEach(() => sharePublishedRecords(undefined));

  // A Wednesday; the sale begins on a Friday.
  const now = new Date('2026-11-25T15:00:00Z');
  const id = '00000000-0000-4000-8000-000000000001';
  const draft = {
    id,
    name: 'Sale',
    startsOn: '2026-11-27',
    endsOn: '2026-11-30',
    lines: 'xerix/1 199.50\ntimex/2 10%',
  };
  const useCases = [savePriceList, switchPriceList, deletePriceList];
  const send = async (name: string, fields: Record<string, string>, version?: string, at = now) => {
    const useCase = useCases.find((one) => one.name === name);
    if (!useCase) throw new Error(`No use case ${name}.`);
    return valueOf(await submit(where().db, owner, useCase, { key: crypto.randomUUID(), fields, version }, at));
  };
  const invalidate = jest.fn();
  const priceAt = async (watch: WatchKey, time: string) => {
    const at = new Date(time);
    await followPublished(where().db, at, invalidate);
    const [name = '', number] = watch.split('/');
    const reference = { catalogue: name as 'xerix', id: Number(number) };
    return (await openPriceSource([reference], at)).priceOf(name as 'xerix', Number(number))?.unitCents;
  };
  const everyday = async (watch: WatchKey) => (await editedWatch(where().db, owner, watch, now))?.published.priceCents;

  // Verifies docs/product.md 42.9 (draft, switch, dates).
  itOnce(
    'the checkout charges the price of a list from its first to its last date, once it is on, and not after an undo',
    async () => {
      const before = await priceAt('xerix/1', '2026-11-27T05:00:00Z');
      expect(await send('save-price-list', draft, 'none')).toMatchObject({ ok: true, next: `/desk/prices/${id}` });
      expect(await priceAt('xerix/1', '2026-11-27T05:00:00Z')).toBe(before);
      const on = await send('switch-price-list', { id, on: 'yes' });
      expect(on).toMatchObject({ ok: true, undo: { action: 'switch-price-list' } });
      const sale = { cents: 199_50, list: 'Sale', changesOn: '2026-12-01' };
      const friday = new Date('2026-11-27T05:00:00Z');
      expect((await editedWatch(where().db, owner, 'xerix/1', friday))?.sale).toEqual(sale);
      invalidate.mockClear();
      expect(await priceAt('xerix/1', '2026-11-27T04:59:59Z')).toBe(before);
      expect(await priceAt('xerix/1', '2026-11-27T05:00:00Z')).toBe(199_50);
      expect(await priceAt('xerix/1', '2026-12-01T04:59:59Z')).toBe(199_50);
      expect(await priceAt('xerix/1', '2026-12-01T05:00:00Z')).toBe(before);
      expect(invalidate).toHaveBeenCalledTimes(3);
      expect(await everyday('xerix/1')).toBe(before);
      await send('switch-price-list', { ...on.undo?.fields });
      expect(await priceAt('xerix/1', '2026-11-28T12:00:00Z')).toBe(before);
      expect((await send('switch-price-list', { id, on: 'no' })).ok).toBe(false);
      expect((await send('switch-price-list', { id, on: 'yes' }, undefined, new Date('2026-12-01T05:00:00Z'))).ok).toBe(
        false,
      );
      const history = (await priceListPage(where().db, owner, id, now))?.changes.map(({ text }) => text);
      expect(history?.toSorted()).toEqual(['draft “Sale”, 2026-11-27 to 2026-11-30', 'switched off', 'switched on']);
    },
  );

  // Verifies docs/product.md 24.6.
  itOnce(
    'a price list dates the pages of its watches when it starts, ends, or is switched within its dates',
    async () => {
      const dated = async (time: string) => {
        await followPublished(where().db, new Date(time), invalidate);
        return [...publishedRecords().changes].map(([watch, at]) => `${watch} ${at}`).toSorted();
      };
      const both = (at: string) => [`timex/2 ${at}`, `xerix/1 ${at}`];
      await send('save-price-list', draft);
      await send('switch-price-list', { id, on: 'yes' });
      expect(await dated('2026-11-27T04:59:59Z')).toEqual([]);
      expect(await dated('2026-11-27T05:00:00Z')).toEqual(both('2026-11-27T05:00:00.000Z'));
      const during = new Date('2026-11-28T12:00:00Z');
      await send('switch-price-list', { id, on: 'no' }, undefined, during);
      await send('switch-price-list', { id, on: 'yes' }, undefined, during);
      expect(await dated('2026-12-01T04:59:59Z')).toEqual(both('2026-11-28T12:00:00.000Z'));
      expect(await dated('2026-12-01T05:00:00Z')).toEqual(both('2026-12-01T05:00:00.000Z'));
      await send('switch-price-list', { id, on: 'no' }, undefined, new Date('2026-12-02T12:00:00Z'));
      expect(await dated('2026-12-03T05:00:00Z')).toEqual(both('2026-12-01T05:00:00.000Z'));
    },
  );

  // Verifies docs/product.md 42.9 (dates).
  itOnce.each([
    ['2026-11-27T04:59:59Z', '2026-11-26', 'planned'],
    ['2026-11-27T05:00:00Z', '2026-11-27', 'on'],
    ['2026-12-01T04:59:59Z', '2026-11-30', 'on'],
    ['2026-12-01T05:00:00Z', '2026-12-01', 'ended'],
  ])(
    'at %s the list of price lists, its page and the default preview follow the date in New York: %s',
    async (time, date, state) => {
      const [{ db }, at] = [where(), new Date(time)];
      await send('save-price-list', draft);
      await send('switch-price-list', { id, on: 'yes' });
      const page = await pricesPage(db, owner, {}, at);
      expect([page.date, page.lists.map((list) => list.state)]).toEqual([date, [state]]);
      expect((await priceListPage(db, owner, id, at))?.state).toBe(state);
      await send('switch-price-list', { id, on: 'no' }, undefined, at);
      expect(await send('switch-price-list', { id, on: 'yes' }, undefined, at)).toMatchObject({
        ok: state !== 'ended',
      });
    },
  );

  // Verifies docs/product.md 42.9 (lowest, preview).
  itOnce(
    'a weekend price that is lower than a list’s applies, and the page states the next date on which the price changes',
    async () => {
      const timex = (await everyday('timex/2')) ?? 0;
      await send('save-price-list', draft);
      await send('switch-price-list', { id, on: 'yes' });
      expect(await priceAt('timex/2', '2026-11-27T15:00:00Z')).toBe(Math.round(timex * 0.9));
      expect(await priceAt('timex/2', '2026-11-28T15:00:00Z')).toBe(Math.round(timex * 0.7));
      const { db } = where();
      const of = async (date?: string) => {
        const { prices } = await pricesPage(db, owner, { date }, now);
        return prices
          .filter(({ watch }) => watch === 'timex/2' || watch === 'xerix/1')
          .map(({ toCents, why }) => [toCents, why]);
      };
      expect(await of()).toEqual([]);
      expect(await of('2026-11-27')).toEqual([
        [199_50, 'Sale'],
        [Math.round(timex * 0.9), 'Sale'],
      ]);
      expect(await of('2026-11-28')).toEqual([
        [199_50, 'Sale'],
        [Math.round(timex * 0.7), 'Weekend price'],
      ]);
      expect((await priceListPage(db, owner, id, now))?.prices.map(({ watch }) => watch)).toEqual([
        'xerix/1',
        'timex/2',
      ]);
      await followPublished(db, new Date('2026-11-27T15:00:00Z'), invalidate);
      const watch = await catalogue.findWatch('xerix/1');
      if (!watch) throw new Error('There is no xerix/1.');
      expect(watch.stored.price).toBe(199.5);
      expect(watch.priceUntil?.toISOString()).toBe('2026-12-01T05:00:00.000Z');
    },
  );

  // Verifies docs/product.md 42.9 (draft).
  it('a list with a line that is no lower price is not saved and names the line, and one that is on is neither saved nor deleted', async () => {
    const cents = (await everyday('xerix/1')) ?? 0;
    const text = async (fields: object) => (await send('save-price-list', { ...draft, ...fields })).sentence;
    const why = async (lines: string) => (await text({ lines })).replace('Nothing was saved. ', '');
    expect(await why('xerix/1 20%\n\nxerix/99 10')).toBe('Line 3: there is no watch or range “xerix/99”.');
    expect(await why('xerix 10%\nxerix/1 20%')).toBe('Line 2: xerix/1 is in line 1 already.');
    expect(await why('xerix/1 free')).toBe('Line 1: “xerix/1 free” has no price such as 189.50 or 20%.');
    expect(await why(`xerix/1 ${cents / 100}`)).toBe(
      `Line 1: xerix/1 costs ${formatMoney(cents, 'usd')}. The price of a sale is lower.`,
    );
    expect(await why('a\nb\nc\nd\ne')).toContain('Lines with mistakes besides: 2.');
    expect(await why('a\nb\nc')).toMatch(/^Line 1: .* Line 2: .* Line 3: there is no watch or range “c”\.$/);
    expect(await text({ startsOn: '2026-12-01' })).toBe('Nothing was saved: the last date is before the first.');
    expect((await pricesPage(where().db, owner, {}, now)).lists).toEqual([]);
    await send('save-price-list', draft);
    await send('switch-price-list', { id, on: 'yes' });
    expect((await send('save-price-list', draft)).ok).toBe(false);
    expect((await send('delete-price-list', { id })).ok).toBe(false);
    await send('switch-price-list', { id, on: 'no' });
    const deleted = await send('delete-price-list', { id });
    expect(await priceListPage(where().db, owner, id, now)).toBeUndefined();
    expect(await send('save-price-list', { ...deleted.undo?.fields })).toMatchObject({ ok: true });
    expect((await priceListPage(where().db, owner, id, now))?.lines).toContain('xerix/1 199.50');
    const [onOneDay, other] = [{ startsOn: draft.endsOn }, { id: id.replace(/1$/, '0'), name: 'Earlier' }];
    expect(await send('save-price-list', { ...draft, ...onOneDay })).toMatchObject({ ok: true });
    expect(await send('save-price-list', { ...draft, ...other })).toMatchObject({ ok: true });
    expect((await pricesPage(where().db, owner, {}, now)).lists.map(({ name }) => name)).toEqual(['Sale', 'Earlier']);
  });

  // Verifies docs/product.md 44.10 (currency, dates).
  it('a line with a currency lowers the price of that currency alone, from the first to the last date', async () => {
    const euro = async (time: string) => {
      const at = new Date(time);
      await followPublished(where().db, at, invalidate);
      const prices = await openPriceSource([{ catalogue: 'xerix', id: 1 }], at, 'eur');
      return prices.priceOf('xerix', 1)?.unitCents;
    };
    const [dollars, before] = [await priceAt('xerix/1', '2026-11-27T05:00:00Z'), await euro('2026-11-27T05:00:00Z')];
    expect(await send('save-price-list', { ...draft, lines: 'xerix/1 99 EUR' })).toMatchObject({ ok: true });
    await send('switch-price-list', { id, on: 'yes' });
    expect(await euro('2026-11-27T04:59:59Z')).toBe(before);
    expect(await euro('2026-11-27T05:00:00Z')).toBe(99_00);
    expect(await euro('2026-12-01T04:59:59Z')).toBe(99_00);
    expect(await euro('2026-12-01T05:00:00Z')).toBe(before);
    expect(await priceAt('xerix/1', '2026-11-28T15:00:00Z')).toBe(dollars);
    expect((await catalogue.findWatch('xerix/1'))?.priceUntil).toBeUndefined();
    const page = await priceListPage(where().db, owner, id, now);
    expect([page?.lines, page?.prices]).toEqual(['xerix/1 99.00 EUR', []]);
    const name = (await catalogue.findWatch('xerix/1'))?.fullName;
    const changed = { watch: 'xerix/1', name, currency: 'eur', fromCents: before, toCents: 99_00, why: 'Sale' };
    expect(page?.otherPrices).toEqual([changed]);
    const { lists, otherPrices } = await pricesPage(where().db, owner, { date: '2026-11-27' }, now);
    expect([lists.map(({ count }) => count), otherPrices]).toEqual([[1], [changed]]);
  });

  // Verifies docs/product.md 44.10 (rows of before).
  it('a list that was saved before the currencies applies to dollars alone', async () => {
    const row = { id, version: 1, name: 'Old', starts_on: '2026-11-27', ends_on: '2026-11-30', is_on: 1 as const };
    await where()
      .db.insertInto('price_lists')
      .values({ ...row, prices: '{"xerix/1":15000}' })
      .execute();
    await followPublished(where().db, new Date('2026-11-27T15:00:00Z'), invalidate);
    const watch = await catalogue.findWatch('xerix/1');
    const everydayWatch = (await editedWatch(where().db, owner, 'xerix/1', now))?.published;
    expect(watch?.priceCents).toBe(150_00);
    expect(watch?.otherPrices).toEqual(everydayWatch?.otherPrices);
    expect((await priceListPage(where().db, owner, id, now))?.lines).toBe('xerix/1 150.00');
  });

  // Verifies docs/product.md 42.9 (two owners).
  itOnce(
    'of two owners who save or switch one version of a list at once, one succeeds and the other gets a message',
    async () => {
      const dates = fc.array(fc.constantFrom('2026-11-27', '2026-11-28', '2026-11-30'), { minLength: 2, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(dates, async (starts) => {
          await send('save-price-list', draft);
          const version = (await priceListPage(where().db, owner, id, now))?.version.text;
          const saved = starts.map((startsOn) => send('save-price-list', { ...draft, startsOn }, version));
          const outcomes = await Promise.all([...saved, send('switch-price-list', { id, on: 'yes' }, version)]);
          expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
          await send('switch-price-list', { id, on: 'no' });
        }),
        { numRuns: isLongRun ? 25 : 3 },
      );
    },
  );
});

// Verifies docs/product.md 42.9 (draft).
test('the lines that the desk writes are read again as the same prices', async () => {
  const watches = await catalogue.listAll('all');
  const { prices, rejected } = parsePriceLines('gshock 15%\r\nxerix/2, $100', watches);
  expect(rejected).toEqual([]);
  expect(Object.keys(prices)).toHaveLength(7);
  expect(parsePriceLines(priceLines(prices), watches)).toEqual({ prices, rejected: [] });
  const once = { prices: {}, rejected: [{ line: 1, why: '“gshock half” has no price such as 189.50 or 20%.' }] };
  expect(parsePriceLines('gshock half', watches)).toEqual(once);
});

// Verifies docs/product.md 44.10 (percentage, lower).
test('a percentage is taken off the written price of every currency, each to its minor unit, and a price is lower than its own', async () => {
  const watches = await catalogue.listAll('all');
  const parsed = parsePriceLines('gshock 15%\nxerix/1 20% usd\nxerix/1 12,345 JPY', watches);
  expect(parsed.rejected.map(({ why }) => why)).toEqual(['“xerix/1 12,345 JPY” has no price such as 189.50 or 20%.']);
  for (const watch of watches.filter((one) => one.catalogue === 'gshock'))
    for (const currency of ['eur', 'gbp', 'jpy'] as const) {
      const everydayCents = watch.otherPrices?.[currency]?.priceCents ?? NaN;
      const sale = parsed.otherPrices?.[currency]?.[watch.key];
      expect(sale).toBe(Math.round(everydayCents * 0.85));
    }
  expect(parsed.otherPrices?.eur?.['xerix/1']).toBeUndefined();
  const again = parsePriceLines(priceLines(parsed.prices, parsed.otherPrices), watches);
  expect(again).toEqual({ prices: parsed.prices, otherPrices: parsed.otherPrices, rejected: [] });
  const yen = watches.find(({ key }) => key === 'xerix/1')?.otherPrices?.jpy?.priceCents ?? NaN;
  const whyOf = (line: string) => parsePriceLines(line, watches).rejected.map(({ why }) => why);
  expect(whyOf(`xerix/1 ${yen} JPY`)).toEqual([
    `xerix/1 costs ${formatMoney(yen, 'jpy')}. The price of a sale is lower.`,
  ]);
  expect(whyOf('xerix/1 1500.50 JPY')).toEqual([
    '“xerix/1 1500.50 JPY”: an amount in yen has no digits after the point.',
  ]);
  for (const wrong of ['0%', '100%', '$9 EUR', '9 EUR please'])
    expect(whyOf(`xerix/1 ${wrong}`)).toEqual([`“xerix/1 ${wrong}” has no price such as 189.50 or 20%.`]);
  expect(whyOf('xerix/1 99%\nxerix/2 1%\nxerix/3 $9 usd')).toEqual([]);
  expect(whyOf('xerix/1 10 CHF')).toEqual(['“xerix/1 10 CHF” has no price such as 189.50 or 20%.']);
  expect(whyOf('xerix/1 20%\nxerix/1 9 EUR')).toEqual(['xerix/1 is in line 1 already.']);
  const [first] = watches;
  if (!first) throw new Error('The catalogue is empty.');
  expect(parsePriceLines(`${first.key} 9 EUR`, [{ ...first, otherPrices: undefined }]).rejected).toEqual([
    { line: 1, why: `${first.key} has no price in euros. Prices are written in data/prices.` },
  ]);
});
