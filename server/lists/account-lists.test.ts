// Verifies docs/product.md 40.1, 40.2, 40.4, 40.7.
import { setTimeout as delay } from 'node:timers/promises';
import { type ListsRequest } from '@/contract/lists';
import { listsResponse } from '@/contract/lists.schema';
import { type SharedOperation } from '@/domain/shared-lists';
import { countUnits } from '@/server/abuse/rate-limit';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { exportShopper } from '@/server/retention/export-shopper';
import { forgetOldRecords } from '@/server/retention/forget-old';
import { forgetShopper } from '@/server/retention/forget-shopper';
import { setStock } from '@/server/stock/set-stock';
import { later, now } from '@/server/testing/checkout';
import { itOnce, itOnOneEngine, onEachEngine, onSqlite } from '@/server/testing/engines';
import {
  forgetLists,
  forgetSharedCheckouts,
  limitListRequests,
  parseLists,
  shareLists,
  verified,
} from './account-lists';
import { waitForChange } from './wait-for-change';

const ada = { userId: 'ada', email: 'Ada@example.com' };
const eve = { userId: 'eve', email: 'eve@example.com' };
const DAY_MS = 24 * 60 * 60_000;
const [phone, desk] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const add = (n: number, key: `xerix/${number}`, quantity = 1): SharedOperation => ({
  n,
  list: 'cart',
  type: 'add',
  key,
  quantity,
  index: 99,
});

type Chain = Record<string, (...values: unknown[]) => Chain>;

/** The records as a function sees them while another transaction commits `change` after its query, as on PostgreSQL. */
function afterItsQuery(db: Database, change: () => Promise<unknown>): DatabaseTransaction {
  const follow = (query: Chain): Chain =>
    new Proxy(query, {
      get: (target, name: string) =>
        name === 'execute'
          ? async () => {
              const rows = await target.execute?.();
              await change();
              return rows;
            }
          : (...values: unknown[]) => follow(target[name]?.(...values) as Chain),
    });
  return {
    selectFrom: (table: 'account_lists') => follow(db.selectFrom(table) as unknown as Chain),
    updateTable: (table: 'account_lists') => db.updateTable(table),
  } as unknown as DatabaseTransaction;
}

it('verified accepts a verified email only', () => {
  expect(verified({ userId: 'ada', email: 'ada@example.com' })).toMatchObject({
    ok: false,
    rejection: { code: 'email-unverified' },
  });
  expect(verified({ userId: 'ada', email: 'a@b.c', verifiedEmail: 'a@b.c' })).toMatchObject({
    value: { userId: 'ada', email: 'a@b.c' },
  });
});

