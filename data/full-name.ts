import { type CatalogueName, parseWatchKey, type WatchKey } from '@/domain/watch-key';

/** The catalogues of one maker each. */
type BrandCatalogue = Exclude<CatalogueName, 'womens' | 'watchnew'>;

/** How each brand's maker stands before a model's name. In a range of several makers the name itself begins with its own. */
export const shortNames = {
  xerix: 'Xeric',
  archetype: 'Archetype',
  timex: 'Timex',
  gshock: 'G-Shock',
  california: 'California',
  undone: 'Undone',
  luminox: 'Luminox',
} satisfies Record<BrandCatalogue, string>;

/** Maker and model, as one would say it: the one name of a watch wherever it stands by itself (docs/product.md 5.9, 9.14). */
export function fullNameOf({ catalogue, name }: { catalogue: CatalogueName; name: string }): string {
  if (!isBrand(catalogue) || name.startsWith(`${shortNames[catalogue]} `)) return name;
  return `${shortNames[catalogue]} ${name}`;
}

/** The same of a watch that goes by its key. */
export function fullNameOfKey(key: WatchKey, name: string): string {
  const watch = parseWatchKey(key);
  return watch ? fullNameOf({ ...watch, name }) : name;
}

function isBrand(catalogue: CatalogueName): catalogue is BrandCatalogue {
  return Object.hasOwn(shortNames, catalogue);
}
