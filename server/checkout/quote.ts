import 'server-only';
import { type Quote, type quoteRoute } from '@/contract/checkout';
import { quoteRequest } from '@/contract/checkout.schema';
import { type CodeOf } from '@/contract/route';
import { accept, type Result } from '@/domain/result';
import { deliveryDates, shippingOptions } from '@/domain/shipping';
import { callerAddress } from '@/server/http/caller-address';
import { readJson } from '@/server/http/read-request';
import { quoteOrder } from '@/server/orders/place';
import { openPriceBook, shippingTerms } from '@/server/catalogue/price-book';
import { type CheckoutContext, limitCodeAttempts } from './context';

/** Answers what an order would cost, and by which services it can be sent; nothing is kept. */
export async function handleQuote(
  { db, now }: CheckoutContext,
  request: Request,
): Promise<Result<Quote, CodeOf<typeof quoteRoute>>> {
  const body = await readJson(request, quoteRequest());
  if (!body.ok) return body;
  const { country, service = usualService(country), ...rest } = body.value;
  if (rest.promoCode !== undefined) {
    const limited = await limitCodeAttempts(db, callerAddress(request), now);
    if (!limited.ok) return limited;
  }
  const prices = await openPriceBook(rest.lines, now);
  const totals = await quoteOrder(db, { ...rest, service, address: { country } }, prices, now);
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
  });
}

/** The first service that goes to the country; where none does, pricing says so. */
export function usualService(country: string): string {
  return shippingOptions(shippingTerms.services, shippingTerms.zoneOf(country), 0)[0]?.id ?? '';
}
