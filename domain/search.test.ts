import { search } from './search';

const entries = [
  { name: 'Half & Half 40', brand: 'California Watch Co.', text: 'Cream dial, brown leather' },
  { name: 'Late Comet', brand: 'Xeric', text: 'Wandering hours, half an arc' },
  { name: 'Deadfall 56', brand: 'G-Shock', text: 'Black resin' },
];
const names = (query: string) => search(entries, query).map(({ name }) => name);

test.each([
  ['half', ['Half & Half 40', 'Late Comet'], 'a name before a text'],
  ['HÁLF', ['Half & Half 40', 'Late Comet'], 'whatever the case and accents'],
  ['half cream', ['Half & Half 40'], 'all words'],
  ['g-shock', ['Deadfall 56'], 'hyphens'],
  ['cali', ['Half & Half 40'], 'a beginning'],
  ['rolex', [], 'nothing'],
  ['  &  ', [], 'no words at all'],
])('%j finds %j: %s', (query, found) => {
  expect(names(query)).toEqual(found);
});