onEachEngine((where) => {
  const share = (browser: string, operations: ListsRequest['operations'], after = 0, member = ada) =>
    shareLists(where().db, member, { browser, after, operations }, now);
  const cartOf = async (member = ada) => {
    const { lists } = await share('33333333-3333-4333-8333-333333333333', [], -1, member);
    return lists?.cart.map(({ key, quantity }) => `${key} x${quantity}`);
  };

  itOnce('shareLists stores each operation once, however often and in which order requests arrive', async () => {
    const first = await share(phone, [add(1, 'xerix/1'), add(2, 'xerix/2')]);
    expect(listsResponse().parse(first)).toEqual(first);
    expect(first).toMatchObject({ version: 1, taken: 2 });
    const remove: SharedOperation = { n: 3, list: 'cart', type: 'remove', lines: first.lists?.cart.slice(0, 1) ?? [] };
    await share(phone, [add(1, 'xerix/1'), add(2, 'xerix/2'), remove]);
    expect(await share(phone, [add(1, 'xerix/1')])).toMatchObject({ version: 2, taken: 3 });
    expect(await cartOf()).toEqual(['xerix/2 x1']);
  });

  itOnce('shareLists answers without lists to a browser that has their version', async () => {
    const { version } = await share(phone, [add(1, 'xerix/1')]);
    expect(await share(desk, [], version)).toEqual({ version, taken: 0 });
    expect((await share(desk, [], version - 1)).lists?.cart).toHaveLength(1);
  });

  itOnce(
    'shareLists answers with the operations since a version, and with the lists to a browser ahead of the records',
    async () => {
      await share(phone, [add(1, 'xerix/1')]);
      const { version } = await share(desk, [], -1);
      const operation = add(2, 'xerix/2');
      await share(phone, [operation]);
      const answer = await share(desk, [], version);
      expect(listsResponse().parse(answer)).toEqual(answer);
      expect(answer).toEqual({
        version: version + 1,
        taken: 0,
        operations: [{ version: 2, browser: phone, operation }],
      });
      expect(await share(desk, [], version + 9)).toMatchObject({ version: 2, lists: { cart: [{}, {}] } });
    },
  );

  it('shareLists stores values that follow, outside the log, and retention deletes a checkout after a day', async () => {
    const name = 'Ada Lovelace, Ockham';
    await share(phone, [
      add(1, 'xerix/1'),
      { n: 2, type: 'follow', names: ['checkout', 'wrist'] },
      { n: 3, type: 'set-value', name: 'checkout', text: name },
      { n: 4, type: 'set-value', name: 'wrist', text: '165 mm' },
    ]);
    const values = { follow: ['checkout', 'wrist'], texts: { checkout: name, wrist: '165 mm' } };
    expect((await share(desk, [], 0)).lists).toMatchObject({ values });
    expect((await exportShopper(where().db, 'ada@example.com')).lists).toMatchObject([{ values }]);
    const signal = new AbortController().signal;
    expect(await forgetOldRecords(where().db, later(DAY_MS - 60_000), signal)).toBe(0);
    expect(await forgetOldRecords(where().db, later(DAY_MS), signal)).toBe(1);
    const rows = await where().db.selectFrom('account_lists').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Lovelace');
    expect((await share(desk, [], 0)).lists).toMatchObject({ cart: [{}], values: { texts: { wrist: '165 mm' } } });
    expect(await forgetOldRecords(where().db, later(DAY_MS), signal)).toBe(0);
  });

  it('shareLists keeps the values of two browsers that send at the same time', async () => {
    await share(phone, [{ n: 1, type: 'follow', names: ['recent'] }]);
    await Promise.all([
      share(phone, [{ n: 2, type: 'set-value', name: 'recent', text: 'xerix/1' }]),
      share(desk, [{ n: 1, type: 'set-value', name: 'recent', text: 'xerix/2' }]),
    ]);
    const { lists } = await share(desk, [], -1);
    expect(lists?.values?.texts.recent?.split(',').toSorted()).toEqual(['xerix/1', 'xerix/2']);
  });

  it('shareLists keeps all additions of browsers that send at the same time', async () => {
    const browsers = [phone, desk, '44444444-4444-4444-8444-444444444444'];
    await Promise.all(browsers.map((browser, index) => share(browser, [add(1, `xerix/${index + 1}`)])));
    expect((await cartOf())?.toSorted()).toEqual(['xerix/1 x1', 'xerix/2 x1', 'xerix/3 x1']);
  });

  itOnce('shareLists joins a line with the higher quantity, at most what can be ordered', async () => {
    await setStock(where().db, 'xerix/1', { to: 3 }, now);
    await share(desk, [add(1, 'xerix/1', 2)]);
    await share(phone, [{ n: 1, list: 'cart', type: 'join', key: 'xerix/1', quantity: 9 }]);
    expect(await cartOf()).toEqual(['xerix/1 x3']);
  });

  itOnOneEngine('shareLists remembers the last operation of the fifty browsers that sent one last', async () => {
    const browser = (index: number) => `00000000-0000-4000-8000-0000000000${String(10 + index)}`;
    for (let index = 0; index < 50; index += 1) await share(browser(index), [add(1, 'xerix/1')]);
    await share(browser(0), [add(2, 'xerix/1')]);
    await share(browser(50), [add(1, 'xerix/1')]);
    const taken = [];
    for (const index of [0, 1, 2, 50]) taken.push((await share(browser(index), [])).taken);
    expect(taken).toEqual([2, 0, 1, 1]);
  });

  itOnce('lists of one account are unknown to another', async () => {
    await share(phone, [add(1, 'xerix/1')]);
    expect(await cartOf(eve)).toEqual([]);
  });

  itOnce('waitForChange answers soon after a change of another browser, and at the end of its wait', async () => {
    const { version } = await share(phone, [add(1, 'xerix/1')]);
    const signal = new AbortController().signal;
    expect(await waitForChange(where().db, 'ada', version, signal, 20)).toBe(version);
    const began = Date.now();
    const waiting = waitForChange(where().db, 'ada', version, signal);
    await share(desk, [add(1, 'xerix/2')]);
    expect(await waiting).toBe(version + 1);
    expect(Date.now() - began).toBeLessThan(2000);
    expect(await waitForChange(where().db, 'ada', version, signal)).toBe(version + 1);
  });

  itOnce('waitForChange ends at once when the shop stops or the browser leaves', async () => {
    const { version } = await share(phone, [add(1, 'xerix/1')]);
    const leaving = new AbortController();
    const [listening, ended] = [jest.spyOn(process, 'on'), jest.spyOn(process, 'off')];
    const waits = [new AbortController().signal, leaving.signal].map((signal) =>
      waitForChange(where().db, 'ada', version, signal),
    );
    while (listening.mock.calls.length === 0) await delay(5);
    leaving.abort();
    expect(await waits[1]).toBe(version);
    const [[signal, stop] = []] = listening.mock.calls;
    expect([signal, ended.mock.calls]).toEqual(['SIGTERM', []]);
    stop?.();
    expect(await waits[0]).toBe(version);
    expect(ended.mock.calls).toEqual([['SIGTERM', stop]]);
    for (const spy of [listening, ended]) spy.mockRestore();
    await delay(700); // longer than the interval: its query is of this test's database
  });

  itOnce('waitForChange goes on for other accounts when one has changed, and over several queries', async () => {
    const signal = new AbortController().signal;
    const { version } = await share(phone, [add(1, 'xerix/1')]);
    const other = await share(phone, [add(1, 'xerix/1')], 0, eve);
    const ended: string[] = [];
    const waits = [
      waitForChange(where().db, 'ada', version, signal).then(() => ended.push('ada')),
      waitForChange(where().db, 'eve', other.version, signal).then(() => ended.push('eve')),
    ];
    await share(desk, [add(1, 'xerix/2')]);
    await waits[0];
    await delay(700); // longer than the interval of the queries
    expect(ended).toEqual(['ada']);
    const began = Date.now();
    await share(desk, [add(1, 'xerix/2')], 0, eve);
    await Promise.all(waits);
    expect(ended).toEqual(['ada', 'eve']);
    expect(Date.now() - began).toBeLessThan(2000);
  });

  itOnce('waitForChange answers at once if the lists have changed before', async () => {
    const { version } = await share(phone, [add(1, 'xerix/1')]);
    const signal = new AbortController().signal;
    expect(await waitForChange(where().db, 'ada', version - 1, signal, 0)).toBe(version);
  });

  itOnce('waitForChange finds a change also after a time without a waiting browser', async () => {
    const { version } = await share(phone, [add(1, 'xerix/1')]);
    const signal = new AbortController().signal;
    await waitForChange(where().db, 'ada', version, signal, 20);
    await delay(700); // longer than the interval of the queries
    const waiting = waitForChange(where().db, 'ada', version, signal, 2000);
    await share(desk, [add(1, 'xerix/2')]);
    expect(await waiting).toBe(version + 1);
  });

  it('waitForChange adds one listener to the process for any number of waiting browsers, and removes it', async () => {
    const [on, off] = [jest.spyOn(process, 'on'), jest.spyOn(process, 'off')];
    const ended = new AbortController();
    const waits = Array.from({ length: 20 }, () => waitForChange(where().db, 'ada', 0, ended.signal));
    await delay(200);
    expect(on.mock.calls.filter(([name]) => name === 'SIGTERM')).toHaveLength(1);
    ended.abort();
    await Promise.all(waits);
    expect(off.mock.calls.filter(([name]) => name === 'SIGTERM')).toEqual(
      on.mock.calls.filter(([name]) => name === 'SIGTERM'),
    );
    jest.restoreAllMocks();
  });

  it('export, deletion and retention include the lists of an account', async () => {
    await share(phone, [add(1, 'xerix/1')]);
    const { lists } = await exportShopper(where().db, 'ada@example.com');
    expect(lists).toMatchObject([{ cart: [{ key: 'xerix/1', quantity: 1 }], wishlist: [] }]);
    expect(await forgetShopper(where().db, 'ada@example.com')).toMatchObject({ lists: 1 });
    await share(phone, [add(1, 'xerix/1')], 0, eve);
    expect(await forgetOldRecords(where().db, later(729 * DAY_MS), new AbortController().signal)).toBe(0);
    expect(await forgetOldRecords(where().db, later(731 * DAY_MS), new AbortController().signal)).toBe(1);
    await share(phone, [add(1, 'xerix/1')]);
    await forgetLists(where().db, 'ada');
    expect(await cartOf()).toEqual([]);
  });
});

