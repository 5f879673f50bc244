import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { searchPageCopy as copy } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { searchTitle } from '@/components/search/copy';
import { quoted, startGroups } from '@/components/search/copy-results';
import { RecentSearches } from '@/components/search/recent-searches';
import { SearchBox } from '@/components/search/search-box';
import { SearchCount } from '@/components/search/search-count';
import { Nearest, OtherLists, RemovableParts, SearchResults, ShopAnswers } from '@/components/search/search-results';
import { watchesPerPage } from '@/data/catalogue/catalogue';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { findFallbackLinks } from '@/data/navigation';
import { shopPages } from '@/data/shop-pages';
import { parseFilterState, filterPartsOf } from '@/domain/filtering/filter-state';
import { withoutQuotes } from '@/domain/query/parse-query';
import { findShopPages } from '@/domain/search/shop-pages';
import { cleanQuery } from '@/domain/search/words';

export async function generateMetadata(): Promise<Metadata> {
  const watchCount = await catalogue.countWatches();
  return pageMetadata({
    title: searchTitle,
    description: copy.description(watchCount),
    path: '/search',
    isPrivate: true,
  });
}

/** The results of the query `q` (docs/product.md 8.2). */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const parameters = await searchParams;
  const textsOf = (key: string) => [parameters[key] ?? []].flat();
  const query = cleanQuery(textsOf('q')[0] ?? '');
  const chosen = parseFilterState({ getAll: textsOf });
  const found = (await catalogue.findInSearch(query, chosen, Number(textsOf('page')[0] ?? 1))) ?? notFound();
  const { catalogueIndex, shown, requestedFilters } = found;
  const watches =
    catalogueIndex.keys.length <= watchesPerPage ? await catalogue.findWatches(catalogueIndex.keys) : shown.watches;
  const pages = findShopPages(query, shopPages);
  const isAsked = query !== '' || filterPartsOf(requestedFilters).length > 0;
  const isNarrowed = isAsked && catalogueIndex.keys.length > 0;
  const searchBox = (
    <SearchBox key={query} name={copy.again} watchCount={await catalogue.countWatches()} words={query} />
  );
  return (
    <div className="page-width flex flex-col">
      <div className="list-heading">
        <div>
          <h1>{query ? quoted(withoutQuotes(query)) : searchTitle}</h1>
          <SearchCount isAsked={isAsked} count={shown.count} isAnswered={pages.length > 0} />
        </div>
        {shown.count === 0 && <div className="max-w-2xl pb-4 text-soft laptop:pb-0">{searchBox}</div>}
      </div>
      <ShopAnswers pages={pages} />
      {pages.length === 0 && <Nearest found={found} />}
      {isNarrowed && <SearchResults query={query} found={found} watches={watches} />}
      {shown.count > 0 && <div className="mt-10 max-w-2xl">{searchBox}</div>}
      {isAsked && !isNarrowed && <RemovableParts found={found} />}
      {shown.count === 0 && (
        <OtherLists title={isAsked ? undefined : startGroups.list} links={await findFallbackLinks()} />
      )}
      {!isAsked && <RecentSearches />}
    </div>
  );
}
