// Verifies docs/product.md 43.1, 43.2, 43.3, 43.4, 43.5, 43.6, 43.10.
import { type SeededState, type TestDeskAction, type TestDeskRequests } from '@/contract/test-desk';
import { testStates, testStateNames } from '@/data/test-states';
import { shopNow } from '@/domain/shop-date';
import { shopDate } from '@/domain/shop-date';
import { testDesk } from '@/domain/test-desk';
import { type Database, database, shareDatabase } from '@/server/database/database';
import { isDatabaseUnavailable } from '@/server/database/database-error';
import { itOnce, onEachEngine, type Place, tableNames } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { FakeStripe } from '@/server/testing/stripe-server';
import { environmentOf } from '@/server/testing/stripe-shop';
import { answerAction, answerView } from './desk';
import { breakPart, repairAll } from './breakages';
import { setShopClock } from './state';
import { forgetMail } from './mail';
import { resetDatabase, resetTables } from './reset';

const own = { host: 'localhost:3000', 'x-odd-hours-caller': '127.0.0.1' };
const url = (path: string) => `http://localhost:3000/api/test-desk/${path}`;

const send = (action: string, body: object = {}, headers: Record<string, string> = {}) =>
  answerAction(
    new Request(url(action), {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

async function act<Action extends TestDeskAction>(action: Action, body: TestDeskRequests[Action]) {
  const response = await send(action, body);
  const text = await response.text();
  expect({ status: response.status, text }).toEqual({ status: 200, text });
  return JSON.parse(text);
}

const view = async (path: string) => (await answerView(new Request(url(path), { headers: own }))).json();
const seed = (state: string, email?: string): Promise<SeededState> => act('seed', { state, email });

/** Makes the test's database the shop's. */
async function openShop({ db, url: address }: Place): Promise<Database> {
  process.env.DATABASE_URL = address;
  shareDatabase(Promise.resolve(db));
  await resetDatabase(db, shopDate());
  return db;
}

const { env } = process;
beforeEach(() => {
  process.env = { ...env, TEST_DESK: '1', MAIL_DIR: '.cache/unit-mail' };
});
afterEach(() => {
  setShopClock(undefined);
  repairAll();
  forgetMail();
  process.env = env;
});

describe('the guard of the test desk', () => {
  it.each<[string, Record<string, string>, Record<string, string | undefined>]>([
    ['without TEST_DESK', {}, { TEST_DESK: undefined }],
    ['from another machine', { 'x-odd-hours-caller': '203.0.113.9' }, {}],
    ['through a proxy of this machine', { 'x-forwarded-for': '203.0.113.9' }, {}],
    ['without the address of its socket', { 'x-odd-hours-caller': '' }, {}],
    ['by a host name of another site', { host: 'evil.example' }, {}],
    ['from a page of another site', { origin: 'https://evil.example' }, {}],
    [
      'with a wrong token',
      { 'x-odd-hours-caller': '203.0.113.9', authorization: 'Bearer b' },
      { TEST_DESK_TOKEN: 'a' },
    ],
    [
      'with a malformed cookie',
      { 'x-odd-hours-caller': '203.0.113.9', cookie: 'test-desk=%E0%A4' },
      { TEST_DESK_TOKEN: 'a' },
    ],
    ['with an empty token', { 'x-odd-hours-caller': '203.0.113.9', authorization: 'Bearer ' }, { TEST_DESK_TOKEN: '' }],
  ])('answers 404 to a request %s', async (_, headers, settings) => {
    Object.assign(process.env, settings);
    for (const name of Object.keys(settings)) if (settings[name] === undefined) delete process.env[name];
    const before = shopNow();
    const response = await send('clock', { at: '2031-01-01T00:00:00Z' }, headers);
    expect([response.status, await response.text()]).toEqual([404, '']);
    expect(shopNow() - before).toBeLessThan(60_000);
  });
});

onEachEngine((where) => {
  collectLog();

  itOnce('answers a request from another machine with the token, in a header or a cookie', async () => {
    await openShop(where());
    process.env.TEST_DESK_TOKEN = 'secret';
    const far = { 'x-odd-hours-caller': '203.0.113.9', host: 'shop.example' };
    for (const [header, proof] of [
      ['authorization', 'Bearer secret'],
      ['cookie', 'a=b; test-desk=secret'],
    ] as const)
      expect((await send('jobs', {}, { ...far, [header]: proof })).status).toBe(200);
  });

  itOnce('clock and stock accept the fields of a form as text, empty ones as none', async () => {
    const db = await openShop(where());
    const submit = (action: string, fields: Record<string, string>) =>
      answerAction(
        new Request(url(action), {
          method: 'POST',
          headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(fields).toString(),
        }),
      );
    for (const isFrozen of ['on', 'true']) {
      expect((await submit('clock', { at: '2031-01-01T00:00:00Z', isFrozen })).status).toBe(303);
      expect(await view('clock')).toMatchObject({ now: '2031-01-01T00:00:00.000Z', isFrozen: true });
      expect((await submit('clock', { at: '', isFrozen: '' })).status).toBe(303);
      expect(await view('clock')).toMatchObject({ isMoved: false, isFrozen: false });
    }
    expect((await submit('stock', { watch: 'xerix/1', units: '0' })).status).toBe(303);
    const stock = db.selectFrom('stock').select('available').where('watch', '=', 'xerix/1');
    expect(await stock.executeTakeFirst()).toEqual({ available: 0 });
  });

  itOnce('answers an invalid action or body with one error and changes nothing', async () => {
    await openShop(where());
    expect((await send('nothing')).status).toBe(404);
    for (const [action, body] of [
      ['clock', { at: 'tomorrow' }],
      ['clock', { when: '2026-11-27T00:00:00Z' }],
      ['seed', { state: 'unknown' }],
      ['events', { order: 'OH-7K3M9QX2', events: [{ type: 'unknown' }] }],
      ['clock', { isFrozen: true }],
      ['clock', { at: '2031-01-01T00:00:00Z', isFrozen: 'yes' }],
      ['stock', { watch: 'xerix/1', units: '' }],
      ['stock', { watch: 'xerix/1', units: null }],
      ['events', { order: 'OH-7K3M9QX2', events: [{ type: 'charge.refunded', amountCents: 0 }] }],
      ['events', { order: 'OH-7K3M9QX2', events: [{ type: 'charge.refunded' }], times: 0 }],
      ['break', { what: 'disk', seconds: 0 }],
      ['break', { what: 'disk', seconds: true }],
    ] as const) {
      const response = await send(action, body);
      expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'bad-request' } }]);
    }
    const unknown = { order: 'OH-7K3M9QX2', events: [{ type: 'charge.refunded' }] };
    expect((await send('events', unknown)).status).toBe(404);
    expect(globalThis.aheadMs).toBeUndefined();
  });

  it('clock sets the time of the shop and runs its jobs at that time', async () => {
    const db = await openShop(where());
    const { order } = await seed('unpaid-order');
    const at = new Date(Date.now() + 25 * 60 * 60_000).toISOString();
    expect(await act('clock', { at })).toMatchObject({ isMoved: true, isFrozen: false, failedJobs: [] });
    expect(Math.abs(shopNow() - Date.parse(at))).toBeLessThan(5000);
    const row = await db
      .selectFrom('orders')
      .select('state')
      .where('number', '=', order?.number as never)
      .executeTakeFirst();
    expect(row?.state).toBe('expired');
    await act('clock', { at: '2026-11-27T23:59:00-05:00', isFrozen: true });
    expect(await view('clock')).toEqual({ now: '2026-11-28T04:59:00.000Z', isMoved: true, isFrozen: true });
    await act('clock', {});
    expect(Math.abs(shopNow() - Date.now())).toBeLessThan(1000);
  });

  itOnce('seed makes each named state', async () => {
    const db = await openShop(where());
    for (const name of testStateNames) {
      const made = await seed(name, `${name}@example.com`);
      expect(made).toMatchObject({ state: name, path: expect.stringMatching(/^\//) });
      setShopClock(undefined);
    }
    const rows = await db.selectFrom('orders').selectAll().execute();
    const stateOf = (name: string) => rows.find(({ email }) => email === `${name}@example.com`);
    expect(
      testStateNames.filter((name) => 'order' in testStates[name]).map((name) => [name, stateOf(name)?.state]),
    ).toEqual([
      ['paid-order', 'paid'],
      ['paid-order-japan', 'paid'],
      ['withdrawable-order', 'paid'],
      ['withdrawable-sent-order', 'fulfilled'],
      ['unpaid-order', 'pending'],
      ['delayed-order', 'pending'],
      ['processing-order', 'pending'],
      ['packed-order', 'paid'],
      ['sent-order', 'fulfilled'],
      ['delivered-order', 'fulfilled'],
      ['refunded-order', 'refunded'],
      ['disputed-order', 'paid'],
    ]);
    expect(stateOf('paid-order-japan')?.country).toBe('JP');
    expect(stateOf('unpaid-order')?.payment_session).not.toBeNull();
    expect(stateOf('processing-order')?.payment_submitted_at).not.toBeNull();
    expect(stateOf('packed-order')?.packed_at).not.toBeNull();
    expect(stateOf('delivered-order')?.delivered_on).not.toBeNull();
    expect(stateOf('disputed-order')?.open_dispute).toBe('dispute');
  });

  itOnce('seed opens the payment of an unpaid order with the shop’s own provider', async () => {
    await openShop(where());
    const fake = new FakeStripe();
    await fake.open();
    Object.assign(process.env, environmentOf(fake), { ALLOW_STRIPE_TEST_KEY: '1', SITE_URL: 'https://shop.example' });
    try {
      const { order } = await seed('unpaid-order');
      expect([...fake.sessions.values()].map((session) => session.client_reference_id)).toEqual([order?.number]);
    } finally {
      await fake.close();
    }
  });

  it('seed returns the cart, the clock and the promo code of a state', async () => {
    const db = await openShop(where());
    const cart = await seed('full-cart-friday-night');
    expect(cart.cart?.map(({ catalogue, id, quantity }) => `${catalogue}/${id}:${quantity}`)).toEqual(
      Object.entries(testStates['full-cart-friday-night'].cart).map(([key, quantity]) => `${key}:${quantity}`),
    );
    expect((await view('clock')).now).toMatch(/^2026-11-28T04:59/);
    await act('clock', {});
    expect((await seed('paid-order')).promoCode).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    await seed('sold-out');
    const refused = await send('seed', { state: 'paid-order' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: 'sold-out' } }]);
    await seed('last-unit');
    await act('stock', { watch: 'xerix/2', units: 7 });
    const stock = db
      .selectFrom('stock')
      .select('available')
      .where('watch', 'in', ['xerix/1', 'xerix/2'])
      .orderBy('watch');
    expect(await stock.execute()).toEqual([{ available: 1 }, { available: 7 }]);
  });

  it('reset empties every table and restores the starting stock', async () => {
    const db = await openShop(where());
    const tables = (await tableNames(where())).filter((name) => name !== 'migrations');
    const content = async () => {
      const all = tables.map(
        async (name) =>
          [
            name,
            await db
              .selectFrom(name as 'stock')
              .selectAll()
              .execute(),
          ] as const,
      );
      const rows = Object.fromEntries(await Promise.all(all));
      return { ...rows, stock: rows.stock?.map(({ watch, available }) => [watch, available]).toSorted() };
    };
    const start = await content();
    for (const state of ['withdrawable-order', 'refunded-order', 'last-unit']) await seed(state);
    await act('jobs', {});
    expect(await content()).not.toEqual(start);
    await act('reset', {});
    expect(await content()).toEqual(start);
    expect([...resetTables].toSorted()).toEqual(tables.toSorted());
  });

  itOnce('reset takes less than 200 ms', async () => {
    await openShop(where());
    const took: number[] = [];
    for (let run = 0; run < 2; run += 1) {
      for (let order = 0; order < 3; order += 1) await seed('paid-order');
      took.push((await act('reset', {})).tookMs);
    }
    expect(Math.min(...took)).toBeLessThan(200);
  });

  it('mail lists the content of mail before and after it is sent', async () => {
    await openShop(where());
    await seed('paid-order', 'grace@example.com');
    await seed('paid-order', 'other@example.com');
    const before = await view('mail?to=grace@example.com');
    expect(before).toMatchObject([
      { to: 'grace@example.com', sentAt: null, html: expect.stringMatching(/^<!doctype/) },
    ]);
    await act('jobs', {});
    const [sent] = await view('mail?to=grace@example.com');
    expect(sent).toMatchObject({ sentAt: expect.any(String), text: before[0].text, html: before[0].html });
    await act('reset', {});
    expect(await view('mail')).toEqual([]);
  });

  it('events reach an order in any order, twice and late', async () => {
    const db = await openShop(where());
    const { order } = await seed('unpaid-order');
    const number = order?.number ?? '';
    const row = () =>
      db
        .selectFrom('orders')
        .select(['state', 'open_dispute', 'refunded_cents'])
        .where('number', '=', number as never)
        .executeTakeFirst();
    const dispute = { type: 'charge.dispute.created' };
    const outcomes = async (...events: TestDeskRequests['events']['events']) =>
      (await act('events', { order: number, events, times: 2 })).outcomes;
    // The dispute is there before its payment.
    expect(await outcomes(dispute)).toEqual(['applied', 'no-change']);
    expect(await outcomes({ type: 'checkout.session.completed' })).toEqual(['applied', 'duplicate']);
    expect(await row()).toMatchObject({ state: 'paid', open_dispute: 'dispute' });
    await outcomes({ type: 'charge.dispute.closed', status: 'won' });
    await outcomes({ type: 'refund.created', amountCents: 100 }, { type: 'charge.refunded', amountCents: 100 });
    expect(await row()).toMatchObject({ state: 'paid', open_dispute: null, refunded_cents: 100 });
    await outcomes({ type: 'charge.dispute.updated', ageSeconds: 3600 });
    expect(await row()).toMatchObject({ open_dispute: null });
    const late = { order: number, events: [{ type: 'refund.failed', amountCents: 100 }], afterSeconds: 1 };
    expect(await act('events', late)).toEqual({ outcomes: ['later'] });
    expect(await row()).toMatchObject({ refunded_cents: 100 });
    while ((await row())?.refunded_cents === 100) await new Promise((waited) => setTimeout(waited, 50));
    expect(await row()).toMatchObject({ refunded_cents: 0 });
  });

  itOnce('break makes the queries of the shop fail for the time, and the desk goes on', async () => {
    await openShop(where());
    const read = async () => (await database()).selectFrom('stock').select('watch').limit(1).execute();
    const write = async () => (await database()).deleteFrom('job_runs').execute();
    await act('break', { what: 'disk', seconds: 60 });
    await expect(read()).resolves.toHaveLength(1);
    const full = await write().catch((error: unknown) => error);
    expect(isDatabaseUnavailable(full)).toBe(true);
    await act('break', { what: 'database', seconds: 60 });
    const down = await read().catch((error: unknown) => error);
    expect(isDatabaseUnavailable(down)).toBe(true);
    expect((await seed('paid-order')).order).toBeDefined();
    repairAll();
    await expect(read()).resolves.toHaveLength(1);
    await act('break', { what: 'disk', seconds: 1 });
    await new Promise((waited) => setTimeout(waited, 1100));
    await expect(write()).resolves.toBeDefined();
  });

  describe('two breaks', () => {
    beforeEach(async () => {
      await openShop(where());
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'Date'] });
    });
    afterEach(() => void jest.useRealTimers());
    const wait = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);
    const isWorking = async (query: Promise<unknown>) =>
      query.then(
        () => true,
        () => false,
      );
    /** Which parts of the shop work. */
    const working = async () => {
      const db = await database();
      return {
        network: performance.now() >= testDesk.networkDownUntil,
        reading: await isWorking(db.selectFrom('stock').select('watch').limit(1).execute()),
        writing: await isWorking(db.deleteFrom('job_runs').execute()),
      };
    };
    const all = { network: true, reading: true, writing: true };

    itOnce.each([
      ['database', { reading: false, writing: false }],
      ['disk', { writing: false }],
      ['network', { network: false }],
    ] as const)(
      'the second break of the %s replaces the time of the first, longer or shorter',
      async (what, broken) => {
        await breakPart(what, 3);
        wait(1);
        await breakPart(what, 30);
        wait(29);
        expect(await working()).toEqual({ ...all, ...broken });
        wait(1);
        expect(await working()).toEqual(all);
        await breakPart(what, 30);
        wait(1);
        await breakPart(what, 3);
        wait(3);
        expect(await working()).toEqual(all);
      },
    );

    itOnce('the end of one break leaves other parts broken for their own time', async () => {
      await breakPart('database', 3);
      await breakPart('disk', 10);
      await breakPart('network', 20);
      expect(await working()).toEqual({ network: false, reading: false, writing: false });
      wait(3);
      expect(await working()).toEqual({ network: false, reading: true, writing: false });
      wait(7);
      expect(await working()).toEqual({ network: false, reading: true, writing: true });
      wait(10);
      expect(await working()).toEqual(all);
    });

    it('a reset ends every break, and no timer of it ends a later one', async () => {
      for (const what of ['database', 'disk', 'network'] as const) await breakPart(what, 5);
      repairAll();
      expect(await working()).toEqual(all);
      wait(1);
      await breakPart('database', 10);
      wait(4);
      expect(await working()).toEqual({ network: true, reading: false, writing: false });
      wait(6);
      expect(await working()).toEqual(all);
    });
  });
});
