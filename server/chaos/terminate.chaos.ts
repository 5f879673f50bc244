// Verifies docs/product.md 19.10.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { findOrderByToken, listOrders } from '@/server/orders/read';
import { enqueueMail } from '@/server/notifications/outbox';
import { atomically } from '@/server/database/transact';
import { onSqlite, type Place } from '@/server/testing/engines';
import { body } from '@/server/testing/requests';
import { startSmtp } from '@/server/testing/smtp-server';
import { FakeStripe, secretKey } from '@/server/testing/stripe-server';
import { askOnce, askUntilAnswered, uniqueCallerAddress } from './ask';
import { RequestLog } from './request-log';
import { onEngines, ShopProcess } from './shop-process';

const ORDERS = 20;
const PATH = '/api/checkout/orders';

jest.setTimeout(120_000);

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await delay(10);
}

/** A shop with a slow Stripe and a slow SMTP server. */
function withShop(where: () => Place) {
  let stripe: FakeStripe;
  let shop: ShopProcess;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let isMailUnderWay = false;

  beforeEach(async () => {
    stripe = new FakeStripe();
    await stripe.open();
    isMailUnderWay = false;
    smtp = await startSmtp({
      onMailFrom: (_, __, done) => {
        isMailUnderWay = true;
        setTimeout(done, 1500);
      },
    });
  });
  afterEach(async () => {
    await shop.kill();
    await stripe.close();
    await smtp.stop();
  });

  const open = async (settings: Record<string, string>) => {
    shop = await ShopProcess.open({
      DATABASE_URL: where().url,
      SMTP_URL: smtp.url,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_drills',
      STRIPE_API_BASE: stripe.apiBase,
      ...settings,
    });
  };
  const headersOf = (key: string) => ({ 'idempotency-key': key, 'x-forwarded-for': uniqueCallerAddress() });
  const order = (requestLog: RequestLog, key: string = randomUUID()) =>
    askOnce(requestLog, shop.url, PATH, body, headersOf(key));
  return {
    open,
    order,
    headersOf,
    stripe: () => stripe,
    smtp: () => smtp,
    shop: () => shop,
    isMailUnderWay: () => isMailUnderWay,
  };
}

onEngines((where) => {
  const { open, order, stripe, smtp, shop, isMailUnderWay } = withShop(where);

  it('SIGTERM lets the shop answer requests in progress, reject new ones and finish the current mail', async () => {
    await open({});
    const { db } = where();
    const requestLog = new RequestLog();
    stripe().workMs = 2000;
    const asked = Array.from({ length: ORDERS }, () => order(requestLog));
    const message = { to: 'ada@example.com', subject: 'A mail', text: 'Words.', html: '<p>Words.</p>' };
    await atomically(db, (records) => enqueueMail(records, 'a-mail', message, new Date()));
    await until(() => isMailUnderWay() && stripe().calls.filter((call) => call.endsWith('/sessions')).length >= ORDERS);
    const ending = shop().terminate();
    await delay(200);
    expect(await order(new RequestLog())).toBeUndefined();
    const answers = await Promise.all(asked);
    const { code, tookMs } = await ending;
    expect(answers.map((answer) => answer?.status)).toEqual(Array(ORDERS).fill(200));
    for (const answer of answers) {
      const kept = await findOrderByToken(db, answer?.body.order?.token ?? '');
      expect(kept?.payment_session).toMatch(/^cs_test_/);
    }
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(10_000);
    const mail = await db.selectFrom('outbox').selectAll().where('id', '=', 'a-mail').executeTakeFirst();
    expect(mail).toMatchObject({ sent_at: expect.any(String), leased_until: null });
    expect(smtp().received).toHaveLength(1);
  });
});

onSqlite((where) => {
  const { open, order, headersOf, stripe, shop } = withShop(where);

  it('SIGTERM ends the shop within its time limit when a request hangs, and a retry places that order afterwards', async () => {
    await open({ STOP_SECONDS: '1' });
    stripe().workMs = 3000;
    const key = randomUUID();
    const asked = order(new RequestLog(), key);
    await until(() => stripe().calls.some((call) => call.endsWith('/sessions')));
    const { tookMs } = await shop().terminate();
    expect(await asked).toBeUndefined();
    expect(tookMs).toBeGreaterThan(900);
    expect(tookMs).toBeLessThan(5000);
    await shop().start();
    const again = await askUntilAnswered(new RequestLog(), () => shop().url, PATH, body, headersOf(key));
    expect(again).toMatchObject({ status: 200, body: { next: { kind: 'redirect' } } });
    expect(await listOrders(where().db)).toHaveLength(1);
  });

  it('the shop sells and terminates normally when nothing reads its log', async () => {
    await open({});
    shop().closeOutput();
    // Errors of Stripe are logged.
    stripe().failure = 500;
    await order(new RequestLog());
    stripe().failure = 'none';
    expect(await order(new RequestLog())).toMatchObject({ status: 200 });
    const { tookMs, code } = await shop().terminate();
    expect(code).toBe(0);
    expect(tookMs).toBeLessThan(5000);
  });
});
