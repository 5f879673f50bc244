import 'server-only';
import { type Selectable } from 'kysely';
import { z } from 'zod';
import { withSalePrice } from '@/data/catalogue/published-records';
import { weekend } from '@/data/weekend';
import { dateAfter, startOfDate } from '@/domain/local-date';
import { currencies, type Currency } from '@/domain/currency';
import { type PriceList, salePricesOn, watchesOf } from '@/domain/price-list';
import { accept, reject, type Rejection, type Result } from '@/domain/result';
import { type WatchKey } from '@/domain/watch-key';
import { type Watch } from '@/domain/watch';
import { priceIn } from '@/domain/watch-price';
import { costOf, type Price } from '@/domain/weekend-price';
import { isOpen } from '@/domain/weekly-window';
import { noteChanges, priceListOf, saleDate, startedLists, watchesWithTexts } from '@/server/catalogue/published';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { defineQuery, defineUseCase, type OwnerChange, ownerChanges } from '../use-case';
import { parsePriceLines, priceLines } from './price-lines';
import { oneLine } from '../../../contract/fields.schema';
import { type Schema } from '@/server/database/schema';

/** `draft`: only the desk has it. `planned`, `on`, `ended`: it is switched on, and starts later, applies or has ended. */
type PriceListState = 'draft' | 'planned' | 'on' | 'ended';

type PriceListRow = {
  id: string;
  name: string;
  startsOn: string;
  endsOn: string;
  count: number;
  state: PriceListState;
};

/** A price that differs from the everyday price; in US dollars without a currency. */
type ChangedPrice = {
  watch: WatchKey;
  name: string;
  currency?: Currency;
  fromCents: number;
  toCents: number;
  why: string;
};

type PricesPage = {
  lists: readonly PriceListRow[];
  /** The date of the preview, such as `2026-11-27`. */
  date: string;
  prices: readonly ChangedPrice[];
  /** The same in other currencies. */
  otherPrices: readonly ChangedPrice[];
};

/** The price lists, the latest first, and the prices of a date: by default of today (docs/product.md 42.9). */
export const pricesPage = defineQuery(
  'prices',
  async (db, { date }: { date?: string | undefined }, now): Promise<PricesPage> => {
    const rows = await db.selectFrom('price_lists').selectAll().orderBy('starts_on', 'desc').orderBy('id').execute();
    const lists = rows.map((row): PriceListRow => {
      const { name, startsOn, endsOn, ...list } = priceListOf(row);
      const count = watchesOf(list).size;
      return { id: row.id, name, startsOn, endsOn, count, state: stateOf(row, saleDate(now)) };
    });
    const shown = z.iso.date().safeParse(date).data ?? saleDate(now);
    const started = await startedLists(db);
    return {
      lists,
      date: shown,
      prices: await pricesOn(db, started, shown),
      otherPrices: await otherPricesOn(db, started, shown),
    };
  },
);

function stateOf(list: Pick<StoredList, 'starts_on' | 'ends_on' | 'is_on'>, date: string): PriceListState {
  if (!list.is_on) return 'draft';
  if (list.ends_on < date) return 'ended';
  return list.starts_on <= date ? 'on' : 'planned';
}

/** Lists the prices that differ from the everyday price on a date, of hidden watches too. */
async function pricesOn(db: Database, lists: readonly PriceList[], date: string): Promise<ChangedPrice[]> {
  const sales = salePricesOn(lists, date);
  const isWeekend = isOpen(weekend, startOfDate(weekend.timeZone, date));
  return (await watchesWithTexts(db)).flatMap((watch) => {
    const sale = sales.get(watch.key);
    return changedPrice(watch, [watch, withSalePrice(watch, sale)], isWeekend, sale?.list);
  });
}

