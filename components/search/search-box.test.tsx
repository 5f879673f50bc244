import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Route } from 'next';
import { useLayoutEffect } from 'react';
import { fetchSearchEntries, fetchSuggestions } from '@/browser/search-client';
import { buildCatalogueIndex } from '@/domain/filtering/catalogue-index';
import { accept, reject } from '@/domain/result';
import {
  maxWatchesInBrowser,
  type SearchEntries,
  type SuggestedWatch,
  type Suggestions as Found,
} from '@/domain/search/search-entry';
import {
  allResults,
  clearRecent,
  recentTitle,
  removeRecent,
  startGroups,
  startTitle,
  suggestionCount,
} from './copy-results';
import { SearchBox } from './search-box';
import { Suggestions } from './suggestions';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/browser/search-client');

const picture = { file: 'a', widths: [320], width: 1200, height: 1500, alt: '' };
const watch = (id: number, maker: string, model: string): SuggestedWatch => ({
  key: `xerix/${id}`,
  maker,
  model,
  priceCents: 10_000 * id,
  prices: `${100 * id},,,`,
  path: `/all/xerix/${id}` as Route,
  picture,
});
const [comet, moon] = [watch(1, 'Xeric', 'Late Comet'), watch(2, 'Luminox', 'Late Moon')];
const entries: SearchEntries = {
  watches: [comet, moon].map((each) => ({
    ...each,
    words: { name: each.model, maker: each.maker, dial: '', specification: '', text: '' },
  })),
  catalogueIndex: buildCatalogueIndex([]),
  makers: [],
  pages: [
    { label: 'Xeric Watches', href: '/all/xerix' as Route, phrases: ['xeric'], group: 'maker' },
    { label: 'Contact us', href: '/contact/form', phrases: ['contact'] },
    { label: 'New Arrivals', href: '/new/allnew' as Route, phrases: ['new arrivals'], group: 'list' },
  ],
};
const askEntries = jest.mocked(fetchSearchEntries);
const askShop = jest.mocked(fetchSuggestions);

const box = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const open = async (watchCount = 2) => {
  render(<SearchBox name="Shop search" watchCount={watchCount} />);
  await userEvent.click(box());
  await screen.findByRole('status');
};

beforeEach(() => {
  localStorage.clear();
  askEntries.mockReset().mockResolvedValue(accept(entries));
  askShop.mockReset().mockResolvedValue(accept<Found>({ pages: [], watches: [], count: 0 }));
});

// This test runs first, because loaded entries stay cached in the module.
// Verifies docs/product.md 8.12 (no data).
it('the only option is the results page when the shop is unreachable', async () => {
  askEntries.mockResolvedValue(reject({ code: 'unreachable' }) as Awaited<ReturnType<typeof fetchSearchEntries>>);
  await open();
  await userEvent.type(box(), 'late');
  await waitFor(() => expect(options()).toEqual([allResults('late', undefined)]));
});

// Verifies docs/product.md 8.12 (up to 1000 watches).
it('the options are watches with maker, name and price, then all results, and the status has their number', async () => {
  await open();
  await userEvent.type(box(), 'late');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(options()).toEqual(['Xeric Late Comet $100.00', 'Luminox Late Moon $200.00', allResults('late', 2)]);
  expect(screen.getByRole('status')).toHaveTextContent(suggestionCount(2));
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

it('text typed between the first render and the event listeners is searched', async () => {
  const input = document.body.appendChild(document.createElement('input'));
  input.value = 'la';
  const TypesBeforeEffects = () => {
    useLayoutEffect(() => void (input.value = 'late'), []);
    return null;
  };
  render(
    <>
      <Suggestions input={input} watchCount={2} onPopup={() => {}} />
      <TypesBeforeEffects />
    </>,
  );
  await waitFor(() => expect(options().at(-1)).toBe(allResults('late', 2)));
  input.remove();
});

it('arrow keys move between options and the box, and Escape closes the list and keeps the text', async () => {
  await open();
  await userEvent.type(box(), 'late');
  await screen.findAllByRole('option');
  const active = () => screen.queryByRole('option', { selected: true })?.textContent;
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toContain('Moon');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Home}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe(allResults('late', 2));
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveValue('late');
});

// Verifies docs/product.md 8.8 (suggestions).
it('a matching page of the shop is the first option', async () => {
  await open();
  await userEvent.type(box(), 'contact');
  await waitFor(() => expect(options()[0]).toBe('Contact us'));
});

// Verifies docs/product.md 8.13 (removal of one, removal of all).
it('an empty box lists recent searches with buttons to remove one or all', async () => {
  localStorage.setItem('recent-searches', JSON.stringify(['moon', 'steel']));
  await open();
  expect(await screen.findByRole('group', { name: recentTitle })).toBeVisible();
  const searches = () =>
    within(screen.getByRole('group', { name: recentTitle }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(searches()).toEqual(['moon', 'steel']);
  await userEvent.click(screen.getByRole('button', { name: removeRecent('moon') }));
  expect(searches()).toEqual(['steel']);
  expect(box()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: clearRecent }));
  expect(screen.queryByRole('group', { name: recentTitle })).toBeNull();
});

it('an empty box lists popular lists, then makers, and arrow keys reach them (docs/product.md 8.13)', async () => {
  await open();
  expect(await screen.findByRole('listbox', { name: startTitle })).toBeVisible();
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
    `${startGroups.list}New Arrivals`,
    `${startGroups.maker}Xeric Watches`,
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute('href', '/all/xerix');
});

// Verifies docs/product.md 8.12 (more than 1000 watches).
it('a large catalogue is searched on the server after a pause, and an outdated response is ignored', async () => {
  const answers: ((watches: SuggestedWatch[]) => void)[] = [];
  await open(maxWatchesInBrowser + 1);
  await waitFor(() => expect(askShop.mock.calls).toEqual([['', expect.any(AbortSignal)]]));
  askShop.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((watches) => resolve(accept<Found>({ pages: [], watches, count: watches.length })));
      }),
  );
  await userEvent.type(box(), 'com');
  await waitFor(() => expect(askShop).toHaveBeenCalledTimes(1));
  expect(askShop.mock.calls[0]?.[0]).toBe('com');
  await userEvent.clear(box());
  await userEvent.type(box(), 'moon');
  await waitFor(() => expect(askShop).toHaveBeenCalledTimes(2));
  expect(askShop.mock.calls[0]?.[1].aborted).toBe(true);
  await act(async () => answers[1]?.([moon]));
  await act(async () => answers[0]?.([comet]));
  expect(options()).toEqual(['Luminox Late Moon $200.00', allResults('moon', 1)]);
  expect(askEntries).not.toHaveBeenCalled();
});
