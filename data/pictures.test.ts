import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from './catalogue/shop-catalogue';
import { variantPath } from '@/domain/picture-source';
import { pictureAt } from './pictures';

/** Width of the widest phone screen in device px: 412 CSS px at a ratio of 3. */
const WIDEST_PHONE = 1236;
/** Maximum bytes of a main picture on a phone; docs/product.md 20.1. */
const MAX_BYTES = 60_000;

test('pictureAt gives every main picture a phone variant of at most 60 KB', () => {
  const heavy = readShopWatches().flatMap(({ pictures: [main] }) => {
    const { file, widths } = pictureAt(main, '', WIDEST_PHONE);
    const bytes = statSync(join(process.cwd(), 'public', variantPath(file, widths.at(-1) ?? 0, 'avif'))).size;
    return bytes > MAX_BYTES ? [`${main}: ${bytes} bytes`] : [];
  });
  expect(heavy).toEqual([]);
});
