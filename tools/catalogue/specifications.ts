// Writes data/specifications.json from the catalogue: `npm run specifications`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import type { Watch } from '@/domain/watch';
import { runProgram } from '@/runtime/reported-error';
import { isProgram, root } from '@/runtime/root';

/** Vibrations an hour in a movement's line; null for quartz. */
const vibrationsOf = (movement: string) => Number(/([\d,]+) vph/.exec(movement)?.[1]?.replaceAll(',', '')) || null;

/**
 * The text of `data/specifications.json`: name, maker, typed specification and vibrations of every watch by its key, for programs that
 * do not run the catalogue's parser. The studio reads it.
 */
export function specificationsFile(watches: readonly Watch[]): string {
  const entries = watches.map(({ key, name, maker, specification }) => {
    const read = Object.entries(specification).filter(([field]) => field !== 'lines');
    const vibrations = vibrationsOf(specification.lines[0]?.value ?? '');
    return [key, { name, maker: maker.shortName, ...Object.fromEntries(read), vibrations }];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

if (isProgram(import.meta.url)) {
  runProgram(async () => {
    writeFileSync(join(root, 'data/specifications.json'), specificationsFile(readShopWatches()));
  });
}
