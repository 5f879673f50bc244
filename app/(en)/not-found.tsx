import type { Metadata } from 'next';
import { notFoundTitle } from '@/components/catalogue/copy';
import { MakerLinks } from '@/components/catalogue/page-links';
import { SearchBox } from '@/components/search/search-box';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findFallbackLinks } from '@/data/navigation';

export const metadata: Metadata = {
  title: 'Not found',
  description: 'There is no page at this address.',
};

/** The page of a missing address within the shell (docs/product.md 19.3). */
export default async function NotFound() {
  return (
    <div className="page-width">
      <PageHeader title={notFoundTitle}>
        There is no page at this address. The watch may no longer be sold, or the address may be mistyped. Search for
        the watch by name:
      </PageHeader>
      <SearchBox name="Search by name" watchCount={await catalogue.countWatches()} className="max-w-lg" />
      <div className="mt-8">
        <FallbackLinks links={await findFallbackLinks()} />
      </div>
      <MakerLinks />
    </div>
  );
}
