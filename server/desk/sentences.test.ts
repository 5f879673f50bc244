// Verifies docs/product.md 41.4.
import { randomUUID } from 'node:crypto';
import { fulfilOrder } from '@/server/orders/change';
import { recordDispute } from '@/server/orders/record-dispute';
import { cancelByShopper } from '@/server/payments/cancel-order';
import { disputeUpdate, later, now, paidOrder, place } from '@/server/testing/checkout';
import { owner } from '@/server/testing/desk';
import { onSqlite } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { returnsAt } from '@/server/testing/returns';
import { orderVersion } from '@/server/orders/order-version';
import { keepContactMessage } from '@/server/messages/messages';
import { answerMessage, closeMessage, reopen } from './messages/messages';
import { newOrderText } from './new-order/new-order';
import { correctAddress } from './orders/address';
import { resendOrderMail } from './orders/mails';
import { refundText } from './orders/refund';
import { deliver, fulfil, pack, ship } from './orders/steps';
import { stepOfReturn } from './returns/steps';
import { forget } from './shoppers/shoppers';
import { submit } from './submit';
import { type AnyUseCase } from './use-case';

const unknown = 'OH-00000000';
const address = { fullName: 'Ada', line1: '2 Odd Street', city: 'Troy', region: 'NY', postalCode: '12180' };

onSqlite((where) => {
  /** Returns the sentence of a form, with `number` in place of the number of an order or a return. */
  const say = async (useCase: AnyUseCase, fields: Record<string, string>, number?: string) => {
    const { sentence } = valueOf(await submit(where().db, owner, useCase, { key: randomUUID(), fields }, now));
    return number === undefined ? sentence : sentence.replaceAll(number, 'number');
  };

  it('an order that must not be packed or sent says why', async () => {
    const { db } = where();
    const { order: disputed } = await paidOrder(db);
    await recordDispute(db, disputeUpdate(disputed), now);
    const { order: cancelled } = await paidOrder(db);
    await cancelByShopper(db, cancelled.token, [], now);
    const { paid, ask } = returnsAt(where);
    const withdrawn = await paid([1], 'DE');
    valueOf(await ask(withdrawn, 'withdrawal'));
    const { number: unpaid } = await place(db);
    const parcel = { carrier: 'Own van', trackingNumber: 'A1B2C3' };
    const all = [
      [disputed.number, 'Order number must not be sent: its payment is in dispute.'],
      [cancelled.number, 'Order number was canceled by its shopper and will be refunded.'],
      [withdrawn, 'Order number must not be sent: its shopper withdrew from all of it.'],
      [unknown, 'There is no order number.'],
    ] as const;
    for (const [number, why] of all)
      expect([await say(fulfil, { number }, number), await say(ship, { number, ...parcel }, number)]).toEqual([
        why,
        why,
      ]);
    for (const [number, why] of all.slice(0, 3)) expect(await say(pack, { number }, number)).toBe(why);
    const states = [await say(pack, { number: unpaid }, unpaid), await say(fulfil, { number: unpaid }, unpaid)];
    expect(states).toEqual(['cannot be packed', 'cannot be sent'].map((it) => `Order number is pending: it ${it}.`));
    expect(await say(deliver, { number: unpaid, day: '2026-11-20' }, unpaid)).toBe(
      'Order number is pending: it was not sent.',
    );
  });

  it('a parcel of an unknown carrier or a wrong tracking number says what is accepted', async () => {
    const { order } = await paidOrder(where().db);
    const sent = (carrier: string, trackingNumber: string) =>
      say(ship, { number: order.number, carrier, trackingNumber }, order.number);
    expect(await sent('', 'A1')).toMatch(/^“” is not a carrier\. Use .*USPS.*, or another name\.$/);
    expect(await sent('USPS', 'A1')).toBe('“A1” is not a tracking number of USPS.');
    expect(await say(fulfil, { number: order.number }, order.number)).toBe(
      'Order number is sent, without a tracking number. The shopper gets no email.',
    );
  });

  it('an address that cannot be corrected says why', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const { number } = order;
    const correct = (more: Record<string, string>) =>
      say(correctAddress, { ...address, country: 'US', ...more }, number);
    expect(await correct({ number, country: 'DE', region: '' })).toMatch(/^The country cannot change/);
    expect(await say(correctAddress, { ...address, country: 'US', number: unknown }, unknown)).toBe(
      'There is no order number.',
    );
    valueOf(await fulfilOrder(db, number, now));
    expect(await correct({ number })).toMatch(/^The address of order number can no longer change/);
  });

  it('a mail of an order is sent again, or the owner reads why not', async () => {
    const { order } = await paidOrder(where().db);
    const { number } = order;
    const mail = (name: string) => say(resendOrderMail, { number, mail: name }, number);
    expect(await mail('confirmation')).toBe('The confirmation goes to ada@example.com again.');
    expect(await mail('sent')).toBe('Order number has no mail with the tracking number yet.');
    expect(await say(resendOrderMail, { number: unknown, mail: 'link' }, unknown)).toBe('There is no order number.');
  });

  it('a step of a return that is not possible says why, and a changed one names the change', async () => {
    const { db } = where();
    let ms = 0;
    const { sent, ask, step, payBack } = returnsAt(where, () => later(ms));
    const order = await sent([1], 'US');
    const number = valueOf(await ask(order, 'return'));
    const form = (event: string, more = {}) => ({ number, kind: 'return', event, ...more });
    expect(await say(stepOfReturn, form('inspect'), number)).toBe('number is requested: this step is not possible.');
    expect(await say(stepOfReturn, { ...form('accept'), kind: 'withdrawal' }, number)).toBe(
      'There is no withdrawal or return number.',
    );
    const opened = { version: String(await orderVersion(db, order)), seen: now.toISOString() };
    ms = 60_000;
    await step('return', number, { event: 'accept', answer: '' });
    const refuse = { key: randomUUID(), fields: form('refuse', { answer: 'Worn.' }), ...opened };
    const { sentence, changes } = valueOf(await submit(db, owner, stepOfReturn, refuse, later(120_000)));
    expect([sentence, changes]).toEqual([
      expect.stringMatching(/^Nothing was saved: this changed/),
      [`return ${number}: accepted (owner, 2026-11-20 12:01 UTC)`],
    ]);
    expect(await say(stepOfReturn, form('receive', { saleable: 'on' }), number)).toBe(
      'number is received. Its units are back in the stock. The shopper gets an email.',
    );
    const refunded = await sent([1], 'US');
    const other = valueOf(await ask(refunded, 'return'));
    await step('return', other, { event: 'accept', answer: '' });
    valueOf(await payBack(refunded, other));
    const receive = { number: other, kind: 'return', event: 'receive' };
    expect(await say(stepOfReturn, receive, other)).toBe('number is refunded. The shopper gets an email.');
    expect(await say(stepOfReturn, receive, other)).toBe('number was received before.');
  });

  it('a message that was answered, waits already or was deleted says so', async () => {
    const { db } = where();
    const message = { name: 'Ada', email: 'ada@example.com', subject: 'A strap', body: 'Longer?' };
    await keepContactMessage(db, message, { website: '', filledForMs: 60_000 }, now);
    const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
    const told = [];
    for (const useCase of [reopen, closeMessage, closeMessage, reopen]) told.push(await say(useCase, { id }));
    told.push(await say(answerMessage, { id, text: 'Yes.' }), await say(answerMessage, { id, text: 'Yes.' }));
    expect(told).toEqual([
      'This message waits for an answer already.',
      'The message of ada@example.com is answered.',
      'This message was answered before.',
      'The message waits for an answer again.',
      'The answer goes to ada@example.com. The message is answered.',
      'This message was answered before.',
    ]);
    await db.deleteFrom('contact_messages').execute();
    for (const [useCase, fields] of [
      [closeMessage, {}],
      [reopen, {}],
      [answerMessage, { text: 'Yes.' }],
    ] as const)
      expect(await say(useCase, { id, ...fields })).toMatch(/^There is no such message\./);
  });

  it('the deletion of a shopper says what bookkeeping keeps', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const told = await say(forget, { email: order.email, again: order.email }, order.number);
    expect(told).toContain(`The data of ${order.email} is deleted`);
    expect(told).toContain('Order number stays for now, because it is paid and not sent yet.');
    valueOf(await fulfilOrder(db, order.number, now));
    const closed = await say(forget, { email: order.email, again: order.email }, order.number);
    expect(closed).toContain('Bookkeeping keeps name, address and amounts of number, without the email address.');
    expect(await say(forget, { email: 'bob@example.com', again: 'bo@example.com' })).toBe(
      'Nothing was deleted. Type the address of the shopper to confirm.',
    );
  });
});

