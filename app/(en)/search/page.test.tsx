import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { moreAbout, nothingFound, quoted, searchSummary } from '@/components/search/copy-results';
import { nearestTitle } from '@/components/filtering/copy-nearest';
import { searchTitle } from '@/components/search/copy';
import { RecentSearches } from '@/components/search/recent-searches';
import { elementsOf } from '@/components/testing/elements';
import { Nearest, OtherLists, RemovableParts, SearchResults, ShopAnswers } from '@/components/search/search-results';
import { informationLinks } from '@/data/information-pages';
import { returns } from '@/data/policies';
import SearchPage from './page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
// The range filters are covered by end-to-end tests.
jest.mock('@/components/filtering/filtering', () => ({ Filtering: () => null }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const pageOf = (q: string | string[] | undefined) =>
  SearchPage({ params: Promise.resolve({}), searchParams: Promise.resolve({ q }) });
const open = async (q: string | string[] | undefined) => render(await pageOf(q));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('SearchPage keeps the query in the search box and shows it over the results', async () => {
  await open(' california cream ');
  expect(screen.getByRole('combobox')).toHaveValue('california cream');
  expect(title()).toBe(quoted('california cream'));
  expect(screen.getByRole('link', { name: /Half & Half 40/ })).toBeVisible();
});

it('SearchPage keeps a query without results in the search box', async () => {
  await open('caliqqqnja');
  expect(screen.getByRole('combobox')).toHaveValue('caliqqqnja');
  expect(title()).toBe(quoted('caliqqqnja'));
  expect(screen.getByRole('status')).toHaveTextContent(nothingFound);
});

it('SearchPage offers the nearest watches for a query that no watch answers', async () => {
  await open('nothing-of-the-kind');
  expect(screen.getByRole('status')).toHaveTextContent(nothingFound);
  expect(screen.getByRole('heading', { level: 2, name: nearestTitle(true) })).toBeVisible();
});

it('SearchPage shows the query of the next results in a search box that the shopper had changed', async () => {
  const { rerender } = await open('california cream');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'california cre' } });
  rerender(await pageOf('california'));
  expect(screen.getByRole('combobox')).toHaveValue('california');
});

it.each([
  ['a missing query', undefined, ''],
  ['the first of several', ['moon', 'steel'], 'moon'],
  ['the first hundred characters of a long text', 'x'.repeat(1000), 'x'.repeat(100)],
])('SearchPage uses %s', async (_, q, words) => {
  await open(q);
  expect(screen.getByRole('combobox')).toHaveValue(words);
  expect(title()).toBe(words ? quoted(words) : searchTitle);
});

it('SearchPage shows no results and a hint for a blank query', async () => {
  await open('  ');
  expect(screen.getByRole('status')).toHaveTextContent(searchSummary(false, 0));
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(screen.queryByRole('link', { name: /Half & Half 40/ })).toBeNull();
});

it('SearchPage answers a question about a policy with its points, and another page with its name', async () => {
  await open('return policy');
  expect(screen.getByRole('heading', { name: returns.title })).toBeVisible();
  const [first] = returns.points;
  expect(screen.getByText(String(first))).toBeVisible();
  expect(screen.getByRole('link', { name: moreAbout(returns.title) })).toHaveAttribute(
    'href',
    '/shipping-returns#returns',
  );
  cleanup();
  await open('privacy');
  expect(screen.getByRole('link', { name: informationLinks.privacy.label })).toHaveAttribute('href', '/privacy');
  expect(screen.queryByRole('heading', { level: 2, name: returns.title })).not.toBeInTheDocument();
});

it('RecentSearches links the searches of this browser, the newest first, and follows another tab', () => {
  localStorage.setItem('recent-searches', JSON.stringify(['moon & tide', 'diver']));
  render(<RecentSearches />);
  const shown = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown()).toEqual([
    ['moon & tide', '/search?q=moon+%26+tide'],
    ['diver', '/search?q=diver'],
  ]);
  localStorage.setItem('recent-searches', JSON.stringify(['gmt']));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'recent-searches' })));
  expect(shown()).toEqual([['gmt', '/search?q=gmt']]);
});

const parts = { SearchResults, Nearest, RemovableParts, OtherLists, RecentSearches };

it.each([
  ['nothing', {}, ['Nearest', 'OtherLists', 'RecentSearches'], 0],
  ['a maker', { q: 'california' }, ['SearchResults'], 1],
  ['words', { q: 'moon' }, ['Nearest', 'SearchResults'], 0],
  ['a filter alone', { brand: 'xerix' }, ['Nearest', 'SearchResults'], 0],
  ['an unknown word', { q: 'caliqqqnja' }, ['Nearest', 'RemovableParts', 'OtherLists'], 0],
  ['a policy', { q: 'return policy' }, ['RemovableParts', 'OtherLists'], 1],
])('SearchPage asked for %s has these parts in order: %j', async (_, query, shown, answers) => {
  const page = await SearchPage({ params: Promise.resolve({}), searchParams: Promise.resolve({ ...query }) });
  const elements = elementsOf(page);
  const names = elements.flatMap(({ type }) => Object.entries(parts).filter(([, part]) => part === type));
  expect(names.map(([name]) => name)).toEqual(shown);
  const [pages] = elements.filter(({ type }) => type === ShopAnswers).map(({ props }) => props.pages as unknown[]);
  expect((pages?.length ?? 0) > 0).toBe(answers > 0);
});
