import type { ReactNode } from 'react';
import { stockCopy } from '@/components/product/copy';
import { deliveryPromiseCopy, sendingCopy } from '@/components/product/copy-late';
import { shippingServices, shippingZoneOf } from '@/data/shipping';
import { deliveryCopy } from '@/domain/delivery-text';
import { formatDollars, formatMoney } from '@/domain/money';
import { deliveryDates, type ShippingOption, shippingOptions } from '@/domain/shipping';
import type { WatchStock } from '@/domain/stock';

/** What holds in every country: how long the watch can come back, `30 days from …`, and its maker's warranty, `2 years`. */
export type FixedPromise = {
  comesBack: string;
  maker: string;
  warranty: string;
  /** When the weekend price holds; undefined for a watch without one. */
  onWeekends?: string;
};

type PromiseRowsProps = FixedPromise & {
  /** Where it is sent: a country's name, or the choice of one. */
  to: ReactNode;
  cost: string;
  /** When it should arrive, if it is there. */
  arrives: string;
  stock: WatchStock;
};

/** The promise beside the buttons, line by line (docs/product.md 6.15). */
export function PromiseRows({ to, cost, arrives, stock, comesBack, maker, warranty, onWeekends }: PromiseRowsProps) {
  const isSoldOut = stock.state === 'sold-out';
  return (
    <dl className="promise">
      <div>
        <dt>
          {deliveryPromiseCopy.to} <span className="min-w-0 text-ink">{to}</span>
        </dt>
        <dd>{cost}</dd>
      </div>
      <Row term={deliveryPromiseCopy.arrives}>{isSoldOut ? deliveryPromiseCopy.whenBack : arrives}</Row>
      <Row term={deliveryPromiseCopy.stock}>{stockInWords(stock)}</Row>
      <Row term={deliveryPromiseCopy.comesBack}>{comesBack}</Row>
      <Row term={deliveryPromiseCopy.warranty(maker)}>{warranty}</Row>
      {onWeekends && <Row term={deliveryPromiseCopy.weekend}>{onWeekends}</Row>}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      {/* Another text is another element: what is set at the right would else count as having moved. */}
      <dd key={children}>{children}</dd>
    </div>
  );
}

function stockInWords({ state, left }: WatchStock): string {
  if (state === 'sold-out') return stockCopy.soldOut;
  return state === 'few' && left ? deliveryPromiseCopy.fewLeft(left) : deliveryPromiseCopy.inStock;
}

/** The usual way to send one watch to a country, with what it costs in words. */
type Sending = Pick<ShippingOption, 'days' | 'delayDays' | 'label'> & { cost: string };

/**
 * The usual way to send one watch; undefined where the shop does not send to.
 *
 * @param country ISO 3166-1 alpha-2.
 * @param priceCents of the watch, which alone decides whether sending it is free.
 */
export function sendingTo(country: string, priceCents: number): Sending | undefined {
  const zone = shippingZoneOf(country);
  const [usual] = shippingOptions(shippingServices, zone, priceCents);
  if (!usual) return undefined;
  const { free } = shippingServices.find(({ id }) => id === usual.id) ?? {};
  const rate = formatMoney(usual.cents);
  const paid = free?.zones.includes(zone) ? sendingCopy.freeOver(rate, formatDollars(free.over)) : rate;
  return { ...usual, cost: usual.cents === 0 ? sendingCopy.free : paid };
}

/** When it should arrive, ordered today (docs/product.md 15.6). */
export function sendingDates(sending: Sending, today: Date): string {
  return deliveryCopy(deliveryDates(sending, today)).usual;
}
