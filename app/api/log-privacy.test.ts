// Verifies docs/product.md 19.5.
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { allJobs } from '@/server/jobs/all-jobs';
import { runJobs } from '@/server/jobs/run-jobs';
import { database, shareDatabase } from '@/server/database/database';
import { logRequestError } from '@/server/platform/request-error';
import { onOneEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { memberHeaders } from '@/server/testing/member';
import { body } from '@/server/testing/requests';
import { type Handler } from '@/server/http/serve';

/** Personal data that no log line may contain. */
const people = {
  name: 'Zebedee Quill',
  email: 'zebedee.quill@example.com',
  street: '77 Vellum Crescent',
  city: 'Marrowford',
  phrase: 'my grandfather’s sundial',
};

const order = {
  ...body,
  contact: { email: people.email, fullName: people.name },
  address: { ...body.address, line1: people.street, city: people.city },
};
const savedAddress = { isFirst: true, fullName: people.name, ...order.address };
const message = { name: people.name, email: people.email, subject: people.phrase, body: people.phrase };
const person = { website: '', filledForMs: 9000 };

function ask(handler: Handler, path: string, sent: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const all = {
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
    'x-request-id': people.email,
    'x-forwarded-for': '192.0.2.77',
    'user-agent': people.name,
    ...headers,
  };
  const request = new Request(`http://localhost:3000${path}?order=${people.email}`, {
    method: 'POST',
    headers: all,
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });
  return handler(request);
}

onOneEngine((where) => {
  const logged = collectLog();
  const before = { ...process.env };
  beforeEach(() => {
    shareDatabase(undefined);
    Object.assign(process.env, {
      DATABASE_URL: where().url,
      OWNER_EMAIL: 'owner@example.com',
      AUTH_EMULATOR_ADDRESS: 'http://127.0.0.1:9',
    });
  });
  afterEach(async () => {
    await (await database()).destroy();
    shareDatabase(undefined);
    process.env = { ...before };
  });

  /** Sends valid and invalid requests to every route that receives personal data. */
  async function sendEverything(): Promise<Record<string, unknown>[]> {
    const [addresses, orders, quote, payment, contact, newsletter, confirm, webhook] = await Promise.all([
      import('./account/addresses/route'),
      import('./checkout/orders/route'),
      import('./checkout/quote/route'),
      import('./test-payment/route'),
      import('./contact/route'),
      import('./newsletter/route'),
      import('./newsletter/confirm/route'),
      import('./stripe/webhook/route'),
    ]);
    const key = { 'idempotency-key': randomUUID() };
    const placed = await ask(orders.POST, '/api/checkout/orders', order, key);
    const answer = (await placed.json()) as { order?: { token: string }; next?: { session: string } };
    const paying = { order: answer.order?.token, session: answer.next?.session, card: 'succeeds' };
    await ask(payment.POST, '/api/test-payment', paying);
    await ask(payment.POST, '/api/test-payment', { ...paying, card: people.phrase });
    await ask(orders.POST, '/api/checkout/orders', { ...order, shownTotal: 1 }, key);
    await ask(
      orders.POST,
      '/api/checkout/orders',
      { ...order, promoCode: people.phrase },
      { 'idempotency-key': people.email },
    );
    const member = memberHeaders('zebedee', people.email);
    await ask(addresses.POST, '/api/account/addresses', savedAddress, member);
    await ask(addresses.POST, '/api/account/addresses', { ...savedAddress, region: people.phrase }, member);
    await ask(addresses.POST, '/api/account/addresses', savedAddress, { authorization: `Bearer ${people.email}` });
    await ask(quote.POST, '/api/checkout/quote', { ...order, [people.email]: people.name });
    await ask(contact.POST, '/api/contact', { ...message, ...person });
    await ask(contact.POST, '/api/contact', { ...message, email: people.name, ...person });
    await ask(contact.POST, '/api/contact', `{"${people.email}`);
    await ask(newsletter.POST, '/api/newsletter', { email: people.email, ...person });
    await ask(confirm.POST, '/api/newsletter/confirm', { token: people.email });
    await ask(webhook.POST, '/api/stripe/webhook', people.email, { 'stripe-signature': people.email });
    return [answer];
  }

  const failing = () =>
    Promise.reject(Object.assign(new Error(`550 <${people.email}> unknown`), { code: 'EENVELOPE' }));

  /** Runs every job several times. */
  async function runAllJobs(): Promise<void> {
    const jobs = allJobs(failing).map((job) => ({ ...job, everyMs: 20 }));
    const stop = runJobs(database, jobs);
    await delay(1500);
    await stop();
  }

  it('log lines contain no personal data when requests and jobs succeed or fail', async () => {
    const [answer] = await sendEverything();
    const token = (answer?.order as { token: string } | undefined)?.token ?? '';
    expect(token).toMatch(/^[\w-]{32}$/);
    await runAllJobs();
    const db = await database();
    for (const table of ['saved_addresses', 'order_lines', 'contact_messages', 'subscribers', 'test_payments']) {
      await sql`drop table ${sql.table(table)}${sql.raw(where().engine === 'postgres' ? ' cascade' : '')}`.execute(db);
    }
    await sendEverything().catch(() => undefined);
    await runAllJobs();
    const error = Object.assign(new Error(people.email), { digest: '1234', detail: people.street });
    const request = { path: `/thanks?order=${token}`, method: 'GET', headers: { 'x-request-id': people.email } };
    await logRequestError(error, request, {
      routerKind: 'App Router',
      routePath: '/thanks',
      routeType: 'render',
      revalidateReason: undefined,
    });
    const lines = logged();
    const entries = lines.map((line): Record<string, unknown> => JSON.parse(line));
    for (const what of [
      'mail delayed',
      'page broke',
      '/api/checkout/orders',
      '/api/contact',
      '/api/stripe/webhook',
      '/api/account/addresses',
    ]) {
      expect(entries.map((line) => line.what)).toContain(what);
    }
    expect(entries.filter(({ status }) => status === 500).length).toBeGreaterThan(2);
    const all = lines.join('\n').toLowerCase();
    const secrets = [...Object.values(people), ...people.name.split(' '), 'quill', '192.0.2.77', token];
    expect(secrets.filter((secret) => all.includes(secret.toLowerCase()))).toEqual([]);
  });
});
