'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useState } from 'react';
import { UnreachableNotice } from '@/components/cart/lines/unreachable-notice';
import { useWatchSummaries } from '@/components/cart/lines/use-watch-summaries';
import { useFocusOnMain } from '@/components/ui/page-hooks';
import { DelayedNotice } from '@/components/ui/page-parts';
import type { MenuLink } from '@/data/navigation';
import { useWishlist } from '@/store/lines-store';
import { sharedListCopy, wishlistPageCopy } from './copy';
import { OwnList } from './own-list';
import { parseList } from './share-link';
import { SharedList } from './shared-list';

type WishlistViewProps = { fallbackLinks: readonly MenuLink[] };

/**
 * The wishlist page's content: the shopper's own list, or the shared list named by the URL. Until storage is read it
 * reserves the rest of the window's height, so that nothing visible shifts.
 */
export function WishlistView(props: WishlistViewProps) {
  const [announcement, announce] = useState('');
  return (
    <div className="min-h-[80svh] laptop:min-h-[65svh]">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {/* The page is static: its query is known in the browser only. */}
      <Suspense fallback={loadingList}>
        <Lists {...props} announce={announce} />
      </Suspense>
    </div>
  );
}

const loadingList = <DelayedNotice>{wishlistPageCopy.looking}</DelayedNotice>;

type ListsProps = WishlistViewProps & { announce: (message: string) => void };

function Lists({ fallbackLinks, announce }: ListsProps) {
  const ready = useWishlist((wishlist) => wishlist.ready);
  const list = useSearchParams().get('list');
  useFocusOnMain(list ?? '');
  if (!ready) return null;
  if (list) return <NamedList key={list} list={list} fallbackLinks={fallbackLinks} announce={announce} />;
  return <OwnList fallbackLinks={fallbackLinks} announce={announce} />;
}

/** The shared list named by the URL, or the own list if it names no sold watch. */
function NamedList({ list, fallbackLinks, announce }: ListsProps & { list: string }) {
  const named = parseList(list);
  const { state, summaryOf, isRetrying, retry } = useWatchSummaries(named);
  if (state === 'waiting') return loadingList;
  if (state === 'unreachable') {
    return (
      <UnreachableNotice isRetrying={isRetrying} retry={retry}>
        {sharedListCopy.unreachable}
      </UnreachableNotice>
    );
  }
  const sold = named.flatMap((watch) => summaryOf(watch) ?? []);
  if (sold.length > 0) return <SharedList watches={sold} announce={announce} />;
  return (
    <>
      <p className="mb-8 text-lg">{sharedListCopy.noWatchFound}</p>
      <OwnList fallbackLinks={fallbackLinks} announce={announce} />
    </>
  );
}