const totals = { currency: 'eur', totalCents: 318_40 } as never;

it.each([
  [{ code: 'payment-off' }, 'no payment provider'],
  [{ code: 'price-changed', totals }, 'The total is now €318.40'],
  [{ code: 'goods-changed' }, 'Check the new total'],
  [{ code: 'no-lines' }, 'Choose a watch'],
  [{ code: 'unknown-watch' }, 'no such watch'],
  [{ code: 'not-in-currency' }, 'no price in this currency'],
  [{ code: 'bad-quantity' }, '1 to 10 units'],
  [{ code: 'duplicate-line' }, 'in two lines'],
  [{ code: 'country-not-served' }, 'does not ship to this country'],
  [{ code: 'service-not-offered' }, 'shipping service does not go there'],
  [{ code: 'too-few-left', left: 2 }, 'Only 2 of a watch are left'],
  [{ code: 'sold-out' }, 'sold out'],
  [{ code: 'promo-code' }, 'was not placed'],
] as const)('an order by phone that is rejected as %j says: %s', (rejection, words) => {
  expect(newOrderText(rejection as Parameters<typeof newOrderText>[0])).toContain(words);
});

it.each([
  [{ code: 'unknown-order' }, 'There is no order'],
  [{ code: 'order-state', state: 'pending' }, 'is pending: there is nothing to refund'],
  [{ code: 'order-disputed' }, 'is in dispute'],
  [{ code: 'refund-too-much', leftCents: 12_50 }, '$12.50 of order'],
  [{ code: 'no-such-line' }, 'no such line'],
  [{ code: 'refund-unfinished', request: '' }, 'Make that one again first: all that is left'],
  [{ code: 'refund-unfinished', request: '$5.00' }, 'Make that one again first: $5.00'],
  [{ code: 'refund-just-made' }, 'within the last minute'],
  [{ code: 'other-currency' }, 'is in another currency'],
  [{ code: 'no-such-return' }, 'no such withdrawal or return'],
  [{ code: 'return-state', returnState: 'refused' }, 'The request is refused'],
  [{ code: 'sum-changed' }, 'the amount has changed'],
  [{ code: 'refund-failed' }, 'record it as made by hand'],
  [{ code: 'unknown-provider' }, 'is not configured'],
] as const)('a refund that is rejected as %j says: %s', (rejection, words) => {
  expect(refundText(unknown, rejection as Parameters<typeof refundText>[1])).toContain(words);
});
