// Verifies docs/product.md 5.16 (card of a list, card of a narrowed list, comparison).
import { act, screen } from '@testing-library/react';
import { NarrowedGrid, WatchGrid } from './watch-grid';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { mockShop, renderWithResponses } from '@/components/testing/shop-mock';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { useFilteredList } from '@/store/filtered-list';
import { availabilityCopy, cardCopy } from './copy';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const original = globalThis.fetch;
const find = () => catalogue.findWatches(['xerix/1', 'undone/3']);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  useFilteredList.getState().forget();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

it.each([
  ['a list', async () => <WatchGrid watches={await find()} heading="h2" />],
  [
    'a narrowed list',
    async () => <NarrowedGrid list="/all" watches={await find()} heading="h2" nearest={[]} removals={[]} />,
  ],
  [
    'nearest watches',
    async () => {
      const nearest = (await find()).map((watch) => ({ watch, differences: [] }));
      return <NarrowedGrid list="/all" watches={[]} keys={[]} heading="h2" nearest={nearest} removals={[]} />;
    },
  ],
  ['a comparison', async () => <ComparisonTable watches={await find()} isWeekend={false} />],
])('the cards of %s ask for their stock, and a sold-out watch cannot be added to the cart', async (_, open) => {
  const shop = mockShop();
  shop.left = 0;
  await renderWithResponses(await open());
  for (const { fullName } of await find())
    expect(screen.getByRole('button', { name: cardCopy.add(fullName) })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(shop.stockRequests).toEqual(['keys=xerix%2F1%2Cundone%2F3']);
  expect(screen.getAllByText(availabilityCopy['sold-out'])).toHaveLength(2);
  for (const { fullName } of await find())
    expect(screen.queryByRole('button', { name: cardCopy.add(fullName) })).not.toBeInTheDocument();
});
