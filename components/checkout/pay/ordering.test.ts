import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { blankCheckout } from '@/store/saved-checkout';
import { inLanguage } from '@/domain/testing/in-language';
import { watchOf } from '@/domain/testing/watches';
import { orderOnce, orderRequest } from './ordering';

const original = globalThis.fetch;
const comet = watchOf('xerix', 1, { quantity: 2 });
const lines = [{ catalogue: 'xerix', id: 1, quantity: 2 }];
const details = { ...blankCheckout.details, email: 'ada@example.com', fullName: 'Ada Lovelace', city: 'Bath' };
const shown = { service: 'priority', promoCode: '', totalCents: 30_000 };
const request = orderRequest(lines, details, shown);
const placed = (token: string) => ({ order: { number: 'OH-1', token, state: 'pending' }, next: { kind: 'done' } });
const attempt = () => useCheckout.getState().attempt;

type Sent = { key: string; body: Record<string, unknown>; storedKey: unknown };
let sent: Sent[];

/** Mocks fetch with these answers in order. */
function shopAnswers(...answers: readonly object[]) {
  globalThis.fetch = async (_, init) => {
    const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
    sent.push({ key, body: JSON.parse(String(init?.body)), storedKey: attempt()?.key });
    const answer = answers[sent.length - 1] ?? {};
    return { ok: !('error' in answer), json: async () => answer } as Response;
  };
}
const rejected = (code: string, rest = {}) => ({ error: { code, message: 'No.', ...rest } });

beforeEach(async () => {
  sent = [];
  useCheckout.getState().clear();
  useCart.rehydrate();
  useCart.getState().clear();
  useCart.getState().restore(comet, 0);
});
afterEach(() => {
  globalThis.fetch = original;
  Reflect.deleteProperty(navigator, 'locks');
});

it('orderRequest contains contact, address and the total that the shopper saw', () => {
  expect(request).toEqual({
    lines,
    contact: { email: 'ada@example.com', fullName: 'Ada Lovelace' },
    address: { line1: '', line2: '', city: 'Bath', region: '', postalCode: '', country: 'US' },
    service: 'priority',
    shownTotal: 30_000,
  });
  expect(orderRequest(lines, details, { ...shown, promoCode: 'AAAA' }).promoCode).toBe('AAAA');
  expect(orderRequest(lines, details, { ...shown, handOff: 'a-key' }).handOff).toBe('a-key');
  expect(orderRequest(lines, details, { ...shown, currency: 'eur' }).currency).toBe('eur');
  expect(orderRequest(lines, details, { ...shown, currency: 'usd' })).toEqual(request);
  expect(orderRequest(lines, { ...details, phone: '+44 1' }, shown).contact).toMatchObject({ phone: '+44 1' });
});

// Verifies docs/product.md 45.7 (requests).
it('orderRequest of a further language names every currency, US dollars too', async () => {
  const german = await inLanguage('de', () => import('./ordering'));
  for (const currency of ['usd', 'eur'] as const)
    expect(german.orderRequest(lines, details, { ...shown, currency }).currency).toBe(currency);
});

// Verifies docs/product.md 10.4 (forbidden).
it('orderOnce orders without a lock in a browser that forbids the shop to store anything', async () => {
  const refuse = () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: refuse } });
  shopAnswers(placed('an-order'));
  expect(await orderOnce(request, undefined)).toMatchObject({ ok: true });
  expect(sent).toHaveLength(1);
});

it('orderOnce stores the idempotency key before the request and the order token after it', async () => {
  shopAnswers(placed('an-order'));
  await orderOnce(request, undefined);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.storedKey).toBe(sent[0]?.key);
  expect(attempt()).toMatchObject({ key: sent[0]?.key, token: 'an-order' });
});

it('orderOnce reuses the idempotency key when the same request is repeated', async () => {
  shopAnswers(rejected('unreachable'), placed('an-order'), placed('an-order'));
  for (let press = 0; press < 3; press += 1) await orderOnce(request, undefined);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it.each([
  ['emptied the cart', () => useCart.getState().clear()],
  ['changed a quantity', () => useCart.getState().setQuantity(comet, 3)],
])('orderOnce returns "cart-changed" when another tab has %s', async (_, change) => {
  change();
  shopAnswers(placed('an-order'));
  expect(await orderOnce(request, undefined)).toMatchObject({ rejection: { code: 'cart-changed' } });
  expect(sent).toEqual([]);
});

it.each(['order-over', 'idempotency-conflict'])('orderOnce replaces the last order once on "%s"', async (code) => {
  useCheckout.getState().saveAttempt({ key: 'key-0', body: JSON.stringify(request), token: 'order-0' });
  shopAnswers(rejected(code), placed('order-1'));
  expect(await orderOnce(request, undefined)).toMatchObject({ value: { order: { token: 'order-1' } } });
  expect(sent.map(({ body }) => body.supersedes)).toEqual([undefined, 'order-0']);
  expect(sent[0]?.key).toBe('key-0');
  expect(sent[1]?.key).not.toBe('key-0');
  expect(attempt()?.token).toBe('order-1');
});

it('orderOnce sends no second request when the payment service is unreachable', async () => {
  shopAnswers(rejected('payment-unreachable'), placed('order-1'));
  expect(await orderOnce(request, undefined)).toMatchObject({ rejection: { code: 'payment-unreachable' } });
  expect(sent).toHaveLength(1);
});

it('orderOnce remembers an already paid order and does not replace it', async () => {
  useCheckout.getState().saveAttempt({ key: 'key-0', body: 'another', token: 'order-0' });
  shopAnswers(rejected('already-paid', { order: 'order-0' }), placed('order-1'));
  await orderOnce(request, undefined);
  expect(attempt()).toMatchObject({ paid: 'order-0' });
  expect(attempt()).not.toHaveProperty('supersedes');
  await orderOnce(request, undefined);
  expect(sent.map(({ body }) => body.supersedes)).toEqual(['order-0', undefined]);
  expect(attempt()?.token).toBe('order-1');
  expect(attempt()?.paid).toBeUndefined();
});
