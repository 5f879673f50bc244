import type { ReactNode } from 'react';
import { LinePicture } from '@/components/cart/lines/line-parts';
import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import type { PictureSource } from '@/domain/picture-source';

type OrderLineProps = {
  name: ReactNode;
  quantity: number;
  /** The price of so many pieces; undefined until it is loaded. */
  amountOf: ((pieces: number) => ReactNode) | undefined;
  /** Undefined until it is loaded, and for a watch that is no longer sold. */
  picture: PictureSource | undefined;
  children?: ReactNode;
};

/** Prices of so many pieces as text. @param unitCents of one piece, in the minor unit; undefined until it is loaded */
export const amountIn = (currency: Currency, unitCents: number | undefined) =>
  unitCents === undefined ? undefined : (pieces: number) => formatMoney(unitCents * pieces, currency);

export function OrderLine({ name, quantity, amountOf, picture, children }: OrderLineProps) {
  const unit = amountOf?.(1);
  const times = unit === undefined ? '\u00a0' : `${quantity} × `;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4 border-b border-line py-4">
      <LinePicture picture={picture} sizes="64px" widest={320} />
      <div className="min-w-0 self-center">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 flex-[1_1_6rem] font-semibold wrap-anywhere">{name}</p>
          <p className="ms-auto font-semibold tabular-nums">{amountOf?.(quantity) ?? '\u00a0'}</p>
        </div>
        <p className="text-soft tabular-nums">
          {/* One text, which screen readers read without a pause. */}
          {typeof unit === 'string' ? (
            `${times}${unit}`
          ) : (
            <>
              {times}
              {unit}
            </>
          )}
        </p>
        {children}
      </div>
    </li>
  );
}
