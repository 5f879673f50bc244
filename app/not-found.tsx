import type { Metadata } from 'next';
import { PageHeader } from '@/components/ui/page-header';
import { WaysOn } from '@/components/ui/ways-on';
import { SearchBox } from '@/components/search/search-box';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { brandLinks, findWaysOn } from '@/data/navigation';
import { Link } from '@/components/ui/link';
import { notFoundTitle } from '@/components/words/catalogue';

export const metadata: Metadata = {
  title: 'Not found',
  description: 'There is no page at this address.',
};

export default async function NotFound() {
  return (
    <div className="page-width">
      <PageHeader title={notFoundTitle}>
        There is no page at this address. The watch may have left the shop, or the address has a slip in it. Try a word
        from its name:
      </PageHeader>
      <SearchBox name="Search by name" watchCount={await catalogue.countWatches()} className="max-w-lg" />
      <div className="mt-8">
        <WaysOn links={await findWaysOn()} />
      </div>
      <h2 className="mt-12 text-2xl">Or by maker</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {brandLinks.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="bar-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
