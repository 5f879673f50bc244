import type { SearchPage } from '@/data/catalogue/catalogue';
import { resultsPath } from '@/domain/search/results-path';
import { Link } from '@/components/ui/link';
import { pageLinkWords } from '@/components/words/catalogue';

/** The way through results of more than one page; nothing for one. */
export function ResultPages({ words, asked, shown }: Pick<SearchPage, 'words' | 'asked' | 'shown'>) {
  const { page, pages } = shown;
  if (pages < 2) return null;
  const path = (to: number) => resultsPath(words, asked, to);
  return (
    <nav aria-label={pageLinkWords.title} className="mt-12 flex items-center gap-x-4 border-t border-line pt-6">
      {page > 1 && (
        <Link href={path(page - 1)} rel="prev" className="bar-link px-3 font-semibold">
          {pageLinkWords.previous}
        </Link>
      )}
      <p className="tabular-nums">
        {page} / {pages}
      </p>
      {page < pages && (
        <Link href={path(page + 1)} rel="next" className="bar-link px-3 font-semibold">
          {pageLinkWords.next}
        </Link>
      )}
    </nav>
  );
}
