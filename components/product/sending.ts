import { sendingWords } from './copy-late';
import { shippingServices, shippingZoneOf } from '@/data/shipping';
import { deliveryWords } from '@/domain/delivery-words';
import { formatDollars, formatMoney } from '@/domain/money';
import { deliveryDates, type ShippingOption, shippingOptions } from '@/domain/shipping';

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
  const paid = free?.zones.includes(zone) ? sendingWords.freeOver(rate, formatDollars(free.over)) : rate;
  return { ...usual, cost: usual.cents === 0 ? sendingWords.free : paid };
}

/** When it should arrive, ordered today (docs/product.md 15.6). */
export function sendingDates(sending: Sending, today: Date): string {
  return deliveryWords(deliveryDates(sending, today)).usual;
}
