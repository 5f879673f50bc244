import { pageMetadata } from '@/app/page-metadata';
import { cartPageCopy } from '@/components/cart/copy';
import { offlinePageCopy } from '@/components/offline/copy';
import { CachedPages, TryAgain } from '@/components/offline/offline-page';
import { OfflineSearch } from '@/components/offline/offline-search';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { wishlistPageCopy } from '@/components/wishlist/copy';

export const metadata = pageMetadata({
  title: offlinePageCopy.title,
  description: offlinePageCopy.description,
  path: '/offline',
  isPrivate: true,
});

/** The page that the service worker shows for a page that is not cached (docs/product.md 30.3). */
export default function OfflinePage() {
  return (
    <div className="page-width">
      <PageHeader title={offlinePageCopy.title}>{offlinePageCopy.text}</PageHeader>
      <TryAgain />
      <h2 className="mt-12 text-2xl">{offlinePageCopy.opens}</h2>
      <div className="mt-4">
        <FallbackLinks
          links={[
            { href: '/bascket/mybascket', label: cartPageCopy.title },
            { href: '/favorite/myfavorite', label: wishlistPageCopy.title },
          ]}
        />
      </div>
      <OfflineSearch />
      <CachedPages />
    </div>
  );
}
