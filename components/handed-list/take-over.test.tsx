// Verifies docs/product.md 40.8.
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeOver } from '@/browser/handed-list';
import { fetchStoredWatches } from '@/browser/shop-client';
import { cartChoiceCopy } from '@/components/cart/link/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { mockShop } from '@/components/testing/shop-mock';
import { handedListFragment, handedListPath, type HandedList } from '@/domain/handed-list';
import { accept, reject } from '@/domain/result';
import { watchOf } from '@/domain/testing/watches';
import { watchKey } from '@/domain/watch-key';
import { useCart, useWishlist } from '@/store/lines-store';
import { handOverCopy, takeOverCopy } from './copy';
import { TakeOver } from './take-over';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));
jest.mock('@/browser/handed-list', () => ({ canEncrypt: () => true, takeOver: jest.fn() }));
jest.mock('@/browser/shop-client', () => ({
  ...jest.requireActual('@/browser/shop-client'),
  fetchStoredWatches: jest.fn(),
}));

const taking = jest.mocked(takeOver);
const fetching = jest.mocked(fetchStoredWatches);
const link = { id: 'i'.repeat(16), key: 'k'.repeat(22) };

const [noon, half, dive] = [watchOf('xerix', 1), watchOf('california', 3), watchOf('undone', 1)];
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Opens a link to this list in a shop that sells noon and half. */
async function open(list: HandedList) {
  mockShop(noon, half);
  fetching.mockResolvedValue(accept([noon, half]) as never);
  taking.mockResolvedValue(accept(list));
  window.history.replaceState(null, '', `${handedListPath}${handedListFragment(link)}`);
  render(<TakeOver />);
  await settle();
}

beforeEach(() => {
  taking.mockReset();
  fetching.mockReset().mockResolvedValue(accept([]));
  useCart.getState().clear();
});

it('a list shows its watches with their quantities, and says how many can no longer be bought', async () => {
  const keys = [noon, half, dive].map(watchKey);
  await open({ list: 'cart', lines: keys.map((key, index) => ({ key, quantity: index + 2 })) });
  expect(fetching).toHaveBeenCalledWith(keys);
  expect(screen.getByRole('status')).toHaveTextContent(takeOverCopy.about(2, handOverCopy.lists.cart));
  expect(screen.getByText(takeOverCopy.unsold(1))).toBeVisible();
  expect(rows()).toEqual([expect.stringContaining('2 × '), expect.stringContaining('3 × ')]);
  await userEvent.click(screen.getByRole('button', { name: cartChoiceCopy.put }));
  expect(useCart.getState().lines.map(({ quantity }) => quantity)).toEqual([2, 3]);
});

it('a list whose link is used up can be loaded again without its link', async () => {
  fetching.mockResolvedValueOnce(reject({ code: 'unreachable' }) as never);
  mockShop(noon);
  taking.mockResolvedValue(accept({ list: 'cart', lines: [{ key: 'xerix/1', quantity: 1 }] }));
  window.history.replaceState(null, '', `${handedListPath}${handedListFragment(link)}`);
  render(<TakeOver />);
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent(takeOverCopy.unreachable);
  fetching.mockResolvedValue(accept([noon]) as never);
  await userEvent.click(screen.getByRole('button', { name: takeOverCopy.again }));
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: takeOverCopy.again })).not.toBeInTheDocument();
  expect(taking).toHaveBeenCalledTimes(1);
});

it('a wishlist adds one of each watch that the own one lacks, and offers nothing when it lacks none', async () => {
  for (const { catalogue, id } of useWishlist.getState().lines) useWishlist.getState().remove({ catalogue, id });
  useWishlist.getState().restore({ ...noon, quantity: 3 }, 0);
  await open({ list: 'wishlist', lines: [noon, half].map((watch) => ({ key: watchKey(watch), quantity: 4 })) });
  await userEvent.click(screen.getByRole('button', { name: takeOverCopy.add }));
  expect(useWishlist.getState().lines).toEqual([{ ...noon, quantity: 3 }, half]);
  expect(screen.getByText(takeOverCopy.allThere)).toBeVisible();
  expect(screen.queryByRole('button', { name: takeOverCopy.add })).not.toBeInTheDocument();
});

it('another link that is pasted on the page is opened, an incomplete one is not, until the page is left', async () => {
  await open({ list: 'cart', lines: [{ key: 'xerix/1', quantity: 1 }] });
  const follow = async (fragment: string) => {
    window.history.replaceState(null, '', `${handedListPath}${fragment}`);
    act(() => void window.dispatchEvent(new Event('hashchange')));
    await settle();
  };
  const other = { ...link, key: 'z'.repeat(22) };
  await follow(handedListFragment(other));
  expect(taking).toHaveBeenLastCalledWith(other);
  await follow('#half-a-link');
  expect(screen.getByRole('status')).toHaveTextContent(takeOverCopy.incomplete);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(taking).toHaveBeenCalledTimes(2);
  cleanup();
  await follow(handedListFragment(link));
  expect(taking).toHaveBeenCalledTimes(2);
});

it.each(['unknown-handed-list', 'wrong-list-key'] as const)(
  'a link that failed as %s offers no retry',
  async (code) => {
    taking.mockResolvedValue(reject({ code }));
    window.history.replaceState(null, '', `${handedListPath}${handedListFragment(link)}`);
    render(<TakeOver />);
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent(rejectionCopy({ code }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

it('a shopper can retry and reload the link of their list until the shop has answered, and not after', async () => {
  window.history.replaceState(null, '', `${handedListPath}${handedListFragment(link)}`);
  let answer: (value: Awaited<ReturnType<typeof takeOver>>) => void = () => {};
  taking.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  render(<TakeOver />);
  for (const code of ['unreachable', 'unreadable'] as const) {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
    expect(taking).toHaveBeenLastCalledWith(link);
    expect(window.location.hash).toBe(handedListFragment(link));
    await act(async () => answer(reject({ code }) as never));
    expect(window.location.hash).toBe(handedListFragment(link));
    await userEvent.click(screen.getByRole('button', { name: takeOverCopy.again }));
  }
  await act(async () => answer(accept({ list: 'cart', lines: [] })));
  expect(taking).toHaveBeenCalledTimes(3);
  expect(window.location.hash).toBe('');
});
