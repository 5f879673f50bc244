'use client';

import { useState } from 'react';
import { EmptyList } from '@/components/cart/lines/empty-list';
import { UndoRow, rowsOf, useRemoval } from '@/components/cart/lines/removal';
import { UnreachableNotice } from '@/components/cart/lines/unreachable-notice';
import { sumOf, useCurrentLines } from '@/components/cart/lines/use-current-lines';
import { HandOver } from '@/components/handed-list/hand-over';
import { DelayedNotice } from '@/components/ui/page-parts';
import { fullNameOf } from '@/data/full-name';
import type { MenuLink } from '@/data/navigation';
import type { LineItem } from '@/domain/line-items';
import { formatMoney } from '@/domain/money';
import { watchKey } from '@/domain/watch-key';
import { useCart } from '@/store/lines-store';
import { keyedLines } from '@/domain/shared-lists';
import { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';
import { cartPageCopy } from './copy';
import { useStockLeft } from './use-stock-left';

/**
 * The cart page's content. Until storage is read it shows neither lines nor the empty state, and reserves the rest of the
 * window's height so that nothing visible shifts.
 */
export function CartView({ fallbackLinks }: { fallbackLinks: readonly MenuLink[] }) {
  const ready = useCart((cart) => cart.ready);
  const [announcement, announce] = useState('');
  return (
    <div className="min-h-[80svh] laptop:min-h-[65svh]">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {ready ? (
        <CartLines fallbackLinks={fallbackLinks} announce={announce} />
      ) : (
        <DelayedNotice>{cartPageCopy.looking}</DelayedNotice>
      )}
    </div>
  );
}

type CartLinesProps = { fallbackLinks: readonly MenuLink[]; announce: (message: string) => void };

/** Lines and summary, or the empty state; rendered after storage is read. */
function CartLines({ fallbackLinks, announce }: CartLinesProps) {
  const stored = useCart((cart) => cart.lines);
  const refresh = useCart((cart) => cart.refresh);
  const restore = useCart((cart) => cart.restore);
  const removeLine = useCart((cart) => cart.remove);
  const setQuantity = useCart((cart) => cart.setQuantity);
  const { lines, changes, summaries, amounts } = useCurrentLines(stored, refresh);
  const left = useStockLeft(stored);
  const { removal, returned, forget, remember, undo } = useRemoval(announce);
  const sold = lines.filter((line) => summaries.summaryOf(line) !== null);
  const rows = rowsOf(lines, removal);

  const remove = (line: LineItem) => {
    const index = lines.indexOf(line);
    removeLine(line);
    remember({ line, index, message: cartPageCopy.removed(fullNameOf(line)), undo: () => restore(line, index) });
  };
  const changeQuantity = (line: LineItem, quantity: number) => {
    forget();
    setQuantity(line, quantity);
    const changed = sold.map((each) => (each === line ? { ...line, quantity } : each));
    const subtotal = sumOf(changed, amounts);
    if (subtotal !== undefined)
      announce(cartPageCopy.counted(fullNameOf(line), quantity, formatMoney(subtotal, amounts.currency)));
  };

  return (
    <div className="grid grid-cols-1 gap-x-10 laptop:grid-cols-12">
      {rows.length > 0 && (
        <ul aria-label={cartPageCopy.list} className="border-t border-ink laptop:col-span-8">
          {rows.map(({ line, removal: removed }) =>
            removed ? (
              <li
                key={`${watchKey(line)} removed`}
                className="flex min-h-20 flex-wrap items-center justify-between gap-x-4 border-b border-line py-4 max-laptop:last:border-b-0"
              >
                <UndoRow removal={removed} onUndo={undo} />
              </li>
            ) : (
              <li
                key={watchKey(line)}
                className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 max-laptop:last:border-b-0 max-[22rem]:grid-cols-[4.5rem_minmax(0,1fr)] max-[22rem]:gap-x-3 max-[17rem]:grid-cols-1 tablet:grid-cols-[8rem_minmax(0,1fr)] tablet:gap-x-6"
              >
                <CartLine
                  line={line}
                  summary={summaries.summaryOf(line)}
                  change={changes.get(watchKey(line))}
                  amounts={amounts}
                  left={left.get(watchKey(line))}
                  takesFocus={returned === watchKey(line)}
                  onQuantity={(quantity) => changeQuantity(line, quantity)}
                  onRemove={() => remove(line)}
                />
              </li>
            ),
          )}
        </ul>
      )}
      {sold.length > 0 && (
        <div className="stays-put laptop:col-span-4">
          <CartSummary lines={sold} amounts={amounts} />
          <HandOver list="cart" lines={keyedLines(sold)} />
        </div>
      )}
      {summaries.state === 'unreachable' && (
        <div className="pb-8 laptop:col-span-8">
          <UnreachableNotice isRetrying={summaries.isRetrying} retry={summaries.retry}>
            {cartPageCopy.unreachable}
          </UnreachableNotice>
        </div>
      )}
      {lines.length === 0 && (
        <div className="laptop:col-span-12">
          <EmptyList title={cartPageCopy.empty} fallbackLinks={fallbackLinks}>
            {cartPageCopy.emptyHint}
          </EmptyList>
        </div>
      )}
    </div>
  );
}
