// Verifies docs/product.md 23.7.
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WatchGrid } from '@/components/catalogue/watch-grid';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { WatchKey } from '@/domain/watch-key';
import { CompareTray } from './compare-tray';
import { trayCopy } from './copy';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/browser/watch-client', () => ({ fetchStock: () => Promise.resolve(undefined) }));
const fetchSummaries = jest.fn();
jest.mock('@/browser/shop-client', () => ({
  fetchWatchSummaries: async (keys: unknown) => {
    fetchSummaries(keys);
    return { ok: false };
  },
}));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const five = ['xerix/1', 'xerix/2', 'undone/3', 'womens/6', 'gshock/1'] as const;

/** Shows a list of five watches with its tray, while the browser has a saved comparison. */
async function open(...saved: WatchKey[]) {
  localStorage.clear();
  if (saved.length > 0) localStorage.setItem('compare', saved.join(','));
  const watches = await catalogue.findWatches(five);
  await act(async () =>
    render(
      <>
        <WatchGrid watches={watches} heading="h2" />
        <CompareTray />
      </>,
    ),
  );
}

const cards = () => screen.getAllByRole('button', { name: /^Compare: / });
const pressed = () => cards().map((button) => button.getAttribute('aria-pressed') === 'true');
const tray = () => within(screen.getByRole('region', { name: trayCopy.title }));
const inTray = () =>
  tray()
    .getAllByRole('button')
    .map((button) => button.title);
const press = async (card: number) => userEvent.click(cards()[card] ?? document.body);

// Verifies docs/product.md 23.6, 23.7.
it('the Compare button of a fifth card replaces the watch that was chosen first, and a second press takes it out', async () => {
  await open();
  for (const card of [0, 1, 2, 3, 4]) await press(card);
  expect(pressed()).toEqual([false, true, true, true, true]);
  expect(inTray()).toEqual(five.slice(1).map(trayCopy.remove));
  expect(tray().getByRole('link', { name: trayCopy.compare(4) })).toHaveAttribute(
    'href',
    `/compare?w=${five.slice(1).join(',')}`,
  );
  await press(4);
  expect(pressed()).toEqual([false, true, true, true, false]);
  expect(localStorage.getItem('compare')).toBe(five.slice(1, 4).join(','));
});

it('the tray takes out the pressed one of four watches, and the last one ends it', async () => {
  await open(...five.slice(0, 4));
  await userEvent.click(tray().getByRole('button', { name: trayCopy.remove('xerix/2') }));
  expect(inTray()).toEqual(['xerix/1', 'undone/3', 'womens/6'].map(trayCopy.remove));
  expect(pressed()).toEqual([true, false, true, true, false]);
  for (const key of ['xerix/1', 'undone/3', 'womens/6'])
    await userEvent.click(tray().getByRole('button', { name: trayCopy.remove(key) }));
  expect(pressed()).toEqual([false, false, false, false, false]);
  expect(screen.queryByRole('region', { name: trayCopy.title })).not.toBeInTheDocument();
  expect(localStorage.getItem('compare')).toBeNull();
});

// Verifies docs/product.md 20.15.
it('a press that takes a watch out of the tray moves the focus to the next one, then to the main part', async () => {
  const main = document.createElement('main');
  main.id = 'main';
  main.tabIndex = -1;
  document.body.append(main);
  await open(...five.slice(0, 3));
  const remove = (key: WatchKey) => tray().getByRole('button', { name: trayCopy.remove(key) });
  await userEvent.click(remove('xerix/2'));
  expect(remove('undone/3')).toHaveFocus();
  await userEvent.click(remove('undone/3'));
  expect(remove('xerix/1')).toHaveFocus();
  await userEvent.click(remove('xerix/1'));
  expect(main).toHaveFocus();
  main.remove();
});

it('a comparison of more than four watches in storage shows four, and a card adds its watch to those', async () => {
  await open('timex/1', 'timex/2', 'timex/3', 'xerix/1', 'xerix/2');
  expect(inTray()).toEqual(['timex/1', 'timex/2', 'timex/3', 'xerix/1'].map(trayCopy.remove));
  await press(4);
  expect(inTray()).toEqual(['timex/2', 'timex/3', 'xerix/1', 'gshock/1'].map(trayCopy.remove));
});

it('the tray loads the pictures of its watches, also of a single one', async () => {
  await open('xerix/1');
  expect(fetchSummaries).toHaveBeenLastCalledWith(['xerix/1']);
  await press(2);
  expect(fetchSummaries).toHaveBeenLastCalledWith(['xerix/1', 'undone/3']);
  fetchSummaries.mockClear();
  await open();
  expect(fetchSummaries).not.toHaveBeenCalled();
});
