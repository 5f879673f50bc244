import { expect } from '@playwright/test';
import type { WatchKey } from '@/domain/watch-key';
import { askOwner } from './records';

/** Watches that a test sells out for some seconds: no other test asks whether they can be had. */
export const soldOutInTests: readonly WatchKey[] = ['luminox/4', 'luminox/5', 'luminox/6', 'gshock/5', 'gshock/6'];

/** The owner's word on how many of a watch there are. */
export async function putInHand(watch: WatchKey, pieces: number): Promise<void> {
  expect(await askOwner('stock', watch, String(pieces)), 'what the owner is told').toContain(`, ${pieces} now.`);
}
