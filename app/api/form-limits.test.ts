// Verifies docs/product.md 18.2 (messages, newsletter requests, requests of 25.6, requests of 29.1).
import { type Handler } from '@/server/http/serve';
import { onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { post } from '@/server/testing/requests';
import { POST as backInStock } from './back-in-stock/route';
import { POST as contact } from './contact/route';
import { POST as newsletter } from './newsletter/route';
import { POST as orderLink } from './order-link/route';

// `after` from Next only works in a Next server.
jest.mock('@/server/http/after-response');

const email = 'ada@example.com';

const forms: [string, Handler, object][] = [
  ['contact', contact, { name: 'Ada', email, subject: 'A strap', body: 'Does it fit?' }],
  ['newsletter', newsletter, { email }],
  ['back-in-stock', backInStock, { watch: 'xerix/1', email }],
  ['order-link', orderLink, { number: 'OH-7K3M9QX2', email }],
];

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
});
