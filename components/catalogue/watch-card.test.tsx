// Verifies docs/product.md 5.2, 5.3, 5.6, 5.15, 5.16, 7.4.
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onOffline } from '@/browser/offline';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { trueSizeRatioOf } from '@/data/picture-scales';
import { hasLume } from '@/data/studio';
import { cardSize, sizeCopy } from '@/components/size/copy';
import { variantPath } from '@/domain/picture-source';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import { watchOf as lineOf } from '@/domain/testing/watches';
import { buyCopy } from '@/components/product/copy-buy';
import { useCart, useWishlist } from '@/store/lines-store';
import { useStockLevels } from '@/store/stock';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { setDate } from '@/components/testing/browser-mock';
import { availabilityCopy, cardCopy } from './copy';
import { WatchGrid } from './watch-grid';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
const fetchStoredWatches = jest.fn();
jest.mock('@/browser/watch-client', () => ({
  fetchStock: () => Promise.resolve(undefined),
  fetchStoredWatch: async (key: unknown) => {
    const answer = (await fetchStoredWatches([key])) as { value?: unknown[] };
    return answer.value?.[0];
  },
}));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

it('the card of every watch has its front picture and its second picture for hover, with name and price', async () => {
  for (const watch of await catalogue.listAll('all')) {
    const { container, unmount } = render(<WatchGrid watches={[watch]} heading="h2" />);
    const files = (attribute: string, selector: string) =>
      [...container.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    const [front, second] = watch.pictures;
    expect(files('src', 'img')).toEqual([variantPath(front, 800, 'webp'), variantPath(second, 800, 'webp')]);
    expect(files('srcset', 'source[type="image/avif"]')).toEqual([
      `${variantPath(front, 800, 'avif')} 800w`,
      `${variantPath(second, 800, 'avif')} 800w`,
    ]);
    expect(files('srcset', 'source[type="image/webp"]')).toEqual([
      `${variantPath(front, 800, 'webp')} 800w`,
      `${variantPath(second, 800, 'webp')} 800w`,
    ]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(watch.name);
    expect(screen.getByRole('link')).toHaveTextContent(`$${watch.priceCents / 100}.00`);
    unmount();
  }
});

// Verifies docs/product.md 9.14 (card).
it('a card shows maker, case diameter and lug to lug', async () => {
  const comet = await watchOf('xerix/2');
  render(<WatchGrid watches={[comet]} heading="h2" />);
  expect(screen.getByRole('heading')).toHaveTextContent(/^Xeric Late Comet$/);
  expect(screen.getByText(cardSize(44, 51.5))).toBeVisible();
});

// Verifies docs/product.md 5.6 (cart, wishlist).
it('a card shows the cart or wishlist mark for its own watch and not for the same id of another maker', async () => {
  render(<WatchGrid watches={[await watchOf('xerix/2'), await watchOf('undone/2')]} heading="h2" />);
  const marked = (mark: string) =>
    screen.getAllByRole('listitem').map((card) => card.textContent?.includes(mark) ?? false);
  act(() => {
    useCart.getState().add(lineOf('xerix', 2));
    useWishlist.getState().add(lineOf('undone', 2));
  });
  expect(marked(buyCopy.inCart)).toEqual([true, false]);
  expect(marked(buyCopy.onWishlist)).toEqual([false, true]);
});

describe('the buttons of a card', () => {
  beforeEach(async () => {
    act(() => {
      for (const list of [useCart, useWishlist]) list.getState().lines.forEach(list.getState().remove);
      useStockLevels.setState({ left: new Map() });
    });
    fetchStoredWatches.mockReset();
    fetchStoredWatches.mockResolvedValue({ ok: true, value: [lineOf('xerix', 2)] });
    render(<WatchGrid watches={[await watchOf('xerix/2')]} heading="h2" />);
  });
  const saved = () => useWishlist.getState().lines.map(({ catalogue, id }) => `${catalogue}/${id}`);

  it('the heart saves the watch, and a second press removes it', async () => {
    await userEvent.click(screen.getByRole('button', { name: cardCopy.save('Xeric Late Comet') }));
    expect(fetchStoredWatches).toHaveBeenCalledWith(['xerix/2']);
    expect(saved()).toEqual(['xerix/2']);
    await userEvent.click(screen.getByRole('button', { name: cardCopy.onWishlist('Xeric Late Comet') }));
    expect(saved()).toEqual([]);
  });

  // Verifies docs/product.md 20.15.
  it('the link to the cart takes the focus of the pressed cart button that it replaces, and no other focus', async () => {
    fetchStoredWatches.mockResolvedValue({ ok: true, value: [lineOf('xerix', 2)] });
    const add = () => screen.getByRole('button', { name: cardCopy.add('Xeric Late Comet') });
    const seeCart = () => screen.getByRole('link', { name: cardCopy.inCart('Xeric Late Comet') });
    add().focus();
    await userEvent.keyboard('{Enter}');
    expect(seeCart()).toHaveFocus();
    act(() => seeCart().blur());
    act(() => useCart.getState().remove(lineOf('xerix', 2)));
    act(() => useCart.getState().add(lineOf('xerix', 2))); // in another tab
    expect(seeCart()).not.toHaveFocus();
  });

  it('Add to Cart adds the watch and becomes a link to the cart', async () => {
    await userEvent.click(screen.getByRole('button', { name: cardCopy.add('Xeric Late Comet') }));
    expect(useCart.getState().lines).toMatchObject([{ catalogue: 'xerix', id: 2, quantity: 1 }]);
    expect(screen.getByRole('link', { name: cardCopy.inCart('Xeric Late Comet') })).toHaveAttribute(
      'href',
      '/bascket/mybascket',
    );
  });

  it('a failed request changes no list and shows a message', async () => {
    fetchStoredWatches.mockResolvedValue({ ok: false, rejection: { code: 'unreachable' } });
    await userEvent.click(screen.getByRole('button', { name: cardCopy.add('Xeric Late Comet') }));
    expect(useCart.getState().lines).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(cardCopy.notLoaded);
    fetchStoredWatches.mockResolvedValue({ ok: true, value: [lineOf('xerix', 2)] });
    await userEvent.click(screen.getByRole('button', { name: cardCopy.add('Xeric Late Comet') }));
    expect(useCart.getState().lines).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // Verifies docs/product.md 30.9 (no dialog).
  it('offline, the heart saves a watch that the worker has, and shows the message only for another one', async () => {
    const message = jest.fn();
    const stop = onOffline(message);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: cardCopy.save('Xeric Late Comet') }));
    expect([saved(), message.mock.calls]).toEqual([['xerix/2'], []]);
    await userEvent.click(screen.getByRole('button', { name: cardCopy.onWishlist('Xeric Late Comet') }));
    expect([saved(), message.mock.calls]).toEqual([[], []]);
    fetchStoredWatches.mockResolvedValue({ ok: false, rejection: { code: 'unreachable' } });
    await userEvent.click(screen.getByRole('button', { name: cardCopy.save('Xeric Late Comet') }));
    expect([saved(), message.mock.calls.length]).toEqual([[], 1]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    stop();
    jest.restoreAllMocks();
  });

  it('a sold-out watch has a label instead of Add to Cart', () => {
    act(() => useStockLevels.setState({ left: new Map([['xerix/2', 0]]) }));
    expect(screen.getByText(availabilityCopy['sold-out'])).toBeVisible();
    expect(screen.queryByRole('button', { name: cardCopy.add('Xeric Late Comet') })).not.toBeInTheDocument();
    act(() => useCart.getState().add(lineOf('xerix', 2))); // added before it was sold out
    expect(screen.getByRole('link', { name: cardCopy.inCart('Xeric Late Comet') })).toBeVisible();
    expect(screen.queryByText(availabilityCopy['sold-out'])).not.toBeInTheDocument();
    act(() => useStockLevels.setState({ left: new Map([['xerix/2', 1]]) }));
    act(() => useCart.getState().remove(lineOf('xerix', 2)));
    expect(screen.getByRole('button', { name: cardCopy.add('Xeric Late Comet') })).toBeVisible();
  });
});

// Verifies docs/product.md 28.3 (card into the cart, card into the wishlist).
it.each([
  ['weekday', 'card', '2026-11-20T23:59:59-05:00', 119],
  ['weekend', 'card', '2026-11-21T00:00:00-05:00', 107.1],
  ['weekend', 'comparison', '2026-11-22T23:59:59-05:00', 107.1],
  ['weekday', 'comparison', '2026-11-23T00:00:00-05:00', 119],
])('on a %s the buttons of a %s store the price that it shows', async (_, place, at, price) => {
  setDate(at);
  act(() => [useCart, useWishlist].forEach((list) => list.getState().lines.forEach(list.getState().remove)));
  const [timex, stored] = [await watchOf('timex/1'), lineOf('timex', 1, { price: 119 })];
  fetchStoredWatches.mockResolvedValue({ ok: true, value: [stored] });
  const watches = [{ ...timex, priceCents: 119_00, weekendCents: 107_10 }];
  render(
    place === 'card' ? <WatchGrid watches={watches} heading="h2" /> : <ComparisonTable watches={watches} isWeekend />,
  );
  await userEvent.click(screen.getByRole('button', { name: cardCopy.add(timex.fullName) }));
  await userEvent.click(screen.getByRole('button', { name: cardCopy.save(timex.fullName) }));
  jest.useRealTimers();
  const prices = [useCart, useWishlist].map((list) => list.getState().lines.map((line) => line.price));
  expect(prices).toEqual([[price], [price]]);
});

it('a swipe to the left shows the second picture, and a swipe to the right the first one again', async () => {
  const { container } = render(<WatchGrid watches={[await watchOf('xerix/2')]} heading="h2" />);
  const dots = () => container.querySelector('.swipe-dots')?.className;
  const picture = container.querySelector('.touch-pan-y') ?? document.body;
  const swipe = (moved: number, down = 0) => {
    fireEvent.touchStart(picture, { changedTouches: [{ clientX: 200, clientY: 100 }] });
    fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 200 + moved, clientY: 100 + down }] });
  };
  expect(dots()).toBe('swipe-dots');
  swipe(-40, 60);
  swipe(-20);
  expect(dots()).toBe('swipe-dots');
  swipe(-40);
  expect(dots()).toBe('swiped swipe-dots');
  swipe(31);
  expect(dots()).toBe('swiped swipe-dots');
  swipe(-40); // beyond the second picture
  expect(dots()).toBe('swiped swipe-dots');
  swipe(32);
  expect(dots()).toBe('swipe-dots');
});

