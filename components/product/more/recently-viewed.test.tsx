import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockShop, renderWithAnswers } from '@/components/testing/shop-mock';
import { retryCopy } from '@/components/cart/copy';
import { recentCopy } from '@/components/product/copy-late';
import { watchOf } from '@/domain/testing/watches';
import { RecentlyViewed } from './recently-viewed';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const noon = watchOf('xerix', 3, { name: 'Noonmark' });
const half = watchOf('california', 3, { name: 'Half & Half 40' });

/** What the observers of places have been told to call when a place comes near. */
let comesNear: (isIntersecting?: boolean) => Promise<void>;

beforeEach(() => {
  localStorage.clear();
  const callbacks: IntersectionObserverCallback[] = [];
  comesNear = (isIntersecting = true) =>
    act(async () => {
      const entry = { isIntersecting } as IntersectionObserverEntry;
      for (const callback of callbacks) callback([entry], {} as IntersectionObserver);
      await import('./recently-viewed-row');
    });
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      // The links of the row are looked at too, by Next.
      if (element.matches('section')) callbacks.push(this.callback);
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const looked = (text: string) => localStorage.setItem('recent', text);
const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

it('a first viewed watch is recorded, and no row is shown', async () => {
  mockShop(noon);
  const { container } = await renderWithAnswers(<RecentlyViewed watch="xerix/3" />);
  expect(container).toBeEmptyDOMElement();
  expect(localStorage.getItem('recent')).toBe('xerix/3');
});

it('asks the shop only when its place comes near, and keeps that place until then', async () => {
  looked('california/3');
  const shop = mockShop(noon, half);
  const { container } = await renderWithAnswers(<RecentlyViewed watch="xerix/3" />);
  expect(container).not.toBeEmptyDOMElement();
  await comesNear(false);
  expect(shop.requests).toEqual([]);
  await comesNear();
  expect(names()).toEqual(['Half & Half 40']);
  expect(shop.requests).toHaveLength(1);
});

it('shows the newest first, without this watch and without what is no longer sold', async () => {
  looked('xerix/3,timex/1,california/3');
  mockShop(noon, half);
  await renderWithAnswers(<RecentlyViewed watch="undone/1" />);
  await comesNear();
  expect(names()).toEqual(['Noonmark', 'Half & Half 40']);
});

it('says so where nothing of it is sold any more', async () => {
  looked('timex/1');
  mockShop();
  await renderWithAnswers(<RecentlyViewed />);
  await comesNear();
  expect(screen.getByText(recentCopy.noneSold)).toBeVisible();
});

it('can be cleared: the list is gone from storage, and the focus stays where one was', async () => {
  looked('california/3');
  mockShop(half);
  await renderWithAnswers(<RecentlyViewed />);
  await comesNear();
  await userEvent.click(screen.getByRole('button', { name: recentCopy.clear }));
  expect(localStorage.getItem('recent')).toBeNull();
  expect(screen.getByText(recentCopy.cleared)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: recentCopy.title })).toHaveFocus();
});

it('says so where the shop cannot be reached, and asks again at a press', async () => {
  looked('california/3');
  const shop = mockShop(half);
  shop.isReachable = false;
  await renderWithAnswers(<RecentlyViewed />);
  await comesNear();
  expect(screen.getByText(recentCopy.unreachable)).toBeVisible();
  shop.isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: new RegExp(retryCopy.again) }));
  expect(names()).toEqual(['Half & Half 40']);
});

it('is not in the server’s HTML, whatever this browser keeps', () => {
  looked('california/3');
  expect(renderToString(<RecentlyViewed watch="xerix/3" />)).toBe('');
});
