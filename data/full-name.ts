import { type CatalogueName, parseWatchKey, type WatchKey } from '@/domain/watch-key';

/** Catalogues of a single maker. */
type BrandCatalogue = Exclude<CatalogueName, 'womens' | 'watchnew'>;

/** Maker prefixes of model names. In ranges of several makers the name already contains the maker. */
export const shortNames = {
  xerix: 'Xeric',
  archetype: 'Archetype',
  timex: 'Timex',
  gshock: 'G-Shock',
  california: 'California',
  undone: 'Undone',
  luminox: 'Luminox',
} satisfies Record<BrandCatalogue, string>;

/** Full name of a watch: maker and model (docs/product.md 5.9, 9.14). */
export function fullNameOf({ catalogue, name }: { catalogue: CatalogueName; name: string }): string {
  if (!isBrand(catalogue) || name.startsWith(`${shortNames[catalogue]} `)) return name;
  return `${shortNames[catalogue]} ${name}`;
}

/** Full name of a watch by its key. */
export function fullNameOfKey(key: WatchKey, name: string): string {
  const watch = parseWatchKey(key);
  return watch ? fullNameOf({ ...watch, name }) : name;
}

function isBrand(catalogue: CatalogueName): catalogue is BrandCatalogue {
  return Object.hasOwn(shortNames, catalogue);
}
