'use client';

import { useEffect, useRef } from 'react';
import { ChangeNote } from '@/components/cart/change-note';
import type { LineChange } from '@/components/cart/line-changes';
import type { LineFact } from '@/data/line-facts';
import { formatMoney } from '@/domain/money';
import { unitCents, type LineItem } from '@/domain/line-items';
import { WishCard } from './wish-card';

type OwnCardProps = {
  line: LineItem;
  fact: LineFact | undefined;
  change: LineChange | undefined;
  inCart: boolean;
  /** Whether Undo has just brought the watch back. */
  takesFocus: boolean;
  onMove: () => void;
  onRemove: () => void;
};

/** A watch of the shopper's own wishlist. */
export function OwnCard({ line, fact, change, inCart, takesFocus, onMove, onRemove }: OwnCardProps) {
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) remove.current?.focus();
  }, [takesFocus]);

  return (
    <WishCard name={line.name} price={formatMoney(unitCents(line))} fact={fact}>
      <ChangeNote change={change} cents={unitCents(line)} />
      <p className="min-h-5 text-sm leading-5 text-soft">{inCart && 'In your cart too'}</p>
      <div className="mt-auto items-center gap-x-5 pt-2 tablet:flex tablet:flex-wrap">
        {fact && (
          <button
            type="button"
            aria-label={`Move to cart: ${line.name}`}
            onClick={onMove}
            className="button-quiet min-h-11 px-3 py-1.5 tablet:px-5 phone:w-full"
          >
            Move to cart
          </button>
        )}
        <button ref={remove} type="button" onClick={onRemove} className="bar-link underline underline-offset-4">
          Remove<span className="sr-only"> {line.name}</span>
        </button>
      </div>
    </WishCard>
  );
}
