// Verifies docs/product.md 13.4, 13.5, 19.1, 19.2.
import { randomUUID } from 'node:crypto';
import { expect, test } from './support/fixtures';
import { deliveryAddress } from './support/orders';
import { countOrders } from './support/database';
import { watchesOf } from './support/shop';

const [watch] = watchesOf('xerix');
const lines = [{ catalogue: 'xerix', id: watch?.id, quantity: 1 }];
const quote = { lines, country: 'US' };

const newEmail = () => `${randomUUID()}@example.com`;
const orderOf = (email: string) => ({
  lines,
  contact: { email, fullName: 'Ada Lovelace' },
  address: deliveryAddress,
  service: 'first-class',
  shownTotal: (watch?.price ?? 0) * 100,
});
const json = (good: object, more: string) => `{${more},${JSON.stringify(good).slice(1)}`;
const line = (change: object) => ({ lines: [{ ...lines[0], ...change }] });

test('an order is placed and paid once under parallel and repeated requests', async ({ shopApi }) => {
  const email = newEmail();
  const sent = { data: orderOf(email), headers: { 'idempotency-key': randomUUID() } };
  const answers = await Promise.all(Array.from({ length: 20 }, () => shopApi.post('/api/checkout/orders', sent)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await countOrders(email)).toBe(1);
  expect(answers[0]?.headers['cache-control']).toBe('no-store');

  const { order, next } = answers[0]?.body ?? {};
  expect(next.kind).toBe('card');
  const attempt = { data: { order: order.token, session: next.session, card: 'success' } };
  const declined = await shopApi.post('/api/test-payment', { data: { ...attempt.data, card: 'declined' } });
  expect(declined).toMatchObject({ status: 402, body: { error: { code: 'card-declined' } } });
  const paid = await Promise.all([attempt, attempt, attempt].map((again) => shopApi.post('/api/test-payment', again)));
  expect(paid.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await shopApi.post('/api/checkout/orders', sent)).body).toEqual({
    order: { ...order, state: 'paid' },
    next: { kind: 'done' },
  });
  expect(await countOrders(email)).toBe(1);
});

test('a changed body, a forged total and invalid cart lines are rejected without an order', async ({ shopApi }) => {
  const email = newEmail();
  const good = orderOf(email);
  const rejected: [string, object, number, string][] = [
    ['a forged total', { shownTotal: 1 }, 409, 'price-changed'],
    ['a negative total', { shownTotal: -1 }, 400, 'bad-request'],
    ['quantity 0', line({ quantity: 0 }), 422, 'bad-quantity'],
    ['quantity 0.5', line({ quantity: 0.5 }), 422, 'bad-quantity'],
    ['quantity 11', line({ quantity: 11 }), 422, 'bad-quantity'],
    ['quantity 1e9', line({ quantity: 1e9 }), 422, 'bad-quantity'],
    ['an unknown watch', line({ id: 7 }), 422, 'unknown-watch'],
    ['an unknown brand', line({ catalogue: 'rolex' }), 422, 'unknown-watch'],
    ['a country that is not served', { address: { ...deliveryAddress, country: 'KP' } }, 422, 'country-not-served'],
    ['an invalid promo code', { promoCode: 'ABCD-EFGH' }, 422, 'promo-code'],
  ];
  for (const [what, change, status, code] of rejected) {
    const { status: found, body } = await shopApi.post('/api/checkout/orders', { data: { ...good, ...change } });
    expect({ what, status: found, code: body.error.code }).toEqual({ what, status, code });
  }
  expect(await countOrders(email)).toBe(0);

  const headers = { 'idempotency-key': randomUUID() };
  expect((await shopApi.post('/api/checkout/orders', { data: good, headers })).status).toBe(200);
  const other = await shopApi.post('/api/checkout/orders', { data: { ...good, ...line({ quantity: 2 }) }, headers });
  expect(other).toMatchObject({ status: 409, body: { error: { code: 'idempotency-conflict' } } });
  const forged = { authorization: 'Bearer forged.to.ken' };
  expect((await shopApi.post('/api/checkout/orders', { data: good, headers: forged })).status).toBe(401);
  expect(await countOrders(email)).toBe(1);
});

for (const path of ['/api/checkout/quote', '/api/checkout/orders', '/api/test-payment']) {
  test(`${path} rejects requests that the shop's own pages do not send`, async ({ shopApi }) => {
    const email = newEmail();
    const bodies = { '/api/checkout/quote': quote, '/api/checkout/orders': orderOf(email) };
    const data = bodies[path as keyof typeof bodies] ?? { order: 'token', session: 'test_1', card: 'success' };
    const hostile: [string, Parameters<typeof shopApi.post>[1], number][] = [
      ['another origin', { data, headers: { origin: 'https://evil.example' } }, 403],
      ['no origin', { data, headers: { origin: '' } }, 403],
      ['plain text', { data: JSON.stringify(data), headers: { 'content-type': 'text/plain' } }, 415],
      ['a form', { data: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
      ['10 MB', { data: json(data, `"more":"${'x'.repeat(10_000_000)}"`) }, 413],
      ['deep JSON', { data: json(data, `"more":${'['.repeat(15_000)}${']'.repeat(15_000)}`) }, 400],
      ['__proto__', { data: json(data, '"__proto__":{"isAdmin":true}') }, 400],
      ['a field of its own', { data: { ...data, totalCents: 1 } }, 400],
      ['no JSON', { data: '{"lines":' }, 400],
    ];
    for (const [what, sent, status] of hostile) {
      const { status: found, body } = await shopApi.post(path, sent);
      expect({ what, status: found, body }).toEqual({
        what,
        status,
        body: { error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }) },
      });
    }
    expect(await countOrders(email)).toBe(0);
  });
}

test("a webhook without Stripe's signature marks no order as paid", async ({ shopApi }) => {
  const sent = { data: orderOf(newEmail()), headers: { 'idempotency-key': randomUUID() } };
  const { order } = (await shopApi.post('/api/checkout/orders', sent)).body;
  const object = { id: 'cs_1', client_reference_id: order.number, payment_status: 'paid', amount_total: 1 };
  const data = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object } };
  const soon = Math.floor(Date.now() / 1000) + 86_400;
  for (const signature of ['', 't=1,v1=00', `t=${soon},v1=${'0'.repeat(64)}`]) {
    const { status, body } = await shopApi.post('/api/stripe/webhook', {
      data,
      headers: { 'stripe-signature': signature },
    });
    // With Stripe configured, and without.
    expect(`${status} ${body.error.code}`).toMatch(/^(400 bad-signature|404 payment-off)$/);
  }
  expect((await shopApi.post('/api/checkout/orders', sent)).body.order.state).toBe('pending');
});
