import { render, screen } from '@testing-library/react';
import { nothingFound, quoted, searchSummary } from '@/components/search/copy-results';
import { searchTitle } from '@/components/search/copy';
import SearchPage from './page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
// The rulers come with a code of their own; journeys look at them.
jest.mock('@/components/filtering/filtering', () => ({ Filtering: () => null }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const open = async (q: string | string[] | undefined) =>
  render(await SearchPage({ params: Promise.resolve({}), searchParams: Promise.resolve({ q }) }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('the words that were searched for stay in the box and stand over what was found', async () => {
  await open(' california cream ');
  expect(screen.getByRole('combobox')).toHaveValue('california cream');
  expect(title()).toBe(quoted('california cream'));
  expect(screen.getByRole('link', { name: /Half & Half 40/ })).toBeVisible();
});

it('words that find nothing stay too, to be mended', async () => {
  await open('caliqqqnja');
  expect(screen.getByRole('combobox')).toHaveValue('caliqqqnja');
  expect(title()).toBe(quoted('caliqqqnja'));
  expect(screen.getByRole('status')).toHaveTextContent(nothingFound);
});

it.each([
  ['none', undefined, ''],
  ['the first of several', ['moon', 'steel'], 'moon'],
  ['a hundred characters of an endless text', 'x'.repeat(1000), 'x'.repeat(100)],
])('of the address’s words it takes %s', async (_, q, words) => {
  await open(q);
  expect(screen.getByRole('combobox')).toHaveValue(words);
  expect(title()).toBe(words ? quoted(words) : searchTitle);
});

it('finds nothing for nothing, and says what can be searched for', async () => {
  await open('  ');
  expect(screen.getByRole('status')).toHaveTextContent(searchSummary(false, 0));
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(screen.queryByRole('link', { name: /Half & Half 40/ })).toBeNull();
});
