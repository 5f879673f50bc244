// Verifies docs/product.md 37.4, 37.6, 18.2 (cancellations and changes of address).
import { POST as changeAddress } from './order/address/route';
import { POST as cancel } from './order/cancel/route';
import { orderChangeResponse } from '@/contract/order-changes.schema';
import { orderPath } from '@/domain/paths';
import { type Handler } from '@/server/http/serve';
import { packOrder } from '@/server/orders/progress';
import { findKnownOrder } from '@/server/orders/read';
import { now, paidOrder } from '@/server/testing/checkout';
import { onSqliteFirst, onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { post } from '@/server/testing/requests';

const address = {
  fullName: 'Ada King',
  phone: '',
  line1: '2 Even Street',
  line2: '',
  city: 'Albany',
  region: 'NY',
  postalCode: '12207',
  country: 'US',
};

const postForm = (handler: Handler, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  handler(
    new Request('http://localhost:3000/api/order', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    }),
  );

onSqliteFirst((where) => {
  collectLog();
  shareWithRoutes(where);

  it('POST order/cancel cancels a paid order and redirects to its page', async () => {
    const { order } = await paidOrder(where().db);
    const answer = await postForm(cancel, { order: order.token });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, orderPath(order.token)]);
    expect((await findKnownOrder(where().db, order.number)).state).toBe('refunded');
  });

  it('POST order/cancel answers a packed order with 409 and a page with the reason', async () => {
    const { order } = await paidOrder(where().db);
    await packOrder(where().db, order.number, now);
    const answer = await postForm(cancel, { order: order.token });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('This order is already packed, so it can no longer be changed.');
    expect((await findKnownOrder(where().db, order.number)).state).toBe('paid');
  });

  it('POST order/address accepts JSON and a form, and validates by the rules of the country', async () => {
    const { order } = await paidOrder(where().db);
    const saved = await changeAddress(post({ order: order.token, ...address }));
    expect([saved.status, orderChangeResponse().safeParse(await saved.json()).success]).toEqual([200, true]);
    const byForm = await postForm(changeAddress, { order: order.token, ...address, city: 'Troy' });
    expect([byForm.status, byForm.headers.get('location')]).toEqual([303, orderPath(order.token)]);
    expect((await findKnownOrder(where().db, order.number)).city).toBe('Troy');
    const rejected = await changeAddress(post({ order: order.token, ...address, postalCode: '1' }));
    expect([rejected.status, await rejected.json()]).toMatchObject([
      400,
      { error: { code: 'bad-request', field: 'postalCode', reason: 'postal-code' } },
    ]);
    const abroad = await changeAddress(
      post({ order: order.token, ...address, country: 'DE', region: '', postalCode: '10115' }),
    );
    expect([abroad.status, await abroad.json()]).toMatchObject([422, { error: { code: 'country-fixed' } }]);
  });
});

onSqlite((where) => {
  collectLog();
  shareWithRoutes(where);

  it.each([
    ['order/cancel', cancel, { order: 'a'.repeat(32) }],
    ['order/address', changeAddress, { order: 'a'.repeat(32), ...address }],
  ] as const)('POST %s rejects an unknown order, and the 21st request of a caller', async (_, handler, fields) => {
    const ask = (caller: string) => postForm(handler, fields, { 'x-odd-hours-caller': caller });
    for (let count = 0; count < 20; count += 1) expect((await ask('192.0.2.1')).status).toBe(404);
    const rejected = await ask('192.0.2.1');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('192.0.2.2')).status).toBe(404);
  });
});
