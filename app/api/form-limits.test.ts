// Verifies docs/product.md 18.2 (messages, newsletter requests, requests of 25.6, requests of 29.1).
import { reject } from '@/domain/result';
import * as rateLimit from '@/server/abuse/rate-limit';
import { type Handler } from '@/server/http/serve';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { examples, handlersOf, requestOf } from '@/server/testing/every-request';
import { collectLog } from '@/server/testing/log';
import { post } from '@/server/testing/requests';
import { POST as backInStock } from './back-in-stock/route';
import { POST as contact } from './contact/route';
import { POST as newsletter } from './newsletter/route';
import { POST as orderLink } from './order-link/route';

// `after` from Next only works in a Next server.
jest.mock('@/server/http/after-response');
jest.mock('@/server/abuse/rate-limit', () => {
  const actual = jest.requireActual<typeof rateLimit>('@/server/abuse/rate-limit');
  return { ...actual, limitTries: jest.fn(actual.limitTries), countTry: jest.fn(actual.countTry) };
});
const limitTries = jest.mocked(rateLimit.limitTries);

const email = 'ada@example.com';

const forms: [string, Handler, object][] = [
  ['contact', contact, { name: 'Ada', email, subject: 'A strap', body: 'Does it fit?' }],
  ['newsletter', newsletter, { email }],
  ['back-in-stock', backInStock, { watch: 'xerix/1', email }],
  ['order-link', orderLink, { number: 'OH-7K3M9QX2', email }],
];

/** Requests of one caller in ten minutes. Each action is a counter of its own. */
const limits: Readonly<Record<string, [action: string, limit: number]>> = {
  '/api/back-in-stock': ['back-in-stock', 5],
  '/api/back-in-stock/leave': ['back-in-stock-leave', 5],
  '/api/contact': ['contact', 5],
  '/api/invoice': ['invoice', 60],
  '/api/newsletter': ['newsletter', 5],
  '/api/order-link': ['order-link', 5],
  '/api/order/address': ['change-address', 20],
  '/api/order/cancel': ['cancel-order', 20],
  '/api/order/pay': ['pay-order', 30],
  '/api/passport': ['passport', 20],
  '/api/returns': ['return', 30],
  '/api/returns/guest': ['guest-return', 5],
  '/api/returns/sent': ['return-sent', 30],
  '/api/withdrawals': ['withdrawal', 5],
};

onSqlite((where) => {
  collectLog();
  shareWithRoutes(where);

  it.each(forms)(
    'the %s form accepts five requests of one caller, and every form counts by itself',
    async (name, POST, form) => {
      const ask = (handler: Handler, sent: object, caller: string) =>
        handler(post({ ...sent, website: '', filledForMs: 9000 }, { 'x-odd-hours-caller': caller }));
      for (let count = 0; count < 5; count += 1) expect((await ask(POST, form, '192.0.2.1')).status).toBe(200);
      const sixth = await ask(POST, form, '192.0.2.1');
      expect(sixth.status).toBe(429);
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask(POST, form, '192.0.2.2')).status).toBe(200);
      for (const [other, handler, sent] of forms.filter(([each]) => each !== name))
        expect([other, (await ask(handler, sent, '192.0.2.1')).status]).toEqual([other, 200]);
    },
  );

  // Verifies docs/product.md 18.2 (mails of a caller).
  it.each(forms.slice(0, 3))('a mail that the %s form causes counts for its caller', async (_, POST, form) => {
    jest.mocked(rateLimit.countTry).mockClear();
    await POST(post({ ...form, website: '', filledForMs: 9000 }, { 'x-odd-hours-caller': '192.0.2.9' }));
    const counted = jest.mocked(rateLimit.countTry).mock.calls.filter(([, { action }]) => action === 'mail-of');
    expect(counted.map(([, { subject }]) => subject)).toEqual(['192.0.2.9']);
  });

  it.each(examples.filter(({ path }) => Object.hasOwn(limits, path)))(
    '$method $path counts one try of its caller, within ten minutes',
    async (example) => {
      limitTries.mockClear();
      const handler = (await handlersOf(example.path))[example.method];
      await handler?.(requestOf(example, { 'x-odd-hours-caller': '192.0.2.1' }));
      const [action, limit] = limits[example.path] ?? [];
      expect(limitTries.mock.calls.map(([, asked]) => asked)).toEqual([
        { action, limit, windowMs: 600_000, subject: '192.0.2.1' },
      ]);
      limitTries.mockResolvedValueOnce(reject({ code: 'too-many-requests', retryAfter: 7 }));
      const rejected = await handler?.(requestOf(example, { 'x-odd-hours-caller': '192.0.2.1' }));
      expect([rejected?.status, rejected?.headers.get('retry-after')]).toEqual([429, '7']);
    },
  );
});
