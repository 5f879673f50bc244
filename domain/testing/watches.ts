import fc from 'fast-check';
import { catalogueNames, sameWatch, watchKey, type WatchReference } from '../watch-key';
import { descriptionFields, specificationFields, type StoredWatch } from '../stored-watch';
import { type CurrentOffers, type LineItem, maxQuantity, minQuantity, unitCents } from '../line-items';

type Texts = Omit<StoredWatch, 'catalogue' | 'id' | 'url' | 'price' | 'quantity'>;

const text = (field: string) => `${field} of a watch`;
const texts: Texts = {
  name: text('name'),
  rev: '3 Review',
  txt1: text('txt1'),
  txt2: text('txt2'),
  txt3: text('txt3'),
  txt5: text('txt5'),
  txt6: text('txt6'),
  txt7: text('txt7'),
  txt8: text('txt8'),
  txt9: text('txt9'),
  txt10: text('txt10'),
  txt11: text('txt11'),
  txt12: text('txt12'),
  txt13: text('txt13'),
  txt14: text('txt14'),
  txt15: text('txt15'),
  txt16: text('txt16'),
};

/** All fields of a stored watch, in order. */
export const watchFields = [
  ...['catalogue', 'id', 'url', 'name', 'price', 'rev'],
  ...descriptionFields,
  ...specificationFields,
  'quantity',
];

/** A watch of the shop, for tests. */
export function watchOf(catalogue: StoredWatch['catalogue'], id: number, rest: Partial<StoredWatch> = {}): StoredWatch {
  const path = `/watches/${catalogue}/${id}`;
  const url = [`${path}-1.webp`, `${path}-2.webp`, `${path}-3.webp`] as const;
  return { ...texts, catalogue, id, url, name: `${catalogue} ${id}`, price: 249, quantity: 1, ...rest };
}

/** Any of the shop's 54 watches, at a price from a cent to 10,000 dollars. */
export const watches: fc.Arbitrary<StoredWatch> = fc
  .record({
    catalogue: fc.constantFrom(...catalogueNames),
    id: fc.integer({ min: 1, max: 6 }),
    cents: fc.integer({ min: 1, max: 1_000_000 }),
    name: fc.string(),
  })
  .map(({ catalogue, id, cents, name }) => watchOf(catalogue, id, { name, price: cents / 100 }));

/** Any valid cart: each watch once, quantities from 1 to 10. */
export const lineLists: fc.Arbitrary<LineItem[]> = fc.uniqueArray(
  fc
    .tuple(watches, fc.integer({ min: minQuantity, max: maxQuantity }))
    .map(([watch, quantity]) => ({ ...watch, quantity })),
  { comparator: sameWatch, maxLength: 12 },
);

/** `xerix/1` and so on. */
export const keysOf = (lines: readonly WatchReference[]) => lines.map(watchKey);

/** Returns the offers of a catalogue with only these watches. */
export const offersOf = (...sold: readonly LineItem[]): CurrentOffers =>
  Object.fromEntries(sold.map((watch) => [watchKey(watch), { name: watch.name, priceCents: unitCents(watch) }]));
