import type { CatalogueName } from './watch-key';

/**
 * A watch as in its catalogue file (docs/product.md 7.3), plus its catalogue. Its identity is (catalogue, id),
 * because ids repeat between catalogues. `price` is in dollars. There is no `txt4`.
 */
export type StoredWatch = {
  catalogue: CatalogueName;
  id: number;
  url: readonly [main: string, hover2: string, hover3: string];
  name: string;
  price: number;
  rev: string;
  txt1: string;
  txt2: string;
  txt3: string;
  txt5: string;
  txt6: string;
  txt7: string;
  txt8: string;
  txt9: string;
  txt10: string;
  txt11: string;
  txt12: string;
  txt13: string;
  txt14: string;
  txt15: string;
  txt16: string;
  quantity: number;
};

/** The watch at another price, in USD cents. */
export const pricedAt = (watch: StoredWatch, cents: number): StoredWatch => ({ ...watch, price: cents / 100 });

export const descriptionFields = ['txt1', 'txt2', 'txt3'] as const;

export const specificationFields = [
  'txt5',
  'txt6',
  'txt7',
  'txt8',
  'txt9',
  'txt10',
  'txt11',
  'txt12',
  'txt13',
  'txt14',
  'txt15',
  'txt16',
] as const;

/** A spec line as shown. */
export type SpecificationLine = { label: string; value: string };

/** Splits a spec line at its label: "Lug to lug" and "47.5 mm". */
export function splitSpecificationLine(line: string): SpecificationLine {
  const cut = line.indexOf(': ');
  return cut < 0 ? { label: '', value: line } : { label: line.slice(0, cut), value: line.slice(cut + 2) };
}
