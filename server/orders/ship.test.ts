// Verifies docs/product.md 14.14, 17.9.
import { accept } from '@/domain/result';
import { accountOrders } from '@/server/accounts/account-orders';
import { disputeUpdate, later, now, paidOrder, place, refundUpdate } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { rejected } from '@/server/testing/results';
import { fulfilOrder } from './change';
import { type OrderRow } from '@/server/database/schema';
import { findConfirmedOrder } from './order-view';
import { historyOf } from './read';
import { recordDispute } from './record-dispute';
import { recordRefund } from './record-refund';
import { shipOrder } from './ship';

const usps = { carrier: 'USPS', trackingNumber: '9400100000000000000000' };
const corrected = { carrier: 'USPS', trackingNumber: '9400100000000000000017' };
const other = { carrier: 'Royal Mail', trackingNumber: 'AB123456789GB' };
const link = 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000';

onEachEngine((where) => {
  const ship = ({ number }: OrderRow, parcel = usps, ms = 0) => shipOrder(where().db, number, parcel, later(ms));
  const shown = async ({ token }: OrderRow) => findConfirmedOrder(where().db, token);
  const mails = () =>
    where().db.selectFrom('outbox').selectAll().where('id', 'like', 'order-sent:%').orderBy('id').execute();

  it('shipOrder fulfils the order, shows the parcel and emails the shopper', async () => {
    const { order } = await paidOrder(where().db);
    expect(await ship(order)).toEqual(accept('first'));
    expect(await shown(order)).toMatchObject({ state: 'fulfilled', parcel: { ...usps, trackingUrl: link } });
    const shopper = { userId: 'nobody', email: order.email, verifiedEmail: order.email };
    expect(await accountOrders(where().db, shopper)).toMatchObject([{ parcel: { ...usps, trackingUrl: link } }]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: order.email, subject: `Order ${order.number} is on its way` });
    expect(mail?.text_body).toContain('Carrier: USPS\nTracking number: 9400100000000000000000');
    expect(mail?.text_body).toContain(`Track it with USPS:\n${link}`);
    expect(mail?.text_body).toContain(`/thanks?order=${order.token}`);
    expect(mail?.html_body).toContain(`href="${link}"`);
    const history = await historyOf(where().db, order.number);
    expect(history.map(({ event, source }) => [event, source]).at(-1)).toEqual(['fulfil', 'owner']);
  });

  it('shipOrder emails each parcel once, also for parallel and repeated commands', async () => {
    const { order } = await paidOrder(where().db);
    const noted = await Promise.all([ship(order), ship(order), ship(order)]);
    expect(noted.map((one) => one.ok && one.value).sort()).toEqual(['first', 'same', 'same']);
    expect(await mails()).toHaveLength(1);
  });

  itOnce('shipOrder emails each correction of a parcel, and the last one is valid', async () => {
    const { order } = await paidOrder(where().db);
    await ship(order);
    expect(await ship(order, corrected, 1000)).toEqual(accept('corrected'));
    expect(await ship(order, corrected, 2000)).toEqual(accept('same'));
    expect((await shown(order))?.parcel).toMatchObject(corrected);
    expect(await ship(order, usps, 3000)).toEqual(accept('corrected'));
    expect((await shown(order))?.parcel).toMatchObject(usps);
    // The carrier alone was wrong.
    const sameNumber = { ...usps, carrier: 'Royal Mail' };
    expect(await ship(order, sameNumber, 4000)).toEqual(accept('corrected'));
    expect((await shown(order))?.parcel).toEqual(sameNumber);
    const sentMails = await mails();
    expect(sentMails.map(({ subject }) => subject)).toEqual([
      `Order ${order.number} is on its way`,
      `Order ${order.number}: new tracking number`,
      `Order ${order.number}: new tracking number`,
      `Order ${order.number}: new tracking number`,
    ]);
    expect(sentMails[1]?.text_body).toContain(corrected.trackingNumber);
    expect(await historyOf(where().db, order.number)).toHaveLength(3);
  });

  itOnce('a parcel of an unknown carrier has no tracking link', async () => {
    const { order } = await paidOrder(where().db);
    await ship(order, other);
    expect((await shown(order))?.parcel).toEqual(other);
    expect((await mails())[0]?.text_body).not.toContain('Follow it');
  });

  itOnce('shipOrder adds a parcel to a fulfilled order', async () => {
    const { order } = await paidOrder(where().db);
    await fulfilOrder(where().db, order.number, now);
    expect(await mails()).toEqual([]);
    expect((await shown(order))?.parcel).toBeUndefined();
    expect(await ship(order)).toEqual(accept('first'));
    expect(await mails()).toHaveLength(1);
  });

  // Verifies docs/product.md 14.14 (unpaid order, refunded order).
  itOnce('shipOrder rejects unpaid and refunded orders', async () => {
    const { db } = where();
    const pending = await place(db);
    const { order: refunded } = await paidOrder(db);
    const { order: sent } = await paidOrder(db);
    await ship(sent);
    for (const order of [refunded, sent]) {
      await recordRefund(db, refundUpdate(order), now);
    }
    expect(await ship(pending)).toEqual(rejected('order-state', { state: 'pending' }));
    expect(await ship(refunded)).toEqual(rejected('order-state', { state: 'refunded' }));
    expect(await ship(sent, corrected)).toEqual(rejected('order-state', { state: 'refunded' }));
    expect(await ship({ ...pending, number: 'OH-00000000' })).toEqual(rejected('unknown-order'));
    expect(await mails()).toHaveLength(1);
    expect((await shown(refunded))?.parcel).toBeUndefined();
  });

  itOnce('shipOrder rejects an order with an open dispute and accepts it after the dispute is won', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await recordDispute(db, disputeUpdate(order), now);
    expect(await ship(order)).toEqual(rejected('order-disputed', { dispute: 'dispute' }));
    expect(await mails()).toEqual([]);
    await recordDispute(db, disputeUpdate(order, { state: 'won', reportedAt: later(1000).toISOString() }), later(1000));
    expect(await ship(order)).toEqual(accept('first'));
  });

  it('a failed shipOrder saves nothing', async () => {
    const { order } = await paidOrder(where().db);
    await where().db.schema.dropTable('outbox').execute();
    await expect(ship(order)).rejects.toThrow(/outbox/);
    expect(await shown(order)).toMatchObject({ state: 'paid' });
    expect(await where().db.selectFrom('parcels').selectAll().execute()).toEqual([]);
  });
});
