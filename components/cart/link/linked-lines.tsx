import { handOffCopy } from '@/components/agent/copy';
import { OrderLine } from '@/components/checkout/summary/order-line';
import { stockCopy } from '@/components/product/copy';
import { Link } from '@/components/ui/link';
import { pictureOf } from '@/data/watch-pictures';
import { formatMoney } from '@/domain/money';
import { backInStockPath } from '@/domain/paths';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { cartLinkCopy as copy } from './copy';

/** A watch that a link asks for, and what it costs now in USD cents. */
export type LinkedWatch = {
  watch: Watch;
  quantity: number;
  unitCents: number;
  /** What it cost when it was prepared; where that is another price, both are said. */
  beforeCents?: number;
  availability: Availability;
};

/** What a cart link would put into a cart, and what of it it cannot. */
export function LinkedLines({ label, watches }: { label: string; watches: readonly LinkedWatch[] }) {
  return (
    <ul aria-label={label} className="border-t border-ink">
      {watches.map(({ watch, quantity, unitCents, beforeCents = unitCents, availability }) => (
        <OrderLine
          key={watch.key}
          name={<Link href={watch.path}>{watch.fullName}</Link>}
          unitCents={unitCents}
          quantity={quantity}
          picture={pictureOf(watch, 0)}
        >
          {beforeCents !== unitCents && (
            <p className="mt-1 text-sm">{handOffCopy.wasPrice(formatMoney(beforeCents), formatMoney(unitCents))}</p>
          )}
          {availability === 'sold-out' && (
            <p className="mt-1 text-sm">
              <strong className="text-signal">{copy.soldOut}</strong>{' '}
              <Link href={backInStockPath(watch.key)} className="bar-link underline underline-offset-4">
                {stockCopy.mailMe}
              </Link>
            </p>
          )}
        </OrderLine>
      ))}
    </ul>
  );
}
