'use client';

import { Icon } from '@/components/ui/icon';
import { clearRecent, removeRecent } from './copy-results';
import { forgetAllSearches, forgetSearch } from '@/store/recent-searches';

type RecentRemovalsProps = { queries: readonly string[]; input: HTMLInputElement };

/** A button beside each recent search, which takes it off, and one for all. Beside the list, since options hold no buttons. */
export function RecentRemovals({ queries, input }: RecentRemovalsProps) {
  const remove = (forget: () => void) => {
    // Before its button is gone: the focus that a removed button has is lost.
    input.focus();
    forget();
  };
  return (
    <div className="flex shrink-0 flex-col items-end">
      {queries.map((query) => (
        <button
          key={query}
          type="button"
          aria-label={removeRecent(query)}
          className="icon-button"
          onClick={() => remove(() => forgetSearch(query))}
        >
          <Icon name="close" className="size-5" />
        </button>
      ))}
      <button
        type="button"
        aria-label={clearRecent}
        className="min-h-11 px-3 text-sm font-semibold underline"
        onClick={() => remove(forgetAllSearches)}
      >
        {clearRecent}
      </button>
    </div>
  );
}
