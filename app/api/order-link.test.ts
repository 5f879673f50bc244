import { POST } from './order-link/route';
import { orderLinkResponse } from '@/contract/orders.schema';
import { afterResponse } from '@/server/http/after-response';
import { now, place } from '@/server/testing/checkout';
import { onSqliteFirst, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { post } from '@/server/testing/requests';

jest.mock('@/server/http/after-response');

const later = jest.mocked(afterResponse);

onSqliteFirst((where) => {
  collectLog();
  shareWithRoutes(where);
  beforeEach(() => {
    later.mockReset();
  });

  const ask = (number: string, email = 'ada@example.com') =>
    POST(post({ number, email, website: '', filledForMs: 5000 }));
  const outbox = () => where().db.selectFrom('outbox').select('id').execute();

  it('POST order-link returns the same response before the look-up for known and unknown orders', async () => {
    const order = await place(where().db, {}, { now });
    const answers = await Promise.all([ask(order.number), ask(order.number, 'eve@example.com'), ask('OH-00000000')]);
    const bodies = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
    expect(bodies).toEqual(Array(3).fill([200, { received: true }]));
    orderLinkResponse().parse(bodies[0]?.[1]);
    expect(await outbox()).toEqual([]);
    for (const [work] of later.mock.calls) await work();
    expect(await outbox()).toEqual([{ id: expect.stringContaining(`order-link:${order.number}:`) }]);
  });

  it('POST order-link rejects a malformed order number and names its field', async () => {
    const answer = await ask('1042');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 'bad-request', field: 'number', reason: 'order-number' } },
    ]);
    expect(later).not.toHaveBeenCalled();
  });

  it('POST order-link redirects form posts to one page, and rejects the sixth with 429', async () => {
    const byForm = (number: string) =>
      POST(
        new Request('http://localhost:3000/api/order-link', {
          method: 'POST',
          headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ number, email: 'ada@example.com' }).toString(),
        }),
      );
    const order = await place(where().db, {}, { now });
    for (const number of [order.number, 'OH-00000000', 'oh 7k3m 9qx2', order.number, order.number]) {
      const answer = await byForm(number);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/order/asked']);
    }
    const sixth = await byForm(order.number);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
