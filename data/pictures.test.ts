import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from './catalogue/shop-catalogue';
import { variantPath } from '@/domain/picture-source';
import { pictureAt } from './pictures';

/** The widest screen of a phone in device px: 412 CSS px at three device px each. */
const WIDEST_PHONE = 1236;
/** docs/product.md 20.1. */
const MOST_BYTES = 60_000;

test('the phone variant of every main picture has at most 60 KB', () => {
  const heavy = readShopWatches().flatMap(({ pictures: [main] }) => {
    const { file, widths } = pictureAt(main, '', WIDEST_PHONE);
    const bytes = statSync(join(process.cwd(), 'public', variantPath(file, widths.at(-1) ?? 0, 'avif'))).size;
    return bytes > MOST_BYTES ? [`${main}: ${bytes} bytes`] : [];
  });
  expect(heavy).toEqual([]);
});
