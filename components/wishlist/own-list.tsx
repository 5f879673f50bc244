'use client';

import { EmptyList } from '@/components/cart/lines/empty-list';
import { UndoRow, rowsOf, useRemoval } from '@/components/cart/lines/removal';
import { UnreachableNotice } from '@/components/cart/lines/unreachable-notice';
import { useCurrentLines } from '@/components/cart/lines/use-current-lines';
import { HandOver } from '@/components/handed-list/hand-over';
import { buyCopy } from '@/components/product/copy-buy';
import { fullNameOf } from '@/data/full-name';
import type { MenuLink } from '@/data/navigation';
import type { LineItem } from '@/domain/line-items';
import { keyedLines } from '@/domain/shared-lists';
import { watchKey, sameWatch } from '@/domain/watch-key';
import { useCart, useWishlist } from '@/store/lines-store';
import { wishlistPageCopy } from './copy';
import { OwnCard } from './own-card';
import { ShareBox } from './share-box';
import { sharePath } from './share-link';
import { WishGrid } from './wish-card';

type OwnListProps = { fallbackLinks: readonly MenuLink[]; announce: (message: string) => void };

/** The shopper's own wishlist: cards and share link, or the empty state. Rendered after storage is read. */
export function OwnList({ fallbackLinks, announce }: OwnListProps) {
  const cartLines = useCart((cart) => cart.lines);
  const addToCart = useCart((cart) => cart.add);
  const removeFromCart = useCart((cart) => cart.remove);
  const stored = useWishlist((wishlist) => wishlist.lines);
  const refresh = useWishlist((wishlist) => wishlist.refresh);
  const restore = useWishlist((wishlist) => wishlist.restore);
  const removeLine = useWishlist((wishlist) => wishlist.remove);
  const { lines, changes, summaries, amounts } = useCurrentLines(stored, refresh);
  const { removal, returned, remember, undo } = useRemoval(announce);
  const inCart = (line: LineItem) => cartLines.some((other) => sameWatch(other, line));
  const rows = rowsOf(lines, removal);
  const sold = lines.filter((line) => summaries.summaryOf(line) !== null);
  const path = sharePath(sold);

  const remove = (line: LineItem) => {
    const index = lines.indexOf(line);
    removeLine(line);
    remember({ line, index, message: wishlistPageCopy.removed(fullNameOf(line)), undo: () => restore(line, index) });
  };
  const move = (line: LineItem) => {
    const index = lines.indexOf(line);
    const wasInCart = inCart(line);
    addToCart(line);
    removeLine(line);
    const undoMove = () => {
      restore(line, index);
      if (!wasInCart) removeFromCart(line);
    };
    const message = wasInCart ? buyCopy.wasInCart(fullNameOf(line)) : buyCopy.isInCart(fullNameOf(line));
    remember({ line, index, message, undo: undoMove });
  };

  return (
    <>
      {rows.length > 0 && (
        <WishGrid label={wishlistPageCopy.list}>
          {rows.map(({ line, removal: removed }) =>
            removed ? (
              <li
                key={`${watchKey(line)} removed`}
                className="flex aspect-4/5 max-w-card flex-col items-start justify-center gap-2 self-start border border-line p-4"
              >
                <UndoRow removal={removed} onUndo={undo} />
              </li>
            ) : (
              <li key={watchKey(line)} className="flex max-w-card min-w-0 flex-col">
                <OwnCard
                  line={line}
                  summary={summaries.summaryOf(line)}
                  change={changes.get(watchKey(line))}
                  amounts={amounts}
                  inCart={inCart(line)}
                  takesFocus={returned === watchKey(line)}
                  onMove={() => move(line)}
                  onRemove={() => remove(line)}
                />
              </li>
            ),
          )}
        </WishGrid>
      )}
      {sold.length > 0 && <ShareBox key={path} path={path} announce={announce} />}
      {sold.length > 0 && <HandOver list="wishlist" lines={keyedLines(sold)} />}
      {summaries.state === 'unreachable' && (
        <div className="mt-8">
          <UnreachableNotice isRetrying={summaries.isRetrying} retry={summaries.retry}>
            {wishlistPageCopy.unreachable}
          </UnreachableNotice>
        </div>
      )}
      {lines.length === 0 && (
        <div className={rows.length > 0 ? 'mt-10' : undefined}>
          <EmptyList title={wishlistPageCopy.empty} fallbackLinks={fallbackLinks}>
            {wishlistPageCopy.emptyHint}
          </EmptyList>
        </div>
      )}
    </>
  );
}
