import type { ReactNode } from 'react';
import { LinePicture } from '@/components/cart/lines/line-parts';
import { summaryCopy } from '@/components/checkout/copy';
import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import type { PictureSource } from '@/domain/picture-source';

type OrderLineProps = {
  name: ReactNode;
  /** Price of one unit, in the minor unit of the currency; undefined until it is loaded. */
  unitCents: number | undefined;
  currency?: Currency;
  quantity: number;
  /** Undefined until it is loaded, and for a watch that is no longer sold. */
  picture: PictureSource | undefined;
  children?: ReactNode;
};

export function OrderLine({ name, unitCents, currency = 'usd', quantity, picture, children }: OrderLineProps) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4 border-b border-line py-4">
      <LinePicture picture={picture} sizes="64px" widest={320} />
      <div className="min-w-0 self-center">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 flex-[1_1_6rem] font-semibold wrap-anywhere">{name}</p>
          <p className="ms-auto font-semibold tabular-nums">
            {unitCents === undefined ? '\u00a0' : formatMoney(unitCents * quantity, currency)}
          </p>
        </div>
        <p className="text-soft tabular-nums">
          {unitCents === undefined ? '\u00a0' : summaryCopy.times(quantity, formatMoney(unitCents, currency))}
        </p>
        {children}
      </div>
    </li>
  );
}
