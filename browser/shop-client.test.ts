// Verifies docs/product.md 13.16.
import { saveAddress } from './address-client';
import { fetchStoredWatches as fetchListed, waitForLists } from './lists-client';
import { fetchQuote, fetchStoredWatches, fetchWatchSummaries, payWithTestCard, sendOrder } from './shop-client';
import type { SaveAddress } from '@/contract/account-addresses';
import type { CheckoutRequest } from '@/contract/checkout';
import { maxWatchKeys, type WatchKey } from '@/domain/watch-key';

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

it.each([
  ['waitForLists', () => waitForLists(1, 't', new AbortController().signal), 40_000],
  ['saveAddress', () => saveAddress({} as SaveAddress, 't', 8000), 8000],
])('%s waits as long as its server may take', async (_, send, ms) => {
  expect(await send()).toEqual({ ok: false, rejection: { code: 'unreachable' } });
  expect(timeoutsMs).toEqual([ms]);
});

describe('a request for more watches than one request may name', () => {
  const keys = Array.from({ length: 2 * maxWatchKeys + 1 }, (_, index) => `xerix/${index + 1}` as WatchKey);
  const requested: string[][] = [];
  let rejectedPart = -1;
  beforeEach(() => {
    requested.length = 0;
    globalThis.fetch = async (path) => {
      const named = new URL(String(path), 'https://shop.example').searchParams.get('keys')?.split(',') ?? [];
      const part = requested.push(named) - 1;
      const body = part === rejectedPart ? { error: { code: 'bad-request' } } : { watches: named };
      return { ok: part !== rejectedPart, json: async () => body } as Response;
    };
  });

  it.each([
    ['fetchWatchSummaries', fetchWatchSummaries],
    ['fetchStoredWatches', fetchStoredWatches],
  ])('%s splits it and keeps the order, and is rejected if a part is', async (_, ask) => {
    rejectedPart = -1;
    expect(await ask(keys)).toEqual({ ok: true, value: keys });
    expect(requested.map(({ length }) => length)).toEqual([maxWatchKeys, maxWatchKeys, 1]);
    requested.length = 0;
    rejectedPart = 1;
    expect(await ask(keys)).toMatchObject({ ok: false, rejection: { code: 'bad-request' } });
  });

  it('the lists of an account ask for as many as one request may name', async () => {
    rejectedPart = -1;
    expect(await fetchListed(keys)).toMatchObject({ ok: true });
    expect(requested).toEqual([keys.slice(0, maxWatchKeys)]);
  });

  it('nothing is requested for no watch', async () => {
    rejectedPart = -1;
    expect(await fetchStoredWatches([])).toEqual({ ok: true, value: [] });
    expect(requested).toEqual([]);
  });
});
