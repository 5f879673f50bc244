import { randomUUID } from 'node:crypto';
import { type DeskOutcome } from '@/contract/desk';
import { keepContactMessage } from '@/server/messages/messages';
import { recordPaymentEvent } from '@/server/orders/change';
import { orderVersion } from '@/server/orders/order-version';
import { findKnownOrder } from '@/server/orders/read';
import { changeAddress } from '@/server/orders/shopper-changes';
import { recordDispute } from '@/server/orders/record-dispute';
import { recordRefund } from '@/server/orders/record-refund';
import { stepReturn } from '@/server/returns/change-return';
import { returnsAt } from '@/server/testing/returns';
import {
  disputeUpdate,
  later,
  now,
  paidOrder,
  paymentEvent,
  place,
  placeIn,
  refundUpdate,
} from '@/server/testing/checkout';
import { owner, typedAddress } from '@/server/testing/desk';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { setStock } from '@/server/stock/set-stock';
import { stockLines } from '@/server/stock/stock-lines';
import { findUseCase } from './all';
import { answerMessage, messagesPage } from './messages/messages';
import { correctAddress } from './orders/address';
import { addNote } from './orders/notes';
import { amountRule, refund, refundQuestion } from './orders/refund';
import { deliver, pack, ship, unpack } from './orders/steps';
import { priceListPage, savePriceList, switchPriceList } from './prices/prices';
import { stepOfReturn } from './returns/steps';
import { importStock } from './stock/stock';
import { findSubmitted, submit } from './submit';
import { type Owner } from './actor';
import { type AnyUseCase } from './use-case';
import { importWatches } from './watches/import-watches';
import { editedWatch, saveDraft } from './watches/watches';

const at = (ms: number) => later(ms).toISOString();

