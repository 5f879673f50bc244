import { type Watch } from '@/domain/watch';

/** The vibrations an hour that a movement's line names; null for quartz. */
const vibrationsOf = (movement: string) => Number(/([\d,]+) vph/.exec(movement)?.[1]?.replaceAll(',', '')) || null;

/**
 * What `data/specifications.json` holds: name, maker, typed specification and vibrations of every watch by its key, for programs that
 * do not run the catalogue's door. The studio reads it.
 */
export function specificationsFile(watches: readonly Watch[]): string {
  const entries = watches.map(({ key, name, maker, specification }) => {
    const read = Object.entries(specification).filter(([field]) => field !== 'lines');
    const vibrations = vibrationsOf(specification.lines[0]?.value ?? '');
    return [key, { name, maker: maker.shortName, ...Object.fromEntries(read), vibrations }];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
