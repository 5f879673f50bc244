import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ReportedError } from '@/domain/reported-error';
import { currencies, type Currency } from '@/domain/currency';
import { minorUnits } from '@/domain/money';
import { recordOf } from '@/domain/records';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import type { Priced } from '@/domain/watch-price';
import { catalogueFolder, readJson } from './read-catalogue';
import { withWeekendPrice } from './weekend';

/** Currencies with a price list of their own; the catalogue files hold the prices in US dollars. */
const listedCurrencies = currencies.filter((currency) => currency !== 'usd');

/** Everyday prices of watches in a currency, in its minor unit. A watch without one is not sold in that currency. */
type WrittenPrices = Readonly<Partial<Record<WatchKey, number>>>;

/**
 * Parses a list of prices, in whole units of the currency with at most its digits: `{ "xerix/1": 229 }`.
 *
 * @param keys the watches of the catalogue
 * @throws {ReportedError} for another watch, or a price that is not above 0 or has too many digits.
 */
function parsePrices(currency: Currency, content: unknown, keys: readonly WatchKey[]): WrittenPrices {
  const refuse = (watch: string, problem: string) =>
    new ReportedError(`data/prices/${currency}.json, ${watch}: expected ${problem}`);
  const list = z.record(z.string(), z.number().positive()).safeParse(content);
  if (!list.success) throw refuse(list.error.issues[0]?.path.join() || 'file', 'a price above 0 for each watch');
  const sold = new Set<string>(keys);
  const unknown = Object.keys(list.data).find((key) => !sold.has(key));
  if (unknown !== undefined) throw refuse(unknown, 'a watch of the catalogue');
  return recordOf(keys, (key) => {
    const price = list.data[key];
    if (price === undefined) return undefined;
    const amount = Math.round(price * minorUnits(currency));
    if (Math.abs(amount - price * minorUnits(currency)) > 1e-6)
      throw refuse(key, `${minorUnits(currency) === 1 ? 'no' : 'at most two'} digits after the point`);
    return amount;
  });
}

/**
 * Adds the prices of `data/prices/<currency>.json` to the watches of the catalogue (docs/product.md 44.1). A currency
 * without a file has no prices.
 *
 * @throws {ReportedError} for an invalid file.
 */
export function withWrittenPrices(watches: readonly Watch[]): readonly Watch[] {
  const keys = watches.map(({ key }) => key);
  const lists = listedCurrencies.flatMap((currency) => {
    const file = join(/* turbopackIgnore: true */ catalogueFolder(), 'prices', `${currency}.json`);
    if (!existsSync(file)) return [];
    return [[currency, parsePrices(currency, readJson(file), keys)] as const];
  });
  return watches.map((watch) => {
    const otherPrices: Priced['otherPrices'] = Object.fromEntries(
      lists.flatMap(([currency, prices]) => {
        const amount = prices[watch.key];
        return amount === undefined ? [] : [[currency, Object.freeze(withWeekendPrice(watch.key, amount))]];
      }),
    );
    return Object.keys(otherPrices).length === 0 ? watch : Object.freeze({ ...watch, otherPrices });
  });
}
