import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import type { WatchKey } from '@/domain/watch-key';

/** Watches that a test sells out for some seconds: no other test asks whether they can be had. */
export const soldOutInTests: readonly WatchKey[] = ['luminox/4', 'luminox/5', 'luminox/6', 'gshock/5', 'gshock/6'];

/** The owner's word on how many of a watch there are, where the shop under test keeps its records. */
export async function putInHand(watch: WatchKey, pieces: number): Promise<void> {
  const file = ['.cache/e2e/shop.db', 'var/shop.db'].find((each) => existsSync(each));
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/orders.ts', 'stock', watch, String(pieces)];
  const env = { ...process.env, DATABASE_URL: `file:${file}` };
  await promisify(execFile)(process.execPath, args, { env });
}
