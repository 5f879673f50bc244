import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { filteringCopy } from '@/components/filtering/copy';
import { fitMark, wristCopy } from '@/components/size/copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { SearchPage } from '@/data/catalogue/catalogue';
import { parseFilterState } from '@/domain/filtering/filter-state';
import { fitOf } from '@/domain/fit';
import type { Wrist } from '@/domain/wrist';
import { useFilteredList } from '@/store/filtered-list';
import { didYouMean, searchSummary } from './copy-results';
import { SearchCount, WhileNothingFound } from './search-count';
import { Nearest, RemovableParts, SearchResults } from './search-results';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
});

async function find(query: string, filters: string): Promise<SearchPage> {
  const found = await catalogue.findInSearch(query, parseFilterState(new URLSearchParams(filters)), 1);
  if (!found) throw new Error('The first page exists.');
  return found;
}

const wrist: Wrist = { figure: 170, unit: 'mm' };

// Verifies docs/product.md 5.14 (wrist of the URL).
it('the cards of results and of nearest watches are judged for the wrist of the URL before that of the query', async () => {
  const queryWrist: Wrist = { figure: 190, unit: 'mm' };
  const some = { ...(await find('automatic', 'sort=fit&wrist=170mm')), queryWrist };
  const [first] = some.shown.watches;
  if (!first) throw new Error('The shop sells automatic watches.');
  // A page of several: the shop judges, and not the browser.
  const results = <SearchResults query="automatic" found={some} watches={[first]} />;
  const { unmount } = await act(async () => render(results));
  expect(screen.getByText(fitMark(fitOf(first.specification, 170), wrist))).toBeVisible();
  unmount();
  const none = { ...(await find('automatic under 20', 'sort=fit&wrist=170mm')), queryWrist };
  expect(none.nearest).not.toEqual([]);
  const nearest = renderToString(<Nearest found={none} />);
  expect([wrist, queryWrist].map((one) => nearest.includes(wristCopy(one)))).toEqual([true, false]);
});

// Verifies docs/product.md 8.16 (removal of a wish, removal of a filter).
it('without results each link removes one part of the query and keeps the other parts', async () => {
  render(<RemovableParts found={await find('small automatic under 20', 'dial=blue')} />);
  const links = within(screen.getByRole('list', { name: filteringCopy.chips })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['small', '/search?price=-19.99&movement=automatic&dial=blue'],
    ['under $20', '/search?q=small&movement=automatic&dial=blue'],
    ['Automatic', '/search?q=small&price=-19.99&dial=blue'],
    ['Blue dial', '/search?q=small&price=-19.99&movement=automatic'],
  ]);
});

it('the link to the corrected spelling keeps the filters', async () => {
  const found = await find('noonmrk under 20', '');
  render(<Nearest found={{ ...found, correctedWords: 'noonmark' }} />);
  expect(screen.getByRole('link', { name: didYouMean('noonmark') })).toHaveAttribute(
    'href',
    '/search?q=noonmark&price=-19.99',
  );
});

it('the count is 0 once the filters leave none of the watches that the search found', () => {
  render(<SearchCount isAsked count={2} isAnswered={false} />);
  act(() => useFilteredList.getState().show('/search', []));
  expect(screen.getByRole('status')).toHaveTextContent(searchSummary(true, 0, false));
  act(useFilteredList.getState().forget);
});

it('the count and the message without results follow the filters of the search alone', () => {
  render(
    <>
      <SearchCount isAsked count={0} isAnswered={false} />
      <WhileNothingFound>Nothing found</WhileNothingFound>
    </>,
  );
  const { show, forget } = useFilteredList.getState();
  const state = () => [screen.getByRole('status').textContent, screen.queryByText('Nothing found') !== null];
  expect(state()).toEqual([searchSummary(true, 0, false), true]);
  act(() => show('/all', ['xerix/1']));
  expect(state()).toEqual([searchSummary(true, 0, false), true]);
  act(() => show('/search', ['xerix/1']));
  expect(state()).toEqual([searchSummary(true, 1, false), false]);
  act(() => show('/search', []));
  expect(state()).toEqual([searchSummary(true, 0, false), true]);
  act(forget);
});
