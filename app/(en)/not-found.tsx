import type { Metadata } from 'next';
import { notFoundCopy as copy } from '@/app/page-copy';
import { notFoundTitle } from '@/components/catalogue/copy';
import { MakerLinks } from '@/components/catalogue/page-links';
import { SearchBox } from '@/components/search/search-box';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findFallbackLinks } from '@/data/navigation';

export const metadata: Metadata = {
  title: copy.metaTitle,
  description: copy.description,
};

/** The page of a missing address within the shell (docs/product.md 19.3). */
export default async function NotFound() {
  return (
    <div className="page-width">
      <PageHeader title={notFoundTitle}>{copy.text}</PageHeader>
      <SearchBox name={copy.search} watchCount={await catalogue.countWatches()} className="max-w-lg" />
      <div className="mt-8">
        <FallbackLinks links={await findFallbackLinks()} />
      </div>
      <MakerLinks />
    </div>
  );
}
