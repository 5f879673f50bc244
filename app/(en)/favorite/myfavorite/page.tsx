import { pageMetadata } from '@/app/page-metadata';
import { JoinedNote } from '@/components/account/joined-note';
import { PageHeader } from '@/components/ui/page-parts';
import { wishlistPageCopy } from '@/components/wishlist/copy';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { findFallbackLinks } from '@/data/navigation';

export const metadata = pageMetadata({
  title: 'Wishlist',
  description: 'The watches you have saved.',
  path: '/favorite/myfavorite',
  isPrivate: true,
});

/** The wishlist, or a shared list with `list` in the query (docs/product.md 9.9, 9.10). */
export default async function WishlistPage() {
  return (
    <div className="page-width">
      <PageHeader title={wishlistPageCopy.title} />
      <noscript>
        <p className="pb-8 text-lg">
          The wishlist needs JavaScript, because it is stored in your browser. Please turn JavaScript on.
        </p>
      </noscript>
      <JoinedNote />
      <WishlistView fallbackLinks={await findFallbackLinks()} />
    </div>
  );
}
