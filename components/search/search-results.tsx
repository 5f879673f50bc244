import type { Route } from 'next';
import { MakerLinks } from '@/components/catalogue/maker-links';
import { PageLinks } from '@/components/catalogue/page-links';
import { NarrowedList } from '@/components/filtering/narrowed-list';
import { Link } from '@/components/ui/link';
import { FallbackLinks } from '@/components/ui/fallback-links';
import type { SearchPage } from '@/data/catalogue/catalogue';
import type { MenuLink } from '@/data/navigation';
import { policyOf } from '@/data/shop-pages';
import { filteredListPath } from '@/domain/filtering/filter-state';
import type { ShopPage } from '@/domain/search/shop-pages';
import type { Watch } from '@/domain/watch';
import { moreAbout, didYouMean } from './copy-results';

type SearchResultsProps = {
  query: string;
  found: SearchPage;
  /** All watches that the words find if one page holds them; otherwise those of this page. */
  watches: readonly Watch[];
};

/** Results of a query, under the filters that the query was parsed into (docs/product.md 8.6). */
export function SearchResults({ query, found, watches }: SearchResultsProps) {
  const { words, requestedFilters, queryFilters, shown } = found;
  return (
    <>
      <NarrowedList
        list="/search"
        found={found}
        watches={watches}
        parsedQuery={{ q: query, words, filterState: queryFilters }}
      />
      <PageLinks
        pathOf={(page) => filteredListPath('/search', { words, filterState: requestedFilters, page })}
        page={shown.page}
        pages={shown.pages}
      />
    </>
  );
}

/** Answers of the shop to a query: links to its pages, or the points of a policy (docs/product.md 8.8). */
export function ShopAnswers({ pages }: { pages: readonly ShopPage<Route>[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className="mb-8 max-w-2xl space-y-5 border-y border-line py-5">
      {pages.map((page) => {
        const policy = policyOf(page);
        return (
          <li key={page.href}>
            {policy ? (
              <>
                <h2 className="text-2xl">{policy.title}</h2>
                <ul className="mt-2 list-disc space-y-1 pl-5">
                  {policy.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
                <Link href={page.href} className="bar-link text-link">
                  {moreAbout(policy.title)}
                </Link>
              </>
            ) : (
              <Link href={page.href} className="bar-link text-xl font-semibold underline">
                {page.label}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type NothingFoundProps = {
  found: Pick<SearchPage, 'requestedFilters' | 'correctedWords'>;
  /** True if pages of the shop answer the query: then no spelling correction is shown. */
  isAnswered: boolean;
  fallbackLinks: readonly MenuLink[];
};

/** Fallback links of an empty result: spelling correction, lists and makers (docs/product.md 8.9). */
export function NothingFound({
  found: { requestedFilters, correctedWords },
  isAnswered,
  fallbackLinks,
}: NothingFoundProps) {
  const nearer =
    correctedWords && !isAnswered
      ? [
          {
            label: didYouMean(correctedWords),
            href: filteredListPath('/search', { words: correctedWords, filterState: requestedFilters }),
          },
        ]
      : [];
  return (
    <>
      {nearer.length > 0 && (
        <div className="mb-8">
          <FallbackLinks links={nearer} />
        </div>
      )}
      <FallbackLinks links={fallbackLinks} quiet={nearer.length > 0} />
      <MakerLinks />
    </>
  );
}
