// Verifies docs/product.md 13.16.
import { fetchQuote, payWithTestCard, sendOrder } from './shop-client';
import type { CheckoutRequest } from '@/contract/checkout';

const original = globalThis.fetch;
const patience: number[] = [];

/** A shop that never answers; its callers lose patience at once. */
beforeEach(() => {
  patience.length = 0;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    patience.push(ms);
    const late = new AbortController();
    setTimeout(() => late.abort());
    return late.signal;
  });
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Too late.', 'TimeoutError')));
    });
});
afterEach(() => {
  globalThis.fetch = original;
  jest.restoreAllMocks();
});

it.each([
  ['a quote', () => fetchQuote({ lines: [], country: 'US' }), 20_000],
  ['an order', () => sendOrder({} as CheckoutRequest, 'a-key'), 75_000],
  ['a test payment', () => payWithTestCard({ order: 'a', session: 'b', card: 'success' }), 20_000],
])('%s that gets no answer ends as a shop that cannot be reached', async (_, ask, ms) => {
  expect(await ask()).toEqual({ ok: false, rejection: { code: 'unreachable' } });
  expect(patience).toEqual([ms]);
});
