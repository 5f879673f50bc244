import type { CatalogueName } from '@/domain/watch-key';
import type { Route } from 'next';
import { brands } from './brands';
import { everythingCopy, newArrivalsCopy, womensCopy } from './brands-copy';
import type { List, Range } from './catalogue/catalogue';

export const womens: Range = { catalogue: 'womens', path: '/wfemale/allwfemale', ...womensCopy };

export const newArrivals: Range = { catalogue: 'watchnew', path: '/new/allnew', ...newArrivalsCopy };

/** `/all` lists every watch (docs/product.md 2.5). */
export const everythingPath: Route = '/all';

export const everythingName = everythingCopy.name;

/** Metadata of the list of all watches. */
export function everything(watchCount: number): List {
  return {
    path: everythingPath,
    name: everythingName,
    title: everythingCopy.title,
    description: everythingCopy.description,
    metaDescription: everythingCopy.metaDescription(watchCount),
  };
}

export const ranges: readonly Range[] = [...brands, womens, newArrivals];

/**
 * The list of a catalogue.
 *
 * @throws {Error} for a catalogue without a list.
 */
export function rangeOf(catalogue: CatalogueName): Range {
  const range = ranges.find((each) => each.catalogue === catalogue);
  if (!range) throw new Error(`No list shows the catalogue ${catalogue}.`);
  return range;
}
