import { wishlistPage } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { JoinedNote } from '@/components/account/joined-note';
import { PageHeader } from '@/components/ui/page-parts';
import { wishlistPageCopy } from '@/components/wishlist/copy';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { findFallbackLinks } from '@/data/navigation';

export const metadata = pageMetadata({
  title: wishlistPage.title,
  description: wishlistPage.description,
  path: '/favorite/myfavorite',
  isPrivate: true,
});

/** The wishlist, or a shared list with `list` in the query (docs/product.md 9.9, 9.10). */
export default async function WishlistPage() {
  return (
    <div className="page-width">
      <PageHeader title={wishlistPageCopy.title} />
      <noscript>
        <p className="pb-8 text-lg">{wishlistPage.needsScript}</p>
      </noscript>
      <JoinedNote />
      <WishlistView fallbackLinks={await findFallbackLinks()} />
    </div>
  );
}
