import { fullNameOf } from '@/data/full-name';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { setDate } from '@/components/testing/browser-mock';
import { mockShop, renderWithResponses } from '@/components/testing/shop-mock';
import timex from '@/data/timex.json';
import undone from '@/data/undone.json';
import { useCart, useWishlist } from '@/store/lines-store';
import { parseLines, type LineItem } from '@/domain/line-items';
import { inLanguage } from '@/domain/testing/in-language';
import { keyedLines } from '@/domain/shared-lists';
import { keysOf, watchOf } from '@/domain/testing/watches';
import { useSummaryCache } from '@/store/watch-summaries';
import { retryCopy, lineCopy } from '@/components/cart/copy';
import { buyCopy } from '@/components/product/copy-buy';
import { savedCopy, sharedListCopy, shareCopy, wishlistPageCopy } from './copy';
import { WishlistView } from './wishlist-view';

const mockHandOver = jest.fn();
jest.mock('@/components/handed-list/hand-over', () => ({ HandOver: (props: object) => mockHandOver(props) }));
let query = new URLSearchParams();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: jest.fn() }),
  useSearchParams: () => query,
}));

const half = watchOf('california', 3, { name: 'Half & Half 40', price: 300 });
const noon = watchOf('xerix', 1, { name: 'Noonmark', price: 83 });
const catalogueWatches = parseLines([
  ...timex.map((watch) => ({ catalogue: 'timex', ...watch })),
  ...undone.map((watch) => ({ catalogue: 'undone', ...watch })),
]);
const fallbackLinks = [{ label: 'All 54 watches', href: '/all' as const }];

type Stored = {
  wishlist?: readonly LineItem[];
  cart?: readonly LineItem[];
  list?: string;
  catalogue?: readonly LineItem[];
  isReachable?: boolean;
};

async function openWishlist({
  wishlist = [],
  cart = [],
  list,
  catalogue = [half, noon, ...catalogueWatches],
  isReachable = true,
}: Stored) {
  const shop = mockShop(...catalogue);
  shop.isReachable = isReachable;
  window.localStorage.setItem('wishlist', JSON.stringify(wishlist));
  window.localStorage.setItem('token1', JSON.stringify(cart));
  useCart.rehydrate();
  useWishlist.rehydrate();
  query = new URLSearchParams(list === undefined ? {} : { list });
  const user = userEvent.setup();
  return { user, shop, ...(await renderWithResponses(<WishlistView fallbackLinks={fallbackLinks} />)) };
}

const stored = (key: string): LineItem[] => JSON.parse(window.localStorage.getItem(key) ?? '[]');
const cards = () =>
  within(screen.getByRole('list', { name: /^Watches on/ }))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const announced = () => screen.getByRole('status').textContent;
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: shareCopy.link });

