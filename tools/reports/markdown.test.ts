import { changeBetween, mergeIntoTable, readTable, tableOf } from './markdown';

test('mergeIntoTable puts new rows last and replaces a table with another head', () => {
  const old = tableOf([
    ['watches', 'disk'],
    ['54', '1'],
  ]);
  expect(
    readTable(
      mergeIntoTable(old, [
        ['watches', 'disk'],
        ['1,000', '2'],
      ]),
    ),
  ).toEqual([
    ['watches', 'disk'],
    ['54', '1'],
    ['1,000', '2'],
  ]);
  expect(
    readTable(
      mergeIntoTable(old, [
        ['watches', 'memory'],
        ['54', '2'],
      ]),
    ),
  ).toEqual([
    ['watches', 'memory'],
    ['54', '2'],
  ]);
  expect(readTable(mergeIntoTable('', [['watches'], ['54']]))).toEqual([['watches'], ['54']]);
});

test('changeBetween changes only the text between the two comments', () => {
  const text = 'Before\n<!-- bench: load -->\n\nold\n\n<!-- /bench: load -->\nAfter';
  const changed = changeBetween(text, 'load', (inner) => `${inner} and new`);
  expect(changed).toBe('Before\n<!-- bench: load -->\n\nold and new\n\n<!-- /bench: load -->\nAfter');
  expect(() => changeBetween(text, 'growth', () => '')).toThrow('README.md has no <!-- bench: growth -->');
});
