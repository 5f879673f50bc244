// Verifies docs/product.md 13.5, 14.1, 14.8, 25.2.
import { checkoutRequest } from '@/contract/checkout.schema';
import { type Result } from '@/domain/result';
import { inLanguage } from '@/domain/testing/in-language';
import { type Database, openDatabase } from '@/server/database/database';
import { setStock } from '@/server/stock/set-stock';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { later, now, paidOrder, place, request, sources, tryToPlace, paymentEvent } from '@/server/testing/checkout';
import { rejected, valueOf } from '@/server/testing/results';
import { cancelOrder, recordPaymentEvent } from './change';
import { isNewOrder, placeOrder, quoteOrder } from './place';
import { findUsablePromo } from '@/server/promo-codes/promo-codes';
import { findOrderByNumber, findOrderByToken, historyOf } from './read';

const twenty = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => work(index)));
const acceptedOf = <T>(results: readonly Result<T, string>[]) => results.flatMap((one) => (one.ok ? [one.value] : []));

onEachEngine((where) => {
  const checkout = (key: string) => ({ request, idempotencyKey: key, now });

  // Verifies docs/product.md 13.24.
  itOnce('placeOrder stores the phone number for the carrier', async () => {
    const { db } = where();
    const order = await place(db, { contact: { ...request.contact, phone: '+1 212 555 0142' } });
    expect(await findOrderByToken(db, order.token)).toMatchObject({ phone: '+1 212 555 0142' });
  });

  // Verifies docs/product.md 45.13 (order).
  itOnce('placeOrder stores the given language, by default that of the build', async () => {
    const { db } = where();
    expect(await place(db)).toMatchObject({ language: 'en' });
    const german = await inLanguage('de', () => import('./place'));
    expect(valueOf(await german.placeOrder(db, checkout('de'), sources))).toMatchObject({ language: 'de' });
    expect(await place(db, {}, { language: 'ja' })).toMatchObject({ language: 'ja' });
  });

  itOnce('placeOrder saves the order with lines, dates and history', async () => {
    const { db } = where();
    const order = await place(db);
    const found = await findOrderByToken(db, order.token);
    expect(found).toMatchObject({
      number: expect.stringMatching(/^OH-[0-9A-HJKMNP-TV-Z]{8}$/),
      state: 'pending',
      email: 'ada@example.com',
      earliest_delivery: '2026-11-25',
      latest_delivery: '2026-11-30',
      latest_delivery_if_delayed: '2026-12-03',
      subtotal_cents: 39800,
      discount_cents: 0,
      shipping_cents: 0,
      total_cents: 39800,
      lines: [{ position: 0, catalogue: 'xerix', watch_id: 1, name: 'Late Comet', unit_cents: 19900, quantity: 2 }],
      earnedCode: undefined,
    });
    expect(Buffer.from(order.token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(await historyOf(db, order.number)).toMatchObject([
      { sequence: 0, event: 'placed', from_state: null, to_state: 'pending', source: 'shopper' },
    ]);
    expect(await findOrderByToken(db, order.number)).toBeUndefined();
    expect(await findOrderByNumber(db, "OH-' or 1=1")).toBeUndefined();
  });

  itOnce('placeOrder returns the same order for the same key and rejects the key for another request', async () => {
    const { db } = where();
    const placed = await placeOrder(db, checkout('k'), sources);
    expect(placed.ok).toBe(true);
    expect(await placeOrder(db, checkout('k'), sources)).toEqual(placed);
    // A later price change does not affect the placed order.
    expect(await placeOrder(db, checkout('k'), { ...sources, priceOf: () => undefined })).toEqual(placed);
    const other = { ...checkout('k'), request: { ...request, service: 'express' } };
    const conflict = rejected('idempotency-conflict');
    expect(await placeOrder(db, other, sources)).toEqual(conflict);
    expect(await isNewOrder(db, { ...checkout('k'), userId: 'u' }, sources)).toEqual(conflict);
    expect(await placeOrder(db, { ...checkout('k'), userId: 'u' }, sources)).toEqual(conflict);
  });

  it('placeOrder creates one order for twenty parallel requests, also with a code', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const withCode = { ...request, promoCode: code, shownTotal: 318_40 };
    const placed = await twenty(() => placeOrder(db, { ...checkout('k'), request: withCode }, sources));
    expect(new Set(placed.map((one) => valueOf(one).number)).size).toBe(1);
    const orders = await db.selectFrom('orders').select('number').where('idempotency_key', '=', 'k').execute();
    expect(orders).toHaveLength(1);
  });

  it('placeOrder redeems a code once for twenty parallel checkouts', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const redeem = () => tryToPlace(db, { promoCode: code.toLowerCase().replaceAll('-', ' '), shownTotal: 318_40 });
    const tries = await twenty(redeem);
    expect(acceptedOf(tries)).toMatchObject([{ subtotal_cents: 39800, discount_cents: 7960, total_cents: 31840 }]);
    expect(tries.filter(({ ok }) => !ok)).toEqual(Array(19).fill(rejected('promo-code-held')));
    expect(await redeem()).toEqual(rejected('promo-code-held'));
    expect(await tryToPlace(db, { promoCode: 'nonsense' })).toEqual(rejected('promo-code'));
    // Rejected attempts saved nothing.
    expect(await db.selectFrom('orders').select('number').execute()).toHaveLength(2);
    expect(await db.selectFrom('order_lines').select('position').execute()).toHaveLength(2);
  });

  itOnce('placeOrder returns "price-changed" with the new totals and places no order', async () => {
    const { db } = where();
    const totals = expect.objectContaining({ totalCents: 39800 });
    expect(await tryToPlace(db, { shownTotal: 1 })).toEqual(rejected('price-changed', { shownTotal: 1, totals }));
    expect(await tryToPlace(db, { service: 'teleport' })).toEqual(
      rejected('service-not-offered', { field: 'service' }),
    );
    expect(await db.selectFrom('orders').select('number').execute()).toEqual([]);
  });

  itOnce('placeOrder saves a code in its normalized form, so that it can be released and claimed again', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
    expect(await place(db, { promoCode: typed, shownTotal: 318_40 })).toMatchObject({ promo_code: code });
  });

  itOnce('placeOrder rejects a used code even if the request replaces the paid order that used it', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const order = await place(db, { promoCode: code, shownTotal: 318_40 });
    const again = { ...request, promoCode: code, supersedes: order.token };
    expect(valueOf(await quoteOrder(db, again, sources, now))).toMatchObject({ discountCents: 7960 });
    await recordPaymentEvent(db, paymentEvent(order), now);
    expect(await quoteOrder(db, again, sources, now)).toEqual(rejected('promo-code'));
  });

  itOnce('quoteOrder does not claim the code', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const quote = () => quoteOrder(db, { ...request, promoCode: code }, sources, now);
    await quote();
    expect(valueOf(await quote())).toMatchObject({ subtotalCents: 39800, discountCents: 7960, totalCents: 31840 });
  });

  itOnce('findUsablePromo accepts a code whose order is cancelled during the look-up', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const older = await place(db, { promoCode: code, shownTotal: 318_40 });
    const other = await openDatabase(where().url);
    let answers = 0;
    const meanwhile = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        answers += 1;
        if (answers === 1) await cancelOrder(other, older.number, 'shopper', now);
        return result;
      },
    });
    expect(await findUsablePromo(meanwhile, code, older.token, now)).toMatchObject({ ok: true, value: { code } });
    await other.destroy();
  });
});

