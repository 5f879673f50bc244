import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { type Watch } from '@/domain/watch';
import { type Database } from '@/server/database/database';

/** Most watches have more units than a test can sell. This one sells out while shops are killed. */
const SCARCE = 25;
const PLENTY = 1_000_000;

const watches = readShopWatches();
const scarce = theLast();

/** Units on hand of a watch at the start of a test. */
export const initialStockOf = (watch: string): number => (watch === scarce.key ? SCARCE : PLENTY);

/** Sets the units on hand of every watch. */
export async function setInitialStock(db: Database): Promise<void> {
  const changed_at = new Date().toISOString();
  const rows = watches.map(({ key }) => ({ watch: key, available: initialStockOf(key), changed_at }));
  await db.insertInto('stock').values(rows).execute();
}

/** Returns a watch for a random number from 0 to 1: every tenth time the scarce one. */
export function watchOf(chance: number): Watch {
  return chance < 0.9 ? (watches[Math.floor((chance / 0.9) * (watches.length - 1))] ?? scarce) : scarce;
}

function theLast(): Watch {
  const last = watches.at(-1);
  if (!last) throw new Error('The catalogue is empty.');
  return last;
}
