import { pageMetadata } from '@/app/page-metadata';
import { cartPageWords } from '@/components/cart/copy';
import { offlinePageWords } from '@/components/offline/copy';
import { KeptPages, TryAgain } from '@/components/offline/offline-page';
import { OfflineSearch } from '@/components/offline/offline-search';
import { PageHeader } from '@/components/ui/page-parts';
import { WaysOn } from '@/components/ui/ways-on';
import { wishlistPageWords } from '@/components/wishlist/copy';

export const metadata = pageMetadata({
  title: offlinePageWords.title,
  description: offlinePageWords.description,
  path: '/offline',
  isPrivate: true,
});

export default function OfflinePage() {
  return (
    <div className="page-width">
      <PageHeader title={offlinePageWords.title}>{offlinePageWords.text}</PageHeader>
      <TryAgain />
      <h2 className="mt-12 text-2xl">{offlinePageWords.opens}</h2>
      <div className="mt-4">
        <WaysOn
          links={[
            { href: '/bascket/mybascket', label: cartPageWords.title },
            { href: '/favorite/myfavorite', label: wishlistPageWords.title },
          ]}
        />
      </div>
      <OfflineSearch />
      <KeptPages />
    </div>
  );
}
