'use client';

import { watchKey } from '@/domain/watch-key';
import { useSearchParams } from 'next/navigation';
import { Suspense, useState } from 'react';
import type { LineFacts } from '@/data/line-facts';
import type { MenuLink } from '@/data/navigation';
import { LateNotice } from '@/components/ui/late-notice';
import { useWishlist } from '@/store/wishlist';
import { OwnList } from './own-list';
import { parseList } from './share-link';
import { SharedList } from './shared-list';

type WishlistViewProps = { facts: LineFacts; waysOn: readonly MenuLink[] };

/**
 * The wishlist's screen: the shopper's own list, or the one that the address names. Until storage has
 * been read it shows neither, in a space as high as the window's rest, so that nothing on view moves when they come.
 */
export function WishlistView(props: WishlistViewProps) {
  const [announcement, announce] = useState('');
  return (
    <div className="min-h-[80svh] laptop:min-h-[65svh]">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {/* The page is static, so that its query is known in the browser only. */}
      <Suspense fallback={<LateNotice>Looking for the list…</LateNotice>}>
        <Lists {...props} announce={announce} />
      </Suspense>
    </div>
  );
}

function Lists({ facts, waysOn, announce }: WishlistViewProps & { announce: (words: string) => void }) {
  const ready = useWishlist((wishlist) => wishlist.ready);
  const list = useSearchParams().get('list');
  if (!ready) return null;

  const shared = parseList(list ?? '').filter((watch) => facts[watchKey(watch)]);
  if (shared.length > 0) return <SharedList key={list} watches={shared} facts={facts} announce={announce} />;
  return (
    <>
      {list && (
        <p className="mb-8 text-lg">That link names no watch that we sell. Here is your own wishlist instead.</p>
      )}
      <OwnList facts={facts} waysOn={waysOn} announce={announce} />
    </>
  );
}
