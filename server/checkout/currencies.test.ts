// Verifies docs/product.md 44.7, 44.8, 44.13.
import fc from 'fast-check';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { invoiceView } from '@/data/invoice-view';
import { freeShippingOverIn, shippingServicesIn, shippingZoneOf } from '@/data/shipping';
import { signOf } from '@/domain/invoice';
import { currencies, type Currency } from '@/domain/currency';
import { decimalOf, formatMoney } from '@/domain/money';
import { type OrderNumber } from '@/domain/order-number';
import { isLongRun } from '@/domain/testing/long-tests';
import { shippingOptions } from '@/domain/shipping';
import { priceIn } from '@/domain/watch-price';
import { ciiOf } from '@/server/invoices/cii';
import { factsOfOrder } from '@/server/invoices/read';
import { recordPaymentEvent } from '@/server/orders/change';
import { findConfirmedOrder } from '@/server/orders/order-view';
import { ordersCsv } from '@/server/orders/orders-csv';
import { findKnownOrder } from '@/server/orders/read';
import { processStripeEvent } from '@/server/payments/process-stripe-event';
import { refundOrder } from '@/server/payments/refund';
import { stripePayment } from '@/server/payments/stripe';
import { foreignAmounts, later, now, paidOrder, paymentEvent, request } from '@/server/testing/checkout';
import { onOneEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { askOrder, askQuote, contextAt, post, postOrder } from '@/server/testing/requests';
import { valueOf } from '@/server/testing/results';
import { asStripes, settingsOf, withFakeStripe } from '@/server/testing/stripe-shop';
import { type FakeStripe, secretKey } from '@/server/testing/stripe-server';

/** Each run makes about a hundred queries. */
jest.setTimeout(isLongRun ? 600_000 : 60_000);

const watches = readShopWatches();

const addresses = {
  US: { ...request.address },
  DE: { ...request.address, country: 'DE', region: '', city: 'Berlin', postalCode: '10243' },
  JP: { ...request.address, country: 'JP', region: 'Tokyo', city: 'Shibuya', postalCode: '150-0002' },
  GB: { ...request.address, country: 'GB', region: '', city: 'London', postalCode: 'SW1A 1AA' },
};

/** An order of a shopper, and what the owner refunds of it. */
const sale = fc.record({
  cart: fc.uniqueArray(fc.tuple(fc.nat(watches.length - 1), fc.integer({ min: 1, max: 10 })), {
    selector: ([watch]) => watch,
    minLength: 1,
    maxLength: 3,
  }),
  country: fc.constantFrom(...(['US', 'DE', 'JP', 'GB'] as const)),
  service: fc.nat(2),
  hasCode: fc.boolean(),
  hasVat: fc.boolean(),
  /** Parts of what is left, in thousandths. */
  amounts: fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 2 }),
});

type Sale = (typeof sale extends fc.Arbitrary<infer Value> ? Value : never) & { currency: Currency };

