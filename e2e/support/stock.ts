import { expect } from '@playwright/test';
import type { WatchKey } from '@/domain/watch-key';
import { runOwnerCommand } from './database';

/** Watches that tests set out of stock for some seconds. No other test may depend on their stock. */
export const soldOutInTests: readonly WatchKey[] = ['luminox/4', 'luminox/5', 'luminox/6', 'gshock/5', 'gshock/6'];

/** Sets the stock on hand of a watch with the owner's command. */
export async function setStock(watch: WatchKey, units: number): Promise<void> {
  expect(await runOwnerCommand('stock', watch, String(units)), 'output of the stock command').toContain(
    `, ${units} now.`,
  );
}
