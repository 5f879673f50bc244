import { WishlistView } from '@/components/wishlist/wishlist-view';
import { PageHeader } from '@/components/ui/page-header';
import { lineFacts } from '@/data/line-facts';
import { findWaysOn } from '@/data/navigation';
import { pageMetadata } from '@/app/page-metadata';

/** Cards are up to 400 px wide, on screens of two dots to the px. */
const widestPicture = 800;

export const metadata = pageMetadata({
  title: 'Wishlist',
  description: 'The watches you have saved.',
  path: '/favorite/myfavorite',
  isPrivate: true,
});

export default async function WishlistPage() {
  return (
    <div className="page-width">
      <PageHeader title="Wishlist" />
      <noscript>
        <p className="pb-8 text-lg">
          The wishlist needs JavaScript: this browser keeps it, not the shop. Please turn it on.
        </p>
      </noscript>
      <WishlistView facts={await lineFacts(widestPicture)} waysOn={await findWaysOn()} />
    </div>
  );
}
