import { randomUUID } from 'node:crypto';
import { recordPaymentEvent } from '@/server/orders/change';
import { orderVersion } from '@/server/orders/order-version';
import { findKnownOrder } from '@/server/orders/read';
import { changeAddress } from '@/server/orders/shopper-changes';
import { later, now, paidOrder, paymentEvent, place, placeIn } from '@/server/testing/checkout';
import { owner } from '@/server/testing/desk';
import { onEachEngine } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { addNote } from './orders/notes';
import { amountRule, refund } from './orders/refund';
import { pack, ship, unpack } from './orders/steps';
import { findSubmitted, submit } from './submit';
import { type AnyUseCase } from './use-case';

onEachEngine((where) => {
  const send = (
    useCase: AnyUseCase,
    fields: Record<string, string>,
    change: Partial<Parameters<typeof submit>[3]> = {},
  ) => submit(where().db, owner, useCase, { key: randomUUID(), fields, ...change }, now);
  const audit = () => where().db.selectFrom('audit_log').select(['actor', 'action', 'subject']).execute();

  // Verifies docs/product.md 41.4 (audit row).
  it('a form writes its audit row with its change, and neither if the change is rejected', async () => {
    const { order } = await paidOrder(where().db);
    const unpaid = await place(where().db);
    expect(valueOf(await send(pack, { number: order.number }))).toMatchObject({ ok: true });
    expect(valueOf(await send(pack, { number: unpaid.number }))).toEqual({
      ok: false,
      sentence: `Order ${unpaid.number} is pending: it cannot be packed.`,
    });
    expect(await audit()).toEqual([{ actor: owner.name, action: 'pack-order', subject: order.number }]);
  });

  // Verifies docs/product.md 41.4 (double press).
  it('ten parallel submissions of one form write one note and return one outcome', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const key = randomUUID();
    const fields = { number: order.number, text: 'Wants a blue strap.' };
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(addNote, fields, { key })));
    expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await db.selectFrom('order_notes').select('text').execute()).toEqual([{ text: 'Wants a blue strap.' }]);
    expect(await audit()).toHaveLength(1);
    const changed = await send(addNote, { ...fields, text: 'Wants a red strap.' }, { key });
    const byAnother = await submit(db, { ...owner, name: 'bob@example.com' }, addNote, { key, fields }, now);
    for (const repeated of [changed, byAnother])
      expect(valueOf(repeated).sentence).toBe('This form was sent before, with other content. Nothing more was saved.');
    expect(await audit()).toHaveLength(1);
  });

  // Verifies docs/product.md 41.4 (refund).
  it('ten parallel submissions of one refund form refund once, and a later one returns the same outcome', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const key = randomUUID();
    const fields = { number: order.number, kind: 'line', line: '1', units: '1', shown: '19900', byHand: 'on' };
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(refund, fields, { key })));
    outcomes.push(await submit(db, owner, refund, { key, fields }, later(5 * 60_000)));
    expect(outcomes.map((one) => valueOf(one).ok)).toEqual(outcomes.map(() => true));
    const { refunded_cents: cents } = await findKnownOrder(db, order.number);
    expect(cents).toBe(199_00);
    expect(await audit()).toHaveLength(1);
  });

  it.each([
    ['ticked', 'owner', { byHand: 'on' }],
    ['not ticked', 'test', {}],
  ])('a refund with the box "by hand" %s has the provider "%s"', async (_, provider, box) => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const fields = { number: order.number, kind: 'amount', amount: '20', ...box };
    expect(valueOf(await send(refund, fields))).toMatchObject({ ok: true });
    const made = db.selectFrom('refunds').select(['provider', 'amount_cents']);
    expect(await made.execute()).toEqual([{ provider, amount_cents: 20_00 }]);
  });

  // Verifies docs/product.md 44.6 (desk).
  it('a refund form parses its amount in the currency of the order, and refuses hundredths of a yen', async () => {
    const { db } = where();
    const order = await placeIn(db, 'jpy');
    await recordPaymentEvent(db, paymentEvent(order), now);
    const fields = { number: order.number, kind: 'amount', currency: 'jpy', byHand: 'on' };
    for (const kind of ['amount', 'return'])
      expect(valueOf(await send(refund, { ...fields, kind, return: 'RT-7K3M9QX2', amount: '12.50' }))).toMatchObject({
        invalid: { field: 'amount', reason: 'malformed' },
      });
    const inDollars = { ...fields, currency: 'usd', amount: '1250' };
    expect(valueOf(await send(refund, inDollars)).sentence).toBe(
      `Nothing was refunded: order ${order.number} is in another currency. Open its page again.`,
    );
    expect(valueOf(await send(refund, { ...fields, amount: '¥60,000' })).sentence).toBe(
      `¥59,602 of order ${order.number} can still be refunded.`,
    );
    expect(valueOf(await send(refund, { ...fields, amount: '¥1,250' })).sentence).toBe(
      `¥1,250 of order ${order.number} is refunded, ¥1,250 of ¥59,602 in all. The shopper gets an email.`,
    );
    const [audited] = await db.selectFrom('audit_log').select('details').execute();
    expect(audited?.details).toBe('amount, amount ¥1,250, by hand');
    expect(amountRule('jpy')).toBe('An amount in yen has no digits after the point, such as 1250.');
  });

  // Verifies docs/product.md 41.4 (sum).
  it('a refund whose sum differs from the one that the page showed refunds nothing', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const fields = { number: order.number, kind: 'line', line: '1', units: '1', shown: '19899', byHand: 'on' };
    expect(valueOf(await send(refund, fields)).sentence).toMatch(/^Nothing was refunded: the amount has changed/);
    expect((await findKnownOrder(db, order.number)).refunded_cents).toBe(0);
    expect(await audit()).toEqual([]);
  });

  // Verifies docs/product.md 41.4 (conflict).
  it('a form about an order that has changed since returns the changes and saves nothing', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const version = await orderVersion(db, order.number);
    const seen = now.toISOString();
    const address = {
      fullName: 'Ada Byron',
      phone: '',
      line1: '2 Odd Street',
      line2: '',
      city: 'New York',
      region: 'NY',
      postalCode: '10001',
      country: 'US',
    };
    await changeAddress(db, order.number, address, later(1000));
    await pack.perform(db, { ...owner, name: 'bob@example.com' }, { number: order.number }, { now: later(2000) });
    const fields = { number: order.number, carrier: 'DHL Express', trackingNumber: '1234567890' };
    const outcome = valueOf(await send(ship, fields, { version, seen }));
    expect(outcome).toMatchObject({
      ok: false,
      changes: ['address changed (shopper, 2026-11-20 12:00 UTC)', 'packed (bob@example.com, 2026-11-20 12:00 UTC)'],
    });
    expect((await findKnownOrder(db, order.number)).state).toBe('paid');
  });

  // Verifies docs/product.md 41.4 (undo).
  it('packing returns its undo, which restores the order', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const { undo } = valueOf(await send(pack, { number: order.number }));
    expect(undo).toEqual({ label: 'Undo packing', action: unpack.name, fields: { number: order.number } });
    await send(unpack, { number: order.number });
    expect((await findKnownOrder(db, order.number)).packed_at).toBeNull();
  });

  // Verifies docs/product.md 41.4 (rejected form).
  it('a rejected form keeps the typed values for its own owner, and a corrected form replaces it', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const key = randomUUID();
    const fields = { number: order.number, carrier: 'USPS', trackingNumber: 'nonsense' };
    await send(ship, fields, { key });
    expect(await findSubmitted(db, owner, key)).toMatchObject({ action: 'ship-order', fields, outcome: { ok: false } });
    expect(await findSubmitted(db, { ...owner, name: 'bob@example.com' }, key)).toBeUndefined();
    const corrected = await send(ship, { ...fields, trackingNumber: 'EA 000 000 000 US' }, { key });
    expect(valueOf(corrected).sentence).toMatch(/ is sent with USPS, /);
    const invalid = await send(addNote, { number: order.number, text: '' });
    expect(valueOf(invalid)).toEqual({
      ok: false,
      sentence: 'Nothing was saved.',
      invalid: { field: 'text', reason: 'required' },
    });
  });

  // Verifies docs/product.md 41.4 (passkey).
  it('a form that needs the passkey is stored, and runs once the passkey was used', async () => {
    const { db } = where();
    const order = await place(db);
    await recordPaymentEvent(db, paymentEvent(order), now);
    const [key, fields] = [randomUUID(), { number: order.number, kind: 'all', byHand: 'on' }];
    const stale = { ...owner, isConfirmed: false };
    expect(await submit(db, stale, refund, { key, fields }, now)).toEqual({
      ok: false,
      rejection: { code: 'passkey-needed' },
    });
    const { outcome, fields: kept } = (await findSubmitted(db, owner, key)) ?? {};
    expect([outcome, kept]).toEqual([undefined, fields]);
    expect((await findKnownOrder(db, order.number)).state).toBe('paid');
    expect(valueOf(await submit(db, owner, refund, { key, fields }, now)).ok).toBe(true);
    expect((await findKnownOrder(db, order.number)).state).toBe('refunded');
  });
});
