// Verifies docs/product.md 28.3 (search without a connection), 30.2.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchSearchEntries } from '@/browser/search-client';
import { setDate } from '@/components/testing/browser-mock';
import { hydrateAfter } from '@/components/testing/hydrate';
import { buildCatalogueIndex } from '@/domain/filtering/catalogue-index';
import { accept, reject } from '@/domain/result';
import type { SearchEntries } from '@/domain/search/search-entry';
import { soldWatch } from '@/domain/testing/sold-watch';
import { searchSummary } from '@/components/search/copy-results';
import { offlinePageCopy } from './copy';
import { OfflineSearch } from './offline-search';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/browser/search-client');

const priced = { priceCents: 200_00, weekendCents: 140_00 };
const entries = {
  watches: [
    {
      ...{ key: 'xerix/1', maker: 'Xeric', model: 'Halograph', path: '/all/xerix/1', ...priced },
      picture: { file: 'a', widths: [320], width: 1200, height: 1500, alt: '' },
      words: { name: 'Halograph', maker: 'Xeric', dial: '', specification: '', text: '' },
    },
  ],
  catalogueIndex: buildCatalogueIndex([soldWatch(priced)]),
  makers: [],
  pages: [],
} as unknown as SearchEntries;

afterEach(() => jest.useRealTimers());

it.each([
  ['2026-11-20T12:00:00-05:00', 0],
  ['2026-11-21T12:00:00-05:00', 1],
])('a search by price without a connection, at %s, finds %d watches', async (at, count) => {
  setDate(at);
  jest.mocked(fetchSearchEntries).mockResolvedValue(accept(entries));
  render(<OfflineSearch />);
  await userEvent.type(screen.getByRole('searchbox'), 'under 150');
  expect(screen.queryAllByRole('link', { name: /Halograph/ })).toHaveLength(count);
});

// Verifies docs/product.md 20.7, 30.2.
it('words that were typed before hydration stay in the box and are searched', async () => {
  jest.mocked(fetchSearchEntries).mockResolvedValue(accept(entries));
  await hydrateAfter(<OfflineSearch />, (html) => {
    const box = html.querySelector('input');
    if (box) box.value = 'halograph';
  });
  expect(await screen.findByRole('link', { name: /Halograph/ })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('halograph');
});

it.each([
  ['/search?q=halograph', '', 'halograph'],
  ['/search?q=halograph', 'typed', 'typed'],
  ['/about?q=halograph', '', ''],
])('the page shown for %s searches, with "%s" in the box before, for "%s"', async (address, typed, text) => {
  window.history.replaceState(null, '', address);
  jest.mocked(fetchSearchEntries).mockResolvedValue(accept(entries));
  await hydrateAfter(<OfflineSearch />, (html) => {
    const box = html.querySelector('input');
    if (box) box.value = typed;
  });
  expect(screen.getByRole('searchbox')).toHaveValue(text);
  expect(screen.queryAllByRole('link', { name: /Halograph/ })).toHaveLength(text === 'halograph' ? 1 : 0);
  window.history.replaceState(null, '', '/');
});

it('a device without the index says that it cannot search, and one with it counts what it finds', async () => {
  jest.mocked(fetchSearchEntries).mockResolvedValue(reject({ code: 'unreachable' }) as never);
  const { unmount } = render(<OfflineSearch />);
  expect(await screen.findByText(offlinePageCopy.cannotSearch)).toBeVisible();
  unmount();
  jest.mocked(fetchSearchEntries).mockResolvedValue(accept(entries));
  render(<OfflineSearch />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('searchbox'), 'halograph');
  expect(await screen.findByText(searchSummary(true, 1, false))).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
