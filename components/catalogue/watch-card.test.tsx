import { render, screen } from '@testing-library/react';
import { allWatches } from '@/data/catalogue';
import { WatchCard } from './watch-card';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
/** What the build makes of a picture, named after the file that it is made of. */
jest.mock('@/data/pictures', () => ({
  hasPicture: () => true,
  openGraphPictureAt: (path: string) => path,
  pictureAt: (path: string, alt: string) => ({ avif: path, webp: path, src: path, width: 1200, height: 1500, alt }),
}));

it('a card shows the front, and on hover the second picture, of every watch', () => {
  for (const watch of allWatches) {
    const { container, unmount } = render(<WatchCard watch={watch} heading="h2" />);
    const files = (attribute: string, selector: string) =>
      [...container.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    expect(files('src', 'img')).toEqual([watch.url[0], watch.url[1]]);
    expect(files('srcset', 'source[type="image/avif"]')).toEqual([watch.url[0], watch.url[1]]);
    expect(files('srcset', 'source[type="image/webp"]')).toEqual([watch.url[0], watch.url[1]]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(watch.name);
    expect(screen.getByRole('link')).toHaveTextContent(`$${watch.price}.00`);
    unmount();
  }
});
