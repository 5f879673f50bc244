import { readKeys, writeKeys } from './key-list';
import type { WatchKey } from './watch-key';

/** How many watches are shown as viewed lately (docs/product.md 10.9). */
export const mostRecent = 12;

/** What is kept after a look at a watch, newest first: one more than is shown, because its own page leaves it out. */
export function withRecent(kept: string, watch: WatchKey): string {
  return writeKeys([watch, ...readKeys(kept).filter((key) => key !== watch)].slice(0, mostRecent + 1));
}