onSqlite((where) => {
  const HALF_AN_HOUR = 30 * 60_000;
  const checkout = (key: string, change: object = {}) => ({
    request: { ...request, ...change },
    idempotencyKey: key,
    now,
  });
  const put = (to: number) => setStock(where().db, 'xerix/1', { to }, now);
  const orders = async () => (await where().db.selectFrom('orders').select('number').execute()).length;

  /** Returns a database whose first look-ups miss an order that exists, as in a race. */
  const tooEarly = (looks: number): Database => {
    let left = looks;
    return where().db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const isLookUp = result.rows.some((row) => 'idempotency_key' in row);
        if (!isLookUp || left === 0) return result;
        left -= 1;
        return { ...result, rows: [] };
      },
    });
  };

  it('isNewOrder returns false for a key that has placed an order', async () => {
    const { db } = where();
    expect(await isNewOrder(db, checkout('k'), sources)).toEqual({ ok: true, value: true });
    await placeOrder(db, checkout('k'), sources);
    expect(await isNewOrder(db, checkout('k'), sources)).toEqual({ ok: true, value: false });
    expect(await orders()).toBe(1);
  });

  it('an attempt whose code a parallel attempt has claimed returns that order or a conflict', async () => {
    const { db } = where();
    const { code } = await paidOrder(db);
    const discounted = { promoCode: code, shownTotal: 318_40 };
    await placeOrder(db, checkout('k', discounted), sources);
    const isNew = (change: object) => isNewOrder(tooEarly(1), checkout('k', change), sources);
    expect(await isNew(discounted)).toEqual({ ok: true, value: false });
    const contact = { ...request.contact, fullName: 'Grace' };
    expect(await isNew({ ...discounted, contact })).toEqual(rejected('idempotency-conflict'));
  });

  it('two parallel attempts after the look-up create one order', async () => {
    const placed = await placeOrder(where().db, checkout('k'), sources);
    expect(await placeOrder(tooEarly(1), checkout('k'), sources)).toEqual(placed);
    expect(await placeOrder(tooEarly(1), checkout('k', { service: 'express', shownTotal: 427_95 }), sources)).toEqual(
      rejected('idempotency-conflict'),
    );
    await expect(placeOrder(tooEarly(2), checkout('k'), sources)).rejects.toThrow(
      'The order of this idempotency key was deleted during the insert.',
    );
    expect(await orders()).toBe(1);
  });

  it('placeOrder rejects the code and units of an abandoned order that is not cancelled', async () => {
    const { db } = where();
    await put(4);
    const { code } = await paidOrder(db);
    await place(db, { promoCode: code, shownTotal: 318_40 });
    const late = { now: later(HALF_AN_HOUR) };
    expect(await tryToPlace(db, {}, late)).toEqual(rejected('sold-out', { field: 'lines.0' }));
    await put(2);
    expect(await tryToPlace(db, { promoCode: code, shownTotal: 318_40 }, late)).toEqual(rejected('promo-code-held'));
    expect(await orders()).toBe(2);
  });

  it('quoteOrder reports an undeliverable country before a shortage', async () => {
    await put(0);
    const quote = (service: string) => quoteOrder(where().db, { ...request, service }, sources, now);
    expect(await quote('teleport')).toEqual(rejected('service-not-offered', { field: 'service' }));
    expect(await quote('first-class')).toEqual(rejected('sold-out', { field: 'lines.0' }));
  });
});

