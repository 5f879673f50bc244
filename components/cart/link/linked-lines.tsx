import { handOffCopy } from '@/components/agent/copy';
import { amountIn, OrderLine } from '@/components/checkout/summary/order-line';
import { Price } from '@/components/catalogue/price';
import { stockCopy } from '@/components/product/copy';
import { Link } from '@/components/ui/link';
import { pictureOf } from '@/data/watch-pictures';
import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import { backInStockPath } from '@/domain/paths';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import type { CostOf } from '@/domain/watch-price';
import { cartLinkCopy as copy } from './copy';

/** A watch that a link names, with its current price in the minor unit of a currency. */
export type LinkedWatch = {
  watch: Watch;
  quantity: number;
  unitCents: number;
  /** Price when the link was prepared; both prices are shown if they differ. */
  beforeCents?: number;
  availability: Availability;
};

type LinkedLinesProps = {
  label: string;
  watches: readonly LinkedWatch[];
  /** Prices in the shopper's currency; if it is omitted, those of the watches. */
  costOf?: CostOf;
  /** Currency of the watches' prices. */
  currency?: Currency;
};

/** The watches of a cart link, with a note on those that are sold out. */
export function LinkedLines({ label, watches, costOf, currency = 'usd' }: LinkedLinesProps) {
  return (
    <ul aria-label={label} className="border-t border-ink">
      {watches.map(({ watch, quantity, unitCents, beforeCents = unitCents, availability }) => (
        <OrderLine
          key={watch.key}
          name={<Link href={watch.path}>{watch.fullName}</Link>}
          amountOf={
            costOf ? (pieces) => <Price of={costOf([{ watch, quantity: pieces }])} /> : amountIn(currency, unitCents)
          }
          quantity={quantity}
          picture={pictureOf(watch, 0)}
        >
          {beforeCents !== unitCents && (
            <p className="mt-1 text-sm">
              {handOffCopy.wasPrice(formatMoney(beforeCents, currency), formatMoney(unitCents, currency))}
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
