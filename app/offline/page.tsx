import { KeptPages } from '@/components/offline/kept-pages';
import { OfflineSearch } from '@/components/offline/offline-search';
import { TryAgain } from '@/components/offline/try-again';
import { PageHeader } from '@/components/ui/page-header';
import { WaysOn } from '@/components/ui/ways-on';
import { offlinePageWords } from '@/components/offline/copy';
import { cartPageWords } from '@/components/cart/copy';
import { wishlistPageWords } from '@/components/wishlist/copy';
import { pageMetadata } from '@/app/page-metadata';

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
