import { NarrowedGrid } from '@/components/catalogue/watch-grid';
import { Finding } from '@/components/finding/finding';
import { SizeTools } from '@/components/size/size-tools';
import type { SearchPage } from '@/data/catalogue/catalogue';
import { makerNames } from '@/data/makers';
import { formatSelection } from '@/domain/finding/selection';
import type { Watch } from '@/domain/watch';
import { ResultPages } from './result-pages';

type SearchResultsProps = {
  query: string;
  found: SearchPage;
  /** All that the words find where a page holds them; else those of this page. */
  watches: readonly Watch[];
};

/** What a query found, under the rulers that it was read into (docs/product.md 8.6). */
export function SearchResults({ query, found, watches }: SearchResultsProps) {
  const { shelf, selection, panel, keys, words, parsed } = found;
  const isWhole = watches.length === shelf.keys.length;
  return (
    <>
      <Finding
        key={query}
        list="/search"
        selection={selection}
        asked={{ q: query, words, selection: parsed }}
        makers={makerNames}
        {...(isWhole ? { shelf, scales: panel.scales } : { panel })}
      />
      <SizeTools />
      <NarrowedGrid
        watches={watches}
        heading="h2"
        eager={2}
        list="/search"
        keys={isWhole && formatSelection(selection) ? keys : undefined}
      />
      <ResultPages {...found} />
    </>
  );
}
