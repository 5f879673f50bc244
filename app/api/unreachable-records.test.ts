// Verifies docs/product.md 19.7.
import { shareDatabase } from '@/server/database/database';
import { examples, handlersOf, requestOf } from '@/server/testing/every-request';
import { collectLog } from '@/server/testing/log';

// `after` from Next only works in a Next server.
jest.mock('@/server/http/after-response');

/** Routes whose example gets its answer without the records: most of them read none. */
const answeredWithout = [
  ...['/api/health/live', '/auth/emulator', '/api/newsletter/unsubscribe', '/api/stripe/webhook'],
  ...['/api/search-entries', '/api/stored-watches', '/api/suggestions', '/api/watches'],
  // The sender has no ID token.
  ...[
    '/api/account/orders',
    '/api/account/addresses',
    '/api/account/addresses/remove',
    '/api/account/addresses/forget',
  ],
  ...['/api/lists', '/api/lists/changes'],
];

describe('while the records are unavailable', () => {
  collectLog();

  beforeEach(() => {
    const away = Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    away.catch(() => {});
    shareDatabase(away);
  });
  afterEach(() => shareDatabase(undefined));

  it.each(examples)('the answer is 503 with Retry-After, or needs no records: $method $path', async (example) => {
    const answer = await (await handlersOf(example.path))[example.method]?.(requestOf(example));
    const isAnswered = answer?.status !== 503 && answeredWithout.includes(example.path);
    if (!isAnswered) expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer?.status).not.toBe(500);
  });
});
