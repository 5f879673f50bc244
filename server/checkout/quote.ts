import 'server-only';
import { type Quote, type quoteRoute } from '@/contract/checkout';
import { quoteRequest } from '@/contract/checkout.schema';
import { type CodeOf } from '@/contract/route';
import { includesVat } from '@/data/law';
import { pageCurrency } from '@/domain/currency';
import { accept, type Result } from '@/domain/result';
import { deliveryDates, shippingOptions } from '@/domain/shipping';
import { readJson, callerAddress } from '@/server/http/read-request';
import { quoteOrder } from '@/server/orders/place';
import { openPriceSource, shippingTermsIn } from '@/server/catalogue/price-source';
import { type CheckoutContext, limitCodeAttempts } from './context';

/** Handles a quote request: returns totals and shipping options. It saves nothing. */
export async function handleQuote(
  { db, now }: CheckoutContext,
  request: Request,
): Promise<Result<Quote, CodeOf<typeof quoteRoute>>> {
  const body = await readJson(request, quoteRequest());
  if (!body.ok) return body;
  const caller = callerAddress(request);
  const { country, service = usualService(country), currency, ...rest } = body.value;
  if (rest.promoCode !== undefined) {
    const limited = await limitCodeAttempts(db, caller, now);
    if (!limited.ok) return limited;
  }
  const prices = await openPriceSource(rest.lines, now, currency ?? pageCurrency);
  const totals = await quoteOrder(db, { ...rest, service, address: { country } }, prices, now, caller);
  if (!totals.ok) return totals;
  const options = shippingOptions(prices.services, prices.zoneOf(country), totals.value.subtotalCents);
  return accept({
    options: options.map((option) => ({
      id: option.id,
      label: option.label,
      cents: option.cents,
      ...deliveryDates(option, now),
    })),
    totals: totals.value,
    includesVat: includesVat(country, process.env),
  });
}

/** Returns the first shipping service to a country, or an empty string, which pricing rejects. */
export function usualService(country: string): string {
  const { services, zoneOf } = shippingTermsIn('usd');
  return shippingOptions(services, zoneOf(country), 0)[0]?.id ?? '';
}
