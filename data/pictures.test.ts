import { statSync } from 'node:fs';
import { join } from 'node:path';
import { allWatches } from './catalogue';
import { pictureAt } from './pictures';

/** The widest screen of a phone in device px: 412 CSS px at three device px each. */
const WIDEST_PHONE = 1236;
/** Issue 4: "the main picture of a phone product page at most 60 KB as AVIF". */
const MOST_BYTES = 60_000;

test('what a phone loads as the main picture has 60 KB at most', () => {
  const heavy = allWatches.flatMap(({ url: [main] }) => {
    const widest = pictureAt(main, '')
      .avif.split(', ')
      .map((candidate) => candidate.split(' '))
      .filter(([, width = '']) => Number.parseInt(width, 10) <= WIDEST_PHONE)
      .at(-1)?.[0];
    const bytes = statSync(join(process.cwd(), 'public', widest ?? '')).size;
    return bytes > MOST_BYTES ? [`${main}: ${bytes} bytes`] : [];
  });
  expect(heavy).toEqual([]);
});
