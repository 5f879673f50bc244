'use client';

import { useEffect, useRef } from 'react';
import { lineCopy } from '@/components/cart/copy';
import { ChangeNote } from '@/components/cart/lines/line-parts';
import type { LineAmounts, LineChange } from '@/components/cart/lines/use-current-lines';
import { fullNameOf } from '@/data/full-name';
import type { LineItem } from '@/domain/line-items';
import { formatMoney } from '@/domain/money';
import type { WatchSummary } from '@/domain/watch';
import { wishlistPageCopy } from './copy';
import { WishCard } from './wish-card';

type OwnCardProps = {
  line: LineItem;
  /** `null` for a watch that is no longer sold, `undefined` while loading. */
  summary: WatchSummary | null | undefined;
  change: LineChange | undefined;
  amounts: LineAmounts;
  inCart: boolean;
  /** True if Undo has just restored the watch. */
  takesFocus: boolean;
  onMove: () => void;
  onRemove: () => void;
};

export function OwnCard({ line, summary, change, amounts, inCart, takesFocus, onMove, onRemove }: OwnCardProps) {
  const name = fullNameOf(line);
  const unit = amounts.unitOf(line);
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) remove.current?.focus();
  }, [takesFocus]);

  return (
    <WishCard name={name} price={unit === undefined ? '\u00a0' : formatMoney(unit, amounts.currency)} summary={summary}>
      <ChangeNote change={change} line={line} amounts={amounts} />
      <p className="min-h-[1lh] text-sm leading-[1.25rem] text-soft">{inCart && wishlistPageCopy.inCartToo}</p>
      <div className="mt-auto items-center gap-x-5 pt-2 tablet:flex tablet:flex-wrap">
        {summary !== null && (
          <button
            type="button"
            aria-label={wishlistPageCopy.moveOf(name)}
            onClick={onMove}
            className="button-quiet min-h-11 px-3 py-1.5 tablet:px-5 phone:w-full"
          >
            {wishlistPageCopy.move}
          </button>
        )}
        <button ref={remove} type="button" onClick={onRemove} className="bar-link underline underline-offset-4">
          {lineCopy.remove}
          <span className="sr-only"> {name}</span>
        </button>
      </div>
    </WishCard>
  );
}
