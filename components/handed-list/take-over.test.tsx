// Verifies docs/product.md 40.8.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeOver } from '@/browser/handed-list';
import { handedListFragment, handedListPath } from '@/domain/handed-list';
import { accept, reject } from '@/domain/result';
import { takeOverCopy } from './copy';
import { TakeOver } from './take-over';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock('@/browser/handed-list', () => ({ canEncrypt: () => true, takeOver: jest.fn() }));
jest.mock('@/browser/shop-client', () => ({
  fetchStoredWatches: async () => ({ ok: true, value: { watches: [] } }),
}));

const taking = jest.mocked(takeOver);
const link = { id: 'i'.repeat(16), key: 'k'.repeat(22) };

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
