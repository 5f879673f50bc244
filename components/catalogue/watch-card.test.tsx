import { render, screen } from '@testing-library/react';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { WatchGrid } from './watch-grid';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
/** What the build makes of a picture, named after the file that it is made of. */
jest.mock('@/data/pictures', () => ({
  hasPicture: () => true,
  openGraphPictureAt: (path: string) => path,
  pictureAt: (path: string, alt: string) => ({ file: path, widths: [640], width: 1200, height: 1500, alt }),
}));
jest.mock('@/domain/picture-source', () => ({
  ...jest.requireActual('@/domain/picture-source'),
  variantPath: (file: string) => file,
}));

it('a card shows the front, and on hover the second picture, of every watch', () => {
  for (const watch of readShopWatches()) {
    const [front, second] = watch.pictures;
    const { container, unmount } = render(<WatchGrid watches={[watch]} heading="h2" />);
    const files = (attribute: string, selector: string) =>
      [...container.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    expect(files('src', 'img')).toEqual([front, second]);
    expect(files('srcset', 'source[type="image/avif"]')).toEqual([`${front} 640w`, `${second} 640w`]);
    expect(files('srcset', 'source[type="image/webp"]')).toEqual([`${front} 640w`, `${second} 640w`]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(watch.name);
    expect(screen.getByRole('link')).toHaveTextContent(`$${watch.stored.price}.00`);
    unmount();
  }
});
