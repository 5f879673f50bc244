'use client';

import { watchKey } from '@/domain/watch-key';
import type { LineFacts } from '@/data/line-facts';
import type { MenuLink } from '@/data/navigation';
import { formatMoney } from '@/domain/money';
import { useCart } from '@/store/cart';
import { totalCents, type LineItem } from '@/domain/line-items';
import { CartLine } from './cart-line';
import { CartSummary } from './cart-summary';
import { EmptyList } from './empty-list';
import { UndoRow } from './undo-row';
import { useCurrentLines } from './use-current-lines';
import { rowsOf, useRemoval } from './use-removal';

type CartLinesProps = { facts: LineFacts; waysOn: readonly MenuLink[]; announce: (words: string) => void };

/** The cart, once storage has been read: its lines and the summary, or that it is empty. */
export function CartLines({ facts, waysOn, announce }: CartLinesProps) {
  const { refresh, restore, setQuantity, ...cart } = useCart();
  const { lines, changes } = useCurrentLines(cart.lines, refresh, facts);
  const { removal, returned, forget, remember, undo } = useRemoval(announce);
  const sold = lines.filter((line) => facts[watchKey(line)]);
  const rows = rowsOf(lines, removal);

  const remove = (line: LineItem) => {
    const index = lines.indexOf(line);
    cart.remove(line);
    remember({ line, index, words: `${line.name} is out of your cart.`, undo: () => restore(line, index) });
  };
  const changeQuantity = (line: LineItem, quantity: number) => {
    forget();
    setQuantity(line, quantity);
    const subtotal = totalCents(sold.map((each) => (each === line ? { ...line, quantity } : each)));
    announce(`${line.name}: ${quantity}. Subtotal ${formatMoney(subtotal)}.`);
  };

  return (
    <div className="grid gap-x-10 laptop:grid-cols-12">
      {rows.length > 0 && (
        <ul aria-label="Watches in your cart" className="border-t border-ink laptop:col-span-8">
          {rows.map(({ line, removal: removed }) =>
            removed ? (
              <li
                key={`${watchKey(line)} removed`}
                className="flex min-h-20 items-center justify-between gap-4 border-b border-line py-4 max-laptop:last:border-b-0"
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
                  fact={facts[watchKey(line)]}
                  change={changes.get(watchKey(line))}
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
        <div className="laptop:sticky laptop:top-[calc(var(--header-height)+1.5rem)] laptop:col-span-4 laptop:self-start">
          <CartSummary lines={sold} />
        </div>
      )}
      {lines.length === 0 && (
        <div className="laptop:col-span-12">
          <EmptyList title="Your cart is empty." waysOn={waysOn}>
            A watch that you add waits here, in this browser, until you buy it or take it out.
          </EmptyList>
        </div>
      )}
    </div>
  );
}