onEachEngine((where) => {
  const send = (
    useCase: AnyUseCase,
    fields: Record<string, string>,
    change: Partial<Parameters<typeof submit>[3]> = {},
  ) => submit(where().db, owner, useCase, { key: randomUUID(), fields, ...change }, now);
  const audit = () => where().db.selectFrom('audit_log').select(['actor', 'action', 'subject']).execute();

  // Verifies docs/product.md 41.4 (audit row).
  itOnce('a form writes its audit row with its change, and neither if the change is rejected', async () => {
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

  // Verifies docs/product.md 44.6 (comma).
  itOnce('a refund form refuses a comma before hundredths, which is no hundredfold amount', async () => {
    const { db } = where();
    const order = await placeIn(db, 'eur');
    await recordPaymentEvent(db, paymentEvent(order), now);
    const fields = { number: order.number, kind: 'amount', currency: 'eur', byHand: 'on' };
    for (const amount of ['3,50', '€ 3,50', '3.000,50', '1,2'])
      expect(valueOf(await send(refund, { ...fields, amount }))).toMatchObject({
        invalid: { field: 'amount', reason: 'malformed' },
      });
    expect(await db.selectFrom('refunds').select('key').execute()).toEqual([]);
  });

  // Verifies docs/product.md 44.6 (desk).
  itOnce('a refund form parses its amount in the currency of the order, and refuses hundredths of a yen', async () => {
    const { db } = where();
    const order = await placeIn(db, 'jpy');
    await recordPaymentEvent(db, paymentEvent(order), now);
    const fields = { number: order.number, kind: 'amount', currency: 'jpy', byHand: 'on' };
    for (const kind of ['amount', 'return'])
      expect(valueOf(await send(refund, { ...fields, kind, return: 'RT-7K3M9QX2', amount: '12.50' }))).toMatchObject({
        invalid: { field: 'amount', reason: 'malformed' },
      });
    const unnamed = { number: order.number, kind: 'amount', amount: '1250', byHand: 'on' };
    for (const inDollars of [unnamed, { ...unnamed, currency: 'usd' }])
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
  itOnce('a refund whose sum differs from the one that the page showed refunds nothing', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const fields = { number: order.number, kind: 'line', line: '1', units: '1', shown: '19899', byHand: 'on' };
    expect(valueOf(await send(refund, fields)).sentence).toMatch(/^Nothing was refunded: the amount has changed/);
    expect((await findKnownOrder(db, order.number)).refunded_cents).toBe(0);
    expect(await audit()).toEqual([]);
  });

  // Verifies docs/product.md 41.4 (conflict).
  itOnce('a form about an order that has changed since returns the changes and saves nothing', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const version = await orderVersion(db, order.number);
    const seen = now.toISOString();
    await changeAddress(db, order.number, typedAddress, later(1000));
    await pack.perform(db, { ...owner, name: 'bob@example.com' }, { number: order.number }, { now: later(2000) });
    const fields = { number: order.number, carrier: 'DHL Express', trackingNumber: '1234567890' };
    const outcome = valueOf(await send(ship, fields, { version, seen }));
    expect(outcome).toMatchObject({
      ok: false,
      changes: ['address changed (shopper, 2026-11-20 12:00 UTC)', 'packed (bob@example.com, 2026-11-20 12:00 UTC)'],
    });
    expect((await findKnownOrder(db, order.number)).state).toBe('paid');
  });

  // Verifies docs/product.md 41.4 (conflict).
  it('a form about an order names a return, its steps by an owner and a shopper, a dispute and a refund since', async () => {
    const { db } = where();
    const { sent, ask } = returnsAt(where);
    const order = await sent([1, 1], 'US');
    const version = await orderVersion(db, order);
    const number = valueOf(await ask(order, 'return', [{ watch: 'xerix/1', units: 1 }], later(1000)));
    const accept = { number, kind: 'return', event: 'accept', answer: '' } as const;
    await stepOfReturn.perform(db, { ...owner, name: 'bob@example.com' }, accept, { now: later(2000) });
    await stepReturn(db, 'return', number, { event: 'send' }, later(3000), 'shopper');
    const known = await findKnownOrder(db, order);
    await recordRefund(db, refundUpdate(known, { id: 're_1', amountCents: 1, reportedAt: at(4000) }), later(4000));
    await recordDispute(
      db,
      disputeUpdate(known, { id: 'dp_1', state: 'needs_response', reportedAt: at(5000) }),
      later(5000),
    );
    const fields = { number: order, carrier: 'Own van', trackingNumber: 'A1B2C3' };
    const { changes } = valueOf(await send(ship, fields, { version, seen: now.toISOString() }));
    expect(changes).toEqual([
      `return ${number}: asked for (shopper, 2026-11-20 12:00 UTC)`,
      `return ${number}: accepted (bob@example.com, 2026-11-20 12:00 UTC)`,
      `return ${number}: sent back (shopper, 2026-11-20 12:00 UTC)`,
      'refund of $0.01: succeeded (test, 2026-11-20 12:00 UTC)',
      'dispute dp_1: needs_response (test, 2026-11-20 12:00 UTC)',
    ]);
  });

  // Verifies docs/product.md 41.4 (undo).
  itOnce('packing returns its undo, which restores the order', async () => {
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
  itOnce('a form that needs the passkey is stored, and runs once the passkey was used', async () => {
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

onSqlite((where) => {
  it('a repeated or corrected step of an order says what it has changed, and a wrong day of delivery changes nothing', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const parcel = (trackingNumber: string) => ({ carrier: 'Own van', trackingNumber });
    const address = { fullName: 'Ada', line1: '2 Odd Street', city: 'Troy', region: 'NY', postalCode: '12180' };
    const steps: readonly [AnyUseCase, Record<string, string>][] = [
      [correctAddress, { ...address, country: 'US' }],
      [correctAddress, { ...address, country: 'US' }],
      [pack, {}],
      [pack, {}],
      [ship, parcel('A1B2C3')],
      [ship, parcel('A1B2C3')],
      [ship, parcel('A1B2C4')],
      [deliver, { day: '2026-11-19' }],
      [deliver, { day: '2026-11-21' }],
      [deliver, { day: '2026-11-20' }],
    ];
    const told = [];
    for (const [useCase, fields] of steps) {
      const form = { key: randomUUID(), fields: { number: order.number, ...fields } };
      const { ok, sentence, undo } = valueOf(await submit(db, owner, useCase, form, now));
      told.push([ok, sentence.replace(`Order ${order.number} `, ''), undo?.action]);
    }
    const wrongDay = (day: string) => `cannot have arrived on ${day}: the day is in the future, or before it was sent.`;
    expect(told).toEqual([
      [true, 'goes to the new address. The shopper gets an email. Print a new packing slip.', undefined],
      [true, 'has this address already.', undefined],
      [true, 'is packed. The shopper can no longer cancel it or change its address.', 'unpack-order'],
      [true, 'was packed before.', undefined],
      [true, 'is sent with Own van, A1B2C3. The shopper gets an email.', undefined],
      [true, 'was sent with Own van, A1B2C3 before.', undefined],
      [true, 'is corrected: it is sent with Own van, A1B2C4. The shopper gets an email.', undefined],
      [false, wrongDay('2026-11-19'), undefined],
      [false, wrongDay('2026-11-21'), undefined],
      [true, 'was delivered on 2026-11-20.', undefined],
    ]);
  });
});

onSqlite((where) => {
  it('a key that one action has used runs no other action, and a refund of units names them in its audit row', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const key = randomUUID();
    const send = async (useCase: AnyUseCase, fields: Record<string, string>, formKey: string = randomUUID()) =>
      valueOf(await submit(db, owner, useCase, { key: formKey, fields: { number: order.number, ...fields } }, now));
    expect(await send(pack, {}, key)).toMatchObject({ ok: true });
    expect(await send(unpack, {}, key)).toMatchObject({
      ok: false,
      sentence: 'This form was sent before, with other content. Nothing more was saved.',
    });
    expect((await findKnownOrder(db, order.number)).packed_at).not.toBeNull();
    const line = { kind: 'line', line: '1', units: '1', shown: '19900', byHand: 'on' };
    expect(await send(refund, line)).toMatchObject({ ok: true });
    const audited = await db.selectFrom('audit_log').select('details').where('action', '=', refund.name).execute();
    expect(audited).toEqual([{ details: '$199.00, line 1, units 1, by hand' }]);
  });
});

onSqlite((where) => {
  const bob = { ...owner, name: 'bob@example.com' };
  let seconds = 0;
  const sendAs = async (
    actor: Owner,
    name: string,
    fields: Record<string, string>,
    state: DeskOutcome['undoVersion'],
  ) => {
    const useCase = findUseCase(name);
    if (!useCase) throw new Error(`No use case ${name}.`);
    const form = { key: randomUUID(), fields, version: state?.text, seen: state?.seen };
    return valueOf(await submit(where().db, actor, useCase, form, later((seconds += 1) * 1000)));
  };
  const send = (name: string, fields: Record<string, string>) => sendAs(owner, name, fields, undefined);
  const sendAsBob = (name: string, fields: Record<string, string>) => sendAs(bob, name, fields, undefined);
  /** Presses the undo button of an outcome. */
  const press = ({ undo, undoVersion }: DeskOutcome) => {
    if (!undo) throw new Error('The outcome offers no undo.');
    return sendAs(owner, undo.action, undo.fields, undoVersion);
  };
  const draftNow = async () => (await editedWatch(where().db, owner, 'xerix/1', now))?.draft?.name;
  const linesNow = async () => (await priceListPage(where().db, owner, id, now))?.lines;
  const openMessages = async () => (await messagesPage(where().db, owner, {}, now)).count;

  // Verifies docs/product.md 41.4 (undo).
  it.each<[string, () => Promise<DeskOutcome>, () => Promise<unknown>, () => Promise<unknown>]>([
    [
      'a discarded draft, after a new draft',
      async () => {
        await send('save-watch-draft', draft);
        return send('discard-watch-draft', { watch: draft.watch });
      },
      () => sendAsBob('save-watch-draft', { ...draft, name: 'Meteor' }),
      draftNow,
    ],
    [
      'a deleted price list, after it was brought back and edited',
      async () => {
        await send('save-price-list', list);
        return send('delete-price-list', { id });
      },
      () => sendAsBob('save-price-list', { ...list, lines: 'xerix/1 8' }),
      linesNow,
    ],
    [
      'a message that needs no answer, after its answer',
      async () => {
        await keepContactMessage(where().db, message, { website: '', filledForMs: 5000 }, now);
        const [{ id: messageId = '' } = {}] = (await messagesPage(where().db, owner, {}, now)).rows;
        return send('close-message', { id: messageId });
      },
      async () => {
        const [{ id: messageId = '' } = {}] = (await messagesPage(where().db, owner, { show: 'answered' }, now)).rows;
        await sendAsBob('reopen-message', { id: messageId });
        await sendAsBob('answer-message', { id: messageId, text: 'Yes.' });
      },
      openMessages,
    ],
  ])('the undo of %s, changes nothing and names the other owner', async (_, change, changeByOther, state) => {
    const outcome = await change();
    await changeByOther();
    const before = await state();
    const undone = await press(outcome);
    expect(undone).toMatchObject({ ok: false, sentence: expect.stringMatching(/^Nothing was saved: this changed/) });
    expect(undone.changes?.[0]).toMatch(/^bob@example\.com: /);
    expect(await state()).toEqual(before);
  });

  // Verifies docs/product.md 41.4 (double press, passkey).
  it('the second press of a form, after the passkey’s ten minutes, keeps the outcome of the first', async () => {
    const { db } = where();
    await send('save-price-list', list);
    const form = { key: randomUUID(), fields: { id, on: 'yes' } };
    // The first press commits after the second has found no outcome.
    const pressedTwice: AnyUseCase = {
      ...switchPriceList,
      perform: async (...call) => {
        await submit(db, owner, switchPriceList, form, now);
        return switchPriceList.perform(...call);
      },
    };
    const first = { ok: true, sentence: expect.stringContaining('are on, within their dates') };
    expect(valueOf(await submit(db, { ...owner, isConfirmed: false }, pressedTwice, form, now))).toMatchObject(first);
    expect((await findSubmitted(db, owner, form.key))?.outcome).toMatchObject(first);
  });

  // Verifies docs/product.md 41.4 (undo), 42.2 (change).
  it('an undo restores the state before once, and that of a stock change also after a sale', async () => {
    await send('save-watch-draft', draft);
    const discarded = await send('discard-watch-draft', { watch: draft.watch });
    expect(await press(discarded)).toMatchObject({ ok: true });
    expect(await press(discarded)).toMatchObject({ ok: false });
    expect(await draftNow()).toBe('Comet');
    await setStock(where().db, 'xerix/1', { to: 5 }, now);
    const counted = await send('change-stock', { watch: 'xerix/1', how: 'add', units: '3', reason: 'delivered' });
    await place(where().db);
    const [before] = await stockLines(where().db, 'xerix/1');
    expect(await press(counted)).toMatchObject({ ok: true });
    expect((await stockLines(where().db, 'xerix/1'))[0]?.available).toBe((before?.available ?? 0) - 3);
  });
});

const number = 'OH-7K3M9QX2';
const message = { name: 'Ada', email: 'ada@example.com', subject: 'A strap', body: 'Is there a blue one?' };
const id = '00000000-0000-4000-8000-000000000001';
const draft = { watch: 'xerix/1', name: 'Comet', price: '9', txt1: 'One.', txt2: 'Two.', txt3: 'Three.' };
const list = { id, name: 'Sale', startsOn: '2026-11-27', endsOn: '2026-11-30', lines: 'xerix/1 9' };
const rejection = { number: 'RT-7K3M9QX2', kind: 'return', event: 'refuse' };

it.each<[string, number, AnyUseCase, (text: string) => object]>([
  ['A note about an order', 1000, addNote, (text) => ({ number, text })],
  ['An answer to a message', 5000, answerMessage, (text) => ({ id, text })],
  ['The reason of a refused return', 500, stepOfReturn, (answer) => ({ ...rejection, answer })],
  ['The name of a watch', 80, saveDraft, (name) => ({ ...draft, name })],
  ['The last line of a description', 400, saveDraft, (txt3) => ({ ...draft, txt3 })],
  ['The name of a price list', 80, savePriceList, (name) => ({ ...list, name })],
  ['The prices of a list', 40_000, savePriceList, (lines) => ({ ...list, lines })],
  ['A stock file', 40_000, importStock, (csv) => ({ csv })],
  ['A product file', 500_000, importWatches, (csv) => ({ csv })],
  ['A carrier', 60, ship, (carrier) => ({ number, carrier, trackingNumber: '1' })],
  ['A tracking number', 60, ship, (trackingNumber) => ({ number, carrier: 'USPS', trackingNumber })],
])('%s has at most %d characters', (_, most, { schema }, fieldsOf) => {
  const isValid = (length: number) => schema.safeParse(fieldsOf('a'.repeat(length))).success;
  expect([isValid(most), isValid(most + 1)]).toEqual([true, false]);
});

it.each([
  ['eur', '€1,250.50', 1250_50],
  ['gbp', ' £12 ', 12_00],
  ['usd', '$12.5', 12_50],
  ['jpy', '¥1,250', 1250],
  ['usd', '', undefined],
])('a refund of a return in %s reads the amount "%s" as %s', (currency, amount, read) => {
  const typed = { number, kind: 'return', return: rejection.number, currency, amount };
  expect(refundQuestion().parse(typed).amount).toBe(read);
});
