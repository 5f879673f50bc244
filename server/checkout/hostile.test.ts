import { randomUUID } from 'node:crypto';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import {
  type Answer,
  askOrder,
  askQuote,
  askTestPayment,
  body,
  contextAt,
  lines,
  post,
} from '@/server/testing/requests';
import { type CheckoutContext } from './context';

type Route = (context: CheckoutContext, request: Request) => Promise<{ status: number; body: Answer }>;

const orders: Route = (context, request) => askOrder(context, request);

/** Each route with a valid body. */
const routes: Record<string, [Route, object]> = {
  quote: [askQuote, { lines, country: 'US' }],
  orders: [orders, body],
  'test payment': [askTestPayment, { order: 'token', session: 'test_1', card: 'success' }],
};

const newKey = () => ({ 'idempotency-key': randomUUID() });
const json = (good: object, more: string) => `{${more},${JSON.stringify(good).slice(1)}`;
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Bodies that every route rejects. */
const hostile: [string, number, (good: object) => Request][] = [
  ['another origin', 403, (good) => post(good, { ...newKey(), origin: 'https://evil.example' })],
  ['no origin', 403, (good) => post(good, { ...newKey(), origin: '' })],
  ['a form', 415, (good) => post(good, { ...newKey(), 'content-type': 'application/x-www-form-urlencoded' })],
  ['plain text', 415, (good) => post(good, { ...newKey(), 'content-type': 'text/plain' })],
  ['10 MB', 413, (good) => post(json(good, `"more":"${'x'.repeat(10_000_000)}"`), newKey())],
  ['deep JSON', 400, (good) => post(json(good, `"more":${deep(9000)}`), newKey())],
  ['deep JSON in a field', 400, () => post(`{"lines":${deep(5000)}}`, newKey())],
  ['__proto__', 400, (good) => post(json(good, '"__proto__":{"isAdmin":true}'), newKey())],
  ['constructor', 400, (good) => post(json(good, '"constructor":{"prototype":{"isAdmin":true}}'), newKey())],
  ['a price of its own', 400, (good) => post({ ...good, totalCents: 1 }, newKey())],
  ['a list', 400, (good) => post([good], newKey())],
  ['null', 400, () => post('null', newKey())],
  ['no JSON', 400, () => post('lines=1', newKey())],
];

const line = (change: object) => [{ ...lines[0], ...change }];

/** Invalid cart lines with the expected code and field. */
const carts: [string, unknown, number, string, string][] = [
  ['quantity 0', line({ quantity: 0 }), 422, 'bad-quantity', 'lines.0.quantity'],
  ['quantity 0.5', line({ quantity: 0.5 }), 422, 'bad-quantity', 'lines.0.quantity'],
  ['quantity 11', line({ quantity: 11 }), 422, 'bad-quantity', 'lines.0.quantity'],
  ['quantity 1e9', line({ quantity: 1e9 }), 422, 'bad-quantity', 'lines.0.quantity'],
  ['quantity -1', line({ quantity: -1 }), 422, 'bad-quantity', 'lines.0.quantity'],
  ['a quantity in words', line({ quantity: '1' }), 400, 'bad-request', 'lines.0.quantity'],
  ['no quantity', line({ quantity: null }), 400, 'bad-request', 'lines.0.quantity'],
  ['an unknown brand', line({ catalogue: 'rolex' }), 422, 'unknown-watch', 'lines.0'],
  ['an unknown watch', line({ id: 7 }), 422, 'unknown-watch', 'lines.0'],
  ['half a watch', line({ id: 1.5 }), 422, 'unknown-watch', 'lines.0'],
  ['a brand from the prototype', line({ catalogue: 'constructor' }), 422, 'unknown-watch', 'lines.0'],
  ['a brand called __proto__', line({ catalogue: '__proto__' }), 422, 'unknown-watch', 'lines.0'],
  ['a price in a line', line({ unitCents: 1 }), 400, 'bad-request', 'lines.0'],
  ['a watch twice', [...lines, ...lines], 422, 'duplicate-line', 'lines.1'],
  ['a thousand lines', Array(1000).fill(lines[0]), 400, 'bad-request', 'lines'],
  ['nothing', [], 422, 'no-lines', 'lines'],
];

