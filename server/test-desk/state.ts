import 'server-only';
import { testDesk } from '@/domain/test-desk';
import type { TestDeskClock } from '@/contract/test-desk';
import { shopDate } from '@/domain/shop-date';

/** Marks cached pages as outdated. */
export function changePages(): void {
  testDesk.revision += 1;
}

/**
 * Sets the shop's clock; it runs on from there unless it is frozen. Browsers follow, because every page has the shop's time
 * in a header (docs/product.md 28.9).
 *
 * @param at undefined for the machine's clock.
 */
export function setShopClock(at: Date | undefined, isFrozen = false): void {
  delete globalThis.aheadMs;
  if (at) {
    const ahead = isFrozen ? { get: () => aheadOf(at) } : { value: aheadOf(at) };
    Object.defineProperty(globalThis, 'aheadMs', { configurable: true, ...ahead });
  }
  changePages();
}

/** Returns the time of the shop's clock, UTC in ISO 8601, and whether it is moved or frozen. */
export function readShopClock(): TestDeskClock {
  const set = Object.getOwnPropertyDescriptor(globalThis, 'aheadMs');
  return { now: shopDate().toISOString(), isMoved: set !== undefined, isFrozen: set?.get !== undefined };
}

// eslint-disable-next-line no-restricted-syntax -- the difference to the machine's clock
const aheadOf = (at: Date): number => at.getTime() - Date.now();
