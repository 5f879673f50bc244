import { quoteRoute } from '@/contract/checkout';
import { bearer, requestApi } from './request-api';
import { storedWatchesRoute } from '@/contract/watches';

const original = globalThis.fetch;
let answers: object[] = [];
let requestCount = 0;

const busy = { error: { code: 'busy', message: 'No.', retryAfter: 2 } };
const databaseDown = { error: { code: 'records-unreachable', message: 'No.', retryAfter: 5 } };

beforeEach(() => {
  requestCount = 0;
  jest.useFakeTimers();
  globalThis.fetch = async () => {
    const answer = answers[requestCount];
    requestCount += 1;
    return { ok: !answer || !('error' in answer), json: async () => answer } as Response;
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

it('requestApi retries a busy server after its retryAfter', async () => {
  answers = [busy, busy, { totals: 'known' }];
  const answer = requestApi(quoteRoute, { send: { lines: [], country: 'US' } });
  await jest.advanceTimersByTimeAsync(1999);
  expect(requestCount).toBe(1);
  await jest.advanceTimersByTimeAsync(2001);
  expect(requestCount).toBe(2);
  await jest.advanceTimersByTimeAsync(4000);
  expect(await answer).toEqual({ ok: true, value: { totals: 'known' } });
});

it('requestApi stops retrying a server that stays busy', async () => {
  answers = Array(9).fill(busy);
  const answer = requestApi(quoteRoute, { send: { lines: [], country: 'US' } });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await answer).toMatchObject({ ok: false, rejection: { code: 'busy' } });
  expect(requestCount).toBe(3);
});

it('requestApi does not retry a request that may have succeeded', async () => {
  answers = [databaseDown];
  expect(await requestApi(quoteRoute, { send: { lines: [], country: 'US' } })).toMatchObject({
    rejection: { code: 'records-unreachable' },
  });
  expect(requestCount).toBe(1);
});

it.each([
  ['a code that this page does not know', { error: { code: 'from-a-newer-server' } }, 'fault'],
  ['no error', {}, 'unreachable'],
])('requestApi maps a rejection with %s', async (_, body, code) => {
  globalThis.fetch = async () => ({ ok: false, json: async () => body }) as Response;
  expect(await requestApi(quoteRoute, { send: { lines: [], country: 'US' } })).toEqual({
    ok: false,
    rejection: { code },
  });
});

it('requestApi reads what may be cached from the cache, with its query, and sends no type without a body', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (path, init) => {
    const { method, cache, headers, body } = init ?? {};
    sent.push([path, method, cache, headers, body]);
    return { ok: true, json: async () => ({}) } as Response;
  };
  await requestApi(storedWatchesRoute, { query: { keys: 'xerix/1,undone/3' } });
  await requestApi(quoteRoute, { send: { lines: [], country: 'US' }, headers: bearer('t') });
  expect(sent).toEqual([
    ['/api/stored-watches?keys=xerix%2F1%2Cundone%2F3', 'GET', 'default', {}, undefined],
    [
      '/api/checkout/quote',
      'POST',
      'no-store',
      { 'Content-Type': 'application/json', Authorization: 'Bearer t' },
      '{"lines":[],"country":"US"}',
    ],
  ]);
});

it('requestApi ends at the signal of its caller', async () => {
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const caller = new AbortController();
  const answer = requestApi(quoteRoute, { send: { lines: [], country: 'US' }, signal: caller.signal });
  caller.abort();
  expect(await answer).toMatchObject({ rejection: { code: 'unreachable' } });
});
