import { withRecent } from '@/domain/key-list';
import type { WatchKey } from '@/domain/watch-key';
import { createSharedText } from './shared-text';

/** The watches that this browser has looked at, `xerix/1,undone/3`, newest first (docs/product.md 10.9). */
export const recentText = createSharedText('recent');

/** Notes a look at a watch's page. */
export function rememberViewed(watch: WatchKey): void {
  recentText.write(withRecent(recentText.read(), watch));
}
