// Verifies docs/product.md 45.6: in Spanish an adjective follows its noun.
import { formatFilterState } from '../filtering/filter-state';
import { parseQuery } from './parse-query';

jest.mock('./query-words', () => jest.requireActual('./query-words.es'));
jest.mock('./word-order', () => jest.requireActual('./word-order.es'));
jest.mock('../search/language', () => jest.requireActual('../search/language.es'));

test.each([
  ['correa negra', '', 'correa negra'],
  ['correa de cuero marrón', 'strap=leather', 'marron'],
  ['agujas azules', '', 'agujas azules'],
  ['reloj verde oliva', '', 'verde oliva'],
  ['esfera azul correa de cuero', 'dial=blue&strap=leather', ''],
])('parseQuery in Spanish attaches the adjective of "%s" to the noun before it', (query, filters, words) => {
  const parsed = parseQuery(query, [], () => undefined);
  expect(formatFilterState(parsed.filterState)).toBe(filters);
  expect(parsed.words).toBe(words);
});
