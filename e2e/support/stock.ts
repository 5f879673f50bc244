import type { WatchKey } from '@/domain/watch-key';

/** Watches that tests set out of stock for some seconds. No other test may depend on their stock. */
export const soldOutInTests: readonly WatchKey[] = ['luminox/4', 'luminox/5', 'luminox/6', 'gshock/5', 'gshock/6'];
