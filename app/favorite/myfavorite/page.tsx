import { pageMetadata } from '@/app/page-metadata';
import { PageHeader } from '@/components/ui/page-parts';
import { wishlistPageWords } from '@/components/wishlist/copy';
import { WishlistView } from '@/components/wishlist/wishlist-view';
import { findWaysOn } from '@/data/navigation';

export const metadata = pageMetadata({
  title: 'Wishlist',
  description: 'The watches you have saved.',
  path: '/favorite/myfavorite',
  isPrivate: true,
});

export default async function WishlistPage() {
  return (
    <div className="page-width">
      <PageHeader title={wishlistPageWords.title} />
      <noscript>
        <p className="pb-8 text-lg">
          The wishlist needs JavaScript: this browser keeps it, not the shop. Please turn it on.
        </p>
      </noscript>
      <WishlistView waysOn={await findWaysOn()} />
    </div>
  );
}
