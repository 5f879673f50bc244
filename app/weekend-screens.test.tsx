// Verifies docs/product.md 28.3 (cart, wishlist, comparison, suggestions), 28.8 (cart from before, open cart when the weekend begins, open cart when the weekend ends).
import { act, render, screen, within } from '@testing-library/react';
import ComparePage from './(en)/compare/page';
import { lineCopy } from '@/components/cart/copy';
import { CartView } from '@/components/cart/cart-view';
import type { Choice } from '@/components/search/choices';
import { SuggestionOption } from '@/components/search/suggestion-option';
import { setDate } from '@/components/testing/browser-mock';
import { mockShop, renderWithResponses } from '@/components/testing/shop-mock';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { watchOf } from '@/domain/testing/watches';
import { shownPrice } from '@/domain/watch-price';
import { weekendPriceCopy, weekendPriceNote } from '@/domain/weekend-price';
import { useCart, useWishlist } from '@/store/lines-store';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const [friday, saturday] = ['2026-11-20T23:59:59-05:00', '2026-11-21T00:00:00-05:00'];
const [sunday, monday] = ['2026-11-22T23:59:59-05:00', '2026-11-23T00:00:00-05:00'];
const [usual, reduced] = ['$289.00', '$202.30'];
const branchLine = watchOf('timex', 2, { name: 'Branch Line 40', price: 289 });

afterEach(() => jest.useRealTimers());

/** Opens a list with the watch, stored at its price in dollars, in a shop with a weekend price. */
async function open(list: 'cart' | 'wishlist', at: string, price: number) {
  setDate(at);
  mockShop(branchLine).weekendCents = 202_30;
  window.localStorage.setItem(list === 'cart' ? 'token1' : 'wishlist', JSON.stringify([{ ...branchLine, price }]));
  useCart.rehydrate();
  useWishlist.rehydrate();
  await renderWithResponses(list === 'cart' ? <CartView fallbackLinks={[]} /> : <WishlistView fallbackLinks={[]} />);
}

describe.each(['cart', 'wishlist'] as const)('the %s', (list) => {
  it.each([
    ['Friday 23:59:59', friday, usual, reduced],
    ['Saturday 00:00', saturday, reduced, usual],
    ['Sunday 23:59:59', sunday, reduced, usual],
    ['Monday 00:00', monday, usual, reduced],
  ])(
    'shows on %s the current price, and for a line from before the price from which it changed',
    async (_, at, now, before) => {
      await open(list, at, Number(before.slice(1)));
      expect(document.body).toHaveTextContent(lineCopy.priceChanged(before, now));
      if (list === 'cart') expect(screen.getByRole('definition')).toHaveTextContent(now);
    },
  );

  it.each([
    ['begins', friday, saturday, usual, reduced],
    ['ends', sunday, monday, reduced, usual],
  ])('shows both prices if it is open when the weekend %s, and keeps its line', async (_, before, after, from, to) => {
    await open(list, before, Number(from.slice(1)));
    expect(document.body).not.toHaveTextContent('The price changed');
    jest.setSystemTime(new Date(after));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(document.body).toHaveTextContent(lineCopy.priceChanged(from, to));
    expect(screen.getByRole('heading', { name: 'Timex Branch Line 40' })).toBeVisible();
  });
});

it.each([
  [friday, usual],
  [saturday, reduced],
  [sunday, reduced],
  [monday, usual],
])('a comparison requested at %s shows the price %s', async (at, price) => {
  setDate(at);
  const query = { w: 'timex/2,xerix/1,xerix/2,xerix/3' };
  render(await ComparePage({ params: Promise.resolve({}), searchParams: Promise.resolve(query) }));
  const row = screen.getByRole('row', { name: /^Price/ });
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(price);
});

it('a suggestion states the weekday price and the weekend price, and the style sheet shows one of them', () => {
  const priced = shownPrice({ priceCents: 289_00, weekendCents: 202_30 });
  const picture = { file: 'a', widths: [320], width: 1200, height: 1500, alt: '' };
  const watch = { key: 'timex/2', maker: 'Timex', model: 'Branch Line 40', path: '/all', picture, ...priced } as const;
  const choice: Choice = { key: watch.key, kind: 'watch', href: '/all', watch };
  render(<SuggestionOption id="one" choice={choice} isActive={false} onChoose={() => undefined} />);
  expect(screen.getByRole('option')).toHaveTextContent(
    `$289.00 ${weekendPriceCopy(202_30, 'usd')}$202.30 ${weekendPriceNote}`,
  );
});
