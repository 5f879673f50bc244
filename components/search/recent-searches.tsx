'use client';

import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { resultsPath } from '@/domain/filtering/filter-state';
import { followRecentSearches, useRecentSearches } from '@/store/recent-searches';
import { recentTitle } from './copy-results';

/** The shopper's recent searches in one line of reserved height; empty in the server's HTML (docs/product.md 8.13). */
export function RecentSearches() {
  const queries = useRecentSearches((state) => state.queries);
  useEffect(followRecentSearches, []);
  return (
    <div className="needs-script mt-10 min-h-[calc(2rem+3.5rem)]">
      {queries.length > 0 && (
        <>
          <h2 className="text-2xl leading-8">{recentTitle}</h2>
          <ul className="flex gap-x-6 overflow-x-auto whitespace-nowrap">
            {queries.map((query) => (
              <li key={query} className="shrink-0">
                <Link href={resultsPath(query)} className="bar-link">
                  <span className="max-w-[70vw] truncate">{query}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
