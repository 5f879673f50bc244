import 'server-only';
import { z } from 'zod';
import { addressLinesShape, withPlace } from '@/contract/address.schema';
import { emailAddress, phoneNumber, requiredText } from '@/contract/fields.schema';
import { deliveryLimits } from '@/contract/limits';
import { currencies } from '@/domain/currency';
import { offeredLanguages } from '@/domain/languages';
import { formatMoney } from '@/domain/money';
import { type OrderNumber } from '@/domain/order-number';
import { type ShippingOption, shippingOptions } from '@/domain/shipping';
import { accept, reject, type Rejection, type Result } from '@/domain/result';
import type { Totals } from '@/domain/line-items';
import { parseWatchKey } from '@/domain/watch-key';
import { openPriceSource } from '@/server/catalogue/price-source';
import { usualService } from '@/server/checkout/quote';
import { enqueueMail } from '@/server/notifications/outbox';
import { phoneOrderMail } from '@/server/notifications/shopper-mail';
import { placeOrder, type PlaceOrderCode, type QuoteCode, quoteOrder } from '@/server/orders/place';
import { findKnownOrder } from '@/server/orders/read';
import { paymentMode } from '@/server/payments/mode';
import { inLanguage } from '@/server/platform/in-language';
import { defineQuery, defineUseCase } from '../use-case';

/** Numbers of the form's lines. */
export const PHONE_LINES = [1, 2, 3, 4] as const;

/** Parses a typed or selected watch: `xerix/1`, or `Xeric Halograph (xerix/1)`. */
const watchOf = (typed: string) => parseWatchKey(/\(([^()]+)\)\s*$/.exec(typed)?.[1] ?? typed.trim());

const watchField = () =>
  z
    .string()
    .default('')
    .refine((typed) => typed === '' || watchOf(typed) !== undefined, 'malformed');
const unitsField = () => z.coerce.number().int().min(1).max(10).default(1);

const goodsFields = () => ({
  watch1: watchField(),
  watch2: watchField(),
  watch3: watchField(),
  watch4: watchField(),
  units1: unitsField(),
  units2: unitsField(),
  units3: unitsField(),
  units4: unitsField(),
  country: z.string().length(2),
  currency: z.enum(currencies).optional(),
  service: z.string().max(40).optional(),
});

/** First step of the form: watches, country, currency and shipping service. */
export const goodsQuestion = () => z.object(goodsFields());

type Goods = z.output<ReturnType<typeof goodsQuestion>>;

function linesOf(goods: Goods) {
  return PHONE_LINES.flatMap((place) => {
    const watch = watchOf(goods[`watch${place}`]);
    return watch ? [{ ...watch, quantity: goods[`units${place}`] }] : [];
  });
}

/** `goods-changed`: the goods are others than those whose total was shown. */
type NewOrderCode = PlaceOrderCode | 'payment-off' | 'goods-changed';

type PhoneQuote = Result<{ totals: Totals; options: readonly ShippingOption[] }, QuoteCode>;

/**
 * Returns the price of an order by phone and the shipping services to its country. A service that does not go to the
 * country is replaced by the usual one. Reserves nothing.
 */
export const phoneQuote = defineQuery('phone-quote', async (db, goods: Goods, now): Promise<PhoneQuote> => {
  const { country, currency } = goods;
  const lines = linesOf(goods);
  const prices = await openPriceSource(lines, now, currency);
  const quoted = (service: string) => quoteOrder(db, { lines, service, address: { country } }, prices, now);
  const chosen = await quoted(goods.service ?? usualService(country));
  const isElsewhere = !chosen.ok && chosen.rejection.code === 'service-not-offered';
  const totals = isElsewhere ? await quoted(usualService(country)) : chosen;
  if (!totals.ok) return totals;
  const options = shippingOptions(prices.services, prices.zoneOf(country), totals.value.subtotalCents);
  return accept({ totals: totals.value, options });
});

/** Prefix of the goods fields that can still be changed while their total is shown. */
export const CHANGEABLE = 'next-';

/** Returns the fields of a form, with the goods as they were changed after their total was shown. */
export function withChangedGoods(fields: Readonly<Record<string, string>>): Record<string, string> {
  const isChangeable = ([name]: [string, string]) => name.startsWith(CHANGEABLE);
  const changed = Object.entries(fields).filter(isChangeable);
  const kept = Object.entries(fields).filter((field) => !isChangeable(field));
  return Object.fromEntries([...kept, ...changed.map(([name, value]) => [name.slice(CHANGEABLE.length), value])]);
}

