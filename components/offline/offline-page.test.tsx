import { act, render, screen } from '@testing-library/react';
import { readCachedPages } from '@/browser/visited-pages';
import { offlinePageCopy } from './copy';
import { CachedPages, TryAgain } from './offline-page';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/browser/visited-pages', () => ({ readCachedPages: jest.fn() }));

const read = jest.mocked(readCachedPages);

it('CachedPages links the pages by their titles without the name of the shop, and shows nothing without pages', async () => {
  read.mockResolvedValue([]);
  const { container } = render(<CachedPages />);
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
  read.mockResolvedValue([
    { path: '/all/xerix/1', title: 'Xeric Halograph | Odd Hours', at: 2 },
    { path: '/about', title: 'About', at: 1 },
  ]);
  render(<CachedPages />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Xeric Halograph', '/all/xerix/1'],
    ['About', '/about'],
  ]);
});

it('TryAgain says when the connection is back', () => {
  render(<TryAgain />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toHaveTextContent(offlinePageCopy.isBack);
});
