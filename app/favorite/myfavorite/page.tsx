import { WishlistView } from '@/components/wishlist/wishlist-view';
import { pageMetadata } from '@/lib/page-metadata';

export const metadata = pageMetadata({
  title: 'Wishlist',
  description: 'The watches you have saved.',
  path: '/favorite/myfavorite',
  isPrivate: true,
});

export default function WishlistPage() {
  return (
    <div className="page-width">
      <h1 className="pt-8 pb-8 display tablet:pt-16 tablet:pb-12">Wishlist</h1>
      <WishlistView />
    </div>
  );
}
