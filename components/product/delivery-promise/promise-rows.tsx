import type { ReactNode } from 'react';
import { stockCopy } from '@/components/product/copy';
import { deliveryPromiseCopy, shippingCopy } from '@/components/product/copy-late';
import { isEuCountry, isVatCountry } from '@/data/law';
import { shippingServicesIn, shippingZoneOf } from '@/data/shipping';
import { deliveryCopy } from '@/domain/delivery-text';
import type { Currency } from '@/domain/currency';
import { formatMoneyInText, formatMoney } from '@/domain/money';
import { deliveryDates, type ShippingOption, shippingOptions } from '@/domain/shipping';
import type { WatchStock } from '@/domain/stock';

/** The part of the promise that does not depend on the country. */
export type FixedPromise = {
  /** Return period: `30 days from …`. */
  comesBack: string;
  maker: string;
  /** Length of the maker's warranty: `2 years`. */
  warranty: string;
  /** Days with the weekend price; undefined for a watch without one. */
  onWeekends?: string;
};

type PromiseRowsProps = FixedPromise & {
  /** The country's name or a select of countries. */
  to: ReactNode;
  cost: string;
  /** Note about import duties, which the price does not include. */
  duties: string;
  /** Expected arrival if the watch is in stock. */
  arrives: string;
  stock: WatchStock;
};

/** The rows of the delivery promise (docs/product.md 6.15). */
export function PromiseRows({
  to,
  cost,
  duties,
  arrives,
  stock,
  comesBack,
  maker,
  warranty,
  onWeekends,
}: PromiseRowsProps) {
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
      <Row term={deliveryPromiseCopy.duties}>{duties}</Row>
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
      {/* The key replaces the element with its text: a changed right-aligned text would count as a layout shift. */}
      <dd key={children}>{children}</dd>
    </div>
  );
}

function stockInWords({ state, left }: WatchStock): string {
  if (state === 'sold-out') return stockCopy.soldOut;
  return state === 'few' && left ? deliveryPromiseCopy.fewLeft(left) : deliveryPromiseCopy.inStock;
}

/** The shop's first shipping service to a country, with its cost as text. */
type UsualShipping = Pick<ShippingOption, 'days' | 'delayDays' | 'label'> & { cost: string; duties: string };

type ShippingConditions = { currency?: Currency; hasVat?: boolean; isNotSoldToEu?: boolean };

/**
 * Returns the first shipping service for one watch; undefined if the shop does not ship to the country.
 *
 * @param country ISO 3166-1 alpha-2.
 * @param price price of the watch in the currency, for the limit of free shipping.
 * @param hasVat true if prices include the VAT of the European Union.
 * @param isNotSoldToEu true if the shop does not sell the watch to the European Union (docs/product.md 38.5).
 */
export function usualShippingTo(
  country: string,
  price: number,
  { currency = 'usd', hasVat = false, isNotSoldToEu = false }: ShippingConditions = {},
): UsualShipping | undefined {
  if (isNotSoldToEu && isEuCountry(country)) return undefined;
  const zone = shippingZoneOf(country);
  const services = shippingServicesIn(currency);
  const [usual] = shippingOptions(services, zone, price);
  if (!usual) return undefined;
  const { free } = services.find(({ id }) => id === usual.id) ?? {};
  const rate = formatMoney(usual.cents, currency);
  const paid = free?.zones.includes(zone) ? shippingCopy.freeOver(rate, formatMoneyInText(free.over, currency)) : rate;
  return {
    ...usual,
    cost: usual.cents === 0 ? shippingCopy.free : paid,
    duties:
      zone === 'domestic'
        ? deliveryPromiseCopy.noDuties
        : hasVat && isVatCountry(country)
          ? deliveryPromiseCopy.vatIncluded
          : deliveryPromiseCopy.dutiesExtra,
  };
}

/** The rows of a country to which the shop does not ship the watch. */
export const notServed = {
  cost: shippingCopy.notServed,
  duties: shippingCopy.noDays,
  arrives: shippingCopy.noDays,
} as const;

/** Returns the expected dates of arrival for an order of today (docs/product.md 15.6). */
export function arrivalDates(sending: UsualShipping, today: Date): string {
  return deliveryCopy(deliveryDates(sending, today)).usual;
}
