import { type Watch } from '@/domain/watch';

/**
 * What `data/specifications.json` holds: name, maker and typed specification of every watch by its key, for programs that
 * do not run the catalogue's door. The studio reads it.
 */
export function specificationsFile(watches: readonly Watch[]): string {
  const entries = watches.map(({ key, name, maker, specification }) => {
    const read = Object.entries(specification).filter(([field]) => field !== 'lines');
    return [key, { name, maker: maker.shortName, ...Object.fromEntries(read) }];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
