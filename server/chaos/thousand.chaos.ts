// Verifies docs/product.md 13.6.
import { randomUUID } from 'node:crypto';
import { onEachEngine } from '@/server/testing/engines';
import { body } from '@/server/testing/requests';
import { askOnce, askUntilAnswered, uniqueCallerAddress } from './ask';
import { audit } from './audit';
import { setInitialStock } from './chaos-stock';
import { RequestLog, report } from './request-log';
import { ShopProcess } from './shop-process';

const CHECKOUTS = 1000;

/** Every tenth order is sent twice. */
const TWICE = 10;

jest.setTimeout(180_000);

onEachEngine((where) => {
  it('1,000 concurrent checkouts create one order each, and rejected ones get 503 with Retry-After', async () => {
    const { db, url, engine } = where();
    await setInitialStock(db);
    const shop = await ShopProcess.open({ DATABASE_URL: url });
    const requestLog = new RequestLog();
    const known = new Map<string, string>();
    try {
      const path = '/api/checkout/orders';
      const checkouts = Array.from({ length: CHECKOUTS }, (_, count) => ({
        key: count % TWICE === 0 ? randomUUID() : undefined,
        headers: { 'x-forwarded-for': uniqueCallerAddress() },
      })).map(({ key, headers }, count, all) => {
        const twin = count % TWICE === 1 ? all[count - 1]?.key : undefined;
        return { 'idempotency-key': key ?? twin ?? randomUUID(), ...headers };
      });
      const began = Date.now();
      const first = await Promise.all(checkouts.map((headers) => askOnce(requestLog, shop.url, path, body, headers)));
      const volleyMs = Date.now() - began;
      const answered = await Promise.all(
        checkouts.map((headers, count) => {
          const answer = first[count];
          return answer && answer.status !== 503
            ? answer
            : askUntilAnswered(requestLog, () => shop.url, path, body, headers);
        }),
      );
      answered.forEach(({ status, body: { order } }, count) => {
        const key = checkouts[count]?.['idempotency-key'] ?? '';
        if (status !== 200 || !order) requestLog.wrong.push(`a checkout was answered ${status}`);
        else if (!known.has(key))
          requestLog.orders.push({ key, number: order.number, token: order.token, outcome: 'unpaid' });
        else if (known.get(key) !== order.token) requestLog.wrong.push(`${key} was answered with two orders`);
        known.set(key, order?.token ?? '');
      });
      report(`1,000 checkouts at once on ${engine}`, requestLog, {
        'served at once': first.filter((answer) => answer?.status === 200).length,
        'first volley ms': volleyMs,
        'all served ms': Date.now() - began,
      });
      expect(await audit(db, requestLog, new Map())).toEqual([]);
      expect(requestLog.orders).toHaveLength(CHECKOUTS - CHECKOUTS / TWICE);
      expect(requestLog.unanswered).toBe(0);
    } finally {
      await shop.kill();
    }
  });
});
