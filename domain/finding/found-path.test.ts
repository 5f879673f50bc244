import { foundPath, resultsPath } from './found-path';
import { nothingSelected } from './selection';

const blue = { ...nothingSelected, options: { dial: ['blue'] } };

test.each([
  ['a list alone', foundPath('/all', {}), '/all'],
  ['its later page', foundPath('/all', { page: 2 }), '/all?page=2'],
  ['what is set on it', foundPath('/all', { selection: blue }), '/all?dial=blue'],
  ['a page of that', foundPath('/all', { selection: blue, page: 3 }), '/all?dial=blue&page=3'],
  ['a query', resultsPath('moon phase'), '/search?q=moon+phase'],
  [
    'a query with what is set beside it',
    foundPath('/search', { words: 'a&b', selection: blue }),
    '/search?q=a%26b&dial=blue',
  ],
  ['no query', resultsPath(''), '/search'],
])('%s has one address', (_, address, expected) => {
  expect(address).toBe(expected);
});