onSqlite((where) => {
  const share = (operations: ListsRequest['operations'], at = now, member = ada) =>
    shareLists(where().db, member, { browser: phone, after: 0, operations }, at);
  const row = () => where().db.selectFrom('account_lists').selectAll().executeTakeFirstOrThrow();

  it('shareLists records the last use once a day, and the present address of the account', async () => {
    await share([add(1, 'xerix/1')]);
    await share([], later(DAY_MS - 1), { ...ada, email: 'ada@new.example' });
    expect(await row()).toMatchObject({ used_at: now.toISOString(), email: 'ada@new.example' });
    await share([], later(DAY_MS));
    expect(await row()).toMatchObject({ used_at: later(DAY_MS).toISOString(), email: ada.email });
  });

  it('shareLists dates a checkout by its last change, and not once it is emptied or no longer followed', async () => {
    const dates = [];
    for (const [index, operation] of (
      [
        { type: 'follow', names: ['checkout'] },
        { type: 'set-value', name: 'checkout', text: 'Ockham' },
        { type: 'set-value', name: 'checkout', text: null },
        { type: 'set-value', name: 'checkout', text: 'London' },
        { type: 'follow', names: [] },
      ] as const
    ).entries()) {
      await share([{ n: index + 1, ...operation }], later(index));
      dates.push((await row()).checkout_at);
    }
    expect(dates).toEqual([null, later(1).toISOString(), null, later(3).toISOString(), null]);
  });

  // Verifies docs/product.md 40.7.
  it('shareLists leaves the date of a checkout when another value starts to follow', async () => {
    await share([
      { n: 1, type: 'follow', names: ['checkout'] },
      { n: 2, type: 'set-value', name: 'checkout', text: 'Ockham' },
    ]);
    await share([{ n: 3, type: 'follow', names: ['checkout', 'wrist'] }], later(1));
    expect((await row()).checkout_at).toBe(now.toISOString());
    await share([{ n: 4, type: 'set-value', name: 'wrist', text: '165' }], later(2));
    expect((await row()).checkout_at).toBe(now.toISOString());
  });

  /** Follows the checkouts of members, whose text is their name, last changed `ms` after now. */
  async function keepCheckouts(ms: Readonly<Record<string, number>>): Promise<void> {
    for (const [userId, changed] of Object.entries(ms)) {
      const follow = { n: 1, type: 'follow', names: ['checkout'] } as const;
      const checkout = { n: 2, type: 'set-value', name: 'checkout', text: userId } as const;
      await share([follow, checkout], later(changed), { userId, email: `${userId}@example.com` });
    }
  }
  /** The members with a checkout, and its text. */
  const checkouts = async () => {
    const rows = await where().db.selectFrom('account_lists').selectAll().orderBy('user_id').execute();
    return rows.flatMap(({ lists }) => parseLists(lists).values?.texts.checkout ?? []).toSorted();
  };

  it('forgetSharedCheckouts deletes checkouts changed at the time or before, at most as many as its limit', async () => {
    await keepCheckouts({ a: 0, b: 999, c: 1000, d: 1001 });
    const forget = (limit: number) =>
      atomically(where().db, (records) => forgetSharedCheckouts(records, later(1000).toISOString(), limit));
    expect([await forget(2), (await checkouts()).length]).toEqual([2, 2]);
    expect([await forget(2), await checkouts()]).toEqual([1, ['d']]);
    expect(await forget(2)).toBe(0);
  });

  it.each([
    ['set to another text', { type: 'set-value', name: 'checkout', text: 'London' }, ['London'], 0],
    ['set to the same text', { type: 'set-value', name: 'checkout', text: 'ada' }, ['ada'], 0],
    ['in lists that get a watch', add(3, 'xerix/1'), ['ada'], 1],
  ] as const)('forgetSharedCheckouts keeps a checkout that is %s after its query', async (_, operation, left, cart) => {
    await keepCheckouts({ ada: 0 });
    const change = () => share([{ ...operation, n: 3 } as SharedOperation], later(DAY_MS));
    const records = afterItsQuery(where().db, change);
    await forgetSharedCheckouts(records, later(1).toISOString(), 10);
    expect([await checkouts(), parseLists((await row()).lists).cart.length]).toEqual([left, cart]);
  });

  it('shareLists applies operations by their numbers, in whichever order they arrive', async () => {
    const { lists } = await share([add(2, 'xerix/2'), add(1, 'xerix/1')]);
    expect(lists?.cart.map(({ key }) => key)).toEqual(['xerix/1', 'xerix/2']);
  });

  it('limitListRequests accepts 600 requests of one account in ten minutes', async () => {
    const { db } = where();
    await countUnits(db, [{ action: 'lists', subject: 'ada', units: 599 }], 10 * 60_000, now);
    const requests = [];
    for (const user of ['ada', 'ada', 'eve']) requests.push((await limitListRequests(db, user, now)).ok);
    expect(requests).toEqual([true, false, true]);
  });

  it('waitForChange does not wait for a browser that has left already', async () => {
    const on = jest.spyOn(process, 'on');
    expect(await waitForChange(where().db, 'ada', 0, AbortSignal.abort(), 1000)).toBe(0);
    expect(on.mock.calls.filter(([name]) => name === 'SIGTERM')).toEqual([]);
    jest.restoreAllMocks();
  });
});
