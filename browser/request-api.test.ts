import { quoteRoute } from '@/contract/checkout';
import { requestApi } from './request-api';

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
