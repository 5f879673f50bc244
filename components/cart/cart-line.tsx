'use client';

import { useEffect, useRef } from 'react';
import { ChangeNote, LinePicture } from '@/components/cart/lines/line-parts';
import type { LineAmounts, LineChange } from '@/components/cart/lines/use-current-lines';
import { Link } from '@/components/ui/link';
import { fullNameOf } from '@/data/full-name';
import type { LineItem } from '@/domain/line-items';
import { formatMoney } from '@/domain/money';
import type { WatchSummary } from '@/domain/watch';
import { cartPageCopy, lineCopy, shortLineCopy } from './copy';
import { QuantityStepper } from './quantity-stepper';

type CartLineProps = {
  line: LineItem;
  /** `null` for a watch that is no longer sold, `undefined` while loading. */
  summary: WatchSummary | null | undefined;
  change: LineChange | undefined;
  amounts: LineAmounts;
  /** Units that can be ordered; undefined while loading. */
  left: number | undefined;
  /** True if Undo has just restored the line. */
  takesFocus: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

const sizes = '(min-width: 48rem) 128px, 88px';
/** In px. */
const widest = 320;

/** One line of the cart: picture, name, unit price, quantity, line total, Remove. */
export function CartLine({ line, summary, change, amounts, left, takesFocus, onQuantity, onRemove }: CartLineProps) {
  const isSold = summary !== null;
  const path = summary?.path;
  const name = fullNameOf(line);
  const { currency } = amounts;
  const unit = amounts.unitOf(line);
  const remove = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) remove.current?.focus();
  }, [takesFocus]);

  return (
    <>
      {path ? (
        <Link href={path} tabIndex={-1} aria-hidden="true">
          <LinePicture picture={summary?.picture} sizes={sizes} widest={widest} />
        </Link>
      ) : (
        <LinePicture picture={undefined} sizes={sizes} widest={widest} />
      )}
      <div className="flex min-w-0 flex-col">
        <div className="flex items-baseline justify-between gap-x-3">
          <h2 className="min-w-0 text-lg leading-tight wrap-anywhere">
            {path ? (
              <Link href={path} className="py-2.5 hover:underline hover:underline-offset-4">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          {isSold && (
            <p className="shrink-0 text-lg font-semibold tabular-nums">
              <span className="sr-only">{cartPageCopy.all}</span>
              {unit === undefined ? '\u00a0' : formatMoney(unit * line.quantity, currency)}
            </p>
          )}
        </div>
        <p className="text-soft tabular-nums">
          {!isSold
            ? cartPageCopy.notSold
            : unit === undefined
              ? '\u00a0'
              : cartPageCopy.each(formatMoney(unit, currency))}
          {isSold && <ShortNote left={left} quantity={line.quantity} />}
        </p>
        <ChangeNote change={change} line={line} amounts={amounts} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-3">
          {isSold && <QuantityStepper name={name} quantity={line.quantity} onChange={onQuantity} />}
          <button
            ref={remove}
            type="button"
            onClick={onRemove}
            className="ms-auto bar-link underline underline-offset-4"
          >
            {lineCopy.remove}
            <span className="sr-only"> {name}</span>
          </button>
        </div>
      </div>
    </>
  );
}

/** Warns that stock is short. It shares the price's text line, so that nothing shifts. */
function ShortNote({ left, quantity }: { left: number | undefined; quantity: number }) {
  if (left === undefined || left >= quantity) return null;
  return (
    <strong className="ms-3 font-semibold text-signal">
      {left === 0 ? shortLineCopy.soldOut : shortLineCopy.fewLeft(left)}
    </strong>
  );
}
