import type { Metadata } from 'next';
import { WatchGrid } from '@/components/catalogue/watch-grid';
import { SearchBox } from '@/components/shell/search-box';
import { PageHeader } from '@/components/ui/page-header';
import { WaysOn } from '@/components/ui/ways-on';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findWaysOn } from '@/data/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { quoted, searchSummary, searchTitle } from '@/components/words/search';

export async function generateMetadata(): Promise<Metadata> {
  const watchCount = await catalogue.countWatches();
  return pageMetadata({
    title: searchTitle,
    description: `Search the ${watchCount} watches of Odd Hours by name, maker, colour or material.`,
    path: '/search',
    isPrivate: true,
  });
}

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const { q } = await searchParams;
  const words = (Array.isArray(q) ? q[0] : q)?.trim().slice(0, 100) ?? '';
  const found = await catalogue.searchWatches(words);
  return (
    <div className="page-width">
      <PageHeader title={words ? quoted(words) : searchTitle}>
        <p role="status">{searchSummary(words, found.length)}</p>
      </PageHeader>
      <SearchBox
        name="Search again"
        watchCount={await catalogue.countWatches()}
        words={words}
        className="mb-10 max-w-lg"
      />
      {found.length > 0 ? <WatchGrid watches={found} heading="h2" eager={2} /> : <WaysOn links={await findWaysOn()} />}
    </div>
  );
}
