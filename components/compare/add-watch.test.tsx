import { render, screen } from '@testing-library/react';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { WatchKey } from '@/domain/watch-key';
import { AddWatch } from './add-watch';
import { compareCopy } from './copy';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

// Verifies docs/product.md 23.4 (with JavaScript, without JavaScript).
it.each<[readonly WatchKey[]]>([[[]], [['xerix/1']], [['xerix/1', 'undone/3']], [['xerix/1', 'undone/3', 'gshock/1']]])(
  'a search and its results keep the compared watches %j',
  async (keys) => {
    const watches = await catalogue.findWatches(keys);
    const { container } = render(await AddWatch({ watches, words: 'late comet' }));
    const sent = new URLSearchParams(
      [...new FormData(container.querySelector('form') ?? undefined)].map(([name, value]) => [name, String(value)]),
    );
    expect(sent.get('w') ?? '').toBe(keys.join(','));
    expect(sent.get('q')).toBe('late comet');
    const [link] = screen.getAllByRole('link');
    expect(link).toHaveAttribute('href', `/compare?w=${[...keys, 'xerix/2'].join(',')}`);
  },
);

// Verifies docs/product.md 23.8.
it('one compared watch has suggestions of the most similar ones, and two have none', async () => {
  const [first, second] = await catalogue.findWatches(['xerix/1', 'undone/3']);
  if (!first || !second) throw new Error('Expected two watches.');
  const similar = await catalogue.similarWatches(first, 4);
  const { unmount } = render(await AddWatch({ watches: [first], words: '' }));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    similar.map(({ key }) => `/compare?w=xerix/1,${key}`),
  );
  unmount();
  render(await AddWatch({ watches: [first, second], words: '' }));
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('a search offers eight other watches, names how many more there are, and orders its headings', async () => {
  const found = await catalogue.searchWatches('timex');
  const [first] = found;
  if (!first) throw new Error('The shop sells watches by Timex.');
  const shownFor = async (all: typeof found, words = 'timex', watches: typeof found = []) => {
    const search = jest.spyOn(catalogue, 'searchWatches').mockResolvedValue(all);
    const { unmount } = render(await AddWatch({ watches, words }));
    const shown = {
      links: screen.queryAllByRole('link').map((link) => link.getAttribute('href')),
      more: all.length > 8 ? screen.queryByText(compareCopy.foundMore(all.length - 8)) !== null : undefined,
      levels: [3, 4].map((level) => screen.queryAllByRole('heading', { level }).length),
    };
    expect(screen.queryByText(compareCopy.foundMore(0))).not.toBeInTheDocument();
    unmount();
    search.mockRestore();
    return shown;
  };
  const nine = (await catalogue.searchWatches('watch')).slice(0, 9);
  expect(nine).toHaveLength(9);
  expect(await shownFor(nine)).toMatchObject({ links: { length: 8 }, more: true, levels: [1, 8] });
  expect(await shownFor(nine.slice(0, 8))).toMatchObject({ links: { length: 8 }, levels: [1, 8] });
  expect(await shownFor([], '')).toMatchObject({ links: { length: 4 }, levels: [4, 0] });
  // A compared watch is not offered again.
  expect((await shownFor([first], 'timex', [first])).links).toEqual([]);
});

// Verifies docs/product.md 44.2.
it('the link that adds a watch has its price as a description that follows the currency, not in its label', async () => {
  render(await AddWatch({ watches: [], words: 'late comet' }));
  const [link] = screen.getAllByRole('link');
  expect(link).toHaveAccessibleName(compareCopy.addOf('Xeric Late Comet'));
  expect(link).toHaveAccessibleDescription('$499.00');
  expect(link?.querySelector('[data-prices]')?.getAttribute('data-prices')).toMatch(/^499,/);
});
