// Verifies docs/product.md 5.2, 5.3, 5.6, 7.4.
import { act, render, screen } from '@testing-library/react';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { cardSize, sizeCopy } from '@/components/size/copy';
import { variantPath } from '@/domain/picture-source';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import { watchOf as lineOf } from '@/domain/testing/watches';
import { buyCopy } from '@/components/product/copy-buy';
import { useCart } from '@/store/cart';
import { useWishlist } from '@/store/wishlist';
import { WatchGrid } from './watch-grid';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
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

async function watchOf(key: WatchKey): Promise<Watch> {
  const watch = await catalogue.findWatch(key);
  if (!watch) throw new Error(`the shop sells ${key}`);
  return watch;
}
