import 'server-only';
import { type z } from 'zod';
import { deliveryDates, shippingOptions } from '@/domain/shipping';
import { addressOf, readJson } from '@/server/http';
import { quoteRequest } from '@/server/orders/checkout-request';
import { quoteOrder } from '@/server/orders/place';
import { openPriceBook, shippingTerms } from '@/server/price-book';
import { type Till } from '@/server/till';
import { limitCodeTries } from './limits';

type QuoteBody = z.output<typeof quoteRequest>;

/** Answers what an order would cost, and by which services it can be sent; nothing is kept. */
export async function answerQuote({ db, now }: Till, request: Request): Promise<Response> {
  const body = await readJson(request, quoteRequest);
  if (body.promoCode !== undefined) await limitCodeTries(db, addressOf(request), now);
  const { country, ...rest } = body;
  const service = body.service ?? usualService(body);
  const prices = await openPriceBook(body.lines);
  const totals = await quoteOrder(db, { ...rest, service, address: { country } }, prices);
  const options = shippingOptions(prices.services, prices.zoneOf(country), totals.subtotalCents);
  return Response.json({
    options: options.map((option) => ({
      id: option.id,
      label: option.label,
      cents: option.cents,
      ...deliveryDates(option, now),
    })),
    totals,
  });
}

/** The first service that goes to the country; where none does, pricing says so. */
function usualService({ country }: QuoteBody): string {
  return shippingOptions(shippingTerms.services, shippingTerms.zoneOf(country), 0)[0]?.id ?? '';
}
