'use client';

import { shownPrice } from '@/domain/watch-price';
import { useRef } from 'react';
import { UnreachableNotice } from '@/components/cart/lines/unreachable-notice';
import { useWatchSummaries } from '@/components/cart/lines/use-watch-summaries';
import { SmallCard } from '@/components/catalogue/small-card';
import { recentCopy } from '@/components/product/copy-late';
import { maxRecent } from '@/domain/key-list';
import { parseWatchKey, type WatchKey } from '@/domain/watch-key';
import { forgetViewed } from '@/store/remembered-watches';

/** The recently viewed watches that the shop still sells, newest first, in a scrolling row. */
export function RecentlyViewedRow({ keys }: { keys: readonly WatchKey[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  const watches = keys.slice(0, maxRecent).flatMap((key) => parseWatchKey(key) ?? []);
  const { state, summaryOf, isRetrying, retry } = useWatchSummaries(watches);
  const sold = watches.flatMap((watch) => summaryOf(watch) ?? []);

  const clear = () => {
    forgetViewed();
    title.current?.focus();
  };

  return (
    <>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h2 ref={title} tabIndex={-1} className="text-2xl">
          {recentCopy.title}
        </h2>
        {keys.length > 0 && (
          <button type="button" onClick={clear} className="bar-link text-sm underline underline-offset-4">
            {recentCopy.clear}
          </button>
        )}
      </div>
      <p role="status">
        {keys.length === 0 ? recentCopy.cleared : state === 'known' && sold.length === 0 ? recentCopy.noneSold : ''}
      </p>
      {state === 'unreachable' ? (
        <UnreachableNotice isRetrying={isRetrying} retry={retry}>
          {recentCopy.unreachable}
        </UnreachableNotice>
      ) : (
        sold.length > 0 && (
          <ul tabIndex={0} aria-label={recentCopy.title} className="-m-1 flex gap-4 overflow-x-auto p-1 pb-4">
            {sold.map((watch) => (
              <li key={watch.key} className="w-36 shrink-0">
                <SmallCard watch={{ ...watch, ...shownPrice(watch) }} sizes="144px" />
              </li>
            ))}
          </ul>
        )
      )}
    </>
  );
}
