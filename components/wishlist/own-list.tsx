'use client';

import { watchKey, sameWatch } from '@/domain/watch-key';
import { EmptyList } from '@/components/cart/empty-list';
import { UndoRow } from '@/components/cart/undo-row';
import { useCurrentLines } from '@/components/cart/use-current-lines';
import { rowsOf, useRemoval } from '@/components/cart/use-removal';
import type { LineFacts } from '@/data/line-facts';
import type { MenuLink } from '@/data/navigation';
import { useCart } from '@/store/cart';
import { type LineItem } from '@/domain/line-items';
import { useWishlist } from '@/store/wishlist';
import { OwnCard } from './own-card';
import { ShareBox } from './share-box';
import { sharePath } from './share-link';
import { WishGrid } from './wish-grid';

type OwnListProps = { facts: LineFacts; waysOn: readonly MenuLink[]; announce: (words: string) => void };

/** The shopper's own wishlist, once storage has been read: its cards and the link to it, or that it is empty. */
export function OwnList({ facts, waysOn, announce }: OwnListProps) {
  const cart = useCart();
  const { refresh, restore, ...wishlist } = useWishlist();
  const { lines, changes } = useCurrentLines(wishlist.lines, refresh, facts);
  const { removal, returned, remember, undo } = useRemoval(announce);
  const inCart = (line: LineItem) => cart.lines.some((other) => sameWatch(other, line));
  const rows = rowsOf(lines, removal);
  const sold = lines.filter((line) => facts[watchKey(line)]);
  const path = sharePath(sold);

  const remove = (line: LineItem) => {
    const index = lines.indexOf(line);
    wishlist.remove(line);
    remember({ line, index, words: `${line.name} is off your wishlist.`, undo: () => restore(line, index) });
  };
  const move = (line: LineItem) => {
    const index = lines.indexOf(line);
    const wasThere = inCart(line);
    cart.add(line);
    wishlist.remove(line);
    const undoMove = () => {
      restore(line, index);
      if (!wasThere) cart.remove(line);
    };
    const words = wasThere ? `${line.name} was in your cart already.` : `${line.name} is in your cart.`;
    remember({ line, index, words, undo: undoMove });
  };

  return (
    <>
      {rows.length > 0 && (
        <WishGrid label="Watches on your wishlist">
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
                  fact={facts[watchKey(line)]}
                  change={changes.get(watchKey(line))}
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
      {lines.length === 0 && (
        <div className={rows.length > 0 ? 'mt-10' : undefined}>
          <EmptyList title="Your wishlist is empty." waysOn={waysOn}>
            “Save to Wishlist” on a watch’s page keeps it here, in this browser, for as long as you like.
          </EmptyList>
        </div>
      )}
    </>
  );
}
