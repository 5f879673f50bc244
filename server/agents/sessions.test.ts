// Verifies docs/product.md 33.2, 33.3, 33.4.
import { randomUUID } from 'node:crypto';
import { recordPaymentEvent } from '@/server/orders/change';
import { recordRefund } from '@/server/orders/record-refund';
import { later, now, place, refundUpdate, tryToPlace, paymentEvent } from '@/server/testing/checkout';
import { itOnce, itOnOneEngine, onEachEngine } from '@/server/testing/engines';
import { accept } from '@/domain/result';
import { valueOf } from '@/server/testing/results';
import { transact } from '@/server/database/transact';
import { originOf } from './feature';
import {
  cancelSession,
  countOpenSessions,
  openSession,
  type PreparedCheckout,
  readLinkedSession,
  readSession,
  replacePrepared,
  sessionByHandOffKey,
  takeOver,
} from './sessions';

const prepared: PreparedCheckout = {
  lines: [{ catalogue: 'xerix', id: 1, quantity: 2 }],
  buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '' },
  address: null,
  service: '',
  promoCodes: [],
};

const HOURS = 60 * 60_000;

onEachEngine((where) => {
  const replace = (id: string, what: PreparedCheckout, at: Date) =>
    transact(where().db, (records) => replacePrepared(records, id, { prepared: what }, at));
  const cancel = (id: string, at: Date) => transact(where().db, (records) => cancelSession(records, id, at));
  const open = () => openSession(where().db, { agent: 'agent.example', prepared }, now);
  const taken = async () => {
    const { id, linkToken } = await open();
    const key = randomUUID();
    valueOf(await takeOver(where().db, { linkToken, key }, now));
    return { id, key };
  };

  itOnce('openSession stores a prepared checkout under an id of 192 random bits', async () => {
    const session = await open();
    expect(session.id).toMatch(/^[\w-]{32}$/);
    expect(await readSession(where().db, session.id, now)).toEqual(session);
    expect(await readLinkedSession(where().db, session.linkToken, now)).toEqual(session);
    expect(session).toMatchObject({ state: 'open', prepared, agent: 'agent.example', expiresAt: later(6 * HOURS) });
  });

  itOnce.each(['', 'a', 'a'.repeat(32), "' or 1=1 --"])('readSession returns undefined for %p', async (id) => {
    expect(await readSession(where().db, id, now)).toBeUndefined();
    expect(await readLinkedSession(where().db, id, now)).toBeUndefined();
    expect(await takeOver(where().db, { linkToken: id, key: randomUUID() }, now)).toMatchObject({
      rejection: { code: 'unknown-session' },
    });
  });

  itOnce('the id of a session opens no page, and the token of its page opens nothing for an agent', async () => {
    const { id, linkToken, continueUrl } = await open();
    expect(linkToken).toMatch(/^[\w-]{32}$/);
    expect(continueUrl).toBe(`http://localhost:3000/agent/${linkToken}`);
    expect(await readSession(where().db, linkToken, now)).toBeUndefined();
    expect(await readLinkedSession(where().db, id, now)).toBeUndefined();
    const none = { rejection: { code: 'unknown-session' } };
    expect(await takeOver(where().db, { linkToken: id, key: randomUUID() }, now)).toMatchObject(none);
    expect(await replace(linkToken, prepared, now)).toMatchObject(none);
    expect(await cancel(linkToken, now)).toMatchObject(none);
  });

  itOnce('replacePrepared replaces the whole contents', async () => {
    const { id } = await open();
    const other = { ...prepared, service: 'express', buyer: { ...prepared.buyer, email: '' } };
    await replace(id, other, now);
    expect(await readSession(where().db, id, now)).toMatchObject({ prepared: other, revision: 1 });
  });

  itOnce('a session expires six hours after it was opened, however often it is changed', async () => {
    const { id } = await open();
    await replace(id, prepared, later(5 * HOURS));
    expect(await readSession(where().db, id, later(6 * HOURS - 1))).toMatchObject({ state: 'open' });
    const count = (ms: number) =>
      transact(where().db, async (records) => accept(await countOpenSessions(records, later(ms))));
    expect([await count(6 * HOURS - 1), await count(6 * HOURS)].map(valueOf)).toEqual([1, 0]);
    expect(await readSession(where().db, id, later(6 * HOURS))).toMatchObject({ state: 'expired' });
    for (const change of [replace(id, prepared, later(6 * HOURS)), cancel(id, later(6 * HOURS))]) {
      expect(await change).toMatchObject({ rejection: { code: 'session-over' } });
    }
  });

  it('a cancelled session stays cancelled', async () => {
    const { id, linkToken } = await open();
    expect(valueOf(await cancel(id, now))).toMatchObject({ state: 'cancelled' });
    expect(await replace(id, prepared, now)).toMatchObject({ rejection: { code: 'session-over' } });
    expect(await takeOver(where().db, { linkToken, key: randomUUID() }, now)).toMatchObject({
      rejection: { code: 'session-over' },
    });
  });

  itOnce('takeOver returns the contents to the first browser on every request, and to no other browser', async () => {
    const { linkToken } = await open();
    const keys = Array.from({ length: 8 }, () => randomUUID());
    const taken = await Promise.all(keys.map((key) => takeOver(where().db, { linkToken, key }, now)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    const first = keys[taken.findIndex(({ ok }) => ok)] ?? '';
    expect(await takeOver(where().db, { linkToken, key: first }, now)).toEqual({ ok: true, value: prepared });
    expect(await takeOver(where().db, { linkToken, key: randomUUID() }, now)).toMatchObject({
      rejection: { code: 'session-taken' },
    });
  });

  itOnOneEngine('a session that was taken over expires, and its key counts in any case', async () => {
    const { linkToken } = await open();
    const key = randomUUID();
    const take = (typed: string, ms: number) => takeOver(where().db, { linkToken, key: typed }, later(ms));
    expect(await take(key, 0)).toEqual({ ok: true, value: prepared });
    expect(await take(key.toUpperCase(), 6 * HOURS - 1)).toEqual({ ok: true, value: prepared });
    expect(await take(key, 6 * HOURS)).toMatchObject({ rejection: { code: 'session-over' } });
    expect(await sessionByHandOffKey(where().db, key, later(6 * HOURS))).toBeUndefined();
  });

  itOnce('takeOver rejects a key that belongs to another session', async () => {
    const { key } = await taken();
    const { id, linkToken } = await open();
    expect(await takeOver(where().db, { linkToken, key }, now)).toMatchObject({ rejection: { code: 'session-taken' } });
    expect(await readSession(where().db, id, now)).toMatchObject({ state: 'open' });
  });

  itOnce('replacePrepared and cancelSession reject a session that a shopper took over', async () => {
    const { id } = await taken();
    expect(await replace(id, prepared, now)).toMatchObject({ rejection: { code: 'session-taken' } });
    expect(await cancel(id, now)).toMatchObject({ rejection: { code: 'session-taken' } });
  });

  itOnce('a session is completed only by the payment event of its order', async () => {
    const { db } = where();
    const { id, key } = await taken();
    expect(await sessionByHandOffKey(db, key, now)).toBe(id);
    const order = await place(db, {}, { origin: originOf(id) });
    expect(await readSession(db, id, later(7 * HOURS))).toMatchObject({
      state: 'taken-over',
      orderNumber: order.number,
    });
    await recordPaymentEvent(db, paymentEvent(order), now);
    expect(await readSession(db, id, now)).toMatchObject({ state: 'completed', orderNumber: order.number });
    await recordRefund(db, refundUpdate(order), now);
    expect(await readSession(db, id, later(7 * HOURS))).toMatchObject({ state: 'completed' });
    expect(await sessionByHandOffKey(db, key, now)).toBeUndefined();
  });

  it('a session has at most one order of concurrent ones, and a cancelled order allows another', async () => {
    const { db } = where();
    const { id } = await taken();
    const tries = await Promise.all(Array.from({ length: 4 }, () => tryToPlace(db, {}, { origin: originOf(id) })));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries.filter(({ ok }) => !ok).map((rejected) => rejected.ok || rejected.rejection.code)).toEqual(
      Array(3).fill('idempotency-conflict'),
    );
    const [first] = tries.flatMap((placed) => (placed.ok ? [placed.value] : []));
    if (!first) throw new Error('No order is placed.');
    await recordPaymentEvent(db, paymentEvent(first, { event: 'payment-failed' }), now);
    const second = await place(db, {}, { origin: originOf(id) });
    expect(second.agent_session).toBe(id);
    await recordPaymentEvent(db, paymentEvent(second), now);
    expect((await place(db, {}, { origin: originOf(id) })).agent_session).toBeNull();
    expect(await readSession(db, id, now)).toMatchObject({ state: 'completed', orderNumber: second.number });
  });
});
