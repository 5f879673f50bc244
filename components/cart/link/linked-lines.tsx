import { handOffCopy } from '@/components/agent/copy';
import { amountIn, OrderLine } from '@/components/checkout/summary/order-line';
import { Price } from '@/components/catalogue/price';
import { stockCopy } from '@/components/product/copy';
import { Link } from '@/components/ui/link';
import { pictureOf } from '@/data/watch-pictures';
import { formatMoney } from '@/domain/money';
import { backInStockPath } from '@/domain/paths';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import type { CostOf } from '@/domain/watch-price';
import { cartLinkCopy as copy } from './copy';

/** A watch that a link names, with its current price in USD cents. */
export type LinkedWatch = {
  watch: Watch;
  quantity: number;
  unitCents: number;
  /** Price in USD cents when the link was prepared; both prices are shown if they differ. */
  beforeCents?: number;
  availability: Availability;
};

type LinkedLinesProps = {
  label: string;
  watches: readonly LinkedWatch[];
  /** Prices in the shopper's currency; in US dollars if it is omitted. */
  costOf?: CostOf;
};

/** The watches of a cart link, with a note on those that are sold out. */
export function LinkedLines({ label, watches, costOf }: LinkedLinesProps) {
  return (
    <ul aria-label={label} className="border-t border-ink">
      {watches.map(({ watch, quantity, unitCents, beforeCents = unitCents, availability }) => (
        <OrderLine
          key={watch.key}
          name={<Link href={watch.path}>{watch.fullName}</Link>}
          amountOf={
            costOf ? (pieces) => <Price of={costOf([{ watch, quantity: pieces }])} /> : amountIn('usd', unitCents)
          }
          quantity={quantity}
          picture={pictureOf(watch, 0)}
        >
          {beforeCents !== unitCents && (
            <p className="mt-1 text-sm">
              {handOffCopy.wasPrice(formatMoney(beforeCents, 'usd'), formatMoney(unitCents, 'usd'))}
            </p>
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
