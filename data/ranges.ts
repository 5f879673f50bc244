import type { CatalogueName } from '@/domain/watch-key';
import type { Route } from 'next';
import { brands } from './brands';
import type { List, Range } from './catalogue/catalogue';

export const womens: Range = {
  catalogue: 'womens',
  path: '/wfemale/allwfemale',
  name: 'Women',
  title: 'Women’s Watches',
  description:
    'Smaller cases from several of our makers: rose gold-tone steel, mesh and leather, and one or two that are none of these. Sized for narrower wrists, with every measure stated, so that you need not guess.',
  metaDescription:
    'Six women’s watches in smaller cases, on mesh, leather and more, from $95 to $667. Case, lug to lug and wrist range stated.',
};

export const newArrivals: Range = {
  catalogue: 'watchnew',
  path: '/new/allnew',
  name: 'New Arrivals',
  title: 'New Arrivals',
  description:
    'The latest six to reach the shop, one each from six makers. One of them is a limited run of 1969 pieces, numbered on the back.',
  metaDescription:
    'The six newest watches at Odd Hours, one each from six makers, from $139 to $699, among them a limited run of 1969 pieces.',
};

/** `/all` lists every watch (docs/product.md 2.5). */
export const everythingPath: Route = '/all';

export const everythingName = 'All watches';

/** Metadata of the list of all watches. */
export function everything(watchCount: number): List {
  return {
    path: everythingPath,
    name: everythingName,
    title: 'All Watches',
    description:
      'Every watch in the shop, maker by maker: seven brands, the women’s range and the new arrivals. No two share a name, a dial or a specification.',
    metaDescription: `All ${watchCount} watches at Odd Hours, from $83 to $699: Xeric, Archetype, Timex, G-Shock, California Watch Co., Luminox and Undone.`,
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
