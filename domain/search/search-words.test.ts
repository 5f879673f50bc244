import type { Route } from 'next';
import type { Watch } from '../watch';
import { namesOfMaker, searchFieldsOf } from './search-words';

const maker: Watch['maker'] = {
  name: 'California Watch Co.',
  shortName: 'California',
  path: '/all/california' as Route,
};
const watch = {
  key: 'california/3',
  name: 'Half & Half 40',
  maker,
  description: ['A dial of two halves', 'One half is Roman, one half is not.'],
  specification: {
    lines: [
      { label: 'Movement', value: 'Automatic' },
      { label: 'Case', value: '40 mm' },
      { label: 'Crystal', value: 'Sapphire' },
      { label: 'Dial', value: 'Cream, half Roman' },
      { label: 'Strap', value: 'Brown leather with a steel buckle' },
    ],
  },
} as unknown as Watch;
const read = searchFieldsOf(watch, ['California', 'Men']);

test('searchFieldsOf separates name, dial and other specification lines', () => {
  expect(read).toMatchObject({ key: 'california/3', name: 'Half & Half 40', dial: 'Dial Cream, half Roman' });
  expect(read.specification).toBe('movement automatic case 40mm crystal sapphire strap brown leather steel buckle');
});

test('searchFieldsOf includes all maker names and list names', () => {
  expect(read.maker).toBe('california watch co men');
});

test('searchFieldsOf removes repeated words and stop words', () => {
  expect(read.text).toBe('dial two halves one half roman not');
});

test('namesOfMaker returns full name, short name and route segment', () => {
  expect(namesOfMaker({ name: 'Timex Group', shortName: 'Timex', path: '/all/times' as Route })).toEqual({
    option: 'times',
    names: ['Timex Group', 'Timex', 'times'],
  });
});
