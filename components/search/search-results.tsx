import type { Route } from 'next';
import { PageLinks, MakerLinks } from '@/components/catalogue/page-links';
import { WatchGrid } from '@/components/catalogue/watch-grid';
import { Chip } from '@/components/filtering/chip';
import { filteringCopy } from '@/components/filtering/copy';
import { chipCopy } from '@/components/filtering/copy-chips';
import { NarrowedList } from '@/components/filtering/narrowed-list';
import { Link } from '@/components/ui/link';
import { FallbackLinks } from '@/components/ui/page-parts';
import { makerNames } from '@/data/brands';
import type { SearchPage } from '@/data/catalogue/catalogue';
import type { MenuLink } from '@/data/navigation';
import { policyOf } from '@/data/shop-pages';
import { filteredListPath, filterPartsOf, type FilterState, withoutFilter } from '@/domain/filtering/filter-state';
import type { ShopPage } from '@/domain/search/shop-pages';
import type { Watch } from '@/domain/watch';
import { differencesCopy, nearestTitle, removeTitle } from '@/components/filtering/copy-nearest';
import { moreAbout, didYouMean } from './copy-results';
import { WhileNothingFound } from './search-count';

type SearchResultsProps = {
  query: string;
  found: SearchPage;
  /** All found watches if they fit on one page; otherwise those of this page. */
  watches: readonly Watch[];
};

/** Results of a query, under the filters that the query was parsed into (docs/product.md 8.6). */
export function SearchResults({ query, found, watches }: SearchResultsProps) {
  const { words, requestedFilters, queryFilters, queryWrist, removableWishes, textWithoutWishes, shown } = found;
  return (
    <>
      <NarrowedList
        list="/search"
        found={found}
        watches={watches}
        parsedQuery={{
          q: query,
          words,
          filterState: queryFilters,
          wrist: queryWrist,
          removableWishes,
          textWithoutWishes,
        }}
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
                <ul className="mt-2 list-disc space-y-1 ps-5">
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

/** The watches that come nearest to a query without results, each with its differences (docs/product.md 8.16). */
export function Nearest({ found: { nearest, requestedFilters, queryWrist, correctedWords } }: { found: SearchPage }) {
  if (nearest.length === 0) return null;
  const hasDifferences = nearest.some(({ differences }) => differences.length > 0);
  return (
    <WhileNothingFound>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-6">
        <h2 className="text-2xl">{nearestTitle(hasDifferences || correctedWords !== undefined)}</h2>
        {correctedWords && (
          <Link
            href={filteredListPath('/search', { words: correctedWords, filterState: requestedFilters })}
            className="bar-link font-semibold text-link"
          >
            {didYouMean(correctedWords)}
          </Link>
        )}
      </div>
      <WatchGrid
        watches={nearest.map(({ watch }) => watch)}
        heading="h3"
        eager={2}
        isResult
        wrist={requestedFilters.wrist ?? queryWrist}
        notes={nearest.map(({ differences }) => differencesCopy(differences, makerNames))}
      />
    </WhileNothingFound>
  );
}

/** The parts of a query whose words no watch has, each with a link that removes it. */
export function RemovableParts({ found }: { found: SearchPage }) {
  const { words, requestedFilters, removableWishes } = found;
  const pathOf = (text: string, filterState: FilterState) => filteredListPath('/search', { words: text, filterState });
  const parts = [
    ...removableWishes.map(({ text, without }) => ({ label: text, href: pathOf(without, requestedFilters) })),
    ...filterPartsOf(requestedFilters).map((part) => ({
      label: chipCopy(part, makerNames),
      href: pathOf(words, withoutFilter(requestedFilters, part)),
    })),
  ];
  if (parts.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-2xl">{removeTitle}</h2>
      <ul aria-label={filteringCopy.chips} className="flex flex-wrap gap-2">
        {parts.map(({ label, href }) => (
          <li key={label}>
            <Chip label={label} href={href} rel="nofollow" leadsElsewhere />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists and makers, for a page of results without watches (docs/product.md 8.9, 8.13). */
export function OtherLists({ title, links }: { title?: string; links: readonly MenuLink[] }) {
  return (
    <div className="mt-10">
      {title && <h2 className="mb-3 text-2xl">{title}</h2>}
      <FallbackLinks links={links} quiet />
      <MakerLinks />
    </div>
  );
}
