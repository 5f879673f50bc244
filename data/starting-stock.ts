import { fieldsOf } from '@/domain/records';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { type WatchKey, parseWatchKey } from '@/domain/watch-key';
import { catalogueFolder, readJson } from './read-catalogue';

/** Initial stock of a catalogue folder without `stock.json`. */
const defaultStock = 100;

const maxStock = 1_000_000;

/** `stock.json` is invalid; the message names key, field and expectation. */
class StockError extends ReportedError {
  constructor(key: string, field: string, expected: string) {
    super(`data/stock.json, ${key}, ${field}: expected ${expected}`);
    this.name = 'StockError';
  }
}

/** Initial units of each watch; the database counts from there (docs/product.md 7.12). */
export type StartingStock = { of: (key: WatchKey) => number };

/**
 * Validates the content of `stock.json`.
 *
 * @throws {StockError} at the first error.
 */
export function readStock(content: unknown): ReadonlyMap<string, number> {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new StockError('-', 'file', 'an object of watch keys and numbers, {"xerix/1": 12}');
  }
  const numbers = new Map<string, number>();
  for (const [key, onHand] of Object.entries(fieldsOf(content))) {
    if (!parseWatchKey(key)) throw new StockError(key, 'key', 'a watch key such as xerix/1');
    if (!Number.isInteger(onHand) || Number(onHand) < 0 || Number(onHand) > maxStock) {
      const found = JSON.stringify(onHand);
      throw new StockError(key, 'units on hand', `a whole number from 0 to 1000000, found ${found}`);
    }
    numbers.set(key, Number(onHand));
  }
  return numbers;
}

/** @throws {StockError} if a watch is missing or unknown. */
export function requireEveryWatch(numbers: ReadonlyMap<string, number>, watches: readonly WatchKey[]): void {
  const missing = watches.find((key) => !numbers.has(key));
  if (missing) throw new StockError(missing, 'units on hand', 'a number for every watch, found none');
  const sold = new Set<string>(watches);
  const unknown = [...numbers.keys()].find((key) => !sold.has(key));
  if (unknown) throw new StockError(unknown, 'key', 'a watch that the shop sells');
}

/**
 * Reads the initial stock beside the catalogue.
 *
 * @throws {StockError} for an invalid file.
 */
export function readStartingStock(watches: readonly WatchKey[]): StartingStock {
  const file = join(/* turbopackIgnore: true */ catalogueFolder(), 'stock.json');
  if (!existsSync(file)) return { of: () => defaultStock };
  const numbers = readStock(readJson(file));
  requireEveryWatch(numbers, watches);
  return { of: (key) => numbers.get(key) ?? 0 };
}
