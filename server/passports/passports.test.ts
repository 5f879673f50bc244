// Verifies docs/product.md 39.1, 39.2, 39.4, 39.5, 39.6, 39.7, 39.8.
import { everyWatch } from '@/data/catalogue/shop-catalogue';
import { accept } from '@/domain/result';
import { passports as listCommand, service } from '@/cli/orders/passports';
import { exportShopper } from '@/server/retention/export-shopper';
import { forgetShopper } from '@/server/retention/forget-shopper';
import { fulfilOrder } from '@/server/orders/change';
import { recordRefund } from '@/server/orders/record-refund';
import { later, now, paidOrder, place, refundUpdate } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { withOwnerEmail } from '@/server/testing/log';
import { rejected, valueOf } from '@/server/testing/results';
import { returnsAt } from '@/server/testing/returns';
import {
  actOnPassport,
  findPassport,
  type PassportAct,
  passportsOf,
  passportView,
  remindOfBatteries,
} from './passports';

const DAY = 24 * 60 * 60_000;
const next = 'grace@example.com';

onEachEngine((where) => {
  withOwnerEmail();
  const act = (token: string, change: PassportAct, ms = 0) => actOnPassport(where().db, token, change, later(ms));
  const links = ({ number }: { number: `OH-${string}` }) => passportsOf(where().db, { number, state: 'paid' }, now);
  const mailsOf = (prefix: string) =>
    where().db.selectFrom('outbox').selectAll().where('id', 'like', `${prefix}%`).orderBy('id').execute();
  const bought = async () => {
    const { order } = await paidOrder(where().db);
    const [first, second] = await links(order);
    if (!first || !second) throw new Error('Expected two passports for two units.');
    return { order, first, second };
  };

  itOnce('the payment of an order gives each unit a passport with a token of its own', async () => {
    const { order, first, second } = await bought();
    expect([first, second].map(({ name, line, unit }) => [name, line, unit])).toEqual([
      ['Late Comet', 0, 1],
      ['Late Comet', 0, 2],
    ]);
    expect(new Set([first.token, second.token, order.token]).size).toBe(3);
    const found = await findPassport(where().db, first.token);
    expect(found && passportView(found)).toMatchObject({
      serial: `${order.number}-1-1`,
      orderToken: order.token,
      entries: [],
      isClosed: false,
    });
    expect(await findPassport(where().db, 'x'.repeat(32))).toBeUndefined();
    expect(await passportsOf(where().db, await place(where().db), now)).toEqual([]);
  });

  // Verifies docs/product.md 39.2.
  it('the guarantee counts from the last promised day, as the withdrawal does, until the delivery is recorded', async () => {
    const { order, first } = await bought();
    await where()
      .db.updateTable('orders')
      .set({ latest_delivery: '2026-12-04', latest_delivery_if_delayed: '2026-12-09' })
      .where('number', '=', order.number)
      .execute();
    const view = async () => {
      const passport = await findPassport(where().db, first.token);
      return passport && passportView(passport);
    };
    expect(await view()).toMatchObject({ from: '2026-12-09', isDelivered: false });
    await where()
      .db.updateTable('orders')
      .set({ delivered_on: '2026-12-02' })
      .where('number', '=', order.number)
      .execute();
    expect(await view()).toMatchObject({ from: '2026-12-02', isDelivered: true });
  });

  // Verifies docs/product.md 39.2.
  it('the guarantee of an order that is sent after the last promised day counts from the day of sending', async () => {
    const { db } = where();
    const { order, first } = await bought();
    const from = async () => (await findPassport(db, first.token))?.from;
    const promised = '2026-12-03';
    expect(await from()).toBe(promised);
    valueOf(await fulfilOrder(db, order.number, new Date(`${promised}T12:00:00.000Z`)));
    expect(await from()).toBe(promised);
    await db
      .updateTable('order_history')
      .set({ at: '2026-12-17T12:00:00.000Z' })
      .where('order_number', '=', order.number)
      .where('event', '=', 'fulfil')
      .execute();
    expect(await from()).toBe('2026-12-17');
  });

  itOnce('an order that was paid before passports existed gets them once, also from two tabs', async () => {
    const { order } = await bought();
    await where().db.deleteFrom('passports').execute();
    const [one, other] = await Promise.all([links(order), links(order)]);
    expect(one).toHaveLength(2);
    expect(other).toEqual(one);
  });

  it('a hand-over replaces the token, mails both, and hides the former holder', async () => {
    const { db } = where();
    const { order, first } = await bought();
    await act(first.token, { kind: 'note', note: 'Bought by Ada' });
    expect(await act(first.token, { kind: 'handed-over', email: next })).toEqual(accept(undefined));
    expect(await findPassport(db, first.token)).toBeUndefined();
    const notes = await db.selectFrom('passport_entries').select('note').execute();
    expect(notes).toEqual([{ note: '' }, { note: '' }]);
    expect(await act(first.token, { kind: 'note', note: 'Mine' })).toEqual(rejected('unknown-passport'));
    expect(await links(order)).toHaveLength(1);
    const [given] = await mailsOf('handed-over:');
    const [taken] = await mailsOf('taken-over:');
    expect([given?.recipient, taken?.recipient]).toEqual([order.email, next]);
    const token = /\/passport\/([\w-]{32})/.exec(taken?.text_body ?? '')?.[1] ?? '';
    expect(given?.text_body).not.toContain('/passport/');
    expect(given?.text_body).not.toContain(next);
    expect(taken?.text_body).not.toContain(order.email);
    const view = passportView((await findPassport(db, token)) ?? fail());
    expect(view.orderToken).toBeUndefined();
    expect(JSON.stringify(view)).not.toMatch(/Ada|ada@|Odd Street/);
    expect(view.entries).toEqual([]);
    expect((await exportShopper(db, next)).passports).toMatchObject([{ unit: 1, entries: [] }]);
  });

  // Verifies docs/product.md 39.4, 39.5, 39.6.
  it('an entry that is sent twice within a minute is one entry, with one mail to the owner', async () => {
    const { first } = await bought();
    const kinds = async () => (await findPassport(where().db, first.token))?.entries.map(({ kind }) => kind);
    const asked = { kind: 'service-asked', note: 'The crown sticks.' } as const;
    expect(await Promise.all([act(first.token, asked), act(first.token, asked)])).toEqual(
      Array(2).fill(accept(first.token)),
    );
    expect([await kinds(), (await mailsOf('owner:service:')).length]).toEqual([['service-asked'], 1]);
    const changed = { kind: 'battery', on: '2026-11-19', isReminded: false } as const;
    valueOf(await act(first.token, changed));
    valueOf(await act(first.token, { ...changed, isReminded: true }, 59_999));
    expect(await kinds()).toEqual(['service-asked', 'battery']);
    const noted = { kind: 'note', note: 'The crown sticks.' } as const;
    valueOf(await act(first.token, noted));
    valueOf(await act(first.token, { ...noted, note: 'It still sticks.' }, 1));
    valueOf(await act(first.token, noted, 60_000));
    expect(await kinds()).toEqual(['service-asked', 'battery', 'note', 'note', 'note']);
  });

  itOnce('each hand-over of a watch mails its new owner a link that opens the passport', async () => {
    const { db } = where();
    const { first } = await bought();
    let { token } = first;
    for (const email of [next, 'lin@example.com']) {
      valueOf(await act(token, { kind: 'handed-over', email }));
      const mail = (await mailsOf('taken-over:')).find(({ recipient }) => recipient === email);
      token = /\/passport\/([\w-]{32})/.exec(mail?.text_body ?? '')?.[1] ?? '';
      expect((await findPassport(db, token))?.holder_email).toBe(email);
    }
    expect((await mailsOf('handed-over:')).map(({ recipient }) => recipient)).toEqual(['ada@example.com', next]);
  });

  it('one of two parallel hand-overs succeeds', async () => {
    const { first } = await bought();
    const both = await Promise.all(
      ['a@example.com', 'b@example.com'].map((email) => act(first.token, { kind: 'handed-over', email })),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await mailsOf('taken-over:')).toHaveLength(1);
  });

  it('a stolen watch cannot be handed over until it is found, and a repeated report changes nothing', async () => {
    const { first } = await bought();
    for (const ms of [0, 1000]) expect(await act(first.token, { kind: 'stolen' }, ms)).toEqual(accept(first.token));
    expect(await act(first.token, { kind: 'handed-over', email: next })).toEqual(rejected('passport-closed'));
    expect(await mailsOf('owner:stolen:')).toHaveLength(1);
    expect(await act(first.token, { kind: 'found' })).toEqual(accept(first.token));
    expect((await findPassport(where().db, first.token))?.entries.map(({ kind }) => kind)).toEqual(['stolen', 'found']);
    await act(first.token, { kind: 'stolen' }, 2000);
    expect(await mailsOf('owner:stolen:')).toHaveLength(2);
    await act(first.token, { kind: 'found' }, 3000);
    expect(await act(first.token, { kind: 'handed-over', email: next })).toEqual(accept(undefined));
  });

  itOnce('each request for service of a watch reaches the owner', async () => {
    const { first } = await bought();
    for (const note of ['It loses time.', 'It stops.']) await act(first.token, { kind: 'service-asked', note });
    const texts = (await mailsOf('owner:service:')).map(({ text_body: text }) => text);
    expect(texts).toEqual([expect.stringContaining('It loses time.'), expect.stringContaining('It stops.')]);
  });

  itOnce('a request for service reaches the owner, whose entry in the log stays after a hand-over', async () => {
    const { db } = where();
    const { order, first } = await bought();
    await act(first.token, { kind: 'service-asked', note: 'It loses time.' });
    const [mail] = await mailsOf('owner:service:');
    expect(mail).toMatchObject({ reply_to: order.email });
    expect(mail?.text_body).toContain('It loses time.');
    expect(await service.run(db, [`${order.number.toLowerCase()}-1-1`, 'Regulated', 'and', 'cleaned'])).toContain(
      'has a new entry',
    );
    await expect(service.run(db, [`${order.number}-1-9`, 'x'])).rejects.toThrow('There is no passport');
    expect(await listCommand.run(db, [order.number])).toContain(`${order.number}-1-1  Late Comet  http`);
    valueOf(await act(first.token, { kind: 'handed-over', email: next }));
    const [taken] = await mailsOf('taken-over:');
    const token = /\/passport\/([\w-]{32})/.exec(taken?.text_body ?? '')?.[1] ?? '';
    expect((await findPassport(db, token))?.entries.map(({ note }) => note)).toEqual(['Regulated and cleaned']);
  });

  itOnce('a battery reminder is mailed once when it is due, and not after a hand-over', async () => {
    const { db } = where();
    const { first, second } = await bought();
    // Timex 1 is a quartz watch.
    await db.updateTable('order_lines').set({ catalogue: 'timex', watch_id: 1 }).execute();
    for (const { token } of [first, second]) await act(token, { kind: 'battery', on: '2026-11-20', isReminded: true });
    const due = (await findPassport(db, first.token))?.remind_on ?? '';
    expect(due > '2027-01-01').toBe(true);
    await act(second.token, { kind: 'handed-over', email: next });
    expect(await remindOfBatteries(db, new Date(Date.parse(due) - DAY))).toBe(0);
    expect(await remindOfBatteries(db, new Date(due))).toBe(1);
    expect(await remindOfBatteries(db, new Date(due))).toBe(0);
    expect(await mailsOf('battery:')).toHaveLength(1);
    await act(first.token, { kind: 'battery', on: due, isReminded: true }, Date.parse(due) - now.getTime());
    const dueAgain = (await findPassport(db, first.token))?.remind_on ?? '';
    expect([await remindOfBatteries(db, new Date(dueAgain)), (await mailsOf('battery:')).length]).toEqual([1, 2]);
  });

  // Verifies docs/product.md 39.5.
  itOnce('a later holder who enters the same day for the battery gets a reminder too', async () => {
    const { db } = where();
    const { first } = await bought();
    await db.updateTable('order_lines').set({ catalogue: 'timex', watch_id: 1 }).execute();
    const changed = { kind: 'battery', on: '2026-11-20', isReminded: true } as const;
    await act(first.token, changed);
    const due = new Date((await findPassport(db, first.token))?.remind_on ?? '');
    expect(await remindOfBatteries(db, due)).toBe(1);
    await act(first.token, { kind: 'handed-over', email: next });
    const [taken] = await mailsOf('taken-over:');
    await act(/\/passport\/([\w-]{32})/.exec(taken?.text_body ?? '')?.[1] ?? '', changed);
    expect(await remindOfBatteries(db, due)).toBe(1);
    expect((await mailsOf('battery:')).map(({ recipient }) => recipient)).toEqual(['ada@example.com', next]);
  });

  // Verifies docs/product.md 39.5.
  itOnce('a battery change that is entered later is reminded of from the day of the change', async () => {
    const { db } = where();
    const { first, second } = await bought();
    await db.updateTable('order_lines').set({ catalogue: 'timex', watch_id: 1 }).execute();
    const month = 30 * DAY;
    await act(first.token, { kind: 'battery', on: '2026-11-20', isReminded: true });
    await act(second.token, { kind: 'battery', on: '2026-11-20', isReminded: true }, 2 * month);
    const [due, later] = [await findPassport(db, first.token), await findPassport(db, second.token)];
    expect(later?.remind_on).toBe(due?.remind_on);
    await act(first.token, { kind: 'battery', on: '2026-11-21', isReminded: false });
    expect(await findPassport(db, first.token)).toMatchObject({ battery_changed_on: '2026-11-21', remind_on: null });
  });

  itOnce('a battery reminder whose day passed without a job is mailed by the next one', async () => {
    const { db } = where();
    const { first } = await bought();
    await db.updateTable('order_lines').set({ catalogue: 'timex', watch_id: 1 }).execute();
    await act(first.token, { kind: 'battery', on: '2026-11-20', isReminded: true });
    const due = (await findPassport(db, first.token))?.remind_on ?? '';
    expect(await remindOfBatteries(db, new Date(Date.parse(due) + 3 * DAY))).toBe(1);
  });

  // Verifies docs/product.md 39.5.
  itOnce.each([
    ['of a refunded order', 2, { kind: 'all' }],
    ['that was refunded alone', 1, { kind: 'line', line: 1, units: 1 }],
  ] as const)('no battery reminder is mailed for a unit %s', async (_, refundedUnits, what) => {
    const { db } = where();
    const { refund, sent } = returnsAt(where);
    const order = await sent([2]);
    await db.updateTable('order_lines').set({ catalogue: 'timex', watch_id: 1 }).execute();
    const tokens = (await links({ number: order })).map(({ token }) => token);
    for (const token of tokens) await act(token, { kind: 'battery', on: '2026-11-20', isReminded: true });
    const due = (await findPassport(db, tokens[0] ?? ''))?.remind_on ?? '';
    valueOf(await refund(order, what));
    expect(await remindOfBatteries(db, new Date(due))).toBe(2 - refundedUnits);
    expect(await mailsOf('battery:')).toHaveLength(2 - refundedUnits);
    expect(await remindOfBatteries(db, new Date(due))).toBe(0);
  });

  // Verifies docs/product.md 39.5.
  it('no reminder asks for a new battery of a solar watch, whose battery life is its time in the dark', async () => {
    const { db } = where();
    const { first } = await bought();
    const solar = await everyWatch.findWatch('gshock/3');
    expect(solar?.specification).toMatchObject({ movement: 'Solar quartz', batteryLife: 7 });
    await db.updateTable('order_lines').set({ catalogue: 'gshock', watch_id: 3 }).execute();
    await act(first.token, { kind: 'battery', on: '2026-11-20', isReminded: true });
    expect((await findPassport(db, first.token))?.remind_on).toBeNull();
  });

  itOnce('the passport of a refunded order is closed', async () => {
    const { order, first } = await bought();
    await recordRefund(where().db, refundUpdate(order), now);
    expect((await findPassport(where().db, first.token))?.isClosed).toBe(true);
    expect(await act(first.token, { kind: 'note', note: 'x' })).toEqual(rejected('passport-closed'));
  });

  it('a unit that was refunded alone closes its passport: the last one that the shopper still holds', async () => {
    const { db } = where();
    const { refund, sent } = returnsAt(where);
    const order = await sent([3, 1]);
    const tokens = (await links({ number: order })).map(({ token }) => token);
    const closed = async () => {
      const found = await Promise.all(tokens.map((token) => findPassport(db, token)));
      return found.map((passport) => passport?.isClosed);
    };
    expect(await closed()).toEqual([false, false, false, false]);
    valueOf(await act(tokens[2] ?? '', { kind: 'handed-over', email: next }));
    valueOf(await refund(order, { kind: 'line', line: 1, units: 1 }));
    expect(await closed()).toEqual([false, true, undefined, false]);
    expect(await act(tokens[1] ?? '', { kind: 'note', note: 'x' })).toEqual(rejected('passport-closed'));
    valueOf(await refund(order, { kind: 'line', line: 2, units: 1 }));
    expect(await closed()).toEqual([false, true, undefined, true]);
    const third = db.selectFrom('passports').select('token').where('unit', '=', 3);
    tokens[2] = (await third.executeTakeFirstOrThrow()).token;
    valueOf(await refund(order, { kind: 'line', line: 1, units: 1 }, later(120_000)));
    expect(await closed()).toEqual([true, true, false, true]);
    valueOf(await refund(order, { kind: 'line', line: 1, units: 1 }, later(240_000)));
    expect(await closed()).toEqual([true, true, true, true]);
  });

  // Verifies docs/product.md 27.9, 27.10.
  it('export lists a shopper’s passports without tokens, and forget removes the shopper from them', async () => {
    const { db } = where();
    const { order, first, second } = await bought();
    await act(first.token, { kind: 'note', note: 'My note' });
    const exported = await exportShopper(db, 'ADA@example.com');
    expect(exported.passports).toHaveLength(2);
    expect(JSON.stringify(exported)).toContain('My note');
    expect(JSON.stringify(exported)).not.toContain(first.token);
    await fulfilOrder(db, order.number, now);
    await act(second.token, { kind: 'handed-over', email: next });
    expect(await forgetShopper(db, order.email)).toMatchObject({ passports: 0, emptied: [order.number] });
    const held = () => db.selectFrom('passports').select('holder_email').orderBy('unit').execute();
    expect(await held()).toEqual([{ holder_email: '' }, { holder_email: next }]);
    const notes = await db.selectFrom('passport_entries').select('note').where('unit', '=', 1).execute();
    expect(notes).toEqual([{ note: '' }]);
    expect(await forgetShopper(db, next)).toMatchObject({ passports: 1 });
    expect(await held()).toEqual([{ holder_email: '' }, { holder_email: '' }]);
  });
});

function fail(): never {
  throw new Error('The passport does not exist.');
}
