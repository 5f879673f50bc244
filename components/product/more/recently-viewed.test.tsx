import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockShop, renderWithResponses } from '@/components/testing/shop-mock';
import { retryCopy } from '@/components/cart/copy';
import { recentCopy } from '@/components/product/copy-late';
import { watchOf } from '@/domain/testing/watches';
import { RecentlyViewed } from './recently-viewed';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const noon = watchOf('xerix', 3, { name: 'Noonmark' });
const half = watchOf('california', 3, { name: 'Half & Half 40' });

/** Reports to the component whether its section is near the viewport. */
let approach: (isIntersecting?: boolean) => Promise<void>;

beforeEach(() => {
  localStorage.clear();
  const callbacks: IntersectionObserverCallback[] = [];
  approach = (isIntersecting = true) =>
    act(async () => {
      // A busy page gets the entries of several frames in one call, the oldest first.
      const seen = [!isIntersecting, isIntersecting].map((each) => ({ isIntersecting: each }));
      for (const callback of callbacks) callback(seen as IntersectionObserverEntry[], {} as IntersectionObserver);
      await import('./recently-viewed-row');
    });
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      // Next observes the row's links too.
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
  const { container } = await renderWithResponses(<RecentlyViewed watch="xerix/3" />);
  expect(container).toBeEmptyDOMElement();
  expect(localStorage.getItem('recent')).toBe('xerix/3');
});

it('the section reserves its space and requests its watches when it approaches the viewport', async () => {
  looked('california/3');
  const shop = mockShop(noon, half);
  const { container } = await renderWithResponses(<RecentlyViewed watch="xerix/3" />);
  expect(container).not.toBeEmptyDOMElement();
  await approach(false);
  expect(shop.requests).toEqual([]);
  await approach();
  expect(names()).toEqual(['Half & Half 40']);
  expect(shop.requests).toHaveLength(1);
});

it('the row lists the newest watch first, without the current watch and without watches that are not sold', async () => {
  looked('xerix/3,timex/1,california/3');
  mockShop(noon, half);
  await renderWithResponses(<RecentlyViewed watch="undone/1" />);
  await approach();
  expect(names()).toEqual(['Noonmark', 'Half & Half 40']);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H3']);
});

// Verifies docs/product.md 10.9 (row of a watch's page, row of the home page).
it.each([
  ['the page of the first of 13 viewed watches', 'timex/1', 1],
  ['the page of the last of 13 viewed watches', 'xerix/1', 0],
  ['the home page', undefined, 0],
] as const)('the row shows twelve watches on %s', async (_, page, first) => {
  const viewed = (['timex', 'undone', 'xerix'] as const)
    .flatMap((catalogue) => [1, 2, 3, 4, 5, 6].map((id) => watchOf(catalogue, id, { name: `${catalogue} ${id}` })))
    .slice(0, 13);
  looked(viewed.map(({ catalogue, id }) => `${catalogue}/${id}`).join());
  mockShop(...viewed);
  await renderWithResponses(<RecentlyViewed watch={page} />);
  await approach();
  expect(names()).toEqual(viewed.slice(first, first + 12).map(({ name }) => name));
});

it('a message replaces the row when the shop sells none of the watches any more', async () => {
  looked('timex/1');
  const shop = mockShop();
  shop.wait();
  await renderWithResponses(<RecentlyViewed />);
  await approach();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await shop.answer();
  expect(screen.getByText(recentCopy.noneSold)).toBeVisible();
});

it('the clear button removes the list from page and storage and moves the focus to the heading', async () => {
  looked('california/3');
  mockShop(half);
  await renderWithResponses(<RecentlyViewed />);
  await approach();
  await userEvent.click(screen.getByRole('button', { name: recentCopy.clear }));
  expect(localStorage.getItem('recent')).toBeNull();
  expect(screen.getByText(recentCopy.cleared)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: recentCopy.title })).toHaveFocus();
});

it('a message replaces the row when the shop is unreachable, and its button retries', async () => {
  looked('california/3');
  const shop = mockShop(half);
  shop.isReachable = false;
  await renderWithResponses(<RecentlyViewed />);
  await approach();
  expect(screen.getByText(recentCopy.unreachable)).toBeVisible();
  shop.isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: new RegExp(retryCopy.again) }));
  expect(names()).toEqual(['Half & Half 40']);
});

it('the server’s HTML has no recently viewed watches', () => {
  looked('california/3');
  expect(renderToString(<RecentlyViewed watch="xerix/3" />)).toBe('');
});
