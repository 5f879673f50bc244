import { watchKey } from '@/domain/watch-key';
import type { LineFacts } from '@/data/line-facts';
import { route } from '@/data/route';
import { type LineItem } from '@/domain/line-items';

/** What a page would say of these watches, for tests. */
export function factsOf(...watches: readonly LineItem[]): LineFacts {
  const picture = { file: 'x', widths: [320], width: 1200, height: 1500, alt: '' };
  return Object.fromEntries(
    watches.map(({ catalogue, id, name, price }) => [
      watchKey({ catalogue, id }),
      { name, price, path: route('/all/xerix/1'), picture },
    ]),
  );
}
