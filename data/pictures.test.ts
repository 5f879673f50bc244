import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readShopWatches } from './catalogue/shop-catalogue';
import { variantPath } from '@/domain/picture-source';
import { generate } from '@/tools/pictures/generate';
import { pictureAt } from './pictures';

/** Width of the widest phone screen in device px: 412 CSS px at a ratio of 3. */
const WIDEST_PHONE = 1236;
/** Maximum bytes of a main picture on a phone; docs/product.md 20.1. */
const MAX_BYTES = 60_000;

test('pictureAt gives every main picture a phone variant of at most 60 KB', async () => {
  const heavy: string[] = [];
  for (const [main] of readShopWatches().map(({ pictures }) => pictures)) {
    const { file, widths } = pictureAt(main, '', WIDEST_PHONE);
    const path = variantPath(file, widths.at(-1) ?? 0, 'avif');
    // The process that makes all pictures may not have come to it.
    await generate(basename(path));
    const bytes = statSync(join(process.cwd(), 'public', path)).size;
    if (bytes > MAX_BYTES) heavy.push(`${main}: ${bytes} bytes`);
  }
  expect(heavy).toEqual([]);
});
