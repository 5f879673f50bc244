import type { Route } from 'next';
import { Link, LinkRow } from '@/components/ui/link';
import { pageLinkCopy, byMaker } from './copy';
import { brandLinks } from '@/data/navigation';

type PageLinksProps = {
  /** Returns the path of a page, counted from 1. */
  pathOf: (page: number) => Route;
  page: number;
  pages: number;
};

/** Pagination of a list (docs/product.md 2.8); renders nothing for a single page. */
export function PageLinks({ pathOf, page, pages }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label={pageLinkCopy.title}
      className="mt-12 flex flex-wrap items-center gap-x-2 border-t border-line pt-6"
    >
      {page > 1 && (
        <Link href={pathOf(page - 1)} rel={relOf(pathOf(page - 1), 'prev')} className="bar-link px-3 font-semibold">
          {pageLinkCopy.previous}
        </Link>
      )}
      <ol className="flex flex-wrap items-center">
        {pagesAround(page, pages).map((each, index, shown) => (
          <li key={each} className="flex items-center">
            {index > 0 && each - (shown[index - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-1">
                …
              </span>
            )}
            <Link
              href={pathOf(each)}
              rel={relOf(pathOf(each))}
              aria-label={pageLinkCopy.page(each)}
              aria-current={each === page ? 'page' : undefined}
              className={`bar-link min-w-11 justify-center tabular-nums ${each === page ? 'font-bold underline underline-offset-4' : ''}`}
            >
              {each}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link href={pathOf(page + 1)} rel={relOf(pathOf(page + 1), 'next')} className="bar-link px-3 font-semibold">
          {pageLinkCopy.next}
        </Link>
      )}
    </nav>
  );
}

/** Crawlers do not follow the links of a filtered list or a search (docs/product.md 24.11). */
const relOf = (path: Route, kind?: 'prev' | 'next') =>
  [kind, path.includes('?') && 'nofollow'].filter(Boolean).join(' ') || undefined;

/** Returns the page numbers to link: first, last and two on each side. The markup stays small however long the list is. */
function pagesAround(page: number, pages: number): number[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2].filter((each) => each > 1 && each < pages);
  return [1, ...near, pages];
}

/** Links to the lists of all makers, for the 404 page and an empty search result. */
export function MakerLinks() {
  return (
    <>
      <h2 className="mt-12 text-2xl">{byMaker}</h2>
      <LinkRow links={brandLinks} className="mt-2 flex flex-wrap gap-x-6" linkClass="bar-link" />
    </>
  );
}
