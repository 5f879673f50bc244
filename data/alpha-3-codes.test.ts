// Verifies docs/product.md 33.7.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryOfAlpha3 } from './alpha-3-codes';
import { countryCodes } from './country-names';

it('countryOfAlpha3 knows one code of three letters for every country, and no other code', () => {
  const source = readFileSync(join(__dirname, 'alpha-3-codes.ts'), 'utf8');
  const codes = [...source.matchAll(/\b[A-Z]{2}:([A-Z]{3})\b/g)].map(([, code = '']) => code);
  expect(codes.map(countryOfAlpha3)).toEqual([...countryCodes]);
  expect(new Set(codes).size).toBe(codes.length);
  expect(['XXX', 'deu', 'DE', ''].map(countryOfAlpha3)).toEqual([undefined, undefined, undefined, undefined]);
});