// Verifies docs/product.md 5.10 (known scale, unknown scale).
it('a studio picture has a true-size ratio, and a photograph of unknown scale shows "not to scale"', async () => {
  const comet = await watchOf('xerix/2');
  const { container, rerender } = render(<WatchGrid watches={[comet]} heading="h2" />);
  const share = () => container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--true-size');
  expect(Number(share())).toBeCloseTo(15.162 / 15.96, 2);
  expect(screen.queryByText(sizeCopy.notToScale)).not.toBeInTheDocument();
  const [, threeQuarter, profile] = comet.pictures;
  rerender(
    <WatchGrid watches={[{ ...comet, pictures: ['/watches/own/1-1.webp', threeQuarter, profile] }]} heading="h2" />,
  );
  expect(share()).toBe('1');
  expect(screen.getByText(sizeCopy.notToScale)).toBeInTheDocument();
});

// Verifies docs/product.md 32.6.
it('the first cards load their pictures at once, each has its own notes, and only a watch with lume says so', async () => {
  const watches = [await watchOf('xerix/2'), await watchOf('undone/2'), await watchOf('timex/1')];
  const { container } = render(
    <WatchGrid watches={watches} heading="h2" eager={2} notes={[['One'], [], ['Two', 'Three']]} />,
  );
  const cards = [...container.querySelectorAll('li')];
  expect(cards.map((card) => card.querySelector('img')?.getAttribute('loading'))).toEqual(['eager', 'eager', 'lazy']);
  expect(cards.map((card) => [...card.querySelectorAll(':scope > p')].map((note) => note.textContent))).toEqual([
    ['One'],
    [],
    ['Two', 'Three'],
  ]);
  expect(cards.map((card) => card.querySelector('.glow-mark') !== null)).toEqual(
    watches.map(({ key }) => hasLume(key)),
  );
  expect(new Set(watches.map(({ key }) => hasLume(key))).size).toBe(2);
});

it('each of the two pictures of a card has its own factor for the true size', async () => {
  const watch = await watchOf('xerix/2');
  const { container } = render(<WatchGrid watches={[watch]} heading="h2" />);
  const factors = [...container.querySelectorAll<HTMLElement>('[style*="--true-size"]')].map(({ style }) =>
    Number(style.getPropertyValue('--true-size')),
  );
  const [front, threeQuarter] = watch.pictures;
  expect(factors).toEqual([front, threeQuarter].map((picture) => trueSizeRatioOf(picture)));
  expect(new Set(factors).size).toBe(2);
});

async function watchOf(key: WatchKey): Promise<Watch> {
  const watch = await catalogue.findWatch(key);
  if (!watch) throw new Error(`The shop does not sell ${key}.`);
  return watch;
}
