import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handOver } from '@/browser/handed-list';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { handedListFragment, handedListPath } from '@/domain/handed-list';
import { accept, reject } from '@/domain/result';
import type { KeyedLine } from '@/domain/shared-lists';
import { inLanguage } from '@/domain/testing/in-language';
import { handOverCopy as copy } from './copy';
import { HandOver } from './hand-over';

let isSecure = true;
jest.mock('@/browser/handed-list', () => ({ canEncrypt: () => isSecure, handOver: jest.fn() }));

const handing = jest.mocked(handOver);
const link = { id: 'i'.repeat(16), key: 'k'.repeat(22) };
const lines: KeyedLine[] = [{ key: 'xerix/1', quantity: 2 }];
const user = userEvent.setup();
const opener = () => screen.getByRole('button', { name: copy.open });
const panel = () => screen.queryByRole('region', { name: copy.title });
const url = () => screen.queryByRole<HTMLInputElement>('textbox', { name: copy.link });
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const press = async () => {
  await user.click(opener());
  await settle();
};

beforeEach(() => {
  isSecure = true;
  handing.mockReset().mockResolvedValue(accept({ ...link, until: '' }) as never);
});

it('HandOver shows the link of the list as code and text, and hides it at the next press and when the list changes', async () => {
  const { rerender } = render(<HandOver list="wishlist" lines={lines} />);
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(handing).not.toHaveBeenCalled();
  await press();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(handing.mock.calls).toEqual([[{ list: 'wishlist', lines }]]);
  expect(url()).toHaveValue(`http://localhost${handedListPath}${handedListFragment(link)}`);
  expect(screen.getByRole('img', { name: copy.code(copy.lists.wishlist) })).toBeVisible();
  await user.click(screen.getByRole('button', { name: copy.copy }));
  expect(await navigator.clipboard.readText()).toBe(url()?.value);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied.');

  rerender(<HandOver list="wishlist" lines={[...lines]} />);
  expect(panel()).toBeVisible();
  rerender(<HandOver list="wishlist" lines={[{ key: 'xerix/1', quantity: 3 }]} />);
  expect(panel()).not.toBeInTheDocument();
  await press();
  expect(handing).toHaveBeenLastCalledWith({ list: 'wishlist', lines: [{ key: 'xerix/1', quantity: 3 }] });
  await press();
  expect(panel()).not.toBeInTheDocument();
  expect(handing).toHaveBeenCalledTimes(2);
});

it('HandOver offers a retry after a failure, and none while it runs and after its success', async () => {
  handing.mockResolvedValueOnce(reject({ code: 'unreachable' }) as never);
  render(<HandOver list="cart" lines={lines} />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(rejectionCopy({ code: 'unreachable' }));
  expect(url()).toBeNull();
  let answer: (value: unknown) => void = () => {};
  handing.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)) as never);
  await user.click(screen.getByRole('button', { name: copy.again }));
  expect(screen.getByRole('status')).toHaveTextContent(copy.busy);
  expect(screen.queryByRole('button', { name: copy.again })).not.toBeInTheDocument();
  await act(async () => answer(accept({ ...link, until: '' })));
  expect(screen.getByRole('status')).toHaveTextContent(copy.ready);
  expect(url()).toBeVisible();
});

it('HandOver sends nothing from a page that may not encrypt', async () => {
  isSecure = false;
  render(<HandOver list="cart" lines={lines} />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(copy.notSecure);
  expect(handing).not.toHaveBeenCalled();
});

// Verifies docs/product.md 45.2 (addresses).
it('HandOverPanel of the German build links to the German page', async () => {
  const address = await inLanguage('de', async () => {
    const browser = await import('@/browser/handed-list');
    jest.mocked(browser.handOver).mockResolvedValue(accept({ ...link, until: '' }) as never);
    const { HandOverPanel } = await import('./hand-over-panel');
    const { createRoot } = await import('react-dom/client');
    const react = await import('react');
    const container = document.createElement('div');
    const root = createRoot(container);
    await react.act(async () => root.render(<HandOverPanel list="wishlist" lines={lines} />));
    await react.act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
    const { value } = container.querySelector('input') ?? {};
    react.act(() => root.unmount());
    return value;
  });
  expect(address).toBe(`http://localhost/de${handedListPath}${handedListFragment(link)}`);
});