/** Lists them in other currencies, by currency. */
async function otherPricesOn(db: Database, lists: readonly PriceList[], date: string): Promise<ChangedPrice[]> {
  const sales = salePricesOn(lists, date);
  const isWeekend = isOpen(weekend, startOfDate(weekend.timeZone, date));
  const watches = await watchesWithTexts(db);
  return currencies
    .filter((currency) => currency !== 'usd')
    .flatMap((currency) =>
      watches.flatMap((watch) => {
        const sale = sales.get(watch.key);
        const [everyday, sold] = [priceIn(watch, currency), priceIn(withSalePrice(watch, sale), currency)];
        if (!everyday || !sold) return [];
        const changed = changedPrice(watch, [everyday, sold], isWeekend, sale?.others?.[currency]?.list);
        return changed.map((one) => ({ ...one, currency }));
      }),
    );
}

function changedPrice(
  { key, fullName }: Watch,
  [{ priceCents }, sold]: readonly [everyday: Price, sold: Price],
  isWeekend: boolean,
  list = '',
): ChangedPrice[] {
  const toCents = costOf(sold, isWeekend);
  if (toCents === priceCents) return [];
  const why = toCents < sold.priceCents ? 'Weekend price' : list;
  return [{ watch: key, name: fullName, fromCents: priceCents, toCents, why }];
}

type EditedPriceList = {
  name: string;
  startsOn: string;
  endsOn: string;
  /** The prices as an owner types them. */
  lines: string;
  state: PriceListState;
  /** Effect of the list on the prices on its first date, without other lists. */
  prices: readonly ChangedPrice[];
  otherPrices: readonly ChangedPrice[];
  changes: readonly OwnerChange[];
  version: { text: string; seen: string };
};

/** One price list; undefined for an unknown id. */
export const priceListPage = defineQuery(
  'price-list',
  async (db, id: string, now): Promise<EditedPriceList | undefined> => {
    const row = await db.selectFrom('price_lists').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const list = priceListOf(row);
    return {
      ...list,
      lines: priceLines(list.prices, list.otherPrices),
      state: stateOf(row, saleDate(now)),
      prices: (await pricesOn(db, [list], list.startsOn)).filter(({ watch }) => list.prices[watch] !== undefined),
      otherPrices: (await otherPricesOn(db, [list], list.startsOn)).filter(
        ({ watch, currency }) => currency && list.otherPrices?.[currency]?.[watch] !== undefined,
      ),
      changes: await ownerChanges(db, id, actions),
      version: { text: String(row.version), seen: now.toISOString() },
    };
  },
);

type StoredList = Selectable<Schema['price_lists']>;

/** Locks a price list until the transaction ends, and returns it. */
const lockList = async (records: DatabaseTransaction, id: string): Promise<StoredList | undefined> =>
  records
    .updateTable('price_lists')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Returns `none` for a price list that no owner has saved. */
const versionOf = async (records: DatabaseTransaction, { id }: { id: string }) =>
  String((await lockList(records, id))?.version ?? 'none');

/** Longest text of the prices, in characters. */
const MAX_LINES = 40_000;

type PriceListCode = 'unknown-list' | 'is-on' | 'ends-first' | 'no-prices' | 'bad-lines' | 'ended' | 'unchanged';

function rejectionMessage(rejection: Rejection<PriceListCode>): string {
  switch (rejection.code) {
    case 'unknown-list':
      return 'Nothing was changed: there is no such price list.';
    case 'is-on':
      return 'Nothing was changed: the prices are on. Switch them off first.';
    case 'ends-first':
      return 'Nothing was saved: the last date is before the first.';
    case 'no-prices':
      return 'Nothing was saved: the list has no price.';
    case 'bad-lines': {
      const [shown, more] = [rejection.lines.slice(0, 3), rejection.lines.length - 3];
      const named = shown.map(({ line, why }) => `Line ${line}: ${why}`).join(' ');
      return `Nothing was saved. ${named}${more > 0 ? ` Lines with mistakes besides: ${more}.` : ''}`;
    }
    case 'ended':
      return 'Nothing was changed: the last date is over.';
    case 'unchanged':
      return 'Nothing was changed: the prices are so already.';
  }
}

