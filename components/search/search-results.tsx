import { PageLinks } from '@/components/catalogue/page-links';
import { NarrowedList } from '@/components/finding/narrowed-list';
import type { SearchPage } from '@/data/catalogue/catalogue';
import { foundPath } from '@/domain/finding/selection';
import type { Watch } from '@/domain/watch';

type SearchResultsProps = {
  query: string;
  found: SearchPage;
  /** All that the words find where a page holds them; else those of this page. */
  watches: readonly Watch[];
};

/** What a query found, under the rulers that it was read into (docs/product.md 8.6). */
export function SearchResults({ query, found, watches }: SearchResultsProps) {
  const { words, asked, parsed, shown } = found;
  return (
    <>
      <NarrowedList list="/search" found={found} watches={watches} asked={{ q: query, words, selection: parsed }} />
      <PageLinks
        pathOf={(page) => foundPath('/search', { words, selection: asked, page })}
        page={shown.page}
        pages={shown.pages}
      />
    </>
  );
}