onEachEngine((where) => {
  const logged = collectLog();
  const send = (answer: Route, request: Request) => answer(contextAt(where().db), request);

  /** Expects an unchanged database and a log without personal data. */
  const expectNothing = async () => {
    for (const table of ['orders', 'order_history', 'payment_events', 'test_payments', 'outbox'] as const) {
      expect(await where().db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(logged().join()).not.toMatch(/ada@|Byron|Odd Street/);
    expect({}).not.toHaveProperty('isAdmin');
  };

  itOnce.each(Object.entries(routes))('%s rejects malformed requests', async (_, [answer, good]) => {
    for (const [what, status, requestOf] of hostile) {
      const rejected = await send(answer, requestOf(good));
      expect({ what, ...rejected }).toEqual({
        what,
        status,
        body: { error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }) },
      });
    }
    await expectNothing();
  });

  itOnce.each(Object.entries(routes).slice(0, 2))('%s rejects invalid cart lines', async (_, [answer, good]) => {
    for (const [what, cart, status, code, field] of carts) {
      const rejected = await send(answer, post({ ...good, lines: cart }, newKey()));
      expect({ what, ...rejected }).toMatchObject({ what, status, body: { error: { code, field } } });
    }
    await expectNothing();
  });

  itOnce('orders rejects forged totals', async () => {
    const forged: [unknown, number, string][] = [
      [1, 409, 'price-changed'],
      [0, 409, 'price-changed'],
      [1e9, 409, 'price-changed'],
      [-1, 400, 'bad-request'],
      [0.5, 400, 'bad-request'],
      [2 ** 60, 400, 'bad-request'],
      ['1', 400, 'bad-request'],
      [null, 400, 'bad-request'],
    ];
    for (const [shownTotal, status, code] of forged) {
      const rejected = await send(orders, post({ ...body, shownTotal }, newKey()));
      expect({ shownTotal, ...rejected }).toMatchObject({ shownTotal, status, body: { error: { code } } });
    }
    await expectNothing();
  });

  it('orders keeps the earlier order when it rejects the new one', async () => {
    const key = randomUUID();
    const older = await send(orders, post(body, { 'idempotency-key': key }));
    const supersedes = older.body.order?.token;
    const rejections: [object, number, Record<string, string>?][] = [
      [{ shownTotal: 1 }, 409],
      [{ lines: line({ id: 7 }) }, 422],
      [{ lines: [] }, 422],
      [{ promoCode: 'ABCD' }, 422],
      [{ service: 'standard-international' }, 422],
      [{ address: { ...body.address, country: 'KP' } }, 422],
      [{ contact: { ...body.contact, email: 'none' } }, 400],
      [{ totalCents: 1 }, 400],
      [{ service: 'express' }, 409, { 'idempotency-key': key }],
      [{}, 400, {}],
      [{}, 403, { ...newKey(), origin: 'https://evil.example' }],
    ];
    for (const [change, status, headers = newKey()] of rejections) {
      const rejected = await send(orders, post({ ...body, supersedes, ...change }, headers));
      expect({ change, status: rejected.status }).toEqual({ change, status });
    }
    for (const invalid of [{ supersedes: '' }, { supersedes: 'x'.repeat(65) }, { supersedes: [supersedes] }]) {
      expect((await send(orders, post({ ...body, ...invalid }, newKey()))).status).toBe(400);
    }
    expect(await send(orders, post(body, { 'idempotency-key': key }))).toEqual(older);
    expect(await where().db.selectFrom('orders').select('state').execute()).toEqual([{ state: 'pending' }]);
    expect(await where().db.selectFrom('test_payments').select('state').execute()).toEqual([{ state: 'open' }]);
  });

  itOnce('orders rejects an invalid idempotency key', async () => {
    for (const value of ['', 'one', '1', randomUUID().slice(1), `${randomUUID()}'; drop table orders`]) {
      const rejected = await send(orders, post(body, value ? { 'idempotency-key': value } : {}));
      expect(rejected).toMatchObject({ status: 400, body: { error: { code: 'no-idempotency-key' } } });
    }
    await expectNothing();
  });

  itOnce('test payment rejects card numbers and unknown test cards', async () => {
    const good = { order: 'token', session: 'test_1' };
    for (const card of ['4242424242424242', 'stolen', '', 4242, ['success']]) {
      expect((await send(askTestPayment, post({ ...good, card }))).status).toBe(400);
    }
    expect((await send(askTestPayment, post({ ...good, card: 'success', number: '4242' }))).status).toBe(400);
    expect((await send(askTestPayment, post({ ...good, card: 'success' }))).status).toBe(404);
    // Bounded: a request's random id may contain the digits.
    expect(logged().join()).not.toMatch(/(?<![\da-f-])4242/);
    await expectNothing();
  });
});
