import { nothingSelected, partsOf, type Selection, without } from '@/domain/finding/selection';
import { resultsPath } from '@/domain/search/results-path';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { clearParts, partsTitle, removePart } from '@/components/words/search';
import { partName } from './part-name';

type QueryPartsProps = { words: string; asked: Selection };

/** What was read out of a query, each part with the way to the results without it (docs/product.md 8.6). */
export function QueryParts({ words, asked }: QueryPartsProps) {
  const parts = partsOf(asked);
  if (parts.length === 0) return null;
  return (
    <ul aria-label={partsTitle} className="mb-8 flex flex-wrap items-center gap-2">
      {parts.map((part) => {
        const name = partName(part);
        return (
          <li key={name}>
            <Link
              href={resultsPath(words, without(asked, part))}
              aria-label={removePart(name)}
              className="inline-flex min-h-11 items-center gap-2 border border-ink px-3 hover:bg-ink hover:text-paper"
            >
              {name}
              <Icon name="close" className="size-4" />
            </Link>
          </li>
        );
      })}
      {parts.length > 1 && (
        <li>
          <Link href={resultsPath(words, nothingSelected)} className="bar-link px-2 underline">
            {clearParts}
          </Link>
        </li>
      )}
    </ul>
  );
}