/** Saves a price list that only the desk shows. */
export const savePriceList = defineUseCase({
  name: 'save-price-list',
  schema: z.strictObject({
    id: z.uuid(),
    name: oneLine(80),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    lines: z.string().trim().min(1, 'required').max(MAX_LINES, 'too-long'),
  }),
  audit: ({ id, name, startsOn, endsOn }) => ({ subject: id, details: `draft “${name}”, ${startsOn} to ${endsOn}` }),
  versionOf,
  run: async (records, { id, name, startsOn, endsOn, lines }): Promise<Result<void, PriceListCode>> => {
    const before = await lockList(records, id);
    if (before?.is_on) return reject({ code: 'is-on' });
    if (endsOn < startsOn) return reject({ code: 'ends-first' });
    const { prices, otherPrices = {}, rejected } = parsePriceLines(lines, await watchesWithTexts(records));
    if (rejected.length > 0) return reject({ code: 'bad-lines', lines: rejected });
    if (watchesOf({ prices, otherPrices }).size === 0) return reject({ code: 'no-prices' });
    const row = {
      name,
      starts_on: startsOn,
      ends_on: endsOn,
      prices: JSON.stringify(prices),
      other_prices: JSON.stringify(otherPrices),
      is_on: 0 as const,
      version: (before?.version ?? 0) + 1,
    };
    await records
      .insertInto('price_lists')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    return accept(undefined);
  },
  successMessage: (_, { name }) => `“${name}” is saved. The shop still has the prices from before.`,
  rejectionMessage,
  next: (_, { id }) => `/desk/prices/${id}`,
});

/** Switches the prices of a list on, from its first to its last date, or off. */
export const switchPriceList = defineUseCase({
  name: 'switch-price-list',
  needsPasskey: true,
  schema: z.strictObject({ id: z.uuid(), on: z.enum(['yes', 'no']) }),
  audit: ({ id, on }) => ({ subject: id, details: on === 'yes' ? 'switched on' : 'switched off' }),
  versionOf,
  run: async (records, { id, on }, { now }): Promise<Result<{ name: string }, PriceListCode>> => {
    const list = await lockList(records, id);
    if (!list) return reject({ code: 'unknown-list' });
    const isOn = on === 'yes' ? 1 : 0;
    const today = saleDate(now);
    if (list.is_on === isOn) return reject({ code: 'unchanged' });
    if (isOn && list.ends_on < today) return reject({ code: 'ended' });
    const changed = { is_on: isOn, version: list.version + 1 } as const;
    await records.updateTable('price_lists').set(changed).where('id', '=', id).execute();
    const hasEnded = list.ends_on < today;
    const changedAt = hasEnded ? startOfDate(weekend.timeZone, dateAfter(list.ends_on)) : now;
    if (list.starts_on <= today) await noteChanges(records, watchesOf(priceListOf(list)), changedAt);
    return accept({ name: list.name });
  },
  successMessage: ({ name }, { on }) =>
    on === 'yes'
      ? `The prices of “${name}” are on, within their dates. Pages follow within a minute.`
      : `The prices of “${name}” are off. Pages follow within a minute.`,
  rejectionMessage,
  undo: (_, { id, on }) => ({
    label: 'Undo',
    action: 'switch-price-list',
    fields: { id, on: on === 'yes' ? 'no' : 'yes' },
  }),
});

/** Deletes a price list that is off. */
export const deletePriceList = defineUseCase({
  name: 'delete-price-list',
  schema: z.strictObject({ id: z.uuid() }),
  audit: ({ id }) => ({ subject: id, details: 'deleted' }),
  versionOf,
  run: async (records, { id }): Promise<Result<PriceList, PriceListCode>> => {
    const list = await lockList(records, id);
    if (!list) return reject({ code: 'unknown-list' });
    if (list.is_on) return reject({ code: 'is-on' });
    await records.deleteFrom('price_lists').where('id', '=', id).execute();
    return accept(priceListOf(list));
  },
  successMessage: ({ name }) => `“${name}” is deleted.`,
  rejectionMessage,
  next: () => '/desk/prices',
  undo: ({ name, startsOn, endsOn, prices, otherPrices }, { id }) => ({
    label: 'Bring the list back',
    action: 'save-price-list',
    fields: { id, name, startsOn, endsOn, lines: priceLines(prices, otherPrices) },
  }),
});

/** The use cases whose audit rows are the history of a price list. */
const actions = [savePriceList, switchPriceList, deletePriceList].map(({ name }) => name);
