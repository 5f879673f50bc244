import { addressOf, language } from '@/domain/language';
import type { MetadataRoute } from 'next';
import { cartPageCopy } from '@/components/cart/copy';
import { searchTitle } from '@/components/search/copy';
import { wishlistPageCopy } from '@/components/wishlist/copy';
import { site } from '@/data/site';

/** Web app manifest (docs/product.md 30.5). */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: addressOf('/'),
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: language,
    start_url: addressOf('/'),
    scope: addressOf('/'),
    display: 'standalone',
    background_color: '#f3f4f0',
    theme_color: '#f3f4f0',
    categories: ['shopping'],
    icons: [
      { src: '/icons/shop-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/shop-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icons/shop-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    ],
    shortcuts: [
      { name: cartPageCopy.title, url: addressOf('/bascket/mybascket') },
      { name: wishlistPageCopy.title, url: addressOf('/favorite/myfavorite') },
      { name: searchTitle, url: addressOf('/search') },
    ],
  };
}