describe('the checkout request schema', () => {
  const { address, contact, ...rest } = request;

  it('accepts a valid request unchanged', () => {
    expect(checkoutRequest().parse(request)).toEqual(request);
  });

  it('accepts a hundred lines', () => {
    const [one] = request.lines;
    expect(checkoutRequest().safeParse({ ...request, lines: Array(100).fill(one) }).success).toBe(true);
    expect(checkoutRequest().safeParse({ ...request, lines: Array(101).fill(one) }).success).toBe(false);
  });

  it.each<[string, unknown]>([
    ['no object', 'text'],
    ['a field too many', { ...request, total: 1 }],
    ['__proto__', JSON.parse(`{"__proto__": {"admin": true}, ${JSON.stringify(request).slice(1)}`)],
    [
      '__proto__ further in',
      { ...request, address: JSON.parse(`{"__proto__": 1, ${JSON.stringify(address).slice(1)}`) },
    ],
    ['a header in the name', { ...request, contact: { ...contact, fullName: 'Ada\r\nBcc: x@example.com' } }],
    ['a header in the address', { ...request, contact: { ...contact, email: 'a@example.com\r\nBcc: x@example.com' } }],
    ['two addresses', { ...request, contact: { ...contact, email: 'a@example.com,b@example.com' } }],
    ['a name too long', { ...request, contact: { ...contact, fullName: 'a'.repeat(101) } }],
    ['half a cent', { ...request, shownTotal: 0.5 }],
    ['no address', { ...rest, contact }],
    ['a quantity in words', { ...request, lines: [{ catalogue: 'xerix', id: 1, quantity: '1' }] }],
    ['a thousand lines', { ...request, lines: Array(1000).fill(request.lines[0]) }],
  ])('rejects %s', (_, sent) => {
    expect(checkoutRequest().safeParse(sent).success).toBe(false);
  });
});
