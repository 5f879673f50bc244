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

test('a watch is found by its name and by its dial, which is told from the rest of its specification', () => {
  expect(read).toMatchObject({ key: 'california/3', name: 'Half & Half 40', dial: 'Dial Cream, half Roman' });
  expect(read.specification).toBe('movement automatic case 40mm crystal sapphire strap brown leather steel buckle');
});

test('a watch is found by every name of its maker and by the lists that it stands on', () => {
  expect(read.maker).toBe('california watch co men');
});

test('its texts are searched for each word once, without those that say nothing of a watch', () => {
  expect(read.text).toBe('dial two halves one half roman not');
});

test('a maker is called by its full name, by its short one, and as its address has it', () => {
  expect(namesOfMaker({ name: 'Timex Group', shortName: 'Timex', path: '/all/times' as Route })).toEqual({
    option: 'times',
    names: ['Timex Group', 'Timex', 'times'],
  });
});