onOneEngine((where) => {
  collectLog();
  let fake: FakeStripe;
  withFakeStripe((one) => {
    fake = one;
    fake.workMs = 0;
  });
  const before = { ...process.env };
  beforeEach(() => (process.env.OWNER_EMAIL = 'owner@example.com'));
  afterEach(() => {
    process.env = { ...before };
  });

  const stripe = () => stripePayment(settingsOf(fake), () => now);
  const context = () => contextAt(where().db, { payment: stripe() });
  const company = { COMPANY_NAME: 'Odd GmbH', COMPANY_ADDRESS: 'Torstraße 1, Berlin', COMPANY_COUNTRY: 'DE' };

  async function haveStock(lines: readonly { catalogue: string; id: number }[]) {
    const { db } = where();
    for (const { catalogue, id } of lines) {
      const row = { watch: `${catalogue}/${id}` as 'xerix/1', available: 10_000, changed_at: now.toISOString() };
      await db
        .insertInto('stock')
        .values(row)
        .onConflict((conflict) => conflict.column('watch').doUpdateSet(row))
        .execute();
    }
  }

  /** Quotes and orders as a browser does. Returns the placed order, and what Stripe was asked to charge. */
  async function order({ currency, cart, country, service, hasCode }: Omit<Sale, 'amounts' | 'hasVat'>) {
    const { db } = where();
    const lines = cart.flatMap(([index, quantity]) => {
      const watch = watches[index];
      return watch ? [{ catalogue: watch.catalogue, id: watch.id, quantity }] : [];
    });
    await haveStock([...lines, { catalogue: 'xerix', id: 1 }]);
    const promoCode = hasCode ? (await paidOrder(db)).code : undefined;
    const asked = { lines, currency, ...(promoCode && { promoCode }) };
    const first = (await askQuote(context(), post({ ...asked, country }))).body;
    const options = first.options as { id: string; cents: number }[];
    const chosen = options[service % options.length];
    const { totals } = (await askQuote(context(), post({ ...asked, country, service: chosen?.id }))).body;
    const body = {
      ...asked,
      contact: request.contact,
      address: addresses[country],
      service: chosen?.id,
      shownTotal: totals?.totalCents,
    };
    const placed = await askOrder(context(), postOrder(body));
    expect(placed).toMatchObject({ status: 200, body: { next: { kind: 'redirect' } } });
    const found = await findKnownOrder(db, placed.body.order?.number as OrderNumber);
    expect(found).toMatchObject({ ...totalsRow(totals), currency, shipping_cents: chosen?.cents });
    return { order: found, session: fake.sessionOf(found.payment_session ?? ''), lines };
  }

  it.each(currencies)(
    'an order in %s has one currency to the minor unit, from the quote to Stripe, the refunds and the credit notes',
    async (currency) => {
      await fc.assert(
        fc.asyncProperty(sale, async ({ amounts, hasVat, ...wish }) => {
          const { db } = where();
          process.env = { ...before, OWNER_EMAIL: 'owner@example.com' };
          if (hasVat) Object.assign(process.env, company, { COMPANY_VAT_ID: 'DE123456789' });
          const { order: placed, session, lines } = await order({ ...wish, currency });
          const { number } = placed;

          // Prices, threshold and shipping are those of the currency's lists.
          const subtotal = lines.reduce((sum, { catalogue, id, quantity }) => {
            const watch = watches.find((one) => one.catalogue === catalogue && one.id === id);
            return sum + ((watch && priceIn(watch, currency)?.priceCents) ?? NaN) * quantity;
          }, 0);
          expect(placed.subtotal_cents).toBe(subtotal);
          const offered = shippingOptions(shippingServicesIn(currency), shippingZoneOf(wish.country), subtotal);
          const service = offered.find(({ id }) => id === placed.shipping_service);
          expect(placed.shipping_cents).toBe(service?.cents);
          expect(placed.discount_cents).toBe(wish.hasCode ? Math.round(subtotal / 5) : 0);

          // Stripe's session: lines − coupon + shipping = total, every currency the order's.
          expect(session).toMatchObject({ amount_total: placed.total_cents, currency });
          const named = [
            ...JSON.stringify([session.params, [...fake.coupons.values()].at(wish.hasCode ? -1 : 99)]).matchAll(
              /"currency":"(\w+)"/g,
            ),
          ];
          expect(new Set(named.map(([, code]) => code))).toEqual(new Set([currency]));
          expect(named).toHaveLength(lines.length + 1 + (wish.hasCode ? 1 : 0));

          // A payment in another currency does not pay it.
          const other = currencies.find((code) => code !== currency);
          const event = { provider: 'stripe', id: `other-${number}`, currency: other };
          expect(await recordPaymentEvent(db, paymentEvent(placed, event), now)).toBe('wrong-amount');
          expect((await findKnownOrder(db, number)).state).toBe('pending');
          const at = fake.events.all.length;
          fake.complete(session.id);
          for (const one of fake.events.all.slice(at)) await processStripeEvent(db, asStripes(one), { secretKey }, now);
          expect((await findKnownOrder(db, number)).state).toBe('paid');

          // Refunds by amount and by line, then the rest.
          const left = async () => {
            const { total_cents: total, refunded_cents: refunded } = await findKnownOrder(db, number);
            return total - refunded;
          };
          const refund = async (part: Parameters<typeof refundOrder>[4], ms: number) =>
            refundOrder(db, number, [stripe()], later(ms), part);
          valueOf(await refund({ kind: 'line', line: 1, units: 1 }, 0));
          for (const [index, part] of amounts.entries()) {
            const cents = Math.floor(((await left()) * part) / 1000);
            if (cents > 0) valueOf(await refund({ kind: 'amount', cents }, (index + 1) * 100_000));
          }
          await expectSums(number, currency);
          if ((await left()) > 0) valueOf(await refund({ kind: 'all' }, 400_000));
          await expectSums(number, currency);
          expect(await findKnownOrder(db, number)).toMatchObject({
            state: 'refunded',
            refunded_cents: placed.total_cents,
          });
          await expectTexts(number, currency);
        }),
        { numRuns: isLongRun ? 50 : 2 },
      );
    },
  );

  /** The invoice is the total, and credit notes, rows and Stripe's refunds are the refunded sum, all in the currency. */
  async function expectSums(number: OrderNumber, currency: Currency) {
    const { db } = where();
    const {
      total_cents: total,
      refunded_cents: refunded,
      payment_reference: payment,
    } = await findKnownOrder(db, number);
    const documents = await db.selectFrom('invoices').selectAll().where('order_number', '=', number).execute();
    const rows = await db.selectFrom('refunds').selectAll().where('order_number', '=', number).execute();
    const atStripe = fake.refunds.get(payment ?? '') ?? [];
    const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    const kinds = (kind: string) => documents.filter((one) => one.kind === kind).map(({ total_cents: cents }) => cents);
    expect(kinds('invoice')).toEqual([total]);
    expect(kinds('credit-note')).toHaveLength(rows.length);
    expect([
      sumOf(kinds('credit-note')),
      sumOf(rows.map(({ amount_cents: cents }) => cents)),
      sumOf(atStripe.map(({ amount }) => amount)),
    ]).toEqual([refunded, refunded, refunded]);
    expect(new Set([...documents, ...rows, ...atStripe].map((one) => one.currency))).toEqual(new Set([currency]));
  }

  /** Documents, emails, CSV and page of an order state no amount of another currency. */
  async function expectTexts(number: OrderNumber, currency: Currency) {
    const { db } = where();
    const order = await findKnownOrder(db, number);
    const documents = await factsOfOrder(db, number);
    const mails = await db.selectFrom('outbox').selectAll().where('id', 'like', `%${number}%`).execute();
    const texts = [
      ...documents.map((facts) => JSON.stringify(invoiceView(facts))),
      ...documents.map(ciiOf),
      ...mails.map(({ subject, text_body: text, html_body: html }) => [subject, text, html].join('\n')),
      ordersCsv([order]),
      JSON.stringify(await findConfirmedOrder(db, order.token)),
    ];
    expect(mails.length).toBeGreaterThan(2);
    expect(texts.flatMap((text) => foreignAmounts(text, currency))).toEqual([]);
    expect(texts.join('\n')).toContain(formatMoney(order.total_cents, currency));
    expect(ordersCsv([order])).toContain(`,${currency},${decimalOf(order.subtotal_cents, currency)},`);
    for (const facts of documents) {
      const xml = ciiOf(facts);
      expect(xml).toContain(`<ram:InvoiceCurrencyCode>${currency.toUpperCase()}<`);
      const amounts = [...xml.matchAll(/<ram:(\w*Amount)(?: [^>]*)?>([^<]*)</g)].filter(
        ([, name]) => name !== 'ChargeAmount',
      );
      const digits = currency === 'jpy' ? /^-?\d+$/ : /^-?\d+\.\d\d$/;
      expect(amounts.filter(([, , value = '']) => !digits.test(value)).map(([found]) => found)).toEqual([]);
      expect(Number(valueIn(xml, 'TotalPrepaidAmount'))).toBe(Number(decimalOf(facts.totalCents, currency)));
      expect(signOf(facts.kind)).toBe(facts.kind === 'credit-note' ? -1 : 1);
    }
  }
});

const valueIn = (xml: string, name: string) => new RegExp(`<ram:${name}>([^<]*)<`).exec(xml)?.[1];

/** The totals of a quote as columns of an order. */
function totalsRow(totals: object | undefined) {
  const { subtotalCents, discountCents, totalCents } = totals as Record<string, number>;
  return { subtotal_cents: subtotalCents, discount_cents: discountCents, total_cents: totalCents };
}

test('each currency has its own limits of free shipping and its own prices of each service', () => {
  const known = currencies.map((currency) => {
    const { domestic, international } = freeShippingOverIn(currency);
    return [currency, formatMoney(domestic, currency), formatMoney(international, currency)];
  });
  expect(known).toEqual([
    ['usd', '$99.00', '$249.00'],
    ['eur', '€90.00', '€229.00'],
    ['gbp', '£79.00', '£199.00'],
    ['jpy', '¥15,000', '¥38,000'],
  ]);
});
