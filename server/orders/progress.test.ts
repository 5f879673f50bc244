// Verifies docs/product.md 37.1, 37.2.
import { accept } from '@/domain/result';
import { delivered, pack } from '@/cli/orders/progress';
import { disputeUpdate, later, now, paidOrder, place, refundUpdate } from '@/server/testing/checkout';
import { itOnce, onEachEngine } from '@/server/testing/engines';
import { rejected } from '@/server/testing/results';
import { fulfilOrder } from './change';
import { packOrder, recordDelivery } from './progress';
import { findKnownOrder, historyOf } from './read';
import { recordDispute } from './record-dispute';
import { recordRefund } from './record-refund';
import { shipOrder } from './ship';

const DAY = 24 * 60 * 60_000;
const parcel = { carrier: 'USPS', trackingNumber: '9400100000000000000000' };

onEachEngine((where) => {
  it('packOrder packs a paid order once, also for parallel commands, and records it', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const packed = await Promise.all([1, 2, 3].map((ms) => packOrder(db, order.number, later(ms))));
    expect(packed.map((one) => one.ok && one.value).sort()).toEqual(['first', 'same', 'same']);
    const history = await historyOf(db, order.number);
    expect(history.map(({ event }) => event)).toEqual(['placed', 'payment-succeeded', 'pack']);
    expect((await findKnownOrder(db, order.number)).packed_at).toBe(history[2]?.at);
  });

  itOnce('packOrder rejects an order that is unpaid, refunded, sent or in dispute', async () => {
    const { db } = where();
    const pending = await place(db);
    const [{ order: refunded }, { order: sent }, { order: disputed }] = [
      await paidOrder(db),
      await paidOrder(db),
      await paidOrder(db),
    ];
    await recordRefund(db, refundUpdate(refunded), now);
    await fulfilOrder(db, sent.number, now);
    await recordDispute(db, disputeUpdate(disputed), now);
    expect(await packOrder(db, 'OH-00000000', now)).toEqual(rejected('unknown-order'));
    expect(await packOrder(db, pending.number, now)).toEqual(rejected('order-state', { state: 'pending' }));
    expect(await packOrder(db, refunded.number, now)).toEqual(rejected('order-state', { state: 'refunded' }));
    expect(await packOrder(db, sent.number, now)).toEqual(rejected('order-state', { state: 'fulfilled' }));
    expect(await packOrder(db, disputed.number, now)).toEqual(rejected('order-disputed', { dispute: 'dispute' }));
  });

  itOnce('sending an order packs it, and keeps the time of an earlier packing', async () => {
    const { db } = where();
    const [{ order: first }, { order: second }] = [await paidOrder(db), await paidOrder(db)];
    await shipOrder(db, first.number, parcel, later(1000));
    await packOrder(db, second.number, later(500));
    await fulfilOrder(db, second.number, later(1000));
    expect((await findKnownOrder(db, first.number)).packed_at).toBe(later(1000).toISOString());
    expect((await findKnownOrder(db, second.number)).packed_at).toBe(later(500).toISOString());
  });

  itOnce('recordDelivery records and corrects the day of a sent order, and rejects days that cannot be', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const deliver = (day: string) => recordDelivery(db, order.number, day, later(3 * DAY));
    expect(await deliver('2026-11-20')).toEqual(rejected('order-state', { state: 'paid' }));
    await shipOrder(db, order.number, parcel, now);
    expect(await deliver('2026-11-19')).toEqual(rejected('delivery-day'));
    expect(await deliver('2026-11-24')).toEqual(rejected('delivery-day'));
    expect(await deliver('2026-11-23')).toEqual(accept('first'));
    expect(await deliver('2026-11-23')).toEqual(accept('same'));
    expect(await deliver('2026-11-20')).toEqual(accept('corrected'));
    await recordRefund(db, refundUpdate(order), later(3 * DAY));
    expect(await deliver('2026-11-21')).toEqual(accept('corrected'));
    expect((await findKnownOrder(db, order.number)).delivered_on).toBe('2026-11-21');
    const days = (await historyOf(db, order.number)).filter(({ event }) => event === 'deliver').map(({ note }) => note);
    expect(days).toEqual(['2026-11-23', '2026-11-20', '2026-11-21']);
  });

  itOnce('the pack and delivered commands print one sentence for what they do and reject', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const { number } = order;
    expect(await pack.run(db, [number])).toBe(
      `Order ${number} is packed. The shopper can no longer cancel it or change its address.`,
    );
    expect(await pack.run(db, [number])).toBe(`Order ${number} was packed already. Nothing has changed.`);
    await expect(delivered.run(db, [number])).rejects.toThrow(`Order ${number} is paid: it was not sent.`);
    await shipOrder(db, number, parcel, now);
    await expect(pack.run(db, [number])).rejects.toThrow(`Order ${number} is fulfilled: it cannot be packed.`);
    await expect(delivered.run(db, [number, '--on', '2026-02-30'])).rejects.toThrow('"2026-02-30" is not a date.');
    await expect(delivered.run(db, [number, '--on', '2026-11-19'])).rejects.toThrow(
      'cannot have arrived on 2026-11-19',
    );
    expect(await delivered.run(db, [number, '--on', '2026-11-20'])).toBe(
      `Order ${number} was delivered on 2026-11-20.`,
    );
    expect(await delivered.run(db, [number, '--on', '2026-11-20'])).toContain('Nothing has changed.');
    expect(delivered.run(db, [number, '--at', '2026-11-20'])).toBeUndefined();
    expect(pack.run(db, [])).toBeUndefined();
  });
});