/** Removes the changeable goods from a form, and notes in `changed` if they differ from those whose total was shown. */
function compareGoods(fields: unknown): unknown {
  const form = z.record(z.string(), z.string()).safeParse(fields);
  if (!form.success) return fields;
  const kept = Object.entries(form.data).filter(([name]) => !name.startsWith(CHANGEABLE));
  const shown = Object.fromEntries(kept);
  return { ...shown, changed: goodsKey(shown) !== goodsKey(withChangedGoods(form.data)) };
}

function goodsKey(fields: Readonly<Record<string, string>>): string {
  const goods = goodsQuestion().safeParse(fields);
  if (!goods.success) return '';
  const { country, currency = 'usd', service } = goods.data;
  return JSON.stringify([linesOf(goods.data), country, currency, service]);
}

/**
 * Keeps what was typed into the form of an order by phone, and changes nothing else. The page then shows the total again:
 * a shopper's data are in no address (docs/product.md 41.9).
 */
export const showTotal = defineUseCase({
  name: 'show-total',
  schema: z.record(z.string(), z.string()),
  audit: () => ({ subject: 'new order' }),
  run: async (): Promise<Result<void, 'total-shown'>> => reject({ code: 'total-shown' }),
  successMessage: () => '',
  rejectionMessage: () => 'The total is shown. Nothing was placed.',
});

/**
 * Places an order for a shopper on the phone, by the rules of the checkout, and emails the payment link in the shopper's
 * language. Its units stay reserved until the order expires.
 */
export const newOrder = defineUseCase({
  name: 'new-order',
  schema: z.preprocess(
    compareGoods,
    withPlace(
      z.strictObject({
        ...goodsFields(),
        ...addressLinesShape(),
        email: emailAddress(),
        fullName: requiredText(deliveryLimits.fullName),
        phone: phoneNumber(),
        language: z.enum(offeredLanguages.map(({ code }) => code)).default('en'),
        shown: z.coerce.number().int(),
        changed: z.boolean(),
      }),
    ),
  ),
  audit: ({ shown, currency = 'usd' }) => ({ subject: 'new order', details: formatMoney(shown, currency) }),
  run: async (records, input, { now, key }): Promise<Result<OrderNumber, NewOrderCode>> => {
    if (paymentMode() === 'none') return reject({ code: 'payment-off' });
    if (input.changed) return reject({ code: 'goods-changed' });
    const { email, fullName, phone, line1, line2, city, region, postalCode, country, language, shown } = input;
    const request = {
      lines: linesOf(input),
      currency: input.currency,
      contact: { email, fullName, phone },
      address: { line1, line2, city, region, postalCode, country },
      service: input.service ?? usualService(country),
      shownTotal: shown,
    };
    const prices = await openPriceSource(request.lines, now, request.currency);
    const placed = await placeOrder(records, { request, idempotencyKey: key, language, now }, prices);
    if (!placed.ok) return placed;
    const { number, expires_at: until } = placed.value;
    await records.updateTable('orders').set({ reserved_until: until }).where('number', '=', number).execute();
    const order = await findKnownOrder(records, number);
    const mail = inLanguage(language, 'phoneOrderMail', phoneOrderMail)(order);
    await enqueueMail(records, `phone-order:${number}`, mail, now);
    return accept(number);
  },
  successMessage: (number, { email }) =>
    `Order ${number} is placed. We emailed the payment link to ${email}. It works for a day.`,
  rejectionMessage: (rejection) => newOrderText(rejection),
  next: (number) => `/desk/orders/${number}`,
});

/** Returns why an order by phone cannot be placed, as a sentence for the owner. */
export function newOrderText(rejection: Rejection<NewOrderCode>): string {
  switch (rejection.code) {
    case 'payment-off':
      return 'The shop has no payment provider, so no order can be paid.';
    case 'price-changed':
      return `The total is now ${formatMoney(rejection.totals.totalCents, rejection.totals.currency)}. Show the total again.`;
    case 'goods-changed':
      return 'You changed the watches or the shipping after their total was shown. Check the new total.';
    case 'no-lines':
      return 'Choose a watch.';
    case 'unknown-watch':
      return 'The shop has no such watch.';
    case 'not-in-currency':
      return 'A watch has no price in this currency.';
    case 'bad-quantity':
      return 'A line has 1 to 10 units.';
    case 'duplicate-line':
      return 'A watch is in two lines. Put its units into one.';
    case 'country-not-served':
      return 'The shop does not ship to this country.';
    case 'service-not-offered':
      return 'This shipping service does not go there. Choose another one.';
    case 'too-few-left':
      return `Only ${rejection.left} of a watch are left. An unfinished checkout may hold more for half an hour.`;
    case 'sold-out':
      return 'A watch is sold out. An unfinished checkout may hold one for half an hour.';
    case 'promo-code':
    case 'promo-code-held':
    case 'idempotency-conflict':
      return 'The order was not placed. Show the total again.';
  }
}
