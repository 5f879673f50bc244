import { render, screen } from '@testing-library/react';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { variantPath } from '@/domain/picture-source';
import { WatchGrid } from './watch-grid';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

it('a card shows the front, and on hover the second picture, of every watch', async () => {
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
