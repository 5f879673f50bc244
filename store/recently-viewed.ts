import { readRecent, withRecent } from '@/domain/recent-watches';
import type { WatchKey } from '@/domain/watch-key';
import { createSharedText } from './shared-text';

/** Where the watches that this browser has looked at stand, as a JSON list of keys (docs/product.md 10.9). */
export const recentKey = 'recent';

export const recentText = createSharedText(recentKey);

/** Notes a look at a watch's page. */
export function rememberViewed(watch: WatchKey): void {
  recentText.write(JSON.stringify(withRecent(readRecent(recentText.read()), watch)));
}

export function forgetViewed(): void {
  recentText.write('');
}
