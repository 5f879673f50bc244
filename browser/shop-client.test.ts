// Verifies docs/product.md 13.16.
import { fetchQuote, payWithTestCard, sendOrder } from './shop-client';
import type { CheckoutRequest } from '@/contract/checkout';

const original = globalThis.fetch;
const timeoutsMs: number[] = [];

/** Stubs a server that never answers and lets every timeout expire at once. */
beforeEach(() => {
  timeoutsMs.length = 0;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeoutsMs.push(ms);
    const controller = new AbortController();
    setTimeout(() => controller.abort());
    return controller.signal;
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
  ['fetchQuote', () => fetchQuote({ lines: [], country: 'US' }), 20_000],
  ['sendOrder', () => sendOrder({} as CheckoutRequest, 'a-key'), 75_000],
  ['payWithTestCard', () => payWithTestCard({ order: 'a', session: 'b', card: 'success' }), 20_000],
])('%s returns "unreachable" when the server does not answer in time', async (_, send, ms) => {
  expect(await send()).toEqual({ ok: false, rejection: { code: 'unreachable' } });
  expect(timeoutsMs).toEqual([ms]);
});
