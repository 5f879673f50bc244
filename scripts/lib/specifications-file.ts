import { type Watch } from '@/domain/watch';

/**
 * What `data/specifications.json` holds: name, maker and typed specification of every watch by its key, for programs that
 * do not run the catalogue's door. The studio reads it.
 */
export function specificationsFile(watches: readonly Watch[]): string {
  const entries = watches.map(({ key, name, maker, specification: { lines: _, ...specification } }) => [
    key,
    { name, maker: maker.shortName, ...specification },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