describe('own wishlist', () => {
  // Verifies docs/product.md 9.14 (wishlist).
  it('shows cards with name, price and page', async () => {
    await openWishlist({ wishlist: [half, noon] });
    expect(cards()).toEqual(['California Half & Half 40', 'Xeric Noonmark']);
    expect(screen.getByRole('link', { name: 'Xeric Noonmark $83.00' })).toBeVisible();
  });

  // Verifies docs/product.md 9.9 (move to the cart).
  it('moves a watch to the cart, and Undo reverts both changes', async () => {
    const { user } = await openWishlist({ wishlist: [half, noon] });
    await user.click(button(wishlistPageCopy.moveOf('California Half & Half 40')));
    expect(stored('wishlist')).toEqual([noon]);
    expect(stored('token1')).toEqual([half]);
    expect(announced()).toBe(buyCopy.isInCart('California Half & Half 40'));
    expect(button(/^Undo/)).toHaveFocus();
    await user.click(button(/^Undo/));
    expect(stored('wishlist')).toEqual([half, noon]);
    expect(stored('token1')).toEqual([]);
    expect(button(lineCopy.removeOf('California Half & Half 40'))).toHaveFocus();
  });

  it('keeps the cart unchanged on move and Undo when the cart already holds the watch', async () => {
    const inCart = { ...half, quantity: 5 };
    const { user } = await openWishlist({ wishlist: [half], cart: [inCart] });
    expect(screen.getByText(wishlistPageCopy.inCartToo)).toBeVisible();
    await user.click(button(/^Move to cart/));
    expect(announced()).toBe(buyCopy.wasInCart('California Half & Half 40'));
    expect(stored('token1')).toEqual([inCart]);
    await user.click(button(/^Undo/));
    expect(stored('token1')).toEqual([inCart]);
    expect(stored('wishlist')).toEqual([half]);
  });

  // Verifies docs/product.md 9.3 (wishlist), 9.9 (removal).
  it('removes a watch and shows Undo in its place', async () => {
    const { user } = await openWishlist({ wishlist: [half, noon] });
    await user.click(button(lineCopy.removeOf('California Half & Half 40')));
    expect(stored('wishlist')).toEqual([noon]);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(wishlistPageCopy.removed('California Half & Half 40'));
    await user.keyboard('{Enter}');
    expect(stored('wishlist')).toEqual([half, noon]);
  });

  // Verifies docs/product.md 9.3 (wishlist), 9.9 (removal, move to the cart).
  it.each([
    ['removal', lineCopy.removeOf('Xeric Noonmark')],
    ['move to the cart', wishlistPageCopy.moveOf('Xeric Noonmark')],
  ])('restores a watch at its old position when its %s is undone', async (_, press) => {
    const last = { ...noon, id: 2, name: 'Late Comet' };
    const { user } = await openWishlist({ wishlist: [half, noon, last], catalogue: [half, noon, last] });
    await user.click(button(press));
    await user.click(button(/^Undo/));
    expect(stored('wishlist')).toEqual([half, noon, last]);
  });

  // Verifies docs/product.md 9.3 (next change of the wishlist, leaving the page).
  it('offers Undo until the next change or until the page is left', async () => {
    const { user, unmount } = await openWishlist({ wishlist: [half, noon] });
    await user.click(button(lineCopy.removeOf('California Half & Half 40')));
    await user.click(button(wishlistPageCopy.moveOf('Xeric Noonmark')));
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    expect(button(/^Undo/)).toHaveAccessibleName(lineCopy.undoOf('Xeric Noonmark'));
    expect(button(/^Undo/)).toHaveFocus();
    unmount();
    await openWishlist({ wishlist: stored('wishlist'), cart: stored('token1') });
    expect(screen.getByRole('heading', { name: wishlistPageCopy.empty })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('shows catalogue changes and moves a watch at its current price', async () => {
    const { user } = await openWishlist({ wishlist: [half, noon], catalogue: [{ ...half, price: 280 }] });
    expect(screen.getByText(lineCopy.priceChanged('$300.00', '$280.00'))).toBeVisible();
    expect(screen.getByText(lineCopy.noLongerSold)).toBeVisible();
    expect(screen.queryByRole('button', { name: wishlistPageCopy.moveOf('Xeric Noonmark') })).not.toBeInTheDocument();
    await user.click(button(/^Move to cart/));
    expect(stored('token1')).toEqual([{ ...half, price: 280 }]);
  });

  it('shows the stored watches when the shop is unreachable', async () => {
    const { user } = await openWishlist({ wishlist: [half], isReachable: false });
    expect(cards()).toEqual(['California Half & Half 40']);
    expect(screen.queryByText(lineCopy.noLongerSold)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: retryCopy.again })).toBeVisible();
    await user.click(button(/^Move to cart/));
    expect(stored('token1')).toEqual([half]);
  });

  it('shows its prices in the shopper’s currency, or none before they are known', async () => {
    document.documentElement.dataset.currency = 'jpy';
    const { shop, unmount } = await openWishlist({ wishlist: [{ ...noon, price: 90 }] });
    unmount();
    window.localStorage.setItem('wishlist', JSON.stringify([{ ...noon, price: 90 }]));
    useWishlist.rehydrate();
    shop.otherPrices = { 'xerix/1': { jpy: { priceCents: 13_000 } } };
    useSummaryCache.setState({ summaries: new Map() });
    shop.wait();
    await renderWithResponses(<WishlistView fallbackLinks={fallbackLinks} />);
    expect(document.body).not.toHaveTextContent(/[$¥]\d/);
    await shop.answer();
    expect(screen.getByRole('link', { name: 'Xeric Noonmark ¥13,000' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\$\d/);
    delete document.documentElement.dataset.currency;
  });

  it('shows the empty state only after storage is read', async () => {
    expect(renderToString(<WishlistView fallbackLinks={fallbackLinks} />)).not.toMatch(/empty|All 54/);
    await openWishlist({});
    expect(screen.getByRole('heading', { name: wishlistPageCopy.empty })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('share link', () => {
  it('is shown, copied and announced', async () => {
    const { user } = await openWishlist({ wishlist: [half, noon] });
    expect(link()).toHaveValue('http://localhost/favorite/myfavorite?list=california-3.xerix-1');
    await user.click(button(shareCopy.copy));
    expect(await window.navigator.clipboard.readText()).toBe(link().value);
    expect(announced()).toBe('Link copied.');
  });

  it('names only watches that are sold, and says nothing of a link of before the last change', async () => {
    const gone = { ...noon, id: 2, name: 'Late Comet' };
    const { user } = await openWishlist({ wishlist: [half, gone, noon] });
    expect(link()).toHaveValue('http://localhost/favorite/myfavorite?list=california-3.xerix-1');
    expect(mockHandOver).toHaveBeenLastCalledWith({ list: 'wishlist', lines: keyedLines([half, noon]) });
    await user.click(button(shareCopy.copy));
    expect(screen.getAllByText('Link copied.')).toHaveLength(2);
    await user.click(button(lineCopy.removeOf('Xeric Noonmark')));
    expect(link()).toHaveValue('http://localhost/favorite/myfavorite?list=california-3');
    expect(screen.queryByText('Link copied.')).not.toBeInTheDocument();
    await user.click(button(lineCopy.removeOf('California Half & Half 40')));
    expect(screen.queryByRole('textbox', { name: shareCopy.link })).not.toBeInTheDocument();
  });

  // Verifies docs/product.md 45.2 (addresses).
  it('of a German wishlist leads to the German page', async () => {
    const markup = await inLanguage('de', async () => {
      const { ShareBox } = await import('./share-box');
      const server = await import('react-dom/server');
      return server.renderToStaticMarkup(<ShareBox path="/favorite/myfavorite" announce={() => {}} />);
    });
    expect(markup).toContain('value="http://localhost/de/favorite/myfavorite"');
  });

  it('is copied on a device with a share sheet and a mouse', async () => {
    const share = jest.fn();
    Object.assign(window.navigator, { share });
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    const { user } = await openWishlist({ wishlist: [half] });
    await user.click(button(shareCopy.copy));
    expect(announced()).toBe('Link copied.');
    expect(share).not.toHaveBeenCalled();
    Reflect.deleteProperty(window.navigator, 'share');
  });

  it('is selected when the browser denies copying', async () => {
    const { user } = await openWishlist({ wishlist: [half] });
    jest.spyOn(window.navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(button(shareCopy.copy));
    expect(announced()).toMatch(/^Your browser did not allow copying/);
    expect([link().selectionStart, link().selectionEnd]).toEqual([0, link().value.length]);
  });

  it.each([
    ['is shared', () => Promise.resolve(), shareCopy.shared],
    ['stays when the sheet is closed', () => Promise.reject(new DOMException('', 'AbortError')), ''],
    ['is copied when sharing fails', () => Promise.reject(new DOMException('', 'DataError')), 'Link copied.'],
  ])('%s on a touch device', async (_what, answer, message) => {
    const share = jest.fn(answer);
    Object.assign(window.navigator, { share });
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    const { user } = await openWishlist({ wishlist: [half] });
    await user.click(button(shareCopy.share));
    expect(share).toHaveBeenCalledWith({ title: shareCopy.sheetTitle, url: link().value });
    expect(announced()).toBe(message);
    Reflect.deleteProperty(window.navigator, 'share');
  });
});

describe('shared list', () => {
  it('shows the list of another device read-only and saves it', async () => {
    const [one, two] = [catalogueWatches[1], catalogueWatches[7]];
    if (!one || !two) throw new Error('timex.json and undone.json must contain six watches each');
    const first = await openWishlist({ wishlist: [two, one] });
    const list = new URL(link().value).searchParams.get('list') ?? '';
    first.unmount();

    const { user } = await openWishlist({ wishlist: [half], list });
    expect(cards()).toEqual([two, one].map(fullNameOf));
    expect(screen.queryByRole('button', { name: /Remove|Move/ })).not.toBeInTheDocument();
    expect(stored('wishlist')).toEqual([half]);

    await user.click(button(sharedListCopy.save));
    expect(await screen.findAllByText(savedCopy(2, 2))).toHaveLength(2);
    expect(stored('wishlist')).toEqual([half, two, one]);
    expect(button(sharedListCopy.allSaved)).toHaveFocus();
    await user.click(button(sharedListCopy.allSaved));
    expect(announced()).toBe(savedCopy(0, 2));
    expect(stored('wishlist')).toHaveLength(3);
  });

  // Verifies docs/product.md 28.3 (saved shared list).
  it('is saved on a weekend at the weekend price that it shows', async () => {
    setDate('2026-11-21T12:00:00-05:00');
    const { user, shop, unmount } = await openWishlist({ list: 'timex-1' });
    unmount();
    shop.weekendCents = 107_10;
    useSummaryCache.setState({ summaries: new Map() });
    await renderWithResponses(<WishlistView fallbackLinks={fallbackLinks} />);
    await user.click(button(sharedListCopy.save));
    expect(await screen.findAllByText(savedCopy(1, 1))).toHaveLength(2);
    jest.useRealTimers();
    expect(stored('wishlist')).toMatchObject([{ catalogue: 'timex', id: 1, price: 107.1 }]);
  });

  it('keeps all of its twelve watches when shared, shown and saved', async () => {
    const first = await openWishlist({ wishlist: catalogueWatches });
    const list = new URL(link().value).searchParams.get('list') ?? '';
    first.unmount();
    const { user } = await openWishlist({ list });
    expect(cards()).toEqual(catalogueWatches.map(fullNameOf));
    expect(cards()).toHaveLength(12);
    await user.click(button(sharedListCopy.save));
    expect(await screen.findAllByText(savedCopy(12, 12))).toHaveLength(2);
    expect(keysOf(stored('wishlist'))).toEqual(keysOf(catalogueWatches));
  });

  it('saves only missing watches and reports the rest as saved before', async () => {
    const { user } = await openWishlist({ wishlist: catalogueWatches.slice(0, 1), list: 'timex-1.undone-3' });
    expect(screen.getAllByText(buyCopy.onWishlist)).toHaveLength(1);
    await user.click(button(sharedListCopy.save));
    expect(await screen.findAllByText(savedCopy(1, 2))).toHaveLength(2);
    expect(screen.getAllByText(buyCopy.onWishlist)).toHaveLength(2);
    expect(keysOf(stored('wishlist'))).toEqual(['timex/1', 'undone/3']);
  });

  it('says nothing of the list shown before when another link is opened on the page', async () => {
    const { user, rerender } = await openWishlist({ list: 'undone-3' });
    const follow = async (list: string) => {
      query = new URLSearchParams({ list });
      await act(async () => rerender(<WishlistView fallbackLinks={fallbackLinks} />));
    };
    await follow('timex-1');
    await user.click(button(sharedListCopy.save));
    expect(await screen.findAllByText(savedCopy(1, 1))).toHaveLength(2);
    const main = Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 });
    document.body.append(main);
    act(() => (document.activeElement as HTMLElement).blur());
    await follow('undone-3');
    expect(main).toHaveFocus();
    main.remove();
    expect(button(sharedListCopy.save)).toBeVisible();
    expect(screen.getAllByText(savedCopy(1, 1))).toEqual([screen.getByRole('status')]);
  });

  it('skips parts that name no sold watch', async () => {
    await openWishlist({ list: '<b>.timex-1.timex-9.rolex-1.timex-1.__proto__-1.undone-2' });
    expect(cards()).toHaveLength(2);
  });

  it.each(['timex-99', '%00', '"><img src=x onerror=alert(1)>'])(
    'falls back to the own wishlist for %j',
    async (list) => {
      await openWishlist({ wishlist: [half], list });
      expect(cards()).toEqual(['California Half & Half 40']);
      expect(screen.getByText(sharedListCopy.noWatchFound)).toBeVisible();
    },
  );

  it('offers a retry when the shop is unreachable, without an empty state', async () => {
    const { user, shop } = await openWishlist({ wishlist: [half], list: 'timex-1', isReachable: false });
    expect(screen.getByText(sharedListCopy.unreachable)).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    shop.isReachable = true;
    await user.click(button(retryCopy.again));
    expect(cards()).toHaveLength(1);
  });

  it('is not saved, with an explanation, when its watches cannot be loaded', async () => {
    const { user, shop } = await openWishlist({ list: 'timex-1.undone-3' });
    shop.isReachable = false;
    await user.click(button(sharedListCopy.save));
    expect(announced()).toBe(sharedListCopy.notFetched);
    expect(stored('wishlist')).toEqual([]);
  });
});
