// Verifies docs/product.md 27.2.
import { sql } from 'kysely';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject } from '@/domain/result';
import { type Database, openDatabase } from './database';
import { isConflict, isDatabaseUnavailable } from './database-error';
import { attachPaymentSession, recordPaymentEvent } from '@/server/orders/change';
import { findOrderByNumber, historyOf } from '@/server/orders/read';
import { now, paidOrder, place, tryToPlace, paymentEvent } from '@/server/testing/checkout';
import { onEachEngine, onPostgres, type Place } from '@/server/testing/engines';
import { rejected } from '@/server/testing/results';
import { inSnapshot, atomically, transact } from './transact';

/** Twenty conflicting transactions take long on a busy machine. */
jest.setTimeout(30_000);

const hit = (bucket: string) => ({ bucket, window_start: 'now', hits: 1 });
const buckets = async (db: Database) =>
  (await db.selectFrom('rate_limits').select('bucket').orderBy('bucket').execute()).map(({ bucket }) => bucket);

onEachEngine((where) => {
  it('transact rolls back on a rejection and on an exception', async () => {
    const { db } = where();
    const rejection = await transact(db, async (records) => {
      await records.insertInto('rate_limits').values(hit('a')).execute();
      return reject({ code: 'no' });
    });
    expect(rejection).toEqual(rejected('no'));
    const thrown = atomically(db, async (records) => {
      await records.insertInto('rate_limits').values(hit('b')).execute();
      throw new Error('half-way');
    });
    await expect(thrown).rejects.toThrow('half-way');
    expect(await buckets(db)).toEqual([]);
  });

  it('inSnapshot reads one snapshot while other connections write', async () => {
    const { db } = where();
    await db.insertInto('rate_limits').values(hit('before')).execute();
    await inSnapshot(db, async (records) => {
      expect(await buckets(records)).toEqual(['before']);
      await db.insertInto('rate_limits').values(hit('meanwhile')).execute();
      await atomically(db, (others) => others.insertInto('rate_limits').values(hit('also')).execute());
      expect(await buckets(records)).toEqual(['before']);
    });
    expect(await buckets(db)).toEqual(['also', 'before', 'meanwhile']);
  });

  it('inSnapshot rejects writes', async () => {
    const { db } = where();
    await db.insertInto('rate_limits').values(hit('a')).execute();
    const change = inSnapshot(db, (records) => records.deleteFrom('rate_limits').execute());
    await expect(change).rejects.toThrow();
    expect(await buckets(db)).toEqual(['a']);
  });
});

onPostgres((where) => {
  /** Opens a serializable connection, on which PostgreSQL reports conflicts (SQLSTATE 40001). */
  const openSerializable = ({ url }: Place) =>
    openDatabase(`${url}&options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`);

  /**
   * Makes the first inserts into a table fail with a SQLSTATE. They are counted by a sequence, which a rollback does
   * not reset.
   */
  async function failFirst(db: Database, table: string, times: number, state = '40001') {
    await sql`create sequence failures`.execute(db);
    await sql
      .raw(
        `create function fail_first() returns trigger language plpgsql as $$ begin
           if nextval('failures') <= ${times} then raise exception 'restart transaction' using errcode = '${state}'; end if;
           return new;
         end $$`,
      )
      .execute(db);
    await sql
      .raw(`create trigger fail_first before insert on ${table} for each row execute function fail_first()`)
      .execute(db);
  }
  const countFailures = async (db: Database) =>
    Number((await sql<{ last_value: string }>`select last_value from failures`.execute(db)).rows[0]?.last_value);

  it.each(['40001', '40P01'])(
    'recordPaymentEvent retries after %s and creates one email and one code',
    async (state) => {
      const { db } = where();
      const order = await place(db);
      await failFirst(db, 'outbox', 3, state);
      expect(await recordPaymentEvent(db, paymentEvent(order), now)).toBe('applied');
      expect(await countFailures(db)).toBe(4);
      expect(await historyOf(db, order.number)).toHaveLength(2);
      expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
      expect(await db.selectFrom('promo_codes').select('code').execute()).toHaveLength(1);
    },
  );

  it('a single statement is retried after a conflict', async () => {
    const { db } = where();
    await failFirst(db, 'rate_limits', 2);
    await db.insertInto('rate_limits').values(hit('a')).execute();
    expect(await countFailures(db)).toBe(3);
    expect(await buckets(db)).toEqual(['a']);
  });

  it('a transaction fails as unavailable after twelve conflicts and saves nothing', async () => {
    const { db } = where();
    const order = await place(db);
    await failFirst(db, 'outbox', 1000);
    const thrown: unknown = await recordPaymentEvent(db, paymentEvent(order), now).catch((error: unknown) => error);
    expect([isConflict(thrown), isDatabaseUnavailable(thrown)]).toEqual([true, true]);
    expect(await countFailures(db)).toBe(12);
    expect((await findOrderByNumber(db, order.number))?.state).toBe('pending');
  });

  it('a transaction throws any other error at once', async () => {
    const { db } = where();
    const order = await place(db);
    await failFirst(db, 'outbox', 1000, '22012');
    const thrown: unknown = await recordPaymentEvent(db, paymentEvent(order), now).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(thrown)).toBe(false);
    expect(await countFailures(db)).toBe(1);
  });

  it('twenty serializable transactions create one order, one payment and one code', async () => {
    const db = await openSerializable(where());
    const order = await place(db);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => recordPaymentEvent(db, paymentEvent(order), now)),
    );
    expect(outcomes.sort()).toEqual(['applied', ...Array(19).fill('duplicate')]);
    const sessions = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attachPaymentSession(db, order.number, 'stripe', `cs_${index}`)),
    );
    expect(new Set(sessions).size).toBe(1);
    const placed = await Promise.all(Array.from({ length: 20 }, () => tryToPlace(db, {}, { idempotencyKey: 'one' })));
    expect(new Set(placed.map((one) => one.ok && one.value.number)).size).toBe(1);
    const { code } = await paidOrder(db);
    const withCode = await Promise.all(
      Array.from({ length: 20 }, () => tryToPlace(db, { promoCode: code, shownTotal: 318_40 })),
    );
    expect(withCode.filter((one) => one.ok)).toHaveLength(1);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
    await db.destroy();
  });

  it('two transactions that deadlock on two orders both succeed', async () => {
    const { db } = where();
    const [one, two] = [(await place(db)).number, (await place(db)).number];
    const touch = (records: Database, number: OrderNumber) =>
      records.updateTable('orders').set({ changed_at: 'now' }).where('number', '=', number).execute();
    const both = (first: OrderNumber, second: OrderNumber) =>
      atomically(db, async (records) => {
        await touch(records, first);
        await new Promise((resolve) => setTimeout(resolve, 100));
        await touch(records, second);
        return accept(undefined);
      });
    expect(await Promise.all([both(one, two), both(two, one)])).toEqual([accept(undefined), accept(undefined)]);
  });
});
